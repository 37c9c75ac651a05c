"""What can happen in Mad Zeppelin that somebody is told of."""

from __future__ import annotations

from turncoat.kernel.news import Kinds

NEWS = Kinds()

OPENED = NEWS.kind("opened", "seat", "coins", "cards")
OPENING_JOURNEY = NEWS.kind("opening-journey", "seat", "coins", uncovers=True)
DREW = NEWS.kind("drew", "cargo", uncovers=True)
"""To the one who drew it."""

TURN_BEGINS = NEWS.kind("turn-begins", "number", "seat")
DEALT = NEWS.kind("dealt", "traitor", uncovers=True)
POOL = NEWS.kind("pool", "low", "high", uncovers=True)
"""Sets of traitors are told as two numbers: the first eight, and the others."""
DRAFTED = NEWS.kind("drafted", "seat", "left")
LOOKED = NEWS.kind("looked", "seat")
ASIDE = NEWS.kind("aside", "low", "high", "low-unselected", "high-unselected", uncovers=True)
"""What the leader sees."""
ROLLED = NEWS.kind("rolled", "result", "second-result", "third-result", uncovers=True)
SETTLED = NEWS.kind("settled", "seat", "die", "result")

PLAYED = NEWS.kind("played", "seat", "traitor")
PLAYED_LAST = NEWS.kind("played-last", "seat", "traitor", uncovers=True)
"""The only traitor left is played without a question."""
SHOWED = NEWS.kind("showed", "seat", "traitor", uncovers=True)
SEARCHED = NEWS.kind("searched", "seat", "coins", "cards")
JOURNEY_DRAWN = NEWS.kind("journey-drawn", "seat", "coins", "journeys", uncovers=True)
THREW = NEWS.kind("threw", "seat", "cargo", "coins")
THREW_WITH_CRATES = NEWS.kind("threw-with-crates", "seat", "cargo", "coins", "crates")
TOLL_TAKEN = NEWS.kind("toll-taken", "seat", "other")
ENDED = NEWS.kind("ended", "seat")

DIE_SET = NEWS.kind("die-set", "seat", "die", "result")
NAMED = NEWS.kind("named", "seat", "traitor")
IMITATED = NEWS.kind("imitated", "seat", "other", "traitor")
DECLINED = NEWS.kind("declined", "seat", "traitor")
SAW_HAND = NEWS.kind("saw-hand", "seat", "other")
SEEN_IN_HAND = NEWS.kind("seen-in-hand", "other", "count", "cargo", uncovers=True)
LEFT_HAND = NEWS.kind("left-hand", "seat", "other")
SWAPPED = NEWS.kind("swapped", "seat", "other")
GAVE_AND_TOOK = NEWS.kind("gave-and-took", "seat", "other", "given", "taken")
TOLL_SET = NEWS.kind("toll-set", "seat")
BURIED = NEWS.kind("buried", "seat")
YOU_BURIED = NEWS.kind("you-buried", "cargo")
ROBBED = NEWS.kind("robbed", "seat", "other")
LIGHT_THROW = NEWS.kind("light-throw", "seat")
"""The throw that follows is by Jack Hummerock's Ability."""
SOLD = NEWS.kind("sold", "seat", "cargo", "coins")
SOLD_ENOUGH = NEWS.kind("sold-enough", "seat")
STOLE = NEWS.kind("stole", "seat", "other")
STOLEN_CARD = NEWS.kind("stolen-card", "seat", "other", "cargo", uncovers=True)
STOLE_COIN = NEWS.kind("stole-coin", "seat", "other")
PAID = NEWS.kind("paid", "seat")
GAVE_UP = NEWS.kind("gave-up", "seat", "cargo")
LOST_CARD = NEWS.kind("lost", "seat", "cargo", uncovers=True)
REROLLED = NEWS.kind("rerolled", "seat", "result", "second-result", "third-result", uncovers=True)
FORESAW = NEWS.kind("foresaw", "seat", "cards")
FORESEEN = NEWS.kind(
    "foreseen", "count", "cargo", "second-cargo", "third-cargo", "fourth-cargo", uncovers=True
)
"""From the top; so many of the cards are real."""
ORDERED = NEWS.kind("ordered", "seat")

REACHED = NEWS.kind("reached", "seats")
"""At the end of a turn these seats have the points that the mode asks for."""
LANDED = NEWS.kind("landed", "seat")
"""The flight is over after this seat's play."""
WON = NEWS.kind("won", "seat", "points", "coins")
DRAWN_GAME = NEWS.kind("draw", "seats", "points", "coins")
NOBODY_WON = NEWS.kind("nobody-won", "points")
