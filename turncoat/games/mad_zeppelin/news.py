"""What can happen in Mad Zeppelin that somebody is told of."""

from __future__ import annotations

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin.components import CARD, DIE, FACE, KIND, PLAYER, RESULT, TRAITOR
from turncoat.kernel.news import Kinds, Weight
from turncoat.kernel.things import Count, Several

COINS = Count(0, box.COINS)
CARDS = Count(0, box.CARDS)
POINTS = Count(0, 255)

NEWS = Kinds()

OPENED = NEWS.kind("opened", weight=Weight.ASIDE, seat=PLAYER, coins=COINS, cards=CARDS)
OPENING_JOURNEY = NEWS.kind("opening-journey", weight=Weight.ASIDE, seat=PLAYER, coins=COINS, uncovers=True)
DREW = NEWS.kind("drew", cargo=KIND, uncovers=True)
"""To the one who drew it."""

TURN_BEGINS = NEWS.kind("turn-begins", opens=True, number=Count(1, box.MOST_TURNS), seat=PLAYER)
DEALT = NEWS.kind("dealt", traitor=TRAITOR, uncovers=True)
POOL = NEWS.kind("pool", traitors=Several(TRAITOR), uncovers=True)
DRAFTED = NEWS.kind("drafted", seat=PLAYER, left=Count(0, box.TRAITORS))
LOOKED = NEWS.kind("looked", seat=PLAYER)
ASIDE = NEWS.kind(
    "aside", weight=Weight.SCENE, traitors=Several(TRAITOR), unselected=Several(TRAITOR), uncovers=True
)
"""What the leader sees."""
ROLLED = NEWS.kind(
    "rolled", weight=Weight.SCENE, result=FACE, second_result=FACE, third_result=FACE, uncovers=True
)
SETTLED = NEWS.kind("settled", seat=PLAYER, die=DIE, result=RESULT)

PLAYED = NEWS.kind("played", weight=Weight.SCENE, seat=PLAYER, traitor=TRAITOR)
PLAYED_LAST = NEWS.kind("played-last", weight=Weight.SCENE, seat=PLAYER, traitor=TRAITOR, uncovers=True)
"""The only traitor left is played without a question."""
SHOWED = NEWS.kind("showed", weight=Weight.SCENE, seat=PLAYER, traitor=TRAITOR, uncovers=True)
SEARCHED = NEWS.kind("searched", seat=PLAYER, coins=COINS, cards=CARDS)
JOURNEY_DRAWN = NEWS.kind(
    "journey-drawn",
    weight=Weight.SCENE,
    seat=PLAYER,
    coins=COINS,
    journeys=Count(1, box.JOURNEYS),
    uncovers=True,
)
THREW = NEWS.kind("threw", weight=Weight.SCENE, seat=PLAYER, cargo=KIND, coins=COINS)
THREW_WITH_CRATES = NEWS.kind(
    "threw-with-crates",
    weight=Weight.SCENE,
    seat=PLAYER,
    cargo=KIND,
    coins=COINS,
    crates=Count(0, box.MOST_CRATES),
)
TOLL_TAKEN = NEWS.kind("toll-taken", weight=Weight.SCENE, hits="seat", seat=PLAYER, other=PLAYER)
ENDED = NEWS.kind("ended", weight=Weight.ASIDE, seat=PLAYER)

DIE_SET = NEWS.kind("die-set", seat=PLAYER, die=DIE, result=RESULT)
NAMED = NEWS.kind("named", weight=Weight.SCENE, seat=PLAYER, traitor=TRAITOR)
IMITATED = NEWS.kind("imitated", weight=Weight.SCENE, seat=PLAYER, other=PLAYER, traitor=TRAITOR)
DECLINED = NEWS.kind("declined", weight=Weight.ASIDE, seat=PLAYER, traitor=TRAITOR)
SAW_HAND = NEWS.kind("saw-hand", hits="other", seat=PLAYER, other=PLAYER)
SEEN_IN_HAND = NEWS.kind(
    "seen-in-hand", weight=Weight.ASIDE, other=PLAYER, count=CARDS, cargo=KIND, uncovers=True
)
LEFT_HAND = NEWS.kind("left-hand", weight=Weight.ASIDE, seat=PLAYER, other=PLAYER)
SWAPPED = NEWS.kind("swapped", seat=PLAYER, other=PLAYER)
GAVE_AND_TOOK = NEWS.kind("gave-and-took", hits="other", seat=PLAYER, other=PLAYER, given=KIND, taken=KIND)
TOLL_SET = NEWS.kind("toll-set", seat=PLAYER)
BURIED = NEWS.kind("buried", seat=PLAYER)
YOU_BURIED = NEWS.kind("you-buried", weight=Weight.ASIDE, cargo=KIND)
ROBBED = NEWS.kind("robbed", hits="other", seat=PLAYER, other=PLAYER)
LIGHT_THROW = NEWS.kind("light-throw", weight=Weight.ASIDE, seat=PLAYER)
"""The throw that follows is by Jack Hummerock's Ability."""
SOLD = NEWS.kind("sold", seat=PLAYER, cargo=KIND, coins=COINS)
SOLD_ENOUGH = NEWS.kind("sold-enough", weight=Weight.ASIDE, seat=PLAYER)
STOLE = NEWS.kind("stole", seat=PLAYER, other=PLAYER)
STOLEN_CARD = NEWS.kind("stolen-card", hits="other", seat=PLAYER, other=PLAYER, cargo=KIND, uncovers=True)
STOLE_COIN = NEWS.kind("stole-coin", hits="other", seat=PLAYER, other=PLAYER)
PAID = NEWS.kind("paid", seat=PLAYER)
GAVE_UP = NEWS.kind("gave-up", seat=PLAYER, cargo=KIND)
LOST_CARD = NEWS.kind("lost", hits="seat", seat=PLAYER, cargo=KIND, uncovers=True)
REROLLED = NEWS.kind(
    "rerolled",
    weight=Weight.SCENE,
    seat=PLAYER,
    result=FACE,
    second_result=FACE,
    third_result=FACE,
    uncovers=True,
)
FORESAW = NEWS.kind("foresaw", seat=PLAYER, cards=CARDS)
FORESEEN = NEWS.kind(
    "foreseen",
    weight=Weight.ASIDE,
    count=Count(1, box.SEEN),
    cargo=CARD,
    second_cargo=CARD,
    third_cargo=CARD,
    fourth_cargo=CARD,
    uncovers=True,
)
"""From the top; so many of the cards are real."""
ORDERED = NEWS.kind("ordered", seat=PLAYER)

REACHED = NEWS.kind("reached", weight=Weight.SCENE, seats=Several(PLAYER))
"""At the end of a turn these seats have the points that the mode asks for."""
LANDED = NEWS.kind("landed", weight=Weight.SCENE, seat=PLAYER)
"""The flight is over after this seat's play."""
WON = NEWS.kind("won", weight=Weight.SCENE, seat=PLAYER, points=POINTS, coins=COINS)
DRAWN_GAME = NEWS.kind("draw", weight=Weight.SCENE, seats=Several(PLAYER), points=POINTS, coins=COINS)
NOBODY_WON = NEWS.kind("nobody-won", weight=Weight.SCENE, points=POINTS)
