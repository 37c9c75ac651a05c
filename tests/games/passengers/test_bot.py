"""The hand-written player of Passengers."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from turncoat.games.passengers import GAME
from turncoat.games.passengers.components import DEMON, SOUL, YAESTHER
from turncoat.kernel.batch import play_games
from turncoat.kernel.chance import sow
from turncoat.kernel.moves import MASK_WORDS, allowed, clear, lowest
from turncoat.kernel.playout import HANDWRITTEN, RANDOM, WHIM
from turncoat.kernel.record import MOST_SEATS, Record

SEED = 41
OPTIONS = (
    {"sets": "I", "layout": "a"},
    {"sets": "II", "layout": "b", "silence": "on"},
    {"sets": "III", "layout": "a", "silence": "on"},
    {"sets": "I,II,III", "layout": "b"},
    {"sets": "III,I,II", "layout": "a", "soul-bonus": "largest-group"},
)
TABLES = (
    *product(GAME.seats, OPTIONS),
    (4, {"sets": "four", "layout": "a", "silence": "on"}),
    (4, {"sets": "four", "layout": "b"}),
    (4, {"edition": "first"}),
    (5, {"edition": "first", "layout": "b"}),
    (6, {"edition": "first"}),
)


def play_interpreted(seats: int, options: dict[str, str]) -> Record:
    """The first game of the seed with hand-written players in all seats, checked at every decision."""
    table = GAME.dealt(seats, SEED, options)
    whim, mask = [0] * 4, [0] * MASK_WORDS
    sow(whim, SEED, 0, 0, WHIM)
    while table.awaits:
        seat = lowest(table.awaits)
        clear(mask)
        GAME.legal(table, seat, mask)
        view = table.copy()
        GAME.veil(view, seat)
        before = view.bytes()
        move = GAME.choose(view, seat, mask, whim)
        assert allowed(mask, move)
        assert view.bytes() == before, "a player does not write on its view"
        GAME.play(table, seat, move)
    return table


def play_compiled(seats: int, options: dict[str, str]) -> Record:
    """The same game by the machine."""
    players = np.full((MOST_SEATS, len(GAME.sides)), HANDWRITTEN, np.int64)
    return GAME.table(play_games(GAME, seats, 1, SEED, options, players, keep=1).tables)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_answers_legally_and_alike_interpreted_and_compiled(seats: int, options: dict[str, str]) -> None:
    assert play_interpreted(seats, options).bytes() == play_compiled(seats, options).bytes()


@pytest.mark.parametrize(("side", "gain"), [(SOUL, 0.35), (DEMON, 0.22), (YAESTHER, 0.08)])
def test_beats_random_play(side: int, gain: float) -> None:
    def win_rate(player: int) -> float:
        players = np.full((MOST_SEATS, len(GAME.sides)), RANDOM, np.int64)
        players[:, side] = player
        results = play_games(GAME, 6, 2000, SEED, players=players)
        return float(np.any((results.sides == side) & (results.payoffs == 1), axis=1).mean())

    assert win_rate(HANDWRITTEN) > win_rate(RANDOM) + gain
