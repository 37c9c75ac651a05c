"""What players of Cerberus say to one another: of Barques and cards, and whom they mean to help."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from turncoat.games.cerberus.components import (
    BETRAYAL,
    FIRST_KIND,
    KINDS,
    MOST_BARQUE_SEATS,
    MOST_SEATS,
    NONE,
    SLOTS,
    SURVIVAL,
)
from turncoat.games.cerberus.names import thing
from turncoat.games.cerberus.news import (
    BOARDED,
    CERBERUS_WON,
    ESCAPED,
    MOVED,
    NEWS,
    NOBODY_WON,
    OFFERED,
    PLAYED_ACTION,
    PLAYED_BONUS,
    TURN_BEGINS,
    TURN_ENDS,
    TURNED,
)
from turncoat.games.cerberus.table import ADVENTURER, LOST, Table, is_aboard
from turncoat.kernel.moves import Families
from turncoat.kernel.news import Event
from turncoat.words import Argument, Message, Seat

Claim = tuple[str, dict[str, int]]

CLAIMS = Families()
CLAIMS.family("barque-has", slot=SLOTS, places=MOST_BARQUE_SEATS)
"""How many seats a Barque has, less one."""
CLAIMS.family("i-hold", card=KINDS)
CLAIMS.family("i-shall-help", seat=MOST_SEATS)
CLAIMS.family("i-shall-not-drive-back", seat=MOST_SEATS)
"""Promises for the speaker's next turn; the one in progress counts."""
CLAIMS.family("i-shall-give-cards", seat=MOST_SEATS)
"""A promise for the next time that this player asks for cards."""
CLAIMS.family("i-shall-not-turn")
"""A promise for the whole game."""
CLAIMS.family("help-me")
CLAIMS.family("leave-behind", seat=MOST_SEATS)
CLAIMS.family("i-believe-you", seat=MOST_SEATS)
CLAIMS.family("i-doubt-it", seat=MOST_SEATS)

_ENDINGS = {NEWS.kinds[kind] for kind in (ESCAPED, CERBERUS_WON, NOBODY_WON)}
_CARD_PLAYED = {NEWS.kinds[kind] for kind in (PLAYED_ACTION, PLAYED_BONUS)}


def message(seat: int, name: str, parameters: dict[str, int]) -> Message:
    """A claim in words."""
    return Message(f"claim-{name}", {part: _argument(part, value) for part, value in parameters.items()})


def _argument(part: str, value: int) -> Argument:
    if part == "card":
        return thing("card", value)
    return Seat(value) if part == "seat" else value + 1


def topics(name: str) -> frozenset[str]:
    """No rule of this game bans a topic."""
    return frozenset()


# What can be said now --------------------------------------------------------------------------


def offered(view: Table, seat: int) -> list[Claim]:
    """The claims that make sense for a seat now, true or not."""
    others = [other for other in range(view.seats) if other != seat]
    role = view.role[seat]
    fleeing = [other for other in others if view.role[other] == ADVENTURER]
    return [
        *[("barque-has", {"slot": slot, "places": n}) for slot in _closed(view) for n in range(SLOTS)],
        *[("i-hold", {"card": kind}) for kind in _kinds(role)],
        *[("i-shall-help", {"seat": other}) for other in fleeing if role == ADVENTURER],
        *[("i-shall-not-drive-back", {"seat": other}) for other in fleeing if role != LOST],
        *[
            ("i-shall-give-cards", {"seat": other})
            for other in others
            if role != LOST and view.role[other] == role
        ],
        *[("leave-behind", {"seat": other}) for other in fleeing if role == ADVENTURER],
        *([("i-shall-not-turn", {}), ("help-me", {})] if role == ADVENTURER else []),
        *[(name, {"seat": other}) for name in ("i-believe-you", "i-doubt-it") for other in others],
    ]


def _closed(view: Table) -> range:
    """The Barques that nobody has turned up; once one is, the others have left the game."""
    return range(0 if view.revealed else SLOTS)


def _kinds(role: int) -> range:
    """The bonus cards that a player of a role has."""
    if role == LOST:
        return range(0)
    deck = SURVIVAL if role == ADVENTURER else BETRAYAL
    return range(FIRST_KIND[deck], FIRST_KIND[deck + 1])


def apt(view: Table, seat: int) -> list[Claim]:
    """What the hand-written player likes to say: true things, and a call for help at the very end."""
    role = view.role[seat]
    said: list[Claim] = [("i-hold", {"card": kind}) for kind in _kinds(role) if view.hand[seat, kind] > 0]
    if role != ADVENTURER:
        return said
    said += [
        ("barque-has", {"slot": slot, "places": int(view.barque[slot]) - 1})
        for slot in _closed(view)
        if view.barque[slot] != NONE
    ]
    fleeing = [other for other in range(view.seats) if view.role[other] == ADVENTURER]
    if len(fleeing) > 1 and view.space[seat] == min(view.space[other] for other in fleeing):
        said.append(("help-me", {}))
    if is_aboard(view, seat):
        said.append(("i-shall-not-turn", {}))
    return said


# What is true ----------------------------------------------------------------------------------


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
    return _stayed_true(told, seat) if name == "i-shall-not-turn" else None


def _helped(told: Sequence[Event], seat: int, other: int) -> bool | None:
    """Whether somebody advanced in a seat's turn."""
    for event in _own_turn(told, seat):
        if event.kind == NEWS.kinds[BOARDED] and event.facts["seat"] == other:
            return True
        if _way(event, other) > 0:
            return True
        if event.kind == NEWS.kinds[TURN_ENDS]:
            return False
    return None


def _spared(told: Sequence[Event], seat: int, other: int) -> bool | None:
    """Whether somebody was not driven back in a seat's turn."""
    for event in _own_turn(told, seat):
        if _way(event, other) < 0:
            return False
        if event.kind == NEWS.kinds[TURN_ENDS]:
            return True
    return None


def _way(event: Event, seat: int) -> int:
    """How far an event moves a seat's pawn: forward, or back where it is negative."""
    if event.kind != NEWS.kinds[MOVED] or event.facts["seat"] != seat:
        return 0
    return event.facts["to-space"] - event.facts["space"]


def _own_turn(told: Sequence[Event], seat: int) -> Iterator[Event]:
    """What happens in the first turn of a seat, its end included; what is left of the one in progress."""
    active = _first_active(told)
    for event in told:
        if event.kind == NEWS.kinds[TURN_BEGINS]:
            active = event.facts["seat"]
        if active == seat:
            yield event
        if event.kind == NEWS.kinds[TURN_ENDS]:
            if active == seat:
                return
            active = NONE


def _first_active(told: Sequence[Event]) -> int:
    """Whose turn it was before the first event that tells of turns."""
    for event in told:
        if event.kind in _CARD_PLAYED or event.kind == NEWS.kinds[TURN_ENDS]:
            return event.facts["seat"]
        if event.kind == NEWS.kinds[TURN_BEGINS]:
            break
    return NONE


def _gave_cards(told: Sequence[Event], seat: int, other: int) -> bool | None:
    """Whether a seat gave anything when it was asked for cards."""
    for event in told:
        facts = event.facts
        if event.kind == NEWS.kinds[OFFERED] and (facts["seat"], facts["other"]) == (seat, other):
            return facts["count"] > 0
    return None


def _stayed_true(told: Sequence[Event], seat: int) -> bool | None:
    """Whether a seat never joined Cerberus."""
    for event in told:
        if event.kind == NEWS.kinds[TURNED] and event.facts["seat"] == seat:
            return False
        if event.kind in _ENDINGS:
            return True
    return None
