"""Lessons in a browser: every step can be read, its thing is in sight, and its move can be made."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.running import Server
from tests.web.axe import faults
from tests.web.conftest import Arrive
from tests.web.person import Person
from turncoat.games import NAMES, game
from turncoat.words import Message, Words

NOTE = "[data-testid=note]"
LEARNED = [name for name in NAMES if game(name).lesson]
LOOKS = [
    pytest.param("en", {"width": 1366, "height": 768}, "mouse", id="wide, English, by mouse"),
    pytest.param("ru", {"width": 390, "height": 844}, "touch", id="narrow, Russian, by touch"),
    pytest.param("en", {"width": 1366, "height": 768}, "keys", id="wide, English, by keyboard"),
]


def arrive_at(
    server: Server, arrive: Arrive, name: str, **wishes: Any
) -> tuple[Person, list[dict[str, Any]]]:
    """Somebody at a lesson, and its steps."""
    person = arrive(**wishes)
    steps = person.page.request.get(f"{server.address}/api/games/{name}/lesson").json()["steps"]
    person.page.goto(f"{server.address}/learn/{name}")
    return person, steps


def wait_for(person: Person, step: int) -> None:
    """Until the note of a step is there."""
    person.page.wait_for_selector(f'{NOTE}[data-step="{step}"]')


def do(person: Person, step: dict[str, Any], by: str) -> None:
    """What a step asks for: to read on, or a move."""
    page = person.page
    if step["move"] is None:
        button = page.locator(f"{NOTE} .main")
    else:
        page.evaluate("document.querySelector('.foot details')?.setAttribute('open', '')")
        button = page.locator(f'[data-move="{step["move"]}"]').first
    if by == "keys":
        button.focus()
        page.keyboard.press("Enter")
    elif by == "touch":
        button.tap()
    else:
        button.click()


PLAYED = [(name, *look.values) for place, name in enumerate(LEARNED) for look in LOOKS[: 2 if place else 3]]
"""By keyboard one is enough: what is pressed is the same in all of them."""


@pytest.mark.parametrize(("name", "language", "size", "by"), PLAYED, ids=str)
def test_a_lesson_is_played_through(
    server: Server, arrive: Arrive, name: str, language: str, size: dict[str, int], by: str
) -> None:
    vera, steps = arrive_at(server, arrive, name, language=language, size=size, has_touch=by == "touch")
    words = Words(language, game(name).text)
    for number, step in enumerate(steps):
        wait_for(vera, number)
        expect(vera.page.locator(f"{NOTE} .words")).to_have_text(words.say(Message(step["note"]["name"])))
        expect(vera.page.locator(NOTE)).to_be_in_viewport(ratio=1)
        if step["at"]:
            expect(vera.page.locator(".ringed")).to_have_count(1)
            expect(vera.page.locator(".ringed")).to_be_in_viewport()
        if number in (0, len(steps) - 1):
            assert faults(vera.page) == []
        assert vera.overflow() <= 0
        if number < len(steps) - 1:
            do(vera, step, by)
    assert vera.page.locator(f"{NOTE} .main").is_visible()


PLACES = f"""() => new Promise((done) => {{
    const places = new Set()
    const until = performance.now() + 600
    const look = () => {{
        const note = document.querySelector({f"{NOTE}.rests"!r})
        if (note) places.add(`${{note.style.left}} ${{note.style.top}}`)
        if (performance.now() < until) requestAnimationFrame(look)
        else done([...places])
    }}
    look()
}})"""
"""Where a note that can be pressed is to be seen within a moment."""


def test_a_note_does_not_slip_away_from_under_a_finger(server: Server, arrive: Arrive) -> None:
    vera, steps = arrive_at(
        server, arrive, "cerberus", language="ru", size={"width": 390, "height": 844}, has_touch=True
    )
    read = [number for number, step in enumerate(steps) if step["move"] is None]
    for number, step in enumerate(steps[: read[1] + 1]):
        wait_for(vera, number)
        if number in read:
            assert len(vera.page.evaluate(PLACES)) == 1
        do(vera, step, "touch")


def test_another_move_gets_a_friendly_word_and_a_lesson_goes_on_where_it_was_left(
    server: Server, arrive: Arrive
) -> None:
    vera, steps = arrive_at(server, arrive, "passengers")
    wait_for(vera, 0)
    do(vera, steps[0], "mouse")
    wait_for(vera, 1)
    other = next(move["number"] for move in steps[1]["view"]["moves"] if move["number"] != steps[1]["move"])
    do(vera, {"move": other}, "mouse")
    words = Words("en", game("passengers").text)
    expect(vera.page.locator(f"{NOTE} .words")).to_have_text(words.say(Message(steps[1]["wrong"]["name"])))
    vera.page.reload()
    wait_for(vera, 1)
    do(vera, steps[1], "mouse")
    wait_for(vera, 2)


def test_a_lesson_is_offered_before_the_first_game_and_forced_on_nobody(
    server: Server, arrive: Arrive
) -> None:
    vera = arrive()
    page = vera.page
    page.goto(server.address)
    card = page.locator("[data-game=passengers]")
    words = Words("en")
    card.get_by_role("button", name=words.say(Message("web-lobby-play"))).click()
    expect(card.get_by_role("link", name=words.say(Message("web-lesson-learn")))).to_be_visible()
    card.get_by_role("button", name=words.say(Message("web-lesson-skip"))).click()
    page.wait_for_url("**/table/*")
