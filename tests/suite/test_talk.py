"""What players claim, in every game: who hears it, who sees it, and that it changes nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from tests.suite.walk import random_decision, seen
from tests.suite.worlds import world, worlds
from turncoat.bots import BOTS, USUAL
from turncoat.games.passengers import components as box
from turncoat.games.passengers.talk import hearers
from turncoat.games.playable import Playable
from turncoat.kernel.batch import play_games
from turncoat.kernel.rule import INTERPRET
from turncoat.kernel.talk import BROKEN, KEPT, OPEN, Speech
from turncoat.match import Match, Refused
from turncoat.talk import Claim, Remark, Talk
from turncoat.words import Message

SPOKEN = tuple(subject for subject in SUBJECTS if subject.game.talk)
every_game = pytest.mark.parametrize("subject", SPOKEN, ids=lambda subject: subject.game.name)
MOST = 250
"""Decisions of a game that are looked at."""


def speech(subject: Subject) -> Speech:
    assert subject.game.talk
    return subject.game.talk


def chatter(subject: Subject, seats: int, seed: int, hearers: bool = False) -> Iterator[Any]:
    """A random game with random talk, after every decision; where asked, any seats hear what is said."""
    game, talk, luck = subject.game, speech(subject), Random(seed)
    table = game.dealt(seats, seed, subject.options(seats)[-1])
    for _ in range(MOST):
        if not table.awaits:
            return
        for speaker in luck.sample(range(seats), 2):
            claims = [*talk.sensible_for(table, speaker)]
            promises = [claim for claim in claims if talk.claims.of(claim).name in talk.promises]
            claim = luck.choice(promises if promises and luck.random() < 0.5 else claims)
            if hearers:
                talk.write(table, speaker, claim, 1 << speaker | luck.randrange(1, 1 << seats))
            else:
                talk.say(table, speaker, claim)
        game.play(table, *random_decision(game, table, luck))
        yield table


@every_game
def test_talk_keeps_to_its_domains_and_changes_nothing_else(subject: Subject) -> None:
    game, seats = subject.game, subject.game.seats[-1]
    luck = Random(4)
    silent = game.dealt(seats, 4, subject.options(seats)[-1])
    faiths = set()
    for table in chatter(subject, seats, 4):
        assert table.faults() == []
        faiths |= {table.faith[line] for line in range(table.said)}
    assert faiths >= {OPEN, KEPT, BROKEN}
    spoken = silent.copy()
    for _ in range(60):
        if silent.awaits:
            mover, move = random_decision(game, silent, luck)
            speech(subject).say(spoken, mover, luck.choice([*speech(subject).sensible_for(spoken, mover)]))
            for table in (silent, spoken):
                game.play(table, mover, move)
            assert silent.silent_bytes() == spoken.silent_bytes()
    assert spoken.said > 0


@every_game
def test_what_a_seat_has_not_heard_leaves_no_trace(subject: Subject) -> None:
    game, seats = subject.game, subject.game.seats[-1]
    for at, table in enumerate(chatter(subject, seats, 5, hearers=True)):
        if at % 12 or table.said == table.speaker.shape[0]:
            continue
        for seat in range(-1, seats):
            heard = [
                line
                for line in range(table.said)
                if table.heard_by[line] == (1 << seats) - 1
                or (seat >= 0 and table.heard_by[line] >> seat & 1)
            ]
            view = seen(game, table, seat)
            assert view.said == len(heard)
            for name, field in table.spoken.items():
                if field.axes:
                    cells, shown = np.asarray(table.row[name][0]), np.asarray(view.row[name][0])
                    assert shown[: len(heard)].tolist() == cells[heard].tolist()
                    assert (shown[len(heard) :] == field.blank).all()
            guess = world(game, view, seat, at)
            game.veil(guess, seat)
            assert guess.bytes() == view.bytes()


@every_game
def test_who_may_speak_and_what_makes_sense_goes_by_what_is_seen(subject: Subject) -> None:
    game, seats = subject.game, subject.game.seats[-1]
    talk = speech(subject)
    for at, table in enumerate(chatter(subject, seats, 6)):
        if at % 20 == 0:
            public = seen(game, table, -1)
            for seat in range(seats):
                view = seen(game, table, seat)
                for claim in range(talk.claims.count):
                    if talk.names[claim] < seats:
                        assert talk.sensible(table, seat, claim) == talk.sensible(view, seat, claim)
                        assert talk.hearers(table, seat, claim) == talk.hearers(public, seat, claim)


WORLDS = 400
"""Worlds that fit what everybody sees among which one is looked for in which a claim is so, or is not."""
DEALS = {"cerberus": (13,)}
"""Games that are looked at; three where none is named. In Cerberus all draws together tell a hand so often
(6 % of claims in twelve games) that it stays with the one that was looked at first."""
FEW = 0.03
"""Of the claims that make sense so many may be decided by counting all cards, which rules do not do."""


def by_all(game: Playable, seats: int, options: dict[str, str], hand: bool) -> Iterator[Any]:
    """Some games at random or by hand, now and then."""
    deals = DEALS.get(game.name, (13, 14, 15))
    for deal in deals:
        luck, table = Random(deal), game.dealt(seats, deal, options)
        for turn in range(MOST):
            if not table.awaits:
                break
            if turn % (12 * len(deals)) == 5:
                yield table
            mover, move = random_decision(game, table, luck)
            if hand:
                move = BOTS[USUAL].decide(game, seen(game, table, mover), mover, [turn + 1, 2, 3, 4])
            game.play(table, mover, move)


@pytest.mark.parametrize("hand", [False, True], ids=["random", "by hand"])
@every_game
def test_what_can_be_claimed_is_not_known_to_all(subject: Subject, hand: bool) -> None:
    """A claim of fact that makes sense is true in some of the worlds that everybody could think of, and false
    in others."""
    game, talk, seats = subject.game, speech(subject), subject.game.seats[-1]
    claims, decided = 0, list[str]()
    for table in by_all(game, seats, subject.options(seats)[0], hand):
        found: dict[tuple[int, int], set[int]] = {
            (seat, claim): set()
            for seat in range(seats)
            for claim in talk.sensible_for(table, seat)
            if talk.names[claim] < seats and talk.holds(table, seat, claim) >= 0
        }
        claims += len(found)
        for here in worlds(game, seen(game, table, -1), -1, range(WORLDS)):
            for said, truths in [*found.items()]:
                truths.add(talk.holds(here, *said))
                if len(truths) == 2:
                    del found[said]
            if not found:
                break
        decided += [f"seat {seat}: {talk.claims.text(claim)}" for seat, claim in found]
    assert claims > 50
    assert len(decided) <= FEW * claims, decided


@every_game
def test_bots_say_what_makes_sense_by_their_view(subject: Subject) -> None:
    game, seats = subject.game, subject.game.seats[-1]
    talk, luck = speech(subject), Random(7)
    said = 0
    for at, table in enumerate(chatter(subject, seats, 7)):
        seat = at % seats
        whim = [luck.getrandbits(32) for _ in range(4)]
        view = seen(game, table, seat)
        claim = talk.speak(view, seat, list(whim))
        if claim >= 0 and table.awaits:
            assert talk.sensible(view, seat, claim), talk.claims.text(claim)
            said += 1
        for line in range(table.said):
            speaker, heard = table.speaker[line], table.claimed[line]
            if speaker != seat and (talk.asks[heard] or talk.names[heard] == seat) and table.awaits:
                answer = talk.reply(view, seat, list(whim), speaker, heard)
                assert answer < 0 or talk.sensible(view, seat, answer), talk.claims.text(answer)
    assert said > 0


@every_game
def test_bots_confess_nothing(subject: Subject) -> None:
    """In any world that fits what everybody sees they say and reply the same, but for votes they announce."""
    game, seats = subject.game, subject.game.seats[-1]
    talk, luck = speech(subject), Random(11)
    announced = {"i-shall-vote", "vote-with-me"}
    compared = 0
    for at, table in enumerate(chatter(subject, seats, 11)):
        if at % 6 or any(table.heard_by[line] != (1 << seats) - 1 for line in range(table.said)):
            continue
        guess = world(game, seen(game, table, -1), -1, luck.getrandbits(64))
        for seat in range(seats):
            views = [seen(game, here, seat) for here in (table, guess)]
            whim = [luck.getrandbits(32) for _ in range(4)]
            one, other = (talk.speak(view, seat, list(whim)) for view in views)
            if one >= 0 and talk.claims.of(one).name in announced:
                assert talk.claims.of(one).name == talk.claims.of(other).name
            else:
                assert one == other
            for claim in range(at % 3, talk.claims.count, 3):
                if talk.asks[claim] or talk.names[claim] == seat:
                    speaker = (seat + 1) % seats
                    one, other = (talk.reply(view, seat, list(whim), speaker, claim) for view in views)
                    assert one == other
            compared += views[0].bytes() != views[1].bytes()
    assert compared > 5


@every_game
def test_a_turned_log_speaks_of_the_same_seats(subject: Subject) -> None:
    game, seats = subject.game, subject.game.seats[-1]
    table = [*chatter(subject, seats, 8, hearers=True)][20]
    turned: Any = game.turned(table, 2)
    for line in range(table.said):
        assert turned.speaker[line] == (table.speaker[line] - 2) % seats
        assert [turned.heard_by[line] >> (seat - 2) % seats & 1 for seat in range(seats)] == [
            table.heard_by[line] >> seat & 1 for seat in range(seats)
        ]
        name, parts = speech(subject).claims.split(table.claimed[line])
        there, turned_parts = speech(subject).claims.split(turned.claimed[line])
        assert there == name
        for part, value in parts.items():
            assert turned_parts[part] == ((value - 2) % seats if part == "seat" else value)


@every_game
def test_a_match_with_talk_is_saved_and_replayed(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    game, seats = subject.game, subject.game.seats[0]
    luck = Random(9)
    match = Match(game, seats, 9)
    for _ in range(40):
        if not match.over:
            mover, move = random_decision(game, match.table, luck)
            claim = luck.choice([*speech(subject).sensible_for(match.seen(mover), mover)])
            with suppress(Refused):  # Silence is against some
                match.claim(mover, claim if luck.random() < 0.5 else speech(subject).claims.text(claim))
            match.play(mover, move)
    again = Match.replayed(match.saved())
    assert again.table.bytes() == match.table.bytes()
    assert (again.claims, again.digest()) == (match.claims, match.digest())
    assert match.after(len(match.moves)).table.bytes() == match.table.bytes()
    early = match.after(10)
    assert early.claims == [one for one in match.claims if one.moves <= 10]
    monkeypatch.setenv(INTERPRET, "1")
    for place, row in enumerate(match.past(1)):
        if place % 7 == 0:
            assert game.table(np.array([row])).bytes() == match.after(place).seen(1).bytes()
    silent = Match(game, seats, 9)
    for mover, move in match.moves:
        silent.play(mover, move)
    assert silent.table.silent_bytes() == match.table.silent_bytes()
    assert silent.digest() != match.digest()


@every_game
def test_the_same_moves_are_made_with_talk_and_without(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By players who do not listen; hand-written ones may go by what was promised."""
    monkeypatch.setenv(INTERPRET, "1")
    game, seats = subject.game, subject.game.seats[0]
    for players in (None, np.ones((8, max(1, len(game.sides))), np.int64)):
        with_talk, without = (
            play_games(game, seats, 1, 3, {}, players, keep=1, talk=talk) for talk in ("turns", "off")
        )
        one, other = (game.table(results.tables) for results in (with_talk, without))
        if players is None:
            assert one.silent_bytes() == other.silent_bytes()
        assert (int(one.said) > 0, other.said) == (True, 0)


def test_silence_limits_claims_in_one_place() -> None:
    """The rule by which claims are made, and the limits of all talk, agree where only claims are made."""
    subject = next(one for one in SPOKEN if one.game.name == "passengers")
    game, luck = subject.game, Random(2)
    talk = speech(subject)
    for card in box.SILENCE:
        match = Match(game, 5, 3)
        here = Talk(match)
        while match.table.voyage == 0 and len(match.moves) < 14:  # type: ignore[attr-defined]
            match.table.silence_card[0] = card  # type: ignore[attr-defined]
            public = match.seen()
            for seat in range(5):
                for claim in luck.sample(range(talk.claims.count), 12):
                    if talk.names[claim] < 5:
                        name, parameters = talk.claims.split(claim)
                        assert game.claims
                        topics = game.claims.topics(name)
                        said = Remark(seat, "", topics, *here.moment, 0.0, (), Claim(name, parameters))
                        answer = hearers(public, said, here.remarks, 0.0, match.words)  # type: ignore[arg-type]
                        expected = 0 if isinstance(answer, Message) else sum(1 << one for one in answer)
                        assert talk.hearers(match.table, seat, claim) == expected, (card, name)
            seat = luck.randrange(5)
            if talk.hearers(match.table, seat, talk.claims.read("vote-with-me raven")):
                here.claim(seat, "vote-with-me", {"boat": 0})
            match.play(*random_decision(game, match.table, luck))
            here.notice(0.0)
