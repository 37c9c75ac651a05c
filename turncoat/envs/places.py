"""What learners at a table get and give: observations, masks and actions, counted from the own seat on."""

from __future__ import annotations

from operator import index
from typing import Any, Self, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from turncoat.envs.sitting import Agreed, Sitting
from turncoat.kernel.encoding import encoding

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]
MOST = 127
"""No input is further from 0 before it is scaled."""


class Places:
    """The places of a table. Whoever sits there finds the own seat first, wherever it is."""

    def __init__(self, agreed: Agreed, log: bool = False) -> None:
        self.agreed = agreed
        self.log = log
        self.encoding = encoding(agreed.game, agreed.seats, agreed.talk, log)
        self.actions = agreed.silence + 1 if agreed.talks else agreed.moves
        self._numbers = self._counted()
        self._meant = np.argsort(self._numbers, axis=1)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Places, (self.agreed, self.log)

    def _counted(self) -> NDArray[np.int64]:
        """By seat and action of the table, the number that the action has for that seat."""
        numbers = np.tile(np.arange(self.actions), (self.agreed.seats, 1))
        numbers[:, : self.agreed.moves] = self.encoding.actions_of
        if self.agreed.talks:
            numbers[:, self.agreed.moves : -1] = self.agreed.moves + self.encoding.claims_turned
        return numbers

    @property
    def size(self) -> int:
        """How many inputs an observation has."""
        return self.encoding.size

    @property
    def bounds(self) -> tuple[Observation, Observation]:
        """The least and the most that each input of an observation can be."""
        return -MOST * self.encoding.scale, MOST * self.encoding.scale

    def observation(self, sitting: Sitting, seat: int) -> Observation:
        """What a seat sees."""
        seen: Observation = self.encoding.flat(sitting.view(seat).row, seat)[0] * self.encoding.scale
        return seen

    def mask(self, sitting: Sitting, seat: int) -> Mask:
        """Which actions a seat may take now: 1 for each."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.numbers(sitting, seat)] = 1
        return mask

    def numbers(self, sitting: Sitting, seat: int) -> list[int]:
        """The same as their numbers, in order."""
        return sorted(int(self._numbers[seat, action]) for action in sitting.legal(seat))

    def meant(self, seat: int, number: SupportsIndex | None) -> int:
        """The action of the table that a seat means by a number, or a `Fault`."""
        whole = -1 if number is None else index(number)
        if not 0 <= whole < self.actions:
            raise self.agreed.fault("env-no-action", action=str(number), last=self.actions - 1)
        return int(self._meant[seat, whole])

    def checked(self, sitting: Sitting, seat: int, number: SupportsIndex | None) -> int:
        """The same, if the seat may take it now."""
        action = self.meant(seat, number)
        sitting.check(seat, action)
        return action
