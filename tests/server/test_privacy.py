"""Privacy: what a person can take along, what is gone once it is erased, and what is deleted in time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.ledger import Ledger
from tests.server.postgres import fresh_database
from tests.server.running import House, Server, running
from tests.server.test_home import ask, everything, new_secret, told
from turncoat.server.hall import Hall
from turncoat.server.layout import AUDIT, BANS, REPORTS
from turncoat.server.privacy import DAY, Housekeeping
from turncoat.server.settings import Retention
from turncoat.server.store import OVER, Store

VERA, BORIS = "Vera Figner", "Boris Godunov"
WORDS, REPLY = "my grandmother and her cottage", "a quiet answer"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that keeps words for a week and tables for a month."""
    folder = tmp_path_factory.mktemp("privacy")
    settings = ("--keep-talk", "7", "--keep-tables", "30", "--contact", "club@example.org", "--log", "debug")

    def started(database: str) -> Iterator[House]:
        with running(folder, *settings, database=database) as found:
            house = House(found.process, found.address, found.errors, found.listener)
            house.database = database
            yield house
        assert not [name for name in (VERA, BORIS, WORDS, REPLY) if name in "".join(found.errors)]

    if request.param == "sqlite":
        yield from started(str(folder / "tables.db"))
    else:
        with fresh_database() as address:
            yield from started(address)


class Duel:
    """A finished game of two people, both of whom spoke; the second left it to a bot."""

    def __init__(self, server: House) -> None:
        self.homes = (new_secret(), new_secret())
        laid = server.lay(game="mad-zeppelin", seats=2, public=True, name=VERA, home=self.homes[0])
        self.table: str = laid["table"]["id"]
        at = f"/api/tables/{self.table}"
        joined = ask(server, "POST", f"{at}/join", self.homes[1], {"name": BORIS}).json()
        assert server.post(f"{at}/start", laid["token"]).status_code == 200
        with server.connect(self.table, joined["token"]) as boris:
            assert boris.ask("say", text=REPLY)["type"] == "accepted"
        server.post(f"{at}/resign", joined["token"])
        with server.connect(self.table, laid["token"]) as vera:
            vera.view()
            assert vera.ask("say", text=WORDS)["type"] == "accepted"
            vera.play_out(Random(1))


def sweep(server: House, days: float, **keeps: float | None) -> None:
    """Tidy up as a server does so many days from now."""

    async def swept() -> None:
        store = Store(server.database)
        await store.open()
        now = Ledger(server.database).rows()
        latest = max(row.at for rows in now.values() for row in rows)
        await Housekeeping(Hall(store, lambda: latest + days * DAY), Retention(**keeps)).sweep()
        await store.close()

    asyncio.run(swept())


def test_a_person_takes_along_all_that_is_kept_about_them(server: House) -> None:
    duel = Duel(server)
    vera, boris = (ask(server, "GET", "/api/home/export", home).json() for home in duel.homes)
    (seat,) = vera["seats"]
    kinds = [entry["kind"] for entry in seat["entries"]]
    assert kinds[0] == "joined"
    assert {entry["name"] for entry in seat["entries"] if entry["kind"] == "joined"} == {VERA}
    assert WORDS in [entry.get("text") for entry in seat["entries"]]
    assert "moved" in kinds
    assert REPLY not in json.dumps(vera), "others' words are others'"
    assert vera["bans"] == vera["reports"] == vera["passkeys"] == []
    left = [entry["kind"] for entry in boris["seats"][0]["entries"]]
    assert left[-1] == "resigned", "what a bot did afterwards is not Boris's, and was a secret"
    assert ask(server, "GET", "/api/home/export", new_secret()).status_code == 404


def test_who_is_erased_has_no_name_and_no_words_anywhere(server: House) -> None:
    duel = Duel(server)
    assert told(server, duel.homes[1])["finished"][0]["players"][0]["name"] == VERA
    before = Ledger(server.database).room(duel.table)
    with server.connect(duel.table) as spectator:
        spectator.view()
        assert ask(server, "DELETE", "/api/home", duel.homes[0]).status_code == 204
        nameless = spectator.until(lambda m: m["type"] == "table" and m["players"][0]["name"] is None)
        assert nameless["players"][1]["name"] == BORIS
    here = [row.body for row in Ledger(server.database).rows()[duel.table]]
    assert not [body for body in here if VERA in body or WORDS in body]
    assert [body for body in here if REPLY in body], "what others said is theirs"
    after = Ledger(server.database).room(duel.table)
    assert before.match
    assert after.match
    assert (after.status, after.match.moves) == (OVER, before.match.moves)
    assert after.match.result == before.match.result
    assert told(server, duel.homes[1])["finished"][0]["players"][0]["name"] == ""
    texts = [line["text"] for line in server_lines(server, duel.table) if line["kind"] == "remark"]
    assert texts == [REPLY, ""]
    assert ask(server, "GET", "/api/home", duel.homes[0]).status_code == 404


def server_lines(server: Server, table: str) -> list[dict[str, Any]]:
    """The log of a table as whoever comes now reads it."""
    with server.connect(table) as reader:
        reader.view()
        return reader.lines


def test_who_is_erased_in_the_middle_of_a_game_leaves_it_to_a_bot_without_a_name(server: House) -> None:
    home = new_secret()
    laid = server.lay(game="mad-zeppelin", seats=2, public=True, name=VERA, fill=True, start=True, home=home)
    assert ask(server, "DELETE", "/api/home", home).status_code == 204
    player = Ledger(server.database).room(laid["table"]["id"]).players[0]
    assert (player.name, player.resigned) == ("", True)
    rows = Ledger(server.database).rows()[laid["table"]["id"]]
    assert not [row for row in rows if VERA in row.body]


def test_words_go_before_their_tables_and_both_in_their_time(server: House) -> None:
    duel = Duel(server)
    sweep(server, 6, talk=7.0, tables=30.0)
    assert WORDS in everything(server)
    sweep(server, 8, talk=7.0, tables=30.0)
    assert WORDS not in everything(server)
    room = Ledger(server.database).room(duel.table)
    assert (room.status, room.players[0].name) == (OVER, VERA)
    sweep(server, 31, talk=7.0, tables=30.0)
    assert duel.table not in everything(server)
    assert ask(server, "GET", "/api/home", duel.homes[1]).status_code == 404


def test_tables_that_are_not_over_stay(server: House) -> None:
    laid = server.lay(game="mad-zeppelin", seats=2, public=True, name=VERA, home=new_secret())
    sweep(server, 1000, talk=7.0, tables=30.0)
    assert Ledger(server.database).room(laid["table"]["id"]).players[0].name == VERA


def test_reports_bans_and_the_audit_log_go_in_their_time(server: House) -> None:
    ledger = Ledger(server.database)
    server.lay(game="mad-zeppelin", seats=2, name=VERA)
    latest = max(row.at for rows in ledger.rows().values() for row in rows)
    where = {"table_id": "a-table", "seat": 0}
    with ledger.engine.begin() as connection:
        report = {
            "game": "passengers",
            "reporter": 1,
            "line": 3,
            "text": "",
            "whispered": False,
            "lines": "[]",
        }
        connection.execute(REPORTS.insert().values(id="r", at=latest, **where, **report))
        ban = {"kind": "home", "subject": "0", "everywhere": True, "at": latest, "until": latest + 3 * DAY}
        connection.execute(BANS.insert().values(id="b", **where, **ban))
        connection.execute(AUDIT.insert().values(at=latest, who="host", what="muted", **where, detail=""))

    def left() -> list[int]:
        with ledger.engine.connect() as connection:
            counts = [sa.select(sa.func.count()).select_from(one) for one in (REPORTS, BANS, AUDIT)]
            return [connection.scalar(count) or 0 for count in counts]

    found = []
    for days in (2, 4, 91, 366):
        sweep(server, days, reports=90.0, audit=365.0)
        found.append(left())
    assert found == [[1, 1, 1], [1, 0, 1], [0, 0, 1], [0, 0, 0]]


def test_the_notice_is_made_from_the_settings(server: House) -> None:
    assert server.get("/api/privacy").json() == {
        "tables": 30.0, "talk": 7.0, "reports": 90.0, "audit": 365.0, "administered": False,
        "contact": "club@example.org",
    }  # fmt: skip
