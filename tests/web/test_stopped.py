"""A game that new rules have stopped: its page says why, shows how it stood, and lets people play again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Server, running
from tests.server.test_hall import CLOCK, two_people
from tests.web.conftest import Arrive
from turncoat.games import game
from turncoat.server.entries import Ended
from turncoat.server.hall import Hall
from turncoat.server.store import OVER, Row, Store


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("stopped")


@pytest.fixture(scope="module")
def table(folder: Path) -> str:
    """A game that the rules of today could not take up."""
    return asyncio.run(stopped(folder / "tables.db"))


@pytest.fixture(scope="module")
def server(folder: Path, table: str) -> Iterator[Server]:
    """A server that has it."""
    with running(folder) as started:
        yield started


async def stopped(database: Path) -> str:
    """A table that is kept, and then ended."""
    hall = Hall(Store(str(database)))
    await hall.open()
    chosen = game("mad-zeppelin")
    desk, _ = await hall.lay(chosen, 2, {}, True, True, 0.0, CLOCK, arrivals=two_people)
    await hall.close()
    store = Store(str(database))
    await store.open()
    row = Row.of(desk.room.length, desk.room.changed_at, Ended(rules_version=chosen.version))
    await store.append(desk.room.id, [row], OVER)
    await store.close()
    return desk.room.id


@pytest.mark.parametrize(("language", "stood"), [("en", "How it stood"), ("ru", "Что было на столе")])
def test_its_page_says_why_and_how_it_stood(table: str, arrive: Arrive, language: str, stood: str) -> None:
    person = arrive(language=language)
    person.open(f"/replay/{table}")
    person.page.get_by_test_id("stopped").wait_for()
    assert person.page.url.endswith(f"/table/{table}")
    page = person.page.locator("main").inner_text()
    assert stood in page
    assert "Anna" in page
