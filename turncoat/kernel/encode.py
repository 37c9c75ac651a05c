"""Views as rows of small whole numbers, by a list of lines that says what becomes of each cell.

A line is about a cell of a view or of the notes on it, or about some that lie side by side: where, how they
are written and where to. Most cells are of few kinds that are written without asking which, and have lists
of their own. There is one list for each seat from which a table is seen, so that nothing is worked out
about seats while writing. The lists are made from the declarations (`turncoat.kernel.encoding`);
what is here knows no fields. Where there is a thread for each input, it asks what its input is instead.
"""

from __future__ import annotations

from typing import Any

from turncoat.kernel.record import WORD
from turncoat.kernel.rule import rule

AT, OCTETS, HOW, TO, LOW, LENGTH, FIRST, WIDTH, COUNT = range(9)
"""What a line says: the first cell's first octet and how many it has, how it is written and from which input
on; the lowest value (of numbers the one that becomes 0), how many values there are, and where in the list of
places theirs begin; how many inputs a cell has, and how many cells lie side by side."""
LINE = 9

AT_CELL, TO_CELL, MAP = range(3)
"""What is said of an octet: where it is, its first input, and which map has what each octet becomes, or what
is added to a number."""
SPREAD, EIGHTS, NUMBERS, MAPPED, MARKED, NUMERALS, OTHERS = KINDS = range(7)
"""What has a list of its own: octets that become several inputs side by side, eight octets that are eight
numbers, one that is a number, that becomes another one, that marks one of many inputs; plain numbers of two
octets; and everything else, line by line."""

ONE_OF, SET_OF, PLAIN, NUMBER, WIDE = range(5)
"""An input for each value, of which one is 1; the same for sets; the place of a value, from 1, in as many
digits as it takes, the lowest first; the number itself, or how far it is from another; a number that may be
large, and how many bits it has."""
DIGIT_BITS = 7
DIGIT = 1 << DIGIT_BITS
"""Plain numbers are written to this base, so that each digit fits an octet."""
MOST = 127
"""No input is more than this, or less than its negative."""
EIGHT = 8
"""Inputs that are written at once, as the octets of one number."""


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
def eight_from(cells: Any, at: int) -> int:
    """Eight octets as one number, the first one lowest: to a compiler that is one look."""
    word = 0
    for octet in range(EIGHT):
        word |= (int(cells[at + octet]) & 255) << 8 * octet
    return word


@rule
def plus_each(word: int, more: int) -> int:
    """Each of eight octets with the same added, none carrying over into the next."""
    low = 0x7F7F7F7F7F7F7F7F
    each = (more & 255) * 0x0101010101010101
    return ((word & low) + (each & low)) ^ ((word ^ each) & ~low)


@rule
def put_eight(out: Any, to: int, word: int) -> None:
    """The reverse, into inputs."""
    for octet in range(EIGHT):
        out[to + octet] = ((word >> 8 * octet & 255) ^ 128) - 128


@rule
def write_view(cells: Any, program: Any, seat: int, out: Any) -> None:
    """Write a view and the notes after it down, of their octets, into inputs that are all 0.

    Nearly all is done without a branch: what an octet becomes is looked up and not worked out, up to eight
    inputs at a time. Those come first and in their order, for each clears what lies behind it.
    """
    starts, listed, lines, words, octets, digits, places = program
    for one in range(starts[SPREAD, seat], starts[SPREAD, seat + 1]):
        octet = int(cells[listed[one, AT_CELL]]) & 255
        put_eight(out, int(listed[one, TO_CELL]), int(words[listed[one, MAP], octet]))
    for one in range(starts[EIGHTS, seat], starts[EIGHTS, seat + 1]):
        word = eight_from(cells, int(listed[one, AT_CELL]))
        put_eight(out, int(listed[one, TO_CELL]), plus_each(word, int(listed[one, MAP])))
    for one in range(starts[NUMBERS, seat], starts[NUMBERS, seat + 1]):
        out[listed[one, TO_CELL]] = int(cells[listed[one, AT_CELL]]) + int(listed[one, MAP])
    for one in range(starts[MAPPED, seat], starts[MAPPED, seat + 1]):
        octet = int(cells[listed[one, AT_CELL]]) & 255
        out[listed[one, TO_CELL]] = octets[listed[one, MAP], octet]
    for one in range(starts[MARKED, seat], starts[MARKED, seat + 1]):
        octet = int(cells[listed[one, AT_CELL]]) & 255
        place = int(octets[listed[one, MAP], octet])
        out[listed[one, TO_CELL] + max(0, place)] = place >= 0
    for one in range(starts[NUMERALS, seat], starts[NUMERALS, seat + 1]):
        write_numeral(cells, lines[one], digits, out)
    for one in range(starts[OTHERS, seat], starts[OTHERS, seat + 1]):
        write_line(cells, lines[one], places, out)


@rule
def write_numeral(cells: Any, line: Any, digits: Any, out: Any) -> None:
    """Write a plain number of two octets down in two digits; what is beside its values is 0."""
    at = int(line[AT])
    value = 256 * int(cells[at + 1]) + (int(cells[at]) & 255) - int(line[LOW])
    number = int(digits[int(line[FIRST]) + max(-1, min(int(line[LENGTH]), value))])
    out[line[TO]] = number & (DIGIT - 1)
    out[line[TO] + 1] = number >> DIGIT_BITS


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
            out[to] = within(value - low)
        elif how == ONE_OF:
            place = int(places[places_at + value - low]) if 0 <= value - low < length else -1
            if place >= 0:
                out[to + place] = 1
        elif how == SET_OF:
            member = 0
            while value and member < length:
                place = int(places[places_at + member])
                if value & 1 and place >= 0:
                    out[to + place] = 1
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
member or digit it stands for, or what is added to a number."""
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
        return within(value + which)
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


CHUNK = 4
"""Words that are fetched together: as much as memory hands out at least."""
COUNT_WORD, COUNT_SHIFT, COUNT_BITS, FIRST_OCTET, LINE_OCTETS = range(5)
"""What is said of a field of which only the lines in use matter: the word in which their number is, how far
up in it and in which bits; the first octet of the field, and how many a line has."""


@rule
def fetch_chunk(to: Any, tables: Any, i: int, at: int) -> None:
    """Copy some words that lie side by side: all are on their way before the first is needed."""
    one, two, three, four = tables[i, at], tables[i, at + 1], tables[i, at + 2], tables[i, at + 3]
    to[at] = one
    to[at + 1] = two
    to[at + 2] = three
    to[at + 3] = four


@rule
def fetch(to: Any, tables: Any, i: int, chunks: Any, logs: Any) -> None:
    """Copy of table `i`, in words, what matters to who looks at it: `Encoding.looked_at` names it."""
    for place in range(chunks.shape[0]):
        fetch_chunk(to, tables, i, chunks[place])
    for log in range(logs.shape[0]):
        lines = (tables[i, logs[log, COUNT_WORD]] >> logs[log, COUNT_SHIFT]) & logs[log, COUNT_BITS]
        octet = int(logs[log, FIRST_OCTET])
        until = (octet + lines * logs[log, LINE_OCTETS] + WORD - 1) // WORD
        for word in range(octet // WORD, until, CHUNK):
            fetch_chunk(to, tables, i, min(word, tables.shape[1] - CHUNK))


def _of_the_game(*_: Any) -> int:
    raise NotImplementedError


veil = note = _of_the_game


def observe_all(
    tables: Any, seats: Any, chunks: Any, logs: Any, view_words: Any, views: Any, notes: Any, blank: Any,
    cells: Any, program: Any, out: Any, start: int, stop: int,
) -> None:  # fmt: skip
    """Write tables down, given as words, as their seats see them; nothing where a seat is -1.

    `views` and `notes` have room for one each, which lie behind one another in the octets of `cells`;
    `view_words` are those of the view.
    """
    for i in range(start, stop):
        for place in range(out.shape[1]):
            out[i, place] = 0
        if seats[i] >= 0:
            fetch(view_words, tables, i, chunks, logs)
            notes[0] = blank[0]
            veil(views[0], seats[i])
            note(views[0], seats[i], notes[0])
            write_view(cells, program, seats[i], out[i])
