"""Guesses in crowded positions, where most cards are spoken for and no enumeration is possible."""

from __future__ import annotations

import numpy as np
import pytest

from tests.suite.walk import random_game, seen
from tests.suite.worlds import worlds
from turncoat.games.passengers import GAME
from turncoat.games.passengers.guess import DESK, faction_of, possible_factions, propose
from turncoat.games.passengers.table import Table
from turncoat.kernel.chance import sow, words
from turncoat.kernel.rule import compiled

SEATS = 8
PROPOSALS = 60_000
GUESSES = 3_000


def crowded(seed: int, decisions: int, seat: int) -> Table:
    """A seat's view late in a game that told much."""
    for table in random_game(GAME, SEATS, seed, {"sets": "III", "layout": "b"}):
        if table.decisions >= decisions:
            break
    view = seen(GAME, table, seat)
    assert isinstance(view, Table)
    return view


@pytest.mark.parametrize(("seed", "decisions", "seat"), [(27, 66, 3), (81, 60, 7)])
def test_factions_are_guessed_as_often_as_they_should_be(seed: int, decisions: int, seat: int) -> None:
    """The yardstick is plain draws by their weights, which the exact test of the suite vouches for."""
    view = crowded(seed, decisions, seat)
    draw = compiled(propose)
    table = view.copy()
    sow(table.chance, *words(5))
    factions, desk = np.zeros(SEATS, np.int64), np.zeros(DESK, np.int64)
    possible_factions(table, seat, factions)
    bartered, at = np.zeros(6, np.int64), np.zeros(24, np.int64)
    expected = np.zeros((SEATS, 3))
    weights = []
    for _ in range(PROPOSALS):
        weight = draw(table.row[0], seat, bartered, factions, at, desk)
        if weight:
            weights.append(weight)
            for other in range(SEATS):
                expected[other, faction_of(desk, other)] += weight
    live = np.array(weights)
    assert live.sum() ** 2 / (live**2).sum() < len(live) / 4, "the position is not crowded any more"
    found = np.zeros((SEATS, 3))
    for world in worlds(GAME, view, seat, range(GUESSES)):
        for other in range(SEATS):
            found[other, world.faction[other]] += 1
    assert np.abs(found / GUESSES - expected / live.sum()).max() < 0.07
