"""No rule counts from the end of anything: compiled, an index below 0 is somewhere else."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

from tests.suite.registry import Case
from tests.suite.walk import awaited
from turncoat.kernel.chance import below, sow
from turncoat.kernel.digest import noted
from turncoat.kernel.moves import MASK_WORDS, MOST_MOVES, nth
from turncoat.kernel.playout import WHIM
from turncoat.kernel.record import Record
from turncoat.kernel.rule import INTERPRET, paper, rule

SEED, MOST, EVERY = 77, 200, 20
"""So many decisions of a game, and from one that is thought over to the next."""


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


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables, charts and papers that do not count from the end."""
    monkeypatch.setenv(INTERPRET, "1")
    found = Record.__getattr__  # type: ignore[attr-defined]

    def cells(self: Record, name: str) -> Any:
        kept = vars(self)[name] = FromTheFront(found(self, name))
        return kept

    @rule
    def sheet(length: int) -> Any:
        return FromTheFront([0] * length)

    monkeypatch.setattr(Record, "__getattr__", cells)
    for module in [each for name, each in sys.modules.items() if name.startswith("turncoat.")]:
        for name, value in list(vars(module).items()):
            if value is paper:
                monkeypatch.setattr(module, name, sheet)
            elif isinstance(value, memoryview):
                monkeypatch.setattr(module, name, FromTheFront(value))


def test_what_is_below_zero_is_noticed() -> None:
    with pytest.raises(AssertionError):
        FromTheFront([1, 2])[-1]
    with pytest.raises(AssertionError):
        FromTheFront(np.zeros((2, 2)))[0, -1] = 1


@pytest.mark.usefixtures("watched")
def test_no_rule_counts_from_the_end(chosen_case: Case) -> None:
    game, seats = chosen_case.game, chosen_case.seats
    digest = noted(game.digest, game.talk)
    assert digest.notes
    table = game.dealt(seats, SEED, chosen_case.options)
    whim = [0] * 4
    sow(whim, SEED, 0, 0, WHIM)
    for number in range(MOST):
        if not table.awaits:
            break
        seat, mask = awaited(table)[0], [0] * MASK_WORDS
        choices = game.legal(table, seat, mask)
        view = table.copy()
        game.veil(view, seat)
        if number % EVERY == 0:
            if game.weigh:
                game.weigh(view, seat, mask, whim, [0] * MOST_MOVES)
            digest.note(view, seat, digest.notes())
            world = view.copy()
            sow(world.chance, SEED, 0, number, 1)
            game.guess(world, seat)
        by_lot = nth(mask, below(whim, choices))
        game.play(table, seat, by_lot if below(whim, 2) else game.choose(view, seat, mask, whim))
