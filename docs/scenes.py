"""Takes film strips of the scenes of each game: `python -m docs.scenes` writes them to docs/scenes.

Somebody plays at random, and whenever a scene comes that has not been filmed yet, the table is taken a few
times while it runs. It needs the built client and Chromium, like the browser tests.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, Page

from docs.screens import PEOPLE, SEATS, SHORT
from docs.studio import sheet, studio
from tests.server.running import Server
from tests.web.person import ASKED, RESULT, Person
from turncoat.games import NAMES, game
from turncoat.kernel.news import Weight

FOLDER = Path(__file__).parent / "scenes"
LOOKS = (("light", "en"), ("dark", "ru"))
SIZE = {"width": 1180, "height": 780}
EVERY = 250
"""Milliseconds between two pictures; a strip has four of all that were taken."""
TICK = 50
MOST_GAMES = 2


def film(browser: Browser, server: Server, name: str, theme: str, language: str) -> None:
    """Play until every scene has been filmed, or for a few games."""
    wanted = {kind.name for kind in game(name).news.kinds if kind.weight == Weight.SCENE}
    for luck in range(MOST_GAMES):
        if not wanted:
            return
        person = Person(
            browser, server.address, language=language, theme=theme, size=SIZE, luck=luck,
            pace="usual", motion="no-preference",
        )  # fmt: skip
        person.page.clock.install()
        options = SHORT.get(name, {})
        laid = server.lay(
            game=name, seats=SEATS[name], options=options, name=PEOPLE[language], fill=True, start=True
        )
        person.sit(laid)
        play(person, wanted, f"{name}-{{}}-{theme}-{language}.jpg")
        person.context.close()


def play(person: Person, wanted: set[str], path: str) -> None:
    """Play a game, and film what is wanted."""
    page = person.page
    while not page.query_selector(RESULT):
        event = page.get_attribute(".shell", "data-beat")
        if event in wanted and page.get_attribute(".shell", "data-weight") == "scene":
            wanted.remove(event)
            strip(page, FOLDER / path.format(event))
        if page.query_selector(ASKED):
            person.decide()
        page.clock.run_for(TICK)


def strip(page: Page, path: Path) -> None:
    """Pictures of the table side by side, from the scene's first moment to its last."""
    shell, pictures = page.locator(".shell"), []
    line = shell.get_attribute("data-line")
    while shell.get_attribute("data-line") == line:
        pictures.append(page.locator("main.board").screenshot(type="jpeg", quality=90))
        page.wait_for_timeout(EVERY)  # the page's clock runs on by itself, and what CSS moves with it
    last = len(pictures) - 1
    chosen = [pictures[round(last * part)] for part in (0, 1 / 3, 2 / 3, 1)]
    assert page.context.browser
    sheet(page.context.browser, chosen, path, 350, len(chosen))


def main(names: list[str]) -> None:
    """Film all games, or those that are named."""
    FOLDER.mkdir(exist_ok=True)
    with studio() as (server, browser):
        for name in names or NAMES:
            for theme, language in LOOKS:
                film(browser, server, name, theme, language)


if __name__ == "__main__":
    main(sys.argv[1:])
