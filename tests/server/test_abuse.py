"""Garbage, giants, forgeries and strangers: a clear answer to each, and no table changes.

    python -m tests.server.test_abuse --messages 100000 [--seed 1]

sends as much garbage by WebSocket as is wished.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks as openapi_checks
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect as connect_socket

from tests.server.running import WAIT, Client, Server, running
from turncoat.server import protocol, shield
from turncoat.server.app import make_app
from turncoat.server.clean import LONGEST_NAME, LONGEST_REMARK
from turncoat.server.settings import Settings
from turncoat.server.shield import HEADERS
from turncoat.server.socket import PATIENCE
from turncoat.words import LANGUAGES, Words

BOUNDED = settings(
    max_examples=300,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
PATIENT = {"absence": 86400.0}
"""A clock by which nothing happens by itself during a test."""
SEATS = 5
JSON = {"Content-Type": "application/json"}

Written = Callable[[], list[tuple[Any, ...]]]


@dataclass
class Party:
    """A table and the tokens of those who sit at it."""

    id: str
    key: str
    tokens: list[str] = field(default_factory=list)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("abuse")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    """A server whose database the tests look into, and which never fails."""
    with running(folder, "--log", "error") as started:
        yield started
        with started.http as client:
            assert client.get("/health").status_code == 200
        assert not started.errors


@pytest.fixture(scope="module")
def written(folder: Path, server: Server) -> Written:
    """All that is written of all tables."""
    return partial(entries_in, folder / "tables.db")


def entries_in(file: Path) -> list[tuple[Any, ...]]:
    """All that a database says of tables."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        rows = connection.execute("SELECT * FROM entries ORDER BY table_id, number").fetchall()
        return rows + connection.execute("SELECT * FROM tables ORDER BY id").fetchall()


def party(server: Server, started: bool = True, people: int = SEATS, **more: Any) -> Party:
    """A table of people at which nothing happens by itself."""
    laid = server.lay(game="passengers", seats=SEATS, clock=PATIENT, name="Player", **more)
    made = Party(laid["table"]["id"], laid["key"] or "", [laid["token"]])
    for _ in range(1, people):
        made.tokens.append(server.join(made.id, "Player", made.key)["token"])
    if started:
        assert server.post(f"/api/tables/{made.id}/start", made.tokens[0]).status_code == 200
    return made


@pytest.fixture(scope="module")
def private(server: Server) -> Party:
    """A private table that is being played in silence."""
    return party(server, talk=False)


@pytest.fixture(scope="module")
def public(server: Server) -> Party:
    """A public table with free seats."""
    return party(server, started=False, people=2, public=True)


def is_clear(answer: dict[str, Any]) -> bool:
    """Whether an answer says what is wrong, with words in both languages."""
    name = answer["message"]["name"]
    return bool(answer["words"]) and all(Words(language).has(name) for language in LANGUAGES)


def idle_seat(server: Server, at: Party) -> int:
    """A seat that owes no decision."""
    with server.connect(at.id, at.tokens[0], at.key) as client:
        awaited = client.view()["awaits"]
    return next(seat for seat in range(SEATS) if seat not in awaited)


def awaited_seat(server: Server, at: Party) -> int:
    """A seat that owes a decision."""
    with server.connect(at.id, at.tokens[0], at.key) as client:
        return int(client.view()["awaits"][0])


def answers(client: Client, text: str | bytes) -> list[dict[str, Any]]:
    """What is answered to a message, whatever it is."""
    client.socket.send(text)
    seen = len(client.received)
    client.settle()
    return [one for one in client.received[seen:-1] if one["type"] in ("accepted", "refused")]


# Garbage on the WebSocket ----------------------------------------------------------------------

TYPES = (*protocol.COSTS, "accepted", "view", "", "MOVE")
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats()
    | st.text(max_size=30)
    | st.sampled_from(["\ud800", "a\0b", "\u202e", "9" * 400, "__proto__", "' OR 1=1 --"])
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
)
FIELDS = ("id", "turn", "move", "text", "claim", "token", "key", "language", "have", "protocol")
NEARLY = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES)}, optional={name: VALUES | st.integers(0, 300) for name in FIELDS}
)
GARBAGE: st.SearchStrategy[str | bytes] = st.one_of(
    st.text(st.characters(codec="utf-8"), max_size=200),
    st.binary(max_size=200),
    VALUES.map(json.dumps),
    NEARLY.map(json.dumps),
    st.integers(1, 2000).map(lambda depth: "[" * depth + "]" * depth),
    st.integers(1, 600).map(lambda depth: '{"type":' * depth),
    st.integers(100, 4000).map(lambda digits: '{"type":"ping","id":' + "9" * digits + "}"),
    st.integers(protocol.LARGEST + 1, 4 * protocol.LARGEST).map("x".__mul__),
)


@pytest.fixture(scope="module")
def idler(server: Server, private: Party) -> Iterator[Client]:
    """The connection of a player who owes no decision, at a table without talk: nothing can come of it."""
    seat = idle_seat(server, private)
    with server.connect(private.id, private.tokens[seat], private.key, language="ru") as client:
        client.view()
        yield client


@BOUNDED
@given(text=GARBAGE)
def test_garbage_is_answered_clearly_and_changes_nothing(
    text: str | bytes, idler: Client, written: Written
) -> None:
    before = written()
    check_answers(idler, text)
    assert written() == before


def check_answers(client: Client, text: str | bytes) -> None:
    """Whatever is sent is answered clearly, and the connection goes on."""
    for answer in answers(client, text):
        assert answer["type"] == "accepted" or is_clear(answer)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("", "error-request"),
        ("hello", "error-request"),
        ("null", "error-request"),
        ("[" * 2000, "error-request"),
        ('{"type":"ping","id":NaN}', "error-request"),
        ('{"type":"ping","id":1e400}', "error-request"),
        ('{"type":"ping","id":' + "9" * 4000 + "}", "error-request"),
        ('{"type":"ping","id":-1}', "error-request"),
        ('{"type":"ping","id":true}', "error-request"),
        ('{"type":"ping","id":"1"}', "error-request"),
        ('{"type":"ping","id":1,"more":1}', "error-request"),
        ('{"type":"say","id":1,"text":"\\ud800"}', "error-request"),
        ('{"type":"steal","id":1}', "error-request"),
        ('{"type":"move","id":1,"turn":0,"move":99999999}', "error-request"),
        ('{"type":"move","id":1,"turn":0,"move":0.5}', "error-request"),
        ('{"type":"move","id":1,"turn":0,"move":0,"seat":1}', "error-request"),
        ('{"type":"say","id":1,"text":"' + "x" * 1001 + '"}', "error-request"),
        ('{"type":"hello","protocol":2}', "error-hello-again"),
        (b'{"type":"ping","id":1}', "error-message-size"),
        (b"\xff\xfe", "error-message-size"),
        ("x" * (protocol.LARGEST + 1), "error-message-size"),
        ("я" * (protocol.LARGEST // 2 + 1), "error-message-size"),
        ('{"type":"say","id":1,"text":"hello"}', "room-no-talk"),
        ('{"type":"claim","id":1,"claim":"nothing"}', "claim-unknown"),
        ('{"type":"move","id":1,"turn":99,"move":0}', "room-stale"),
    ],
)
def test_what_is_wrong_with_a_message_is_named(text: str | bytes, name: str, idler: Client) -> None:
    (answer,) = answers(idler, text)
    assert (answer["type"], answer["message"]["name"]) == ("refused", name)
    assert is_clear(answer)


def test_a_giant_message_ends_its_connection_only(server: Server, private: Party, written: Written) -> None:
    before = written()
    with server.connect(private.id, private.tokens[0], private.key) as client:
        client.view()
        client.socket.send("x" * (4 * protocol.LARGEST + 1))
        with pytest.raises(ConnectionClosed) as ended:
            client.until(lambda _: False)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1009
    with server.connect(private.id, private.tokens[0], private.key) as client:
        client.view()
    assert written() == before


def test_who_sends_nothing_but_garbage_is_cut_off(server: Server, private: Party) -> None:
    with server.connect(private.id, private.tokens[0], private.key) as client:
        client.view()
        for _ in range(PATIENCE):
            client.socket.send("garbage")
        with pytest.raises(ConnectionClosed):
            client.until(lambda _: False)
        assert client.received[-1]["type"] == "closed"
        assert is_clear(client.received[-1])


# The greeting ----------------------------------------------------------------------------------


def greeted(server: Server, table: str, first: str | bytes) -> tuple[str, int]:
    """The last words to somebody who was not let in, and the close code."""
    url = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with connect_socket(url, open_timeout=WAIT) as stranger:
        stranger.send(first)
        last = stranger.recv(WAIT)
        with pytest.raises(ConnectionClosed) as ended:
            stranger.recv(WAIT)
    assert isinstance(last, str)
    assert ended.value.rcvd is not None
    return last, ended.value.rcvd.code


@pytest.mark.parametrize(
    ("first", "name"),
    [
        ('{"type":"move","id":1,"turn":0,"move":0}', "error-hello"),
        ('{"type":"ping","id":1}', "error-hello"),
        ('{"type":"hello","protocol":1}', "error-protocol"),
        ('{"type":"hello"}', "error-request"),
        ('{"type":"hello","protocol":2,"language":"de"}', "error-request"),
        ('{"type":"hello","protocol":2,"have":-1}', "error-request"),
        ('{"type":"hello","protocol":2,"token":"' + "x" * 129 + '"}', "error-request"),
        ('{"type":"hello","protocol":2,"token":"somebody"}', "error-token"),
        (b"\0", "error-message-size"),
        ("x" * 5000, "error-message-size"),
    ],
)
def test_a_wrong_greeting_is_answered_and_closed(
    first: str | bytes, name: str, server: Server, public: Party, written: Written
) -> None:
    before = written()
    last, code = greeted(server, public.id, first)
    answer = json.loads(last)
    assert (answer["type"], answer["message"]["name"], code) == ("closed", name, 1008)
    assert is_clear(answer)
    assert written() == before


# Forgeries -------------------------------------------------------------------------------------


def test_a_token_opens_one_seat_of_one_table(server: Server, private: Party, public: Party) -> None:
    for seat, token in enumerate(private.tokens):
        with server.connect(private.id, token) as client:
            assert client.next()["seat"] == seat
        last, _ = greeted(server, public.id, json.dumps({"type": "hello", "protocol": 2, "token": token}))
        assert json.loads(last)["message"]["name"] == "error-token"


def test_moves_are_made_by_those_who_owe_them(server: Server, private: Party, written: Written) -> None:
    before = written()
    awaited = awaited_seat(server, private)
    with server.connect(private.id, private.tokens[awaited], private.key) as rightful:
        legal = rightful.view()["moves"]
        stale = rightful.ask("move", turn=7, move=legal[0]["number"])
        assert stale["message"]["name"] == "room-stale"
        numbers = {move["number"] for move in legal}
        illegal = next(number for number in range(256) if number not in numbers)
        refused = rightful.ask("move", turn=0, move=illegal)
        assert refused["message"]["name"] in ("error-illegal", "error-unknown-move")
    with server.connect(private.id, private.tokens[idle_seat(server, private)], private.key) as idle:
        answer = idle.ask("move", turn=0, move=legal[0]["number"])
        assert answer["message"]["name"] == "error-not-awaited"
    with server.connect(private.id, key=private.key) as spectator:
        for type_, content in (
            ("move", {"turn": 0, "move": legal[0]["number"]}),
            ("say", {"text": "hello"}),
            ("claim", {"claim": "i-promise"}),
            ("back", {}),
        ):
            assert spectator.ask(type_, **content)["message"]["name"] == "error-spectator"
    assert written() == before


def test_who_gave_a_seat_up_has_lost_it(server: Server) -> None:
    at = party(server, started=False)
    with server.connect(at.id, at.tokens[1], at.key) as client:
        client.settle()
        assert server.post(f"/api/tables/{at.id}/leave", at.tokens[1]).status_code == 200
        closed = client.until(lambda message: message["type"] == "closed")
        assert closed["message"]["name"] == "error-token"
        with pytest.raises(ConnectionClosed):
            client.next()
    heir = server.join(at.id, "Heir", at.key, seat=1)
    assert server.post(f"/api/tables/{at.id}/start", at.tokens[0]).status_code == 200
    assert server.get(f"/api/tables/{at.id}", at.tokens[1]).status_code == 404
    assert server.get(f"/api/tables/{at.id}", heir["token"]).json()["own"] == 1


def test_only_the_host_starts_frees_and_seats_bots(server: Server, written: Written) -> None:
    at = party(server, started=False, people=3)
    before = written()
    for token, name in (
        (at.tokens[1], "room-host-only"),
        ("", "room-no-seat-held"),
        ("x", "room-no-seat-held"),
    ):
        for path, body in (("start", {"fill": True}), ("free", {"seat": 2}), ("bots", {})):
            headers = {"Turncoat-Key": at.key} | ({"Authorization": f"Bearer {token}"} if token else {})
            with server.http as client:
                response = client.post(f"/api/tables/{at.id}/{path}", json=body, headers=headers)
            assert (response.status_code, response.json()["message"]["name"]) == (403, name)
            assert is_clear(response.json())
    assert written() == before
    assert server.post(f"/api/tables/{at.id}/bots", at.tokens[0], seat=3).status_code == 200
    assert server.post(f"/api/tables/{at.id}/free", at.tokens[0], seat=3).status_code == 200


def test_seats_are_neither_stolen_nor_taken_twice(server: Server, public: Party, written: Written) -> None:
    before = written()
    path = f"/api/tables/{public.id}/join"
    for token, body, name in (
        ("", {"name": "Thief", "seat": 0}, "room-seat-taken"),
        ("", {"name": "Thief", "seat": 7}, "room-no-such-seat"),
        ("", {"name": "\u200b"}, "room-no-name"),
        (public.tokens[0], {"name": "Twin"}, "room-seated-already"),
    ):
        response = server.post(path, token, **body)
        assert (response.status_code, response.json()["message"]["name"]) == (409, name)
        assert is_clear(response.json())
    assert written() == before


def test_nobody_joins_or_leaves_once_the_cards_are_dealt(
    server: Server, private: Party, written: Written
) -> None:
    before = written()
    for path, body in (("leave", {}), ("free", {"seat": 1}), ("bots", {}), ("start", {})):
        response = server.post(f"/api/tables/{private.id}/{path}", private.tokens[0], **body)
        assert response.json()["message"]["name"] == "room-started"
    with server.http as client:
        headers = {"Turncoat-Key": private.key}
        late = client.post(f"/api/tables/{private.id}/join", json={"name": "Late"}, headers=headers)
    assert late.json()["message"]["name"] == "room-started"
    assert written() == before


def test_a_game_cannot_be_looked_back_at_before_its_end(server: Server, private: Party) -> None:
    for path in ("saved", "replay", "replay?seat=0"):
        response = server.get(f"/api/tables/{private.id}/{path}", private.tokens[0])
        assert (response.status_code, response.json()["message"]["name"]) == (409, "error-not-over")
    assert "proof" not in server.get(f"/api/tables/{private.id}", private.tokens[0]).json()


@pytest.mark.parametrize(
    "wishes",
    [
        {"name": "Anna", "seat": 7},
        {"name": "\u200e"},
        {"name": "Anna", "start": True},
        {"options": {"edition": "ninth"}},
        {"seats": 1},
        {"game": "chess"},
    ],
)
def test_a_table_that_cannot_be_laid_as_wished_is_not_laid(
    wishes: dict[str, Any], server: Server, written: Written
) -> None:
    before = written()
    body: dict[str, Any] = {"game": "passengers", "seats": SEATS} | wishes
    response = server.post("/api/tables", **body)
    assert 400 <= response.status_code < 500
    assert is_clear(response.json()) or response.json()["message"]["name"].startswith("error-")
    assert written() == before


# Private tables --------------------------------------------------------------------------------


def seen_by(response: httpx.Response) -> tuple[int, bytes, list[tuple[str, str]]]:
    """All of an answer but its date."""
    headers = [(name, value) for name, value in response.headers.items() if name != "date"]
    return response.status_code, response.content, headers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "", None),
        ("GET", "/saved", None),
        ("GET", "/replay?seat=7", None),
        ("POST", "/join", {"name": "Stranger"}),
        ("POST", "/leave", {}),
        ("POST", "/bots", {"seat": 1}),
        ("POST", "/free", {}),
        ("POST", "/start", {"fill": True}),
    ],
)
def test_a_private_table_is_like_none_to_strangers(
    method: str,
    path: str,
    body: dict[str, Any] | None,
    language: str,
    server: Server,
    private: Party,
    public: Party,
) -> None:
    heard = set()
    with server.http as client:
        for table in (private.id, "A" * len(private.id), "nothing", "%00", "я", "x" * 500):
            for more in (
                {},
                {"Turncoat-Key": "wrong"},
                {"Authorization": f"Bearer {public.tokens[0]}", "Turncoat-Key": private.tokens[0]},
            ):
                headers = {"Accept-Language": language} | more
                response = client.request(method, f"/api/tables/{table}{path}", json=body, headers=headers)
                assert response.status_code == 404
                heard.add(repr(seen_by(response)))
    assert len(heard) == 1


def test_a_private_table_is_like_none_on_the_socket(server: Server, private: Party, public: Party) -> None:
    heard = {
        greeted(server, table, json.dumps({"type": "hello", "protocol": 2} | more))
        for table in (private.id, "A" * len(private.id), "%00")
        for more in ({}, {"key": "wrong"}, {"token": public.tokens[0]}, {"token": private.key})
    }
    assert len(heard) == 1
    assert json.loads(heard.pop()[0])["message"]["name"] == "room-missing"


def test_private_tables_are_in_no_list(server: Server, private: Party) -> None:
    for status in ("open", "playing", "over"):
        assert private.id not in server.get(f"/api/tables?status={status}&limit=100").text


# HTTP ------------------------------------------------------------------------------------------


DESCRIPTION = make_app(Settings(database="")).openapi()
"""What the server says of its HTTP."""
OPERATIONS: list[Any] = [
    found.ok()
    for found in schemathesis.openapi.from_dict(DESCRIPTION).get_all_operations()
    if isinstance(found, Ok)
]
CHECKS = [
    not_a_server_error,
    openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance,
    openapi_checks.response_schema_conformance,
    openapi_checks.negative_data_rejection,
]


def test_the_description_is_served(server: Server) -> None:
    assert server.get("/api/openapi.json").json() == json.loads(json.dumps(DESCRIPTION))


FRAMING = ("content-length", "transfer-encoding", "connection", "upgrade", "expect", "host")
"""Headers by which the shape of HTTP itself is broken: no application hears of such a request."""


@st.composite
def cases(draw: st.DrawFn, operation: Any, tables: list[str]) -> Any:
    """Requests that keep to the description, and such that do not; of those that can be right, some are."""
    modes = [GenerationMode.POSITIVE]
    if operation.body or operation.query or operation.headers or operation.path_parameters:
        modes.append(GenerationMode.NEGATIVE)
    mode = draw(st.sampled_from(modes))
    case = draw(operation.as_strategy(mode))
    for name in [name for name in case.headers or () if name.lower() in FRAMING]:
        del case.headers[name]
    if "table" in case.path_parameters:
        case.path_parameters["table"] = draw(st.sampled_from(tables))
    if mode == GenerationMode.POSITIVE and isinstance(case.body, dict) and "game" in case.body:
        case.body |= {"game": "passengers", "options": {}, "start": False}
    return case


@pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
@settings(BOUNDED, max_examples=40)
@given(data=st.data())
def test_http_keeps_to_its_description(
    operation: Any, data: st.DataObject, server: Server, public: Party, private: Party, written: Written
) -> None:
    case = data.draw(cases(operation, [public.id, private.id, "nothing"]))
    before = written()
    response = case.call(base_url=server.address)
    large = response.status_code == 413  # refused before anybody has read what is wrong with it
    assert not large or len(response.request.body or b"") > shield.LARGEST
    case.validate_response(response, checks=CHECKS[:-1] if large else CHECKS)
    for name, value in HEADERS.items():
        assert response.headers[name.lower()] == [value]
    if response.status_code >= 400:
        assert {"message", "words"} <= set(response.json())
        assert written() == before


@pytest.mark.parametrize(
    ("body", "status", "name"),
    [
        (b"", 422, "error-request"),
        (b"{", 422, "error-request"),
        (b"null", 422, "error-request"),
        (b"[" * 8000, 400, "error-request"),
        (b'{"a":' * 3000, 400, "error-request"),
        (b'{"seats":' + b"9" * 9000 + b"}", 400, "error-request"),
        (b'{"game":"\xff"}', 400, "error-request"),
        (b'{"game":"\\ud800","seats":5}', 422, "error-request"),
        (b'{"\\ud800":1}', 422, "error-request"),
        (b'{"game":"passengers","seats":5,"options":{"\\ud800":"\\udfff"}}', 422, "error-request"),
        (b'{"game":"passengers","seats":5,"pause":NaN}', 422, "error-request"),
        (b'{"game":"passengers","seats":5,"pause":Infinity}', 422, "error-request"),
        (b'{"game":"passengers","seats":"5"}', 422, "error-request"),
        (b'{"game":"passengers","seats":5,"secret":"00"}', 422, "error-request"),
        (b'{"game":"passengers","seats":5,"clock":{"absence":-1}}', 422, "error-request"),
        (b'{"game":"passengers","seats":5,"options":{"\\u0000":"x"}}', 422, "error-option"),
        (b"x" * (shield.LARGEST + 1), 413, "error-too-large"),
    ],
)
def test_what_is_wrong_with_a_body_is_named(
    body: bytes, status: int, name: str, server: Server, written: Written
) -> None:
    before = written()
    with server.http as client:
        response = client.post("/api/tables", content=body, headers=JSON)
    assert (response.status_code, response.json()["message"]["name"]) == (status, name)
    assert response.json()["words"]
    assert written() == before


def test_a_body_without_a_length_is_read_no_further_than_the_limit(server: Server, written: Written) -> None:
    before = written()
    with server.http as client:
        response = client.post("/api/tables", content=(b" " * 1000 for _ in range(100)), headers=JSON)
    assert (response.status_code, response.json()["message"]["name"]) == (413, "error-too-large")
    assert written() == before


@pytest.mark.parametrize(
    "octets",
    [
        b"garbage\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01",
        b"GET /health HTTP/1.1\r\nHost: x\r\nContent-Length: 6P\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nXYZ\r\n",
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\n\r\n",
    ],
)
def test_what_is_no_http_is_refused_and_the_server_goes_on(
    octets: bytes, server: Server, written: Written
) -> None:
    before = written()
    host, _, port = server.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), WAIT) as connection, suppress(ConnectionError):
        connection.sendall(octets)
        assert connection.recv(100)[:10] in (b"HTTP/1.1 4", b"")
    assert server.get("/health").status_code == 200
    assert written() == before


def test_faults_of_a_request_are_told_in_the_language_that_was_asked_for(server: Server) -> None:
    with server.http as client:
        told = [
            client.get("/api/tables/none", headers={"Accept-Language": wish}).json()["words"]
            for wish in ("en-GB,ru;q=0.5", "ru-RU,en;q=0.5", "de", "", ";,=0,")
        ]
    assert told[0] == told[2] == told[3] == told[4] != told[1]


HEARD = [
    ("GET", "/health", {}, 200),
    ("GET", "/api/games", {}, 200),
    ("GET", "/verify", {}, 200),
    ("GET", "/verify.js", {}, 200),
    ("GET", "/metrics", {}, 404),
    ("GET", "/api/games", {"headers": {"Host": "elsewhere.example"}}, 403),
    ("GET", "/api/openapi.json", {}, 200),
    ("GET", "/nothing", {}, 404),
    ("GET", "/api/tables/nothing", {}, 404),
    ("DELETE", "/api/tables", {}, 405),
    ("OPTIONS", "/api/tables", {}, 405),
    ("GET", "/api/tables?limit=0", {}, 422),
    ("POST", "/api/tables", {"content": b"{"}, 422),
    ("POST", "/api/tables", {"content": b"x" * 20_000}, 413),
    ("POST", "/api/tables", {"headers": {"Origin": "http://elsewhere.example"}}, 403),
]


@pytest.mark.parametrize(("method", "path", "more", "status"), HEARD)
def test_the_policy_is_on_every_answer(
    method: str, path: str, more: dict[str, Any], status: int, server: Server
) -> None:
    with server.http as client:
        response = client.request(method, path, **more)
    assert response.status_code == status
    assert all(response.headers[name] == value for name, value in HEADERS.items())
    assert "default-src 'none'" in response.headers["Content-Security-Policy"]
    assert "unsafe" not in response.headers["Content-Security-Policy"]
    assert "server" not in response.headers
    assert "access-control-allow-origin" not in response.headers


def test_a_fault_of_the_server_tells_nothing_and_keeps_the_policy(tmp_path: Path) -> None:
    app = make_app(Settings(database=str(tmp_path / "tables.db")))

    async def crash() -> None:
        raise RuntimeError("the secret is 42")

    app.add_api_route("/crash", crash)

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get("/crash")

    response = asyncio.run(ask())
    assert response.status_code == 500
    assert response.json()["message"] == {"name": "error-server", "arguments": {}}
    assert all(response.headers[name] == value for name, value in HEADERS.items())


# Origins ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://["])
def test_pages_of_other_sites_change_nothing(
    origin: str, server: Server, public: Party, written: Written
) -> None:
    before = written()
    with server.http as client:
        response = client.post(
            f"/api/tables/{public.id}/join", json={"name": "A"}, headers={"Origin": origin}
        )
    assert (response.status_code, response.json()["message"]["name"]) == (403, "error-origin")
    assert is_clear(response.json())
    url = server.address.replace("http", "ws", 1) + f"/api/tables/{public.id}/socket"
    with pytest.raises(InvalidStatus) as refused:
        connect_socket(url, additional_headers={"Origin": origin}, open_timeout=WAIT)
    assert refused.value.response.status_code == 403
    with connect_socket(url, additional_headers={"Origin": server.address}, open_timeout=WAIT) as own:
        own.send('{"type":"hello","protocol":2}')
        assert json.loads(own.recv(WAIT))["type"] == "welcome"
    assert written() == before


# Names and talk --------------------------------------------------------------------------------


def test_names_are_clean_and_nobody_has_anothers(server: Server) -> None:
    at = party(server, started=False, people=1)
    for wished, shown in (
        ("  pLAYER\u200b ", "pLAYER 2"),
        ("\u202eevil\u0000\n\t<b>", "evil <b>"),
        ("z" + "\u0351" * 50, "z" + "\u0351" * 2),
        ("W" * 200, "W" * LONGEST_NAME),
    ):
        joined = server.join(at.id, wished, at.key)
        assert joined["table"]["players"][joined["seat"]]["name"] == shown


def test_talk_is_clean(server: Server) -> None:
    at = party(server, started=False, people=1)
    with server.connect(at.id, at.tokens[0], at.key) as client:
        for said in ("\u2067hello\u0007 \r\n you\u200f", "m" * 1000):
            assert client.ask("say", text=said)["type"] == "accepted"
        assert client.ask("say", text="\u200b \u2028")["message"]["name"] == "room-empty-remark"
    assert [line["text"] for line in client.lines] == ["hello you", "m" * LONGEST_REMARK]


# Answers that were lost ------------------------------------------------------------------------

WORD = "0123456789abcdefABCDEF-_"


def test_whoever_asks_again_gets_the_same_table_and_the_same_seat(server: Server, written: Written) -> None:
    wishes = {"game": "passengers", "seats": SEATS, "name": "Anna", "once": WORD}
    first = server.lay(**wishes)
    before = written()
    again = server.lay(**wishes)
    assert written() == before
    assert again == first
    assert None not in (first["token"], first["key"])
    at, key = first["table"]["id"], first["key"]
    joined = server.join(at, "Boris", key, once=WORD)
    before = written()
    assert server.join(at, "Boris", key, once=WORD) == joined
    assert written() == before
    assert joined["token"] != first["token"]
    other = server.lay(**wishes | {"once": WORD[::-1]})
    assert {other["table"]["id"], other["token"], other["key"]}.isdisjoint({at, first["token"], key})


def test_a_word_that_could_be_guessed_is_refused(server: Server, written: Written) -> None:
    before = written()
    for once in ("1", "x" * 21, "x" * 65, " " * 30):
        assert server.post("/api/tables", game="passengers", seats=SEATS, once=once).status_code == 422
    assert written() == before


# Races -----------------------------------------------------------------------------------------


def test_the_same_table_that_is_asked_for_twice_at_once_is_laid_once(tmp_path: Path) -> None:
    async def race() -> list[httpx.Response]:
        app = make_app(Settings(database=str(tmp_path / "tables.db")))
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
        ):
            wishes = {"game": "passengers", "seats": SEATS, "public": True, "name": "Anna", "once": WORD}
            told = await asyncio.gather(*(client.post("/api/tables", json=wishes) for _ in range(5)))
            assert len(app.state.hall.desks) == 1
            return [*told]

    told = asyncio.run(race())
    assert {response.status_code for response in told} == {201}
    assert len({response.text for response in told}) == 1


def test_a_wish_that_comes_twice_takes_no_seat_from_the_next(tmp_path: Path) -> None:
    """The second leave of somebody is thought over after another has taken the seat."""

    async def race() -> list[httpx.Response]:
        app = make_app(Settings(database=str(tmp_path / "tables.db")))
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
        ):
            wishes = {"game": "passengers", "seats": SEATS, "public": True, "name": "Anna"}
            laid = (await client.post("/api/tables", json=wishes)).json()
            path, headers = f"/api/tables/{laid['table']['id']}", {"Authorization": f"Bearer {laid['token']}"}
            leave = client.post(f"{path}/leave", headers=headers)
            join = client.post(f"{path}/join", json={"name": "Boris", "seat": 0})
            again = client.post(f"{path}/leave", headers=headers)
            await asyncio.gather(leave, join, again)
            return [await client.get(path)]

    (table,) = asyncio.run(race())
    assert table.json()["players"][0]["name"] == "Boris"


# As much as is wished --------------------------------------------------------------------------

AT_A_TIME = 1000
"""Messages after which it is said how far things have come."""
OWN_IDS = 1_000_000
"""The first number of our own messages: garbage rarely hits on one."""


def send_garbage(server: Server, file: Path, messages: int, first_seed: int) -> Iterator[int]:
    """Send garbage for a player who owes no decision; how much has been sent, now and then."""
    at = party(server, talk=False)
    seat = idle_seat(server, at)
    before = entries_in(file)
    for sent in range(0, messages, AT_A_TIME):
        with server.connect(at.id, at.tokens[seat], at.key) as client:
            client.ids = OWN_IDS
            send_some(client, min(AT_A_TIME, messages - sent), first_seed + sent)
        assert entries_in(file) == before
        assert not server.errors
        yield min(messages, sent + AT_A_TIME)


def send_some(client: Client, messages: int, chosen_seed: int) -> None:
    """Send garbage that follows from a seed."""

    @seed(chosen_seed)
    @settings(BOUNDED, max_examples=messages, derandomize=False)
    @given(text=GARBAGE)
    def send(text: str | bytes) -> None:
        check_answers(client, text)
        del client.received[:-1], client.raw[:-1]

    send()


def main() -> None:
    """Send garbage, and say how it was taken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--messages", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), "--log", "error") as server:
        for sent in send_garbage(server, Path(folder) / "tables.db", chosen.messages, chosen.seed):
            took = time.monotonic() - began
            print(f"{sent} messages in {took:.0f} s: each answered, nothing changed, no error", flush=True)
        assert server.get("/health").status_code == 200


if __name__ == "__main__":
    main()
