"""Group 11: Silence, and the Silence module."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pytest

from tests.rulebook.passengers.stage import (
    alike,
    awaited,
    choices,
    dealt,
    everyone,
    finish_gifts,
    finish_round,
    heard,
    hold,
    play,
    random_game,
    silence_seed,
    view,
    vote,
)
from turncoat.games.passengers import GAME
from turncoat.games.passengers.components import (
    CAST_VOTE,
    HUSH,
    NO_COLOURS,
    NONE,
    ONE_MESSAGE,
    PLACE_PASSENGER,
    PLACE_SHADOW,
    RAVEN,
    SILENCE_CARDS,
    WOLF,
)
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
from turncoat.games.passengers.talk import moment
from turncoat.match import Match, Refused
from turncoat.talk import Talk
from turncoat.words import LANGUAGES

QUIET_SPACES = {0: (RAVEN, 2), 1: (RAVEN, 1), 2: (WOLF, 0), 3: (WOLF, 1), 4: (RAVEN, 3)}
"""Spaces for five seats in round I whose Gifts silence nobody: 0, 3, 4, 8, 9."""


def talk_at(t: Table, language: str = "en") -> Talk:
    """The talk of a match that stands where a table stands."""
    match = Match(GAME, t.seats, 1, language=language)
    match.table = t
    return Talk(match)


def under(number: int, seats: int = 5, **options: str) -> Table:
    """A table on which a Silence card, 1 to 15, lies in round I."""
    return dealt(seats, silence_seed(seats, number, **options), silence="on", **options)


def refusal(
    talk: Talk, seat: int, text: str = "I placed it.", topics: Iterable[str] = (), at: float = 0.0
) -> str:
    """Why something may not be said; nothing of it is kept."""
    before = list(talk.remarks)
    with pytest.raises(Refused) as fault:
        talk.say(seat, text, topics, at)
    assert talk.remarks == before
    return fault.value.message.name


def may_say(
    talk: Talk, seat: int, text: str = "I placed it.", topics: Iterable[str] = (), at: float = 0.0
) -> bool:
    try:
        talk.say(seat, text, topics, at)
    except Refused:
        return False
    return True


def first_round(t: Table) -> Iterator[Table]:
    """The table before each decision of a first round of five in which no Gift silences anybody."""
    while t.voyage == 0:
        yield t
        seat = awaited(t)[0]
        if t.asks == PLACE_PASSENGER:
            boat, space = QUIET_SPACES[seat]
            play(t, seat, "place", card=0, boat=boat, space=space)
        else:
            family, parameters = choices(t, seat)[-1]
            play(t, seat, family, **parameters)


def phases_with_talk(number: int) -> dict[int, bool]:
    """Whether talk is free in the phases of a round under a Silence card."""
    t = under(number)
    talk = talk_at(t)
    free: dict[int, bool] = {}
    for _ in first_round(t):
        phase = moment(t)[1]
        said = [may_say(talk, seat) for seat in range(5)]
        assert len(set(said)) == 1
        assert free.setdefault(phase, said[0]) == said[0]
    t.silence_card[1] = NO_COLOURS
    assert all(may_say(talk, seat) for seat in range(5)), "the card binds until the votes are revealed"
    return free


@pytest.mark.rule("P-131", "P-234")
def test_a_silenced_seat_sends_nothing_and_still_reads() -> None:
    t = dealt(5)
    hold(t, {2: 1})
    play(t, 2, "player", seat=4)
    talk = talk_at(t)
    assert refusal(talk, 4) == "talk-silenced-until-votes"
    assert refusal(talk, 4, "It is red.", {"colour"}) == "talk-silenced-until-votes"
    assert refusal(talk, 4, "!") == "talk-silenced-until-votes"
    assert all(talk.heard(seat) == [] for seat in everyone(t))
    said = talk.say(1, "Seat 4 cannot answer me.")
    assert talk.heard(4) == [said]
    assert [may_say(talk, seat) for seat in range(5)] == [True, True, True, True, False]


@pytest.mark.rule("P-132")
@pytest.mark.parametrize("sets", ["I", "II", "III"])
def test_silence_changes_no_legal_move_and_no_result(sets: str) -> None:
    free = dealt(5, 3, sets=sets)
    mute = free.copy()
    while free.awaits:
        for seat in range(5):
            mute.silenced[seat] = BY_GIFT | BY_TIDE | BY_CARD
            assert choices(mute, seat) == choices(free, seat)
        seat = awaited(free)[-1]
        family, parameters = choices(free, seat)[-1]
        play(free, seat, family, **parameters)
        play(mute, seat, family, **parameters)
        assert (mute.asks, mute.awaits) == (free.asks, free.awaits)
    assert [mute.half_points[f] for f in range(3)] == [free.half_points[f] for f in range(3)]
    assert mute.winner == free.winner


@pytest.mark.rule("P-133")
def test_who_is_silenced_and_by_what_is_open() -> None:
    t = dealt(5)
    hold(t, {2: 1})
    play(t, 2, "player", seat=4)
    for seat in everyone(t):
        assert [view(t, seat).silenced[other] for other in range(5)] == [0, 0, 0, 0, BY_GIFT]
        assert ("silenced", {"seat": 2, "gift": 1, "other": 4}) in heard(t, seat)


@pytest.mark.rule("P-133")
def test_until_when_a_silence_lasts_follows_from_its_open_cause() -> None:
    t = dealt(5, sets="II")
    hold(t, {2: 1, 3: 4})
    t.silenced[0] |= BY_GIFT
    talk = talk_at(t)
    assert refusal(talk, 0) == "talk-silenced-until-votes"
    assert refusal(talk, 1) == "talk-silenced-until-gifts"
    finish_gifts(t)
    assert refusal(talk, 0) == "talk-silenced-until-votes"
    assert may_say(talk, 1)


@pytest.mark.rule("P-134")
def test_silence_by_a_gift_ends_when_the_votes_are_revealed() -> None:
    t = dealt(5)
    hold(t, {2: 1})
    play(t, 2, "player", seat=4)
    finish_gifts(t)
    talk = talk_at(t)
    for seat in range(4):
        play(t, seat, "vote", boat=RAVEN)
        assert refusal(talk, 4) == "talk-silenced-until-votes"
    play(t, 4, "vote", boat=RAVEN)
    assert t.voyage == 1
    assert all(t.silenced[seat] == 0 for seat in range(5))
    assert may_say(talk, 4)


@pytest.mark.rule("P-134")
@pytest.mark.parametrize("sets", ["I", "II", "III"])
def test_nobody_starts_a_round_silenced_by_the_round_before(sets: str) -> None:
    for seed in range(4):
        t = dealt(5, seed, sets=sets)
        voyage = 0
        for _ in random_game(t, seed):
            if t.voyage != voyage or t.awaits == 0:
                voyage = t.voyage
                assert all(t.silenced[seat] == 0 for seat in range(5))


@pytest.mark.rule("P-135")
@pytest.mark.parametrize("seats", [4, 5, 8])
def test_without_the_module_no_silence_card_appears(seats: int) -> None:
    t = dealt(seats)
    assert t.silence_module == 0
    cards = {"silence-card", "hushed", "silenced-by-voices"}
    for _ in random_game(t):
        assert [t.silence_card[voyage] for voyage in range(3)] == [NONE] * 3
        assert all(t.silenced[seat] & BY_CARD == 0 for seat in range(seats))
        assert t.asks != HUSH
        assert not cards & {kind for kind, _ in heard(t)}


@pytest.mark.rule("P-136")
@pytest.mark.parametrize("seats", [4, 5])
def test_a_new_silence_card_is_turned_up_at_the_start_of_each_round(seats: int) -> None:
    for seed in range(6):
        t = dealt(seats, seed, silence="on")
        for voyage in range(3):
            card = t.silence_card[voyage]
            told = heard(t)
            begin = told.index(("round-begins", {"round": voyage, "seat": t.coin}))
            assert told[begin + 1 :] == [("silence-card", {"silence": card})]
            assert t.asks in (HUSH, PLACE_SHADOW if seats == 4 else PLACE_PASSENGER)
            assert [t.aboard[boat] for boat in (RAVEN, WOLF)] == [0, 0]
            for seat in everyone(t):
                seen = view(t, seat)
                assert [seen.silence_card[r] for r in range(3)] == [t.silence_card[r] for r in range(3)]
            assert all(t.silence_card[later] == NONE for later in range(voyage + 1, 3))
            finish_round(t)
        assert len({t.silence_card[voyage] for voyage in range(3)}) == 3


@pytest.mark.rule("P-136")
def test_each_of_the_fifteen_silence_cards_can_come_first_and_later_ones_are_known_to_nobody() -> None:
    firsts = {dealt(5, seed, silence="on").silence_card[0] for seed in range(150)}
    assert firsts == set(range(SILENCE_CARDS))
    t = dealt(5, silence="on")
    other = t.copy()
    other.chance[0] ^= 1
    assert all(alike(t, other, seat) for seat in everyone(t))


@pytest.mark.rule("P-137")
def test_card_1_closes_talk_until_the_last_passenger_is_placed() -> None:
    assert phases_with_talk(1) == {PLACING: False, USING_GIFTS: True, VOTING: True}


@pytest.mark.rule("P-137")
def test_card_1_closes_talk_while_shadows_are_placed() -> None:
    t = under(1, seats=4)
    assert t.asks == PLACE_SHADOW
    assert refusal(talk_at(t), 0) == "talk-not-while-placing"


@pytest.mark.rule("P-138")
def test_card_2_closes_talk_from_the_last_placement_to_the_last_gift() -> None:
    assert phases_with_talk(2) == {PLACING: True, USING_GIFTS: False, VOTING: True}


@pytest.mark.rule("P-139")
def test_card_3_closes_talk_from_the_last_gift_to_the_reveal() -> None:
    assert phases_with_talk(3) == {PLACING: True, USING_GIFTS: True, VOTING: False}


@pytest.mark.rule("P-140")
@pytest.mark.parametrize(("number", "topic"), [(4, "colour"), (5, "type"), (14, "faction")])
def test_cards_4_5_and_14_refuse_ready_made_phrases_of_a_topic_and_show_the_ban(
    number: int, topic: str
) -> None:
    t = under(number)
    talk = talk_at(t)
    for said in ("colour", "type", "faction"):
        assert may_say(talk, 1, "A phrase.", {said}) == (said != topic)
        assert may_say(talk, 1, "A phrase.", {said, topic}) is False
    assert may_say(talk, 1, "A red Demon, placed by a Smuggler!")
    assert all(("silence-card", {"silence": number - 1}) in heard(t, seat) for seat in everyone(t))


@pytest.mark.rule("P-141")
def test_card_6_lets_others_answer_each_message_of_the_coin_holder_once() -> None:
    t = under(6)
    talk = talk_at(t)
    coin = t.coin
    one, two = (coin + 1) % 5, (coin + 2) % 5
    assert refusal(talk, one) == "talk-coin-leads"
    assert may_say(talk, coin)
    assert may_say(talk, coin)
    assert may_say(talk, one)
    assert not may_say(talk, one)
    assert may_say(talk, two)
    assert not may_say(talk, one)
    assert may_say(talk, coin)
    assert may_say(talk, one)


@pytest.mark.rule("P-141")
def test_card_6_follows_the_coin_and_silences_all_with_its_holder() -> None:
    t = under(6)
    talk = talk_at(t)
    old, new, third = t.coin, (t.coin + 1) % 5, (t.coin + 2) % 5
    assert may_say(talk, old)
    assert may_say(talk, new)
    hold(t, {new: 9, third: 1})
    play(t, third, "player", seat=old)
    assert [seat for seat in range(5) if may_say(talk, seat)] == []
    finish_gifts(t)
    assert t.coin == new
    assert may_say(talk, third), "the message of the first coin holder is not answered yet"
    assert not may_say(talk, third)
    assert may_say(talk, new)
    assert may_say(talk, new)
    assert may_say(talk, third)


@pytest.mark.rule("P-142")
def test_card_7_allows_one_message_a_round_and_a_refused_one_does_not_count() -> None:
    t = under(7)
    talk = talk_at(t)
    t.silenced[3] = BY_GIFT
    assert refusal(talk, 3) == "talk-silenced-until-votes"
    t.silenced[3] = 0
    assert [may_say(talk, seat) for seat in range(5)] == [True] * 5
    for _ in first_round(t):
        assert [refusal(talk, seat) for seat in range(5)] == ["talk-one-message"] * 5
    t.silence_card[1] = ONE_MESSAGE
    assert may_say(talk, 3)
    assert not may_say(talk, 3)


@pytest.mark.rule("P-143")
@pytest.mark.parametrize(("language", "yes", "no"), [("en", "yes", "no"), ("ru", "да", "нет")])
def test_card_8_allows_questions_and_a_bare_yes_or_no_of_the_language(
    language: str, yes: str, no: str
) -> None:
    talk = talk_at(under(8), language)
    for text in ("Who placed it?", "?", yes, no, yes.capitalize(), f" {no} "):
        assert may_say(talk, 0, text)
    other = {"en": "да", "ru": "yes"}[language]
    for text in ("I placed it.", f"{yes}, I did", f"{yes}!", f"{yes} {no}", "Who? Me.", other, ""):
        assert refusal(talk, 0, text) == "talk-yes-or-no"


@pytest.mark.rule("P-144")
@pytest.mark.parametrize("seats", [4, 5, 8])
def test_card_9_lets_only_the_direct_neighbours_hear(seats: int) -> None:
    talk = talk_at(under(9, seats))
    for seat in range(seats):
        near = {(seat - 1) % seats, seat, (seat + 1) % seats}
        said = talk.say(seat, "Psst.")
        assert set(said.hearers) == near
        assert {other for other in range(-1, seats) if said in talk.heard(other)} == near


@pytest.mark.rule("P-145")
def test_card_10_lets_only_those_in_the_same_boat_hear() -> None:
    t = under(10, layout="b")
    talk = talk_at(t)
    coin = t.coin
    raven = [coin, (coin + 2) % 5]
    wolf = [(coin + 1) % 5, (coin + 3) % 5, (coin + 4) % 5]
    for turn in range(5):
        seat = (coin + turn) % 5
        assert refusal(talk, seat) == "talk-not-placed-yet"
        boat = RAVEN if seat in raven else WOLF
        place_of = {0: (RAVEN, 1), 1: (WOLF, 1), 2: (RAVEN, 2), 3: (WOLF, 2), 4: (WOLF, 3)}
        assert place_of[turn][0] == boat
        play(t, seat, "place", card=0, boat=boat, space=place_of[turn][1])
        placed = {(coin + i) % 5 for i in range(turn + 1)}
        said = talk.say(seat, "In here!")
        assert set(said.hearers) == placed & set(raven if boat == RAVEN else wolf)
        assert {other for other in everyone(t) if said in talk.heard(other)} == set(said.hearers)
    # Scroll, at the coin holder, exchanges the Passengers of the first two seats across the boats.
    while t.using != 6:
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
    play(t, coin, "shift", boat=RAVEN, space=1, to_boat=WOLF, to_space=1)
    assert set(talk.say(coin, "And here?").hearers) == {coin, wolf[1], wolf[2]}
    assert set(talk.say(wolf[0], "And here?").hearers) == {wolf[0], raven[1]}


@pytest.mark.rule("P-146")
@pytest.mark.parametrize(("number", "best"), [(11, max), (12, min)])
@pytest.mark.parametrize("seats", [7, 8])
def test_cards_11_and_12_silence_all_with_the_most_or_the_fewest_voices(
    number: int, best: Callable[[list[int]], int], seats: int
) -> None:
    t = under(number, seats)
    while t.asks == PLACE_PASSENGER:
        assert all(t.silenced[seat] == 0 for seat in range(seats))
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[-1]
        play(t, seat, family, **parameters)
    voices = [t.voices[seat] for seat in range(seats)]
    quiet = [seat for seat in range(seats) if voices[seat] == best(voices)]
    bits = sum(1 << seat for seat in quiet)
    told = ("silenced-by-voices", {"seats": bits, "silence": number - 1})
    assert all(told in heard(t, seat) for seat in everyone(t))
    finish_gifts(t)
    for seat in range(seats):
        assert bool(t.silenced[seat] & BY_CARD) == (seat in quiet)
    assert len(quiet) > 1
    vote(t, [RAVEN] * seats)
    assert all(t.silenced[seat] == 0 for seat in range(seats))


@pytest.mark.rule("P-146")
def test_cards_11_and_12_silence_everybody_when_all_are_tied() -> None:
    for number in (11, 12):
        t = under(number, 4, layout="b", sets="I")
        while t.asks != PLACE_PASSENGER:
            seat = awaited(t)[0]
            boat = RAVEN if t.turn == 0 else WOLF
            play(t, seat, "space", boat=boat, space=2 if boat == RAVEN else 1)
        for boat, space in ((RAVEN, 0), (RAVEN, 3), (WOLF, 0), (WOLF, 2)):
            play(t, awaited(t)[0], "place", card=0, boat=boat, space=space)
        assert [t.voices[seat] for seat in range(4)] == [2] * 4
        assert all(t.silenced[seat] & BY_CARD for seat in range(4))


@pytest.mark.rule("P-147")
def test_card_13_closes_talk_sixty_seconds_after_voting_opened() -> None:
    t = under(13)
    talk = talk_at(t)
    clock = 0.0
    for _ in first_round(t):
        talk.notice(clock)
        if t.asks == CAST_VOTE:
            break
        clock += 100.0
        assert may_say(talk, 2, at=clock)
    assert may_say(talk, 2, at=clock)
    assert may_say(talk, 2, at=clock + 59.9)
    assert refusal(talk, 2, at=clock + 60.0) == "talk-minute-over"
    play(t, 0, "vote", boat=RAVEN)
    talk.notice(clock + 70.0)
    assert refusal(talk, 2, at=clock + 71.0) == "talk-minute-over"
    for seat in range(1, 5):
        play(t, seat, "vote", boat=RAVEN)
    talk.notice(clock + 72.0)
    assert t.voyage == 1
    t.silence_card[1] = NO_COLOURS
    assert may_say(talk, 2, at=clock + 73.0), "the votes are revealed"


@pytest.mark.rule("P-147")
def test_card_13_lets_the_vote_end_before_the_minute_is_over() -> None:
    t = under(13)
    talk = talk_at(t)
    finish_gifts(t)
    talk.notice(10.0)
    vote(t, [RAVEN] * 5)
    talk.notice(11.0)
    assert talk.moment == (1, PLACING)


@pytest.mark.rule("P-148")
@pytest.mark.parametrize("seats", [4, 5])
def test_card_15_lets_the_coin_holder_silence_one_seat_before_anything_is_placed(seats: int) -> None:
    t = under(15, seats)
    coin = t.coin
    assert t.asks == HUSH
    assert awaited(t) == [coin]
    assert choices(t, coin) == [("player", {"seat": seat}) for seat in range(seats)]
    itself = t.copy()
    play(itself, coin, "player", seat=coin)
    assert itself.silenced[coin] == BY_CARD
    other = (coin + 1) % seats
    play(t, coin, "player", seat=other)
    for seat in everyone(t):
        assert ("hushed", {"seat": coin, "other": other}) in heard(t, seat)
    assert t.asks == (PLACE_SHADOW if seats == 4 else PLACE_PASSENGER)
    new = (coin + 2) % seats
    hold(t, {new: 9})
    finish_gifts(t)
    assert t.coin == new
    assert t.silenced[other] & BY_CARD
    vote(t, [RAVEN] * seats)
    assert t.silenced[other] == 0


@pytest.mark.rule("P-149")
@pytest.mark.parametrize("card", range(SILENCE_CARDS))
def test_no_silence_card_touches_what_the_game_says(card: int) -> None:
    free = dealt(5, 2)
    bound = free.copy()
    bound.silence_card[0] = card
    talk = talk_at(bound)
    while free.voyage == 0:
        seat = awaited(free)[0]
        may_say(talk, seat)
        family, parameters = choices(free, seat)[-1]
        play(free, seat, family, **parameters)
        play(bound, seat, family, **parameters)
        for other in everyone(free):
            told = [event for event in heard(bound, other) if event[0] != "silenced-by-voices"]
            assert told == heard(free, other)


@pytest.mark.rule("P-060", "P-076")
def test_talk_is_free_and_need_not_be_true() -> None:
    t = dealt(5)
    talk = talk_at(t)
    for _ in random_game(t, 5):
        seat = t.decisions % 5
        if t.silenced[seat] == 0:
            assert talk.say(seat, "I saw the Yaesther there.").hearers == tuple(range(5))
    assert talk.moment[1] == OVER
    assert talk.heard(-1) == talk.remarks


@pytest.mark.rule("P-234", "P-235")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_message_leaves_no_trace_and_gives_its_reason_in_the_language_of_the_table(
    language: str,
) -> None:
    t = under(9)
    t.silenced[0] = BY_CARD
    talk = talk_at(t, language)
    before = t.bytes()
    with pytest.raises(Refused) as fault:
        talk.say(0, "Hello")
    assert any("а" <= letter <= "я" for letter in str(fault.value)) == (language == "ru")
    assert t.bytes() == before
    assert all(talk.heard(seat) == [] for seat in everyone(t))
