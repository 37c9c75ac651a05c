"""What players of Passengers say: in words, on offer, true or not, kept or not."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games import vocabulary
from tests.games.vocabulary import (
    assert_ended,
    assert_hides,
    assert_judges,
    assert_offers,
    assert_stands,
    assert_words,
    event,
    every_claim,
    matches,
    meant,
)
from tests.rulebook.passengers.stage import (
    begun,
    card,
    factions,
    finish_gifts,
    hands,
    place_all,
    vote,
    with_placed,
)
from tests.suite.walk import seen
from turncoat.games.passengers import GAME
from turncoat.games.passengers.components import (
    AFTERLANDS_NUMBER,
    COLOUR_OF,
    DEMON,
    GIFT_SET,
    NONE,
    PRISM,
    QUESTION_NUMBER,
    RAVEN,
    SOUL,
    TYPE_OF,
    WOLF,
    YAESTHER,
)
from turncoat.games.passengers.moves import BERTH, HUE, PAST
from turncoat.games.passengers.phrases import apt, topics
from turncoat.games.passengers.table import Table, find
from turncoat.games.passengers.vocabulary import TOPIC
from turncoat.kernel.talk import BROKEN, KEPT, NO_PROMISE

holds, kept, offered = partial(vocabulary.holds, GAME), partial(vocabulary.kept, GAME), GAME.claimable

NO_FACTS = {"i-shall-vote", "vote-with-me", "yes", "no", "i-believe-you", "i-doubt-it"}
SPACES_TAKEN = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)]


@pytest.fixture
def boarded() -> Table:
    """Seat 0 is a Smuggler who placed a blue Demon; the others placed what they have."""
    t = begun(5)
    factions(t, "DSSDS")
    hands(t, "DB SR DR", "SG SR DG", "SB SG DB", "DG SB DR", "SR SR DG")
    place_all(t, SPACES_TAKEN, ["DB", "SG"])
    return t


def test_every_claim_has_words() -> None:
    assert_words(GAME)


def test_every_claim_is_about_something_until_it_is_outdated() -> None:
    assert_stands(GAME)
    assert_ended(GAME, "i-placed soul-red", event(GAME, "ferried", boat=0, round=0))
    assert_ended(GAME, "i-shall-vote wolf", event(GAME, "votes", seats=1, raven=1, wolf=2))
    assert_ended(GAME, "i-hold soul-red", event(GAME, "boarded", seat=0, boat=0, space=0, gift=0, voices=1))


@pytest.mark.parametrize("seats", [4, 5, 8])
def test_what_is_offered_can_be_said(seats: int) -> None:
    for match in matches(GAME, seats, 3, 6):
        assert_offers(match)


@pytest.mark.parametrize("seats", [4, 6])
def test_offers_tell_nothing_that_a_seat_does_not_know(seats: int) -> None:
    for match in matches(GAME, seats, 5, 9, silence="on"):
        assert_hides(match, len(match.moves) % seats, 2)


def test_facts_are_judged_in_any_world() -> None:
    for match in matches(GAME, 5, 7, 12):
        assert_judges(match, 1, NO_FACTS)


def test_the_topics_are_those_that_silence_cards_ban() -> None:
    spoken_of = {name: topics(name) for name, _ in every_claim(GAME)}
    assert frozenset().union(*spoken_of.values()) == {*TOPIC.names}
    assert spoken_of["i-placed"] == spoken_of["i-hold"] == {"colour", "type"}
    assert spoken_of["i-am"] == {"faction"}
    assert spoken_of["i-shall-vote"] == frozenset()


def test_of_a_passenger_one_speaks_once_it_is_placed(boarded: Table) -> None:
    names = {name for name, _ in offered(seen(GAME, boarded, 0), 0)}
    assert {"i-placed", "i-placed-type", "i-placed-colour", "i-hold"} <= names
    before = begun(5)
    assert not {"i-placed", "i-placed-type"} & {name for name, _ in offered(seen(GAME, before, 0), 0)}


def test_an_empty_hand_is_not_spoken_of() -> None:
    t = begun(5, voyage=2)
    assert "i-hold" in {name for name, _ in offered(seen(GAME, t, 0), 0)}
    place_all(t, SPACES_TAKEN)
    assert "i-hold" not in {name for name, _ in offered(seen(GAME, t, 0), 0)}


@pytest.mark.parametrize(("seats", "there"), [(4, True), (5, False), (6, True), (7, False)])
def test_the_yaesther_is_spoken_of_where_there_is_one(seats: int, there: bool) -> None:
    t = begun(seats)
    said = offered(seen(GAME, t, 0), 0)
    assert (("i-am", {"faction": YAESTHER}) in said) == there
    assert (("i-hold", {"card": card("Y")}) in said) == there


def test_others_passengers_are_spoken_of_by_those_who_looked(boarded: Table) -> None:
    boat, space = SPACES_TAKEN[1]
    boarded.seen_by[0, boat, space] |= 1 << 2
    looked = [claim for claim in offered(seen(GAME, boarded, 2), 2) if claim[0] == "they-placed"]
    assert len(looked) == 6
    assert {parameters["seat"] for _, parameters in looked} == {1}
    assert not [claim for claim in offered(seen(GAME, boarded, 3), 3) if claim[0] == "they-placed"]


@pytest.mark.parametrize("text", ["SR", "SG", "SB", "DR", "DG", "DB", "Y"])
def test_the_placed_passenger_is_what_it_is(boarded: Table, text: str) -> None:
    t = with_placed(boarded, 0, text)
    for other in range(7):
        assert holds(t, 0, "i-placed", {"card": other}) == (other == card(text))
        assert holds(t, 1, "they-placed", {"seat": 0, "card": other}) == (other == card(text))
    for type_ in (SOUL, DEMON):
        assert holds(t, 0, "i-placed-type", {"type": type_}) == (TYPE_OF[card(text)] == type_)
    for colour in range(3):
        assert holds(t, 0, "i-placed-colour", {"colour": colour}) == (COLOUR_OF[card(text)] == colour)


def test_whoever_has_placed_nobody_is_lying() -> None:
    t = begun(5)
    assert holds(t, 0, "i-placed", {"card": 0}) is False
    assert holds(t, 0, "i-placed-type", {"type": SOUL}) is False
    assert holds(t, 0, "i-placed-colour", {"colour": 0}) is False
    assert holds(t, 0, "they-placed", {"seat": 1, "card": 0}) is False


def test_a_hand_holds_what_was_not_placed(boarded: Table) -> None:
    assert holds(boarded, 0, "i-hold", {"card": card("DR")}) is True
    assert holds(boarded, 0, "i-hold", {"card": card("DB")}) is False


def test_factions_are_as_dealt(boarded: Table) -> None:
    assert holds(boarded, 0, "i-am", {"faction": DEMON}) is True
    assert holds(boarded, 0, "i-am", {"faction": SOUL}) is False
    assert holds(boarded, 0, "is-of", {"seat": 3, "faction": DEMON}) is True
    assert holds(boarded, 0, "is-of", {"seat": 1, "faction": DEMON}) is False


def test_smugglers_lie_and_guides_do_not(boarded: Table) -> None:
    def lies(seat: int) -> list[str]:
        said = apt(seen(GAME, boarded, seat), seat)
        return [name for name, parameters in said if holds(boarded, seat, name, parameters) is False]

    assert lies(0) == ["i-am", "i-placed"]
    assert lies(1) == []


def test_a_bot_promises_the_vote_that_it_has_cast(boarded: Table) -> None:
    finish_gifts(boarded)
    assert "i-shall-vote" not in dict(apt(seen(GAME, boarded, 2), 2))
    GAME.play(boarded, 2, GAME.moves.number("vote", boat=WOLF))
    assert boarded.vote[0, 2] != NONE
    assert dict(apt(seen(GAME, boarded, 2), 2))["i-shall-vote"] == {"boat": WOLF}


def test_a_vote_is_kept_broken_or_open(boarded: Table) -> None:
    finish_gifts(boarded)
    vote(boarded, [RAVEN, WOLF, WOLF, RAVEN, WOLF])
    told = GAME.news.read(boarded)
    assert kept(told, 0, "i-shall-vote", {"boat": RAVEN}) is True
    assert kept(told, 0, "i-shall-vote", {"boat": WOLF}) is False
    assert kept(told, 1, "i-shall-vote", {"boat": WOLF}) is True
    assert kept([], 1, "i-shall-vote", {"boat": WOLF}) is None


def test_only_the_next_vote_counts() -> None:
    told = [event(GAME, "votes", seats=seats, raven=1, wolf=0) for seats in (0b10, 0b01)]
    assert kept(told, 0, "i-shall-vote", {"boat": RAVEN}) is False
    assert kept(told, 1, "i-shall-vote", {"boat": RAVEN}) is True


def test_who_calls_for_a_boat_has_said_how_it_votes() -> None:
    told = [event(GAME, "votes", seats=1, raven=1, wolf=0)]
    assert kept(told, 0, "vote-with-me", {"boat": RAVEN}) is True
    assert kept(told, 1, "vote-with-me", {"boat": RAVEN}) is False
    assert kept([], 1, "vote-with-me", {"boat": RAVEN}) is None


def test_a_yes_or_no_to_a_call_is_a_promise_to_vote(boarded: Table) -> None:
    call = (2, "vote-with-me raven")
    assert meant(GAME, boarded.copy(), call, (0, "yes")) == "i-shall-vote raven"
    assert meant(GAME, boarded.copy(), call, (0, "no")) == "i-shall-vote wolf"
    assert meant(GAME, boarded.copy(), call, (1, "is-of seat-1 souls"), (0, "yes")) == ""
    assert meant(GAME, boarded.copy(), (0, "yes")) == ""


def test_answers_are_judged_by_the_vote(boarded: Table) -> None:
    assert GAME.talk
    finish_gifts(boarded)
    for seat, text in ((2, "vote-with-me raven"), (0, "yes"), (1, "no"), (3, "no"), (4, "i-am souls")):
        GAME.talk.write(boarded, seat, GAME.talk.claims.read(text), 0b11111)
    vote(boarded, [RAVEN, WOLF, WOLF, RAVEN, WOLF])
    assert [boarded.faith[line] for line in range(5)] == [BROKEN, KEPT, KEPT, BROKEN, NO_PROMISE]


def test_nobody_speaks_of_a_passenger_that_lies_open(boarded: Table) -> None:
    def placed(seat: int) -> set[str]:
        return {name for name, _ in offered(seen(GAME, boarded, seat), seat) if "placed" in name}

    assert placed(0) == {"i-placed", "i-placed-type", "i-placed-colour"}
    here = find(boarded, 0, 0)
    boarded.face_up[0, BERTH.boat(here), BERTH.space(here)] = 1
    assert placed(0) == set()


def test_nobody_says_what_it_has_answered_to_all(boarded: Table) -> None:
    """Prism has asked all for green Passengers; seat 1 has said yes, the others no."""
    number = QUESTION_NUMBER
    boarded.gift_set[0] = next(one for one in range(len(GIFT_SET)) if GIFT_SET[one, number] == PRISM)
    boarded.answer[0, number] = 0b10
    boarded.choice[0, number, 0] = HUE.at(1)
    for seat in range(5):
        if boarded.gift[0, seat] != number:
            claims = offered(seen(GAME, boarded, seat), seat)
            assert {"colour": 1} not in [parts for name, parts in claims if name == "i-placed-colour"]
            cards = {parts["card"] for name, parts in claims if name == "i-placed"}
            assert {COLOUR_OF[one] == 1 for one in cards} == {seat == 1}


def test_who_has_looked_back_can_say_what_it_saw() -> None:
    """In the Mirror, say; not what Undertow has told all, and not of what lies open."""
    t = begun(5, voyage=1)
    holder, number = 2, AFTERLANDS_NUMBER
    place = next(
        (boat, space) for boat in range(2) for space in range(8) if t.placer[0, boat, space] != NONE
    )  # fmt: skip
    t.passenger[0, place[0], place[1]], t.face_up[0, place[0], place[1]] = card("DR"), 0
    seeing = {seat: "i-saw" in dict(offered(seen(GAME, t, seat), seat)) for seat in range(5)}
    assert not any(seeing.values())
    t.gift[1, holder], t.choice[1, number, 0] = number, PAST.at(0, *place)
    seeing = {seat: "i-saw" in dict(offered(seen(GAME, t, seat), seat)) for seat in range(5)}
    assert seeing == {seat: seat == holder for seat in range(5)}
    assert holds(t, holder, "i-saw", {"type": DEMON}) is True
    assert holds(t, holder, "i-saw", {"type": SOUL}) is False
    open_now, told = t.copy(), t.copy()
    open_now.face_up[0, place[0], place[1]] = 1
    told.answer[1, number] = DEMON
    for table in (open_now, told):
        assert "i-saw" not in dict(offered(seen(GAME, table, holder), holder))
