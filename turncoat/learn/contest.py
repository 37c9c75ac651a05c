"""How strong a player is among hand-written ones, by side, with intervals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np
import torch
from torch import Tensor

from turncoat.envs.vec import CALLER, HANDWRITTEN
from turncoat.games import game as game_named
from turncoat.learn.tables import Tables

Seen = dict[str, Tensor]
"""The arrays of a turn."""
Player = Callable[[Seen], Tensor]
"""An action for each table, of what seats see there."""
Strength = dict[str, dict[str, float]]
"""By side, and for one seat also in all, the mean payoff, half the width of its interval, and the games."""
NINETY_NINE = 2.576
"""So many standard errors to each side hold the truth in 99 % of cases."""
LOOK = 8
"""Steps between two looks at whether all games are over: each makes a GPU wait."""
MOST_TABLES = 16384
"""At which a contest is held at the same time."""
ALL = "all"
"""Whatever the side: who can change sides is not judged by how it fares on the one where it ends."""
ALONE, TOGETHER = "alone", "together"
"""Which seats are the player's: one around the table, or all of one side, hand-written players the others."""


def at_random(seen: Seen) -> Tensor:
    """Any legal action, each equally likely."""
    masks = seen["masks"]
    return (masks * (1 - torch.rand(masks.shape, device=masks.device))).argmax(dim=1)  # from above 0 to 1


class Contest:
    """The same deals for everybody who is measured.

    For one seat, at table `i` it is the `i`-th around; for a whole side, each in turn.
    """

    def __init__(
        self, game: str, seats: int, games: int, device: str = "cpu", seed: int = 0, talk: str = "off",
        who: str = ALONE, room: int = 0, mute: bool = False, options: Mapping[str, str] | None = None,
        others: Player | None = None, tells: bool = False, pace: int = 0,
    ) -> None:  # fmt: skip
        tables = min(games, MOST_TABLES)
        self.each = -(-games // tables)
        """Games at each table that count: were it so many games in all, short ones would count too often."""
        playing = game_named(game)
        self.sides = playing.sides or (ALL,)
        self.columns = self.sides if who == TOGETHER or not playing.sides else (*self.sides, ALL)
        at = np.arange(tables)
        mine = np.zeros((tables, seats, len(self.sides)), np.bool_)
        if who == ALONE:
            mine[at, at % seats] = True
        else:
            mine[at, :, at % len(self.sides)] = True
        deaf = torch.ones(tables, dtype=torch.bool, device=device) if mute else None
        self.mine = torch.as_tensor(mine, device=device)
        self.others = others
        """Who has the other seats; nobody named is the hand-written player."""
        self.players = np.where(mine, CALLER, CALLER if others else HANDWRITTEN)
        self.env = Tables(
            playing, seats, tables, device, talk, seed, self.players, options, deaf, room, tells, pace
        )
        self.on_the_cpu = partial(Contest, game, seats, games, "cpu", seed, talk, who, room, mute, options)

    def measure(self, player: Player | None) -> Strength:
        """How a player fares.

        Nobody named is who has the other seats. The hand-written player plays whole games in one step, which
        is nothing for a GPU.
        """
        player = player or self.others
        if player is None and self.env.device != "cpu":
            return self.on_the_cpu().measure(None)
        env = self.env
        env.env.players = HANDWRITTEN if player is None else self.players
        played = torch.zeros(env.n, dtype=torch.int64, device=env.device)
        found = torch.zeros(3, len(self.columns), dtype=torch.float64, device=env.device)
        now = env.arrays()
        env.reset(**now)
        while int(played.min()) < self.each:
            for _ in range(LOOK):
                found += self._counted(now, now["ended"] & (played < self.each))
                played += now["ended"]
                env.step(torch.zeros_like(now["seats"]) if player is None else self._acts(player, now), **now)
        env.env.check()
        return {side: summary(*found[:, at].tolist()) for at, side in enumerate(self.columns)}

    def _acts(self, player: Player, now: Seen) -> Tensor:
        """What the player does in its seats, and the others in theirs."""
        if self.others is None:
            return player(now)
        tables = torch.arange(self.env.n, device=self.env.device)
        its = self.mine[tables, now["seats"].clamp(min=0), 0]
        return torch.where(its, player(now), self.others(now))

    def _counted(self, now: Seen, ended: Tensor) -> Tensor:
        """By side: games that have ended, the sums of payoffs of the player's seats, and of their squares."""
        payoff = now["rewards"].double()
        lines = []
        for at, side in enumerate(self.columns):
            if side == ALL:
                member = self.mine[:, :, 0] & ended[:, None]
            else:
                member = (now["ended_sides"] == at) & self.mine[:, :, at] & ended[:, None]
            share = (payoff * member).sum(dim=1) / member.sum(dim=1).clamp(min=1)
            lines.append(torch.stack([member.any(dim=1).double(), share, share * share]).sum(dim=1))
        return torch.stack(lines, dim=1)


def summary(games: float, total: float, squares: float) -> dict[str, Any]:
    """The mean of so many payoffs, with half the width of its interval."""
    mean = total / max(games, 1)
    spread = max(0.0, squares / max(games, 1) - mean * mean) ** 0.5
    return {"mean": mean, "within": NINETY_NINE * spread / max(games, 1) ** 0.5, "games": int(games)}
