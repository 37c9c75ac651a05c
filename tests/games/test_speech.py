"""What hand-written players say fits what they have said, what they do, and what all can see of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from turncoat.bots import BOTS
from turncoat.games import game
from turncoat.games.cerberus.table import ADVENTURER
from turncoat.games.mad_zeppelin.table import DRAFTING, PLAY_TRAITOR
from turncoat.games.passengers.components import CAST_VOTE
from turncoat.kernel.chance import sow
from turncoat.kernel.talk import NOTHING, repeated
from turncoat.match import Match

TALKING = [subject for subject in SUBJECTS if subject.game.talk]
MOST = 120
"""Decisions of a game that are looked at."""


def whim(number: int) -> list[int]:
    """A random stream."""
    stream = [0] * 4
    sow(stream, number, 2, 3, 4)
    return stream


def ideas(match: Match, times: int) -> Iterator[tuple[Any, int, int]]:
    """What comes to the mind of whoever is asked, in a game by hand: the view, the seat, and the claim."""
    talk = match.game.talk
    assert talk
    for turn in range(MOST):
        if match.over:
            return
        seat = match.awaits[0]
        for number in range(times):
            view = match.seen(seat)
            yield view, seat, talk.speak(view, seat, whim(times * turn + number))
        match.play(seat, BOTS["handwritten"].decide(match.game, match.seen(seat), seat, whim(turn)))


@pytest.mark.parametrize("subject", TALKING, ids=lambda subject: subject.game.name)
def test_nobody_says_the_same_twice_in_a_part_of_the_game(subject: Subject) -> None:
    seats = subject.game.seats[-1]
    match = Match(subject.game, seats, 2, subject.options(seats)[0])
    talk = match.game.talk
    assert talk
    said = 0
    for view, seat, claim in ideas(match, 2):
        if claim != NOTHING:
            assert repeated(view, seat, claim, talk.moment(view)) < 0
            said += bool(talk.say(match.table, seat, claim))
    assert said > 5


def test_who_has_called_for_a_boat_stands_by_it() -> None:
    match = Match(game("passengers"), 6, 5)
    talk = match.game.talk
    assert talk
    while match.table.asks != CAST_VOTE:  # type: ignore[attr-defined]
        seat = match.awaits[0]
        match.play(seat, BOTS["handwritten"].decide(match.game, match.seen(seat), seat, [1, 2, 3, 4]))
    speaker, seat = 0, 1
    calls = [talk.claims.number("vote-with-me", boat=boat) for boat in range(2)]
    for claim in (calls[1], talk.claims.number("i-shall-vote", boat=1)):
        table = match.table.copy()
        assert talk.say(table, seat, claim)
        for boat, answer in enumerate(("no", "yes")):
            given = {talk.reply(table, seat, whim(number), speaker, calls[boat]) for number in range(20)}
            assert given == {talk.claims.number(answer)}


def test_no_truce_is_offered_by_who_is_about_to_take_something() -> None:
    match = Match(game("mad-zeppelin"), 4, 2)
    talk = match.game.talk
    assert talk
    offers = 0
    for view, _, claim in ideas(match, 8):
        if claim != NOTHING and talk.claims.of(claim).name == "spare-me":
            assert view.stage == DRAFTING or view.asks == PLAY_TRAITOR
            offers += 1
    assert offers


def test_zeppelin_talk_is_mostly_of_what_can_be_acted_on() -> None:
    match = Match(game("mad-zeppelin"), 4, 2)
    talk = match.game.talk
    assert talk
    said = Counter(
        talk.claims.of(claim).name for _, _, claim in ideas(match, 20) if claim != NOTHING
    )  # fmt: skip
    facts = sum(said[name] for name in ("i-hold", "i-hold-no", "my-traitor", "my-colour", "top-card"))
    assert 0 < facts < said.total() / 4
    assert said["spare-me"] > 5
    assert said["i-shall-spare-you"] > 5


def test_nobody_promises_cards_that_all_see_are_not_there_or_leaves_the_only_fellow_behind() -> None:
    match = Match(game("cerberus"), 3, 6)
    talk = match.game.talk
    assert talk
    asked = talk.claims.number("help-me")
    answers = set()
    for view, seat, claim in ideas(match, 6):
        fellows = [one for one in range(3) if one != seat and view.role[one] == ADVENTURER]
        if claim != NOTHING and talk.claims.of(claim).name == "leave-behind":
            assert len(fellows) > 1
        for fellow in fellows:
            answer = talk.reply(view, seat, whim(view.decisions), fellow, asked)
            answers.add(answer if answer == NOTHING else talk.claims.of(answer).name)
            if answer != NOTHING and talk.claims.of(answer).name == "i-shall-give-cards":
                assert view.hand_size[seat] > 0
    assert "no" in answers
