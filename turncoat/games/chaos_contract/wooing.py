"""Whom the hand-written player of Chaos Contract woos, and what it promises: by what everybody sees."""

from __future__ import annotations

from typing import Any

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import hunch, table
from turncoat.games.chaos_contract.bot import (
    CALM,
    CONTRACT,
    MOST_PLANS,
    WHIM,
    begin_hunch,
    plan,
    pleasure,
    recall_promises,
    worth_of_guests,
)
from turncoat.games.chaos_contract.hunch import HUNCH_CELLS
from turncoat.games.chaos_contract.table import Table
from turncoat.games.chaos_contract.vocabulary import (
    FOR_CONTRACT,
    JOIN_ME,
    NO,
    PROMISE_CONTRACT,
    PROMISE_REWARD,
    YES,
)
from turncoat.kernel.chance import below, draw
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import paper, rule
from turncoat.kernel.talk import NOTHING


@rule
def can_bargain(t: Table, seat: int) -> bool:
    """Whether a seat is about to invite."""
    return seat == t.active and t.asks == table.RECRUIT


@rule
def best_guests(t: Table, seat: int, h: Cells, seed: Cells, plans: Cells) -> int:
    """The guests with whom the contract is worth most to me, as it stands with promises."""
    luck = paper(4)
    plan(t, seat, h, seed, luck, plans)
    best = 0
    for guests in range(1, 1 << t.seats):
        if guests & t.asked == 0:
            more = worth_of_guests(t, seat, h, plans, guests) - worth_of_guests(t, seat, h, plans, best)
            if more > 0:
                best = guests
    return best


@rule
def reckoned(t: Table, h: Cells, seed: Cells, whim: Any) -> None:
    """Begin to reckon by what everybody sees, as promises stand."""
    for word in range(4):
        seed[word] = draw(whim)
    seed[0] |= 1
    begin_hunch(t, h, CALM)
    h[hunch.PUBLIC] = 1
    recall_promises(t, h)


@rule
def gains(t: Table, guest: int, h: Cells, seed: Cells, plans: Cells) -> int:
    """What a guest gains who joins those who are in, as far as everybody can tell."""
    luck = paper(4)
    plan(t, t.active, h, seed, luck, plans)
    with_it = plans[box.MOST_SEATS * (t.souls | 1 << guest) + guest]
    return with_it - plans[box.MOST_SEATS * t.souls + guest] + pleasure(t, h)


@rule
def terms(t: Table, guest: int, whim: Any) -> int:
    """On what terms a guest would join: as promises stand, for a contract from the reward, or not at all."""
    h = paper(HUNCH_CELLS)
    seed = paper(4)
    plans = paper(MOST_PLANS)
    reckoned(t, h, seed, whim)
    if gains(t, guest, h, seed, plans) > 0:
        return YES.at()
    if t.reward[box.SCORE] > 0 and h[hunch.PROMISED + guest] < CONTRACT:
        h[hunch.PROMISED + guest] = CONTRACT
        if gains(t, guest, h, seed, plans) > 0:
            return FOR_CONTRACT.at()
    return NO.at()


@rule
def promise_of(t: Table, who: int, promise: int) -> int:
    """A promise as a claim."""
    return PROMISE_CONTRACT.at(who) if promise == CONTRACT else PROMISE_REWARD.at(who)


@rule
def woo(t: Table, seat: int, whim: Any, asking: int) -> int:
    """The promise, to anybody or to one who asks for it, that makes the contract worth most; if none does,
    a word to somebody who would come anyhow."""
    h = paper(HUNCH_CELLS)
    seed = paper(4)
    plans = paper(MOST_PLANS)
    reckoned(t, h, seed, whim)
    guests = best_guests(t, seat, h, seed, plans)
    most = worth_of_guests(t, seat, h, plans, guests) + WHIM
    said = NOTHING
    for who in range(t.seats):
        before = h[hunch.PROMISED + who]
        if (t.asked >> who) & 1 or (asking >= 0 and who != asking):
            continue
        for promise in range(before + 1, CONTRACT + 1):
            if promise == CONTRACT and t.reward[box.SCORE] == 0:
                continue
            h[hunch.PROMISED + who] = promise
            worth = worth_of_guests(t, seat, h, plans, best_guests(t, seat, h, seed, plans))
            if worth > most:
                most = worth
                said = promise_of(t, who, promise)
        h[hunch.PROMISED + who] = before
    if said == NOTHING and asking < 0 and guests > 0:
        who = below(whim, t.seats)
        return JOIN_ME.at(who) if (guests >> who) & 1 else NOTHING
    return said
