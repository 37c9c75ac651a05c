"""Gymnasium's own test of its interface, whole games against bots, and errors."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.envs.tables import all_tables, options_of, smallest_tables
from turncoat.envs.gymnasium import FORFEIT, OneSeat, registered
from turncoat.games import NAMES
from turncoat.words import Fault

MOST = 2000


def laid(name: str, seats: int, **agreed: Any) -> OneSeat:
    """An environment as people make it, without the wrappers around it."""
    env = gymnasium.make(registered(name), seats=seats, options=options_of(name), **agreed).unwrapped
    assert isinstance(env, OneSeat)
    return env


def played(env: OneSeat, seed: int) -> tuple[list[bytes], float]:
    """All that somebody who acts at random sees, and the reward."""
    luck = Random(seed)
    seen, info = env.reset(seed=seed)
    course, reward, over = [seen.tobytes()], 0.0, False
    while not over:
        assert len(course) < MOST
        action = luck.choice(np.flatnonzero(info["action_mask"]).tolist())
        seen, reward, over, truncated, info = env.step(action)
        assert not truncated
        assert over or reward == 0
        course.append(seen.tobytes())
    return course, reward


def test_every_game_is_registered() -> None:
    assert [registered(name) for name in NAMES] == [
        "turncoat/Passengers-v0",
        "turncoat/MadZeppelin-v0",
        "turncoat/Cerberus-v0",
        "turncoat/ChaosContract-v0",
    ]
    assert {registered(name) for name in NAMES} <= gymnasium.registry.keys()


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("name", "seats", "talk"), all_tables())
def test_it_passes_the_test_of_the_interface(name: str, seats: int, talk: str) -> None:
    check_env(laid(name, seats, talk=talk, bots="random"))


@pytest.mark.parametrize(("name", "seats", "talk"), smallest_tables())
def test_a_game_has_an_end_and_the_same_seed_makes_the_same_one(name: str, seats: int, talk: str) -> None:
    one, other = laid(name, seats, talk=talk), laid(name, seats, talk=talk)
    course, reward = played(one, seed=4)
    assert one.company
    assert reward == one.company.sitting.payoffs[one.seat]
    assert (course, reward) == played(other, seed=4)
    assert course != played(other, seed=5)[0]


def test_the_learner_sits_where_it_wants_or_by_lot() -> None:
    env = laid("mad-zeppelin", 4, bots="random")
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert env.company
        assert env.company.sitting.asked == (env.seat,)
    assert seats == {0, 1, 2, 3}
    fixed = laid("mad-zeppelin", 4, bots=["random", "easy", "handwritten"], seat=2)
    fixed.reset(seed=1)
    assert fixed.seat == 2
    assert fixed.company
    assert {seat: bot.name for seat, bot in fixed.company.bots.items()} == {
        3: "random", 0: "easy", 1: "handwritten",
    }  # fmt: skip


def test_bots_that_think_play_too() -> None:
    env = laid("passengers", 4, bots="medium", seat=0)
    _, info = env.reset(seed=2)
    assert info["action_mask"].any()


def test_bots_talk_where_the_learner_is_silent() -> None:
    env = laid("mad-zeppelin", 3, talk="turns")
    env.reset(seed=1)
    assert env.company
    silence, sitting = env.places.actions - 1, env.company.sitting
    speakers = set()
    while not sitting.over:
        speakers |= {sitting.dealt.speaker[line] for line in range(sitting.dealt.said)}
        mask = env.action_masks()
        env.step(silence if mask[silence] else int(mask.argmax()))
    assert speakers == {0, 1, 2} - {env.seat}


def test_an_illegal_action_loses_the_game_or_is_an_error() -> None:
    env = laid("passengers", 5, bots="random")
    _, info = env.reset(seed=3)
    wrong = int(info["action_mask"].argmin())
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated) == (FORFEIT, True, False)
    assert "cannot be done now" in info["illegal"]
    with pytest.raises(Fault, match="reset the environment first"):
        env.step(0)
    strict = laid("passengers", 5, bots="random", illegal="error")
    strict.reset(seed=3)
    with pytest.raises(Fault, match="cannot be done now"):
        strict.step(wrong)
    assert strict.action_masks().any(), "the game goes on"


def test_what_cannot_be_agreed_on_is_refused() -> None:
    with pytest.raises(Fault, match="reset the environment first"):
        laid("passengers", 5).step(0)
    with pytest.raises(Fault, match="no bot “clever”"):
        laid("passengers", 5, bots="clever")
    with pytest.raises(Fault, match="one for each of 4 seats, not 2"):
        laid("passengers", 5, bots=["random", "random"])
    with pytest.raises(Fault, match="no Player 6 here"):
        laid("passengers", 5, seat=5)
    with pytest.raises(Fault, match="Choose one of: lose, error"):
        laid("passengers", 5, illegal="ignore")
