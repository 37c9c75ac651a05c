"""Rolling in Chaos Contract: turns and rounds, what a revealed card goes through, offers, closing."""

from __future__ import annotations

from turncoat.games.chaos_contract.attempt import (
    ask,
    ask_all,
    can_switch_to,
    clockwise,
    everyone,
    rollers_with_turns,
)
from turncoat.games.chaos_contract.components import (
    ATTENDANCE,
    BATTLE,
    CHAMELEON,
    CONTRACT_SWITCH,
    DICE,
    DUO,
    FAIL_ON_SAME_NUMBER,
    FAIL_ON_SAME_POWER,
    FIRST_POWER,
    FREE_REROLL,
    GREATER,
    INSTANT_FAIL,
    INSTANT_SUCCESS,
    LAST_POWER,
    LEAVING,
    LESS,
    MARKET,
    MEGA_REROLL,
    MEGA_REROLLS,
    NO_DUPLICATES,
    NO_POWER,
    NONE,
    ONLY_ONE_POWER,
    POWERS_OFF,
    POWERS_OFF_BY_NUMBER,
    REROLL_RANDOM,
    REROLL_RETURN,
    RESTRICTION,
    ROLL_COUNTER,
    SECRET,
    SELF_SETTING,
    SIMULTANEOUS,
    SOUL_ADD,
    SOUL_SUBTRACT,
    SPECIAL,
    STAR_COUNTER,
    SUCCESS_ON_SAME_NUMBER,
    SUCCESS_ON_SAME_POWER,
    TOO_MANY_POWERS,
    WILDCARD,
    powers_off_number,
    powers_off_way,
)
from turncoat.games.chaos_contract.judging import better
from turncoat.games.chaos_contract.news import (
    DUPLICATE,
    ENDED_BY_PAIR,
    ENDED_BY_POWER,
    FAILED_BY_LIMIT,
    LEFT,
    NUMBER_IS,
    POWER_IDLE,
    REROLLS,
    ROLLED,
    ROLLED_IN_SECRET,
    SAW_OWN_ROLL,
    SECRET_SHOWN,
    SKIPPED,
    TOOK_FREE_REROLL,
    UP,
    USED_MEGA,
    WENT_BACK,
)
from turncoat.games.chaos_contract.stock import can_draw_die
from turncoat.games.chaos_contract.table import (
    ACT,
    AFTER_ROLL,
    ALL_CLOSED,
    ASIDE,
    CHANGE_WILDCARD,
    CHECK,
    CHECK_SWITCH,
    CHOICES,
    CHOOSE,
    CHOOSE_NUMBER,
    CLOSING,
    COUNTED,
    DONE,
    EFFECTS,
    FACE_DOWN,
    FAILURE,
    FIX_WILDCARDS,
    FREE_REROLL_OR_NOT,
    GONE,
    IN_CLOSING,
    IN_ROUND,
    IN_TURN,
    JUDGING,
    LAST_CHANCE_TO_LEAVE,
    LAST_CHECKS,
    LAST_POWER_ACTS,
    LEAVE_OR_STAY,
    LEAVING_OFFERED,
    MEGA_AFTER_ROLL,
    NO_NUMBER,
    NOT_ASKED,
    NUMBERS,
    OFFER_FREE_REROLL,
    OFFER_MEGA,
    OTHERS,
    REVEALING,
    RIVALS_COMPARED,
    ROLL_OVER,
    ROLLING,
    ROUND,
    ROUND_OVER,
    SAID_YES,
    SET_ITSELF,
    SHARING,
    SHOW_SECRETS,
    SUCCESS,
    SWITCH_CONTRACT,
    USE_MEGA_REROLL,
    VALUE,
    WITHDRAWN,
    WITHDRAWN_UNSEEN,
    WORK,
    Table,
    can_reroll,
    chosen,
    has_turns,
    in_force,
    is_soul,
    is_until_won,
    is_usable,
    join_die,
    latest,
    matters,
    parameter_of,
    turnout,
)
from turncoat.kernel.chance import below
from turncoat.kernel.news import EVERYONE, only, tell
from turncoat.kernel.rule import rule

# Turns and rounds ------------------------------------------------------------------------------


@rule
def settle(t: Table, outcome: int) -> None:
    """The contract is decided before its time: nothing else of it happens."""
    t.outcome = outcome
    t.stage = SHARING
    t.awaits = 0


@rule
def forget_returned(t: Table) -> None:
    """Close the gaps of results that went back into a die."""
    kept = 0
    for result in range(t.results):
        if t.state[result] == GONE:
            continue
        if kept != result:
            move_result(t, result, kept)
        kept += 1
    for result in range(kept, t.results):
        clear_result(t, result)
    t.results = kept


@rule
def move_result(t: Table, result: int, to: int) -> None:
    """A result takes another place in memory; its place in the order stays."""
    t.card[to] = t.card[result]
    t.owner[to] = t.owner[result]
    t.order[to] = t.order[result]
    t.number[to] = t.number[result]
    t.own_number[to] = t.own_number[result]
    t.times[to] = t.times[result]
    t.plus[to] = t.plus[result]
    t.state[to] = t.state[result]
    t.ignored[to] = t.ignored[result]
    t.works[to] = t.works[result]
    t.rest[to] = t.rest[result]
    t.seen_at[to] = t.seen_at[result]
    if t.last_power == result:
        t.last_power = to


@rule
def clear_result(t: Table, result: int) -> None:
    """An empty place for a result."""
    t.card[result] = NONE
    t.owner[result] = NONE
    t.order[result] = NONE
    t.number[result] = NO_NUMBER
    t.own_number[result] = NO_NUMBER
    t.times[result] = 0
    t.plus[result] = 0
    t.state[result] = NONE
    t.ignored[result] = 0
    t.works[result] = 0
    t.rest[result] = 0
    t.seen_at[result] = 0


@rule
def next_roller(t: Table) -> int:
    """The roller with the fewest turns used, clockwise from the active player among equals, or NONE."""
    best = NONE
    cards = 0
    for step in range(t.seats):
        seat = clockwise(t, step)
        if has_turns(t, seat):
            cards += t.usable[seat]
            if best == NONE or t.used[seat] < t.used[best]:
                best = seat
    return NONE if cards == 0 and is_until_won(t) else best


@rule
def next_roll(t: Table) -> None:
    """The next ordinary roll or round; after the last comes closing."""
    forget_returned(t)
    seat = next_roller(t)
    t.after = MEGA_AFTER_ROLL
    t.offered = 0
    if seat == NONE:
        t.stage = CLOSING
        t.closing = SHOW_SECRETS
    elif chosen(t, RESTRICTION) == SIMULTANEOUS:
        roll_round(t, t.used[seat])
    else:
        t.used[seat] += 1
        t.roller = seat
        if t.usable[seat] == 0:
            tell(t, EVERYONE, SKIPPED, seat)
        else:
            t.moment += 1
            t.belongs = IN_TURN
            roll_one(t, seat, NONE)


@rule
def roll_round(t: Table, used: int) -> None:
    """All who have used as few turns reveal a card together."""
    t.moment += 1
    t.belongs = IN_ROUND
    t.roller = NONE
    t.round_first = t.results
    for step in range(t.seats):
        seat = clockwise(t, step)
        if not (rollers_with_turns(t) >> seat) & 1 or t.used[seat] != used:
            continue
        t.used[seat] += 1
        if t.usable[seat] == 0:
            tell(t, EVERYONE, SKIPPED, seat)
        else:
            roll_one(t, seat, NONE)
    t.round_size = t.results - t.round_first
    t.round_step = CHOICES
    t.round_at = 0
    t.stage = ROUND


@rule
def random_usable(t: Table, seat: int) -> int:
    """A card of a usable die, each equally likely."""
    place = below(t.chance, t.usable[seat])
    for card in range(DICE):
        if is_usable(t, seat, card):
            if place == 0:
                return card
            place -= 1
    return NONE


@rule
def goes_back(t: Table, result: int) -> bool:
    """Whether a result is a Reroll Return that works and has not gone back in this contract yet."""
    if not matters(t, result) or not t.works[result] or turnout(t) < 2:
        return False
    return t.power[t.card[result]] == REROLL_RETURN and not has_returned(t, t.card[result])


@rule
def has_returned(t: Table, card: int) -> bool:
    """Whether a Reroll Return has gone back in this contract: rolled again it is like any other card."""
    return (t.returned >> card) & 1 == 1


@rule
def go_back(t: Table, result: int) -> None:
    """A Reroll Return is in its die again, and is a result no more."""
    seat = t.owner[result]
    card = t.card[result]
    t.state[result] = GONE
    t.works[result] = 0
    t.out[card] = 0
    t.returned |= 1 << card
    t.usable[seat] += 1
    join_die(t, seat, card, t.moment)
    tell(t, EVERYONE, WENT_BACK, seat, card)


@rule
def roll_one(t: Table, seat: int, replaced: int) -> None:
    """Reveal a card of a usable die, as a further result or in the place of one that is rerolled."""
    previous = latest(t, seat)
    t.roll_count += 1
    order = t.roll_count
    if replaced != NONE:
        order = t.order[replaced]
    if previous != NONE and goes_back(t, previous):
        go_back(t, previous)
    elif replaced != NONE:
        t.state[replaced] = ASIDE
        tell(t, EVERYONE, REROLLS, seat, t.card[replaced])
    card = random_usable(t, seat)
    t.out[card] = 1
    t.usable[seat] -= 1
    lay_result(t, seat, card, order)
    if seat == t.secret and in_force(t) == SECRET and t.belongs != IN_CLOSING:
        t.state[t.now] = FACE_DOWN
        tell(t, EVERYONE, ROLLED_IN_SECRET, seat)
        tell(t, only(seat), SAW_OWN_ROLL, card)
        t.step = DONE
    else:
        t.die_shown[card] = 1
        tell(t, EVERYONE, ROLLED, seat, card)
    t.stage = REVEALING


@rule
def lay_result(t: Table, seat: int, card: int, order: int) -> None:
    """A card lies before a Soul as a result."""
    result = t.results
    t.results += 1
    clear_result(t, result)
    t.card[result] = card
    t.owner[result] = seat
    t.order[result] = order
    t.state[result] = COUNTED
    t.times[result] = 1
    t.seen_at[result] = t.moment
    t.now = result
    t.step = CHOOSE


@rule
def reroll(t: Table, seat: int) -> None:
    """A Soul's latest result is replaced."""
    t.moment += 1
    roll_one(t, seat, latest(t, seat))


# A reveal, step by step ------------------------------------------------------------------------


@rule
def next_of_round(t: Table) -> None:
    """Simultaneous: all choices, then all numbers and values, then checks and effects card by card."""
    if t.round_step == ROUND_OVER:
        t.stage = AFTER_ROLL
        return
    if t.round_at == t.round_size:
        t.round_step += 1
        t.round_at = 0
        return
    result = t.round_first + t.round_at
    t.round_at += 1
    if t.state[result] == FACE_DOWN or (t.round_step == EFFECTS and not matters(t, result)):
        return
    t.now = result
    t.wildcard = NONE
    t.step = CHOOSE
    if t.round_step == NUMBERS:
        t.step = OTHERS if is_first_shown(t, result) else WORK
    elif t.round_step == EFFECTS:
        t.step = CHECK
    t.stage = REVEALING


@rule
def is_first_shown(t: Table, result: int) -> bool:
    """Whether no card of a simultaneous round before this one lies open."""
    shown = 0
    for earlier in range(t.round_first, result):
        shown += t.state[earlier] != FACE_DOWN
    return shown == 0


@rule
def is_at_bound(t: Table) -> bool:
    """Whether a card of a simultaneous round has to wait for the others."""
    if t.belongs != IN_ROUND:
        return False
    return (t.round_step == CHOICES and t.step == OTHERS) or (t.round_step == NUMBERS and t.step == CHECK)


@rule
def next_step(t: Table) -> None:
    """What a revealed card goes through, up to the effect of its power."""
    if is_at_bound(t):
        t.stage = ROUND
    elif t.step == CHOOSE:
        t.step = OTHERS
        t.wildcard = NONE
        number_card(t)
    elif t.step == OTHERS:
        offer_changes(t)
    elif t.step == WORK:
        t.step = SET_ITSELF
        judge_power(t)
    elif t.step == SET_ITSELF:
        t.step = VALUE
        set_itself(t)
    elif t.step == VALUE:
        t.step = CHECK
        t.plus[t.now] += lasting_amount(t, t.seen_at[t.now])
        card = t.card[t.now]
        if t.number[t.now] != t.face[card] or t.plus[t.now] != 0 or t.form[card] == DUO:
            tell_number(t, t.now)
    elif t.step == CHECK:
        t.step = CHECK_SWITCH
        check(t, t.now)
    elif t.step == CHECK_SWITCH:
        if draws_instead(t, t.now) or not check_switch(t):
            t.step = ACT
    elif t.step == DONE:
        after_reveal(t)


@rule
def tell_number(t: Table, result: int) -> None:
    """Tell what a card counts as."""
    raised = max(0, min(255, t.plus[result] + UP))
    tell(t, EVERYONE, NUMBER_IS, t.owner[result], t.card[result], min(255, t.number[result] + UP), raised)


@rule
def after_reveal(t: Table) -> None:
    """The reveal is settled; its turn, its round or closing goes on."""
    t.now = NONE
    if t.belongs == IN_TURN:
        t.stage = AFTER_ROLL
    elif t.belongs == IN_ROUND:
        t.stage = ROUND
    elif t.belongs == IN_CLOSING:
        t.stage = CLOSING


@rule
def number_card(t: Table) -> None:
    """A duo and a wildcard are what their owner says, all others what is printed."""
    card = t.card[t.now]
    if t.form[card] == DUO or t.form[card] == WILDCARD:
        ask(t, t.owner[t.now], CHOOSE_NUMBER)
    else:
        t.number[t.now] = t.face[card]


@rule
def is_open_wildcard(t: Table, result: int) -> bool:
    """A wildcard that its owner may still change."""
    return matters(t, result) and t.form[t.card[result]] == WILDCARD


@rule
def next_wildcard(t: Table) -> int:
    """The wildcard after the one asked about last, owner by owner clockwise, or NONE.

    The one being revealed, and others of its round, are not among them.
    """
    best = NONE
    for result in range(t.results):
        if not is_open_wildcard(t, result) or not is_asked_before(t, t.wildcard, result):
            continue
        earlier = t.now == NONE or t.seen_at[result] < t.seen_at[t.now]
        if earlier and (best == NONE or is_asked_before(t, result, best)):
            best = result
    return best


@rule
def is_asked_before(t: Table, one: int, two: int) -> bool:
    """Whether the owner of a wildcard is asked about it before another: clockwise, and result by result."""
    if one == NONE:
        return True
    first = (t.owner[one] - t.active) % t.seats
    second = (t.owner[two] - t.active) % t.seats
    return first < second or (first == second and one < two)


@rule
def offer_changes(t: Table) -> None:
    """After a number is chosen, the owners of other wildcards may change theirs."""
    if not ask_next_wildcard(t):
        t.step = WORK


@rule
def ask_next_wildcard(t: Table) -> bool:
    """Ask the owner of the next wildcard whether to change it; False when nobody is left to ask."""
    result = next_wildcard(t)
    if result == NONE:
        return False
    t.wildcard = result
    ask(t, t.owner[result], CHANGE_WILDCARD)
    return True


@rule
def judge_power(t: Table) -> None:
    """Whether the card's power works is decided once, now."""
    power = t.power[t.card[t.now]]
    if power == NO_POWER:
        return
    first = t.powers_seen == 0
    t.powers_seen += 1
    t.last_power = t.now
    t.works[t.now] = 1 if power_works(t, first) else 0
    if power == MEGA_REROLL:
        t.rest[t.now] = MEGA_REROLLS
    elif power == CONTRACT_SWITCH:
        t.rest[t.now] = 1
    if not t.works[t.now]:
        tell(t, EVERYONE, POWER_IDLE, t.owner[t.now], t.card[t.now])


@rule
def power_works(t: Table, first: bool) -> bool:
    """Two Souls or more, and no SPECIAL against it."""
    if turnout(t) < 2:
        return False
    special = in_force(t)
    if special == POWERS_OFF:
        return False
    if special == POWERS_OFF_BY_NUMBER:
        bound = powers_off_number(parameter_of(t, SPECIAL))
        way = powers_off_way(parameter_of(t, SPECIAL))
        number = t.number[t.now]
        return not ((way == LESS and number < bound) or (way == GREATER and number > bound))
    if special == ONLY_ONE_POWER:
        return parameter_of(t, SPECIAL) == FIRST_POWER and first
    return True


@rule
def set_itself(t: Table) -> None:
    """Chameleon, Star Counter, Roll Counter, Attendance: the card's power sets its number."""
    card = t.card[t.now]
    power = t.power[card]
    if not t.works[t.now] or not SELF_SETTING[power]:
        return
    if power == ATTENDANCE:
        if t.souls == everyone(t):
            ask(t, t.owner[t.now], CHOOSE_NUMBER)
        return
    number = t.number[t.now]
    if power == STAR_COUNTER:
        number = 2 * t.stars[t.contract]
    elif power == ROLL_COUNTER:
        number = t.roll_count
    elif power == CHAMELEON:
        number = extreme_number(t, t.power_parameter[card], number)
    if t.form[card] == WILDCARD:
        t.own_number[t.now] = number
        ask(t, t.owner[t.now], CHOOSE_NUMBER)
    else:
        t.number[t.now] = number


@rule
def extreme_number(t: Table, highest: int, printed: int) -> int:
    """The lowest or highest number among all other results, or the printed one."""
    found = NONE
    for result in range(t.results):
        if result == t.now or not matters(t, result):
            continue
        ahead = found == NONE
        if found != NONE:
            more = t.number[result] - t.number[found]
            ahead = more > 0 if highest else more < 0
        if ahead:
            found = result
    return printed if found == NONE else t.number[found]


@rule
def goes_on(t: Table, result: int, power: int) -> bool:
    """Whether a lasting power is at work: not ignored, its owner still a Soul, and nobody alone."""
    if not t.works[result] or t.ignored[result] or turnout(t) < 2:
        return False
    lies = t.state[result] == COUNTED or t.state[result] == ASIDE
    return lies and t.power[t.card[result]] == power


@rule
def lasting_amount(t: Table, moment: int) -> int:
    """What Soul Add and Soul Subtract give to a card revealed now."""
    amount = 0
    for result in range(t.results):
        if t.seen_at[result] < moment:
            each = t.power_parameter[t.card[result]] * turnout(t)
            if goes_on(t, result, SOUL_ADD):
                amount += each
            elif goes_on(t, result, SOUL_SUBTRACT):
                amount -= each
    return amount


# Checks ----------------------------------------------------------------------------------------


@rule
def draws_instead(t: Table, result: int) -> bool:
    """A working Reroll Random that has not drawn yet: its own number enters no check."""
    return t.works[result] == 1 and t.power[t.card[result]] == REROLL_RANDOM and can_draw_die(t)


@rule
def has_pair(t: Table, by_power: bool, late: int) -> bool:
    """Whether two Souls have results of one power, or of one number, one of them later than a moment."""
    for one in range(t.results):
        if not matters(t, one) or t.number[one] == NO_NUMBER:
            continue
        for two in range(one):
            if not matters(t, two) or t.owner[one] == t.owner[two] or t.number[two] == NO_NUMBER:
                continue
            if t.seen_at[one] <= late and t.seen_at[two] <= late:
                continue
            if by_power:
                power = t.power[t.card[one]]
                if power != NO_POWER and power == t.power[t.card[two]]:
                    return True
            elif is_same_number(t, one, two):
                return True
    return False


@rule
def is_same_number(t: Table, one: int, two: int) -> bool:
    """Whether two results have one number, and neither is about to be replaced by a card from the deck."""
    return t.number[one] == t.number[two] and not (draws_instead(t, one) or draws_instead(t, two))


@rule
def check(t: Table, result: int) -> None:
    """The SPECIAL first, then lasting powers in the order of their reveal; each may end the contract."""
    special = in_force(t)
    by_number = result == NONE or not draws_instead(t, result)
    if special == TOO_MANY_POWERS and t.powers_seen > parameter_of(t, SPECIAL):
        tell(t, EVERYONE, FAILED_BY_LIMIT)
        settle(t, FAILURE)
    elif ends_by_pair(t, special, by_number):
        fails = special == FAIL_ON_SAME_POWER or special == FAIL_ON_SAME_NUMBER
        end_by_pair(t, FAILURE if fails else SUCCESS)
    if t.outcome == NONE and by_number and result != NONE:
        check_instant(t, result)
    if t.outcome == NONE and by_number:
        check_duplicates(t)


@rule
def ends_by_pair(t: Table, special: int, by_number: bool) -> bool:
    """Whether the SPECIAL ends the contract because two Souls have shown the same."""
    if special == FAIL_ON_SAME_POWER or special == SUCCESS_ON_SAME_POWER:
        return has_pair(t, True, t.switched_at)
    if special == FAIL_ON_SAME_NUMBER or special == SUCCESS_ON_SAME_NUMBER:
        return by_number and has_pair(t, False, t.switched_at)
    return False


@rule
def end_by_pair(t: Table, outcome: int) -> None:
    """Two Souls have shown the same; in a battle nobody stands out."""
    tell(t, EVERYONE, ENDED_BY_PAIR, outcome)
    settle(t, outcome)


@rule
def check_instant(t: Table, result: int) -> None:
    """Instant Fail and Instant Success watch the later numbers of other Souls."""
    best = NONE
    for watch in range(t.results):
        if t.owner[watch] == t.owner[result] or t.seen_at[watch] >= t.seen_at[result]:
            continue
        bound = t.power_parameter[t.card[watch]]
        fails = goes_on(t, watch, INSTANT_FAIL) and t.number[result] <= bound
        succeeds = goes_on(t, watch, INSTANT_SUCCESS) and t.number[result] >= bound
        if (fails or succeeds) and (best == NONE or t.seen_at[watch] < t.seen_at[best]):
            best = watch
    if best != NONE:
        end_by_power(t, best, FAILURE if t.power[t.card[best]] == INSTANT_FAIL else SUCCESS)


@rule
def end_by_power(t: Table, result: int, outcome: int) -> None:
    """A power decides the contract; in a battle its owner wins alone, or all lose."""
    tell(t, EVERYONE, ENDED_BY_POWER, outcome, t.owner[result], t.card[result])
    if t.type_[t.contract] == BATTLE and outcome == SUCCESS:
        t.battle_winners = 1 << t.owner[result]
    settle(t, outcome)


@rule
def check_duplicates(t: Table) -> None:
    """No Duplicates: whose number another result has is ignored; all are compared before any is."""
    doomed = 0  # cards, as a set of bits: of results there may be more than a word has bits
    for one in range(t.results):
        if not matters(t, one) or not goes_on(t, one, NO_DUPLICATES) or t.number[one] == NO_NUMBER:
            continue
        for two in range(t.results):
            if one != two and matters(t, two) and is_same_number(t, one, two):
                doomed |= 1 << t.card[one]
    if doomed == 0:
        return
    for one in range(t.results):
        if matters(t, one) and (doomed >> t.card[one]) & 1:
            ignore_result(t, one)
            tell(t, EVERYONE, DUPLICATE, t.owner[one], t.card[one])


@rule
def ignore_result(t: Table, result: int) -> None:
    """A result stays one, of value 0 and without power."""
    t.ignored[result] = 1
    t.works[result] = 0


@rule
def check_switch(t: Table) -> bool:
    """Contract Switch: where two Souls have one number, the active player takes another contract."""
    for result in range(t.results):
        waits = goes_on(t, result, CONTRACT_SWITCH) and t.rest[result] > 0
        if waits and has_pair(t, False, NONE):
            t.rest[result] = 0
            if can_switch(t):
                ask(t, t.active, SWITCH_CONTRACT)
                return True
    return False


@rule
def can_switch(t: Table) -> bool:
    """Whether another contract of the same class lies open."""
    found = 0
    for place in range(MARKET):
        found += can_switch_to(t, place)
    return found > 0


# After an ordinary roll ------------------------------------------------------------------------


@rule
def mega_for(t: Table, seat: int) -> int:
    """The oldest Mega Reroll of another Soul that a Soul may use, or NONE."""
    best = NONE
    for result in range(t.results):
        open_ = goes_on(t, result, MEGA_REROLL) and t.rest[result] > 0 and t.owner[result] != seat
        if open_ and (best == NONE or t.seen_at[result] < t.seen_at[best]):
            best = result
    return best if best != NONE and can_reroll(t, seat) else NONE


@rule
def offer_mega(t: Table, seats: int) -> bool:
    """Ask the next of some Souls whether it uses a Mega Reroll; False when nobody is left to ask."""
    for step in range(t.seats):
        seat = clockwise(t, step)
        due = (seats >> seat) & 1 and not (t.offered >> seat) & 1 and is_soul(t, seat)
        if due and mega_for(t, seat) != NONE:
            ask(t, seat, USE_MEGA_REROLL)
            return True
    return False


@rule
def answer_mega(t: Table, seat: int, uses: bool) -> None:
    """A refusal is final for this time; after a reroll the same Soul is asked again."""
    if uses:
        t.rest[mega_for(t, seat)] -= 1
        tell(t, EVERYONE, USED_MEGA, seat)
        reroll(t, seat)
    else:
        t.offered |= 1 << seat


@rule
def those_who_rolled(t: Table) -> int:
    """The Souls of the ordinary roll or round that was just made."""
    if t.belongs == IN_TURN:
        return 1 << t.roller
    seats = 0
    for place in range(t.round_size):
        seats |= 1 << t.owner[t.round_first + place]
    return seats


@rule
def is_last_roll(t: Table) -> bool:
    """Whether nobody has an ordinary roll left."""
    return rollers_with_turns(t) == 0


@rule
def may_offer_leaving(t: Table) -> bool:
    """Whether a Soul may leave the contract now."""
    return in_force(t) == LEAVING and t.may_leave == 1 and t.roll_count > 0 and turnout(t) > 1


@rule
def offer_leaving(t: Table) -> None:
    """All Souls but the active player are asked at the same time."""
    ask_all(t, t.souls & ~(1 << t.active), LEAVE_OR_STAY)


@rule
def answer_leaving(t: Table, seat: int, reply: int) -> None:
    """When all have answered, the first clockwise who wants to leaves."""
    t.reply[seat] = reply
    t.awaits &= ~(1 << seat)
    if t.awaits:
        return
    leaver = NONE
    for step in range(t.seats):
        other = clockwise(t, step)
        if t.reply[other] == SAID_YES and leaver == NONE:
            leaver = other
        t.reply[other] = NOT_ASKED
    if leaver != NONE:
        t.may_leave = 0
        leave(t, leaver)


@rule
def leave(t: Table, seat: int) -> None:
    """A Soul takes its results along; what its powers have done stays."""
    t.souls &= ~(1 << seat)
    t.left |= 1 << seat
    for result in range(t.results):
        if t.owner[result] == seat and t.state[result] != GONE:
            t.state[result] = WITHDRAWN_UNSEEN if t.state[result] == FACE_DOWN else WITHDRAWN
            t.works[result] = 0
    tell(t, EVERYONE, LEFT, seat)


@rule
def next_after_roll(t: Table) -> None:
    """Mega Rerolls of those who rolled, a battle that may be won, a Soul that may leave."""
    if t.after == MEGA_AFTER_ROLL:
        if not offer_mega(t, those_who_rolled(t)):
            t.after = RIVALS_COMPARED
    elif t.after == RIVALS_COMPARED:
        t.after = LEAVING_OFFERED
        if is_until_won(t):
            compare_with_rival(t)
    elif t.after == LEAVING_OFFERED:
        t.after = ROLL_OVER
        if may_offer_leaving(t) and not is_last_roll(t):
            offer_leaving(t)
    elif t.after == ROLL_OVER:
        t.stage = ROLLING


@rule
def compare_with_rival(t: Table) -> None:
    """A battle until somebody wins: whoever does better than the other who rolled last wins alone."""
    seat = t.roller
    other = t.rival if t.rival != seat else t.other_rival
    if t.rival != seat:
        t.other_rival = t.rival
        t.rival = seat
    if other != NONE and is_soul(t, other) and better(t, seat, other) > 0:
        t.battle_winners = 1 << seat
        settle(t, SUCCESS)


# Closing ---------------------------------------------------------------------------------------


@rule
def next_closing(t: Table) -> None:
    """Everything that is still open before the results are judged, in its order."""
    t.belongs = IN_CLOSING
    if next_roller(t) != NONE:
        t.stage = ROLLING
    elif t.closing == SHOW_SECRETS:
        if not show_secret(t):
            close_step(t)
    elif t.closing == OFFER_FREE_REROLL:
        if in_force(t) != FREE_REROLL or not offer_free_reroll(t):
            close_step(t)
    elif t.closing == OFFER_MEGA:
        if not offer_mega(t, t.souls):
            close_step(t)
    elif t.closing == LAST_POWER_ACTS:
        close_step(t)
        let_last_power_act(t)
    elif t.closing == LAST_CHANCE_TO_LEAVE:
        if only_last_power(t) and offer_mega(t, t.souls):
            return
        close_step(t)
        if may_offer_leaving(t):
            offer_leaving(t)
    elif t.closing == FIX_WILDCARDS:
        t.now = NONE
        if not ask_next_wildcard(t):
            close_step(t)
    elif t.closing == LAST_CHECKS:
        if not check_switch(t):
            close_step(t)
    elif t.closing == ALL_CLOSED:
        t.stage = JUDGING


@rule
def close_step(t: Table) -> None:
    """The next step of closing."""
    t.closing += 1
    t.offered = 0
    t.wildcard = NONE
    if t.closing == LAST_CHECKS and any_wildcard(t):
        check(t, NONE)


@rule
def any_wildcard(t: Table) -> bool:
    """Whether a wildcard has just been fixed."""
    found = 0
    for result in range(t.results):
        found += is_open_wildcard(t, result)
    return found > 0


@rule
def show_secret(t: Table) -> bool:
    """The next face-down card is shown and goes through everything; False when there is none."""
    best = NONE
    for result in range(t.results):
        first = best == NONE or t.order[result] < t.order[best]
        if t.state[result] == FACE_DOWN and first:
            best = result
    if best == NONE:
        return False
    t.moment += 1
    t.state[best] = COUNTED
    t.seen_at[best] = t.moment
    t.die_shown[t.card[best]] = 1
    tell(t, EVERYONE, SECRET_SHOWN, t.owner[best], t.card[best])
    t.now = best
    t.step = CHOOSE
    t.stage = REVEALING
    return True


@rule
def offer_free_reroll(t: Table) -> bool:
    """Souls are asked clockwise; the first to accept rerolls once. False when nobody is left to ask."""
    for step in range(t.seats):
        seat = clockwise(t, step)
        if is_soul(t, seat) and not (t.offered >> seat) & 1 and can_reroll(t, seat):
            ask(t, seat, FREE_REROLL_OR_NOT)
            return True
    return False


@rule
def answer_free_reroll(t: Table, seat: int, accepts: bool) -> None:
    """Only one Soul gets it."""
    t.offered |= 1 << seat
    if accepts:
        t.offered = everyone(t)
        tell(t, EVERYONE, TOOK_FREE_REROLL, seat)
        reroll(t, seat)


@rule
def only_last_power(t: Table) -> bool:
    """Whether the SPECIAL lets only the last power act."""
    return in_force(t) == ONLY_ONE_POWER and parameter_of(t, SPECIAL) == LAST_POWER


@rule
def let_last_power_act(t: Table) -> None:
    """Only the last power: the power card revealed last acts now, alone among all."""
    last = t.last_power
    if not only_last_power(t) or last == NONE or turnout(t) < 2 or not matters(t, last):
        return
    t.now = last
    t.works[last] = 1
    t.step = CHECK
    t.stage = REVEALING
    number = t.number[last]
    set_itself(t)
    if t.number[last] != number:
        tell_number(t, last)
