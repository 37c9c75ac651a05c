"""Who sits with a learner: itself, the hand-written player, and older selves, mixed seat by seat.

Sides that only train with themselves find conventions that are worth nothing beside strangers, so there are
strangers among one's own as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import TypeVar

import numpy as np
import torch
from numpy.random import Generator
from numpy.typing import NDArray
from torch import Tensor

from turncoat.envs.vec import CALLER, HANDWRITTEN
from turncoat.kernel.fault import OptionError
from turncoat.kernel.game import Game
from turncoat.learn.plan import Plan
from turncoat.learn.rollout import Rollout
from turncoat.learn.tables import Apart, Tables

SELF, ELDER, BY_HAND, BY_SIDE = range(4)
"""Whose a seat is; the last: the learner's, if it is on the side that is the learner's at this table."""


def roles(plan: Plan, seats: int, luck: Generator) -> NDArray[np.int8]:
    """Who plays each seat of each table: the learner has at least one, or one side.

    Where learners are many they agree on what is good for them alone: in some games it pays to give up
    together. So at some tables there is one among strangers.
    """
    shares = luck.random((plan.tables, seats))
    who = np.where(shares < plan.byhand, BY_HAND, np.where(shares < plan.byhand + plan.elders, ELDER, SELF))
    who[luck.random(plan.tables) < plan.alone] = BY_HAND
    who[np.arange(plan.tables), luck.integers(seats, size=plan.tables)] = SELF
    who[luck.random(plan.tables) < plan.sided] = BY_SIDE
    return who.astype(np.int8)


def players_of(who: NDArray[np.int8], sides: int, luck: Generator) -> NDArray[np.int8]:
    """Who plays each seat of each table on each side, for an environment."""
    own = luck.integers(sides, size=len(who))[:, None, None] == np.arange(sides)
    others = (who == BY_HAND)[:, :, None] | (who == BY_SIDE)[:, :, None] & ~own
    return np.where(others, HANDWRITTEN, CALLER).astype(np.int8)


def options_by_lot(game: Game, seats: int, fixed: Mapping[str, str], luck: Generator) -> Mapping[str, str]:
    """A value for each option that is not fixed, in any order, if it goes with those that have one."""
    chosen = dict(fixed)
    for at in luck.permutation(len(game.options)):
        option = game.options[at]
        wished = {option.name: str(luck.choice(option.values)), **chosen}
        with suppress(OptionError):
            game.blank(seats, wished)
            chosen = wished
    return chosen


class Room:
    """Tables of one kind in a stretch, who sits at them, and what is written down of them."""

    def __init__(self, plan: Plan, game: Game, seats: int, options: Mapping[str, str], seed: int) -> None:
        luck = np.random.default_rng(seed)
        who = roles(plan, seats, luck)
        players = players_of(who, max(1, len(game.sides)), luck)
        deaf = torch.as_tensor(luck.random(plan.tables) < plan.deaf, device=plan.laid_on)
        tables = Tables(
            game, seats, plan.tables, plan.laid_on, plan.talk, int(luck.integers(2**62)), players, options,
            deaf, game.seats[-1], tells=True, pace=plan.pace,
        )  # fmt: skip
        self.env = tables if plan.laid_on == plan.device else Apart(tables, plan.device)
        self.rollout = Rollout(self.env, plan.steps)
        self.elders = torch.as_tensor(who == ELDER, device=plan.device)
        self.tables = torch.arange(plan.tables, device=plan.device)

    def of_elders(self, seats: Tensor) -> Tensor:
        """At which tables it is an elder's turn."""
        return self.elders[self.tables, seats.clamp(min=0)]


Kind = TypeVar("Kind")
Laid = Callable[[Plan, Game, int, Mapping[str, str], int], Kind]
"""What lays tables of one kind, of so many seats, with options and a seed."""


def rooms(plan: Plan, game: Game, stretch: int, laid: Laid[Kind]) -> Iterator[Kind]:
    """The tables of a stretch, some for each number of seats; now and then their options come by lot."""
    for seats in plan.played_at(game):
        luck = np.random.default_rng((plan.seed, stretch, seats))
        by_lot = luck.random() < plan.unusual
        options = options_by_lot(game, seats, plan.fixed, luck) if by_lot else plan.fixed
        yield laid(plan, game, seats, options, int(luck.integers(2**62)))


def elder_of(plan: Plan, round_: int, count: int) -> int:
    """Which of the older selves sits down in a round."""
    return int(np.random.default_rng((plan.seed, round_)).integers(count))
