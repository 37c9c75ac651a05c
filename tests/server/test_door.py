"""The door: who holds many connections, or says nothing, keeps nobody else out."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as connect_socket

from tests.server.running import WAIT, Server, running, start
from turncoat.server import door as doors
from turncoat.server.app import make_app
from turncoat.server.callers import network
from turncoat.server.door import Door, room_for_connections
from turncoat.server.run import configured
from turncoat.server.settings import Settings

FLOODER, OTHER = "127.0.0.2", "127.0.0.3"
"""Two addresses of this machine."""
HALF = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
LONG = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n"
WHOLE = b"GET /api/languages HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Line:
    """A connection as the door knows it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.is_over = False

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return self.address, 1

    def abort(self) -> None:
        self.is_over = True


def settings_of(folder: Path, **more: Any) -> Settings:
    return Settings(database=str(folder / "tables.db"), **more)


@contextmanager
def served(settings: Settings, most: int = 1000) -> Iterator[int]:
    """A server in a thread of its own; its port."""
    with socket.create_server(("0.0.0.0", 0)) as taken:
        server = uvicorn.Server(configured(make_app(settings), Door(settings, most)))
        thread = threading.Thread(target=server.run, args=([taken],))
        thread.start()
        try:
            yield taken.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(WAIT)


def called(stack: ExitStack, port: int, address: str) -> socket.socket:
    """A connection from an address of this machine."""
    return stack.enter_context(socket.create_connection((address, port), WAIT, (address, 0)))


def heard(connection: socket.socket) -> bytes:
    """All that comes until the other side ends the connection."""
    said = b""
    while part := connection.recv(65_536):
        said += part
    return said


def first_line(connection: socket.socket) -> bytes:
    """How an answer begins."""
    return connection.recv(65_536).partition(b"\r\n")[0]


def is_served(port: int, address: str) -> bool:
    """Whether somebody gets an answer."""
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(transport=transport, timeout=WAIT) as client:
        return client.get(f"http://{address}:{port}/api/languages").status_code == 200


# How many --------------------------------------------------------------------------------------


def test_one_address_with_idle_connections_keeps_nobody_out(tmp_path: Path) -> None:
    """The system grants this server few connections, and one address asks for more than all of them."""
    server = start(str(tmp_path / "tables.db"), "--host", "0.0.0.0", "--connections", "10", files=100)
    port = int(server.address.rpartition(":")[2])
    try:
        with ExitStack() as stack:
            lines = [called(stack, port, FLOODER) for _ in range(150)]
            refused = heard(lines[-1])
            assert refused.startswith(b"HTTP/1.1 429 ")
            assert json.loads(refused.partition(b"\r\n\r\n")[2])["message"]["name"] == "error-too-many"
            assert b"Content-Security-Policy" in refused
            for line in lines[:20]:
                line.sendall(HALF)
            assert is_served(port, OTHER)
            lines[0].sendall(b"no\r\n\r\n")
            assert first_line(lines[0]) == b"HTTP/1.1 200 OK"
    finally:
        server.stop()
    assert not server.errors


def test_a_full_house_shows_those_out_who_say_nothing_and_hold_most(tmp_path: Path) -> None:
    door = Door(settings_of(tmp_path, connections=5), most=6)
    many = [Line("192.0.2.1") for _ in range(4)]
    few = [Line("192.0.2.2") for _ in range(2)]
    assert all(door.enter(line) for line in [*few, *many])
    door.hear(many[0])
    newcomer = Line("192.0.2.3")
    assert door.enter(newcomer)
    assert [line.is_over for line in [*few, *many]] == [False, False, False, True, False, False]
    for line in (*few, *many, newcomer):
        door.hear(line)
    assert not door.enter(Line("192.0.2.4"))
    door.leave(many[1])
    door.leave(many[2])
    assert door.enter(Line("192.0.2.4"))


def test_who_says_nothing_makes_room_in_a_real_house(tmp_path: Path) -> None:
    with served(settings_of(tmp_path), most=2) as port, ExitStack() as stack:
        silent = [called(stack, port, FLOODER) for _ in range(2)]
        assert is_served(port, OTHER)
        assert heard(silent[0]) == b""


def test_a_household_counts_once_and_a_proxy_of_ours_is_no_household(tmp_path: Path) -> None:
    proxies = (network("192.0.2.7"), network("2001:db8:7::/48"))
    door = Door(settings_of(tmp_path, connections=1, proxies=proxies), most=100)
    same = [door.enter(Line(f"2001:db8:1:2::{number}")) for number in range(1, 4)]
    assert same == [True, True, False]
    assert door.enter(Line("2001:db8:1:3::1"))
    assert all(door.enter(Line(address)) for address in ("192.0.2.7", "2001:db8:7::1") for _ in range(9))


def test_what_has_left_is_forgotten(tmp_path: Path) -> None:
    door = Door(settings_of(tmp_path, connections=1), most=2)
    lines = [Line("192.0.2.1") for _ in range(2)]
    for _ in range(3):
        assert all(door.enter(line) for line in lines)
        door.hear(lines[0])
        for line in lines:
            door.leave(line)
            door.leave(line)
    assert (door.inside, +door.held, door.silent) == ({}, {}, {})


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which everybody has one WebSocket, and which never fails."""
    with running(tmp_path_factory.mktemp("narrow"), "--connections", "1", "--log", "info") as server:
        yield server
    assert "trace" not in "".join(server.errors)


def test_a_connection_counts_until_its_socket_ends(narrow: Server) -> None:
    table = narrow.lay(game="passengers", seats=5, public=True)["table"]["id"]
    for _ in range(5):
        with narrow.connect(table) as client:
            client.settle()
    port = int(narrow.address.rpartition(":")[2])
    with narrow.connect(table) as held, ExitStack() as stack:
        held.settle()
        called(stack, port, "127.0.0.1").sendall(HALF)
        assert heard(called(stack, port, "127.0.0.1")).startswith(b"HTTP/1.1 429 ")
        held.settle()


def test_the_system_is_asked_for_room() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        assert 0 < room_for_connections() < resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# How long --------------------------------------------------------------------------------------


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The port of a server with little patience."""
    monkeypatch.setattr(doors, "PATIENCE", 0.5)
    with served(settings_of(tmp_path)) as port:
        yield port


@pytest.mark.parametrize(
    "said",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(HALF, id="half of the headers"),
        pytest.param(b"\r\n", id="an empty line"),
        pytest.param(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{", id="half a body"
        ),
    ],
)
def test_who_does_not_end_a_request_is_told_so_and_cut_off(said: bytes, hasty: int) -> None:
    with ExitStack() as stack:
        line = called(stack, hasty, "127.0.0.1")
        line.sendall(said)
        ended = heard(line)
    assert ended.startswith(b"HTTP/1.1 408 ")
    assert json.loads(ended.partition(b"\r\n\r\n")[2])["message"]["name"] == "error-late"


@pytest.mark.parametrize("more", [HALF, b"\r\n"])
def test_the_second_request_of_a_connection_has_to_end_too(more: bytes, hasty: int) -> None:
    with ExitStack() as stack:
        line = called(stack, hasty, "127.0.0.1")
        line.sendall(WHOLE)
        assert first_line(line) == b"HTTP/1.1 200 OK"
        line.sendall(more)
        assert b"HTTP/1.1 408 " in heard(line)


def test_who_was_refused_early_is_not_told_twice(hasty: int) -> None:
    with ExitStack() as stack:
        line = called(stack, hasty, "127.0.0.1")
        line.sendall(LONG)
        said = heard(line)
    assert said.startswith(b"HTTP/1.1 413 ")
    assert said.count(b"HTTP/1.1") == 1


def test_requests_that_come_together_are_all_answered(hasty: int) -> None:
    with ExitStack() as stack:
        line = called(stack, hasty, "127.0.0.1")
        line.sendall(WHOLE * 2 + WHOLE.replace(b"Host", b"Connection: close\r\nHost"))
        assert heard(line).count(b"HTTP/1.1 200 OK") == 3


def test_headers_without_end_are_not_taken(hasty: int) -> None:
    with ExitStack() as stack:
        line = called(stack, hasty, "127.0.0.1")
        line.sendall(HALF + b"x" * (doors.LARGEST_HEAD + 1))
        assert first_line(line).startswith(b"HTTP/1.1 431 ")


def test_a_socket_outlives_the_patience_with_requests(hasty: int) -> None:
    url = f"http://127.0.0.1:{hasty}"
    with httpx.Client(base_url=url, timeout=WAIT) as client:
        laid = client.post("/api/tables", json={"game": "passengers", "seats": 5, "public": True}).json()
    address = url.replace("http", "ws", 1) + f"/api/tables/{laid['table']['id']}/socket"
    with ExitStack() as stack:
        socket_ = stack.enter_context(connect_socket(address, open_timeout=WAIT))
        socket_.send('{"type":"hello","protocol":2}')
        assert heard(called(stack, hasty, "127.0.0.1")).startswith(b"HTTP/1.1 408 ")
        socket_.send('{"type":"ping","id":1}')
        while json.loads(socket_.recv(WAIT))["type"] != "accepted":
            pass


# What is no text -------------------------------------------------------------------------------


@pytest.mark.parametrize("damaged", [b"\xff", [b"\xd1", b"\xd1"]])
def test_damaged_text_ends_its_connection_and_leaves_no_trace_in_the_log(
    damaged: bytes | list[bytes], narrow: Server
) -> None:
    table = narrow.lay(game="passengers", seats=5, public=True)["table"]["id"]
    with narrow.connect(table) as client:
        client.settle()
        client.socket.send(damaged, text=True)
        with pytest.raises(ConnectionClosed) as ended:
            client.until(lambda _: False)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1007
