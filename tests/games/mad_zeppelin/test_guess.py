"""Guesses in crowded positions of Mad Zeppelin, where much was seen and no enumeration is possible."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.suite.walk import awaited, legal, seen
from tests.suite.worlds import worlds
from turncoat.games.mad_zeppelin import GAME
from turncoat.games.mad_zeppelin.components import (
    CARDS,
    KINDS,
    LOVE,
    MOST_SEATS,
    RATATINE,
    ROCHAT,
    SHADOW,
    TIM_SLY,
    TROY,
)
from turncoat.games.mad_zeppelin.guess import (
    HAND_SIZE,
    QUEUE,
    RAISED,
    TALLY,
    TAPE,
    TINY,
    TRIES,
    find_world,
    follow,
    name_the_rest,
    record,
)
from turncoat.games.mad_zeppelin.moves import MOVES
from turncoat.games.mad_zeppelin.table import Table
from turncoat.kernel.chance import sow, words
from turncoat.kernel.rule import compiled

CURIOUS = (LOVE, TROY, RATATINE, ROCHAT, SHADOW, TIM_SLY)
"""Traitors that look at cards or move them unseen, and those who may copy them."""
WORLDS = 40_000
GUESSES = 2_000
MOST_TRIES = 400


def curious_game(seats: int, seed: int) -> Iterator[Table]:
    """A game in which players look at cards and move them unseen as much as they can."""
    luck = Random(seed)
    t = GAME.dealt(seats, seed, {"mode": "long-haul"})
    assert isinstance(t, Table)
    yield t
    while t.awaits:
        (seat,) = awaited(t)
        moves = legal(GAME, t, seat)
        GAME.play(t, seat, luck.choice([move for move in moves if is_curious(move, luck)] or moves))
        yield t


def is_curious(move: int, luck: Random) -> bool:
    """Whether such a player likes a move."""
    family, values = MOVES.split(move)
    if family == "traitor":
        return values["traitor"] in CURIOUS
    return family not in ("end", "decline", "throw") or luck.random() < 0.03


def crowded(seats: int, seed: int, decisions: int, seat: int) -> Table:
    """A seat's view late in such a game."""
    for t in curious_game(seats, seed):
        if t.decisions >= decisions:
            break
    return seen(GAME, t, seat)


def desk() -> list[Any]:
    """Working space for following the log."""
    sizes = (CARDS, QUEUE, MOST_SEATS * CARDS, TALLY, CARDS, TAPE)
    return [np.zeros(size, np.int64) for size in sizes]


def test_a_first_world_is_found_soon() -> None:
    """With three seats or more; between two, who keep seeing the same few cards, it can take thousands."""
    find = compiled(find_world)
    face, queue, hands, tally, final, tape = desk()
    tries = []
    for seats in (3, 6):
        for seed in (3, 6):
            for t in curious_game(seats, seed):
                if t.decisions % 40 == 0 or not t.awaits:
                    for seat in range(-1, seats):
                        view = seen(GAME, t, seat)
                        sow(view.chance, *words(seed))
                        assert find(view.row[0], seat, face, queue, hands, tally, final, tape) > 0
                        tries.append(int(tally[TRIES]))
    assert max(tries) < MOST_TRIES
    assert np.mean(tries) < 20


def weighed_hands(view: Table, seat: int) -> tuple[Any, Any, float, float]:
    """Mean and spread of the hands over independent worlds by their weights; how many of these fit at all,
    and how many of equal weight they are worth."""
    draw, tell, name = compiled(record), compiled(follow), compiled(name_the_rest)
    t = view.copy()
    sow(t.chance, *words(5))
    face, queue, hands, tally, final, tape = desk()
    weights, found = [], []
    for _ in range(WORLDS):
        draw(t.row[0], tape, 0, t.plays)
        weight = tell(t.row[0], seat, face, queue, hands, tally, final, tape, False)
        if weight > 0:
            weights.append(np.log(weight) + tally[RAISED] * np.log(TINY))
            name(t.row[0], face, tally)
            held = np.zeros((t.seats, KINDS))
            for other in range(t.seats):
                cards = hands[other * CARDS : other * CARDS + tally[HAND_SIZE + other]]
                np.add.at(held[other], face[cards], 1)
            found.append(held)
    shares = np.exp(np.array(weights) - max(weights))
    shares /= shares.sum()
    rows = np.array(found)
    mean = np.tensordot(shares, rows, 1)
    spread = np.sqrt(np.tensordot(shares, (rows - mean) ** 2, 1))
    return mean, spread, len(weights) / WORLDS, float(1 / (shares**2).sum())


@pytest.mark.parametrize(
    ("seats", "seed", "decisions", "seat"), [(6, 6, 200, 1), (6, 3, 200, 4), (4, 2, 200, 2), (3, 0, 120, 1)]
)
def test_hands_are_guessed_as_they_should_be(seats: int, seed: int, decisions: int, seat: int) -> None:
    """The yardstick is independent worlds by their weights, which the exact test of the suite vouches for."""
    view = crowded(seats, seed, decisions, seat)
    mean, spread, fitting, worth = weighed_hands(view, seat)
    assert worth > 200, "too few to compare with"
    assert worth < WORLDS / 4, f"the position is not crowded: {fitting}"
    found = np.zeros((seats, KINDS))
    for t in worlds(GAME, view, seat, range(GUESSES)):
        found += t.row["hand"][0, :seats]
    off = np.abs(found / GUESSES - mean)
    assert (off < spread * (0.1 + 4 / np.sqrt(worth) + 4 / np.sqrt(GUESSES)) + 0.01).all()
