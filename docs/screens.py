"""Takes the pictures of the browser client: `python -m docs.screens` writes them to docs/screens.

Every screen is taken wide and narrow, light and dark, in English and in Russian. It needs the built client
and Chromium, like the browser tests.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser

from docs.studio import studio
from tests.server.running import Server
from tests.web.person import NARROW, RESULT, WIDE, Person
from turncoat.games import NAMES

FOLDER = Path(__file__).parent / "screens"
QUALITY = 78
SEATS = {"passengers": 6, "mad-zeppelin": 4, "cerberus": 5, "chaos-contract": 4}
DECISIONS = {"passengers": 4, "mad-zeppelin": 12, "cerberus": 8, "chaos-contract": 9}
SHORT = {"chaos-contract": {"turn-limit": "50"}}
EVENING = (*["passengers"] * 5, *["mad-zeppelin"] * 2, *["cerberus"] * 3, "chaos-contract")
"""What was played before somebody looks back."""
PEOPLE = {"en": "Vera", "ru": "Вера"}


@dataclass(frozen=True)
class Look:
    """One way to look at a screen."""

    size: str
    theme: str
    language: str

    @property
    def name(self) -> str:
        """As it stands in the name of a picture."""
        return f"{self.size}-{self.theme}-{self.language}"


LOOKS = [
    Look("wide", "light", "en"),
    Look("wide", "dark", "ru"),
    Look("narrow", "dark", "en"),
    Look("narrow", "light", "ru"),
]
"""Each screen in both widths, both themes and both languages."""


class Photographer:
    """Opens screens of one server and takes their pictures."""

    def __init__(self, browser: Browser, server: Server, look: Look) -> None:
        self.browser, self.server, self.look = browser, server, look

    def person(self) -> Person:
        """Somebody whose browser looks that way."""
        size = NARROW if self.look.size == "narrow" else WIDE
        return Person(
            self.browser, self.server.address, language=self.look.language, theme=self.look.theme, size=size
        )

    def take(self, person: Person, screen: str) -> None:
        """A picture of what somebody sees."""
        person.page.wait_for_timeout(600)
        path = FOLDER / f"{screen}-{self.look.name}.jpg"
        person.page.screenshot(path=path, type="jpeg", quality=QUALITY)
        person.context.close()
        print(path.name, flush=True)

    def lay(self, game: str, **wishes: Any) -> dict[str, Any]:
        """A table with somebody and bots."""
        name = PEOPLE[self.look.language]
        options = SHORT.get(game, {})
        wishes = {"name": name, "seat": 0, "fill": True, "start": True, "contribution": game} | wishes
        return self.server.lay(game=game, seats=SEATS[game], options=options, **wishes)

    def page(self, path: str, screen: str, wait: str = "main") -> None:
        """A page that needs no table."""
        person = self.person()
        person.open(path)
        person.page.wait_for_selector(wait)
        person.page.wait_for_load_state("networkidle")
        self.take(person, screen)

    def table(self, game: str) -> None:
        """A table in the middle of a game."""
        person = self.person()
        person.sit(self.lay(game))
        person.play(DECISIONS[game])
        person.wait_for_question()
        self.take(person, game)

    def sheet(self, game: str) -> None:
        """The rules beside a table."""
        person = self.person()
        person.sit(self.lay(game))
        person.play(1)
        person.wait_for_question()
        person.page.locator("[data-about=rules]").click()
        person.page.wait_for_selector("[data-testid=legend]")
        person.page.locator("[data-testid=example]").nth(1).scroll_into_view_if_needed()
        self.take(person, "rules-sheet")

    def end(self, game: str) -> None:
        """The end of a game, then its replay."""
        person, laid = self.person(), self.lay(game)
        person.sit(laid)
        person.play()
        person.page.wait_for_selector(RESULT)
        person.page.evaluate(f"document.querySelector('{RESULT}').scrollIntoView({{block: 'end'}})")
        self.take(person, f"{game}-end")
        again = self.person()
        again.open(f"/replay/{laid['table']['id']}#token={laid['token']}")
        again.page.wait_for_selector("input[type=range]")
        again.page.locator("input[type=range]").first.fill("12")
        self.take(again, f"{game}-replay")

    def home(self) -> None:
        """Your games after an evening of them."""
        secret, luck = secrets.token_urlsafe(24), Random(3)
        for game in EVENING:
            laid = self.lay(game, home=secret)
            with self.server.connect(laid["table"]["id"], laid["token"]) as client:
                client.play_out(luck)
        self.lay("passengers", home=secret)
        self.lay("cerberus", home=secret, fill=False, start=False)
        person = self.person()
        person.open(f"/home#{secret}")
        person.page.wait_for_selector("#finished")
        person.page.wait_for_load_state("networkidle")
        self.take(person, "home")

    def waiting(self) -> None:
        """A table that waits for friends."""
        person = self.person()
        laid = self.lay("passengers", fill=False, start=False)
        person.open(f"/table/{laid['table']['id']}#token={laid['token']}&key={laid['key']}")
        person.page.wait_for_selector("main")
        self.take(person, "waiting-room")


def screens(photographer: Photographer) -> dict[str, Callable[[], None]]:
    """All screens by name."""
    return {
        "lobby": partial(photographer.page, "/", "lobby", "article .button.main"),
        "new-table": partial(photographer.page, "/new?game=cerberus", "new-table"),
        "waiting-room": photographer.waiting,
        "home": photographer.home,
        "rules": partial(photographer.page, "/rules/passengers", "rules", "h2"),
        "rules-sheet": partial(photographer.sheet, "passengers"),
        **{game: partial(photographer.table, game) for game in NAMES},
        "end": partial(photographer.end, "passengers"),
    }


def main(wanted: list[str]) -> None:
    """Take all pictures, or those of the screens that are named."""
    FOLDER.mkdir(exist_ok=True)
    with studio() as (server, browser):
        for look in LOOKS:
            for name, take in screens(Photographer(browser, server, look)).items():
                if not wanted or name in wanted:
                    take()


if __name__ == "__main__":
    main(sys.argv[1:])
