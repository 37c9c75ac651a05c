"""Scribes: what other processes write out is what this one would, and nobody notices if one of them ends."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from tests.server.test_room import Kept, played, started
from turncoat.games import NAMES
from turncoat.games import game as game_by_name
from turncoat.match import SPECTATOR
from turncoat.server import scribes, shapes
from turncoat.server.desk import Connection, Desk
from turncoat.server.entries import Clock
from turncoat.server.hall import Hall
from turncoat.server.room import Room
from turncoat.server.scribe import Begin, Behind, Forget, Numbered, Reader, Write, Writer, pages
from turncoat.server.scribes import Scribe
from turncoat.server.store import Store

SEATS = 4
ALL = frozenset(shapes.PARTS)
BARE: frozenset[shapes.Part] = frozenset()


def numbered(room: Kept) -> list[Numbered]:
    """The entries of a table as scribes get them."""
    return [(number, entry.model_dump_json(), at) for number, (entry, at) in enumerate(room.rows)]


def readers(room: Room) -> list[Reader]:
    """All seats and a spectator, with all parts and with none, one of them with a part of the log."""
    whole = [Reader(seat, parts, 0, 0) for seat in range(SPECTATOR, room.seats) for parts in (ALL, BARE)]
    place, line = list(room.heard(0))[2]
    return [*whole, Reader(0, BARE, place + 1, line["line"] + 1)]


@pytest.mark.parametrize("name", NAMES)
def test_a_scribe_writes_what_the_table_itself_says(name: str) -> None:
    room = started(name, game_by_name(name).seats[0])
    writer = Writer()
    writer.do(Begin(room.id, numbered(room)))
    for _ in range(4):
        known = room.length
        played(room, 3)
        room.do(room.say(0, "Good evening", float(room.length)))
        everybody = readers(room)
        told = writer.do(Write(room.id, numbered(room)[known - 1 :], room.length, everybody, 12.5))
        expected = pages(room, everybody, 12.5)
        assert told
        for reader in everybody:
            assert (told[reader].log, told[reader].view) == (expected[reader].log, expected[reader].view)
            assert json.loads(told[reader].view)["turn"] == room.view(reader.seat)["turn"]
            lines = [line for _, line in room.heard(reader.seat, reader.place, reader.line)]
            assert json.loads(told[reader].log)["lines"] == json.loads(json.dumps(lines))
            assert (told[reader].lines, told[reader].place) == (len(lines), len(room.happened))


def test_a_scribe_that_does_not_know_how_a_table_stands_does_not_write() -> None:
    room = started()
    writer = Writer()
    writer.do(Begin(room.id, numbered(room)[:-1]))
    with pytest.raises(Behind):
        writer.do(Write(room.id, [], room.length, [], None))
    writer.do(Forget(room.id))
    assert not writer.rooms


# A hall with scribes ---------------------------------------------------------------------------


async def laid(hall: Hall) -> Desk:
    """A table of people that is being played."""
    clock = Clock(decision=None, absence=600)
    desk, _ = await hall.lay(game_by_name("passengers"), SEATS, {}, True, True, 0.0, clock)
    for seat in range(SEATS):
        await hall.wish(
            desk, partial(Room.join, seat=seat, name=f"P{seat}", token=f"t{seat}", contribution="")
        )
    await hall.wish(desk, Room.start)
    return desk


async def move(hall: Hall, desk: Desk) -> None:
    """The first legal move of the first who owes one."""
    match = desk.room.match
    assert match
    seat = match.awaits[0]
    turn, number = desk.room.players[seat].moves, match.legal_numbers(seat)[0]
    await hall.wish(desk, lambda room: room.move(seat, turn, number))


async def until(is_so: Callable[[], bool], meanwhile: Callable[[], Awaitable[None]]) -> None:
    """Go on until something is so."""
    async with asyncio.timeout(60):
        while not is_so():
            await meanwhile()
            await asyncio.sleep(0.05)


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is written out is much."""
    monkeypatch.setattr(scribes, "BUSY", 0.0)
    monkeypatch.setattr(scribes, "COUNTED", 0.0)
    monkeypatch.setenv("TURNCOAT_INTERPRET", "1")


@pytest.mark.usefixtures("eager")
def test_readers_get_the_same_whoever_writes_and_whatever_becomes_of_the_scribe(tmp_path: Path) -> None:
    """The same moves at two halls, of which one has scribes; one of these is killed in the middle."""

    async def play() -> None:
        hall = Hall(Store(str(tmp_path / "tables.db")), processes=2)
        await hall.open()
        desk = await laid(hall)
        sent: dict[int, list[str]] = {seat: [] for seat in range(SPECTATOR, SEATS)}
        for seat, heard in sent.items():
            await hall.connect(desk, Connection(seat, "en", heard.append), 0)
        await until(lambda: desk.scribe is not None, lambda: hall.show_presence(desk))
        written: list[Scribe] = []
        for _ in range(3):
            await move(hall, desk)
            assert desk.scribe
            assert not desk.untold
            written.append(desk.scribe)
        assert_up_to_date(desk, sent)
        os.kill(written[0].process.pid, signal.SIGKILL)
        for _ in range(2):
            await move(hall, desk)
        assert_up_to_date(desk, sent)
        await until(lambda: desk.scribe not in (None, written[0]), lambda: hall.show_presence(desk))
        await move(hall, desk)
        assert_up_to_date(desk, sent)
        last = desk.scribe
        await hall.close()
        assert last
        assert last.process.returncode is not None

    asyncio.run(play())


def assert_up_to_date(desk: Desk, sent: dict[int, list[str]]) -> None:
    """Everybody has every line once, in order, and the view of now."""
    for seat, texts in sent.items():
        told = [json.loads(text) for text in texts]
        lines = [line for one in told if one["type"] == "log" for line in one["lines"]]
        assert lines == json.loads(json.dumps([line for _, line in desk.room.heard(seat)]))
        views = [one for one in told if one["type"] == "view"]
        assert views[-1] == {"type": "view"} | json.loads(json.dumps(desk.room.view(seat)))
        assert all(one != other for one, other in pairwise(views))


def test_a_server_with_little_to_write_has_no_scribes(tmp_path: Path) -> None:
    async def play() -> None:
        hall = Hall(Store(str(tmp_path / "tables.db")), processes=4)
        hall.scribes.timer = iter_of(0.0, 1000.0)
        await hall.open()
        desk = await laid(hall)
        await hall.connect(desk, Connection(0, "en", lambda _: None), 0)
        for _ in range(3):
            await move(hall, desk)
        assert not hall.scribes.all
        assert not hall.scribes.tasks
        await hall.close()

    asyncio.run(play())


def iter_of(start: float, step: float) -> Callable[[], float]:
    """A timer that goes on by a step whenever somebody looks."""
    now = start

    def timer() -> float:
        nonlocal now
        now += step
        return now

    return timer
