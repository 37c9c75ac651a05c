"""The moves of Mad Zeppelin: every choice a seat can be asked for, in one numbering."""

from __future__ import annotations

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin.components import DIE, KIND
from turncoat.kernel.families import Families, Family
from turncoat.kernel.things import Count, Domain, Order, Pair, Several

MOVES = Families("move")
PAIR = Pair(box.PLAYER)
ORDERS = Order(box.SEEN_CARD)
"""Of the cards that were seen: their old places from the new top down."""


def family(name: str, /, **parameters: Domain) -> Family:
    """Declare a family. What makes its moves too many is the dearest Cargo, with its ways to be paid for."""
    try:
        return MOVES.family(name, **parameters)
    except TypeError as fault:
        dearest = max(box.CARGO, key=lambda kind: kind.most_bribe)
        raise ValueError(
            f"cargo {dearest.name!r}: a bribe of {dearest.most_bribe} can be paid in too many ways ({fault})"
        ) from fault


TRAITOR = family("traitor", traitor=box.TRAITOR)
"""A traitor to draft, to play, to show as blocked, or to name."""
SET = family("set", die=DIE, result=box.RESULT)
"""A die to a colour or, by the leader, to Black."""
THROW = family("throw", cargo=KIND, crates=Count(0, box.MOST_CRATES))
"""A card of one's hand overboard, so much of its bribe paid with crates."""
END = family("end")
USE = family("use")
"""An Ability that leaves nothing to choose before it begins."""
DECLINE = family("decline")
PLAYER = family("player", seat=box.PLAYER)
TWO_PLAYERS = family("two-players", pair=PAIR)
CARD = family("card", cargo=KIND)
"""A card of one's hand to bury, to sell or to discard."""
PAY = family("pay")
"""A coin as the price of an Ability."""
EXTRA = family("extra", cargo=box.LIGHT_KIND, crates=Count(0, box.MOST_LIGHT_CRATES))
"""A throw by Jack Hummerock's Ability."""
SWAP = family("swap", give=KIND, take=KIND)
REROLL = family("reroll", dice=Several(DIE, least=1))
"""The dice to roll again."""
ORDER = family("order", order=ORDERS)
"""An order for the cards that were seen."""
