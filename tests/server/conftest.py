"""What the server's tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.postgres import fresh_database
from tests.server.running import House, Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite for the tests of a file."""
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on each kind of database, which logs all that it ever logs."""
    folder = tmp_path_factory.mktemp("house")

    def started(database: str) -> Iterator[House]:
        with running(folder, "--log", "debug", database=database) as found:
            house = House(found.process, found.address, found.errors)
            house.database = database
            yield house

    if request.param == "sqlite":
        yield from started(str(folder / "tables.db"))
    else:
        with fresh_database() as address:
            yield from started(address)
