"""What players of Cerberus say to one another: of Barques and cards, and whom they mean to help."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.cards import deck_for
from turncoat.games.cerberus.components import NONE, PLAYER, SLOTS
from turncoat.games.cerberus.table import ADVENTURER, LOST, Table, is_aboard
from turncoat.games.playable import Ending, Subject, player_subject
from turncoat.kernel.families import Families
from turncoat.kernel.news import Event
from turncoat.kernel.things import Places
from turncoat.shapes import SignName
from turncoat.words import Message, Seat, arguments

Claim = tuple[str, dict[str, int]]

CLAIMS = Families("claim")
CLAIMS.family("barque-has", slot=box.SLOT, places=Places("size", box.MOST_BARQUE_SEATS))
"""How many seats a Barque has, less one."""
CLAIMS.family("i-hold", card=box.KIND)
CLAIMS.family("i-shall-help", seat=PLAYER)
CLAIMS.family("i-shall-not-drive-back", seat=PLAYER)
"""Promises for the speaker's next turn; the one in progress counts."""
CLAIMS.family("i-shall-give-cards", seat=PLAYER)
"""A promise for the next time that this player asks for cards."""
CLAIMS.family("i-shall-not-turn")
"""A promise for the whole game."""
CLAIMS.family("help-me")
CLAIMS.family("leave-behind", seat=PLAYER)
CLAIMS.family("i-believe-you", seat=PLAYER)
CLAIMS.family("i-doubt-it", seat=PLAYER)

_ENDINGS = ("escaped", "cerberus-won", "nobody-won")
_CARD_PLAYED = ("played-action", "played-bonus")


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
    "leave-behind": "call",
}

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
    return [("hunt", {}), ("boarded", player)] if name in ("help-me", "leave-behind") else None


# What can be said now --------------------------------------------------------------------------


def offered(view: Table, seat: int) -> list[Claim]:
    """The claims that make sense for a seat now, true or not."""
    others = [other for other in range(view.seats) if other != seat]
    role = view.role[seat]
    fleeing = [other for other in others if view.role[other] == ADVENTURER]
    return [
        *[("barque-has", {"slot": slot, "places": n}) for slot in _closed(view) for n in range(SLOTS)],
        *[("i-hold", {"card": kind}) for kind in _kinds(view, seat)],
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


def _kinds(view: Table, seat: int) -> range:
    """The bonus cards that a seat can have."""
    if view.role[seat] == LOST:
        return range(0)
    deck = deck_for(view, seat)
    return range(box.FIRST_KIND[deck], box.FIRST_KIND[deck + 1])


def apt(view: Table, seat: int) -> list[Claim]:
    """What the hand-written player likes to say: true things, and a call for help at the very end."""
    role = view.role[seat]
    said: list[Claim] = [
        ("i-hold", {"card": kind}) for kind in _kinds(view, seat) if view.hand[seat, kind] > 0
    ]
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
