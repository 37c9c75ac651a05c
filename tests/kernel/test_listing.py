"""What is written by lists of kinds is what each cell asks for, whatever lies beside it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from turncoat.games import NAMES, game
from turncoat.kernel.encode import (
    EIGHTS,
    KINDS,
    MAPPED,
    MARKED,
    MOST,
    NUMBER,
    NUMBERS,
    NUMERALS,
    ONE_OF,
    OTHERS,
    PLAIN,
    SET_OF,
    SPREAD,
    WIDE,
    write_view,
)
from turncoat.kernel.encoding import encoding
from turncoat.kernel.listing import Listing, side_by_side
from turncoat.kernel.rule import compiled

HOWS = (ONE_OF, SET_OF, PLAIN, NUMBER, WIDE)
OCTETS = 400
"""Room for cells."""
Cell = tuple[list[int], int]
"""A line about a cell, and what it holds."""


def width_of(how: int, places: list[int]) -> int:
    """How many inputs a cell has."""
    if how in (ONE_OF, SET_OF):
        return 1 + max(places, default=-1)
    if how == PLAIN:
        return 1 if len(places) < 1 << 7 else 2
    return 2 if how == WIDE else 1


def meant(line: list[int], value: int, places: list[int]) -> dict[int, int]:
    """What a cell asks for, input by input."""
    _, _, how, to, low, length, first, _, _ = line
    of = places[first : first + length]
    if how == NUMBER:
        return {to: max(-MOST, min(MOST, value - low))}
    if how == WIDE:
        return {to: max(-MOST, min(MOST, value)), to + 1: abs(value).bit_length()}
    if how == SET_OF:
        return {to + place: 1 for member, place in enumerate(of) if place >= 0 and value >> member & 1}
    if value - low not in range(length):
        return {}
    place = of[value - low]
    if how == ONE_OF:
        return {to + place: 1} if place >= 0 else {}
    return {to: (1 + place) % 128, to + 1: (1 + place) // 128} if length >= 1 << 7 else {to: 1 + place}


@st.composite
def views(draw: Any) -> tuple[list[Cell], list[int], int]:
    """Cells one after another, each with what it holds; the places of values; how many inputs there are."""
    found: list[Cell] = []
    places: list[int] = []
    at = to = 0
    for _ in range(draw(st.integers(1, 12))):
        how = draw(st.sampled_from(HOWS))
        octets = draw(st.sampled_from((1, 2) if how != SET_OF else (1, 2, 4, 8)))
        most = {ONE_OF: 40, SET_OF: min(8 * octets - 1, 40), PLAIN: 100 if octets == 1 else 400}.get(how, 0)
        # Nearly in their order, as seats that are counted from another, or in none.
        row = draw(st.permutations(range(draw(st.integers(1, most))))) if most else []
        if draw(st.booleans()):
            row = sorted(row)
        row = [-1 if how != PLAIN and place and draw(st.integers(0, 9)) == 0 else place for place in row]
        low = draw(st.integers(-1, 2)) if how in (ONE_OF, PLAIN, NUMBER) else 0
        bits = {SET_OF: min(8 * octets - 1, len(row)), WIDE: 8 * octets - 1}.get(how, 6)
        span = (
            st.integers(0, (1 << bits) - 1) if how == SET_OF else st.integers(low - 1, low + (1 << bits) - 2)
        )
        same = draw(st.integers(1, 12)) if draw(st.booleans()) else 1
        for _ in range(same):
            width = width_of(how, row)
            line = [at, octets, how, to, low, len(row), len(places), width, 1]
            found.append((line, draw(span)))
            at, to = at + octets, to + width
        places += row
    return found, places, to


def written(view: list[Cell], places: list[int], size: int) -> Any:
    """The inputs as they are written, between others that nobody may touch."""
    cells = np.zeros(max(OCTETS, sum(line[1] for line, _ in view)), np.int8)
    for line, value in view:
        cells[line[0] : line[0] + line[1]] = np.frombuffer(
            value.to_bytes(line[1], "little", signed=True), np.int8
        )
    program = Listing([[line for line, _ in view]], np.array(places, np.int16), size).program
    out = np.zeros(size + 2, np.int8)
    out[[0, -1]] = 99
    write_view(cells, program, 0, out[1:-1])
    assert out[0] == out[-1] == 99
    return out[1:-1].tolist()


@given(views())
def test_every_cell_comes_to_what_it_asks_for(given_view: tuple[list[Cell], list[int], int]) -> None:
    view, places, size = given_view
    expected = [0] * size
    for line, value in view:
        for place, number in meant(line, value, places).items():
            expected[place] = number
    assert written(view, places, size) == expected


def test_octets_of_a_set_that_would_clear_each_other_are_written_member_by_member() -> None:
    mixed = [*range(0, 16, 2), *range(1, 16, 2)]
    line = [0, 2, SET_OF, 0, 0, 16, 0, 16, 1]
    lists = Listing([[line]], np.array(mixed, np.int16), 16).by_seat[0]
    assert (len(lists[SPREAD]), len(lists[OTHERS])) == (0, 1)
    assert written([(line, 0x7FFF)], mixed, 16) == [1] * 15 + [0]


def test_the_last_inputs_of_a_row_are_written_without_those_of_the_next() -> None:
    line = [0, 1, ONE_OF, 0, 0, 3, 0, 3, 1]
    lists = Listing([[line]], np.array([0, 1, 2], np.int16), 3).by_seat[0]
    assert (len(lists[SPREAD]), len(lists[MARKED])) == (0, 1)


@pytest.mark.parametrize("low", [-2, -1, 0, 1, 2])
def test_eight_numbers_are_one_and_none_carries_over(low: int) -> None:
    lines = [[cell, 1, NUMBER, cell, low, 0, 0, 1, 1] for cell in range(8)]
    assert len(Listing([lines], np.zeros(0, np.int16), 8).by_seat[0][EIGHTS]) == 1
    held = [-1, 125, 0, -125, -2, 5, -1, 125]
    expected = [value - low for value in held]
    assert written([*zip(lines, held, strict=True)], [], 8) == expected
    program = Listing([lines], np.zeros(0, np.int16), 8).program
    out = np.zeros(8, np.int8)
    compiled(write_view)(np.array(held, np.int8), program, 0, out)
    assert out.tolist() == expected


def test_lines_are_one_where_their_cells_and_inputs_lie_side_by_side() -> None:
    lines = [[0, 2, WIDE, 4, 0, 0, 0, 2, 1], [2, 2, WIDE, 6, 0, 0, 0, 2, 1], [6, 2, WIDE, 8, 0, 0, 0, 2, 1]]
    assert [line[-1] for line in side_by_side(lines)] == [2, 1]
    assert [line[-1] for line in lines] == [1, 1, 1], "what it is given stays as it is"


def test_every_kind_of_list_is_there_for_a_game() -> None:
    used = set()
    for name in NAMES:
        playing = game(name)
        seen_as = encoding(playing, playing.seats[-1], talk="turns", log=True)
        lists = Listing(seen_as.program.cells, seen_as.program.places, seen_as.size).by_seat
        used |= {kind for of_seat in lists for kind in KINDS if of_seat[kind]}
    assert used == {*KINDS} == {SPREAD, EIGHTS, NUMBERS, MAPPED, MARKED, NUMERALS, OTHERS}


@pytest.mark.parametrize("name", NAMES)
def test_seats_have_all_cells_whatever_their_lists_are(name: str) -> None:
    """Each input belongs to one cell, and no seat has fewer of them."""
    playing = game(name)
    seen_as = encoding(playing, playing.seats[-1])
    counts = {sum(line[7] for line in lines) for lines in seen_as.program.cells}
    assert counts == {seen_as.size}
