"""The names of things in Mad Zeppelin."""

from __future__ import annotations

from turncoat.games.mad_zeppelin.components import COLOUR, NONE, TRAITOR
from turncoat.kernel.things import Domain, Several
from turncoat.words import Argument, Thing, argument

TRAITORS = Several(TRAITOR)
COLOURS = Several(COLOUR)


def name_of(domain: Domain, number: int) -> str | None:
    """The name of a thing; None for a blank."""
    return None if number == NONE else domain.text(number)


def colours_of(colours: int) -> Argument:
    """A set of colours to be put into words; none stands for "?"."""
    return argument(COLOURS, colours) if colours else Thing("colour-none")
