"""Views as rows of small whole numbers, by a list of lines that says what becomes of each cell.

A line is about a cell of a view or of the notes on it, or about some that lie side by side: where, how they
are written and where to. Cells of one octet that lie here and there have lists of their own, by what has to
be done to them. There is one list for each seat from which a table is seen, so that nothing is worked out
about seats while writing. The lists are made from the declarations (`turncoat.kernel.encoding`);
what is here knows no fields. Where there is a thread for each input, it asks what its input is instead.
"""

from __future__ import annotations

from typing import Any

from turncoat.kernel.rule import rule

AT, OCTETS, HOW, TO, LOW, LENGTH, FIRST, WIDTH, COUNT = range(9)
"""What a line says: the first cell's first octet and how many it has, how it is written and from which input
on; the lowest value, how many values there are, and where in the list of places theirs begin; how many inputs
a cell has, and how many cells lie side by side."""
LINE = 9

AT_CELL, TO_CELL, MAP = range(3)
"""What is said of a cell of one octet: where it is, its first input, and which map has what each octet is."""

ONE_OF, SET_OF, PLAIN, NUMBER, WIDE = range(5)
"""An input for each value, of which one is 1; the same for sets; the place of a value, from 1, in as many
digits as it takes, the lowest first; the number itself; a number that may be large, and how many bits it has.
"""
DIGIT_BITS = 7
DIGIT = 1 << DIGIT_BITS
"""Plain numbers are written to this base, so that each digit fits an octet."""
MOST = 127
"""No input is more than this, or less than its negative."""


@rule
def bits_of(value: int) -> int:
    """How many bits a number has, none if it is negative."""
    if value <= 0:
        return 0
    bits = 1
    for half in (32, 16, 8, 4, 2, 1):
        if value >> half:
            value >>= half
            bits += half
    return bits


@rule
def within(value: int) -> int:
    """The nearest number that an input can be."""
    return max(-MOST, min(MOST, value))


@rule
def write_view(cells: Any, program: Any, seat: int, out: Any) -> None:
    """Write a view and the notes after it down, of their octets, into inputs that are all 0.

    Most cells have one octet and lie here and there: to look each up in a list of what every octet becomes is
    faster than to work it out, or to ask what kind of cell it is.
    """
    numbers, mapped, marked, octets, lines, places = program
    for one in range(numbers.shape[1]):
        out[numbers[seat, one, TO_CELL]] = cells[numbers[seat, one, AT_CELL]]
    for one in range(mapped.shape[1]):
        octet = int(cells[mapped[seat, one, AT_CELL]]) & 255
        out[mapped[seat, one, TO_CELL]] = octets[mapped[seat, one, MAP], octet]
    for one in range(marked.shape[1]):
        octet = int(cells[marked[seat, one, AT_CELL]]) & 255
        place = int(octets[marked[seat, one, MAP], octet])
        out[marked[seat, one, TO_CELL] + max(0, place)] = place >= 0
    for line in range(lines.shape[1]):
        write_line(cells, lines[seat, line], places, out)


@rule
def write_line(cells: Any, line: Any, places: Any, out: Any) -> None:
    """Write the cells of a line down, of whatever kind they are."""
    how = line[HOW]
    low = int(line[LOW])
    length = int(line[LENGTH])
    octets = int(line[OCTETS])
    places_at = int(line[FIRST])
    for cell in range(line[COUNT]):
        first = int(line[AT]) + cell * octets
        value = int(cells[first + octets - 1])
        for octet in range(first + octets - 2, first - 1, -1):
            value = value * 256 + (int(cells[octet]) & 255)
        to = int(line[TO]) + cell * int(line[WIDTH])
        if how == NUMBER:
            out[to] = within(value)
        elif how == ONE_OF:
            if 0 <= value - low < length and places[places_at + value - low] >= 0:
                out[to + places[places_at + value - low]] = 1
        elif how == SET_OF:
            member = 0
            while value and member < length:
                if value & 1 and places[places_at + member] >= 0:
                    out[to + places[places_at + member]] = 1
                value >>= 1
                member += 1
        elif how == PLAIN:
            left = 1 + int(places[places_at + value - low]) if 0 <= value - low < length else 0
            while left > 0:
                out[to] = left & (DIGIT - 1)
                left >>= DIGIT_BITS
                to += 1
        else:
            out[to] = within(value)
            out[to + 1] = bits_of(abs(value))


OCTETS_SHIFT, HOW_SHIFT, LINE_SHIFT, WHICH_SHIFT = 16, 20, 23, 39
"""What is said of an input is one number: the first octet of its cell, how many octets that has (none for
an input that is always 0), how it is written, the line about plain numbers, and, of any sign, which value,
member or digit it stands for."""
LOWEST, LENGTH_OF_PLAIN, FIRST_OF_PLAIN = range(3)
"""What a line about plain numbers says: the lowest, how many there are, and where in the list of places
theirs begin."""


@rule
def input_at(octets: Any, said: int, plain: Any, places: Any) -> int:
    """What one input is, of a row of octets."""
    at = said & ((1 << OCTETS_SHIFT) - 1)
    top = at + ((said >> OCTETS_SHIFT) & 15) - 1
    how = (said >> HOW_SHIFT) & 7
    which = said >> WHICH_SHIFT
    value = int(octets[top]) if top >= at else 0
    for octet in range(top - 1, at - 1, -1):
        value = value * 256 + (int(octets[octet]) & 255)
    if how == NUMBER:
        return within(value)
    if how == ONE_OF:
        return 1 if value == which else 0
    if how == SET_OF:
        return (value >> which) & 1
    if how == PLAIN:
        line = (said >> LINE_SHIFT) & ((1 << (WHICH_SHIFT - LINE_SHIFT)) - 1)
        value -= plain[line, LOWEST]
        if 0 <= value < plain[line, LENGTH_OF_PLAIN]:
            number = 1 + int(places[plain[line, FIRST_OF_PLAIN] + value])
            return (number >> (DIGIT_BITS * which)) & (DIGIT - 1)
        return 0
    return bits_of(abs(value)) if which else within(value)


def _of_the_game(*_: Any) -> int:
    raise NotImplementedError


veil = note = _of_the_game


def observe_all(
    tables: Any, seats: Any, views: Any, notes: Any, blank: Any, cells: Any, program: Any, out: Any,
    start: int, stop: int,
) -> None:  # fmt: skip
    """Write tables down as their seats see them; nothing where a seat is -1.

    `views` and `notes` have room for one each, which lie behind one another in the octets of `cells`.
    """
    for i in range(start, stop):
        for place in range(out.shape[1]):
            out[i, place] = 0
        if seats[i] >= 0:
            views[0] = tables[i]
            notes[0] = blank[0]
            veil(views[0], seats[i])
            note(views[0], seats[i], notes[0])
            write_view(cells, program, seats[i], out[i])
