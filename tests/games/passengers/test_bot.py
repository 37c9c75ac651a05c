"""The hand-written player of Passengers."""

from __future__ import annotations

import numpy as np
import pytest

from turncoat.games.passengers import GAME
from turncoat.games.passengers.components import DEMON, SOUL, YAESTHER
from turncoat.kernel.batch import play_games
from turncoat.kernel.playout import HANDWRITTEN, RANDOM
from turncoat.kernel.things import MOST_SEATS

SEED = 41


@pytest.mark.parametrize(("side", "gain"), [(SOUL, 0.35), (DEMON, 0.22), (YAESTHER, 0.08)])
def test_beats_random_play(side: int, gain: float) -> None:
    def win_rate(player: int) -> float:
        players = np.full((MOST_SEATS, len(GAME.sides)), RANDOM, np.int64)
        players[:, side] = player
        results = play_games(GAME, 6, 2000, SEED, players=players)
        return float(np.any((results.sides == side) & (results.payoffs == 1), axis=1).mean())

    assert win_rate(HANDWRITTEN) > win_rate(RANDOM) + gain
