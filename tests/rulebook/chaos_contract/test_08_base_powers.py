"""Rows K-112 to K-133: the base powers, one by one; and K-282, how often a Reroll Return goes back."""

from __future__ import annotations

import pytest

from tests.rulebook.chaos_contract.stage import (
    PAUSE,
    awaited,
    begin,
    card_of,
    choices,
    contest,
    die,
    hand,
    heard,
    market,
    may,
    number,
    paused,
    play,
    result_of,
    rolls,
    settled,
    staged,
    usable,
    view,
)
from turncoat.games.chaos_contract.table import ASIDE, COUNTED, FACE_DOWN, NO_NUMBER, Table

HIGH = "what=sum comparison=higher threshold=number:5"
TWICE = f"often=times:2 {HIGH}"
THRICE = f"often=times:3 {HIGH}"


def swap_moves(t: Table, seat: int) -> list[str]:
    """The cards that a seat may swap away."""
    return sorted(die(t, p["card"]) for _, p in choices(t, seat, "die-card"))


# Forced Reroll


@pytest.mark.rule("K-112")
def test_forced_reroll_makes_another_soul_reroll_once(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"3 5 {PAUSE}", "4/forced-reroll 6", "2 1"])
    assert choices(t, 1) == [("player", {"seat": 0})]
    play(t, 1, "player", seat=0)
    assert paused(t, 0)
    assert settled(t) == [5, 4, 2]
    assert t.state[0] == ASIDE
    assert t.roll_count == 5
    assert not may(t, 0, "no")


@pytest.mark.rule("K-112")
def test_forced_reroll_picks_only_souls_with_a_result_and_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, ["3", "4 1 1", "2/forced-reroll 1"])
    assert choices(t, 2) == [("player", {"seat": 1})]
    t = contest(monkeypatch, TWICE, ["3", f"4/forced-reroll {PAUSE}", "6 1"])
    assert paused(t, 1)
    assert settled(t) == [3, 4, 6]


@pytest.mark.rule("K-112", "K-066")
def test_forced_reroll_never_picks_who_sits_out(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, f"who=all-but-one {TWICE}", ["3 2 1", "4 1 1", "2/forced-reroll 1"])
    play(t, 0, "player", seat=1)
    assert choices(t, 2) == [("player", {"seat": 0})]


# Add, Subtract


@pytest.mark.rule("K-113")
def test_add_raises_all_results_once_and_none_later(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"3 {PAUSE}", "5/add:2 4"])
    assert settled(t) == [5, 7]
    number(t, 0, 2)
    t = contest(monkeypatch, THRICE, [f"3 4 {PAUSE}", "5/add:2 6"])
    assert settled(t) == [5, 7, 4, 6]
    assert ("all-raised", {"seat": 1, "amount": 2}) in heard(t, -1)
    assert [t.number[r] for r in range(4)] == [3, 5, 4, 6]


@pytest.mark.rule("K-114")
def test_subtract_lowers_all_results_below_zero_too(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, [f"1 4 {PAUSE}", "2/subtract:2 1/subtract:1"])
    assert settled(t) == [-2, -1, 3, 0]


# Ignore Icon


@pytest.mark.rule("K-115")
def test_ignore_icon_takes_one_icon_off_before_multiplying(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, f"often=once {HIGH}", ["6/ignore-icon", "5"], reward="SS", penalty="SC")
    assert choices(t, 0) == [
        ("icon", {"side": 0, "icon": 0}),
        ("icon", {"side": 1, "icon": 0}),
        ("icon", {"side": 1, "icon": 1}),
    ]
    contract = t.contract
    play(t, 0, "icon", side=0, icon=0)
    assert ("pool", {"side": 0, "scores": 2, "cards": 0}) in heard(t, -1)
    assert t.icons[contract, 0, 0] == 2


@pytest.mark.rule("K-115", "K-228")
def test_ignore_icon_may_leave_a_side_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, f"often=once {HIGH}", ["6/ignore-icon", "5"])
    play(t, 0, "icon", side=0, icon=0)
    assert ("pool", {"side": 0, "scores": 0, "cards": 0}) in heard(t, -1)
    assert t.active == 1
    t = contest(monkeypatch, f"often=once {HIGH}", ["6/ignore-icon", PAUSE], reward="", penalty="")
    assert paused(t, 1)


# Double


@pytest.mark.rule("K-116", "K-117")
def test_double_doubles_the_value_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = ["1/soul-add:1 1/double 3", f"4 1/add:1 {PAUSE}"]
    t = contest(monkeypatch, THRICE, hands)
    assert settled(t) == [1, 6, 3]
    play(t, 0, "result", result=1)
    assert awaited(t) == [1]
    assert settled(t) == [2, 13, 4, 4, 5]
    assert t.number[1] == 4


@pytest.mark.rule("K-116")
def test_double_may_pick_any_result_its_own_included(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"3 {PAUSE}", "5/double 4"])
    assert [p["result"] for _, p in choices(t, 1)] == [0, 1]
    play(t, 1, "result", result=1)
    assert settled(t) == [3, 10]
    facts = {"seat": 1, "other": 1, "die": t.card[1]}
    assert ("doubled", facts) in heard(t, -1)


@pytest.mark.rule("K-117")
def test_doubling_goes_below_zero_and_can_be_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, [f"-1 5/double {PAUSE}", "1/subtract:1 6/double"])
    play(t, 0, "result", result=0)
    assert settled(t) == [-4, 0, 5, 6]
    play(t, 1, "result", result=0)
    assert settled(t) == [-8, 0, 5, 6]


@pytest.mark.rule("K-118")
def test_double_cannot_pick_an_ignored_result(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, ["3/ignore 5/double", "4 1"])
    play(t, 0, "result", result=0)
    assert [p["result"] for _, p in choices(t, 0)] == [1, 2]
    t = contest(monkeypatch, "often=once what=all", ["3/double", PAUSE])
    assert choices(t, 0) == [("result", {"result": 0})]


# Ignore


@pytest.mark.rule("K-119")
def test_an_ignored_result_is_a_result_of_value_zero_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, [f"3 4/add:2 {PAUSE}", "5/ignore 1/soul-add:2"])
    assert [p["result"] for _, p in choices(t, 1)] == [0, 1]
    play(t, 1, "result", result=0)
    assert settled(t) == [0, 7, 6, 1]
    assert t.state[0] == COUNTED
    t = contest(monkeypatch, TWICE, [f"3 {PAUSE}", "5/ignore 1"])
    play(t, 1, "result", result=1)
    assert settled(t) == [3, 0]


@pytest.mark.rule("K-119", "K-084")
def test_an_ignored_wildcard_can_no_longer_be_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"? {PAUSE}", "5/ignore 1"])
    number(t, 0, 7)
    number(t, 0, 7)
    play(t, 1, "result", result=0)
    assert paused(t, 0)
    assert settled(t) == [0, 5]
    number(t, 0, 2)
    assert ("succeeded", {}) in heard(t, -1)


@pytest.mark.rule("K-120")
@pytest.mark.parametrize("bound", ["instant-fail:2", "instant-success:5"])
def test_ignoring_a_watch_ends_it(monkeypatch: pytest.MonkeyPatch, bound: str) -> None:
    after = "2" if "fail" in bound else "6"
    t = contest(monkeypatch, THRICE, [f"3/{bound} 4 {PAUSE}", f"4/ignore {after}"])
    play(t, 1, "result", result=0)
    assert paused(t, 0)
    t = contest(monkeypatch, THRICE, [f"3/{bound} 4 {PAUSE}", f"4/ignore {after}"])
    play(t, 1, "result", result=1)
    facts = {"outcome": int("fail" in bound), "seat": 0}
    assert any(name == "ended-by-power" and facts.items() <= told.items() for name, told in heard(t, -1))


@pytest.mark.rule("K-120", "K-133")
def test_ignoring_a_reroll_return_keeps_it_out(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"3/reroll-return {PAUSE}", "4/ignore 5"])
    play(t, 1, "result", result=0)
    assert paused(t, 0)
    assert settled(t) == [0, 4]


@pytest.mark.rule("K-120", "K-162")
def test_ignoring_a_mega_reroll_ends_what_is_left_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"3/mega-reroll {PAUSE} 4", "4 5/ignore 6 6"])
    play(t, 1, "yes")
    assert awaited(t) == [1]
    play(t, 1, "result", result=0)
    assert paused(t, 0)
    number(t, 0, 1)
    assert ("succeeded", {}) in heard(t, -1)


@pytest.mark.rule("K-120", "K-149")
def test_ignoring_a_contract_switch_ends_its_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, [f"3/contract-switch 5 {PAUSE}", "4/ignore 5"])
    play(t, 1, "result", result=0)
    assert paused(t, 0)


@pytest.mark.rule("K-120")
def test_dice_limited_by_a_diebreak_stay_limited_when_it_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, [f"3/diebreak {PAUSE} 1", "4/ignore 5 6 8"])
    for word in ("8", "4/ignore"):
        play(t, 1, "die-card", card=card_of(t, 1, word))
    play(t, 1, "enough")
    play(t, 1, "result", result=0)
    assert paused(t, 0)
    assert t.usable[1] == 1


@pytest.mark.rule("K-121")
def test_an_ignored_conditional_counts_as_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = "often=once what=extreme:1 comparison=lower threshold=number:2"
    t = contest(monkeypatch, contract, ["5/conditional", "4/ignore"])
    play(t, 1, "result", result=0)
    assert ("succeeded", {}) in heard(t, -1)


@pytest.mark.rule("K-121")
def test_an_ignored_card_has_no_power_in_tests_and_thresholds(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = "often=once what=powers:0 comparison=lower threshold=number:2"
    t = contest(monkeypatch, contract, ["5/add:1", "4/ignore"], lost_souls="on")
    play(t, 1, "result", result=0)
    assert ("succeeded", {}) in heard(t, -1)
    contract = "often=once what=sum comparison=higher threshold=powers:3"
    t = contest(monkeypatch, contract, ["5/soul-add:1", "1/ignore"])
    play(t, 1, "result", result=0)
    assert ("failed", {}) in heard(t, -1)
    t = contest(monkeypatch, contract, ["5", "1/ignore"])
    play(t, 1, "result", result=1)
    assert ("succeeded", {}) in heard(t, -1)


@pytest.mark.rule("K-122")
def test_ignore_cannot_pick_a_set_aside_card(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, [f"3/soul-add:1 4 {PAUSE} 1", "4/forced-reroll 1/ignore"])
    play(t, 1, "player", seat=0)
    number(t, 0, 2)
    assert awaited(t) == [1]
    aside = result_of(t, "3/soul-add:1")
    assert t.state[aside] == ASIDE
    assert not may(t, 1, "result", result=aside)


# Swap


@pytest.mark.rule("K-123")
def test_both_pick_a_card_at_the_same_time_and_the_cards_change_owners(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = contest(monkeypatch, TWICE, ["3/swap 4 5", f"{PAUSE} 6/add:1 8", "2 1 1"])
    assert choices(t, 0) == [("player", {"seat": 1}), ("player", {"seat": 2})]
    play(t, 0, "player", seat=1)
    assert awaited(t) == [0, 1]
    assert swap_moves(t, 0) == ["4", "5"]
    assert swap_moves(t, 1) == [PAUSE, "6/add:1", "8"]
    mine = card_of(t, 0, "4")
    theirs = card_of(t, 1, "6/add:1")
    play(t, 0, "die-card", card=mine)
    assert awaited(t) == [1]
    assert view(t, 1).swap_card[0] == -1
    assert view(t, -1).swap_card[0] == -1
    assert view(t, 0).swap_card[0] == mine
    assert heard(t, 1) == []
    play(t, 1, "die-card", card=theirs)
    assert hand(t, 0) == sorted(["3/swap", "5", "6/add:1"])
    assert hand(t, 1) == sorted([PAUSE, "4", "8"])
    for seat in (-1, 0, 1, 2):
        told = {"seat": 0, "other": 1, "die": mine, "other-die": theirs}
        assert ("swapped", told) in heard(t, seat)
        assert die(view(t, seat), theirs) == "6/add:1"
        assert die(view(t, seat), mine) == "4"


@pytest.mark.rule("K-123")
def test_swap_with_an_empty_die_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, ["3/swap", f"{PAUSE} 6 8"])
    assert paused(t, 1)
    t = contest(monkeypatch, TWICE, ["4 1 1", "3/swap 5", "2"])
    assert [p["seat"] for _, p in choices(t, 1)] == [0, 2]
    t = contest(monkeypatch, TWICE, ["4", "3/swap 5", "2 1"])
    assert [p["seat"] for _, p in choices(t, 1)] == [2]


@pytest.mark.rule("K-124")
def test_swap_under_a_restriction_takes_and_gives_cards_of_the_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = f"{TWICE} restriction=cards:2"
    t = contest(monkeypatch, contract, ["3/swap 4 5", "6 7 8"])
    for seat, words in ((0, ("4", "3/swap")), (1, ("7", "6"))):
        for word in words:
            play(t, seat, "die-card", card=card_of(t, seat, word))
    play(t, 0, "player", seat=1)
    assert swap_moves(t, 0) == ["4"]
    assert swap_moves(t, 1) == ["6", "7"]
    play(t, 0, "die-card", card=card_of(t, 0, "4"))
    rolls(monkeypatch, "4", "6", "7")
    play(t, 1, "die-card", card=card_of(t, 1, "6"))
    assert ("succeeded", {}) in heard(t, -1)
    assert hand(t, 0) == ["3/swap", "5", "6"]
    assert hand(t, 1) == ["4", "7", "8"]


@pytest.mark.rule("K-124")
def test_a_card_swapped_in_joins_the_part_and_the_sizes_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = f"{THRICE} restriction=cards:3"
    t = contest(monkeypatch, contract, ["3/swap 4 5 1", f"{PAUSE} 7 8 6"])
    for seat, words in ((0, ("5", "4", "3/swap")), (1, ("8", "7", PAUSE))):
        for word in words:
            play(t, seat, "die-card", card=card_of(t, seat, word))
    play(t, 0, "player", seat=1)
    play(t, 0, "die-card", card=card_of(t, 0, "4"))
    rolls(monkeypatch, PAUSE)
    play(t, 1, "die-card", card=card_of(t, 1, "7"))
    assert paused(t, 1)
    assert [usable(t, seat) for seat in (0, 1)] == [["5", "7"], ["4", "8"]]


@pytest.mark.rule("K-124")
def test_a_soul_sitting_out_gives_any_card_of_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = f"who=all-but-one {TWICE} restriction=cards:2"
    t = contest(monkeypatch, contract, ["3/swap 4 5", "6 7 8 1"])
    play(t, 0, "player", seat=1)
    assert awaited(t) == [0]
    for word in ("4", "3/swap"):
        play(t, 0, "die-card", card=card_of(t, 0, word))
    play(t, 0, "player", seat=1)
    assert swap_moves(t, 1) == ["1", "6", "7", "8"]


# Disable Special


@pytest.mark.rule("K-125")
def test_disable_special_stops_the_special_from_now_on(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(
        monkeypatch, f"{TWICE} special=too-many-powers:2", ["3/disable-special 1/add:1", f"{PAUSE} 1"]
    )
    assert t.special_on == 0
    assert all(("special-disabled", {"seat": 0}) in heard(t, seat) for seat in (-1, 0, 1))
    t = contest(monkeypatch, TWICE, ["3/disable-special 1", f"{PAUSE} 1"])
    assert ("no-effect", {"seat": 0, "die": t.card[0]}) in heard(t, -1)


@pytest.mark.rule("K-126")
def test_after_disable_special_later_powers_work(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = f"{THRICE} special=powers-off-by-number:4"
    t = contest(monkeypatch, contract, [f"2/add:1 5/disable-special {PAUSE}", "3/add:2 3/add:2"])
    assert settled(t) == [4, 5, 7, 5]
    contract = f"{THRICE} special=only-one-power:0"
    t = contest(monkeypatch, contract, [f"5/disable-special 1 {PAUSE}", "3/add:2 3/add:2"])
    assert settled(t) == [9, 7, 3, 5]


@pytest.mark.rule("K-126")
@pytest.mark.parametrize(
    ("special", "mine", "theirs"),
    [
        ("fail-on-same-power", "3/add:1", "5/add:1"),
        ("success-on-same-power", "3/add:1", "5/add:1"),
        ("fail-on-same-number", "4", "4"),
        ("success-on-same-number", "4", "4"),
        ("too-many-powers:2", "3/add:1", "5/add:1"),
    ],
)
def test_after_disable_special_there_are_no_more_checks(
    monkeypatch: pytest.MonkeyPatch, special: str, mine: str, theirs: str
) -> None:
    contract = f"{THRICE} special={special}"
    hands = [f"7/disable-special {mine} {PAUSE}", f"8 {theirs} 1"]
    t = contest(monkeypatch, contract, hands, lost_souls="on")
    assert paused(t, 0)
    t = contest(monkeypatch, contract, [f"7/add:2 {mine} {PAUSE}", hands[1]], lost_souls="on")
    assert not paused(t, 0)


@pytest.mark.rule("K-126")
def test_after_disable_special_there_is_no_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    for special in ("free-reroll", "leaving"):
        contract = f"often=once {HIGH} special={special}"
        t = contest(monkeypatch, contract, ["3/disable-special 1", "4 1"], lost_souls="on")
        assert ("succeeded", {}) in heard(t, -1)


@pytest.mark.rule("K-126", "K-182")
def test_after_disable_special_secret_rolls_are_open_and_old_ones_stay_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    contract = f"{THRICE} special=secret"
    t = contest(monkeypatch, contract, ["4 3/disable-special 1|3", "5 2 6"])
    play(t, 0, "player", seat=1)
    assert awaited(t) == [0]
    assert [t.state[r] for r in range(4)] == [COUNTED, FACE_DOWN, COUNTED, COUNTED]
    assert view(t, 0).card[1] == -1
    assert settled(t) == [4, 3, 2]
    number(t, 0, 1)
    assert ("succeeded", {}) in heard(t, -1)
    assert any(name == "secret-shown" for name, _ in heard(t, -1))


@pytest.mark.rule("K-126", "K-165")
def test_disable_special_does_not_work_under_powers_off(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, f"{TWICE} special=powers-off", ["3/disable-special 1", f"{PAUSE} 1"])
    assert t.special_on == 1


@pytest.mark.rule("K-126", "K-168")
def test_disable_special_as_the_last_power_changes_nothing_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = "often=once what=sum comparison=equal threshold=number:5 special=only-one-power:1"
    t = contest(monkeypatch, contract, ["3/add:1 1", "2/disable-special 1"], lost_souls="on")
    assert ("special-disabled", {"seat": 1}) in heard(t, -1)
    assert ("succeeded", {}) in heard(t, -1)


# Chameleon, Star Counter


@pytest.mark.rule("K-127")
def test_chameleon_takes_the_lowest_or_highest_number_of_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    for rank, after in ((0, 2), (1, 6)):
        t = contest(monkeypatch, THRICE, [f"2 5/chameleon:{rank} {PAUSE}", "6 4"])
        assert settled(t) == [2, 6, after, 4]
    t = contest(monkeypatch, THRICE, [f"2/add:2 4/chameleon:0 {PAUSE}", "3 7"])
    assert settled(t) == [4, 3, 2, 7]


@pytest.mark.rule("K-127", "K-105")
def test_chameleon_sees_neither_set_aside_nor_face_down_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, [f"1 6 5/chameleon:0 {PAUSE}", "4/forced-reroll 7"])
    play(t, 1, "player", seat=0)
    assert settled(t) == [6, 4, 4, 7]
    t = contest(monkeypatch, f"{THRICE} special=secret", [f"3 6/chameleon:0 {PAUSE}", "1 1 1"])
    play(t, 0, "player", seat=1)
    assert settled(t) == [3, 3]


@pytest.mark.rule("K-128")
def test_chameleon_keeps_its_printed_number_without_others_and_is_set_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = contest(monkeypatch, TWICE, [f"5/chameleon:0 {PAUSE}", "2 4"])
    assert settled(t) == [5, 2]
    t = contest(monkeypatch, TWICE, ["5/chameleon:0 1", "2 ?"])
    number(t, 1, -1)
    assert settled(t)[0] == 5
    t = contest(monkeypatch, THRICE, [f"? 5 {PAUSE}", "2/chameleon:1 4"])
    number(t, 0, 8)
    number(t, 0, 8)
    assert settled(t)[1] == 8
    number(t, 0, 0)
    assert settled(t)[1] == 8


@pytest.mark.rule("K-129")
@pytest.mark.parametrize(
    ("parts", "stars"),
    [
        ("what=sum special=free-reroll", 1),
        ("what=sum", 2),
        ("what=all special=powers-off-by-number:2", 3),
    ],
)
def test_star_counter_is_twice_the_stars(monkeypatch: pytest.MonkeyPatch, parts: str, stars: int) -> None:
    contract = f"often=times:2 comparison=higher threshold=number:5 {parts}"
    t = contest(monkeypatch, contract, [f"6/star-counter {PAUSE}", "2 4"])
    assert t.stars[t.contract] == stars
    assert settled(t) == [2 * stars, 2]


@pytest.mark.rule("K-129")
def test_a_contract_switch_does_not_change_a_star_counter(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, [f"6/star-counter {PAUSE} 1", "4/contract-switch 2 2"])
    assert t.stars[t.contract] == 2
    market(t, 1, "often=times:3 what=all comparison=higher threshold=number:5 special=powers-off-by-number:2")
    play(t, 0, "pick", place=1)
    assert paused(t, 0)
    assert t.stars[t.contract] == 3
    assert settled(t) == [4, 4]


# Reroll Return


@pytest.mark.rule("K-130", "K-131")
def test_reroll_return_goes_back_and_its_result_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    t = staged(THRICE, ["3/reroll-return 5 6", f"4 2 {PAUSE}"])
    rolls(monkeypatch, "3/reroll-return", "4", "5", PAUSE)
    begin(t, 1)
    assert paused(t, 1)
    assert settled(t) == [4, 5]
    assert t.roll_count == 4
    assert t.usable[0] == 2
    assert any(name == "went-back" for name, _ in heard(t, -1))


@pytest.mark.rule("K-130", "K-282")
def test_reroll_return_may_come_up_again_at_once_and_then_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    t = staged(THRICE, ["3/reroll-return 5 6", f"4 2 {PAUSE}"])
    rolls(monkeypatch, "3/reroll-return", "4", "3/reroll-return", "2", "6", PAUSE)
    begin(t, 1)
    assert paused(t, 1)
    assert settled(t) == [4, 3, 2, 6]
    assert t.roll_count == 6
    assert usable(t, 0) == ["5"]
    said = [name for name, facts in heard(t, -1) if facts.get("die") == card_of(t, 0, "3/reroll-return")]
    assert said == ["rolled", "lasting", "went-back", "rolled", "no-effect"]


@pytest.mark.rule("K-282", "K-091")
def test_a_reroll_return_that_came_up_again_is_set_aside_by_a_reroll(monkeypatch: pytest.MonkeyPatch) -> None:
    t = staged(f"often=once {HIGH}", [f"3/reroll-return {PAUSE}", "4/forced-reroll", "2/forced-reroll"], 3)
    rolls(monkeypatch, "3/reroll-return", "4/forced-reroll", "3/reroll-return", "2/forced-reroll", PAUSE)
    begin(t, 1, 2)
    play(t, 1, "player", seat=0)
    assert any(name == "went-back" for name, _ in heard(t, -1))
    play(t, 2, "player", seat=0)
    assert paused(t, 0)
    assert ("rerolls", {"seat": 0, "die": card_of(t, 0, "3/reroll-return")}) in heard(t, -1)
    assert not any(name == "went-back" for name, _ in heard(t, -1))
    assert settled(t) == [4, 2]


@pytest.mark.rule("K-282")
def test_each_of_two_reroll_returns_goes_back_once(monkeypatch: pytest.MonkeyPatch) -> None:
    t = staged(f"often=turnout-times {HIGH}", ["3/reroll-return 5/reroll-return", "4", "1", "1", "1"], 5)
    turns = ("3/reroll-return", "5/reroll-return", "3/reroll-return", "5/reroll-return")
    rolls(monkeypatch, turns[0], "4", "1", "1", "1", *turns[1:])
    begin(t, 1, 2, 3, 4)
    rolled = [die(t, facts["die"]) for name, facts in heard(t, -1) if name == "rolled" and facts["seat"] == 0]
    assert rolled == list(turns)
    back = [die(t, facts["die"]) for name, facts in heard(t, -1) if name == "went-back"]
    assert back == ["3/reroll-return", "5/reroll-return"]
    assert ("succeeded", {}) in heard(t, -1)


@pytest.mark.rule("K-282")
def test_a_reroll_return_that_another_soul_has_got_does_not_go_back_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = staged(THRICE, ["3/reroll-return 2/swap 6", "4 5 1"])
    rolls(monkeypatch, "3/reroll-return", "4", "2/swap", "3/reroll-return", "6", "5")
    begin(t, 1)
    play(t, 0, "player", seat=1)
    play(t, 0, "die-card", card=card_of(t, 0, "3/reroll-return"))
    play(t, 1, "die-card", card=card_of(t, 1, "1"))
    assert not any(name == "went-back" for name, _ in heard(t, -1))
    assert ("succeeded", {}) in heard(t, -1), "seat 1 rolled it and then another card"
    assert [die(t, facts["die"]) for name, facts in heard(t, -1) if name == "rolled"][-1] == "5"


@pytest.mark.rule("K-282")
def test_a_reroll_return_goes_back_once_although_the_contract_is_switched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = staged(f"often=turnout-times {HIGH}", ["3/reroll-return 5 6", f"3/contract-switch 4 1 {PAUSE}"])
    market(t, 1, THRICE)
    rolls(monkeypatch, "3/reroll-return", "4", "3/reroll-return", "3/contract-switch", "6", PAUSE)
    begin(t, 1)
    assert any(name == "went-back" for name, _ in heard(t, -1))
    play(t, 0, "pick", place=1)
    assert paused(t, 1)
    assert settled(t) == [4, 3, 3, 6]


@pytest.mark.rule("K-282")
def test_in_the_next_contract_a_reroll_return_goes_back_again(monkeypatch: pytest.MonkeyPatch) -> None:
    t = staged(TWICE, ["3/reroll-return 6", "4 2"], reward="", penalty="")
    market(t, 1, TWICE)
    for seat in (0, 1):
        rolls(monkeypatch, *(["3/reroll-return", "4"] if seat == 0 else ["4", "3/reroll-return"]))
        play(t, seat, "pick", place=seat)
        play(t, seat, "invite", players=1 << 1 - seat)
        play(t, 1 - seat, "yes")
        assert [facts["seat"] for name, facts in heard(t, -1) if name == "went-back"] == [0]
        assert t.returned == 0


@pytest.mark.rule("K-282")
def test_everybody_sees_which_reroll_returns_have_gone_back(monkeypatch: pytest.MonkeyPatch) -> None:
    t = staged(THRICE, ["3/reroll-return 5 6", f"4 {PAUSE} 1"])
    rolls(monkeypatch, "3/reroll-return", "4", "5", PAUSE)
    begin(t, 1)
    assert paused(t, 1)
    for seat in (-1, 0, 1):
        assert view(t, seat).returned == 1 << card_of(t, 0, "3/reroll-return")


@pytest.mark.rule("K-131")
def test_reroll_return_on_a_reroll_leaves_its_place_to_the_new_result(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = staged(TWICE, [f"3/reroll-return 5 {PAUSE}", "4/forced-reroll 2"])
    rolls(monkeypatch, "3/reroll-return", "4/forced-reroll", "5", PAUSE)
    begin(t, 1)
    play(t, 1, "player", seat=0)
    assert paused(t, 0)
    assert settled(t) == [5, 4]
    assert ASIDE not in [t.state[r] for r in range(t.results)]
    assert t.usable[0] == 1


@pytest.mark.rule("K-132")
def test_reroll_return_stays_where_the_die_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, ["3/reroll-return", f"4 {PAUSE}"])
    assert paused(t, 1)
    assert settled(t) == [3, 4]
    t = contest(monkeypatch, TWICE, ["3/reroll-return", f"4/forced-reroll {PAUSE}"])
    assert paused(t, 1)
    assert settled(t) == [3, 4]


@pytest.mark.rule("K-130", "K-163")
def test_reroll_return_joins_a_die_that_was_limited_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Diebreak limits the die while the card lies out; going back it is in the usable die all the same."""
    t = staged(THRICE, [f"6 3/diebreak {PAUSE}", "3/reroll-return 4 1 2"])
    rolls(monkeypatch, "6", "3/reroll-return", "3/diebreak", "3/reroll-return", PAUSE)
    begin(t, 1)
    for word in ("1", "4"):
        play(t, 1, "die-card", card=card_of(t, 1, word))
    play(t, 1, "enough")
    assert paused(t, 0)
    assert settled(t) == [6, 3, 3]
    assert t.usable[1] == 2


@pytest.mark.rule("K-130", "K-163")
def test_a_limited_die_has_as_many_cards_as_it_says_after_a_return(monkeypatch: pytest.MonkeyPatch) -> None:
    t = staged(THRICE, [f"6 3/diebreak {PAUSE}", "3/reroll-return 4 1 2"])
    rolls(monkeypatch, "6", "3/reroll-return", "3/diebreak", "4")
    begin(t, 1)
    for word in ("1", "4"):
        play(t, 1, "die-card", card=card_of(t, 1, word))
    play(t, 1, "enough")
    assert usable(t, 1) == ["1", "3/reroll-return"]


@pytest.mark.rule("K-133")
def test_reroll_return_stays_out_when_its_power_did_not_work(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, f"{TWICE} special=powers-off", [f"3/reroll-return {PAUSE}", "4 1"])
    assert settled(t) == [3, 4]


@pytest.mark.rule("K-133", "K-178")
def test_a_face_down_reroll_return_stays_out(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, f"{THRICE} special=secret", [f"3 6 {PAUSE}", "5/reroll-return 1 2"])
    play(t, 0, "player", seat=1)
    assert paused(t, 0)
    down = [die(t, t.card[r]) for r in range(t.results) if t.state[r] == FACE_DOWN]
    assert down == ["5/reroll-return", "1"]
    assert t.usable[1] == 1
    assert t.number[1] == NO_NUMBER
