"""The moves of Cerberus: every choice a seat can be asked for, in one numbering."""

from __future__ import annotations

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.components import KIND, PLAYER, SLOT, WHICH
from turncoat.kernel.families import Families
from turncoat.kernel.things import YES_OR_NO, Pair

MOVES = Families("move")

ACTION = MOVES.family("action", card=box.ACTION_CARD, effect=WHICH)
"""An Action card of one's hand, by its first or second effect."""
BONUS = MOVES.family("bonus", kind=KIND, effect=WHICH)
"""A Survival or Betrayal card, by its simple or advanced effect."""
END = MOVES.family("end")
"""The end of one's turn."""
PART = MOVES.family("part", part=box.PART)
"""The next part of an effect, where it needs no target."""
TARGET = MOVES.family("target", part=box.PART, seat=PLAYER)
"""The next part of an effect and whom it concerns."""
SHOVE = MOVES.family("shove", seat=PLAYER, back=YES_OR_NO)
"""An Adventurer forward or back, where the card leaves that open."""
PAWN = MOVES.family("pawn", seat=PLAYER)
"""The Adventurer whose advance pays a cost, who is captured next, or who retreats next."""
WAY = MOVES.family("way", shortcut=YES_OR_NO)
"""The next step: along the path, or by the shortcut."""
PARTNER = MOVES.family("partner", seat=PLAYER)
"""The next step: an exchange in the Gondola."""
PEEK = MOVES.family("peek", slot=SLOT)
TWO_SLOTS = Pair(SLOT)
SWAP = MOVES.family("swap", pair=TWO_SLOTS)
"""Two Barques change places."""
CARD = MOVES.family("card", kind=KIND)
"""A card of one's hand to pay, to offer or to give up."""
STOP = MOVES.family("stop")
"""No more cards; no look at the Barques."""
GIVE = MOVES.family("give")
RETREAT = MOVES.family("retreat")
"""Sabotage: to give a card up, or to fall back."""
