"""What the hand-written player of Chaos Contract says. It confesses nothing: what it says of its dice it
draws from what everybody sees; it woos for its contract, and asks for a share of others'."""

from __future__ import annotations

from typing import Any

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import table as ask
from turncoat.games.chaos_contract.bot import A_WHILE
from turncoat.games.chaos_contract.claims import (
    can_join,
    has_secret,
    holds,
    kept,
    meaning,
    moment,
    sensible,
)
from turncoat.games.chaos_contract.table import Table
from turncoat.games.chaos_contract.vocabulary import (
    BELIEVE,
    CALLS,
    CLAIMS,
    DOUBT,
    FOR_CONTRACT,
    HAVE_POWER,
    JOIN_ME,
    NO,
    PLAIN_HIGHEST,
    PLAIN_LOWEST,
    PROMISE_CONTRACT,
    PROMISE_REWARD,
    SECRET_ROLL,
)
from turncoat.games.chaos_contract.wooing import can_bargain, terms, woo
from turncoat.kernel.chance import below
from turncoat.kernel.rule import rule
from turncoat.kernel.talk import NOTHING, Speech, deceived, fitting, once

SELDOM = 8
"""Of so many chances to speak one is taken."""


@rule
def speak(t: Table, seat: int, whim: Any) -> int:
    """Woo for the contract; now and then ask for one, or name a number of a secret roll, or some power."""
    if can_bargain(t, seat):
        return woo(t, seat, whim, -1)
    if below(whim, SELDOM):
        return NOTHING
    if has_secret(t, seat):
        return SECRET_ROLL.at(PLAIN_LOWEST + below(whim, PLAIN_HIGHEST))
    if seat == t.active:
        return NOTHING
    if can_join(t, seat):
        return FOR_CONTRACT.at() if sensible(t, seat, FOR_CONTRACT.at()) else NOTHING
    return HAVE_POWER.at(1 + below(whim, box.FIRST_DEVILISH - 1))


@rule
def reply(t: Table, seat: int, whim: Any, speaker: int, claim: int) -> int:
    """Join those who keep their word, where that pays; believe their promises, and doubt the others'."""
    trusts = not deceived(t, speaker, A_WHILE)
    if PROMISE_REWARD.has(claim) or PROMISE_CONTRACT.has(claim):
        return BELIEVE.at(speaker) if trusts else DOUBT.at(speaker)
    if JOIN_ME.has(claim) and seat != t.active and can_join(t, seat):
        if not trusts:
            return NO.at()
        if t.stage == ask.RECRUITING:
            return terms(t, seat, whim)
        return FOR_CONTRACT.at() if below(whim, 2) else NOTHING
    if FOR_CONTRACT.has(claim) and can_bargain(t, seat) and not (t.asked >> speaker) & 1:
        offer = woo(t, seat, whim, speaker) if trusts else NOTHING
        return offer if offer != NOTHING else NO.at()
    return NOTHING


TALK = Speech(
    CLAIMS,
    promises=("i-shall-join", "i-shall-not-join", "i-promise-reward", "i-promise-contract", "yes", "no"),
    calls=CALLS,
    moment=moment,
    sensible=sensible,
    holds=holds,
    kept=kept,
    speak=once(speak, moment, sensible),
    reply=fitting(reply, sensible),
    meaning=meaning,
)
