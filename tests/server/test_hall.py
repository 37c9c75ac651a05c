"""Tables that are listed, taken out and put away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from itertools import chain
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from turncoat.bots import BOTS, USUAL, Bot
from turncoat.games import game
from turncoat.match import SPECTATOR
from turncoat.server import hall as halls
from turncoat.server.desk import Connection
from turncoat.server.entries import Clock, Entry, Started
from turncoat.server.hall import Hall
from turncoat.server.room import Room
from turncoat.server.store import OPEN, PLAYING, Store

CLOCK = Clock(decision=None, absence=60)


def in_a_hall(folder: Path, act: Callable[[Hall], Awaitable[None]]) -> None:
    """Do something in a hall that is opened and closed in order."""

    async def whole() -> None:
        hall = Hall(Store(str(folder / "tables.db")))
        await hall.open()
        try:
            await act(hall)
        finally:
            await hall.close()

    asyncio.run(whole())


def two_people(room: Room) -> Iterable[Entry]:
    """Two people who sit down, and the deal."""
    anna = room.join(None, "Anna", "token of Anna", "a")
    yield anna
    yield room.join(None, "Boris", "token of Boris", "b")
    yield room.start()


async def lay(hall: Hall, arrivals: Any = lambda _: ()) -> str:
    desk, _ = await hall.lay(game("mad-zeppelin"), 2, {}, True, True, 0.0, CLOCK, arrivals=arrivals)
    return desk.room.id


def test_lists_show_the_same_of_a_table_in_use_and_of_one_put_away(tmp_path: Path) -> None:
    shown: list[Any] = []

    async def first(hall: Hall) -> None:
        await lay(hall)
        await lay(hall, two_people)
        shown.append([await hall.listed(OPEN, 10), await hall.listed(PLAYING, 10)])

    async def later(hall: Hall) -> None:
        for task in hall.tasks:
            task.cancel()
        hall.desks.clear()
        shown.append([await hall.listed(OPEN, 10), await hall.listed(PLAYING, 10)])
        assert not hall.desks, "nothing was played through for the list"

    in_a_hall(tmp_path, first)
    in_a_hall(tmp_path, later)
    assert shown[0] == shown[1]
    assert [len(tables) for tables in shown[0]] == [1, 1]
    assert [player["name"] for player in shown[0][1][0]["players"]] == ["Anna", "Boris"]


def test_tables_that_nobody_uses_are_put_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "IDLE", 0.01)

    async def act(hall: Hall) -> None:
        idle = await lay(hall, two_people)
        used, _ = await hall.lay(game("mad-zeppelin"), 2, {}, True, True, 0.0, CLOCK)
        await hall.connect(used, Connection(SPECTATOR, "en", lambda _: None), 0)
        async with asyncio.timeout(30):
            while idle in hall.desks:
                await asyncio.sleep(0.01)
        assert list(hall.desks) == [used.room.id]
        assert (await hall.desk(idle)).room.match, "it is taken out again"

    in_a_hall(tmp_path, act)


def test_a_bot_that_thinks_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, enough = Event(), Event()

    usual = BOTS[USUAL]

    def ponder(*asked: Any) -> int:
        thinking.set()
        assert enough.wait(30)
        return usual.choose(*asked)

    monkeypatch.setitem(BOTS, USUAL, Bot(USUAL, ponder))

    async def act(hall: Hall) -> None:
        bots, _ = await hall.lay(
            game("mad-zeppelin"), 2, {}, True, True, 0.0, CLOCK,
            arrivals=lambda room: chain((room.seat_bot(seat) for seat in range(2)), (Started(),)),
        )  # fmt: skip
        async with asyncio.timeout(30):
            while not thinking.is_set():
                await asyncio.sleep(0.01)
            other = await hall.desk(await lay(hall, two_people))
            (seat,) = other.room.awaited()
            assert other.room.match
            move = other.room.match.legal_numbers(seat)[0]
            await hall.wish(other, lambda room: room.move(seat, 0, move))
            assert bots.room.match
            assert not bots.room.match.moves, "the bot thinks still"
            enough.set()
            while not bots.room.match.moves:
                await asyncio.sleep(0.01)

    in_a_hall(tmp_path, act)


def test_a_table_that_nobody_uses_is_taken_out_again_as_it_was(tmp_path: Path) -> None:
    async def act(hall: Hall) -> None:
        table = await lay(hall, two_people)
        before = hall.desks.pop(table).room
        after = (await hall.desk(table)).room
        assert after is not before
        assert after.about() == before.about()
        assert after.match
        assert before.match
        assert after.match.table.bytes() == before.match.table.bytes()

    in_a_hall(tmp_path, act)
