"""What can be pressed is told apart by its name, whatever is asked: people also choose by ear and by voice."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.server.running import Server
from tests.web.conftest import Arrive
from tests.web.person import Person
from turncoat.games import NAMES, game

SHORT = {"chaos-contract": {"turn-limit": "50"}}
PARTS = (".shell .seats", ".shell .board", ".shell .prompt")
BUTTON = re.compile(r'^\s*- button(?: "(?P<name>(?:[^"\\]|\\.)*)")?', re.MULTILINE)
OFTEN = 3
"""How many times a kind of question is looked at."""


def names(person: Person) -> list[str]:
    """What the buttons of the table are called, but for those of the log."""
    told = "\n".join(person.page.locator(part).aria_snapshot() for part in PARTS)
    return [found["name"] or "" for found in BUTTON.finditer(told)]


@pytest.mark.parametrize("name", NAMES)
def test_no_two_buttons_of_a_question_have_one_name(server: Server, arrive: Arrive, name: str) -> None:
    seats = min(game(name).seats) + 1
    laid = server.lay(game=name, seats=seats, options=SHORT.get(name, {}), name="Vera", fill=True, start=True)
    vera = arrive(luck=5)
    vera.sit(laid)
    asked: Counter[str] = Counter()
    twice: dict[str, list[str]] = {}
    while vera.wait_for_question():
        question = next(told["prompt"]["name"] for told in reversed(vera.messages) if told["type"] == "view")
        asked[question] += 1
        if asked[question] <= OFTEN:
            called = Counter(names(vera))
            assert called
            if found := [one for one, times in called.items() if times > 1 or not one]:
                twice[question] = found
        vera.decide()
    assert twice == {}
