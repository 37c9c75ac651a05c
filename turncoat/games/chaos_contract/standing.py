"""How the contract in play stands: what its test comes to so far, what still works, who does what in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import shapes
from turncoat.games.chaos_contract import table as ask
from turncoat.games.chaos_contract.components import COMPARISON, NONE, SPECIAL, THRESHOLD, WHAT
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
from turncoat.games.chaos_contract.names import (
    die_words,
    effect_message,
    icons_message,
    icons_of,
    power_words,
    said,
)
from turncoat.games.chaos_contract.payout import side_of_pool
from turncoat.games.chaos_contract.rolling import goes_back, goes_on
from turncoat.games.chaos_contract.shapes import Role, Working
from turncoat.games.chaos_contract.table import (
    COUNTED,
    FACE_DOWN,
    NO_NUMBER,
    Table,
    chosen,
    hand_size,
    is_soul,
    is_until_won,
    parameter_of,
    turnout,
    value,
)
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import paper
from turncoat.words import Argument, Message, Seat, Seats

LIMITED_USE = (box.CONTRACT_SWITCH, box.MEGA_REROLL)


@dataclass(frozen=True)
class Standing:
    """What the test comes to, and whether it would be passed."""

    message: Message
    passes: bool

    @property
    def sentence(self) -> Message:
        """Both as a sentence."""
        return Message("table-so-far", {"standing": self.message, "passes": "yes" if self.passes else "no"})


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
        "table-standing",
        {
            "what": Message(f"table-so-far-{_measured(settled)}", _measures(settled, trial)),
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


def ranks_as_data(settled: Table, souls: int) -> list[shapes.Rank]:
    """How the Souls who have results stand in a battle."""
    found = [(seat, rank(settled, seat)) for seat in Seats(souls).seats]
    return [{"seat": seat, "figure": one.figure, "leads": one.leads} for seat, one in found if one]


def reason(settled: Table, souls: int) -> Message:
    """Why a contract ended as it did: what its results came to, and what its test asks for."""
    if settled.type_[settled.contract] == box.BATTLE:
        figures = [
            Message("reason-rank", {"seat": Seat(one["seat"]), "figure": one["figure"]})
            for one in ranks_as_data(settled, souls)
        ]
        return reduce(_both, figures) if figures else Message("reason-nothing")
    stands = standing(settled)
    if stands:
        return Message("reason-test", {"what": stands.message, "needed": _needed(settled)})
    if not count_results(_trial(settled), NONE):
        return Message("reason-nothing")
    return Message(
        "reason-single", {"test": "sequence" if chosen(settled, WHAT) == box.SEQUENCE else "within"}
    )


def _both(first: Message, second: Message) -> Message:
    """Two things in a row."""
    return Message("table-both", {"first": first, "second": second})


def _needed(view: Table) -> Message:
    """What the test asks for, in short."""
    what = chosen(view, WHAT)
    if what == box.SEQUENCE:
        return Message("needed-sequence", said(box.WAY, parameter_of(view, COMPARISON)))
    if what in (box.ALL, box.NO_RESULT):
        within = chosen(view, COMPARISON) == box.WITHIN
        return Message("needed-all" if what == box.ALL else "needed-apart" if within else "needed-none")
    if what == box.SOME:
        return Message("needed-some", said(box.SOME_OF, parameter_of(view, WHAT)))
    return Message(
        "needed-compared",
        {
            "comparison": box.COMPARISON_CHOICE.text(chosen(view, COMPARISON)),
            "threshold": box.THRESHOLD_CHOICE.text(chosen(view, THRESHOLD)),
            "amount": parameter_of(view, THRESHOLD),
        },
    )


def outlook(view: Table, contract: int, souls: int) -> Message | None:
    """That a contract cannot succeed with these Souls, for it takes more results than they have rolls."""
    needed, most = _results_needed(view, contract), _most_results(view, contract, souls)
    if view.type_[contract] == box.BATTLE or most >= needed:
        return None
    alone = "yes" if len(Seats(souls).seats) == 1 else "no"
    return Message("outlook", {"alone": alone, "needed": needed})


def _results_needed(view: Table, contract: int) -> int:
    """Without so many results the test cannot be passed."""
    what, parameter = view.choice[contract, WHAT], view.parameter[contract, WHAT]
    comparison = view.choice[contract, COMPARISON]
    least = 2 if what == box.SEQUENCE or comparison == box.WITHIN else 1
    if what == box.SOME:
        bound, count = box.SOME_OF.rows[parameter]
        return least if bound == box.AT_MOST else max(least, count)
    if what not in (box.SAME, box.DIFFERENT, box.POWER_COUNT) or comparison == box.LOWER:
        return least
    if view.choice[contract, THRESHOLD] != box.A_NUMBER:
        return least
    return max(least, view.parameter[contract, THRESHOLD] + (comparison == box.HIGHER))


def _most_results(view: Table, contract: int, souls: int) -> int:
    """Results that so many Souls can have; one alone, whose powers do not work, no more than cards."""
    seats = Seats(souls).seats
    often, times = view.choice[contract, box.OFTEN], view.parameter[contract, box.OFTEN]
    rolls = times if often == box.TIMES else len(seats) if often == box.TURNOUT_TIMES else 1
    if len(seats) > 1:
        return int(rolls * (len(seats) - (view.choice[contract, box.WHO] == box.ALL_BUT_ONE)))
    cards, restriction = hand_size(view, seats[0]), view.choice[contract, box.RESTRICTION]
    if restriction == box.HALF:
        cards = (cards + 1) // 2
    elif restriction == box.SOME_CARDS:
        cards = min(cards, view.parameter[contract, box.RESTRICTION])
    return int(min(rolls, cards))


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


# In words ---------------------------------------------------------------------------------------


def is_rolling(view: Table) -> bool:
    """Whether the contract in play is being rolled for and not judged yet."""
    return view.contract != NONE and ask.PREPARING <= view.stage <= ask.JUDGING


def is_judged(view: Table) -> bool:
    """Whether it is settled how the contract in play went: before, the outcome is that of an earlier one."""
    return view.contract != NONE and view.stage >= ask.SHARING and view.outcome != NONE


def side_shared(view: Table) -> int:
    """The side whose icons are being shared out, or NONE."""
    side = side_of_pool(view)
    return side if is_judged(view) and any(view.pool[side, icon] for icon in box.ICON) else NONE


def so_far(view: Table) -> Standing | None:
    """What the test comes to while cards are rolled, or None where that says nothing; a battle has ranks."""
    if not is_rolling(view) or view.type_[view.contract] == box.BATTLE:
        return None
    return standing(settle(view))


def ranks(view: Table) -> dict[int, Rank]:
    """How the Souls who have results stand in a battle."""
    if not is_rolling(view) or view.type_[view.contract] != box.BATTLE:
        return {}
    settled = settle(view)
    found = {seat: rank(settled, seat) for seat in Seats(view.souls).seats}
    return {seat: one for seat, one in found.items() if one}


def course(view: Table, stands: Standing | None) -> list[Message]:
    """How the contract in play stands so far, or how it went and what is still to be shared out."""
    if is_rolling(view):
        alone = [Message("table-alone")] if turnout(view) < 2 else []
        return alone + ([stands.sentence] if stands else [])
    if not is_judged(view):
        return []
    went = Message("table-outcome", {"outcome": ask.OUTCOME.text(view.outcome)})
    if view.type_[view.contract] == box.BATTLE:
        winners = Seats(view.battle_winners)
        went = Message("table-battle", {"count": len(winners.seats), "seats": winners})
    side = side_shared(view)
    if side == NONE:
        return [went]
    icons = icons_message(icons_of(view.pool, side))
    return [went, Message("table-pool", {"side": box.SIDE.text(side), "icons": icons})]


def special_note(view: Table) -> Message | None:
    """That the Special no longer applies; where it counts powers, how many there are."""
    special = chosen(view, SPECIAL)
    if special == box.NO_SPECIAL:
        return None
    if not view.special_on:
        return Message("table-special-off")
    counts = is_rolling(view) and special == box.TOO_MANY_POWERS
    return Message("table-powers-seen", {"count": view.powers_seen}) if counts else None


def result_message(view: Table, result: int) -> Message:
    """A dice card that was rolled: whose it is, its card, and what became of it."""
    state, known = view.state[result], view.number[result] != NO_NUMBER
    shown = "face-down" if state == FACE_DOWN else "ignored" if view.ignored[result] else "counted"
    if state not in (FACE_DOWN, COUNTED):
        shown = "aside" if state == ask.ASIDE else "left"
    return Message(
        "table-result",
        {
            "seat": Seat(view.owner[result]),
            "card": die_words(view, view.card[result]),
            "state": shown,
            "known": "yes" if known else "no",
            "value": value(view, result) if known else 0,
        },
    )


def working(view: Table) -> list[Working]:
    """The powers that go on working, and the one that is being revealed."""
    found = [one for one in range(view.results) if one == view.now or lasts(view, one)]
    return [_working(view, one) for one in found if view.power[view.card[one]] > box.NO_POWER]


def _working(view: Table, result: int) -> Working:
    card, lasting = view.card[result], lasts(view, result)
    note = None
    if lasting and view.power[card] == box.MEGA_REROLL:
        note = Message("table-uses-left", {"count": view.rest[result]}).json()
    elif not lasting and not view.works[result]:
        note = Message("table-idle").json()
    return {
        "seat": view.owner[result],
        "power": power_words(view, card).json(),
        "effect": effect_message(view.power[card], view.power_parameter[card]).json(),
        "note": note,
        "lasting": lasting,
    }


def role(view: Table, seat: int) -> Role | None:
    """What a player has to do with the contract in play, in the word that ends the name of its text."""
    if view.contract == NONE:
        return None
    if is_soul(view, seat):
        return "active" if seat == view.active else "soul"
    if view.left >> seat & 1:
        return "gone"
    if view.stage != ask.RECRUITING:
        return "out"
    if invited(view) >> seat & 1:
        return "invited"
    return "refused" if view.asked >> seat & 1 else "not-asked"


def invited(view: Table) -> int:
    """Who is asked to join just now."""
    return view.pending if view.asks in (ask.ANSWER, ask.JOIN_BATTLE) else 0


def facts(view: Table, seat: int, stands: Rank | None) -> list[Message]:
    """How a Soul stands in the contract in play: its part in it, its rolls, in a battle what they come to."""
    if not is_soul(view, seat):
        return []
    found = [Message("table-exempt")] if view.exempt == seat else []
    if not is_rolling(view) or view.asks == ask.SIT_OUT:
        return found
    if view.sitter == seat:
        found.append(Message("table-sits-out"))
    elif is_until_won(view):
        found.append(Message("table-rolled", {"made": view.used[seat]}))
    elif view.rolls:
        found.append(Message("table-rolls", {"made": view.used[seat], "rolls": view.rolls}))
    if view.secret == seat:
        found.append(Message("table-in-secret"))
    if stands:
        leads = "yes" if stands.leads else "no"
        found.append(Message("table-in-battle", {"figure": stands.figure, "leads": leads}))
    return found
