"""What is in the box of Passengers, and where each value comes from.

The books print neither the texts of the Gifts nor the spaces of the boats nor the Silence cards.
What stands here for them is marked as inferred, reported or reconstructed; somebody who owns the
box can type the printed values in, and nothing else has to change. Values that the rules cannot play
with are refused here, when they are read.
"""

from __future__ import annotations

from dataclasses import dataclass

from turncoat.games.passengers.checks import check_boats, check_piles, check_room, check_sets
from turncoat.kernel.origin import Origin
from turncoat.kernel.rule import chart

MOST_SEATS = 8
ROUNDS = 3
BOATS = 2
RAVEN, WOLF = 0, 1
SPACES = 5
"""Spaces in the longest boat."""
HAND = 3

# Passengers (both rulebooks) ----------------------------------------------------------------

SOUL, DEMON, YAESTHER = 0, 1, 2
TYPES = 3
RED, GREEN, BLUE = 0, 1, 2
COLOURS = 3
NONE = -1
"""No colour, no card, nobody."""

YAESTHER_CARD = 6
KINDS = 6
"""Kinds of Souls and Demons: a type with a colour, numbered `3 * type + colour`."""
CARDS = 7
"""The kinds, and the Yaesther."""

TYPE = chart([SOUL, SOUL, SOUL, DEMON, DEMON, DEMON, YAESTHER])
COLOUR = chart([RED, GREEN, BLUE, RED, GREEN, BLUE, NONE])
OF_EACH_KIND = 4

_FACTION_PILE = [[0, 0, 0]] * 4 + [[2, 1, 1], [3, 2, 0], [3, 2, 1], [4, 3, 0], [4, 3, 1]]
FACTION_PILE = chart(_FACTION_PILE)
"""Souls, Demons and Yaesther in the faction pile, by number of seats."""

SHADOWS_OF_EACH_TYPE = 3
SHADOWS = 2 * SHADOWS_OF_EACH_TYPE
SHADOWS_IN_A_ROUND = SHADOWS // ROUNDS
SHADOW = MOST_SEATS
"""Who placed a Shadow Passenger: none of the seats."""

BOAT_LIMIT = chart([0, 0, 0, 0, 3, 3, 3, SPACES, SPACES])
"""Passengers that a boat takes, by number of seats; from 7 seats on only its spaces limit it."""

YAESTHER_HALF_POINTS = chart([0, 0, 0, 0, 13, 0, 13, 0, 17])
"""What the Yaesther player scores, by number of seats, in half points."""

# Editions and layouts -----------------------------------------------------------------------

SECOND, FIRST = 0, 1
"""Editions."""
VOICES_IN_BOX = chart([17, 15])
_TAKEN_OUT = [[0] * 9, [0, 0, 0, 0, 0, 1, 1, 0, 0]]
TAKEN_OUT = chart(_TAKEN_OUT)
"""Cards of each kind taken out before the deal, by edition and number of seats."""
_IN_GAME = [[OF_EACH_KIND - out for out in by_seats] for by_seats in _TAKEN_OUT]
IN_GAME = chart(_IN_GAME)
"""Cards of each kind that are left: `IN_GAME[edition, seats]`."""

check_piles(_FACTION_PILE, _IN_GAME, SHADOWS_OF_EACH_TYPE, YAESTHER_HALF_POINTS.tolist())

LAYOUT_A, LAYOUT_B = 0, 1
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
    [
        [[[gift for gift, _ in _spaces(layout, r, boat)] for boat in range(BOATS)] for r in range(ROUNDS)]
        for layout in (LAYOUT_A, LAYOUT_B)
    ]
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
                    for boat in range(BOATS)
                ]
                for r in range(ROUNDS)
            ]
            for layout in (LAYOUT_A, LAYOUT_B)
        ]
        for edition in (SECOND, FIRST)
    ]
)
"""The Voices of a space: `VOICES_AT[edition, layout, round, boat, space]`."""

# Gifts --------------------------------------------------------------------------------------

GIFTS = 10
"""Gift numbers in a set, 0 to 9."""
SET_NAMES = ("I", "II", "III", "four")
SETS = len(SET_NAMES)
SET_I, SET_II, SET_III, SET_FOUR = range(SETS)

QUESTION_NUMBER, HAND_NUMBER, AFTERLANDS_NUMBER, MOVEMENT_NUMBER, OPEN_NUMBER, COIN_NUMBER = 2, 3, 5, 6, 7, 9
"""Gift numbers keep their family in all sets: 0 nothing, 1 silence, 2 questions, 3 hands, 4 peeks,
5 the Afterlands, 6 movement, 7 open information, 8 the mask, 9 the coin."""


@dataclass(frozen=True)
class GiftCard:
    """A Gift: the name of its text, and where its effect comes from."""

    name: str
    origin: Origin = Origin.RECONSTRUCTION


GIFT_CARDS = (
    GiftCard("vessel", Origin.RULEBOOK),
    GiftCard("bell"),
    GiftCard("chromatis", Origin.INFERRED),
    GiftCard("hamsa-hand", Origin.INFERRED),
    GiftCard("seers-paw", Origin.REPORTED),
    GiftCard("mirror"),
    GiftCard("scroll", Origin.REPORTED),
    GiftCard("lantern"),
    GiftCard("mask", Origin.RULEBOOK),
    GiftCard("master-coin", Origin.INFERRED),
    GiftCard("urn"),
    GiftCard("quiet-tide"),
    GiftCard("dye"),
    GiftCard("handshake"),
    GiftCard("twin-eye"),
    GiftCard("wreckage"),
    GiftCard("oar"),
    GiftCard("verdict"),
    GiftCard("coin-given"),
    GiftCard("drum"),
    GiftCard("vow"),
    GiftCard("spectrum"),
    GiftCard("barter"),
    GiftCard("third-eye"),
    GiftCard("undertow"),
    GiftCard("current"),
    GiftCard("whisper"),
    GiftCard("knell"),
    GiftCard("prism"),
    GiftCard("open-palm"),
    GiftCard("candle"),
    GiftCard("still-water"),
    GiftCard("ferry-pole"),
    GiftCard("torch"),
)

(
    VESSEL, BELL, CHROMATIS, HAMSA_HAND, SEERS_PAW, MIRROR, SCROLL, LANTERN, MASK, MASTER_COIN,
    URN, QUIET_TIDE, DYE, HANDSHAKE, TWIN_EYE, WRECKAGE, OAR, VERDICT, COIN_GIVEN,
    DRUM, VOW, SPECTRUM, BARTER, THIRD_EYE, UNDERTOW, CURRENT, WHISPER,
    KNELL, PRISM, OPEN_PALM, CANDLE, STILL_WATER, FERRY_POLE, TORCH,
) = range(len(GIFT_CARDS))  # fmt: skip

_GIFT_SET = [
    [VESSEL, BELL, CHROMATIS, HAMSA_HAND, SEERS_PAW, MIRROR, SCROLL, LANTERN, MASK, MASTER_COIN],
    [URN, QUIET_TIDE, DYE, HANDSHAKE, TWIN_EYE, WRECKAGE, OAR, VERDICT, MASK, COIN_GIVEN],
    [DRUM, VOW, SPECTRUM, BARTER, THIRD_EYE, UNDERTOW, CURRENT, WHISPER, MASK, MASTER_COIN],
    [VESSEL, KNELL, PRISM, OPEN_PALM, CANDLE, STILL_WATER, FERRY_POLE, TORCH, MASK, MASTER_COIN],
]
GIFT_SET = chart(_GIFT_SET)
"""The Gift behind a number: `GIFT_SET[set, number]`."""

_KEEPS_NUMBER = {
    QUESTION_NUMBER: (CHROMATIS, DYE, SPECTRUM, PRISM),
    HAND_NUMBER: (HAMSA_HAND, HANDSHAKE, BARTER, OPEN_PALM),
    AFTERLANDS_NUMBER: (MIRROR, WRECKAGE, UNDERTOW, STILL_WATER),
    MOVEMENT_NUMBER: (SCROLL, OAR, CURRENT, FERRY_POLE),
    OPEN_NUMBER: (VERDICT, WHISPER),
    COIN_NUMBER: (MASTER_COIN, COIN_GIVEN),
}
"""Gifts that are looked for under their numbers, by whoever guesses, plans or watches the talk."""
_NEED_SHADOWS = (CANDLE, FERRY_POLE, TORCH)

check_sets(_GIFT_SET, [card.name for card in GIFT_CARDS], _KEEPS_NUMBER, _NEED_SHADOWS)

# Silence cards ------------------------------------------------------------------------------

SILENCE_ORIGIN = Origin.RECONSTRUCTION
SILENCE_CARDS = 15
(
    NO_TALK_PLACING, NO_TALK_GIFTS, NO_TALK_VOTING, NO_COLOURS, NO_TYPES, COIN_LEADS, ONE_MESSAGE,
    YES_OR_NO, NEIGHBOURS, SAME_BOAT, MOST_VOICES, FEWEST_VOICES, ONE_MINUTE, NO_FACTIONS, COIN_SILENCES,
) = range(SILENCE_CARDS)  # fmt: skip
