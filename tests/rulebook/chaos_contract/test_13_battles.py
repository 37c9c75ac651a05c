"""Group 13: battles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.chaos_contract.stage import (
    awaited,
    challenge,
    fought,
    hand,
    may,
    play,
    rolls,
    staged,
    told,
)
from turncoat.games.chaos_contract.components import NONE
from turncoat.games.chaos_contract.table import (
    LOSE_CARD,
    USE_MEGA_REROLL,
    WHO_REROLLS,
    Table,
    contracts_of,
    hand_size,
)

LOOP = "often=until-won what=extreme:0 comparison=higher threshold=rivals"


def winners(t: Table) -> list[int]:
    """Who won the battle just fought, as everybody was told."""
    if told(t, "battle-lost-by-all"):
        assert not told(t, "battle-won")
        assert t.battle_winners == 0
        return []
    (news,) = told(t, "battle-won")
    assert news["seats"] == t.battle_winners
    return [seat for seat in range(t.seats) if t.battle_winners >> seat & 1]


def figures(what: str, comparison: str, often: str = "times:3") -> str:
    """The text of a battle."""
    return f"often={often} what={what} comparison={comparison} threshold=rivals"


@pytest.mark.rule("K-207")
def test_each_soul_is_judged_by_its_own_results(monkeypatch: Any) -> None:
    t = fought(monkeypatch, figures("sum", "higher"), ["1 1 1", "2 1 1", "1 1 1"])
    assert winners(t) == [1]
    assert not told(t, "succeeded")
    assert not told(t, "failed")
    assert [facts["seat"] for facts in told(t, "icon-given") if facts["side"] == 0] == [1, 1, 1]
    assert sorted(facts["seat"] for facts in told(t, "icon-given") if facts["side"] == 1) == [0, 0, 2]


@pytest.mark.rule("K-208", "K-209", "K-210", "K-211", "K-212")
@pytest.mark.parametrize(
    ("what", "comparison", "hands", "best"),
    [
        ("sum", "higher", ["5 1 1", "3 3 2", "1 6"], [1]),
        ("sum", "lower", ["5 1 1", "3 3 2", "1 6 1"], [0]),
        ("sum", "lower", ["5 1 1", "3 -1", "1 6 1"], [1]),
        ("all", "higher", ["3 3 3", "2 6 6", "1 6 6"], [0]),
        ("all", "lower", ["4 4 4", "1 1 5", "2 6 2"], [0]),
        ("none", "higher", ["4 4 4", "1 1 5", "2 6 2"], [0]),
        ("none", "lower", ["3 3 3", "2 6 6", "1 6 6"], [0]),
        ("extreme:0", "higher", ["4 4 4", "1 1 5", "2 3 2"], [1]),
        ("extreme:0", "lower", ["4 4 4", "1 1 5", "2 3 2"], [2]),
        ("extreme:1", "higher", ["4 4 4", "1 1 8", "2 3 8"], [0]),
        ("extreme:1", "lower", ["4 4 4", "1 1 8", "2 3 8"], [1]),
        ("powers:0", "higher", ["1 2 3", "1/soul-add:1 2 3", "1/soul-add:1 2/conditional 2"], [2]),
        ("powers:0", "lower", ["1 2 3", "1/soul-add:1 2 3", "1/soul-add:1 2/conditional 2"], [0]),
        ("powers:1", "higher", ["1 2 3", "1/soul-add:1 2 3", "1/soul-add:1 2/conditional 2"], [0]),
        ("powers:1", "lower", ["1 2 3", "1/soul-add:1 2 3", "1/soul-add:1 2/conditional 2"], [2]),
    ],
)
def test_who_does_better(
    monkeypatch: Any, what: str, comparison: str, hands: list[str], best: list[int]
) -> None:
    assert winners(fought(monkeypatch, figures(what, comparison), hands)) == best


@pytest.mark.rule("K-212")
def test_ignored_results_are_without_a_power_in_a_battle(monkeypatch: Any) -> None:
    t = staged(figures("powers:0", "higher", "once"), ["2/soul-add:1", "3/ignore"], type_="battle")
    rolls(monkeypatch, "2/soul-add:1", "3/ignore")
    challenge(t, 1)
    play(t, 1, "result", result=0)
    assert winners(t) == [1]


@pytest.mark.rule("K-213")
def test_all_who_are_equally_best_win(monkeypatch: Any) -> None:
    t = fought(monkeypatch, figures("sum", "higher"), ["3 3", "5 1", "2 2", "6"])
    assert winners(t) == [0, 1, 3]
    losers = {facts["seat"] for facts in told(t, "icon-given") if facts["side"] == 1}
    assert losers == {2}


@pytest.mark.rule("K-213")
def test_where_all_are_equal_all_win_and_nobody_takes_a_penalty(monkeypatch: Any) -> None:
    t = fought(monkeypatch, figures("sum", "higher"), ["3 3", "5 1"], reward="S", penalty="SC")
    assert winners(t) == [0, 1]
    assert [contracts_of(t, seat) for seat in (0, 1)] == [1, 1]
    assert {facts["side"] for facts in told(t, "icon-given")} == {0}
    assert t.asks != LOSE_CARD


@pytest.mark.rule("K-214")
@pytest.mark.parametrize("comparison", ["lower", "higher"])
@pytest.mark.parametrize("what", ["sum", "all", "none", "extreme:0", "extreme:1", "powers:0", "powers:1"])
def test_a_soul_without_a_result_loses_to_any_with_one(monkeypatch: Any, what: str, comparison: str) -> None:
    for number in ("-1", "8", "5/soul-add:1"):
        t = fought(monkeypatch, figures(what, comparison), ["", number, ""])
        assert winners(t) == [1]


@pytest.mark.rule("K-214")
@pytest.mark.parametrize("often", ["once", "until-won"])
def test_where_nobody_has_a_result_all_lose(monkeypatch: Any, often: str) -> None:
    t = staged(figures("sum", "lower", often), ["", "", "4"], seats=3, type_="battle", penalty="S")
    challenge(t, 1)
    assert winners(t) == []
    given = told(t, "icon-given")
    assert [(facts["seat"], facts["side"]) for facts in given] == [(0, 1), (1, 1)]
    assert [contracts_of(t, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("K-215")
@pytest.mark.parametrize(
    ("hands", "best"),
    [
        (["1 2", "6/conditional 1"], [0]),
        (["1 6", "6/conditional 2"], [1]),
        (["1 2", "6/conditional 6"], [1]),
        (["6/conditional", "1"], [1]),
        (["6/conditional", "5/conditional"], []),
    ],
)
def test_unmatched_conditional_results_are_left_out(
    monkeypatch: Any, hands: list[str], best: list[int]
) -> None:
    assert winners(fought(monkeypatch, figures("sum", "higher"), hands)) == best


@pytest.mark.rule("K-215", "K-217")
@pytest.mark.parametrize(
    ("hands", "best", "count"),
    [
        (["4 2 5", "4 6/conditional"], [0], 5),
        (["4 2 6", "4 6/conditional 1"], [0, 1], 6),
        (["5 5 5 5", "5 6/conditional 6/conditional"], [1], 6),
        (["6/conditional 1", "4 1"], [1], 2),
        (["4 5/conditional 2", "4 1 1"], [0, 1], 6),
    ],
)
def test_until_somebody_wins_an_unmatched_conditional_counts_in_no_comparison(
    monkeypatch: Any, hands: list[str], best: list[int], count: int
) -> None:
    """It does not win, nor is it the rival's figure; once another result has its number it counts."""
    t = fought(monkeypatch, LOOP, hands)
    assert (winners(t), len(told(t, "rolled"))) == (best, count)


@pytest.mark.rule("K-216")
@pytest.mark.parametrize(("often", "rounds"), [("once", 1), ("times:2", 2), ("times:3", 3)])
@pytest.mark.parametrize("active", [0, 1, 2])
def test_all_roll_in_rounds_clockwise_from_the_active_player(
    monkeypatch: Any, often: str, rounds: int, active: int
) -> None:
    hands = ["1 1 1", "2 2 2", "3 3 3"]
    t = staged(figures("sum", "higher", often), hands, 3, active, type_="battle")
    clockwise = [(active + step) % 3 for step in range(3)]
    rolls(monkeypatch, *[str(seat + 1) for seat in clockwise] * rounds)
    challenge(t, clockwise[1], clockwise[2])
    assert [facts["seat"] for facts in told(t, "rolled")] == clockwise * rounds
    assert winners(t) == [2]


@pytest.mark.rule("K-216")
def test_closing_comes_before_the_comparison(monkeypatch: Any) -> None:
    t = staged(figures("sum", "higher", "once"), ["?", "5"], type_="battle")
    rolls(monkeypatch, "?", "5")
    challenge(t, 1)
    play(t, 0, "number", number=0)
    play(t, 0, "number", number=0)
    assert awaited(t) == [0], "the wildcard may change once more in closing"
    play(t, 0, "number", number=6)
    assert winners(t) == [0]


@pytest.mark.rule("K-217")
def test_until_somebody_wins_strictly_better_wins_alone_and_at_once(monkeypatch: Any) -> None:
    t = fought(monkeypatch, LOOP, ["4 1", "4 1", "5 6"])
    assert winners(t) == [2]
    assert len(told(t, "rolled")) == 3, "C is better than B, who rolled last; nobody rolls again"
    losers = {facts["seat"] for facts in told(t, "icon-given") if facts["side"] == 1}
    assert losers == {0, 1}


@pytest.mark.rule("K-217")
def test_the_figure_is_over_all_own_results(monkeypatch: Any) -> None:
    t = fought(monkeypatch, LOOP.replace("extreme:0", "sum"), ["4 2", "3 1", "3 2"])
    assert winners(t) == [0], "3 is not more than 4, 3 not more than 3, but 4 and 2 are more than 3"
    assert len(told(t, "rolled")) == 4


@pytest.mark.rule("K-217")
def test_the_rival_is_the_other_who_rolled_last(monkeypatch: Any) -> None:
    t = fought(monkeypatch, LOOP, ["6 1", "3 2", "4"])
    assert winners(t) == [2], "less than A's, but more than B's, who rolled last"


@pytest.mark.rule("K-217")
def test_wildcards_are_not_asked_again_where_the_loop_is_won(monkeypatch: Any) -> None:
    t = staged(LOOP, ["?", "5"], type_="battle")
    rolls(monkeypatch, "?", "5")
    challenge(t, 1)
    play(t, 0, "number", number=2)
    assert not t.over
    assert not told(t, "battle-won")
    play(t, 0, "number", number=2)
    assert winners(t) == [1], "no closing"


@pytest.mark.rule("K-217")
@pytest.mark.parametrize(("reroll", "best"), [(True, [1]), (False, [0])])
def test_mega_rerolls_come_before_the_comparison(monkeypatch: Any, reroll: bool, best: list[int]) -> None:
    t = staged(LOOP, ["4/mega-reroll 1", "2 6"], type_="battle")
    rolls(monkeypatch, "4/mega-reroll", "2", "6" if reroll else "1")
    challenge(t, 1)
    assert (t.asks, awaited(t)) == (USE_MEGA_REROLL, [1])
    play(t, 1, "yes" if reroll else "no")
    assert winners(t) == best, "refusing, B has 2 against 4, and A is better on the next turn"


@pytest.mark.rule("K-218")
def test_the_first_roll_compares_with_nobody(monkeypatch: Any) -> None:
    t = fought(monkeypatch, LOOP, ["6 1 1", "1 2 6", "1 1 1"])
    assert [facts["seat"] for facts in told(t, "rolled")][:2] == [0, 1]
    assert len(told(t, "rolled")) == 4, "A rolls 1 and has 6 against C's 1"
    assert winners(t) == [0]


@pytest.mark.rule("K-218")
def test_a_forced_reroll_makes_nobody_but_the_roller_win(monkeypatch: Any) -> None:
    t = staged(LOOP, ["3 6 1", "2/forced-reroll 1 1"], type_="battle")
    rolls(monkeypatch, "3", "2/forced-reroll", "6", "1", "1")
    challenge(t, 1)
    assert t.asks == WHO_REROLLS
    play(t, 1, "player", seat=0)
    assert winners(t) == [0]
    assert len(told(t, "rolled")) == 2, "the reroll to 6 wins nothing; A's next turn does"
    assert len(told(t, "rerolls")) == 1


@pytest.mark.rule("K-219")
def test_a_soul_with_an_empty_die_is_skipped_and_stays_the_rival(monkeypatch: Any) -> None:
    t = fought(monkeypatch, LOOP, ["4 2 6", "4"])
    assert winners(t) == [0]
    assert [facts["seat"] for facts in told(t, "rolled")] == [0, 1, 0, 0]
    assert {facts["seat"] for facts in told(t, "skipped")} == {1}
    assert t.roll_count == 4


@pytest.mark.rule("K-220")
def test_a_soul_without_cards_from_the_start_is_no_rival(monkeypatch: Any) -> None:
    t = fought(monkeypatch, LOOP, ["4 1 5", "", "4 2"])
    assert winners(t) == [0]
    assert [facts["seat"] for facts in told(t, "rolled")] == [0, 2, 0, 2, 0]


@pytest.mark.rule("K-220")
@pytest.mark.parametrize("hands", [["4 1 5", ""], ["", "4 1 5"], ["", "4 1 5", ""]])
def test_a_soul_who_alone_can_roll_rolls_its_die_out_and_wins(monkeypatch: Any, hands: list[str]) -> None:
    t = fought(monkeypatch, LOOP, hands)
    seat = hands.index("4 1 5")
    assert winners(t) == [seat]
    assert [facts["seat"] for facts in told(t, "rolled")] == [seat] * 3


@pytest.mark.rule("K-221")
def test_when_nobody_can_roll_any_more_the_best_of_all_win(monkeypatch: Any) -> None:
    t = fought(monkeypatch, LOOP, ["4 2", "4 1", "4 3"])
    assert winners(t) == [0, 1, 2]
    assert len(told(t, "rolled")) == 6


@pytest.mark.rule("K-221")
def test_the_best_of_all_may_be_some_of_the_souls(monkeypatch: Any) -> None:
    t = fought(monkeypatch, LOOP, ["6", "4", "4"])
    assert winners(t) == [0], "nobody was better than the one before"
    t = staged(LOOP, ["5", "?", "2"], seats=3, type_="battle")
    rolls(monkeypatch, "5", "?", "2")
    challenge(t, 1, 2)
    play(t, 1, "number", number=3)
    play(t, 1, "number", number=3)
    assert may(t, 1, "number", number=5), "closing lets the wildcard change"
    play(t, 1, "number", number=5)
    assert winners(t) == [0, 1]


@pytest.mark.rule("K-222")
def test_instant_success_makes_its_owner_win_alone(monkeypatch: Any) -> None:
    t = fought(monkeypatch, figures("sum", "higher"), ["1/instant-success:5 1", "6 6", "1 1"])
    assert winners(t) == [0]
    assert len(told(t, "rolled")) == 2
    assert contracts_of(t, 0) == 3


@pytest.mark.rule("K-222")
def test_instant_fail_makes_all_lose(monkeypatch: Any) -> None:
    t = fought(monkeypatch, figures("sum", "higher"), ["6/instant-fail:1 6", "1 6", "6 6"], penalty="C")
    assert winners(t) == []
    assert [facts["seat"] for facts in told(t, "icon-given")] == [0, 1, 2]
    assert {facts["side"] for facts in told(t, "icon-given")} == {1}


@pytest.mark.rule("K-222")
def test_soft_fail_leaves_everybody_as_they_were(monkeypatch: Any) -> None:
    hands = ["6 6", "1/soft-fail 6", "6 6"]
    t = fought(monkeypatch, figures("sum", "higher"), hands, penalty="SC", reward="SC")
    assert winners(t) == []
    assert not told(t, "icon-given")
    assert [contracts_of(t, seat) for seat in range(3)] == [0, 0, 0]
    assert [hand_size(t, seat) for seat in range(3)] == [2, 2, 2]
    assert t.active == 1
    assert t.contract == NONE


@pytest.mark.rule("K-222")
def test_cursed_success_makes_its_owner_win_the_reward_unmultiplied(monkeypatch: Any) -> None:
    t = fought(
        monkeypatch, figures("sum", "higher"), ["6 6", "1/cursed-success 6", "6 6"], penalty="C", reward="SC"
    )
    assert winners(t) == [1]
    given = [(facts["seat"], facts["side"], facts["icon"]) for facts in told(t, "icon-given")]
    assert given == [(1, 0, 0), (1, 0, 1), (0, 1, 1), (2, 1, 1), (0, 1, 1)]
    assert contracts_of(t, 1) == 1
    assert len(hand(t, 1)) == 3
