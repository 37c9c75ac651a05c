"""What is in the box of Chaos Contract, and where each value comes from.

The cards of this game are generated: the book says so, and the published generator's settings are read
here as data. Every deal makes new contracts and new dice by them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from turncoat.kernel.chart import chart
from turncoat.kernel.origin import Origin
from turncoat.kernel.things import Both, Count, Domain, Places, Seats, Things

MOST_SEATS = 5
PLAYER = Seats("seat", MOST_SEATS)
NONE = -1
"""Nobody, nothing."""
SETTINGS_ORIGIN = Origin.REPORTED
"""Of all counts, weights, parameters and difficulties below: the published generator's settings."""

# Decks ------------------------------------------------------------------------------------------

BASE_DICE, DEVILISH_DICE = 32, 28
DICE = BASE_DICE + DEVILISH_DICE
BASE_CONTRACTS, LOST_SOULS_CONTRACTS = 32, 20
CONTRACTS = BASE_CONTRACTS + LOST_SOULS_CONTRACTS
DIE = Places("die", DICE)
CONTRACT = Places("contract", CONTRACTS)
CONTRACT_DECK, DICE_DECK = DECK = Things("deck", "contracts", "dice")
BASE_SET, DEVILISH_SET = DICE_SET = Things("set", "base", "devilish-numbers")
MARKET = 5
PLACE = Places("place", MARKET)
"""Of the market."""
MARKET_ORIGIN = Origin.RULEBOOK
HAND = 6
HAND_POWERS = 2
HAND_ORIGIN = Origin.RULEBOOK

TO_WIN = chart([6, 12])
"""Contracts, or stars, that end the game."""
TO_WIN_ORIGIN = Origin.RULEBOOK

# Dice -------------------------------------------------------------------------------------------

LOWEST, HIGHEST = -1, 8
"""Numbers on dice, and what a wildcard can be."""
BASE_NUMBERS = 6
"""Base dice show 1 to this."""
BASE_COPIES = 6
"""Prepared of each number from 1 to 6; some fall away."""
DEVILISH_COPIES = 3
"""Prepared of each number from -1 to 8."""
DEVILISH_NUMBERS = 10
BASE_POWERS, DEVILISH_POWERS = 11, 21
"""Cards with a power in each set."""
WILDCARDS, DUOS = 6, 9
PLAIN, DUO, WILDCARD = FORM = Things("form", "plain", "duo", "wildcard")
MOST_ATTENDANCE = 10
"""Attendance lets its owner choose from 1 to this."""


@dataclass(frozen=True)
class Power:
    """A power of a dice card: the weight with which it is dealt, in hundredths, and its parameters."""

    name: str
    weight: int
    parameters: tuple[int, int] = (0, 0)
    devilish: bool = False
    self_setting: bool = False
    lasting: bool = False


def named(kind: str, rows: Sequence[Power | Choice]) -> Things:
    """The things that rows describe."""
    return Things(kind, *(row.name for row in rows))


LOW, HIGH = (1, 2), (5, 6)
"""Parameters, either as likely as the other: a low number, a high number."""
LOWEST_RANK, HIGHEST_RANK = RANK = Things("rank", "lowest", "highest")

POWER_KINDS = (
    Power("none", 0),
    Power("forced-reroll", 100),
    Power("add", 200, LOW),
    Power("subtract", 200, LOW),
    Power("ignore-icon", 33),
    Power("double", 150),
    Power("ignore", 150),
    Power("swap", 100),
    Power("disable-special", 100),
    Power("chameleon", 100, (LOWEST_RANK, HIGHEST_RANK), self_setting=True),
    Power("star-counter", 100, self_setting=True),
    Power("reroll-return", 100, lasting=True),
    Power("instant-fail", 33, LOW, devilish=True, lasting=True),
    Power("instant-success", 33, HIGH, devilish=True, lasting=True),
    Power("soul-add", 150, LOW, devilish=True, lasting=True),
    Power("soul-subtract", 150, LOW, devilish=True, lasting=True),
    Power("roll-counter", 200, devilish=True, self_setting=True),
    Power("no-duplicates", 200, devilish=True, lasting=True),
    Power("attendance", 100, devilish=True, self_setting=True),
    Power("die-manipulator", 100, devilish=True),
    Power("reroll-random", 100, devilish=True),
    Power("ignore-icon-plus", 100, devilish=True),
    Power("contract-switch", 50, devilish=True, lasting=True),
    Power("cursed-success", 33, devilish=True),
    Power("soft-fail", 33, devilish=True),
    Power("conditional", 100, devilish=True, lasting=True),
    Power("maybe-reroll", 100, devilish=True),
    Power("mega-reroll", 50, devilish=True, lasting=True),
    Power("diebreak", 50, devilish=True),
)
(
    NO_POWER, FORCED_REROLL, ADD, SUBTRACT, IGNORE_ICON, DOUBLE, IGNORE, SWAP, DISABLE_SPECIAL, CHAMELEON,
    STAR_COUNTER, REROLL_RETURN, INSTANT_FAIL, INSTANT_SUCCESS, SOUL_ADD, SOUL_SUBTRACT, ROLL_COUNTER,
    NO_DUPLICATES, ATTENDANCE, DIE_MANIPULATOR, REROLL_RANDOM, IGNORE_ICON_PLUS, CONTRACT_SWITCH,
    CURSED_SUCCESS, SOFT_FAIL, CONDITIONAL, MAYBE_REROLL, MEGA_REROLL, DIEBREAK,
) = POWER = named("power", POWER_KINDS)  # fmt: skip
POWERS = POWER.length
FIRST_DEVILISH = INSTANT_FAIL

POWER_WEIGHT = chart([power.weight for power in POWER_KINDS])
POWER_PARAMETER = chart([power.parameters for power in POWER_KINDS])
SELF_SETTING = chart([power.self_setting for power in POWER_KINDS])
IS_LASTING = chart([power.lasting for power in POWER_KINDS])
"""Whether a power goes on working after its card was revealed."""
MOST_AMOUNT = max(HIGH)
"""The highest parameter of a power."""
MEGA_REROLLS = 2
DIEBREAK_LEAST = 2

MOST_RETURNS = BASE_POWERS
"""Every power of the base dice may be a Reroll Return, which goes back once in a contract."""
MOST_RESULTS = DICE + MOST_RETURNS
"""Results of one contract: every dice card once, and each Reroll Return once more."""
RESULT = Places("result", MOST_RESULTS)

# Contracts --------------------------------------------------------------------------------------

REGULAR, FORCED, BATTLE = TYPE = Things("type", "regular", "forced", "battle")


@dataclass(frozen=True)
class Choice:
    """One way to fill a part of a contract: weight in hundredths, difficulty in halves, parameters.

    `of`: what its parameter stands for, in the words of its messages. `lost_souls`: only in that set.
    `battle`: whether BATTLE contracts can have it; `only_battle`: only they.
    """

    name: str
    weight: int
    difficulty: int
    parameters: tuple[int, ...] = (0,)
    of: Domain | None = None
    lost_souls: bool = False
    battle: bool = False
    only_battle: bool = False


WHO_CHOICES = (
    Choice("all", 800, 2, battle=True),
    Choice("all-but-one", 100, 4),
)
ALL_SOULS, ALL_BUT_ONE = WHO_CHOICE = named("who", WHO_CHOICES)

OFTEN_CHOICES = (
    Choice("once", 100, 2, battle=True),
    Choice("times", 100, 2, (2, 3), battle=True),
    Choice("turnout-times", 100, 2),
    Choice("until-won", 100, 2, battle=True, only_battle=True),
)
ONCE, TIMES, TURNOUT_TIMES, UNTIL_WON = OFTEN_CHOICE = named("often", OFTEN_CHOICES)
MOST_ROLLS = max(MOST_SEATS, *OFTEN_CHOICES[TIMES].parameters)
"""Ordinary rolls of a Soul, where they are counted."""

RESTRICTION_CHOICES = (
    Choice("none", 500, 0, battle=True),
    Choice("half", 100, -1),
    Choice("cards", 100, -1, (2, 3, 4)),
    Choice("simultaneous", 50, 4, lost_souls=True),
)
UNRESTRICTED, HALF, SOME_CARDS, SIMULTANEOUS = RESTRICTION_CHOICE = named("restriction", RESTRICTION_CHOICES)

AT_MOST, AT_LEAST, EXACTLY = BOUND = Things("bound", "at-most", "at-least", "exactly")
SOME_OF = Both(BOUND, Count(0, 3, "count"))
"""What "some" means: at most, at least or exactly so many results."""
HIGHEST_RESULT, LOWEST_RESULT = WHICH_RESULT = Things("result", "highest", "lowest")
WITH_POWER, WITHOUT_POWER = HAVING = Things("having", "with", "without")
LESS, GREATER = WAY = Things("way", "lower", "higher")

WHAT_CHOICES = (
    Choice("sum", 100, 2, battle=True),
    Choice("all", 100, 4, battle=True),
    Choice("none", 100, 4, battle=True),
    Choice("some", 100, 3, tuple(SOME_OF.numbers[row] for row in product(BOUND, (1, 2, 3))), SOME_OF),
    Choice("extreme", 100, 2, tuple(WHICH_RESULT), WHICH_RESULT, battle=True),
    Choice("same", 100, 4),
    Choice("different", 100, 4),
    Choice("powers", 100, 2, tuple(HAVING), HAVING, lost_souls=True, battle=True),
    Choice("sequence", 100, 4),
)
SUM, ALL, NO_RESULT, SOME, EXTREME, SAME, DIFFERENT, POWER_COUNT, SEQUENCE = WHAT_CHOICE = named(
    "what", WHAT_CHOICES
)

COMPARISON_CHOICES = (
    Choice("lower", 100, 2, battle=True),
    Choice("higher", 100, 2, battle=True),
    Choice("equal", 20, 4, lost_souls=True),
    Choice("within", 100, 6, (1, 2, 3), Count(1, 3, "distance"), lost_souls=True),
    Choice("in-sequence", 0, 6, tuple(WAY), WAY),
)
LOWER, HIGHER, EQUAL, WITHIN, IN_SEQUENCE = COMPARISON_CHOICE = named("comparison", COMPARISON_CHOICES)
"""Within distance goes with all, none and some only; a sequence always and only with itself."""

THRESHOLD_CHOICES = (
    Choice("nothing", 0, 0),
    Choice("number", 1000, 2, (2, 3, 4, 5)),
    Choice("turnout", 100, 3, (1, 2, 3)),
    Choice("scored", 100, 2, lost_souls=True),
    Choice("powers", 100, 4, (1, 2, 3)),
    Choice("rolls", 100, 3),
    Choice("rivals", 100, 2, battle=True, only_battle=True),
)
(
    NO_THRESHOLD, A_NUMBER, BY_TURNOUT, BY_SCORED, BY_POWERS, BY_ROLLS, BY_RIVALS,
) = THRESHOLD_CHOICE = named("threshold", THRESHOLD_CHOICES)  # fmt: skip

BY_NUMBER = Both(WAY, Count(0, 7, "number"))
"""Numbers less, or greater, than one."""
_BY_NUMBER = tuple(BY_NUMBER.numbers[row] for row in product(WAY, (2, 3, 4, 5)))
FIRST_POWER, LAST_POWER = WHICH_POWER = Things("which", "first", "last")

SPECIAL_CHOICES = (
    Choice("nothing", 1000, 0, battle=True),
    Choice("powers-off", 100, 6),
    Choice("powers-off-by-number", 100, 4, _BY_NUMBER, BY_NUMBER),
    Choice("only-one-power", 100, 3, tuple(WHICH_POWER), WHICH_POWER),
    Choice("too-many-powers", 100, 2, (2, 3, 4), Count(2, 4, "count")),
    Choice("free-reroll", 100, -2),
    Choice("leaving", 100, -2, lost_souls=True),
    Choice("fail-on-same-power", 50, 4),
    Choice("fail-on-same-number", 50, 6, lost_souls=True),
    Choice("success-on-same-number", 33, -6, lost_souls=True),
    Choice("success-on-same-power", 33, -4),
    Choice("secret", 100, 2),
)
(
    NO_SPECIAL, POWERS_OFF, POWERS_OFF_BY_NUMBER, ONLY_ONE_POWER, TOO_MANY_POWERS, FREE_REROLL, LEAVING,
    FAIL_ON_SAME_POWER, FAIL_ON_SAME_NUMBER, SUCCESS_ON_SAME_NUMBER, SUCCESS_ON_SAME_POWER, SECRET,
) = SPECIAL_CHOICE = named("special", SPECIAL_CHOICES)  # fmt: skip

PARTS = (
    WHO_CHOICES, OFTEN_CHOICES, RESTRICTION_CHOICES, WHAT_CHOICES, COMPARISON_CHOICES, THRESHOLD_CHOICES,
    SPECIAL_CHOICES,
)  # fmt: skip
WHO, OFTEN, RESTRICTION, WHAT, COMPARISON, THRESHOLD, SPECIAL = PART = Things(
    "part", "who", "often", "restriction", "what", "comparison", "threshold", "special"
)
CHOICES = (
    WHO_CHOICE, OFTEN_CHOICE, RESTRICTION_CHOICE, WHAT_CHOICE, COMPARISON_CHOICE, THRESHOLD_CHOICE,
    SPECIAL_CHOICE,
)  # fmt: skip
"""What each part can say."""
PART_COUNT = PART.length
MOST_CHOICES = max(len(part) for part in PARTS)
MOST_PARAMETERS = max(len(choice.parameters) for part in PARTS for choice in part)
MOST_PARAMETER = max(max(choice.parameters) for part in PARTS for choice in part)


def _weight(choice: Choice, type_: int) -> int:
    """The weight of a choice on a type of contract."""
    if type_ == BATTLE:
        return choice.weight if choice.battle else 0
    if choice.only_battle or (choice.lost_souls and type_ == REGULAR):
        return 0
    return choice.weight


CHOICES_OF = chart([len(part) for part in PARTS])
CHOICE_WEIGHT = chart(
    [
        [
            [_weight(part[which], type_) if which < len(part) else 0 for which in range(MOST_CHOICES)]
            for part in PARTS
        ]
        for type_ in TYPE
    ]
)
"""`CHOICE_WEIGHT[type, part, choice]`. Battles compare with the rivals' figure only."""
DIFFICULTY = chart(
    [[part[which].difficulty if which < len(part) else 0 for which in range(MOST_CHOICES)] for part in PARTS]
)
"""In halves."""
PARAMETERS_OF = chart(
    [
        [len(part[which].parameters) if which < len(part) else 1 for which in range(MOST_CHOICES)]
        for part in PARTS
    ]
)
PARAMETER = chart(
    [
        [
            [
                part[which].parameters[place]
                if which < len(part) and place < len(part[which].parameters)
                else 0
                for place in range(MOST_PARAMETERS)
            ]
            for which in range(MOST_CHOICES)
        ]
        for part in PARTS
    ]
)
FORCED_MINIMUMS = chart([2, 3])
"""Souls that a FORCED contract needs, either as likely as the other."""
MOST_STARS = 3


def stars_of(difficulty: int) -> int:
    """Stars of a contract, from the difficulty of its parts in halves: a third, rounded, from 1 to 3.

    >>> [stars_of(halves) for halves in (9, 10, 15, 16)]
    [1, 2, 2, 3]
    """
    return max(1, min(MOST_STARS, (33 * difficulty + 100) // 200))


STARS = chart([stars_of(halves) for halves in range(-20, 60)])
STARS_FROM = -20
"""`STARS[difficulty - STARS_FROM]`"""

# Icons ------------------------------------------------------------------------------------------

SCORE, CARD = ICON = Things("icon", "score", "card")
ICONS = ICON.length
REWARD, PENALTY = SIDE = Things("side", "reward", "penalty")
MOST_ICONS = 2
"""On one side of a contract."""
SETS = 2
"""The base set and Lost Souls."""
SIZE_ONE, SIZE_TWO, SCORE_ICONS, CARD_ICONS = range(4)
ICON_STOCK = chart(
    [
        [[[21, 11, 17, 26], [26, 6, 15, 23]], [[13, 7, 11, 16], [16, 4, 10, 14]]],
        [[[21, 23, 18, 27], [26, 13, 16, 24]], [[13, 14, 11, 17], [16, 8, 10, 15]]],
    ]
)
"""`ICON_STOCK[reading, set, side]`: entries of size one and two, score icons, card icons."""
ICONS_AS_DESIGNED_ORIGIN = Origin.INFERRED
SET_SIZE = chart([BASE_CONTRACTS, LOST_SOULS_CONTRACTS])
