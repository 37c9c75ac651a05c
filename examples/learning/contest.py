"""How strong a player is: one seat of its own among hand-written players, by side, with intervals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch import Tensor

from turncoat.envs.vec import CALLER, HANDWRITTEN, Vec, vec

Player = Callable[[Vec], Tensor]
"""An action for each table, of what an environment shows there."""
Strength = dict[str, dict[str, float]]
"""By side the mean payoff, half the width of its interval, and the games."""
NINETY_NINE = 2.576
"""So many standard errors to each side hold the truth in 99 % of cases."""
LOOK = 16
"""Steps between two looks at whether all games are over: each makes a GPU wait."""


def by_hand(env: Vec) -> Tensor:
    """The hand-written player."""
    return torch.from_dlpack(env.by_hand())


def at_random(env: Vec) -> Tensor:
    """Any legal action, each equally likely."""
    masks = torch.from_dlpack(env.masks)
    return (masks * torch.rand(masks.shape, device=masks.device)).argmax(dim=1)


class Contest:
    """The same deals for everybody who is measured: at table `i` their seat is the `i`-th around."""

    def __init__(self, game: str, seats: int, games: int, device: str = "cpu", seed: int = 0) -> None:
        tables = min(games, 1024 if device == "cpu" else 16384)
        self.each = -(-games // tables)
        """Games at each table that count: were it so many games in all, short ones would count too often."""
        own = np.arange(tables) % seats
        players = np.where(np.arange(seats) == own[:, None], CALLER, HANDWRITTEN)
        self.env = vec(game, seats, tables, device, seed=seed, players=players)
        self.sides = self.env.game.sides or ("all",)
        self.at = torch.arange(tables, device=device), torch.as_tensor(own, device=device)

    def measure(self, player: Player) -> Strength:
        """The mean payoff of a player on each side, half the width of its interval, and the games."""
        now = self.env.reset()
        rewards, ended, sides = map(torch.from_dlpack, (now.rewards, now.ended, now.ended_sides))
        played = torch.zeros(len(ended), dtype=torch.int64, device=ended.device)
        found = torch.zeros(3, len(self.sides), dtype=torch.float64, device=ended.device)
        while int(played.min()) < self.each:
            for _ in range(LOOK):
                self.env.step(player(self.env))
                counts = (ended & (played < self.each)).double()
                payoff = rewards[self.at].double()
                side = sides[self.at].long()
                for row, what in enumerate((counts, counts * payoff, counts * payoff * payoff)):
                    found[row].index_add_(0, side, what)
                played += ended
        self.env.check()
        return {side: summary(*found[:, at].tolist()) for at, side in enumerate(self.sides)}


def summary(games: float, total: float, squares: float) -> dict[str, Any]:
    """The mean of so many payoffs, with half the width of its interval."""
    mean = total / max(games, 1)
    spread = max(0.0, squares / max(games, 1) - mean * mean) ** 0.5
    return {"mean": mean, "within": NINETY_NINE * spread / max(games, 1) ** 0.5, "games": int(games)}
