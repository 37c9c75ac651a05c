"""The hand-written player of Mad Zeppelin."""

from __future__ import annotations

from typing import Any

from turncoat.games.mad_zeppelin.table import Table
from turncoat.kernel.chance import below
from turncoat.kernel.moves import count, nth
from turncoat.kernel.rule import rule


@rule
def choose(t: Table, seat: int, mask: Any, whim: Any) -> int:
    """A legal move."""
    return nth(mask, below(whim, count(mask)))
