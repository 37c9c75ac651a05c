"""What the hand-written player of Cerberus says. It confesses nothing: what it says of what it hides it draws
from what everybody sees; whom it asks and whom it answers follows from the board."""

from __future__ import annotations

from typing import Any

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.bargains import A_WHILE
from turncoat.games.cerberus.cards import deck_for
from turncoat.games.cerberus.claims import (
    flees,
    has_company,
    has_promised,
    holds,
    kept,
    meaning,
    moment,
    sensible,
)
from turncoat.games.cerberus.components import MOST_BARQUE_SEATS, NONE, SLOTS
from turncoat.games.cerberus.rules import action_effect
from turncoat.games.cerberus.table import ADVENTURER, CERBERUS, LOST, Table
from turncoat.games.cerberus.vocabulary import (
    BARQUE_HAS,
    BELIEVE,
    CALLS,
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
from turncoat.kernel.talk import NOTHING, Speech, deceived, fitting, once

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
def can_wait(t: Table, seat: int) -> bool:
    """Whether an Adventurer can think of others: the next hunt does not reach it, and the end is not near."""
    return t.dog + t.speed < t.space[seat] < t.finish


@rule
def can_help(t: Table, seat: int, other: int) -> bool:
    """Whether an Adventurer can promise help: it has an Action card with which others move on, has not
    promised that to anybody, and nobody is in need, as everybody sees."""
    if not can_wait(t, seat) or not can_wait(t, other) or (seat == t.active and t.acted):
        return False
    for fellow in range(t.seats):
        if has_promised(t, seat, SHALL_HELP.at(fellow)):
            return False
    for card in range(box.ACTION_CARDS):
        for which in range(2):
            effect = action_effect(t, seat, card, which)
            for part in range(box.PART_COUNT[effect]):
                helps = box.VERB_OF[effect, part] == box.OTHER_BY and box.BY[effect, part] > 0
                if helps and not (t.played[seat] >> card) & 1:
                    return True
    return False


@rule
def speak(t: Table, seat: int, whim: Any) -> int:
    """The last call for help, those ahead promise it, bargain or leave the last behind; Barques and hands are
    anybody's guess."""
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
    if has_promised(t, seat, LEAVE_BEHIND.at(last)) or has_promised(t, seat, SHALL_HELP.at(last)):
        return NOTHING  # its mind is made up
    if not deceived(t, last, A_WHILE) and can_help(t, seat, last) and below(whim, 2):
        return SHALL_HELP.at(last) if seat == t.active else SHALL_GIVE.at(last)
    if below(whim, 2) or not has_company(t, seat, last):
        return HELP_FOR_HELP.at(last)
    return LEAVE_BEHIND.at(last)


@rule
def reply(t: Table, seat: int, whim: Any, speaker: int, claim: int) -> int:
    """Adventurers promise help to whom they have no reason to distrust; Cerberus spares nobody."""
    trusts = not deceived(t, speaker, A_WHILE)
    if SHALL_HELP.has(claim) or SHALL_SPARE.has(claim) or SHALL_GIVE.has(claim):
        return BELIEVE.at(speaker) if trusts else DOUBT.at(speaker)
    if LEAVE_BEHIND.has(claim):
        return DOUBT.at(speaker)
    if t.role[seat] == CERBERUS:
        return NO.at() if SPARE_ME.has(claim) else NOTHING
    if t.role[seat] != ADVENTURER or not flees(t, seat, speaker):
        return NOTHING
    if SPARE_ME.has(claim):
        return SHALL_SPARE.at(speaker) if trusts else NO.at()
    if HELP_FOR_HELP.has(claim) or HELP_ME.has(claim):
        if has_promised(t, seat, SHALL_HELP.at(speaker)):
            return YES.at()
        if has_promised(t, seat, LEAVE_BEHIND.at(speaker)):
            return NO.at()
    if HELP_FOR_HELP.has(claim) or (HELP_ME.has(claim) and below(whim, 2) == 0):
        if not trusts or (HELP_ME.has(claim) and t.space[seat] < t.space[speaker]):
            return NO.at()
        if can_help(t, seat, speaker):
            return SHALL_HELP.at(speaker)
        return SHALL_GIVE.at(speaker) if t.hand_size[seat] > 0 else NO.at()
    return NOTHING


TALK = Speech(
    CLAIMS,
    promises=(
        "i-shall-help",
        "i-shall-not-drive-back",
        "i-shall-give-cards",
        "i-shall-not-turn",
        "leave-behind",
        "yes",
        "no",
    ),
    calls=CALLS,
    moment=moment,
    sensible=sensible,
    holds=holds,
    kept=kept,
    speak=once(speak, moment, sensible),
    reply=fitting(reply, sensible),
    meaning=meaning,
)
