"""Layouts of the database: made from nothing, brought up to date, by one process or several at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from tests.server.ledger import Ledger
from tests.server.postgres import fresh_database
from tests.server.running import PLENTY, running, start
from turncoat.games import game
from turncoat.server import store
from turncoat.server.hall import Hall
from turncoat.server.layout import METADATA
from turncoat.server.shapes import Table
from turncoat.server.store import OVER, PLAYING, Store, database_url, migrate
from turncoat.words import Fault

SECRET = "5e" * 32
OPENED = {
    "kind": "opened", "game": "passengers", "rules_version": game("passengers").version, "seats": 5,
    "options": {}, "public": True,
    "talk": True, "pause": 0.0, "clock": {"decision": None, "absence": 60.0}, "secret": SECRET, "key": "",
}  # fmt: skip
BOTS = [{"kind": "bot-joined", "seat": seat, "name": f"Bot {seat}"} for seat in range(5)]
OLD = [OPENED, *BOTS, {"kind": "started"}]
"""The entries of a table as the first layout holds them."""
NUL = '\x00 "kind":"left", %'
FIRST_LAYOUT = {
    "opened": OPENED,
    "joined": {"kind": "joined", "seat": 0, "name": "Ёж", "token": "", "contribution": NUL},
    "bot-joined": BOTS[1],
    "left": {"kind": "left", "seat": 1},
    "started": {"kind": "started"},
    "moved": {"kind": "moved", "seat": 0, "move": 3, "by_bot": False},
    "said": {"kind": "said", "seat": 0, "text": '{"kind":"again"}'},
    "claimed": {"kind": "claimed", "seat": 0, "claim": "i-doubt-it", "parameters": {"seat": 1}},
    "went-away": {"kind": "went-away", "seat": 0},
    "came-back": {"kind": "came-back", "seat": 0},
    "again": {"kind": "again", "table": "other"},
}
"""An entry of each kind that the first layout holds."""
DAMAGED = ["", "{}", "[]", '{"kind":"op', '{"kind":["opened"]}', '{"kind":"nothing that was ever written"}']


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
    else:
        with fresh_database() as address:
            yield address


def lay_out(database: str, revision: str) -> sa.Engine:
    """Give a database an old layout."""
    engine = sa.create_engine(database_url(database).replace("+aiosqlite", ""), poolclass=sa.NullPool)
    config = Config()
    config.set_main_option("script_location", str(Path(store.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    return engine


def differences(engine: sa.Engine) -> list[object]:
    """In what a database's layout differs from the one that the server works with."""
    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))


def keep(engine: sa.Engine, table: str, bodies: list[str]) -> None:
    """Write a table into a database of the first layout."""
    with engine.begin() as connection:
        connection.execute(
            sa.text("INSERT INTO tables VALUES (:table, 'passengers', true, 'playing', 1.5, :now)"),
            {"table": table, "now": 4e9},
        )
        for number, body in enumerate(bodies):
            connection.execute(
                sa.text("INSERT INTO entries VALUES (:table, :number, 1.5, :body)"),
                {"table": table, "number": number, "body": body},
            )


def test_a_database_of_the_first_layout_opens_and_its_tables_go_on(database: str) -> None:
    engine = lay_out(database, "0001")
    keep(engine, "oldtable", [json.dumps(entry) for entry in OLD])
    with running(Path(), database=database) as server, server.connect("oldtable") as client:
        client.until(lambda message: message["type"] == "view" and message["over"])
    ledger = Ledger(database)
    assert ledger.room("oldtable").status == OVER
    assert [json.loads(row.body) for row in ledger.rows()["oldtable"][: len(OLD)]] == OLD
    assert differences(engine) == []


def test_entries_of_the_first_layout_get_their_kinds(database: str) -> None:
    engine = lay_out(database, "0001")
    compact = [json.dumps(entry, separators=(",", ":")) for entry in FIRST_LAYOUT.values()]
    spaced = [json.dumps(entry, indent=1, ensure_ascii=False) for entry in FIRST_LAYOUT.values()]
    keep(engine, "compact", compact)
    keep(engine, "damaged", DAMAGED)
    keep(engine, "empty", [])
    keep(engine, "spaced", spaced)
    migrate(database_url(database))
    rows = Ledger(database).rows()
    assert [row.kind for row in rows["compact"]] == list(FIRST_LAYOUT)
    assert [row.kind for row in rows["spaced"]] == list(FIRST_LAYOUT)
    assert [row.kind for row in rows["damaged"]] == [""] * len(DAMAGED)
    assert [row.body for row in rows["compact"]] == compact
    assert [row.body for row in rows["spaced"]] == spaced
    assert [row.body for row in rows["damaged"]] == DAMAGED
    assert {(row.number, row.at) for row in rows["compact"]} == {(n, 1.5) for n in range(len(compact))}
    assert differences(engine) == []


def test_a_table_of_the_first_layout_is_listed_with_its_players(database: str) -> None:
    keep(lay_out(database, "0001"), "oldtable", [json.dumps(entry) for entry in OLD])

    async def listed() -> list[Table]:
        hall = Hall(Store(database))
        await hall.store.open()
        try:
            return await hall.listed(PLAYING, 10)
        finally:
            await hall.store.close()

    (table,) = asyncio.run(listed())
    assert [player["name"] for player in table["players"]] == [bot["name"] for bot in BOTS]


def test_the_layout_that_migrations_make_is_the_one_that_the_server_works_with(database: str) -> None:
    migrate(database_url(database))
    assert differences(lay_out(database, "head")) == []


def test_processes_that_start_at_once_on_an_empty_database_wait_for_each_other(database: str) -> None:
    with get_context("spawn").Pool(3) as pool:
        pool.map(migrate, [database_url(database)] * 6)
    assert differences(lay_out(database, "head")) == []


def test_two_servers_start_at_once_on_an_empty_database() -> None:
    with fresh_database() as database, ThreadPoolExecutor(2) as threads:
        begun = [threads.submit(start, database, *PLENTY) for _ in range(2)]
        servers = [one.result() for one in begun]
        laid = servers[0].lay(game="passengers", seats=5, public=True)["table"]["id"]
        assert servers[1].get(f"/api/tables/{laid}").json()["id"] == laid
        for server in servers:
            server.stop()


def test_a_migration_that_breaks_off_leaves_the_database_as_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the power is gone")

    with monkeypatch.context() as patch:
        patch.setattr("alembic.runtime.migration.HeadMaintainer.update_to_step", fail)
        with pytest.raises(RuntimeError):
            migrate(database_url(database))
    engine = sa.create_engine(database_url(database).replace("+aiosqlite", ""), poolclass=sa.NullPool)
    assert sa.inspect(engine).get_table_names() == []
    migrate(database_url(database))
    assert differences(engine) == []


def test_a_database_of_a_newer_version_is_left_alone_with_a_plain_word(database: str) -> None:
    engine = lay_out(database, "head")
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Fault) as refused:
        store.prepare(database)
    assert refused.value.message.name == "error-database-newer"
    with engine.begin() as connection:
        assert connection.scalar(sa.text("SELECT version_num FROM alembic_version")) == "9999"
