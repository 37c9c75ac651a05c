"""What can be pressed is told apart by its name, whatever is asked: people choose by ear and by voice too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession

from tests.server.running import Server
from tests.web.conftest import Arrive
from turncoat.games import NAMES, game

SHORT = {"chaos-contract": {"turn-limit": "50"}}
PARTS = (".shell > .seats", ".shell > .board", ".shell > .prompt")
"""Where there is something to press, but for the log, where the same may have happened twice."""
DECISIONS = 50
OFTEN = 3
"""How many times a kind of question is looked at."""


def names(tree: CDPSession) -> Iterator[str]:
    """What the buttons of a table are called, as a browser tells it to a screen reader."""
    root = tree.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    for part in PARTS:
        place = tree.send("DOM.querySelector", {"nodeId": root, "selector": part})
        found = tree.send("Accessibility.queryAXTree", {"nodeId": place["nodeId"], "role": "button"})
        for button in found["nodes"]:
            if not button["ignored"]:
                yield button["name"]["value"]


@pytest.mark.parametrize("name", NAMES)
def test_no_two_buttons_of_a_question_have_one_name(server: Server, arrive: Arrive, name: str) -> None:
    seats = min(game(name).seats) + 1
    laid = server.lay(game=name, seats=seats, options=SHORT.get(name, {}), name="Vera", fill=True, start=True)
    vera = arrive(luck=5)
    vera.sit(laid)
    tree = vera.context.new_cdp_session(vera.page)
    asked: Counter[str] = Counter()
    twice: dict[str, list[str]] = {}
    while vera.wait_for_question() and asked.total() < DECISIONS:
        question = vera.view["prompt"]["name"]
        asked[question] += 1
        if asked[question] <= OFTEN:
            called = Counter(names(tree))
            assert called
            if found := [one for one, times in called.items() if times > 1 or not one]:
                twice[question] = found
        vera.decide()
    assert twice == {}
