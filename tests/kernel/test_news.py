"""News: told, packed, heard, censored."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.suite.registry import Case, cases
from tests.suite.walk import awaited, legal, random_game
from turncoat.kernel.fault import NewsLost
from turncoat.kernel.game import Game
from turncoat.kernel.news import (
    EVERYONE,
    OVERFULL,
    Event,
    Kinds,
    Weight,
    censor,
    forget,
    hears,
    octets,
    only,
    tell,
)
from turncoat.kernel.record import NUMBERS, Record
from turncoat.kernel.rule import compiled
from turncoat.kernel.things import MOST_SEATS, SEAT, Count, Places, Several

KINDS = Kinds()
OCTET = Count(0, 255)
BELL = KINDS.kind("bell")
KNOCK = KINDS.kind("knock", seat=SEAT, times=OCTET)
FULL = KINDS.kind("full", uncovers=True, a=OCTET, b=OCTET, c=OCTET, d=OCTET, e=OCTET)

OCTETS = st.integers(0, 255)
AUDIENCES = st.integers(0, 2 * EVERYONE - 1)


class House(Record, news=4):
    """A record with nothing but news."""


def test_an_event_has_its_kind_its_numbers_and_its_audience() -> None:
    house = House()
    tell(house, EVERYONE, KNOCK, 3, 2)
    tell(house, only(5), BELL)
    knock, bell = KINDS.read(house)
    assert (knock.kind.name, knock.facts, knock.kind.uncovers) == ("knock", {"seat": 3, "times": 2}, False)
    assert (bell.kind.name, bell.numbers) == ("bell", ())
    assert all(knock.heard_by(seat) for seat in range(-1, MOST_SEATS))
    assert [seat for seat in range(-1, MOST_SEATS) if bell.heard_by(seat)] == [5]


def test_numbers_are_told_as_they_are_and_raised_only_where_they_can_be_below_nought() -> None:
    kinds = Kinds()
    wind = kinds.kind("wind", speed=Count(3, 8), by=Count(-2, 2), seats=Several(SEAT, least=1))
    crowd = kinds.kind("crowd", of=Several(Places("place", 12)), seat=SEAT)
    house = House()
    tell(house, EVERYONE, wind, 5, -2 + 2, 0b11)
    tell(house, EVERYONE, crowd, 0b0001_0010, 0b1000, 4)
    blown, crowded = kinds.read(house)
    assert blown.text() == "wind 5 -2 seat-1+seat-2"
    assert crowded.text() == "crowd 2+5+12 seat-5"


@given(AUDIENCES, st.lists(OCTETS, min_size=NUMBERS, max_size=NUMBERS))
def test_nothing_spills_over_in_an_event(audience: int, numbers: list[int]) -> None:
    house, twin = House(), House()
    tell(house, audience, FULL, *numbers)
    compiled(tell)(twin.row[0], audience, FULL, *numbers)
    assert house.bytes() == twin.bytes()
    (event,) = KINDS.read(house)
    assert event.kind.name == "full"
    assert list(event.numbers) == numbers
    for seat in range(-1, MOST_SEATS):
        heard = bool(audience & EVERYONE or (seat >= 0 and audience & only(seat)))
        assert event.heard_by(seat) == heard


def test_an_event_carries_five_numbers_at_most() -> None:
    with pytest.raises(TypeError, match="'crowd' has 6 numbers; an event carries 5"):
        Kinds().kind("crowd", a=OCTET, b=OCTET, c=OCTET, d=OCTET, e=OCTET, f=OCTET)


def test_as_many_kinds_fit_as_a_game_can_need() -> None:
    """Eleven bits are left for the kind, above audience and numbers, in a field of 60."""
    house = House()
    tell(house, 2 * EVERYONE - 1, 2**11 - 1, *[255] * NUMBERS)
    house.seats = 1
    assert house.news[0] == 2**60 - 1
    assert house.faults() == []


def test_telling_more_than_fits_is_an_error_at_once() -> None:
    house = House()
    house.seats = 1
    for number in range(4):
        tell(house, EVERYONE, KNOCK, number)
    assert [event.numbers[0] for event in KINDS.read(house)] == [0, 1, 2, 3]
    assert house.faults() == []
    with pytest.raises(NewsLost, match="more events between two decisions"):
        tell(house, EVERYONE, KNOCK, 4)
    assert house.faults() == ["told[] is -1, not 0 to 4"]


def test_what_compiled_rules_lost_stays_marked() -> None:
    house = House()
    told, begun = compiled(tell), compiled(forget)
    for number in range(7):
        told(house.row[0], EVERYONE, KNOCK, number)
    begun(house.row[0])
    told(house.row[0], EVERYONE, BELL)
    assert house.told == OVERFULL
    assert house.copy().told == OVERFULL


def most_talkative(game: Game, table: Record, trial: Record, luck: Random) -> tuple[int, int]:
    """The move of an awaited seat that tells most."""
    seat = luck.choice(awaited(table))
    moves = legal(game, table, seat)
    luck.shuffle(moves)
    told = []
    for move in moves:
        trial.become(table)
        game.play(trial, seat, move)
        told.append(trial.told)
    return seat, moves[told.index(max(told))]


@pytest.mark.parametrize("case", cases())
def test_whoever_wants_to_hear_as_much_as_possible_loses_nothing(case: Case) -> None:
    """Each would-be move is played too: the first that told more than fits would raise."""
    for seed in range(2):
        luck = Random(seed)
        table = case.game.dealt(case.seats, seed, case.options)
        trial = table.copy()
        for _ in range(400):
            if table.awaits:
                case.game.play(table, *most_talkative(case.game, table, trial, luck))


@pytest.mark.parametrize("case", cases())
def test_every_number_told_is_one_that_the_kind_has(case: Case) -> None:
    for seed in range(100, 103):
        for table in random_game(case.game, case.seats, seed, case.options):
            for event in case.game.news.read(table):
                spare = 8 * (NUMBERS - sum(map(octets, event.kind.domains.values())))
                assert event.packed >= 0
                assert event.packed & ((1 << spare) - 1) == 0
                assert event.packed >> 40 & (2 * EVERYONE - 1), "told to nobody"


def test_forgetting_begins_the_sheet_anew() -> None:
    house = House()
    tell(house, EVERYONE, BELL)
    forget(house)
    assert KINDS.read(house) == []
    tell(house, EVERYONE, KNOCK, 1, 1)
    assert [event.kind.name for event in KINDS.read(house)] == ["knock"]


@given(st.lists(st.tuples(AUDIENCES, OCTETS), max_size=4), st.integers(0, 4), st.integers(-1, MOST_SEATS - 1))
def test_censored_news_holds_what_the_seat_hears_and_no_trace_of_the_rest(
    told: list[tuple[int, int]], old: int, seat: int
) -> None:
    house = House()
    for number in range(old):
        tell(house, EVERYONE, KNOCK, number, 9)
    forget(house)
    for audience, number in told:
        tell(house, audience, KNOCK, number)
    heard = [event for event in KINDS.read(house) if event.heard_by(seat)]
    twin = house.copy()
    censor(house, seat)
    compiled(censor)(twin.row[0], seat)
    assert house.bytes() == twin.bytes()
    assert KINDS.read(house) == heard
    assert not np.any(house.row["news"][0, len(heard) :])


def test_a_spectator_hears_only_what_everyone_hears() -> None:
    house = House()
    tell(house, EVERYONE - 1, BELL)
    assert not hears(house.news[0], -1)
    assert all(hears(house.news[0], seat) for seat in range(MOST_SEATS))


@pytest.mark.parametrize("weight", list(Weight))
def test_what_happens_to_you_weighs_a_step_more(weight: Weight) -> None:
    kinds = Kinds()
    one = kinds.kind("caught", weight=weight, hits="other", seat=SEAT, other=SEAT)
    several = kinds.kind("all-caught", weight=weight, hits="others", others=Several(SEAT))
    nobody = kinds.kind("rang", weight=weight, seat=SEAT)
    more = {Weight.ASIDE: Weight.BEAT, Weight.BEAT: Weight.SCENE, Weight.SCENE: Weight.SCENE}[weight]
    for number, values, hit in ((one, (2, 5), {5}), (several, (0b100010,), {1, 5}), (nobody, (3,), set())):
        event = Event(kinds.kinds[number], kinds.kinds[number].packed(values))
        for seat in range(-2, 8):
            assert event.hits(seat) == (seat in hit)
            assert event.weight(seat) == (more if seat in hit else weight)


def test_an_event_hits_somebody_whom_it_names() -> None:
    with pytest.raises(TypeError, match="hits 'whom', which it does not tell"):
        Kinds().kind("caught", hits="whom", seat=SEAT)
