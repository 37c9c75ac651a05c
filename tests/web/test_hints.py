"""Hints at first contact: one at a time beside its thing, off once read, and nobody else is bothered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.running import Server
from tests.web.axe import faults
from tests.web.conftest import Arrive
from tests.web.person import NARROW, Person
from turncoat.games import game
from turncoat.words import Message, Words

HINT = "[data-testid=hint]"
WIDE = {"width": 1366, "height": 768}
COVERED = """() => {
    const box = one => one.getBoundingClientRect()
    const hint = box(document.querySelector('[data-testid=hint]'))
    const kept = [...document.querySelectorAll('.ringed, .shell .prompt > .panel')].map(box)
    return kept.filter(one => Math.min(one.right, hint.right) - Math.max(one.left, hint.left) > 1
        && Math.min(one.bottom, hint.bottom) - Math.max(one.top, hint.top) > 1).length
}"""
FEWEST = 6
SOON = 1500
"""Milliseconds of the page's time in which a hint has come, if there is one."""
DECISIONS = 6


def lay(server: Server) -> dict[str, Any]:
    """A table with bots."""
    return server.lay(
        game="passengers", seats=5, name="Vera", seat=0, fill=True, start=True, contribution="v"
    )


def read_all(person: Person, press: str) -> list[str]:
    """Every hint that comes now, read and put away; each stands beside its thing and covers neither it nor
    the question."""
    said: list[str] = []
    hint = person.page.locator(HINT)
    while True:
        person.pass_time(SOON)
        if not hint.count():
            return said
        expect(hint).to_be_in_viewport(ratio=1)
        expect(person.page.locator(".ringed")).to_have_count(1)
        said.append(hint.locator(".words").inner_text())
        assert person.page.evaluate(COVERED) == 0, said[-1]
        hint.get_by_role("button", name=press).click()


@pytest.mark.parametrize(("size", "language"), [(WIDE, "en"), (NARROW, "ru")], ids=["wide", "narrow"])
def test_each_thing_is_explained_once_beside_it(
    server: Server, arrive: Arrive, size: dict[str, int], language: str
) -> None:
    words = Words(language, game("passengers").text)
    read, none = (words.say(Message(name)) for name in ("web-hint-read", "web-hint-none"))
    vera, laid = arrive(size=size, language=language, hints=True), lay(server)
    vera.stop_clock()
    vera.sit(laid)
    said: list[str] = []
    for _ in range(DECISIONS):
        if not vera.wait_for_question():
            break
        said += read_all(vera, read)
        vera.decide()
    assert len(said) == len(set(said)) >= FEWEST
    assert words.say(Message("web-hint-faction")) in said
    assert words.say(Message("web-hint-vote")) in said

    # What was read stays read; all can be switched off at once, and on again.
    vera.sit(lay(server))
    vera.wait_for_question()
    assert read_all(vera, read) == []
    menu, switch = words.say(Message("web-menu")), words.say(Message("web-hints", {"on": "yes"}))
    vera.page.get_by_role("button", name=menu).click()
    vera.page.get_by_role("button", name=switch).click()
    vera.page.get_by_role("button", name=words.say(Message("web-hints", {"on": "no"}))).click()
    vera.page.keyboard.press("Escape")
    vera.pass_time(SOON)
    expect(vera.page.locator(HINT)).to_be_visible()
    vera.start_clock()
    assert faults(vera.page) == []
    vera.page.locator(HINT).get_by_role("button", name=none).click()
    expect(vera.page.locator(HINT)).to_have_count(0)
    vera.page.reload()
    vera.wait_for_question()
    vera.pass_time(SOON)
    expect(vera.page.locator(HINT)).to_have_count(0)


def test_whoever_has_learned_the_game_is_told_the_rest_and_spectators_nothing(
    server: Server, arrive: Arrive
) -> None:
    words = Words("en", game("passengers").text)
    vera, laid = arrive(hints=True), lay(server)
    vera.stop_clock()
    vera.context.add_init_script("localStorage.setItem('turncoat.lesson-done-passengers', 'true')")
    vera.sit(laid)
    vera.wait_for_question()
    said = read_all(vera, words.say(Message("web-hint-read")))
    assert words.say(Message("web-hint-mask")) in said
    assert words.say(Message("web-hint-faction")) not in said

    guest = arrive(hints=True)
    guest.stop_clock()
    guest.open(f"/table/{laid['table']['id']}#key={laid['key']}")
    guest.page.wait_for_selector(".shell")
    guest.pass_time(SOON)
    expect(guest.page.locator(HINT)).to_have_count(0)
