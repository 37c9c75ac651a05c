"""The rules of talk in Chaos Contract: what can be said, what is true, and which promises are kept."""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import news
from turncoat.games.chaos_contract import table as ask
from turncoat.games.chaos_contract.components import NONE
from turncoat.games.chaos_contract.generator import is_dealt_in_order
from turncoat.games.chaos_contract.table import Table, is_soul
from turncoat.games.chaos_contract.vocabulary import (
    BELIEVE,
    CALLS,
    CLAIMS,
    DIE_HAS,
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
    SHALL_JOIN,
    SHALL_NOT_JOIN,
    YES,
)
from turncoat.kernel.record import MOST_PARTS
from turncoat.kernel.rule import rule
from turncoat.kernel.talk import (
    BROKEN,
    DUE,
    KEPT,
    NO_PROMISE,
    NOTHING,
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
    return t.turns % MOST_PARTS


# What can be said now --------------------------------------------------------------------------


@rule
def can_join(t: Table, seat: int) -> bool:
    """Whether a player may still become a Soul, as far as everybody knows."""
    return (t.stage == ask.PICKING or t.stage == ask.RECRUITING) and not is_soul(t, seat)


@rule
def may_pay_contracts(t: Table) -> bool:
    """Whether there are contracts in the reward, or there may be as long as none is picked."""
    return t.stage == ask.PICKING or t.reward[box.SCORE] > 0


@rule
def can_share(t: Table, other: int) -> bool:
    """Whether the active player may still promise somebody a part of the reward."""
    battle = t.stage != ask.PICKING and t.contract != NONE and t.type_[t.contract] == box.BATTLE
    return t.stage < ask.PAYING and not battle and (is_soul(t, other) or can_join(t, other))


@rule
def is_used(t: Table, number: int) -> bool:
    """Whether a number is on dice that are used at this table."""
    return t.devilish == 1 or PLAIN_LOWEST <= number <= PLAIN_HIGHEST


@rule
def shows(t: Table, card: int, number: int) -> bool:
    """Whether a number is printed on a dice card: it has one, two, or none on a wildcard."""
    if t.form[card] == box.WILDCARD:
        return False
    return t.face[card] == number or (t.form[card] == box.DUO and t.second[card] == number)


@rule
def is_riddle(t: Table, card: int) -> bool:
    """Whether not everybody knows a card's number: an ordered start has no such card, as dealt."""
    return not t.die_shown[card] and (t.chaotic == 1 or t.dealt_to[card] == NONE)


@rule
def is_riddle_with(t: Table, seat: int, number: int) -> bool:
    """Whether a number may be in a player's die, or not, as far as everybody knows."""
    riddles = 0
    for card in range(box.DICE):
        if t.die_place[card] == ask.WITH_SEAT + seat:
            if is_riddle(t, card):
                riddles += 1
            elif shows(t, card, number):
                return False
    return riddles > 0


@rule
def powers_left(t: Table, hand: int) -> int:
    """How many powers of an ordered start have not been shown."""
    left = box.HAND_POWERS
    for card in range(box.HAND * hand, box.HAND * (hand + 1)):
        left -= t.die_shown[card] and t.power[card] != box.NO_POWER
    return left


@rule
def may_hide_power(t: Table, seat: int, power: int) -> bool:
    """Whether there may be a power on a card of a player that was never shown; a start has base powers."""
    found = 0
    for card in range(box.DICE):
        if t.die_place[card] == ask.WITH_SEAT + seat and not t.die_shown[card]:
            if not is_dealt_in_order(t, card):
                found += 1
            elif power < box.FIRST_DEVILISH:
                found += powers_left(t, card // box.HAND) > 0
    return found > 0


@rule
def may_have_none(t: Table, seat: int) -> bool:
    """Whether there may be no power in a player's die: as many as are left of a start can lie elsewhere."""
    for hand in range(0 if t.chaotic else t.seats):
        elsewhere = 0
        for card in range(box.HAND * hand, box.HAND * (hand + 1)):
            elsewhere += not t.die_shown[card] and t.die_place[card] != ask.WITH_SEAT + seat
        if powers_left(t, hand) > elsewhere:
            return False
    return True


@rule
def may_have_power(t: Table, seat: int, power: int) -> bool:
    """Whether a player may have a power, or not, as far as everybody knows: it lies on no card of its own
    that was shown, and there are others. That it has none at all, while none was shown."""
    for card in range(box.DICE):
        shown = t.die_place[card] == ask.WITH_SEAT + seat and t.die_shown[card] == 1
        if shown and (t.power[card] == power) != (power == box.NO_POWER):
            return False
    return may_hide_power(t, seat, power) and (power != box.NO_POWER or may_have_none(t, seat))


@rule
def has_secret(t: Table, seat: int) -> bool:
    """Whether a card lies face down before a player."""
    secrets = 0
    for result in range(t.results):
        secrets += t.state[result] == ask.FACE_DOWN and t.owner[result] == seat
    return secrets > 0


@rule
def sensible(t: Table, seat: int, claim: int) -> bool:
    """Whether a claim makes sense for a seat now, true or not: it is neither known to all nor over, and
    whomever it is about can act on it."""
    if HAVE_POWER.has(claim):
        power = HAVE_POWER.power(claim)
        return (t.devilish == 1 or power < box.FIRST_DEVILISH) and may_have_power(t, seat, power)
    if DIE_HAS.has(claim):
        return is_used(t, DIE_HAS.number(claim)) and is_riddle_with(t, seat, DIE_HAS.number(claim))
    if SECRET_ROLL.has(claim):
        return has_secret(t, seat) and is_used(t, SECRET_ROLL.number(claim))
    if SHALL_JOIN.has(claim) or SHALL_NOT_JOIN.has(claim):
        return seat != t.active and can_join(t, seat)
    if FOR_CONTRACT.has(claim):
        return seat != t.active and can_join(t, seat) and may_pay_contracts(t)
    if JOIN_ME.has(claim):
        other = JOIN_ME.seat(claim)
        return seat == t.active and is_other(t, seat, other) and can_join(t, other)
    if PROMISE_REWARD.has(claim):
        other = PROMISE_REWARD.seat(claim)
        return seat == t.active and is_other(t, seat, other) and can_share(t, other)
    if PROMISE_CONTRACT.has(claim):
        other = PROMISE_CONTRACT.seat(claim)
        return seat == t.active and is_other(t, seat, other) and can_share(t, other) and may_pay_contracts(t)
    if BELIEVE.has(claim):
        return is_other(t, seat, BELIEVE.seat(claim))
    return not DOUBT.has(claim) or is_other(t, seat, DOUBT.seat(claim))


# What is true ----------------------------------------------------------------------------------


@rule
def has_power(t: Table, seat: int, power: int) -> bool:
    """Whether a player has a card with a power; of no power, whether there is no card with any."""
    found = False
    for card in range(box.DICE):
        if t.die_place[card] == ask.WITH_SEAT + seat:
            if power == box.NO_POWER:
                found = found or t.power[card] != box.NO_POWER
            else:
                found = found or t.power[card] == power
    return found != (power == box.NO_POWER)


@rule
def holds(t: Table, seat: int, claim: int) -> int:
    """Whether a claim is true on a whole table, 1 or 0; -1 for promises, requests and opinions."""
    if HAVE_POWER.has(claim):
        return 1 if has_power(t, seat, HAVE_POWER.power(claim)) else 0
    if DIE_HAS.has(claim):
        for card in range(box.DICE):
            if t.die_place[card] == ask.WITH_SEAT + seat and shows(t, card, DIE_HAS.number(claim)):
                return 1
        return 0
    if SECRET_ROLL.has(claim):
        for result in range(t.results):
            secret = t.state[result] == ask.FACE_DOWN and t.owner[result] == seat
            if secret and shows(t, t.card[result], SECRET_ROLL.number(claim)):
                return 1
        return 0
    return -1


# What binds ------------------------------------------------------------------------------------


asked_before = answering(CLAIMS, CALLS)


@rule
def meaning(t: Table, line: int) -> int:
    """What a remark promises: a yes to join, or the contract that a guest asks for; a no to stay out."""
    claim = t.claimed[line]
    if not YES.has(claim) and not NO.has(claim):
        return claim
    request = asked_before(t, line)
    if request == NONE:
        return NOTHING
    if JOIN_ME.has(t.claimed[request]):
        return SHALL_JOIN.at() if YES.has(claim) else SHALL_NOT_JOIN.at()
    grants = FOR_CONTRACT.has(t.claimed[request]) and YES.has(claim)
    return PROMISE_CONTRACT.at(t.speaker[request]) if grants else NOTHING


has_promised = promising(meaning)


@rule
def kept(t: Table, seat: int, claim: int, faith: int) -> int:
    """What the last move has made of a promise for this turn."""
    for line in range(t.told):
        if happens(t, line, news.TURN_BEGINS):
            return BROKEN if faith == DUE else NO_PROMISE
        if SHALL_JOIN.has(claim) or SHALL_NOT_JOIN.has(claim):
            if happens(t, line, news.ACCEPTED) and number_of(t, line, 0) == seat:
                return KEPT if SHALL_JOIN.has(claim) else BROKEN
            if happens(t, line, news.REFUSED) and number_of(t, line, 0) == seat:
                return BROKEN if SHALL_JOIN.has(claim) else KEPT
        elif starts_without(t, line, promised_to(claim)):
            return NO_PROMISE
        elif PROMISE_CONTRACT.has(claim):
            if is_given(t, line, PROMISE_CONTRACT.seat(claim), True):
                return KEPT
            if has_come(t, line, True):
                faith = DUE
        else:
            if is_given(t, line, PROMISE_REWARD.seat(claim), False):
                return KEPT
            if has_come(t, line, False):
                faith = DUE
    if t.awaits:
        return faith
    return BROKEN if faith == DUE else NO_PROMISE


@rule
def promised_to(claim: int) -> int:
    """Who is promised something of the reward."""
    return PROMISE_CONTRACT.seat(claim) if PROMISE_CONTRACT.has(claim) else PROMISE_REWARD.seat(claim)


@rule
def starts_without(t: Table, line: int, seat: int) -> bool:
    """Whether an event says that the contract begins without somebody, to whom then nothing is due."""
    return happens(t, line, news.BEGINS) and not (number_of(t, line, 0) >> seat) & 1


@rule
def has_come(t: Table, line: int, contracts_only: bool) -> bool:
    """Whether an event says that there is something of the reward to share out."""
    if not happens(t, line, news.POOL) or number_of(t, line, 0) != box.REWARD:
        return False
    return number_of(t, line, 1) + (0 if contracts_only else number_of(t, line, 2)) > 0


@rule
def is_given(t: Table, line: int, seat: int, contracts_only: bool) -> bool:
    """Whether an event gives a Soul something of the reward."""
    if not happens(t, line, news.ICON_GIVEN) or number_of(t, line, 1) != box.REWARD:
        return False
    return number_of(t, line, 0) == seat and (not contracts_only or number_of(t, line, 2) == box.SCORE)
