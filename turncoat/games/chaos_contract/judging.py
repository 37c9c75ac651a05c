"""The TEST of a contract, and who does better in a battle."""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import table
from turncoat.games.chaos_contract.components import NONE
from turncoat.games.chaos_contract.news import BATTLE_LOST_BY_ALL, BATTLE_WON, FAILED, SUCCEEDED
from turncoat.games.chaos_contract.table import (
    Table,
    contracts_of,
    counts,
    matters,
    turnout,
    value,
)
from turncoat.kernel.news import EVERYONE, tell
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import paper, rule

# The cells of a trial, which is all that a TEST looks at:
RESULTS, CONTRACT, TURNOUT, SCORED, ROLLS = range(5)
"""how many results there are, the contract, its Souls, what the active player has scored, all rolls made,"""
OWNER = ROLLS + 1
"""and of each result in its order the owner, the value and the power, none where it is ignored."""
VALUE = OWNER + box.MOST_RESULTS
POWER = VALUE + box.MOST_RESULTS
TRIAL_CELLS = POWER + box.MOST_RESULTS


@rule
def is_unmatched(t: Table, result: int) -> bool:
    """Whether a result is a Conditional at work whose number no other result has."""
    if t.power[t.card[result]] != box.CONDITIONAL or not t.works[result]:
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
            t.state[result] = table.GONE


@rule
def stands(t: Table, result: int) -> bool:
    """Whether a result goes into the TEST."""
    return counts(t, result) and not is_unmatched(t, result)


@rule
def lay_trial(t: Table, trial: Cells) -> None:
    """Lay out the contract in play with its results so far."""
    trial[RESULTS] = 0
    trial[CONTRACT] = t.contract
    trial[TURNOUT] = turnout(t)
    trial[SCORED] = contracts_of(t, t.active)
    trial[ROLLS] = t.roll_count
    for result in range(t.results):
        if not stands(t, result):
            continue
        place = 0
        for other in range(t.results):
            place += stands(t, other) and t.order[other] < t.order[result]
        trial[OWNER + place] = t.owner[result]
        trial[VALUE + place] = value(t, result)
        trial[POWER + place] = box.NO_POWER if t.ignored[result] else t.power[t.card[result]]
        trial[RESULTS] += 1


@rule
def belongs_to(trial: Cells, at: int, seat: int) -> bool:
    """Whether a result is a Soul's; all are those of seat NONE."""
    return seat == NONE or trial[OWNER + at] == seat


@rule
def count_results(trial: Cells, seat: int) -> int:
    """How many results there are, of a Soul or of all."""
    count = 0
    for at in range(trial[RESULTS]):
        count += belongs_to(trial, at, seat)
    return count


@rule
def count_powers(trial: Cells, seat: int, with_power: bool) -> int:
    """How many results are with, or without, a power."""
    count = 0
    for at in range(trial[RESULTS]):
        count += belongs_to(trial, at, seat) and (trial[POWER + at] != box.NO_POWER) == with_power
    return count


@rule
def total(trial: Cells, seat: int) -> int:
    """The sum of the values."""
    sum_ = 0
    for at in range(trial[RESULTS]):
        if belongs_to(trial, at, seat):
            sum_ += trial[VALUE + at]
    return sum_


@rule
def extreme(trial: Cells, seat: int, highest: bool) -> int:
    """The highest or lowest value; there is one."""
    found = False
    best = 0
    for at in range(trial[RESULTS]):
        if belongs_to(trial, at, seat):
            worth = trial[VALUE + at]
            if not found or (highest and worth > best) or (not highest and worth < best):
                best = worth
            found = True
    return best


# Contracts that are passed or failed -----------------------------------------------------------


@rule
def threshold(t: Table, trial: Cells) -> int:
    """What the results are compared with."""
    kind = t.choice[trial[CONTRACT], box.THRESHOLD]
    amount = t.parameter[trial[CONTRACT], box.THRESHOLD]
    if kind == box.BY_TURNOUT:
        return amount * trial[TURNOUT]
    if kind == box.BY_SCORED:
        return trial[SCORED]
    if kind == box.BY_POWERS:
        return amount * count_powers(trial, NONE, True)
    if kind == box.BY_ROLLS:
        return trial[ROLLS]
    return amount


@rule
def passes(comparison: int, amount: int, bound: int) -> bool:
    """One comparison, strict both ways."""
    if comparison == box.LOWER:
        return amount < bound
    if comparison == box.HIGHER:
        return amount > bound
    return amount == bound


@rule
def is_enough(parameter: int, count: int) -> bool:
    """At most, at least or exactly so many."""
    bound = box.SOME_OF.first[parameter]
    wanted = box.SOME_OF.second[parameter]
    if bound == box.AT_MOST:
        return count <= wanted
    return count >= wanted if bound == box.AT_LEAST else count == wanted


@rule
def count_passing(trial: Cells, comparison: int, bound: int) -> int:
    """How many values pass."""
    count = 0
    for at in range(trial[RESULTS]):
        count += passes(comparison, trial[VALUE + at], bound)
    return count


@rule
def count_same(trial: Cells) -> int:
    """Results that share their value with another."""
    count = 0
    for one in range(trial[RESULTS]):
        shared = False
        for two in range(trial[RESULTS]):
            shared = shared or (one != two and trial[VALUE + one] == trial[VALUE + two])
        count += shared
    return count


@rule
def count_different(trial: Cells) -> int:
    """Distinct values."""
    count = 0
    for one in range(trial[RESULTS]):
        earlier = False
        for two in range(one):
            earlier = earlier or trial[VALUE + one] == trial[VALUE + two]
        count += not earlier
    return count


@rule
def largest_group(trial: Cells, distance: int) -> int:
    """The size of the largest group of results within a distance of one another."""
    best = 0
    for low in range(trial[RESULTS]):
        group = 0
        for other in range(trial[RESULTS]):
            group += 0 <= trial[VALUE + other] - trial[VALUE + low] <= distance
        best = max(best, group)
    return best


@rule
def is_sequence(trial: Cells, less: bool) -> bool:
    """Each result less, or greater, than the one before it."""
    for at in range(1, trial[RESULTS]):
        step = trial[VALUE + at] - trial[VALUE + at - 1]
        if step == 0 or (step < 0) != less:
            return False
    return trial[RESULTS] > 1


@rule
def passes_test(t: Table, trial: Cells) -> bool:
    """Whether the results of all Souls together pass the TEST."""
    contract = trial[CONTRACT]
    what = t.choice[contract, box.WHAT]
    parameter = t.parameter[contract, box.WHAT]
    comparison = t.choice[contract, box.COMPARISON]
    results = trial[RESULTS]
    if results == 0:
        return False
    if what == box.SEQUENCE:
        return is_sequence(trial, t.parameter[contract, box.COMPARISON] == box.LESS)
    if comparison == box.WITHIN:
        group = largest_group(trial, t.parameter[contract, box.COMPARISON])
        if results < 2:
            return False
        if what == box.ALL:
            return group == results
        return group == 1 if what == box.NO_RESULT else is_enough(parameter, group)
    bound = threshold(t, trial)
    if what == box.SUM:
        return passes(comparison, total(trial, NONE), bound)
    if what == box.EXTREME:
        return passes(comparison, extreme(trial, NONE, parameter == box.HIGHEST_RESULT), bound)
    if what == box.SAME:
        return passes(comparison, count_same(trial), bound)
    if what == box.DIFFERENT:
        return passes(comparison, count_different(trial), bound)
    if what == box.POWER_COUNT:
        return passes(comparison, count_powers(trial, NONE, parameter == box.WITH_POWER), bound)
    passing = count_passing(trial, comparison, bound)
    if what == box.ALL:
        return passing == results
    return passing == 0 if what == box.NO_RESULT else is_enough(parameter, passing)


@rule
def is_passed(t: Table) -> bool:
    """Whether the contract in play passes its TEST as it stands."""
    trial = paper(TRIAL_CELLS)
    lay_trial(t, trial)
    return passes_test(t, trial)


# Battles ---------------------------------------------------------------------------------------


@rule
def figure(t: Table, trial: Cells, seat: int) -> int:
    """What a Soul's own results come to, such that more is better."""
    what = t.choice[trial[CONTRACT], box.WHAT]
    parameter = t.parameter[trial[CONTRACT], box.WHAT]
    higher = t.choice[trial[CONTRACT], box.COMPARISON] == box.HIGHER
    if what == box.SUM:
        amount = total(trial, seat)
    elif what == box.ALL:
        amount = extreme(trial, seat, not higher)
    elif what == box.NO_RESULT:
        amount = extreme(trial, seat, higher)
        higher = not higher
    elif what == box.EXTREME:
        amount = extreme(trial, seat, parameter == box.HIGHEST_RESULT)
    else:
        amount = count_powers(trial, seat, parameter == box.WITH_POWER)
    return amount if higher else -amount


@rule
def better(t: Table, seat: int, other: int) -> int:
    """More than 0 if a Soul does better than another, less if worse; any result is better than none."""
    trial = paper(TRIAL_CELLS)
    lay_trial(t, trial)
    mine = count_results(trial, seat)
    theirs = count_results(trial, other)
    if mine == 0 or theirs == 0:
        return (1 if mine > 0 else 0) - (1 if theirs > 0 else 0)
    return figure(t, trial, seat) - figure(t, trial, other)


@rule
def winners_of(t: Table, trial: Cells) -> int:
    """The Souls who do best, as a set of bits; nobody without a result."""
    best = 0
    winners = 0
    for seat in range(t.seats):
        if count_results(trial, seat) == 0:
            continue
        mine = figure(t, trial, seat)
        if winners == 0 or mine > best:
            best = mine
            winners = 0
        if mine == best:
            winners |= 1 << seat
    return winners


@rule
def find_winners(t: Table) -> int:
    """The winners of the battle in play as it stands."""
    trial = paper(TRIAL_CELLS)
    lay_trial(t, trial)
    return winners_of(t, trial)


@rule
def judge(t: Table, is_battle: bool) -> None:
    """All is rolled: does the contract succeed, or who wins the battle?"""
    drop_conditional(t)
    if is_battle:
        t.battle_winners = find_winners(t)
        t.outcome = table.SUCCESS if t.battle_winners else table.FAILURE
    else:
        t.outcome = table.SUCCESS if is_passed(t) else table.FAILURE
    t.stage = table.SHARING


@rule
def tell_outcome(t: Table, is_battle: bool) -> None:
    """Everybody hears how it went."""
    if is_battle:
        if t.battle_winners:
            tell(t, EVERYONE, BATTLE_WON, t.battle_winners)
        else:
            tell(t, EVERYONE, BATTLE_LOST_BY_ALL)
    elif t.outcome == table.SUCCESS:
        tell(t, EVERYONE, SUCCEEDED)
    else:
        tell(t, EVERYONE, FAILED)
