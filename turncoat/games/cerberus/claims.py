"""The rules of talk in Cerberus: what can be said, what is true, and which promises are kept."""

from __future__ import annotations

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus import news
from turncoat.games.cerberus.cards import deck_for
from turncoat.games.cerberus.components import NONE, PAWNS
from turncoat.games.cerberus.table import ADVENTURER, CERBERUS, LOST, Table, in_play, is_aboard
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
    SHALL_NOT_TURN,
    SHALL_SPARE,
    SPARE_ME,
    YES,
)
from turncoat.kernel.moves import ones
from turncoat.kernel.rule import rule
from turncoat.kernel.talk import (
    BROKEN,
    KEPT,
    NO_PROMISE,
    NOTHING,
    OPEN,
    answering,
    happens,
    is_other,
    number_of,
    promising,
)

__all__ = ["CLAIMS", "has_promised", "holds", "kept", "meaning", "moment", "sensible"]


@rule
def moment(t: Table) -> int:
    """The turn."""
    return t.turns


# What can be said now --------------------------------------------------------------------------


@rule
def is_free(t: Table, seat: int) -> bool:
    """Whether a player is an Adventurer whom Cerberus has not caught."""
    return t.role[seat] == ADVENTURER and t.space[seat] != NONE and not (t.caught >> seat) & 1


@rule
def flees(t: Table, seat: int, other: int) -> bool:
    """Whether somebody else is an Adventurer whom Cerberus has not caught."""
    return is_other(t, seat, other) and is_free(t, other)


@rule
def can_be_helped(t: Table, seat: int) -> bool:
    """Whether a player's pawn can still be brought forward."""
    return is_free(t, seat) and not is_aboard(t, seat)


@rule
def has_company(t: Table, seat: int, other: int) -> bool:
    """Whether there is anybody to talk to, besides one of whom is spoken."""
    company = 0
    for fellow in range(t.seats):
        company += 1 if fellow != other and flees(t, seat, fellow) else 0
    return company > 0


@rule
def may_turn(t: Table, seat: int) -> bool:
    """Whether a player would join Cerberus if it were caught: there is room, and it is not too far."""
    return is_free(t, seat) and PAWNS - in_play(t) < box.DARK and t.space[seat] < t.finish


@rule
def is_riddle(t: Table, seat: int, kind: int) -> bool:
    """Whether a seat may hold a bonus card of a kind, or not, as far as everybody knows."""
    deck = deck_for(t, seat)
    if t.role[seat] == LOST or not box.FIRST_KIND[deck] <= kind < box.FIRST_KIND[deck + 1]:
        return False
    if t.hand_size[seat] <= ones(t.shown[seat]) or (t.shown[seat] >> kind) & 1:
        return False
    left = box.COPIES[kind] - t.discard[kind] - (1 if t.bonus_kind == kind else 0)
    for other in range(t.seats):
        left -= (t.shown[other] >> kind) & 1
    return left > 0


@rule
def has_seen(t: Table, seat: int, slot: int) -> bool:
    """Whether a player, as all know, has seen the Barque of a slot, or both of the others."""
    return (t.known[seat] >> slot) & 1 == 1 or ones(t.known[seat]) == box.SLOTS - 1


@rule
def sensible(t: Table, seat: int, claim: int) -> bool:
    """Whether a claim makes sense for a seat now, true or not: it is neither known to all nor over, and
    whomever it is about can act on it."""
    role = t.role[seat]
    if BARQUE_HAS.has(claim):
        return role != LOST and not t.revealed and has_seen(t, seat, BARQUE_HAS.slot(claim))
    if I_HOLD.has(claim):
        return is_riddle(t, seat, I_HOLD.card(claim))
    if SHALL_SPARE.has(claim):
        return role != LOST and flees(t, seat, SHALL_SPARE.seat(claim))
    if SHALL_GIVE.has(claim):
        other = SHALL_GIVE.seat(claim)
        fellow = is_other(t, seat, other) and t.role[other] == role and t.hand_size[seat] > 0
        return fellow and (role == CERBERUS or (is_free(t, seat) and is_free(t, other)))
    if BELIEVE.has(claim):
        return is_other(t, seat, BELIEVE.seat(claim))
    if DOUBT.has(claim):
        return is_other(t, seat, DOUBT.seat(claim))
    return as_adventurer(t, seat, claim) if is_adventurers(claim) else True


@rule
def is_adventurers(claim: int) -> bool:
    """Whether only Adventurers say it."""
    return (
        SHALL_HELP.has(claim)
        or SHALL_NOT_TURN.has(claim)
        or HELP_ME.has(claim)
        or HELP_FOR_HELP.has(claim)
        or SPARE_ME.has(claim)
        or LEAVE_BEHIND.has(claim)
    )


@rule
def as_adventurer(t: Table, seat: int, claim: int) -> bool:
    """What an Adventurer says to others, or of them."""
    if not is_free(t, seat):
        return False
    if SHALL_HELP.has(claim):
        return is_other(t, seat, SHALL_HELP.seat(claim)) and can_be_helped(t, SHALL_HELP.seat(claim))
    if HELP_FOR_HELP.has(claim):
        other = HELP_FOR_HELP.seat(claim)
        return is_other(t, seat, other) and can_be_helped(t, seat) and can_be_helped(t, other)
    if SPARE_ME.has(claim):
        other = SPARE_ME.seat(claim)
        return is_other(t, seat, other) and (t.role[other] == CERBERUS or is_free(t, other))
    if LEAVE_BEHIND.has(claim):
        other = LEAVE_BEHIND.seat(claim)
        return is_other(t, seat, other) and can_be_helped(t, other) and has_company(t, seat, other)
    if HELP_ME.has(claim):
        return can_be_helped(t, seat) and has_company(t, seat, seat)
    return may_turn(t, seat)


# What is true ----------------------------------------------------------------------------------


@rule
def holds(t: Table, seat: int, claim: int) -> int:
    """Whether a claim is true on a whole table, 1 or 0; -1 for promises, requests and opinions."""
    if BARQUE_HAS.has(claim):
        return 1 if t.barque[BARQUE_HAS.slot(claim)] == BARQUE_HAS.places(claim) + 1 else 0
    if I_HOLD.has(claim):
        return 1 if t.hand[seat, I_HOLD.card(claim)] > 0 else 0
    return -1


# What binds ------------------------------------------------------------------------------------


asked_before = answering(CLAIMS, CALLS)


@rule
def meaning(t: Table, line: int) -> int:
    """What a remark promises: a yes what was asked for, a no to a call for help that it does not come."""
    claim = t.claimed[line]
    if not YES.has(claim) and not NO.has(claim):
        return claim
    request = asked_before(t, line)
    if request == NONE:
        return NOTHING
    asked = t.claimed[request]
    other = t.speaker[request]
    if HELP_ME.has(asked) or HELP_FOR_HELP.has(asked):
        return SHALL_HELP.at(other) if YES.has(claim) else LEAVE_BEHIND.at(other)
    return SHALL_SPARE.at(other) if SPARE_ME.has(asked) and YES.has(claim) else NOTHING


has_promised = promising(meaning)


@rule
def kept(t: Table, seat: int, claim: int, faith: int) -> int:
    """What the last move has made of a promise."""
    if SHALL_HELP.has(claim):
        found = in_own_turn(t, seat, SHALL_HELP.seat(claim), True)
    elif LEAVE_BEHIND.has(claim):
        found = in_own_turn(t, seat, LEAVE_BEHIND.seat(claim), True)
        if found != OPEN:  # nobody is blamed for being kinder than was said
            found = KEPT if found == BROKEN else NO_PROMISE
    elif SHALL_SPARE.has(claim):
        found = in_own_turn(t, seat, SHALL_SPARE.seat(claim), False)
    elif SHALL_GIVE.has(claim):
        found = gave_cards(t, seat, SHALL_GIVE.seat(claim))
    else:
        found = stayed_true(t, seat)
    return NO_PROMISE if found == OPEN and not t.awaits else found


@rule
def active_before(t: Table) -> int:
    """Whose turn it was before the last move."""
    for line in range(t.told):
        if happens(t, line, news.TURN_ENDS):
            return number_of(t, line, 0)
        if happens(t, line, news.TURN_BEGINS):
            return NONE
    return t.active


@rule
def way(t: Table, line: int, seat: int) -> int:
    """How far an event brings a seat's pawn: forward, or back where it is negative."""
    if happens(t, line, news.BOARDED) and number_of(t, line, 0) == seat:
        return 1
    if happens(t, line, news.MOVED) and number_of(t, line, 0) == seat:
        return number_of(t, line, 2) - number_of(t, line, 1)
    return 0


@rule
def in_own_turn(t: Table, seat: int, other: int, helps: bool) -> int:
    """Whether somebody advanced, or was not driven back, in a seat's turn, perhaps the one in progress."""
    active = active_before(t)
    for line in range(t.told):
        if happens(t, line, news.TURN_BEGINS):
            active = number_of(t, line, 0)
        if active == seat:
            by = way(t, line, other)
            if helps and by > 0:
                return KEPT
            if not helps and by < 0:
                return BROKEN
            if happens(t, line, news.TURN_ENDS):
                return BROKEN if helps else KEPT
        if happens(t, line, news.TURN_ENDS):
            active = NONE
    return OPEN


@rule
def gave_cards(t: Table, seat: int, other: int) -> int:
    """Whether a seat gave anything when it was asked for cards."""
    for line in range(t.told):
        asked = happens(t, line, news.OFFERED) and number_of(t, line, 0) == seat
        if asked and number_of(t, line, 1) == other:
            return KEPT if number_of(t, line, 2) > 0 else BROKEN
    return OPEN


@rule
def stayed_true(t: Table, seat: int) -> int:
    """Whether a seat never joined Cerberus."""
    for line in range(t.told):
        if happens(t, line, news.TURNED) and number_of(t, line, 0) == seat:
            return BROKEN
        if happens(t, line, news.ESCAPED) or happens(t, line, news.CERBERUS_WON):
            return KEPT
        if happens(t, line, news.NOBODY_WON):
            return KEPT
    return OPEN
