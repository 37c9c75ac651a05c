"""Gymnasium's own test of its interface, whole games against bots, and errors."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.envs.tables import TALKS, all_tables, options_of, smallest_tables
from turncoat.envs.gymnasium import FORFEIT, OneSeat, registered
from turncoat.games import NAMES, game
from turncoat.match import words_of
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


def test_the_learner_is_told_where_it_sits_and_in_the_end_who_won() -> None:
    env = laid("passengers", 5, bots="random")
    _, info = env.reset(seed=4)
    over = False
    while not over:
        assert info.keys() == {"action_mask", "seat"}
        assert info["seat"] == env.seat
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
    assert env.company
    sitting = env.company.sitting
    assert info["winners"] == [seat for seat, payoff in enumerate(sitting.payoffs) if payoff > 0]
    assert (env.seat in info["winners"]) == (reward > 0)
    rules = sitting.agreed.game
    assert info["sides"] == [rules.sides[rules.side(sitting.dealt, seat)] for seat in range(5)]


def test_where_everybody_plays_alone_nobody_has_a_side() -> None:
    env = laid("mad-zeppelin", 2, bots="random")
    played(env, seed=1)
    assert env._info()["sides"] == [None, None]


def test_who_loses_by_an_illegal_action_is_told_nothing_of_the_others() -> None:
    env = laid("passengers", 5, bots="random")
    _, info = env.reset(seed=3)
    *_, info = env.step(int(info["action_mask"].argmin()))
    assert info.keys() == {"action_mask", "seat", "illegal"}


@pytest.mark.parametrize("talk", TALKS)
@pytest.mark.parametrize("name", NAMES)
def test_worlds_that_the_learner_cannot_tell_apart_are_told_and_rendered_the_same(
    name: str, talk: str
) -> None:
    env = laid(name, game(name).seats[1], talk=talk, bots="random", render_mode="ansi")
    luck, compared = Random(name), 0
    _, info = env.reset(seed=2)
    for turn in range(30):
        assert env.company
        if env.company.sitting.over:
            break
        other = copy.deepcopy(env)
        assert other.company
        other.company.sitting = env.company.sitting.guessed(env.seat, turn)
        compared += other.company.sitting.dealt.bytes() != env.company.sitting.dealt.bytes()
        assert pickle.dumps(other._info()) == pickle.dumps(env._info())
        assert other.render() == env.render()
        *_, info = env.step(luck.choice(np.flatnonzero(info["action_mask"]).tolist()))
    assert compared > 3


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize(("name", "seats", "talk"), smallest_tables())
def test_copies_go_their_own_way_and_the_same(
    name: str, seats: int, talk: str, way: Callable[[OneSeat], OneSeat]
) -> None:
    bots = ["handwritten", *["tests.lab.own_bots:Parrot"] * (seats - 2)]
    env = laid(name, seats, talk=talk, bots=bots, render_mode="ansi")
    env.reset(seed=6)
    course(env, 4)
    other, before = way(env), env.render()
    after = course(other, 6)
    assert env.render() == before
    assert course(env, 6) == after
    assert played(env, seed=7) == played(other, seed=7)


def test_what_gymnasium_makes_can_be_copied_too() -> None:
    env = gymnasium.make("turncoat/Passengers-v0", seats=4, bots="medium")
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert other.action_space == env.action_space
    assert isinstance(env.unwrapped, OneSeat)
    bots = pickle.loads(pickle.dumps(env.unwrapped)).bots
    assert [bot.name for bot in bots] == ["medium"] * 3


def course(env: OneSeat, actions: int) -> list[tuple[bytes, str]]:
    """What a learner sees and reads that takes the last thing that it may do."""
    seen = []
    for _ in range(actions):
        mask = env.action_masks()
        if mask.any():
            observed, *_ = env.step(int(np.flatnonzero(mask)[-1]))
            seen.append((observed.tobytes(), env.render()))
    return seen


def test_the_learner_reads_the_table_as_it_sees_it() -> None:
    env = laid("passengers", 5, bots="random", render_mode="ansi", seat=2)
    with pytest.raises(Fault, match="reset the environment first"):
        env.render()
    _, info = env.reset(seed=4)
    text = env.render()
    assert text.startswith("You play as Player 3.\n\n")
    assert env.company
    prompt = env.agreed.game.prompt(env.company.sitting.view(2), 2)
    assert words_of(env.agreed.game, "en").say(prompt) in text
    env.step(int(info["action_mask"].argmax()))
    assert env.render() != text
    silent = laid("passengers", 5)
    silent.reset()
    with pytest.raises(Fault, match='make the environment with render_mode="ansi"'):
        silent.render()


def test_what_cannot_be_agreed_on_is_refused() -> None:
    with pytest.raises(Fault, match="seat is a whole number, not “x”"):
        laid("passengers", 5, seat="x")
    with pytest.raises(Fault, match="seats is a whole number, not “4”"):
        OneSeat("passengers", seats="4")  # type: ignore[arg-type]
    with pytest.raises(Fault, match=r"“render_mode” cannot be “human”\. Choose one of: None, ansi"):
        OneSeat("passengers", render_mode="human")
    env = laid("passengers", 5)
    with pytest.raises(Fault, match=r"when the environment is made, with options=.* \(edition\)"):
        env.reset(options={"edition": "first"})
    assert env.company is None
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
