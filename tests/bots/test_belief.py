"""Belief: who decided, how likely that was in a world, and worlds drawn by it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from math import exp, log
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from turncoat.bots import BOTS, belief
from turncoat.bots.belief import (
    NOBODY,
    Minded,
    begun,
    deciders,
    explained,
    imagining,
    likely_worlds,
    resampled,
)
from turncoat.bots.situation import Situation
from turncoat.games import game as game_named
from turncoat.kernel import ponder
from turncoat.kernel.chance import sow
from turncoat.kernel.moves import MASK_WORDS, MOST_MOVES, marked
from turncoat.kernel.playout import WHIM
from turncoat.kernel.rule import INTERPRET
from turncoat.kernel.thinking import Guess, Weigh
from turncoat.match import Match

AWAITED = [("awaits", np.int64)]
MIND = Minded(guesses=4, stray=2.0, slip=0.1)


def waiting(*awaits: int) -> NDArray[Any]:
    """Views of which only matters whom the table waits for."""
    return np.array([(bits,) for bits in awaits], AWAITED)


def test_who_decided_is_seen_by_whom_the_table_waits_for() -> None:
    past = waiting(0b001, 0b111, 0b101, 0b100, 0b010, 0b011)
    assert deciders(past, 0b100).tolist() == [0, 1, 0, 2, 1, NOBODY]


def test_a_question_to_several_began_when_all_of_them_were_asked() -> None:
    assert begun(waiting(0b001, 0b111, 0b101), 0b100) == 1
    assert begun(waiting(0b001, 0b010), 0b100) == 2
    assert begun(waiting(0b011, 0b011), 0b011) == 2
    assert begun(waiting(), 0b1) == 0


def test_worlds_are_drawn_as_often_as_their_weights_have_it() -> None:
    worlds = np.arange(4)
    drawn = resampled(worlds, np.log([0.5, 0.25, 0.125, 0.125]), 800, 12345)
    assert np.bincount(drawn, minlength=4).tolist() == pytest.approx([400, 200, 100, 100], abs=1)


def chance(match: Match, seat: int, move: int, whim: list[int]) -> float:
    """How likely a seat makes a move, reckoned once more on the true table."""
    game = match.game
    assert game.weigh
    view, mask, merits = match.seen(seat), [0] * MASK_WORDS, [0] * MOST_MOVES
    if game.legal(view, seat, mask) == 1:
        return 1.0
    game.weigh(view, seat, mask, whim, merits)
    legal = list(marked(mask))
    total = sum(exp((merits[one] - merits[move]) / (MIND.stray * game.heat)) for one in legal)
    return (1 - MIND.slip) / total + MIND.slip / len(legal)


@pytest.mark.parametrize("name", ["passengers", "mad-zeppelin", "cerberus"])
def test_the_likelihood_of_the_truth_is_that_of_its_decisions(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(INTERPRET, "1")
    subject: Subject = next(one for one in SUBJECTS if one.game.name == name)
    seats = subject.game.seats[0]
    match = Match(subject.game, seats, 8, subject.options(seats)[0])
    chances: list[float] = []
    seats_of: list[int] = []
    while not match.over and len(match.moves) < 30:
        seat = match.awaits[0]
        whim = [0] * 4
        sow(whim, 1, 2, len(match.moves), WHIM)
        move = BOTS["random"].decide(match.game, match.seen(seat), seat, [1, 2, 3, len(match.moves)])
        chances.append(chance(match, seat, move, whim))
        seats_of.append(seat)
        match.play(seat, move)
    observer = match.awaits[0]
    known = Situation(match.game, observer, match.seen(observer), [1, 2, 3, 4], lambda: match.past(observer))
    first = begun(known.past, known.view.awaits)
    draws = [1, 2]
    monkeypatch.setattr(belief, "draw", lambda _: draws.pop(0))
    (found,) = explained(known, match.table.row.copy(), first, MIND).here()
    others = [log(p) for p, seat in zip(chances[:first], seats_of, strict=False) if seat != observer]
    assert found <= 0
    assert len(others) > 10
    assert found == pytest.approx(sum(others), rel=0.02)


def test_whoever_has_lied_in_a_world_is_trusted_less_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before anything is said, three of five remarks are thought to be so, as if there had been five."""
    monkeypatch.setattr(ponder, "holds", lambda table, seat, claim: claim)
    trust = np.zeros((2, 2))
    trust[1] = 2, 3

    def likelihood(*claims: int) -> float:
        length = len(claims)
        world = SimpleNamespace(said=length, speaker=[1] * length, said_at=[7] * length, claimed=claims)
        return exp(ponder.truth_of_remarks(SimpleNamespace(decisions=7), world, trust, [0] * 4))

    assert likelihood(1) == pytest.approx(3 / 5)
    assert likelihood(1, 1) == pytest.approx(3 / 5 * 4 / 6)
    assert likelihood(0, 0, 1) == likelihood(1, 0, 0) == pytest.approx(2 / 5 * 3 / 6 * 3 / 7)
    assert likelihood(-1) == 1, "a promise is neither so nor not so"
    trust[1] = 0
    assert likelihood(1, 0) == 1, "nobody hears it"


def test_a_broken_promise_counts_as_a_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(next(one for one in SUBJECTS if one.game.name == "cerberus").game, 3, 1)
    known = Situation(match.game, 0, match.seen(0), [1, 2, 3, 4])
    for more, counts in ((0, (1, 3)), (2, (3, 3)), (-1, (1, 4))):
        monkeypatch.setattr(belief, "broken", lambda view, seat, more=more: more)
        assert belief.trust_in(known, 1, 0.75) == counts
    assert belief.trust_in(known, 0, 0.75) == belief.trust_in(known, 1, 0) == (0, 0), "nobody is heard"


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)
def test_likely_worlds_fit_what_the_seat_knows(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERPRET, "1")
    game, seats = subject.game, subject.game.seats[-1]
    match = Match(game, seats, 2, subject.options(seats)[0])
    for turn in range(25):
        seat = match.awaits[-1]
        match.play(seat, BOTS["random"].decide(game, match.seen(seat), seat, [1, 2, 3, turn]))
        if match.over:
            return
    seat = match.awaits[0]
    known = Situation(game, seat, match.seen(seat), [4, 3, 2, 1], lambda: match.past(seat))
    worlds = likely_worlds(known, 3, MIND)
    asked = begun(known.past, known.view.awaits)
    then = np.concatenate([known.past, known.view.row])[asked : asked + 1]
    for world in (game.table(worlds[i : i + 1]) for i in range(3)):
        assert world.faults() == []
        view = world.copy()
        game.veil(view, seat)
        if game.recall is not None:
            assert view.bytes() == game.table(then).bytes()


@pytest.mark.parametrize("long", [False, True])
def test_in_a_game_too_long_to_be_thought_over_worlds_are_guessed_and_not_weighed(
    long: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(INTERPRET, "1")
    game = replace(game_named("passengers"), is_long=long)
    match = Match(game, 4, 2)
    match.play(match.awaits[0], match.legal_numbers(match.awaits[0])[0])
    seat = match.awaits[0]
    thoughts = imagining(
        Situation(game, seat, match.seen(seat), [4, 3, 2, 1], lambda: match.past(seat)), 3, MIND
    )
    asked, answer = [], None
    with suppress(StopIteration):
        while True:
            asked.append(thoughts.send(answer))
            answer = asked[-1].here()
    assert isinstance(asked[0], Guess)
    assert asked[0].count == (3 if long else 3 * MIND.guesses)
    assert any(isinstance(ask, Weigh) for ask in asked) != long
