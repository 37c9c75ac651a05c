"""What a seat of Passengers may suspect: factions, and the types of Passengers that lie face down."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from turncoat.games.known import Suspicion, about_seat
from turncoat.games.passengers import components as box
from turncoat.games.passengers.components import BOAT, FACTION, NONE, ROUND, SPACE, TYPE
from turncoat.games.passengers.known import about_space
from turncoat.games.passengers.phrases import message
from turncoat.games.passengers.table import Table
from turncoat.words import Message, argument


def suspicions(view: Table, seat: int) -> list[Suspicion]:
    """What others may be, and what may sit on the spaces."""
    return [*_of_factions(view, seat), *_of_passengers(view)]


def _of_factions(view: Table, seat: int) -> list[Suspicion]:
    return [
        Suspicion(
            about_seat(other),
            message(seat, "is-of", {"seat": other, "faction": faction}),
            _is_of(other, faction),
        )
        for other, faction in product(range(view.seats), FACTION)
        if other != seat and view.faction[other] == NONE
    ]


def _is_of(seat: int, faction: int) -> Callable[[Any], bool]:
    return lambda t: bool(t.faction[seat] == faction)


def _of_passengers(view: Table) -> list[Suspicion]:
    found = []
    for voyage, boat, space in product(range(view.voyage + 1), BOAT, SPACE):
        at = voyage, boat, space
        if view.placer[at] == NONE or view.passenger[at] != NONE:
            continue
        for type_ in TYPE:
            said = {
                "now": "yes" if voyage == view.voyage else "no",
                "round": argument(ROUND, voyage),
                "boat": argument(BOAT, boat),
                "space": space + 1,
                "what": argument(TYPE, type_),
            }
            found.append(
                Suspicion(about_space(view, at), Message("suspect-passenger", said), _sits(at, type_))
            )
    return found


def _sits(at: tuple[int, int, int], type_: int) -> Callable[[Any], bool]:
    return lambda t: bool(t.passenger[at] != NONE and box.TYPE_OF[t.passenger[at]] == type_)
