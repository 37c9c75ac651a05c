"""What comes of outlooks in games between hand-written players."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.envs.vec import vec
from turncoat.games.playable import Playable
from turncoat.kernel.game import CERTAIN
from turncoat.kernel.rule import compiled


def come_true(game: Playable, seats: int, games: int) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
    """The chances that an outlook gave to all seats at every turn but the first, and whether they won."""
    assert game.outlook
    chances, turn_of = compiled(game.outlook.chances), compiled(game.outlook.turn)
    env = vec(game, seats, games, seed=11, observe=False)
    seen: list[list[Any]] = [[] for _ in range(games)]
    told = []
    over = np.zeros(games, np.bool_)
    turns = [turn_of(table) for table in env.tables]
    while not over.all():
        for i in np.flatnonzero(~over):
            turn = turn_of(env.tables[i])
            if turn != turns[i]:
                turns[i] = turn
                seen[i].append(np.zeros(seats, np.int64))
                chances(env.tables[i], seen[i][-1])
        env.step(env.by_hand())
        for i in np.flatnonzero(env.ended & ~over):
            told += [(found, env.rewards[i] > 0) for found in seen[i]]
        over |= env.ended
    found, won = (np.array(part) for part in zip(*told, strict=True))
    return found / CERTAIN, won


def check_shares(
    shares: NDArray[np.float64], won: NDArray[np.bool_], bounds: tuple[float, ...], within: float
) -> None:
    """Those who are given so many chances win so often."""
    for low, high in pairwise(bounds):
        some = (shares >= low) & (shares < high)
        assert abs(won[some].mean() - shares[some].mean()) < within
