"""What a bot has to decide by: all that its seat knows, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.kernel.batch import rows
from turncoat.kernel.game import Game
from turncoat.kernel.moves import MASK_WORDS, MOST_MOVES, marked
from turncoat.kernel.ponder import ponderer
from turncoat.kernel.record import Cells, Record


def _none() -> NDArray[Any]:
    return np.zeros(0)


@dataclass(frozen=True)
class Situation:
    """A seat that owes a decision, its view, and its views of earlier moments."""

    game: Game
    seat: int
    view: Record
    whim: Cells
    """The random stream of the player."""
    remembered: Callable[[], NDArray[Any]] = _none
    """The seat's views before each decision so far, as rows, the oldest first."""

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

    def by_hand(self) -> int:
        """The move of the hand-written player."""
        return int(self.game.choose(self.view, self.seat, self.mask, self.whim))

    def merits(self) -> NDArray[np.int64]:
        """What the hand-written player thinks of each move."""
        merits = np.zeros(MOST_MOVES, np.int64)
        ponderer(self.game).merits(
            rows(self.game, self.view.row), self.seat, np.array(self.mask), np.array(self.whim), merits
        )
        return merits
