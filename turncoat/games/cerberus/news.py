"""What can happen in Cerberus that somebody is told of."""

from __future__ import annotations

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.components import (
    BARQUE_SEATS,
    DECK,
    KIND,
    PLAYER,
    SIDE,
    SLOT,
    SPACE,
    SPEED,
    WHICH,
)
from turncoat.games.cerberus.table import ENDING
from turncoat.kernel.news import Kinds, Weight
from turncoat.kernel.things import Count, Several

RAGE = Count(1, box.TRACK[0], "rage")
CARDS = Count(0, box.MOST_CARDS, "count")
POSITION = Count(1, box.PAWNS, "position")
SEATS = Several(PLAYER)

NEWS = Kinds()

COURSE_LAID = NEWS.kind(
    "course-laid",
    weight=Weight.SCENE,
    stretch=SIDE,
    second_stretch=SIDE,
    third_stretch=SIDE,
    fourth_stretch=SIDE,
    speed=SPEED,
)
TURN_BEGINS = NEWS.kind("turn-begins", weight=Weight.ASIDE, opens=True, seat=PLAYER)
TURN_ENDS = NEWS.kind("turn-ends", weight=Weight.ASIDE, seat=PLAYER)
PLAYED_ACTION = NEWS.kind("played-action", seat=PLAYER, action=box.ACTION, effect=WHICH)
PLAYED_BONUS = NEWS.kind("played-bonus", seat=PLAYER, card=KIND, effect=WHICH)
RAGE_IS = NEWS.kind("rage-is", rage=RAGE, hunt=RAGE)
SPEED_IS = NEWS.kind("speed-is", speed=SPEED)
TOOK_BACK = NEWS.kind("took-back", seat=PLAYER)
DREW_CARDS = NEWS.kind("drew-cards", seat=PLAYER, deck=DECK, count=CARDS)
DREW = NEWS.kind("drew", card=KIND, uncovers=True)
"""To the one who drew it."""
NOTHING_TO_DRAW = NEWS.kind("nothing-to-draw", weight=Weight.ASIDE, seat=PLAYER, deck=DECK)
RESHUFFLED = NEWS.kind("reshuffled", weight=Weight.ASIDE, deck=DECK)
DISCARDED = NEWS.kind("discarded", seat=PLAYER, card=KIND, count=CARDS, uncovers=True)
OFFERED = NEWS.kind("offered", weight=Weight.SCENE, hits="other", seat=PLAYER, other=PLAYER, count=CARDS)
NOT_ENOUGH = NEWS.kind("not-enough", weight=Weight.SCENE, hits="seat", seat=PLAYER, card=KIND)

MOVED = NEWS.kind("moved", hits="seat", seat=PLAYER, space=SPACE, to_space=SPACE)
STAYED = NEWS.kind("stayed", seat=PLAYER, space=SPACE)
SHORTCUT = NEWS.kind("shortcut", seat=PLAYER, feature=box.FEATURE)
BRIDGE_FELL = NEWS.kind("bridge-fell", weight=Weight.SCENE)
EXCHANGED = NEWS.kind("exchanged", hits="other", seat=PLAYER, other=PLAYER)
BOARDED = NEWS.kind("boarded", weight=Weight.SCENE, seat=PLAYER)
LEFT_BARQUE = NEWS.kind("left-barque", hits="seat", seat=PLAYER)
"""Driven out by somebody else."""
STEPPED_OUT = NEWS.kind("stepped-out", seat=PLAYER)
"""Out of the Barque by a card of one's own."""
REVEALED = NEWS.kind("revealed", weight=Weight.SCENE, places=BARQUE_SEATS, uncovers=True)
PEEKED = NEWS.kind("peeked", seat=PLAYER, slot=SLOT)
SAW = NEWS.kind("saw", weight=Weight.SCENE, slot=SLOT, places=BARQUE_SEATS, uncovers=True)
BARQUES_SWAPPED = NEWS.kind("barques-swapped", seat=PLAYER, slot=SLOT, to_slot=SLOT)
LOOKED_AWAY = NEWS.kind("looked-away", weight=Weight.ASIDE, seat=PLAYER)

HUNT = NEWS.kind("hunt", weight=Weight.SCENE, opens=True, speed=SPEED)
HUNT_FAILED = NEWS.kind("hunt-failed", speed=SPEED)
DOG_MOVED = NEWS.kind("dog-moved", space=SPACE)
DOG_BACK = NEWS.kind("dog-back", space=SPACE)
CAUGHT = NEWS.kind("caught", weight=Weight.SCENE, hits="seats", seats=SEATS, space=SPACE)
TURNED = NEWS.kind("turned", weight=Weight.SCENE, hits="seat", seat=PLAYER, position=POSITION)
WAS_LOST = NEWS.kind("lost", weight=Weight.SCENE, hits="seat", seat=PLAYER, position=POSITION)

GIVES_UP_CARD = NEWS.kind("gives-up-card", seat=PLAYER)
FALLS_BACK = NEWS.kind("falls-back", seat=PLAYER)

ESCAPED = NEWS.kind("escaped", weight=Weight.SCENE, hits="seats", seats=SEATS, places=BARQUE_SEATS)
CERBERUS_WON = NEWS.kind("cerberus-won", weight=Weight.SCENE, hits="seats", seats=SEATS, ending=ENDING)
NOBODY_WON = NEWS.kind("nobody-won", weight=Weight.SCENE, ending=ENDING)
