"""A person at a browser: looks at the page, and clicks what glows."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ElementHandle, Page, TimeoutError, expect

WAIT = 30_000
"""Milliseconds after which something that was to come has not come."""
WIDE = {"width": 1366, "height": 860}
NARROW = {"width": 390, "height": 844}
GLOWING = ".offered"
ANSWERS = ".answers:not(.list) .button"
ASKED = ".panel.asked"
RESULT = "[data-testid=result]"
MOST_PARTS = 20
PATIENCE = 4000
A_MOMENT = 50
"""Milliseconds after which one looks again where nothing glows."""

expect.set_options(timeout=WAIT)


class Person:
    """A browser context with one page; what the page complains of is kept."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        theme: str = "light",
        size: dict[str, int] | None = None,
        luck: int = 1,
        pace: str = "at-once",
        motion: str = "reduce",
        hints: bool = False,
        **context: Any,
    ) -> None:
        self.address = address
        self.luck = random.Random(luck)
        self.faults: list[str] = []
        self.frames: list[str] = []
        self.moves = 0
        shape: Any = size or WIDE
        still: Any = motion
        self.context: BrowserContext = browser.new_context(viewport=shape, reduced_motion=still, **context)
        settings = json.dumps({"language": language, "theme": theme, "pace": pace, "hints": hints})
        kept = f"localStorage.getItem('turncoat.settings') ?? {json.dumps(settings)}"
        self.context.add_init_script(f"localStorage.setItem('turncoat.settings', {kept})")
        self.context.set_default_timeout(WAIT)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._heard)
        self.page.on("websocket", self._connected)

    def _heard(self, message: Any) -> None:
        if message.type == "error" and "status of 4" not in message.text and "WebSocket" not in message.text:
            self.faults.append(message.text)

    def _connected(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", self._sent)

    @property
    def messages(self) -> list[dict[str, Any]]:
        """What the server said, in order."""
        return [json.loads(frame) for frame in self.frames]

    def _sent(self, frame: str | bytes) -> None:
        self.moves += json.loads(frame)["type"] == "move"

    def open(self, path: str = "/") -> None:
        """Go to a page of the server."""
        self.page.goto(self.address + path)

    def sit(self, laid: dict[str, Any]) -> None:
        """Open one's seat at a table by its link."""
        self.open(f"/table/{laid['table']['id']}#token={laid['token']}")
        self.page.wait_for_selector(".prompt")

    # Deciding --------------------------------------------------------------------------------------

    def wait_for_question(self) -> bool:
        """Whether one is asked something; not if the game ends first."""
        self.page.wait_for_selector(f"{ASKED}, {RESULT}", state="attached")
        return self.page.query_selector(RESULT) is None

    def possible(self) -> list[ElementHandle]:
        """All that can be clicked to decide something."""
        found = self.page.query_selector_all(GLOWING) + self.page.query_selector_all(ANSWERS)
        return [one for one in found if one.is_visible()]

    def decide(self) -> None:
        """Click glowing things, at random, until the decision is made or the table has gone on without it."""
        moves, frames = self.moves, len(self.frames)
        clicks = waits = 0
        while clicks < MOST_PARTS and waits < PATIENCE // A_MOMENT:
            possible = self.possible()
            if self.moves > moves or not self.page.query_selector(ASKED):
                return
            if not possible:  # what was chosen together is being sent, one after another
                self.page.wait_for_timeout(A_MOMENT)
                waits += 1
                continue
            clicks += 1
            try:
                self.luck.choice(possible).click(timeout=PATIENCE)
            except TimeoutError:
                continue  # the table went on, and the thing is gone
        assert len(self.frames) > frames or not self.page.query_selector(ASKED), self.question()

    def question(self) -> str:
        """The sentence that is asked."""
        return self.page.inner_text("[data-testid=prompt]")

    def play(self, decisions: int = 100_000) -> int:
        """Decide until the game is over, or so often; the number of decisions made."""
        for made in range(decisions):
            if not self.wait_for_question():
                return made
            self.decide()
        return decisions

    # Looking ---------------------------------------------------------------------------------------

    def overflow(self) -> int:
        """Pixels by which the page is wider than the screen."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    def small_targets(self) -> list[str]:
        """Things to press that are smaller than a finger."""
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll('.offered, .button, .tabs button')]
                .filter(one => one.checkVisibility())
                .map(one => [one, one.getBoundingClientRect()])
                .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
                .map(([one, box]) => `${one.outerHTML.slice(0, 120)} ${box.width}×${box.height}`)"""
        )
        return found
