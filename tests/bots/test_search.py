"""Search: legal moves by the seat's view alone, found by trying them out in worlds that fit."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from turncoat.bots import BOTS
from turncoat.bots.search import Effort, Findings, advantage, preferred, search, searching, straying
from turncoat.bots.situation import Situation
from turncoat.games import game
from turncoat.games.passengers.components import CAST_VOTE
from turncoat.kernel.rule import INTERPRET
from turncoat.kernel.thinking import Try
from turncoat.match import Match

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)
LITTLE = Effort(worlds=3, moves=2, hush=0.1)


def near_the_end(subject: Subject, left: int) -> Match:
    """A game by hand that ends soon: a person's whole table, a few decisions before its end."""
    seats, options = subject.game.seats[0], subject.options(subject.game.seats[0])[0]
    match = Match(subject.game, seats, 4, options)
    while not match.over:
        seat = match.awaits[0]
        match.play(seat, BOTS["handwritten"].decide(match.game, match.seen(seat), seat, [1, 2, 3, 4]))
    again = Match(subject.game, seats, 4, options)
    for seat, move in match.moves[:-left]:
        again.play(seat, move)
    return again


def found(match: Match, seat: int, effort: Effort = LITTLE) -> Findings:
    """What a search finds by what a seat knows."""
    known = Situation(match.game, seat, match.seen(seat), [5, 6, 7, 8], lambda: match.past(seat))
    return search(known, effort)


@every_game
def test_a_search_finds_legal_moves_and_the_same_ones_again(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(INTERPRET, "1")
    match = near_the_end(subject, 6)
    searched = 0
    while not match.over:
        seat = match.awaits[0]
        before = match.table.bytes()
        findings = found(match, seat)
        assert match.table.bytes() == before
        assert set(findings.moves.tolist()) <= set(match.legal_numbers(seat))
        assert findings.chosen in findings.moves
        if len(findings.moves) > 1 and not searched:
            searched += 1
            again = found(match, seat)
            assert again.chosen == findings.chosen
            assert np.array_equal(again.chances, findings.chances, equal_nan=True)
            assert (findings.chances >= 0).all()
            assert (findings.chances <= 1).all()
        match.play(seat, findings.chosen)
    assert searched


@every_game
def test_whoever_knows_the_same_decides_the_same(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another world that a seat cannot tell from the true one, put back to every earlier moment."""
    monkeypatch.setenv(INTERPRET, "1")
    match = near_the_end(subject, 4)
    seat = match.awaits[0]
    here = found(match, seat)
    past = match.past(seat)
    twin = match.game.guessed(match.seen(seat), seat, 99)
    view = twin.copy()
    match.game.veil(view, seat)
    other = search(Situation(match.game, seat, view, [5, 6, 7, 8], lambda: past), LITTLE)
    assert other.moves.tolist() == here.moves.tolist()
    assert other.chosen == here.chosen


def test_differences_are_paired_and_have_to_be_beyond_doubt() -> None:
    wins = np.array([[0, 1, 0], [0, 1, 1], [1, 1, 0], [0, 1, np.nan]], float)
    gain, error = advantage(wins, 1)
    assert gain == pytest.approx(0.75)
    assert error == pytest.approx(np.std([1, 1, 0, 1]) / 2)
    assert advantage(wins, 2)[0] == pytest.approx(0)
    alike = np.array([[0, 0.4], [0, 0.4], [0, 0.4]])
    assert advantage(alike, 1) == pytest.approx((0.4, 0)), "as if it were certain"
    assert advantage(alike, 1, unsure=0.5) == pytest.approx((0.4, np.sqrt(0.5) / 3))
    assert preferred(alike, np.arange(2), 1) == preferred(alike, np.arange(2), 1, unsure=0.5) == 1
    assert preferred(alike, np.arange(2), 2, unsure=0.5) == 0
    assert preferred(wins, np.array([0, 1, 2]), doubt=1) == 1
    assert preferred(wins, np.array([0, 1, 2]), doubt=9) == 0
    assert preferred(wins, np.array([0, 2]), doubt=0) == 0


def test_who_looks_far_is_to_be_surer() -> None:
    long, short = game("chaos-contract"), game("cerberus")
    assert long.outlook
    assert short.outlook is None
    assert Effort(worlds=3, moves=2, doubt=1.5).doubt_in(long) == 1.5 * long.outlook.doubt > 1.5
    assert Effort(worlds=3, moves=2, doubt=1.5, soon=True).doubt_in(long) == 1.5
    assert Effort(worlds=3, moves=2, doubt=1.5).doubt_in(short) == 1.5
    assert [Effort(3, 2, soon=soon, unsure=0.5).unsure_in(long) for soon in (True, False)] == [0, 0.5]
    assert Effort(3, 2, soon=True, unsure=0.5).unsure_in(short) == 0.5


def test_a_promise_is_kept_unless_breaking_it_wins_enough_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A vote: the other boat has to win more by what the word is worth, twice, since it would be kept."""
    monkeypatch.setenv(INTERPRET, "1")
    match = Match(game("passengers"), 4, 5)
    while match.table.asks != CAST_VOTE:  # type: ignore[attr-defined]
        seat = match.awaits[0]
        match.play(seat, BOTS["handwritten"].decide(match.game, match.seen(seat), seat, [1, 2, 3, 4]))
    seat = match.awaits[0]
    free = found(match, seat, Effort(worlds=9, moves=2)).chosen
    other = next(move for move in match.legal_numbers(seat) if move != free)
    boat = match.game.moves.split(other)[1]["boat"]
    for name in ("i-shall-vote", "vote-with-me"):
        bound = match.copy()
        bound.claim(seat, bound.game.talk.claims.number(name, boat=boat))  # type: ignore[union-attr]
        known = Situation(bound.game, seat, bound.seen(seat), [5, 6, 7, 8], lambda: match.past(seat))
        assert straying(known, np.array([free, other]), 12).tolist() == [1, -1]
        assert found(bound, seat, Effort(worlds=9, moves=2, word=1.0)).chosen == other
    unbound = Situation(match.game, seat, match.seen(seat), [5, 6, 7, 8])
    assert straying(unbound, np.array([free]), 12).tolist() == [0]


def test_interpreted_and_compiled_find_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small example is enough: the rules themselves are compared for every game elsewhere."""
    match = near_the_end(next(one for one in SUBJECTS if one.game.name == "liars-dice"), 8)
    seat = match.awaits[0]
    here = found(match, seat, Effort(worlds=9, moves=5))
    monkeypatch.setenv(INTERPRET, "1")
    other = found(match, seat, Effort(worlds=9, moves=5))
    assert other.moves.tolist() == here.moves.tolist()
    assert np.array_equal(other.chances, here.chances, equal_nan=True)
    assert other.chosen == here.chosen


@pytest.mark.parametrize(("desertion", "deserts"), [(1.0, True), (0.5, False)])
def test_to_win_on_another_side_may_be_worth_less(desertion: float, deserts: bool) -> None:
    """The hand-written move wins in three worlds of five on its own side, the others always on another; what
    is told of chances is the same."""
    playing = replace(game("cerberus"), desertion=desertion)
    match = Match(playing, 3, 4)
    seat = match.awaits[0]
    thoughts = searching(
        Situation(playing, seat, match.seen(seat), [5, 6, 7, 8], lambda: match.past(seat)), Effort(10, 2)
    )
    answer = None
    try:
        while True:
            ask = thoughts.send(answer)
            answer = ask.here()
            if isinstance(ask, Try):
                answer[:] = -1000
                answer[:, 0] = [1000, 1000, 0, 1000, 0][: len(answer)]
    except StopIteration as end:
        findings: Findings = end.value
    assert (findings.chosen != findings.moves[0]) == deserts
    assert findings.chances[1] == 1
    assert 0.5 < findings.chances[0] < 0.9
