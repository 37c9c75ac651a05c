"""What can happen in Chaos Contract that somebody is told of."""

from __future__ import annotations

from turncoat.kernel.news import Kinds

NEWS = Kinds()

UP = 100
"""Numbers and values are told raised by this, since an event carries 0 to 255."""

TURN_BEGINS = NEWS.kind("turn-begins", "seat")
PICKED = NEWS.kind("picked", "seat", "contract")
REVEALED = NEWS.kind("revealed", "contract", uncovers=True)
"""A contract comes to the market."""
NO_CONTRACTS = NEWS.kind("no-contracts")
RESHUFFLED = NEWS.kind("reshuffled", "deck")
"""0: contracts, 1: dice."""

INVITED = NEWS.kind("invited", "seat", "seats")
ACCEPTED = NEWS.kind("accepted", "seat", uncovers=True)
REFUSED = NEWS.kind("refused", "seat", uncovers=True)
MUST_JOIN = NEWS.kind("must-join", "seat", "other")
EXEMPT = NEWS.kind("exempt", "seat")
BEGINS = NEWS.kind("begins", "seats", "turnout")
SITS_OUT = NEWS.kind("sits-out", "seat")
ROLLS_IN_SECRET = NEWS.kind("rolls-in-secret", "seat")
PART_CHOSEN = NEWS.kind("part-chosen", "seat", "count")

ROLLED = NEWS.kind("rolled", "seat", "die", uncovers=True)
ROLLED_IN_SECRET = NEWS.kind("rolled-in-secret", "seat")
SAW_OWN_ROLL = NEWS.kind("saw-own-roll", "die", uncovers=True)
SECRET_SHOWN = NEWS.kind("secret-shown", "seat", "die", uncovers=True)
SKIPPED = NEWS.kind("skipped", "seat")
WENT_BACK = NEWS.kind("went-back", "seat", "die")
REROLLS = NEWS.kind("rerolls", "seat", "die")
"""The card that is set aside."""
NUMBER_IS = NEWS.kind("number-is", "seat", "die", "number", "raised", uncovers=True)
"""A number that is not the printed one, or to which Soul Add and Soul Subtract have added something."""
WILDCARD_CHANGED = NEWS.kind("wildcard-changed", "seat", "die", "number")
POWER_IDLE = NEWS.kind("power-idle", "seat", "die")
NO_EFFECT = NEWS.kind("no-effect", "seat", "die")

ALL_RAISED = NEWS.kind("all-raised", "seat", "amount")
ALL_LOWERED = NEWS.kind("all-lowered", "seat", "amount")
DOUBLED = NEWS.kind("doubled", "seat", "other", "die")
IGNORED = NEWS.kind("ignored", "seat", "other", "die")
DUPLICATE = NEWS.kind("duplicate", "seat", "die", uncovers=True)
ICON_IGNORED = NEWS.kind("icon-ignored", "seat", "side", "icon")
SPECIAL_DISABLED = NEWS.kind("special-disabled", "seat")
MUST_REROLL = NEWS.kind("must-reroll", "seat", "other")
MAY_REROLL = NEWS.kind("may-reroll", "seat", "other")
DECLINED_REROLL = NEWS.kind("declined-reroll", "seat")
SWAPS_WITH = NEWS.kind("swaps-with", "seat", "other")
SWAPPED = NEWS.kind("swapped", "seat", "other", "die", "other-die", uncovers=True)
GIVEN_CARD = NEWS.kind("given-card", "seat", "other", "die", uncovers=True)
CARD_TAKEN = NEWS.kind("card-taken", "seat", "other", "die", uncovers=True)
DREW_INSTEAD = NEWS.kind("drew-instead", "seat", "die", uncovers=True)
WORKS_FROM_NOW_ON = NEWS.kind("lasting", "seat", "die")
SWITCHED = NEWS.kind("switched", "seat", "contract")

LEFT = NEWS.kind("left", "seat")
TOOK_FREE_REROLL = NEWS.kind("free-reroll", "seat")
USED_MEGA = NEWS.kind("used-mega", "seat")

FAILED_BY_LIMIT = NEWS.kind("failed-by-limit", uncovers=True)
ENDED_BY_PAIR = NEWS.kind("ended-by-pair", "outcome", uncovers=True)
ENDED_BY_POWER = NEWS.kind("ended-by-power", "outcome", "seat", "die", uncovers=True)
SUCCEEDED = NEWS.kind("succeeded", uncovers=True)
FAILED = NEWS.kind("failed", uncovers=True)
BATTLE_WON = NEWS.kind("battle-won", "seats", uncovers=True)
BATTLE_LOST_BY_ALL = NEWS.kind("battle-lost-by-all", uncovers=True)
POOL = NEWS.kind("pool", "side", "scores", "cards")
ICON_GIVEN = NEWS.kind("icon-given", "seat", "side", "icon")
SCORED = NEWS.kind("scored", "seat", "contract", uncovers=True)
LOST_SCORE = NEWS.kind("lost-score", "seat", "contract", uncovers=True)
GAINED_CARD = NEWS.kind("gained-card", "seat", "die", uncovers=True)
LOST_CARD = NEWS.kind("lost-card", "seat", "die", uncovers=True)
NOTHING_TO_GAIN = NEWS.kind("nothing-to-gain", "seat", "icon")
NOTHING_TO_LOSE = NEWS.kind("nothing-to-lose", "seat", "icon")

WON = NEWS.kind("won", "seats", "score")
NO_DICE_LEFT = NEWS.kind("no-dice-left")
LIMIT_REACHED = NEWS.kind("limit-reached")
