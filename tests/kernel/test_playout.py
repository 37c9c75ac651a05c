"""Playouts: whose turn it is, who picks, and from which stream."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from tests.suite.walk import awaited, legal, seen
from turncoat.kernel import playout
from turncoat.kernel.batch import play_games
from turncoat.kernel.chance import sow
from turncoat.kernel.moves import MASK_WORDS, MOST_MOVES, allow, lowest
from turncoat.kernel.playout import HANDWRITTEN, RANDOM, WHIM, at_random
from turncoat.kernel.record import Rows
from turncoat.kernel.rule import INTERPRET, compiled, entry
from turncoat.kernel.things import MOST_SEATS

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """The functions of the module with a game's rules put in, interpreted."""
    monkeypatch.setenv(INTERPRET, "1")

    def made(subject: Subject, function: Any, **more: Any) -> Any:
        names = ("deal", "legal", "play", "payoff", "side", "veil", "choose")
        rules = {name: getattr(subject.game, name) for name in names}
        return entry(function, function.__name__, **(rules | more))

    return made


@given(st.integers(1, 255))
def test_the_first_awaited_seat_decides(awaits: int) -> None:
    assert lowest(awaits) == compiled(lowest)(awaits) == (awaits & -awaits).bit_length() - 1


@every_game
def test_without_a_game_there_is_nothing_to_play(subject: Subject) -> None:
    tables = Rows(subject.game.table, subject.game.table.blanks(1))
    with pytest.raises(NotImplementedError):
        playout.begin(tables, [0] * 4, 0, 0, 0)


def test_at_random_each_legal_move_comes_equally_often() -> None:
    mask = np.zeros(MASK_WORDS, np.int64)
    moves = [0, 31, 32, 100, 255]
    for move in moves:
        allow(mask, move)
    whim, pick = np.zeros(4, np.int64), compiled(at_random)
    sow(whim, 1, 2, 3, 4)
    picked = [pick(mask, 0, mask, 5, mask, whim) for _ in range(20_000)]
    assert set(picked) == set(moves)
    assert chisquare([picked.count(move) for move in moves]).pvalue > 1e-6


@every_game
def test_a_game_begins_as_dealt_and_its_players_have_a_stream_of_their_own(
    subject: Subject, interpreted: Callable[..., Any]
) -> None:
    game, seats = subject.game, subject.game.seats[0]
    for number in (0, 5, 2**33 + 1):
        tables = Rows(game.table, game.blank(seats).row)
        whim, expected = [0] * 4, [0] * 4
        interpreted(subject, playout.begin)(tables, whim, 11, 12, number)
        dealt = game.dealt(seats, 11 | 12 << 32 | number << 64)
        assert tables[0].bytes() == dealt.bytes()
        sow(expected, 11, 12, number % 2**32, number >> 32 ^ WHIM)
        assert whim == expected
        assert whim != [dealt.chance[word] for word in range(4)]


@every_game
def test_a_decision_names_the_seat_and_a_legal_move(
    subject: Subject, interpreted: Callable[..., Any]
) -> None:
    game, seats = subject.game, subject.game.seats[-1]
    decide = interpreted(subject, playout.decide, pick=at_random)
    table = game.dealt(seats, 1)
    tables = Rows(game.table, table.row)
    whim = [1, 2, 3, 4]
    while table.awaits:
        seat, move = divmod(decide(tables, None, [7] * MASK_WORDS, whim), MOST_MOVES)
        assert seat == awaited(table)[0]
        assert move in legal(game, table, seat)
        game.play(table, seat, move)


@every_game
def test_the_handwritten_player_gets_a_view_and_never_the_table(
    subject: Subject, interpreted: Callable[..., Any]
) -> None:
    game, seats = subject.game, subject.game.seats[-1]
    given_to: list[bytes] = []

    def choose(view: Any, seat: int, mask: Any, whim: Any) -> int:
        given_to.append(view.bytes())
        return game.choose(view, seat, mask, whim)

    by_players = interpreted(subject, playout.by_players, choose=choose)
    tables = Rows(game.table, game.table.blanks(2))
    tables[0] = game.dealt(seats, 6)
    before = tables[0].bytes()
    seat = awaited(tables[0])[0]
    mask = [0] * MASK_WORDS
    choices = game.legal(tables[0], seat, mask)
    players = np.full((MOST_SEATS, max(1, len(game.sides))), HANDWRITTEN)
    move = by_players(tables, seat, mask, choices, players, [1, 2, 3, 4])
    assert move in legal(game, tables[0], seat)
    assert given_to == [seen(game, tables[0], seat).bytes()]
    assert tables[0].bytes() == before
    players[seat] = RANDOM
    assert by_players(tables, seat, mask, choices, players, [1, 2, 3, 4]) in legal(game, tables[0], seat)
    assert len(given_to) == 1


@every_game
def test_every_game_ends_with_a_payoff_and_a_side_for_each_seat(subject: Subject) -> None:
    for seats in subject.game.seats:
        results = play_games(subject.game, seats, 200, 9)
        assert results.payoffs.shape == results.sides.shape == (200, seats)
        assert (results.payoffs.max(axis=1) > 0).all() or subject.all_may_lose
        assert (results.steps > 0).all()
        assert (results.steps <= subject.most_decisions).all()
        assert results.sides.min() >= 0
        assert results.sides.max() < max(1, len(subject.game.sides))
