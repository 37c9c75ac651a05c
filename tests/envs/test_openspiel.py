"""OpenSpiel's own tests of games, of information states and of resampling, and what pickles keep."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import test_utils
from open_spiel.python.algorithms import sample_some_states
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from tests.envs.tables import TALKS, all_tables, options_of, smallest_tables, whispered
from turncoat.envs.openspiel import Game, State, parameter_of, registered
from turncoat.envs.sitting import ANSWER
from turncoat.games import NAMES, game
from turncoat.words import Fault

STATES = 3
"""States of a game that are looked at closely."""


def laid(name: str, seats: int, talk: str = "off", **more: Any) -> Game:
    """A game of OpenSpiel, always with the same deals."""
    options = {parameter_of(option): value for option, value in options_of(name).items()}
    parameters = {"seats": seats, "talk": talk, "rng_seed": 3, **options, **more}
    loaded = pyspiel.load_game(registered(name), parameters)
    assert isinstance(loaded, Game)
    return loaded


def dealt(game: Game) -> State:
    """A state after the deal."""
    state = game.new_initial_state()
    state.apply_action(0)
    return state


def walked(game: Game, luck: Random, steps: int) -> State:
    """A state some random actions later."""
    state = dealt(game)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
    return state


def test_every_game_is_registered() -> None:
    names = [registered(name) for name in NAMES]
    assert names == [
        "turncoat_passengers", "turncoat_mad_zeppelin", "turncoat_cerberus", "turncoat_chaos_contract",
    ]  # fmt: skip
    assert set(names) <= set(pyspiel.registered_names())
    assert pyspiel.load_game("turncoat_passengers(seats=6)").num_players() == 6


@pytest.mark.parametrize(("name", "seats", "talk"), all_tables())
def test_it_passes_the_test_of_random_games(name: str, seats: int, talk: str) -> None:
    """Without what OpenSpiel keeps as text: in C++ it asks games that sample for their random state."""
    pyspiel.random_sim_test(laid(name, seats, talk), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "seats", "talk"), all_tables())
def test_a_resampled_world_is_the_same_to_its_player(name: str, seats: int, talk: str) -> None:
    """What OpenSpiel's `ResampleInfostateTest` asks for, which Python cannot call."""
    sampler, luck = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0), Random(f"{name} {seats} {talk}")
    state = dealt(laid(name, seats, talk))
    for _ in range(STATES):
        for _ in range(luck.randrange(1, 4 * seats)):
            if not state.is_terminal():
                state.apply_action(luck.choice(state.legal_actions()))
        if state.is_terminal():
            break
        for player in range(seats):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.history() == [], "what led here is for others to know"
        mover = state.current_player()
        other = state.resample_from_infostate(mover, sampler)
        assert other.legal_actions() == state.legal_actions()
        other.apply_action(luck.choice(other.legal_actions()))


def test_a_resampled_world_does_not_tell_of_words_that_its_player_did_not_hear() -> None:
    game, luck = laid("passengers", 6, "turns", silence="on"), Random(3)
    for _ in range(4):
        *sittings, deaf = whispered(luck)
        known, resampled = [], []
        for sitting in sittings:
            state = game.new_initial_state()
            state.sitting = sitting
            known.append(state.information_state_string(deaf))
            sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
            resampled.append(state.resample_from_infostate(deaf, sampler))
        one, other = resampled
        assert known == [one.information_state_string(deaf)] * 2
        assert one.information_state_tensor(deaf) == other.information_state_tensor(deaf)
        assert pickle.dumps(one) == pickle.dumps(other)
        assert (one.current_player(), one.legal_actions()) == (other.current_player(), other.legal_actions())
        test_utils.random_playout(other, 1)
        assert other.is_terminal()


def test_a_tree_search_goes_on_from_a_question_that_not_all_have_heard() -> None:
    luck = np.random.RandomState(1)
    state = laid("passengers", 6, "turns", silence="on").new_initial_state()
    _, state.sitting, _ = whispered(Random(4))
    rollout = RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    planner = ISMCTSBot(state.get_game(), rollout, uct_c=1.0, max_simulations=2, random_state=luck)
    asked = state.sitting.asks
    for _ in range(6):
        state.apply_action(int(planner.step(state)))
    assert (asked, state.sitting.answering) == (ANSWER, ())


@pytest.mark.parametrize(("name", "seats", "talk"), smallest_tables())
def test_it_passes_the_tests_of_the_interface(name: str, seats: int, talk: str) -> None:
    game = laid(name, seats, talk)

    class Enforced(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        """OpenSpiel's own, with fewer states."""

        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_name, cls.game_type = game, registered(name), game.get_type()
            cls.some_states = sample_some_states.sample_some_states(game, max_states=STATES)

    Enforced.setUpClass()
    tests = [test for test in dir(Enforced) if test.startswith("test_")]
    assert len(tests) >= 5
    for test in tests:
        getattr(Enforced(test), test)()


@pytest.mark.parametrize("talk", TALKS)
@pytest.mark.parametrize("name", NAMES)
def test_whoever_knows_the_same_may_do_the_same(name: str, talk: str) -> None:
    """On many ways from one deal that meet again."""
    start, luck = dealt(laid(name, game(name).seats[0], talk)), Random(1)
    known: dict[str, tuple[int, list[int]]] = {}
    met = 0
    for _ in range(25):
        state = start.clone()
        for _ in range(8):
            player, legal = state.current_player(), state.legal_actions()
            knows = state.information_state_string(player)
            met += knows in known
            assert known.setdefault(knows, (player, legal)) == (player, legal)
            state.apply_action(luck.choice(legal[:3]))
    assert met > 25


@pytest.mark.parametrize("name", [name for name in NAMES if name != "chaos-contract"])
def test_an_information_state_recalls_what_its_player_knew_and_did(name: str) -> None:
    """Perfect recall as OpenSpiel tests it. Of dice, Chaos Contract keeps no order that comes to the same."""
    start, luck = dealt(laid(name, game(name).seats[0])), Random(1)
    known: dict[str, list[tuple[str, int]]] = {}
    met = 0
    for _ in range(25):
        state = start.clone()
        own: list[list[tuple[str, int]]] = [[] for _ in range(start.num_players())]
        for _ in range(8):
            player, action = state.current_player(), luck.choice(state.legal_actions()[:3])
            knows = state.information_state_string(player)
            met += knows in known
            assert known.setdefault(knows, list(own[player])) == own[player]
            own[player].append((knows, action))
            state.apply_action(action)
    assert met > 25


def test_pickles_keep_the_game_its_random_state_and_the_history() -> None:
    """What OpenSpiel asks of all games that sample."""
    game = laid("mad-zeppelin", 2, "turns")
    for seed in range(2):
        test_utils.random_playout(game.new_initial_state(), seed)
        twin = pickle.loads(pickle.dumps(game))
        one = test_utils.random_playout(game.new_initial_state(), seed)
        other = test_utils.random_playout(twin.new_initial_state(), seed)
        assert str(one) == str(other)
    state = walked(game, Random(1), 30)
    restored = pickle.loads(pickle.dumps(state))
    assert str(restored) == str(state)
    assert restored.history() == state.history()
    assert restored.legal_actions() == state.legal_actions()


def test_deals_follow_from_the_seed_and_differ() -> None:
    one, other = laid("passengers", 5), laid("passengers", 5)
    first, second = str(dealt(one)), str(dealt(one))
    assert first != second
    assert [str(dealt(other)), str(dealt(other))] == [first, second]


def test_the_log_can_be_added_to_tensors() -> None:
    short, long = laid("cerberus", 3), laid("cerberus", 3, log=True)
    assert long.information_state_tensor_size() > short.information_state_tensor_size()
    assert len(dealt(long).information_state_tensor(1)) == long.information_state_tensor_size()


def test_actions_have_names_and_illegal_ones_are_refused() -> None:
    state = dealt(laid("passengers", 5))
    player, legal = state.current_player(), state.legal_actions()
    assert state.action_to_string(player, legal[0]).startswith("place ")
    wrong = next(action for action in range(state.num_distinct_actions()) if action not in legal)
    before = str(state)
    with pytest.raises(Fault, match="cannot be done now"):
        state._apply_action(wrong)
    assert str(state) == before


def test_parameters_that_there_are_not_are_refused() -> None:
    for text, says in (
        ("turncoat_passengers(seats=9)", "for 4 to 8 players"),
        ("turncoat_passengers(edition=third)", "Choose one of: second, first"),
        ("turncoat_passengers(talk=free)", "Choose one of: off, turns"),
        ("turncoat_passengers(colour=red)", "Unknown parameter 'colour'"),
    ):
        with pytest.raises((Fault, pyspiel.SpielError), match=says):
            pyspiel.load_game(text)
    assert "II+I+III" in str(pyspiel.load_game("turncoat_passengers(seats=5,sets=II+I+III)"))
