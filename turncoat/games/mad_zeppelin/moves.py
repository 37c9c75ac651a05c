"""The moves of Mad Zeppelin: every choice a seat can be asked for, in one numbering."""

from __future__ import annotations

from itertools import permutations

from turncoat.games.mad_zeppelin.components import (
    DICE,
    KINDS,
    LIGHT_KINDS,
    MOST_BRIBE,
    MOST_LIGHT_BRIBE,
    MOST_SEATS,
    RESULTS,
    SEEN,
    TRAITORS,
)
from turncoat.kernel.moves import Families, pairs
from turncoat.kernel.rule import chart

MOVES = Families()
PAIRS = len(pairs(MOST_SEATS))
PAYMENTS, LIGHT_PAYMENTS = MOST_BRIBE + 1, MOST_LIGHT_BRIBE + 1
"""Ways to pay a bribe: with no crate, with one, and so on."""

TRAITOR = MOVES.family("traitor", traitor=TRAITORS)
"""A traitor to draft, to play, to show as blocked, or to name."""
SET = MOVES.family("set", die=DICE, result=RESULTS)
"""A die to a colour or, by the leader, to Black."""
THROW = MOVES.family("throw", cargo=KINDS, crates=PAYMENTS)
"""A card of one's hand overboard, so much of its bribe paid with crates."""
END = MOVES.family("end")
USE = MOVES.family("use")
"""An Ability that leaves nothing to choose before it begins."""
DECLINE = MOVES.family("decline")
PLAYER = MOVES.family("player", seat=MOST_SEATS)
TWO_PLAYERS = MOVES.family("two-players", pair=PAIRS)
CARD = MOVES.family("card", cargo=KINDS)
"""A card of one's hand to bury, to sell or to discard."""
PAY = MOVES.family("pay")
"""A coin as the price of an Ability."""
EXTRA = MOVES.family("extra", cargo=LIGHT_KINDS, crates=LIGHT_PAYMENTS)
"""A throw by Jack Hummerock's Ability."""
SWAP = MOVES.family("swap", give=KINDS, take=KINDS)
REROLL = MOVES.family("reroll", dice=2**DICE - 1)
"""The dice to roll again: bits, less one."""
ORDER = MOVES.family("order", order=24)
"""An order for the cards that were seen: `ORDERS[order]` has their old places from the new top down."""

PAIR = chart(pairs(MOST_SEATS))
"""The two seats of a `two-players` move."""
ORDERS = chart(sorted(permutations(range(SEEN)), key=lambda order: order[::-1], reverse=True))
"""Such that the first 1, 2, 6, 24 orders are all orders of 1, 2, 3, 4 cards and leave the others in place."""
ORDERS_OF = chart([0, 1, 2, 6, 24])
"""How many orders so many cards have."""
