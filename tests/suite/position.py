"""Positions with few unknowns, for testing guesses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from turncoat.kernel.record import Record


@dataclass(frozen=True)
class SmallPosition:
    """A view with few unknowns, and every world that fits it with its weight."""

    name: str
    view: Record
    seat: int
    worlds: dict[bytes, float]
    key: Callable[[Any], bytes]
    """What makes a world, of all that a table holds."""
