"""Takes the steps of every lesson: `python -m docs.lessons [GAME …]` writes a sheet of each to docs/lessons.

It needs the built client and Chromium, like the browser tests.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser

from docs.screens import LOOKS, Look
from docs.studio import sheet, studio
from tests.server.running import Server
from tests.web.person import NARROW, Person
from turncoat.games import NAMES

FOLDER = Path(__file__).parent / "lessons"
WIDE = {"width": 1366, "height": 768}
SHEETS = {"wide": (WIDE, 480, 3), "narrow": (NARROW, 236, 6)}
"""The size of the window, and on a sheet the width of a picture and how many stand in a row."""


def steps(person: Person, address: str, name: str) -> list[bytes]:
    """Go through a lesson by its own moves, and take every step."""
    page = person.page
    lesson = page.request.get(f"{address}/api/games/{name}/lesson").json()
    page.goto(f"{address}/learn/{name}")
    pictures = []
    for number, step in enumerate(lesson["steps"]):
        page.wait_for_selector(f'[data-testid=note][data-step="{number}"]')
        page.wait_for_timeout(500)
        pictures.append(page.screenshot(type="jpeg", quality=90))
        if number == len(lesson["steps"]) - 1:
            break
        if step["move"] is None:
            page.click("[data-testid=note] .main")
        else:
            page.evaluate("document.querySelector('.foot details')?.setAttribute('open', '')")
            page.locator(f'[data-move="{step["move"]}"]').first.click()
    return pictures


def take(browser: Browser, server: Server, name: str, look: Look) -> None:
    """A sheet of a lesson in one look."""
    size, width, across = SHEETS[look.size]
    person = Person(browser, server.address, language=look.language, theme=look.theme, size=size)
    pictures = steps(person, server.address, name)
    person.context.close()
    sheet(browser, pictures, FOLDER / f"{name}-{look.name}.jpg", width, across)


def main(names: list[str]) -> None:
    """Take the lessons of all games, or of those that are named."""
    FOLDER.mkdir(exist_ok=True)
    with studio() as (server, browser):
        for name in names or NAMES:
            for look in LOOKS:
                take(browser, server, name, look)


if __name__ == "__main__":
    main(sys.argv[1:])
