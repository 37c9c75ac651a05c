"""The moves of Passengers: every choice a seat can be asked for, in one numbering."""

from __future__ import annotations

from turncoat.games.passengers.components import (
    BOATS,
    COLOURS,
    HAND,
    KINDS,
    MOST_SEATS,
    ROUNDS,
    SPACES,
)
from turncoat.kernel.moves import Families, pairs
from turncoat.kernel.rule import chart

MOVES = Families()

PLACE = MOVES.family("place", card=HAND, boat=BOATS, space=SPACES)
"""Seat a Passenger from one's hand."""
SPACE = MOVES.family("space", boat=BOATS, space=SPACES)
"""A space of the boats in play, or the Passenger on it."""
PAST = MOVES.family("past", round=ROUNDS - 1, boat=BOATS, space=SPACES)
"""A Passenger of an earlier round."""
SHIFT = MOVES.family("shift", boat=BOATS, space=SPACES, to_boat=BOATS, to_space=SPACES)
"""Two spaces in play: an exchange, or a way from one to the other."""
DISGUISE = MOVES.family("disguise", colour=COLOURS, boat=BOATS, space=SPACES)
"""A mask on a Passenger in play."""
PLAYER = MOVES.family("player", seat=MOST_SEATS)
TWO_PLAYERS = MOVES.family("two-players", pair=len(pairs(MOST_SEATS)))
HUE = MOVES.family("hue", colour=COLOURS)
KIND = MOVES.family("kind", kind=KINDS)
CARD = MOVES.family("card", card=HAND)
"""A card of one's hand, to show or to exchange."""
BOAT = MOVES.family("boat", boat=BOATS)
VOTE = MOVES.family("vote", boat=BOATS)
STOP = MOVES.family("stop")

PAIR = chart(pairs(MOST_SEATS))
"""The two seats of a `two-players` move: `PAIR[pair, 0]` and `PAIR[pair, 1]`."""
