"""Records: a whole game in one flat row of memory, declared field by field.

A declaration says what a field may hold, along which axes it runs, and whether everybody may
see it. From that come the memory layout, the blank table, the range checks and the dumps.

>>> class Lamp(Record, news=4):
...     lit: int = flag(shown=True)
...     moths: Cells = whole(0, 9, SEAT)
>>> lamp = Lamp()
>>> lamp.lit, lamp.moths[3]
(0, -1)
>>> lamp.seats = 4
>>> lamp.moths[3] = 70
>>> lamp.faults()
['moths[3] is 70, not 0 to 9']
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, Self

import numpy as np

MOST_SEATS = 8
NUMBERS = 5
"""How many numbers an event carries besides its kind and its audience."""


@dataclass(frozen=True)
class Axis:
    """One direction in which a field runs."""

    name: str
    length: int


SEAT = Axis("seat", MOST_SEATS)


class Cells(Protocol):
    """The cells of a field with axes, read and written by index."""

    def __getitem__(self, at: Any) -> int: ...
    def __setitem__(self, at: Any, value: int) -> None: ...


class Field:
    """What one field may hold: whole numbers from `low` to `high`, or its blank."""

    name: str

    def __init__(self, low: int, high: int, axes: tuple[Axis, ...], blank: int, shown: bool) -> None:
        self.low = low
        self.high = high
        self.axes = axes
        self.blank = blank
        self.shown = shown
        self.shape = tuple(axis.length for axis in axes)
        # Signed throughout: Numba turns a mix of signed and unsigned 64-bit integers into floats.
        self.dtype = next(
            np.dtype(kind)
            for kind in (np.int8, np.int16, np.int32, np.int64)
            if np.iinfo(kind).min <= min(low, blank) and max(high, blank) <= np.iinfo(kind).max
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


def whole(low: int, high: int, *axes: Axis, blank: int = -1, shown: bool = False) -> Any:
    """Whole numbers from `low` to `high`; `blank` stands for unknown or none."""
    return Field(low, high, axes, blank, shown)


def flag(*axes: Axis, shown: bool = False) -> Any:
    """Yes or no, as 1 or 0."""
    return Field(0, 1, axes, 0, shown)


def bits(length: int, *axes: Axis, shown: bool = False) -> Any:
    """A set of up to `length` things, one bit each."""
    return Field(0, (1 << length) - 1, axes, 0, shown)


class Scalar:
    """A field without axes, read and written as an attribute of a table."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, record: Record | None, owner: type) -> Any:
        return self if record is None else record.scalars[self.name][0]

    def __set__(self, record: Record, value: int) -> None:
        record.scalars[self.name][0] = value


def header(news: int, decisions: int) -> dict[str, Field]:
    """The fields that the kernel reads in every record: how many events fit, how long a game may be."""
    return {
        "chance": whole(0, 0xFFFFFFFF, Axis("word", 4), blank=0),
        "seats": whole(1, MOST_SEATS, blank=0, shown=True),
        "awaits": bits(MOST_SEATS, shown=True),
        "decisions": whole(0, decisions, blank=0, shown=True),
        "told": whole(0, news, blank=0, shown=True),
        "news": whole(0, (1 << 60) - 1, Axis("event", news), blank=0, shown=True),
    }


class Record:
    """One table. Reading and writing its fields interprets; `row` is the memory itself."""

    fields: ClassVar[dict[str, Field]]
    dtype: ClassVar[np.dtype[Any]]

    chance: Cells
    seats: int
    awaits: int
    decisions: int
    told: int
    news: Cells

    def __init_subclass__(cls, news: int, decisions: int = 10_000) -> None:
        declared = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
        for name in declared:
            if any(hasattr(kind, name) for kind in (np.record, np.ndarray, Record)) or name in TAKEN:
                raise TypeError(f"a field cannot be called {name!r}: records use that name themselves")
        cls.fields = header(news, decisions) | declared
        cls.dtype = np.dtype([(n, f.dtype, f.shape) for n, f in cls.fields.items()], align=True)
        for name in declared:
            delattr(cls, name)
        for name, field in cls.fields.items():
            field.name = name
            if not field.axes:
                setattr(cls, name, Scalar(name))

    def __init__(self, row: np.ndarray[Any, Any] | None = None) -> None:
        self.row = self.blanks(1) if row is None else row
        self.scalars: dict[str, memoryview] = {}
        for name, field in self.fields.items():
            if field.axes:
                vars(self)[name] = self.row[name][0].data
            else:
                self.scalars[name] = self.row[name].data

    @classmethod
    def blanks(cls, count: int) -> np.ndarray[Any, Any]:
        """So many blank tables."""
        rows = np.zeros(count, cls.dtype)
        for name, field in cls.fields.items():
            rows[name] = field.blank
        return rows

    def copy(self) -> Self:
        """Another table in the same state."""
        return type(self)(self.row.copy())

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.row,)

    def become(self, other: Self) -> None:
        """Take over the state of another table."""
        self.row[:] = other.row

    def bytes(self) -> bytes:
        """The state as bytes: equal tables have equal bytes, whatever the padding holds."""
        return b"".join(np.ascontiguousarray(self.row[name]).tobytes() for name in self.fields)

    def faults(self) -> list[str]:
        """What is wrong with the values of this table; empty when all is well."""
        return [
            fault
            for name, field in self.fields.items()
            for fault in field.faults(np.asarray(self.row[name][0]), self.seats)
        ]

    def dump(self) -> str:
        """Every field that is not blank, a line each, for reading while debugging."""
        lines = []
        for name, field in self.fields.items():
            cells = self.row[name][0]
            if np.any(cells != field.blank):
                lines.append(f"{name}: {cells.tolist()}")
        return "\n".join(lines)


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
