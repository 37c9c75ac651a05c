"""A player that learns by PPO: one network for all seats and tables plays a round, and learns from it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Generic

import torch
from torch import Tensor, nn

from turncoat.bots.network import NEVER, by_usage
from turncoat.kernel.game import Game
from turncoat.learn.contest import Seen
from turncoat.learn.league import Kind, Room, rooms
from turncoat.learn.network import Network, drawn, loaded, of
from turncoat.learn.plan import Plan

LEAST = 0.1
"""The least spread of surprises: where hardly a game has ended, there is little to learn."""
FEWEST = 2
"""Decisions that have a spread."""
ABOUT = ("entropy", "error", "moved", "strayed")
"""What a round tells of itself: how open choices are, how far off expectations were, how far chances have
moved, and how far they are from what is usual."""


class Pupil(ABC, Generic[Kind]):
    """A network at its tables, however it learns."""

    laid: type[Kind]
    """What it sits at: tables of one kind, and what is written down of them."""

    def __init__(self, plan: Plan, game: Game) -> None:
        self.plan = plan
        self.game = game
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        if plan.begin:
            self.network = loaded(Path(plan.begin), game, plan.device, plan.talk)
        else:
            self.network = Network(game, plan.talk, plan.width)
            self.network.to(plan.device)
        self.optimiser = torch.optim.Adam(self.network.parameters(), plan.rate, eps=1e-5)

    def _quickly(self) -> AbstractContextManager[object]:
        """Half precision, where a processor is made for it."""
        on_a_gpu = self.plan.device == "cuda"
        return torch.autocast(self.plan.device, torch.bfloat16, enabled=on_a_gpu)  # type: ignore[no-any-return]

    def act(self, seen: Seen) -> Tensor:
        """An action for each seat whose turn it is, drawn by its chance."""
        with self._quickly():
            return self.network.act(seen)

    def sit(self, stretch: int) -> None:
        """Sit down at the tables of a stretch."""
        self.rooms = list(rooms(self.plan, self.game, stretch, self.laid))

    def rise(self) -> None:
        """Leave them, with all that was written down there: it takes much room."""
        self.rooms = []

    @abstractmethod
    def play(self, elder: Network | None) -> None:
        """A round of decisions; an older self may sit there too."""

    @abstractmethod
    def learn(self, done: float) -> dict[str, float]:
        """Learn from it, and tell of it; `done` is the share of the run that is over."""

    def _slow_down(self, done: float) -> None:
        """Learn the slower, the more of the run is over."""
        for group in self.optimiser.param_groups:
            group["lr"] = self.plan.rate * (1 - done)


class Learner(Pupil[Room]):
    """Learns from what came of its decisions, among hand-written players and older selves."""

    laid = Room

    def play(self, elder: Network | None) -> None:
        """A round of decisions, written down as they are made."""
        for room in self.rooms:
            made = room.rollout
            made.turn_over()
            for now in made.steps:
                seen = made.observations[now], made.usual[now]
                with torch.no_grad(), self._quickly():
                    chances, worth = self.network(*seen)
                    actions = drawn(chances)
                    theirs = room.of_elders(made.turns[now])
                    if elder is not None:
                        actions = torch.where(theirs, drawn(elder(*seen)[0]), actions)
                made.own[now] = ~theirs & (made.masks[now].sum(dim=1) > 1)
                made.write(now, actions, of(chances, actions), worth)
                room.env.step(actions, **made.after(now))
            room.env.env.check()  # on a GPU actions that are not legal are counted, and nobody else says so

    def learn(self, done: float) -> dict[str, float]:
        """Go through what the round led to."""
        plan, sitting = self.plan, self.rooms
        shares = [self._share(room) for room in sitting]
        known, better, gains = ([one[at] for one in shares] for at in range(3))
        surprises = torch.cat([some[rows] for some, rows in zip(better, known, strict=True)])
        if len(surprises) < FEWEST:
            return {"decisions": 0, **dict.fromkeys(ABOUT, 0.0)}
        mean, spread = surprises.mean(), surprises.std().clamp(min=LEAST)
        self._slow_down(done)
        told = []
        for _ in range(plan.epochs):
            shuffled = [shuffle(rows).chunk(plan.parts) for rows in known]
            for part in range(max(map(len, shuffled))):
                taken = [
                    (room, rows[part], (some[rows[part]] - mean) / spread, worth[rows[part]])
                    for room, rows, some, worth in zip(sitting, shuffled, better, gains, strict=True)
                    if part < len(rows)
                ]
                told.append(self._improve(taken, plan.magnet * (1 - (1 - plan.left) * done)))
        about = dict(zip(ABOUT, torch.stack(told).mean(dim=0).tolist(), strict=True))
        return {"decisions": sum(map(len, known)), **about}

    def _share(self, room: Room) -> tuple[Tensor, Tensor, Tensor]:
        """Which rows of a room are learned from, how far they did better than expected, what they gained."""
        made = room.rollout
        made.look_back(self.plan.decay, self.game.spoils, self.game.desertion)
        return made.known.flatten().nonzero()[:, 0], (made.gains - made.worth).flatten(), made.gains.flatten()

    def _improve(self, taken: list[tuple[Room, Tensor, Tensor, Tensor]], magnet: float) -> Tensor:
        """One step of learning, from rows of several rooms; to stray from what is usual, by Kullback and
        Leibler, costs `magnet`."""

        def all_of(name: str) -> Tensor:
            return torch.cat([getattr(room.rollout, name).flatten(0, 1)[rows] for room, rows, _, _ in taken])

        better, gains = (torch.cat([one[at] for one in taken]) for at in (2, 3))
        usual = all_of("usual")
        with self._quickly():
            chances, worth = self.network(all_of("observations"), usual)
        did, before, clip = all_of("actions"), all_of("chances"), self.plan.clip
        loss, about = wrong(chances, worth, did, before, better, gains, clip)
        strayed = (chances.exp() * (chances - by_usage(usual).log_softmax(dim=1))).sum(dim=1)
        held = torch.where(is_words(self.network, usual), magnet * self.plan.words, magnet)
        self.optimiser.zero_grad()
        (loss + (held * strayed).mean()).backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimiser.step()
        return torch.cat([about, strayed.mean()[None]]).detach()


def wrong(
    chances: Tensor, worth: Tensor, actions: Tensor, before: Tensor, better: Tensor, gains: Tensor,
    clip: float, unpredictable: float = 0.0,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """What is wrong with a network by some decisions, which turned out so much better than expected.

    Beside it: how open the choices are, how far off expectations were, how far chances have moved.
    """
    ratio = (of(chances, actions) - before).exp()
    clipped = ratio.clamp(1 - clip, 1 + clip)
    gain = torch.minimum(ratio * better, clipped * better).mean()
    error = (worth - gains).square().mean()
    entropy = -(chances.exp() * chances).sum(dim=1).mean()
    loss = error / 2 - gain - unpredictable * entropy
    return loss, torch.stack([entropy, error, (ratio - 1).abs().mean()])


def is_words(network: Network, usual: Tensor) -> Tensor:
    """Which rows are for words: silence, the last action, is offered there."""
    return (usual[:, -1] > NEVER) & (network.talk != "off")


def shuffle(rows: Tensor) -> Tensor:
    """The same in any order."""
    return rows[torch.randperm(len(rows), device=rows.device)]
