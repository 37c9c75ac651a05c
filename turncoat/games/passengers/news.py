"""What can happen in Passengers that somebody is told of."""

from __future__ import annotations

from turncoat.kernel.news import Kinds

NEWS = Kinds()

ROUND_BEGINS = NEWS.kind("round-begins", "round", "seat")
GAZE = NEWS.kind("gaze", "seats", uncovers=True)
SILENCE_CARD = NEWS.kind("silence-card", "silence", uncovers=True)
HUSHED = NEWS.kind("hushed", "seat", "other")
SILENCED_BY_VOICES = NEWS.kind("silenced-by-voices", "seats", "silence")
SHADOW_PLACED = NEWS.kind("shadow-placed", "seat", "boat", "space")
BOARDED = NEWS.kind("boarded", "seat", "boat", "space", "gift", "voices")

NOTHING_TO_DO = NEWS.kind("nothing-to-do", "seat", "gift")
NO_TARGET = NEWS.kind("no-target", "seat", "gift")
SILENCED = NEWS.kind("silenced", "seat", "gift", "other")
BOTH_SILENCED = NEWS.kind("both-silenced", "seat", "gift", "other")
ALL_SILENCED = NEWS.kind("all-silenced", "seat", "gift")
SELF_SILENCED = NEWS.kind("self-silenced", "seat", "gift")
HAND_COLOUR = NEWS.kind("hand-colour", "seat", "gift", "colour", "seats", uncovers=True)
PLACED_COLOUR = NEWS.kind("placed-colour", "seat", "gift", "colour", "seats", uncovers=True)
HAND_KIND = NEWS.kind("hand-kind", "seat", "gift", "card", "seats", uncovers=True)
BOAT_COLOURS = NEWS.kind("boat-colours", "seat", "boat", "red", "green", "blue", uncovers=True)
BOAT_DEMONS = NEWS.kind("boat-demons", "seat", "boat", "demons", uncovers=True)
PLACED_TYPE = NEWS.kind("placed-type", "seat", "other", "type", uncovers=True)
CHOSE_TWO = NEWS.kind("chose-two", "seat", "gift", "other", "another")
CHOSE_ONE = NEWS.kind("chose-one", "seat", "gift", "other")
SHOWED = NEWS.kind("showed", "seat", "other")
SAW_HAND_CARD = NEWS.kind("saw-hand-card", "other", "card", uncovers=True)
EXCHANGED = NEWS.kind("exchanged", "seat", "other")
RECEIVED = NEWS.kind("received", "seat", "other", "card", uncovers=True)
PEEKED = NEWS.kind("peeked", "seat", "round", "boat", "space")
SAW = NEWS.kind("saw", "round", "boat", "space", "card", uncovers=True)
STOPPED = NEWS.kind("stopped", "seat")
TYPE_ALOUD = NEWS.kind("type-aloud", "seat", "round", "boat", "space", "type", uncovers=True)
SWAPPED = NEWS.kind("swapped", "seat", "boat", "space", "to-boat", "to-space")
MOVED = NEWS.kind("moved", "seat", "boat", "space", "to-boat", "to-space")
DRIFTED = NEWS.kind("drifted", "seat", "boat")
TURNED = NEWS.kind("turned", "seat", "boat", "space", "card", uncovers=True)
MASKED = NEWS.kind("masked", "seat", "colour", "boat", "space")
COIN_TAKEN = NEWS.kind("coin-taken", "seat", "gift", "other")

VOTES = NEWS.kind("votes", "seats", "raven", "wolf", uncovers=True)
"""`seats` voted for the Raven, the others for the Wolf."""
FERRIED = NEWS.kind("ferried", "boat", "round")
FERRIED_BY_COIN = NEWS.kind("ferried-by-coin", "boat", "round", "seat")
SCORED = NEWS.kind("scored", "souls", "demons", "yaesther", uncovers=True)
WON = NEWS.kind("won", "faction", "seats", uncovers=True)
WON_BY_COIN = NEWS.kind("won-by-coin", "faction", "seats", uncovers=True)
