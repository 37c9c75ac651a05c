"""What all tests agree on."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.opinions import opinionated
from turncoat.bots import players
from turncoat.bots.network import set_levels
from turncoat.games import NAMES, game
from turncoat.kernel.batch import cores

# How long anything takes says more of the machine, and of what else runs there, than of us.
settings.register_profile(
    "turncoat",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,
    database=None,
)
settings.load_profile("turncoat")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--sample", type=int, default=1, metavar="N", help="of each file every N-th test only")
    parser.addoption("--broad", action="store_true", help="sweeps over each case with each")


@pytest.fixture(scope="session")
def broad(request: pytest.FixtureRequest) -> bool:
    """Whether sweeps go over everything, rather than over a choice that meets each thing once."""
    return bool(request.config.getoption("--broad"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a `chosen_case` is run over a choice of them, with `--broad` over all."""
    if "chosen_case" in metafunc.fixturenames:
        from tests.suite.registry import cases, chosen

        metafunc.parametrize("chosen_case", cases() if metafunc.config.getoption("--broad") else chosen())


@pytest.fixture(scope="session")
def opinions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with somebody for each game who has learned nothing, but has opinions."""
    folder = tmp_path_factory.mktemp("players")
    for name in NAMES:
        file = folder / f"{name}.npz"
        opinionated(game(name), file)
        set_levels(file, {}, {"learned-hard": 3})  # the hardest looks ahead
    return folder


@pytest.fixture
def all_learned(opinions: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """These are the learned players that come with the package."""
    monkeypatch.setattr(players, "FOLDER", opinions)
    return opinions


@pytest.fixture
def none_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No learned player comes with the package."""
    monkeypatch.setattr(players, "FOLDER", tmp_path)


LONG = (
    "suite",
    "web",
    "test_match.py",
    "server",
    "test_21_box.py",
    "test_arena.py",
    "test_cli.py",
    "test_shapes.py",
)
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
