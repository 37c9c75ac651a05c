"""Parts of what is shown of a table, each worked out again only when something that it read has changed.

A game marks the functions that make its scene with `@part`. On a plain table they work as written. On a
`Watched` one, which follows what a seat sees from move to move, it is noted which cells a part reads, and
what it gave stands until one of them changes. What is shown is made from the cells that were read and from
nothing else, so whatever is kept is what would be made anew.

>>> class Lamp(Record, news=4):
...     lit: int = flag(shown=True)
...     moths: Cells = count(0, 9, SEAT, blank=0)
>>> @part
... def glow(view, place):
...     print("looking at", place)
...     return {"moths": view.moths[place] if view.lit else 0}
>>> lamp = Lamp()
>>> watched = watch(lamp)
>>> glow(watched, 1), glow(watched, 1)
looking at 1
({'moths': 0}, {'moths': 0})
>>> lamp.moths[1] = 5
>>> watched.follow(lamp.row.copy()), glow(watched, 1)
(None, {'moths': 0})
>>> lamp.lit = 1
>>> watched.follow(lamp.row.copy()), glow(watched, 1)
looking at 1
(None, {'moths': 5})
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from turncoat.kernel.record import Cells, Record, count, flag
from turncoat.kernel.things import SEAT

__all__ = ["SEAT", "Cells", "Common", "Record", "Watched", "count", "flag", "made", "part", "watch"]

P = ParamSpec("P")
T = TypeVar("T")
Key = tuple[Any, ...]


def part(makes: Callable[Concatenate[Any, P], T]) -> Callable[Concatenate[Any, P], T]:
    """Keep what a function of a view gives, where the view is watched. It is to be read only."""

    @wraps(makes)
    def kept(view: Any, *facts: Any) -> T:
        return made(view, makes, *facts)

    return cast("Callable[Concatenate[Any, P], T]", kept)


def made(view: Any, makes: Callable[..., T], *facts: Any) -> T:
    """What a function gives for a view and some facts, from what is kept where the view is watched."""
    return cast(T, view.part(makes, facts)) if isinstance(view, Watched) else makes(view, *facts)


@dataclass(frozen=True)
class Kept:
    """What a part gave, and the cells that it read, a bit for each."""

    gave: Any
    read: int


Common = dict[Key, tuple[Kept, NDArray[Any]]]
"""What parts gave last to anybody at a table, with the octets that they read: seats see much alike."""


@dataclass(frozen=True)
class Layout:
    """Where the cells of a table lie."""

    cells: int
    owner: NDArray[np.int64]
    """By octet of a row: the number of its cell; the last for those between cells."""
    scalars: dict[str, int]
    """The bits of the fields without axes."""
    arrays: dict[str, dict[Any, int]]
    """The bits of the others' cells, by their indices."""

    @property
    def all(self) -> int:
        """All cells."""
        return (1 << self.cells) - 1

    def changed(self, old: NDArray[Any], new: NDArray[Any]) -> int:
        """The cells in which two rows differ, a bit for each."""
        marks = np.zeros(self.cells + 1, np.bool_)
        marks[self.owner[old != new]] = True
        return int.from_bytes(np.packbits(marks[:-1], bitorder="little").tobytes(), "little")


@cache
def layout(table: Any) -> Layout:
    """The cells of a kind of table."""
    owner = np.full(table.dtype.itemsize, -1, np.int64)
    scalars: dict[str, int] = {}
    arrays: dict[str, dict[Any, int]] = {}
    number = 0
    for name, declared in table.fields.items():
        size, start = declared.dtype.itemsize, cast(Any, table.dtype.fields)[name][1]
        places = list(np.ndindex(declared.shape))
        for place, first in zip(places, range(start, start + size * len(places), size), strict=True):
            owner[first : first + size] = number
            if declared.axes:
                arrays.setdefault(name, {})[place if len(place) > 1 else place[0]] = 1 << number
            else:
                scalars[name] = 1 << number
            number += 1
    owner[owner < 0] = number
    return Layout(number, owner, scalars, arrays)


class WatchedCells:
    """The cells of a field; which of them are read is noted."""

    __slots__ = ("bits", "cells", "view")

    def __init__(self, view: Watched, cells: Any, bits: dict[Any, int]) -> None:
        self.view = view
        self.cells = cells
        self.bits = bits

    def __getitem__(self, at: Any) -> Any:
        if at in self.bits:
            self.view.read |= self.bits[at]
        else:  # counted from the end, or more than one cell
            self.view.read |= self.view.plan.all
        return self.cells[at]

    def __len__(self) -> int:
        return len(self.cells)


class Watched:
    """A table as a seat sees it, followed from move to move, with what its parts gave. `watch` makes it."""

    def __init__(self, view: Record, plan: Layout, common: Common) -> None:
        self.table = view.copy()
        self.plan = plan
        self.common = common
        self.kept: dict[Key, Kept] = {}
        self.read = 0
        """The cells that the part in the making has read, a bit for each."""
        self.octets = self.table.row.view(np.uint8).copy()
        self.differences: dict[int, tuple[NDArray[Any], int]] = {}
        """Rows on which others' parts were made, by their identity, and where this one differs from them."""
        for name, bits in self.plan.arrays.items():
            vars(self)[name] = WatchedCells(self, getattr(self.table, name), bits)

    def follow(self, row: NDArray[Any]) -> None:
        """Become another view, and forget what rested on cells that differ."""
        octets = row.view(np.uint8)
        changed = self.plan.changed(self.octets, octets)
        self.octets = octets
        self.table.row.view(np.uint8)[:] = octets
        self.differences.clear()
        for key in [key for key, one in self.kept.items() if one.read & changed]:
            del self.kept[key]

    def __getattr__(self, name: str) -> Any:
        """Whoever takes more of a table than its fields may have read all of it."""
        self.read |= self.plan.all
        return getattr(self.table, name)

    def part(self, makes: Callable[..., Any], facts: tuple[Any, ...]) -> Any:
        """What a part gives: as it is kept, as it was made for another seat that sees the same, or anew."""
        key = (makes, *facts)
        kept = self.kept.get(key)
        if kept is None:
            kept = self.kept[key] = self._of_another(key, self.common) or self._made(key, self.common)
        self.read |= kept.read
        return kept.gave

    def once(self, makes: Callable[..., Any], facts: tuple[Any, ...], common: Common) -> Any:
        """What is shown once, for which it is kept only while others are shown it too."""
        key = (makes, *facts)
        return (self._of_another(key, common) or self._made(key, common)).gave

    def _of_another(self, key: Key, common: Common) -> Kept | None:
        if key not in common:
            return None
        kept, octets = common[key]
        if id(octets) not in self.differences:
            self.differences[id(octets)] = octets, self.plan.changed(octets, self.octets)
        return None if kept.read & self.differences[id(octets)][1] else kept

    def _made(self, key: Key, common: Common) -> Kept:
        makes, *facts = key
        outer, self.read = self.read, 0
        try:
            made = Kept(makes(self, *facts), self.read)
        finally:
            self.read = outer
        common[key] = made, self.octets
        return made


def watch(view: Record, common: Common | None = None) -> Watched:
    """Follow a view from now on; beside others, who have what is `common`."""
    kind: Any = type(view)
    return _watching(kind)(view, layout(kind), {} if common is None else common)


@cache
def _watching(table: Any) -> type[Watched]:
    """What watches a kind of table, with its fields."""
    fields = {name: _noted(name, bit) for name, bit in layout(table).scalars.items()}
    return type(f"Watched{table.__name__}", (Watched,), fields)


def _noted(name: str, bit: int) -> property:
    """A field without axes; that it is read is noted."""

    def read(view: Watched) -> Any:
        view.read |= bit
        return view.table.scalars[name][0]

    return property(read)
