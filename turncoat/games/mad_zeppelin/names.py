"""The names of things in Mad Zeppelin."""

from __future__ import annotations

from collections.abc import Sequence

from turncoat.games.mad_zeppelin.components import COLOUR, NONE, TRAITOR
from turncoat.kernel.things import Domain, Several
from turncoat.words import Argument, Thing, listed

TRAITORS = Several(TRAITOR)
COLOURS = Several(COLOUR)


def name_of(domain: Domain, number: int) -> str | None:
    """The name of a thing; None for a blank."""
    return None if number == NONE else domain.text(number)


def colours_of(colours: int) -> Argument:
    """A set of colours to be put into words; none stands for "?"."""
    return coloured(COLOURS.json(colours))


def coloured(names: Sequence[str]) -> Argument:
    """The same for their names."""
    return listed([Thing(f"colour-{name}") for name in names or ("none",)])
