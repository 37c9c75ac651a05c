"""What players of Passengers say to one another: of Passengers, factions and votes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from turncoat.games.passengers import components as box
from turncoat.games.passengers.components import DEMON, NONE, SOUL
from turncoat.games.passengers.moves import BERTH
from turncoat.games.passengers.news import NEWS, VOTES
from turncoat.games.passengers.table import Table, find
from turncoat.games.playable import Ending, Subject, player_subject
from turncoat.kernel.families import Families
from turncoat.kernel.news import Event
from turncoat.kernel.things import SEAT, Things
from turncoat.shapes import SignName
from turncoat.words import Message, Seat, Thing, arguments

Claim = tuple[str, dict[str, int]]

CLAIMS = Families("claim")
CLAIMS.family("i-placed", card=box.CARD)
"""Of the Passenger that the speaker placed in this round."""
CLAIMS.family("i-placed-type", type=Things(box.TYPE.name, *box.TYPE.names[:2]))
CLAIMS.family("i-placed-colour", colour=box.COLOUR)
CLAIMS.family("they-placed", seat=SEAT, card=box.CARD)
"""Of somebody else's Passenger of this round, at which the speaker has looked."""
CLAIMS.family("i-hold", card=box.CARD)
CLAIMS.family("i-am", faction=box.FACTION)
CLAIMS.family("is-of", seat=SEAT, faction=box.FACTION)
CLAIMS.family("i-shall-vote", boat=box.BOAT)
"""A promise for the next vote."""
CLAIMS.family("vote-with-me", boat=box.BOAT)
"""A question, so that it can be asked even where only questions and yes or no are allowed."""
CLAIMS.family("i-believe-you", seat=SEAT)
CLAIMS.family("i-doubt-it", seat=SEAT)

_TOPICS = {
    "i-placed": frozenset({"colour", "type"}),
    "i-placed-type": frozenset({"type"}),
    "i-placed-colour": frozenset({"colour"}),
    "they-placed": frozenset({"colour", "type"}),
    "i-hold": frozenset({"colour", "type"}),
    "i-am": frozenset({"faction"}),
    "is-of": frozenset({"faction"}),
}
"""What Silence cards ban."""


def message(seat: int, name: str, parameters: dict[str, int]) -> Message:
    """A claim in words."""
    return Message(f"claim-{name}", arguments(CLAIMS.families[name].parameters, parameters))


def topics(name: str) -> frozenset[str]:
    """What a claim speaks of: colours, types, factions."""
    return _TOPICS.get(name, frozenset())


# Where it stands, and how long ------------------------------------------------------------------

SIGNS: Mapping[str, SignName] = {"i-hold": "hold", "i-shall-vote": "promise", "vote-with-me": "call"}

_BY_VOTE = ("i-shall-vote", "vote-with-me")
_OF_PASSENGER = ("i-placed", "i-placed-type", "i-placed-colour", "they-placed")
_OF_FACTION = ("i-am", "is-of")


def about(seat: int, name: str, parameters: dict[str, int]) -> Subject:
    """A Passenger, a boat, what the speaker holds, or a player."""
    player = parameters.get("seat", seat)
    if name in _OF_PASSENGER:
        return Subject(
            Message("claim-about-passenger", {"seat": Seat(player)}),
            (f"passenger-{player}", f"seat-{player}"),
        )
    if name in _BY_VOTE:
        boat = f"boat-{box.BOAT.text(parameters['boat'])}"
        return Subject(Message("claim-about", {"thing": Thing(boat)}), (boat,))
    if name == "i-hold":
        hand = f"hand-{seat}"
        words = Message("claim-about-hand", {"seat": Seat(seat)})
        return Subject(words, (f"{hand}-{box.CARD.text(parameters['card'])}", hand, f"seat-{seat}"))
    return player_subject(player, *([f"faction-{seat}"] if name == "i-am" else []))


def ends(seat: int, name: str, parameters: dict[str, int]) -> Sequence[Ending] | None:
    """Until the Passengers land, the vote is counted or the hand changes; factions never change."""
    if name in _OF_PASSENGER:
        return [("ferried", {}), ("ferried-by-coin", {})]
    if name in _BY_VOTE:
        return [("votes", {})]
    if name == "i-hold":
        exchanged: list[Ending] = [("exchanged", {part: seat}) for part in ("seat", "other")]
        return [("boarded", {"seat": seat}), *exchanged, ("round-begins", {})]
    return [] if name in _OF_FACTION else None


# What can be said now --------------------------------------------------------------------------


def offered(view: Table, seat: int) -> list[Claim]:
    """The claims that make sense for a seat now, true or not."""
    others = [other for other in range(view.seats) if other != seat]
    return [
        *_of_own_passenger(view, seat),
        *_of_passengers_seen(view, seat),
        *_of_hand(view, seat),
        *[("i-am", {"faction": faction}) for faction in _factions(view)],
        *[("is-of", {"seat": other, "faction": faction}) for other in others for faction in (SOUL, DEMON)],
        *[(name, {"boat": boat}) for name in ("i-shall-vote", "vote-with-me") for boat in box.BOAT],
        *[(name, {"seat": other}) for name in ("i-believe-you", "i-doubt-it") for other in others],
    ]


def _factions(view: Table) -> list[int]:
    """The factions that play at this table."""
    return [faction for faction in box.FACTION if box.FACTION_PILE[view.seats, faction]]


def _cards(view: Table) -> range:
    """The cards that can be at this table."""
    return range(box.CARDS if box.YAESTHER in _factions(view) else box.YAESTHER_CARD)


def _of_own_passenger(view: Table, seat: int) -> list[Claim]:
    if find(view, view.voyage, seat) == NONE:
        return []
    return [
        *[("i-placed", {"card": card}) for card in _cards(view)],
        *[("i-placed-type", {"type": type_}) for type_ in (SOUL, DEMON)],
        *[("i-placed-colour", {"colour": colour}) for colour in box.COLOUR],
    ]


def _of_passengers_seen(view: Table, seat: int) -> list[Claim]:
    """Of Passengers of others at which the seat, as all know, has looked in this round."""
    return [
        ("they-placed", {"seat": other, "card": card})
        for other in range(view.seats)
        if other != seat and _has_seen(view, seat, other)
        for card in _cards(view)
    ]


def _has_seen(view: Table, seat: int, other: int) -> bool:
    here = find(view, view.voyage, other)
    if here == NONE:
        return False
    at = (view.voyage, BERTH.boat(here), BERTH.space(here))
    return bool(view.seen_by[at] >> seat & 1) and not view.face_up[at]


def _of_hand(view: Table, seat: int) -> list[Claim]:
    if view.hand[seat, 0] == NONE:
        return []
    return [("i-hold", {"card": card}) for card in _cards(view)]


def apt(view: Table, seat: int) -> list[Claim]:
    """What the hand-written player likes to say: everybody is a Soul Guide, and Smugglers carry Souls."""
    said: list[Claim] = [("i-am", {"faction": SOUL})]
    placed = _passenger_of(view, seat)
    if placed != NONE:
        smuggled = view.faction[seat] == DEMON and box.TYPE_OF[placed] == DEMON
        card = placed - box.COLOURS if smuggled else placed
        said.append(("i-placed", {"card": card}))
        if box.COLOUR_OF[card] != NONE:
            said.append(("i-placed-colour", {"colour": box.COLOUR_OF[card]}))
    said += [
        ("they-placed", {"seat": other, "card": _passenger_of(view, other)})
        for other in range(view.seats)
        if other != seat and _has_seen(view, seat, other)
    ]
    if view.asks == box.CAST_VOTE and view.vote[view.voyage, seat] != NONE:
        said.append(("i-shall-vote", {"boat": view.vote[view.voyage, seat]}))
    return [(name, {part: int(value) for part, value in parameters.items()}) for name, parameters in said]


# What is true ----------------------------------------------------------------------------------


def holds(table: Table, seat: int, name: str, parameters: dict[str, int]) -> bool | None:
    """Whether a claim is true on a whole table; None for promises, requests and opinions."""
    if name == "i-placed":
        return _passenger_of(table, seat) == parameters["card"]
    if name == "i-placed-type":
        placed = _passenger_of(table, seat)
        return placed != NONE and box.TYPE_OF[placed] == parameters["type"]
    if name == "i-placed-colour":
        placed = _passenger_of(table, seat)
        return placed != NONE and box.COLOUR_OF[placed] == parameters["colour"]
    if name == "they-placed":
        return _passenger_of(table, parameters["seat"]) == parameters["card"]
    if name == "i-hold":
        return any(table.hand[seat, place] == parameters["card"] for place in range(box.HAND))
    if name in ("i-am", "is-of"):
        return bool(table.faction[parameters.get("seat", seat)] == parameters["faction"])
    return None


def _passenger_of(table: Table, seat: int) -> int:
    """The Passenger that a seat placed in this round, or NONE."""
    here = find(table, table.voyage, seat)
    return NONE if here == NONE else table.passenger[table.voyage, BERTH.boat(here), BERTH.space(here)]


def kept(told: Sequence[Event], seat: int, name: str, parameters: dict[str, int]) -> bool | None:
    """Whether the vote was as promised; None where no vote followed."""
    if name != "i-shall-vote":
        return None
    for event in told:
        if event.kind == NEWS.kinds[VOTES]:
            return bool(event.facts["seats"] >> seat & 1) == (parameters["boat"] == box.RAVEN)
    return None
