"""How the contract in play stands: what its test comes to with the results so far, and what still works."""

from __future__ import annotations

from dataclasses import dataclass

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract.components import COMPARISON, NONE, THRESHOLD, WHAT
from turncoat.games.chaos_contract.judging import (
    TRIAL_CELLS,
    VALUE,
    count_different,
    count_passing,
    count_powers,
    count_results,
    count_same,
    drop_conditional,
    extreme,
    figure,
    largest_group,
    lay_trial,
    passes_test,
    threshold,
    total,
    winners_of,
)
from turncoat.games.chaos_contract.names import said
from turncoat.games.chaos_contract.rolling import goes_back, goes_on
from turncoat.games.chaos_contract.table import (
    COUNTED,
    FACE_DOWN,
    NO_NUMBER,
    Table,
    chosen,
    parameter_of,
)
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import paper
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


def _trial(settled: Table) -> Cells:
    """What the test looks at."""
    trial = paper(TRIAL_CELLS)
    lay_trial(settled, trial)
    return trial


def standing(settled: Table) -> Standing | None:
    """How the test of a contract stands; nothing while there are too few results to tell."""
    trial = _trial(settled)
    if count_results(trial, NONE) < _least_results(settled):
        return None
    compared = chosen(settled, THRESHOLD) not in (box.A_NUMBER, box.NO_THRESHOLD)
    message = Message(
        "board-standing",
        {
            "what": Message(f"board-so-far-{_measured(settled)}", _measures(settled, trial)),
            "compared": "yes" if compared else "no",
            "bound": threshold(settled, trial),
        },
    )
    return Standing(message, bool(passes_test(settled, trial)))


def rank(settled: Table, seat: int) -> Rank | None:
    """How a Soul stands in a battle; nothing before it has a result."""
    trial = _trial(settled)
    if not count_results(trial, seat):
        return None
    more_is_better = (chosen(settled, COMPARISON) == box.HIGHER) != (chosen(settled, WHAT) == box.NO_RESULT)
    reached = figure(settled, trial, seat)
    leads = bool(winners_of(settled, trial) >> seat & 1)
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
    return "some" if what in (box.ALL, box.NO_RESULT) else box.WHAT_CHOICE.text(what)


def _measures(view: Table, trial: Cells) -> dict[str, Argument]:
    """The figures that the test looks at."""
    what, parameter = chosen(view, WHAT), parameter_of(view, WHAT)
    comparison, results = chosen(view, COMPARISON), count_results(trial, NONE)
    if comparison == box.WITHIN:
        return {"count": largest_group(trial, parameter_of(view, COMPARISON)), "results": results}
    if what in (box.ALL, box.NO_RESULT, box.SOME):
        return {
            "count": count_passing(trial, comparison, threshold(view, trial)),
            "results": results,
            "comparison": box.COMPARISON_CHOICE.text(comparison),
            "threshold": box.THRESHOLD_CHOICE.text(chosen(view, THRESHOLD)),
            "amount": parameter_of(view, THRESHOLD),
        }
    if what == box.EXTREME:
        which = box.WHICH_RESULT.text(parameter)
        return {"which": which, "figure": extreme(trial, NONE, parameter == box.HIGHEST_RESULT)}
    if what == box.POWER_COUNT:
        return said(box.HAVING, parameter) | {
            "figure": count_powers(trial, NONE, parameter == box.WITH_POWER)
        }
    if what == box.SEQUENCE:
        return {"values": ", ".join(str(trial[VALUE + at]) for at in range(results))}
    count = {box.SUM: total(trial, NONE), box.SAME: count_same(trial), box.DIFFERENT: count_different(trial)}
    return {"figure": count[what]}
