"""What players of Mad Zeppelin say to one another: of Cargo, traitors and what they mean to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from turncoat.games.mad_zeppelin.components import (
    CARD,
    COLOUR,
    COLOURS_OF,
    KIND,
    PLAYER,
    RATATINE,
    TRAITOR,
)
from turncoat.games.mad_zeppelin.table import DRAFTING, Table, laid_by, last_drafter
from turncoat.games.playable import Ending, Subject, player_subject
from turncoat.kernel.families import Families
from turncoat.kernel.news import Event
from turncoat.kernel.things import members
from turncoat.shapes import SignName
from turncoat.words import Message, Seat, Thing, arguments

Claim = tuple[str, dict[str, int]]

CLAIMS = Families("claim")
CLAIMS.family("i-hold", cargo=KIND)
CLAIMS.family("i-hold-no", cargo=KIND)
CLAIMS.family("top-card", cargo=CARD)
"""Of the Hold; Ratatine has seen it."""
CLAIMS.family("my-traitor", traitor=TRAITOR)
"""One that the speaker has or has laid in this turn."""
CLAIMS.family("my-colour", colour=COLOUR)
CLAIMS.family("left-out", traitor=TRAITOR)
"""A traitor that nobody has in this turn."""
CLAIMS.family("i-shall-not-play", traitor=TRAITOR)
CLAIMS.family("i-shall-spare-you", seat=PLAYER)
"""Promises for this turn."""
CLAIMS.family("i-believe-you", seat=PLAYER)
CLAIMS.family("i-doubt-it", seat=PLAYER)

_PLAYS = ("played", "played-last")
_TAKES = ("robbed", "stole", "stole-coin", "swapped")
_TURN_ENDS = ("turn-begins", "won", "draw", "nobody-won")


def message(seat: int, name: str, parameters: dict[str, int]) -> Message:
    """A claim in words."""
    return Message(f"claim-{name}", arguments(CLAIMS.families[name].parameters, parameters))


def topics(name: str) -> frozenset[str]:
    """No rule of this game bans a topic."""
    return frozenset()


# Where it stands, and how long ------------------------------------------------------------------

SIGNS: Mapping[str, SignName] = {
    "i-hold": "hold",
    "i-hold-no": "hold",
    "i-shall-not-play": "promise",
    "i-shall-spare-you": "promise",
}

_TURN = ("turn-begins", dict[str, int]())


def about(seat: int, name: str, parameters: dict[str, int]) -> Subject:
    """What the speaker holds, the Hold, a traitor, or a player."""
    hand = f"hand-{seat}"
    if name in ("i-hold", "i-hold-no"):
        words = Message("claim-about-hand", {"seat": Seat(seat)})
        held = f"{hand}-{KIND.text(parameters['cargo'])}"
        return Subject(words, (held, hand, f"seat-{seat}", f"player-{seat}"))
    if name == "top-card":
        return Subject(Message("claim-about-hold"), ("hold",))
    if "traitor" in parameters:
        traitor = TRAITOR.text(parameters["traitor"])
        words = Message("claim-about", {"thing": Thing(f"traitor-{traitor}")})
        own = () if name == "left-out" else (f"{hand}-{traitor}",)
        return Subject(words, (f"name-{traitor}", *own, f"seat-{seat}", f"player-{seat}"))
    player = parameters.get("seat", seat)
    return player_subject(player, f"player-{player}")


def ends(seat: int, name: str, parameters: dict[str, int]) -> Sequence[Ending] | None:
    """Until the card is gone, the Hold is drawn from, the traitor is played, or the turn is over."""
    own = {"seat": seat}
    if name == "i-hold":
        gone = own | {"cargo": parameters["cargo"]}
        return [*((event, gone) for event in ("threw", "threw-with-crates", "sold", "gave-up")), _TURN]
    if name == "i-hold-no":
        return [("searched", own), _TURN]
    if name == "top-card":
        return [("searched", {}), ("foresaw", {}), ("ordered", {}), ("buried", {}), _TURN]
    if "traitor" in parameters:
        named = {"traitor": parameters["traitor"]}
        return [*((event, named) for event in _PLAYS), ("showed", named), _TURN]
    return None


# What can be said now --------------------------------------------------------------------------


def offered(view: Table, seat: int) -> list[Claim]:
    """The claims that make sense for a seat now, true or not."""
    others = [other for other in range(view.seats) if other != seat]
    hidden = [traitor for traitor in TRAITOR if not view.face_up >> traitor & 1]
    foreseen = CARD if _has_foreseen(view, seat) else ()
    return [
        *[(name, {"cargo": kind}) for name in ("i-hold", "i-hold-no") for kind in KIND],
        *[("top-card", {"cargo": kind}) for kind in foreseen],
        *[("my-traitor", {"traitor": traitor}) for traitor in hidden],
        *[("my-colour", {"colour": colour}) for colour in COLOUR],
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
        *[("i-hold-no", {"cargo": kind}) for kind in KIND if view.hand[seat, kind] == 0],
        *[("my-colour", {"colour": c}) for c in COLOUR if any(bits >> c & 1 for bits in colours)],
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
        if event.kind.name in _TURN_ENDS:
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
        return event.kind.name in _PLAYS and facts["traitor"] == parameters["traitor"]
    return event.kind.name in _TAKES and facts["other"] == parameters["seat"]
