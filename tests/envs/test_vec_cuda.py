"""Tables on a GPU that pretends: the same as here. `benchmarks/vec.py --compare` asks a real one."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.envs.pretend_gpu import PretendCuda, interpreted, kernel
from tests.kernel.chatter import CHATTER
from turncoat.envs import vec_cuda
from turncoat.envs.vec import CALLER, HANDWRITTEN, RANDOM, vec
from turncoat.kernel import gpu_ponder, gpu_vec
from turncoat.kernel.digest import noted
from turncoat.kernel.game import Outlook
from turncoat.kernel.rule import INTERPRET, rule
from turncoat.kernel.thinking import Guess, Try

N = 3


@pytest.fixture
def cuda(monkeypatch: pytest.MonkeyPatch) -> PretendCuda:
    """A GPU that pretends, and everything else interpreted."""
    notes = noted(CHATTER.digest, CHATTER.talk).notes
    assert notes
    pretended = PretendCuda(CHATTER, notes)
    monkeypatch.setenv(INTERPRET, "1")
    monkeypatch.setattr(gpu_vec, "TABLES_PER_BLOCK", N)
    monkeypatch.setattr(gpu_vec, "device", interpreted)
    monkeypatch.setattr(gpu_vec, "on_gpu", lambda rule: rule)
    monkeypatch.setattr(vec_cuda, "kernels", gpu_vec.kernels.__wrapped__)
    monkeypatch.setattr(vec_cuda, "TABLES_PER_BLOCK", N)
    monkeypatch.setattr(gpu_ponder, "THREADS_PER_BLOCK", 1)
    monkeypatch.setattr(gpu_ponder, "device", interpreted)
    monkeypatch.setattr(gpu_ponder, "on_gpu", lambda rule: rule)
    monkeypatch.setattr(gpu_ponder, "kernels", gpu_ponder.kernels.__wrapped__)
    for module in (gpu_vec, gpu_ponder):
        monkeypatch.setattr(module, "kernel", kernel)
    for module in (gpu_vec, gpu_ponder, vec_cuda):
        monkeypatch.setattr(module, "the_cuda", lambda: pretended)
    return pretended


@pytest.mark.parametrize(
    ("players", "pace"), [(None, 0), ([CALLER, HANDWRITTEN, CALLER, RANDOM], 0), ([CALLER, *[RANDOM] * 3], 1)]
)
@pytest.mark.parametrize("talk", ["off", "turns"])
def test_steps_are_those_of_the_cpu(cuda: PretendCuda, players: Any, pace: int, talk: str) -> None:
    here = vec(CHATTER, 4, N, seed=3, players=players, talk=talk, pace=pace)
    there = vec(CHATTER, 4, N, "cuda", seed=3, players=players, talk=talk, pace=pace)
    luck = np.random.default_rng(3)
    for _ in range(18):
        if talk == "turns":
            assert np.array_equal(here.sensible(), there.sensible().numpy())
            claims = luck.integers(0, here.encoding.claims, N)
            assert np.array_equal(here.say(claims), there.say(cuda.to_device(claims)).numpy())
        assert np.array_equal(here.by_hand(), there.by_hand().numpy())
        assert np.array_equal(here.merits(), there.merits().numpy())
        actions = (here.masks * luck.random(here.masks.shape)).argmax(axis=1)
        for one, two in zip(here.step(actions), there.step(cuda.to_device(actions)), strict=True):
            assert np.array_equal(one, two.numpy())
    assert (here.numbers >= N).all(), "every table was dealt anew"
    there.check()
    assert np.array_equal(here.reset(9).observations, there.reset(9).observations.numpy())


def test_tries_are_those_of_the_cpu(cuda: PretendCuda) -> None:
    here, there = vec(CHATTER, 4, N, seed=3), vec(CHATTER, 4, N, "cuda", seed=3)
    actions = np.array([[0, 1], [1, -1], [-1, 0]])
    for seed in (1, 2**40):
        assert np.array_equal(here.tries(actions, seed), there.tries(cuda.to_device(actions), seed).numpy())
    there.check()
    there.words[0] = 0
    actions[1, 1] = 99
    assert not there.tries(cuda.to_device(actions), 1).numpy()[0].any()
    with pytest.raises(ValueError, match="3 actions were not legal"):
        there.check()
    with pytest.raises(ValueError, match=r"actions are int64 of shape \(3, 1\)"):
        there.tries(cuda.to_device(np.zeros(N, np.int64)), 1)


@rule
def decisions(t: Any) -> int:
    """A turn for each decision."""
    return int(t.decisions)


@rule
def by_showing(t: Any, out: Any) -> None:
    """Whoever has shown more is likelier to win."""
    for seat in range(t.seats):
        out[seat] = 100 * t.shown[seat] + t.decisions


@pytest.mark.filterwarnings("ignore:overflow encountered")
def test_worlds_and_moves_that_are_tried_in_them_are_those_of_the_cpu(cuda: PretendCuda) -> None:
    """Of many who think at once, some look further ahead than others."""
    game = replace(CHATTER, outlook=Outlook(decisions, by_showing, turns=5))
    view = game.dealt(4, 7)
    game.veil(view, 0)
    guesses = [Guess(game, view.row, 0, count, (count, 5)) for count in (2, 3)]
    here, there = [one.here() for one in guesses], gpu_ponder.answers(guesses)
    moves = np.array([1, 0])
    how = [(0, False), (1, True), (0, True), (1, False), (1, True)]

    def asks(worlds: Any) -> list[Try]:
        return [Try(game, worlds[of], 0, moves, (3, at), soon) for at, (of, soon) in enumerate(how)]

    expected = [ask.here() for ask in asks(here)]
    for one, two in zip(expected, gpu_ponder.answers(asks(there)), strict=True):
        assert np.array_equal(one, two)
    soon, far = ({int(won[0, 0]) for won, (_, one) in zip(expected, how, strict=True) if one == kind}
                 for kind in (True, False))  # fmt: skip
    assert soon == {101}, "who shows has shown one, one decision later"
    assert not soon & far


def test_whose_turn_it_is_stands_fast_whatever_becomes_of_the_callers_arrays(cuda: PretendCuda) -> None:
    """Whoever keeps all turns gives other arrays each time, in which anything may stand."""
    here, there = vec(CHATTER, 4, N, seed=3), vec(CHATTER, 4, N, "cuda", seed=3)
    luck = np.random.default_rng(3)
    for stale in (-1, 0, 3) * 4:
        fresh = {
            name: cuda.to_device(np.full(shape, stale, kind)) for name, (shape, kind) in there.shapes.items()
        }
        actions = (here.masks * luck.random(here.masks.shape)).argmax(axis=1)
        one, two = here.step(actions), there.step(cuda.to_device(actions), **fresh)
        for name in ("seats", "masks", "rewards", "ended", "sides", "observations"):
            assert np.array_equal(getattr(one, name), getattr(two, name).copy_to_host())
        here.turns[:] = fresh["seats"].cells[:] = 10**9
    there.check()


def test_an_action_that_is_refused_leaves_all_that_was_shown(cuda: PretendCuda) -> None:
    env = vec(CHATTER, 4, N, "cuda", seed=3)
    shown = env.turns.numpy().copy(), env.masks.numpy().copy()
    seats = cuda.to_device(np.full(N, -1))
    env.step(cuda.to_device(np.full(N, 99)), seats=seats)
    assert np.array_equal(seats.copy_to_host(), shown[0])
    assert np.array_equal(env.masks.numpy(), shown[1])


def test_what_is_wrong_is_counted_and_told_when_asked(cuda: PretendCuda) -> None:
    env = vec(CHATTER, 4, N, "cuda", seed=3)
    before = [env.tables[i].bytes() for i in range(N)]
    env.step(cuda.to_device(np.array([0, 99, -1])))
    assert env.tables[0].bytes() != before[0]
    assert [env.tables[i].bytes() for i in (1, 2)] == before[1:]
    with pytest.raises(ValueError, match="2 actions were not legal; their tables were left as they are"):
        env.check()


def test_arrays_that_do_not_fit_are_refused(cuda: PretendCuda) -> None:
    env = vec(CHATTER, 4, N, "cuda", seed=3)
    with pytest.raises(ValueError, match="actions lie on the GPU here, not in a ndarray"):
        env.step(np.zeros(N, np.int64))
    with pytest.raises(ValueError, match=r"actions are int64 of shape \(3,\)"):
        env.step(cuda.to_device(np.zeros(N, np.int32)))
    with pytest.raises(ValueError, match=r"masks are bool of shape \(3, 2\)"):
        env.step(cuda.to_device(np.zeros(N, np.int64)), masks=cuda.to_device(np.zeros((N, 2))))
    with pytest.raises(ValueError, match=r"merits are float32 of shape \(3, 2\)"):
        env.merits(cuda.to_device(np.zeros((N, 2))))
    with pytest.raises(ValueError, match="nobody talks here"):
        env.say(cuda.to_device(np.zeros(N, np.int64)))
    same = cuda.to_device(np.zeros((N, 4), np.int8))
    with pytest.raises(ValueError, match="sides and ended_sides are written at once"):
        env.reset(sides=same, ended_sides=same)
    with pytest.raises(TypeError, match="tables on a GPU are not copied"):
        copy.copy(env)
    with pytest.raises(ValueError, match="the caller plays all seats here"):
        env.players = RANDOM
    own = cuda.to_device(np.zeros(env.observations.shape, np.int8))
    env.reset(observations=own)
    assert own.copy_to_host().any()
