"""What moves tell: something of who has a side to hide, nothing of others, and with the same work."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.suite.walk import seen
from turncoat.bots import BOTS, telling
from turncoat.bots.search import advantage, preferred
from turncoat.bots.situation import Situation
from turncoat.games import game
from turncoat.games.passengers.components import CAST_VOTE, ROUNDS
from turncoat.kernel.record import Record
from turncoat.kernel.thinking import Guess
from turncoat.match import SPECTATOR, Match


def at_a_vote(round_: int = 0) -> Match:
    """A table of six that is about to vote in a round, after hand-written play."""
    match = Match(game("passengers"), 6, 5)
    table: Any = match.table
    while table.asks != CAST_VOTE or table.voyage < round_:
        seat = match.awaits[0]
        match.play(seat, BOTS["handwritten"].decide(match.game, match.seen(seat), seat, [1, 2, 3, 4]))
    return match


def on_both_sides(match: Match, seat: int) -> tuple[Record, Record]:
    """Two worlds that everybody could think of, in which a seat is a Soul Guide, and is not."""
    assert match.game.talk
    assert match.game.talk.poses
    found: dict[bool, Record] = {}
    for seed in range(64):
        world = match.game.guessed(match.seen(), SPECTATOR, seed)
        found.setdefault(bool(match.game.talk.poses(world, seat)), world)
    return found[True], found[False]


def test_only_who_hides_a_side_pays_and_all_do_the_same_work(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_a_vote()
    seat = match.awaits[0]
    work: list[int] = []

    def counted(*asked: Any) -> Guess:
        guess = Guess(*asked)
        work.append(guess.count)
        return guess

    monkeypatch.setattr(telling, "Guess", counted)
    told, done = [], []
    for world in on_both_sides(match, seat):
        work.clear()
        known = Situation(match.game, seat, seen(match.game, world, seat), [5, 6, 7, 8])
        told.append(telling.telling(known, np.array(known.moves)))
        done.append(list(work))
    assert not told[0].any()
    assert told[1].any()
    assert done[0] == done[1]


def test_what_tells_is_what_the_pose_would_not_do() -> None:
    """The move that a hidden side makes likelier than the pose does is the one that tells."""
    match = at_a_vote()
    seat = match.awaits[0]
    _, hiding = on_both_sides(match, seat)
    known = Situation(match.game, seat, seen(match.game, hiding, seat), [5, 6, 7, 8])
    own = telling.chances(known)
    told = dict(zip(known.moves, telling.telling(known, np.array(known.moves)), strict=True))
    assert sum(own.values()) == pytest.approx(1)
    assert max(told.values()) > 0 > min(told.values())
    assert own[max(told, key=lambda move: told[move])] > 0.5


def test_at_the_last_vote_nothing_is_left_to_hide() -> None:
    match = at_a_vote(ROUNDS - 1)
    seat = match.awaits[0]
    _, hiding = on_both_sides(match, seat)
    known = Situation(match.game, seat, seen(match.game, hiding, seat), [5, 6, 7, 8])
    assert not telling.telling(known, np.array(known.moves)).any()


def test_games_without_sides_to_hide_pay_nothing() -> None:
    match = Match(game("mad-zeppelin"), 3, 1)
    seat = match.awaits[0]
    known = Situation(match.game, seat, match.seen(seat), [5, 6, 7, 8])
    assert not telling.telling(known, np.array(known.moves)).any()


def test_a_move_that_tells_has_to_win_more() -> None:
    wins = np.array([[0.0, 1.0], [1.0, 1.0], [0.0, 1.0], [1.0, 0.0]])
    assert advantage(wins, 1)[0] == pytest.approx(0.25)
    assert advantage(wins, 1, np.array([0.1, 0.2]))[0] == pytest.approx(0.15)
    assert preferred(wins, np.array([0, 1]), 0.0, np.array([0.0, 0.2])) == 1
    assert preferred(wins, np.array([0, 1]), 0.0, np.array([0.0, 0.3])) == 0
    assert preferred(wins, np.array([0, 1]), 0.0, np.array([0.3, 0.0])) == 1
