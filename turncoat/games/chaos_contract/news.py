"""What can happen in Chaos Contract that somebody is told of."""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract.components import CONTRACT, DECK, DIE, ICON, PLAYER, SIDE
from turncoat.games.chaos_contract.table import MOST_POOL, OUTCOME
from turncoat.kernel.news import Kinds, Weight
from turncoat.kernel.things import Count, Several

NEWS = Kinds()

UP = 100
"""Numbers and values are told raised by this, since an event carries 0 to 255."""
NUMBER = Count(-UP, 255 - UP)

TURN_BEGINS = NEWS.kind("turn-begins", weight=Weight.ASIDE, opens=True, seat=PLAYER)
PICKED = NEWS.kind("picked", seat=PLAYER, contract=CONTRACT)
REVEALED = NEWS.kind("revealed", weight=Weight.ASIDE, contract=CONTRACT, uncovers=True)
"""A contract comes to the market."""
NO_CONTRACTS = NEWS.kind("no-contracts")
RESHUFFLED = NEWS.kind("reshuffled", weight=Weight.ASIDE, deck=DECK)

INVITED = NEWS.kind("invited", weight=Weight.SCENE, hits="seats", seat=PLAYER, seats=Several(PLAYER))
ACCEPTED = NEWS.kind("accepted", seat=PLAYER, uncovers=True)
REFUSED = NEWS.kind("refused", seat=PLAYER, uncovers=True)
MUST_JOIN = NEWS.kind("must-join", hits="other", seat=PLAYER, other=PLAYER)
EXEMPT = NEWS.kind("exempt", hits="seat", seat=PLAYER)
BEGINS = NEWS.kind("begins", weight=Weight.SCENE, seats=Several(PLAYER), turnout=Count(0, box.MOST_SEATS))
SITS_OUT = NEWS.kind("sits-out", hits="seat", seat=PLAYER)
ROLLS_IN_SECRET = NEWS.kind("rolls-in-secret", hits="seat", seat=PLAYER)
PART_CHOSEN = NEWS.kind("part-chosen", seat=PLAYER, count=Count(0, box.DICE))

ROLLED = NEWS.kind("rolled", weight=Weight.SCENE, seat=PLAYER, die=DIE, uncovers=True)
ROLLED_IN_SECRET = NEWS.kind("rolled-in-secret", seat=PLAYER)
SAW_OWN_ROLL = NEWS.kind("saw-own-roll", weight=Weight.SCENE, die=DIE, uncovers=True)
SECRET_SHOWN = NEWS.kind("secret-shown", weight=Weight.SCENE, seat=PLAYER, die=DIE, uncovers=True)
SKIPPED = NEWS.kind("skipped", seat=PLAYER)
WENT_BACK = NEWS.kind("went-back", seat=PLAYER, die=DIE)
REROLLS = NEWS.kind("rerolls", seat=PLAYER, die=DIE)
"""The card that is set aside."""
NUMBER_IS = NEWS.kind("number-is", seat=PLAYER, die=DIE, number=NUMBER, raised=NUMBER, uncovers=True)
"""A number that is not the printed one, or to which Soul Add and Soul Subtract have added something."""
WILDCARD_CHANGED = NEWS.kind("wildcard-changed", seat=PLAYER, die=DIE, number=NUMBER)
POWER_IDLE = NEWS.kind("power-idle", weight=Weight.ASIDE, seat=PLAYER, die=DIE)
NO_EFFECT = NEWS.kind("no-effect", weight=Weight.ASIDE, seat=PLAYER, die=DIE)

ALL_RAISED = NEWS.kind("all-raised", weight=Weight.SCENE, seat=PLAYER, amount=Count(0, box.MOST_AMOUNT))
ALL_LOWERED = NEWS.kind("all-lowered", weight=Weight.SCENE, seat=PLAYER, amount=Count(0, box.MOST_AMOUNT))
DOUBLED = NEWS.kind("doubled", weight=Weight.SCENE, hits="other", seat=PLAYER, other=PLAYER, die=DIE)
IGNORED = NEWS.kind("ignored", weight=Weight.SCENE, hits="other", seat=PLAYER, other=PLAYER, die=DIE)
DUPLICATE = NEWS.kind("duplicate", weight=Weight.SCENE, hits="seat", seat=PLAYER, die=DIE, uncovers=True)
ICON_IGNORED = NEWS.kind("icon-ignored", weight=Weight.SCENE, seat=PLAYER, side=SIDE, icon=ICON)
SPECIAL_DISABLED = NEWS.kind("special-disabled", weight=Weight.SCENE, seat=PLAYER)
MUST_REROLL = NEWS.kind("must-reroll", hits="other", seat=PLAYER, other=PLAYER)
MAY_REROLL = NEWS.kind("may-reroll", hits="other", seat=PLAYER, other=PLAYER)
DECLINED_REROLL = NEWS.kind("declined-reroll", seat=PLAYER)
SWAPS_WITH = NEWS.kind("swaps-with", hits="other", seat=PLAYER, other=PLAYER)
SWAPPED = NEWS.kind(
    "swapped",
    weight=Weight.SCENE,
    hits="other",
    seat=PLAYER,
    other=PLAYER,
    die=DIE,
    other_die=DIE,
    uncovers=True,
)
GIVEN_CARD = NEWS.kind("given-card", hits="other", seat=PLAYER, other=PLAYER, die=DIE, uncovers=True)
CARD_TAKEN = NEWS.kind("card-taken", hits="other", seat=PLAYER, other=PLAYER, die=DIE, uncovers=True)
DREW_INSTEAD = NEWS.kind("drew-instead", weight=Weight.SCENE, seat=PLAYER, die=DIE, uncovers=True)
WORKS_FROM_NOW_ON = NEWS.kind("lasting", seat=PLAYER, die=DIE)
SWITCHED = NEWS.kind("switched", weight=Weight.SCENE, seat=PLAYER, contract=CONTRACT)

LEFT = NEWS.kind("left", weight=Weight.SCENE, seat=PLAYER)
TOOK_FREE_REROLL = NEWS.kind("free-reroll", seat=PLAYER)
USED_MEGA = NEWS.kind("used-mega", seat=PLAYER)

FAILED_BY_LIMIT = NEWS.kind("failed-by-limit", uncovers=True)
ENDED_BY_PAIR = NEWS.kind("ended-by-pair", outcome=OUTCOME, uncovers=True)
ENDED_BY_POWER = NEWS.kind("ended-by-power", outcome=OUTCOME, seat=PLAYER, die=DIE, uncovers=True)
SUCCEEDED = NEWS.kind("succeeded", weight=Weight.SCENE, uncovers=True)
FAILED = NEWS.kind("failed", weight=Weight.SCENE, uncovers=True)
BATTLE_WON = NEWS.kind("battle-won", weight=Weight.SCENE, hits="seats", seats=Several(PLAYER), uncovers=True)
BATTLE_LOST_BY_ALL = NEWS.kind("battle-lost-by-all", weight=Weight.SCENE, uncovers=True)
POOL = NEWS.kind("pool", side=SIDE, scores=Count(0, MOST_POOL), cards=Count(0, MOST_POOL))
ICON_GIVEN = NEWS.kind("icon-given", seat=PLAYER, side=SIDE, icon=ICON)
SCORED = NEWS.kind("scored", hits="seat", seat=PLAYER, contract=CONTRACT, uncovers=True)
LOST_SCORE = NEWS.kind("lost-score", hits="seat", seat=PLAYER, contract=CONTRACT, uncovers=True)
GAINED_CARD = NEWS.kind("gained-card", hits="seat", seat=PLAYER, die=DIE, uncovers=True)
LOST_CARD = NEWS.kind("lost-card", seat=PLAYER, die=DIE, uncovers=True)
NOTHING_TO_GAIN = NEWS.kind("nothing-to-gain", weight=Weight.ASIDE, seat=PLAYER, icon=ICON)
NOTHING_TO_LOSE = NEWS.kind("nothing-to-lose", weight=Weight.ASIDE, seat=PLAYER, icon=ICON)

WON = NEWS.kind(
    "won",
    weight=Weight.SCENE,
    hits="seats",
    seats=Several(PLAYER),
    score=Count(0, box.CONTRACTS * box.MOST_STARS),
)
NO_DICE_LEFT = NEWS.kind("no-dice-left")
LIMIT_REACHED = NEWS.kind("limit-reached")
