"""What a seat of Cerberus may suspect: how many places a Barque has, and who holds which cards."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.cards import deck_for
from turncoat.games.cerberus.components import DECK_OF, KIND, NONE
from turncoat.games.cerberus.phrases import message
from turncoat.games.cerberus.table import Table
from turncoat.games.known import Suspicion, about_seat
from turncoat.words import Message, Seat, argument


def suspicions(view: Table, seat: int) -> list[Suspicion]:
    """What Barques may be, and what others may hold."""
    return [*_of_barques(view, seat), *_of_hands(view, seat)]


def _of_barques(view: Table, seat: int) -> list[Suspicion]:
    return [
        Suspicion(
            f"mooring-{slot + 1}",
            message(seat, "barque-has", {"slot": slot, "places": places}),
            _has_places(slot, places + 1),
        )
        for slot, places in product(box.SLOT, range(box.MOST_BARQUE_SEATS))
        if not view.revealed and view.barque[slot] == NONE
    ]


def _has_places(slot: int, places: int) -> Callable[[Any], bool]:
    return lambda t: bool(t.barque[slot] == places)


def _of_hands(view: Table, seat: int) -> list[Suspicion]:
    found = []
    for other, kind in product(range(view.seats), KIND):
        if other != seat and view.hand_size[other] and DECK_OF[kind] == deck_for(view, other):
            said = {"seat": Seat(other), "card": argument(KIND, kind)}
            found.append(Suspicion(about_seat(other), Message("suspect-card", said), _holds(other, kind)))
    return found


def _holds(seat: int, kind: int) -> Callable[[Any], bool]:
    return lambda t: bool(t.hand[seat, kind] > 0)
