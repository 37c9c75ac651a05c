"""The shapes of what clients get as JSON, common to all games.

The browser's types and the tables of docs/protocol.md are made from these classes and from the `shapes.py`
of the games and the server (`python -m docs.shapes`): the comment behind a field says there what it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypedDict

from turncoat.kernel.things import SEAT

Seat = Annotated[int, SEAT]
Parameters = dict[str, int | str | bool | list[int | str]]
"""Of moves and claims: things by name, places and seats by number, sets and pairs as lists."""


WeightName = Literal["aside", "beat", "scene"]


SignName = Literal["fact", "hold", "promise", "call", "believe", "doubt"]
"""Kinds of saying: how something is, what one has, what one will do, what others should do, answers."""


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


class Move(TypedDict):
    """Something that a seat may do."""

    number: int
    text: str  # the same in every language, and stable: `place 1 raven 2`
    family: str
    parameters: Parameters  # things by name, places and seats by number, sets and pairs as lists
    message: Message


class Claim(TypedDict):
    """Something that a seat can claim."""

    claim: str  # its family
    text: str  # the same in every language, and stable: `i-placed soul-red`
    parameters: Parameters  # as those of moves
    message: Message
    sign: SignName  # what kind of saying it is
    subject: Message  # what it is about
    about: list[str]  # things at the table that it is made on and stands beside, the likeliest first
    beside: str | None  # the question that it is offered with, as the scene names it


class Ending(TypedDict):
    """An event that outdates a claim."""

    event: str
    arguments: dict[str, Any]  # what its message has to say


class Outcome(TypedDict):
    """How a game ended."""

    winners: list[Seat]
    payoffs: list[int]  # a number for each seat; more is better
    sheet: Mapping[str, Any]  # the game's own score sheet


class Fact(TypedDict):
    """Something that the viewer knows for certain, and that does not lie open."""

    about: str  # a player, `seat-2`, or a thing on the game's board; empty where it is about no one thing
    message: Message
    sign: Message | None  # a word or two to stand on the thing, where nothing else there shows it


class Cell(TypedDict):
    """What a player did, or what a column is about."""

    sign: Message  # a sign or two
    message: Message  # the same in words


class Ribbon(TypedDict):
    """Who did what, as everybody saw it: a grid with a row for each seat."""

    title: Message
    columns: list[Cell]
    rows: list[list[Cell | None]]  # by seat, a cell for each column


class Known(TypedDict):
    """What the viewer knows for certain."""

    facts: list[Fact]
    ribbons: list[Ribbon]


class Shown(TypedDict):
    """How a table looks to somebody."""

    awaits: list[Seat]  # who owes a decision, several where they decide at the same time
    over: bool
    scene: Annotated[Mapping[str, Any], Scene]  # the table as data, with all that the game's own scene has
    prompt: Message  # what the seat is asked or what it waits for
    hint: Message  # the rule behind it
    barred: Mapping[str, Message]  # by things at the table, why the seat cannot choose them now
    description: list[Message]  # the table in words; no sentence is a heading; in the end all cards are open
    known: Known  # what the viewer knows beyond that; in the end nothing is hidden


class EventTold(TypedDict):
    """What the rules told."""

    event: str
    message: Message
    private: bool  # told to some seats only
    weight: WeightName  # how much time it deserves: a line in the log, a moment, or a scene of its own
    opens: bool  # a new part of the game begins with it: a round, a turn
    yours: bool  # it happened to the reader; it weighs a step more then
    why: list[Message]  # why it came so, line by line, for those who ask


class Chapter(TypedDict):
    """A chapter of the rules."""

    title: Message
    lines: list[Message]
    lists: bool  # it is a list to look something up in; nobody has to read it to play
    hints: list[str]  # the names of the hints in views of which it tells more
