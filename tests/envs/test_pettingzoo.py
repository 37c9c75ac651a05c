"""PettingZoo's own tests of its interfaces, whole games, and errors."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from tests.envs.tables import all_tables, options_of, smallest_tables
from turncoat.envs.pettingzoo import AtOnce, Turns, aec_env, parallel_env
from turncoat.envs.table import Table as InWords
from turncoat.games import NAMES, game
from turncoat.words import Fault

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation:UserWarning"),  # PettingZoo would rather have bare arrays
]
MOST = 5000
"""No random game here takes more steps."""


@pytest.mark.parametrize(("name", "seats", "talk"), all_tables())
def test_turns_pass_the_test_of_the_interface(name: str, seats: int, talk: str) -> None:
    api_test(aec_env(name, seats, talk=talk), num_cycles=3)


@pytest.mark.parametrize(("name", "seats", "talk"), all_tables())
def test_all_at_once_pass_the_test_of_the_interface(name: str, seats: int, talk: str) -> None:
    parallel_api_test(parallel_env(name, seats, talk=talk), num_cycles=5)


@pytest.mark.parametrize(("name", "seats", "talk"), all_tables())
def test_the_same_seed_gives_the_same_game(name: str, seats: int, talk: str) -> None:
    seed_test(lambda: aec_env(name, seats, talk=talk), num_cycles=2)


def turns_played(env: Turns, seed: int) -> dict[str, float]:
    """What agents who act at random come away with."""
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter(MOST):
        observed, reward, terminated, _, _ = env.last()
        rewards[agent] += reward
        env.step(None if terminated else env.action_space(agent).sample(observed["action_mask"]))
    assert not env.agents, "the game has an end"
    return rewards


@pytest.mark.parametrize(("name", "seats", "talk"), smallest_tables())
def test_agents_are_rewarded_by_the_result_of_the_game(name: str, seats: int, talk: str) -> None:
    env = aec_env(name, seats, options_of(name), talk)
    rewards = turns_played(env, seed=1)
    assert list(rewards.values()) == env.sitting.payoffs


@pytest.mark.parametrize(("name", "seats", "talk"), smallest_tables())
def test_all_who_are_asked_act_at_once_and_others_wait(name: str, seats: int, talk: str) -> None:
    env = parallel_env(name, seats, options_of(name), talk)
    observed, _ = env.reset(seed=1)
    rewards = dict.fromkeys(env.agents, 0.0)
    together = 0
    while env.agents:
        asked = [agent for agent in env.agents if not observed[agent]["action_mask"][env.wait]]
        assert [env.seat(agent) for agent in asked] == list(env.sitting.asked)
        waiting = [agent for agent in env.agents if agent not in asked]
        assert all(observed[agent]["action_mask"].sum() == 1 for agent in waiting)
        together += len(asked) > 1
        actions = {a: env.action_space(a).sample(observed[a]["action_mask"]) for a in env.agents}
        observed, rewards, ended, _, _ = env.step(actions)
    assert list(rewards.values()) == env.sitting.payoffs
    assert set(ended.values()) == {True}
    if name == "passengers":
        assert bool(together) == (talk == "off"), "votes are secret; with talk everybody is asked in turn"


def test_options_and_seats_that_there_are_not_are_refused() -> None:
    with pytest.raises(Fault, match="for 4 to 8 players"):
        aec_env("passengers", seats=9)
    with pytest.raises(Fault, match="no option “colour”"):
        parallel_env("passengers", options={"colour": "red"})
    with pytest.raises(Fault, match="Choose one of: off, turns"):
        aec_env("passengers", talk="free")
    with pytest.raises(Fault, match="no game “chess”"):
        aec_env("chess")
    with pytest.raises(Fault, match="seats is a whole number, not “4”"):
        aec_env("passengers", seats="4")  # type: ignore[arg-type]
    with pytest.raises(Fault, match=r"“render_mode” cannot be “human”\. Choose one of: None, ansi"):
        aec_env("passengers", render_mode="human")


def test_nothing_is_agreed_on_when_a_game_is_reset() -> None:
    for env in (aec_env("passengers"), parallel_env("passengers")):
        with pytest.raises(Fault, match=r"when the environment is made, with options=.* \(edition\)"):
            env.reset(options={"edition": "first"})
        assert not env.agents
        env.reset(seed=1, options={})


def test_what_is_asked_for_before_the_deal_or_after_the_end_is_refused() -> None:
    env, at_once = aec_env("passengers", seats=4, render_mode="ansi"), parallel_env("passengers", seats=4)
    for wrong in (
        lambda: env.step(0), env.last, env.render, lambda: env.observe("seat_0"), lambda: at_once.step({}),
    ):  # fmt: skip
        with pytest.raises(Fault, match="over or not dealt yet; reset the environment first"):
            wrong()
    turns_played(env, seed=1)
    for wrong in (lambda: env.step(0), env.last):
        with pytest.raises(Fault, match="over or not dealt yet; reset the environment first"):
            wrong()
    for laid in (env, at_once):
        for spaces in (laid.observation_space, laid.action_space):
            with pytest.raises(Fault, match="no agent “seat_9”; there are seat_0, seat_1"):
                spaces("seat_9")


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize(("name", "seats", "talk"), smallest_tables())
def test_copies_of_turns_go_their_own_way_and_the_same(
    name: str, seats: int, talk: str, way: Callable[[Turns], Turns]
) -> None:
    env = aec_env(name, seats, options_of(name), talk, render_mode="ansi")
    env.reset(seed=6)
    course(env, 10)
    other, before = way(env), (env.render(), env.sitting.dealt.bytes())
    after = course(other, 10)
    assert (env.render(), env.sitting.dealt.bytes()) == before
    assert course(env, 10) == after
    env.reset()
    other.reset()
    assert env.sitting.dealt.bytes() == other.sitting.dealt.bytes()


def course(env: Turns, actions: int) -> list[bytes]:
    """What agents see who take the last thing that they may do."""
    seen = []
    for _ in env.agent_iter(actions):
        observed, _, over, _, _ = env.last()
        seen.append(observed["observation"].tobytes() + env.render().encode())
        env.step(None if over else int(np.flatnonzero(observed["action_mask"])[-1]))
    return seen


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_of_all_at_once_go_their_own_way_and_the_same(way: Callable[[AtOnce], AtOnce]) -> None:
    env = parallel_env("passengers", seats=4)
    env.reset(seed=6)
    other, before = way(env), env.sitting.dealt.bytes()
    other.step(acting(other))
    assert env.sitting.dealt.bytes() == before
    env.step(acting(env))
    assert env.sitting.dealt.bytes() == other.sitting.dealt.bytes()


@pytest.mark.parametrize("name", NAMES)
def test_the_agent_whose_turn_it_is_reads_what_a_player_in_words_reads(name: str) -> None:
    env = aec_env(name, options=options_of(name), render_mode="ansi")
    env.reset(seed=8)
    luck = np.random.default_rng(8)
    table = InWords(game(name), [None] * len(env.names), int(luck.integers(1 << 63)), options_of(name), False)
    table.match.names.clear()
    for _ in range(60):
        seat = env.seat(env.agent_selection)
        assert table.asked[0] == seat
        reader, view = table.reader(seat), table.view(seat)
        parts = [reader.table(view), reader.known(view), reader.question(view)]
        assert env.render() == "\n\n".join([f"You play as Player {seat + 1}.", *parts])
        action = int(luck.choice(env.sitting.legal(seat)))
        env.step(int(np.argmax(env.places._meant[seat] == action)))
        table.play(seat, action)
        if env.sitting.over:
            break
    while not env.sitting.over:
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert "What you know for certain" not in env.render(), "nothing is hidden any more"


def test_the_table_is_rendered_where_that_was_asked_for() -> None:
    env = aec_env("passengers")
    assert (env.render_mode, env.metadata["render_modes"]) == (None, ["ansi"])
    env.reset(seed=1)
    with pytest.raises(Fault, match='make the environment with render_mode="ansi"'):
        env.render()


@pytest.mark.filterwarnings("error")
def test_a_step_of_all_has_no_one_picture_and_turns_are_made_of_it_without_a_warning() -> None:
    env = parallel_env("passengers")
    assert (env.render_mode, env.metadata["render_modes"]) == (None, [])
    assert parallel_to_aec(env).render_mode is None


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = aec_env("passengers", seats=5)
    env.reset(seed=3)
    before, agent = env.sitting.dealt.bytes(), env.agent_selection
    mask = env.observe(agent)["action_mask"]
    with pytest.raises(Fault, match=r"cannot be done now\. What can: place"):
        env.step(int(mask.argmin()))
    with pytest.raises(Fault, match=f"no action {len(mask)}; actions have numbers from 0 to {len(mask) - 1}"):
        env.step(len(mask))
    with pytest.raises(Fault, match="no action None"):
        env.step(None)
    assert env.sitting.dealt.bytes() == before
    assert env.agent_selection == agent
    with pytest.raises(Fault, match="no agent “player_0”; there are seat_0, seat_1"):
        env.observe("player_0")


def acting(env: AtOnce) -> dict[str, int]:
    """A legal action of everybody."""
    return {agent: int(env._seen_by(seat)["action_mask"].argmax()) for agent, seat in env.seat_of.items()}


def test_what_is_missing_or_not_asked_for_is_refused() -> None:
    env = parallel_env("passengers", seats=5)
    env.reset(seed=3)
    before, actions = env.sitting.dealt.bytes(), acting(env)
    asked = env.names[env.sitting.asked[0]]
    other = next(agent for agent in env.agents if env.seat(agent) not in env.sitting.asked)
    with pytest.raises(Fault, match=f"none came for {other}"):
        env.step({agent: action for agent, action in actions.items() if agent != other})
    with pytest.raises(Fault, match=f"{other} is not asked now and can only wait"):
        env.step(actions | {other: actions[asked]})
    with pytest.raises(Fault, match="no action"):
        env.step(actions | {asked: env.wait})
    with pytest.raises(Fault, match="no agent “nobody”"):
        env.step(actions | {"nobody": 0})
    assert env.sitting.dealt.bytes() == before
    env.step(actions)
    assert env.sitting.dealt.bytes() != before
