"""A round of decisions at many tables, and what came of each for the seat that made it."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from turncoat.learn.tables import Apart, Tables, empty


class Rollout:
    """Decisions by row and table: first those that wait from the last round, one row for each seat, then the
    steps of this one, and last what is seen after them.

    A seat is asked again only after others have moved, often after the end of a round. What its decision led
    to is not known until then: it waits, and is learned from in the round in which that becomes known.
    """

    def __init__(self, env: Tables | Apart, steps: int) -> None:
        self.seats = env.seats
        self.steps = range(env.seats, env.seats + steps)
        """The rows of this round."""

        def by_row(name: str, kind: Any = None) -> Tensor:
            shape, own = env.shapes[name]
            return empty((env.seats + steps + 1, *shape), kind or own, env.device)

        self.observations = by_row("observations")
        self.masks = by_row("masks")
        self.usual = by_row("usual")
        """The scores of actions by usage, where they are told."""
        self.turns = by_row("seats")
        """Whose decision it is; -1 for nobody's."""
        self.sides = by_row("sides")
        """The sides of all seats at a decision."""
        self.rewards = by_row("rewards")
        self.ended = by_row("ended")
        self.ended_sides = by_row("ended_sides")
        """What was paid after a decision, whether the game was over, and on which sides it ended."""
        self.actions = by_row("seats")
        self.by_hand = by_row("seats")
        """What the hand-written player would have done, where that is asked for."""
        self.chances = by_row("seats", np.float32)
        """Of the actions that were taken, as logarithms."""
        self.worth = by_row("seats", np.float32)
        """What the seat expected to win."""
        self.gains = by_row("seats", np.float32)
        """What it expects, or has won, after all that is known by now."""
        self.known = by_row("ended")
        """Whether anything is known of what the decision led to."""
        self.own = by_row("ended")
        self.own[:] = True
        """Whether it is for the learner to learn from: seats of others may be written down too."""
        self.waiting = torch.full((env.seats, env.n), -1, device=env.device)
        """By seat and table the row of the decision that waits, -1 for none."""
        self.tables = torch.arange(env.n, device=env.device)
        self.turns[:] = -1
        env.reset(**self.seen(-1))

    def seen(self, row: int) -> dict[str, Tensor]:
        """The arrays that an environment writes into before a decision."""
        written = {
            "observations": self.observations, "masks": self.masks, "usual": self.usual, "seats": self.turns,
            "sides": self.sides,
        }  # fmt: skip
        return {name: array[row] for name, array in written.items()}

    def after(self, row: int) -> dict[str, Tensor]:
        """Those that it writes into when the decision was made: what it led to, and the next one."""
        led_to = {"rewards": self.rewards, "ended": self.ended, "ended_sides": self.ended_sides}
        return self.seen(row + 1) | {name: array[row] for name, array in led_to.items()}

    def write(self, row: int, actions: Tensor, chances: Tensor, worth: Tensor) -> None:
        """Keep what was done."""
        self.actions[row], self.chances[row], self.worth[row] = actions, chances, worth

    def turn_over(self) -> None:
        """Begin a new round: what waits and what is seen now move to its beginning."""
        for kept in (
            self.observations, self.masks, self.usual, self.actions, self.by_hand, self.chances, self.worth,
            self.own, self.sides,
        ):  # fmt: skip
            kept[: self.seats] = kept[self.waiting.clamp(min=0), self.tables]
            kept[self.seats] = kept[-1]
        seat = torch.arange(self.seats, device=self.waiting.device)[:, None]
        self.turns[: self.seats] = torch.where(self.waiting >= 0, seat, -1)
        self.turns[self.seats] = self.turns[-1]

    def look_back(self, decay: float, spoils: tuple[int, int] = (0, 1), desertion: float = 1.0) -> None:
        """Find what each decision led to, from the end of the round to its beginning: from 0, the least that
        the game pays, to 1.

        For each seat of each table goes along what it expects at its next decision, and what it gains in the
        end as far as that is known; where a game is over both are the payoff. What it gets on another side
        than the one where it decides is worth `desertion` of that.
        """
        least, most = spoils
        expected = torch.zeros(self.rewards.shape[1:], device=self.rewards.device)
        gained, known, on = expected.clone(), expected.bool(), self.ended_sides[0].clone()
        self.waiting[:] = -1
        for row in reversed(range(self.steps.stop)):
            over = self.ended[row][:, None]
            paid = (self.rewards[row] - least) / (most - least)
            expected = torch.where(over, paid, expected)
            gained = torch.where(over, paid, gained)
            on = torch.where(over, self.ended_sides[row], on)
            known |= over
            asked, seat = self.turns[row] >= 0, self.turns[row].clamp(min=0)
            at = self.tables, seat
            follows, side = known[at], self.sides[row][at]
            coming = torch.where(on[at] == side, 1.0, desertion) * (
                expected[at] + decay * (gained[at] - expected[at])
            )
            gain = torch.where(follows, coming, self.worth[row])
            self.gains[row], self.known[row] = gain, asked & follows & self.own[row]
            waits = torch.where(asked & ~follows, row, self.waiting[seat, self.tables])
            self.waiting[seat, self.tables] = waits
            expected[at] = torch.where(asked, self.worth[row], expected[at])
            gained[at] = torch.where(asked, gain, gained[at])
            on[at] = torch.where(asked, side, on[at])
            known[at] = asked | follows
