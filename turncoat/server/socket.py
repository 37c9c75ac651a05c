"""The WebSocket: one connection for a seat or a spectator."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import Any

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from turncoat.match import SPECTATOR
from turncoat.server import metrics, protocol
from turncoat.server.callers import address_of
from turncoat.server.desk import Connection, Desk
from turncoat.server.errors import TooMany, invalid_message, plain, told
from turncoat.server.hall import Hall
from turncoat.server.hosts import is_welcome
from turncoat.server.limits import Limiter
from turncoat.server.protocol import (
    COSTS,
    ComeBack,
    FromClient,
    Hello,
    MakeClaim,
    MakeMove,
    Ping,
    Say,
    Shown,
    Want,
)
from turncoat.server.settings import Settings
from turncoat.server.shield import COST_OF_READING
from turncoat.words import Fault

LOG = logging.getLogger("turncoat.server")
sockets = APIRouter()

QUEUE = 256
"""Messages that wait for a slow client before it is cut off."""
GREETING = 10.0
"""Seconds in which a client has to say hello."""
POLICY, TRY_LATER = 1008, 1013
"""Close codes."""
COST_OF_CONNECTING, COST_OF_REFUSAL = 2.0, 0.2
PATIENCE = 20
"""Refused messages in a row after which a client is cut off."""
FAREWELL = 2.0
"""Seconds in which a client that is cut off can still hear why."""

_open: Counter[str] = Counter()


@sockets.websocket("/api/tables/{table}/socket")
async def connect(socket: WebSocket, table: str) -> None:
    """A client of a table."""
    settings: Settings = socket.app.state.settings
    limiter: Limiter = socket.app.state.limiter
    address = address_of(socket.scope, settings)
    if not is_welcome(socket.scope, settings):
        await socket.close(POLICY)
        return
    await socket.accept()
    spent = limiter.spend(address, COST_OF_CONNECTING, time.monotonic())
    if not spent or _open[address] >= settings.connections:
        await _refuse(socket, plain("error-too-many"), "en", TRY_LATER)
        return
    _open[address] += 1
    try:
        await Client(socket, socket.app.state.hall, limiter, address).serve(table)
    finally:
        _open[address] -= 1
        if not _open[address]:
            del _open[address]


async def _refuse(socket: WebSocket, fault: Fault, language: str, code: int) -> None:
    """Say why, and close."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(protocol.as_text({"type": "closed"} | told(fault, language)))
        await socket.close(code)


class Client:
    """One WebSocket from its hello to its end."""

    def __init__(self, socket: WebSocket, hall: Hall, limiter: Limiter, address: str) -> None:
        self.socket = socket
        self.hall = hall
        self.limiter = limiter
        self.address = address
        self.queue: asyncio.Queue[str] = asyncio.Queue(QUEUE)
        self.language = "en"
        self.cut: tuple[Fault, int] | None = None
        """Why the connection ends, and its close code."""
        self.listening: asyncio.Task[Any] | None = None
        """What waits for the next message."""

    async def serve(self, table: str) -> None:
        """Greet, then go on until either side ends it."""
        try:
            async with asyncio.timeout(GREETING):
                hello = await self._hello()
            self.language = hello.language
            desk = await self._find(table, hello)
        except Fault as fault:
            code = TRY_LATER if isinstance(fault, TooMany) else POLICY
            await _refuse(self.socket, fault, self.language, code)
            return
        except (TimeoutError, WebSocketDisconnect):
            with suppress(WebSocketDisconnect, RuntimeError):
                await self.socket.close(POLICY)
            return
        seat = desk.room.seat_of(hello.token)
        held = SPECTATOR if seat is None else seat
        parts = frozenset(hello.parts)
        connection = Connection(held, self.language, self.put, self.end, self.address, parts)
        self.put(self._welcome(connection, desk))
        await self.hall.connect(desk, connection, hello.have)
        sender = asyncio.create_task(self._send())
        try:
            await self._receive(desk, connection)
        finally:
            sender.cancel()
            await self.hall.disconnect(desk, connection)
        await self._part()

    async def _hello(self) -> Hello:
        message = self._parsed(await self._text())
        if not isinstance(message, Hello):
            raise plain("error-hello")
        if message.protocol != protocol.VERSION:
            raise plain("error-protocol", version=message.protocol, speaks=protocol.VERSION)
        return message

    async def _find(self, table: str, hello: Hello) -> Desk:
        pay = partial(self._pay, COST_OF_READING)
        desk = await self.hall.seen(table[:64], hello.token, hello.key, pay)
        if hello.token and desk.room.seat_of(hello.token) is None:
            raise plain("error-token")
        return desk

    def _welcome(self, connection: Connection, desk: Desk) -> str:
        seat = None if connection.seat == SPECTATOR else connection.seat
        told = {"protocol": protocol.VERSION, "seat": seat, "table": desk.room.id}
        return protocol.as_text({"type": "welcome", **told, "now": round(self.hall.clock(), 3)})

    def put(self, text: str) -> None:
        """Queue a message; a client that takes none for too long is cut off."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.end(plain("error-slow"), TRY_LATER)

    def end(self, fault: Fault, code: int = POLICY) -> None:
        """Cut the client off, once what is being done for it is done."""
        if self.cut is None:
            self.cut = (fault, code)
            if self.listening:
                self.listening.cancel()

    async def _part(self) -> None:
        """Send what is waiting, and why the client is cut off if it is, but wait for no one."""
        if self.cut:
            with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
                async with asyncio.timeout(FAREWELL):
                    while not self.queue.empty():
                        await self.socket.send_text(self.queue.get_nowait())
                    fault, code = self.cut
                    await _refuse(self.socket, fault, self.language, code)

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self.socket.send_text(await self.queue.get())

    async def _text(self) -> str:
        """The next message's text."""
        message = await self._message()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1000)
        text = message.get("text")
        if text is None or len(text.encode("utf-8", "surrogatepass")) > protocol.LARGEST:
            raise plain("error-message-size", most=protocol.LARGEST)
        return str(text)

    async def _message(self) -> Any:
        """The next message, unless the client is cut off before it comes."""
        if self.cut:
            raise WebSocketDisconnect
        self.listening = asyncio.current_task()
        try:
            return await self.socket.receive()
        except asyncio.CancelledError:
            if self.cut is None or self.listening is None or self.listening.uncancel():
                raise
            raise WebSocketDisconnect from None
        finally:
            self.listening = None

    def _parsed(self, text: str) -> FromClient:
        try:
            return protocol.read(text)
        except ValidationError as fault:
            raise invalid_message(fault) from None

    async def _receive(self, desk: Desk, connection: Connection) -> None:
        """Take one message after another; what is wrong with one is answered, and nothing else happens."""
        wrong = 0
        while wrong < PATIENCE:
            text, number = "", None
            try:
                text = await self._text()
                message = self._parsed(text)
                number = None if isinstance(message, Hello) else message.id
                self._pay(COSTS[message.type])
                started = time.perf_counter()
                await self._act(desk, connection, message)
                metrics.ANSWERS.observe(time.perf_counter() - started)
                self.put(protocol.as_text({"type": "accepted", "id": number}))
                wrong = 0
            except WebSocketDisconnect:
                return
            except Fault as fault:
                wrong += 1
                self.limiter.spend(self.address, COST_OF_REFUSAL, time.monotonic())
                metrics.REFUSALS.labels(fault.message.name).inc()
                number = protocol.number_of(text) if number is None else number
                answer = {"type": "refused", "id": number} | told(fault, self.language)
                self.put(protocol.as_text(answer))
        self.end(plain("error-too-many"))

    def _pay(self, cost: float) -> None:
        if not self.limiter.spend(self.address, cost, time.monotonic()):
            raise TooMany

    async def _act(self, desk: Desk, connection: Connection, message: FromClient) -> None:
        if isinstance(message, Hello):
            raise plain("error-hello-again")
        if isinstance(message, Ping):
            return
        hall = self.hall
        if isinstance(message, MakeMove):
            await hall.wish(desk, lambda room: room.move(_held(connection), message.turn, message.move))
        elif isinstance(message, Say):
            await hall.wish(desk, lambda room: room.say(_held(connection), message.text, desk.now))
        elif isinstance(message, MakeClaim):
            await hall.claim(desk, _held(connection), message.claim)
        elif isinstance(message, Shown):
            hall.shown(desk, connection, message.lines)
        elif isinstance(message, Want):
            await hall.want(desk, connection, message.parts)
        elif isinstance(message, ComeBack):
            await hall.wish(desk, lambda room: room.come_back(_held(connection)))


def _held(connection: Connection) -> int:
    """The seat of a connection at this moment: its player may have left it since it was greeted."""
    if connection.seat == SPECTATOR:
        raise plain("error-spectator")
    return connection.seat
