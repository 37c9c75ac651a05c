"""People who look for others meet at one table, at whatever process, and nobody is kept who has gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.ledger import Ledger
from tests.server.postgres import fresh_database
from tests.server.running import Server
from tests.server.test_home import ask, new_secret
from tests.server.test_room import empty, refusal
from turncoat.server import gathering
from turncoat.server.desk import Connection, Desk
from turncoat.server.hall import Hall
from turncoat.server.layout import QUEUES
from turncoat.server.room import is_same
from turncoat.server.store import OPEN, PLAYING, Store

AFTER = 60.0
Halls = list[Hall]


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    with fresh_database() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    found: str = request.getfixturevalue("postgresql")
    with Ledger(found).engine.begin() as connection:
        if sa.inspect(connection).has_table("queues"):
            connection.execute(QUEUES.delete())
    return found


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Halls]:
    """The halls of a database: on PostgreSQL two, as of two processes."""
    halls = [Hall(Store(database)) for _ in range(2 if "postgresql" in database else 1)]
    for hall in halls:
        await hall.open()
    try:
        async with asyncio.timeout(60):
            yield halls
    finally:
        for hall in halls:
            await hall.close()


def among(database: str, act: Callable[[Halls], Awaitable[None]]) -> None:
    """Do something in the halls of a database."""

    async def whole() -> None:
        async with opened(database) as halls:
            await act(halls)

    asyncio.run(whole())


async def come(hall: Hall, name: str, seats: int = 3, here: bool = True) -> tuple[Desk, int]:
    """Somebody looks for others, and stays on the page; gives the table and the seat."""
    wanted = gathering.agreed("mad-zeppelin", seats, False, AFTER)
    desk = await gathering.sit_down(hall, wanted, name, f"token of {name}", "", "")
    seat = desk.room.seat_of(f"token of {name}")
    assert seat is not None
    if here:
        await hall.connect(desk, Connection(seat, "en", lambda _: None), 0)
    return desk, seat


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something has happened."""
    while not holds():
        await asyncio.sleep(0.01)


def test_all_who_look_for_the_same_meet_and_the_cards_are_dealt_once_all_are_there(database: str) -> None:
    async def meet(halls: Halls) -> None:
        found = await asyncio.gather(*(come(halls[one % len(halls)], f"P{one}") for one in range(3)))
        assert len({desk.room.id for desk, _ in found}) == 1
        assert sorted(seat for _, seat in found) == [0, 1, 2]
        await until(lambda: all(desk.room.status == PLAYING for desk, _ in found))
        other, _ = await come(halls[-1], "Late")
        assert other.room.id != found[0][0].room.id
        apart, _ = await come(halls[0], "Other", seats=4)
        assert len({other.room.id, apart.room.id}) == 2, "another number of seats is another queue"

    among(database, meet)
    kinds = [kinds for kinds in map(Ledger(database).kinds, Ledger(database).rows()) if "started" in kinds]
    assert kinds[-1] == ["opened", "joined", "joined", "joined", "started"]


def test_who_leaves_the_page_leaves_the_queue(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "ABSENCE", 0.2)

    async def go(halls: Halls) -> None:
        desk, seat = await come(halls[0], "Anna")
        (connection,) = desk.connections
        await come(halls[-1], "Never", here=False)
        await until(lambda: list(desk.room.players) == [seat])
        assert desk.room.status == OPEN
        await halls[0].disconnect(desk, connection)
        await until(lambda: not desk.room.players)
        shown = [table["id"] for table in await halls[0].listed(OPEN, 50)]
        assert desk.room.id not in shown, "nobody waits there"

    among(database, go)


def test_nobody_plays_with_somebody_who_is_not_there(database: str) -> None:
    async def wait(halls: Halls) -> None:
        gone, _ = await come(halls[0], "Gone", seats=2, here=False)
        desk, _ = await come(halls[-1], "Anna", seats=2)
        assert len(desk.room.players) == 2
        assert not [when for when, (what, _) in halls[-1]._duties(desk, 0.0) if what == "start"]
        await halls[0].connect(gone, Connection(0, "en", lambda _: None), 0)
        await until(lambda: desk.room.status == PLAYING)

    among(database, wait)


def test_bots_come_once_everybody_who_waits_would_have_them(database: str) -> None:
    async def settle(halls: Halls) -> None:
        desk, one = await come(halls[0], "Anna", seats=4)
        other, two = await come(halls[-1], "Boris", seats=4)
        anna = desk.room.players[one]
        assert desk.room.about()["bots_from"] == round(anna.since + AFTER, 3)
        await halls[0].wish(desk, lambda room: room.settle(one, "easy", "bran"))
        await until(lambda: other.room.players[one].settled is not None)
        assert other.room.status == OPEN, "they are offered, and forced on nobody"
        assert [player["settled"] for player in other.room.about()["players"]] == [True, False, False, False]
        await halls[-1].wish(other, lambda room: room.settle(two, "hard", ""))
        await until(lambda: desk.room.status == PLAYING)
        bots = [player.bot for _, player in sorted(desk.room.players.items())]
        assert bots == ["", "", "easy", "easy"], "as the one would have them who waited longest"

    among(database, settle)


def test_those_who_waited_when_the_server_stopped_are_not_waited_for(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "ABSENCE", 0.2)
    tables: list[str] = []

    async def stop(halls: Halls) -> None:
        tables.append((await come(halls[0], "Anna"))[0].room.id)

    async def begin(halls: Halls) -> None:
        await until(lambda: any(table in hall.desks for hall in halls for table in tables))
        desk = await halls[0].desk(tables[0])
        await until(lambda: not desk.room.players)

    among(database, stop)
    among(database, begin)


def test_nobody_is_host_where_people_gather() -> None:
    room = empty(seats=4, gathers=AFTER)
    room.do(room.join(None, "Anna", "token", ""))
    assert gathering.start(room) == []
    assert gathering.leave(room, 0, "of another") == []
    plain = empty(seats=4)
    plain.do(plain.join(None, "Anna", "token", ""))
    assert refusal(plain.settle, 0, "easy", "") == "room-not-gathering"
    assert is_same("token", plain.players[0].token)


# Over HTTP ---------------------------------------------------------------------------------------


def test_looking_for_people_over_http(server: Server) -> None:
    home = new_secret()
    wanted = {"game": "passengers", "seats": 4, "name": "Anna"}
    laid = ask(server, "POST", "/api/queue", home, wanted)
    assert laid.status_code == 201
    table, token = laid.json()["table"], laid.json()["token"]
    assert (table["public"], table["rated"], table["status"]) == (True, False, "open")
    assert table["bots_from"] == pytest.approx(table["opened_at"] + 60, abs=5)
    listed = server.get("/api/tables?status=open").json()
    assert table["id"] in [one["id"] for one in listed]
    for path, body in (("start", {"fill": True}), ("bots", {"seat": 1}), ("free", {"seat": 0})):
        refused = server.post(f"/api/tables/{table['id']}/{path}", token, **body)
        assert (refused.status_code, refused.json()["message"]["name"]) == (409, "room-gathering")
    rated = ask(server, "POST", "/api/queue", home, wanted | {"rated": True}).json()["table"]
    assert rated["rated"] is True
    assert rated["id"] != table["id"]
    once_more = ask(server, "POST", "/api/queue", home, wanted | {"rated": True}).json()
    assert (once_more["table"]["id"], once_more["seat"]) == (rated["id"], 0), "from another page, in one seat"
    refused = ask(server, "POST", "/api/queue", "", wanted | {"rated": True})
    assert refused.json()["message"]["name"] == "room-rated-home"
    assert ask(server, "POST", "/api/queue", home, wanted | {"seats": 2}).status_code == 422
    with server.connect(table["id"], token) as anna:
        anna.until(lambda message: message["type"] == "table" and message["players"][0]["present"])
        assert server.post(f"/api/tables/{table['id']}/settle", token, bot="easy").status_code == 200
        view = anna.view()
        assert not view["over"]
    assert [one["token"] for one in ask(server, "GET", "/api/home", home).json()["running"]][-1:]
