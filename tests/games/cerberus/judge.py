"""What the claims of the game mean, told a second time: by whole tables and by all that was told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from turncoat.games.cerberus.components import NONE
from turncoat.games.cerberus.table import Table
from turncoat.kernel.news import Event

_ENDINGS = ("escaped", "cerberus-won", "nobody-won")
_CARD_PLAYED = ("played-action", "played-bonus")


def holds(table: Table, seat: int, name: str, parameters: dict[str, int]) -> bool | None:
    """Whether a claim is true on a whole table; None for promises, requests and opinions."""
    if name == "barque-has":
        return bool(table.barque[parameters["slot"]] == parameters["places"] + 1)
    if name == "i-hold":
        return bool(table.hand[seat, parameters["card"]] > 0)
    return None


def kept(told: Sequence[Event], seat: int, name: str, parameters: dict[str, int]) -> bool | None:
    """Whether a promise was kept; None where it never came to that."""
    if name == "i-shall-help":
        return _helped(told, seat, parameters["seat"])
    if name == "i-shall-not-drive-back":
        return _spared(told, seat, parameters["seat"])
    if name == "i-shall-give-cards":
        return _gave_cards(told, seat, parameters["seat"])
    if name == "leave-behind":
        return None if _helped(told, seat, parameters["seat"]) in (True, None) else True
    return _stayed_true(told, seat) if name == "i-shall-not-turn" else None


def _helped(told: Sequence[Event], seat: int, other: int) -> bool | None:
    """Whether somebody advanced in a seat's turn."""
    for event in _own_turn(told, seat):
        if event.kind.name == "boarded" and event.facts["seat"] == other:
            return True
        if _way(event, other) > 0:
            return True
        if event.kind.name == "turn-ends":
            return False
    return None


def _spared(told: Sequence[Event], seat: int, other: int) -> bool | None:
    """Whether somebody was not driven back in a seat's turn."""
    for event in _own_turn(told, seat):
        if _way(event, other) < 0:
            return False
        if event.kind.name == "turn-ends":
            return True
    return None


def _way(event: Event, seat: int) -> int:
    """How far an event moves a seat's pawn: forward, or back where it is negative."""
    if event.kind.name != "moved" or event.facts["seat"] != seat:
        return 0
    return event.facts["to-space"] - event.facts["space"]


def _own_turn(told: Sequence[Event], seat: int) -> Iterator[Event]:
    """What happens in the first turn of a seat, its end included; what is left of the one in progress."""
    active = _first_active(told)
    for event in told:
        if event.kind.name == "turn-begins":
            active = event.facts["seat"]
        if active == seat:
            yield event
        if event.kind.name == "turn-ends":
            if active == seat:
                return
            active = NONE


def _first_active(told: Sequence[Event]) -> int:
    """Whose turn it was before the first event that tells of turns."""
    for event in told:
        if event.kind.name in _CARD_PLAYED or event.kind.name == "turn-ends":
            return event.facts["seat"]
        if event.kind.name == "turn-begins":
            break
    return NONE


def _gave_cards(told: Sequence[Event], seat: int, other: int) -> bool | None:
    """Whether a seat gave anything when it was asked for cards."""
    for event in told:
        facts = event.facts
        if event.kind.name == "offered" and (facts["seat"], facts["other"]) == (seat, other):
            return facts["count"] > 0
    return None


def _stayed_true(told: Sequence[Event], seat: int) -> bool | None:
    """Whether a seat never joined Cerberus."""
    for event in told:
        if event.kind.name == "turned" and event.facts["seat"] == seat:
            return False
        if event.kind.name in _ENDINGS:
            return True
    return None
