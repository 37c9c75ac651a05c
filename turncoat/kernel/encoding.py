"""Encodings: what a seat sees as a row of small numbers, its own seat first, made from the declarations.

>>> from turncoat.games import game
>>> seen = encoding(game("passengers"), seats=6)
>>> seen.fields["voices"].meaning
'for each seat: a number from 0 to 3'
>>> seen.to_move(2, seen.to_action(2, 100))
100
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from turncoat.kernel.batch import checked_talk, rows
from turncoat.kernel.digest import CLAIM, EMPTY, looking
from turncoat.kernel.encode import (
    AT,
    CHUNK,
    DIGIT,
    FIRST,
    HOW,
    HOW_SHIFT,
    LENGTH,
    LINE_OCTETS,
    LINE_SHIFT,
    LOW,
    MOST,
    NUMBER,
    OCTETS,
    OCTETS_SHIFT,
    ONE_OF,
    PLAIN,
    SET_OF,
    TO,
    WHICH_SHIFT,
    WIDE,
    WIDTH,
    observe_all,
)
from turncoat.kernel.families import Families
from turncoat.kernel.game import Game
from turncoat.kernel.given import checked, whole_number, whole_numbers
from turncoat.kernel.listing import Listing
from turncoat.kernel.record import WORD, Field, Record, Rows
from turncoat.kernel.rule import entry, interpreting, made_once, touched
from turncoat.kernel.things import Count, Domain, Either, Flag, Seats, Several

NEVER = ("chance", "told", "news")
"""Fields that are no part of what a player goes by: chance is hidden, and news are told once."""


def places_of(domain: Domain, room: int) -> list[int]:
    """For each value its place among the inputs, where there are places for so many seats; -1 for none."""
    if isinstance(domain, Seats):
        return [seat if seat < room else -1 for seat in domain]
    if isinstance(domain, Either):
        places: list[int] = []
        for one in domain.of:
            first = 1 + max(places, default=-1)
            places += [place if place < 0 else first + place for place in places_of(one, room)]
        return places
    return list(range(domain.length))


def turned_places(domain: Domain, room: int, by: int, seats: int) -> list[int]:
    """The same for whoever counts the seats from seat `by`."""
    places = places_of(domain, room)
    return [places[domain.turned(value, by, seats) - domain.low] for value in domain]


@dataclass(frozen=True)
class Part:
    """A field of a table, or of the notes on it, among the inputs."""

    name: str
    start: int
    """Its first input."""
    how: int
    domain: Domain
    axes: tuple[Domain, ...]
    shape: tuple[int, ...]
    """How many places it has along each axis; its last axis changes first."""
    width: int
    """Inputs of one cell."""
    high: int
    """No input of it is more than this."""

    @property
    def length(self) -> int:
        """How many inputs it has."""
        return prod(self.shape) * self.width

    @property
    def slice(self) -> slice:
        """Where it lies among the inputs."""
        return slice(self.start, self.start + self.length)

    @property
    def meaning(self) -> str:
        """What it holds, and for what."""
        along = " and ".join(f"each {axis.name}" for axis in self.axes)
        return f"for {along}: {self._cell()}" if along else self._cell()

    def _cell(self) -> str:
        if self.how == SET_OF:
            return f"{self.domain.name}, an input for each"
        if self.how == ONE_OF:
            return f"{self.domain.name}, an input for each of {self.width}"
        if self.how == PLAIN:
            digits = f" in {self.width} digits to base {DIGIT}, the lowest first" if self.width > 1 else ""
            return f"{self.domain.name} as a number from 1{digits}, 0 for none"
        if self.how == WIDE:
            return f"a number up to {MOST}, and how many bits it has"
        if isinstance(self.domain, Flag):
            return "1 for yes"
        return f"a number from {self.domain.low} to {self.domain.high}"


@dataclass(frozen=True)
class Entities:
    """Things of one kind, each with the same features: `observation[..., inputs]` is the list of them."""

    name: str
    inputs: NDArray[np.int64]
    """By entity and feature, the place among the inputs."""
    features: tuple[tuple[str, int], ...]
    """The fields that make up the features of each, with how many they are."""


class Needed(NamedTuple):
    """What of a table matters to who looks at it, for `turncoat.kernel.encode.fetch`."""

    chunks: NDArray[np.int32]
    """The first words of so many that lie side by side."""
    logs: NDArray[np.int64]
    """The fields of which only the lines in use matter: as `COUNT_WORD` and so on have them."""


class Encoding:
    """What a seat of a game sees as whole numbers from -127 to 127, and its moves, counted from its seat."""

    def __init__(self, game: Game, seats: int, talk: str = "off", log: bool = False, room: int = 0) -> None:
        game.blank(seats)  # which refuses other numbers of seats
        if room:
            whole_number("room", room, seats, game.seats[-1])
        self.game = game
        self.seats = seats
        self.room = max(room, seats)
        self.talks = checked_talk(game, talk)
        self.log = log
        self.digest, self.veil = looking(game)
        self.notes: type[Record] = self.digest.notes or Record
        self.fields: dict[str, Part] = {}
        """The inputs by the names of fields, in their order."""
        self.size = 0
        """How many inputs there are."""
        for name, field in self._fields(log):
            if name in self.fields:
                raise TypeError(f"notes need names of their own: the table has a {name!r}")
            self._add(name, field)

    def __reduce__(self) -> tuple[Any, ...]:
        return Encoding, (self.game, self.seats, "turns" if self.talks else "off", self.log, self.room)

    # What there is -------------------------------------------------------------------------------

    def _fields(self, log: bool) -> Iterator[tuple[str, Field]]:
        """The fields that are written down, those of the table first."""
        left = {*NEVER, *(() if log else (*self.digest.leaves, *self.game.table.spoken))}
        yield from ((name, field) for name, field in self.game.table.fields.items() if name not in left)
        skipped = (EMPTY,) if self.talks else (EMPTY, CLAIM)
        yield from ((name, field) for name, field in self.notes.fields.items() if name not in skipped)

    def _add(self, name: str, field: Field) -> None:
        how, width = self._written(name, field.domain)
        axes = tuple(axis for axis in field.axes if not (self._is_own(name) and isinstance(axis, Seats)))
        shape = tuple(1 + max(places_of(axis, self.room)) for axis in axes)
        high = 1 if how in (ONE_OF, SET_OF) else min(MOST, field.high if how == NUMBER else MOST)
        self.fields[name] = Part(name, self.size, how, field.domain, axes, shape, width, high)
        self.size += self.fields[name].length

    def _is_own(self, name: str) -> bool:
        return name in self.digest.own

    def _written(self, name: str, domain: Domain) -> tuple[int, int]:
        """How a field is written, and in how many inputs."""
        if isinstance(domain, Several):
            return SET_OF, 1 + max(places_of(domain.of, self.room))
        if isinstance(domain, Count | Flag):
            return (WIDE, 2) if max(-domain.low, domain.high) > MOST else (NUMBER, 1)
        if name in self.digest.plain:
            return PLAIN, len(_digits(domain.length))
        return ONE_OF, 1 + max(places_of(domain, self.room))

    @cached_property
    def scale(self) -> NDArray[np.float32]:
        """By input what to multiply it by, so that none is far from 0 to 1."""
        scale = np.ones(self.size, np.float32)
        for part in self.fields.values():
            scale[part.slice] = 1 / max(1, part.high)
        return scale

    @cached_property
    def entities(self) -> tuple[Entities, ...]:
        """The same inputs as lists of things with features, for attention: the table, seats, cards."""
        groups: dict[tuple[str, int], list[tuple[str, NDArray[np.int64]]]] = {}
        for part in self.fields.values():
            inputs = np.arange(part.start, part.start + part.length).reshape(*part.shape, part.width)
            seat = next((place for place, axis in enumerate(part.axes) if isinstance(axis, Seats)), None)
            if seat is not None:
                name, rows_of = "seat", np.moveaxis(inputs, seat, 0).reshape(self.room, -1)
            else:
                name = " and ".join(axis.name for axis in part.axes) or "table"
                rows_of = inputs.reshape(-1, part.width)
            groups.setdefault((name, len(rows_of)), []).append((part.name, rows_of))
        return tuple(
            Entities(
                name, np.hstack([some for _, some in found]), tuple((field, s.shape[1]) for field, s in found)
            )
            for (name, _), found in groups.items()
        )

    # Moves and claims ----------------------------------------------------------------------------

    @property
    def actions(self) -> int:
        """How many actions there are: the moves of the game, counted from the seat that makes them."""
        return self.game.moves.count

    @property
    def claims(self) -> int:
        """How many claims there are, where there is talk."""
        return self.game.talk.claims.count if self.talks and self.game.talk else 0

    @cached_property
    def actions_of(self) -> NDArray[np.int16]:
        """`actions_of[seat, move]`: the action that a move is for a seat."""
        return self._turned(self.game.moves)

    @cached_property
    def moves_of(self) -> NDArray[np.int16]:
        """`moves_of[seat, action]`: the move that an action of a seat is."""
        return np.argsort(self.actions_of, axis=1).astype(np.int16)

    @cached_property
    def claims_turned(self) -> NDArray[np.int16]:
        """`claims_turned[seat, claim]`: a claim as whoever counts the seats from a seat has it."""
        return self._turned(self.game.talk.claims if self.game.talk else Families("claim"))

    @cached_property
    def claims_of(self) -> NDArray[np.int16]:
        """`claims_of[seat, claim]`: the claim of the game that a claim counted from a seat is."""
        return np.argsort(self.claims_turned, axis=1).astype(np.int16)

    def _turned(self, choices: Families) -> NDArray[np.int16]:
        turned = [[choices.turned(one, seat, self.seats) for one in choices] for seat in range(self.seats)]
        return np.array(turned, np.int16).reshape(self.seats, -1)

    def to_action(self, seat: int, move: int) -> int:
        """The action that a move of the game is for a seat."""
        return int(self.actions_of[seat, move])

    def to_move(self, seat: int, action: int) -> int:
        """The move of the game that an action of a seat is."""
        return int(self.moves_of[seat, action])

    def mask(
        self, seat: int, moves: Sequence[int] | NDArray[Any], out: NDArray[np.bool_] | None = None
    ) -> NDArray[np.bool_]:
        """Which actions a seat has, of the numbers of its legal moves."""
        marks = np.zeros(self.actions, np.bool_) if out is None else out
        marks[:] = False
        marks[self.actions_of[seat, np.asarray(moves, np.int64)]] = True
        return marks

    # Writing -------------------------------------------------------------------------------------

    @cached_property
    def program(self) -> SimpleNamespace:
        """What is to be done with each cell, by seat, and the places of values."""
        places: list[int] = []
        found: dict[tuple[int, ...], int] = {}

        def first_of(row: list[int]) -> int:
            key = tuple(row)
            if key not in found:
                found[key] = len(places)
                places.extend(row)
            return found[key]

        cells = [[*self._lines(seat, first_of)] for seat in range(self.seats)]
        return SimpleNamespace(cells=cells, places=np.array(places, np.int16))

    @cached_property
    def lists(self) -> tuple[NDArray[Any], ...]:
        """The same as `turncoat.kernel.encode` writes by."""
        return Listing(self.program.cells, self.program.places, self.size).program

    @cached_property
    def words(self) -> list[int]:
        """The words of a view, and of the notes after it, that are written at all."""
        lines = (line for lines in self.program.cells for line in lines)
        return sorted({at // WORD for line in lines for at in (line[AT], line[AT] + line[OCTETS] - 1)})

    @cached_property
    def by_input(self) -> SimpleNamespace:
        """The same program by input, for whoever has a thread for each.

        `inputs` says, by seat, what becomes of the words that are written when only these are kept, side by
        side; `plain` is about plain numbers.
        """
        place_of = {word: place for place, word in enumerate(self.words)}
        plain: dict[tuple[int, ...], int] = {}
        inputs = np.full((self.seats, self.size), NUMBER << HOW_SHIFT, np.int64)
        for seat, lines in enumerate(self.program.cells):
            for line in lines:
                at = place_of[line[AT] // WORD] * WORD + line[AT] % WORD
                of = (line[LOW], line[LENGTH], line[FIRST]) if line[HOW] == PLAIN else (0, 0, 0)
                about = plain.setdefault(of, len(plain)) << LINE_SHIFT | line[HOW] << HOW_SHIFT
                assert max(at >> OCTETS_SHIFT, len(plain) >> WHICH_SHIFT - LINE_SHIFT) == 0, "there is room"
                for to, which in self._inputs_of(line):
                    inputs[seat, to] = which << WHICH_SHIFT | about | line[OCTETS] << OCTETS_SHIFT | at
        return SimpleNamespace(inputs=inputs, plain=np.array([*plain], np.int32).reshape(-1, 3))

    @cached_property
    def looked_at(self) -> Needed:
        """The words that are written down, and all fields that the veil or the notes touch."""
        table, octets = self.game.table, self.game.table.octets
        most = table.dtype.itemsize // WORD
        needed = {word for word in self.words if word < most}
        names = touched(self.veil) | touched(self.digest.note)
        logs = []
        for name, field in table.fields.items():
            words = {*(octets(name) // WORD).tolist()}
            if name not in names or words <= needed:
                continue
            if not field.upto:
                needed |= words
                continue
            count = octets(field.upto)
            needed |= {*(count // WORD).tolist()}
            line = len(octets(name)) // field.shape[0]
            logs.append(
                (count[0] // WORD, 8 * (count[0] % WORD), (1 << 8 * len(count)) - 1, octets(name)[0], line)
            )
        chunks = sorted({min(word // CHUNK * CHUNK, most - CHUNK) for word in needed})
        return Needed(np.array(chunks, np.int32), np.array(logs, np.int64).reshape(-1, LINE_OCTETS + 1))

    def _inputs_of(self, line: Sequence[int]) -> Iterator[tuple[int, int]]:
        """The inputs of a cell, each with the value, the member or the digit that it stands for, or with what
        is added to a number."""
        if line[HOW] == NUMBER:
            yield line[TO], -line[LOW]
            return
        if line[HOW] not in (ONE_OF, SET_OF):
            yield from ((line[TO] + which, which) for which in range(line[WIDTH]))
            return
        lowest = line[LOW] if line[HOW] == ONE_OF else 0
        for value, place in enumerate(self.program.places[line[FIRST] : line[FIRST] + line[LENGTH]]):
            if place >= 0:
                yield line[TO] + int(place), lowest + value

    def _lines(self, seat: int, first_of: Any) -> Iterator[list[int]]:
        for part in self.fields.values():
            record = self.game.table if part.name in self.game.table.fields else self.notes
            base = 0 if record is self.game.table else self.game.table.dtype.itemsize
            yield from self._lines_of(part, record, base, seat, first_of)

    def _lines_of(
        self, part: Part, record: type[Record], base: int, seat: int, first_of: Any
    ) -> Iterator[list[int]]:
        """A line for each cell of a field, as one seat sees it."""
        field = record.fields[part.name]
        offset = offset_of(record, part.name)
        octets = field.dtype.itemsize
        of = part.domain.of if isinstance(part.domain, Several) else part.domain
        by = 0 if part.name in self.digest.turned else seat
        values = [] if part.how in (NUMBER, WIDE) else turned_places(of, self.room, by, self.seats)
        how, low = part.how, part.domain.low if part.how in (ONE_OF, PLAIN) else 0
        if how == PLAIN and part.width == 1 and values == [*range(len(values))] and field.blank == low - 1:
            how, low, values = NUMBER, field.blank, []
        along = [
            [(seat, None)] if self._is_own(part.name) and isinstance(axis, Seats)
            else list(enumerate(turned_places(axis, self.room, by, self.seats)))
            for axis in field.axes
        ]  # fmt: skip
        for cell, at in enumerate_cells(field.shape, along):
            if -1 not in at:
                to = part.start + part.width * flat_place(at, part.shape)
                here = base + offset + octets * cell
                yield [here, octets, how, to, low, len(values), first_of(values), part.width, 1]

    @cached_property
    def _observe(self) -> Any:
        return observer(self.game)

    def flat(
        self, tables: NDArray[Any], seats: NDArray[np.int64] | int, out: NDArray[np.int8] | None = None
    ) -> NDArray[np.int8]:
        """Tables, or views of them, as seats see them: a row of inputs each, written into `out`."""
        self._check(tables)
        written = np.zeros((len(tables), self.size), np.int8) if out is None else out
        checked(written, (len(tables), self.size), np.int8, "observations")
        whose = whole_numbers("seats", seats, -1, self.seats - 1)
        looking = np.ascontiguousarray(np.broadcast_to(whose, len(tables)))
        self.write(np.ascontiguousarray(tables), looking, written, 0, len(tables))
        return written

    def _check(self, tables: NDArray[Any]) -> None:
        """Refuse what are no tables of this game, or are tables of other sizes."""
        if getattr(tables, "dtype", None) != self.game.table.dtype or tables.ndim != 1:
            raise ValueError(f"tables are rows of {self.game.name}, as `table.row` and `Batch.tables` are")
        if (tables["seats"] != self.seats).any():
            raise ValueError(f"tables are for {self.seats} seats here, not {np.unique(tables['seats'])}")

    def write(
        self, tables: NDArray[Any], seats: NDArray[np.int64], out: NDArray[np.int8], start: int, stop: int
    ) -> None:
        """The same for tables `start` to `stop`; nothing where a seat is -1."""
        split, end = self.game.table.dtype.itemsize, self.notes.dtype.itemsize
        octets = np.zeros(split + end, np.int8)
        views, notes = octets[:split].view(self.game.table.dtype), octets[split:].view(self.notes.dtype)
        self._observe(
            tables.view(np.int64).reshape(len(tables), -1), seats, *self.looked_at,
            octets[:split].view(np.int64), rows(self.game, views), self._rows(notes),
            self._rows(self.notes.blanks(1)), octets, self.lists, out, start, stop,
        )  # fmt: skip

    def _rows(self, notes: NDArray[Any]) -> Any:
        return Rows(self.notes, notes) if interpreting() else notes


@made_once
def observer(game: Game) -> Any:
    """The function that writes tables of a game down."""
    digest, veil = looking(game)
    return entry(observe_all, f"observe_{game.name}", veil=veil, note=digest.note)


def offset_of(record: type[Record], name: str) -> int:
    """The first octet of a field in a record."""
    fields = record.dtype.fields
    assert fields is not None, "a record has fields"
    return fields[name][1]


def enumerate_cells(
    shape: tuple[int, ...], along: Sequence[Sequence[tuple[int, int | None]]]
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The cells of a field by their number, each with its places along the axes that are written."""
    for steps in product(*along):
        yield flat_place([cell for cell, _ in steps], shape), tuple(p for _, p in steps if p is not None)


def flat_place(at: Sequence[int], shape: Sequence[int]) -> int:
    """The number of a cell, the last axis changing first."""
    number = 0
    for place, length in zip(at, shape, strict=True):
        number = number * length + place
    return number


def _digits(number: int) -> list[int]:
    """A number to the base of plain numbers."""
    return [number % DIGIT, *(_digits(number // DIGIT) if number >= DIGIT else [])]


def encoding(game: Game, seats: int, talk: str = "off", log: bool = False, room: int = 0) -> Encoding:
    """How seats of a game see it, at so many seats: `talk` and `log` add what was claimed and the logs.

    Encodings of one game with the same `room` have the same inputs whatever the number of seats.
    """
    return Encoding(game, seats, talk, log, room)


__all__ = ["Encoding", "Entities", "Part", "encoding"]
