"""What is in the box of Mad Zeppelin, and where each value comes from.

The book prints neither the texts and colours of the traitors nor the cargo table, and the digits of
its two number tables are lost. What stands here for them is marked as reported, inferred or
reconstructed; somebody who owns the box can type the printed values in, and the rules follow. Values that
no rule can play with are refused as soon as they are read, with the name of their row.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from turncoat.kernel.chart import chart
from turncoat.kernel.origin import Origin
from turncoat.kernel.things import Places, Seats, Things

SEATS = range(2, 7)
FEWEST_SEATS, MOST_SEATS = SEATS[0], SEATS[-1]
PLAYER = Seats("seat", MOST_SEATS)
LAPS = 2
"""Rounds of a turn."""
NONE = -1
"""No card, no traitor, nobody."""

COINS = 30
COINS_ORIGIN = Origin.RULEBOOK
OPENING_COINS = 3


def expect(row: str, what: str, value: int, low: int, high: int) -> None:
    """Refuse a value that no rule can play with."""
    if not low <= value <= high:
        raise ValueError(f"{row}: {what} is {value}, not {low} to {high}")


def by_seats(row: str, what: str, numbers: Sequence[int], most: Callable[[int], int]) -> memoryview:
    """A number table by number of seats, with the most that each can be."""
    for seats in SEATS:
        expect(f"{row} with {seats} players", what, numbers[seats], 0, most(seats))
    return chart(numbers)


# Points -----------------------------------------------------------------------------------------

RUN, LONG_HAUL = MODE = Things("mode", "run", "long-haul")
TARGET = chart([20, 30])
TARGET_ORIGIN = Origin.RULEBOOK
BONUS = 1
"""For thrown Cargo of all four levels."""
MOST_POINTS = (255 - TARGET[LONG_HAUL]) // (2 * LAPS)
"""Of a card. A seat below the target throws two cards in each play of its last turn at most, and a score
is told as a number up to 255."""

# Cargo ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CargoKind:
    """A kind of Cargo card. Kinds that the box does not have are typed in with no copies."""

    name: str
    copies: int
    level: int
    points: int
    bribe: int
    name_origin: Origin = Origin.RULEBOOK
    points_origin: Origin = Origin.RECONSTRUCTION
    numbers_origin: Origin = Origin.RECONSTRUCTION
    """Of copies, level and bribe."""

    def __post_init__(self) -> None:
        """Refuse numbers that no rule can play with."""
        row = f"cargo {self.name!r}"
        expect(row, "copies", self.copies, 0, CARGO_CARDS)
        expect(row, "level", self.level, 1, LEVELS)
        expect(row, "points", self.points, 0, MOST_POINTS)
        expect(row, "bribe", self.bribe, 0, COINS)

    @property
    def most_bribe(self) -> int:
        """The coins that the guards ask for it in one reading of the bribes or the other."""
        return max(self.bribe, self.points)


def light_first(rows: Sequence[CargoKind]) -> tuple[CargoKind, ...]:
    """The kinds in the order of their numbers: as typed in, but light ones first."""
    for place, row in enumerate(rows):
        if row.name not in CARGO_NAMES or any(other.name == row.name for other in rows[:place]):
            raise ValueError(f"cargo {row.name!r}: the kinds are {', '.join(CARGO_NAMES)}, each once")
    for name in CARGO_NAMES:
        if all(row.name != name for row in rows):
            raise ValueError(f"cargo {name!r}: its row is missing")
    copies = sum(row.copies for row in rows)
    if copies != CARGO_CARDS:
        counted = ", ".join(f"{row.name} {row.copies}" for row in rows)
        raise ValueError(f"cargo has {copies} cards, not {CARGO_CARDS}: {counted}")
    return tuple(sorted(rows, key=lambda row: row.level > LIGHT_LEVEL))


CARGO_CARDS = 100
CARGO_CARDS_ORIGIN = Origin.REPORTED
CARGO_NAMES = ("crate", "wood", "coal", "lead", "ore", "steel", "gold", "diamonds")
LEVELS = 4
LIGHT_LEVEL = 2
"""Up to this level Cargo is light: what Jack Hummerock may throw."""

CARGO = light_first((
    CargoKind("crate", 10, 1, 1, 1),
    CargoKind("wood", 18, 1, 1, 1, Origin.REPORTED, Origin.REPORTED),
    CargoKind("coal", 18, 2, 2, 2),
    CargoKind("lead", 16, 2, 3, 3),
    CargoKind("ore", 14, 3, 4, 3),
    CargoKind("steel", 12, 3, 5, 4),
    CargoKind("gold", 8, 4, 6, 5),
    CargoKind("diamonds", 4, 4, 7, 6, points_origin=Origin.REPORTED),
))  # fmt: skip
KIND = Things("cargo", *(kind.name for kind in CARGO))
CRATE, WOOD, COAL, LEAD, ORE, STEEL, GOLD, DIAMONDS = map(KIND.read, CARGO_NAMES)
KINDS = KIND.length
*_, JOURNEY = CARD = Things("cargo", *KIND.names, "journey")
"""What a card of the Hold can be."""

JOURNEYS = 10
JOURNEYS_ORIGIN = Origin.RULEBOOK
CARDS = CARGO_CARDS + JOURNEYS
CRATE_PAYS_ORIGIN = Origin.RULEBOOK
"""That a Small mysterious crate may be traded for a coin in any payment."""

COPIES = chart([kind.copies for kind in CARGO])
LEVEL = chart([kind.level for kind in CARGO])
POINTS = chart([kind.points for kind in CARGO])
BRIBE_BY_TABLE, BRIBE_BY_POINTS = BRIBES = Things("bribes", "table", "points")
BRIBE = chart([[kind.bribe for kind in CARGO], [kind.points for kind in CARGO]])
"""The coins on a card: `BRIBE[reading, kind]`."""
LIGHT_KIND = Things("cargo", *(kind.name for kind in CARGO if kind.level <= LIGHT_LEVEL))
LIGHT_KINDS = LIGHT_KIND.length
"""So many kinds are light, the first ones."""
MOST_CRATES = min(COPIES[CRATE], max(kind.most_bribe for kind in CARGO))
"""Crates that can pay for one throw."""
MOST_LIGHT_CRATES = min(COPIES[CRATE], max((kind.most_bribe for kind in CARGO[:LIGHT_KINDS]), default=0))
"""Crates that can pay for a throw of light Cargo."""

REMOVED = by_seats("removed", "cargo", [0, 0, 40, 40, 20, 20, 0], lambda seats: CARGO_CARDS - seats)
"""Cargo cards that stay out of the game, by number of seats."""
REMOVED_ORIGIN = Origin.RECONSTRUCTION

# Dice -------------------------------------------------------------------------------------------

DICE = 3
DIE = Places("die", DICE)
DICE_ORIGIN = Origin.RULEBOOK
BLUE, RED, GREEN, YELLOW = COLOUR = Things("colour", "blue", "red", "green", "yellow")
COLOURS = COLOUR.length
HEADINGS = ("north", "east", "south", "west")
"""The headings of the four colours; rules look at colours only."""
*_, BLACK = RESULT = Things("result", *COLOUR.names, "black")
"""What a die can be set to: a colour, or the face that removes the die."""
RESULTS = RESULT.length
*_, PICK = FACE = Things("result", *RESULT.names, "pick")
"""What a die can show: one of these, or that the leader is to choose."""
FACES = FACE.length
FACES_ORIGIN = Origin.RULEBOOK
HEADINGS_ORIGIN = Origin.RECONSTRUCTION

# Traitors ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Traitor:
    """A traitor: its colours (none stands for "?"), its Search, and whether it can be named."""

    name: str
    colours: tuple[int, ...] = ()
    coins: int = 1
    cards: int = 1
    immune: bool = False
    name_origin: Origin = Origin.RULEBOOK
    colours_origin: Origin = Origin.RECONSTRUCTION
    text_origin: Origin = Origin.RECONSTRUCTION
    """Of Search and Ability."""

    def __post_init__(self) -> None:
        """Refuse what no rule can play with."""
        row = f"traitor {self.name!r}"
        expect(row, "coins", self.coins, 0, COINS)
        expect(row, "cards", self.cards, 0, CARDS)
        for colour in self.colours:
            expect(row, "a colour", colour, 0, COLOURS - 1)


def cast(rows: Sequence[Traitor]) -> tuple[Traitor, ...]:
    """The traitors of the book, each in its place.

    Every turn takes a card from the Hold: those whose Search draws none, and those whom they can make
    unplayable, must not fill all chances of a turn.
    """
    for place, name in enumerate(TRAITOR.names):
        if place >= len(rows) or rows[place].name != name:
            raise ValueError(f"traitor {name!r}: its row is missing, or not in the order of the book")
    for row in rows[TRAITORS:]:
        raise ValueError(f"traitor {row.name!r}: the book has {TRAITORS} traitors without it")
    chances = 0
    for row in rows:
        if row.cards == 0:
            chances += 1 + MAKES_UNPLAYABLE.get(row.name, 0)
        if chances >= LAPS * FEWEST_SEATS:
            raise ValueError(
                f"traitor {row.name!r}: cards is 0 for too many traitors; a turn could go by in which nobody"
                " draws, and a flight need not end"
            )
    return tuple(rows)


(
    STEELING, TIM_SLY, LOVE, HENCHMAN, ROCHAT, IGOR, HUMMEROCK, RIPP, ZAMFIRESCU, SHADOW, TROY, WALDER,
    MIRANTE, RATATINE,
) = TRAITOR = Things(
    "traitor",
    "steeling", "tim-sly", "love", "henchman", "rochat", "igor", "hummerock", "ripp", "zamfirescu", "shadow",
    "troy", "walder", "mirante", "ratatine",
)  # fmt: skip
TRAITORS = TRAITOR.length
ALL_TRAITORS = (1 << TRAITORS) - 1
MAKES_UNPLAYABLE = {"tim-sly": 2, "ripp": 1, "shadow": 1}
"""How many traitors a play can make unplayable: by Dr Ripp, by Tim Sly and then as Dr Ripp, by Mr Shadow as
Dr Ripp."""

TRAITOR_CARDS = cast((
    Traitor("steeling", (BLUE,), colours_origin=Origin.RULEBOOK),
    Traitor("tim-sly", text_origin=Origin.REPORTED),
    Traitor("love", (YELLOW,)),
    Traitor("henchman", (YELLOW,), coins=2),
    Traitor("rochat", (GREEN,), cards=2),
    Traitor("igor", (GREEN,), immune=True),
    Traitor("hummerock", (BLUE,)),
    Traitor("ripp", (RED,)),
    Traitor("zamfirescu", (YELLOW,)),
    Traitor("shadow"),
    Traitor("troy", (RED,)),
    Traitor("walder", (RED,)),
    Traitor("mirante", (BLUE,)),
    Traitor("ratatine", (GREEN,)),
))  # fmt: skip

COLOURS_OF = chart([sum(1 << colour for colour in set(card.colours)) for card in TRAITOR_CARDS])
"""The colours of a traitor as a set of bits."""
SEARCH_COINS = chart([card.coins for card in TRAITOR_CARDS])
SEARCH_CARDS = chart([card.cards for card in TRAITOR_CARDS])
MOST_SEARCH_CARDS = max(card.cards for card in TRAITOR_CARDS)
IMMUNE = chart([card.immune for card in TRAITOR_CARDS])

AIRSICK = by_seats("airsick", "traitors", [0, 0, 5, 5, 3, 3, 1], lambda seats: TRAITORS - LAPS * seats)
"""Traitors put aside at the start of a turn, by number of seats."""
AIRSICK_ORIGIN = Origin.INFERRED

MOST_TURNS = max(CARDS - REMOVED[seats] - seats for seats in SEATS)
"""Each turn has a play that draws in its Search, which takes a card from the Hold for good."""
MOST_PLAYS = MOST_TURNS * (1 + sum(card.cards == 0 for card in TRAITOR_CARDS))
"""So does each play, but for one in a turn of each traitor whose Search draws no card."""

MOST_NAMES = 3
"""Traitors that can be made unplayable in one turn: by Tim Sly, Dr Ripp and Mr Shadow as Dr Ripp."""
MOST_TOLLS = 2
"""Tolls at once: of Henchman III and of Mr Shadow as Henchman III."""
SEEN = 4
"""Cards that Ratatine sees."""
SEEN_CARD = Places("card", SEEN)
SALES = 2
"""Cards that Fred Zamfirescu sells at most."""
