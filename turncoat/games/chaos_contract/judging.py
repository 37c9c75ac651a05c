"""The TEST of a contract, and who does better in a battle."""

from __future__ import annotations

from turncoat.games.chaos_contract.components import (
    ALL,
    AT_LEAST,
    AT_MOST,
    BY_POWERS,
    BY_ROLLS,
    BY_SCORED,
    BY_TURNOUT,
    COMPARISON,
    CONDITIONAL,
    DIFFERENT,
    EXTREME,
    HIGHER,
    HIGHEST_RESULT,
    LESS,
    LOWER,
    NO_POWER,
    NO_RESULT,
    NONE,
    POWER_COUNT,
    SAME,
    SEQUENCE,
    SUM,
    THRESHOLD,
    WHAT,
    WITH_POWER,
    WITHIN,
    some_bound,
    some_count,
)
from turncoat.games.chaos_contract.news import BATTLE_LOST_BY_ALL, BATTLE_WON, FAILED, SUCCEEDED
from turncoat.games.chaos_contract.table import (
    FAILURE,
    GONE,
    SHARING,
    SUCCESS,
    Table,
    chosen,
    contracts_of,
    counts,
    is_soul,
    matters,
    parameter_of,
    turnout,
    value,
)
from turncoat.kernel.news import EVERYONE, tell
from turncoat.kernel.rule import rule


@rule
def is_unmatched(t: Table, result: int) -> bool:
    """Whether a result is a Conditional at work whose number no other result has."""
    if t.power[t.card[result]] != CONDITIONAL or not t.works[result]:
        return False
    if not matters(t, result) or turnout(t) < 2:
        return False
    for other in range(t.results):
        if other != result and matters(t, other) and t.number[other] == t.number[result]:
            return False
    return True


@rule
def drop_conditional(t: Table) -> None:
    """A Conditional result counts only where another result has its number."""
    for result in range(t.results):
        if is_unmatched(t, result):
            t.state[result] = GONE


@rule
def has_power(t: Table, result: int) -> bool:
    """Whether a result has a power printed on it and is not ignored."""
    return not t.ignored[result] and t.power[t.card[result]] != NO_POWER


@rule
def belongs_to(t: Table, result: int, seat: int) -> bool:
    """Whether a result counts, for a Soul or (seat NONE) for all of them."""
    own = counts(t, result) and (seat == NONE or t.owner[result] == seat)
    return own and not is_unmatched(t, result)


@rule
def count_results(t: Table, seat: int) -> int:
    """How many results there are, of a Soul or of all."""
    count = 0
    for result in range(t.results):
        count += belongs_to(t, result, seat)
    return count


@rule
def count_powers(t: Table, seat: int, with_power: bool) -> int:
    """How many results are with, or without, a power."""
    count = 0
    for result in range(t.results):
        count += belongs_to(t, result, seat) and has_power(t, result) == with_power
    return count


@rule
def total(t: Table, seat: int) -> int:
    """The sum of the values."""
    sum_ = 0
    for result in range(t.results):
        if belongs_to(t, result, seat):
            sum_ += value(t, result)
    return sum_


@rule
def extreme(t: Table, seat: int, highest: bool) -> int:
    """The highest or lowest value; there is one."""
    found = False
    best = 0
    for result in range(t.results):
        if belongs_to(t, result, seat):
            worth = value(t, result)
            if not found or (highest and worth > best) or (not highest and worth < best):
                best = worth
            found = True
    return best


# Contracts that are passed or failed -----------------------------------------------------------


@rule
def threshold(t: Table) -> int:
    """What the results are compared with."""
    kind = chosen(t, THRESHOLD)
    amount = parameter_of(t, THRESHOLD)
    if kind == BY_TURNOUT:
        return amount * turnout(t)
    if kind == BY_SCORED:
        return contracts_of(t, t.active)
    if kind == BY_POWERS:
        return amount * count_powers(t, NONE, True)
    if kind == BY_ROLLS:
        return t.roll_count
    return amount


@rule
def passes(t: Table, amount: int, bound: int) -> bool:
    """One comparison, strict both ways."""
    comparison = chosen(t, COMPARISON)
    if comparison == LOWER:
        return amount < bound
    if comparison == HIGHER:
        return amount > bound
    return amount == bound


@rule
def is_enough(t: Table, count: int) -> bool:
    """At most, at least or exactly so many."""
    bound = some_bound(parameter_of(t, WHAT))
    wanted = some_count(parameter_of(t, WHAT))
    if bound == AT_MOST:
        return count <= wanted
    return count >= wanted if bound == AT_LEAST else count == wanted


@rule
def count_passing(t: Table, bound: int) -> int:
    """How many values pass."""
    count = 0
    for result in range(t.results):
        count += counts(t, result) and passes(t, value(t, result), bound)
    return count


@rule
def count_same(t: Table) -> int:
    """Results that share their value with another."""
    count = 0
    for one in range(t.results):
        shared = False
        for two in range(t.results):
            shared = shared or (one != two and counts(t, two) and value(t, one) == value(t, two))
        count += counts(t, one) and shared
    return count


@rule
def count_different(t: Table) -> int:
    """Distinct values."""
    count = 0
    for one in range(t.results):
        earlier = False
        for two in range(one):
            earlier = earlier or (counts(t, two) and value(t, one) == value(t, two))
        count += counts(t, one) and not earlier
    return count


@rule
def largest_group(t: Table, distance: int) -> int:
    """The size of the largest group of results within a distance of one another."""
    best = 0
    for low in range(t.results):
        if not counts(t, low):
            continue
        group = 0
        for other in range(t.results):
            above = value(t, other) - value(t, low)
            group += counts(t, other) and 0 <= above <= distance
        best = max(best, group)
    return best


@rule
def is_sequence(t: Table) -> bool:
    """Each result less, or greater, than the one before it, in their order."""
    previous = NONE
    for _ in range(t.results):
        following = NONE
        for result in range(t.results):
            later = previous == NONE or t.order[result] > t.order[previous]
            if counts(t, result) and later and (following == NONE or t.order[result] < t.order[following]):
                following = result
        if following == NONE:
            return True
        if previous != NONE:
            step = value(t, following) - value(t, previous)
            if step == 0 or (step < 0) != (parameter_of(t, COMPARISON) == LESS):
                return False
        previous = following
    return True


@rule
def is_passed(t: Table) -> bool:
    """Whether the results of all Souls together pass the TEST."""
    results = count_results(t, NONE)
    if results == 0:
        return False
    what = chosen(t, WHAT)
    if what == SEQUENCE:
        return results > 1 and is_sequence(t)
    if chosen(t, COMPARISON) == WITHIN:
        distance = parameter_of(t, COMPARISON)
        group = largest_group(t, distance)
        if results < 2:
            return False
        if what == ALL:
            return group == results
        return group == 1 if what == NO_RESULT else is_enough(t, group)
    bound = threshold(t)
    if what == SUM:
        return passes(t, total(t, NONE), bound)
    if what == EXTREME:
        return passes(t, extreme(t, NONE, parameter_of(t, WHAT) == HIGHEST_RESULT), bound)
    if what == SAME:
        return passes(t, count_same(t), bound)
    if what == DIFFERENT:
        return passes(t, count_different(t), bound)
    if what == POWER_COUNT:
        return passes(t, count_powers(t, NONE, parameter_of(t, WHAT) == WITH_POWER), bound)
    passing = count_passing(t, bound)
    if what == ALL:
        return passing == results
    return passing == 0 if what == NO_RESULT else is_enough(t, passing)


# Battles ---------------------------------------------------------------------------------------


@rule
def figure(t: Table, seat: int) -> int:
    """What a Soul's own results come to, such that more is better."""
    what = chosen(t, WHAT)
    higher = chosen(t, COMPARISON) == HIGHER
    if what == SUM:
        amount = total(t, seat)
    elif what == ALL:
        amount = extreme(t, seat, not higher)
    elif what == NO_RESULT:
        amount = extreme(t, seat, higher)
        higher = not higher
    elif what == EXTREME:
        amount = extreme(t, seat, parameter_of(t, WHAT) == HIGHEST_RESULT)
    else:
        amount = count_powers(t, seat, parameter_of(t, WHAT) == WITH_POWER)
    return amount if higher else -amount


@rule
def better(t: Table, seat: int, other: int) -> int:
    """More than 0 if a Soul does better than another, less if worse; any result is better than none."""
    mine = count_results(t, seat)
    theirs = count_results(t, other)
    if mine == 0 or theirs == 0:
        return (1 if mine > 0 else 0) - (1 if theirs > 0 else 0)
    return figure(t, seat) - figure(t, other)


@rule
def find_winners(t: Table) -> int:
    """The Souls who do best, as a set of bits; nobody without a result."""
    best = NONE
    winners = 0
    for seat in range(t.seats):
        if not is_soul(t, seat) or count_results(t, seat) == 0:
            continue
        lead = 1 if best == NONE else better(t, seat, best)
        if lead > 0:
            best = seat
            winners = 0
        if lead >= 0:
            winners |= 1 << seat
    return winners


@rule
def judge(t: Table, is_battle: bool) -> None:
    """All is rolled: does the contract succeed, or who wins the battle?"""
    drop_conditional(t)
    if is_battle:
        t.battle_winners = find_winners(t)
        t.outcome = SUCCESS if t.battle_winners else FAILURE
    else:
        t.outcome = SUCCESS if is_passed(t) else FAILURE
    t.stage = SHARING


@rule
def tell_outcome(t: Table, is_battle: bool) -> None:
    """Everybody hears how it went."""
    if is_battle:
        if t.battle_winners:
            tell(t, EVERYONE, BATTLE_WON, t.battle_winners)
        else:
            tell(t, EVERYONE, BATTLE_LOST_BY_ALL)
    elif t.outcome == SUCCESS:
        tell(t, EVERYONE, SUCCEEDED)
    else:
        tell(t, EVERYONE, FAILED)
