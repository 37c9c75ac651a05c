"""Analysis: by what a seat knows alone, the same for whoever knows the same, and its shares add up."""

from __future__ import annotations

import io
import json
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from tests.bots.test_search import every_game, near_the_end
from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from turncoat.bots.analysis import (
    Share,
    Standing,
    advice,
    beliefs,
    effort_named,
    final,
    hint,
    imagined,
    standing,
    stream,
)
from turncoat.bots.review import review, review_json, turned
from turncoat.bots.search import Effort
from turncoat.bots.situation import Situation
from turncoat.insight import Insight
from turncoat.kernel.rule import INTERPRET
from turncoat.match import SPECTATOR, Match
from turncoat.words import Fault

LITTLE = Effort(worlds=3, moves=2)


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERPRET, "1")


def situation(match: Match, seat: int, view: Any = None) -> Situation:
    past = match.past(seat)
    return Situation(match.game, seat, view or match.seen(seat), stream(0, 1, seat), lambda: past)


def told(match: Match, known: Situation) -> bytes:
    """A hint as a console and as a program get it."""
    found = hint(match.game, known, LITTLE)
    console = Console(file=io.StringIO(), width=100)
    words = {move.number: move.message for move in match.legal(known.seat)}
    Insight(match, console).hint(found, words)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().encode() + json.dumps(found.standing.json()).encode()


@every_game
def test_whoever_knows_the_same_is_told_the_same(subject: Subject) -> None:
    """Another world that a seat cannot tell from the true one gives the same bytes, and is not touched."""
    match = near_the_end(subject, 4)
    seat = match.awaits[0]
    before = match.table.bytes()
    here = told(match, situation(match, seat))
    twin = match.game.guessed(match.seen(seat), seat, 99)
    match.game.veil(twin, seat)
    assert told(match, situation(match, seat, twin)) == here
    assert match.table.bytes() == before


@every_game
def test_suspicions_are_decided_by_whole_tables_and_said_in_both_languages(subject: Subject) -> None:
    """Every one is so or not so on a table, has words, and what a seat believes of the truth is possible."""
    match = near_the_end(subject, 8)
    for language in ("en", "ru"):
        said = Match(match.game, match.seats, 1, match.options, language=language)
        for seat in (SPECTATOR, *range(match.seats)):
            for one in match.game.suspicions(match.seen(seat), seat):
                assert isinstance(one.holds(match.table), bool)
                assert said.say(one.message)
    seat = match.awaits[0]
    known = situation(match, seat)
    found = beliefs(match.game, known, imagined(known, LITTLE))
    assert all(0 < one.share <= 1 for one in found)
    assert [one.share for one in found] == sorted((one.share for one in found), reverse=True)


def test_every_game_has_something_to_suspect() -> None:
    for subject in SUBJECTS:
        table = subject.game.dealt(subject.game.seats[-1], 3)
        subject.game.veil(table, 0)
        assert subject.game.suspicions(table, 0)


@every_game
def test_standings_are_those_of_games_played_to_their_end(subject: Subject) -> None:
    match = near_the_end(subject, 2)
    known = situation(match, SPECTATOR)
    stood = standing(known, imagined(known, LITTLE))
    assert len(stood.seats) == match.seats
    assert set(stood.sides) == set(match.game.sides)
    assert any(share.share for share in stood.seats)
    while not match.over:
        match.play(match.awaits[0], match.legal_numbers(match.awaits[0])[0])
    end = final(match.game, match.table)
    assert [seat for seat, share in enumerate(end.seats) if share.share] == match.result["winners"]


def liars() -> Match:
    """A short game of the small example, to its end."""
    subject = next(one for one in SUBJECTS if one.game.name == "liars-dice")
    match = near_the_end(subject, 1)
    match.play(match.awaits[0], match.legal_numbers(match.awaits[0])[-1])
    return match


def test_a_move_is_weighed_against_the_best_found() -> None:
    match = liars().after(3)
    seat = match.awaits[0]
    worst = match.legal_numbers(seat)[-2]
    found = advice(situation(match, seat), Effort(worlds=30, moves=3), worst)
    assert found
    assert found.lost
    chances = {one.move: one.chance.share for one in found.moves}
    assert worst in chances
    assert found.lost.share == pytest.approx(chances[found.best] - chances[worst])
    assert found.lost.share >= 0
    assert max(one.tries for one in found.moves) == 30


def test_a_review_is_the_same_again_and_says_where_the_game_turned() -> None:
    match = liars()
    found = review(match, LITTLE, seed=5)
    data = review_json(found)
    assert data == review_json(review(match, LITTLE, seed=5))
    assert json.loads(json.dumps(data)) == data
    assert len(data["decisions"]) == len(match.moves)
    for one, (seat, move) in zip(data["decisions"], match.moves, strict=True):
        assert one["seat"] == seat
        assert one["move"]["text"] == match.game.moves.text(move)
        assert [belief["seat"] for belief in one["beliefs"]] == list(range(match.seats))
    assert {seat for seat, share in enumerate(data["end"]["seats"]) if share["share"]} == set(
        match.result["winners"]
    )


def test_a_seats_review_names_no_move_of_others() -> None:
    match = liars()
    for one in review_json(review(match, LITTLE, seat=0))["decisions"]:
        assert (one["move"] is None) == (one["seat"] != 0)
        assert one["advice"] is None or one["seat"] == 0
        assert [belief["seat"] for belief in one["beliefs"]] == [0]


def test_a_turning_point_is_more_than_chance() -> None:
    def stood(share: float, error: float) -> Standing:
        return Standing([Share(share, error), Share(1 - share, error)], {})

    assert [turn.party for turn in turned(stood(0.3, 0.05), stood(0.7, 0.05))] == [0, 1]
    assert not turned(stood(0.3, 0.05), stood(0.5, 0.05))
    assert not turned(stood(0.3, 0.2), stood(0.7, 0.2))


def test_shares_that_never_vary_are_not_certain() -> None:
    assert Share.of(0, 10).share == 0
    assert Share.of(0, 10).error > 0
    assert Share.of(5, 10).error == pytest.approx(np.sqrt(0.25 / 10))
    assert Share.of(5, 10, 2.0).error == pytest.approx(np.sqrt(0.25 / 2)), "the same world tells nothing new"


def test_efforts_have_names_or_numbers() -> None:
    assert effort_named("12").worlds == 12
    assert effort_named("hard").worlds > effort_named("easy").worlds
    for wrong in ("", "0", "-1", "10000000000", "utmost"):
        with pytest.raises(Fault):
            effort_named(wrong)
