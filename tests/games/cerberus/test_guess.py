"""Guesses in long games of Cerberus, where much was laid open and no enumeration is possible."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.suite.cerberus import audit
from tests.suite.walk import awaited, legal, seen
from tests.suite.worlds import worlds
from turncoat.games.cerberus import GAME
from turncoat.games.cerberus.components import (
    COPIES,
    DECKS,
    KINDS,
    MOST_CARDS,
    MOST_SEATS,
    NONE,
    SURVIVAL,
    SURVIVAL_KINDS,
)
from turncoat.games.cerberus.guess import REFINEMENTS, TRIES, URN, URNS, follow, write_down
from turncoat.games.cerberus.moves import MOVES
from turncoat.games.cerberus.table import (
    ADVENTURER,
    DRAWN,
    LEFT,
    LOG_LINES,
    MADE_ANEW,
    PLAY_CARD,
    Table,
    home,
)
from turncoat.kernel.chance import sow, words
from turncoat.kernel.rule import compiled

SEATS = 7
WORLDS = 20_000
GUESSES = 2_000


def idle_game(seed: int, endless: bool = False) -> Iterator[Table]:
    """A game of players who gather cards and play them rather than run; `endless` keeps Cerberus calm."""
    luck = Random(seed)
    t = GAME.dealt(SEATS, seed)
    assert isinstance(t, Table)
    while t.awaits:
        yield t
        (seat,) = awaited(t)
        moves = legal(GAME, t, seat)
        idle = [move for move in moves if is_idle(t, move)]
        GAME.play(
            t, seat, luck.choice(idle if idle and luck.random() < (0.97 if endless else 0.85) else moves)
        )
        if endless and t.asks == PLAY_CARD:
            t.rage = home(t)


def is_idle(t: Table, move: int) -> bool:
    """Whether an Adventurer draws cards by a move, or plays one."""
    family, values = MOVES.split(move)
    if family == "action":
        return t.role[t.active] == ADVENTURER and values["card"] < 2 and values["effect"] == 0
    return family == "bonus" and t.acted == 1


def desk() -> list[Any]:
    """Working space for following the log: faces, sources, hands, sizes, urns, decks, scale."""
    sizes = (LOG_LINES, LOG_LINES, MOST_SEATS * MOST_CARDS, MOST_SEATS, URNS * URN, DECKS, LOG_LINES)
    return [np.zeros(size, np.int64) for size in sizes]


def proposals(view: Table, seed: int) -> int:
    """How many proposals a guess takes."""
    tell, tools = compiled(follow), desk()
    sow(view.chance, *words(seed))
    tries = worlds = 0
    while worlds < REFINEMENTS:
        tries += 1
        worlds += tell(view.row[0], *tools) > 0
    return tries


def test_in_games_of_common_length_few_proposals_are_enough() -> None:
    tries = []
    for seed in range(6):
        for t in idle_game(seed):
            if t.decisions % 25 == 0:
                for seat in range(-1, SEATS):
                    tries.append(proposals(seen(GAME, t, seat), seed))
    assert max(tries) < TRIES / 4
    assert np.mean(tries) < 4 * REFINEMENTS


def fits(view: Table, seat: int, seed: int) -> Table:
    """A guess, which must fit."""
    world = next(worlds(GAME, view, seat, [seed]))
    assert world.faults() == []
    audit(world)
    assert seen(GAME, world, seat).bytes() == view.bytes()
    return world


def test_guesses_fit_in_endless_games_and_so_do_guesses_within_guesses() -> None:
    """Here the decks are gone through again and again, up to where a guess runs out of tries."""
    longest = 0
    for seed in range(6):
        luck = Random(seed)
        for t in idle_game(seed, endless=True):
            if t.decisions % 40 == 0:
                seat = luck.randrange(-1, SEATS)
                world = fits(seen(GAME, t, seat), seat, seed)
                other = luck.randrange(-1, SEATS)
                fits(seen(GAME, world, other), other, seed)
            longest = max(longest, t.lines)
    assert longest > 300


def fill_log(t: Table) -> None:
    """A log without room: seat 0 has drawn and lost the whole Survival deck again and again."""
    t.lines = 0
    cycle = [
        (deed, 0, kind)
        for kind in range(SURVIVAL_KINDS)
        for deed in (DRAWN.at(SURVIVAL), LEFT) * COPIES[kind]
    ]
    cycle.append((MADE_ANEW.at(SURVIVAL), NONE, NONE))
    for line in range(LOG_LINES):
        t.deed[line], t.doer[line], t.kind[line] = cycle[line % len(cycle)]
    t.lines = LOG_LINES


@pytest.mark.parametrize("seed", range(4))
def test_guesses_fit_when_the_log_is_full(seed: int) -> None:
    luck = Random(seed)
    for t in idle_game(seed):
        if t.decisions == 60:
            fill_log(t)
        if t.decisions >= 60 and t.decisions % 3 == 0:
            seat = luck.randrange(-1, SEATS)
            world = fits(seen(GAME, t, seat), seat, seed)
            for other in range(SEATS):
                for kind in range(KINDS):
                    assert world.hand[other, kind] >= t.shown[other] >> kind & 1
    assert t.lines == LOG_LINES


def crowded(seed: int, decisions: int, seat: int) -> Table:
    """A seat's view late in an idle game."""
    for t in idle_game(seed):
        if t.decisions >= decisions:
            break
    return seen(GAME, t, seat)


def weighed_hands(view: Table, seat: int) -> tuple[Any, Any, float]:
    """Mean and spread of the hands over independent worlds by their weights, and how many of equal weight
    these are worth."""
    tell, write, tools = compiled(follow), compiled(write_down), desk()
    t, blank = view.copy(), view.copy()
    sow(t.chance, *words(5))
    weights, found = [], []
    for _ in range(WORLDS):
        for name in ("hand", "kind", "deck"):
            t.row[name] = blank.row[name]
        weight = tell(t.row[0], *tools)
        if weight > 0:
            write(t.row[0], seat, *tools[:-1])
            weights.append(weight)
            found.append(t.row["hand"][0, :SEATS].copy())
    shares = np.array(weights) / sum(weights)
    rows = np.array(found)
    mean = np.tensordot(shares, rows, 1)
    spread = np.sqrt(np.tensordot(shares, (rows - mean) ** 2, 1))
    return mean, spread, float(1 / (shares**2).sum())


@pytest.mark.parametrize(("seed", "decisions", "seat"), [(0, 180, 2), (2, 180, -1), (4, 180, 5)])
def test_hands_are_guessed_as_they_should_be(seed: int, decisions: int, seat: int) -> None:
    """The yardstick is independent worlds by their weights, which the exact test of the suite vouches for."""
    view = crowded(seed, decisions, seat)
    mean, spread, worth = weighed_hands(view, seat)
    assert worth > 400, "too few to compare with"
    found = np.zeros((SEATS, KINDS))
    for t in worlds(GAME, view, seat, range(GUESSES)):
        found += t.row["hand"][0, :SEATS]
    off = np.abs(found / GUESSES - mean)
    assert (off < spread * (4.5 / np.sqrt(worth) + 4.5 / np.sqrt(GUESSES)) + 0.01).all()


def test_a_log_with_certain_draws_keeps_its_weight_in_range() -> None:
    """Hundreds of draws and losses that could not be otherwise, or were unlikely, leave a world to find."""
    t = GAME.dealt(SEATS, 1)
    assert isinstance(t, Table)
    fill_log(t)
    t.lines -= 1
    t.kind[t.lines] = t.deed[t.lines] = t.doer[t.lines] = NONE
    for seat in (0, 1):
        view = seen(GAME, t, seat)
        sow(view.chance, *words(1))
        weight = compiled(follow)(view.row[0], *desk())
        assert 0 < weight < sys.float_info.max
