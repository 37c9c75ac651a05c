"""Whether a server says so when its database no longer works."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from tests.server.postgres import command, fresh_database
from turncoat.server import health
from turncoat.server.app import make_app
from turncoat.server.settings import Settings


def asked(database: str, harm: Callable[[], object], mend: Callable[[], object]) -> list[tuple[int, str]]:
    """What a server says of itself before, after something went wrong, and when it is mended."""

    async def ask(client: httpx.AsyncClient) -> tuple[int, str]:
        response = await client.get("/health")
        told = response.json()
        return response.status_code, told.get("status") or told["message"]["name"]

    async def whole() -> list[tuple[int, str]]:
        app = make_app(Settings(database=database))
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
        ):
            said = [await ask(client)]
            for change in (harm, mend):
                await asyncio.to_thread(change)
                said.append(await ask(client))
            return said

    return asyncio.run(whole())


@pytest.fixture(autouse=True)
def _always_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


WELL = (200, "ok")


def test_a_file_that_is_gone_is_missed(file: Path, tmp_path: Path) -> None:
    aside = tmp_path / "aside.db"
    said = asked(str(file), lambda: file.rename(aside), lambda: aside.rename(file))
    assert said == [WELL, (503, "error-health-gone"), WELL]


def test_another_file_of_the_same_name_is_not_taken_for_it(file: Path, tmp_path: Path) -> None:
    aside = tmp_path / "aside.db"

    def exchange() -> None:
        file.rename(aside)
        shutil.copy(aside, file)

    assert asked(str(file), exchange, lambda: aside.rename(file)) == [WELL, (503, "error-health-gone"), WELL]


def test_a_full_disk_is_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fill() -> None:
        monkeypatch.setattr(health, "LEAST_ROOM", 2**80)

    def clear() -> None:
        monkeypatch.setattr(health, "LEAST_ROOM", 0)

    assert asked(str(file), fill, clear) == [WELL, (503, "error-health-full"), WELL]


def test_a_database_that_can_only_be_read_is_told(file: Path) -> None:
    """A trigger refuses what is written, as a full disk or a broken one would."""
    engine = sa.create_engine(f"sqlite:///{file}")

    def do(text: str) -> None:
        with engine.begin() as connection:
            connection.execute(sa.text(text))

    def harm() -> None:
        do("CREATE TRIGGER no BEFORE UPDATE ON alembic_version BEGIN SELECT RAISE(ABORT, 'disk I/O'); END")

    said = asked(str(file), harm, lambda: do("DROP TRIGGER no"))
    assert said == [WELL, (503, "error-health-unwritten"), WELL]


def test_a_postgresql_that_can_only_be_read_is_told() -> None:
    with fresh_database() as database:
        name = database.rpartition("/")[2].partition("?")[0]

        def set_read_only(value: str) -> None:
            command(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}", database)
            others = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
            )
            command(f"{others} AND pid <> pg_backend_pid()", database)

        said = asked(database, lambda: set_read_only("on"), lambda: None)
    assert said[:2] == [WELL, (503, "error-health-unwritten")]


def test_strangers_cannot_have_it_write_all_the_time(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 60.0)
    aside = file.with_name("aside.db")
    assert asked(str(file), lambda: file.rename(aside), lambda: aside.rename(file)) == [WELL] * 3
