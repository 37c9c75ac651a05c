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
from turncoat.kernel.news import Kinds
from turncoat.kernel.things import Count, Several

RAGE = Count(1, box.TRACK[0], "rage")
CARDS = Count(0, box.MOST_CARDS, "count")
POSITION = Count(1, box.PAWNS, "position")
SEATS = Several(PLAYER)

NEWS = Kinds()

COURSE_LAID = NEWS.kind(
    "course-laid", stretch=SIDE, second_stretch=SIDE, third_stretch=SIDE, fourth_stretch=SIDE, speed=SPEED
)
TURN_BEGINS = NEWS.kind("turn-begins", seat=PLAYER)
TURN_ENDS = NEWS.kind("turn-ends", seat=PLAYER)
PLAYED_ACTION = NEWS.kind("played-action", seat=PLAYER, action=box.ACTION, effect=WHICH)
PLAYED_BONUS = NEWS.kind("played-bonus", seat=PLAYER, card=KIND, effect=WHICH)
RAGE_IS = NEWS.kind("rage-is", rage=RAGE, hunt=RAGE)
SPEED_IS = NEWS.kind("speed-is", speed=SPEED)
TOOK_BACK = NEWS.kind("took-back", seat=PLAYER)
DREW_CARDS = NEWS.kind("drew-cards", seat=PLAYER, deck=DECK, count=CARDS)
DREW = NEWS.kind("drew", card=KIND, uncovers=True)
"""To the one who drew it."""
NOTHING_TO_DRAW = NEWS.kind("nothing-to-draw", seat=PLAYER, deck=DECK)
RESHUFFLED = NEWS.kind("reshuffled", deck=DECK)
DISCARDED = NEWS.kind("discarded", seat=PLAYER, card=KIND, count=CARDS, uncovers=True)
OFFERED = NEWS.kind("offered", seat=PLAYER, other=PLAYER, count=CARDS)
NOT_ENOUGH = NEWS.kind("not-enough", seat=PLAYER, card=KIND)

MOVED = NEWS.kind("moved", seat=PLAYER, space=SPACE, to_space=SPACE)
STAYED = NEWS.kind("stayed", seat=PLAYER, space=SPACE)
SHORTCUT = NEWS.kind("shortcut", seat=PLAYER, feature=box.FEATURE)
BRIDGE_FELL = NEWS.kind("bridge-fell")
EXCHANGED = NEWS.kind("exchanged", seat=PLAYER, other=PLAYER)
BOARDED = NEWS.kind("boarded", seat=PLAYER)
LEFT_BARQUE = NEWS.kind("left-barque", seat=PLAYER)
"""Driven out by somebody else."""
STEPPED_OUT = NEWS.kind("stepped-out", seat=PLAYER)
"""Out of the Barque by a card of one's own."""
REVEALED = NEWS.kind("revealed", places=BARQUE_SEATS, uncovers=True)
PEEKED = NEWS.kind("peeked", seat=PLAYER, slot=SLOT)
SAW = NEWS.kind("saw", slot=SLOT, places=BARQUE_SEATS, uncovers=True)
BARQUES_SWAPPED = NEWS.kind("barques-swapped", seat=PLAYER, slot=SLOT, to_slot=SLOT)
LOOKED_AWAY = NEWS.kind("looked-away", seat=PLAYER)

HUNT = NEWS.kind("hunt", speed=SPEED)
HUNT_FAILED = NEWS.kind("hunt-failed", speed=SPEED)
DOG_MOVED = NEWS.kind("dog-moved", space=SPACE)
DOG_BACK = NEWS.kind("dog-back", space=SPACE)
CAUGHT = NEWS.kind("caught", seats=SEATS, space=SPACE)
TURNED = NEWS.kind("turned", seat=PLAYER, position=POSITION)
WAS_LOST = NEWS.kind("lost", seat=PLAYER, position=POSITION)

GIVES_UP_CARD = NEWS.kind("gives-up-card", seat=PLAYER)
FALLS_BACK = NEWS.kind("falls-back", seat=PLAYER)

ESCAPED = NEWS.kind("escaped", seats=SEATS, places=BARQUE_SEATS)
CERBERUS_WON = NEWS.kind("cerberus-won", seats=SEATS, ending=ENDING)
NOBODY_WON = NEWS.kind("nobody-won", ending=ENDING)
