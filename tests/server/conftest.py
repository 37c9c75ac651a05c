"""What the server's tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite for the tests of a file."""
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started
