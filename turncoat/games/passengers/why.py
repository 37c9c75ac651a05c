"""Why it came so, in Passengers (votes, boats, points, winners), and why a space cannot be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from turncoat.games.passengers import components as box
from turncoat.games.passengers.components import BOAT, NONE, RAVEN
from turncoat.games.passengers.sheet import sheet, sheet_of_boats
from turncoat.games.passengers.story import tally, voices_in
from turncoat.games.passengers.table import Table
from turncoat.kernel.news import Event
from turncoat.words import Argument, Message, Seat, argument, listed


def _votes(view: Table, event: Event, heard: Sequence[Event]) -> list[Message]:
    """Whose Voices each boat had."""
    counted = [one for one in heard if one.kind is event.kind]
    return _counted(view, next(place for place, one in enumerate(counted) if one is event))


def _counted(view: Table, voyage: int) -> list[Message]:
    """The Voices of a round, boat by boat."""
    return [line for boat in BOAT for line in _voices(view, voyage, boat)]


def _voices(view: Table, voyage: int, boat: int) -> list[Message]:
    """The Voices for a boat, by who had them; nothing where nobody voted for it."""
    voters = [seat for seat in range(view.seats) if view.vote[voyage, seat] == boat]
    if not voters:
        return []
    voices = {seat: voices_in(view, voyage, seat) for seat in voters}
    parts = [Message("why-voter", {"seat": Seat(seat), "voices": voices[seat]}) for seat in voters]
    said: dict[str, Argument] = {"boat": argument(BOAT, boat), "voices": sum(voices.values())}
    return [Message("why-voices", said | {"voters": listed(parts)})]


def _ferried(view: Table, event: Event, heard: Sequence[Event]) -> list[Message]:
    """How many Voices the boat had, and the other one."""
    raven, wolf, _ = tally(view, event.facts["round"])
    boat = event.facts["boat"]
    voices, against = (raven, wolf) if boat == RAVEN else (wolf, raven)
    return [Message("why-ferried", {"boat": argument(BOAT, boat), "voices": voices, "against": against})]


def _by_coin(view: Table, event: Event, heard: Sequence[Event]) -> list[Message]:
    """How the Voices came to be equal."""
    return _counted(view, event.facts["round"])


def _scored(view: Table, event: Event, heard: Sequence[Event]) -> list[Message]:
    """Where every point comes from."""
    return sheet_of_boats(sheet(view))


def _won(view: Table, event: Event, heard: Sequence[Event]) -> list[Message]:
    """What each faction has, and what decides."""
    written = sheet(view)
    return [Message.read(line) for line in (*written["totals"].values(), written["ending"])]


REASONS = {
    "votes": _votes,
    "ferried": _ferried,
    "ferried-by-coin": _by_coin,
    "scored": _scored,
    "won": _won,
    "won-by-coin": _won,
}


def barred(view: Table, seat: int) -> dict[str, Message]:
    """Spaces that no Passenger can be seated on."""
    if view.asks not in (box.PLACE_PASSENGER, box.PLACE_SHADOW):
        return {}
    closed = {}
    for boat, space in product(BOAT, range(box.SPACES_IN[view.layout])):
        key = f"space-{BOAT.names[boat]}-{space}"
        if view.placer[view.voyage, boat, space] != NONE:
            closed[key] = Message("barred-taken")
        elif view.aboard[boat] >= box.BOAT_LIMIT[view.seats]:
            limit = box.BOAT_LIMIT[view.seats]
            closed[key] = Message("barred-full", {"boat": argument(BOAT, boat), "limit": limit})
        elif view.asks == box.PLACE_SHADOW and view.aboard[boat]:
            closed[key] = Message("barred-shadow")
    return closed
