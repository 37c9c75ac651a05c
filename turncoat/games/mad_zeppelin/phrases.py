"""What players of Mad Zeppelin say to one another, in words: where it stands, how long, what is liked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from turncoat.games.mad_zeppelin.claims import sensible
from turncoat.games.mad_zeppelin.components import COLOUR, COLOURS_OF, KIND, TRAITOR
from turncoat.games.mad_zeppelin.table import Table
from turncoat.games.mad_zeppelin.vocabulary import CLAIMS
from turncoat.games.playable import Ending, Subject, player_subject
from turncoat.kernel.things import members
from turncoat.shapes import SignName
from turncoat.words import Message, Seat, Thing, arguments

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
    "i-hold-no": "hold",
    "i-shall-not-play": "promise",
    "i-shall-spare-you": "promise",
    "spare-me": "call",
    "yes": "believe",
    "no": "doubt",
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
        return [*((event, named) for event in ("played", "played-last")), ("showed", named), _TURN]
    return None


# What is liked -----------------------------------------------------------------------------------


def apt(view: Table, seat: int) -> list[Claim]:
    """What the hand-written player likes to say: true things that cost it nothing."""
    colours = [COLOURS_OF[traitor] for traitor in members(view.held[seat])]
    said: list[Claim] = [
        *[("i-hold-no", {"cargo": kind}) for kind in KIND if view.hand[seat, kind] == 0],
        *[("my-colour", {"colour": c}) for c in COLOUR if any(bits >> c & 1 for bits in colours)],
    ]
    return [(name, parts) for name, parts in said if sensible(view, seat, CLAIMS.number(name, **parts))]
