"""A guest at a table of a server: links, lost connections, what the server says in the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from random import Random
from threading import Thread
from typing import cast

import pytest
from fastapi import WebSocket

from tests.server.twins import Listener, Socket, Time, World, case_of, dealt, match_of, open_app, token
from turncoat.envs.guest import Guest, Invitation, Server
from turncoat.envs.place import Refusal
from turncoat.match import words_of
from turncoat.server.socket import Client
from turncoat.words import Words

ENGLISH = Words("en")


class Wire(Socket):
    """Both ends of a connection, which can become deaf and be cut."""

    def __init__(self) -> None:
        super().__init__()
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.deaf = False

    async def send_text(self, text: str) -> None:
        await super().send_text(text)
        if not self.deaf:
            self.outbox.put_nowait(text)

    async def send(self, message: str) -> None:
        """The guest's end."""
        self.inbox.put_nowait({"type": "websocket.receive", "text": message})

    async def __aiter__(self) -> AsyncIterator[str]:
        while (text := await self.outbox.get()) is not None:
            yield text

    def cut(self) -> None:
        """End the connection for both."""
        self.inbox.put_nowait({"type": "websocket.disconnect"})
        self.outbox.put_nowait(None)


class Wires:
    """All connections of a guest to the table of a world, one after another."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.all: list[Wire] = []

    @asynccontextmanager
    async def __call__(self) -> AsyncIterator[Wire]:
        socket = Wire()
        self.all.append(socket)
        client = Client(cast(WebSocket, socket), self.world.hall, open_app().state.limiter, "address")
        task = asyncio.create_task(client.serve(self.world.room.id))
        self.world.listeners.append(Listener(socket, client, task))
        yield socket


async def seated(world: World, wires: Wires, seat: int, holds: str = "") -> Guest:
    """A guest at a seat of a world."""
    words = words_of(world.match.game, "en")
    invitation = Invitation("http://nowhere", world.room.id, token=holds or token(seat))
    guest = Guest(Server(invitation, words), {}, words, wires)
    await guest.ask("ping")
    return guest


def new_world() -> World:
    room = dealt(case_of("mad-zeppelin", 2))
    return World(room, Time(room.changed_at))


def test_a_lost_connection_is_made_anew_and_a_move_is_made_once() -> None:
    async def evening() -> None:
        world = new_world()
        match = match_of(world.room)
        wires = Wires(world)
        seat = match.awaits[0]
        guest = await seated(world, wires, seat)
        view = guest.view()
        assert view
        wires.all[0].deaf = True
        playing = asyncio.create_task(guest.play(Random(1).choice(view["moves"])["text"]))
        while not match.moves:
            await asyncio.sleep(0)
        assert not playing.done(), "nobody has told the guest"
        wires.all[0].cut()
        await playing
        assert len(wires.all) == 2
        assert [mover for mover, _ in match.moves] == [seat]
        assert [line["line"] for line in guest.lines()] == list(range(len(guest.lines())))
        await guest.close()
        await world.close()

    asyncio.run(evening())


def test_a_claim_that_was_lost_is_not_made_twice_but_said_to_be_lost() -> None:
    async def evening() -> None:
        world = new_world()
        wires = Wires(world)
        guest = await seated(world, wires, 0)
        wires.all[0].deaf = True
        saying = asyncio.create_task(guest.say("Hello."))
        while not world.room.talk or not world.room.talk.remarks:
            await asyncio.sleep(0)
        wires.all[0].cut()
        with pytest.raises(Refusal, match="did not answer in time"):
            await saying
        await guest.ask("ping")
        assert "Hello." in await guest.look(), "looking tells whether it was heard"
        assert len(world.room.talk.remarks) == 1
        await guest.close()
        await world.close()

    asyncio.run(evening())


def test_why_a_server_ends_it_is_said_to_whatever_is_tried_then() -> None:
    async def evening() -> None:
        world = new_world()
        with pytest.raises(Refusal, match="no such table, or you may not see it"):
            await seated(world, Wires(world), 0, holds="another-token")

    asyncio.run(evening())


def test_what_opens_a_seat_follows_no_redirect() -> None:
    asked: list[str | None] = []

    class Elsewhere(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.headers["Authorization"])
            self.send_response(302)
            self.send_header("Location", f"http://{self.headers['Host']}/again")
            self.end_headers()

        def log_message(self, format: str, *arguments: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Elsewhere) as other:
        Thread(target=other.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{other.server_port}"
        server = Server(Invitation(address, "table", token="token"), ENGLISH)
        with pytest.raises(Refusal, match="is no server of this kind"):
            asyncio.run(server.get("/api/tables/table"))
        other.shutdown()
    assert asked == ["Bearer token"]


@pytest.mark.parametrize(
    ("link", "read"),
    [
        ("http://h:1/table/abc", Invitation("http://h:1", "abc")),
        (" https://h/table/abc/#key=K ", Invitation("https://h", "abc", "K")),
        ("https://h/deep/table/abc#token=T&key=K", Invitation("https://h/deep", "abc", "K", "T")),
    ],
)
def test_links_are_read_as_people_share_them(link: str, read: Invitation) -> None:
    assert Invitation.read(link, ENGLISH) == read


@pytest.mark.parametrize(
    "link", ["", "abc", "ftp://h/table/abc", "http:///table/abc", "http://h/replay/abc", "http://h/table/"]
)
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(Refusal, match="A link looks like"):
        Invitation.read(link, ENGLISH)
