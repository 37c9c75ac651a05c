"""What numbers stand for: names, texts, sets, pairs, orders, and the view from another seat's place."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turncoat.kernel.things import (
    MOST_SEATS,
    SEAT,
    YES_OR_NO,
    Both,
    Count,
    Domain,
    Either,
    Order,
    Pair,
    Places,
    Several,
    Things,
    members,
)

COLOUR = Things("colour", "red", "green", "blue")
SPACE = Places("space", 4)
SHADOW = Things("placer", "shadow")
DOMAINS: list[Domain] = [
    COLOUR,
    SPACE,
    SEAT,
    YES_OR_NO,
    Count(-3, 7),
    Several(COLOUR),
    Several(SEAT, least=1),
    Pair(SEAT),
    Both(COLOUR, SPACE),
    Order(SPACE),
    Either(SEAT, SHADOW),
]
every_domain = pytest.mark.parametrize("domain", DOMAINS, ids=lambda domain: domain.name)


@every_domain
def test_a_text_stands_for_one_number_and_has_no_blanks(domain: Domain) -> None:
    texts = [domain.text(value) for value in domain]
    assert len(set(texts)) == len(texts) == domain.length
    assert [domain.read(text) for text in texts] == list(domain)
    assert not any(letter.isspace() for text in texts for letter in text)


@every_domain
@pytest.mark.parametrize("text", ["", "purple", "0x1", "999", "-4", "red+red", "seat-9"])
def test_what_stands_for_nothing_is_refused_with_what_there_is(domain: Domain, text: str) -> None:
    with pytest.raises(ValueError, match=r"it is|it names"):
        domain.read(text)


def test_texts_are_as_people_say_them() -> None:
    assert [COLOUR.text(2), SPACE.text(0), SEAT.text(4), YES_OR_NO.text(1)] == ["blue", "1", "seat-5", "yes"]
    assert Several(COLOUR).text(0b101) == "red+blue"
    assert Several(COLOUR).text(0) == "none"
    assert Several(COLOUR).read("blue+red") == 0b101
    assert Pair(SEAT).text(0) == "seat-1/seat-2"
    assert Both(COLOUR, SPACE).text(4 * 1 + 2) == "green/3"
    assert [Either(SEAT, SHADOW).text(value) for value in (7, 8)] == ["seat-8", "shadow"]


def test_json_has_names_lists_and_truths() -> None:
    assert COLOUR.json(1) == "green"
    assert SEAT.json(3) == 3
    assert YES_OR_NO.json(1) is True
    assert Several(COLOUR).json(0b110) == ["green", "blue"]
    assert Pair(SEAT).json(0) == [0, 1]
    assert Either(SEAT, SHADOW).json(MOST_SEATS) == "shadow"


def test_things_unpack_into_their_numbers() -> None:
    red, green, blue = COLOUR
    assert (red, green, blue) == (0, 1, 2)


@pytest.mark.parametrize("names", [("red", "red"), ("red", "")])
def test_a_thing_without_a_name_of_its_own_is_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(TypeError, match="every colour needs a name of its own"):
        Things("colour", *names)


def test_the_charts_of_pairs_have_their_members() -> None:
    pair = Pair(Places("slot", 4))
    assert [(pair.first[one], pair.second[one]) for one in pair] == [
        (0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3),
    ]  # fmt: skip


def test_the_charts_of_one_of_each_have_their_parts() -> None:
    both = Both(COLOUR, Count(2, 3))
    assert [(both.first[one], both.second[one]) for one in both] == [
        (0, 2), (0, 3), (1, 2), (1, 3), (2, 2), (2, 3),
    ]  # fmt: skip


def test_the_first_orders_are_all_orders_of_the_first_things() -> None:
    order = Order(Places("card", 4))
    for count in range(1, 5):
        rows = [tuple(order.at[one, place] for place in range(4)) for one in range(order.orders[count])]
        assert {row[:count] for row in rows} == set(permutations(range(count)))
        assert {row[count:] for row in rows} == {tuple(range(count, 4))}


@given(st.integers(0, 2**16 - 1))
def test_members_are_the_bits_of_a_set(bits: int) -> None:
    assert sum(1 << member for member in members(bits)) == bits


# Seen from another place -----------------------------------------------------------------------


def test_seats_are_counted_from_ones_own() -> None:
    assert [SEAT.turned(seat, 2, 5) for seat in range(5)] == [3, 4, 0, 1, 2]
    assert SEAT.turned(6, 2, 5) == 6, "no seat of this table"
    assert Several(SEAT).turned(0b00101, 2, 5) == 0b01001
    pair = Pair(SEAT)
    assert pair.text(pair.turned(pair.read("seat-1/seat-4"), 2, 5)) == "seat-2/seat-4"
    both = Both(SEAT, COLOUR)
    assert both.text(both.turned(both.read("seat-3/red"), 2, 5)) == "seat-1/red"
    assert Either(SEAT, SHADOW).turned(MOST_SEATS, 2, 5) == MOST_SEATS


@every_domain
@given(st.integers(1, MOST_SEATS), st.data())
def test_turning_all_the_way_round_changes_nothing(domain: Domain, seats: int, data: st.DataObject) -> None:
    value = data.draw(st.integers(domain.low, domain.high))
    by = data.draw(st.integers(0, seats - 1))
    turned = domain.turned(domain.turned(value, by, seats), (seats - by) % seats, seats)
    assert turned == value
