"""What can happen in Cerberus that somebody is told of."""

from __future__ import annotations

from turncoat.kernel.news import Kinds

NEWS = Kinds()

COURSE_LAID = NEWS.kind("course-laid", "side", "second-side", "third-side", "fourth-side", "speed")
TURN_BEGINS = NEWS.kind("turn-begins", "seat")
TURN_ENDS = NEWS.kind("turn-ends", "seat")
PLAYED_ACTION = NEWS.kind("played-action", "seat", "action", "effect")
PLAYED_BONUS = NEWS.kind("played-bonus", "seat", "kind", "effect")
RAGE_IS = NEWS.kind("rage-is", "rage", "hunt")
SPEED_IS = NEWS.kind("speed-is", "speed")
TOOK_BACK = NEWS.kind("took-back", "seat")
DREW_CARDS = NEWS.kind("drew-cards", "seat", "deck", "count")
DREW = NEWS.kind("drew", "kind", uncovers=True)
"""To the one who drew it."""
NOTHING_TO_DRAW = NEWS.kind("nothing-to-draw", "seat", "deck")
RESHUFFLED = NEWS.kind("reshuffled", "deck")
DISCARDED = NEWS.kind("discarded", "seat", "kind", "count", uncovers=True)
OFFERED = NEWS.kind("offered", "seat", "other", "count")
NOT_ENOUGH = NEWS.kind("not-enough", "seat", "kind")

MOVED = NEWS.kind("moved", "seat", "space", "to-space")
STAYED = NEWS.kind("stayed", "seat", "space")
SHORTCUT = NEWS.kind("shortcut", "seat", "feature")
BRIDGE_FELL = NEWS.kind("bridge-fell")
EXCHANGED = NEWS.kind("exchanged", "seat", "other")
BOARDED = NEWS.kind("boarded", "seat")
LEFT_BARQUE = NEWS.kind("left-barque", "seat")
"""Driven out by somebody else."""
STEPPED_OUT = NEWS.kind("stepped-out", "seat")
"""Out of the Barque by a card of one's own."""
REVEALED = NEWS.kind("revealed", "places", uncovers=True)
PEEKED = NEWS.kind("peeked", "seat", "slot")
SAW = NEWS.kind("saw", "slot", "places", uncovers=True)
BARQUES_SWAPPED = NEWS.kind("barques-swapped", "seat", "slot", "to-slot")
LOOKED_AWAY = NEWS.kind("looked-away", "seat")

HUNT = NEWS.kind("hunt", "speed")
HUNT_FAILED = NEWS.kind("hunt-failed", "speed")
DOG_MOVED = NEWS.kind("dog-moved", "space")
DOG_BACK = NEWS.kind("dog-back", "space")
CAUGHT = NEWS.kind("caught", "seats", "space")
TURNED = NEWS.kind("turned", "seat", "position")
WAS_LOST = NEWS.kind("lost", "seat", "position")

GIVES_UP_CARD = NEWS.kind("gives-up-card", "seat")
FALLS_BACK = NEWS.kind("falls-back", "seat")

ESCAPED = NEWS.kind("escaped", "seats", "places")
CERBERUS_WON = NEWS.kind("cerberus-won", "seats", "ending")
NOBODY_WON = NEWS.kind("nobody-won", "ending")
