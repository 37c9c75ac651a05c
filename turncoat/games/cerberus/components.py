"""What is in the box of Cerberus, and where each value comes from.

The book tells the rules and most effects, but prints the boards only as pictures and gives no counts of
the kinds of cards. What stands here for them is marked as reported, inferred or reconstructed; somebody
who owns the box can type the printed values in, and the rules follow.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from turncoat.kernel.chart import chart
from turncoat.kernel.families import Families
from turncoat.kernel.origin import Origin
from turncoat.kernel.things import Count, Places, Seats, Things, Tuples

MOST_SEATS = 7
PLAYER = Seats("seat", MOST_SEATS)
NONE = -1
"""Nobody, nothing."""

PAWNS = 7
POSITION = Places("position", PAWNS)
"""Positions of the Rage track that pawns stand on."""
DARK = 5
"""Dark positions of the Rage track: whoever is captured onto one joins Cerberus."""
FASTEST, SLOWEST = 8, 3
SPEED = Count(SLOWEST, FASTEST, "speed")
"""Faces of the Speed die."""
SLOTS = 3
SLOT = Places("slot", SLOTS)
MOST_BARQUE_SEATS = 3
BARQUE_SEATS = Count(1, MOST_BARQUE_SEATS, "size")

# Boards -----------------------------------------------------------------------------------------

(
    PLAIN, DEN, GATES, DRAW_SYMBOL, RAGE_SYMBOL, PROMONTORY, PLATFORM, GONDOLA_LOW, GONDOLA_HIGH,
    FUNICULAR_FOOT, FUNICULAR_TOP, BRIDGE_NEAR, BRIDGE_FAR, PORTAL_NEAR, ACTUATOR, PORTAL_FAR,
) = FEATURE = Things(
    "feature", "plain", "den", "gates", "draw", "rage", "promontory", "platform", "gondola-low",
    "gondola-high", "funicular-foot", "funicular-top", "bridge-near", "bridge-far", "portal-near", "actuator",
    "portal-far",
)  # fmt: skip
"""What a space is, besides a mark of Cerberus."""
FIRST_FORK = GONDOLA_LOW
"""From this one on they are places where a move may have a choice of ways."""


@dataclass(frozen=True)
class Side:
    """A side of a board: skulls, and its spaces from Cerberus' end; a dot is plain, an asterisk his mark."""

    name: str
    skulls: int
    spaces: str
    board: int
    layout_origin: Origin = Origin.REPORTED
    skulls_origin: Origin = Origin.REPORTED


START, FINISH = 0, 4
"""The boards; those between them are intermediate. Two sides of one board cannot both be used."""

SIDES = (
    Side("start-a", 2, "den . gates* . draw * .", START),
    Side("start-b", 4, "den gates* . draw * . .", START),
    Side("platforms", 3, "* platform platform * .", 1),
    Side("promontory", 2, "* promontory * .", 1),
    Side("gondola", 3, "* gondola-low * gondola-high .", 2),
    Side("funicular", 2, "* funicular-foot . * funicular-top .", 2),
    Side("rope-bridge", 3, "* bridge-near . * . bridge-far", 3),
    Side("infernal-portal", 2, "* portal-near * actuator portal-far", 3),
    Side("finish-a", 2, "* . . . .", FINISH, Origin.RECONSTRUCTION, Origin.RECONSTRUCTION),
    Side("finish-b", 3, "* . . . rage", FINISH),
)
(
    START_A, START_B, PLATFORMS, PROMONTORY_SIDE, GONDOLA, FUNICULAR, ROPE_BRIDGE, PORTAL, FINISH_A, FINISH_B,
) = SIDE = Things("stretch", *(side.name for side in SIDES))  # fmt: skip
PAIRING_ORIGIN = Origin.RECONSTRUCTION
"""Of which intermediate sides share a board."""

PARTS_OF_COURSE = 4
LONGEST_SIDE = max(len(side.spaces.split()) for side in SIDES)
START_SPACES = len(SIDES[START_A].spaces.split())


def _features(side: Side) -> list[int]:
    features = [FEATURE.read(word.strip("*.") or "plain") for word in side.spaces.split()]
    return features + [PLAIN] * (LONGEST_SIDE - len(features))


def _marks(side: Side) -> list[int]:
    words = side.spaces.split()
    return [int(word.endswith("*")) for word in words] + [0] * (LONGEST_SIDE - len(words))


FEATURE_OF = chart([_features(side) for side in SIDES])
"""`FEATURE_OF[side, space]`"""
MARK_OF = chart([_marks(side) for side in SIDES])
SPACES_OF = chart([len(side.spaces.split()) for side in SIDES])
SKULLS = chart([side.skulls for side in SIDES])
TRACK = chart([10, 9])
"""Positions of the Rage track, by Start side; the last is Hunt."""
TRACK_ORIGIN = Origin.REPORTED
PRINTED_CIRCLE = 2
"""The last space of the circle of two Betrayal cards by the printed marker."""
PRINTED_CIRCLE_ORIGIN = Origin.REPORTED
FIRST_CIRCLE_CARDS, SECOND_CIRCLE_CARDS = 2, 1
"""Betrayal cards for one who joins Cerberus: up to the Gates of Hell, and on the rest of the Start board."""

COURSE = Tuples(
    "course",
    [
        course
        for course in product(SIDE, repeat=PARTS_OF_COURSE)
        if SIDES[course[0]].board == START
        and SIDES[course[3]].board == FINISH
        and all(START < SIDES[side].board < FINISH for side in course[1:3])
        and SIDES[course[1]].board != SIDES[course[2]].board
    ],
    [SIDE] * PARTS_OF_COURSE,
)
"""All legal courses."""
COURSES = COURSE.rows
SIDE_OF = chart(COURSES)
"""`SIDE_OF[course, part]`"""
COURSE_SKULLS = chart([sum(SIDES[side].skulls for side in course) for course in COURSES])
USUAL_COURSE = COURSE.numbers[START_A, PROMONTORY_SIDE, ROPE_BRIDGE, FINISH_B]
"""Should the pairing of sides turn out otherwise, it must be one that is still legal."""

MOST_SPACES = max(sum(len(SIDES[side].spaces.split()) for side in course) for course in COURSES)
PATH_SPACE = Count(0, MOST_SPACES - 1, "space")
SPACE = Count(0, MOST_SPACES, "space")
"""Path spaces of the longest course; a pawn aboard stands on the one behind the last."""

LOWEST_SPEED = chart([0, 0, 0, 5, 3, 3, 3, 3])
"""The lowest starting face, by number of seats."""
STARTING_SPEEDS = 4
"""Starting faces to choose from, beginning with the lowest."""

# Cards ------------------------------------------------------------------------------------------

SURVIVAL, BETRAYAL = DECK = Things("deck", "survival", "betrayal")
DECKS = DECK.length

FREE, RAGE, FASTER, SLOWER, OWN_CARD, CARDS, ADVANCE, STEP_BACK = COST = Things(
    "cost", "free", "rage", "faster", "slower", "own-card", "cards", "advance", "step-back"
)
"""What an effect costs: nothing, the die along its track, a faster or slower Cerberus, a card of one's
own hand, cards of any hands of one's role, an Adventurer's advance, one's own step back."""

(
    NOTHING, RAGE_BY, SPEED_BY, SELF_BY, OTHER_BY, OTHER_EITHER_WAY, DRAW, OTHER_DRAWS, TAKE_BACK, BOATS,
    DOG_BY, CATCH_UP, LOSE_CARD, CARD_OR_RETREAT, ALL_BY,
) = VERB = Things(
    "verb", "nothing", "rage", "speed", "self", "other", "either-way", "draw", "other-draws", "take-back",
    "boats", "dog", "catch-up", "lose-card", "card-or-retreat", "all",
)  # fmt: skip
"""What a part of an effect does."""


@dataclass(frozen=True)
class Effect:
    """One of the two effects of a card: its cost, and its parts in the printed order."""

    cost: int
    amount: int
    parts: tuple[tuple[int, int], ...]
    in_order: bool = False
    """Whether the printed order stands, or any order is the same."""


@dataclass(frozen=True)
class Card:
    """A kind of card: its first or simple effect, and its second or advanced one."""

    name: str
    first: Effect
    second: Effect
    copies: int = 0
    name_origin: Origin = Origin.RULEBOOK
    effects_origin: Origin = Origin.RULEBOOK
    copies_origin: Origin = Origin.REPORTED


ADVENTURER_ACTIONS = (
    Card(
        "regroup",
        Effect(RAGE, 1, ((DRAW, 1), (TAKE_BACK, 0)), in_order=True),
        Effect(RAGE, 1, ((TAKE_BACK, 0), (BOATS, 0)), in_order=True),
    ),
    Card(
        "gather",
        Effect(RAGE, 1, ((DRAW, 2),)),
        Effect(RAGE, 1, ((DRAW, 1), (OTHER_DRAWS, 1), (OTHER_DRAWS, 1))),
    ),
    Card(
        "run",
        Effect(RAGE, 1, ((SELF_BY, 2),)),
        Effect(RAGE, 1, ((OTHER_BY, 3), (OTHER_BY, 1))),
    ),
    Card(
        "rush",
        Effect(FASTER, 1, ((SELF_BY, 2), (OTHER_BY, 1))),
        Effect(OWN_CARD, 1, ((SELF_BY, 1), (OTHER_BY, 2))),
    ),
)
CERBERUS_ACTIONS = (
    Card(
        "fury",
        Effect(FREE, 0, ((SPEED_BY, 1),)),
        Effect(SLOWER, 1, ((DRAW, 2), (OTHER_DRAWS, 1)), in_order=True),
    ),
    Card(
        "harry",
        Effect(ADVANCE, 1, ((OTHER_BY, -1), (OTHER_BY, -1), (OTHER_BY, -1))),
        Effect(FREE, 0, ((RAGE_BY, 1),)),
    ),
    Card(
        "stalk",
        Effect(FREE, 0, ((DOG_BY, 1),)),
        Effect(FREE, 0, ((DRAW, 1),)),
    ),
    Card(
        "return",
        Effect(FREE, 0, ((TAKE_BACK, 0),)),
        Effect(ADVANCE, 2, ((DRAW, 1), (TAKE_BACK, 0)), in_order=True),
    ),
)
"""The names of Action cards are ours."""
ACTION_NAMES_ORIGIN = Origin.RECONSTRUCTION
ACTION = Things("action", *(card.name for card in (*ADVENTURER_ACTIONS, *CERBERUS_ACTIONS)))
"""The faces of Action cards."""
ACTION_CARD = Things(
    "action-card",
    *(f"{one.name}-{other.name}" for one, other in zip(ADVENTURER_ACTIONS, CERBERUS_ACTIONS, strict=True)),
)
ACTION_CARDS = ACTION_CARD.length

SURVIVAL_CARDS = (
    Card(
        "sacrifice",
        Effect(FREE, 0, ((RAGE_BY, -1), (OTHER_BY, -1))),
        Effect(CARDS, 1, ((RAGE_BY, -2), (OTHER_BY, -2))),
        4,
    ),
    Card(
        "favoritism",
        Effect(FREE, 0, ((SELF_BY, 1), (OTHER_BY, 1))),
        Effect(CARDS, 3, ((SELF_BY, 3), (OTHER_BY, 2), (OTHER_BY, 1))),
        4,
    ),
    Card(
        "opportunism",
        Effect(FREE, 0, ((SELF_BY, 1), (OTHER_BY, 1))),
        Effect(CARDS, 1, ((SELF_BY, 1), (OTHER_EITHER_WAY, 2))),
        4,
    ),
    Card(
        "cowardice",
        Effect(FREE, 0, ((BOATS, 0),)),
        Effect(CARDS, 1, ((CATCH_UP, 3),)),
        4,
    ),
    Card(
        "arrogance",
        Effect(FREE, 0, ((OTHER_BY, 1), (OTHER_BY, 1))),
        Effect(CARDS, 1, ((OTHER_BY, 3), (RAGE_BY, -1))),
        4,
    ),
    Card(
        "selfishness",
        Effect(FREE, 0, ((SELF_BY, 1),)),
        Effect(CARDS, 1, ((SELF_BY, 2),)),
        4,
        Origin.REPORTED,
        Origin.REPORTED,
    ),
    Card(
        "fatalism",
        Effect(FREE, 0, ((SELF_BY, -2),)),
        Effect(STEP_BACK, 1, ((OTHER_BY, 3),)),
        4,
        Origin.REPORTED,
        Origin.REPORTED,
    ),
)
BETRAYAL_CARDS = (
    Card(
        "ambush",
        Effect(FREE, 0, ((DOG_BY, 1),)),
        Effect(CARDS, 1, ((DOG_BY, 2),)),
        3,
    ),
    Card(
        "treachery",
        Effect(FREE, 0, ((SPEED_BY, 1),)),
        Effect(CARDS, 1, ((RAGE_BY, 2),)),
        3,
    ),
    Card(
        "grudge",
        Effect(FREE, 0, ((OTHER_BY, -2),)),
        Effect(CARDS, 2, ((ALL_BY, -2),)),
        3,
    ),
    Card(
        "deceit",
        Effect(FREE, 0, ((BOATS, 0),)),
        Effect(ADVANCE, 1, ((OTHER_BY, -3),)),
        3,
    ),
    Card(
        "violence",
        Effect(FREE, 0, ((RAGE_BY, 1),)),
        Effect(CARDS, 2, ((SPEED_BY, 2),)),
        3,
    ),
    Card(
        "sabotage",
        Effect(FREE, 0, ((LOSE_CARD, 1), (LOSE_CARD, 1))),
        Effect(CARDS, 1, ((CARD_OR_RETREAT, -2),)),
        3,
        Origin.REPORTED,
        Origin.REPORTED,
    ),
)
BONUS_CARDS = SURVIVAL_CARDS + BETRAYAL_CARDS
SURVIVAL_KINDS, BETRAYAL_KINDS = len(SURVIVAL_CARDS), len(BETRAYAL_CARDS)
(
    SACRIFICE, FAVORITISM, OPPORTUNISM, COWARDICE, ARROGANCE, SELFISHNESS, FATALISM,
    AMBUSH, TREACHERY, GRUDGE, DECEIT, VIOLENCE, SABOTAGE,
) = KIND = Things("card", *(card.name for card in BONUS_CARDS))  # fmt: skip
KINDS = KIND.length

COPIES = chart([card.copies for card in BONUS_CARDS])
DECK_OF = chart([SURVIVAL] * SURVIVAL_KINDS + [BETRAYAL] * BETRAYAL_KINDS)
FIRST_KIND = chart([0, SURVIVAL_KINDS, KINDS])
"""The kinds of a deck: from `FIRST_KIND[deck]` to before `FIRST_KIND[deck + 1]`."""
DECK_SIZE = chart([sum(card.copies for card in SURVIVAL_CARDS), sum(card.copies for card in BETRAYAL_CARDS)])
MOST_CARDS = max(DECK_SIZE[SURVIVAL], DECK_SIZE[BETRAYAL])

WHICH = Places("effect", 2)
"""The first or second effect of an Action card, the simple or advanced one of a bonus card."""
EFFECT = Families("effect")
OF_ACTION = EFFECT.family("action", action=ACTION, which=WHICH)
OF_BONUS = EFFECT.family("bonus", kind=KIND, which=WHICH)
OPPORTUNISM_BY_CARD = EFFECT.family("opportunism-by-card").at()
"""The simple effect of Opportunism as the printed card has it."""
OPPORTUNISM_BY_BOOK = OF_BONUS.at(OPPORTUNISM, 0)
EFFECTS = [
    effect
    for card in (*ADVENTURER_ACTIONS, *CERBERUS_ACTIONS, *BONUS_CARDS)
    for effect in (card.first, card.second)
]
EFFECTS.append(Effect(FREE, 0, ((SELF_BY, 1), (OTHER_BY, -1))))
"""All effects by their numbers."""
OPPORTUNISM_BY_CARD_ORIGIN = Origin.REPORTED
MOST_PARTS = max(len(effect.parts) for effect in EFFECTS)
PART = Places("part", MOST_PARTS)

COST_OF = chart([effect.cost for effect in EFFECTS])
COST_AMOUNT = chart([effect.amount for effect in EFFECTS])
IN_ORDER = chart([effect.in_order for effect in EFFECTS])
PART_COUNT = chart([len(effect.parts) for effect in EFFECTS])


def _parts(which: int) -> list[list[int]]:
    return [
        [effect.parts[part][which] if part < len(effect.parts) else 0 for part in range(MOST_PARTS)]
        for effect in EFFECTS
    ]


VERB_OF = chart(_parts(0))
"""`VERB_OF[effect, part]`: what a part does."""
BY = chart(_parts(1))
"""`BY[effect, part]`: by how much."""
