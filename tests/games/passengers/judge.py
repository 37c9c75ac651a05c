"""What the claims of the game mean, told a second time: by whole tables and by all that was told."""

from __future__ import annotations

from collections.abc import Sequence

from turncoat.games.passengers import components as box
from turncoat.games.passengers.components import NONE
from turncoat.games.passengers.moves import BERTH, MOVES
from turncoat.games.passengers.news import NEWS, VOTES
from turncoat.games.passengers.table import Table, find
from turncoat.kernel.news import Event


def holds(table: Table, seat: int, name: str, parameters: dict[str, int]) -> bool | None:
    """Whether a claim is true on a whole table; None for promises, requests and opinions."""
    if name == "i-placed":
        return _passenger_of(table, seat) == parameters["card"]
    if name == "i-placed-type":
        placed = _passenger_of(table, seat)
        return placed != NONE and box.TYPE_OF[placed] == parameters["type"]
    if name == "i-placed-colour":
        placed = _passenger_of(table, seat)
        return placed != NONE and box.COLOUR_OF[placed] == parameters["colour"]
    if name == "they-placed":
        return _passenger_of(table, parameters["seat"]) == parameters["card"]
    if name == "i-hold":
        return any(table.hand[seat, place] == parameters["card"] for place in range(box.HAND))
    if name == "i-saw":
        return any(box.TYPE_OF[card] == parameters["type"] for card in _looked_at(table, seat))
    if name in ("i-am", "is-of"):
        return bool(table.faction[parameters.get("seat", seat)] == parameters["faction"])
    return None


def _looked_at(table: Table, seat: int) -> list[int]:
    """The face-down Passengers of earlier rounds that a seat has seen by its Gift of this round."""
    number = box.AFTERLANDS_NUMBER
    if table.gift[table.voyage, seat] != number or table.answer[table.voyage, number] != NONE:
        return []
    looks = [table.choice[table.voyage, number, which] for which in range(2)]
    chosen = [MOVES.split(move) for move in looks if move != NONE]
    places = [(way["round"], way["boat"], way["space"]) for family, way in chosen if family == "past"]
    return [int(table.passenger[place]) for place in places if not table.face_up[place]]


def _passenger_of(table: Table, seat: int) -> int:
    """The Passenger that a seat placed in this round, or NONE."""
    here = find(table, table.voyage, seat)
    return NONE if here == NONE else table.passenger[table.voyage, BERTH.boat(here), BERTH.space(here)]


def kept(told: Sequence[Event], seat: int, name: str, parameters: dict[str, int]) -> bool | None:
    """Whether the vote was as promised; None where no vote followed."""
    if name not in ("i-shall-vote", "vote-with-me"):
        return None
    for event in told:
        if event.kind == NEWS.kinds[VOTES]:
            return bool(event.facts["seats"] >> seat & 1) == (parameters["boat"] == box.RAVEN)
    return None
