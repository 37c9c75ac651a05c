"""What is in the box of Passengers, and where each value comes from.

The books print neither the texts of the Gifts nor the spaces of the boats nor the Silence cards.
What stands here for them is marked as inferred, reported or reconstructed; somebody who owns the
box can type the printed values in, and nothing else has to change. Values that the rules cannot play
with are refused here, when they are read.
"""

from __future__ import annotations

from dataclasses import dataclass

from turncoat.games.passengers.checks import check_boats, check_piles, check_room, check_sets
from turncoat.kernel.chart import chart
from turncoat.kernel.families import Families
from turncoat.kernel.origin import Origin
from turncoat.kernel.things import MOST_SEATS, SEAT, Count, Either, Places, Several, Things

NONE = -1
"""No colour, no card, nobody."""

ROUND = Things("round", "1", "2", "3")
EARLIER_ROUND = Things(ROUND.name, *ROUND.names[:-1])
RAVEN, WOLF = BOAT = Things("boat", "raven", "wolf")
SPACE = Places("space", 5)
"""The spaces of the longest boat."""
HAND_PLACE = Places("card", 3)
ROUNDS, BOATS, SPACES, HAND = ROUND.length, BOAT.length, SPACE.length, HAND_PLACE.length

# Passengers (both rulebooks) ----------------------------------------------------------------

SOUL, DEMON, YAESTHER = TYPE = Things("type", "soul", "demon", "yaesther")
FACTION = Things("faction", "souls", "demons", "yaesther")
"""The factions, numbered like the types that make them."""
RED, GREEN, BLUE = COLOUR = Things("colour", "red", "green", "blue")
KIND = Things("card", *(f"{type_}-{colour}" for type_ in TYPE.names[:2] for colour in COLOUR.names))
"""Kinds of Souls and Demons: a type with a colour, numbered `3 * type + colour`."""
*_, YAESTHER_CARD = CARD = Things("card", *KIND.names, "yaesther")
TYPES, COLOURS, KINDS, CARDS = TYPE.length, COLOUR.length, KIND.length, CARD.length

TYPE_OF = chart([SOUL, SOUL, SOUL, DEMON, DEMON, DEMON, YAESTHER])
COLOUR_OF = chart([RED, GREEN, BLUE, RED, GREEN, BLUE, NONE])
OF_EACH_KIND = 4

_FACTION_PILE = [[0, 0, 0]] * 4 + [[2, 1, 1], [3, 2, 0], [3, 2, 1], [4, 3, 0], [4, 3, 1]]
FACTION_PILE = chart(_FACTION_PILE)
"""Souls, Demons and Yaesther in the faction pile, by number of seats."""

SHADOWS_OF_EACH_TYPE = 3
SHADOWS = 2 * SHADOWS_OF_EACH_TYPE
SHADOWS_IN_A_ROUND = SHADOWS // ROUNDS
SHADOW = MOST_SEATS
"""Who placed a Shadow Passenger: none of the seats."""
PLACER = Either(SEAT, Things("placer", "shadow"))

BOAT_LIMIT = chart([0, 0, 0, 0, 3, 3, 3, SPACES, SPACES])
"""Passengers that a boat takes, by number of seats; from 7 seats on only its spaces limit it."""

HALF_POINTS = Count(0, 200)
YAESTHER_HALF_POINTS = chart([0, 0, 0, 0, 13, 0, 13, 0, 17])
"""What the Yaesther player scores, by number of seats, in half points."""

# Editions and layouts -----------------------------------------------------------------------

SECOND, FIRST = EDITION = Things("edition", "second", "first")
VOICES = Count(0, 3)
"""What a space pays."""
ALL_VOICES = Count(0, MOST_SEATS * VOICES.high)
VOICES_IN_BOX = chart([17, 15])
_TAKEN_OUT = [[0] * 9, [0, 0, 0, 0, 0, 1, 1, 0, 0]]
TAKEN_OUT = chart(_TAKEN_OUT)
"""Cards of each kind taken out before the deal, by edition and number of seats."""
_IN_GAME = [[OF_EACH_KIND - out for out in by_seats] for by_seats in _TAKEN_OUT]
IN_GAME = chart(_IN_GAME)
"""Cards of each kind that are left: `IN_GAME[edition, seats]`."""

check_piles(_FACTION_PILE, _IN_GAME, SHADOWS_OF_EACH_TYPE, YAESTHER_HALF_POINTS.tolist())

LAYOUT = Things("layout", "a", "b")
SPACES_IN = chart([4, 5])

check_room(BOAT_LIMIT.tolist(), SPACES_IN.tolist(), SPACES, SHADOWS_IN_A_ROUND)

BOATS_ORIGIN = Origin.RECONSTRUCTION
_LAYOUTS = (
    (
        "1:3 3:2 0:3 9:1 | 4:1 8:2 2:2 7:3",
        "6:1 0:3 3:2 5:2 | 2:3 7:3 9:1 8:2",
        "1:3 4:1 8:2 5:3 | 9:1 0:3 6:2 7:2",
    ),
    (
        "1:2 6:1 0:3 3:2 9:1 | 5:2 4:1 8:2 2:2 7:1",
        "8:2 2:2 9:1 5:1 7:2 | 3:2 0:3 4:1 6:1 1:2",
        "0:3 4:1 7:1 3:2 6:1 | 9:1 2:2 5:2 8:2 1:2",
    ),
)
"""Layouts A and B, a line for each round: Raven, then Wolf, each space as Gift:Voices."""

_FEWER_VOICES = (((1, 7), (2, 7), (1, 5)), ((1, 5), (1, 7), (1, 5)))
"""The Gifts whose spaces pay one Voice less in the first edition, by layout and round."""

check_boats(_LAYOUTS, _FEWER_VOICES, SPACES_IN.tolist(), VOICES_IN_BOX.tolist())


def _spaces(layout: int, round_: int, boat: int) -> list[tuple[int, int]]:
    """The spaces of a boat as pairs of Gift number and Voices."""
    printed = _LAYOUTS[layout][round_].split(" | ")[boat].split()
    pairs = [(int(gift), int(voices)) for gift, voices in (space.split(":") for space in printed)]
    return pairs + [(NONE, 0)] * (SPACES - len(pairs))


GIFT_AT = chart(
    [[[[gift for gift, _ in _spaces(layout, r, boat)] for boat in BOAT] for r in ROUND] for layout in LAYOUT]
)
"""The Gift number of a space: `GIFT_AT[layout, round, boat, space]`."""

VOICES_AT = chart(
    [
        [
            [
                [
                    [
                        voices - (edition == FIRST and gift in _FEWER_VOICES[layout][r])
                        for gift, voices in _spaces(layout, r, boat)
                    ]
                    for boat in BOAT
                ]
                for r in ROUND
            ]
            for layout in LAYOUT
        ]
        for edition in EDITION
    ]
)
"""The Voices of a space: `VOICES_AT[edition, layout, round, boat, space]`."""

# Questions ----------------------------------------------------------------------------------

ANSWERED_BY = {
    "nothing": "", "hush": "player", "place-shadow": "space", "place": "place", "vote": "vote",
    "other-player": "player", "any-player": "player", "player-with-cards": "player",
    "choose-two": "two-players", "ask-hand-colour": "hue", "ask-kind": "kind", "which-boat": "boat",
    "peek": "space", "peek-shadow": "space", "peek-afterlands": "past", "peek-another": "past",
    "peek-lost": "past", "exchange": "shift", "exchange-shadow": "shift", "move": "shift",
    "mask": "disguise", "show-card": "card", "whose": "player",
}  # fmt: skip
"""The questions that a seat can owe an answer to, and the families of moves that answer them."""
(
    NO_QUESTION, HUSH, PLACE_SHADOW, PLACE_PASSENGER, CAST_VOTE,
    OTHER_PLAYER, ANY_PLAYER, PLAYER_WITH_CARDS,
    TWO_OTHERS, COLOUR_TO_ASK, KIND_TO_ASK, WHICH_BOAT,
    FACE_DOWN, SHADOW_FACE_DOWN, FACE_DOWN_IN_AFTERLANDS, ANOTHER_IN_AFTERLANDS,
    FACE_DOWN_ON_LOST_BOAT, TWO_PASSENGERS, SHADOW_AND_ANOTHER, TO_EMPTY_SPACE,
    MASK_AND_PASSENGER, CARD_OF_HAND, WHOSE_PASSENGER,
) = QUESTION = Things("question", *ANSWERED_BY)  # fmt: skip

# Gifts --------------------------------------------------------------------------------------

GIFT_NUMBER = Count(0, 9)
GIFTS = GIFT_NUMBER.length
SET_I, SET_II, SET_III, SET_FOUR = SET = Things("set", "I", "II", "III", "four")

QUESTION_NUMBER, HAND_NUMBER, AFTERLANDS_NUMBER, MOVEMENT_NUMBER, OPEN_NUMBER, COIN_NUMBER = 2, 3, 5, 6, 7, 9
"""Gift numbers keep their family in all sets: 0 nothing, 1 silence, 2 questions, 3 hands, 4 peeks,
5 the Afterlands, 6 movement, 7 open information, 8 the mask, 9 the coin."""

_ABOARD = Count(0, SPACES)
SAID_YES, SAID_TYPE, SAID_DEMONS, SAID_COLOURS = (Families("answer") for _ in range(4))
"""What a Gift can make known to all: who said yes, a type, how many Demons, how many of each colour."""
SAID_YES.family("yes", seats=Several(SEAT))
SAID_TYPE.family("type", type=TYPE)
SAID_DEMONS.family("demons", demons=_ABOARD)
COLOURS_SAID = SAID_COLOURS.family("colours", blue=_ABOARD, green=_ABOARD, red=_ABOARD)
COUNT_SAID = chart(
    [[COLOURS_SAID.parts(answer)[colour] for colour in COLOUR.names] for answer in SAID_COLOURS]
)
"""How many Passengers of a colour Spectrum told of: `COUNT_SAID[answer, colour]`."""


@dataclass(frozen=True)
class GiftCard:
    """A Gift: its number, its name, the sets that it is in, what it asks its holder first, and its news."""

    number: int
    name: str
    sets: str
    asks: int
    """`NO_QUESTION` where it leaves nothing to choose."""
    told: str
    """The news of its use, as a rule."""
    origin: Origin = Origin.RECONSTRUCTION
    deed: str = ""
    """What it asks for, in a word that names its texts, where that is not the name of the question."""
    tells: Families | None = None
    """What it makes known to all, and the table keeps."""


GIFT_CARDS = (
    GiftCard(0, "vessel", "I four", NO_QUESTION, "nothing-to-do", Origin.RULEBOOK),
    GiftCard(1, "bell", "I", OTHER_PLAYER, "silenced", deed="silence"),
    GiftCard(2, "chromatis", "I", COLOUR_TO_ASK, "hand-colour", Origin.INFERRED, tells=SAID_YES),
    GiftCard(3, "hamsa-hand", "I", TWO_OTHERS, "chose-two", Origin.INFERRED),
    GiftCard(4, "seers-paw", "I", FACE_DOWN, "peeked", Origin.REPORTED),
    GiftCard(5, "mirror", "I", FACE_DOWN_IN_AFTERLANDS, "peeked"),
    GiftCard(6, "scroll", "I", TWO_PASSENGERS, "swapped", Origin.REPORTED),
    GiftCard(7, "lantern", "I", FACE_DOWN, "turned", deed="turn-up"),
    GiftCard(8, "mask", "I II III four", MASK_AND_PASSENGER, "masked", Origin.RULEBOOK),
    GiftCard(9, "master-coin", "I III four", NO_QUESTION, "coin-taken", Origin.INFERRED),
    GiftCard(0, "urn", "II", NO_QUESTION, "nothing-to-do"),
    GiftCard(1, "quiet-tide", "II", NO_QUESTION, "all-silenced"),
    GiftCard(2, "dye", "II", KIND_TO_ASK, "hand-kind", tells=SAID_YES),
    GiftCard(3, "handshake", "II", PLAYER_WITH_CARDS, "chose-one", deed="handshake"),
    GiftCard(4, "twin-eye", "II", FACE_DOWN, "peeked"),
    GiftCard(5, "wreckage", "II", FACE_DOWN_IN_AFTERLANDS, "peeked"),
    GiftCard(6, "oar", "II", TO_EMPTY_SPACE, "moved"),
    GiftCard(7, "verdict", "II", ANY_PLAYER, "placed-type", deed="verdict", tells=SAID_TYPE),
    GiftCard(9, "coin-given", "II", ANY_PLAYER, "coin-taken", deed="give-coin"),
    GiftCard(0, "drum", "III", NO_QUESTION, "nothing-to-do"),
    GiftCard(1, "vow", "III", OTHER_PLAYER, "both-silenced", deed="vow"),
    GiftCard(2, "spectrum", "III", WHICH_BOAT, "boat-colours", deed="count-colours", tells=SAID_COLOURS),
    GiftCard(3, "barter", "III", PLAYER_WITH_CARDS, "chose-one", deed="barter"),
    GiftCard(4, "third-eye", "III", FACE_DOWN, "peeked"),
    GiftCard(5, "undertow", "III", FACE_DOWN_IN_AFTERLANDS, "peeked", tells=SAID_TYPE),
    GiftCard(6, "current", "III", WHICH_BOAT, "drifted", deed="drift"),
    GiftCard(7, "whisper", "III", WHICH_BOAT, "boat-demons", deed="count-demons", tells=SAID_DEMONS),
    GiftCard(1, "knell", "four", OTHER_PLAYER, "silenced", deed="silence"),
    GiftCard(2, "prism", "four", COLOUR_TO_ASK, "placed-colour", deed="ask-placed-colour", tells=SAID_YES),
    GiftCard(3, "open-palm", "four", PLAYER_WITH_CARDS, "chose-one", deed="open-palm"),
    GiftCard(4, "candle", "four", SHADOW_FACE_DOWN, "peeked"),
    GiftCard(5, "still-water", "four", FACE_DOWN_IN_AFTERLANDS, "peeked"),
    GiftCard(6, "ferry-pole", "four", SHADOW_AND_ANOTHER, "swapped"),
    GiftCard(7, "torch", "four", SHADOW_FACE_DOWN, "turned", deed="turn-up-shadow"),
)

(
    VESSEL, BELL, CHROMATIS, HAMSA_HAND, SEERS_PAW, MIRROR, SCROLL, LANTERN, MASK, MASTER_COIN,
    URN, QUIET_TIDE, DYE, HANDSHAKE, TWIN_EYE, WRECKAGE, OAR, VERDICT, COIN_GIVEN,
    DRUM, VOW, SPECTRUM, BARTER, THIRD_EYE, UNDERTOW, CURRENT, WHISPER,
    KNELL, PRISM, OPEN_PALM, CANDLE, STILL_WATER, FERRY_POLE, TORCH,
) = GIFT = Things("gift", *(card.name for card in GIFT_CARDS))  # fmt: skip

FIRST_QUESTION = chart([card.asks for card in GIFT_CARDS])
"""What a Gift asks its holder first."""

_NUMBER = [card.number for card in GIFT_CARDS]
_GIFT_SET = [
    sorted((gift for gift in GIFT if name in GIFT_CARDS[gift].sets.split()), key=_NUMBER.__getitem__)
    for name in SET.names
]

_KEEPS_NUMBER = {
    QUESTION_NUMBER: (CHROMATIS, DYE, SPECTRUM, PRISM),
    HAND_NUMBER: (HAMSA_HAND, HANDSHAKE, BARTER, OPEN_PALM),
    AFTERLANDS_NUMBER: (MIRROR, WRECKAGE, UNDERTOW, STILL_WATER),
    MOVEMENT_NUMBER: (SCROLL, OAR, CURRENT, FERRY_POLE),
    OPEN_NUMBER: (VERDICT, WHISPER),
    COIN_NUMBER: (MASTER_COIN, COIN_GIVEN),
}
"""Gifts that are looked for under their numbers, by whoever guesses, plans or watches the talk."""
_NEED_SHADOWS = [gift for gift in GIFT if FIRST_QUESTION[gift] in (SHADOW_FACE_DOWN, SHADOW_AND_ANOTHER)]

check_sets(_GIFT_SET, GIFT.names, _NUMBER, _KEEPS_NUMBER, _NEED_SHADOWS)

GIFT_SET = chart(_GIFT_SET)
"""The Gift behind a number: `GIFT_SET[set, number]`."""

# Silence cards ------------------------------------------------------------------------------

SILENCE_ORIGIN = Origin.RECONSTRUCTION
(
    NO_TALK_PLACING, NO_TALK_GIFTS, NO_TALK_VOTING, NO_COLOURS, NO_TYPES, COIN_LEADS, ONE_MESSAGE,
    YES_OR_NO, NEIGHBOURS, SAME_BOAT, MOST_VOICES, FEWEST_VOICES, ONE_MINUTE, NO_FACTIONS, COIN_SILENCES,
) = SILENCE = Things("silence", *map(str, range(1, 16)))  # fmt: skip
SILENCE_CARDS = SILENCE.length
