"""Hand-written players: legal, the same on both machines, by their view alone and without a mark on it."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tests.suite.registry import Case
from tests.suite.walk import seen
from tests.suite.worlds import world
from turncoat.kernel.batch import play_games
from turncoat.kernel.chance import sow
from turncoat.kernel.game import Game
from turncoat.kernel.moves import MASK_WORDS, allowed, clear, lowest
from turncoat.kernel.playout import HANDWRITTEN, WHIM
from turncoat.kernel.record import Record
from turncoat.kernel.things import MOST_SEATS

SEED = 41
EVERY = 7
"""Decisions from one that is made in another world too to the next."""


def decisions(game: Game, table: Record, whim: list[int]) -> Iterator[tuple[Record, int, list[int]]]:
    """Play to the end by hand, legally; yields the view, the seat and the mask before each decision."""
    mask = [0] * MASK_WORDS
    while table.awaits:
        seat = lowest(table.awaits)
        clear(mask)
        game.legal(table, seat, mask)
        view = seen(game, table, seat)
        yield view, seat, mask
        before = view.bytes()
        move = game.choose(view, seat, mask, whim)
        assert allowed(mask, move)
        assert view.bytes() == before, "a player does not write on its view"
        game.play(table, seat, move)


def test_answers_legally_and_alike_interpreted_and_compiled(chosen_case: Case) -> None:
    game = chosen_case.game
    table = game.dealt(chosen_case.seats, SEED, chosen_case.options)
    whim = [0] * 4
    sow(whim, SEED, 0, 0, WHIM)
    for _ in decisions(game, table, whim):
        pass
    players = np.full((MOST_SEATS, max(1, len(game.sides))), HANDWRITTEN, np.int64)
    compiled = play_games(game, chosen_case.seats, 1, SEED, chosen_case.options, players, keep=1).tables
    assert table.bytes() == game.table(compiled).bytes()


def test_decides_by_its_view_alone(chosen_case: Case) -> None:
    game = chosen_case.game
    whim = [0] * 4
    sow(whim, SEED, 0, 0, WHIM)
    table = game.dealt(chosen_case.seats, SEED, chosen_case.options)
    for step, (view, seat, mask) in enumerate(decisions(game, table, whim)):
        if step % EVERY == 0:
            other = seen(game, world(game, view, seat, step), seat)
            here = game.choose(view, seat, mask, list(whim))
            assert game.choose(other, seat, mask, list(whim)) == here
