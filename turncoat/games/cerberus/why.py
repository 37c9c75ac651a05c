"""Why it came so, in Cerberus (hunts, captures, the end), and why a card cannot be played."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus import table as ask
from turncoat.games.cerberus.effects import bonus_effect, can_pay
from turncoat.games.cerberus.names import cost_of
from turncoat.games.cerberus.rules import action_effect
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


def barred(view: Table, seat: int) -> dict[str, Message]:
    """Effects of one's own cards that cannot be played."""
    if view.asks != ask.PLAY_CARD:
        return {}
    closed = {}
    for card, which in product(box.ACTION_CARD, box.WHICH):
        key = f"action-{box.ACTION_CARD.names[card]}-{which}"
        if view.played[seat] >> card & 1:
            closed[key] = Message("barred-spent")
        elif view.acted:
            closed[key] = Message("barred-acted")
        elif not can_pay(view, seat, action_effect(view, seat, card, which)):
            closed[key] = _dear(action_effect(view, seat, card, which))
    for kind, which in product(box.KIND, box.WHICH):
        effect = bonus_effect(view, kind, which)
        key = f"{box.DECK.names[box.DECK_OF[kind]]}-{box.KIND.names[kind]}-{which}"
        if view.hand[seat, kind] and view.bonus_played:
            closed[key] = Message("barred-bonus")
        elif view.hand[seat, kind] and not can_pay(view, seat, effect):
            closed[key] = _dear(effect)
    return closed


def _dear(effect: int) -> Message:
    """What cannot be paid."""
    return Message("barred-dear", {"cost": cost_of(effect)})
