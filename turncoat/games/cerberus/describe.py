"""The table of Cerberus in words, from what a seat sees of it."""

from __future__ import annotations

from collections.abc import Sequence

from turncoat.games.cerberus.shapes import Cards, CerberusScene, OwnCard, Player
from turncoat.shapes import Message as MessageShape
from turncoat.words import Argument, Message, Seat, Seats, Thing, listed


def describe(scene: CerberusScene, seat: int) -> list[Message]:
    """Everything that the viewer can see."""
    return [
        *_turn(scene),
        *map(_player, scene["players"]),
        Message("board-cerberus-at", {"space": scene["cerberus"], "speed": scene["speed"]}),
        Message("board-rage-at", {"die": scene["rage"]["die"], "hunt": scene["rage"]["hunt"]}),
        *_dangers(scene),
        *_barques(scene),
        _sentence(Message("board-difficulty", {"difficulty": scene["difficulty"]})),
        *(_stretch(scene, side) for side in scene["sides"]),
        *(_line(f"board-place-{place['place']}", place["words"]) for place in scene["places"]),
        Message(
            "board-paws", {"spaces": listed([str(one["space"]) for one in scene["course"] if one["mark"]])}
        ),
        *(_line(f"board-{deck}", words) for deck, words in scene["stocks"].items()),
        *(_own_card(card) for card in scene["own_cards"] if not card["spent"]),
    ]


def _sentence(words: Message) -> Message:
    """Words that are part of a line elsewhere, as a line of their own."""
    return Message("board-sentence", {"what": words})


def _line(name: str, about: MessageShape) -> Message:
    """Something by its name, and what is to be said of it."""
    return Message("board-line", {"what": Message(name), "about": Message.read(about)})


def title(scene: CerberusScene) -> Message:
    """Whose turn it is, or that it is the end."""
    if scene["over"]:
        return Message("board-over")
    return Message("board-turn-of", {"turn": scene["turn"], "seat": Seat(scene["active"])})


def _turn(scene: CerberusScene) -> list[Message]:
    """Whose turn it is, what was played in it, and what it waits for."""
    if scene["over"]:
        return [title(scene)]
    owed = [
        Message(f"board-{kind}-owed", {"done": "yes" if scene["played"][kind] else "no"})
        for kind in ("action", "bonus")
    ]
    return [title(scene), *map(_sentence, [*owed, *in_progress(scene)])]


def in_progress(scene: CerberusScene) -> list[Message]:
    """Who plays what, and whom or what that waits for."""
    waiting = [Message.read(line) for line in scene["waiting"]]
    effect = scene["effect"]
    if effect is None:
        return waiting
    card, does = Thing(effect["title"]), Message.read(effect["short"])
    return [Message("board-plays", {"seat": Seat(scene["active"]), "card": card, "effect": does}), *waiting]


def _player(player: Player) -> Message:
    """What all know of a player, and the hand where the viewer sees it."""
    return Message(
        "board-player-line",
        {
            "seat": Seat(player["seat"]),
            "role": Thing(f"role-{player['role']}"),
            "place": Message.read(player["place"]),
            "cards": player["hand_size"],
            "hand": cards_of(player["hand"]) if player["hand"] else "hidden",
            "shown": _things("card", player["shown"]),
            "played": _things("action", player["played"]),
        },
    )


def cards_of(cards: Cards) -> Argument:
    """So many cards of each kind."""
    return listed(
        [
            Message("cards-of-kind", {"card": Thing(f"card-{name}"), "count": count})
            for name, count in cards.items()
        ]
    )


def _things(kind: str, names: Sequence[str]) -> Argument:
    """Things of a kind, or that there are none."""
    return listed([Thing(f"{kind}-{name}") for name in names]) if names else "none"


def _dangers(scene: CerberusScene) -> list[Message]:
    """The pawns on the Rage track, and what a Hunt and a capture mean now."""
    taken = [one for one in scene["rage"]["positions"] if one["unused"] or one["seat"] is not None]
    said = [_sentence(Message.read(position["words"])) for position in taken]
    if hunt := scene["hunt"]:
        prey = Seats(sum(1 << seat for seat in hunt["prey"]))
        said.append(Message("board-hunt-line", {"hunt": Message.read(hunt["words"]), "seats": prey}))
    if scene["capture"]:
        said.append(_line("board-capture", scene["capture"]))
    return said


def _barques(scene: CerberusScene) -> list[Message]:
    """The moorings; once a Barque is turned up, the others have left until the end."""
    barques = scene["barques"]
    slots = [slot for slot in barques["slots"] if slot["open"] or not barques["revealed"]]
    said = [_sentence(Message.read(slot["words"])) for slot in slots]
    return [*said, _line("board-barque", barques["words"])] if barques["words"] else said


def _stretch(scene: CerberusScene, side: str) -> Message:
    """A board of the course, and what is special on it."""
    spaces = [space for space in scene["course"] if space["side"] == side]
    special = [
        Message("board-feature", {"feature": Thing(f"feature-{one['feature']}"), "space": one["space"]})
        for one in spaces
        if one["feature"] != "plain"
    ]
    ends: dict[str, Argument] = {"first": spaces[0]["space"], "last": spaces[-1]["space"]}
    return Message("board-stretch", ends | {"stretch": Thing(f"stretch-{side}"), "places": listed(special)})


def _own_card(card: OwnCard) -> Message:
    """A card in the viewer's hand with both effects."""
    first, second = (Message.read(effect["full"]) for effect in card["effects"])
    return Message("board-own-card", {"card": Thing(card["title"]), "first": first, "second": second})
