"""What players of Passengers say to one another, in words: where it stands, how long, what is liked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from turncoat.games.passengers import components as box
from turncoat.games.passengers.claims import has_seen, passenger_of, saw, sensible
from turncoat.games.passengers.components import DEMON, NONE, SOUL
from turncoat.games.passengers.table import Table
from turncoat.games.passengers.vocabulary import CLAIMS, SOUL_OR_DEMON, TOPIC, TOPICS
from turncoat.games.playable import Ending, Subject, player_subject
from turncoat.kernel.things import members
from turncoat.shapes import SignName
from turncoat.words import Message, Seat, Thing, arguments

Claim = tuple[str, dict[str, int]]


def message(seat: int, name: str, parameters: dict[str, int]) -> Message:
    """A claim in words."""
    return Message(f"claim-{name}", arguments(CLAIMS.families[name].parameters, parameters))


def topics(name: str) -> frozenset[str]:
    """What a claim speaks of: colours, types, factions."""
    return frozenset(TOPIC.text(topic) for topic in members(TOPICS.get(name, 0)))


# Where it stands, and how long ------------------------------------------------------------------

SIGNS: Mapping[str, SignName] = {
    "i-hold": "hold",
    "i-shall-vote": "promise",
    "vote-with-me": "call",
    "yes": "believe",
    "no": "doubt",
}

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
    if name == "i-saw":
        return [("round-begins", {})]
    if name == "i-hold":
        exchanged: list[Ending] = [("exchanged", {part: seat}) for part in ("seat", "other")]
        return [("boarded", {"seat": seat}), *exchanged, ("round-begins", {})]
    return [] if name in _OF_FACTION else None


# What is liked -----------------------------------------------------------------------------------


def apt(view: Table, seat: int) -> list[Claim]:
    """What the hand-written player likes to say: everybody is a Soul Guide, and Smugglers carry Souls."""
    said: list[Claim] = [("i-am", {"faction": SOUL})]
    placed = passenger_of(view, seat)
    if placed != NONE:
        smuggled = view.faction[seat] == DEMON and box.TYPE_OF[placed] == DEMON
        card = placed - box.COLOURS if smuggled else placed
        said.append(("i-placed", {"card": card}))
        if box.COLOUR_OF[card] != NONE:
            said.append(("i-placed-colour", {"colour": box.COLOUR_OF[card]}))
    said += [
        ("they-placed", {"seat": other, "card": passenger_of(view, other)})
        for other in range(view.seats)
        if other != seat and has_seen(view, seat, other)
    ]
    said += [("i-saw", {"type": type_}) for type_ in SOUL_OR_DEMON if saw(view, seat, type_)]
    if view.asks == box.CAST_VOTE and view.vote[view.voyage, seat] != NONE:
        said.append(("i-shall-vote", {"boat": view.vote[view.voyage, seat]}))
    said = [(name, {part: int(value) for part, value in parts.items()}) for name, parts in said]
    return [(name, parts) for name, parts in said if sensible(view, seat, CLAIMS.number(name, **parts))]
