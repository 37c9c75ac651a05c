"""Why it came so, in Mad Zeppelin: what a throw is worth and costs, and who wins by what."""

from __future__ import annotations

from collections.abc import Sequence

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin.scoring import score
from turncoat.games.mad_zeppelin.sheet import points_of, sheet_lines
from turncoat.games.mad_zeppelin.table import Table
from turncoat.kernel.news import Event
from turncoat.words import Argument, Message, Seat, argument


def _threw(view: Table, event: Event, heard: Sequence[Event]) -> list[Message]:
    """What the Cargo is worth, its bribe, and how far that brings its owner."""
    seat, kind = event.facts["seat"], event.facts["cargo"]
    cargo: dict[str, Argument] = {
        "cargo": argument(box.KIND, kind),
        "points": box.POINTS[kind],
        "coins": box.BRIBE[view.bribes, kind],
    }
    so_far: dict[str, Argument] = {"seat": Seat(seat), "points": score(view, seat)}
    return [Message("why-threw", cargo), Message("why-so-far", so_far | {"goal": box.TARGET[view.mode]})]


def _reached(view: Table, event: Event, heard: Sequence[Event]) -> list[Message]:
    """Everybody's points, and what they are made of."""
    return [line for seat in range(view.seats) for line in points_of(view, seat)]


def _ended(view: Table, event: Event, heard: Sequence[Event]) -> list[Message]:
    """The score sheet."""
    return sheet_lines(view)


REASONS = {
    "threw": _threw,
    "threw-with-crates": _threw,
    "reached": _reached,
    "won": _ended,
    "draw": _ended,
    "nobody-won": _ended,
}
