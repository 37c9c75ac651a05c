"""How many tables an address may have, and which ones are deleted in time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from tests.server.test_room import empty, full, played, started
from turncoat.server import quotas
from turncoat.server.app import make_app
from turncoat.server.desk import Desk
from turncoat.server.errors import TooManyTables
from turncoat.server.hall import Hall
from turncoat.server.layout import HOME_SEATS
from turncoat.server.limits import Allowance
from turncoat.server.room import Room
from turncoat.server.settings import Settings
from turncoat.server.store import OPEN, OVER, HomeSeat, Listed, Row, Store


def desk(room: Room, address: str) -> Desk:
    return Desk(room, laid_by=address)


def test_an_address_has_so_many_tables_and_others_are_not_counted() -> None:
    desks = [
        desk(empty(), "here"),
        desk(started(), "here"),
        desk(played(started()), "here"),
        desk(empty(), "there"),
    ]
    quotas.check(desks, "here", 3)
    with pytest.raises(TooManyTables, match="2 tables in use"):
        quotas.check(desks, "here", 2)
    quotas.check(desks, "elsewhere", 1)


def test_the_next_table_is_refused_with_a_plain_word(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "tables.db"), tables=2, allowance=Allowance(1e9, 1e9))

    async def act() -> list[httpx.Response]:
        app = make_app(settings)
        await app.state.hall.open()
        try:
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
                wish = {"game": "passengers", "seats": 5, "pause": 10, "fill": True, "start": True}
                first = {**wish, "once": "a" * 32}
                answers = [await client.post("/api/tables", json=one) for one in (first, wish, wish, first)]
        finally:
            await app.state.hall.close()
        return answers

    answers = asyncio.run(act())
    assert [answer.status_code for answer in answers] == [201, 201, 429, 201]
    assert answers[2].json()["message"]["name"] == "error-too-many-tables"
    assert answers[3].json()["table"]["id"] == answers[0].json()["table"]["id"], (
        "a lost answer is no new table"
    )


def test_a_table_is_without_people_where_only_bots_play() -> None:
    room = started()
    assert not quotas.is_without_people(desk(room, ""))
    for seat in range(5):
        room.do(room.resign(seat))
    assert quotas.is_without_people(desk(room, ""))


OLD, NEW = 0.0, 900.0
BEFORE = 500.0


def in_a_store(folder: Path, act: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        hall = Hall(Store(str(folder / "tables.db")))
        await hall.open()
        try:
            await act(hall.store)
        finally:
            await hall.close()

    asyncio.run(whole())


def test_tables_at_which_nobody_played_are_deleted_in_time_and_no_others(tmp_path: Path) -> None:
    bots = empty()
    bots.do(*bots.seat_bots())
    bots.do(bots.start())
    rooms = {
        "laid": (empty(), OPEN, OLD),
        "bots": (played(bots), OVER, OLD),
        "never-begun": (full(), OPEN, OLD),
        "new": (empty(), OPEN, NEW),
        "used": (empty(), OPEN, OLD),
        "home": (full(), OPEN, OLD),
        "played": (played(started()), OVER, OLD),
    }

    async def act(store: Store) -> None:
        for name, (room, status, at) in rooms.items():
            rows = [Row.of(number, at, entry) for number, (entry, _) in enumerate(room.rows)]
            await store.append(name, rows, status, Listed(name, "passengers", True, status, at, at))
        seat = HomeSeat("home", "home", 0, "", OLD)
        await store.with_pen(lambda pen: pen.execute(HOME_SEATS.insert().values(vars(seat))))
        gone = await store.with_pen(lambda pen: quotas.delete_unused(pen, BEFORE, {"used"}))
        assert gone == 3
        left = [name for name in rooms if await store.entries(name)]
        assert left == ["new", "used", "home", "played"]

    in_a_store(tmp_path, act)
