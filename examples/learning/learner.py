"""A player that learns by PPO: one network for all seats, which plays a round and then learns from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from turncoat.bots.network import NEVER
from turncoat.envs.vec import CALLER, HANDWRITTEN
from turncoat.games import game
from turncoat.learn.contest import Seen
from turncoat.learn.learner import shuffle, wrong
from turncoat.learn.network import drawn, of
from turncoat.learn.rollout import Rollout
from turncoat.learn.tables import Tables


@dataclass(frozen=True)
class Plan:
    """All that a run follows from."""

    game: str
    seats: int = 6
    device: str = "cpu"
    seed: int = 1
    seconds: float = 90.0
    """How long to learn, contests left out; 0 where `rounds` says it."""
    rounds: int = 0
    tables: int = 256
    steps: int = 64
    """Decisions at each table in a round."""
    strangers: float = 0.5
    """The share of seats that the hand-written player has in training."""
    lessons: float = 0.0
    """The worth of doing as the hand-written player does at the start; none is left after half of the run."""
    width: int = 128
    """Of each hidden layer."""
    rate: float = 2e-3
    """Of learning at the start; it falls to nothing."""
    entropy: float = 0.03
    """The worth of being unpredictable at the start; it falls to a tenth of it."""
    epochs: int = 3
    parts: int = 16
    """How often a round is gone through, and in how many parts."""
    decay: float = 0.95
    """How far what a seat expects later counts for what it does now: the lambda of advantages."""
    clip: float = 0.2
    """How far a chance may move in a round, as a share of it."""
    contests: int = 10
    """How often strength is measured on the way."""
    games: int = 1024
    """In each of these contests."""


ON_A_GPU = {"tables": 8192, "width": 512, "rate": 1e-3, "epochs": 2, "parts": 8, "games": 32768}
"""What suits a GPU better than what stands above."""


def network(inputs: int, actions: int, width: int) -> nn.Sequential:
    """What a seat sees in; out a score for each action and, last, what the seat expects to win."""
    layers = [nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()]
    last = nn.Linear(width, actions + 1)
    nn.init.zeros_(last.weight)
    nn.init.zeros_(last.bias)
    return nn.Sequential(*layers, last)


def strangers_among(plan: Plan) -> Any:
    """Who plays each seat of each table in training: the network has at least one."""
    luck = np.random.default_rng(plan.seed)
    players = np.where(luck.random((plan.tables, plan.seats)) < plan.strangers, HANDWRITTEN, CALLER)
    players[np.arange(plan.tables), luck.integers(plan.seats, size=plan.tables)] = CALLER
    return players


class Learner:
    """A player that learns: its network, and all that the next round of learning follows from."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        self.env = Tables(
            game(plan.game), plan.seats, plan.tables, plan.device, "off", plan.seed, strangers_among(plan)
        )
        seen = self.env.env.encoding
        self.scale = torch.as_tensor(seen.scale, device=plan.device)
        self.network = network(seen.size, seen.actions, plan.width).to(plan.device)
        self.optimiser = torch.optim.Adam(self.network.parameters(), plan.rate, eps=1e-5)
        self.rollout = Rollout(self.env, plan.steps)

    def judge(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of actions, and what the seats expect to win."""
        out = self.network(observations * self.scale)
        return out[:, :-1].masked_fill(~masks, NEVER).log_softmax(dim=1), out[:, -1]

    def act(self, seen: Seen) -> Tensor:
        """An action for each seat whose turn it is, drawn by its chance."""
        with torch.no_grad():
            return drawn(self.judge(seen["observations"], seen["masks"])[0])

    def play(self) -> None:
        """A round of decisions, written down as they are made."""
        made = self.rollout
        made.turn_over()
        for now in made.steps:
            with torch.no_grad():
                chances, worth = self.judge(made.observations[now], made.masks[now])
            actions = drawn(chances)
            if self.plan.lessons:
                self.env.by_hand(made.by_hand[now])
            made.write(now, actions, of(chances, actions), worth)
            self.env.step(actions, **made.after(now))

    def learn(self, done: float) -> dict[str, float]:
        """Go through what the round led to; `done` is the share of the run that is over."""
        made, plan = self.rollout, self.plan
        made.look_back(plan.decay)
        known = made.known.flatten().nonzero()[:, 0]
        surprise = (made.gains - made.worth).flatten()
        better = (surprise - surprise[known].mean()) / (surprise[known].std() + 1e-8)
        for group in self.optimiser.param_groups:
            group["lr"] = plan.rate * (1 - done)
        told = []
        for _ in range(plan.epochs):
            for rows in shuffle(known).chunk(plan.parts):
                loss, about = self.loss(rows, better[rows], done)
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()
                told.append(about.detach())
        entropy, error, moved = torch.stack(told).mean(dim=0).tolist()
        return {"decisions": len(known), "entropy": entropy, "error": error, "moved": moved}

    def loss(self, rows: Tensor, better: Tensor, done: float) -> tuple[Tensor, Tensor]:
        """What is wrong with the network by some decisions, and what is to be told of it; lessons count."""
        made, plan = self.rollout, self.plan
        chances, worth = self.judge(made.observations.flatten(0, 1)[rows], made.masks.flatten(0, 1)[rows])
        did, before, gains = (
            of_round.flatten()[rows] for of_round in (made.actions, made.chances, made.gains)
        )
        unpredictable = plan.entropy * (1 - 0.9 * done)
        loss, about = wrong(chances, worth, did, before, better, gains, plan.clip, unpredictable)
        lessons = plan.lessons * max(0.0, 1 - 2 * done)
        if lessons:
            loss = loss - lessons * of(chances, made.by_hand.flatten()[rows]).mean()
        return loss, about
