"""Backups: taken while a server writes, put back into either database, never over something else."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.pool import NullPool

from tests.server.postgres import fresh_database
from tests.server.test_hall import CLOCK, in_a_hall, two_people
from tests.server.test_migrations import lay_out
from turncoat.games import game
from turncoat.server import homes
from turncoat.server.backup import Holdings, backup, restore
from turncoat.server.hall import Hall
from turncoat.server.layout import METADATA
from turncoat.server.lock import Lock
from turncoat.server.store import database_url, prepare
from turncoat.words import Fault

SECRET = "s" * 32


def held(database: str) -> dict[str, list[Any]]:
    """All rows of a database, table by table."""
    engine = sa.create_engine(database_url(database).replace("+aiosqlite", ""), poolclass=NullPool)
    with engine.connect() as connection:
        return {
            table.name: sorted(map(tuple, connection.execute(sa.select(table))))
            for table in METADATA.sorted_tables
        }


async def play(hall: Hall) -> None:
    """A table with two people, one of whom has a home."""
    desk, _ = await hall.lay(game("mad-zeppelin"), 2, {}, True, True, 0.0, CLOCK, arrivals=two_people)
    await homes.keep(hall, SECRET, [(desk.room, "token of Anna", "")])


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database that a server has left."""
    folder = tmp_path_factory.mktemp("backup")
    in_a_hall(folder, play)
    return str(folder / "tables.db")


def test_a_backup_is_taken_while_the_server_writes(tmp_path: Path) -> None:
    async def act(hall: Hall) -> None:
        await play(hall)
        copying = asyncio.create_task(asyncio.to_thread(backup, hall.store.url.partition(":///")[2], file))
        for _ in range(3):
            await play(hall)
        found.append(await copying)

    file = tmp_path / "one.backup"
    found: list[Holdings] = []
    in_a_hall(tmp_path, act)
    copy = held(str(file))
    assert 1 <= len(copy["tables"]) == found[0].tables <= 4
    assert {row[0] for row in copy["entries"]} == {row[0] for row in copy["tables"]}, "nothing is half there"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []


def test_what_is_put_back_is_what_was_there(database: str, tmp_path: Path) -> None:
    file, other = tmp_path / "one.backup", str(tmp_path / "sub" / "other.db")
    taken = backup(database, file)
    assert restore(file, other).entries == taken.entries == len(held(database)["entries"])
    assert held(other) == held(database)


def test_a_backup_goes_from_one_kind_of_database_to_the_other_and_back(database: str, tmp_path: Path) -> None:
    first, second = tmp_path / "first.backup", tmp_path / "second.backup"
    backup(database, first)
    with fresh_database() as address:
        restore(first, address)
        assert held(address) == held(database)
        backup(address, second)
        with pytest.raises(Fault, match="one table, which would be lost"):
            restore(first, address)
        engine = sa.create_engine(database_url(address), poolclass=NullPool)
        with engine.connect(), pytest.raises(Fault, match="Stop all servers"):
            restore(second, address, replace=True)
        restore(second, address, replace=True)
        assert held(address) == held(database)
    assert held(str(second)) == held(database)


def test_nothing_is_overwritten_by_mistake(database: str, tmp_path: Path) -> None:
    file = tmp_path / "one.backup"
    backup(database, file)
    before = held(database)
    with pytest.raises(Fault, match="overwrites nothing"):
        backup(database, file)
    with pytest.raises(Fault, match="one table, which would be lost"):
        restore(file, database)
    with Lock(database) as lock:
        lock.take()
        lock.tell("http://127.0.0.1:8600")
        with pytest.raises(Fault, match="runs already on this database"):
            restore(file, database, replace=True)
    assert held(database) == before
    restore(file, database, replace=True)
    assert held(database) == before


@pytest.mark.parametrize("content", [b"", b"no database at all" * 100], ids=["empty", "foreign"])
def test_what_is_no_backup_is_refused_and_changes_nothing(
    database: str, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "foreign"
    file.write_bytes(content)
    before = held(database)
    with pytest.raises(Fault, match="no backup of Turncoat"):
        restore(file, database, replace=True)
    assert held(database) == before
    with pytest.raises(Fault, match="There is no file"):
        restore(tmp_path / "nowhere", database, replace=True)
    with pytest.raises(Fault, match="There is no database"):
        backup(str(tmp_path / "nowhere.db"), tmp_path / "new")


def test_a_backup_of_an_older_layout_is_brought_up_to_date(tmp_path: Path) -> None:
    old, file, new = tmp_path / "old.db", tmp_path / "old.backup", str(tmp_path / "new.db")
    lay_out(str(old), "0003").dispose()
    backup(str(old), file)
    restore(file, new)
    prepare(new)
    assert set(held(new)) == {table.name for table in METADATA.sorted_tables}
