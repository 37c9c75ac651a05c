"""Running the server: structured logs without secrets, and uvicorn."""

from __future__ import annotations

import errno
import json
import logging
import socket
import sys
from dataclasses import replace
from typing import Any

import uvicorn

from turncoat.server.app import make_app
from turncoat.server.door import Door, behind, room_for_connections
from turncoat.server.protocol import LARGEST
from turncoat.server.reach import ANYWHERE, own_address, url
from turncoat.server.scribe import put_off_collections
from turncoat.server.settings import Settings
from turncoat.words import Fault, Message, Words

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


PATIENCE = 30
"""Seconds after which a connection ends whose other side takes nothing of what it was sent."""
PORTS_TRIED = 100


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A line; what a call adds by `extra` becomes a field."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: str) -> None:
    """Everything that is logged goes to the standard error as JSON lines.

    Libraries are never asked for their finest level: there they repeat messages and entries word for word.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    wished = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(logging.INFO, wished), handlers=[handler], force=True)
    logging.getLogger("turncoat").setLevel(wished)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(max(logging.WARNING, wished))  # below that it names addresses
    if wished >= logging.WARNING:  # uvicorn warns of whatever strangers send that is no HTTP
        logging.getLogger("uvicorn").setLevel(logging.ERROR)


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * PATIENCE)
    taken.bind((host, port))
    taken.listen()
    return taken


def listening_nearby(host: str, first: int) -> socket.socket:
    """A socket that listens at a port, or at the next one that is free."""
    for port in range(first, first + PORTS_TRIED):
        try:
            return listening(host, port)
        except OSError as fault:
            if fault.errno != errno.EADDRINUSE:
                raise
    return listening(host, 0)


def place(text: str) -> tuple[str, int]:
    """Where to listen, from what people write: a port of this machine alone, or an address and a port.

    >>> place("9600"), place("0.0.0.0:9600"), place("[::1]:9600")
    (('127.0.0.1', 9600), ('0.0.0.0', 9600), ('::1', 9600))
    """
    host, _, port = text.rpartition(":")
    if not port.isdecimal():
        raise Fault(Message("error-place", {"place": text}), Words("en"))
    return host.strip("[]") or "127.0.0.1", int(port)


def address(taken: socket.socket) -> str:
    """Where a browser finds the server, on another machine of the network too if the server listens there."""
    host, port = taken.getsockname()[:2]
    return url(own_address() if host in ANYWHERE else host, port)


def serve(
    settings: Settings, taken: socket.socket, level: str = "warning", aside: socket.socket | None = None
) -> None:
    """Serve until the process is told to stop, metrics at a socket of their own."""
    set_up_logs(level)
    host, port = taken.getsockname()[:2]
    metrics_port = aside.getsockname()[1] if aside else 0
    put_off_collections()
    app = make_app(replace(settings, host=host, port=port, prepares=True, metrics_port=metrics_port))
    door = Door(settings, room_for_connections())
    uvicorn.Server(configured(app, door)).run(sockets=[taken, aside] if aside else [taken])


def configured(app: Any, door: Door) -> uvicorn.Config:
    """How uvicorn serves an application to those who come through a door."""
    callers, listeners = behind(door)
    return uvicorn.Config(
        app,
        http=callers,
        ws=listeners,
        log_config=None,
        access_log=False,
        ws_max_size=4 * LARGEST,
        ws_per_message_deflate=False,  # it doubles a connection's memory and what a view costs to send
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=False,  # uvicorn would believe whoever calls from this machine; `callers` decides
    )
