"""Tries the recipes for nginx and Caddy: a real proxy with TLS before real servers, and a game through it.

    python -m deploy.trial.proxies [--postgres]

Needs `openssl`, and `nginx` and `caddy` where they are to be tried (Debian: nginx-light, caddy). The recipes
are taken as they are; only names, ports and the paths of the certificate are put in. With `--postgres` two
servers that share a PostgreSQL stand behind nginx.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.sync.client import connect
from websockets.typing import Origin

from benchmarks.server_load import free_port
from tests.server.postgres import fresh_database
from tests.server.running import PLENTY, Client, Server, start

HERE = Path(__file__).parents[1]
SITE = "play.localhost"
WAIT = 60.0


@contextmanager
def process(*command: str, **environment: str) -> Iterator[None]:
    """A program for as long as it is needed."""
    running = subprocess.Popen(command, env=os.environ | environment)
    try:
        yield
    finally:
        running.terminate()
        running.wait(WAIT)


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for the site that nobody but this script trusts."""
    chain, key = folder / "fullchain.pem", folder / "privkey.pem"
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        f"/CN={SITE}",
    ]
    names = ["-addext", f"subjectAltName=DNS:{SITE}", "-keyout", str(key), "-out", str(chain)]
    subprocess.run([*command, *names], check=True, capture_output=True)
    return chain, key


def nginx(folder: Path, servers: list[Server], port: int) -> list[str]:
    """nginx with the recipe, its servers, and our certificate."""
    chain, key = certificate(folder)
    recipe = (HERE / "nginx.conf").read_text()
    places = "\n    ".join(f"server {one.address.removeprefix('http://')};" for one in servers)
    for old, new in {
        "server 127.0.0.1:8600;": places,
        "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(chain),
        "/etc/letsencrypt/live/play.example.org/privkey.pem": str(key),
        "play.example.org": SITE,
        "listen 443": f"listen 127.0.0.1:{port}",
        "listen 80": f"listen 127.0.0.1:{free_port()}",
    }.items():
        assert old in recipe, f"the recipe has no {old!r}"
        recipe = recipe.replace(old, new)
    main = f"daemon off; pid {folder}/pid; error_log stderr warn; events {{}}"
    file = folder / "whole.conf"
    file.write_text(f"{main}\nhttp {{ access_log off;\n{recipe}}}\n")
    subprocess.run(["nginx", "-t", "-q", "-c", str(file)], check=True)
    return ["nginx", "-c", str(file)]


def caddy(folder: Path, servers: list[Server], port: int) -> list[str]:
    """Caddy with the recipe and our certificate."""
    chain, key = certificate(folder)
    recipe = (HERE / "Caddyfile").read_text()
    head = "{$SITE} {\n"
    assert head in recipe
    own = recipe.replace(head, f"https://{SITE}:{port} {{\n\tbind 127.0.0.1\n\ttls {chain} {key}\n")
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + own)
    os.environ["UPSTREAM"] = servers[0].address.removeprefix("http://")
    subprocess.run(
        ["caddy", "validate", "--adapter", "caddyfile", "--config", str(file)],
        check=True,
        capture_output=True,
    )
    many = os.environ | {"SITE": SITE, "XDG_DATA_HOME": str(folder)}
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(HERE / "Caddyfile.many")]
    subprocess.run(command, check=True, capture_output=True, env=many)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]


class Through:
    """The site as a browser reaches it, through the proxy."""

    def __init__(self, port: int, chain: Path) -> None:
        self.port = port
        self.origin = origin(port)
        self.trust = ssl.create_default_context(cafile=str(chain))
        self.http = httpx.Client(
            base_url=f"https://127.0.0.1:{port}", verify=self.trust, timeout=WAIT, trust_env=False
        )

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """The answer to a request that calls the site by its name."""
        named = {"Host": f"{SITE}:{self.port}"} | headers
        return self.http.request(method, path, json=body, headers=named, extensions={"sni_hostname": SITE})

    def wait(self) -> None:
        """Wait until the proxy has found a healthy server."""
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            with suppress(httpx.HTTPError):
                if self.ask("GET", "/health").status_code == 200:
                    return
            time.sleep(0.2)
        raise AssertionError("the proxy does not answer")

    def post(self, path: str, token: str = "", **body: Any) -> dict[str, Any]:
        """The answer to a request of a page of the site."""
        held = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.ask("POST", path, body, Origin=self.origin, **held)
        assert answer.is_success, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def client(self, table: str, token: str) -> Client:
        """A WebSocket of a seat, as a page of the site opens it."""
        address = f"wss://{SITE}:{self.port}/api/tables/{table}/socket"
        here = socket.create_connection(("127.0.0.1", self.port))
        client = Client(
            connect(address, sock=here, ssl=self.trust, origin=Origin(self.origin), max_size=None)
        )
        client.send("hello", protocol=2, token=token, key="", have=0, language="en")
        return client


def origin(port: int) -> str:
    """Where the site's pages come from."""
    return f"https://{SITE}:{port}"


def try_through(site: Through) -> int:
    """A whole game through the proxy, and what must not pass it; how many moves were made."""
    site.wait()
    assert site.ask("GET", "/metrics").status_code == 404, "metrics are not for the world"
    refused = site.ask("POST", "/api/tables", {}, Origin="https://elsewhere.example")
    assert refused.status_code == 403, "pages of other sites are refused"
    laid = site.post("/api/tables", game="mad-zeppelin", seats=3, name="Anna", public=True)
    table = laid["table"]["id"]
    other = site.post(f"/api/tables/{table}/join", name="Boris")
    site.post(f"/api/tables/{table}/start", laid["token"], fill=True)
    with site.client(table, laid["token"]) as anna, site.client(table, other["token"]) as boris:
        return played(anna, boris)


def played(*clients: Client) -> int:
    """Play seats to the end of their game, at random; how many moves were made."""
    luck, moves = Random(1), 0
    for client in clients:
        client.settle()
    while not all(client.last_view["over"] for client in clients):
        for client in clients:
            client.settle()
            view = client.last_view
            if view["moves"]:
                answer = client.ask("move", turn=view["turn"], move=luck.choice(view["moves"])["number"])
                assert answer["type"] == "accepted", json.dumps(answer)
                moves += 1
    return moves


def main() -> None:
    """Try each proxy that is here."""
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--postgres", action="store_true", help="two servers behind nginx")
    chosen = arguments.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="turncoat-trial-")))
        folder.chmod(0o755)
        database = stack.enter_context(fresh_database()) if chosen.postgres else str(folder / "tables.db")
        ports = {"nginx": free_port(), "caddy": free_port()}
        names = [part for port in ports.values() for part in ("--origin", origin(port))]
        servers = []
        for _ in range(2 if chosen.postgres else 1):
            servers.append(start(database, "--trust-proxy", *PLENTY, *names))
            stack.callback(servers[-1].stop)
        tried = 0
        for name, configured in {"nginx": nginx, "caddy": caddy}.items():
            if shutil.which(name) is None or (chosen.postgres and name == "caddy"):
                print(f"{name}: not tried")
                continue
            own = folder / name
            own.mkdir()
            with process(*configured(own, servers, ports[name]), XDG_DATA_HOME=str(own)):
                moves = try_through(Through(ports[name], own / "fullchain.pem"))
            print(f"{name}: a game of {moves} moves over TLS and WebSocket, before {len(servers)} server(s)")
            tried += 1
    sys.exit(0 if tried else 1)


if __name__ == "__main__":
    main()
