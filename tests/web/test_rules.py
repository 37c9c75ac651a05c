"""The rules in a browser: pictures, a legend, a page to print, and a sheet beside the table."""

from __future__ import annotations

import re
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.axe import faults
from tests.web.conftest import Arrive
from tests.web.person import NARROW, WAIT, Person
from turncoat.games import NAMES, game
from turncoat.words import Message, Words

EXAMPLE = "[data-testid=example]"
LEGEND = "[data-testid=legend]"
SHEET = "[data-testid=rules]"
WIDE = {"width": 1366, "height": 768}
LOOKS = [pytest.param(WIDE, "en", "light", id="wide"), pytest.param(NARROW, "ru", "dark", id="narrow")]
MOST_PAGES = 2
PAGE_OF_PDF = re.compile(rb"/Type\s*/Page\b")
CUT = """(example, parts) => {
    const frame = example.querySelector('.frame').getBoundingClientRect()
    const found = parts.map(part => [...example.querySelectorAll(`[data-about~="${part}"]`)]
        .map(one => one.getBoundingClientRect()).filter(box => box.width)[0])
    return [frame.width, frame.height, ...found.map(box => box !== undefined && box.left >= frame.left - 2
        && box.top >= frame.top - 2 && box.right <= frame.right + 2 && box.bottom <= frame.bottom + 2)]
}"""


def word(words: Words, name: str, **arguments: Any) -> str:
    """A text of the page."""
    return words.say(Message(name, arguments))


def step_through(page: Page, words: Words, shots: list[dict[str, Any]], number: int) -> None:
    """Look at every shot of an example: its caption, what it rings, and that its parts are in the picture."""
    example = page.locator(EXAMPLE).nth(number)
    example.scroll_into_view_if_needed()
    for place, shot in enumerate(shots):
        if place:
            example.locator("figcaption button").last.click()
        expect(example.locator("figcaption .caption")).to_have_text(word(words, shot["caption"]["name"]))
        expect(example.locator(".ringed")).to_have_count(1 if shot["at"] else 0)
        end = monotonic() + WAIT / 1000
        while not is_whole(cut := example.evaluate(CUT, shot["parts"])) and monotonic() < end:
            page.wait_for_timeout(20)
        assert is_whole(cut), (shot["caption"]["name"], cut)


def is_whole(cut: list[Any]) -> bool:
    """Whether a picture is large enough, and all that it is about is in it."""
    width, height, *inside = cut
    return width > 40 and height > 30 and all(inside)


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
@pytest.mark.parametrize("name", NAMES)
def test_rules_have_pictures_a_legend_their_sources_and_two_pages_to_print(
    arrive: Arrive, name: str, size: dict[str, int], language: str, theme: str
) -> None:
    words = Words(language, game(name).text)
    vera = arrive(language=language, size=size, theme=theme)
    page = vera.page
    vera.open(f"/rules/{name}")
    told = page.request.get(f"{vera.address}/api/games/{name}/examples").json()["examples"]
    expect(page.locator(EXAMPLE)).to_have_count(len(told))
    for number, example in enumerate(told):
        step_through(page, words, example["shots"], number)
    assert "web-legend" not in page.locator(LEGEND).inner_text()
    assert page.locator(f"{LEGEND} dt").count() >= 15
    assert vera.overflow() <= 0
    assert faults(page) == []
    assert len(PAGE_OF_PDF.findall(page.pdf(format="A4"))) <= MOST_PAGES

    expect(page.get_by_text(word(words, "web-rules-marks"))).to_be_visible()
    assert page.locator("span[data-origin]").count() > 0
    page.get_by_label(word(words, "web-rules-search")).fill("qqqq")
    expect(page.locator("span[data-origin]")).to_have_count(0)


def opened(vera: Person, words: Words) -> None:
    """The rules beside the table, with all that is in them."""
    vera.page.get_by_role("button", name=word(words, "web-rules"), exact=True).click()
    vera.page.wait_for_selector(f"{SHEET} {LEGEND}")


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
def test_rules_open_beside_the_table_and_where_they_were_left(
    server: Server, arrive: Arrive, size: dict[str, int], language: str, theme: str
) -> None:
    words = Words(language, game("passengers").text)
    vera = arrive(language=language, size=size, theme=theme)
    page = vera.page
    vera.sit(server.lay(game="passengers", seats=5, name="Vera", seat=0, fill=True, start=True))
    vera.wait_for_question()
    board = page.locator("main.board").bounding_box()

    opened(vera, words)
    sheet = page.locator(SHEET)
    expect(sheet.get_by_role("heading").first).to_be_focused()
    expect(sheet.get_by_text(word(words, "web-your-turn"))).to_be_visible()
    assert page.locator("main.board").bounding_box() == board
    assert vera.overflow() <= 0
    assert faults(page) == []
    sheet.get_by_text(word(words, "web-rules-contents")).click()
    sheet.get_by_role("link", name=word(words, "guide-scoring")).click()
    scoring = sheet.get_by_role("heading", name=word(words, "guide-scoring"))
    expect(scoring).to_be_focused()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name=word(words, "web-rules"), exact=True)).to_be_focused()

    opened(vera, words)
    expect(scoring).to_be_in_viewport()
    sheet.get_by_role("button", name=word(words, "web-rules-close")).click()
    page.get_by_role("button", name=word(words, "web-rules-read")).click()
    expect(sheet.get_by_role("heading", name=word(words, "guide-round"))).to_be_focused()
    page.keyboard.press("Escape")
    vera.decide()
