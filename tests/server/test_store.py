"""The store on SQLite: what is acknowledged is written, once, in order, and wholly."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from turncoat.server.layout import METADATA
from turncoat.server.store import (
    OPEN,
    OVER,
    PLAYING,
    Conflict,
    Listed,
    Row,
    Store,
    database_url,
    migrate,
)

T = TypeVar("T")


def with_store(folder: Path, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with an open store, and close it."""

    async def opened() -> T:
        store = Store(str(folder / "tables.db"))
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())


def rows(first: int, *bodies: str, at: float = 1.0, kind: str = "said") -> list[Row]:
    return [Row(number, at, kind, body) for number, body in enumerate(bodies, first)]


async def lay(
    store: Store, table: str = "table", public: bool = True, status: str = OPEN, at: float = 1.0
) -> None:
    """A table with one entry."""
    opened = rows(0, "opened", at=at, kind="opened")
    await store.append(table, opened, status, Listed(table, "game", public, status, at, at))


def read(folder: Path, query: str) -> list[Any]:
    """What another process finds in the file."""
    with sqlite3.connect(folder / "tables.db") as connection:
        return connection.execute(query).fetchall()


def test_what_is_acknowledged_is_in_the_file(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await lay(store)
        assert read(tmp_path, "SELECT body FROM entries") == [("opened",)]
        await store.append("table", rows(1, "a", "b", at=2.0), PLAYING)
        assert read(tmp_path, "SELECT number, body FROM entries") == [(0, "opened"), (1, "a"), (2, "b")]
        assert read(tmp_path, "SELECT status, changed_at FROM tables") == [(PLAYING, 2.0)]

    with_store(tmp_path, work)


def test_entries_come_back_in_order_from_any_number_on(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await lay(store)
        await lay(store, "other")
        for number in range(1, 20):
            await store.append("table", rows(number, f"entry {number}"), OPEN)
        assert [row.number for row in await store.entries("table")] == list(range(20))
        assert [row.body for row in await store.entries("table", 18)] == ["entry 18", "entry 19"]
        assert await store.entries("table", 20) == await store.entries("nothing") == []

    with_store(tmp_path, work)


def test_entries_are_found_by_their_kinds_whatever_they_hold(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await lay(store)
        await store.append("table", rows(1, "opened", '{"kind":"left",}', "_eft", "%"), OPEN)
        await store.append("table", rows(5, "a", kind="left") + rows(6, "b", kind="joined"), OPEN)
        await lay(store, "other")
        found = await store.entries("table", kinds=["opened", "left"])
        assert found == rows(0, "opened", kind="opened") + rows(5, "a", kind="left")
        assert await store.entries("table", 5, kinds=["left"]) == rows(5, "a", kind="left")
        assert await store.entries("table", kinds=["%", "_eft", "lef"]) == []

    with_store(tmp_path, work)


def test_a_number_is_written_once(tmp_path: Path) -> None:
    async def work(store: Store) -> list[Row]:
        await lay(store)
        await store.append("table", rows(1, "first"), OPEN)
        with pytest.raises(Conflict):
            await store.append("table", rows(1, "second"), OVER)
        return await store.entries("table")

    assert [row.body for row in with_store(tmp_path, work)] == ["opened", "first"]
    assert read(tmp_path, "SELECT status FROM tables") == [(OPEN,)]


def test_of_many_who_want_a_number_at_once_one_gets_it(tmp_path: Path) -> None:
    async def work(store: Store) -> list[Any]:
        await lay(store)
        wishes = [store.append("table", rows(1, f"from {who}"), OPEN) for who in range(20)]
        verdicts = await asyncio.gather(*wishes, return_exceptions=True)
        (_, row) = await store.entries("table")
        assert verdicts[int(row.body.removeprefix("from "))] is None
        return verdicts

    verdicts = with_store(tmp_path, work)
    assert verdicts.count(None) == 1
    assert sum(isinstance(verdict, Conflict) for verdict in verdicts) == 19


def test_entries_are_written_all_or_none(tmp_path: Path) -> None:
    async def work(store: Store) -> list[Row]:
        await lay(store)
        await store.append("table", rows(2, "there"), OPEN)
        with pytest.raises(Conflict):
            await store.append("table", rows(1, "a", "b", "c"), PLAYING)
        return await store.entries("table")

    assert [row.number for row in with_store(tmp_path, work)] == [0, 2]


def test_a_conflict_in_a_group_harms_nobody_else(tmp_path: Path) -> None:
    async def work(store: Store) -> list[Any]:
        tables = [f"table {number}" for number in range(10)]
        await asyncio.gather(*(lay(store, table) for table in tables))
        await store.append("table 3", rows(1, "was first"), OPEN)
        wishes = [store.append(table, rows(1, "new"), OPEN) for table in tables]
        verdicts = await asyncio.gather(*wishes, return_exceptions=True)
        for table in tables:
            (_, row) = await store.entries(table)
            assert row.body == ("was first" if table == "table 3" else "new")
        return verdicts

    verdicts = with_store(tmp_path, work)
    assert [number for number, verdict in enumerate(verdicts) if verdict is not None] == [3]
    assert isinstance(verdicts[3], Conflict)


def test_what_comes_together_is_committed_together(tmp_path: Path) -> None:
    async def work(store: Store) -> int:
        commits: list[sa.Connection] = []
        note = commits.append
        sa.event.listen(sa.Engine, "commit", note)
        try:
            await asyncio.gather(*(lay(store, f"table {number}") for number in range(100)))
        finally:
            sa.event.remove(sa.Engine, "commit", note)
        return len(commits)

    assert 0 < with_store(tmp_path, work) < 10
    assert read(tmp_path, "SELECT count(*) FROM entries") == [(100,)]


def test_one_who_no_longer_waits_holds_nobody_up(tmp_path: Path) -> None:
    async def work(store: Store) -> list[Row]:
        await lay(store)
        gone = asyncio.ensure_future(store.append("table", rows(1, "a"), OPEN))
        await asyncio.sleep(0)
        gone.cancel()
        await lay(store, "other")
        return await store.entries("other")

    assert len(with_store(tmp_path, work)) == 1


def test_closing_writes_what_is_waiting(tmp_path: Path) -> None:
    async def work(store: Store) -> list[asyncio.Task[None]]:
        await lay(store)
        waiting = [asyncio.create_task(store.append("table", rows(n, "x"), OPEN)) for n in range(1, 50)]
        await asyncio.sleep(0)
        return waiting

    with_store(tmp_path, work)
    assert read(tmp_path, "SELECT count(*) FROM entries") == [(50,)]


def test_lists_have_public_tables_by_status_the_newest_first(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for number in range(4):
            await lay(store, f"open {number}", at=float(number))
        await lay(store, "private", public=False)
        await lay(store, "over", status=OVER)
        await store.append("open 1", rows(1, "x", at=9.0), OPEN)
        listed = await store.listed(OPEN, 10)
        assert [one.id for one in listed] == ["open 1", "open 3", "open 2", "open 0"]
        assert listed[0] == Listed("open 1", "game", True, OPEN, 1.0, 9.0)
        assert [one.id for one in await store.listed(OPEN, 2)] == ["open 1", "open 3"]
        assert [one.id for one in await store.listed(OPEN, 10, since=3.0)] == ["open 1", "open 3"]
        assert [one.id for one in await store.listed(OVER, 10)] == ["over"]
        assert "private" in [one.id for one in await store.listed(OPEN, 10, public=False)]

    with_store(tmp_path, work)


def test_an_empty_file_is_brought_to_the_newest_layout_again_and_again(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.touch()
    with_store(tmp_path, lay)
    for _ in range(2):
        migrate(database_url(str(file)))
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
    assert read(tmp_path, "SELECT body FROM entries") == [("opened",)]


def test_a_folder_that_is_not_there_is_made(tmp_path: Path) -> None:
    with_store(tmp_path / "a" / "b", lay)
    assert (tmp_path / "a" / "b" / "tables.db").exists()


def test_what_is_committed_outlives_a_loss_of_power(tmp_path: Path) -> None:
    async def work(store: Store) -> list[Any]:
        async with store.engine.connect() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in names]

    assert with_store(tmp_path, work) == ["wal", 2, 1]


@pytest.mark.parametrize("database", ["mysql://here/games", "sqlite://games.db", "http://x", "://"])
def test_other_databases_are_refused(database: str) -> None:
    with pytest.raises(ValueError, match="://"):
        database_url(database)
