"""What all tests agree on."""

from __future__ import annotations

from itertools import groupby

import pytest
from hypothesis import settings

from turncoat.kernel.batch import cores

settings.register_profile("turncoat", deadline=None, derandomize=True, database=None)
settings.load_profile("turncoat")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--sample", type=int, default=1, metavar="N", help="of each file every N-th test only")


LONG = ("suite", "web", "test_match.py", "server", "test_21_box.py", "test_cli.py", "test_shapes.py")
"""Folders and files that take long. They come first, so that in the end no worker waits for another one."""


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are cores: tests of servers and in browsers wait for others now and then."""
    return cores() + 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With `--sample N` a fair part of every kind of test: of each file the first, and every N-th on."""
    order = {name: place for place, name in enumerate(LONG)}
    last = len(LONG)
    items.sort(key=lambda item: min(order.get(item.path.parent.name, last), order.get(item.path.name, last)))
    step = config.getoption("--sample")
    if step > 1:
        files = [list(tests) for _, tests in groupby(items, key=lambda item: item.path)]
        left = [test for tests in files for place, test in enumerate(tests) if place % step]
        config.hook.pytest_deselected(items=left)
        items[:] = [test for tests in files for test in tests[::step]]
