"""The moves of Passengers: every choice a seat can be asked for, in one numbering."""

from __future__ import annotations

from turncoat.games.passengers import components as box
from turncoat.kernel.chart import chart
from turncoat.kernel.families import Families, Family
from turncoat.kernel.things import SEAT, Pair

MOVES = Families("move")

PLACE = MOVES.family("place", card=box.HAND_PLACE, boat=box.BOAT, space=box.SPACE)
"""Seat a Passenger from one's hand."""
SPACE = MOVES.family("space", boat=box.BOAT, space=box.SPACE)
"""A space of the boats in play, or the Passenger on it."""
PAST = MOVES.family("past", round=box.EARLIER_ROUND, boat=box.BOAT, space=box.SPACE)
"""A Passenger of an earlier round."""
SHIFT = MOVES.family("shift", boat=box.BOAT, space=box.SPACE, to_boat=box.BOAT, to_space=box.SPACE)
"""Two spaces in play: an exchange, or a way from one to the other."""
DISGUISE = MOVES.family("disguise", colour=box.COLOUR, boat=box.BOAT, space=box.SPACE)
"""A mask on a Passenger in play."""
PLAYER = MOVES.family("player", seat=SEAT)
PAIR = Pair(SEAT)
TWO_PLAYERS = MOVES.family("two-players", pair=PAIR)
HUE = MOVES.family("hue", colour=box.COLOUR)
KIND = MOVES.family("kind", kind=box.KIND)
CARD = MOVES.family("card", card=box.HAND_PLACE)
"""A card of one's hand, to show or to exchange."""
BOAT = MOVES.family("boat", boat=box.BOAT)
VOTE = MOVES.family("vote", boat=box.BOAT)
STOP = MOVES.family("stop")

BERTH = Family("berth", {"boat": box.BOAT, "space": box.SPACE}, 0)
"""A space of the boats of a round as one number."""

_ANSWERS = [MOVES.families.get(family) for family in box.ANSWERED_BY.values()]

FIRST_MOVE = chart([family.base if family else 0 for family in _ANSWERS])
MOVES_OF = chart([family.length if family else 0 for family in _ANSWERS])
"""The moves that can answer a question: `MOVES_OF[question]` of them from `FIRST_MOVE[question]`."""
