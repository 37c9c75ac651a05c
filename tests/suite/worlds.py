"""Worlds that fit a view, by compiled rules that are kept on disk: for tests that want many of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from turncoat.kernel.batch import rows
from turncoat.kernel.chance import halves
from turncoat.kernel.game import Game
from turncoat.kernel.ponder import ponderer
from turncoat.kernel.record import Record

R = TypeVar("R", bound=Record)


def world(game: Game, view: R, seat: int, seed: int) -> R:
    """What `game.guessed` gives, interpreted and compiled alike, in a hundredth of the time."""
    return next(worlds(game, view, seat, [seed]))


def worlds(game: Game, view: R, seat: int, seeds: Iterable[int]) -> Iterator[R]:
    """The worlds that `game.guessed` gives for these seeds, up to 64 bits; always the same object."""
    guess = ponderer(game).guess
    table = type(view)(view.row.copy())
    guessed, seen = rows(game, table.row), rows(game, view.row)
    for seed in seeds:
        guess(guessed, seen, seat, *halves(seed))
        yield table
