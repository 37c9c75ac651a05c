"""A server that is killed in the middle of everything loses nothing, and every table goes on.

    python -m tests.server.test_kill --times 100 [--database sqlite|postgresql] [--seed 1]

kills one server after another on the same database while people and bots play as fast as they can.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from tests.server.ledger import Ledger, said_then
from tests.server.postgres import fresh_database
from tests.server.running import PLENTY, WAIT, Client, Server, running, start
from turncoat.match import SPECTATOR
from turncoat.server.store import OVER, Row

SHARED = {"public": True, "fill": True, "start": True}
PASSENGERS: dict[str, Any] = {"game": "passengers", "seats": 5, **SHARED, "pause": 0.2}
ZEPPELIN: dict[str, Any] = {"game": "mad-zeppelin", "seats": 3, **SHARED, "pause": 0.1}
BOT_TABLES, FEWER = 24, 10
"""Tables of bots alone. PostgreSQL gets fewer: what it adds is how entries are kept."""
WATCHED, PERSON_TABLES = 6, 10
ENOUGH = 22
"""Entries for each table after which the server is killed: about a third of those that there will be."""
PATIENCE = 400.0


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
    else:
        with fresh_database() as address:
            yield address


@dataclass
class Guest:
    """Somebody at a table, who keeps what was acknowledged and what was heard."""

    table: str
    token: str = ""
    acknowledged: dict[int, int] = field(default_factory=dict)
    """The moves by turn."""
    lines: list[dict[str, Any]] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)

    def visit(self, server: Server) -> None:
        """Play, or only look on, until the game is over or the server is gone."""
        try:
            with server.connect(self.table, self.token, have=len(self.lines)) as client:
                while not self.view.get("over"):
                    if not self.decide(client):
                        self.take(client.next(PATIENCE))
        except (WebSocketException, ConnectionError):
            pass

    def is_amid(self) -> bool:
        """Whether this guest has seen the table, and moved if there is a seat to move for."""
        return bool(self.view) and (not self.token or bool(self.acknowledged))

    def take(self, message: dict[str, Any]) -> None:
        """Keep what came."""
        if message["type"] == "log":
            self.lines += message["lines"]
        elif message["type"] == "view":
            self.view = message

    def decide(self, client: Client) -> bool:
        """Make the first legal move, if there is one to make, and note the answer."""
        turn = self.view.get("turn")
        if turn is None or not self.view["moves"] or turn in self.acknowledged:
            return False
        move = self.view["moves"][0]["number"]
        seen = len(client.received)
        answer = client.ask("move", turn=turn, move=move)
        assert answer["type"] == "accepted", answer
        self.acknowledged[turn] = move
        for message in client.received[seen:]:
            self.take(message)
        return True


def guests(server: Server, bot_tables: int) -> list[Guest]:
    """Tables of bots alone, some of them watched, and of bots with a person."""
    with ThreadPoolExecutor(10) as hands:
        alone = hands.map(lambda number: server.lay(**wishes(number)), range(bot_tables))
        mixed = hands.map(lambda number: server.lay(**wishes(number), name="Anna"), range(PERSON_TABLES))
        watchers = [Guest(laid["table"]["id"]) for laid in alone][:WATCHED]
        return watchers + [Guest(laid["table"]["id"], laid["token"]) for laid in mixed]


def wishes(number: int) -> dict[str, Any]:
    """One table in ten is of the longer game."""
    return ZEPPELIN if number % 10 == 0 else PASSENGERS


def wait_until(holds: Callable[[], bool]) -> None:
    """Look again and again."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "this takes too long"
        time.sleep(0.1)


def test_a_killed_server_loses_nothing_and_every_table_goes_on(database: str) -> None:
    ledger = Ledger(database)
    bot_tables = FEWER if "://" in database else BOT_TABLES
    enough = ENOUGH * (bot_tables + PERSON_TABLES)
    server = start(database, *PLENTY, *SPREAD)
    try:
        with ThreadPoolExecutor(WATCHED + PERSON_TABLES) as threads:
            present = guests(server, bot_tables)
            visits = [threads.submit(guest.visit, server) for guest in present]
            wait_until(lambda: ledger.count() >= enough and all(guest.is_amid() for guest in present))
            before = ledger.rows()
            server.kill()
            for visit in visits:
                visit.result(WAIT)
    finally:
        server.stop()
    kept = ledger.rows()
    assert len(before) == bot_tables + PERSON_TABLES
    assert sum(status == OVER for status in ledger.statuses().values()) <= len(before) / 2
    check_kept(before, kept)
    check_acknowledged(ledger, present)
    acknowledged = sum(len(guest.acknowledged) for guest in present)
    assert acknowledged >= PERSON_TABLES

    with running(Path(), database=database) as again, ThreadPoolExecutor(len(present)) as threads:
        for visit in [threads.submit(guest.visit, again) for guest in present]:
            visit.result(PATIENCE)
        wait_until(lambda: set(ledger.statuses().values()) == {OVER})
        check_kept(kept, ledger.rows())
        check_acknowledged(ledger, present)
        assert sum(len(guest.acknowledged) for guest in present) > acknowledged
        check_replays(again, ledger, present)


def check_kept(before: dict[str, list[Row]], now: dict[str, list[Row]]) -> None:
    """What was written is there, unchanged, with whatever came after it."""
    assert before.keys() == now.keys()
    for table, rows in before.items():
        assert now[table][: len(rows)] == rows


def check_acknowledged(ledger: Ledger, present: list[Guest]) -> None:
    """Every acknowledged move is in the database, at its turn."""
    for guest in present:
        if guest.token:
            made = ledger.moves(guest.table)
            seat = next(seat for seat, one in ledger.room(guest.table).players.items() if not one.bot)
            for turn, move in guest.acknowledged.items():
                assert made[seat][turn] == move


def check_replays(server: Server, ledger: Ledger, present: list[Guest]) -> None:
    """The server shows each table as its entries make it; who was cut off has heard every line once."""
    for guest in present:
        room = ledger.room(guest.table)
        with server.connect(guest.table, guest.token) as fresh:
            fresh.settle()
        assert said_then(guest.lines) == said_then(fresh.lines)
        assert guest.view == fresh.last_view
        seat = room.host if guest.token else SPECTATOR
        shown = room.view(seat)
        assert shown
        assert {key: fresh.last_view[key] for key in shown} == shown
        saved = server.get(f"/api/tables/{guest.table}/saved").json()
        assert room.match
        text = room.match.game.moves.text
        assert saved["moves"] == [[seat, text(move)] for seat, move in room.match.moves]


# Again and again -------------------------------------------------------------------------------

AT_ONCE = 6
"""People who play in each life of a server, each at a table with bots that wait for nothing."""
SPREAD = ("--processes", "2")
"""Where there is much to do, what seats see is written out by another process."""
ALONE = 4
"""Tables of bots alone that are laid in each life: they go as fast as the server can."""
LONGEST_LIFE = 3.0
"""Seconds from the first move in a server's life to its end, at most."""


def killed_again_and_again(database: str, times: int, luck: Random) -> Iterator[tuple[int, int]]:
    """Kill servers on one database; after each, the entries that are kept and the moves acknowledged.

    Whoever was cut off comes back to the next server; for each game that is over another is begun.
    """
    ledger = Ledger(database)
    present: list[Guest] = []
    over: list[Guest] = []
    for _ in range(times):
        server = start(database, *PLENTY, *SPREAD)
        try:
            over += [guest for guest in present if guest.view.get("over")]
            present = [guest for guest in present if not guest.view.get("over")]
            present += [newcomer(server) for _ in range(AT_ONCE - len(present))]
            for _ in range(ALONE):
                server.lay(**PASSENGERS | {"pause": 0.0})
            before = cut_off(server, ledger, present, luck)
        finally:
            server.stop()
        check_kept(before, ledger.rows())
        check_acknowledged(ledger, present)
        yield ledger.count(), sum(len(guest.acknowledged) for guest in over + present)
    with running(Path(), database=database) as last, ThreadPoolExecutor(AT_ONCE) as threads:
        for visit in [threads.submit(guest.visit, last) for guest in present]:
            visit.result(PATIENCE)
        wait_until(lambda: set(ledger.statuses().values()) == {OVER})
        check_acknowledged(ledger, over + present)
        check_replays(last, ledger, over + present)


def newcomer(server: Server) -> Guest:
    """Somebody at a new table with bots that wait for nothing."""
    laid = server.lay(**PASSENGERS | {"pause": 0.0}, name="Anna")
    return Guest(laid["table"]["id"], laid["token"])


def cut_off(server: Server, ledger: Ledger, present: list[Guest], luck: Random) -> dict[str, list[Row]]:
    """Have people play until a server is killed; what was written shortly before."""
    made = sum(len(guest.acknowledged) for guest in present)
    with ThreadPoolExecutor(len(present)) as threads:
        visits = [threads.submit(guest.visit, server) for guest in present]
        wait_until(lambda: sum(len(guest.acknowledged) for guest in present) > made)
        time.sleep(luck.random() * LONGEST_LIFE)
        before = ledger.rows()
        server.kill()
        for visit in visits:
            visit.result(WAIT)
    return before


def main() -> None:
    """Kill servers as often as is wished, and say what became of their tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()

    def report(database: str) -> None:
        lives = killed_again_and_again(database, chosen.times, Random(chosen.seed))
        for number, (entries, moves) in enumerate(lives, 1):
            print(f"{number} killed: {entries} entries, {moves} moves acknowledged, none lost", flush=True)
        print("Everybody has played on, and heard every line once.")

    if chosen.database == "postgresql":
        with fresh_database() as database:
            report(database)
    else:
        with tempfile.TemporaryDirectory() as folder:
            report(f"{folder}/tables.db")


if __name__ == "__main__":
    main()
