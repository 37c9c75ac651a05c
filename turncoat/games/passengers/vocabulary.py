"""What players of Passengers can say to one another: every claim in one numbering, and what it speaks of."""

from __future__ import annotations

from turncoat.games.passengers import components as box
from turncoat.kernel.chart import chart
from turncoat.kernel.families import Families
from turncoat.kernel.things import SEAT, Things

CLAIMS = Families("claim")

I_PLACED = CLAIMS.family("i-placed", card=box.CARD)
"""Of the Passenger that the speaker placed in this round."""
SOUL_OR_DEMON = Things(box.TYPE.name, *box.TYPE.names[:2])
PLACED_TYPE = CLAIMS.family("i-placed-type", type=SOUL_OR_DEMON)
PLACED_COLOUR = CLAIMS.family("i-placed-colour", colour=box.COLOUR)
THEY_PLACED = CLAIMS.family("they-placed", seat=SEAT, card=box.CARD)
"""Of somebody else's Passenger of this round, at which the speaker has looked."""
I_HOLD = CLAIMS.family("i-hold", card=box.CARD)
I_AM = CLAIMS.family("i-am", faction=box.FACTION)
IS_OF = CLAIMS.family("is-of", seat=SEAT, faction=box.FACTION)
SHALL_VOTE = CLAIMS.family("i-shall-vote", boat=box.BOAT)
"""A promise for the next vote."""
VOTE_WITH_ME = CLAIMS.family("vote-with-me", boat=box.BOAT)
"""A question, so that it can be asked even where only questions and yes or no are allowed."""
YES = CLAIMS.family("yes")
NO = CLAIMS.family("no")
BELIEVE = CLAIMS.family("i-believe-you", seat=SEAT)
DOUBT = CLAIMS.family("i-doubt-it", seat=SEAT)
I_SAW = CLAIMS.family("i-saw", type=SOUL_OR_DEMON)
"""Of the Passengers of earlier rounds, one or two, at which the speaker has looked in this round. Only types
are named: with cards claims would not fit into a byte."""

TOPIC = Things("topic", "colour", "type", "faction")
COLOURS, TYPES, FACTIONS = (1 << topic for topic in TOPIC)
TOPICS = {
    "i-placed": COLOURS | TYPES,
    "i-placed-type": TYPES,
    "i-placed-colour": COLOURS,
    "they-placed": COLOURS | TYPES,
    "i-hold": COLOURS | TYPES,
    "i-saw": TYPES,
    "i-am": FACTIONS,
    "is-of": FACTIONS,
}
"""What Silence cards ban, as sets of topics."""
QUESTIONS = ("vote-with-me", "yes", "no")
"""What can be said where only questions and yes or no are allowed."""

_NAMES = [CLAIMS.of(claim).name for claim in range(CLAIMS.count)]
SPEAKS_OF = chart([TOPICS.get(name, 0) for name in _NAMES])
IS_QUESTION = chart([name in QUESTIONS for name in _NAMES])

CALLS = ("vote-with-me",)
"""The families that ask something of all who hear it."""
REMARKS = 128
"""Remarks of a game that there is room for: more than whole games with a claim before each decision have."""
