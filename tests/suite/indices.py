"""Rules that are watched for what they look at: nothing is counted from its end."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import Any

import pytest

from turncoat.kernel.chance import sow
from turncoat.kernel.game import Game
from turncoat.kernel.record import Record
from turncoat.kernel.rule import INTERPRET, paper, rule


class FromTheFront:
    """Cells that do not count from the end."""

    def __init__(self, cells: Any) -> None:
        self.cells = cells

    def _checked(self, at: Any) -> Any:
        places = at if isinstance(at, tuple) else (at,)
        assert all(isinstance(place, slice) or place >= 0 for place in places), f"a rule looks at {at}"
        return at

    def __getitem__(self, at: Any) -> Any:
        return self.cells[self._checked(at)]

    def __setitem__(self, at: Any, value: int) -> None:
        self.cells[self._checked(at)] = value

    def __len__(self) -> int:
        return len(self.cells)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.cells, name)


def _globals() -> list[dict[str, Any]]:
    """Where rules find what they use: their modules, and what was put in when they were made."""
    modules = [vars(each) for name, each in sys.modules.items() if name.startswith("turncoat.")]
    filled = [each.__globals__ for each in gc.get_objects() if type(each) is FunctionType]
    every = {id(each): each for each in (*modules, *filled)}
    return [each for each in every.values() if str(each.get("__name__")).startswith("turncoat.")]


@rule
def _sheet(length: int) -> Any:
    return FromTheFront([0] * length)


@contextmanager
def watching() -> Iterator[None]:
    """Tables, charts and papers do not count from the end."""
    found = Record.__getattr__  # type: ignore[attr-defined]

    def cells(self: Record, name: str) -> Any:
        kept = vars(self)[name] = FromTheFront(found(self, name))
        return kept

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(INTERPRET, "1")
        patch.setattr(Record, "__getattr__", cells)
        for each in _globals():
            for name, value in list(each.items()):
                if value is paper:
                    patch.setitem(each, name, _sheet)
                elif isinstance(value, memoryview):
                    patch.setitem(each, name, FromTheFront(value))
        yield


def draw(game: Game, view: Record, seat: int, number: int) -> None:
    """Draw a world that fits a view."""
    world = view.copy()
    sow(world.chance, 0, 0, number, 1)
    game.guess(world, seat)
