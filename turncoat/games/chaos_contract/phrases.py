"""What players of Chaos Contract say to one another, in words: where it stands, how long, what is liked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract.claims import sensible, shows
from turncoat.games.chaos_contract.names import any_power
from turncoat.games.chaos_contract.table import WITH_SEAT, Table
from turncoat.games.chaos_contract.vocabulary import CLAIMS, NUMBER
from turncoat.games.playable import Ending, Subject, player_subject
from turncoat.shapes import SignName
from turncoat.words import Message, Seat, arguments

Claim = tuple[str, dict[str, int]]


def message(seat: int, name: str, parameters: dict[str, int]) -> Message:
    """A claim in words."""
    if name != "i-have-power":
        return Message(f"claim-{name}", arguments(CLAIMS.families[name].parameters, parameters))
    power = parameters["power"]
    return Message(f"claim-{name}", {"power": any_power(power)}) if power else Message("claim-no-powers")


def topics(name: str) -> frozenset[str]:
    """No rule of this game bans a topic."""
    return frozenset()


# Where it stands, and how long ------------------------------------------------------------------

SIGNS: Mapping[str, SignName] = {
    "i-have-power": "hold",
    "my-die-has": "hold",
    "i-shall-join": "promise",
    "i-shall-not-join": "promise",
    "i-promise-reward": "promise",
    "i-promise-contract": "promise",
    "join-me": "call",
    "for-a-contract": "call",
    "yes": "believe",
    "no": "doubt",
}

BESIDE: Mapping[str, str] = dict.fromkeys(("i-promise-reward", "i-promise-contract"), "recruit")
"""What a guest is promised in the invitation."""

_JOINING = ("i-shall-join", "i-shall-not-join", "for-a-contract")


def about(seat: int, name: str, parameters: dict[str, int]) -> Subject:
    """The speaker's die, a secret roll, the contract, or a player."""
    at_table = (f"player-{seat}", f"seat-{seat}")
    if name in ("i-have-power", "my-die-has"):
        has = box.POWER.text(parameters["power"]) if "power" in parameters else parameters["number"]
        words = Message("claim-about-die", {"seat": Seat(seat)})
        return Subject(words, (f"hand-{seat}-{has}", f"hand-{seat}", *at_table))
    if name == "secret-roll":
        words = Message("claim-about-secret-roll", {"seat": Seat(seat)})
        return Subject(words, (f"secret-{seat}", *at_table))
    if name in _JOINING:
        return Subject(Message("claim-about-contract"), ("contract", *at_table))
    player = parameters.get("seat", seat)
    return player_subject(player, f"player-{player}")


def ends(seat: int, name: str, parameters: dict[str, int]) -> Sequence[Ending] | None:
    """Until the die changes, the roll is seen, the invitation answered, or the contract over."""
    own, turn = {"seat": seat}, ("turn-begins", dict[str, int]())
    if name in ("i-have-power", "my-die-has"):
        changes = ("gained-card", "lost-card", "swapped", "given-card", "card-taken", "drew-instead")
        others = ("swapped", "given-card", "card-taken")
        return [*((event, own) for event in changes), *((event, {"other": seat}) for event in others)]
    if name == "secret-roll":
        return [("secret-shown", own), turn]
    if name in (*_JOINING, "join-me"):
        guest = {"seat": parameters.get("seat", seat)}
        return [("accepted", guest), ("refused", guest), ("begins", {}), turn]
    return None


# What is liked -----------------------------------------------------------------------------------


def apt(view: Table, seat: int) -> list[Claim]:
    """What the hand-written player likes to say: true things of its die, and to whom it turns."""
    powers = {int(view.power[card]) for card in _hand(view, seat)} - {box.NO_POWER}
    numbers = [number for number in NUMBER if any(shows(view, card, number) for card in _hand(view, seat))]
    others = [other for other in range(view.seats) if other != seat]
    said: list[Claim] = [
        *[("i-have-power", {"power": power}) for power in sorted(powers)],
        *[("my-die-has", {"number": number}) for number in numbers],
        *[("join-me", {"seat": other}) for other in others],
    ]
    return [(name, parts) for name, parts in said if sensible(view, seat, CLAIMS.number(name, **parts))]


def _hand(view: Table, seat: int) -> list[int]:
    """A player's dice cards."""
    return [card for card in box.DIE if view.die_place[card] == WITH_SEAT + seat]
