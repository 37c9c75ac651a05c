"""Charts are fitted to what came about, and turns are written down as they begin."""

from __future__ import annotations

import numpy as np
import pytest

from benchmarks import chaos_contract_prospects as prospects
from benchmarks.chaos_contract_prospects import CARDS, FEATURES, MOST_CARDS, ORDER, SCORE, SHARE, Samples
from turncoat.kernel.prospects import OCTAVE
from turncoat.kernel.rule import INTERPRET


def test_charts_that_games_follow_are_found_again() -> None:
    luck = np.random.default_rng(1)
    turns, seats = 40_000, 3
    features = np.zeros((turns, seats, len(FEATURES)), np.int64)
    features[..., SCORE] = 2 * luck.integers(0, 6, (turns, seats))
    features[..., CARDS] = luck.integers(0, MOST_CARDS + 3, (turns, seats))
    features[..., ORDER] = luck.permuted(np.tile(np.arange(seats), (turns, 1)), axis=1)
    features[..., SHARE] = 333
    worth = 10 * features[..., SCORE] + 7 * np.minimum(features[..., CARDS], MOST_CARDS)
    worth -= 5 * features[..., ORDER]
    chances = 2 ** (worth / OCTAVE)
    chances /= chances.sum(axis=1, keepdims=True)
    winners = (chances.cumsum(axis=1) < luck.random((turns, 1))).sum(axis=1)
    found = prospects.told(Samples(np.arange(turns), features, np.eye(seats)[winners]))
    assert found["ahead"] == {step: pytest.approx(10 * step, abs=8) for step in range(0, 12, 2)}
    assert found["armed"] == pytest.approx([7 * cards for cards in range(MOST_CARDS + 1)], abs=8)
    assert found["order"] == pytest.approx([0, -5, -10], abs=5)
    assert found["gain"] > found["within"] > 0


def test_turns_are_those_of_games_that_somebody_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERPRET, "1")
    monkeypatch.setattr(prospects, "CHUNK", 1)
    found = prospects.sampled(2, {"turn-limit": "200"}, 4)
    assert set(found.games) == {4}
    assert len(found.wins) > 5
    assert (found.wins == found.wins[0]).all()
    assert found.wins[0].sum() == 1
    features = found.features
    assert (features[1:, 0, ORDER] != features[:-1, 0, ORDER]).all(), "two players take turns"
    assert (np.diff(features[..., SCORE].max(axis=1)) >= -2).all()
    assert (features[..., SHARE].sum(axis=1) > 990).all()
