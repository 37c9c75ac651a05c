"""The moves of Mad Zeppelin: every choice a seat can be asked for, in one numbering."""

from __future__ import annotations

from itertools import permutations
from math import factorial

from turncoat.games.mad_zeppelin.components import (
    CARGO,
    DICE,
    KINDS,
    LIGHT_KINDS,
    MOST_CRATES,
    MOST_LIGHT_CRATES,
    MOST_SEATS,
    RESULTS,
    SEEN,
    TRAITORS,
)
from turncoat.kernel.moves import Families, pairs
from turncoat.kernel.rule import chart

MOVES = Families()
PAIRS = len(pairs(MOST_SEATS))
PAYMENTS, LIGHT_PAYMENTS = MOST_CRATES + 1, MOST_LIGHT_CRATES + 1
"""Ways to pay a bribe: with no crate, with one, and so on."""


def family(name: str, **parameters: int) -> int:
    """Declare a family. What makes its moves too many is the dearest Cargo, with its ways to be paid for."""
    try:
        return MOVES.family(name, **parameters)
    except TypeError as fault:
        dearest = max(CARGO, key=lambda kind: kind.most_bribe)
        raise ValueError(
            f"cargo {dearest.name!r}: a bribe of {dearest.most_bribe} can be paid in too many ways ({fault})"
        ) from fault


TRAITOR = family("traitor", traitor=TRAITORS)
"""A traitor to draft, to play, to show as blocked, or to name."""
SET = family("set", die=DICE, result=RESULTS)
"""A die to a colour or, by the leader, to Black."""
THROW = family("throw", cargo=KINDS, crates=PAYMENTS)
"""A card of one's hand overboard, so much of its bribe paid with crates."""
END = family("end")
USE = family("use")
"""An Ability that leaves nothing to choose before it begins."""
DECLINE = family("decline")
PLAYER = family("player", seat=MOST_SEATS)
TWO_PLAYERS = family("two-players", pair=PAIRS)
CARD = family("card", cargo=KINDS)
"""A card of one's hand to bury, to sell or to discard."""
PAY = family("pay")
"""A coin as the price of an Ability."""
EXTRA = family("extra", cargo=LIGHT_KINDS, crates=LIGHT_PAYMENTS)
"""A throw by Jack Hummerock's Ability."""
SWAP = family("swap", give=KINDS, take=KINDS)
REROLL = family("reroll", dice=2**DICE - 1)
"""The dice to roll again: bits, less one."""
ORDER = family("order", order=factorial(SEEN))
"""An order for the cards that were seen: `ORDERS[order]` has their old places from the new top down."""

PAIR = chart(pairs(MOST_SEATS))
"""The two seats of a `two-players` move."""
ORDERS = chart(sorted(permutations(range(SEEN)), key=lambda order: order[::-1], reverse=True))
"""Such that the first 1, 2, 6, 24 orders are all orders of 1, 2, 3, 4 cards and leave the others in place."""
ORDERS_OF = chart([0, *(factorial(cards) for cards in range(1, SEEN + 1))])
"""How many orders so many cards have."""
