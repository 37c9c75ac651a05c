"""What players of Chaos Contract can say to one another: every claim in one numbering."""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract.components import PLAYER
from turncoat.kernel.families import Families
from turncoat.kernel.things import Count

NUMBER = Count(box.LOWEST, box.HIGHEST)
"""Numbers that can be on a die."""
PLAIN_LOWEST, PLAIN_HIGHEST = 1, 6
"""Those of the base dice."""

CLAIMS = Families("claim")

HAVE_POWER = CLAIMS.family("i-have-power", power=box.POWER)
DIE_HAS = CLAIMS.family("my-die-has", number=NUMBER)
SECRET_ROLL = CLAIMS.family("secret-roll", number=NUMBER)
"""Of a card that the speaker has rolled in secret."""
SHALL_JOIN = CLAIMS.family("i-shall-join")
SHALL_NOT_JOIN = CLAIMS.family("i-shall-not-join")
PROMISE_REWARD = CLAIMS.family("i-promise-reward", seat=PLAYER)
PROMISE_CONTRACT = CLAIMS.family("i-promise-contract", seat=PLAYER)
"""Promises for the contract of this turn."""
JOIN_ME = CLAIMS.family("join-me", seat=PLAYER)
FOR_CONTRACT = CLAIMS.family("for-a-contract")
"""What a guest wants for joining."""
YES = CLAIMS.family("yes")
NO = CLAIMS.family("no")
BELIEVE = CLAIMS.family("i-believe-you", seat=PLAYER)
DOUBT = CLAIMS.family("i-doubt-it", seat=PLAYER)

CALLS = ("for-a-contract",)
"""The families that ask something of all who hear it."""
REMARKS = 160
"""Remarks that there is room for."""
