"""What the hand-written player of Mad Zeppelin says. It confesses nothing: what it says of its hand and its
traitors it draws from what everybody sees, and bargains by what lies open."""

from __future__ import annotations

from typing import Any

from turncoat.games.mad_zeppelin.claims import has_promised, holds, kept, meaning, moment, sensible
from turncoat.games.mad_zeppelin.components import KINDS, NONE, TRAITORS
from turncoat.games.mad_zeppelin.table import DRAFTING, PLAY_TRAITOR, Table
from turncoat.games.mad_zeppelin.vocabulary import (
    BELIEVE,
    CALLS,
    CLAIMS,
    DOUBT,
    I_HOLD,
    MY_TRAITOR,
    NO,
    SHALL_SPARE,
    SPARE_ME,
    YES,
)
from turncoat.kernel.chance import below
from turncoat.kernel.rule import rule
from turncoat.kernel.talk import NOTHING, Speech, broken, fitting, once

SELDOM = 5
"""Of so many chances to speak one is taken."""
RARELY = 12
"""Of so many of them one is for what it hides."""
LITTLE = 3
"""So many cards are not worth a theft."""


@rule
def richest(t: Table, seat: int) -> int:
    """The first of the others with the most cards in hand, or NONE."""
    found = NONE
    for other in range(t.seats):
        if other != seat and (found == NONE or t.hand_size[other] > t.hand_size[found]):
            found = other
    return found


@rule
def poorest(t: Table, seat: int) -> int:
    """The first of the others with the fewest cards in hand and coins, or NONE."""
    found = NONE
    for other in range(t.seats):
        less = found != NONE and t.hand_size[other] + t.coins[other] < t.hand_size[found] + t.coins[found]
        if other != seat and (found == NONE or less):
            found = other
    return found


@rule
def some_fact(t: Table, seat: int, whim: Any) -> int:
    """Some traitor that may be its own, or some Cargo that may be in its hand."""
    if t.stage == DRAFTING or below(whim, 2):
        return I_HOLD.at(below(whim, KINDS))
    return MY_TRAITOR.at(below(whim, TRAITORS))


@rule
def speak(t: Table, seat: int, whim: Any) -> int:
    """Truces with the richest, promises to the poorest, and seldom a word of what it hides: nobody can act on
    that, and hands soon change."""
    if below(whim, SELDOM):
        return NOTHING
    if below(whim, RARELY) == 0:
        return some_fact(t, seat, whim)
    if t.stage != DRAFTING and t.asks != PLAY_TRAITOR:
        return NOTHING  # nobody promises anything who is about to take something
    offers = below(whim, 2) == 0
    other = richest(t, seat) if offers else poorest(t, seat)
    if other == NONE or has_promised(t, seat, SHALL_SPARE.at(other)):
        return NOTHING
    return SPARE_ME.at(other) if offers else SHALL_SPARE.at(other)


@rule
def reply(t: Table, seat: int, whim: Any, speaker: int, claim: int) -> int:
    """A truce with whoever has little to lose; trust for those who have kept their word.

    The own hand does not count: an answer tells nothing of it.
    """
    trusts = broken(t, speaker) <= 0
    if SPARE_ME.has(claim):
        return YES.at() if trusts and t.hand_size[speaker] <= LITTLE else NO.at()
    if SHALL_SPARE.has(claim):
        return BELIEVE.at(speaker) if trusts else DOUBT.at(speaker)
    return NOTHING


TALK = Speech(
    CLAIMS,
    promises=("i-shall-not-play", "i-shall-spare-you", "spare-me", "yes"),
    calls=CALLS,
    moment=moment,
    sensible=sensible,
    holds=holds,
    kept=kept,
    speak=once(speak, moment, sensible),
    reply=fitting(reply, sensible),
    meaning=meaning,
)
