"""Group 12: the evaluation of regular and FORCED contracts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from operator import eq, gt, lt
from random import Random
from typing import Any

import pytest

from tests.rulebook.chaos_contract.stage import (
    attempted,
    awaited,
    begin,
    pile,
    play,
    print_die,
    rolls,
    staged,
    told,
    write,
)
from turncoat.games.chaos_contract.components import (
    AT_LEAST,
    AT_MOST,
    COMPARISON_CHOICES,
    EXACTLY,
    THRESHOLD_CHOICES,
    WHAT_CHOICES,
    Choice,
)
from turncoat.games.chaos_contract.judging import is_passed
from turncoat.games.chaos_contract.rolling import lay_result
from turncoat.games.chaos_contract.table import FAILURE, GIVE_ICON, SUCCESS, WHICH_RESULT, Table

COMPARE: dict[str, Callable[[int, int], bool]] = {"lower": lt, "higher": gt, "equal": eq}


def passes(t: Table) -> bool:
    """Whether the contract just judged succeeded; everybody was told the same."""
    assert t.asks == GIVE_ICON
    assert len(told(t, "succeeded")) + len(told(t, "failed")) == 1
    assert bool(told(t, "succeeded")) == (t.outcome == SUCCESS)
    assert (t.outcome == FAILURE) == bool(told(t, "failed"))
    return t.outcome == SUCCESS


def dealt_round(dice: str, seats: int = 2) -> list[str]:
    """Dice in the order in which they are to be rolled, dealt round the seats."""
    words = dice.split()
    return [" ".join(words[seat::seats]) for seat in range(seats)]


def verdict(monkeypatch: Any, test: str, dice: str, seats: int = 2, **staging: Any) -> bool:
    """Whether dice rolled in this order, by turns, pass a TEST; six rolls each are enough for all of them."""
    hands = dealt_round(dice, seats)
    t = staged("often=times:3 " + test, hands, seats=seats, **staging)
    rolls(monkeypatch, *dice.split())
    begin(t, *range(1, seats))
    return passes(t)


@pytest.mark.rule("K-186")
@pytest.mark.parametrize(
    ("test", "hands", "passed"),
    [
        ("what=sum comparison=higher threshold=number:5", ["2", "4"], True),
        ("what=sum comparison=lower threshold=number:5", ["2", "3"], False),
        ("what=sum comparison=higher threshold=number:5", ["2", "2", "2"], True),
        ("what=all comparison=lower threshold=number:5", ["2", "5"], False),
        ("what=all comparison=lower threshold=number:5", ["5", "2"], False),
        ("what=extreme:0 comparison=higher threshold=number:5", ["1", "1", "6"], True),
        ("what=same comparison=higher threshold=number:2", ["4", "4", "4"], True),
        ("what=different comparison=lower threshold=number:3", ["4", "4", "2"], True),
    ],
)
@pytest.mark.parametrize("type_", ["regular", "forced"])
def test_the_results_of_all_souls_are_judged_together(
    monkeypatch: Any, test: str, hands: list[str], passed: bool, type_: str
) -> None:
    t = staged(test, hands, seats=len(hands), type_=type_)
    rolls(monkeypatch, *hands)
    play(t, 0, "pick", place=0)
    if type_ == "forced":
        play(t, 0, "player", seat=1)
    others = [seat for seat in range(1, t.seats) if not t.asked >> seat & 1]
    if others:
        play(t, 0, "invite", players=sum(1 << seat for seat in others))
        for seat in others:
            play(t, seat, "yes")
    assert passes(t) == passed
    assert t.battle_winners == 0


@pytest.mark.rule("K-187")
@pytest.mark.parametrize(
    ("comparison", "outcomes"),
    [("lower", (True, False, False)), ("higher", (False, False, True)), ("equal", (False, True, False))],
)
@pytest.mark.parametrize(
    "what", ["sum", "extreme:0", "all", "some:6"], ids=["sum", "highest", "all", "at-least-two"]
)
def test_lower_and_higher_are_strict_and_equal_is_exact(
    monkeypatch: Any, what: str, comparison: str, outcomes: tuple[bool, ...]
) -> None:
    for step, passed in zip((-1, 0, 1), outcomes, strict=True):
        dice = f"{4 + step} 0" if what == "sum" else f"{4 + step} {4 + step}"
        test = f"what={what} comparison={comparison} threshold=number:4"
        assert verdict(monkeypatch, test, dice) == passed, (step, dice)


@pytest.mark.rule("K-188")
@pytest.mark.parametrize(
    ("test", "dice", "passed"),
    [
        ("what=sum comparison=lower threshold=number:5", "2 2/conditional", True),
        ("what=sum comparison=lower threshold=number:5", "4 3/conditional", True),
        ("what=sum comparison=higher threshold=number:5", "4 3/conditional", False),
        ("what=sum comparison=higher threshold=number:5", "3 3/conditional", True),
        ("what=all comparison=lower threshold=number:4", "3 6/conditional", True),
        ("what=different comparison=higher threshold=number:1", "3 6/conditional", False),
        ("what=sequence comparison=in-sequence:1 threshold=nothing", "3 6/conditional", False),
        ("what=sequence comparison=in-sequence:1 threshold=nothing", "3 1/conditional 5", True),
        ("what=powers:0 comparison=equal threshold=number:2", "3 1/conditional 5/conditional 5/add:1", True),
        ("what=sum comparison=equal threshold=number:6", "3/conditional 3/conditional", True),
    ],
)
def test_unmatched_conditional_results_are_left_out_first(
    monkeypatch: Any, test: str, dice: str, passed: bool
) -> None:
    assert verdict(monkeypatch, test, dice) == passed


@pytest.mark.rule("K-188")
@pytest.mark.parametrize(
    "test",
    [
        "what=sum comparison=lower threshold=number:5",
        "what=all comparison=lower threshold=number:5",
        "what=none comparison=higher threshold=number:5",
        "what=some:1 comparison=lower threshold=number:5",
        "what=some:1 comparison=within:3 threshold=nothing",
        "what=extreme:0 comparison=lower threshold=number:5",
        "what=extreme:1 comparison=lower threshold=number:5",
        "what=same comparison=lower threshold=number:5",
        "what=different comparison=lower threshold=number:5",
        "what=powers:0 comparison=equal threshold=scored",
        "what=powers:1 comparison=lower threshold=number:5",
        "what=sequence comparison=in-sequence:0 threshold=nothing",
        "what=none comparison=within:1 threshold=nothing",
    ],
)
@pytest.mark.parametrize("hands", [["", ""], ["2/conditional", "4/conditional"]], ids=["no cards", "dropped"])
def test_without_a_result_every_contract_fails(monkeypatch: Any, test: str, hands: list[str]) -> None:
    t = attempted(monkeypatch, test, hands, penalty="S")
    assert not passes(t)


@pytest.mark.rule("K-189")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_a_threshold_is_the_printed_number(monkeypatch: Any, number: int) -> None:
    for total in range(2, 7):
        test = f"what=sum comparison=equal threshold=number:{number}"
        assert verdict(monkeypatch, test, f"1 {total - 1}") == (total == number)


@pytest.mark.rule("K-189")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("multiple", [1, 2, 3])
def test_a_threshold_is_a_multiple_of_the_turnout(monkeypatch: Any, seats: int, multiple: int) -> None:
    for off in (-1, 0, 1):
        dice = " ".join([str(multiple)] * (seats - 1) + [str(multiple + off)])
        test = f"what=sum comparison=equal threshold=turnout:{multiple}"
        assert verdict(monkeypatch, test, dice, seats) == (off == 0)


@pytest.mark.rule("K-189")
def test_the_turnout_is_that_at_evaluation(monkeypatch: Any) -> None:
    for leaves in (False, True):
        t = staged("what=sum comparison=equal threshold=turnout:2 special=leaving", ["2", "2", "6"], seats=3)
        rolls(monkeypatch, "2", "2", "6")
        begin(t, 1, 2)
        while t.asks != GIVE_ICON:
            for seat in awaited(t):
                play(t, seat, "yes" if leaves and seat == 2 and t.roll_count == 3 else "no")
        assert passes(t) == leaves, "2 and 2 against twice two Souls; with the 6 against twice three"


@pytest.mark.rule("K-190")
@pytest.mark.parametrize("objective", ["contracts", "stars"])
@pytest.mark.parametrize("scored", [0, 1, 3, 5])
def test_scored_contracts_are_counted_in_the_active_players_pile(
    monkeypatch: Any, objective: str, scored: int
) -> None:
    for off in (-1, 0, 1):
        hands = ["0", str(scored + off)] if scored + off < 9 else []
        t = staged("what=sum comparison=equal threshold=scored", hands, objective=objective)
        pile(t, 0, scored, stars=2)
        pile(t, 1, 4, stars=1)
        rolls(monkeypatch, *hands)
        begin(t, 1)
        assert passes(t) == (off == 0)


@pytest.mark.rule("K-191")
@pytest.mark.parametrize("multiple", [1, 2, 3])
@pytest.mark.parametrize(
    ("dice", "powers"),
    [("1 1", 0), ("1/reroll-return 1", 1), ("2/star-counter 1 3/conditional 3/soul-add:1", 3)],
)
def test_the_threshold_counts_printed_powers_where_powers_are_off(
    monkeypatch: Any, multiple: int, dice: str, powers: int
) -> None:
    numbers = [int(word[0]) for word in dice.split()]
    for off in (-1, 0, 1):
        last = multiple * powers - sum(numbers) + off
        test = f"what=sum comparison=equal threshold=powers:{multiple} special=powers-off"
        assert verdict(monkeypatch, test, f"{dice} {last}") == (off == 0)


@pytest.mark.rule("K-191")
@pytest.mark.parametrize("ignored", [0, 1], ids=["another power", "itself"])
@pytest.mark.parametrize(("comparison", "passed"), [("higher", True), ("equal", False), ("lower", False)])
def test_ignored_results_are_no_powers_for_the_threshold(
    monkeypatch: Any, ignored: int, comparison: str, passed: bool
) -> None:
    t = staged(
        f"often=times:2 what=powers:1 comparison={comparison} threshold=powers:1",
        ["2/soul-add:1 1", "3/ignore"],
    )
    rolls(monkeypatch, "2/soul-add:1", "3/ignore", "1")
    begin(t, 1)
    assert t.asks == WHICH_RESULT
    play(t, 1, "result", result=ignored)
    assert passes(t) == passed, "one power is left; the ignored result and the 1 are without"


@pytest.mark.rule("K-192")
def test_the_threshold_of_rolls_counts_rerolls(monkeypatch: Any) -> None:
    for bound, passed in ((2, False), (3, True)):
        hands = [str(bound - 1), "1/forced-reroll"]
        hands[0] += f" {bound - 1}"
        t = staged("what=sum comparison=equal threshold=rolls", hands)
        rolls(monkeypatch, str(bound - 1), "1/forced-reroll", str(bound - 1))
        begin(t, 1)
        play(t, 1, "player", seat=0)
        assert t.roll_count == 3
        assert passes(t) == passed, "two results, three rolls"


@pytest.mark.rule("K-192")
def test_the_threshold_of_rolls_counts_each_soul_and_round(monkeypatch: Any) -> None:
    for last, passed in ((2, False), (3, True), (4, False)):
        test = "what=sum comparison=equal threshold=rolls"
        assert verdict(monkeypatch, test, f"0 1 0 {last}") == passed


@pytest.mark.rule("K-193")
@pytest.mark.parametrize(
    ("comparison", "number", "passed"),
    [("lower", 10, False), ("higher", 9, True), ("lower", 11, True), ("higher", 10, False)],
)
def test_a_sum(monkeypatch: Any, comparison: str, number: int, passed: bool) -> None:
    test = f"what=sum comparison={comparison} threshold=number:{number}"
    assert verdict(monkeypatch, test, "3 1 4 2") == passed


@pytest.mark.rule("K-193")
def test_a_sum_is_of_values_not_numbers(monkeypatch: Any) -> None:
    for number, passed in ((9, True), (10, False)):
        test = f"what=sum comparison=higher threshold=number:{number}"
        assert verdict(monkeypatch, test, "3 3/add:2") == passed


@pytest.mark.rule("K-194")
@pytest.mark.parametrize(
    ("dice", "passed"), [("3 1 4 2", True), ("3 1 5 2", False), ("5 5", False), ("4", True)]
)
def test_all_lower_than_five(monkeypatch: Any, dice: str, passed: bool) -> None:
    assert verdict(monkeypatch, "what=all comparison=lower threshold=number:5", dice) == passed


@pytest.mark.rule("K-195")
@pytest.mark.parametrize(("dice", "passed"), [("1 2 3", True), ("1 2 4", False), ("4 5 6", False)])
def test_none_higher_than_three(monkeypatch: Any, dice: str, passed: bool) -> None:
    assert verdict(monkeypatch, "what=none comparison=higher threshold=number:3", dice) == passed


@pytest.mark.rule("K-196")
@pytest.mark.parametrize("bound", [AT_MOST, AT_LEAST, EXACTLY])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_some(monkeypatch: Any, bound: int, count: int) -> None:
    for passing in range(5):
        for failing in (0, 1, 2):
            if not 0 < passing + failing <= 6:
                continue
            dice = " ".join(["2"] * passing + ["6"] * failing)
            test = f"what=some:{4 * bound + count} comparison=lower threshold=number:5"
            expected = {AT_MOST: passing <= count, AT_LEAST: passing >= count, EXACTLY: passing == count}
            assert verdict(monkeypatch, test, dice) == expected[bound], (passing, failing)


@pytest.mark.rule("K-197")
@pytest.mark.parametrize(
    ("which", "comparison", "number", "passed"),
    [
        (0, "lower", 5, False),
        (0, "higher", 4, True),
        (0, "equal", 5, True),
        (1, "lower", 3, True),
        (1, "higher", 2, False),
        (1, "equal", 2, True),
        (1, "higher", 1, True),
    ],
)
def test_an_extreme(monkeypatch: Any, which: int, comparison: str, number: int, passed: bool) -> None:
    test = f"what=extreme:{which} comparison={comparison} threshold=number:{number}"
    assert verdict(monkeypatch, test, "3 2 5 4") == passed


@pytest.mark.rule("K-197")
def test_the_highest_of_negative_values_is_below_zero(monkeypatch: Any) -> None:
    test = "what=extreme:0 comparison=lower threshold=scored"
    assert verdict(monkeypatch, test, "-1 -1")
    assert not verdict(monkeypatch, test, "-1 0")


@pytest.mark.rule("K-198", "K-199")
@pytest.mark.parametrize(
    ("dice", "same", "different"),
    [
        ("3 3 5 5 2", 4, 3),
        ("3 3 3 5 2", 3, 3),
        ("1 2 3 4 5", 0, 5),
        ("6 6 6 6", 4, 1),
        ("6", 0, 1),
    ],
)
def test_same_and_different(monkeypatch: Any, dice: str, same: int, different: int) -> None:
    for what, count in (("same", same), ("different", different)):
        for number in range(6):
            test = f"what={what} comparison=equal threshold=number:{number}"
            assert verdict(monkeypatch, test, dice) == (number == count)


@pytest.mark.rule("K-198", "K-199")
@pytest.mark.parametrize(("what", "count"), [("same", 2), ("different", 1)])
def test_same_and_different_go_by_values(monkeypatch: Any, what: str, count: int) -> None:
    for number in range(4):
        t = staged(f"what={what} comparison=equal threshold=number:{number}", ["6", "3/double"])
        rolls(monkeypatch, "6", "3/double")
        begin(t, 1)
        play(t, 1, "result", result=1)
        assert passes(t) == (number == count), "3 doubled is as much as 6"


@pytest.mark.rule("K-200")
@pytest.mark.parametrize("special", ["nothing", "powers-off"])
def test_powers_are_counted_by_the_printed_card(monkeypatch: Any, special: str) -> None:
    dice = "1 2/star-counter 3/soul-add:1 4 5/conditional 5"
    for which, count in ((0, 3), (1, 3)):
        for number in (2, 3, 4):
            test = f"what=powers:{which} comparison=equal threshold=number:{number} special={special}"
            assert verdict(monkeypatch, test, dice) == (number == count)


@pytest.mark.rule("K-200")
@pytest.mark.parametrize(("which", "count"), [(0, 1), (1, 3)])
def test_ignored_results_are_without_a_power(monkeypatch: Any, which: int, count: int) -> None:
    for number in range(5):
        t = staged(
            f"often=times:2 what=powers:{which} comparison=equal threshold=number:{number}",
            ["1/soul-add:1 5", "2/ignore 4"],
        )
        rolls(monkeypatch, "1/soul-add:1", "2/ignore", "5", "4")
        begin(t, 1)
        play(t, 1, "result", result=0)
        assert passes(t) == (number == count)


@pytest.mark.rule("K-201")
@pytest.mark.parametrize(
    ("dice", "less", "greater"),
    [
        ("1 2 3 4", False, True),
        ("5 3 2 -1", True, False),
        ("1 2 2 4", False, False),
        ("4 4", False, False),
        ("1 3 2 4", False, False),
        ("4 1", True, False),
        ("4", False, False),
    ],
)
def test_a_sequence(monkeypatch: Any, dice: str, less: bool, greater: bool) -> None:
    for way, passed in ((0, less), (1, greater)):
        test = f"what=sequence comparison=in-sequence:{way} threshold=nothing"
        assert verdict(monkeypatch, test, dice) == passed


@pytest.mark.rule("K-201")
def test_a_reroll_keeps_its_place_in_the_sequence(monkeypatch: Any) -> None:
    t = staged(
        "often=times:2 what=sequence comparison=in-sequence:1 threshold=nothing",
        ["6 1 3", "2/forced-reroll 4"],
    )
    rolls(monkeypatch, "6", "2/forced-reroll", "1", "3", "4")
    begin(t, 1)
    play(t, 1, "player", seat=0)
    assert passes(t), "1 in the place of 6, then 2, 3, 4"


@pytest.mark.rule("K-202", "K-203", "K-204")
@pytest.mark.parametrize(
    ("what", "distance", "dice", "passed"),
    [
        ("all", 2, "4 6 5", True),
        ("all", 2, "4 7 5", False),
        ("all", 3, "4 7 5", True),
        ("all", 1, "4", False),
        ("all", 1, "4 4", True),
        ("none", 1, "1 3 6", True),
        ("none", 1, "1 3 4", False),
        ("none", 2, "1 3 6", False),
        ("none", 1, "4", False),
        ("none", 3, "2 2", False),
        (f"some:{4 * EXACTLY + 3}", 1, "1 2 5 6 6", True),
        (f"some:{4 * EXACTLY + 2}", 1, "1 2 5 6 6", False),
        (f"some:{4 * AT_LEAST + 3}", 1, "1 2 5 6 6", True),
        (f"some:{4 * AT_MOST + 2}", 1, "1 2 5 6 6", False),
        (f"some:{4 * AT_MOST + 3}", 1, "1 2 5 6 6", True),
        (f"some:{4 * EXACTLY + 2}", 1, "1 2 3", True),
        (f"some:{4 * AT_MOST + 1}", 1, "4", False),
        (f"some:{4 * EXACTLY + 1}", 1, "4", False),
        (f"some:{4 * EXACTLY + 1}", 1, "1 4", True),
    ],
)
def test_within_distance(monkeypatch: Any, what: str, distance: int, dice: str, passed: bool) -> None:
    assert verdict(monkeypatch, f"what={what} comparison=within:{distance} threshold=nothing", dice) == passed


IGNORED_TESTS = [
    ("what=sum comparison=equal threshold=number:3", True),
    ("what=all comparison=higher threshold=number:2", False),
    ("what=all comparison=lower threshold=number:4", True),
    ("what=none comparison=lower threshold=number:2", False),
    ("what=extreme:1 comparison=lower threshold=number:2", True),
    ("what=extreme:0 comparison=equal threshold=number:3", True),
    ("what=same comparison=equal threshold=number:2", True),
    ("what=different comparison=equal threshold=number:2", True),
    ("what=sequence comparison=in-sequence:1 threshold=nothing", False),
    ("what=all comparison=within:3 threshold=nothing", True),
    ("what=all comparison=within:2 threshold=nothing", False),
    ("what=none comparison=within:1 threshold=nothing", False),
    (f"what=some:{4 * EXACTLY + 2} comparison=within:1 threshold=nothing", True),
    (f"what=some:{4 * EXACTLY + 2} comparison=lower threshold=number:3", True),
    ("what=powers:0 comparison=lower threshold=number:2", True),
    ("what=powers:1 comparison=equal threshold=number:3", True),
]


@pytest.mark.rule("K-205")
@pytest.mark.parametrize(("test", "passed"), IGNORED_TESTS)
def test_ignored_results_take_part_as_zero(monkeypatch: Any, test: str, passed: bool) -> None:
    """A 5 and a 6 are ignored; a 3 counts."""
    t = staged("often=times:2 " + test, ["5/ignore 3", "6/ignore"])
    rolls(monkeypatch, "5/ignore", "6/ignore", "3")
    begin(t, 1)
    play(t, 0, "result", result=0)
    play(t, 1, "result", result=1)
    assert passes(t) == passed


# Every form ------------------------------------------------------------------------------------


def texts(choice: Choice) -> Iterator[str]:
    """A choice with each of its parameters."""
    for parameter in choice.parameters:
        yield f"{choice.name}:{parameter}"


def forms() -> Iterator[str]:
    """Every TEST that a regular or FORCED contract can have."""
    for what in WHAT_CHOICES:
        for comparison in COMPARISON_CHOICES:
            if (what.name == "sequence") != (comparison.name == "in-sequence"):
                continue
            if comparison.name == "within" and what.name not in ("all", "none", "some"):
                continue
            alone = comparison.name in ("within", "in-sequence")
            thresholds = [
                c for c in THRESHOLD_CHOICES if c.name != "rivals" and alone == (c.name == "nothing")
            ]
            for threshold in thresholds:
                for one in texts(what):
                    for two in texts(comparison):
                        for three in texts(threshold):
                            yield f"what={one} comparison={two} threshold={three}"


def bounded(parameter: int, count: int) -> bool:
    """At most, at least or exactly so many."""
    bound, wanted = divmod(parameter, 4)
    return [count <= wanted, count >= wanted, count == wanted][bound]


def expected(form: str, results: list[int], powers: int, thresholds: dict[str, int]) -> bool:
    """What the checklist says of a TEST, told a second time."""
    what, comparison, threshold = (word.split("=")[1].split(":") for word in form.split())
    detail = int(what[1])
    if comparison[0] == "in-sequence":
        step = lt if int(comparison[1]) == 0 else gt
        return len(results) > 1 and all(step(two, one) for one, two in pairwise(results))
    if comparison[0] == "within":
        near = int(comparison[1])
        groups = [
            size
            for size in range(1, len(results) + 1)
            for group in combinations(results, size)
            if max(group) - min(group) <= near
        ]
        if len(results) < 2:
            return False
        largest = max(groups)
        return {"all": largest == len(results), "none": largest == 1, "some": bounded(detail, largest)}[
            what[0]
        ]
    bound = thresholds[threshold[0]] * (1 if threshold[0] in ("scored", "rolls") else int(threshold[1]))
    better = COMPARE[comparison[0]]
    passing = sum(better(result, bound) for result in results)
    whole = {
        "sum": sum(results),
        "extreme": (max if detail == 0 else min)(results),
        "same": sum(results.count(result) > 1 for result in results),
        "different": len(set(results)),
        "powers": powers if detail == 0 else len(results) - powers,
    }
    if what[0] in whole:
        return better(whole[what[0]], bound)
    return {"all": passing == len(results), "none": passing == 0, "some": bounded(detail, passing)}[what[0]]


def positions() -> Iterator[tuple[Table, list[int], int, dict[str, int]]]:
    """Tables with results laid out: their values, their powers, and what each threshold comes to."""
    luck = Random(12)
    for size in [1, *range(2, 9), 7, 8, 8] * 45:
        usual = luck.choice([luck.randint(-1, 8), luck.randint(0, 12)])
        raised, often = luck.choice([(0, 0.3), (0, 0.3), (0, 1), (-5, 0.3), (20, 0.3), (-9, 1)])
        seats = luck.choice([2, 2, 3, 5])
        t = staged("", ["2"] * seats, seats=seats)
        begin(t, *range(1, seats))
        t.results, t.roll_count = 0, luck.choice([1, 2, size, size + 1, size + 4])
        scored = luck.choice([0, 1, 2, 5, 9])
        pile(t, 0, scored)
        distinct = luck.random() < 0.15
        numbers, powers = [], 0
        for place in range(size):
            usually = [luck.randint(-1, 8), luck.randint(1, 4), *[usual] * 4]
            numbers.append(place if distinct else luck.choice(usually))
            has_power = luck.random() < often
            powers += has_power
            print_die(t, place, f"{numbers[-1]}{'/swap' if has_power else ''}")
            lay_result(t, place % seats, place, place + 1)
            t.number[place] = numbers[-1]
            t.plus[place] = raised
        numbers = [number + raised for number in numbers]
        thresholds = {
            "number": 1,
            "turnout": seats,
            "scored": scored,
            "powers": powers,
            "rolls": t.roll_count,
        }
        yield t, numbers, powers, thresholds


CONSTANT = [
    "what=powers:0 comparison=lower:0 threshold=powers:1",
    *(f"what=powers:0 comparison=higher:0 threshold=powers:{multiple}" for multiple in (1, 2, 3)),
    "what=powers:0 comparison=equal:0 threshold=powers:1",
]
"""The results with a power, compared with their own number: these can only fail, or only pass."""


PLENTY = 100
"""Positions at which a form is judged, and as many more as it takes to see it pass and fail."""


@pytest.mark.rule("K-206")
def test_every_form_of_a_test_passes_and_fails_where_it_should() -> None:
    places = list(positions())
    missing = []
    assert len(set(forms())) == (9 + 2 + 2 + 5) * 3 * (4 + 3 + 3 + 2) + (9 + 2) * 3 + 2
    for form in forms():
        seen: set[bool] = set()
        for number, (t, numbers, powers, thresholds) in enumerate(places):
            if number > PLENTY and len(seen) == 2:
                break
            write(t, t.contract, form)
            passed = bool(is_passed(t))
            assert passed == expected(form, numbers, powers, thresholds), (form, numbers, powers, thresholds)
            seen.add(passed)
        if seen != {False, True}:
            missing.append(form)
    assert missing == CONSTANT
