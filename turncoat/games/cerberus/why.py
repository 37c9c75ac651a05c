"""Why it came so, in Cerberus: hunts, captures, what becomes of the caught, and how the game ends."""

from __future__ import annotations

from collections.abc import Sequence

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.sheet import ending_line
from turncoat.games.cerberus.table import Table
from turncoat.kernel.news import Event
from turncoat.words import Argument, Message, Seat


def _before(event: Event, heard: Sequence[Event], *kinds: str) -> Event | None:
    """The last event of such kinds before this one."""
    at = next(place for place, one in enumerate(heard) if one is event)
    return next((one for one in reversed(heard[:at]) if one.kind.name in kinds), None)


def _hunt(view: Table, event: Event, heard: Sequence[Event]) -> list[Message]:
    """The Rage that called him."""
    return [Message("why-hunt", {"hunt": view.hunt})]


def _hunt_failed(view: Table, event: Event, heard: Sequence[Event]) -> list[Message]:
    """How far he could run."""
    return [Message("why-hunt-failed", {"speed": event.facts["speed"]})]


def _caught(view: Table, event: Event, heard: Sequence[Event]) -> list[Message]:
    """Whether he ran onto them, or they fell back onto his space."""
    ran = _before(event, heard, "dog-moved", "moved", "stayed")
    by = "running" if ran and ran.kind.name == "dog-moved" else "falling"
    return [Message("why-caught", {"by": by, "space": event.facts["space"]})]


def _turned(view: Table, event: Event, heard: Sequence[Event]) -> list[Message]:
    """What the position on the Rage track means."""
    return [Message("why-turned", {"position": event.facts["position"], "dark": box.DARK})]


def _lost(view: Table, event: Event, heard: Sequence[Event]) -> list[Message]:
    """What makes a capture final: the position, the place, or that it ends the game."""
    caught = _before(event, heard, "caught")
    position = event.facts["position"]
    by = "the-end"
    if position > box.DARK:
        by = "position"
    elif caught and caught.facts["space"] >= view.finish:
        by = "finish"
    return [Message("why-lost", {"by": by, "position": position, "dark": box.DARK})]


def _revealed(view: Table, event: Event, heard: Sequence[Event]) -> list[Message]:
    """Who set foot on the Finish board."""
    step = _before(event, heard, "moved", "shortcut")
    if not step:
        return []
    first: dict[str, Argument] = {"seat": Seat(step.facts["seat"])}
    return [Message("why-revealed", first)]


def _ended(view: Table, event: Event, heard: Sequence[Event]) -> list[Message]:
    """What ended the game."""
    return [ending_line(view)]


REASONS = {
    "hunt": _hunt,
    "hunt-failed": _hunt_failed,
    "caught": _caught,
    "turned": _turned,
    "lost": _lost,
    "revealed": _revealed,
    "escaped": _ended,
    "cerberus-won": _ended,
    "nobody-won": _ended,
}
