"""The moves of Chaos Contract: every choice a seat can be asked for, in one numbering."""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.kernel.families import Families
from turncoat.kernel.things import YES_OR_NO, Count, Several

MOVES = Families("move")

PICK = MOVES.family("pick", place=box.PLACE)
"""A contract of the market."""
INVITE = MOVES.family("invite", players=Several(box.PLAYER, least=1))
"""Players to ask at the same time."""
START = MOVES.family("start")
"""No more Souls: the challenge begins."""
NO = MOVES.family("no")
YES = MOVES.family("yes")
PLAYER = MOVES.family("player", seat=box.PLAYER)
"""Somebody who joins without a say, sits out, rolls in secret, is the one for a power, gets an icon."""
DIE_CARD = MOVES.family("die-card", card=box.DIE)
"""A dice card of one's own: for the part of a die, to swap, to lose."""
ENOUGH = MOVES.family("enough")
"""No further card for the part of a die; the whole die."""
NUMBER = MOVES.family("number", number=Count(box.LOWEST, box.MOST_ATTENDANCE))
"""What a duo, a wildcard or Attendance counts as."""
BY_POWER = MOVES.family("by-power")
"""The number that a wildcard's own power gives."""
RESULT = MOVES.family("result", result=box.RESULT)
"""A result that a power acts on."""
ICON = MOVES.family("icon", side=box.SIDE, icon=box.ICON)
"""An icon that no longer counts."""
MANIPULATE = MOVES.family("manipulate", seat=box.PLAYER, take=YES_OR_NO)
"""A card into a Soul's die, or out of it."""
