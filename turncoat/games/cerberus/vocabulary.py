"""What players of Cerberus can say to one another: every claim in one numbering."""

from __future__ import annotations

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.components import PLAYER
from turncoat.kernel.families import Families
from turncoat.kernel.things import Places

CLAIMS = Families("claim")

BARQUE_HAS = CLAIMS.family("barque-has", slot=box.SLOT, places=Places("size", box.MOST_BARQUE_SEATS))
"""How many seats a Barque has, less one."""
I_HOLD = CLAIMS.family("i-hold", card=box.KIND)
SHALL_HELP = CLAIMS.family("i-shall-help", seat=PLAYER)
SHALL_SPARE = CLAIMS.family("i-shall-not-drive-back", seat=PLAYER)
"""Promises for the speaker's next turn; the one in progress counts."""
SHALL_GIVE = CLAIMS.family("i-shall-give-cards", seat=PLAYER)
"""A promise for the next time that this player asks for cards."""
SHALL_NOT_TURN = CLAIMS.family("i-shall-not-turn")
"""A promise for the whole game."""
HELP_ME = CLAIMS.family("help-me")
HELP_FOR_HELP = CLAIMS.family("help-for-help", seat=PLAYER)
SPARE_ME = CLAIMS.family("spare-me", seat=PLAYER)
LEAVE_BEHIND = CLAIMS.family("leave-behind", seat=PLAYER)
YES = CLAIMS.family("yes")
NO = CLAIMS.family("no")
BELIEVE = CLAIMS.family("i-believe-you", seat=PLAYER)
DOUBT = CLAIMS.family("i-doubt-it", seat=PLAYER)

CALLS = ("help-me",)
"""The families that ask something of all who hear it."""
REMARKS = 160
"""Remarks that there is room for."""
