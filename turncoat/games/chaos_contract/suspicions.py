"""What a seat of Chaos Contract may suspect: which powers are on dice cards that it has not seen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract.claims import has_power
from turncoat.games.chaos_contract.names import any_power
from turncoat.games.chaos_contract.table import Table
from turncoat.games.known import Suspicion, about_seat
from turncoat.words import Message, Seat


def suspicions(view: Table, seat: int) -> list[Suspicion]:
    """Powers that others may have, and have not shown."""
    return [
        Suspicion(
            about_seat(other),
            Message("suspect-power", {"seat": Seat(other), "power": any_power(power)}),
            _has(other, power),
        )
        for other, power in product(range(view.seats), box.POWER)
        if other != seat and power != box.NO_POWER and not has_power(view, other, power)
    ]


def _has(seat: int, power: int) -> Callable[[Any], bool]:
    return lambda t: bool(has_power(t, seat, power))
