"""Two servers in one process whose tables differ only in what a seat may not know, and all that they send."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random
from typing import Any, cast

import httpx
from fastapi import FastAPI, WebSocket

from tests.suite.registry import SUBJECTS, Case
from tests.suite.walk import awaited, legal, seen
from tests.suite.worlds import world
from turncoat.kernel.chance import SEALED
from turncoat.kernel.trail import Trail
from turncoat.match import SPECTATOR, Match, Refused, Told
from turncoat.server import protocol, shapes
from turncoat.server.app import make_app
from turncoat.server.desk import Desk
from turncoat.server.entries import BotJoined, Clock, Joined, Moved, Opened, Started
from turncoat.server.hall import Hall
from turncoat.server.health import Health
from turncoat.server.homes import sealed
from turncoat.server.limits import Allowance
from turncoat.server.room import Happened, Room, hashed
from turncoat.server.settings import Settings
from turncoat.server.socket import Client
from turncoat.server.store import PLAYING, HomeSeat, Listed, Row, Store
from turncoat.talk import Remark, Talk

TABLE = "the-table"
KEY = "the-key-of-the-table"
SECRET = "5ec4e7" * 10 + "0123"
BEGAN = 1000.0
ABSENCE = 86400.0
LOOKED_BACK = (1, 12, 24, 1000)
"""Lines up to which the table is asked for in words."""


def edges() -> list[Case]:
    """Every game at its smallest and its largest table, with all its sets of options."""
    return [
        Case(subject, seats, options)
        for subject in SUBJECTS
        for seats in (subject.game.seats[0], subject.game.seats[-1])
        for options in subject.options(seats)
    ]


def case_of(name: str, seats: int, **options: str) -> Case:
    """A game by name."""
    subject = next(subject for subject in SUBJECTS if subject.game.name == name)
    return Case(subject, seats, options)


# Tables ----------------------------------------------------------------------------------------


def token(seat: int) -> str:
    """What holds a seat."""
    return f"the-token-of-seat-{seat}"


def home_of(seat: int) -> str:
    """The secret of the home that a seat belongs to."""
    return f"{seat:032}"


def contribution(seat: int) -> str:
    """A person's part of the seed."""
    return f"the-part-of-seat-{seat}"


def dealt(
    case: Case,
    bots: Sequence[int] = (),
    public: bool = False,
    table: str = TABLE,
    luck: int = 0,
    pause: float = 0.0,
    clock: Clock | None = None,
) -> Room:
    """A table with people, and perhaps bots, at which the cards were just dealt."""
    game = case.game
    room = Room(
        table,
        Opened(
            game=game.name,
            rules_version=game.version,
            seats=case.seats,
            options={option.name: option.default for option in game.options} | case.options,
            public=public,
            talk=True,
            pause=pause,
            clock=clock or Clock(decision=None, absence=ABSENCE),
            secret=SECRET,
            stream=SEALED,
            key="" if public else hashed(KEY),
        ),
        BEGAN,
        changed_at=BEGAN,
    )
    for seat in range(case.seats):
        if seat in bots:
            room.apply(BotJoined(seat=seat, name=f"Bot {seat}"), BEGAN)
        else:
            part = f"{contribution(seat)} {luck}"
            room.apply(
                Joined(seat=seat, name=f"Person {seat}", token=hashed(token(seat)), contribution=part), BEGAN
            )
    room.apply(Started(), BEGAN)
    return room


def match_of(room: Room) -> Match:
    """The match of a table that was dealt."""
    assert room.match
    return room.match


def talk_of(room: Room) -> Talk:
    """The talk of a table that was dealt."""
    assert room.talk
    return room.talk


def walk(room: Room, decisions: int, luck: Random, talkative: bool = True) -> None:
    """Play and talk at random."""
    match = match_of(room)
    for _ in range(decisions):
        if match.over:
            return
        seat = luck.choice(awaited(match.table))
        at = round(room.changed_at + luck.random() * 3, 3)
        room.apply(Moved(seat=seat, move=luck.choice(legal(match.game, match.table, seat))), at)
        if talkative and luck.random() < 0.3 and not match.over:
            chatter(room, luck.randrange(match.seats), luck)


def chatter(room: Room, seat: int, luck: Random) -> None:
    """Somebody says or claims something, where the rules let them."""
    offered = talk_of(room).offered(seat)
    with suppress(Refused):
        if offered and luck.random() < 0.7:
            claim, _ = luck.choice(offered)
            room.apply(room.claim(seat, claim, room.changed_at), room.changed_at)
        else:
            room.apply(room.say(seat, f"Words {luck.randrange(1000)}", room.changed_at), room.changed_at)


def was_told(one: Happened, seat: int, seats: int) -> bool:
    """Whether a seat may know of something that happened."""
    if isinstance(one.what, Told):
        return one.what.event.heard_by(seat)
    if isinstance(one.what, Remark):
        return was_heard(one.what, seat, seats)
    return True


def was_heard(remark: Remark, seat: int, seats: int) -> bool:
    """Whether a seat heard a remark; spectators hear what all hear."""
    return set(range(seats)) <= set(remark.hearers) if seat == SPECTATOR else seat in remark.hearers


def twin(room: Room, seat: int, luck: Random) -> Room:
    """The same table for a seat, in another world: all that it knows nothing of is different."""
    match = match_of(room).copy()
    match.table = world(match.game, seen(match.game, match.table, seat), seat, luck.getrandbits(64))
    match._trail = trail_of_twin(room, seat, luck)
    match.seed = luck.getrandbits(128)
    match.news = [told for told in match.news if told.event.heard_by(seat)]
    match.moves = [(mover, move) for mover, move in match.moves if mover == seat]
    other = Room(
        room.id,
        room.opened,
        room.opened_at,
        length=room.length + luck.randrange(1, 9),
        changed_at=room.changed_at - luck.random(),
    )
    other.match = match
    other.players = {one: replace(player) for one, player in room.players.items()}
    for one, player in other.players.items():
        if one != seat:
            player.moves += luck.randrange(1, 9)
            player.token, player.contribution = hashed(f"other {one}"), f"other {one}"
    other.happened = [one for one in room.happened if was_told(one, seat, room.seats)]
    talk = talk_of(room)
    other.talk = Talk(match, talk.since)
    other.talk.moment, other.talk.since = talk.moment, talk.since
    other.talk.remarks = [one for one in talk.remarks if was_heard(one, seat, room.seats)]
    return other


def trail_of_twin(room: Room, seat: int, luck: Random) -> Trail:
    """How the table lay before, in another world, wherever the seat asks to look back to."""
    match = match_of(room)
    heard = [one.moment for one in room.happened if was_told(one, seat, room.seats)]
    asked = {heard[lines] for lines in LOOKED_BACK if lines < len(heard)}
    trail = Trail(match.game.table)
    rows = match._trail.rows(match.moment)
    for moment in range(match.moment):
        table = match.game.table(rows[moment : moment + 1])
        if moment in asked:
            table = world(match.game, seen(match.game, table, seat), seat, luck.getrandbits(64))
        trail.keep(table)
    return trail


def knows(match: Match, seat: int, since: int) -> tuple[bytes, list[str]]:
    """All that a seat knows: the table as it sees it, and what it was told since a decision."""
    view = match.seen(seat)
    told = [
        f"{match.message(view, told)}"
        for told in match.news
        if told.decisions > since and told.event.heard_by(seat)
    ]
    view.told = 0
    view.row["news"] = 0
    return view.bytes(), told


# Servers ---------------------------------------------------------------------------------------


class Memory(Store):
    """A store that forgets everything with the process."""

    def __init__(self) -> None:
        super().__init__("nowhere.db")
        self.rows: dict[str, list[Row]] = {}
        self.tables: dict[str, Listed] = {}
        self.homes: dict[str, list[tuple[HomeSeat, str]]] = {}

    async def append(
        self, table: str, rows: Sequence[Row], status: str, opening: Listed | None = None
    ) -> None:
        """Keep entries."""
        self.rows.setdefault(table, []).extend(rows)
        listed = opening or self.tables[table]
        self.tables[table] = replace(listed, status=status, changed_at=rows[-1].at)

    async def entries(self, table: str, since: int = 0, kinds: Sequence[str] = ()) -> list[Row]:
        """What was kept."""
        kept = [row for row in self.rows.get(table, []) if row.number >= since]
        return [row for row in kept if not kinds or json.loads(row.body)["kind"] in kinds]

    async def listed(self, status: str, limit: int, public: bool = True, since: float = 0.0) -> list[Listed]:
        """Tables by status."""
        return [one for one in self.tables.values() if one.status == status and one.public >= public][:limit]

    async def seats_of(self, home: str, limit: int | None = None) -> list[tuple[HomeSeat, str]]:
        """The seats of a home."""
        return self.homes.get(home, [])

    async def keep(self, table: str, entries: int, body: str) -> None:
        """The rules do not change meanwhile."""

    async def check(self) -> None:
        """Nothing can be wrong."""

    async def touch(self) -> None:
        """Whatever is written is kept."""

    async def close(self) -> None:
        """Nothing is waiting."""


class Time:
    """A clock that goes on when it is told to."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Socket:
    """The server's end of a WebSocket, without a network."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent: list[str] = []
        self.waits = False

    async def receive(self) -> dict[str, Any]:
        """The next message of the client."""
        self.waits = True
        message = await self.inbox.get()
        self.waits = False
        return message

    async def send_text(self, text: str) -> None:
        """Keep what is sent."""
        self.sent.append(text)

    async def close(self, code: int) -> None:
        """Keep how it ended."""
        self.sent.append(f"closed with {code}")


@dataclass
class Listener:
    """A connection that keeps the bytes that it was sent."""

    socket: Socket
    client: Client
    task: asyncio.Task[None]
    ids: int = 0

    @property
    def raw(self) -> list[str]:
        """All that came."""
        return self.socket.sent

    @property
    def messages(self) -> list[dict[str, Any]]:
        """All that came, read."""
        return [json.loads(text) for text in self.raw]

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The log."""
        return [line for message in self.messages if message["type"] == "log" for line in message["lines"]]

    @property
    def quiet(self) -> bool:
        """Whether everything is received and sent."""
        return self.task.done() or (
            self.socket.waits and self.socket.inbox.empty() and self.client.queue.empty()
        )

    def put(self, text: str) -> None:
        """Send any text."""
        self.socket.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def say(self, type_: str, **content: Any) -> None:
        """Send a message with the next id."""
        self.ids += 1
        self.put(json.dumps({"type": type_, "id": self.ids, **content}))


@cache
def open_app() -> FastAPI:
    return make_app(Settings(database="nowhere.db", allowance=Allowance(1e12, 1e12)))


@dataclass
class World:
    """A server with one table."""

    room: Room
    clock: Time
    listeners: list[Listener] = field(default_factory=list)

    def __post_init__(self) -> None:
        store = Memory()
        room = self.room
        store.tables[room.id] = Listed(
            room.id, room.game_name, room.opened.public, PLAYING, room.opened_at, room.changed_at
        )
        for seat in range(room.seats):
            home = hashed(home_of(seat))
            access = sealed(home_of(seat), room.id, seat, f"{token(seat)} {KEY}")
            store.homes[home] = [(HomeSeat(home, room.id, seat, access, BEGAN), PLAYING)]
        self.hall = Hall(store, self.clock, self.clock)
        self.desk = Desk(room, since=self.clock(), asked_at=self.clock(), touched=self.clock())
        self.hall.desks[room.id] = self.desk

    @property
    def match(self) -> Match:
        """The match at the table."""
        return match_of(self.room)

    async def listen(
        self, seat: int, have: int = 0, language: str = "en", parts: Sequence[shapes.Part] = shapes.PARTS
    ) -> Listener:
        """Connect as a seat or a spectator."""
        holds = {"key": KEY} if seat == SPECTATOR else {"token": token(seat)}
        return await self.knock(self.room.id, have=have, language=language, parts=list(parts), **holds)

    async def knock(self, table: str, **content: Any) -> Listener:
        """Connect to any table with any hello."""
        socket = Socket()
        client = Client(cast(WebSocket, socket), self.hall, open_app().state.limiter, "address")
        listener = Listener(socket, client, asyncio.create_task(client.serve(table)))
        self.listeners.append(listener)
        listener.put(json.dumps({"type": "hello", "protocol": protocol.VERSION, **content}))
        await self.settle()
        return listener

    async def leave(self, listener: Listener) -> None:
        """End a connection."""
        listener.socket.inbox.put_nowait({"type": "websocket.disconnect"})
        await listener.task
        self.listeners.remove(listener)
        await self.settle()

    async def settle(self) -> None:
        """Let everything that is on its way arrive."""
        while True:
            for _ in range(3):
                await asyncio.sleep(0)
            if all(listener.quiet for listener in self.listeners) and not self.hall.tasks:
                return

    async def make(self, seat: int, move: int) -> None:
        """A move of a seat that is not listened to."""
        turn = self.room.players[seat].moves
        await self.hall.wish(self.desk, lambda room: room.move(seat, turn, move))
        await self.settle()

    async def ask(
        self, path: str, method: str = "GET", body: Any = None, **headers: str
    ) -> tuple[int, list[tuple[str, str]], bytes]:
        """The whole answer to a request."""
        app = open_app()
        app.state.hall, app.state.health = self.hall, Health(self.hall.store)
        transport = httpx.ASGITransport(app)
        names = {"token": "Authorization", "key": "Turncoat-Key", "language": "Accept-Language"}
        names |= {"home": "Turncoat-Home"}
        sent = {names[name]: value for name, value in headers.items()}
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            response = await client.request(method, path, json=body, headers=sent)
        return response.status_code, sorted(response.headers.items()), response.content

    async def close(self) -> None:
        """End everything."""
        for listener in list(self.listeners):
            await self.leave(listener)
        await self.hall.close()
