"""The shapes of what clients get as JSON, common to all games.

The browser's types and the tables of docs/protocol.md are made from these classes and from the `shapes.py`
of the games and the server (`python -m docs.shapes`): the comment behind a field says there what it is.
"""

from __future__ import annotations

from typing import Annotated, TypedDict

from turncoat.kernel.things import SEAT

Seat = Annotated[int, SEAT]


class ThingNamed(TypedDict):
    """Something with a name of its own."""

    thing: str


class SeatNamed(TypedDict):
    """A player."""

    seat: Seat


class SeatsNamed(TypedDict):
    """Players in a row."""

    seats: list[Seat]


class Message(TypedDict):
    """Something to say, to be put into each reader's language."""

    name: str
    arguments: dict[str, int | float | str | ThingNamed | SeatNamed | SeatsNamed | Message]


class Scene(TypedDict):
    """What every game's scene has."""

    over: bool  # whether the game is over
    question: str | None  # the kind of decision that is owed
    awaits: list[Seat]  # who owes a decision
    winners: list[Seat]  # nobody until the end
