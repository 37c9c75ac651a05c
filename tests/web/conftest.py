"""What the browser tests share: a real server with the built client, and a real Chromium."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.running import Server, running
from tests.web import chromium
from tests.web.person import Person

LUCK = os.environ.get("TURNCOAT_LUCK", "1")
"""Another number here and the browser tests meet other deals."""


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of a file, with the same deals in every run."""
    luck = f"{request.node.name} {LUCK}"
    with running(tmp_path_factory.mktemp("server"), luck=luck) as started:
        yield started


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for the tests of a file."""
    with sync_playwright() as playwright:
        path = chromium.found(playwright)
        assert path, chromium.MISSING
        started = playwright.chromium.launch(executable_path=path, args=list(chromium.QUIET))
        yield started
        started.close()


Arrive = Callable[..., Person]


@pytest.fixture
def arrive(server: Server, browser: Browser) -> Iterator[Arrive]:
    """People, each with a browser of their own; nothing may go wrong in any of them."""
    people: list[Person] = []

    def arrives(**wishes: Any) -> Person:
        people.append(Person(browser, server.address, **wishes))
        return people[-1]

    yield arrives
    for person in people:
        person.context.close()
    assert [fault for person in people for fault in person.faults] == []
