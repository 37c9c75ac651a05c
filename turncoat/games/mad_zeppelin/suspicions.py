"""What a seat of Mad Zeppelin may suspect: who holds which traitor, and which Cargo."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from turncoat.games.known import Suspicion, about_seat
from turncoat.games.mad_zeppelin.components import KIND, TRAITOR
from turncoat.games.mad_zeppelin.table import Table
from turncoat.words import Message, Seat, argument, listed


def suspicions(view: Table, seat: int) -> list[Suspicion]:
    """What others may have in hand."""
    others = [other for other in range(view.seats) if other != seat]
    return [
        *(_of_traitor(other, traitor) for other, traitor in product(others, TRAITOR)),
        *(_of_cargo(other, kind) for other, kind in product(others, KIND)),
    ]


def _of_traitor(other: int, traitor: int) -> Suspicion:
    said = {"seat": Seat(other), "traitors": listed([argument(TRAITOR, traitor)])}
    return Suspicion(about_seat(other), Message("known-traitor", said), _holds_traitor(other, traitor))


def _holds_traitor(seat: int, traitor: int) -> Callable[[Any], bool]:
    return lambda t: bool(t.held[seat] >> traitor & 1)


def _of_cargo(other: int, kind: int) -> Suspicion:
    said = {"seat": Seat(other), "cargo": argument(KIND, kind)}
    return Suspicion(about_seat(other), Message("suspect-cargo", said), _holds_cargo(other, kind))


def _holds_cargo(seat: int, kind: int) -> Callable[[Any], bool]:
    return lambda t: bool(t.hand[seat, kind] > 0)
