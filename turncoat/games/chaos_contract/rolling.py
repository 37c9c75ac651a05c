"""Rolling in Chaos Contract: turns and rounds, what a revealed card goes through, offers, closing."""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import news, table
from turncoat.games.chaos_contract.attempt import (
    ask,
    ask_all,
    can_switch_to,
    clockwise,
    everyone,
    rollers_with_turns,
)
from turncoat.games.chaos_contract.components import NONE
from turncoat.games.chaos_contract.judging import better
from turncoat.games.chaos_contract.stock import can_draw_die
from turncoat.games.chaos_contract.table import (
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
from turncoat.kernel.moves import around
from turncoat.kernel.news import EVERYONE, only, tell
from turncoat.kernel.rule import rule

# Turns and rounds ------------------------------------------------------------------------------


@rule
def settle(t: Table, outcome: int) -> None:
    """The contract is decided before its time: nothing else of it happens."""
    t.outcome = outcome
    t.stage = table.SHARING
    t.awaits = 0


@rule
def forget_returned(t: Table) -> None:
    """Close the gaps of results that went back into a die."""
    kept = 0
    for result in range(t.results):
        if t.state[result] == table.GONE:
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
    t.number[result] = table.NO_NUMBER
    t.own_number[result] = table.NO_NUMBER
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
    t.after = table.MEGA_AFTER_ROLL
    t.offered = 0
    if seat == NONE:
        t.stage = table.CLOSING
        t.closing = table.SHOW_SECRETS
    elif chosen(t, box.RESTRICTION) == box.SIMULTANEOUS:
        roll_round(t, t.used[seat])
    else:
        t.used[seat] += 1
        t.roller = seat
        if t.usable[seat] == 0:
            tell(t, EVERYONE, news.SKIPPED, seat)
        else:
            t.moment += 1
            t.belongs = table.IN_TURN
            roll_one(t, seat, NONE)


@rule
def roll_round(t: Table, used: int) -> None:
    """All who have used as few turns reveal a card together."""
    t.moment += 1
    t.belongs = table.IN_ROUND
    t.roller = NONE
    t.round_first = t.results
    for step in range(t.seats):
        seat = clockwise(t, step)
        if not (rollers_with_turns(t) >> seat) & 1 or t.used[seat] != used:
            continue
        t.used[seat] += 1
        if t.usable[seat] == 0:
            tell(t, EVERYONE, news.SKIPPED, seat)
        else:
            roll_one(t, seat, NONE)
    t.round_size = t.results - t.round_first
    t.round_step = table.CHOICES
    t.round_at = 0
    t.stage = table.ROUND


@rule
def random_usable(t: Table, seat: int) -> int:
    """A card of a usable die, each equally likely."""
    place = below(t.chance, t.usable[seat])
    for card in range(box.DICE):
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
    return t.power[t.card[result]] == box.REROLL_RETURN and not has_returned(t, t.card[result])


@rule
def has_returned(t: Table, card: int) -> bool:
    """Whether a Reroll Return has gone back in this contract: rolled again it is like any other card."""
    return (t.returned >> card) & 1 == 1


@rule
def go_back(t: Table, result: int) -> None:
    """A Reroll Return is in its die again, and is a result no more."""
    seat = t.owner[result]
    card = t.card[result]
    t.state[result] = table.GONE
    t.works[result] = 0
    t.out[card] = 0
    t.returned |= 1 << card
    t.usable[seat] += 1
    join_die(t, seat, card, t.moment)
    tell(t, EVERYONE, news.WENT_BACK, seat, card)


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
        t.state[replaced] = table.ASIDE
        tell(t, EVERYONE, news.REROLLS, seat, t.card[replaced])
    card = random_usable(t, seat)
    t.out[card] = 1
    t.usable[seat] -= 1
    lay_result(t, seat, card, order)
    if seat == t.secret and in_force(t) == box.SECRET and t.belongs != table.IN_CLOSING:
        t.state[t.now] = table.FACE_DOWN
        tell(t, EVERYONE, news.ROLLED_IN_SECRET, seat)
        tell(t, only(seat), news.SAW_OWN_ROLL, card)
        t.step = table.DONE
    else:
        t.die_shown[card] = 1
        tell(t, EVERYONE, news.ROLLED, seat, card)
    t.stage = table.REVEALING


@rule
def lay_result(t: Table, seat: int, card: int, order: int) -> None:
    """A card lies before a Soul as a result."""
    result = t.results
    t.results += 1
    clear_result(t, result)
    t.card[result] = card
    t.owner[result] = seat
    t.order[result] = order
    t.state[result] = table.COUNTED
    t.times[result] = 1
    t.seen_at[result] = t.moment
    t.now = result
    t.step = table.CHOOSE


@rule
def reroll(t: Table, seat: int) -> None:
    """A Soul's latest result is replaced."""
    t.moment += 1
    roll_one(t, seat, latest(t, seat))


# A reveal, step by step ------------------------------------------------------------------------


@rule
def next_of_round(t: Table) -> None:
    """Simultaneous: all choices, then all numbers and values, then checks and effects card by card."""
    if t.round_step == table.ROUND_OVER:
        t.stage = table.AFTER_ROLL
        return
    if t.round_at == t.round_size:
        t.round_step += 1
        t.round_at = 0
        return
    result = t.round_first + t.round_at
    t.round_at += 1
    if t.state[result] == table.FACE_DOWN or (t.round_step == table.EFFECTS and not matters(t, result)):
        return
    t.now = result
    t.wildcard = NONE
    t.step = table.CHOOSE
    if t.round_step == table.NUMBERS:
        t.step = table.OTHERS if is_first_shown(t, result) else table.WORK
    elif t.round_step == table.EFFECTS:
        t.step = table.CHECK
    t.stage = table.REVEALING


@rule
def is_first_shown(t: Table, result: int) -> bool:
    """Whether no card of a simultaneous round before this one lies open."""
    shown = 0
    for earlier in range(t.round_first, result):
        shown += t.state[earlier] != table.FACE_DOWN
    return shown == 0


@rule
def is_at_bound(t: Table) -> bool:
    """Whether a card of a simultaneous round has to wait for the others."""
    if t.belongs != table.IN_ROUND:
        return False
    if t.round_step == table.CHOICES:
        return t.step == table.OTHERS
    return t.round_step == table.NUMBERS and t.step == table.CHECK


@rule
def next_step(t: Table) -> None:
    """What a revealed card goes through, up to the effect of its power."""
    if is_at_bound(t):
        t.stage = table.ROUND
    elif t.step == table.CHOOSE:
        t.step = table.OTHERS
        t.wildcard = NONE
        number_card(t)
    elif t.step == table.OTHERS:
        offer_changes(t)
    elif t.step == table.WORK:
        t.step = table.SET_ITSELF
        judge_power(t)
    elif t.step == table.SET_ITSELF:
        t.step = table.VALUE
        set_itself(t)
    elif t.step == table.VALUE:
        t.step = table.CHECK
        t.plus[t.now] += lasting_amount(t, t.seen_at[t.now])
        card = t.card[t.now]
        if t.number[t.now] != t.face[card] or t.plus[t.now] != 0 or t.form[card] == box.DUO:
            tell_number(t, t.now)
    elif t.step == table.CHECK:
        t.step = table.CHECK_SWITCH
        check(t, t.now)
    elif t.step == table.CHECK_SWITCH:
        if draws_instead(t, t.now) or not check_switch(t):
            t.step = table.ACT
    elif t.step == table.DONE:
        after_reveal(t)


@rule
def tell_number(t: Table, result: int) -> None:
    """Tell what a card counts as."""
    number = min(255, t.number[result] + news.UP)
    raised = max(0, min(255, t.plus[result] + news.UP))
    tell(t, EVERYONE, news.NUMBER_IS, t.owner[result], t.card[result], number, raised)


@rule
def after_reveal(t: Table) -> None:
    """The reveal is settled; its turn, its round or closing goes on."""
    t.now = NONE
    if t.belongs == table.IN_TURN:
        t.stage = table.AFTER_ROLL
    elif t.belongs == table.IN_ROUND:
        t.stage = table.ROUND
    elif t.belongs == table.IN_CLOSING:
        t.stage = table.CLOSING


@rule
def number_card(t: Table) -> None:
    """A duo and a wildcard are what their owner says, all others what is printed."""
    card = t.card[t.now]
    if t.form[card] == box.DUO or t.form[card] == box.WILDCARD:
        ask(t, t.owner[t.now], table.CHOOSE_NUMBER)
    else:
        t.number[t.now] = t.face[card]


@rule
def is_open_wildcard(t: Table, result: int) -> bool:
    """A wildcard that its owner may still change."""
    return matters(t, result) and t.form[t.card[result]] == box.WILDCARD


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
    first = around(t.owner[one] - t.active + t.seats, t.seats)
    second = around(t.owner[two] - t.active + t.seats, t.seats)
    return first < second or (first == second and one < two)


@rule
def offer_changes(t: Table) -> None:
    """After a number is chosen, the owners of other wildcards may change theirs."""
    if not ask_next_wildcard(t):
        t.step = table.WORK


@rule
def ask_next_wildcard(t: Table) -> bool:
    """Ask the owner of the next wildcard whether to change it; False when nobody is left to ask."""
    result = next_wildcard(t)
    if result == NONE:
        return False
    t.wildcard = result
    ask(t, t.owner[result], table.CHANGE_WILDCARD)
    return True


@rule
def judge_power(t: Table) -> None:
    """Whether the card's power works is decided once, now."""
    power = t.power[t.card[t.now]]
    if power == box.NO_POWER:
        return
    first = t.powers_seen == 0
    t.powers_seen += 1
    t.last_power = t.now
    t.works[t.now] = 1 if power_works(t, first) else 0
    if power == box.MEGA_REROLL:
        t.rest[t.now] = box.MEGA_REROLLS
    elif power == box.CONTRACT_SWITCH:
        t.rest[t.now] = 1
    if not t.works[t.now]:
        tell(t, EVERYONE, news.POWER_IDLE, t.owner[t.now], t.card[t.now])


@rule
def power_works(t: Table, first: bool) -> bool:
    """Two Souls or more, and no SPECIAL against it."""
    if turnout(t) < 2:
        return False
    special = in_force(t)
    if special == box.POWERS_OFF:
        return False
    if special == box.POWERS_OFF_BY_NUMBER:
        bound = box.BY_NUMBER.second[parameter_of(t, box.SPECIAL)]
        way = box.BY_NUMBER.first[parameter_of(t, box.SPECIAL)]
        number = t.number[t.now]
        return not ((way == box.LESS and number < bound) or (way == box.GREATER and number > bound))
    if special == box.ONLY_ONE_POWER:
        return parameter_of(t, box.SPECIAL) == box.FIRST_POWER and first
    return True


@rule
def set_itself(t: Table) -> None:
    """Chameleon, Star Counter, Roll Counter, Attendance: the card's power sets its number."""
    card = t.card[t.now]
    power = t.power[card]
    if not t.works[t.now] or not box.SELF_SETTING[power]:
        return
    if power == box.ATTENDANCE:
        if t.souls == everyone(t):
            ask(t, t.owner[t.now], table.CHOOSE_NUMBER)
        return
    number = t.number[t.now]
    if power == box.STAR_COUNTER:
        number = 2 * t.stars[t.contract]
    elif power == box.ROLL_COUNTER:
        number = t.roll_count
    elif power == box.CHAMELEON:
        number = extreme_number(t, t.power_parameter[card], number)
    if t.form[card] == box.WILDCARD:
        t.own_number[t.now] = number
        ask(t, t.owner[t.now], table.CHOOSE_NUMBER)
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
    lies = t.state[result] == table.COUNTED or t.state[result] == table.ASIDE
    return lies and t.power[t.card[result]] == power


@rule
def lasting_amount(t: Table, moment: int) -> int:
    """What Soul Add and Soul Subtract give to a card revealed now."""
    amount = 0
    for result in range(t.results):
        if t.seen_at[result] < moment:
            each = t.power_parameter[t.card[result]] * turnout(t)
            if goes_on(t, result, box.SOUL_ADD):
                amount += each
            elif goes_on(t, result, box.SOUL_SUBTRACT):
                amount -= each
    return amount


# Checks ----------------------------------------------------------------------------------------


@rule
def draws_instead(t: Table, result: int) -> bool:
    """A working Reroll Random that has not drawn yet: its own number enters no check."""
    return t.works[result] == 1 and t.power[t.card[result]] == box.REROLL_RANDOM and can_draw_die(t)


@rule
def has_pair(t: Table, by_power: bool, late: int) -> bool:
    """Whether two Souls have results of one power, or of one number, one of them later than a moment."""
    for one in range(t.results):
        if not matters(t, one) or t.number[one] == table.NO_NUMBER:
            continue
        for two in range(one):
            if not matters(t, two) or t.owner[one] == t.owner[two] or t.number[two] == table.NO_NUMBER:
                continue
            if t.seen_at[one] <= late and t.seen_at[two] <= late:
                continue
            if by_power:
                power = t.power[t.card[one]]
                if power != box.NO_POWER and power == t.power[t.card[two]]:
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
    if special == box.TOO_MANY_POWERS and t.powers_seen > parameter_of(t, box.SPECIAL):
        tell(t, EVERYONE, news.FAILED_BY_LIMIT)
        settle(t, table.FAILURE)
    elif ends_by_pair(t, special, by_number):
        fails = special == box.FAIL_ON_SAME_POWER or special == box.FAIL_ON_SAME_NUMBER
        end_by_pair(t, table.FAILURE if fails else table.SUCCESS)
    if t.outcome == NONE and by_number and result != NONE:
        check_instant(t, result)
    if t.outcome == NONE and by_number:
        check_duplicates(t)


@rule
def ends_by_pair(t: Table, special: int, by_number: bool) -> bool:
    """Whether the SPECIAL ends the contract because two Souls have shown the same."""
    if special == box.FAIL_ON_SAME_POWER or special == box.SUCCESS_ON_SAME_POWER:
        return has_pair(t, True, t.switched_at)
    if special == box.FAIL_ON_SAME_NUMBER or special == box.SUCCESS_ON_SAME_NUMBER:
        return by_number and has_pair(t, False, t.switched_at)
    return False


@rule
def end_by_pair(t: Table, outcome: int) -> None:
    """Two Souls have shown the same; in a battle nobody stands out."""
    tell(t, EVERYONE, news.ENDED_BY_PAIR, outcome)
    settle(t, outcome)


@rule
def check_instant(t: Table, result: int) -> None:
    """Instant Fail and Instant Success watch the later numbers of other Souls."""
    best = NONE
    for watch in range(t.results):
        if t.owner[watch] == t.owner[result] or t.seen_at[watch] >= t.seen_at[result]:
            continue
        bound = t.power_parameter[t.card[watch]]
        fails = goes_on(t, watch, box.INSTANT_FAIL) and t.number[result] <= bound
        succeeds = goes_on(t, watch, box.INSTANT_SUCCESS) and t.number[result] >= bound
        if (fails or succeeds) and (best == NONE or t.seen_at[watch] < t.seen_at[best]):
            best = watch
    if best != NONE:
        end_by_power(t, best, table.FAILURE if t.power[t.card[best]] == box.INSTANT_FAIL else table.SUCCESS)


@rule
def end_by_power(t: Table, result: int, outcome: int) -> None:
    """A power decides the contract; in a battle its owner wins alone, or all lose."""
    tell(t, EVERYONE, news.ENDED_BY_POWER, outcome, t.owner[result], t.card[result])
    if t.type_[t.contract] == box.BATTLE and outcome == table.SUCCESS:
        t.battle_winners = 1 << t.owner[result]
    settle(t, outcome)


@rule
def check_duplicates(t: Table) -> None:
    """No Duplicates: whose number another result has is ignored; all are compared before any is."""
    doomed = 0  # cards, as a set of bits: of results there may be more than a word has bits
    for one in range(t.results):
        if not matters(t, one) or not goes_on(t, one, box.NO_DUPLICATES) or t.number[one] == table.NO_NUMBER:
            continue
        for two in range(t.results):
            if one != two and matters(t, two) and is_same_number(t, one, two):
                doomed |= 1 << t.card[one]
    if doomed == 0:
        return
    for one in range(t.results):
        if matters(t, one) and (doomed >> t.card[one]) & 1:
            ignore_result(t, one)
            tell(t, EVERYONE, news.DUPLICATE, t.owner[one], t.card[one])


@rule
def ignore_result(t: Table, result: int) -> None:
    """A result stays one, of value 0 and without power."""
    t.ignored[result] = 1
    t.works[result] = 0


@rule
def check_switch(t: Table) -> bool:
    """Contract Switch: where two Souls have one number, the active player takes another contract."""
    for result in range(t.results):
        waits = goes_on(t, result, box.CONTRACT_SWITCH) and t.rest[result] > 0
        if waits and has_pair(t, False, NONE):
            t.rest[result] = 0
            if can_switch(t):
                ask(t, t.active, table.SWITCH_CONTRACT)
                return True
    return False


@rule
def can_switch(t: Table) -> bool:
    """Whether another contract of the same class lies open."""
    found = 0
    for place in range(box.MARKET):
        found += can_switch_to(t, place)
    return found > 0


# After an ordinary roll ------------------------------------------------------------------------


@rule
def mega_for(t: Table, seat: int) -> int:
    """The oldest Mega Reroll of another Soul that a Soul may use, or NONE."""
    best = NONE
    for result in range(t.results):
        open_ = goes_on(t, result, box.MEGA_REROLL) and t.rest[result] > 0 and t.owner[result] != seat
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
            ask(t, seat, table.USE_MEGA_REROLL)
            return True
    return False


@rule
def answer_mega(t: Table, seat: int, uses: bool) -> None:
    """A refusal is final for this time; after a reroll the same Soul is asked again."""
    if uses:
        t.rest[mega_for(t, seat)] -= 1
        tell(t, EVERYONE, news.USED_MEGA, seat)
        reroll(t, seat)
    else:
        t.offered |= 1 << seat


@rule
def those_who_rolled(t: Table) -> int:
    """The Souls of the ordinary roll or round that was just made."""
    if t.belongs == table.IN_TURN:
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
    return in_force(t) == box.LEAVING and t.may_leave == 1 and t.roll_count > 0 and turnout(t) > 1


@rule
def offer_leaving(t: Table) -> None:
    """All Souls but the active player are asked at the same time."""
    ask_all(t, t.souls & ~(1 << t.active), table.LEAVE_OR_STAY)


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
        if t.reply[other] == table.SAID_YES and leaver == NONE:
            leaver = other
        t.reply[other] = table.NOT_ASKED
    if leaver != NONE:
        t.may_leave = 0
        leave(t, leaver)


@rule
def leave(t: Table, seat: int) -> None:
    """A Soul takes its results along; what its powers have done stays."""
    t.souls &= ~(1 << seat)
    t.left |= 1 << seat
    for result in range(t.results):
        if t.owner[result] == seat and t.state[result] != table.GONE:
            unseen = t.state[result] == table.FACE_DOWN
            t.state[result] = table.WITHDRAWN_UNSEEN if unseen else table.WITHDRAWN
            t.works[result] = 0
    tell(t, EVERYONE, news.LEFT, seat)


@rule
def next_after_roll(t: Table) -> None:
    """Mega Rerolls of those who rolled, a battle that may be won, a Soul that may leave."""
    if t.after == table.MEGA_AFTER_ROLL:
        if not offer_mega(t, those_who_rolled(t)):
            t.after = table.RIVALS_COMPARED
    elif t.after == table.RIVALS_COMPARED:
        t.after = table.LEAVING_OFFERED
        if is_until_won(t):
            compare_with_rival(t)
    elif t.after == table.LEAVING_OFFERED:
        t.after = table.ROLL_OVER
        if may_offer_leaving(t) and not is_last_roll(t):
            offer_leaving(t)
    elif t.after == table.ROLL_OVER:
        t.stage = table.ROLLING


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
        settle(t, table.SUCCESS)


# Closing ---------------------------------------------------------------------------------------


@rule
def next_closing(t: Table) -> None:
    """Everything that is still open before the results are judged, in its order."""
    t.belongs = table.IN_CLOSING
    if next_roller(t) != NONE:
        t.stage = table.ROLLING
    elif t.closing == table.SHOW_SECRETS:
        if not show_secret(t):
            close_step(t)
    elif t.closing == table.OFFER_FREE_REROLL:
        if in_force(t) != box.FREE_REROLL or not offer_free_reroll(t):
            close_step(t)
    elif t.closing == table.OFFER_MEGA:
        if not offer_mega(t, t.souls):
            close_step(t)
    elif t.closing == table.LAST_POWER_ACTS:
        close_step(t)
        let_last_power_act(t)
    elif t.closing == table.LAST_CHANCE_TO_LEAVE:
        if only_last_power(t) and offer_mega(t, t.souls):
            return
        close_step(t)
        if may_offer_leaving(t):
            offer_leaving(t)
    elif t.closing == table.FIX_WILDCARDS:
        t.now = NONE
        if not ask_next_wildcard(t):
            close_step(t)
    elif t.closing == table.LAST_CHECKS:
        if not check_switch(t):
            close_step(t)
    elif t.closing == table.ALL_CLOSED:
        t.stage = table.JUDGING


@rule
def close_step(t: Table) -> None:
    """The next step of closing."""
    t.closing += 1
    t.offered = 0
    t.wildcard = NONE
    if t.closing == table.LAST_CHECKS and any_wildcard(t):
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
        if t.state[result] == table.FACE_DOWN and first:
            best = result
    if best == NONE:
        return False
    t.moment += 1
    t.state[best] = table.COUNTED
    t.seen_at[best] = t.moment
    t.die_shown[t.card[best]] = 1
    tell(t, EVERYONE, news.SECRET_SHOWN, t.owner[best], t.card[best])
    t.now = best
    t.step = table.CHOOSE
    t.stage = table.REVEALING
    return True


@rule
def offer_free_reroll(t: Table) -> bool:
    """Souls are asked clockwise; the first to accept rerolls once. False when nobody is left to ask."""
    for step in range(t.seats):
        seat = clockwise(t, step)
        if is_soul(t, seat) and not (t.offered >> seat) & 1 and can_reroll(t, seat):
            ask(t, seat, table.FREE_REROLL_OR_NOT)
            return True
    return False


@rule
def answer_free_reroll(t: Table, seat: int, accepts: bool) -> None:
    """Only one Soul gets it."""
    t.offered |= 1 << seat
    if accepts:
        t.offered = everyone(t)
        tell(t, EVERYONE, news.TOOK_FREE_REROLL, seat)
        reroll(t, seat)


@rule
def only_last_power(t: Table) -> bool:
    """Whether the SPECIAL lets only the last power act."""
    return in_force(t) == box.ONLY_ONE_POWER and parameter_of(t, box.SPECIAL) == box.LAST_POWER


@rule
def let_last_power_act(t: Table) -> None:
    """Only the last power: the power card revealed last acts now, alone among all."""
    last = t.last_power
    if not only_last_power(t) or last == NONE or turnout(t) < 2 or not matters(t, last):
        return
    t.now = last
    t.works[last] = 1
    t.step = table.CHECK
    t.stage = table.REVEALING
    number = t.number[last]
    set_itself(t)
    if t.number[last] != number:
        tell_number(t, last)
