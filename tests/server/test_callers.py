"""Who a caller is, behind the proxies that people use, and whatever callers pretend."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.running import start
from turncoat.server.callers import address_of, network
from turncoat.server.settings import Settings

PEER = "198.51.100.1"
"""Who holds a connection where nobody stands between."""
CLIENT = "203.0.113.9"
FORGED = "192.0.2.66"
CLOUDFLARE = "173.245.48.7"
"""An address of Cloudflare's."""
HERE = Settings(database="", trust_proxy=True)
"""A server behind a proxy on its own machine or beside it."""


def settled(*proxies: str, header: str = "x-forwarded-for", **more: Any) -> Settings:
    """A server whose proxies are named."""
    return Settings(database="", proxies=tuple(map(network, proxies)), proxy_header=header, **more)


def found(settings: Settings, peer: str, *headers: tuple[str, str]) -> str:
    """Who a caller is, by the address of the connection and the lines of the header."""
    lines = [(name.lower().encode(), value.encode("latin-1")) for name, value in headers]
    return address_of({"type": "http", "headers": lines, "client": (peer, 1234)}, settings)


XFF = "X-Forwarded-For"


@pytest.mark.parametrize(
    ("settings", "peer", "headers"),
    [
        pytest.param(HERE, "127.0.0.1", [(XFF, CLIENT)], id="nginx, Caddy or HAProxy on this machine"),
        pytest.param(HERE, "::1", [(XFF, CLIENT)], id="the same by IPv6"),
        pytest.param(HERE, "::ffff:172.18.0.3", [(XFF, CLIENT)], id="Caddy in a container beside ours"),
        pytest.param(HERE, "127.0.0.1", [(XFF, f"{FORGED}, {CLIENT}")], id="nginx adds to what came"),
        pytest.param(HERE, "127.0.0.1", [(XFF, FORGED), (XFF, CLIENT)], id="HAProxy adds a line"),
        pytest.param(HERE, "127.0.0.1", [(XFF, f"{FORGED}, {FORGED}"), (XFF, CLIENT)], id="both"),
        pytest.param(HERE, "127.0.0.1", [(XFF, f"{CLIENT}:41234")], id="a port, as of a gateway of Azure's"),
        pytest.param(
            settled("127.0.0.1", "173.245.48.0/20"),
            "127.0.0.1",
            [(XFF, f"{FORGED}, {CLIENT}, {CLOUDFLARE}")],
            id="Cloudflare before nginx",
        ),
        pytest.param(
            settled("173.245.48.0/20"), CLOUDFLARE, [(XFF, f"{FORGED},{CLIENT}")], id="Cloudflare alone"
        ),
        pytest.param(
            settled("173.245.48.0/20", header="cf-connecting-ip"),
            CLOUDFLARE,
            [(XFF, FORGED), ("CF-Connecting-IP", CLIENT)],
            id="Cloudflare's own header",
        ),
        pytest.param(
            settled("10.0.0.0/8", header="forwarded"),
            "10.0.0.2",
            [("Forwarded", f"proto=https;for={CLIENT}"), (XFF, FORGED)],
            id="HAProxy with option forwarded",
        ),
        pytest.param(
            settled("10.0.0.0/8", header="forwarded"),
            "10.0.0.2",
            [("Forwarded", f'for={FORGED};proto=http, For="{CLIENT}:4711";by=10.0.0.2')],
            id="Forwarded with a port",
        ),
        pytest.param(
            settled("10.0.0.0/8", header="forwarded"),
            "10.0.0.2",
            [("Forwarded", f"for={FORGED}"), ("Forwarded", f"for={CLIENT}")],
            id="Forwarded in two lines",
        ),
    ],
)
def test_whom_a_proxy_of_ours_names_is_the_caller(
    settings: Settings, peer: str, headers: list[tuple[str, str]]
) -> None:
    assert found(settings, peer, *headers) == CLIENT


@pytest.mark.parametrize(
    ("settings", "peer", "headers", "address"),
    [
        pytest.param(
            Settings(database=""), "127.0.0.1", [(XFF, FORGED)], "127.0.0.1", id="nobody is trusted"
        ),
        pytest.param(HERE, PEER, [(XFF, FORGED)], PEER, id="a stranger who plays proxy"),
        pytest.param(settled("10.0.0.2"), "10.0.0.3", [(XFF, FORGED)], "10.0.0.3", id="another than ours"),
        pytest.param(HERE, "127.0.0.1", [("Forwarded", f"for={FORGED}")], "127.0.0.1", id="another header"),
        pytest.param(HERE, "127.0.0.1", [("X-Real-IP", FORGED)], "127.0.0.1", id="yet another"),
        pytest.param(HERE, "127.0.0.1", [], "127.0.0.1", id="a proxy that says nothing"),
        pytest.param(HERE, "127.0.0.1", [(XFF, "")], "127.0.0.1", id="an empty header"),
        pytest.param(HERE, "127.0.0.1", [(XFF, f"{FORGED}, unknown")], "127.0.0.1", id="no address at all"),
        pytest.param(HERE, "127.0.0.1", [(XFF, "x" * 5000)], "127.0.0.1", id="garbage"),
        pytest.param(HERE, "127.0.0.1", [(XFF, f"{FORGED}, 10.0.0.7")], "10.0.0.7", id="at home, as told"),
        pytest.param(
            settled("10.0.0.0/8"), "10.0.0.1", [(XFF, "10.0.0.3, 10.0.0.2")], "10.0.0.3", id="all are proxies"
        ),
        pytest.param(
            settled("127.0.0.1", header="forwarded"),
            "127.0.0.1",
            [("Forwarded", f"for={FORGED}, for=_hidden")],
            "127.0.0.1",
            id="a caller whom the proxy hides",
        ),
        pytest.param(HERE, "somewhere", [(XFF, FORGED)], "unknown", id="no address of a connection"),
        pytest.param(HERE, "127.0.0.1", [(XFF, "2001:db8:1:2:3:4:5:6")], "2001:db8:1:2::", id="a household"),
        pytest.param(HERE, "127.0.0.1", [(XFF, "[2001:db8:1:2::7]:99")], "2001:db8:1:2::", id="with a port"),
        pytest.param(
            settled("127.0.0.1", header="forwarded"),
            "127.0.0.1",
            [("Forwarded", 'for="[2001:db8:1:2::7]:99"')],
            "2001:db8:1:2::",
            id="in quotes",
        ),
        pytest.param(HERE, "127.0.0.1", [(XFF, f"::ffff:{CLIENT}")], CLIENT, id="IPv4 within IPv6"),
    ],
)
def test_nobody_else_is_believed(
    settings: Settings, peer: str, headers: list[tuple[str, str]], address: str
) -> None:
    assert found(settings, peer, *headers) == address


def test_who_calls_from_this_machine_cannot_choose_an_address(tmp_path: Path) -> None:
    """A real server with its usual settings: nothing below it believes the header either."""
    server = start(str(tmp_path / "tables.db"), "--rate", "1")
    try:
        with server.http as client:
            answers = [
                client.get("/api/games", headers={XFF: f"203.0.113.{number}"}).status_code
                for number in range(20)
            ]
    finally:
        server.stop()
    assert 429 in answers
