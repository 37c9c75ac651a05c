"""The server under load beside boardgame.io's, in one run: tables, moves, and how soon everybody sees them.

    python -m benchmarks.server_load [--tables 100 300 1000] [--seconds 20] [--game passengers] [--json]

Each server is one process on the same machine, and one other process plays all clients: it speaks
WebSocket through raw frames and reads no more of a message than it needs. Every table has the same number
of connections and makes a move every few seconds; measured is the time from a client's sending a move
until the last connection of that table has the view that came of it. Then all tables move as fast as they
can, the next move of a table when all its connections have the one before; boardgame.io once more with
as much beside its board as our scenes hold, about 6 kB, and ours once more with clients that want of views
what the browser always shows, and with clients that want all: claims, the table in words, what is known.

Ours plays with bots among the players, at the same pace, commits every move to a file before it is
acknowledged, and each seat gets a view of its own. boardgame.io plays tic-tac-toe from memory; it needs
Node and `npm install` in benchmarks/boardgame_io (`--alone` leaves it out).

    python -m benchmarks.server_load --alone --tables --spread 1 2 4 --fast-warm 7

measures instead one server that spreads over so many processes of one machine; the first of them has all
connections and the database, and its CPU is what bounds the others ("of first"). It takes some seconds until
helpers have begun and have their tables.

    python -m benchmarks.server_load --alone --tables --processes 1 2 4

measures instead how our server grows: so many processes that share one PostgreSQL, each with its part of the
tables, as a proxy would spread them. CPU says how much of the machine they had.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gc
import json
import os
import random
import re
import resource
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, cast

import httpx

HERE = Path(__file__).parent
PEER = HERE / "boardgame_io"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
AT_ONCE = 16
"""Tables that are laid at the same time."""
BROWSER = ["known", "promises"]
"""What a browser wants of a view whatever it shows besides."""
PATIENCE = 60.0
"""Seconds for a server to start, or to answer what is asked while tables are laid."""


# The wire ----------------------------------------------------------------------------------------


def frame(kind: int, payload: bytes) -> bytes:
    """A client's frame; its mask is zero, which leaves the payload as it is."""
    length = len(payload)
    if length < 126:
        return bytes((0x80 | kind, 0x80 | length)) + bytes(4) + payload
    return bytes((0x80 | kind, 0xFE)) + length.to_bytes(2, "big") + bytes(4) + payload


class Link(asyncio.Protocol):
    """One WebSocket connection; a server's messages must come in single frames without a mask."""

    def __init__(self, table: Table, path: str, hello: Sequence[str]) -> None:
        self.table = table
        self.path = path
        self.hello = hello
        """What is said before there is a view; the first of it as soon as the connection stands."""
        self.buffer = bytearray()
        self.is_open = False
        self.seen = b""
        """The newest view, as it came."""
        self.waiting = False
        """Whether a move was made whose view has not come."""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, fault: Exception | None) -> None:
        """A connection that ends before the measuring does is a failure."""
        self.table.lost()

    def data_received(self, data: bytes) -> None:
        """Take all frames that are there."""
        self.buffer += data
        if not self.is_open and not self._opened():
            return
        while self._frame():
            pass

    def _opened(self) -> bool:
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer[:200])
        del self.buffer[: end + 4]
        self.is_open = True
        self.send(self.hello[0])
        return True

    def _frame(self) -> bool:
        """Take one frame, if it is whole."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1], 2
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return False
        kind, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == TEXT:
            self.table.heard(self, payload)
        elif kind == PING:
            self.transport.write(frame(PONG, payload))
        return True

    def send(self, text: str) -> None:
        """Send a message."""
        self.transport.write(frame(TEXT, text.encode()))


# Tables ------------------------------------------------------------------------------------------


class Table(ABC):
    """A table and its connections."""

    def __init__(self) -> None:
        self.links: list[Link] = []
        self.sent_at = 0.0
        self.missing = 0
        """Connections that have not seen the last move."""
        self.load: Load | None = None
        """What counts the moves of this table, while they are measured."""

    @abstractmethod
    def heard(self, link: Link, payload: bytes) -> None:
        """Something came from the server."""

    @abstractmethod
    def choice(self) -> tuple[Link, str] | None:
        """Who moves next, and the message that does it; None if it is nobody's turn here."""

    def move(self) -> None:
        """Make a move, if it is a client's turn and all have seen the one before."""
        chosen = None if self.missing else self.choice()
        if self.load and self.missing:
            self.load.late += 1
        if chosen is None:
            return
        link, message = chosen
        self.missing = len(self.links)
        for one in self.links:
            one.waiting = True
        self.sent_at = time.perf_counter()
        link.send(message)

    def saw(self, link: Link, view: bytes) -> None:
        """A connection has a new view."""
        link.seen = view
        if link.waiting:
            link.waiting = False
            self.missing -= 1
            if not self.missing and self.load:
                self.load.times.append(time.perf_counter() - self.sent_at)
                self.load.after(self)

    def lost(self) -> None:
        """A connection ended."""
        if self.load:
            self.load.lost += 1


class OwnTable(Table):
    """A table of ours."""

    AWAITS = re.compile(rb'"awaits":\[([0-9,]*)\]')

    def heard(self, link: Link, payload: bytes) -> None:
        """Views are kept; refusals are failures."""
        if payload.startswith(b'{"type":"view"'):
            self.saw(link, payload)
        elif payload.startswith((b'{"type":"refused"', b'{"type":"closed"')):
            raise RuntimeError(payload.decode())

    def choice(self) -> tuple[Link, str] | None:
        """A random legal move of a client that is awaited."""
        found = self.AWAITS.search(self.links[0].seen, 0, 200)
        awaited = [int(seat) for seat in found[1].split(b",")] if found and found[1] else []
        links = [self.links[seat] for seat in awaited if seat < self.people]
        if not links:
            return None
        link = random.choice(links)
        view = json.loads(link.seen)
        number = random.choice(view["moves"])["number"]
        return link, json.dumps({"type": "move", "id": 1, "turn": view["turn"], "move": number})

    def __init__(self, people: int) -> None:
        super().__init__()
        self.people = people
        """The first seats are people's."""


class PeerTable(Table):
    """A table of boardgame.io, with a player at the first two connections."""

    STATE = re.compile(rb'"_stateID":(\d+)')

    def __init__(self, match: str) -> None:
        super().__init__()
        self.match = match

    def heard(self, link: Link, payload: bytes) -> None:
        """States are kept, and the server's pings answered."""
        if payload == b"2":
            link.send("3")
        elif payload.startswith(b"40/"):
            link.send(link.hello[1])
        elif payload.startswith((b'42/tic-tac-toe,["update"', b'42/tic-tac-toe,["sync"')):
            self.saw(link, payload)

    def choice(self) -> tuple[Link, str]:
        """The next cell of the player whose turn it is."""
        found = self.STATE.search(self.links[0].seen)
        assert found
        state = int(found[1])
        player = state % 2
        payload = {"type": "clickCell", "args": [state % 9], "playerID": str(player)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        update = json.dumps(["update", action, state, self.match, str(player)])
        return self.links[player], f"42/tic-tac-toe,{update}"


# Servers -----------------------------------------------------------------------------------------


class Server(ABC):
    """A server process to be measured."""

    name: str

    def __init__(self, connections: int) -> None:
        self.connections = connections
        self.port = free_port()
        self.process: subprocess.Popen[bytes]

    @abstractmethod
    def command(self) -> list[str]:
        """What starts it."""

    @abstractmethod
    async def lay(self, http: httpx.AsyncClient, pause: float, bots: int) -> Table:
        """A table that has begun, without its connections."""

    @abstractmethod
    def doors(self, table: Table) -> Iterable[tuple[str, list[str]]]:
        """For each connection its path and what it says first."""

    async def __aenter__(self) -> Server:
        self.process = subprocess.Popen(self.command(), stdout=subprocess.DEVNULL)
        started = time.monotonic()
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            assert self.process.poll() is None, f"{self.name} has ended"
            assert time.monotonic() - started < PATIENCE, f"{self.name} does not start"
            await asyncio.sleep(0.1)

    async def __aexit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()

    async def tables(self, count: int, pause: float, bots: int) -> list[Table]:
        """So many tables with all their connections, each of which has a view."""
        limit = asyncio.Semaphore(AT_ONCE)
        address = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:

            async def one() -> Table:
                async with limit:
                    table = await self.lay(http, pause, bots)
                    await self.connect(table)
                    return table

            return await asyncio.gather(*(one() for _ in range(count)))

    async def connect(self, table: Table) -> None:
        """Connect everybody, one after another, and wait until all have seen the table."""
        loop = asyncio.get_running_loop()
        for path, hello in self.doors(table):
            link = Link(table, path, hello)
            table.links.append(link)
            await loop.create_connection(lambda link=link: link, "127.0.0.1", self.port)  # type: ignore[misc]
        async with asyncio.timeout(PATIENCE):
            while not all(link.seen for link in table.links):
                await asyncio.sleep(0.01)

    def family(self) -> list[int]:
        """The process, and those that it has started."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [self.process.pid, *map(int, children.split())]

    def cpu(self) -> float:
        """Seconds of CPU that they have used."""
        return sum(map(cpu_of, self.family()))

    def first_cpu(self) -> float:
        """Seconds of CPU that the one has used to which everybody is connected."""
        return cpu_of(self.process.pid)

    def memory(self) -> float:
        """Megabytes that they hold."""
        pages = sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in self.family())
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def cpu_of(process: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Own(Server):
    """Our server."""

    name = "turncoat"

    def __init__(
        self,
        connections: int,
        game: str,
        seats: int,
        folder: str,
        database: str = "",
        wants: Sequence[str] = (),
        processes: int = 1,
    ) -> None:
        super().__init__(connections)
        self.processes = processes
        self.wants = list(wants)
        """What clients want of a view besides what everybody gets."""
        if wants:
            self.name = f"{Own.name}, {'browser' if self.wants == BROWSER else 'all parts'}"
        if processes > 1:
            self.name = f"{self.name}, {processes} processes"
        self.game = game
        self.seats = seats
        self.database = database or str(Path(folder) / f"{self.port}.db")
        self.tokens: dict[Table, tuple[str, list[str]]] = {}

    def command(self) -> list[str]:
        """`turncoat serve` with limits that one address full of clients does not meet."""
        limits = ["--rate", "1000000", "--connections", "100000", "--tables", "100000"]
        serve = [sys.executable, "-m", "turncoat", "serve", "--port", str(self.port)]
        spread = ["--processes", str(self.processes)]
        return [*serve, "--database", self.database, *limits, *spread]

    async def lay(self, http: httpx.AsyncClient, pause: float, bots: int) -> Table:
        """People at the first seats, bots at the others."""
        people = self.seats - bots
        wish = {"game": self.game, "seats": self.seats, "public": True, "pause": pause, "name": "Anna"}
        laid = await posted(http, "/api/tables", wish)
        path = f"/api/tables/{laid['table']['id']}"
        tokens = [laid["token"]]
        for seat in range(1, people):
            seated = await posted(http, f"{path}/join", {"name": "Boris", "seat": seat})
            tokens.append(seated["token"])
        await posted(http, f"{path}/start", {"fill": True}, tokens[0])
        table = OwnTable(people)
        self.tokens[table] = (path, tokens)
        return table

    def doors(self, table: Table) -> Iterable[tuple[str, list[str]]]:
        """The people, and spectators up to the number of connections."""
        path, tokens = self.tokens[table]
        for token in (tokens + [""] * self.connections)[: self.connections]:
            hello = {"type": "hello", "protocol": 2, "token": token, "parts": self.wants}
            yield f"{path}/socket", [json.dumps(hello)]


class Several(Own):
    """Servers that share a database, each with its part of the tables."""

    def __init__(self, parts: Sequence[Own]) -> None:
        one = parts[0]
        super().__init__(one.connections, one.game, one.seats, "", one.database)
        self.parts = parts
        self.name = f"{len(parts)} on PostgreSQL"

    async def __aenter__(self) -> Server:
        for part in self.parts:
            await part.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        for part in self.parts:
            await part.__aexit__()

    async def tables(self, count: int, pause: float, bots: int) -> list[Table]:
        """So many tables, spread evenly."""
        parts = len(self.parts)
        laid = [
            part.tables(len(range(place, count, parts)), pause, bots) for place, part in enumerate(self.parts)
        ]
        return [table for tables in await asyncio.gather(*laid) for table in tables]

    def cpu(self) -> float:
        """Seconds of CPU that all have used, the database not among them."""
        return sum(part.cpu() for part in self.parts)

    def first_cpu(self) -> float:
        """The same: none of them is the one."""
        return self.cpu()

    def memory(self) -> float:
        """Megabytes that all hold."""
        return sum(part.memory() for part in self.parts)


class Peer(Server):
    """boardgame.io's server."""

    name = "boardgame.io"

    def __init__(self, connections: int, things: int = 0) -> None:
        super().__init__(connections)
        self.things = things
        if things:
            self.name = f"{Peer.name} {6 * things // 100} kB"

    def command(self) -> list[str]:
        """Node with the small script beside this one."""
        return ["node", str(PEER / "server.js"), str(self.port), str(self.things)]

    async def lay(self, http: httpx.AsyncClient, pause: float, bots: int) -> Table:
        """A match, which the server makes when somebody first asks for it."""
        return PeerTable(secrets.token_hex(8))

    def doors(self, table: Table) -> Iterable[tuple[str, list[str]]]:
        """The players, and spectators up to the number of connections."""
        assert isinstance(table, PeerTable)
        for number in range(self.connections):
            player = str(number) if number < 2 else None
            sync = json.dumps(["sync", table.match, player, None, 2])
            yield "/socket.io/?EIO=4&transport=websocket", ["40/tic-tac-toe,", f"42/tic-tac-toe,{sync}"]


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def posted(http: httpx.AsyncClient, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    """The answer to a request."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    response = await http.post(path, json=body, headers=headers)
    assert response.is_success, response.text
    answer: dict[str, Any] = response.json()
    return answer


# Measuring ---------------------------------------------------------------------------------------


@dataclass
class Figures:
    """What was measured of one server under one load."""

    server: str
    tables: int
    connections: int
    moves: int
    moves_per_second: float
    median_ms: float
    p99_ms: float
    worst_ms: float
    late: int
    """Times that a table's next move was due before everybody had seen the last one."""
    lost: int
    """Connections that broke."""
    server_cpu: float
    clients_cpu: float
    """Shares of one core."""
    moves_per_core: float
    """Moves for each second of CPU that it had: what to reckon by where others use the machine too."""
    moves_per_first: float
    """Moves for each second of CPU of the process that everybody is connected to: what bounds its helpers."""
    memory_mb: float


@dataclass
class Load:
    """Moves that are being made and measured."""

    again: bool
    """Whether a table moves again at once."""
    times: list[float] = field(default_factory=list)
    late: int = 0
    lost: int = 0

    def after(self, table: Table) -> None:
        """All connections of a table have the view that came of its last move."""
        if self.again:
            table.move()


async def measured(
    server: Server, tables: Sequence[Table], pace: Awaitable[None], load: Load, warm: float
) -> Figures:
    """Let a load run and count from when it has warmed up."""
    gc.collect()
    gc.disable()
    for table in tables:
        table.load = load
    running = asyncio.ensure_future(pace)
    await asyncio.sleep(warm)
    load.times.clear()
    load.late = 0
    started, used, own_used = time.perf_counter(), server.cpu(), time.process_time()
    first_used = server.first_cpu()
    await running
    elapsed = time.perf_counter() - started
    times = sorted(load.times)
    server_cpu, own_cpu = (server.cpu() - used) / elapsed, (time.process_time() - own_used) / elapsed
    for table in tables:
        table.load = None
    gc.enable()
    return Figures(
        server=server.name,
        tables=len(tables),
        connections=sum(len(table.links) for table in tables),
        moves=len(times),
        moves_per_second=len(times) / elapsed,
        median_ms=1000 * median(times),
        p99_ms=1000 * times[int(len(times) * 0.99)],
        worst_ms=1000 * times[-1],
        late=load.late,
        lost=load.lost,
        server_cpu=server_cpu,
        clients_cpu=own_cpu,
        moves_per_core=len(times) / elapsed / server_cpu,
        moves_per_first=len(times) / (server.first_cpu() - first_used),
        memory_mb=server.memory(),
    )


async def paced(tables: Sequence[Table], every: float, seconds: float) -> None:
    """Every table moves at its own moment, again and again."""
    loop = asyncio.get_running_loop()
    started = loop.time()
    order = random.sample(tables, len(tables))
    step = every / len(order)
    turn = 0
    while (due := turn * step) < seconds:
        await asyncio.sleep(max(0.0, started + due - loop.time()))
        order[turn % len(order)].move()
        turn += 1


async def at_once(tables: Sequence[Table], load: Load, seconds: float) -> None:
    """All tables move as fast as they can."""
    for table in tables:
        table.move()
    await asyncio.sleep(seconds)
    load.again = False


async def figures(server: Server, count: int, chosen: argparse.Namespace) -> Figures:
    """A server with so many tables at their pace."""
    async with server:
        tables = await server.tables(count, chosen.every, chosen.bots)
        pace = paced(tables, chosen.every, chosen.warm + chosen.seconds)
        return await measured(server, tables, pace, Load(again=False), chosen.warm)


async def speed(server: Server, chosen: argparse.Namespace) -> Figures:
    """A server whose tables move as fast as they can; without bots, so that all moves are the clients'."""
    async with server:
        await asyncio.sleep(chosen.settle)
        tables = await server.tables(chosen.fast_tables, 0.0, 0)
        load = Load(again=True)
        warm = chosen.fast_warm
        return await measured(server, tables, at_once(tables, load, warm + chosen.fast_seconds), load, warm)


async def grown(processes: int, chosen: argparse.Namespace) -> Figures:
    """So many processes on a PostgreSQL of their own, whose tables move as fast as they can."""
    from tests.server.postgres import fresh_database

    with fresh_database() as database:
        own = (Own(chosen.connections, chosen.game, chosen.seats, "", database) for _ in range(processes))
        return await speed(Several(list(own)), chosen)


async def compared(chosen: argparse.Namespace) -> dict[str, Any]:
    """All measures of both servers, which take turns."""
    compiling = [sys.executable, "-m", "turncoat.bots.warm", chosen.game, "rules"]
    subprocess.run(compiling, check=True)
    with tempfile.TemporaryDirectory() as folder:

        def own(*wants: str, processes: int = 1) -> Server:
            return Own(
                chosen.connections, chosen.game, chosen.seats, folder, wants=wants, processes=processes
            )

        def servers() -> list[Server]:
            return [own()] if chosen.alone else [own(), Peer(chosen.connections)]

        pace = [await figures(one, count, chosen) for count in chosen.tables for one in servers()]
        heavy = [] if chosen.alone else [Peer(chosen.connections, chosen.things)]
        more = [own(*BROWSER), own("claims", "description", "known")]
        fastest = [*servers(), *heavy, *more] if chosen.fast_seconds and not chosen.spread else []
        fast = [await speed(one, chosen) for one in fastest]
        fast += [await speed(own(processes=count), chosen) for count in chosen.spread]
        fast += [await speed(own(*BROWSER, processes=count), chosen) for count in chosen.spread]
        fast += [await grown(count, chosen) for count in chosen.processes]
    return {
        "cores": len(os.sched_getaffinity(0)),
        "game": chosen.game,
        "seats": chosen.seats,
        "bots": chosen.bots,
        "every": chosen.every,
        "pace": [asdict(one) for one in pace],
        "fast": [asdict(one) for one in fast],
    }


def show(results: dict[str, Any]) -> None:
    """Print both tables and the ratios."""
    seats = f"{results['seats']} seats, {results['bots']} of them bots"
    print(f"{Own.name}: {results['game']}, {seats}. {Peer.name}: tic-tac-toe.")
    print(f"{results['cores']} cores; CPU is in cores.")
    print(f"\nA move every {results['every']:g} s at each table: time from move to everybody's view")
    rows(results["pace"])
    if results["fast"]:
        print("\nMoves as fast as they are acknowledged and seen by all")
        rows(results["fast"])


def rows(measures: Sequence[dict[str, Any]]) -> None:
    """One line a measure, and a line that compares each pair."""
    print(
        f"{'server':32} {'tables':>6} {'connections':>11} {'moves/s':>8} {'median':>9} {'99 %':>9}"
        f" {'worst':>9} {'late':>5} {'lost':>5} {'server':>7} {'clients':>7} {'per core':>8}"
        f" {'of first':>8} {'memory':>8}"
    )
    for one in measures:
        print(
            f"{one['server']:32} {one['tables']:6} {one['connections']:11} {one['moves_per_second']:8.1f}"
            f" {one['median_ms']:6.1f} ms {one['p99_ms']:6.1f} ms {one['worst_ms']:6.1f} ms {one['late']:5}"
            f" {one['lost']:5} {one['server_cpu']:7.2f} {one['clients_cpu']:7.2f}"
            f" {one['moves_per_core']:8.0f} {one['moves_per_first']:8.0f} {one['memory_mb']:5.0f} MB"
        )
        if one["server"].startswith(Peer.name):
            own = next(o for o in measures if o["server"] == Own.name and o["tables"] == one["tables"])
            ratio = {key: own[key] / one[key] for key in ("moves_per_second", "median_ms", "p99_ms")}
            print(f"{'ratio':32} {'':18} {ratio['moves_per_second']:8.2f}", end="")
            print(f" {ratio['median_ms']:9.2f} {ratio['p99_ms']:9.2f}")


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--tables", type=int, nargs="*", default=[100, 300, 1000])
    arguments.add_argument("--connections", type=int, default=5, help="connections at a table")
    arguments.add_argument("--every", type=float, default=5.0, help="seconds between two moves of a table")
    arguments.add_argument("--seconds", type=float, default=20.0, help="seconds that are measured")
    arguments.add_argument("--warm", type=float, default=5.0, help="seconds before that")
    arguments.add_argument("--game", default="passengers")
    arguments.add_argument("--seats", type=int, default=5)
    arguments.add_argument("--bots", type=int, default=1, help="bots at a table; spectators connect instead")
    arguments.add_argument("--fast-tables", type=int, default=300, help="tables that move without a pause")
    arguments.add_argument("--fast-seconds", type=float, default=8.0, help="0 leaves that out")
    arguments.add_argument(
        "--fast-warm", type=float, default=1.0, help="seconds of that before it is measured"
    )
    arguments.add_argument(
        "--settle", type=float, default=8.0, help="seconds before that: ours loads compiled rules meanwhile"
    )
    arguments.add_argument(
        "--things", type=int, default=100, help="things of 60 bytes beside the board of a heavier tic-tac-toe"
    )
    arguments.add_argument(
        "--processes", type=int, nargs="*", default=[], help="numbers of processes that share a PostgreSQL"
    )
    arguments.add_argument(
        "--spread", type=int, nargs="*", default=[], help="processes that one server spreads over, only these"
    )
    arguments.add_argument("--alone", action="store_true", help="without boardgame.io")
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    if not chosen.alone and not (PEER / "node_modules").is_dir():
        sys.exit("npm install in benchmarks/boardgame_io first, or --alone")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    try:
        import uvloop
    except ImportError:
        results = asyncio.run(compared(chosen))
    else:
        results = uvloop.run(compared(chosen))
    if chosen.json:
        print(json.dumps(results))
    else:
        show(results)


if __name__ == "__main__":
    main()
