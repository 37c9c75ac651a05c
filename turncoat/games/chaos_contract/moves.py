"""The moves of Chaos Contract: every choice a seat can be asked for, in one numbering."""

from __future__ import annotations

from turncoat.games.chaos_contract.components import (
    DICE,
    ICONS,
    LOWEST,
    MARKET,
    MOST_ATTENDANCE,
    MOST_RESULTS,
    MOST_SEATS,
)
from turncoat.kernel.moves import Families

MOVES = Families()

PICK = MOVES.family("pick", place=MARKET)
"""A contract of the market."""
INVITE = MOVES.family("invite", players=2**MOST_SEATS - 1)
"""Players to ask at the same time: bits, less one."""
START = MOVES.family("start")
"""No more Souls: the challenge begins."""
NO = MOVES.family("no")
YES = MOVES.family("yes")
PLAYER = MOVES.family("player", seat=MOST_SEATS)
"""Somebody who joins without a say, sits out, rolls in secret, is the one for a power, gets an icon."""
DIE_CARD = MOVES.family("die-card", card=DICE)
"""A dice card of one's own: for the part of a die, to swap, to lose."""
ENOUGH = MOVES.family("enough")
"""No further card for the part of a die; the whole die."""
NUMBER = MOVES.family("number", number=MOST_ATTENDANCE - LOWEST + 1)
"""What a duo, a wildcard or Attendance counts as, from -1 on."""
BY_POWER = MOVES.family("by-power")
"""The number that a wildcard's own power gives."""
RESULT = MOVES.family("result", result=MOST_RESULTS)
"""A result that a power acts on."""
ICON = MOVES.family("icon", side=2, icon=ICONS)
"""An icon that no longer counts."""
MANIPULATE = MOVES.family("manipulate", seat=MOST_SEATS, take=2)
"""A card into a Soul's die, or out of it."""
