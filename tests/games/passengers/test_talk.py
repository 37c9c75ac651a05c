"""Who hears whom in Passengers: the function alone, on tables made by hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from turncoat.games.passengers import GAME
from turncoat.games.passengers import components as box
from turncoat.games.passengers.claims import REFUSAL
from turncoat.games.passengers.table import (
    BY_CARD,
    BY_GIFT,
    BY_TIDE,
    OVER,
    PLACING,
    USING_GIFTS,
    VOTING,
    Table,
)
from turncoat.games.passengers.talk import closed, hearers, moment
from turncoat.match import words_of
from turncoat.talk import Remark
from turncoat.words import LANGUAGES, Message

ALL = (0, 1, 2, 3, 4)
MESSAGES = ("talk-minute-over", *REFUSAL.names[1:])


def table(card: int = box.NONE, asks: int = box.PLACE_PASSENGER) -> Table:
    """Five seats as a spectator sees them; the coin is at seat 0, a Silence card lies in round I."""
    t = GAME.dealt(5, 1)
    assert isinstance(t, Table)
    t.coin = t.first[0] = 0
    t.asks = asks
    t.silence_card[0] = card
    GAME.veil(t, -1)
    return t


def remark(t: Table, seat: int, text: str = "Hm.", topics: Sequence[str] = (), at: float = 0.0) -> Remark:
    return Remark(seat, text, frozenset(topics), *moment(t), at, ())


def heard(
    t: Table, said: Remark, earlier: Sequence[Remark] = (), since: float = 0.0
) -> tuple[int, ...] | str:
    """Those who hear a remark, or the name of what refuses it."""
    answer = hearers(t, said, earlier, since, words_of(GAME, "en"))
    return answer.name if isinstance(answer, Message) else answer


@pytest.mark.parametrize(
    ("asks", "phase"),
    [
        (box.HUSH, PLACING),
        (box.PLACE_SHADOW, PLACING),
        (box.PLACE_PASSENGER, PLACING),
        (box.MASK_AND_PASSENGER, USING_GIFTS),
        (box.CARD_OF_HAND, USING_GIFTS),
        (box.CAST_VOTE, VOTING),
        (box.NO_QUESTION, OVER),
    ],
)
def test_the_question_tells_the_phase(asks: int, phase: int) -> None:
    assert moment(table(asks=asks)) == (0, phase)


def test_without_silence_all_hear_all() -> None:
    t = table()
    assert all(heard(t, remark(t, seat)) == ALL for seat in range(5))


@pytest.mark.parametrize(
    ("causes", "name"),
    [
        (BY_GIFT, "talk-silenced-until-votes"),
        (BY_CARD, "talk-silenced-until-votes"),
        (BY_TIDE, "talk-silenced-until-gifts"),
        (BY_TIDE | BY_GIFT, "talk-silenced-until-votes"),
    ],
)
def test_a_silenced_seat_is_told_until_when(causes: int, name: str) -> None:
    t = table()
    t.silenced[2] = causes
    assert heard(t, remark(t, 2)) == name
    assert heard(t, remark(t, 1)) == ALL


def test_nothing_binds_after_the_end() -> None:
    for card in range(box.SILENCE_CARDS):
        t = table(card, box.NO_QUESTION)
        assert heard(t, remark(t, 3, topics=("colour", "type", "faction"), at=99.0)) == ALL


def test_an_answer_to_the_coin_holder_is_used_up_by_the_answer_alone() -> None:
    t = table(box.COIN_LEADS)
    lead, answer = remark(t, 0), remark(t, 3)
    assert heard(t, answer) == "talk-coin-leads"
    assert heard(t, answer, [lead]) == ALL
    assert heard(t, answer, [lead, remark(t, 2)]) == ALL
    assert heard(t, answer, [lead, answer]) == "talk-coin-leads"
    assert heard(t, answer, [lead, answer, lead]) == ALL
    assert heard(t, lead, [lead, lead]) == ALL


def test_an_earlier_message_of_a_new_coin_holder_leads_nobody() -> None:
    t = table(box.COIN_LEADS)
    lead, answers = remark(t, 0), [remark(t, 1), remark(t, 3)]
    t.asks, t.coin = box.CAST_VOTE, 3
    assert heard(t, remark(t, 1), [lead, *answers]) == "talk-coin-leads"
    assert heard(t, remark(t, 3), [lead, *answers]) == ALL
    assert heard(t, remark(t, 0), [lead, *answers]) == ALL, "the old holder has not answered anything yet"
    assert heard(t, remark(t, 1), [lead, *answers, remark(t, 3)]) == ALL


def test_a_silenced_coin_holder_keeps_the_others_quiet() -> None:
    t = table(box.COIN_LEADS)
    t.silenced[0] = BY_GIFT
    assert heard(t, remark(t, 1), [remark(t, 0)]) == "talk-coin-leads"


@pytest.mark.parametrize("card", [box.ONE_MESSAGE, box.COIN_LEADS])
def test_messages_of_an_earlier_round_do_not_count(card: int) -> None:
    t = table()
    earlier = [remark(t, 0), remark(t, 1)]
    t.voyage, t.first[1], t.silence_card[1] = 1, 0, card
    expected = ALL if card == box.ONE_MESSAGE else "talk-coin-leads"
    assert heard(t, remark(t, 1), earlier) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_are_those_of_the_language(language: str) -> None:
    t = table(box.YES_OR_NO)
    for other, answers in {"en": ("yes", "No"), "ru": ("да", "Нет")}.items():
        for answer in answers:
            allowed = hearers(t, remark(t, 1, answer), (), 0.0, words_of(GAME, language)) == ALL
            assert allowed == (other == language)


def test_the_minute_runs_from_the_beginning_of_the_vote() -> None:
    t = table(box.ONE_MINUTE)
    assert heard(t, remark(t, 1, at=500.0)) == ALL
    t.asks = box.CAST_VOTE
    assert heard(t, remark(t, 1, at=559.0), since=500.0) == ALL
    assert heard(t, remark(t, 1, at=560.0), since=500.0) == "talk-minute-over"


def test_those_in_the_same_boat_hear_one_another() -> None:
    t = table(box.SAME_BOAT)
    assert heard(t, remark(t, 1)) == "talk-not-placed-yet"
    for seat, (boat, space) in {1: (0, 0), 2: (1, 3), 4: (0, 2)}.items():
        t.placer[0, boat, space] = seat
    assert heard(t, remark(t, 1)) == (1, 4)
    assert heard(t, remark(t, 2)) == (2,)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MESSAGES)
def test_every_refusal_has_words(name: str, language: str) -> None:
    assert words_of(GAME, language).say(Message(name)).endswith(".")


@pytest.mark.parametrize(
    ("card", "asks", "name"),
    [
        (box.NONE, box.PLACE_PASSENGER, None),
        (box.NO_TALK_PLACING, box.PLACE_PASSENGER, "talk-not-while-placing"),
        (box.NO_TALK_PLACING, box.CAST_VOTE, None),
        (box.NO_TALK_VOTING, box.CAST_VOTE, "talk-not-before-votes"),
        (box.NO_COLOURS, box.PLACE_PASSENGER, None),
        (box.YES_OR_NO, box.PLACE_PASSENGER, None),
    ],
)
def test_a_mouth_that_is_closed_altogether_is_told_why(card: int, asks: int, name: str | None) -> None:
    t = table(card, asks)
    for seat in ALL:
        found = closed(t, seat)
        assert (found.name if found else None) == name
        assert (heard(t, remark(t, seat)) == name) == (name is not None)


def test_a_silenced_seat_alone_is_closed() -> None:
    t = table()
    t.silenced[2] = BY_GIFT
    found = [closed(t, seat) for seat in ALL]
    assert [one is not None for one in found] == [False, False, True, False, False]
