"""What the claims of the game mean, told a second time: by whole tables and by all that was told."""

from __future__ import annotations

from collections.abc import Sequence

from turncoat.games.mad_zeppelin.components import COLOURS_OF
from turncoat.games.mad_zeppelin.table import Table, laid_by
from turncoat.kernel.news import Event
from turncoat.kernel.things import members

_PLAYS = ("played", "showed")
_TAKES = ("robbed", "stole", "stole-coin", "swapped")
_TURN_ENDS = ("turn-begins", "won", "draw", "nobody-won")


def holds(table: Table, seat: int, name: str, parameters: dict[str, int]) -> bool | None:
    """Whether a claim is true on a whole table; None for promises and opinions."""
    if name == "i-hold":
        return bool(table.hand[seat, parameters["cargo"]] > 0)
    if name == "i-hold-no":
        return bool(table.hand[seat, parameters["cargo"]] == 0)
    if name == "top-card":
        return table.depth > 0 and bool(table.hold[table.top] == parameters["cargo"])
    if name == "my-traitor":
        return bool(_traitors_of(table, seat) >> parameters["traitor"] & 1)
    if name == "my-colour":
        traitors = members(_traitors_of(table, seat))
        return any(COLOURS_OF[traitor] >> parameters["colour"] & 1 for traitor in traitors)
    if name == "left-out":
        all_hands = [_traitors_of(table, other) for other in range(table.seats)]
        return not any(hand >> parameters["traitor"] & 1 for hand in all_hands)
    return None


def _traitors_of(table: Table, seat: int) -> int:
    """The traitors that a seat has or has laid in this turn, as a set of bits."""
    return int(table.held[seat]) | laid_by(table, seat)


def kept(told: Sequence[Event], seat: int, name: str, parameters: dict[str, int]) -> bool | None:
    """Whether a promise was kept in its turn; None where it never came to that."""
    for event in told:
        ends, own = event.kind.name in _TURN_ENDS, event.facts.get("seat") == seat
        if name == "i-shall-not-play":
            if ends:
                return None
            if own and event.kind.name in _PLAYS:
                return event.facts["traitor"] != parameters["traitor"]
        elif name == "i-shall-spare-you":
            if ends:
                return True
            if own and event.kind.name in _TAKES and event.facts["other"] == parameters["seat"]:
                return False
    return None
