"""Tables of learners: words and moves take turns in one row of actions, and the deaf hear nothing."""

from __future__ import annotations

import numpy as np
import pytest
import torch

import turncoat
from turncoat.bots.network import FARTHEST, NEVER, RESERVE, by_usage, nearness
from turncoat.envs.vec import CALLER, HANDWRITTEN
from turncoat.kernel.rule import INTERPRET
from turncoat.learn.contest import at_random
from turncoat.learn.tables import Apart, Tables

GAME = turncoat.game("passengers")
N = 6


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERPRET, "1")


def test_tables_that_lie_elsewhere_are_written_down_here() -> None:
    """As for who learns on a GPU: both lie here, but what one writes is sent to the other."""
    near, far = (Tables(GAME, 4, N, "cpu", "turns", 3, CALLER, tells=True) for _ in range(2))
    apart = Apart(far, "cpu")
    one, two = near.arrays(), near.arrays()
    near.reset(**one)
    apart.reset(**two)
    for _ in range(12):
        assert all(torch.equal(one[name], two[name]) for name in one)
        actions = one["masks"].int().argmax(dim=1)
        near.step(actions, **one)
        apart.step(actions, **two)


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


def test_what_is_usual_goes_by_merits_and_is_mostly_silence() -> None:
    """For those who are told; who has learned nothing does what is usual."""
    env = Tables(GAME, 4, N, "cpu", "turns", 3, CALLER, tells=True)
    now = env.arrays()
    env.reset(**now)
    for _ in range(6):
        chances, masks = now["usual"].softmax(dim=1), now["masks"]
        assert torch.allclose(chances[:, -1], torch.tensor(RESERVE / (1 + RESERVE)))
        assert not chances[~masks].any()
        env.step(at_random(now), **now)
        usual, masks = now["usual"], now["masks"]
        assert (usual[~masks] == NEVER).all()
        assert (usual[masks] <= 0).all()
        assert (by_usage(usual)[masks] >= -FARTHEST).all()
        assert (by_usage(usual)[~masks] <= NEVER).all()
        assert ((nearness(usual) > 0) == masks).all()
        assert torch.equal(nearness(usual).amax(dim=1), torch.ones(N))
        merits = torch.from_numpy(env.env.merits())
        best = merits.masked_fill(~masks[:, : env.moves], -torch.inf).argmax(dim=1)
        assert not usual[torch.arange(N), best].any()
        env.step(usual.argmax(dim=1), **now)
    silent = Tables(GAME, 4, N, "cpu", "turns", 3, CALLER)
    assert silent.arrays()["usual"].shape == (N, 0)


def test_without_talk_all_rows_are_for_moves() -> None:
    env = Tables(GAME, 4, N, "cpu", "off", 3, CALLER)
    now = env.arrays()
    env.reset(**now)
    assert env.actions == env.moves == now["masks"].shape[1]
    before = env.env.tables["decisions"].copy()
    env.step(at_random(now), **now)
    assert (env.env.tables["decisions"] > before).all()
