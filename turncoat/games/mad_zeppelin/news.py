"""What can happen in Mad Zeppelin that somebody is told of."""

from __future__ import annotations

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin.components import CARD, DIE, FACE, KIND, PLAYER, RESULT, TRAITOR
from turncoat.kernel.news import Kinds
from turncoat.kernel.things import Count, Several

COINS = Count(0, box.COINS)
CARDS = Count(0, box.CARDS)
POINTS = Count(0, 255)

NEWS = Kinds()

OPENED = NEWS.kind("opened", seat=PLAYER, coins=COINS, cards=CARDS)
OPENING_JOURNEY = NEWS.kind("opening-journey", seat=PLAYER, coins=COINS, uncovers=True)
DREW = NEWS.kind("drew", cargo=KIND, uncovers=True)
"""To the one who drew it."""

TURN_BEGINS = NEWS.kind("turn-begins", number=Count(1, box.MOST_TURNS), seat=PLAYER)
DEALT = NEWS.kind("dealt", traitor=TRAITOR, uncovers=True)
POOL = NEWS.kind("pool", traitors=Several(TRAITOR), uncovers=True)
DRAFTED = NEWS.kind("drafted", seat=PLAYER, left=Count(0, box.TRAITORS))
LOOKED = NEWS.kind("looked", seat=PLAYER)
ASIDE = NEWS.kind("aside", traitors=Several(TRAITOR), unselected=Several(TRAITOR), uncovers=True)
"""What the leader sees."""
ROLLED = NEWS.kind("rolled", result=FACE, second_result=FACE, third_result=FACE, uncovers=True)
SETTLED = NEWS.kind("settled", seat=PLAYER, die=DIE, result=RESULT)

PLAYED = NEWS.kind("played", seat=PLAYER, traitor=TRAITOR)
PLAYED_LAST = NEWS.kind("played-last", seat=PLAYER, traitor=TRAITOR, uncovers=True)
"""The only traitor left is played without a question."""
SHOWED = NEWS.kind("showed", seat=PLAYER, traitor=TRAITOR, uncovers=True)
SEARCHED = NEWS.kind("searched", seat=PLAYER, coins=COINS, cards=CARDS)
JOURNEY_DRAWN = NEWS.kind(
    "journey-drawn", seat=PLAYER, coins=COINS, journeys=Count(1, box.JOURNEYS), uncovers=True
)
THREW = NEWS.kind("threw", seat=PLAYER, cargo=KIND, coins=COINS)
THREW_WITH_CRATES = NEWS.kind(
    "threw-with-crates", seat=PLAYER, cargo=KIND, coins=COINS, crates=Count(0, box.MOST_CRATES)
)
TOLL_TAKEN = NEWS.kind("toll-taken", seat=PLAYER, other=PLAYER)
ENDED = NEWS.kind("ended", seat=PLAYER)

DIE_SET = NEWS.kind("die-set", seat=PLAYER, die=DIE, result=RESULT)
NAMED = NEWS.kind("named", seat=PLAYER, traitor=TRAITOR)
IMITATED = NEWS.kind("imitated", seat=PLAYER, other=PLAYER, traitor=TRAITOR)
DECLINED = NEWS.kind("declined", seat=PLAYER, traitor=TRAITOR)
SAW_HAND = NEWS.kind("saw-hand", seat=PLAYER, other=PLAYER)
SEEN_IN_HAND = NEWS.kind("seen-in-hand", other=PLAYER, count=CARDS, cargo=KIND, uncovers=True)
LEFT_HAND = NEWS.kind("left-hand", seat=PLAYER, other=PLAYER)
SWAPPED = NEWS.kind("swapped", seat=PLAYER, other=PLAYER)
GAVE_AND_TOOK = NEWS.kind("gave-and-took", seat=PLAYER, other=PLAYER, given=KIND, taken=KIND)
TOLL_SET = NEWS.kind("toll-set", seat=PLAYER)
BURIED = NEWS.kind("buried", seat=PLAYER)
YOU_BURIED = NEWS.kind("you-buried", cargo=KIND)
ROBBED = NEWS.kind("robbed", seat=PLAYER, other=PLAYER)
LIGHT_THROW = NEWS.kind("light-throw", seat=PLAYER)
"""The throw that follows is by Jack Hummerock's Ability."""
SOLD = NEWS.kind("sold", seat=PLAYER, cargo=KIND, coins=COINS)
SOLD_ENOUGH = NEWS.kind("sold-enough", seat=PLAYER)
STOLE = NEWS.kind("stole", seat=PLAYER, other=PLAYER)
STOLEN_CARD = NEWS.kind("stolen-card", seat=PLAYER, other=PLAYER, cargo=KIND, uncovers=True)
STOLE_COIN = NEWS.kind("stole-coin", seat=PLAYER, other=PLAYER)
PAID = NEWS.kind("paid", seat=PLAYER)
GAVE_UP = NEWS.kind("gave-up", seat=PLAYER, cargo=KIND)
LOST_CARD = NEWS.kind("lost", seat=PLAYER, cargo=KIND, uncovers=True)
REROLLED = NEWS.kind(
    "rerolled", seat=PLAYER, result=FACE, second_result=FACE, third_result=FACE, uncovers=True
)
FORESAW = NEWS.kind("foresaw", seat=PLAYER, cards=CARDS)
FORESEEN = NEWS.kind(
    "foreseen",
    count=Count(1, box.SEEN),
    cargo=CARD,
    second_cargo=CARD,
    third_cargo=CARD,
    fourth_cargo=CARD,
    uncovers=True,
)
"""From the top; so many of the cards are real."""
ORDERED = NEWS.kind("ordered", seat=PLAYER)

REACHED = NEWS.kind("reached", seats=Several(PLAYER))
"""At the end of a turn these seats have the points that the mode asks for."""
LANDED = NEWS.kind("landed", seat=PLAYER)
"""The flight is over after this seat's play."""
WON = NEWS.kind("won", seat=PLAYER, points=POINTS, coins=COINS)
DRAWN_GAME = NEWS.kind("draw", seats=Several(PLAYER), points=POINTS, coins=COINS)
NOBODY_WON = NEWS.kind("nobody-won", points=POINTS)
