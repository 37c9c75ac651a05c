"""The names of a server: who calls it by another one is a page that borrowed it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect as connect_socket

from tests.server.running import WAIT, Server, running
from turncoat.server.app import make_app
from turncoat.server.hosts import is_welcome
from turncoat.server.settings import Settings

NAMED = Settings(database="", hosts=("Play.example",), origins=("https://friend.example",))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a name, and metrics at a port of their own."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    names = ("--origin", "https://play.example", "--allow-host", "other.example", "--metrics", str(port))
    with running(tmp_path_factory.mktemp("hosts"), *names) as started:
        started.metrics = f"http://127.0.0.1:{port}"
        yield started


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8600", True),
        ("192.168.1.5:8600", True),
        ("[::1]:8600", True),
        ("localhost", True),
        ("LOCALHOST:8600", True),
        ("play.example", True),
        ("play.example.:443", True),
        ("other.example:8600", True),
        (socket.gethostname(), True),
        (f"{socket.gethostname()}.local:8600", True),
        ("evil.example", False),
        ("play.example.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example:80@127.0.0.1", False),
        ("127.0.0.1/evil", False),
        ("", False),
    ],
)
def test_a_server_answers_to_its_own_names(host: str, known: bool, server: Server) -> None:
    with server.http as client:
        asked = client.get("/api/games", headers={"Host": host})
        posted = client.post("/api/tables", json={}, headers={"Host": host, "Origin": f"http://{host}"})
    assert asked.status_code == (200 if known else 403)
    assert posted.status_code == (422 if known else 403)
    if not known:
        assert asked.json()["message"]["name"] == "error-host"
        assert "--allow-host" in asked.json()["words"]


def test_a_page_with_a_borrowed_name_gets_no_socket(server: Server) -> None:
    url = server.address.replace("http", "ws", 1) + "/api/tables/none/socket"
    borrowed = {"Host": "evil.example", "Origin": "http://evil.example"}
    with pytest.raises(InvalidStatus) as refused:
        connect_socket(url, additional_headers=borrowed, open_timeout=WAIT)
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("origin", "host", "welcome"),
    [
        (None, "play.example", True),
        ("https://play.example", "play.example", True),
        ("http://localhost:8600", "localhost:8600", True),
        ("https://friend.example", "play.example", True),
        ("https://friend.example.evil.example", "play.example", False),
        ("http://friend.example", "play.example", False),
        ("https://play.example:444", "play.example", False),
        ("https://play.example@evil.example", "play.example", False),
        ("https://evil.example/play.example", "play.example", False),
        ("https://evil.example", "evil.example", False),
        ("null", "play.example", False),
        ("null", "", False),
        ("", "", False),
        ("http://[", "play.example", False),
    ],
)
def test_browsers_come_from_our_pages_or_from_those_that_were_named(
    origin: str | None, host: str, welcome: bool
) -> None:
    headers = [(b"host", host.encode())] + ([(b"origin", origin.encode())] if origin is not None else [])
    assert is_welcome({"type": "http", "headers": headers}, NAMED) is welcome


# Metrics ---------------------------------------------------------------------------------------


def test_metrics_are_told_at_their_own_port_and_nothing_else_is(server: Server) -> None:
    with httpx.Client(base_url=server.metrics, timeout=WAIT) as aside:
        told = aside.get("/metrics")
        assert (told.status_code, "turncoat_tables" in told.text) == (200, True)
        assert aside.get("/metrics", headers={"Host": "evil.example"}).status_code == 403
        for path in ("/", "/health", "/api/games", "/api/tables"):
            assert aside.get(path).status_code == 404
        assert aside.post("/api/tables", json={"game": "passengers", "seats": 5}).status_code == 404
    assert server.get("/metrics").status_code == 404
    with pytest.raises(InvalidStatus):
        connect_socket(server.metrics.replace("http", "ws", 1) + "/api/tables/none/socket", open_timeout=WAIT)


def test_without_a_port_of_their_own_metrics_are_told_to_nobody() -> None:
    """A proxy on this machine that adds no header looks like somebody on this machine."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(make_app(Settings(database="")), client=("127.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get("/metrics")

    assert asyncio.run(ask()).status_code == 404
