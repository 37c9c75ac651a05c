"""What those who look at a table are sent, written out; and a process that does it for a hall.

A hall that has much to write out starts such processes (`turncoat.server.scribes`). Each keeps tables of its
own, rebuilt from the same entries; orders come in by one pipe, and what was written goes out by another.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import struct
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread
from typing import IO, Any

from turncoat.games import game as game_by_name
from turncoat.kernel.quick import take
from turncoat.server import entries, shapes
from turncoat.server.protocol import as_text
from turncoat.server.room import Room, rebuilt

HEAD = struct.Struct(">I")
"""Before each message stands its length."""
NEW_OBJECTS = 50_000
"""After so many new ones, rings among them are looked for."""
SWEPT = 600.0
"""Seconds after which all garbage is looked for, which takes long."""

Numbered = tuple[int, str, float]
"""An entry: its number, itself, its time."""


@dataclass(frozen=True)
class Reader:
    """Somebody who looks at a table: by whose eyes, at which parts of views, with how much of the log."""

    seat: int
    parts: frozenset[shapes.Part]
    place: int
    """How far in the table's log."""
    line: int
    """Lines that they have."""


@dataclass(frozen=True)
class Page:
    """What a reader is to have."""

    place: int
    """How far in the table's log that is."""
    log: str
    """The lines that are new, as a message; empty where none is."""
    lines: int
    open: int | None
    """Lines up to the last new one that everybody heard."""
    view: str
    """The view as a message; empty before the deal."""
    seconds: float
    """How long it took to write it."""


Pages = dict[Reader, Page]


def pages(room: Room, readers: Iterable[Reader], decide_by: float | None) -> Pages:
    """What readers of a table are to have as it stands."""
    views: dict[tuple[int, frozenset[shapes.Part]], str] = {}
    found: Pages = {}
    for reader in readers:
        began = time.perf_counter()
        log = _log(room, reader)
        sees = (reader.seat, reader.parts)
        if sees not in views:
            views[sees] = _view(room, decide_by, *sees)
        found[reader] = Page(len(room.happened), *log, views[sees], time.perf_counter() - began)
    return found


def _log(room: Room, reader: Reader) -> tuple[str, int, int | None]:
    lines = [line for _, line in room.heard(reader.seat, reader.place, reader.line)]
    if not lines:
        return "", 0, None
    everybodys = [line["line"] for line in lines if line["kind"] == "event" and not line["private"]]
    text = as_text({"type": "log", "lines": lines})
    return text, len(lines), everybodys[-1] + 1 if everybodys else None


def _view(room: Room, decide_by: float | None, seat: int, parts: frozenset[shapes.Part]) -> str:
    if room.match is None:
        return ""
    view: shapes.ViewSent = {"type": "view", **room.view(seat, decide_by, parts)}
    return as_text(view)


# The process -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Begin:
    """Keep a table, of which this is all that was written."""

    table: str
    rows: list[Numbered]


@dataclass(frozen=True)
class Write:
    """Write out what readers are to have of a table, once what is new has taken effect."""

    table: str
    new: list[Numbered]
    length: int
    """Entries that there are then."""
    readers: list[Reader]
    decide_by: float | None


@dataclass(frozen=True)
class Rest:
    """Let go of what was made for the readers of a table."""

    table: str


@dataclass(frozen=True)
class Forget:
    """Keep a table no longer."""

    table: str


@dataclass(frozen=True)
class Use:
    """Play by the compiled rules of a game, which are on disk."""

    game: str


Order = Begin | Write | Rest | Forget | Use


class Behind(Exception):
    """A table that is not as it was written."""


class Writer:
    """The tables of a scribe."""

    def __init__(self) -> None:
        self.rooms: dict[str, Room] = {}

    def do(self, order: Order) -> Pages | None:
        """Do what was ordered."""
        if isinstance(order, Write):
            return self._write(order)
        if isinstance(order, Begin):
            rows = [(entries.read(body), at) for _, body, at in order.rows]
            self.rooms[order.table] = rebuilt(order.table, rows)
        elif isinstance(order, Forget):
            self.rooms.pop(order.table, None)
        elif isinstance(order, Rest):
            self.rooms[order.table].views.clear()
        else:  # what is being written does not wait for it
            Thread(target=take, args=(game_by_name(order.game),), daemon=True).start()
        return None

    def _write(self, order: Write) -> Pages:
        room = self.rooms[order.table]
        for number, body, at in order.new:
            if number == room.length:
                room.apply(entries.read(body), at)
        if room.length != order.length:
            raise Behind
        return pages(room, order.readers, order.decide_by)


def packed(message: Any) -> bytes:
    """A message as it goes through a pipe."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return HEAD.pack(len(body)) + body


def work(orders: IO[bytes], done: IO[bytes]) -> None:
    """Do what is ordered until nothing more can be. What has a number is answered, also where it fails."""
    writer, swept = Writer(), time.monotonic()
    while head := orders.read(HEAD.size):
        number, order = pickle.loads(orders.read(*HEAD.unpack(head)))
        answer, fault = None, ""
        try:
            answer = writer.do(order)
        except Exception as failure:  # the hall writes it out itself, and logs that
            fault = type(failure).__name__
        if number:
            done.write(packed((number, answer, fault)))
            done.flush()
        if time.monotonic() - swept > SWEPT:
            gc.collect()
            swept = time.monotonic()


def put_off_collections() -> None:
    """Leave full collections of garbage to whoever has tables: they look at all of them, and nothing moves
    meanwhile. Small ones come seldom: a move makes thousands of objects, and hardly any of them in rings."""
    gc.set_threshold(NEW_OBJECTS, 10, 1_000_000)


def main() -> None:
    """Be a scribe until the hall that started it ends."""
    for name in ("SIGINT", "SIGTERM"):
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    done = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed is no answer
    put_off_collections()
    with suppress(BrokenPipeError):
        work(sys.stdin.buffer, done)
