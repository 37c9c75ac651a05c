"""A guest at a table of a server, who knows nothing of it but its protocol: docs/protocol.md."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import dataclass, replace
from functools import partial
from http.client import HTTPException
from typing import Any, Protocol, Self, cast
from urllib.error import HTTPError
from urllib.parse import parse_qs, quote, urlencode, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from turncoat.envs.place import Place, Refusal
from turncoat.envs.reading import Line, Reader, View
from turncoat.shapes import Chapter
from turncoat.words import Message, Seats, Words

PROTOCOL = 2
PATIENCE = 30.0
"""Seconds in which a server answers."""
LONGEST_PAUSE = 30.0
"""Seconds between two attempts to connect again, at most."""

Json = dict[str, Any]


@dataclass(frozen=True)
class Invitation:
    """Where a table is, and what opens it or a seat at it."""

    address: str
    table: str
    key: str = ""
    token: str = ""

    @classmethod
    def read(cls, link: str, words: Words) -> Self:
        """What a link says, as people share them: https://…/table/ID#key=…

        >>> Invitation.read("http://localhost:8600/table/abc#key=k", Words("en"))
        Invitation(address='http://localhost:8600', table='abc', key='k', token='')
        """
        try:
            parts = urlsplit(link.strip())
            brought = {name: values[0] for name, values in parse_qs(parts.fragment).items()}
        except ValueError:
            raise Refusal(words.say(Message("mcp-link"))) from None
        before, _, table = parts.path.rstrip("/").rpartition("/table/")
        if parts.scheme not in ("http", "https") or not parts.netloc or not table or "/" in table:
            raise Refusal(words.say(Message("mcp-link")))
        address = f"{parts.scheme}://{parts.netloc}{before}"
        return cls(address, table, brought.get("key", ""), brought.get("token", ""))

    @property
    def path(self) -> str:
        """The table among all that a server has."""
        return f"{self.address}/api/tables/{quote(self.table, safe='')}"

    @property
    def socket(self) -> str:
        """Where the table is played."""
        return f"ws{self.path.removeprefix('http')}/socket"


class NoRedirect(HTTPRedirectHandler):
    """What opens a seat is for the server that was named, and for nobody whom it names."""

    def redirect_request(self, *_: Any) -> None:
        """Go nowhere else."""


class Server:
    """The HTTP side of a server, for whoever holds what an invitation brings."""

    def __init__(self, invitation: Invitation, words: Words) -> None:
        self.invitation = invitation
        self.words = words
        self.opener = build_opener(NoRedirect)

    async def get(self, path: str) -> Any:
        """Ask for something."""
        return await asyncio.to_thread(self._call, Request(self.invitation.address + path))

    async def post(self, doing: str, body: Json | None = None) -> Any:
        """Have something done at the table."""
        content = json.dumps(body).encode() if body is not None else b""
        kind = {"Content-Type": "application/json"} if body is not None else {}
        request = Request(f"{self.invitation.path}/{doing}", content, kind, method="POST")
        return await asyncio.to_thread(self._call, request)

    def _call(self, request: Request) -> Any:
        request.add_header("Accept-Language", self.words.language)
        if self.invitation.token:
            request.add_header("Authorization", f"Bearer {self.invitation.token}")
        if self.invitation.key:
            request.add_header("Turncoat-Key", self.invitation.key)
        try:
            with self.opener.open(request, timeout=PATIENCE) as response:
                octets = response.read()
                is_json = response.headers.get_content_type() == "application/json"
                return json.loads(octets) if is_json else octets.decode("utf-8")
        except HTTPError as fault:
            raise Refusal(self._reason(fault)) from None
        except (OSError, ValueError, HTTPException) as fault:
            raise self._unreachable(fault) from None

    def _reason(self, fault: HTTPError) -> str:
        """What the server says is wrong; another kind of server says nothing that we could read."""
        try:
            return str(json.load(fault)["words"])
        except (OSError, ValueError, LookupError, TypeError):
            return str(self._unreachable(fault))

    def _unreachable(self, fault: Exception) -> Refusal:
        told = {"address": self.invitation.address, "reason": str(fault)}
        return Refusal(self.words.say(Message("mcp-unreachable", told)))


class Socket(Protocol):
    """What is used of a connection."""

    async def send(self, message: str) -> None:
        """Send a text."""

    def __aiter__(self) -> AsyncIterator[str | bytes]:
        """What comes, until the connection ends."""


Connect = Callable[[], AbstractAsyncContextManager[Socket]]


class Guest(Place):
    """A seat at a table of a server, with a connection that is made anew where it is lost."""

    def __init__(self, server: Server, about: Json, words: Words, connecting: Connect | None = None) -> None:
        super().__init__()
        self.server = server
        self.about = about
        self.reader = Reader(words, [], -1)
        self.connecting = connecting or partial(connect, server.invitation.socket, max_size=None)
        self.log: list[Line] = []
        self.last: View | None = None
        self.gone = ""
        """Why the server has ended it, in words."""
        self.socket: Socket | None = None
        self.numbers = 0
        self.waiting: dict[int, tuple[Json, asyncio.Future[None]]] = {}
        self.stirred = asyncio.Event()
        self.task = asyncio.create_task(self._listen())

    @classmethod
    async def sit(cls, invitation: Invitation, name: str, words: Words) -> Self:
        """Take a seat, or the one that the invitation already holds, and wait until the table is seen."""
        server = Server(invitation, words)
        if not invitation.token:
            seated = await server.post("join", {"name": name})
            server.invitation = replace(invitation, token=seated["token"])
        about = await server.get(f"/api/tables/{quote(invitation.table, safe='')}")
        path = f"/api/games/{quote(about['game'], safe='')}/words"
        source = await server.get(f"{path}?{urlencode({'language': words.language})}")
        guest = cls(server, about, Words.fetched(words.language, source))
        try:
            await guest.ask("ping")
        except Refusal:
            await guest.close()
            raise
        return guest

    # What a place has ----------------------------------------------------------------------------

    def view(self) -> View | None:
        """The last view that came."""
        return self.last

    def lines(self, since: int = 0) -> Sequence[Line]:
        """All lines that came, from a line on."""
        return self.log[since:]

    def company(self) -> str:
        """Who has come, and how many are waited for."""
        seated = sum(1 << one["seat"] for one in self.about["players"] if one["kind"] != "free")
        free = self.about["seats"] - seated.bit_count()
        return self.reader.text("text-company", seats=Seats(seated), free=free)

    async def chapters(self) -> Sequence[Chapter]:
        """The rules of what is played here."""
        options = [("option", f"{name}={value}") for name, value in self.about["options"].items()]
        asked = urlencode([("seats", self.about["seats"]), *options])
        guide = await self.server.get(f"/api/games/{quote(self.about['game'], safe='')}/guide?{asked}")
        found: list[Chapter] = guide["chapters"]
        return found

    async def deal(self) -> None:
        """Have the cards dealt, as the host of the table may."""
        await self.server.post("start", {"fill": True})
        await self.ask("ping")

    async def send(self, kind: str, text: str) -> None:
        """Make a move, a claim or a remark."""
        if kind != "move":
            await self.ask(kind, **{"text" if kind == "say" else kind: text})
        elif self.last:
            await self.ask(kind, move=text, turn=self.last["turn"])
        else:
            raise Refusal(self.reader.text("room-not-started"))

    async def ask(self, kind: str, **content: Any) -> None:
        """Send a message and wait until it is accepted; by then all that came before it is taken in."""
        if self.gone:
            raise Refusal(self.gone)
        self.numbers += 1
        message = {"type": kind, "id": self.numbers, **content}
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting[message["id"]] = message, answered
        try:
            async with asyncio.timeout(PATIENCE):
                if self.socket:
                    with suppress(WebSocketException):  # the next connection sees to it
                        await self.socket.send(json.dumps(message))
                await answered
        except TimeoutError:
            raise Refusal(self.reader.text("text-lost")) from None
        finally:
            del self.waiting[message["id"]]

    async def pause(self, seconds: float) -> None:
        """Wait until the seat is asked, somebody else speaks or the game is over, or so long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self._has_something():
                    self.stirred.clear()
                    await self.stirred.wait()

    def _has_something(self) -> bool:
        if self.gone or (self.last and (self.last["over"] or self.last["moves"])):
            return True
        return any(line.get("seat", self.reader.seat) != self.reader.seat for line in self.log[self.read :])

    async def leave(self) -> None:
        """Give the seat up: to anybody before the deal, to a bot while the game goes on."""
        if self.last is None or not self.last["over"]:
            await self.server.post("leave" if self.last is None else "resign")
        await self.close()

    async def close(self) -> None:
        """End the connection; the seat stays taken as long as the table waits for it."""
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task

    # The connection ------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Take in what comes, over one connection after another."""
        pause = 0.1
        while not self.gone:
            with suppress(OSError, WebSocketException):
                async with self.connecting() as socket:
                    await self._hello(socket)
                    async for text in socket:
                        self._take(json.loads(text))
                        pause = 0.1
            self.socket = None
            self._lose(lambda message: message["type"] in ("say", "claim"), self.reader.text("text-lost"))
            if not self.gone:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _hello(self, socket: Socket) -> None:
        """Say who comes and what is here, and send again what was not answered: a move is made once."""
        token, language = self.server.invitation.token, self.reader.words.language
        hello = {"token": token, "language": language, "have": len(self.log)}
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, **hello}))
        self.socket, unanswered = socket, [message for message, _ in self.waiting.values()]
        for message in unanswered:
            await socket.send(json.dumps(message))

    def _lose(self, which: Callable[[Json], bool], why: str) -> None:
        """Give up waiting for answers to some messages."""
        for message, answered in self.waiting.values():
            if which(message) and not answered.done():
                answered.set_exception(Refusal(why))

    def _take(self, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self.reader.seat = message["seat"]
            case "table":
                self.about = message
                self.reader.names = [one["name"] or "" for one in message["players"]]
            case "log":
                self.log += message["lines"]
            case "view":
                self.last = cast(View, message)
            case "accepted" | "refused":
                self._answer(message)
            case "closed":
                self.gone = message["words"]
                self._lose(lambda message: True, self.gone)
        self.stirred.set()

    def _answer(self, message: Json) -> None:
        _, answered = self.waiting.get(message["id"], ({}, None))
        if answered is None or answered.done():
            return
        if message["type"] == "accepted":
            answered.set_result(None)
        else:
            answered.set_exception(Refusal(message["words"]))
