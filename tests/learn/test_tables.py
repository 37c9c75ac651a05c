"""Tables of learners: words and moves take turns in one row of actions, and the deaf hear nothing."""

from __future__ import annotations

import numpy as np
import pytest
import torch

import turncoat
from turncoat.envs.vec import CALLER, HANDWRITTEN
from turncoat.kernel.rule import INTERPRET
from turncoat.learn.contest import at_random
from turncoat.learn.tables import Tables

GAME = turncoat.game("passengers")
N = 6


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERPRET, "1")


def test_whoevers_turn_it_is_speaks_and_then_moves() -> None:
    torch.manual_seed(1)
    deaf = torch.tensor([True] + [False] * (N - 1))
    players = np.full((N, 4), CALLER)
    players[:, 3] = HANDWRITTEN
    env = Tables(GAME, 4, N, "cpu", "turns", 3, players, deaf=deaf, room=8)
    now = env.arrays()
    env.reset(**now)
    heard = 0
    for _ in range(8):
        assert env.speaking
        seats, moves, words = now["seats"].clone(), now["masks"][:, : env.moves], now["masks"][:, env.moves :]
        assert not moves.any()
        assert words[:, -1].all(), "silence is always possible"
        assert not words[0, :-1].any(), "who hears nothing says nothing"
        assert not now["observations"][0, env.heard].any()
        before = env.env.tables["decisions"].copy()
        env.step(at_random(now), **now)
        assert (env.env.tables["decisions"] == before).all(), "words decide nothing"
        assert not now["ended"].any()
        assert torch.equal(now["seats"], seats)
        assert not now["masks"][:, env.moves :].any()
        assert now["masks"][:, : env.moves].any(dim=1).all()
        heard += int(now["observations"][1:, env.heard].any())
        env.step(at_random(now), **now)
        assert (env.env.tables["decisions"] > before).all()
    assert heard > 2


def test_without_talk_all_rows_are_for_moves() -> None:
    env = Tables(GAME, 4, N, "cpu", "off", 3, CALLER)
    now = env.arrays()
    env.reset(**now)
    assert env.actions == env.moves == now["masks"].shape[1]
    before = env.env.tables["decisions"].copy()
    env.step(at_random(now), **now)
    assert (env.env.tables["decisions"] > before).all()
