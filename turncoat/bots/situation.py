"""What a bot has to decide by: all that its seat knows, and nothing else."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.kernel.batch import rows
from turncoat.kernel.chance import sow
from turncoat.kernel.game import Game
from turncoat.kernel.moves import MASK_WORDS, MOST_MOVES, marked
from turncoat.kernel.ponder import ponderer
from turncoat.kernel.record import Record

Past = Callable[[], NDArray[Any]]
"""A seat's views before each decision so far, as rows, the oldest first: worked out where somebody asks."""


def fresh() -> list[int]:
    """A random stream that nobody foresees."""
    whim = [0] * 4
    sow(whim, *(secrets.randbits(32) for _ in range(4)))
    return whim


def nothing() -> NDArray[Any]:
    """No past."""
    return np.zeros(0, [("awaits", np.int64)])


@dataclass(frozen=True)
class Situation:
    """A seat that owes a decision, its view, and its views of earlier moments."""

    game: Game
    seat: int
    view: Record
    whim: list[int]
    """The random stream of the player."""
    remembered: Past = nothing
    daring: float = 1.0
    """How readily the player leaves what is usual for what only looks better."""
    compiled: bool = True
    """Whether rules may be compiled for it; it decides the same without."""

    @cached_property
    def past(self) -> NDArray[Any]:
        """The seat's views before each decision so far."""
        return self.remembered()

    @cached_property
    def mask(self) -> list[int]:
        """The legal moves, as rules have them."""
        mask = [0] * MASK_WORDS
        self.game.legal(self.view, self.seat, mask)
        return mask

    @cached_property
    def moves(self) -> tuple[int, ...]:
        """The legal moves."""
        return tuple(marked(self.mask))

    def by_hand(self) -> tuple[int, NDArray[np.int64]]:
        """The move of the hand-written player, and what it thinks of each."""
        merits = np.zeros(MOST_MOVES, np.int64)
        if not self.compiled:
            if self.game.weigh:
                self.game.weigh(self.view.copy(), self.seat, self.mask, list(self.whim), merits)
            return int(self.game.choose(self.view.copy(), self.seat, self.mask, self.whim)), merits
        mask, whim, luck = np.array(self.mask), np.array(self.whim), np.array(self.whim)
        think = ponderer(self.game).consider
        move = think(rows(self.game, self.view.row), self.seat, mask, whim, luck, merits)
        self.whim[:] = whim.tolist()
        return int(move), merits
