"""What `turncoat check` finds: all well, and each thing that can be wrong."""

from __future__ import annotations

import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.server.postgres import command, fresh_database
from turncoat.server import checkup as checkups
from turncoat.server.checkup import Finding, checkup
from turncoat.server.lock import Lock
from turncoat.server.settings import Settings
from turncoat.server.store import prepare


@pytest.fixture
def database(tmp_path: Path) -> str:
    found = str(tmp_path / "tables.db")
    prepare(found)
    return found


def found(database: str) -> dict[str, tuple[str, str]]:
    """The worst of each part, by its verdict and message."""
    worst: dict[str, Finding] = {}
    order = ("ok", "warning", "fault")
    for one in checkup(Settings(database=database)):
        before = worst.get(one.part)
        if before is None or order.index(one.verdict) > order.index(before.verdict):
            worst[one.part] = one
    return {part: (one.verdict, one.message.name) for part, one in worst.items()}


def change(database: str, statement: str, *facts: object) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(statement, facts)


def test_all_is_well_with_a_new_database_and_with_none(database: str, tmp_path: Path) -> None:
    all_parts = {"version", "settings", "database", "clock", "lock", "disk"}
    assert set(found(database)) == all_parts
    assert {verdict for part, (verdict, _) in found(database).items() if part != "settings"} == {"ok"}
    assert set(found(str(tmp_path / "none" / "tables.db"))) == all_parts - {"lock"}
    assert not (tmp_path / "none").exists(), "looking changes nothing"


def test_a_database_that_cannot_be_used_is_a_fault(database: str, tmp_path: Path) -> None:
    change(database, "UPDATE alembic_version SET version_num = '9999'")
    assert found(database)["database"] == ("fault", "check-database-newer")
    change(database, "UPDATE alembic_version SET version_num = '0001'")
    assert found(database)["database"] == ("warning", "check-database-older")
    (tmp_path / "foreign.db").write_bytes(b"no database at all" * 100)
    assert found(str(tmp_path / "foreign.db"))["database"] == ("fault", "error-database-fails")
    assert found("postgresql://nobody:hush@127.0.0.1:1/none")["database"] == ("fault", "error-database-fails")


def test_a_password_is_not_shown() -> None:
    findings = checkup(Settings(database="postgresql://nobody:hush@127.0.0.1:1/none"))
    assert not [one for one in findings if "hush" in str(one.message)]


def test_a_server_that_runs_is_named(database: str) -> None:
    assert found(database)["lock"] == ("ok", "check-lock-free")
    with Lock(database) as lock:
        lock.take()
        lock.tell("http://127.0.0.1:8600")
        assert found(database)["lock"] == ("ok", "check-lock-held")


def test_a_clock_that_is_behind_is_a_fault(database: str) -> None:
    columns = "id, game, public, status, opened_at, changed_at"
    row = f"INSERT INTO tables ({columns}) VALUES ('t', 'passengers', 1, 'over', 0, ?)"
    change(database, row, time.time() + 3600)
    assert found(database)["clock"] == ("fault", "check-clock-behind")


@pytest.mark.parametrize(("free", "verdict"), [(5e8, "warning"), (5e7, "fault")])
def test_a_disk_that_fills_up_is_told_of(
    database: str, monkeypatch: pytest.MonkeyPatch, free: float, verdict: str
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
    assert found(database)["disk"] == (verdict, "check-disk-scarce")


def test_a_folder_that_cannot_be_written_to_is_a_fault(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkups, "_writable", lambda _: False)
    assert found(database)["disk"] == ("fault", "check-disk-read-only")
    assert found(database)["settings"][0] == "warning"


def test_postgresql_is_looked_at_too() -> None:
    with fresh_database() as address:
        assert found(address)["database"] == ("warning", "check-database-older")
        prepare(address)
        assert found(address)["database"] == ("ok", "check-database")
        assert found(address)["clock"] == ("ok", "check-clock")
        command("UPDATE alembic_version SET version_num = '9999'", address)
        assert found(address)["database"] == ("fault", "check-database-newer")
