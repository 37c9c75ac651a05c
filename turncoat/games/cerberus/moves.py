"""The moves of Cerberus: every choice a seat can be asked for, in one numbering."""

from __future__ import annotations

from turncoat.games.cerberus.components import ACTION_CARDS, KINDS, MOST_PARTS, MOST_SEATS, SLOTS
from turncoat.kernel.moves import Families, pairs
from turncoat.kernel.rule import chart

MOVES = Families()

ACTION = MOVES.family("action", card=ACTION_CARDS, effect=2)
"""An Action card of one's hand, by its first or second effect."""
BONUS = MOVES.family("bonus", kind=KINDS, effect=2)
"""A Survival or Betrayal card, by its simple or advanced effect."""
END = MOVES.family("end")
"""The end of one's turn."""
PART = MOVES.family("part", part=MOST_PARTS)
"""The next part of an effect, where it needs no target."""
TARGET = MOVES.family("target", part=MOST_PARTS, seat=MOST_SEATS)
"""The next part of an effect and whom it concerns."""
SHOVE = MOVES.family("shove", seat=MOST_SEATS, back=2)
"""An Adventurer forward or back, where the card leaves that open."""
PAWN = MOVES.family("pawn", seat=MOST_SEATS)
"""The Adventurer whose advance pays a cost, who is captured next, or who retreats next."""
WAY = MOVES.family("way", shortcut=2)
"""The next step: along the path, or by the shortcut."""
PARTNER = MOVES.family("partner", seat=MOST_SEATS)
"""The next step: an exchange in the Gondola."""
PEEK = MOVES.family("peek", slot=SLOTS)
SWAP = MOVES.family("swap", pair=len(pairs(SLOTS)))
"""Two Barques change places."""
CARD = MOVES.family("card", kind=KINDS)
"""A card of one's hand to pay, to offer or to give up."""
STOP = MOVES.family("stop")
"""No more cards; no look at the Barques."""
GIVE = MOVES.family("give")
RETREAT = MOVES.family("retreat")
"""Sabotage: to give a card up, or to fall back."""

SLOT_PAIR = chart(pairs(SLOTS))
"""The two slots of a `swap` move."""
