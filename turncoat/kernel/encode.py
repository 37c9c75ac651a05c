"""Views as rows of small whole numbers, by a list of lines that says what becomes of each cell.

A line is about a cell of a view or of the notes on it, or about some that lie side by side: where, how they
are written and where to. There is one list for each seat from which a table is seen, so that nothing is
worked out about seats while writing. The lists are made from the declarations (`turncoat.envs.encoding`);
what is here knows no fields.
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
    """How many bits a number has."""
    bits = 0
    while value > 0:
        value >>= 1
        bits += 1
    return bits


@rule
def within(value: int) -> int:
    """The nearest number that an input can be."""
    return max(-MOST, min(MOST, value))


@rule
def write_lines(
    view: Any, notes: Any, lines: Any, seat: int, places: Any, out: Any, row: int, first: int, step: int
) -> None:
    """Write every so-many-th line down.

    Cells of the notes are counted on from those of the view. All is in one rule, because to hand an array on
    takes longer than to write a cell.
    """
    split = len(view)
    for line in range(first, lines.shape[1], step):
        at = lines[seat, line, AT]
        how = lines[seat, line, HOW]
        to = lines[seat, line, TO]
        low = lines[seat, line, LOW]
        length = lines[seat, line, LENGTH]
        octets = lines[seat, line, OCTETS]
        places_at = lines[seat, line, FIRST]
        for _ in range(lines[seat, line, COUNT]):
            top = at + octets - 1
            value = int(view[top]) if at < split else int(notes[top - split])
            for octet in range(top - 1, at - 1, -1):
                cell = int(view[octet]) if at < split else int(notes[octet - split])
                value = value * 256 + (cell & 255)
            if how == NUMBER:
                out[row, to] = within(value)
            elif how == ONE_OF:
                if 0 <= value - low < length and places[places_at + value - low] >= 0:
                    out[row, to + places[places_at + value - low]] = 1
            elif how == SET_OF:
                member = 0
                while value and member < length:
                    if value & 1 and places[places_at + member] >= 0:
                        out[row, to + places[places_at + member]] = 1
                    value >>= 1
                    member += 1
            elif how == PLAIN:
                left = 1 + int(places[places_at + value - low]) if 0 <= value - low < length else 0
                digit = to
                while left > 0:
                    out[row, digit] = left & (DIGIT - 1)
                    left >>= DIGIT_BITS
                    digit += 1
            else:
                out[row, to] = within(value)
                out[row, to + 1] = bits_of(abs(value))
            at += octets
            to += lines[seat, line, WIDTH]


def _of_the_game(*_: Any) -> int:
    raise NotImplementedError


veil = note = _of_the_game


def observe_all(
    tables: Any, seats: Any, views: Any, view_cells: Any, notes: Any, note_cells: Any, lines: Any,
    places: Any, out: Any, start: int, stop: int,
) -> None:  # fmt: skip
    """Write tables down as their seats see them; nothing where a seat is -1.

    `views` has room for one, `notes` for one behind blank ones; both lie in the octets of `…_cells`.
    """
    for i in range(start, stop):
        for place in range(out.shape[1]):
            out[i, place] = 0
        if seats[i] >= 0:
            views[0] = tables[i]
            notes[1] = notes[0]
            veil(views[0], seats[i])
            note(views[0], seats[i], notes[1])
            write_lines(view_cells[0], note_cells[1], lines, seats[i], places, out, i, 0, 1)
