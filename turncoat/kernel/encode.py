"""Views as rows of small whole numbers, by a list of lines that says what becomes of each cell.

A line is about a cell of a view or of the notes on it, or about some that lie side by side: where, how they
are written and where to. There is one list for each seat from which a table is seen, so that nothing is
worked out about seats while writing. The lists are made from the declarations (`turncoat.kernel.encoding`);
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
def write_lines(cells: Any, lines: Any, seat: int, places: Any, out: Any, row: int) -> None:
    """Write all lines down, of the octets of a view and of the notes after it.

    All is in one rule, because to hand an array on takes longer than to write a cell; and what most cells
    are, numbers and one-hot things of one octet, is written without looking at what else there is.
    """
    for line in range(lines.shape[1]):
        at = int(lines[seat, line, AT])
        how = lines[seat, line, HOW]
        to = int(lines[seat, line, TO])
        low = int(lines[seat, line, LOW])
        length = int(lines[seat, line, LENGTH])
        octets = int(lines[seat, line, OCTETS])
        places_at = int(lines[seat, line, FIRST])
        count = int(lines[seat, line, COUNT])
        width = int(lines[seat, line, WIDTH])
        if how == NUMBER and octets == 1:
            for cell in range(count):
                out[row, to + cell] = max(-MOST, cells[at + cell])
        elif how == ONE_OF and octets == 1:
            for cell in range(at, at + count):
                value = int(cells[cell]) - low
                if 0 <= value < length and places[places_at + value] >= 0:
                    out[row, to + places[places_at + value]] = 1
                to += width
        else:
            for cell in range(count):
                first = at + cell * octets
                value = int(cells[first + octets - 1])
                for octet in range(first + octets - 2, first - 1, -1):
                    value = value * 256 + (int(cells[octet]) & 255)
                first_input = to + cell * width
                if how == NUMBER:
                    out[row, first_input] = within(value)
                elif how == ONE_OF:
                    if 0 <= value - low < length and places[places_at + value - low] >= 0:
                        out[row, first_input + places[places_at + value - low]] = 1
                elif how == SET_OF:
                    member = 0
                    while value and member < length:
                        if value & 1 and places[places_at + member] >= 0:
                            out[row, first_input + places[places_at + member]] = 1
                        value >>= 1
                        member += 1
                elif how == PLAIN:
                    left = 1 + int(places[places_at + value - low]) if 0 <= value - low < length else 0
                    while left > 0:
                        out[row, first_input] = left & (DIGIT - 1)
                        left >>= DIGIT_BITS
                        first_input += 1
                else:
                    out[row, first_input] = within(value)
                    out[row, first_input + 1] = bits_of(abs(value))


AT_INPUT, OCTETS_OF_INPUT, HOW_INPUT, WHICH, LOW_OF_INPUT, LENGTH_OF_INPUT, FIRST_OF_INPUT = range(7)
"""What is said of an input: the first octet of its cell and how many that has, none for an input that is
always 0; how it is written; which value, member or digit it stands for; and of plain numbers the lowest
value, how many there are, and where in the list of places theirs begin."""


@rule
def input_at(octets: Any, row: int, inputs: Any, seat: int, place: int, places: Any) -> int:
    """What one input is, of a row of octets."""
    at = inputs[seat, AT_INPUT, place]
    top = at + inputs[seat, OCTETS_OF_INPUT, place] - 1
    value = int(octets[row, top]) if top >= at else 0
    for octet in range(top - 1, at - 1, -1):
        value = value * 256 + (int(octets[row, octet]) & 255)
    how = inputs[seat, HOW_INPUT, place]
    which = int(inputs[seat, WHICH, place])
    if how == NUMBER:
        return within(value)
    if how == ONE_OF:
        return 1 if value == which else 0
    if how == SET_OF:
        return (value >> which) & 1
    if how == PLAIN:
        value -= inputs[seat, LOW_OF_INPUT, place]
        if 0 <= value < inputs[seat, LENGTH_OF_INPUT, place]:
            number = 1 + int(places[inputs[seat, FIRST_OF_INPUT, place] + value])
            return (number >> (DIGIT_BITS * which)) & (DIGIT - 1)
        return 0
    return bits_of(abs(value)) if which else within(value)


def _of_the_game(*_: Any) -> int:
    raise NotImplementedError


veil = note = _of_the_game


def observe_all(
    tables: Any, seats: Any, views: Any, notes: Any, blank: Any, cells: Any, lines: Any, places: Any,
    out: Any, start: int, stop: int,
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
            write_lines(cells, lines, seats[i], places, out, i)
