"""A game of another package, which brings nothing for browsers, is played there in the plain room."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.conftest import Arrive
from tests.web.person import ANSWERS, NARROW, RESULT
from tests.web.texts import word
from turncoat.games import game
from turncoat.match import words_of
from turncoat.words import Message

GAME, INITIALS = "liars-dice", "LD"
TABLE = ".board .sheet li"
SEATS = 4


def lay(server: Server, **wishes: Any) -> dict[str, Any]:
    """A table with bots."""
    return server.lay(game=GAME, seats=SEATS, name="Vera", seat=0, fill=True, start=True, **wishes)


def title(language: str = "en") -> str:
    """What the game is called."""
    return words_of(game(GAME), language).say(Message("game-title"))


def expect_picture(page: Page) -> None:
    """The picture is there, made from the game's name."""
    expect(page.locator(".picture text").get_by_text(INITIALS)).to_be_visible()


def test_it_is_played_by_clicking_and_looked_back_at(server: Server, arrive: Arrive) -> None:
    laid = lay(server)
    vera = arrive(luck=5)
    vera.sit(laid)
    page = vera.page
    assert vera.wait_for_question()
    expect(page.locator(".seats li")).to_have_count(SEATS)
    expect(page.locator(TABLE).filter(has_text="Vera rolled")).to_be_visible()
    expect(page.locator(".hand .card")).to_have_count(3)
    assert vera.play() > 0
    expect(page.locator(f"{RESULT} h2")).to_be_visible()
    expect(page.locator(ANSWERS)).to_have_count(0)
    vera.open(f"/replay/{laid['table']['id']}#token={laid['token']}")
    expect(page.locator(TABLE).filter(has_text="has 3 dice")).to_have_count(SEATS)
    page.get_by_role("button", name=word("web-replay-last")).click()
    once_in_the_table_and_once_in_the_score_sheet = 2
    losers = page.locator(TABLE).filter(has_text="has 0 dice")
    expect(losers).to_have_count(once_in_the_table_and_once_in_the_score_sheet * (SEATS - 1))


def test_many_choices_come_in_steps_that_can_be_taken_back(server: Server, arrive: Arrive) -> None:
    vera = arrive()
    vera.sit(lay(server, contribution="steps"))
    assert vera.wait_for_question()
    answers = vera.page.locator(ANSWERS)
    before = answers.all_inner_texts()
    steps = [words for words in before if words.endswith("…")]
    assert len(steps) > 1
    answers.filter(has_text="…").first.click()
    expect(answers.filter(has_text="…")).to_have_count(0)
    assert vera.moves == 0
    vera.page.keyboard.press("Escape")
    expect(answers).to_have_count(len(before))
    answers.filter(has_text="…").first.click()
    answers.first.click()
    vera.wait_for_question()
    assert vera.moves == 1


def test_it_is_played_with_the_keyboard_alone(server: Server, arrive: Arrive) -> None:
    vera = arrive()
    vera.sit(lay(server))
    page = vera.page
    while vera.wait_for_question():
        made, seen = vera.moves, len(vera.frames)
        page.keyboard.press("g")
        expect(page.locator(ANSWERS).first).to_be_focused()
        page.keyboard.press("ArrowLeft")
        expect(page.locator(ANSWERS).last).to_be_focused()
        page.keyboard.press("Enter")
        while vera.moves == made and len(vera.frames) == seen and page.query_selector(ANSWERS):
            page.keyboard.press("1")
            page.wait_for_timeout(20)
    expect(page.locator(RESULT)).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_it_is_at_home_on_every_page(server: Server, arrive: Arrive, language: str) -> None:
    vera = arrive(language=language, size=NARROW if language == "ru" else None)
    page = vera.page
    vera.open()
    page.locator(f"article[data-game={GAME}]").scroll_into_view_if_needed()
    expect_picture(page)
    expect(page.locator(f"article[data-game={GAME}] h2")).to_have_text(title(language))
    vera.open(f"/new?game={GAME}")
    expect_picture(page)
    expect(page.get_by_role("heading", name=word("web-new-options", language))).to_be_visible()
    vera.open(f"/rules/{GAME}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(title(language))
    assert page.locator(".chapter li").count() >= 5
    laid = server.lay(game=GAME, seats=SEATS, name="Vera")
    vera.open(f"/table/{laid['table']['id']}#token={laid['token']}&key={laid['key']}")
    expect(page.get_by_role("heading", level=1)).to_have_text(title(language))
    expect_picture(page)
    assert vera.overflow() <= 0


def test_its_colours_are_its_own_beside_those_of_others(arrive: Arrive) -> None:
    vera = arrive()
    accent = "one => getComputedStyle(one).getPropertyValue('--accent')"
    vera.open()
    alone = vera.page.locator(f"article[data-game={GAME}]").evaluate(accent)
    vera.open("/new?game=passengers")
    within = vera.page.locator(f"form[data-game=passengers] label[data-game={GAME}]")
    assert within.evaluate(accent) == alone
    assert vera.page.locator("form").evaluate(accent) != alone
