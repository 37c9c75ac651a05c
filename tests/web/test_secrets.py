"""No secret reaches the page: its network, memory and document are searched in the middle of every game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server import wording
from tests.server.ledger import Ledger
from tests.server.running import Server, running
from tests.web.person import Person
from turncoat.games import NAMES, game
from turncoat.match import SPECTATOR
from turncoat.server.entries import read
from turncoat.server.room import Room, hashed, rebuilt

OWN = 0
OTHER = 1
PART = "the other person's part of the seed"
MIDDLE = {"passengers": 3, "mad-zeppelin": 8, "cerberus": 6, "chaos-contract": 8}
"""Decisions of a person up to the middle of a game."""
SHORT_GAMES = 5
"""So many one after another are not all over before their middle."""


def heap_of(person: Person) -> str:
    """Everything that the page's memory holds, as text."""
    session = person.context.new_cdp_session(person.page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.enable")
    session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(chunks)


def said_to(room: Room, seat: int) -> set[str]:
    """The log as a seat reads it, line by line."""
    words = room.words("en")
    lines = [dict[str, Any](line) for _, line in room.heard(seat)]
    return {words.say(wording.read(line["message"]), room.names()) for line in lines if "message" in line}


def secrets_of(room: Room, seat: int, token: str) -> dict[str, str]:
    """What a seat, or a spectator, must not come to know, as texts to search for."""
    own = said_to(room, seat)
    others = set().union(*(said_to(room, one) for one in range(room.seats) if one != seat))
    hidden = {f"line {number}": line for number, line in enumerate(sorted(others - own))}
    return hidden | {
        "secret": room.opened.secret,
        "seed": str(room.seed()),
        "token": token,
        "hash": hashed(token),
        "part": PART,
    }


def views_of(ledger: Ledger, table: str, seat: int) -> set[str]:
    """Every scene that the table has shown a seat, from its entries alone."""
    rows = [(read(row.body), row.at) for row in ledger.rows(table)[table]]
    room = rebuilt(table, rows[:1])
    shown = set()
    for entry, at in rows[1:]:
        room.apply(entry, at)
        view = room.match and room.view(seat)
        if view:
            shown.add(json.dumps(view["scene"], sort_keys=True))
    return shown


def check(person: Person, ledger: Ledger, table: str, seat: int, token: str) -> str:
    """Search all that a page has of a table for what it may not have; its memory, to look for what it has."""
    places = {"page": person.page.content(), "heap": heap_of(person), "network": "\n".join(person.frames)}
    room = ledger.room(table)  # after that: a page whose memory is read may seem gone, and be played for
    assert room.match
    assert not room.match.over
    secrets = secrets_of(room, seat, token)
    for place, text in places.items():
        for name, secret in secrets.items():
            for written in {secret, json.dumps(secret)[1:-1]}:  # mostly one and the same
                assert written not in text, (place, name, secret)
    shown = views_of(ledger, table, seat)
    views = [message for message in person.messages if message["type"] == "view"]
    assert views
    for view in views:
        assert json.dumps(view["scene"], sort_keys=True) in shown
        assert view["revealed"] is None
        assert view["result"] is None
    return places["heap"]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_that_a_seat_or_a_spectator_may_not_know_is_in_the_browser(
    browser: Browser, tmp_path: Path, name: str
) -> None:
    database = str(tmp_path / "tables.db")
    with running(tmp_path, database=database) as server:
        vera, watcher, table, tokens = in_the_middle(browser, server, name)
        ledger = Ledger(database)
        of_vera = check(vera, ledger, table, OWN, tokens[OTHER])
        of_watcher = check(watcher, ledger, table, SPECTATOR, tokens[OTHER])
        assert tokens[OWN] in of_vera  # the search finds what is there
        assert tokens[OWN] not in of_watcher
        for person in (vera, watcher):
            person.context.close()
            assert person.faults == []


def in_the_middle(browser: Browser, server: Server, name: str) -> tuple[Person, Person, str, list[str]]:
    """Somebody at a table in the middle of its game, and a spectator; some games are over before that."""
    for _ in range(SHORT_GAMES):
        table, tokens = sit_down(server, name)
        vera, watcher = Person(browser, server.address), Person(browser, server.address)
        watcher.open(f"/table/{table}")
        watcher.page.wait_for_selector(".prompt")
        vera.open(f"/table/{table}#token={tokens[OWN]}")
        vera.page.wait_for_selector(".prompt")
        if vera.play(MIDDLE[name]) == MIDDLE[name] and vera.wait_for_question():
            return vera, watcher, table, tokens
        for person in (vera, watcher):
            person.context.close()
    raise AssertionError("no game has a middle")


def sit_down(server: Server, name: str) -> tuple[str, list[str]]:
    """A table in the middle of its numbers of seats with two people, the second of whom has gone."""
    seats = game(name).seats[len(game(name).seats) // 2]
    clock = {"decision": None, "absence": 1}
    laid = server.lay(game=name, seats=seats, public=True, name="Vera", clock=clock)
    table = laid["table"]["id"]
    boris = server.join(table, "Boris", contribution=PART)
    assert server.post(f"/api/tables/{table}/start", laid["token"], fill=True).status_code == 200
    return table, [laid["token"], boris["token"]]
