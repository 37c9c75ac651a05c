"""What is to be done with the cells of a view, sorted into the lists that `write_view` goes through."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from turncoat.kernel.encode import (
    AT,
    COUNT,
    EIGHT,
    EIGHTS,
    FIRST,
    HOW,
    KINDS,
    LENGTH,
    LINE,
    LOW,
    MAPPED,
    MARKED,
    NUMBER,
    NUMBERS,
    NUMERALS,
    OCTETS,
    ONE_OF,
    OTHERS,
    PLAIN,
    SET_OF,
    SPREAD,
    TO,
    WIDTH,
)

T = TypeVar("T")
Line = Sequence[int]
Octet = tuple[int, int, int]
"""What is said of an octet: where it is, its first input, its map or what is added."""
VALUES = range(256)
"""What an octet can be."""


class Listing:
    """Lines about cells, by seat, as lists by kind, and the tables that say what cells become."""

    def __init__(self, cells: Sequence[Sequence[Line]], places: NDArray[np.int16], size: int) -> None:
        self.places = places
        self.size = size
        self.words: dict[tuple[int, ...], int] = {}
        """Maps of octets to eight inputs as one number, each with its own number."""
        self.octets: dict[tuple[int, ...], int] = {}
        """Maps of octets to the place of a mark, -1 for none, or to another number."""
        self.digits: list[int] = []
        """The numbers of plain values, with a 0 at both ends of those of a domain."""
        self.firsts: dict[tuple[int, ...], int] = {}
        """Where those of a domain begin among them."""
        self.known: dict[tuple[Any, ...], Any] = {}
        """What was worked out for cells of a kind: most are like many others."""
        self.by_seat = [self._by_kind(lines) for lines in cells]

    @property
    def program(self) -> tuple[NDArray[Any], ...]:
        """As `write_view` takes them: where the list of each kind and seat begins, lists about octets, lines,
        the three tables, and the places of values."""
        starts = np.zeros((len(KINDS), len(self.by_seat) + 1), np.int64)
        lines: list[Line] = []
        listed: list[Octet] = []
        for kind in KINDS:
            into: list[Any] = lines if kind in (NUMERALS, OTHERS) else listed
            for seat, lists in enumerate(self.by_seat):
                starts[kind, seat] = len(into)
                into += lists[kind]
            starts[kind, -1] = len(into)
        return (
            starts,
            np.array(listed, np.int32).reshape(-1, 3),
            np.array(lines, np.int32).reshape(-1, LINE),
            np.array([*self.words], np.int64).reshape(-1, len(VALUES)),
            np.array([*self.octets], np.int16).reshape(-1, len(VALUES)),
            np.array(self.digits, np.int16),
            self.places,
        )

    def _by_kind(self, lines: Sequence[Line]) -> list[list[Any]]:
        """The lists of one seat."""
        lists: list[list[Any]] = [[] for _ in KINDS]
        numbers = []
        for line in lines:
            kind = line[OCTETS], line[HOW]
            if kind == (1, NUMBER):
                numbers.append(line)
            elif spread := self._placed(line):
                lists[SPREAD] += spread
            elif kind == (1, ONE_OF):
                lists[MARKED].append((line[AT], line[TO], self._once(self._marks, line)))
            elif kind == (1, PLAIN) and line[WIDTH] == 1:
                lists[MAPPED].append((line[AT], line[TO], self._once(self._numbers, line)))
            elif kind == (2, PLAIN) and line[WIDTH] == 2:
                lists[NUMERALS].append(self._numeral(line))
            else:
                lists[OTHERS].append(line)
        lists[SPREAD].sort(key=lambda octet: octet[1])
        for line in side_by_side(numbers):
            octets = [(line[AT] + cell, line[TO] + cell, -line[LOW]) for cell in range(line[COUNT])]
            single = len(octets) - len(octets) % EIGHT
            lists[EIGHTS] += octets[:single:EIGHT]
            lists[NUMBERS] += octets[single:]
        # By their kinds, so that a processor sees what comes next.
        lists[OTHERS] = sorted(side_by_side(lists[OTHERS]), key=lambda line: (line[HOW], line[AT]))
        return lists

    def _once(self, work: Callable[[Line], T], line: Line) -> T:
        """What comes of a line, whatever cell it is about."""
        key = work.__name__, *(line[said] for said in (OCTETS, HOW, LOW, LENGTH, FIRST))
        if key not in self.known:
            self.known[key] = work(line)
        found: T = self.known[key]
        return found

    def _places_of(self, line: Line) -> list[int]:
        """The places of the values of a cell, or of the members of a set; -1 for none."""
        return [*map(int, self.places[line[FIRST] : line[FIRST] + line[LENGTH]])]

    # Each kind -----------------------------------------------------------------------------------

    def _placed(self, line: Line) -> list[Octet]:
        """What is said of the octets of a cell that are spread; nothing where that went beyond the end."""
        found = [(line[AT] + octet, line[TO] + to, row) for octet, to, row in self._once(self._spread, line)]
        return found if all(to + EIGHT <= self.size for _, to, _ in found) else []

    def _spread(self, line: Line) -> list[Octet]:
        """The octets of a cell of which each becomes up to eight inputs side by side, and all others none of
        these: each with its first input, counted from the cell's; nothing where it is not so."""
        places = self._places_of(line)
        if line[HOW] == SET_OF:
            members = [places[at : at + EIGHT] for at in range(0, len(places), EIGHT)]
            marks = [[[p for b, p in enumerate(of) if v >> b & 1] for v in VALUES] for of in members]
        elif (line[OCTETS], line[HOW]) == (1, ONE_OF):
            members = [places]
            marks = [[[places[value]] if value in range(len(places)) else [] for value in values_of(line)]]
        else:
            return []
        found: list[Octet] = []
        free = 0
        for octet, (of, marked) in enumerate(zip(members, marks, strict=True)):
            taken = [place for place in of if place >= 0]
            if not taken:
                continue
            first = min(taken)
            if first < free or max(taken) >= first + EIGHT:
                return []
            free = max(taken) + 1
            row = tuple(sum(1 << 8 * (place - first) for place in each if place >= 0) for each in marked)
            found.append((octet, first, self.words.setdefault(row, len(self.words))))
        return found

    def _marks(self, line: Line) -> int:
        """The map of an octet that marks one of many inputs."""
        places = self._places_of(line)
        return self._octets(places[value] if value in range(len(places)) else -1 for value in values_of(line))

    def _numbers(self, line: Line) -> int:
        """The map of an octet that becomes a plain number, from 1."""
        places = self._places_of(line)
        return self._octets(
            1 + places[value] if value in range(len(places)) else 0 for value in values_of(line)
        )

    def _octets(self, row: Iterable[int]) -> int:
        return self.octets.setdefault(tuple(row), len(self.octets))

    def _numeral(self, line: Line) -> list[int]:
        """The line about a plain number of two octets, with where its lowest value is among the digits."""
        key = line[FIRST], line[LENGTH]
        if key not in self.firsts:
            self.firsts[key] = 1 + len(self.digits)
            self.digits += [0, *(1 + place for place in self._places_of(line)), 0]
        numeral = [*line]
        numeral[FIRST] = self.firsts[key]
        return numeral


def values_of(line: Line) -> list[int]:
    """For each octet the value of its cell, counted from the lowest one."""
    return [(octet ^ 128) - 128 - line[LOW] for octet in VALUES]


def side_by_side(lines: Iterable[Line]) -> list[list[int]]:
    """Lines, those made one that say the same of cells that follow on each other here and there."""
    found: list[list[int]] = []
    for line in lines:
        last = found[-1] if found else [*line]
        ends = last[AT] + last[COUNT] * last[OCTETS], last[TO] + last[COUNT] * last[WIDTH]
        alike = all(last[said] == line[said] for said in (OCTETS, HOW, LOW, LENGTH, FIRST, WIDTH))
        if found and alike and ends == (line[AT], line[TO]):
            last[COUNT] += 1
        else:
            found.append([*line])
    return found
