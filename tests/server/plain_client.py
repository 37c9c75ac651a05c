"""A player written from docs/protocol.md alone: a WebSocket library, the standard library, nothing of ours.

It can be run by itself, against a server that is running:

    python tests/server/plain_client.py http://127.0.0.1:8600 passengers 4
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
import sys
import time
from collections.abc import Sequence
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

PROTOCOL = 2
PATIENCE = 60.0
"""Seconds in which a server has to say something."""
TRIES = 20
"""Times that a lost connection is made anew."""
TALKATIVE = 0.15
"""How often something is claimed or said beside a move."""

PASSING = ("error-too-many", "error-server")
"""Refusals after which the same message is sent again."""

Json = dict[str, Any]


class Refused(Exception):
    """An answer that says what is wrong."""

    def __init__(self, status: int, answer: Json) -> None:
        super().__init__(f"{status}: {answer['words']}")
        self.status = status
        self.name = str(answer["message"]["name"])


class Api:
    """The HTTP side of a server."""

    def __init__(self, address: str) -> None:
        self.address = address

    def get(self, path: str, token: str = "", key: str = "") -> Any:
        """Ask for something."""
        return self._call(Request(self.address + path), token, key)

    def post(self, path: str, body: Json, token: str = "", key: str = "") -> Any:
        """Have something done."""
        content = json.dumps(body).encode()
        request = Request(self.address + path, content, {"Content-Type": "application/json"})
        return self._call(request, token, key)

    def _call(self, request: Request, token: str, key: str) -> Any:
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        if key:
            request.add_header("Turncoat-Key", key)
        try:
            with urlopen(request, timeout=PATIENCE) as response:
                return json.load(response)
        except HTTPError as fault:
            raise Refused(fault.code, json.load(fault)) from None


class Player:
    """Somebody at a table: a seat that moves at random and now and then speaks, or a spectator."""

    def __init__(
        self,
        address: str,
        table: str,
        token: str = "",
        key: str = "",
        luck: int = 0,
        lines: Sequence[Json] = (),
    ) -> None:
        self.url = f"ws{address.removeprefix('http')}/api/tables/{table}/socket"
        self.token = token
        self.key = key
        self.luck = Random(luck)
        self.seat: int | None = None
        self.about: Json = {}
        self.lines = list(lines)
        self.view: Json | None = None
        self.waiting: dict[int, Json] = {}
        self.answered = -1
        self.numbers = 0
        self.losing = 0
        """At the first move and every so many on the connection is lost, before the answer comes."""
        self.made = 0
        self.dropped = 0
        self.claimed = 0
        self.socket: ClientConnection
        self.connect()

    # The connection ----------------------------------------------------------------------------

    def connect(self) -> None:
        """Connect, say what is here already, and send again whatever has not been answered."""
        self.socket = connect(self.url, max_size=None, open_timeout=PATIENCE).__enter__()
        hello: Json = {"type": "hello", "protocol": PROTOCOL, "have": len(self.lines)}
        hello |= {"token": self.token} if self.token else {}
        hello |= {"key": self.key} if self.key else {}
        self.socket.send(json.dumps(hello))
        welcome = json.loads(self.socket.recv(PATIENCE))
        if welcome["type"] == "closed":
            raise Refused(0, welcome)
        assert (welcome["type"], welcome["protocol"]) == ("welcome", PROTOCOL)
        self.seat = welcome["seat"]
        for number, message in list(self.waiting.items()):
            if message["type"] == "move":
                self.socket.send(json.dumps(message))
            else:
                del self.waiting[number]

    def reconnect(self) -> None:
        """Come back after a lost connection, as soon as the server lets us."""
        for attempt in range(TRIES):
            try:
                self.connect()
                return
            except (OSError, WebSocketException, Refused) as fault:
                if isinstance(fault, Refused) and fault.name not in PASSING:
                    raise
                time.sleep(min(2.0, 0.1 * 2**attempt))
        self.connect()

    def drop(self) -> None:
        """Lose the connection with no goodbye, and come back."""
        self.dropped += 1
        self.socket.socket.close()
        self.reconnect()

    def close(self) -> None:
        """Leave."""
        self.socket.close()

    def send(self, kind: str, **content: Any) -> None:
        """Send something that will be answered."""
        self.numbers += 1
        message = {"type": kind, "id": self.numbers, **content}
        self.waiting[self.numbers] = message
        self.socket.send(json.dumps(message))

    # What comes --------------------------------------------------------------------------------

    def receive(self) -> Json:
        """Take the next message in."""
        try:
            message: Json = json.loads(self.socket.recv(PATIENCE))
        except ConnectionClosed:
            self.reconnect()
            return self.receive()
        kind = message["type"]
        if kind == "table":
            self.about = message
        elif kind == "log":
            self._read(message["lines"])
        elif kind == "view":
            self._see(message)
        elif kind == "accepted":
            self.waiting.pop(message["id"], None)
        elif kind == "refused":
            self._refused(message)
        return message

    def _read(self, lines: list[Json]) -> None:
        """Lines follow those that are here: none twice, none left out."""
        for line in lines:
            assert line["line"] == len(self.lines), (line["line"], len(self.lines))
            self.lines.append(line)

    def _see(self, view: Json) -> None:
        """A view with a later turn tells that the moves before it were made."""
        self.view = view
        for number, sent in list(self.waiting.items()):
            if sent["type"] == "move" and sent["turn"] < view["turn"]:
                del self.waiting[number]

    def _refused(self, message: Json) -> None:
        if message["id"] is None:
            raise Refused(0, message)
        sent = self.waiting.pop(message["id"], None)
        name = message["message"]["name"]
        if name in PASSING and sent:
            time.sleep(0.5)
            self.waiting[sent["id"]] = sent
            self.socket.send(json.dumps(sent))
        elif sent and sent["type"] == "move" and name == "room-stale":
            self.answered = -1
        elif sent and sent["type"] == "move":
            raise Refused(0, message)

    # Playing -----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game is over and everything that was sent has been answered."""
        return bool(self.view and self.view["over"] and "proof" in self.about and not self.waiting)

    def play(self) -> Json:
        """Play until the game is over; returns its result."""
        while not self.over:
            self.receive()
            self.move()
        assert self.view
        result: Json = self.view["result"]
        return result

    def move(self) -> None:
        """Answer the question that this seat is asked, if it is."""
        view = self.view
        if view is None or self.seat not in view["awaits"] or self.answered == view["turn"]:
            return
        self.answered = view["turn"]
        self.speak(view["claims"])
        self.send("move", turn=view["turn"], move=self.luck.choice(view["moves"])["number"])
        if self.losing and self.made % self.losing == 0:
            self.drop()
        self.made += 1

    def speak(self, claims: list[Json]) -> None:
        """Perhaps say something."""
        if self.luck.random() >= TALKATIVE:
            return
        if claims:
            claim = self.luck.choice(claims)
            self.send("claim", claim=claim["text"])
            self.claimed += 1
        elif self.about["talk"]:
            self.send("say", text="Trust me.")


# Deals that can be checked ---------------------------------------------------------------------


def commitment_of(secret: str, stream: str) -> str:
    """What the server showed of its secret, and of the stream that it deals from, before the deal."""
    return hashlib.sha256(stream.encode("ascii") + bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, table: str, contributions: dict[str, str]) -> int:
    """The seed that follows from the secret and the people's contributions."""
    parts = [[int(seat), contributions[seat]] for seat in sorted(contributions, key=int)]
    text = json.dumps([table, parts], ensure_ascii=False, separators=(",", ":"))
    digest = hmac.new(bytes.fromhex(secret), text.encode("utf-8"), hashlib.sha256).digest()
    return int.from_bytes(digest[:16], "big")


def is_fair(proof: Json, table: str, commitment: str, seat: int, contribution: str) -> bool:
    """Whether a deal is the one that the server was bound to before this seat's contribution."""
    secret, contributions = proof["secret"], proof["contributions"]
    return all(
        (
            proof["table"] == table,
            proof["commitment"] == commitment == commitment_of(secret, proof["stream"]),
            contributions[str(seat)] == contribution,
            proof["seed"] == str(seed_of(secret, table, contributions)),
        )
    )


def main(address: str, game: str, seats: str) -> None:
    """Play one game against bots and check its deal."""
    api = Api(address)
    laid = api.post("/api/tables", {"game": game, "seats": int(seats)})
    table, key = laid["table"]["id"], laid["key"]
    part = secrets.token_hex(8)
    joined = api.post(f"/api/tables/{table}/join", {"name": "Plain", "contribution": part}, key=key)
    api.post(f"/api/tables/{table}/start", {"fill": True}, joined["token"])
    player = Player(address, table, joined["token"], luck=secrets.randbits(64))
    result = player.play()
    player.close()
    fair = is_fair(player.about["proof"], table, laid["table"]["commitment"], joined["seat"], part)
    print(json.dumps({"payoffs": result["payoffs"], "lines": len(player.lines), "fair": fair}))


if __name__ == "__main__":
    main(*sys.argv[1:4])
