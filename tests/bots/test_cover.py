"""Covers: what is said by who hides something is the same whatever that is."""

from __future__ import annotations

from functools import partial

import pytest

from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from tests.suite.walk import seen
from turncoat.bots import BOTS, cover
from turncoat.bots.situation import Situation
from turncoat.kernel.chance import sow
from turncoat.kernel.record import Record
from turncoat.kernel.rule import INTERPRET
from turncoat.kernel.talk import NOTHING
from turncoat.match import SPECTATOR, Match

TALKING = [subject for subject in SUBJECTS if subject.game.talk]
every_game = pytest.mark.parametrize("subject", TALKING, ids=lambda subject: subject.game.name)
TIMES = 3


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERPRET, "1")
    monkeypatch.setattr(cover, "GUESSES", 4)


def begun(subject: Subject, moves: int) -> Match:
    """A game that has begun, at random."""
    seats = subject.game.seats[-1]
    match = Match(subject.game, seats, 3, subject.options(seats)[0])
    for turn in range(moves):
        if match.over:
            break
        seat = match.awaits[0]
        match.play(seat, BOTS["random"].decide(match.game, match.seen(seat), seat, [1, 2, 3, turn + 1]))
    return match


def whim(number: int) -> list[int]:
    """A random stream."""
    stream = [0] * 4
    sow(stream, number, 2, 3, 4)
    return stream


def hides(subject: Subject, table: Record, seat: int) -> bool:
    """Whether a seat has something to hide on a whole table."""
    assert subject.game.talk
    poses = subject.game.talk.poses
    return poses is None or not poses(table, seat)


@every_game
def test_words_are_the_same_whatever_is_hidden(subject: Subject) -> None:
    match = begun(subject, 14)
    game, talk = match.game, match.game.talk
    assert talk
    public = match.seen()
    past = match.past(SPECTATOR)
    worlds = [game.guessed(public, SPECTATOR, seed) for seed in range(12)]
    compared = said = 0
    for seat in range(2):
        hiding = [world for world in worlds if hides(subject, world, seat)][:2]
        for number in range(TIMES):
            words = set()
            for world in hiding:
                known = Situation(game, seat, seen(game, world, seat), whim(number), lambda: past)
                answered = Situation(game, seat, seen(game, world, seat), whim(number), lambda: past)
                accusation = next(claim for claim, named in enumerate(talk.names) if named == seat)
                words.add((cover.speak(known), cover.reply(answered, (seat + 1) % match.seats, accusation)))
            assert len(words) == 1
            compared += len(hiding)
            said += words != {(NOTHING, NOTHING)}
    assert compared > TIMES
    assert said


@every_game
def test_whoever_knows_the_same_says_the_same(subject: Subject) -> None:
    """Of its own accord and to others, with the same random stream, at tables that it cannot tell apart."""
    match = begun(subject, 14)
    game, talk = match.game, match.game.talk
    assert talk
    seat, past = match.awaits[0], match.past(match.awaits[0])
    asker = (seat + 1) % match.seats
    asked = [claim for claim in talk.sensible_for(match.seen(asker), asker) if talk.names[claim] == seat]
    twin = game.guessed(match.seen(seat), seat, 99)
    assert twin.bytes() != match.table.bytes()
    said = []
    for view in (match.seen(seat), seen(game, twin, seat)):
        known = [Situation(game, seat, view, whim(number), lambda: past) for number in range(3)]
        said.append([*map(cover.speak, known), *(cover.reply(one, asker, asked[0]) for one in known)])
    assert said[0] == said[1]


@every_game
def test_what_is_said_is_so_in_the_world_of_which_it_is_said(subject: Subject) -> None:
    """Covers are what everybody could think, and the player is in them what it pretends to be."""
    match = begun(subject, 14)
    game = match.game
    assert game.talk
    for seat in range(match.seats):
        known = Situation(game, seat, match.seen(seat), whim(seat), partial(match.past, seat))
        for world in cover.covers(known):
            assert world.faults() == []
            assert seen(game, world, SPECTATOR).bytes() == match.seen().bytes()
            assert game.talk.poses is None or game.talk.poses(world, seat)


def test_a_cover_is_kept_until_it_is_refuted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cover, "GUESSES", 48)
    monkeypatch.delenv(INTERPRET)
    subject = next(one for one in TALKING if one.game.name == "passengers")
    match = begun(subject, 10)
    game, talk = match.game, match.game.talk
    assert talk
    seat = next(one for one in range(match.seats) if game.side(match.table, one) == 1)
    said = [
        claim for claim in talk.sensible_for(match.seen(seat), seat) if "placed" in talk.claims.text(claim)
    ]
    known = Situation(game, seat, match.seen(seat), whim(0), lambda: match.past(seat))
    first = next(claim for claim in said if talk.holds(cover.covers(known)[0], seat, claim) == 1)
    match.claim(seat, first)
    for number in range(3):
        known = Situation(game, seat, match.seen(seat), whim(number), lambda: match.past(seat))
        for world in cover.covers(known):
            assert talk.holds(world, seat, first) == 1
