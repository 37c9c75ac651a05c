"""Rows K-099 to K-111: powers in general, and the 28 powers in four situations."""

from __future__ import annotations

import pytest

from tests.rulebook.chaos_contract.stage import (
    PAUSE,
    POWER_NAMES,
    awaited,
    choices,
    contest,
    die,
    hand,
    heard,
    icons,
    market,
    may,
    number,
    play,
    result_of,
    settled,
    view,
)
from turncoat.games.chaos_contract.components import (
    POWER_KINDS,
    POWERS_OFF,
    SELF_SETTING,
)
from turncoat.games.chaos_contract.table import ASIDE, COUNTED, WITHDRAWN, Table

HIGH = "what=sum comparison=higher threshold=number:5"
THRICE = f"often=times:3 {HIGH}"


def printed(kind: int) -> str:
    """A 3 with a power, as hands are written."""
    power = POWER_KINDS[kind]
    parameter = f":{power.parameters[1]}" if power.parameters != (0, 0) else ""
    return f"3/{power.name}{parameter}"


CARDS = [printed(kind) for kind in range(1, len(POWER_KINDS))]


def is_number_asked(t: Table, seat: int) -> bool:
    """Whether a seat is asked for the number of a duo."""
    return awaited(t) == [seat] and {name for name, _ in choices(t, seat)} == {"number"}


@pytest.mark.rule("K-099")
def test_a_power_acts_at_once_before_the_next_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, ["3/add:2 4 5", f"{PAUSE} 4 5"])
    assert is_number_asked(t, 1)
    assert settled(t) == [5]
    t = contest(monkeypatch, THRICE, ["3/ignore 4 5", "4 4 5"])
    assert awaited(t) == [0]
    assert t.results == 1


@pytest.mark.rule("K-100", "K-108")
@pytest.mark.parametrize("card", CARDS)
def test_alone_no_power_acts_and_nobody_is_asked(monkeypatch: pytest.MonkeyPatch, card: str) -> None:
    t = contest(monkeypatch, THRICE, [f"2 {card} {PAUSE}"], deck="8", joining=False)
    assert is_number_asked(t, 0)
    assert settled(t) == [2, 3]
    assert t.roll_count == 3
    assert not t.works[result_of(t, card)]
    assert icons(t, 0) == [1, 0]
    assert icons(t, 1) == [0, 1]
    assert hand(t, 0) == sorted(["2", card, PAUSE])
    assert ("power-idle", {"seat": 0, "die": t.card[result_of(t, card)]}) in heard(t, -1)
    number(t, 0, 1)
    assert t.active == 1


@pytest.mark.rule("K-100")
def test_alone_a_conditional_counts_and_a_reroll_return_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, [f"4/conditional 5/reroll-return {PAUSE}"], joining=False)
    assert settled(t) == [4, 5]
    number(t, 0, 2)
    assert ("succeeded", {}) in heard(t, -1)
    t = contest(monkeypatch, f"often=once {HIGH}", ["6/conditional 1"], joining=False)
    assert ("succeeded", {}) in heard(t, -1)


@pytest.mark.rule("K-100")
def test_alone_duos_and_wildcards_are_still_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, ["?/star-counter 3|6/add:2 1"], joining=False)
    assert [p["number"] for _, p in choices(t, 0)] == list(range(-1, 9))
    assert not may(t, 0, "by-power")
    number(t, 0, 8)
    assert [p["number"] for _, p in choices(t, 0)] == [3, 6]


@pytest.mark.rule("K-108", "K-101", "K-165")
@pytest.mark.parametrize("card", CARDS)
def test_under_powers_off_no_power_acts(monkeypatch: pytest.MonkeyPatch, card: str) -> None:
    contract = f"{THRICE} special=powers-off"
    t = contest(monkeypatch, contract, [f"2 {card} {PAUSE}", "2 3 4"], deck="8")
    assert is_number_asked(t, 0)
    assert settled(t) == [2, 2, 3, 3]
    assert not t.works[result_of(t, card)]
    assert t.special_on == 1
    assert t.choice[t.contract, 6] == POWERS_OFF
    assert icons(t, 0) == [1, 0]
    assert hand(t, 0) == sorted(["2", card, PAUSE])
    assert hand(t, 1) == ["2", "3", "4"]


@pytest.mark.rule("K-101")
def test_a_power_that_did_not_work_never_starts_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Powers on numbers below 4 are off: the Soul Add on a 2 does not wake up with Disable Special."""
    contract = f"{THRICE} special=powers-off-by-number:4"
    t = contest(monkeypatch, contract, ["2/soul-add:2 5/disable-special 1|4", "3/reroll-return 4 1"])
    assert is_number_asked(t, 0)
    assert not t.special_on
    assert settled(t) == [2, 3, 5, 4]
    number(t, 0, 1)


@pytest.mark.rule("K-101")
def test_a_power_that_worked_goes_on_whatever_the_special_says_later(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = f"{THRICE} special=only-one-power:0"
    t = contest(monkeypatch, contract, [f"2/soul-add:1 5/soul-add:2 {PAUSE}", "3 4 1"])
    assert settled(t) == [2, 5, 7, 6]


@pytest.mark.rule("K-102")
def test_powers_are_compulsory_and_the_roller_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    for power, family in (
        ("ignore", "result"),
        ("double", "result"),
        ("ignore-icon", "icon"),
        ("ignore-icon-plus", "icon"),
        ("die-manipulator", "manipulate"),
    ):
        t = contest(monkeypatch, THRICE, ["4 5 6", f"5/{power} 5 6"], reward="SC", penalty="CC")
        assert awaited(t) == [1], power
        assert {name for name, _ in choices(t, 1)} == {family}
        assert choices(t, 0) == []
    for power in ("forced-reroll", "maybe-reroll", "swap"):
        t = contest(monkeypatch, THRICE, ["4 5 6", f"5/{power} 5 6"])
        assert awaited(t) == [1], power
        assert choices(t, 1) == [("player", {"seat": 0})]


@pytest.mark.rule("K-102")
def test_where_somebody_may_that_soul_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, ["4 5 6", "5/maybe-reroll 5 6"])
    play(t, 1, "player", seat=0)
    assert awaited(t) == [0]
    assert [name for name, _ in choices(t, 0)] == ["no", "yes"]


@pytest.mark.rule("K-103")
@pytest.mark.parametrize("power", ["forced-reroll", "maybe-reroll", "swap"])
def test_without_a_legal_choice_nothing_is_asked(monkeypatch: pytest.MonkeyPatch, power: str) -> None:
    """The first roller finds nobody with a result to reroll; for Swap the other die is empty."""
    others = "" if power == "swap" else f"{PAUSE} 4 5"
    t = contest(monkeypatch, THRICE, [f"4/{power} {PAUSE} 5", others])
    assert is_number_asked(t, 0 if power == "swap" else 1)
    assert any(name == "no-effect" for name, _ in heard(t, -1))
    assert t.roll_count == 2


@pytest.mark.rule("K-103")
def test_icons_that_are_all_gone_leave_nothing_to_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    for power in ("ignore-icon", "ignore-icon-plus"):
        t = contest(monkeypatch, THRICE, [f"4/{power} 4 5", f"{PAUSE} 4 5"], reward="", penalty="")
        assert is_number_asked(t, 1)


@pytest.mark.rule("K-104")
def test_up_to_now_includes_the_card_itself_but_not_for_chameleon(monkeypatch: pytest.MonkeyPatch) -> None:
    for power, after in (("add:2", [6, 5]), ("subtract:2", [2, 1])):
        t = contest(monkeypatch, THRICE, [f"4 {PAUSE}", f"3/{power} 5"])
        assert settled(t) == after
    for power in ("double", "ignore"):
        t = contest(monkeypatch, THRICE, [f"4 {PAUSE}", f"3/{power} 5"])
        assert sorted(p["result"] for _, p in choices(t, 1)) == [0, 1]
    t = contest(monkeypatch, THRICE, [f"4 {PAUSE}", "8/roll-counter 5"])
    assert settled(t) == [4, 2]
    t = contest(monkeypatch, THRICE, [f"4 {PAUSE}", "3/chameleon:0 5"])
    assert settled(t) == [4, 4]


@pytest.mark.rule("K-105")
def test_powers_neither_touch_nor_pick_set_aside_results(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, ["4 6 3/ignore 1", "5/forced-reroll 2/add:1 1"])
    play(t, 1, "player", seat=0)
    assert t.state[0] == ASIDE
    assert awaited(t) == [0]
    assert sorted(die(t, t.card[p["result"]]) for _, p in choices(t, 0)) == [
        "3/ignore",
        "5/forced-reroll",
        "6",
    ]
    t = contest(monkeypatch, THRICE, ["4 6 3/add:2 1", f"5/forced-reroll {PAUSE} 1"])
    play(t, 1, "player", seat=0)
    assert settled(t) == [8, 7, 5]
    assert t.plus[0] == 0


@pytest.mark.rule("K-105")
def test_powers_neither_touch_nor_pick_results_of_a_soul_who_left(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = ["4 3/double 1", "5 2 1", "6 1 1"]
    t = contest(monkeypatch, f"{THRICE} special=leaving", hands, lost_souls="on")
    for seat in (1, 2, 1, 2):
        play(t, seat, "no")
    play(t, 1, "yes")
    play(t, 2, "no")
    assert t.state[1] == WITHDRAWN
    assert awaited(t) == [0]
    assert sorted(die(t, t.card[p["result"]]) for _, p in choices(t, 0)) == ["3/double", "4", "6"]
    t = contest(monkeypatch, f"{THRICE} special=leaving", ["4 3/swap 1", *hands[1:]], lost_souls="on")
    play(t, 1, "yes")
    play(t, 2, "no")
    assert choices(t, 0) == [("player", {"seat": 2})]


@pytest.mark.rule("K-105", "K-177")
def test_powers_do_not_pick_face_down_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = f"{THRICE} special=secret"
    t = contest(monkeypatch, contract, ["4 3/ignore 1", "5 2 1"])
    play(t, 0, "player", seat=1)
    assert awaited(t) == [0]
    assert sorted(die(t, t.card[p["result"]]) for _, p in choices(t, 0)) == ["3/ignore", "4"]


@pytest.mark.rule("K-105")
def test_another_soul_is_a_soul_of_this_contract_and_not_the_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, ["4 4", "5 4", "6/forced-reroll 1"])
    assert [p["seat"] for _, p in choices(t, 2)] == [0, 1]


@pytest.mark.rule("K-106")
def test_ignored_results_are_not_picked_changed_or_matched(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, ["4 3/add:2 4/no-duplicates 1", "5/ignore 6/double 1|2"])
    play(t, 1, "result", result=0)
    assert awaited(t) == [1]
    assert settled(t) == [0, 7, 5, 6]
    assert [p["result"] for _, p in choices(t, 1)] == [1, 2, 3]
    play(t, 1, "result", result=3)
    assert settled(t) == [0, 7, 5, 12, 4]
    assert not t.ignored[result_of(t, "4/no-duplicates")]


@pytest.mark.rule("K-106", "K-127")
def test_chameleon_does_not_see_an_ignored_result(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, [f"1 6/chameleon:0 {PAUSE}", "5/ignore 7"])
    play(t, 1, "result", result=0)
    assert settled(t) == [0, 5, 5, 7]


@pytest.mark.rule("K-107")
def test_when_one_soul_is_left_lasting_powers_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    """What Soul Add gave stays; a Reroll Return no longer goes back, Conditional counts."""
    contract = f"{THRICE} special=leaving"
    t = contest(monkeypatch, contract, ["2/soul-add:1 3/conditional 1|2", "5 6"], lost_souls="on")
    play(t, 1, "no")
    assert settled(t) == [2, 7]
    play(t, 1, "no")
    assert settled(t) == [2, 7, 5]
    play(t, 1, "yes")
    assert settled(t) == [2, 5]
    number(t, 0, 2)
    assert ("succeeded", {}) in heard(t, -1)
    assert ("pool", {"side": 0, "scores": 1, "cards": 0}) in heard(t, -1)


@pytest.mark.rule("K-107", "K-133")
def test_a_reroll_return_stays_out_when_its_owner_is_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = f"{THRICE} special=leaving"
    t = contest(monkeypatch, contract, ["2/reroll-return 4 1|2", "5 6"], lost_souls="on")
    play(t, 1, "yes")
    assert is_number_asked(t, 0)
    assert settled(t) == [2, 4]


@pytest.mark.rule("K-107")
def test_a_soul_add_gives_nothing_once_one_soul_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = f"{THRICE} special=leaving"
    t = contest(monkeypatch, contract, ["2/soul-add:1 4 1|2", "5 6"], lost_souls="on")
    play(t, 1, "yes")
    assert settled(t) == [2, 4]


LASTING = ("soul-add", "soul-subtract", "instant-fail", "instant-success", "mega-reroll", "contract-switch")


@pytest.mark.rule("K-108")
@pytest.mark.parametrize("name", LASTING)
def test_ignored_ends_a_lasting_power_and_set_aside_does_not(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    card = CARDS[POWER_NAMES.index(name) - 1]
    t = contest(monkeypatch, THRICE, [f"{card} {PAUSE} 5 4", "4/ignore 4 5"])
    play(t, 1, "result", result=0)
    assert is_number_asked(t, 0)
    assert not t.works[0]
    t = contest(monkeypatch, THRICE, [f"{card} 4 {PAUSE} 4", "3/forced-reroll 4 5"])
    if name == "contract-switch":
        assert {family for family, _ in choices(t, 0)} == {"pick"}
        play(t, 0, *choices(t, 0)[0][:1], **choices(t, 0)[0][1])
    play(t, 1, "player", seat=0)
    assert t.state[0] == ASIDE
    assert t.works[0] == 1


@pytest.mark.rule("K-108", "K-120")
@pytest.mark.parametrize("name", ["soul-add:2", "soul-subtract:2"])
def test_ignored_soul_amounts_end_for_later_reveals(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    up = 4 if "add" in name else -4
    t = contest(monkeypatch, THRICE, [f"3/{name} 4 {PAUSE}", "7/ignore 4 5"])
    play(t, 1, "result", result=0)
    assert settled(t) == [0, 7 + up, 4, 4]


@pytest.mark.rule("K-108", "K-091")
@pytest.mark.parametrize("name", ["soul-add:2", "soul-subtract:2"])
def test_soul_amounts_of_a_set_aside_card_go_on(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    up = 4 if "add" in name else -4
    t = contest(monkeypatch, THRICE, [f"3/{name} 4 {PAUSE}", "7/forced-reroll 5 1"])
    play(t, 1, "player", seat=0)
    assert is_number_asked(t, 0)
    assert settled(t) == [4 + up, 7 + up]


@pytest.mark.rule("K-108")
def test_effects_made_at_once_stay_when_their_card_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, [f"3/add:2 4 {PAUSE}", "7/ignore 4 5"])
    play(t, 1, "result", result=0)
    assert settled(t) == [0, 7, 4, 4]
    t = contest(monkeypatch, THRICE, ["3 3/double 4", f"5 7/ignore {PAUSE}"])
    play(t, 0, "result", result=1)
    play(t, 1, "result", result=2)
    assert settled(t) == [3, 10, 0, 7, 4]
    t = contest(monkeypatch, THRICE, ["3/ignore-icon 3 4", f"5/ignore 7 {PAUSE}"], reward="SC")
    play(t, 0, "icon", side=0, icon=1)
    play(t, 1, "result", result=0)
    assert icons(t, 0) == [1, 0]


@pytest.mark.rule("K-108")
def test_effects_made_at_once_stay_when_their_card_is_set_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, ["3 3/double 1 4", f"5 7/forced-reroll {PAUSE}"])
    play(t, 0, "result", result=1)
    play(t, 1, "player", seat=0)
    assert is_number_asked(t, 1)
    assert settled(t) == [3, 10, 1, 7, 4]
    t = contest(
        monkeypatch,
        f"{THRICE} special=powers-off-by-number:2",
        ["3/disable-special 3 4", "5/forced-reroll 1"],
    )
    assert not t.special_on
    play(t, 1, "player", seat=0)
    assert not t.special_on


@pytest.mark.rule("K-108")
@pytest.mark.parametrize("name", ["chameleon:1", "star-counter", "roll-counter", "attendance"])
def test_a_self_set_number_goes_with_its_result(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    t = contest(monkeypatch, THRICE, [f"6 3/{name} 1", f"5 1/ignore {PAUSE}"])
    if name == "attendance":
        number(t, 0, 10)
    assert settled(t)[2] == {"chameleon:1": 6, "star-counter": 4, "roll-counter": 3, "attendance": 10}[name]
    play(t, 1, "result", result=2)
    assert settled(t)[2] == 0
    t = contest(monkeypatch, THRICE, [f"6 3/{name} 4 {PAUSE}", "5 1/forced-reroll 1"])
    if name == "attendance":
        number(t, 0, 10)
    play(t, 1, "player", seat=0)
    assert settled(t)[2] == 4


@pytest.mark.rule("K-108")
def test_a_conditional_or_no_duplicates_that_is_set_aside_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("no-duplicates", "conditional"):
        t = contest(monkeypatch, THRICE, [f"3/{name} 4 {PAUSE}", "5/forced-reroll 3 1"])
        play(t, 1, "player", seat=0)
        assert settled(t) == [4, 5]
        assert not t.ignored[result_of(t, f"3/{name}")]


@pytest.mark.rule("K-109", "K-222")
def test_powers_work_in_battles(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = "often=times:2 what=sum comparison=higher threshold=rivals"
    t = contest(monkeypatch, contract, ["3/add:2 4/ignore", f"6 {PAUSE}"], type_="battle", joining=False)
    play(t, 0, "player", seat=1)
    assert settled(t) == [5, 6, 4]
    play(t, 0, "result", result=1)
    assert settled(t) == [5, 0, 4]
    number(t, 1, 2)
    assert ("battle-won", {"seats": 1}) in heard(t, -1)


@pytest.mark.rule("K-110")
@pytest.mark.parametrize(("name", "gives"), [("chameleon:1", 4), ("star-counter", 4), ("roll-counter", 3)])
def test_a_wildcard_may_take_the_number_of_its_power_whenever_it_changes(
    monkeypatch: pytest.MonkeyPatch, name: str, gives: int
) -> None:
    t = contest(monkeypatch, THRICE, [f"4 ?/{name} 5", "3 1 1"])
    assert not may(t, 0, "by-power")
    number(t, 0, 8)
    assert [p["number"] for _, p in choices(t, 0, "number")] == list(range(-1, 9))
    play(t, 0, "by-power")
    assert settled(t)[2] == gives
    assert awaited(t) == [0]
    number(t, 0, 7)
    assert settled(t)[2] == 7
    assert may(t, 0, "by-power")
    play(t, 0, "by-power")
    assert settled(t)[2] == gives


@pytest.mark.rule("K-110", "K-083")
def test_a_wildcard_whose_power_is_off_has_only_its_own_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, f"{THRICE} special=powers-off", ["?/roll-counter 5", "3 1 1"])
    number(t, 0, 8)
    assert awaited(t) == [0]
    assert not may(t, 0, "by-power")


@pytest.mark.rule("K-110", "K-143")
def test_a_wildcard_with_attendance_may_be_anything_from_its_range_or_the_powers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = contest(monkeypatch, THRICE, ["?/attendance 5", "3 1 1"])
    number(t, 0, -1)
    assert [p["number"] for _, p in choices(t, 0, "number")] == list(range(-1, 11))


@pytest.mark.rule("K-110", "K-084")
def test_a_wildcard_with_attendance_may_keep_ten_when_it_may_be_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = contest(monkeypatch, THRICE, ["?/attendance 5", "3 1 1"])
    number(t, 0, 8)
    number(t, 0, 10)
    assert awaited(t) == [0]
    assert settled(t) == [10, 3]
    play(t, 0, "by-power")
    assert settled(t)[:2] == [10, 3]


@pytest.mark.rule("K-111")
def test_a_duo_with_a_self_setting_power_has_the_number_of_its_power(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = f"{THRICE} special=powers-off-by-number:4"
    for picked, stands in ((3, 3), (5, 6)):
        t = contest(monkeypatch, f"{contract} who=all-but-one", ["3|5/star-counter 1|2", "6 1", "1 2"])
        play(t, 0, "player", seat=2)
        assert t.stars[t.contract] == 3
        number(t, 0, picked)
        assert settled(t)[0] == stands


@pytest.mark.rule("K-108")
def test_self_setting_powers_are_the_four_named() -> None:
    assert [POWER_NAMES[kind] for kind in range(len(POWER_NAMES)) if SELF_SETTING[kind]] == [
        "chameleon",
        "star-counter",
        "roll-counter",
        "attendance",
    ]


@pytest.mark.rule("K-108")
def test_a_switch_made_stays_when_its_card_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, ["3/contract-switch 4 5", f"3 5/ignore {PAUSE}"])
    market(t, 1, THRICE)
    play(t, 0, "pick", place=1)
    new = t.contract
    assert awaited(t) == [1]
    play(t, 1, "result", result=0)
    assert t.contract == new
    assert view(t, -1).contract == new
    assert t.state[0] == COUNTED


# The table, power by power


LEAVE = f"{THRICE} special=leaving"


def gone(t: Table, seat: int, others: tuple[int, ...] = ()) -> None:
    """A Soul leaves at the offer that is open; the others stay."""
    play(t, seat, "yes")
    for other in others:
        play(t, other, "no")


@pytest.mark.rule("K-108", "K-173")
def test_what_a_power_did_stays_when_its_owner_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, LEAVE, ["3 5 1|2", "4/add:2 1 1", "6 1 1"], lost_souls="on")
    play(t, 1, "no")
    play(t, 2, "no")
    assert settled(t) == [5, 6]
    gone(t, 1, (2,))
    assert settled(t) == [5, 6, 5, 1]
    t = contest(monkeypatch, LEAVE, ["3 5 1|2", "4/double 1 1", "6 1 1"], lost_souls="on")
    play(t, 1, "no")
    play(t, 2, "no")
    play(t, 1, "result", result=0)
    gone(t, 1, (2,))
    assert settled(t) == [6, 6, 5, 1]
    t = contest(monkeypatch, LEAVE, ["3 5 1|2", "4/ignore 1 1", "6 1 1"], lost_souls="on")
    play(t, 1, "no")
    play(t, 2, "no")
    play(t, 1, "result", result=0)
    gone(t, 1, (2,))
    assert settled(t) == [0, 6, 5, 1]
    t = contest(monkeypatch, LEAVE, ["3 4 5 1|2", "4/forced-reroll 1 1", "6 1 1"], lost_souls="on")
    play(t, 1, "no")
    play(t, 2, "no")
    play(t, 1, "player", seat=0)
    gone(t, 1, (2,))
    assert settled(t)[:3] == [4, 6, 5]


@pytest.mark.rule("K-108", "K-173")
@pytest.mark.parametrize("name", ["ignore-icon", "ignore-icon-plus"])
def test_icons_stay_out_when_the_owner_leaves(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    hands = ["3 5 1|2", f"4/{name} 1 1", "6 1 1"]
    t = contest(monkeypatch, LEAVE, hands, reward="SC", penalty="CC", lost_souls="on")
    play(t, 1, "no")
    play(t, 2, "no")
    play(t, 1, "icon", side=0, icon=0)
    if name == "ignore-icon-plus":
        play(t, 1, "icon", side=1, icon=1)
    gone(t, 1, (2,))
    assert icons(t, 0) == [0, 1]
    assert icons(t, 1) == [0, 1 if name == "ignore-icon-plus" else 2]


@pytest.mark.rule("K-108", "K-173")
@pytest.mark.parametrize("name", ["soul-add:1", "soul-subtract:1"])
def test_soul_amounts_end_when_the_owner_leaves(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    t = contest(monkeypatch, LEAVE, ["3 5 1|2", f"4/{name} 1 1", "6 4 1"], lost_souls="on")
    play(t, 1, "no")
    play(t, 2, "no")
    gone(t, 1, (2,))
    assert settled(t) == [3, 6, 5, 4]


@pytest.mark.rule("K-108", "K-173")
@pytest.mark.parametrize(("name", "number_"), [("instant-fail:2", "1"), ("instant-success:5", "8")])
def test_a_watch_ends_when_its_owner_leaves(monkeypatch: pytest.MonkeyPatch, name: str, number_: str) -> None:
    t = contest(monkeypatch, LEAVE, [f"3 {number_} 1|2", f"4/{name} 1 1", f"{number_} 4 1"], lost_souls="on")
    play(t, 1, "no")
    play(t, 2, "no")
    gone(t, 1, (2,))
    assert is_number_asked(t, 0)


@pytest.mark.rule("K-108", "K-091")
@pytest.mark.parametrize(("name", "low"), [("instant-fail:2", "1"), ("instant-success:5", "8")])
def test_a_watch_that_is_set_aside_goes_on(monkeypatch: pytest.MonkeyPatch, name: str, low: str) -> None:
    t = contest(monkeypatch, THRICE, [f"3/{name} 4 4", f"4/forced-reroll {low} 4"])
    play(t, 1, "player", seat=0)
    assert any(kind == "ended-by-power" and facts["seat"] == 0 for kind, facts in heard(t, -1))


@pytest.mark.rule("K-108", "K-091")
def test_a_contract_switch_that_is_set_aside_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, ["3/contract-switch 5 6", "4/forced-reroll 6 4"])
    play(t, 1, "player", seat=0)
    assert awaited(t) == [0]
    assert {family for family, _ in choices(t, 0)} == {"pick"}


@pytest.mark.rule("K-108")
def test_cards_swapped_given_and_drawn_stay_when_the_card_is_ignored_or_set_aside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for end in ("ignore", "forced-reroll"):
        hands = ["3/die-manipulator 4 5 6", f"4/{end} 5 5 5"]
        t = contest(monkeypatch, THRICE, hands, deck="8")
        play(t, 0, "manipulate", seat=1, take=1)
        assert len(hand(t, 1)) == 3
        hands = [f"3/die-manipulator 4 {PAUSE} 6", f"4/{end} 5 5 5"]
        t = contest(monkeypatch, THRICE, hands, deck="8")
        play(t, 0, "manipulate", seat=1, take=0)
        if end == "ignore":
            play(t, 1, "result", result=0)
        else:
            play(t, 1, "player", seat=0)
        assert "8" in hand(t, 1)
        t = contest(monkeypatch, THRICE, [f"3/reroll-random 4 {PAUSE} 6", f"4/{end} 5 5 5"], deck="7")
        if end == "ignore":
            play(t, 1, "result", result=result_of(t, "7"))
        else:
            play(t, 1, "player", seat=0)
        assert hand(t, 0) == sorted(["3/reroll-random", "4", PAUSE, "6", "7"])


@pytest.mark.rule("K-108", "K-161")
def test_mega_rerolls_that_are_left_stay_when_the_card_is_set_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, ["3/mega-reroll 4 5 6", "4/forced-reroll 5 5 5"])
    play(t, 1, "player", seat=0)
    assert awaited(t) == [1]
    assert may(t, 1, "yes")
    assert t.rest[0] == 2
