"""One address that floods the server gets little; the games of the others stay quick."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from statistics import quantiles
from typing import Any, cast

import httpx
import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect as connect_socket

from tests.server.running import WAIT, Client, Server, running, start
from turncoat.games import game
from turncoat.server import socket as sockets
from turncoat.server.app import make_app
from turncoat.server.entries import Clock
from turncoat.server.hall import Hall
from turncoat.server.limits import Allowance, Limiter
from turncoat.server.room import Room
from turncoat.server.settings import Settings
from turncoat.server.shield import COST_OF_CHANGE, COST_OF_REPLAY
from turncoat.server.store import Store

FLOODER, OTHER = "203.0.113.9", "198.51.100.7"
QUICK = 2.0
"""Seconds in which nine of ten moves are acknowledged whatever others do; usually it is a few thousandths.
Single ones may wait for what else the machine does."""
MANY = 20
"""How many times as long as before it may take on a slow machine."""
MOVES = 40


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits, behind a proxy that tells addresses."""
    server = start(str(tmp_path_factory.mktemp("flood") / "tables.db"), "--trust-proxy", "--log", "error")
    yield server
    server.stop()
    assert not server.errors


def calling(server: Server, address: str) -> httpx.Client:
    """A client for HTTP at an address."""
    return httpx.Client(base_url=server.address, timeout=WAIT, headers={"X-Forwarded-For": address})


def connected(server: Server, stack: ExitStack, address: str, table: str, token: str = "") -> Client:
    """A client of a table at an address, as long as the stack is open."""
    url = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    headers = {"X-Forwarded-For": address}
    client = Client(stack.enter_context(connect_socket(url, additional_headers=headers, open_timeout=WAIT)))
    client.send("hello", protocol=2, token=token)
    return client


def laid(server: Server, address: str, **more: Any) -> dict[str, Any]:
    """A table that somebody plays with bots."""
    wishes = {"game": "passengers", "seats": 5, "public": True, "name": "Anna", "fill": True, "start": True}
    with calling(server, address) as client:
        response = client.post("/api/tables", json=wishes | more)
    assert response.status_code == 201, response.text
    made: dict[str, Any] = response.json()
    return made


class Flood:
    """Requests and messages from one address, as many as it can."""

    def __init__(self, server: Server, table: str) -> None:
        self.server = server
        self.table = table
        self.over = threading.Event()
        self.heard: Counter[str] = Counter()
        self.threads = [
            threading.Thread(target=work, daemon=True)
            for work in (self._ask, self._ask_for_changes, self._look_back, self._talk, self._knock)
        ]

    def __enter__(self) -> Flood:
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        for thread in self.threads:
            thread.join(WAIT)
            assert not thread.is_alive()

    def _ask(self) -> None:
        with calling(self.server, FLOODER) as client:
            while not self.over.is_set():
                self.heard[f"asked {client.get('/api/tables').status_code}"] += 1

    def _ask_for_changes(self) -> None:
        with calling(self.server, FLOODER) as client:
            while not self.over.is_set():
                response = client.post("/api/tables", json={"game": "passengers", "seats": 5})
                self.heard[f"changed {response.status_code}"] += 1

    def _look_back(self) -> None:
        with calling(self.server, FLOODER) as client:
            while not self.over.is_set():
                response = client.get(f"/api/tables/{self.table}/replay")
                self.heard[f"looked back {response.status_code}"] += 1

    def _talk(self) -> None:
        """One connection after another, each of which sends as fast as it can and reads what comes."""
        while not self.over.is_set():
            with suppress(WebSocketException, OSError), ExitStack() as stack:
                client = connected(self.server, stack, FLOODER, self.table)
                while not self.over.is_set():
                    client.send("ping", id=1)
                    message = client.next()
                    name = message.get("message", {}).get("name", "")
                    self.heard[f"talked {message['type']} {name}".strip()] += 1

    def is_refused(self) -> bool:
        """Whether each kind of request has been refused for being too many."""
        refused = all(self.heard[f"{kind} 429"] for kind in ("asked", "changed", "looked back"))
        return refused and any("talked" in one and "error-too-many" in one for one in [*self.heard])

    def _knock(self) -> None:
        """Connections that say nothing."""
        while not self.over.is_set():
            with suppress(WebSocketException, OSError), ExitStack() as stack:
                connected(self.server, stack, FLOODER, "nothing").next()
                self.heard["knocked"] += 1


def play(client: Client, moves: int) -> list[float]:
    """Make the first legal move whenever one is owed; how long each took to be acknowledged."""
    took: list[float] = []
    view = client.view()
    while not view["over"] and len(took) < moves:
        if view["moves"]:
            began = time.monotonic()
            answer = client.ask("move", turn=view["turn"], move=view["moves"][0]["number"])
            took.append(time.monotonic() - began)
            assert answer["type"] == "accepted", answer
            newer = client.last_view
            view = newer if newer["turn"] != view["turn"] else client.view()
        else:
            view = client.view()
    return took


def finished(server: Server, address: str) -> str:
    """A table at which bots have played a game to its end."""
    table: str = laid(server, address, name=None)["table"]["id"]
    with ExitStack() as stack:
        client = connected(server, stack, address, table)
        client.until(lambda message: message["type"] == "view" and message["over"])
    return table


def test_a_flood_from_one_address_leaves_the_tables_of_others_quick(limited: Server) -> None:
    took: list[float] = []
    table = finished(limited, OTHER)

    def play_some() -> list[float]:
        seated = laid(limited, OTHER)
        with ExitStack() as stack:
            client = connected(limited, stack, OTHER, seated["table"]["id"], seated["token"])
            return play(client, MOVES)

    calm = max(play_some())
    began = time.monotonic()
    with Flood(limited, table) as flood:
        while len(took) < MOVES or (not flood.is_refused() and time.monotonic() < began + WAIT):
            took += play_some()
    lasted = time.monotonic() - began
    heard = flood.heard
    assert quantiles(took, n=10)[-1] < max(QUICK, MANY * calm)
    assert flood.is_refused(), heard
    spent = (
        heard["asked 200"] + COST_OF_CHANGE * heard["changed 201"] + COST_OF_REPLAY * heard["looked back 200"]
    )
    allowed = Settings(database="").allowance
    assert spent <= allowed.most + allowed.per_second * lasted


def test_too_much_is_refused_with_words_and_forgiven_after_a_while(limited: Server) -> None:
    address = "203.0.113.10"
    with calling(limited, address) as client:
        response = client.get("/health")
        for _ in range(2000):
            if response.status_code == 429:
                break
            response = client.get("/health")
        assert response.status_code == 429
        assert response.json()["message"]["name"] == "error-too-many"
        assert response.json()["words"]
        assert "Content-Security-Policy" in response.headers
        time.sleep(float(response.headers["Retry-After"]))
        assert client.get("/health").status_code == 200
    with calling(limited, "203.0.113.11") as neighbour:
        assert neighbour.get("/health").status_code == 200


def test_who_has_tables_read_from_the_database_pays_for_it(tmp_path: Path) -> None:
    """Tables that are over are played over again to be shown; strangers have nothing played at all."""

    async def ask() -> tuple[list[int], list[int], int]:
        few = Settings(database=str(tmp_path / "tables.db"), allowance=Allowance(30, 0.001))
        app = make_app(few)
        async with app.router.lifespan_context(app):
            hall: Hall = app.state.hall
            clock = Clock(decision=None, absence=60)
            made = [
                await hall.lay(game("passengers"), 5, {}, public, True, 0, clock) for public in (True, False)
            ]
            public, private = (desk.room.id for desk, _ in made)
            said: list[list[int]] = []
            for table, caller in ((public, OTHER), (private, FLOODER)):
                transport = httpx.ASGITransport(app, client=(caller, 1))
                async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                    said.append([])
                    for _ in range(4):
                        hall.desks.clear()
                        said[-1].append((await client.get(f"/api/tables/{table}")).status_code)
            return said[0], said[1], len(hall.desks)

    own, strangers, in_use = asyncio.run(ask())
    assert own == [200, 200, 429, 429]
    assert strangers == [404, 404, 404, 404]
    assert in_use == 0


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    """Addresses of one household count as one."""
    with running(tmp_path, "--trust-proxy", "--connections", "2") as server, ExitStack() as stack:
        table = laid(server, OTHER)["table"]["id"]
        for address in ("2001:db8::1", "2001:db8::2"):
            connected(server, stack, address, table).settle()
        url = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"X-Forwarded-For": "2001:db8::3"}
        third = Client(stack.enter_context(connect_socket(url, additional_headers=headers)))
        last = third.next()
        assert (last["type"], last["message"]["name"]) == ("closed", "error-too-many")
        assert connected(server, stack, "2001:db8:0:1::1", table).next()["type"] == "welcome"


def test_who_never_reads_does_not_hold_the_table_up(limited: Server) -> None:
    table = laid(limited, OTHER)
    url = limited.address.replace("http", "ws", 1) + f"/api/tables/{table['table']['id']}/socket"
    headers = {"X-Forwarded-For": FLOODER}
    with (
        ExitStack() as stack,
        connect_socket(url, max_queue=1, close_timeout=0.1, additional_headers=headers) as deaf,
    ):
        deaf.send(json.dumps({"type": "hello", "protocol": 2}))
        client = connected(limited, stack, OTHER, table["table"]["id"], table["token"])
        play(client, 1000)
        assert client.last_view["over"]


class Deaf:
    """A WebSocket whose other side says hello and then neither speaks nor takes anything."""

    def __init__(self) -> None:
        self.messages = [{"type": "websocket.receive", "text": '{"type":"hello","protocol":2}'}]

    async def receive(self) -> dict[str, Any]:
        if self.messages:
            return self.messages.pop()
        await asyncio.Event().wait()
        raise AssertionError

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        await asyncio.Event().wait()


def test_who_never_reads_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "FAREWELL", 0.05)

    async def talk_to_the_deaf() -> int:
        hall = Hall(Store(str(tmp_path / "tables.db")))
        await hall.open()
        clock = Clock(decision=None, absence=60)
        desk, _ = await hall.lay(game("passengers"), 5, {}, True, True, 0.0, clock)
        await hall.wish(desk, lambda room: room.join(0, "Anna", "token", ""))
        limiter = Limiter(Allowance(1000, 1000))
        client = sockets.Client(cast(WebSocket, Deaf()), hall, limiter, OTHER)
        serving = asyncio.create_task(client.serve(desk.room.id))
        while not desk.connections:
            await asyncio.sleep(0)
        for number in range(sockets.QUEUE + 2):
            await hall.wish(desk, partial(Room.say, seat=0, text=str(number), at=0.0))
        await asyncio.wait_for(serving, WAIT)
        left = len(desk.connections)
        await hall.close()
        return left

    assert asyncio.run(talk_to_the_deaf()) == 0
