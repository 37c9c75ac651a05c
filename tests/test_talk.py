"""The talk of a match, whatever the game."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Any

import pytest

import turncoat
from turncoat.match import Match, Refused
from turncoat.talk import Remark, Talk, talk_of
from turncoat.words import LANGUAGES, Message

GAME = turncoat.game("passengers")


def talk(language: str = "en") -> Talk:
    return Talk(Match(GAME, 5, 7, language=language))


class Limits:
    """A game's talk module that says what a test wants it to say, and keeps what it was asked."""

    def __init__(self) -> None:
        self.now = (0, 0)
        self.answer: tuple[int, ...] | Message = (0, 1)
        self.asked: list[tuple[Any, ...]] = []

    def moment(self, table: Any) -> tuple[int, int]:
        return self.now

    def hearers(self, *arguments: Any) -> tuple[int, ...] | Message:
        self.asked.append(arguments)
        return self.answer


@pytest.fixture
def limits(monkeypatch: pytest.MonkeyPatch) -> Limits:
    module = Limits()
    monkeypatch.setattr("turncoat.talk.talk_of", lambda game: module)
    return module


def test_a_remark_is_heard_by_all_and_kept() -> None:
    here = talk()
    said = here.say(2, "Trust me.", {"faction"}, at=4.5)
    assert said == Remark(2, "Trust me.", frozenset({"faction"}), 0, 0, 4.5, (0, 1, 2, 3, 4))
    assert all(here.heard(seat) == [said] for seat in range(-1, 5))


def test_talk_changes_nothing_on_the_table() -> None:
    here = talk()
    before = here.match.table.bytes()
    here.say(0, "Hello")
    assert here.match.table.bytes() == before
    assert here.match.moves == []


def test_a_remark_cannot_be_changed_afterwards() -> None:
    said = talk().say(0, "Hello")
    with pytest.raises(FrozenInstanceError):
        said.text = "Goodbye"  # type: ignore[misc]


@pytest.mark.parametrize("seat", [-1, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_seats_talk(seat: int, language: str) -> None:
    here = talk(language)
    with pytest.raises(Refused) as fault:
        here.say(seat, "Hello")
    assert fault.value.message.name == "error-no-seat"
    assert here.remarks == []


def test_a_game_without_limits_lets_everything_be_heard_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("turncoat.talk.talk_of", lambda game: None)
    here = talk()
    for seat in range(5):
        here.match.table.silenced[seat] = 7  # type: ignore[attr-defined]
        assert here.say(seat, "Hello").hearers == (0, 1, 2, 3, 4)
    assert len(here.heard()) == 5


def test_a_games_limits_are_found_by_its_name() -> None:
    module = talk_of(GAME)
    assert module is not None
    assert module.__name__ == "turncoat.games.passengers.talk"


def test_a_remark_for_some_is_heard_by_them_alone(limits: Limits) -> None:
    here = talk()
    limits.answer = (1, 3)
    said = here.say(1, "Psst.")
    assert [seat for seat in range(-1, 5) if here.heard(seat) == [said]] == [1, 3]
    assert here.heard(0) == []


def test_a_refused_remark_is_known_to_its_sender_alone(limits: Limits) -> None:
    here = talk()
    limits.answer = Message("nobody")
    with pytest.raises(Refused, match="nobody") as fault:
        here.say(1, "Psst.")
    assert fault.value.message == Message("nobody")
    assert all(here.heard(seat) == [] for seat in range(-1, 5))


def test_the_limits_get_open_facts_earlier_remarks_the_clock_and_the_words(
    limits: Limits,
) -> None:
    here = talk("ru")
    first = here.say(0, "Раз", at=1.0)
    limits.now = (1, 2)
    here.notice(8.0)
    here.notice(9.0)
    here.say(1, "Два", at=10.0)
    table, remark, earlier, since, words = limits.asked[-1]
    assert table.bytes() == here.match.seen().bytes()
    assert (remark.seat, remark.round, remark.phase, remark.at) == (1, 1, 2, 10.0)
    assert (earlier, since, words) == ((first,), 8.0, here.match.words)


def test_a_phase_that_nobody_noticed_begins_with_the_next_remark(limits: Limits) -> None:
    here = talk()
    limits.now = (0, 1)
    here.say(0, "One", at=5.0)
    here.say(0, "Two", at=6.0)
    assert here.since == 5.0
