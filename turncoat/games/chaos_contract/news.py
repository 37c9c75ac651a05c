"""What can happen in Chaos Contract that somebody is told of."""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract.components import CONTRACT, DECK, DIE, ICON, PLAYER, SIDE
from turncoat.games.chaos_contract.table import MOST_POOL, OUTCOME
from turncoat.kernel.news import Kinds
from turncoat.kernel.things import Count, Several

NEWS = Kinds()

UP = 100
"""Numbers and values are told raised by this, since an event carries 0 to 255."""
NUMBER = Count(-UP, 255 - UP)

TURN_BEGINS = NEWS.kind("turn-begins", seat=PLAYER)
PICKED = NEWS.kind("picked", seat=PLAYER, contract=CONTRACT)
REVEALED = NEWS.kind("revealed", contract=CONTRACT, uncovers=True)
"""A contract comes to the market."""
NO_CONTRACTS = NEWS.kind("no-contracts")
RESHUFFLED = NEWS.kind("reshuffled", deck=DECK)

INVITED = NEWS.kind("invited", seat=PLAYER, seats=Several(PLAYER))
ACCEPTED = NEWS.kind("accepted", seat=PLAYER, uncovers=True)
REFUSED = NEWS.kind("refused", seat=PLAYER, uncovers=True)
MUST_JOIN = NEWS.kind("must-join", seat=PLAYER, other=PLAYER)
EXEMPT = NEWS.kind("exempt", seat=PLAYER)
BEGINS = NEWS.kind("begins", seats=Several(PLAYER), turnout=Count(0, box.MOST_SEATS))
SITS_OUT = NEWS.kind("sits-out", seat=PLAYER)
ROLLS_IN_SECRET = NEWS.kind("rolls-in-secret", seat=PLAYER)
PART_CHOSEN = NEWS.kind("part-chosen", seat=PLAYER, count=Count(0, box.DICE))

ROLLED = NEWS.kind("rolled", seat=PLAYER, die=DIE, uncovers=True)
ROLLED_IN_SECRET = NEWS.kind("rolled-in-secret", seat=PLAYER)
SAW_OWN_ROLL = NEWS.kind("saw-own-roll", die=DIE, uncovers=True)
SECRET_SHOWN = NEWS.kind("secret-shown", seat=PLAYER, die=DIE, uncovers=True)
SKIPPED = NEWS.kind("skipped", seat=PLAYER)
WENT_BACK = NEWS.kind("went-back", seat=PLAYER, die=DIE)
REROLLS = NEWS.kind("rerolls", seat=PLAYER, die=DIE)
"""The card that is set aside."""
NUMBER_IS = NEWS.kind("number-is", seat=PLAYER, die=DIE, number=NUMBER, raised=NUMBER, uncovers=True)
"""A number that is not the printed one, or to which Soul Add and Soul Subtract have added something."""
WILDCARD_CHANGED = NEWS.kind("wildcard-changed", seat=PLAYER, die=DIE, number=NUMBER)
POWER_IDLE = NEWS.kind("power-idle", seat=PLAYER, die=DIE)
NO_EFFECT = NEWS.kind("no-effect", seat=PLAYER, die=DIE)

ALL_RAISED = NEWS.kind("all-raised", seat=PLAYER, amount=Count(0, box.MOST_AMOUNT))
ALL_LOWERED = NEWS.kind("all-lowered", seat=PLAYER, amount=Count(0, box.MOST_AMOUNT))
DOUBLED = NEWS.kind("doubled", seat=PLAYER, other=PLAYER, die=DIE)
IGNORED = NEWS.kind("ignored", seat=PLAYER, other=PLAYER, die=DIE)
DUPLICATE = NEWS.kind("duplicate", seat=PLAYER, die=DIE, uncovers=True)
ICON_IGNORED = NEWS.kind("icon-ignored", seat=PLAYER, side=SIDE, icon=ICON)
SPECIAL_DISABLED = NEWS.kind("special-disabled", seat=PLAYER)
MUST_REROLL = NEWS.kind("must-reroll", seat=PLAYER, other=PLAYER)
MAY_REROLL = NEWS.kind("may-reroll", seat=PLAYER, other=PLAYER)
DECLINED_REROLL = NEWS.kind("declined-reroll", seat=PLAYER)
SWAPS_WITH = NEWS.kind("swaps-with", seat=PLAYER, other=PLAYER)
SWAPPED = NEWS.kind("swapped", seat=PLAYER, other=PLAYER, die=DIE, other_die=DIE, uncovers=True)
GIVEN_CARD = NEWS.kind("given-card", seat=PLAYER, other=PLAYER, die=DIE, uncovers=True)
CARD_TAKEN = NEWS.kind("card-taken", seat=PLAYER, other=PLAYER, die=DIE, uncovers=True)
DREW_INSTEAD = NEWS.kind("drew-instead", seat=PLAYER, die=DIE, uncovers=True)
WORKS_FROM_NOW_ON = NEWS.kind("lasting", seat=PLAYER, die=DIE)
SWITCHED = NEWS.kind("switched", seat=PLAYER, contract=CONTRACT)

LEFT = NEWS.kind("left", seat=PLAYER)
TOOK_FREE_REROLL = NEWS.kind("free-reroll", seat=PLAYER)
USED_MEGA = NEWS.kind("used-mega", seat=PLAYER)

FAILED_BY_LIMIT = NEWS.kind("failed-by-limit", uncovers=True)
ENDED_BY_PAIR = NEWS.kind("ended-by-pair", outcome=OUTCOME, uncovers=True)
ENDED_BY_POWER = NEWS.kind("ended-by-power", outcome=OUTCOME, seat=PLAYER, die=DIE, uncovers=True)
SUCCEEDED = NEWS.kind("succeeded", uncovers=True)
FAILED = NEWS.kind("failed", uncovers=True)
BATTLE_WON = NEWS.kind("battle-won", seats=Several(PLAYER), uncovers=True)
BATTLE_LOST_BY_ALL = NEWS.kind("battle-lost-by-all", uncovers=True)
POOL = NEWS.kind("pool", side=SIDE, scores=Count(0, MOST_POOL), cards=Count(0, MOST_POOL))
ICON_GIVEN = NEWS.kind("icon-given", seat=PLAYER, side=SIDE, icon=ICON)
SCORED = NEWS.kind("scored", seat=PLAYER, contract=CONTRACT, uncovers=True)
LOST_SCORE = NEWS.kind("lost-score", seat=PLAYER, contract=CONTRACT, uncovers=True)
GAINED_CARD = NEWS.kind("gained-card", seat=PLAYER, die=DIE, uncovers=True)
LOST_CARD = NEWS.kind("lost-card", seat=PLAYER, die=DIE, uncovers=True)
NOTHING_TO_GAIN = NEWS.kind("nothing-to-gain", seat=PLAYER, icon=ICON)
NOTHING_TO_LOSE = NEWS.kind("nothing-to-lose", seat=PLAYER, icon=ICON)

WON = NEWS.kind("won", seats=Several(PLAYER), score=Count(0, box.CONTRACTS * box.MOST_STARS))
NO_DICE_LEFT = NEWS.kind("no-dice-left")
LIMIT_REACHED = NEWS.kind("limit-reached")
