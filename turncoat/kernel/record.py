"""Records: a whole game in one flat row of memory, declared field by field.

A declaration says what a field may hold, along which axes it runs, and whether everybody may
see it. From that come the memory layout, the blank table, the range checks and the dumps.

>>> class Lamp(Record, news=4):
...     lit: int = flag(shown=True)
...     moths: Cells = count(0, 9, SEAT)
>>> lamp = Lamp()
>>> lamp.lit, lamp.moths[3]
(0, -1)
>>> lamp.seats = 4
>>> lamp.moths[3] = 70
>>> lamp.faults()
['moths[3] is 70, not 0 to 9']
"""

from __future__ import annotations

import builtins
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self

import numpy as np

from turncoat.kernel.things import MOST_SEATS, SEAT, YES_OR_NO, Count, Domain, Places, Several, Things

WORD = 8
"""Octets that are copied together; every table is a whole number of words, for its chance is."""
NUMBERS = 5
"""How many numbers an event carries besides its kind and its audience."""
MOST_PARTS = 30_000
"""The parts of a game are counted up to this for what is said in them."""


class Cells(Protocol):
    """The cells of a field with axes, read and written by index."""

    def __getitem__(self, at: Any) -> int: ...
    def __setitem__(self, at: Any, value: int) -> None: ...


class Field:
    """What one field may hold: something of its domain, or its blank."""

    name: str

    def __init__(
        self, domain: Domain, axes: tuple[Domain, ...], blank: int, shown: bool, upto: str = ""
    ) -> None:
        self.domain = domain
        self.low = domain.low
        self.high = domain.high
        self.axes = axes
        self.blank = blank
        self.shown = shown
        self.upto = upto
        """The field that says how many places of the first axis are in use, as of a log. No rule that veils
        or notes reads on: what lies there need not even have been copied."""
        self.shape = tuple(axis.length for axis in axes)
        # Signed throughout: Numba turns a mix of signed and unsigned 64-bit integers into floats.
        self.dtype = next(
            np.dtype(kind)
            for kind in (np.int8, np.int16, np.int32, np.int64)
            if np.iinfo(kind).min <= min(self.low, blank) and max(self.high, blank) <= np.iinfo(kind).max
        )

    def faults(self, cells: np.ndarray[Any, Any], seats: int) -> Iterator[str]:
        """Cells outside the domain, and cells of seats that nobody sits in."""
        wrong = ((cells < self.low) | (cells > self.high)) & (cells != self.blank)
        for axis, along in enumerate(self.axes):
            if along is SEAT:
                empty = np.take(cells, range(seats, MOST_SEATS), axis)
                if np.any(empty != self.blank):
                    yield f"{self.name} holds something for a seat that nobody sits in"
        for at in np.argwhere(wrong):
            yield f"{self.name}{list(map(int, at))} is {cells[tuple(at)]}, not {self.low} to {self.high}"

    def turned(self, table: Record, by: int) -> np.ndarray[Any, Any]:
        """A table's cells as whoever counts the seats from seat `by` sees them."""
        cells = np.asarray(table.row[self.name][0])
        turned = cells.copy()
        for at in map(tuple, np.argwhere(cells != self.blank)):
            turned[at] = table.domain(self.name, at).turned(int(cells[at]), by, table.seats)
        for axis, along in enumerate(self.axes):
            if along is SEAT:
                seats = range(table.seats)
                order = [*((seat + by) % table.seats for seat in seats), *range(table.seats, MOST_SEATS)]
                turned = np.take(turned, order, axis)
        return turned

    def texts(self, table: Record, at: tuple[int, ...] = ()) -> Any:
        """A table's cells as texts, in lists along the axes; "-" where one is blank."""
        if len(at) < len(self.axes):
            return [self.texts(table, (*at, place)) for place in range(self.shape[len(at)])]
        value = int(table.row[self.name][0][at])
        domain = table.domain(self.name, at)
        return "-" if value == self.blank and value not in domain else domain.text(value)


def one(domain: Domain, *axes: Domain, blank: int = -1, shown: bool = False, upto: str = "") -> Any:
    """One thing of a domain; `blank` stands for unknown or none."""
    return Field(domain, axes, blank, shown, upto)


def some(domain: Domain, *axes: Domain, shown: bool = False, upto: str = "") -> Any:
    """A set of things, one bit each."""
    return Field(Several(domain), axes, 0, shown, upto)


def count(
    low: int, high: int, *axes: Domain, blank: int = -1, shown: bool = False, upto: str = ""
) -> Any:  # fmt: skip
    """Whole numbers from `low` to `high`; `blank` stands for unknown or none."""
    return Field(Count(low, high), axes, blank, shown, upto)


def flag(*axes: Domain, shown: bool = False, upto: str = "") -> Any:
    """Yes or no, as 1 or 0."""
    return Field(YES_OR_NO, axes, 0, shown, upto)


class Scalar:
    """A field without axes, read and written as an attribute of a table."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, record: Record | None, owner: type) -> Any:
        return self if record is None else record.scalars[self.name][0]

    def __set__(self, record: Record, value: int) -> None:
        record.scalars[self.name][0] = value


class Scalars(dict[str, memoryview]):
    """The fields without axes of a row, each looked up when it is first asked for."""

    def __init__(self, row: np.ndarray[Any, Any]) -> None:
        self.row = row

    def __missing__(self, name: str) -> memoryview:
        cell = self[name] = self.row[name].data
        return cell


def copied(row: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A copy of a row, octet by octet: NumPy would go field by field."""
    return row.view(np.uint8).copy().view(row.dtype)


def joined(table: type[Record], pieces: Iterable[np.ndarray[Any, Any]]) -> np.ndarray[Any, Any]:
    """Rows of tables, one after another, octet by octet: NumPy would compare all fields of each."""
    octets = [piece.view(np.uint8) for piece in pieces]
    return np.concatenate([np.empty(0, np.uint8), *octets]).view(table.dtype)


FAITH = Things("faith", "broken", "kept", "open", "due")
"""What has become of a promise; one that is open comes due where the game comes to what was promised."""
BROKEN, KEPT, OPEN, DUE = FAITH
NO_PROMISE = -1
"""Of whatever else is said, and of promises to which it never came."""


def talk(claims: Domain, remarks: int, decisions: int) -> dict[str, Field]:
    """The fields of the log of what players claim, of which so many fit; `turncoat.kernel.talk` keeps it."""
    remark = Places("remark", remarks)
    return {
        "said": count(0, remarks, blank=0),
        "speaker": one(SEAT, remark, upto="said"),
        "claimed": one(claims, remark, upto="said"),
        "heard_by": some(SEAT, remark, upto="said"),
        "said_at": count(0, decisions, remark, blank=0, upto="said"),
        "said_in": count(0, MOST_PARTS, remark, blank=0, upto="said"),
        "faith": one(FAITH, remark, upto="said"),
    }


def header(news: int, decisions: int) -> dict[str, Field]:
    """The fields that the kernel reads in every record: how many events fit, how long a game may be."""
    return {
        "chance": count(0, (1 << 63) - 1, Places("word", 4), blank=0),
        "seats": count(1, MOST_SEATS, blank=0, shown=True),
        "awaits": some(SEAT, shown=True),
        "decisions": count(0, decisions, blank=0, shown=True),
        "told": count(0, news, blank=0, shown=True),
        "news": count(0, (1 << 60) - 1, Places("event", news), blank=0, shown=True),
    }


class Record:
    """One table. Reading and writing its fields interprets; `row` is the memory itself."""

    fields: ClassVar[dict[str, Field]]
    dtype: ClassVar[np.dtype[Any]]
    spoken: ClassVar[dict[str, Field]]
    """Those of its fields in which the talk lies; none where a game has no claims."""

    chance: Cells
    seats: int
    awaits: int
    decisions: int
    told: int
    news: Cells

    said: int
    speaker: Cells
    claimed: Cells
    heard_by: Cells
    said_at: Cells
    said_in: Cells
    faith: Cells
    """The log of what players claim, where a record has one."""

    def __init_subclass__(
        cls, news: int = 0, decisions: int = 10_000, claims: Domain | None = None, remarks: int = 0
    ) -> None:
        declared = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
        for name in declared:
            if any(hasattr(kind, name) for kind in (np.record, np.ndarray, Record)) or name in TAKEN:
                raise TypeError(f"a field cannot be called {name!r}: records use that name themselves")
        cls.spoken = talk(claims, remarks, decisions) if claims else {}
        # Notes about a table are a record too; nothing is told on them, and nobody is awaited.
        cls.fields = (header(news, decisions) if news else {}) | declared | cls.spoken
        cls.dtype = np.dtype([(n, f.dtype, f.shape) for n, f in cls.fields.items()], align=True)
        for name, field in cls.fields.items():
            if field.upto and not (field.axes and _counts(cls.fields.get(field.upto), field.shape[0])):
                right = (
                    f"{field.upto!r} a count from 0 to their length in fewer than {WORD} octets, without axes"
                )
                raise TypeError(f"{name} is in use up to what is counted: it needs axes, and {right}")
        for name in declared:
            delattr(cls, name)
        for name, field in cls.fields.items():
            field.name = name
            if not field.axes:
                setattr(cls, name, Scalar(name))

    def __init__(self, row: np.ndarray[Any, Any] | None = None) -> None:
        self.row = self.blanks(1) if row is None else row
        self.scalars = Scalars(self.row)

    if not TYPE_CHECKING:  # whoever misspells a field is told so by the type checker

        def __getattr__(self, name: str) -> Any:
            """A field with axes that is read or written for the first time."""
            if name not in type(self).fields:
                raise AttributeError(f"{type(self).__name__!r} has no {name!r}")
            cells = vars(self)[name] = self.row[name][0].data
            return cells

    @classmethod
    def blanks(cls, count: int) -> np.ndarray[Any, Any]:
        """So many blank tables."""
        rows = np.zeros(count, cls.dtype)
        for name, field in cls.fields.items():
            rows[name] = field.blank
        return rows

    @classmethod
    def octets(cls, name: str) -> np.ndarray[Any, Any]:
        """Where in a row the octets of a field are."""
        assert cls.dtype.fields
        kind, start = cls.dtype.fields[name][:2]
        return np.arange(start, start + kind.itemsize)

    def copy(self) -> Self:
        """Another table in the same state."""
        return type(self)(copied(self.row))

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.row,)

    def become(self, other: Self) -> None:
        """Take over the state of another table."""
        self.row.view(np.uint8)[:] = other.row.view(np.uint8)

    def turn_seats(self, by: int) -> None:
        """Become what whoever counts the seats from seat `by` sees, but for the news."""
        before = self.copy()
        for name, field in self.fields.items():
            self.row[name][0] = field.turned(before, by)

    def bytes(self) -> bytes:
        """The state as bytes: equal tables have equal bytes, whatever the padding holds."""
        return b"".join(np.ascontiguousarray(self.row[name]).tobytes() for name in self.fields)

    def silent_bytes(self) -> builtins.bytes:
        """The same of all but the talk."""
        return b"".join(
            np.ascontiguousarray(self.row[name]).tobytes() for name in self.fields if name not in self.spoken
        )

    def domain(self, name: str, at: tuple[int, ...]) -> Domain:
        """What a cell holds; a game's table knows better where that depends on what else lies on it."""
        return self.fields[name].domain

    def faults(self) -> list[str]:
        """What is wrong with the values of this table; empty when all is well."""
        kind: Any = type(self)
        if all(limits.hold(self.row) for limits in _limits(kind, self.seats)):
            return []
        return [
            fault
            for name, field in self.fields.items()
            for fault in field.faults(np.asarray(self.row[name][0]), self.seats)
        ]

    def dump(self) -> str:
        """Every field that is not blank, a line each, for reading while debugging."""
        lines = []
        for name, field in self.fields.items():
            if np.any(self.row[name] != field.blank):
                lines.append(f"{name}: {_line(field.texts(self))}")
        return "\n".join(lines)


def _line(texts: Any) -> str:
    """Nested lists of texts in one line."""
    return texts if isinstance(texts, str) else f"[{' '.join(map(_line, texts))}]"


class Limits:
    """What all cells of one width may hold at a table of so many seats: looked at in one go."""

    def __init__(self, fields: Sequence[Field], table: type[Record], seats: int) -> None:
        self.kind = fields[0].dtype
        self.places = np.concatenate([table.octets(field.name) for field in fields])
        low, high, blank = (np.zeros(1, table.dtype) for _ in range(3))
        for field in fields:
            low[field.name], high[field.name], blank[field.name] = field.low, field.high, field.blank
            for axis, along in enumerate(field.axes):
                if along is SEAT:
                    empty: Any = (0, *axis * (slice(None),), slice(seats, None))
                    low[field.name][empty] = high[field.name][empty] = field.blank
        self.low, self.high, self.blank = map(self.read, (low, high, blank))

    def read(self, row: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """The cells of this width of a row."""
        cells: np.ndarray[Any, Any] = row.view(np.uint8)[self.places].view(self.kind)
        return cells

    def hold(self, row: np.ndarray[Any, Any]) -> bool:
        """Whether no cell of a row is outside."""
        cells = self.read(row)
        outside = (cells < self.low) | (cells > self.high)
        return not (outside & (cells != self.blank)).any()


@cache
def _limits(table: type[Record], seats: int) -> tuple[Limits, ...]:
    """The limits of a kind of table, for each width of its fields."""
    fields = table.fields.values()
    widths = {field.dtype for field in fields}
    return tuple(Limits([field for field in fields if field.dtype == one], table, seats) for one in widths)


def _counts(field: Field | None, places: int) -> bool:
    """Whether a field can say how many of so many places are in use."""
    if field is None or field.axes or field.dtype.itemsize >= WORD:
        return False
    return min(field.low, field.blank) >= 0 and max(field.high, field.blank) <= places


TAKEN = {*Record.__annotations__, "row", "scalars"}
"""Names that every table has besides its methods."""


class Rows(Sequence[Any]):
    """Many tables as rules see them interpreted: reading gives a table, writing copies one."""

    def __init__(self, table: type[Record], rows: np.ndarray[Any, Any]) -> None:
        self.tables = [table(rows[i : i + 1]) for i in range(len(rows))]

    def __len__(self) -> int:
        return len(self.tables)

    def __getitem__(self, at: Any) -> Any:
        return self.tables[at]

    def __setitem__(self, at: int, table: Record) -> None:
        self.tables[at].become(table)
