"""What players of Mad Zeppelin can say to one another: every claim in one numbering."""

from __future__ import annotations

from turncoat.games.mad_zeppelin.components import CARD, COLOUR, KIND, PLAYER, TRAITOR
from turncoat.kernel.families import Families

CLAIMS = Families("claim")

I_HOLD = CLAIMS.family("i-hold", cargo=KIND)
HOLD_NO = CLAIMS.family("i-hold-no", cargo=KIND)
TOP_CARD = CLAIMS.family("top-card", cargo=CARD)
"""Of the Hold; Ratatine has seen it."""
MY_TRAITOR = CLAIMS.family("my-traitor", traitor=TRAITOR)
"""One that the speaker has or has laid in this turn."""
MY_COLOUR = CLAIMS.family("my-colour", colour=COLOUR)
LEFT_OUT = CLAIMS.family("left-out", traitor=TRAITOR)
"""A traitor that nobody has in this turn."""
SHALL_NOT_PLAY = CLAIMS.family("i-shall-not-play", traitor=TRAITOR)
"""A promise for the first round of this turn: in the second there is no choice."""
SHALL_SPARE = CLAIMS.family("i-shall-spare-you", seat=PLAYER)
"""A promise for this turn."""
SPARE_ME = CLAIMS.family("spare-me", seat=PLAYER)
"""A bargain: whoever spares the speaker is spared."""
YES = CLAIMS.family("yes")
NO = CLAIMS.family("no")
BELIEVE = CLAIMS.family("i-believe-you", seat=PLAYER)
DOUBT = CLAIMS.family("i-doubt-it", seat=PLAYER)

CALLS: tuple[str, ...] = ()
"""The families that ask something of all who hear it."""
REMARKS = 160
"""Remarks that there is room for."""
