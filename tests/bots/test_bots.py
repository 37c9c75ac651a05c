"""Kinds of bots: each makes legal moves from a view, and is known by its name everywhere."""

from __future__ import annotations

import numpy as np
import pytest

import turncoat
from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from turncoat.bots import BOTS, LEARNED, LEVELS, USUAL, bot_named
from turncoat.kernel.playout import HANDWRITTEN, RANDOM
from turncoat.match import Match
from turncoat.words import Fault

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)
SIMPLE = [name for name, bot in BOTS.items() if bot.number is not None]


@every_game
@pytest.mark.parametrize("name", SIMPLE)
def test_a_bot_plays_legal_moves_from_its_view_alone(subject: Subject, name: str) -> None:
    match = Match(subject.game, subject.game.seats[0], 5)
    for _ in range(60):
        if match.over:
            break
        seat = match.awaits[0]
        view = match.seen(seat)
        before = view.bytes()
        move = BOTS[name].decide(match.game, view, seat, [1, 2, 3, 4])
        assert move in match.legal_numbers(seat)
        assert BOTS[name].decide(match.game, match.seen(seat), seat, [1, 2, 3, 4]) == move
        assert view.bytes() == before or name == USUAL, "only the hand-written player may use its view up"
        match.play(seat, move)


def test_names_and_numbers_of_playouts() -> None:
    assert {name: bot.number for name, bot in BOTS.items() if bot.number is not None} == {
        "random": RANDOM, "handwritten": HANDWRITTEN
    }  # fmt: skip
    assert {*LEVELS, *LEARNED, USUAL, "random"} == set(BOTS)


def test_without_a_stream_of_ones_own_chance_decides() -> None:
    game = turncoat.game("passengers")
    match = Match(game, 5, 1)
    seat = match.awaits[0]
    moves = {BOTS["random"].decide(game, match.seen(seat), seat) for _ in range(200)}
    assert len(moves) > 5


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(Fault, match="There is no bot “clever”; there are random, handwritten"):
        bot_named("clever", turncoat.game("passengers"))


def test_simulations_name_them() -> None:
    report = turncoat.simulate(turncoat.game("passengers"), 5, 4, bots=("handwritten",), cores=1)
    assert report.bots == ("handwritten",) * 5
    assert np.isfinite(report.decisions)
