"""Names and numbers of Passengers as data has them."""

from __future__ import annotations

from typing import Any

from turncoat.games.passengers.components import NONE
from turncoat.kernel.things import Domain


def known(domain: Domain, value: int) -> Any:
    """What a number stands for, as data; None for a blank."""
    return None if value == NONE else domain.json(value)


def points(half: int) -> int | float:
    """Half points as points."""
    return half / 2 if half % 2 else half // 2
