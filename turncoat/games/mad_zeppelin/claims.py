"""The rules of talk in Mad Zeppelin: what can be said, what is true, and which promises are kept."""

from __future__ import annotations

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin import news
from turncoat.games.mad_zeppelin.components import COLOURS_OF, LAPS, NONE, RATATINE, TRAITORS
from turncoat.games.mad_zeppelin.table import ACTING, DRAFTING, Table, laid_by, last_drafter
from turncoat.games.mad_zeppelin.vocabulary import (
    BELIEVE,
    CALLS,
    CLAIMS,
    DOUBT,
    HOLD_NO,
    I_HOLD,
    LEFT_OUT,
    MY_COLOUR,
    MY_TRAITOR,
    SHALL_NOT_PLAY,
    SHALL_SPARE,
    SPARE_ME,
    TOP_CARD,
    YES,
)
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
    """The game turn."""
    return t.turn


# What can be said now --------------------------------------------------------------------------


@rule
def is_hidden(t: Table, traitor: int) -> bool:
    """Whether a traitor lies open nowhere."""
    return not (t.face_up >> traitor) & 1


@rule
def has_foreseen(t: Table, seat: int) -> bool:
    """Whether a seat was, as all know, the last to look at the top of the Hold, and not all that it saw was
    drawn since: every play draws a card."""
    seer = NONE
    for play in range(max(0, t.plays - box.SEEN), t.plays):
        if t.ability[play] == RATATINE:
            seer = t.player[play]
    return seer == seat


@rule
def hidden_traitors(t: Table, seat: int) -> int:
    """How many traitors of this turn a seat has that lie open nowhere, as far as everybody can tell."""
    hidden = LAPS
    for round_ in range(LAPS):
        hidden -= t.laid[seat, round_] != NONE
    return hidden


@rule
def laid_colours(t: Table, seat: int) -> int:
    """The colours of the traitors that a seat has laid, as a set of bits."""
    colours = 0
    for traitor in range(TRAITORS):
        if (laid_by(t, seat) >> traitor) & 1:
            colours |= COLOURS_OF[traitor]
    return colours


@rule
def all_lie_open(t: Table) -> bool:
    """Whether everybody's traitors lie open."""
    hidden = 0
    for seat in range(t.seats):
        hidden += hidden_traitors(t, seat)
    return hidden == 0


@rule
def is_left(t: Table, kind: int) -> bool:
    """Whether not all Cargo of a kind lies open."""
    left = box.COPIES[kind] - t.discarded[kind]
    for seat in range(t.seats):
        left -= t.thrown[seat, kind]
    return left > 0


@rule
def can_take(t: Table, seat: int, other: int) -> bool:
    """Whether a seat may still take something in this turn from another one that has anything."""
    acts = hidden_traitors(t, seat) > 0 or (t.stage == ACTING and t.actor == seat)
    return is_other(t, seat, other) and acts and t.hand_size[other] + t.coins[other] > 0


@rule
def has_looked(t: Table, seat: int) -> bool:
    """Whether a seat has seen the traitors put aside, or those that nobody selected."""
    return t.stage != DRAFTING and (seat == t.leader or seat == last_drafter(t))


@rule
def sensible(t: Table, seat: int, claim: int) -> bool:
    """Whether a claim makes sense for a seat now, true or not: it is neither known to all nor over, and
    whomever it is about can act on it."""
    if I_HOLD.has(claim):
        return t.hand_size[seat] > 0 and is_left(t, I_HOLD.cargo(claim))
    if HOLD_NO.has(claim):
        return t.hand_size[seat] > 0 and is_left(t, HOLD_NO.cargo(claim))
    if TOP_CARD.has(claim):
        card = TOP_CARD.cargo(claim)
        return t.depth > 0 and has_foreseen(t, seat) and (card == box.JOURNEY or is_left(t, card))
    if MY_TRAITOR.has(claim):
        return hidden_traitors(t, seat) > 0 and is_hidden(t, MY_TRAITOR.traitor(claim))
    if MY_COLOUR.has(claim):
        known = (laid_colours(t, seat) >> MY_COLOUR.colour(claim)) & 1 == 1
        return hidden_traitors(t, seat) > 0 and not known
    if LEFT_OUT.has(claim):
        looked = has_looked(t, seat) and not all_lie_open(t)
        return looked and is_hidden(t, LEFT_OUT.traitor(claim))
    if SHALL_NOT_PLAY.has(claim):
        held = (t.held[seat] >> SHALL_NOT_PLAY.traitor(claim)) & 1 == 1
        return held and t.stage != DRAFTING and hidden_traitors(t, seat) == LAPS
    if SHALL_SPARE.has(claim):
        return can_take(t, seat, SHALL_SPARE.seat(claim))
    if SPARE_ME.has(claim):
        return is_other(t, seat, SPARE_ME.seat(claim)) and can_take(t, SPARE_ME.seat(claim), seat)
    if BELIEVE.has(claim):
        return is_other(t, seat, BELIEVE.seat(claim))
    return not DOUBT.has(claim) or is_other(t, seat, DOUBT.seat(claim))


# What is true ----------------------------------------------------------------------------------


@rule
def traitors_of(t: Table, seat: int) -> int:
    """The traitors that a seat has or has laid in this turn, as a set of bits."""
    return t.held[seat] | laid_by(t, seat)


@rule
def colours_of(t: Table, seat: int) -> int:
    """Their colours, as a set of bits."""
    colours = 0
    for traitor in range(TRAITORS):
        if (traitors_of(t, seat) >> traitor) & 1:
            colours |= COLOURS_OF[traitor]
    return colours


@rule
def holds(t: Table, seat: int, claim: int) -> int:
    """Whether a claim is true on a whole table, 1 or 0; -1 for promises, requests and opinions."""
    if I_HOLD.has(claim):
        return 1 if t.hand[seat, I_HOLD.cargo(claim)] > 0 else 0
    if HOLD_NO.has(claim):
        return 1 if t.hand[seat, HOLD_NO.cargo(claim)] == 0 else 0
    if TOP_CARD.has(claim):
        return 1 if t.depth > 0 and t.hold[t.top] == TOP_CARD.cargo(claim) else 0
    if MY_TRAITOR.has(claim):
        return (traitors_of(t, seat) >> MY_TRAITOR.traitor(claim)) & 1
    if MY_COLOUR.has(claim):
        return (colours_of(t, seat) >> MY_COLOUR.colour(claim)) & 1
    if LEFT_OUT.has(claim):
        for other in range(t.seats):
            if (traitors_of(t, other) >> LEFT_OUT.traitor(claim)) & 1:
                return 0
        return 1
    return -1


@rule
def ends_turn(t: Table, line: int) -> bool:
    """Whether an event ends a turn."""
    return (
        happens(t, line, news.TURN_BEGINS)
        or happens(t, line, news.WON)
        or happens(t, line, news.DRAWN_GAME)
        or happens(t, line, news.NOBODY_WON)
    )


@rule
def plays(t: Table, line: int) -> bool:
    """Whether an event is somebody's choice of the traitor to play first, or to show."""
    return happens(t, line, news.PLAYED) or happens(t, line, news.SHOWED)


@rule
def takes(t: Table, line: int) -> bool:
    """Whether an event takes something from somebody."""
    return (
        happens(t, line, news.ROBBED)
        or happens(t, line, news.STOLE)
        or happens(t, line, news.STOLE_COIN)
        or happens(t, line, news.SWAPPED)
    )


asked_before = answering(CLAIMS, CALLS)


@rule
def has_agreed(t: Table, line: int, seat: int) -> bool:
    """Whether a seat has said yes to an offer in the same turn."""
    for later in range(line + 1, t.said):
        if t.speaker[later] == seat and YES.has(t.claimed[later]) and t.said_in[later] == t.said_in[line]:
            return True
    return False


@rule
def meaning(t: Table, line: int) -> int:
    """What a remark promises: a truce binds both, once there is a yes to the offer."""
    claim = t.claimed[line]
    if SPARE_ME.has(claim):
        other = SPARE_ME.seat(claim)
        return SHALL_SPARE.at(other) if has_agreed(t, line, other) else claim
    if not YES.has(claim):
        return claim
    offer = asked_before(t, line)
    truce = offer != NONE and SPARE_ME.has(t.claimed[offer])
    return SHALL_SPARE.at(t.speaker[offer]) if truce else NOTHING


has_promised = promising(meaning)


@rule
def kept(t: Table, seat: int, claim: int, faith: int) -> int:
    """Whether a seat has done in this turn what it promised not to do; nothing comes of an offer alone."""
    for line in range(t.told):
        if ends_turn(t, line):
            return KEPT if SHALL_SPARE.has(claim) else NO_PROMISE
        if number_of(t, line, 0) == seat:
            if SHALL_NOT_PLAY.has(claim):
                if plays(t, line):
                    same = number_of(t, line, 1) == SHALL_NOT_PLAY.traitor(claim)
                    return BROKEN if same else KEPT
            elif takes(t, line) and claim == SHALL_SPARE.at(number_of(t, line, 1)):
                return BROKEN
    return OPEN
