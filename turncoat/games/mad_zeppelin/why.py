"""Why it came so, in Mad Zeppelin (what a throw is worth and costs, who wins), and what cannot be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin import table as ask
from turncoat.games.mad_zeppelin.names import colours_of
from turncoat.games.mad_zeppelin.scene import ability_state, missing, throw_state
from turncoat.games.mad_zeppelin.scoring import score
from turncoat.games.mad_zeppelin.sheet import points_of, sheet_lines
from turncoat.games.mad_zeppelin.table import Table
from turncoat.kernel.news import Event
from turncoat.kernel.things import members
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


def barred(view: Table, seat: int) -> dict[str, Message]:
    """Traitors that cannot be played, an Ability that cannot be used, Cargo that cannot be thrown."""
    if view.asks == ask.PLAY_TRAITOR:
        blocked = members(view.held[seat] & view.unplayable)
        return {f"play-{box.TRAITOR.text(traitor)}": Message("barred-named") for traitor in blocked}
    if view.asks != ask.TAKE_ACTION:
        return {}
    closed = {}
    ability, throw = ability_state(view, seat), throw_state(view, seat)
    if ability != "yes":
        closed["ability"] = Message("ability-state", {"ability": ability})
    if throw != "yes":
        closed["overboard"] = Message("throw-state", {"throw": throw, "colours": colours_of(view.colours)})
        return closed
    for kind in box.KIND:
        if view.hand[seat, kind] and missing(view, seat, kind) > 0:
            price = {"coins": box.BRIBE[view.bribes, kind], "missing": missing(view, seat, kind)}
            closed[f"cargo-{box.KIND.text(kind)}"] = Message("barred-dear", {**price})
    return closed
