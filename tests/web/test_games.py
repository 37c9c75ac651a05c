"""A person plays whole games against bots by clicking what glows, at the smallest and the largest table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.running import Server
from tests.web.conftest import Arrive
from turncoat.games import NAMES, game, names

SIZES = [(name, seats) for name in names() for seats in (min(game(name).seats), max(game(name).seats))]
SHORT = {"chaos-contract": {"turn-limit": "50"}}
"""Options of games that are long without them."""


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_a_whole_game_is_played_by_clicking(server: Server, arrive: Arrive, name: str, seats: int) -> None:
    laid = server.lay(game=name, seats=seats, options=SHORT.get(name, {}), name="Vera", fill=True, start=True)
    vera = arrive(luck=seats)
    vera.sit(laid)
    assert vera.play() > 0
    page = vera.page
    expect(page.locator("[data-testid=result] h2")).not_to_be_empty()
    explained = page.locator("[data-testid=result] > .sheet li").count()
    assert explained == len(vera.view["result"]["lines"])
    assert explained > 0 or name not in NAMES
    expect(page.locator(".answers .button")).to_have_count(0)
    about = server.get(f"/api/tables/{laid['table']['id']}", laid["token"]).json()
    assert about["status"] == "over"
