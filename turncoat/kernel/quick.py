"""The rules of a running game, compiled where that has been done: one table, one seat, one answer.

A match interprets its rules, so that nothing waits for a compiler. A server that has compiled those of a
game ahead lets all matches of the game use them from then on (`take`); the answers are the same.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.kernel.fault import NewsLost
from turncoat.kernel.game import Game
from turncoat.kernel.moves import MASK_WORDS, clear, marked
from turncoat.kernel.news import OVERFULL
from turncoat.kernel.record import copied
from turncoat.kernel.rule import entry, interpreting


def _of_the_game(*_: Any) -> bool:
    raise NotImplementedError


veil = legal = play = sensible = _of_the_game


def veil_one(tables: Any, seat: int) -> None:
    """Turn a table into the view of a seat."""
    veil(tables[0], seat)


def legal_one(tables: Any, seat: int, mask: Any) -> None:
    """Mark what a seat may do."""
    clear(mask)
    legal(tables[0], seat, mask)


def play_one(tables: Any, seat: int, move: int) -> None:
    """Carry a legal move out."""
    play(tables[0], seat, move)


def sensible_one(tables: Any, seat: int, marks: Any) -> None:
    """Mark the claims that make sense for a seat."""
    for claim in range(len(marks)):
        marks[claim] = sensible(tables[0], seat, claim)


class Quick:
    """The compiled rules of a game. They change the rows that they are given."""

    def __init__(self, game: Game) -> None:
        def made(function: Any, **rules: Any) -> Any:
            return entry(function, f"{function.__name__}_{game.name}", nogil=False, **rules)

        self._veil = made(veil_one, veil=game.veil)
        self._legal = made(legal_one, legal=game.legal)
        self._play = made(play_one, play=game.play)
        self.claims = game.talk.claims.count if game.talk else 0
        if game.talk:
            self._sensible = made(sensible_one, sensible=game.talk.sensible)

    def veil(self, row: NDArray[Any], seat: int) -> None:
        """Turn a table into the view of a seat."""
        self._veil(row, seat)

    def legal(self, row: NDArray[Any], seat: int) -> list[int]:
        """The numbers of the moves that a seat may make."""
        mask = np.zeros(MASK_WORDS, np.int64)
        self._legal(row, seat, mask)
        return list(marked(mask.tolist()))

    def play(self, row: NDArray[Any], seat: int, move: int) -> None:
        """Carry a legal move out, or raise `NewsLost`."""
        self._play(row, seat, move)
        if row["told"][0] == OVERFULL:
            raise NewsLost("a rule told more events between two decisions than the record's news hold")

    def sensible(self, row: NDArray[Any], seat: int) -> list[int]:
        """The claims that make sense for a seat now."""
        marks = np.zeros(self.claims, np.bool_)
        self._sensible(row, seat, marks)
        return [int(claim) for claim in np.flatnonzero(marks)]

    def try_out(self, game: Game) -> None:
        """Have everything compiled, or loaded from disk."""
        table = game.dealt(game.seats[-1], 0)
        seat = table.awaits.bit_length() - 1
        moves = self.legal(table.row, seat)
        self.veil(copied(table.row), seat)
        self.play(copied(table.row), seat, moves[0])
        if game.talk:
            self.sensible(table.row, seat)


_taken: dict[str, Quick] = {}


def quick(game: Game) -> Quick | None:
    """The compiled rules of a game, where they have been taken into use."""
    return _taken.get(game.name)


def take(game: Game) -> None:
    """Compile the rules of a game, or load them from disk, and use them from now on."""
    if interpreting() or game.name in _taken:
        return
    made = Quick(game)
    made.try_out(game)
    _taken[game.name] = made
