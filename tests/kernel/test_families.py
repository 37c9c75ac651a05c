"""Families of choices: numbers, parameters by name, texts, and the same compiled."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turncoat.games import NAMES, game
from turncoat.kernel.families import Families
from turncoat.kernel.moves import MOST_MOVES
from turncoat.kernel.rule import compiled, rule
from turncoat.kernel.things import SEAT, Count, Pair, Places, Several, Things

BOAT = Things("boat", "raven", "wolf")
SPACE = Places("space", 5)
MOVES = Families("move")
VOTE = MOVES.family("vote", boat=BOAT)
PLACE = MOVES.family("place", card=Places("card", 3), boat=BOAT, space=SPACE)
STOP = MOVES.family("stop")
NUMBER = MOVES.family("number", number=Count(-1, 8))
TWO = MOVES.family("two", pair=Pair(SEAT))
ASK = MOVES.family("ask", players=Several(Places("player", 4), least=1))

SIZES = st.lists(
    st.lists(st.tuples(st.integers(-3, 3), st.integers(1, 4)), max_size=3), min_size=1, max_size=3
)


@given(SIZES)
def test_numbers_and_parameters_go_over_into_each_other(sizes: list[list[tuple[int, int]]]) -> None:
    moves = Families("move")
    for which, bounds in enumerate(sizes):
        domains = {f"p{place}": Count(low, low + size - 1) for place, (low, size) in enumerate(bounds)}
        moves.family(f"f{which}", **domains)
    split = [moves.split(number) for number in range(moves.count)]
    assert [moves.number(name, **values) for name, values in split] == list(range(moves.count))
    assert [moves.read(moves.text(number)) for number in range(moves.count)] == list(range(moves.count))
    assert len({repr(one) for one in split}) == moves.count


@pytest.mark.parametrize("name", NAMES)
def test_every_move_of_a_game_has_one_number_and_one_text(name: str) -> None:
    moves = game(name).moves
    texts = [moves.text(number) for number in range(moves.count)]
    assert len(set(texts)) == moves.count
    for number in range(moves.count):
        family, values = moves.split(number)
        assert list(values) == list(moves.families[family].parameters)
        assert moves.number(family, **values) == moves.read(texts[number]) == number


def test_rules_write_and_read_moves_by_name() -> None:
    assert PLACE.at(2, 1, 4) == 2 + (2 * 2 + 1) * 5 + 4
    assert (PLACE.card(31), PLACE.boat(31), PLACE.space(31)) == (2, 1, 4)
    assert [PLACE.has(number) for number in (1, 2, 31, 32)] == [False, True, True, False]
    assert STOP.at() == 32
    assert [NUMBER.number(NUMBER.at(value)) for value in (-1, 8)] == [-1, 8]
    assert ASK.players(ASK.at(0b1010)) == 0b1010


@rule
def moved(move: int) -> int:
    """Whatever a family knows, in one number."""
    if PLACE.has(move):
        return PLACE.at(PLACE.card(move), PLACE.boat(move), PLACE.space(move)) * 100 + PLACE.length
    if TWO.has(move):
        return PAIR.first[TWO.pair(move)] * 10 + PAIR.second[TWO.pair(move)]
    return NUMBER.number(move) - NUMBER.base if NUMBER.has(move) else ASK.players(move)


PAIR = Pair(SEAT)


def test_compiled_rules_do_the_same() -> None:
    fast = compiled(moved)
    assert [fast(number) for number in range(MOVES.count)] == [moved(number) for number in range(MOVES.count)]


def test_a_move_is_a_text_in_the_names_of_the_game() -> None:
    assert MOVES.text(PLACE.at(0, 1, 3)) == "place 1 wolf 4"
    assert MOVES.text(ASK.at(0b101)) == "ask 1+3"
    assert MOVES.text(STOP.at()) == "stop"
    assert MOVES.read("two seat-2/seat-5") == TWO.at(PAIR.numbers[1, 4])


def test_json_names_what_parameters_stand_for() -> None:
    assert MOVES.json(PLACE.at(0, 1, 3)) == {
        "family": "place", "parameters": {"card": 0, "boat": "wolf", "space": 3},
    }  # fmt: skip
    assert MOVES.json(ASK.at(0b101)) == {"family": "ask", "parameters": {"players": [0, 2]}}


def test_a_move_is_turned_with_its_seats() -> None:
    assert MOVES.text(MOVES.turned(MOVES.read("two seat-1/seat-4"), 2, 5)) == "two seat-2/seat-4"
    assert MOVES.turned(PLACE.at(1, 1, 1), 2, 5) == PLACE.at(1, 1, 1)


@pytest.mark.parametrize("number", [-1, MOVES.count, 10**30])
def test_unknown_numbers_are_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"there is no move {number}; they go from 0 to {MOVES.count - 1}"):
        MOVES.split(number)


@pytest.mark.parametrize(
    ("family", "values", "said"),
    [
        ("sing", {}, "there is no move 'sing'; there are vote, place, stop"),
        ("vote", {}, "'vote' takes boat"),
        ("vote", {"boat": 0, "card": 1}, "'vote' takes boat"),
        ("stop", {"boat": 0}, "'stop' takes no parameters"),
        ("place", {"card": 3, "boat": 0, "space": 0}, "card of 'place' is 0 to 2, not 3"),
        ("number", {"number": -2}, "number of 'number' is -1 to 8, not -2"),
    ],
)
def test_wrong_parameters_are_refused(family: str, values: dict[str, int], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        MOVES.number(family, **values)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "there is no move ''; there are vote"),
        ("vote", "'vote' takes boat"),
        ("vote raven wolf", "'vote' takes boat"),
        ("vote whale", "'whale' is no boat: it is raven, wolf"),
        ("place 4 raven 1", "'4' is no card: it is 1 to 3"),
    ],
)
def test_wrong_texts_are_refused_with_what_would_be_right(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        MOVES.read(text)


def test_there_are_at_most_256_moves() -> None:
    moves = Families("move")
    moves.family("all", number=Count(1, MOST_MOVES))
    with pytest.raises(TypeError, match="257 moves; there are at most 256"):
        moves.family("more")


@pytest.mark.parametrize("name", ["name", "base", "length", "at", "has", "parts"])
def test_a_parameter_with_a_name_of_the_families_own_is_refused(name: str) -> None:
    with pytest.raises(TypeError, match=f"a parameter cannot be called '{name}'"):
        Families("move").family("odd", **{name: SEAT})


def test_a_parameter_that_there_is_not_is_named() -> None:
    odd: Any = PLACE
    with pytest.raises(AttributeError, match="'place' has no parameter 'seat'; it has card, boat, space"):
        odd.seat(3)


def test_a_family_of_nothing_takes_no_numbers() -> None:
    moves = Families("move")
    empty = moves.family("empty", card=Things("card"), count=Count(0, 3))
    last = moves.family("last", count=Count(0, 3))
    assert (empty.length, last.base, moves.count) == (0, 0, 4)
    assert not any(map(empty.has, moves))
    assert [moves.text(number) for number in moves] == ["last 0", "last 1", "last 2", "last 3"]
