"""Many games at once for those who learn: dealt, stepped, reported and dealt anew, whoever plays."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.kernel.chatter import CHATTER
from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from tests.suite.walk import awaited, legal
from turncoat.bots.situation import Situation
from turncoat.envs import vec as module
from turncoat.envs.vec import CALLER, HANDWRITTEN, RANDOM, Vec, vec
from turncoat.games import game
from turncoat.kernel.batch import play_games
from turncoat.kernel.gpu import NoGpu, the_cuda
from turncoat.kernel.rule import INTERPRET
from turncoat.kernel.stepping import sow_aside
from turncoat.kernel.things import MOST_SEATS, members
from turncoat.kernel.thinking import Try

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)
interpreted = pytest.mark.usefixtures("interpreting")


@pytest.fixture
def interpreting(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compiled is compared with what is interpreted elsewhere; to compile takes long."""
    monkeypatch.setenv(INTERPRET, "1")


def any_actions(env: Vec, luck: np.random.Generator) -> NDArray[np.int64]:
    return np.asarray((env.masks * luck.random(env.masks.shape)).argmax(axis=1), np.int64)


@interpreted
@every_game
def test_steps_are_those_of_matches(subject: Subject) -> None:
    """Whose turn it is, what it may do and sees, and what comes of it, table by table."""
    playing, seats = subject.game, subject.game.seats[0]
    env, luck = vec(playing, seats, 2, seed=11), np.random.default_rng(1)
    tables = [playing.dealt(seats, 11 | i << 64) for i in range(2)]
    for _ in range(25):
        for i, table in enumerate(tables):
            seat = awaited(table)[0]
            assert env.turns[i] == seat
            assert np.array_equal(env.masks[i], env.encoding.mask(seat, legal(playing, table, seat)))
            assert np.array_equal(env.observations[i], env.encoding.flat(table.row, seat)[0])
            assert env.sides[i].tolist() == [playing.side(table, one) for one in range(seats)]
        actions, turns = any_actions(env, luck), env.turns.copy()
        env.step(actions)
        for i, table in enumerate(tables):
            playing.play(table, int(turns[i]), env.encoding.to_move(int(turns[i]), int(actions[i])))
            assert env.ended[i] == (table.awaits == 0)
            if env.ended[i]:
                return
            assert not env.rewards[i].any()


@interpreted
def test_only_games_that_are_over_are_dealt_anew() -> None:
    playing = game("passengers")
    env, luck = vec(playing, 4, 3, seed=2), np.random.default_rng(2)
    dealt = [0, 1, 2]
    for _ in range(120):
        before = env.tables.copy()
        turns, actions = env.turns.copy(), any_actions(env, luck)
        env.step(actions)
        for i in range(3):
            table = playing.table(before[i : i + 1].copy())
            playing.play(table, int(turns[i]), env.encoding.to_move(int(turns[i]), int(actions[i])))
            if env.ended[i]:
                payoffs = [0] * 4
                playing.payoff(table, payoffs)
                assert env.rewards[i].tolist() == payoffs
                assert env.now.ended_sides[i].tolist() == [playing.side(table, seat) for seat in range(4)]
                dealt[i] += 3
                table = playing.dealt(4, 2 | dealt[i] << 64)
            assert playing.table(env.tables[i : i + 1]).bytes() == table.bytes()
    assert min(dealt) >= 3, "every table has seen an end"


@interpreted
@every_game
@pytest.mark.parametrize("talk", ["off", "turns"])
def test_hand_written_players_play_as_in_simulations(subject: Subject, talk: str) -> None:
    playing, seats = subject.game, subject.game.seats[0]
    if talk == "turns" and not playing.talk:
        return
    games = 1 if subject.most_decisions > 1000 else 2
    who = np.full((MOST_SEATS, max(1, len(playing.sides))), HANDWRITTEN, np.int64)
    expected = play_games(playing, seats, games, 5, players=who, threads=1, talk=talk)
    env = vec(playing, seats, games, players=HANDWRITTEN, seed=5, talk=talk, observe=False)
    assert env.ended.all()
    assert np.array_equal(env.rewards, expected.payoffs)
    assert np.array_equal(env.now.ended_sides, expected.sides)


@interpreted
def test_callers_and_others_sit_at_one_table_seat_by_seat_and_side_by_side() -> None:
    playing = game("passengers")
    players = np.full((4, 6, 3), HANDWRITTEN)
    players[0, 2] = CALLER
    players[1, :, 0] = CALLER
    players[2] = RANDOM
    players[2, 0] = CALLER
    players[3] = RANDOM
    env, luck = vec(playing, 6, 4, seed=3, players=players), np.random.default_rng(3)
    ends = 0
    for _ in range(12):
        assert env.turns[0] == 2
        assert env.turns[1] >= 0
        assert env.sides[1, env.turns[1]] == 0
        assert env.turns[2] == 0
        assert env.turns[3] == -1
        assert not env.masks[3].any()
        assert not env.observations[3].any()
        ends += env.step(any_actions(env, luck)).ended[3]
    assert ends == 12, "a game without the caller ends in every step"


@interpreted
def test_games_are_the_same_at_any_pace_but_nobody_waits_for_the_slowest_table() -> None:
    players = [[CALLER, *[HANDWRITTEN] * 3], [CALLER, CALLER, HANDWRITTEN, CALLER], [HANDWRITTEN] * 4]

    def course(pace: int) -> tuple[list[list[tuple[int, ...]]], int]:
        """By table what the caller was asked and what games paid, and in how many steps."""
        env = vec(CHATTER, 4, 3, seed=4, players=players, talk="turns", pace=pace)
        told: list[list[tuple[int, ...]]] = [[], [], []]
        steps = 0
        while min(map(len, told)) < 8:
            for i in range(3):
                if env.ended[i]:
                    told[i].append(tuple(map(int, env.rewards[i])))
                if env.turns[i] >= 0:
                    told[i].append((int(env.turns[i]), *map(int, env.masks[i])))
            env.step(env.by_hand())
            steps += 1
        return [lines[:8] for lines in told], steps

    (at_once, few), (slowly, many) = course(0), course(1)
    assert slowly == at_once
    assert many > few


@interpreted
@every_game
def test_what_the_hand_written_player_would_do_is_legal_and_the_same_when_asked_again(
    subject: Subject,
) -> None:
    playing, seats = subject.game, subject.game.seats[-1]
    env, luck = vec(playing, seats, 3, seed=4), np.random.default_rng(4)
    for _ in range(4):
        actions = env.by_hand()
        assert env.masks[np.arange(3), actions].all()
        assert np.array_equal(actions, env.by_hand())
        env.step(actions if luck.random() < 0.5 else any_actions(env, luck))


@interpreted
@every_game
def test_merits_are_those_of_the_hand_written_player_and_asking_changes_nothing(subject: Subject) -> None:
    playing, seats = subject.game, subject.game.seats[-1]
    env, luck = vec(playing, seats, 2, seed=4), np.random.default_rng(4)
    for _ in range(6):
        before = env.tables.tobytes(), env.whims.tobytes()
        merits = env.merits()
        assert (env.tables.tobytes(), env.whims.tobytes()) == before
        assert not merits[~env.masks].any()
        for i, seat in enumerate(env.turns):
            view = playing.table(env.tables[i : i + 1].copy())
            playing.veil(view, seat)
            voice = [0] * 4
            sow_aside(voice, env.whims, i, MOST_SEATS * int(view.decisions) + int(seat))
            moment = Situation(playing, int(seat), view, voice, compiled=False)
            actions, expected = env.encoding.actions_of[seat, list(moment.moves)], moment.by_hand()[1]
            if len(moment.moves) > 1:
                assert np.array_equal(merits[i, actions], expected[list(moment.moves)].astype(np.float32))
            else:
                assert not merits[i].any()
        env.step(any_actions(env, luck))


@interpreted
@every_game
def test_tries_are_those_of_who_searches_to_the_next_turn_on_the_table_as_it_is(subject: Subject) -> None:
    playing, seats = subject.game, subject.game.seats[0]
    env, luck = vec(playing, seats, 2, seed=4), np.random.default_rng(4)
    for _ in range(30):
        env.step(any_actions(env, luck))
    env.words[1], env.masks[1], env.whose[1] = 0, False, -1  # as if it were nobody's turn there
    before = env.tables.tobytes(), env.whims.tobytes()
    legal_now = np.flatnonzero(env.masks[0])[:2]
    actions = np.full((2, 3), -1)
    actions[0, : len(legal_now)] = legal_now
    actions[1] = 0
    won = env.tries(actions, (5 << 32) + 7)
    assert (env.tables.tobytes(), env.whims.tobytes()) == before
    seat = int(env.turns[0])
    moves = env.encoding.moves_of[seat, legal_now].astype(np.int64)
    ahead = playing.outlook and replace(playing.outlook, turns=1)
    expected = Try(replace(playing, outlook=ahead), env.tables[:1], seat, moves, (7, 5)).here()
    assert np.array_equal(won[0, : len(legal_now)], expected[0])
    assert not won[0, len(legal_now) :].any()
    assert not won[1].any()


@interpreted
def test_tries_of_what_is_not_legal_are_refused() -> None:
    env = vec(CHATTER, 4, 2, seed=1)
    for wrong in (np.zeros(2, np.int64), np.zeros((1, 2), np.int64), np.zeros((2, 1))):
        with pytest.raises(ValueError, match="2 tables take as many rows of whole numbers"):
            env.tries(wrong, 1)
    with pytest.raises(ValueError, match="action 2 is not legal at table 0; nothing was tried"):
        env.tries(np.array([[0, 2], [0, 1]]), 1)
    env.words[1] = 1
    with pytest.raises(ValueError, match="action 1 is not legal at table 1; nothing was tried"):
        env.tries(np.array([[0, 1], [0, 1]]), 1)
    with pytest.raises(ValueError, match=r"results are int64 of shape \(2, 1\)"):
        env.tries(np.zeros((2, 1), np.int64), 1, np.zeros(2))


@interpreted
def test_everything_is_written_where_the_caller_wants_it() -> None:
    env = vec(game("passengers"), 4, 2, seed=1)
    own = {name: np.zeros(shape, kind) for name, (shape, kind) in env.shapes.items()}
    first = env.reset(None, **own)
    assert all(getattr(first, name) is own[name] for name in own)
    kept = {name: array.copy() for name, array in own.items()}
    other = np.zeros_like(own["observations"])
    second = env.step(env.by_hand(np.zeros(2, np.int64)), observations=other)
    assert second.observations is other
    assert np.array_equal(own["observations"], kept["observations"])
    assert other.any()
    assert second.masks is own["masks"]


@interpreted
def test_what_does_not_fit_is_refused_and_nothing_is_played() -> None:
    env = vec(game("passengers"), 4, 2, seed=1)
    before = env.tables.tobytes()
    wrong = int(np.flatnonzero(~env.masks[1])[0])
    with pytest.raises(ValueError, match=f"action {wrong} is not legal at table 1; nothing was played"):
        env.step(np.array([env.masks[0].argmax(), wrong]))
    with pytest.raises(ValueError, match="action 999 is not legal at table 0"):
        env.step(np.array([999, 0]))
    with pytest.raises(ValueError, match="2 tables take as many whole numbers"):
        env.step(np.zeros(3, np.int64))
    with pytest.raises(ValueError, match="there is no 'reward' to write; there are observations, masks"):
        env.step(env.by_hand(), reward=np.zeros(1))
    with pytest.raises(ValueError, match=r"masks are bool of shape \(2, 243\)"):
        env.step(env.by_hand(), masks=np.zeros((2, 243), np.int8))
    with pytest.raises(ValueError, match=r"merits are float32 of shape \(2, 243\)"):
        env.merits(np.zeros((2, 243)))
    assert env.tables.tobytes() == before
    with pytest.raises(ValueError, match="nobody talks here"):
        env.say(np.zeros(2, np.int64))


@interpreted
def test_whose_turn_it_is_stands_fast_whatever_is_written_into_what_was_given() -> None:
    one, two = (vec(game("passengers"), 4, 2, seed=1) for _ in range(2))
    for _ in range(12):
        actions = one.masks.argmax(axis=1)
        two.turns[:], two.masks[:], two.ended[:] = 10**9, False, True
        assert np.array_equal(one.step(actions).seats, two.step(actions).seats)
    assert one.tables.tobytes() == two.tables.tobytes()


@interpreted
@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        (lambda env: {"masks": [1, 2]}, "masks are an array, bool of shape .* not a list"),
        (lambda env: {"sides": np.zeros((8, 4), np.int8)[::4]}, "sides are .* one row right after another"),
        (lambda env: {"observations": frozen(env.observations)}, "observations .* may only be read"),
        (lambda env: {"sides": env.now.ended_sides}, "sides and ended_sides are written at once"),
        (lambda env: {"turns": np.zeros(2)}, "there is no 'turns' to write; there are .*, seats, "),
    ],
)
def test_arrays_that_cannot_be_written_into_leave_all_as_it_was(given: Any, wrong: str) -> None:
    env = vec(game("passengers"), 4, 2, seed=1)
    before, now, actions = env.tables.tobytes(), env.now, env.masks.argmax(axis=1)
    with pytest.raises(ValueError, match=wrong):
        env.step(actions, **given(env))
    assert env.tables.tobytes() == before
    assert all(one is two for one, two in zip(env.now, now, strict=True))
    env.step(actions)


def frozen(array: Any) -> Any:
    """One like it that may only be read."""
    copy = array.copy()
    copy.flags.writeable = False
    return copy


@interpreted
def test_claims_that_there_are_not_are_refused() -> None:
    env = vec(game("passengers"), 4, 2, talk="turns", seed=1)
    before = env.tables.tobytes()
    for claims, wrong in (([-1, 10**6], "1000000"), ([-7, -1], "-7"), ([0.0, 1.0], "float64")):
        with pytest.raises(ValueError, match=f"claims: whole numbers from -1 to .* needed, not {wrong}"):
            env.say(np.array(claims))
    with pytest.raises(ValueError, match=r"claims are int64 of shape \(2,\)"):
        env.say(np.array([-1]))
    assert env.tables.tobytes() == before


@interpreted
def test_who_plays_can_be_set_where_others_play_and_is_looked_at() -> None:
    env: Any = vec(game("passengers"), 4, 2, players=[CALLER, *[RANDOM] * 3], seed=1)
    env.players = [CALLER, CALLER, *[HANDWRITTEN] * 2]
    assert env.players[1, :, 0].tolist() == [CALLER, CALLER, HANDWRITTEN, HANDWRITTEN]
    with pytest.raises(ValueError, match="read-only"):
        env.players[0] = RANDOM
    with pytest.raises(ValueError, match="players are CALLER"):
        env.players = 77
    with pytest.raises(ValueError, match=r"what widens to \(2, 4, 3\), not \(3,\)"):
        env.players = [CALLER] * 3
    alone = vec(game("passengers"), 4, 2, seed=1)
    with pytest.raises(ValueError, match="the caller plays all seats here: name `players`"):
        alone.players = HANDWRITTEN


@interpreted
@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_go_on_by_themselves(again: Any) -> None:
    env = vec("passengers", 4, 2, talk="turns", seed=1, players=[CALLER, *[RANDOM] * 3], room=6)
    for _ in range(3):
        env.step(env.masks.argmax(axis=1))
    other, before = again(env), env.tables.tobytes()
    actions = env.masks.argmax(axis=1)
    there = other.step(actions)
    assert env.tables.tobytes() == before
    for one, two in zip(env.step(actions), there, strict=True):
        assert np.array_equal(one, two)
    assert env.tables.tobytes() != before
    table = env.game.table
    for i in range(env.n):
        assert table(env.tables[i : i + 1]).bytes() == table(other.tables[i : i + 1]).bytes()
    assert not any(np.shares_memory(one, two) for one, two in zip(env.now, other.now, strict=True))


@interpreted
@pytest.mark.parametrize(
    ("asked", "wrong"),
    [
        ({"seats": 3}, "for 4 to 8 players, not for 3"),
        ({"seats": 4.0}, "seats: a whole number from 1 on is needed, not 4.0"),
        ({"device": "abacus"}, "“abacus”"),
        ({"options": {"edition": "third"}}, "“third”"),
        ({"options": "edition=first"}, "options are values by their names"),
        ({"players": 7}, "players are CALLER"),
        ({"players": [CALLER] * 3}, r"widens to \(2, 4, 3\), not \(3,\)"),
        ({"n": 0}, "n, the number of tables: a whole number from 1 on is needed, not 0"),
        ({"n": 2.5}, "n, .* not 2.5"),
        ({"n": "4"}, "n, .* not '4'"),
        ({"pace": -1}, "pace, .* from 0 on is needed, not -1"),
        ({"seed": None}, "seed: a whole number from 0 on is needed, not None"),
        ({"threads": 0}, "threads: a whole number from 1 on is needed, not 0"),
        ({"room": 3}, "room: a whole number from 4 to 8 is needed, not 3"),
        ({"room": 9}, "room: .* not 9"),
    ],
)
def test_what_cannot_be_laid_is_refused_in_words(asked: dict[str, Any], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        vec("passengers", **{"seats": 4, "n": 2, **asked})


@interpreted
def test_a_callers_claim_is_heard_seen_and_answered() -> None:
    """Claims are counted from the seat that makes them; whoever is asked answers, if it is not the caller."""
    playing = game("passengers")
    assert playing.talk
    env = vec(playing, 5, 6, seed=6, talk="turns", players=[CALLER] + 4 * [HANDWRITTEN])
    claims = playing.talk.claims
    answered = 0
    for _ in range(6):
        said = env.tables["said"].copy()
        makes_sense = env.sensible()
        before: list[Any] = [playing.table(env.tables[i : i + 1].copy()) for i in range(6)]
        heard = env.say(np.full(6, claims.read("vote-with-me raven")))
        for i in range(6):
            table: Any = playing.table(env.tables[i : i + 1])
            assert env.turns[i] == 0
            assert {*np.flatnonzero(makes_sense[i])} == {
                claims.turned(claim, 0, 5) for claim in playing.talk.sensible_for(before[i], 0)
            }
            if heard[i]:
                assert 0 in members(int(heard[i]))
                part = env.encoding.fields["claim"]
                row = env.observations[i, part.slice].reshape(part.shape)
                assert row[0, claims.read("vote-with-me raven")] > 0
                answered += table.said > said[i] + 1
            else:
                assert table.said == said[i]
        env.step(env.by_hand())
    assert answered


def test_compiled_steps_are_the_interpreted_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """With talk and others at the table; a small game, because to compile a large one takes long."""
    found: list[list[Any]] = []
    monkeypatch.setattr(module, "SHARE", 3)
    for machine in ("", "1"):
        monkeypatch.setenv(INTERPRET, machine)
        players = [CALLER, HANDWRITTEN, CALLER, RANDOM]
        env = vec(CHATTER, 4, 8, seed=8, players=players, talk="turns", threads=2)
        luck = np.random.default_rng(8)
        turns: list[Any] = []
        for _ in range(12):
            turns.append(env.sensible())
            turns.append(env.say(luck.integers(0, env.encoding.claims, 8)))
            turns.append(env.by_hand())
            turns.append(env.merits())
            turns += [array.copy() for array in env.step(any_actions(env, luck))]
        turns += [env.numbers.copy(), env.tables["said"].copy(), env.tables["claimed"].copy()]
        found.append(turns)
    assert all(np.array_equal(*both) for both in zip(*found, strict=True))
    assert (found[0][-3] >= 8).all(), "every game has ended"
    assert found[0][-2].any(), "something was said"


def test_without_a_gpu_cuda_says_what_is_missing() -> None:
    try:
        the_cuda()
    except NoGpu as missing:
        with pytest.raises(NoGpu, match=str(missing).split(":")[0]):
            vec("passengers", 4, 2, device="cuda")
