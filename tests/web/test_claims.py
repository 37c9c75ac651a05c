"""Claims are made on things at the table, stand beside them for everybody, and can be called up again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.running import Client, Server
from tests.web import axe
from tests.web.conftest import Arrive
from tests.web.person import A_MOMENT, ASKED, NARROW, Person

SHORT = {"chaos-contract": {"turn-limit": "50"}}
MADE = {
    "passengers": ("wide", "i-hold"),
    "mad-zeppelin": ("narrow", "my-traitor"),
    "cerberus": ("narrow", "barque-has"),
    "chaos-contract": ("wide", "i-have-power"),
}
"""What is claimed in each game: of a card, a traitor, a mooring, a die."""
ENDS = {"mad-zeppelin": "i-believe-you", "cerberus": "i-believe-you", "chaos-contract": "i-believe-you"}
"""What is soon outdated, where the first claim stands long."""


def offered(person: Client, family: str) -> dict[str, Any]:
    """A claim of a family that can be made now."""
    person.settle()
    return next((claim for claim in person.last_view["claims"] if claim["claim"] == family), {})


def thing(person: Person, claim: dict[str, Any]) -> Locator:
    """What a claim is about, where it is in sight."""
    parts = [f':is(.shell, .talk) [data-about~="{key}"]:visible' for key in claim["about"]]
    person.page.wait_for_selector(", ".join(parts))
    return next(found.first for part in parts if (found := person.page.locator(part)).count())


FREE = """thing => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const [left, top] = [Math.min(10, width / 2), Math.min(10, height / 2)];
    const edges = [left, width - left].flatMap(dx => [top, height - top].map(dy => [x + dx, y + dy]));
    const isFree = at => document.elementFromPoint(...at)?.closest("[data-about], [data-said]") === thing;
    return edges.find(isFree) ?? edges[0];
}"""
"""Where a thing can be pressed: a bubble, or another thing, may lie upon a part of it."""


def press(person: Person, place: Locator) -> None:
    """Press the edge of a thing, with a finger or with the mouse, where no other thing lies upon it."""
    place.scroll_into_view_if_needed()
    at = place.evaluate(FREE)
    if person.page.evaluate("matchMedia('(pointer: coarse)').matches"):
        person.page.touchscreen.tap(*at)
    else:
        person.page.mouse.click(*at)


def make(person: Person, claim: dict[str, Any]) -> None:
    """Say something of a thing: no press on the way makes a move."""
    moves = person.moves
    person.page.get_by_test_id("say").click()
    expect(person.page.locator(".ring").first).to_be_attached()
    press(person, thing(person, claim))
    assert axe.faults(person.page) == []
    person.page.locator(f'dialog [data-say="{claim["text"]}"]').click()
    expect(person.page.get_by_test_id("sayings")).to_have_count(0)
    assert person.moves == moves


def bubble(person: Person, claim: dict[str, Any]) -> Locator:
    """The bubble with what was said."""
    return person.page.locator(f'[data-said="{claim["text"]}"]')


@pytest.mark.parametrize("name", MADE)
def test_what_is_said_of_a_thing_stands_beside_it_until_it_is_outdated(
    server: Server, arrive: Arrive, name: str
) -> None:
    size, family = MADE[name]
    laid = server.lay(game=name, seats=4, name="Vera", options=SHORT.get(name, {}))
    table = laid["table"]["id"]
    boris, clara, dora = (server.join(table, one, laid["key"]) for one in ("Boris", "Clara", "Dora"))
    server.post(f"/api/tables/{table}/start", laid["token"])
    shape = {"size": NARROW, "has_touch": True, "is_mobile": True} if size == "narrow" else {}
    vera, other = arrive(**shape), arrive(luck=2)
    vera.sit(laid)
    other.sit({"table": laid["table"], "token": boris["token"]})
    assert not vera.view["claims"], "what can be claimed is sent once somebody wants to see it"
    quiet = [server.connect(table, seated["token"]) for seated in (clara, dora)]
    beside = server.connect(table, laid["token"])
    luck = Random(1)

    def go_on() -> None:
        """Everybody decides once: nobody here speaks or goes on by themselves."""
        for person in (vera, other):
            if person.page.query_selector(ASKED):
                person.decide()
        for client in quiet:
            client.settle()
            if moves := client.last_view["moves"]:
                client.ask("move", turn=client.last_view["turn"], move=luck.choice(moves)["number"])

    while not offered(beside, family):
        go_on()
    for kind in (family, ENDS.get(name, family))[: 1 + (name in ENDS)]:
        claim = offered(beside, kind)
        make(vera, claim)
        for person in (vera, other):
            thing(person, claim).scroll_into_view_if_needed()
            expect(bubble(person, claim)).to_be_visible()
        assert vera.overflow() <= 0
    assert axe.faults(vera.page) == []
    while bubble(other, claim).count():
        go_on()
    expect(bubble(vera, claim)).to_have_count(0)
    other.page.get_by_test_id("say").click()
    press(other, thing(other, claim))
    sayings = other.page.get_by_test_id("sayings")
    sayings.locator("summary").click()
    expect(sayings.locator(".line").last).to_be_visible()
    other.page.keyboard.press("Escape")
    expect(sayings).to_have_count(0)
    expect(other.page.get_by_test_id("saying")).to_have_count(0)
    for client in [*quiet, beside]:
        client.close()


def test_the_other_button_of_the_mouse_opens_what_can_be_said_once_that_is_known(
    server: Server, arrive: Arrive
) -> None:
    laid = server.lay(game="passengers", seats=5, name="Vera", seat=0, fill=True, start=True)
    vera = arrive()
    vera.sit(laid)
    vera.wait_for_question()
    assert not vera.view["claims"]
    vera.page.locator('.seats [data-about~="seat-2"]').first.click(button="right")
    expect(vera.page.get_by_test_id("sayings")).to_be_visible()
    assert vera.view["claims"]
    vera.page.keyboard.press("Escape")
    expect(vera.page.get_by_test_id("sayings")).to_have_count(0)


def test_a_promise_is_made_inside_the_invitation(server: Server, arrive: Arrive) -> None:
    laid = server.lay(game="chaos-contract", seats=3, name="Vera", seat=0, fill=True, start=True)
    vera = arrive()
    vera.sit(laid)
    while vera.wait_for_question() and vera.view["scene"]["question"] != "recruit":
        vera.decide()
    vera.page.locator(".place .head.offered").first.click()
    promise = vera.page.locator("[data-promise=i-promise-reward]")
    promise.click()
    expect(promise).to_have_attribute("aria-pressed", "true")
    vera.page.locator(".letter").click()
    said: list[str] = []
    while "i-promise-reward" not in said[:-1]:
        vera.page.wait_for_timeout(A_MOMENT)
        told = [line for sent in vera.messages if sent["type"] == "log" for line in sent["lines"]]
        said = [line.get("event") or line.get("claim") for line in told if line.get("seat") in (0, None)]
    assert said[said.index("i-promise-reward") + 1] == "invited"
