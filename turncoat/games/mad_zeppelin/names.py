"""The names of things in Mad Zeppelin.

Data names things by the last part of their text: the Cargo `steel` is put into words by the message
`cargo-steel`, the traitor `igor` by `traitor-igor`, and so on for every key of `NAMES`.
"""

from __future__ import annotations

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin.components import NONE
from turncoat.words import Argument, Thing, listed

ENDINGS = ("points", "flight")
"""How a game can end."""
COLOUR_NAMES = ("blue", "red", "green", "yellow")

NAMES: dict[str, tuple[str, ...]] = {
    "cargo": (*(kind.name for kind in box.CARGO), "journey"),
    "colour": COLOUR_NAMES,
    "result": (*COLOUR_NAMES, "black", "pick"),
    "traitor": tuple(card.name for card in box.TRAITOR_CARDS),
}
"""The names of things by their numbers."""


def name_of(kind: str, number: int) -> str | None:
    """The name of a thing; None for a blank."""
    return None if number == NONE else NAMES[kind][number]


def thing(kind: str, number: int) -> Thing:
    """A thing to be put into words."""
    return Thing(f"{kind}-{NAMES[kind][number]}")


def members(traitors: int) -> list[int]:
    """The traitors of a set of bits, in their fixed order."""
    return [traitor for traitor in range(box.TRAITORS) if traitors >> traitor & 1]


def names_in(traitors: int) -> list[str]:
    """The names of a set of traitors."""
    return [NAMES["traitor"][traitor] for traitor in members(traitors)]


def traitors_listed(traitors: int) -> Argument:
    """A set of traitors to be put into words."""
    return listed([thing("traitor", traitor) for traitor in members(traitors)])


def colours_of(colours: int) -> Argument:
    """A set of colours to be put into words; none stands for "?"."""
    found = [thing("colour", colour) for colour in range(box.COLOURS) if colours >> colour & 1]
    return listed(found) if found else Thing("colour-none")
