"""How the contract in play stands: what its test comes to with the results so far, and what still works."""

from __future__ import annotations

from dataclasses import dataclass

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract.components import COMPARISON, NONE, THRESHOLD, WHAT
from turncoat.games.chaos_contract.judging import (
    count_different,
    count_passing,
    count_powers,
    count_results,
    count_same,
    drop_conditional,
    extreme,
    figure,
    find_winners,
    is_passed,
    largest_group,
    threshold,
    total,
)
from turncoat.games.chaos_contract.names import NAMES
from turncoat.games.chaos_contract.rolling import goes_back, goes_on
from turncoat.games.chaos_contract.table import (
    COUNTED,
    FACE_DOWN,
    NO_NUMBER,
    Table,
    chosen,
    counts,
    parameter_of,
    value,
)
from turncoat.words import Argument, Message

LIMITED_USE = (box.CONTRACT_SWITCH, box.MEGA_REROLL)


@dataclass(frozen=True)
class Standing:
    """What the test comes to, and whether it would be passed."""

    message: Message
    passes: bool


@dataclass(frozen=True)
class Rank:
    """What a Soul's results come to in a battle, and whether none are better."""

    figure: int
    leads: bool


def settle(view: Table) -> Table:
    """The table with those results only that have a number, as the test would look at it now."""
    settled = view.copy()
    for result in range(view.results):
        if view.number[result] == NO_NUMBER:
            settled.state[result] = FACE_DOWN
    drop_conditional(settled)
    return settled


def standing(settled: Table) -> Standing | None:
    """How the test of a contract stands; nothing while there are too few results to tell."""
    if count_results(settled, NONE) < _least_results(settled):
        return None
    compared = chosen(settled, THRESHOLD) not in (box.A_NUMBER, box.NO_THRESHOLD)
    message = Message(
        "board-standing",
        {
            "what": Message(f"board-so-far-{_measured(settled)}", _measures(settled)),
            "compared": "yes" if compared else "no",
            "bound": threshold(settled),
        },
    )
    return Standing(message, bool(is_passed(settled)))


def rank(settled: Table, seat: int) -> Rank | None:
    """How a Soul stands in a battle; nothing before it has a result."""
    if not count_results(settled, seat):
        return None
    more_is_better = (chosen(settled, COMPARISON) == box.HIGHER) != (chosen(settled, WHAT) == box.NO_RESULT)
    reached = figure(settled, seat)
    leads = bool(find_winners(settled) >> seat & 1)
    return Rank(reached if more_is_better else -reached, leads)


def lasts(view: Table, result: int) -> bool:
    """Whether the power of a result goes on working."""
    power = NONE if view.card[result] == NONE else view.power[view.card[result]]
    if power == NONE or not box.IS_LASTING[power] or not goes_on(view, result, power):
        return False
    if power == box.REROLL_RETURN:
        return bool(goes_back(view, result))
    if power == box.CONDITIONAL:
        return view.state[result] == COUNTED
    return power not in LIMITED_USE or view.rest[result] > 0


def _least_results(view: Table) -> int:
    """Results from which on the test says anything: two where results are compared with one another."""
    compares = chosen(view, WHAT) == box.SEQUENCE or chosen(view, COMPARISON) == box.WITHIN
    return 2 if compares else 1


def _measured(view: Table) -> str:
    """What the test looks at, in a word that names its text."""
    if chosen(view, COMPARISON) == box.WITHIN:
        return "within"
    what = chosen(view, WHAT)
    return "some" if what in (box.ALL, box.NO_RESULT) else NAMES["what"][what]


def _measures(view: Table) -> dict[str, Argument]:
    """The figures that the test looks at."""
    what, parameter = chosen(view, WHAT), parameter_of(view, WHAT)
    results = count_results(view, NONE)
    if chosen(view, COMPARISON) == box.WITHIN:
        return {"count": largest_group(view, parameter_of(view, COMPARISON)), "results": results}
    if what in (box.ALL, box.NO_RESULT, box.SOME):
        return {
            "count": count_passing(view, threshold(view)),
            "results": results,
            "comparison": NAMES["comparison"][chosen(view, COMPARISON)],
            "threshold": NAMES["threshold"][chosen(view, THRESHOLD)],
            "amount": parameter_of(view, THRESHOLD),
        }
    if what == box.EXTREME:
        highest = parameter == box.HIGHEST_RESULT
        which = "highest" if highest else "lowest"
        return {"which": which, "figure": extreme(view, NONE, highest)}
    if what == box.POWER_COUNT:
        having = parameter == box.WITH_POWER
        return {"having": "with" if having else "without", "figure": count_powers(view, NONE, having)}
    if what == box.SEQUENCE:
        return {"values": ", ".join(str(value(view, result)) for result in _in_order(view))}
    count = {box.SUM: total(view, NONE), box.SAME: count_same(view), box.DIFFERENT: count_different(view)}
    return {"figure": count[what]}


def _in_order(view: Table) -> list[int]:
    """The results that count, in their order."""
    results = [result for result in range(view.results) if counts(view, result)]
    return sorted(results, key=lambda result: view.order[result])
