"""What is in the box of Mad Zeppelin, and where each value comes from.

The book prints neither the texts and colours of the traitors nor the cargo table, and the digits of
its two number tables are lost. What stands here for them is marked as reported, inferred or
reconstructed; somebody who owns the box can type the printed values in, and the rules follow.
"""

from __future__ import annotations

from dataclasses import dataclass

from turncoat.kernel.origin import Origin
from turncoat.kernel.rule import chart

MOST_SEATS = 6
LAPS = 2
"""Rounds of a turn."""
NONE = -1
"""No card, no traitor, nobody."""

COINS = 30
COINS_ORIGIN = Origin.RULEBOOK
OPENING_COINS = 3

# Cargo ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CargoKind:
    """A kind of Cargo card."""

    name: str
    copies: int
    level: int
    points: int
    bribe: int
    name_origin: Origin = Origin.RULEBOOK
    points_origin: Origin = Origin.RECONSTRUCTION
    numbers_origin: Origin = Origin.RECONSTRUCTION
    """Of copies, level and bribe."""


CARGO = (
    CargoKind("crate", 10, 1, 1, 1),
    CargoKind("wood", 18, 1, 1, 1, Origin.REPORTED, Origin.REPORTED),
    CargoKind("coal", 18, 2, 2, 2),
    CargoKind("lead", 16, 2, 3, 3),
    CargoKind("ore", 14, 3, 4, 3),
    CargoKind("steel", 12, 3, 5, 4),
    CargoKind("gold", 8, 4, 6, 5),
    CargoKind("diamonds", 4, 4, 7, 6, points_origin=Origin.REPORTED),
)
CRATE, WOOD, COAL, LEAD, ORE, STEEL, GOLD, DIAMONDS = range(len(CARGO))
KINDS = len(CARGO)
JOURNEY = KINDS
"""The kind of a Journey card, after those of Cargo."""

CARGO_CARDS = 100
CARGO_CARDS_ORIGIN = Origin.REPORTED
JOURNEYS = 10
JOURNEYS_ORIGIN = Origin.RULEBOOK
CARDS = CARGO_CARDS + JOURNEYS
CRATE_PAYS_ORIGIN = Origin.RULEBOOK
"""That a Small mysterious crate may be traded for a coin in any payment."""

COPIES = chart([kind.copies for kind in CARGO])
LEVEL = chart([kind.level for kind in CARGO])
LEVELS = 4
POINTS = chart([kind.points for kind in CARGO])
BRIBE_BY_TABLE, BRIBE_BY_POINTS = 0, 1
BRIBE = chart([[kind.bribe for kind in CARGO], [kind.points for kind in CARGO]])
"""The coins on a card: `BRIBE[reading, kind]`."""
MOST_BRIBE = max(kind.points for kind in CARGO)
LIGHT_KINDS = sum(kind.level <= 2 for kind in CARGO)
"""Kinds of level 1 and 2, the first ones: what Jack Hummerock may throw."""
MOST_LIGHT_BRIBE = max(kind.points for kind in CARGO[:LIGHT_KINDS])

REMOVED = chart([0, 0, 40, 40, 20, 20, 0])
"""Cargo cards that stay out of the game, by number of seats."""
REMOVED_ORIGIN = Origin.RECONSTRUCTION

MOST_PLAYS = CARDS - MOST_SEATS
"""Each play of a traitor takes a card from the Hold for good."""

# Points -----------------------------------------------------------------------------------------

RUN, LONG_HAUL = 0, 1
TARGET = chart([20, 30])
TARGET_ORIGIN = Origin.RULEBOOK
BONUS = 1
"""For thrown Cargo of all four levels."""

# Dice -------------------------------------------------------------------------------------------

DICE = 3
DICE_ORIGIN = Origin.RULEBOOK
COLOURS = 4
BLUE, RED, GREEN, YELLOW = range(COLOURS)
HEADINGS = ("north", "east", "south", "west")
"""The headings of the four colours; rules look at colours only."""
BLACK, PICK = 4, 5
"""The face that removes the die, and the one that lets the leader choose."""
RESULTS = 5
"""What a die can be set to: a colour or Black."""
FACES = 6
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


TRAITOR_CARDS = (
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
)
(
    STEELING, TIM_SLY, LOVE, HENCHMAN, ROCHAT, IGOR, HUMMEROCK, RIPP, ZAMFIRESCU, SHADOW, TROY, WALDER,
    MIRANTE, RATATINE,
) = range(len(TRAITOR_CARDS))  # fmt: skip
TRAITORS = len(TRAITOR_CARDS)
ALL_TRAITORS = (1 << TRAITORS) - 1

COLOURS_OF = chart([sum(1 << colour for colour in card.colours) for card in TRAITOR_CARDS])
"""The colours of a traitor as a set of bits."""
SEARCH_COINS = chart([card.coins for card in TRAITOR_CARDS])
SEARCH_CARDS = chart([card.cards for card in TRAITOR_CARDS])
IMMUNE = chart([card.immune for card in TRAITOR_CARDS])

AIRSICK = chart([0, 0, 5, 5, 3, 3, 1])
"""Traitors put aside at the start of a turn, by number of seats."""
AIRSICK_ORIGIN = Origin.INFERRED

MOST_NAMES = 3
"""Traitors that can be made unplayable in one turn: by Tim Sly, Dr Ripp and Mr Shadow as Dr Ripp."""
MOST_TOLLS = 2
"""Tolls at once: of Henchman III and of Mr Shadow as Henchman III."""
SEEN = 4
"""Cards that Ratatine sees."""
