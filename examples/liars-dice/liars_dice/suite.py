"""What the common tests of Turncoat have to know of liar's dice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from liars_dice import GAME
from liars_dice.rules import NONE, Table
from tests.suite.subject import Subject


def options(seats: int) -> list[dict[str, str]]:
    """Few dice, and many."""
    return [{}, {"dice": "5"}]


def audit(table: Table) -> None:
    """As many dice have a face as are left, while somebody bids."""
    for seat in range(table.seats):
        rolled = [table.roll[seat, die] for die in range(5) if table.roll[seat, die] != NONE]
        assert len(rolled) == table.left[seat] or table.awaits == 0


def may_know(table: Any, seat: int, field: str, at: tuple[int, ...]) -> bool:
    """One's own dice, and all dice at the end."""
    return field == "roll" and (at[0] == seat or table.awaits == 0)


SUBJECT = Subject(
    GAME,
    options,
    audit,
    may_know,
    small_positions=lambda: [],
    most_decisions=2000,
    walks=2,
    simultaneous=False,
    all_may_lose=False,
    longest_menu=31,
    golden=Path(__file__).parent.parent / "golden",
)
