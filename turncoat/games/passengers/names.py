"""The names of things in Passengers.

Data names things by the last part of their text: the card `soul-red` is put into words by the
message `card-soul-red`, the boat `raven` by `boat-raven`, and so on for every key of `NAMES`.
"""

from __future__ import annotations

from turncoat.games.passengers import GAME
from turncoat.games.passengers import components as box
from turncoat.games.passengers.components import NONE
from turncoat.words import Thing

TYPES = ("soul", "demon", "yaesther")
COLOURS = ("red", "green", "blue")

NAMES: dict[str, tuple[str, ...]] = {
    "boat": ("raven", "wolf"),
    "card": (*(f"{type_}-{colour}" for type_ in TYPES[:2] for colour in COLOURS), "yaesther"),
    "colour": COLOURS,
    "faction": GAME.sides,
    "gift": tuple(card.name for card in box.GIFT_CARDS),
    "round": ("1", "2", "3"),
    "set": box.SET_NAMES,
    "silence": tuple(str(number) for number in range(1, box.SILENCE_CARDS + 1)),
    "silenced": ("gift", "tide", "card"),
    "type": TYPES,
}
"""The names of things by their numbers."""

UNKNOWN_CARD = Thing("card-unknown")


def name_of(kind: str, number: int) -> str | None:
    """The name of a thing; None for a blank."""
    return None if number == NONE else NAMES[kind][number]


def thing(kind: str, number: int) -> Thing:
    """A thing to be put into words."""
    return Thing(f"{kind}-{NAMES[kind][number]}")


def points(half: int) -> int | float:
    """Half points as points."""
    return half / 2 if half % 2 else half // 2
