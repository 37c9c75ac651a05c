"""A real server in a process of its own, and clients of it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as connect_socket

INTERPRET = "TURNCOAT_INTERPRET"
"""Nothing is compiled for bots of tests: it would take minutes."""
PLENTY = ("--rate", "100000", "--connections", "100000", "--tables", "100000")
"""Limits that tests of other things do not meet."""
ALONE = ("--processes", "1")
"""Most tests run beside others, which want the other cores."""
WAIT = 30.0


@dataclass
class Server:
    """A server process."""

    process: subprocess.Popen[str]
    address: str
    errors: list[str] = field(default_factory=list)
    listener: threading.Thread | None = None
    """Takes down what the process complains of, until it has ended."""
    metrics: str = ""
    """The address of its metrics, where it tells any."""

    @property
    def http(self) -> httpx.Client:
        """A client for HTTP."""
        return httpx.Client(base_url=self.address, timeout=WAIT)

    def kill(self) -> None:
        """End it at once, with no chance to tidy up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(WAIT)

    def stop(self) -> None:
        """End it in order."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(WAIT)
            except subprocess.TimeoutExpired:
                self.kill()
        if self.listener:
            self.listener.join(WAIT)

    def lay(self, **wishes: Any) -> dict[str, Any]:
        """A new table; with a `home`, a seat is brought there."""
        headers = {"Turncoat-Home": wishes.pop("home", "")}
        with self.http as client:
            response = client.post("/api/tables", json=wishes, headers=headers)
        assert response.status_code == 201, response.text
        laid: dict[str, Any] = response.json()
        return laid

    def join(self, table: str, name: str, key: str | None = None, **more: Any) -> dict[str, Any]:
        """A seat at a table."""
        headers = {"Turncoat-Key": key} if key else {}
        with self.http as client:
            response = client.post(f"/api/tables/{table}/join", json={"name": name, **more}, headers=headers)
        assert response.status_code == 200, response.text
        seated: dict[str, Any] = response.json()
        return seated

    def post(self, path: str, token: str = "", **body: Any) -> httpx.Response:
        """Any request with a body."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        with self.http as client:
            return client.post(path, json=body, headers=headers)

    def get(self, path: str, token: str = "", key: str = "") -> httpx.Response:
        """Any question."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        headers |= {"Turncoat-Key": key} if key else {}
        with self.http as client:
            return client.get(path, headers=headers)

    def connect(
        self, table: str, token: str = "", key: str = "", have: int = 0, language: str = "en"
    ) -> Client:
        """A client of a table that has said hello."""
        url = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        # Behind a full queue of what nobody has read, a farewell would be waited for ten seconds in vain.
        client = Client(connect_socket(url, max_size=None, max_queue=None, open_timeout=WAIT).__enter__())
        client.send("hello", protocol=2, token=token, key=key, have=have, language=language)
        return client


class House(Server):
    """A server process with its database."""

    database: str


class Client:
    """A connection that keeps what it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.ids = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the connection."""
        self.socket.close()

    def send(self, type_: str, **content: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps({"type": type_, **content}))

    def ask(self, type_: str, **content: Any) -> dict[str, Any]:
        """Send a message and wait for its answer; everything that comes before it is kept."""
        self.ids += 1
        self.send(type_, id=self.ids, **content)
        return self.until(lambda m: m["type"] in ("accepted", "refused") and m["id"] == self.ids)

    def next(self, timeout: float = WAIT) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.received.append(message)
        return message

    def until(self, wanted: Any, timeout: float = WAIT) -> dict[str, Any]:
        """The next message that is wanted."""
        while True:
            message = self.next(timeout)
            if wanted(message):
                return message

    def view(self) -> dict[str, Any]:
        """The next view."""
        return self.until(lambda message: message["type"] == "view")

    def settle(self) -> None:
        """Take in everything that was sent before the answer to a ping."""
        answer = self.ask("ping")
        assert answer["type"] == "accepted", answer

    def play_out(self, luck: Random) -> None:
        """Play a seat to the end of its game, at random, and claim something now and then."""
        self.settle()
        while not self.last_view["over"]:
            view = self.last_view
            if view["moves"]:
                if view["claims"] and luck.random() < 0.2:
                    self.ask("claim", claim=luck.choice(view["claims"])["text"])
                self.ask("move", turn=view["turn"], move=luck.choice(view["moves"])["number"])
                self.settle()
            else:
                self.next()

    @property
    def last_view(self) -> dict[str, Any]:
        """The view that is on the screen."""
        return next(message for message in reversed(self.received) if message["type"] == "view")

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The log so far."""
        return [line for message in self.received if message["type"] == "log" for line in message["lines"]]


def environment() -> dict[str, str]:
    """What the environment of a server says."""
    return os.environ | {"LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1", INTERPRET: "1"}


def start(
    database: str, *arguments: str, luck: str = "", files: int = 0, module: Sequence[str] = ("turncoat",)
) -> Server:
    """Start a server at a free port and wait until it answers; deals and bots follow from any `luck`.

    With `files` the system grants it no more open files and connections than that. The program may be
    another module that makes something of the server's own.
    """
    program = ("tests.server.luck", luck) if luck else module
    bounded = ["sh", "-c", f'ulimit -n {files}; exec "$0" "$@"'] if files else []
    process = subprocess.Popen(
        [
            *bounded,
            sys.executable,
            "-m",
            *program,
            "serve",
            "--port",
            "0",
            "--database",
            database,
            *arguments,
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    )
    assert process.stdout
    line = process.stdout.readline()
    errors: list[str] = []
    assert process.stderr
    listener = threading.Thread(target=lambda: errors.extend(process.stderr or ()), daemon=True)
    listener.start()
    assert "http://" in line, (line, errors)
    server = Server(process, line.split()[-1], errors, listener)
    wait_for(server)
    return server


def wait_for(server: Server) -> None:
    """Wait until the server is healthy."""
    transport = httpx.HTTPTransport(retries=5)
    with httpx.Client(base_url=server.address, timeout=WAIT, transport=transport) as client:
        assert client.get("/health").json()["status"] == "ok"


@contextmanager
def running(folder: Path, *arguments: str, database: str = "", luck: str = "") -> Iterator[Server]:
    """A server for as long as a test needs it."""
    server = start(database or str(folder / "tables.db"), *PLENTY, *ALONE, *arguments, luck=luck)
    try:
        yield server
    finally:
        server.stop()
