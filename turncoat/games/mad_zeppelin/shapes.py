"""The shapes of the scene and the score sheet of Mad Zeppelin."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from turncoat.games.mad_zeppelin.components import BRIBES, CARD, COLOUR, FACE, MODE, TRAITOR
from turncoat.games.mad_zeppelin.table import ENDING
from turncoat.shapes import Message, Scene, Seat

CargoName = Annotated[str, CARD]
ColourName = Annotated[str, COLOUR]
TraitorName = Annotated[str, TRAITOR]
Ending = Annotated[str, ENDING]
Cards = dict[CargoName, int]
"""So many cards of each kind; kinds without cards are left out."""
Fit = Literal["blocked", "played", "can-throw", "cannot-throw", "copies"]
Stage = Literal["draft", "dice", "plays", "over"]
Place = Literal[
    "played", "shown", "yours", "held", "airsick", "unselected", "others", "passed", "pool", "unknown"
]


class Die(TypedDict):
    """A die that was rolled."""

    result: Annotated[str, FACE]
    heading: str | None  # where the result is a colour


class Laid(TypedDict):
    """A traitor that lies before a player."""

    round: int
    traitor: TraitorName
    blocked: bool  # whether it was unplayable and only shown
    colours: list[ColourName]  # its own or, while it acts, those that it has copied
    remark: Message  # whether it is current, was played before, or only shown


class Player(TypedDict):
    """What a view knows of a player."""

    seat: Seat
    coins: int
    hand_size: int
    hand: Cards | None  # one's own; everybody's where all cards are open
    short: Cards  # of these cards in the hand: coins missing for the bribe, crates counted as coins
    thrown: Cards
    worth: Cards  # the points of the thrown cards, by kind
    levels: list[int]  # the levels among the thrown cards
    cargo_points: int
    bonus: int  # for all four levels
    points: int
    at_target: bool  # whether the points are enough to win
    laid: list[Laid]  # traitors played or shown in this turn
    current: TraitorName | None
    traitors_left: int  # traitors in hand
    toll: bool  # whether the player takes a coin out of others' bribes


class Own(TypedDict):
    """A seat's traitors, and what it saw of the others in this turn."""

    dealt: TraitorName
    drafted: TraitorName | None
    traitors: list[TraitorName]  # in hand
    blocked: list[TraitorName]  # those of them that are unplayable
    fits: dict[TraitorName, Fit]  # whether these and the current one can be played, and throw on these dice
    pool: list[TraitorName] | None  # the pool as it reached the seat
    passed_on: list[TraitorName] | None
    airsick: list[TraitorName] | None  # for the leader
    unselected: list[TraitorName] | None  # for the leader and the last to draft


class Buried(TypedDict):
    """A card known to lie further down in the Hold."""

    under_it: int
    cargo: CargoName


class KnownHand(TypedDict):
    """What is known of another hand."""

    seat: Seat
    cargo: Cards
    unknown: int  # the other cards in it


class Notes(TypedDict):
    """Hidden Cargo that the seat is sure of; with all cards open the whole Hold and all hands."""

    top: list[CargoName]  # of the Hold, in order
    near_top: Cards  # among the next three cards of the Hold besides
    buried: list[Buried]
    hands: list[KnownHand]


class Kind(TypedDict):
    """A kind of Cargo with its numbers at this table."""

    name: CargoName
    copies: int
    level: int
    points: int
    bribe: int
    about: Message
    origin: Message | None  # how sure this is, where it is not from the rulebook


class Traitor(TypedDict):
    """A traitor, and where it is in this turn as far as the viewer knows."""

    name: TraitorName
    colours: list[ColourName]  # none stands for "?"
    coins: int  # of its Search
    cards: int  # of its Search
    usual_search: bool  # whether that is what most bring
    about: Message
    origin: Message | None  # how sure this is, where it is not from the rulebook
    place: Place
    secret: bool  # whether only the viewer knows this place
    seat: Seat | None  # who played, showed or holds it
    named: Seat | None  # who made it unplayable
    where: Message  # place and name in words


class Actions(TypedDict):
    """The actions that the actor has taken in this play."""

    ability: bool
    throw: bool


class Unplayable(TypedDict):
    """A traitor that nobody can play in this turn."""

    traitor: TraitorName
    by: Seat


Options = TypedDict(
    "Options",
    {
        "mode": Annotated[str, MODE],
        "bribes": Annotated[str, BRIBES],
        "pick-black": str,
        "first-leader": str,
    },
)
"""What was agreed before the deal."""


class Origins(TypedDict):
    """How sure the parts of the box are."""

    parts: dict[str, str]


class ZeppelinScene(Scene):
    """The table of Mad Zeppelin as somebody sees it."""

    turn: int
    round: int | None  # the round of plays
    stage: Stage
    ability: TraitorName | None  # the traitor whose Ability asks the question
    leader: Seat
    actor: Seat | None  # whose play it is
    acting: Seat | None  # whose current traitor acts
    actions: Actions
    colours: list[ColourName]  # of the actor's current traitor
    target: int  # the points that end the game
    dice: list[Die | None]
    asked_die: int | None  # the die that the leader is asked about
    open_colours: list[ColourName]  # the colours on the dice
    safe: int  # coins
    hold: int  # cards
    journeys: int
    last_journey: int  # the one that ends the flight
    flight: Message  # how far it is, in words
    discarded: Cards
    removed: int  # Cargo cards out of the game
    airsick: int  # traitors laid aside
    pool: int  # traitors left to draft
    unplayable: list[Unplayable]
    tolls: list[Seat]  # who takes a coin out of others' bribes
    players: list[Player]
    own: Own | None
    open: list[Own] | None  # with all cards open the same for each seat
    notes: Notes
    foreseen: list[CargoName] | None  # the top of the Hold, for the one who puts it in order
    cargo: list[Kind]
    traitors: list[Traitor]
    ending: Ending | None
    options: Options
    origins: Origins


class SheetRow(TypedDict):
    """A seat's points."""

    seat: Seat
    thrown: Cards
    cargo_points: int
    bonus: int  # for all four levels
    points: int
    coins: int
    at_target: bool  # whether the points are enough to win


class ZeppelinSheet(TypedDict):
    """The score sheet of a finished game."""

    ending: Ending
    target: int
    seats: list[SheetRow]
    winners: list[Seat]
    by_coins: bool  # whether the fewest coins decided between equal points
