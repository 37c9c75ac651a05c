"""What players of Mad Zeppelin say to one another: of Cargo, traitors and what they mean to do."""

from __future__ import annotations

from collections.abc import Sequence

from turncoat.games.mad_zeppelin.components import (
    COLOURS,
    COLOURS_OF,
    JOURNEY,
    KINDS,
    MOST_SEATS,
    RATATINE,
    TRAITORS,
)
from turncoat.games.mad_zeppelin.names import NAMES, members, thing
from turncoat.games.mad_zeppelin.news import (
    DRAWN_GAME,
    NEWS,
    NOBODY_WON,
    PLAYED,
    PLAYED_LAST,
    ROBBED,
    STOLE,
    STOLE_COIN,
    SWAPPED,
    TURN_BEGINS,
    WON,
)
from turncoat.games.mad_zeppelin.table import DRAFTING, Table, laid_by, last_drafter
from turncoat.kernel.moves import Families
from turncoat.kernel.news import Event
from turncoat.words import Argument, Message, Seat

Claim = tuple[str, dict[str, int]]

CLAIMS = Families()
CLAIMS.family("i-hold", cargo=KINDS)
CLAIMS.family("i-hold-no", cargo=KINDS)
CLAIMS.family("top-card", cargo=JOURNEY + 1)
"""Of the Hold; Ratatine has seen it."""
CLAIMS.family("my-traitor", traitor=TRAITORS)
"""One that the speaker has or has laid in this turn."""
CLAIMS.family("my-colour", colour=COLOURS)
CLAIMS.family("left-out", traitor=TRAITORS)
"""A traitor that nobody has in this turn."""
CLAIMS.family("i-shall-not-play", traitor=TRAITORS)
CLAIMS.family("i-shall-spare-you", seat=MOST_SEATS)
"""Promises for this turn."""
CLAIMS.family("i-believe-you", seat=MOST_SEATS)
CLAIMS.family("i-doubt-it", seat=MOST_SEATS)

_PLAYS = {NEWS.kinds[kind] for kind in (PLAYED, PLAYED_LAST)}
_TAKES = {NEWS.kinds[kind] for kind in (ROBBED, STOLE, STOLE_COIN, SWAPPED)}
_TURN_ENDS = {NEWS.kinds[kind] for kind in (TURN_BEGINS, WON, DRAWN_GAME, NOBODY_WON)}


def message(seat: int, name: str, parameters: dict[str, int]) -> Message:
    """A claim in words."""
    return Message(f"claim-{name}", {part: _argument(part, value) for part, value in parameters.items()})


def _argument(part: str, value: int) -> Argument:
    return thing(part, value) if part in NAMES else Seat(value)


def topics(name: str) -> frozenset[str]:
    """No rule of this game bans a topic."""
    return frozenset()


# What can be said now --------------------------------------------------------------------------


def offered(view: Table, seat: int) -> list[Claim]:
    """The claims that make sense for a seat now, true or not."""
    others = [other for other in range(view.seats) if other != seat]
    hidden = [traitor for traitor in range(TRAITORS) if not view.face_up >> traitor & 1]
    foreseen = range(JOURNEY + 1 if _has_foreseen(view, seat) else 0)
    return [
        *[(name, {"cargo": kind}) for name in ("i-hold", "i-hold-no") for kind in range(KINDS)],
        *[("top-card", {"cargo": kind}) for kind in foreseen],
        *[("my-traitor", {"traitor": traitor}) for traitor in hidden],
        *[("my-colour", {"colour": colour}) for colour in range(COLOURS)],
        *[("left-out", {"traitor": traitor}) for traitor in hidden if _has_looked(view, seat)],
        *[("i-shall-not-play", {"traitor": traitor}) for traitor in members(view.held[seat])],
        *[
            (name, {"seat": other})
            for name in ("i-shall-spare-you", "i-believe-you", "i-doubt-it")
            for other in others
        ],
    ]


def _has_foreseen(view: Table, seat: int) -> bool:
    """Whether a seat was, as all know, the last to look at the top of the Hold."""
    seers = [view.player[play] for play in range(view.plays) if view.ability[play] == RATATINE]
    return bool(seers) and seers[-1] == seat


def _has_looked(view: Table, seat: int) -> bool:
    """Whether a seat has seen the traitors put aside, or those that nobody selected."""
    return view.stage != DRAFTING and seat in (view.leader, last_drafter(view))


def apt(view: Table, seat: int) -> list[Claim]:
    """What the hand-written player likes to say: true things that cost it nothing."""
    colours = [COLOURS_OF[traitor] for traitor in members(view.held[seat])]
    return [
        *[("i-hold-no", {"cargo": kind}) for kind in range(KINDS) if view.hand[seat, kind] == 0],
        *[("my-colour", {"colour": c}) for c in range(COLOURS) if any(bits >> c & 1 for bits in colours)],
    ]


# What is true ----------------------------------------------------------------------------------


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
    """Whether a promise was kept until the end of the turn; None where no end was told."""
    if name not in ("i-shall-not-play", "i-shall-spare-you"):
        return None
    for event in told:
        if event.kind in _TURN_ENDS:
            return True
        if _breaks(event, seat, name, parameters):
            return False
    return None


def _breaks(event: Event, seat: int, name: str, parameters: dict[str, int]) -> bool:
    """Whether a seat does what it has promised not to do."""
    facts = event.facts
    if facts.get("seat") != seat:
        return False
    if name == "i-shall-not-play":
        return event.kind in _PLAYS and facts["traitor"] == parameters["traitor"]
    return event.kind in _TAKES and facts["other"] == parameters["seat"]
