"""A player that learns from comparisons: moves of one decision are played on from the same table with the
same luck, everybody going on by hand, and the network learns how much more likely each wins.

What came of a decision hardly says whether it was good, for luck and the decisions of others are larger.
Between games that differ by one move, much of that is the same. And a move that is unlikely by hand is tried
often enough to be learned to be good.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from turncoat.envs.vec import CALLER
from turncoat.kernel.game import Game
from turncoat.learn.league import BY_HAND, ELDER, roles
from turncoat.learn.learner import Pupil, shuffle
from turncoat.learn.network import Network, drawn
from turncoat.learn.plan import Plan
from turncoat.learn.tables import Apart, Tables, empty

OPEN = 0.5
"""Which moves are compared is drawn by chances that are so much more even than those of the player."""
FIRST = 1e6
"""No lot is so high."""
LEAST = 0.02
"""The least spread of what comparisons find: where all moves are alike there is little to learn."""


class Compared(NamedTuple):
    """Decisions with what their moves led to, one after another."""

    observations: Tensor
    usual: Tensor
    actions: Tensor
    """Those that were compared, by decision; the first is the best by hand, -1 for none."""
    won: Tensor
    """How likely each won, from 0 to 1, less where the seat changed sides for it."""


class Field:
    """Tables of one kind in a stretch, who sits at them, and what was compared there so far."""

    def __init__(self, plan: Plan, game: Game, seats: int, options: Mapping[str, str], seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.luck, self.game, device = luck, game, plan.device
        self.who = torch.as_tensor(roles(plan, seats, luck), device=device)
        tables = Tables(
            game, seats, plan.tables, plan.laid_on, plan.talk, int(luck.integers(2**62)), CALLER, options,
            room=game.seats[-1], tells=True,
        )  # fmt: skip
        self.env = tables if plan.laid_on == device else Apart(tables, device)
        self.tables = torch.arange(plan.tables, device=device)
        self.now = {name: empty(*shape, device) for name, shape in self.env.shapes.items()}
        self.env.reset(**self.now)
        most = plan.stretch * plan.steps * plan.tables
        shapes = self.env.shapes
        self.compared = Compared(
            empty((most, *shapes["observations"][0][1:]), np.int8, device),
            empty((most, *shapes["usual"][0][1:]), np.float32, device),
            empty((most, plan.compared), np.int16, device),
            empty((most, plan.compared), np.float16, device),
        )
        self.count = self.fresh = 0
        """Decisions that have been compared, and those of them that were before the last round."""

    def turn_of(self, role: int) -> Tensor:
        """At which tables it is the turn of somebody with a role."""
        return self.who[self.tables, self.now["seats"].clamp(min=0)] == role

    def write(self, rows: Tensor, actions: Tensor, won: Tensor) -> None:
        """Keep what was found out at some tables."""
        found = self.now["observations"], self.now["usual"], actions, self.game.worth(won)
        stop = self.count + len(rows)
        for kept, array in zip(self.compared, found, strict=True):
            kept[self.count : stop] = array[rows]
        self.count = stop

    def some(self, rows: Tensor) -> Compared:
        """Some of what was compared."""
        return Compared(*(array[rows] for array in self.compared))


class Comparer(Pupil[Field]):
    """Learns what moves are worth beside one another, among hand-written players, or among the one that is to
    be beaten. Words are said as it would say them, and nothing is learned of them."""

    laid = Field

    def play(self, elder: Network | None) -> None:
        """A round of decisions, each compared; everybody goes their own way then."""
        for field in self.rooms:
            field.fresh = field.count
            for _ in range(self.plan.steps):
                now = field.now
                with torch.no_grad(), self._quickly():
                    chances, _ = self.network(now["observations"], now["usual"])
                actions = drawn(chances)
                if elder:
                    actions = torch.where(field.turn_of(ELDER), elder.act(now), actions)
                if not field.env.speaking:
                    self._compare(field, chances)
                    by_hand = torch.empty_like(now["seats"])
                    field.env.by_hand(by_hand)
                    actions = torch.where(field.turn_of(BY_HAND), by_hand, actions)
                field.env.step(actions, **now)
            field.env.env.check()  # on a GPU nobody else says that something was not legal

    def _compare(self, field: Field, chances: Tensor) -> None:
        """Try some moves out at each table, and keep what comes of them."""
        now = field.now
        actions = worth_comparing(now["usual"], chances, now["masks"], self.plan.compared)
        rows = (actions[:, 1] >= 0).nonzero()[:, 0]
        actions[actions[:, 1] < 0] = -1  # where there is no choice there is nothing to try
        won = field.env.tries(actions, int(field.luck.integers(2**62)))
        field.write(rows, actions, won)

    def learn(self, done: float) -> dict[str, float]:
        """Learn from what was compared in this stretch, as many decisions as the round had, and say first
        what following the network would have gained in those that it had not seen."""
        plan, fields = self.plan, self.rooms
        fresh = sum(field.count - field.fresh for field in fields)
        if not fresh:
            return {"decisions": 0, "entropy": 0.0, "gain": 0.0}
        told = torch.stack([self._judged(field) for field in fields]).sum(dim=0) / fresh
        self._slow_down(done)
        whole = [torch.arange(field.count, device=plan.device) for field in fields]
        for _ in range(plan.epochs):
            shuffled = [
                shuffle(rows)[: field.count - field.fresh].chunk(plan.parts)
                for rows, field in zip(whole, fields, strict=True)
            ]
            for part in range(max(map(len, shuffled))):
                taken = [
                    field.some(rows[part])
                    for field, rows in zip(fields, shuffled, strict=True)
                    if part < len(rows)
                ]
                self._improve_by(Compared(*map(torch.cat, zip(*taken, strict=True))))
        entropy, gain = told.tolist()
        return {"decisions": fresh, "entropy": entropy, "gain": gain}

    def _judged(self, field: Field) -> Tensor:
        """Sums over the decisions of this round: how open choices are, and what would have been gained."""
        total = torch.zeros(2, device=self.plan.device)
        rows = torch.arange(field.fresh, field.count, device=self.plan.device)
        for some in map(field.some, rows.split(1 << 16)):
            with torch.no_grad(), self._quickly():
                chances, _ = self.network(some.observations, some.usual)
            offered = some.actions >= 0
            among = chances.gather(1, some.actions.long().clamp(min=0)).masked_fill(~offered, -torch.inf)
            shares, won = among.softmax(dim=1), some.won.float()
            entropy = -(chances.exp() * chances).sum()
            total += torch.stack([entropy, (shares * won).sum() - won[:, 0].sum()])
        return total

    def _improve_by(self, some: Compared) -> None:
        """One step: what is added to the scores of compared moves differs as they did, in magnets."""
        magnet = self.plan.magnet
        with self._quickly():
            scores, worth = self.network.judged(some.observations, some.usual)
        offered = some.actions >= 0
        added = scores.gather(1, some.actions.long().clamp(min=0))
        won = some.won.float()
        spread = apart(won, offered).square().mean().sqrt().clamp(min=LEAST)
        wrong = (magnet * apart(added, offered) - apart(won, offered)).square().mean() / (magnet * spread)
        expected = (worth - won[:, 0]).square().mean()
        self.optimiser.zero_grad()
        (wrong + expected).backward()
        self.optimiser.step()


def worth_comparing(usual: Tensor, chances: Tensor, masks: Tensor, count: int) -> Tensor:
    """Actions to compare at each table: first the best by hand, then the likeliest, then others by lot, the
    likelier the oftener; -1 where there are no more."""
    lots = OPEN * chances - torch.empty_like(chances).exponential_().log()
    for rank, scores in ((1, chances), (2, usual)):
        best = scores.masked_fill(~masks, -torch.inf).argmax(dim=1, keepdim=True)
        lots.scatter_(1, best, rank * FIRST)
    found = lots.masked_fill(~masks, -torch.inf).topk(min(count, masks.shape[1]), dim=1)
    actions = torch.where(found.values > -torch.inf, found.indices, -1)
    return torch.nn.functional.pad(actions, (0, count - actions.shape[1]), value=-1)


def apart(values: Tensor, offered: Tensor) -> Tensor:
    """Values less the mean of those that are offered; 0 for the others."""
    mean = (values * offered).sum(dim=1, keepdim=True) / offered.sum(dim=1, keepdim=True).clamp(min=1)
    return (values - mean) * offered
