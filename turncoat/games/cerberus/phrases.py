"""What players of Cerberus say to one another, in words: where it stands, how long, what is liked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.claims import sensible
from turncoat.games.cerberus.components import NONE
from turncoat.games.cerberus.table import ADVENTURER, Table
from turncoat.games.cerberus.vocabulary import CLAIMS
from turncoat.games.playable import Ending, Subject, player_subject
from turncoat.shapes import SignName
from turncoat.words import Message, Seat, arguments

Claim = tuple[str, dict[str, int]]


def message(seat: int, name: str, parameters: dict[str, int]) -> Message:
    """A claim in words."""
    return Message(f"claim-{name}", arguments(CLAIMS.families[name].parameters, parameters))


def topics(name: str) -> frozenset[str]:
    """No rule of this game bans a topic."""
    return frozenset()


# Where it stands, and how long ------------------------------------------------------------------

SIGNS: Mapping[str, SignName] = {
    "i-hold": "hold",
    "i-shall-help": "promise",
    "i-shall-not-drive-back": "promise",
    "i-shall-give-cards": "promise",
    "i-shall-not-turn": "promise",
    "help-me": "call",
    "help-for-help": "call",
    "spare-me": "call",
    "leave-behind": "call",
    "yes": "believe",
    "no": "doubt",
}

_CALLS = ("help-me", "help-for-help", "spare-me", "leave-behind")

BESIDE: Mapping[str, str] = {"i-shall-help": "own-share"}
"""Whoever asks others for cards has something to promise."""


def about(seat: int, name: str, parameters: dict[str, int]) -> Subject:
    """A Barque, what the speaker holds, or a player."""
    if name == "barque-has":
        slot = parameters["slot"] + 1
        return Subject(Message("claim-about-barque", {"slot": slot}), (f"mooring-{slot}",))
    if name == "i-hold":
        hand = f"hand-{seat}"
        words = Message("claim-about-hand", {"seat": Seat(seat)})
        return Subject(words, (f"{hand}-{box.KIND.text(parameters['card'])}", hand, f"seat-{seat}"))
    player = parameters.get("seat", seat)
    return player_subject(player, f"pawn-{player}")


def ends(seat: int, name: str, parameters: dict[str, int]) -> Sequence[Ending] | None:
    """Until the Barque is seen or moved, the card gone, the promise due, or the hunt over."""
    own, player = {"seat": seat}, {"seat": parameters.get("seat", seat)}
    if name == "barque-has":
        slot = parameters["slot"]
        swaps: list[Ending] = [("barques-swapped", {part: slot}) for part in ("slot", "to-slot")]
        return [("revealed", {}), *swaps]
    if name == "i-hold":
        gone = own | {"card": parameters["card"]}
        return [("played-bonus", gone), ("discarded", gone), ("turned", own), ("lost", own)]
    if name in ("i-shall-help", "i-shall-not-drive-back"):
        return [("turn-ends", own)]
    if name == "i-shall-give-cards":
        return [("offered", own | {"other": parameters["seat"]}), ("turned", own), ("turned", player)]
    if name == "i-shall-not-turn":
        return [("turned", own)]
    return [("hunt", {}), ("boarded", player)] if name in _CALLS else None


# What is liked -----------------------------------------------------------------------------------


def apt(view: Table, seat: int) -> list[Claim]:
    """What the hand-written player likes to say: true things, and a call for help at the very end."""
    said: list[Claim] = [("i-hold", {"card": kind}) for kind in box.KIND if view.hand[seat, kind] > 0]
    if view.role[seat] == ADVENTURER:
        said += [
            ("barque-has", {"slot": slot, "places": int(view.barque[slot]) - 1})
            for slot in box.SLOT
            if view.barque[slot] != NONE
        ]
        fleeing = [other for other in range(view.seats) if view.role[other] == ADVENTURER]
        if view.space[seat] == min(view.space[other] for other in fleeing):
            said.append(("help-me", {}))
    return [(name, parts) for name, parts in said if sensible(view, seat, CLAIMS.number(name, **parts))]
