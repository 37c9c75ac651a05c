"""What the hand-written player of Cerberus says. It confesses nothing: what it says of what it hides it draws
from what everybody sees; whom it asks and whom it answers follows from the board."""

from __future__ import annotations

from typing import Any

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.cards import deck_for
from turncoat.games.cerberus.claims import flees, holds, kept, moment, sensible
from turncoat.games.cerberus.components import MOST_BARQUE_SEATS, NONE, SLOTS
from turncoat.games.cerberus.table import ADVENTURER, CERBERUS, LOST, Table
from turncoat.games.cerberus.vocabulary import (
    BARQUE_HAS,
    BELIEVE,
    CLAIMS,
    DOUBT,
    HELP_FOR_HELP,
    HELP_ME,
    I_HOLD,
    LEAVE_BEHIND,
    NO,
    SHALL_GIVE,
    SHALL_HELP,
    SHALL_SPARE,
    SPARE_ME,
    YES,
)
from turncoat.kernel.chance import below
from turncoat.kernel.rule import rule
from turncoat.kernel.talk import NOTHING, Speech, broken

SELDOM = 6
"""Of so many chances to speak one is taken."""


@rule
def hindmost(t: Table, seat: int) -> int:
    """The other Adventurer who is furthest behind, or NONE."""
    found = NONE
    for other in range(t.seats):
        if flees(t, seat, other) and (found == NONE or t.space[other] < t.space[found]):
            found = other
    return found


@rule
def speak(t: Table, seat: int, whim: Any) -> int:
    """The last call for help, those ahead bargain or leave the last behind; Barques and hands are anybody's
    guess."""
    if t.role[seat] == LOST or below(whim, SELDOM):
        return NOTHING
    subject = below(whim, 3)
    if subject == 0 and not t.revealed and t.known[seat]:
        slot = below(whim, SLOTS)
        if (t.known[seat] >> slot) & 1:
            return BARQUE_HAS.at(slot, below(whim, MOST_BARQUE_SEATS))
    if subject == 1 and t.hand_size[seat] > 0:
        first = box.FIRST_KIND[deck_for(t, seat)]
        return I_HOLD.at(first + below(whim, box.FIRST_KIND[deck_for(t, seat) + 1] - first))
    last = hindmost(t, seat)
    if t.role[seat] != ADVENTURER or last == NONE:
        return NOTHING
    if t.space[seat] < t.space[last]:
        return HELP_ME.at()
    return HELP_FOR_HELP.at(last) if below(whim, 2) else LEAVE_BEHIND.at(last)


@rule
def reply(t: Table, seat: int, whim: Any, speaker: int, claim: int) -> int:
    """Adventurers agree to help whom they have no reason to distrust; Cerberus spares nobody."""
    trusts = broken(t, speaker) <= 0
    if SHALL_HELP.has(claim) or SHALL_SPARE.has(claim) or SHALL_GIVE.has(claim):
        return BELIEVE.at(speaker) if trusts else DOUBT.at(speaker)
    if LEAVE_BEHIND.has(claim):
        return DOUBT.at(speaker)
    if t.role[seat] == CERBERUS:
        return NO.at() if SPARE_ME.has(claim) else NOTHING
    if t.role[seat] == ADVENTURER and (HELP_FOR_HELP.has(claim) or SPARE_ME.has(claim)):
        return YES.at() if trusts else NO.at()
    if t.role[seat] == ADVENTURER and HELP_ME.has(claim) and below(whim, 2) == 0:
        return YES.at() if trusts and t.space[seat] >= t.space[speaker] else NO.at()
    return NOTHING


TALK = Speech(
    CLAIMS,
    promises=("i-shall-help", "i-shall-not-drive-back", "i-shall-give-cards", "i-shall-not-turn"),
    calls=("help-me",),
    moment=moment,
    sensible=sensible,
    holds=holds,
    kept=kept,
    speak=speak,
    reply=reply,
)
