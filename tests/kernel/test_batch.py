"""Many games at once: side by side, one after another, on any number of threads."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.kernel.fresh import printed
from tests.kernel.gossip import GOSSIP
from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from tests.suite.walk import awaited, legal, seen
from turncoat.kernel import batch as module
from turncoat.kernel.batch import Batch, Results, cores, play_games, tally_games
from turncoat.kernel.fault import NewsLost
from turncoat.kernel.playout import HANDWRITTEN
from turncoat.kernel.rule import INTERPRET
from turncoat.kernel.things import MOST_SEATS

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)


def octets(batch: Batch) -> list[bytes]:
    return [batch.game.table(batch.tables[i : i + 1]).bytes() for i in range(len(batch))]


def last_moves(batch: Batch) -> NDArray[np.int64]:
    """The last legal move at each table."""
    allowed = batch.legal()
    return np.asarray(allowed.shape[1] - 1 - allowed[:, ::-1].argmax(axis=1), np.int64)


def same(one: Results, two: Results) -> bool:
    return all(
        np.array_equal(getattr(one, name), getattr(two, name)) for name in ("payoffs", "sides", "steps")
    )


@every_game
def test_a_batch_deals_the_games_of_a_seed(subject: Subject) -> None:
    game, seats = subject.game, subject.game.seats[-1]
    batch = Batch(game, seats, 5, 2**40 + 9)
    assert len(batch) == 5
    assert octets(batch) == [game.dealt(seats, 2**40 + 9 | i << 64).bytes() for i in range(5)]
    assert not batch.over.any()


@every_game
def test_a_batch_plays_to_the_end(subject: Subject) -> None:
    game, seats = subject.game, subject.game.seats[0]
    batch = Batch(game, seats, 4, 3, subject.options(seats)[-1], threads=2)
    tables = [game.table(batch.tables[i : i + 1].copy()) for i in range(4)]
    for _ in range(subject.most_decisions):
        allowed, moves = batch.legal(), last_moves(batch)
        for i, table in enumerate(tables):
            assert batch.over[i] == (table.awaits == 0)
            if table.awaits:
                seat = awaited(table)[0]
                assert batch.seat[i] == seat
                assert np.flatnonzero(allowed[i]).tolist() == legal(game, table, seat)
                game.play(table, seat, int(moves[i]))
            else:
                assert batch.seat[i] == -1
                assert not allowed[i].any()
        if batch.over.all():
            break
        batch.play(moves)
        assert octets(batch) == [table.bytes() for table in tables]
    assert batch.over.all()
    expected = []
    for table in tables:
        out = [0] * seats
        game.payoff(table, out)
        expected.append(out)
    assert batch.payoffs().tolist() == expected


@every_game
def test_views_of_a_batch_are_those_of_its_tables(subject: Subject) -> None:
    game, seats = subject.game, subject.game.seats[-1]
    batch = Batch(game, seats, 3, 8)
    batch.play(last_moves(batch))
    before = octets(batch)
    for seat in range(-1, seats):
        views = batch.views(seat)
        for i in range(3):
            table = game.table(batch.tables[i : i + 1])
            assert game.table(views[i : i + 1]).bytes() == seen(game, table, seat).bytes()
    assert octets(batch) == before


@every_game
@pytest.mark.parametrize("wrong", ["illegal", -1, 256, 10**9, -(10**9)])
def test_an_illegal_move_is_refused_and_nothing_is_played(subject: Subject, wrong: str | int) -> None:
    batch = Batch(subject.game, subject.game.seats[0], 4, 1)
    moves = last_moves(batch)
    moves[2] = int(np.argmin(batch.legal()[2])) if wrong == "illegal" else wrong
    before = octets(batch)
    with pytest.raises(ValueError, match=f"move {moves[2]} is not legal at table 2; no move was played"):
        batch.play(moves)
    assert octets(batch) == before


@every_game
def test_moves_of_the_wrong_shape_are_refused(subject: Subject) -> None:
    batch = Batch(subject.game, subject.game.seats[0], 4, 1)
    before = octets(batch)
    for moves in (last_moves(batch)[:3], last_moves(batch)[:, None]):
        with pytest.raises(ValueError, match="a batch of 4 tables"):
            batch.play(moves)
    assert octets(batch) == before


@every_game
def test_minus_one_is_no_way_to_name_the_last_move(subject: Subject) -> None:
    """Where the last move of the numbering is legal, -1 still is not."""
    game = subject.game
    luck = np.random.default_rng(2)
    for options in subject.options(game.seats[-1]):
        batch = Batch(game, game.seats[-1], 64, 2, options)
        while not batch.over.all():
            allowed = batch.legal()
            at = np.flatnonzero(allowed[:, -1])
            if len(at):
                moves = last_moves(batch)
                moves[at[0]] = -1
                with pytest.raises(ValueError, match=f"move -1 is not legal at table {at[0]}"):
                    batch.play(moves)
                return
            batch.play(np.where(allowed, luck.random(allowed.shape), -1).argmax(axis=1))
    pytest.fail("the last move was never legal")


@every_game
@pytest.mark.parametrize("seed", [-1, 2**64])
def test_seeds_of_many_games_have_64_bits(subject: Subject, seed: int) -> None:
    with pytest.raises(ValueError, match=r"error-seed: .*bits=64"):
        Batch(subject.game, subject.game.seats[0], 1, seed)
    with pytest.raises(ValueError, match=r"error-seed: .*bits=64"):
        play_games(subject.game, subject.game.seats[0], 1, seed)


@every_game
def test_games_are_the_same_on_any_number_of_threads(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, seats = subject.game, subject.game.seats[0]
    one = play_games(game, seats, 300, 6, threads=1)
    assert same(one, play_games(game, seats, 300, 6, threads=2))
    monkeypatch.setattr(module, "CHUNK", 7)
    assert same(one, play_games(game, seats, 300, 6, threads=2))


@every_game
def test_games_are_the_same_wherever_the_count_begins(subject: Subject) -> None:
    game, seats = subject.game, subject.game.seats[-1]
    whole = play_games(game, seats, 90, 6)
    for first, games in ((0, 40), (40, 50), (89, 1)):
        part = play_games(game, seats, games, 6, first=first)
        assert np.array_equal(part.payoffs, whole.payoffs[first : first + games])
        assert np.array_equal(part.sides, whole.sides[first : first + games])
        assert np.array_equal(part.steps, whole.steps[first : first + games])


@every_game
def test_games_of_handwritten_players_are_the_same_on_any_number_of_threads(subject: Subject) -> None:
    game, seats = subject.game, subject.game.seats[0]
    players: NDArray[np.int64] = np.full((MOST_SEATS, max(1, len(game.sides))), HANDWRITTEN)
    one = play_games(game, seats, 40, 6, players=players, threads=1)
    assert same(one, play_games(game, seats, 40, 6, players=players, threads=2))
    assert not same(one, play_games(game, seats, 40, 6))


@every_game
def test_progress_counts_every_game(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CHUNK", 8)
    told: list[int] = []
    play_games(subject.game, subject.game.seats[0], 21, 1, progress=told.append)
    assert told == [8, 8, 5]


@every_game
def test_the_environment_may_change_its_mind(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    game, seats = subject.game, subject.game.seats[0]
    results = []
    for value in ("1", "", "1"):
        monkeypatch.setenv(INTERPRET, value)
        results.append(play_games(game, seats, 2, 4))
    assert same(results[0], results[1])
    assert same(results[0], results[2])


def test_there_is_at_least_one_core() -> None:
    assert cores() >= 1


SCRIPT = """
from tests.kernel.test_batch import story
from tests.suite.registry import SUBJECTS
for subject in SUBJECTS:
    print(story(subject))
"""


def story(subject: Subject) -> str:
    """A batch played for a while, all that it gave out in one hash."""
    game, seats = subject.game, subject.game.seats[-1]
    batch = Batch(game, seats, 3, 17, threads=2)
    digest = hashlib.sha256()
    parts: list[Any] = []
    for _ in range(30):
        parts += [batch.legal(), batch.seat, batch.over, batch.payoffs()]
        parts += octets(batch)
        views = batch.views(1)
        parts += [game.table(views[i : i + 1]).bytes() for i in range(3)]
        batch.play(last_moves(batch))
    for part in parts:
        digest.update(part if isinstance(part, bytes) else part.tobytes())
    return digest.hexdigest()


def test_an_interpreted_batch_is_the_compiled_one() -> None:
    assert printed(SCRIPT, **{INTERPRET: "1"}).split() == [story(subject) for subject in SUBJECTS]


@pytest.mark.parametrize("interpret", ["", "1"])
def test_news_that_do_not_fit_are_an_error(interpret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three events fit: a fourth is an error of a batch, of playouts and of tallies, however rules run."""
    monkeypatch.setenv(INTERPRET, interpret)
    batch = Batch(GOSSIP, 1, 3, 1)
    batch.play(np.array([0, 3, 1]))
    with pytest.raises(NewsLost, match="more events between two decisions"):
        batch.play(np.array([0, 0, 4]))
    silent = np.full((MOST_SEATS, 1), HANDWRITTEN)
    assert play_games(GOSSIP, 1, 50, 1, players=silent).steps.tolist() == [2] * 50
    with pytest.raises(NewsLost):
        play_games(GOSSIP, 1, 50, 1)
    with pytest.raises(NewsLost):
        tally_games(GOSSIP, 1, 50, 1)


def test_what_was_lost_in_an_earlier_decision_is_found_at_the_end() -> None:
    """Compiled playouts look only at the last table of each game."""
    batch = Batch(GOSSIP, 1, 1, 1)
    with pytest.raises(NewsLost):
        batch.play(np.array([4]))
    with pytest.raises(NewsLost):
        batch.play(np.array([0]))
    assert batch.over.all()
