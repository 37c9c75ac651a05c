"""The table of Passengers in words: all that a seat sees and knows, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from turncoat.games.passengers.shapes import Boat, PassengersScene, Player
from turncoat.games.passengers.sheet import total
from turncoat.shapes import Message as MessageData
from turncoat.words import Argument, Message, Seat, Seats, Thing, listed


def describe(scene: PassengersScene, seat: int) -> list[Message]:
    """A seat's scene in words."""
    return [
        title(scene),
        *silence(scene),
        *(line for boat in scene["boats"] for line in _boat(scene, boat)),
        Message("table-coin", {"seat": Seat(scene["coin"])}),
        *supplies(scene),
        *_own(scene, seat),
        *(line for player in scene["players"] for line in _player(scene, player, seat)),
        *_gifts(scene),
        *_crossings(scene),
        *(_ahead(boat) for boat in scene["ahead"]),
        *_totals(scene),
    ]


def title(scene: PassengersScene) -> Message:
    """Round and phase."""
    if scene["over"]:
        return Message("table-over")
    phase = Thing(f"board-{scene['phase']}")
    return Message("table-title", {"round": _round(scene["round"]), "phase": phase})


def silence(scene: PassengersScene) -> list[Message]:
    """The Silence card of this round."""
    card = scene["silence"][scene["round"] - 1]
    if card is None or scene["over"]:
        return []
    said = {"silence": Thing(f"silence-{card}"), "text": Thing(f"silence-text-{card}")}
    return [Message("table-silence", said)]


def supplies(scene: PassengersScene) -> Iterator[Message]:
    """The masks and the Shadow cards that are left."""
    if scene["over"]:
        return
    masks = [Thing(f"colour-{colour}") for colour in scene["masks"]]
    yield Message("table-masks", {"masks": listed(masks or [Thing("board-no-masks")])})
    if scene["has_shadows"]:
        yield Message("table-shadow-pile", {"count": scene["shadows_left"]})


def known_cards(player: Player) -> list[Message]:
    """The hand cards of a player that the viewer was shown or gave away."""
    return [Message.read(card["message"]) for card in player["known"]]


def _boat(scene: PassengersScene, boat: Boat) -> Iterator[Message]:
    name = {"boat": Thing(f"boat-{boat['boat']}")}
    yield Message("table-boat", {**name, "aboard": boat["aboard"], "limit": scene["limit"]})
    for number, space in enumerate(boat["spaces"], 1):
        passenger = space["passenger"]
        who = Message.read(passenger["message"]) if passenger else Message("table-nobody")
        gift: dict[str, Argument] = {
            "number": space["number"],
            "gift": Thing(f"gift-{space['gift']}"),
            "voices": space["voices"],
        }
        yield Message("table-space", {**name, "space": number, **gift, "who": who})


def _own(scene: PassengersScene, seat: int) -> Iterator[Message]:
    """The seat's goal, hand and vote."""
    if scene["goal"] is None:
        return
    own = scene["players"][seat]
    yield Message.read(scene["goal"])
    if own["hand"]:
        yield Message("table-own-hand", {"cards": _cards(own["hand"])})
    vote = own["votes"][scene["round"] - 1]
    if vote and not scene["over"]:
        yield Message("table-own-vote", {"boat": Thing(f"boat-{vote}")})


def _player(scene: PassengersScene, player: Player, seat: int) -> Iterator[Message]:
    """What a player has, and what else is known of them."""
    who = {"seat": Seat(player["seat"])}
    if not scene["over"]:
        hand = Message("table-hand", {"count": player["hand_size"]})
        yield Message("table-player", {**who, "hand": hand, "voices": player["voices"]})
        if player["gift"]:
            gift: dict[str, Argument] = {
                "number": player["number"] or 0,
                "gift": Thing(f"gift-{player['gift']}"),
            }
            yield Message("table-player-gift", {**who, **gift})
    for cause in player["silenced"]:
        yield Message("table-player-silenced", {**who, "cause": Thing(f"silenced-{cause}")})
    if player["seat"] != seat:
        if player["faction"]:
            yield Message("table-faction-of", {**who, "faction": Thing(f"faction-{player['faction']}")})
        if player["hand"]:
            yield Message("table-hand-of", {**who, "cards": _cards(player["hand"])})
    yield from known_cards(player)


def _gifts(scene: PassengersScene) -> Iterator[Message]:
    """What came of the Gifts."""
    for number, gifts in enumerate(scene["gifts"], 1):
        for gift in gifts:
            yield from _of(number, gift["told"])


def _crossings(scene: PassengersScene) -> Iterator[Message]:
    """How all voted in earlier rounds, and who sits in the boats that crossed and in those that were lost."""
    for vote, crossed, lost in zip(scene["votes"], scene["afterlands"], scene["lost"], strict=True):
        yield from _of(crossed["round"], [vote["message"]])
        yield from _past("table-crossed", crossed)
        yield from _past("table-lost", lost)


def _past(name: str, boat: Boat) -> Iterator[Message]:
    """A boat of an earlier round."""
    for number, space in enumerate(boat["spaces"], 1):
        if space["passenger"]:
            who = Message.read(space["passenger"]["message"])
            yield Message(name, {**_of_round(boat), "space": number, "who": who})


def _ahead(boat: Boat) -> Message:
    """A boat of a later round."""
    spaces = [
        Message(
            "table-ahead-space",
            {"number": space["number"], "gift": Thing(f"gift-{space['gift']}"), "voices": space["voices"]},
        )
        for space in boat["spaces"]
    ]
    return Message("table-ahead", {**_of_round(boat), "spaces": listed(spaces)})


def _totals(scene: PassengersScene) -> Iterator[Message]:
    """What the factions have scored, at the end."""
    for faction, scored in (scene["points"] or {}).items():
        members = (player["seat"] for player in scene["players"] if player["faction"] == faction)
        yield total(faction, scored, Seats(sum(1 << seat for seat in members)))


def _round(number: int) -> Thing:
    return Thing(f"round-{number}")


def _of_round(boat: Boat) -> dict[str, Argument]:
    return {"round": _round(boat["round"]), "boat": Thing(f"boat-{boat['boat']}")}


def _of(number: int, told: Sequence[MessageData]) -> list[Message]:
    """What was told in a round."""
    return [Message("table-of-round", {"round": _round(number), "what": Message.read(one)}) for one in told]


def _cards(names: Sequence[str]) -> Argument:
    return listed([Thing(f"card-{name}") for name in names])
