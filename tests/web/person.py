"""A person at a browser: looks at the page, and clicks what glows."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from datetime import datetime, timedelta
from time import monotonic
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
LONG_AGO = datetime(2001, 1, 1)
"""Where a clock that is stopped begins: pages go by what the server says the time is."""
POSSIBLE = f"""() => [{GLOWING!r}, {ANSWERS!r}].flatMap((kind) => [...document.querySelectorAll(kind)])
    .filter((one) => one.checkVisibility({{ visibilityProperty: true }}) && one.getClientRects().length)"""
DRAWN = """async () => {
  for (const _ of [1, 2])
    await new Promise((done) =>
      new ResizeObserver((_, it) => { it.disconnect(); done() }).observe(document.body));
}"""
"""Wait until the browser has laid the page out twice: that goes by no clock of the page."""
LOOK = f"""() => ({{
    asked: document.querySelector({ASKED!r}) !== null,
    over: document.querySelector({RESULT!r}) !== null,
    possible: ({POSSIBLE})().length,
    queue: +(document.querySelector('.shell')?.dataset.queue ?? 0),
    line: document.querySelector('.shell')?.dataset.line ?? null,
}})"""

expect.set_options(timeout=WAIT)


@dataclass(frozen=True)
class Look:
    """What there is to do at a glance."""

    asked: bool
    over: bool
    possible: int
    """How many things can be clicked to decide something."""
    queue: int
    """Beats that are still to be shown."""
    line: str | None
    """The line of the log that is being shown."""


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
        level: str = "easy",
        **context: Any,
    ) -> None:
        self.address = address
        self.luck = random.Random(luck)
        self.faults: list[str] = []
        self.frames: list[str] = []
        self.moves = 0
        self.stopped = False
        shape: Any = size or WIDE
        still: Any = motion
        self.context: BrowserContext = browser.new_context(viewport=shape, reduced_motion=still, **context)
        wishes = {"language": language, "theme": theme, "pace": pace, "hints": hints, "level": level}
        settings = json.dumps(wishes)
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
    def view(self) -> dict[str, Any]:
        """What the server showed last."""
        for frame in reversed(self.frames):
            told: dict[str, Any] = json.loads(frame)
            if told["type"] == "view":
                return told
        raise AssertionError("nothing was shown")

    @property
    def messages(self) -> list[dict[str, Any]]:
        """What the server said, in order."""
        return [json.loads(frame) for frame in self.frames]

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The lines of the log that the server told."""
        return [line for told in self.messages if told["type"] == "log" for line in told["lines"]]

    def _sent(self, frame: str | bytes) -> None:
        self.moves += json.loads(frame)["type"] == "move"

    def open(self, path: str = "/") -> None:
        """Go to a page of the server."""
        self.page.goto(self.address + path)

    def sit(self, laid: dict[str, Any]) -> None:
        """Open one's seat at a table by its link."""
        self.open(f"/table/{laid['table']['id']}#token={laid['token']}")
        self.page.wait_for_selector(".prompt")

    # Time ------------------------------------------------------------------------------------------

    def stop_clock(self) -> None:
        """From now on the page's time passes only where it is let pass, however slow the machine is.

        What the page gets from the server takes no time of its own.
        """
        self.page.clock.install(time=LONG_AGO)
        self.page.clock.pause_at(LONG_AGO + timedelta(hours=1))
        self.stopped = True

    def start_clock(self) -> None:
        """From now on the page's time passes by itself again: axe needs some."""
        self.page.clock.resume()
        self.stopped = False

    def pass_time(self, milliseconds: int) -> None:
        """Let some time pass, of the page's clock where that is stopped."""
        if self.stopped:
            self.page.clock.run_for(milliseconds)
        else:
            self.page.wait_for_timeout(milliseconds)

    # Deciding --------------------------------------------------------------------------------------

    def look(self) -> Look:
        """What there is to do now."""
        return Look(**self.page.evaluate(LOOK))

    def wait_for_question(self) -> bool:
        """Whether one is asked something; not if the game ends first."""
        if not self.stopped:
            self.page.wait_for_selector(f"{ASKED}, {RESULT}", state="attached")
            return not self.look().over
        end = monotonic() + WAIT / 1000
        while not (now := self.look()).asked and not now.over:
            self.pass_time(A_MOMENT)
            assert monotonic() < end, "nothing is asked"
        return not now.over

    def possible(self) -> list[ElementHandle]:
        """All that can be clicked to decide something."""
        found = self.page.evaluate_handle(POSSIBLE).get_properties().values()
        return [one for handle in found if (one := handle.as_element())]

    def click_any(self, among: int) -> bool:
        """Click one of so many things at random, unless the table went on and it is gone; whether it was."""
        place = self.luck.randrange(among)
        one = self.page.evaluate_handle(f"(place) => ({POSSIBLE})()[place]", place).as_element()
        try:
            if one:
                one.click(timeout=PATIENCE)
        except TimeoutError:
            return False
        return one is not None

    def decide(self) -> None:
        """Click glowing things, at random, until the decision is made or the table has gone on without it."""
        moves, frames = self.moves, len(self.frames)
        clicks = 0
        end = monotonic() + WAIT / 1000
        while clicks < MOST_PARTS and monotonic() < end:
            now = self.look()
            if self.moves > moves or not now.asked:
                return
            if now.possible:
                clicks += 1
                self.click_any(now.possible)
            else:  # what was chosen together is being sent, one after another
                self.pass_time(A_MOMENT)
        assert len(self.frames) > frames or not self.look().asked, self.question()

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


def play_out(*people: Person) -> None:
    """Let people at one table play its game to the end."""
    left = list(people)
    while left:
        asked = [person for person in left if person.look().asked]
        for person in asked:
            person.decide()
        if not asked:  # who looks all the time keeps the pages from going on
            left[0].pass_time(A_MOMENT)
        left = [person for person in left if not person.look().over]
