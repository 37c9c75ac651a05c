"""The door, below HTTP: how many connections an address may hold, and how long one may say nothing.

uvicorn waits for a request for as long as it takes. A thousand connections that send nothing, or half of
their headers, would take all that the system lets a process hold, and nobody else would come in.
"""

from __future__ import annotations

import json
import sys
from asyncio import TimerHandle
from collections import Counter
from functools import cache
from http import HTTPStatus
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from turncoat.server import metrics
from turncoat.server.callers import UNKNOWN, address_in, household, is_proxy
from turncoat.server.errors import plain, told
from turncoat.server.settings import Settings
from turncoat.server.shield import HEADERS, LARGEST
from turncoat.words import ENGLISH, Fault

PATIENCE = 15.0
"""Seconds from a connection, or from the first byte of a request, to the end of that request."""
LARGEST_HEAD = 65_536
"""Bytes of a request's first line and headers."""
LARGEST_REQUEST = LARGEST_HEAD + 2 * LARGEST
"""Bytes of a request that is refused before its end; the rest is not waited for."""
FILES = 65_536
"""Files and connections that a process may have open, if the system lets it."""
SPARE_FILES = 64
"""Those of them that are no connections."""
WITHOUT_LIMITS = 500
"""Connections where the system does not say how many there may be."""
INVALID_TEXT = 1007
"""The close code for text that is none."""

Transport = Any


class Door:
    """Who is inside: connections by household, and those of them that have said nothing yet."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.settings = settings
        self.most = most
        self.most_each = 2 * settings.connections
        """An address has its WebSockets, and as many connections again for all else."""
        self.inside: dict[Transport, str] = {}
        self.held: Counter[str] = Counter()
        self.silent: dict[str, dict[Transport, None]] = {}

    def enter(self, transport: Transport) -> bool:
        """Let a connection in; False where its household has too many, or where there is no room at all."""
        peer = address_in(str((transport.get_extra_info("peername") or ("",))[0]))
        name = household(peer) if peer else UNKNOWN
        is_ours = peer is not None and is_proxy(peer, self.settings)
        if self.held[name] >= self.most_each and not is_ours:
            return False
        if len(self.inside) >= self.most and not self._make_room():
            return False
        self.inside[transport] = name
        self.held[name] += 1
        self.wait_for(transport)
        return True

    def leave(self, transport: Transport) -> None:
        """A connection has ended."""
        name = self.inside.pop(transport, None)
        if name is None:
            return
        self._forget_silence(transport, name)
        self.held[name] -= 1
        if not self.held[name]:
            del self.held[name]

    def wait_for(self, transport: Transport) -> None:
        """A connection has nothing to be answered."""
        if transport in self.inside:
            self.silent.setdefault(self.inside[transport], {})[transport] = None

    def hear(self, transport: Transport) -> None:
        """A connection has said something that is worth an answer."""
        if transport in self.inside:
            self._forget_silence(transport, self.inside[transport])

    def _forget_silence(self, transport: Transport, name: str) -> None:
        waiting = self.silent.get(name, {})
        waiting.pop(transport, None)
        if not waiting:
            self.silent.pop(name, None)

    def _make_room(self) -> bool:
        """Show somebody out who says nothing: the first of the household that holds most."""
        if not self.silent:
            return False
        name = max(self.silent, key=lambda one: self.held[one])
        transport = next(iter(self.silent[name]))
        self.leave(transport)
        transport.abort()
        return True


class Caller(HttpToolsProtocol):
    """A connection that came through the door, as long as it speaks HTTP."""

    door: ClassVar[Door]

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.deadline: TimerHandle | None = None
        self.taken = 0
        self.has_head = False

    def connection_made(self, transport: Transport) -> None:
        """Somebody knocks."""
        super().connection_made(transport)
        if self.door.enter(transport):
            self._expect()
        else:
            self._turn_away(HTTPStatus.TOO_MANY_REQUESTS, plain("error-too-many"))

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody left."""
        self._stop_expecting()
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request, of several, or of none."""
        if self.transport.is_closing():
            return
        self.taken += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self.cycle is None or self.cycle.response_complete:
            self._expect()
        if self.deadline and self.taken > (LARGEST_REQUEST if self.has_head else LARGEST_HEAD):
            fault = plain("error-too-large", most=LARGEST_HEAD)
            self._turn_away(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, fault)

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self._expect()

    def on_headers_complete(self) -> None:
        """The body follows, if there is one."""
        self.has_head = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The last byte of a request."""
        self.taken, self.has_head = 0, False
        self._stop_expecting()
        self.door.hear(self.transport)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It is the caller's turn again, for as long as uvicorn keeps connections that are not used."""
        super().on_response_complete()
        if not self.pipeline:
            self.door.wait_for(self.transport)

    def handle_websocket_upgrade(self) -> None:
        """From now on the WebSocket has limits of its own."""
        self._stop_expecting()
        super().handle_websocket_upgrade()

    def _expect(self) -> None:
        """Wait for the rest of a request, but not for ever."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(PATIENCE, self._give_up)

    def _stop_expecting(self) -> None:
        if self.deadline:
            self.deadline.cancel()
            self.deadline = None

    def _give_up(self) -> None:
        self.deadline = None
        self._turn_away(HTTPStatus.REQUEST_TIMEOUT, plain("error-late", seconds=int(PATIENCE)))

    def _turn_away(self, status: HTTPStatus, fault: Fault) -> None:
        """End a connection and say why, where no answer is under way or was given."""
        self._stop_expecting()
        metrics.REFUSALS.labels(fault.message.name).inc()
        if not (self.has_head and self.cycle and self.cycle.response_started):
            self.transport.write(refusal(status, fault))
        self.transport.close()


class Listener(WebSocketsSansIOProtocol):
    """A connection that came through the door, since it speaks by WebSocket."""

    door: ClassVar[Door]

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody left."""
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """A whole message; damaged text ends the connection, and is no event for a log."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(self.frames):
            self.frames = []
            self.conn.send_close(INVALID_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def _is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


def behind(door: Door) -> tuple[type[Caller], type[Listener]]:
    """What uvicorn makes of connections that come through a door."""
    kinds = [type(kind.__name__, (kind,), {"door": door}) for kind in (Caller, Listener)]
    return cast(tuple[type[Caller], type[Listener]], tuple(kinds))


def refusal(status: HTTPStatus, fault: Fault) -> bytes:
    """A whole answer to somebody whose request nobody has read."""
    return _answer(status, json.dumps(told(fault, ENGLISH)))


@cache
def _answer(status: HTTPStatus, body: str) -> bytes:
    headers = HEADERS | {
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
        "Retry-After": "2",
    }
    lines = [
        f"HTTP/1.1 {status.value} {status.phrase}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", body]).encode("ascii")


def room_for_connections() -> int:
    """How many connections this process can hold; the system is asked for as many as it grants."""
    if sys.platform == "win32":
        return WITHOUT_LIMITS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    granted = max(soft, wished)
    resource.setrlimit(resource.RLIMIT_NOFILE, (granted, hard))
    return max(granted - SPARE_FILES, granted // 2)
