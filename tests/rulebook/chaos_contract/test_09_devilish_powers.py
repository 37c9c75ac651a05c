"""Rows K-134 to K-164: the powers of Devilish Numbers, one by one; and K-283, Reroll Random in a round."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import pytest

from tests.rulebook.chaos_contract.stage import (
    PAUSE,
    awaited,
    begin,
    card_of,
    challenge,
    choices,
    contest,
    die,
    hand,
    heard,
    icons,
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
from turncoat.games.chaos_contract.components import DICE, SPECIAL
from turncoat.games.chaos_contract.table import (
    ASIDE,
    FACE_DOWN,
    IN_DECK,
    IN_DISCARD,
    IN_MARKET,
    IN_PLAY,
    SWITCH_CONTRACT,
    USE_MEGA_REROLL,
    WITH_SEAT,
    Table,
)

HIGH = "what=sum comparison=higher threshold=number:5"
ONCE = f"often=once {HIGH}"
TWICE = f"often=times:2 {HIGH}"
THRICE = f"often=times:3 {HIGH}"
TALL = "7|8"
"""A duo of numbers that no watch for low ones is interested in."""


def ended(t: Table, outcome: int, seat: int) -> bool:
    """Whether everybody heard that a power of a seat ended the contract (0: success, 1: failure)."""
    facts = {"outcome": outcome, "seat": seat}
    return any(name == "ended-by-power" and facts.items() <= told.items() for name, told in heard(t, -1))


def names(t: Table, seat: int) -> set[str]:
    """The families of moves on offer."""
    return {name for name, _ in choices(t, seat)}


# Instant Fail, Instant Success


@pytest.mark.rule("K-134")
@pytest.mark.parametrize(("bound", "low"), [(1, 1), (2, 2), (2, -1), (1, 0)])
def test_instant_fail_ends_the_contract_at_a_low_number(
    monkeypatch: pytest.MonkeyPatch, bound: int, low: int
) -> None:
    t = contest(monkeypatch, TWICE, [f"8/instant-fail:{bound} 8", f"{low} 8"])
    assert ended(t, 1, 0)
    assert ("failed", {}) in heard(t, -1)


@pytest.mark.rule("K-134")
def test_instant_fail_overlooks_higher_earlier_and_own_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"1 {TALL}", "5/instant-fail:1 1"])
    assert paused(t, 0)
    number(t, 0, 8)
    assert ("succeeded", {}) in heard(t, -1)
    t = contest(monkeypatch, TWICE, ["5/instant-fail:1 1", f"2 {TALL}"])
    assert paused(t, 1)


@pytest.mark.rule("K-134", "K-087")
def test_instant_fail_reads_numbers_and_not_values(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, ["5/soul-add:2 5/instant-fail:2", f"4 {PAUSE}"])
    number(t, 1, 2)
    assert ended(t, 1, 0)
    t = contest(monkeypatch, THRICE, ["5/soul-subtract:2 5/instant-fail:2 6", f"4 3 {TALL}"])
    assert paused(t, 1)


@pytest.mark.rule("K-135")
@pytest.mark.parametrize(("bound", "high"), [(5, 5), (6, 6), (5, 8)])
def test_instant_success_ends_the_contract_at_a_high_number(
    monkeypatch: pytest.MonkeyPatch, bound: int, high: int
) -> None:
    contract = "often=times:2 what=sum comparison=lower threshold=number:2"
    t = contest(monkeypatch, contract, [f"1/instant-success:{bound} 8", f"{high} 8"])
    assert ended(t, 0, 0)
    assert ("succeeded", {}) in heard(t, -1)


@pytest.mark.rule("K-135")
def test_instant_success_overlooks_lower_earlier_and_own_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, [f"8 4 {PAUSE}", "1/instant-success:5 8"])
    assert paused(t, 0)


@pytest.mark.rule("K-136")
def test_watches_read_numbers_after_self_setting_and_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, ["8/instant-fail:2 8", "7/roll-counter 8"])
    assert ended(t, 1, 0)
    t = contest(monkeypatch, TWICE, [f"8/instant-fail:2 {TALL}", "1/star-counter 8"])
    assert paused(t, 0)
    t = contest(monkeypatch, TWICE, ["8/instant-fail:2 8", "1|3 8"])
    number(t, 1, 1)
    assert ended(t, 1, 0)
    t = contest(monkeypatch, TWICE, [f"8/instant-fail:2 {TALL}", "1|3 8"])
    number(t, 1, 3)
    assert paused(t, 0)


@pytest.mark.rule("K-136")
def test_watches_read_rerolls_and_drawn_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, ["8/instant-fail:2 8", "6 1 8", "5/forced-reroll 7"])
    play(t, 2, "player", seat=1)
    assert ended(t, 1, 0)
    t = contest(monkeypatch, TWICE, ["8/instant-fail:2 8", "6/reroll-random 8"], deck="2")
    assert ended(t, 1, 0)


@pytest.mark.rule("K-136", "K-182")
def test_watches_read_secret_cards_when_they_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, f"{TWICE} special=secret", [f"8/instant-fail:2 {TALL}", "1 8"])
    play(t, 0, "player", seat=1)
    assert paused(t, 0)
    number(t, 0, 8)
    assert ended(t, 1, 0)


@pytest.mark.rule("K-136", "K-085")
def test_a_wildcard_changed_later_does_not_wake_a_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, [f"8/instant-fail:2 7 {TALL}", "? 6"])
    number(t, 1, 5)
    number(t, 1, 1)
    assert t.outcome == -1
    assert settled(t)[1] == 1


# Soul Add, Soul Subtract


@pytest.mark.rule("K-137")
@pytest.mark.parametrize("souls", [2, 3, 4])
def test_soul_add_raises_later_results_by_turnout(monkeypatch: pytest.MonkeyPatch, souls: int) -> None:
    hands = [f"3/soul-add:2 {PAUSE}", *["4 5"] * (souls - 1)]
    t = contest(monkeypatch, TWICE, hands)
    assert settled(t) == [3] + [4 + 2 * souls] * (souls - 1)
    t = contest(monkeypatch, TWICE, [f"6 {PAUSE}", "3/soul-add:1 5"])
    assert settled(t) == [6, 3]


@pytest.mark.rule("K-137", "K-138")
def test_soul_amounts_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = [f"3/soul-add:2 4/soul-add:1 {PAUSE}", "1/soul-subtract:1 5"]
    t = contest(monkeypatch, THRICE, hands)
    assert settled(t) == [3, 5, 6, 9]


@pytest.mark.rule("K-137", "K-173")
def test_soul_add_goes_by_the_turnout_at_each_reveal(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = f"{TWICE} special=leaving"
    t = contest(monkeypatch, contract, [f"3/soul-add:1 {PAUSE}", "4 5", "6 5"], lost_souls="on")
    for seat in (1, 2):
        play(t, seat, "no")
    assert settled(t) == [3, 7]
    play(t, 1, "yes")
    play(t, 2, "no")
    assert settled(t) == [3, 8]
    assert paused(t, 0)
    number(t, 0, 1)


@pytest.mark.rule("K-138")
def test_soul_subtract_lowers_later_results_by_turnout(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"3/soul-subtract:2 {PAUSE}", "1 5", "6 5"])
    assert settled(t) == [3, -5, 0]


# Roll Counter


@pytest.mark.rule("K-139")
def test_roll_counter_is_the_number_of_rolls_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"8/roll-counter {PAUSE}", "4 5"])
    assert settled(t) == [1, 4]
    t = contest(monkeypatch, THRICE, ["3 4 8/roll-counter", f"4 5 {PAUSE}"])
    assert settled(t) == [3, 4, 4, 5, 5]


@pytest.mark.rule("K-139", "K-079")
def test_roll_counter_counts_rerolls_but_no_drawn_card(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = ["3 4 8/roll-counter 1", f"6/forced-reroll 5 {PAUSE}"]
    t = contest(monkeypatch, THRICE, hands)
    play(t, 1, "player", seat=0)
    assert settled(t) == [4, 6, 4, 5, 1]
    t = contest(monkeypatch, TWICE, [f"3/reroll-random {PAUSE}", "8/roll-counter 5"], deck="4")
    assert settled(t) == [4, 2]
    t = contest(monkeypatch, TWICE, [f"3/reroll-random {PAUSE}", "8 5"], deck="6/roll-counter")
    assert settled(t) == [1, 8]


# No Duplicates


@pytest.mark.rule("K-140")
def test_no_duplicates_is_ignored_when_its_number_is_there_already(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"3 {PAUSE}", "3/no-duplicates 5"])
    assert settled(t) == [3, 0]
    assert ("duplicate", {"seat": 1, "die": t.card[1]}) in heard(t, -1)


@pytest.mark.rule("K-140")
def test_no_duplicates_is_ignored_when_its_number_comes_later(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"3/no-duplicates {PAUSE}", "3 5"])
    assert settled(t) == [0, 3]
    t = contest(monkeypatch, THRICE, [f"3/no-duplicates 3 {PAUSE}", "4 5"])
    assert settled(t) == [0, 4, 3, 5]
    t = contest(monkeypatch, THRICE, [f"3/no-duplicates 4 {PAUSE}", "4 5"])
    assert settled(t) == [3, 4, 4, 5]


@pytest.mark.rule("K-140", "K-087")
def test_no_duplicates_compares_numbers_and_not_values(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"3/soul-add:1 {PAUSE}", "3/no-duplicates 5"])
    assert settled(t) == [3, 0]
    t = contest(monkeypatch, TWICE, [f"3/soul-add:1 {PAUSE}", "1/no-duplicates 5"])
    assert settled(t) == [3, 3]


@pytest.mark.rule("K-141")
def test_two_no_duplicates_of_one_number_are_both_ignored_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = ["3/no-duplicates 1/forced-reroll 2", f"3/no-duplicates 5 {PAUSE} 1"]
    t = contest(monkeypatch, THRICE, hands)
    assert settled(t) == [0, 0, 1]
    play(t, 0, "player", seat=1)
    assert settled(t)[:2] == [0, 5]
    assert t.state[1] == ASIDE
    assert t.ignored[0] == 1


@pytest.mark.rule("K-140", "K-280")
def test_no_duplicates_goes_by_its_own_number_however_many_results_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Five Reroll Returns come up twice after one ordinary roll, and both No Duplicates lie behind them."""
    loop = "often=until-won what=extreme:0 comparison=higher threshold=rivals"
    mine = ["6", *["1"] * 19, *["1/mega-reroll"] * 6]
    theirs = ["6", *["1"] * 24]
    back = [f"{face}/reroll-return" for face in range(1, 6)]
    hands = [[*mine, "3/no-duplicates"], [*theirs, *back, "1/forced-reroll", "6/no-duplicates", "2"]]
    t = staged(loop, [" ".join(hand) for hand in hands], type_="battle", devilish_numbers="on")
    turns = [card for both in zip_longest(mine, theirs) for card in both if card]
    chain = [*back, *back, "1/forced-reroll", "3/no-duplicates", "6/no-duplicates"]
    rolls(monkeypatch, *turns, *chain)
    challenge(t, 1)
    while t.roll_count < len(turns) + 1:
        play(t, 1, "no")
    while t.asks == USE_MEGA_REROLL:
        play(t, 1, "yes")
    play(t, 1, "player", seat=0)
    assert t.results == 63
    play(t, 1, "yes")
    assert t.results == 64
    assert [facts["die"] for name, facts in heard(t, -1) if name == "duplicate"] == [
        card_of(t, 1, "6/no-duplicates")
    ]
    assert [t.ignored[result_of(t, f"{face}/no-duplicates")] for face in (3, 6)] == [0, 1]


@pytest.mark.rule("K-142")
def test_a_wildcard_with_no_duplicates_may_escape(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, [f"?/no-duplicates 6 {PAUSE}", "3 4 5"])
    number(t, 0, 3)
    number(t, 0, 5)
    assert settled(t)[:2] == [5, 3]
    number(t, 0, 6)
    assert t.ignored[0] == 1
    assert settled(t)[:3] == [0, 3, 6]
    assert paused(t, 0)
    number(t, 0, 1)
    assert ("succeeded", {}) in heard(t, -1)


# Attendance


@pytest.mark.rule("K-143")
def test_attendance_of_all_players_is_chosen_from_one_to_ten(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"3/attendance {PAUSE}", "4 5"])
    assert [p["number"] for _, p in choices(t, 0)] == list(range(1, 11))
    number(t, 0, 10)
    assert settled(t) == [10, 4]


@pytest.mark.rule("K-143")
def test_attendance_keeps_its_number_when_somebody_did_not_join(monkeypatch: pytest.MonkeyPatch) -> None:
    t = staged(TWICE, ["3/attendance", PAUSE], seats=3)
    begin(t, 1)
    assert paused(t, 1)
    assert settled(t) == [3]


@pytest.mark.rule("K-143", "K-066")
def test_attendance_counts_a_soul_sitting_out(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, f"who=all-but-one {TWICE}", [f"3/attendance {PAUSE}", "4 5"])
    play(t, 0, "player", seat=1)
    assert len(choices(t, 0)) == 10


# Die Manipulator


@pytest.mark.rule("K-144", "K-245")
def test_die_manipulator_gives_a_card_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, ["3/die-manipulator 4", f"{PAUSE} 5", "6 6"], deck="8/add:1")
    assert choices(t, 0) == [
        ("manipulate", {"seat": seat, "take": take}) for seat in (1, 2) for take in (0, 1)
    ]
    play(t, 0, "manipulate", seat=1, take=0)
    assert hand(t, 1) == sorted([PAUSE, "5", "8/add:1"])
    given = next(facts["die"] for name, facts in heard(t, -1) if name == "given-card")
    for seat in (-1, 0, 1, 2):
        assert ("given-card", {"seat": 0, "other": 1, "die": given}) in heard(t, seat)
        assert die(view(t, seat), given) == "8/add:1"
    assert t.usable[1] + sum(t.owner[r] == 1 for r in range(t.results)) == 3


@pytest.mark.rule("K-144", "K-245")
def test_die_manipulator_takes_a_card_to_the_discard(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"3/die-manipulator {PAUSE}", "4 5 6", "6 6"])
    play(t, 0, "manipulate", seat=1, take=1)
    taken = next(facts["die"] for name, facts in heard(t, -1) if name == "card-taken")
    assert die(t, taken) == "4"
    assert t.die_place[taken] == IN_DISCARD
    assert hand(t, 1) == ["5", "6"]
    for seat in (-1, 0, 1, 2):
        assert ("card-taken", {"seat": 0, "other": 1, "die": taken}) in heard(t, seat)
        assert die(view(t, seat), taken) == "4"


@pytest.mark.rule("K-144", "K-070", "K-071")
def test_die_manipulator_keeps_to_the_usable_part(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = f"{TWICE} restriction=cards:2"
    for take in (0, 1):
        t = contest(monkeypatch, contract, ["3/die-manipulator 4", "8 5 6"], deck="7")
        for word in ("6", "5"):
            play(t, 1, "die-card", card=card_of(t, 1, word))
        rolls(monkeypatch, *(["5", "6"] if take else ["7"]))
        play(t, 0, "manipulate", seat=1, take=take)
        assert "8" in hand(t, 1)
        assert len(hand(t, 1)) == (2 if take else 4)


@pytest.mark.rule("K-145")
def test_die_manipulator_without_cards_to_give_can_only_take(monkeypatch: pytest.MonkeyPatch) -> None:
    t = staged(TWICE, ["5 3/die-manipulator", "4 5 6"])
    for card in range(DICE):
        if t.die_place[card] == IN_DECK:
            t.die_place[card] = -1
    rolls(monkeypatch, "5", "4", "3/die-manipulator")
    begin(t, 1)
    assert choices(t, 0) == [("manipulate", {"seat": 1, "take": 1})]


@pytest.mark.rule("K-145")
def test_die_manipulator_makes_a_new_deck_of_the_discard(monkeypatch: pytest.MonkeyPatch) -> None:
    t = staged(TWICE, ["3/die-manipulator 5", f"{PAUSE} 5 6"])
    for card in range(DICE):
        if t.die_place[card] == IN_DECK:
            t.die_place[card] = IN_DISCARD
    rolls(monkeypatch, "3/die-manipulator", PAUSE)
    begin(t, 1)
    play(t, 0, "manipulate", seat=1, take=0)
    assert ("reshuffled", {"deck": 1}) in heard(t, -1)
    assert len(hand(t, 1)) == 4


@pytest.mark.rule("K-145")
def test_a_soul_without_usable_cards_can_only_be_given_one(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, ["3/die-manipulator 4", ""], deck="7")
    assert choices(t, 0) == [("manipulate", {"seat": 1, "take": 0})]
    t = staged(TWICE, [f"3/die-manipulator {PAUSE}", ""])
    for card in range(DICE):
        if t.die_place[card] == IN_DECK:
            t.die_place[card] = -1
    rolls(monkeypatch, "3/die-manipulator")
    begin(t, 1)
    assert paused(t, 0)


# Reroll Random


@pytest.mark.rule("K-146")
def test_reroll_random_draws_a_result_that_goes_through_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"5 {PAUSE}", "3/reroll-random 4"], deck="6/add:2")
    assert paused(t, 0)
    assert settled(t) == [7, 8]
    assert hand(t, 1) == sorted(["3/reroll-random", "4", "6/add:2"])
    drawn = next(facts["die"] for name, facts in heard(t, -1) if name == "drew-instead")
    assert all(die(view(t, seat), drawn) == "6/add:2" for seat in (-1, 0, 1))
    assert t.roll_count == 3
    t = contest(monkeypatch, TWICE, [f"5 {PAUSE}", "3/reroll-random 4"], deck="6|8")
    assert [p["number"] for _, p in choices(t, 1)] == [6, 8]


@pytest.mark.rule("K-146", "K-147")
def test_neither_card_of_a_reroll_random_can_be_rolled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"5 {PAUSE}", "3/reroll-random 4"], deck="6")
    assert usable(t, 1) == ["4"]
    assert t.usable[1] == 1


@pytest.mark.rule("K-147")
def test_the_own_number_of_a_reroll_random_is_not_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, ["8/instant-fail:2 8", "1/reroll-random 8"], deck="7|8")
    assert paused(t, 1)
    t = contest(monkeypatch, TWICE, [f"3/no-duplicates {TALL}", "3/reroll-random 8"], deck="6")
    assert settled(t) == [3, 6]
    contract = f"{TWICE} special=fail-on-same-number"
    t = contest(monkeypatch, contract, [f"3 {TALL}", "3/reroll-random 8"], deck="6", lost_souls="on")
    assert settled(t) == [3, 6]
    t = contest(monkeypatch, contract, ["3 4", "1/reroll-random 8"], deck="3", lost_souls="on")
    assert ("ended-by-pair", {"outcome": 1}) in heard(t, -1)


@pytest.mark.rule("K-147", "K-149")
def test_the_own_number_of_a_reroll_random_makes_no_contract_switch(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"3/contract-switch {TALL}", "3/reroll-random 8"], deck="6")
    assert paused(t, 0)
    assert settled(t) == [3, 6]
    assert t.rest[0] == 1


TOGETHER = f"restriction=simultaneous {TWICE}"


@pytest.mark.rule("K-283")
@pytest.mark.parametrize("special", ["fail-on-same-number", "success-on-same-number"])
def test_in_a_round_another_card_is_not_the_same_number_as_a_reroll_random(
    monkeypatch: pytest.MonkeyPatch, special: str
) -> None:
    """The card before it is checked first; what is drawn is checked, and so are two other cards."""
    contract = f"{TOGETHER} special={special}"
    pair = ("ended-by-pair", {"outcome": 1 if special.startswith("fail") else 0})
    t = contest(monkeypatch, contract, [f"3 {TALL}", "3/reroll-random 8"], deck="6", lost_souls="on")
    assert paused(t, 0)
    assert settled(t) == [3, 6]
    t = contest(monkeypatch, contract, [f"3 {TALL}", "3/reroll-random 8"], deck="3", lost_souls="on")
    assert pair in heard(t, -1)
    assert any(name == "drew-instead" for name, _ in heard(t, -1))
    hands = [f"3 {TALL}", "4/reroll-random 8", "3 1"]
    t = contest(monkeypatch, contract, hands, deck="6", lost_souls="on")
    assert pair in heard(t, -1)
    assert not any(name == "drew-instead" for name, _ in heard(t, -1))


@pytest.mark.rule("K-283")
def test_in_a_round_a_reroll_random_makes_no_duplicate(monkeypatch: pytest.MonkeyPatch) -> None:
    for hands in (
        [f"3/no-duplicates {TALL}", "3/reroll-random 8"],
        ["3/reroll-random 8", "3/no-duplicates 1"],
    ):
        t = contest(monkeypatch, TOGETHER, hands, deck="6")
        assert not any(name == "duplicate" for name, _ in heard(t, -1))
        t = contest(monkeypatch, TOGETHER, hands, deck="3")
        assert any(name == "duplicate" for name, _ in heard(t, -1))


@pytest.mark.rule("K-283")
def test_in_a_round_a_reroll_random_makes_no_contract_switch(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = [f"3/contract-switch {TALL}", "3/reroll-random 8"]
    t = contest(monkeypatch, TOGETHER, hands, deck="6", beside=TWICE)
    assert paused(t, 0)
    assert settled(t) == [3, 6]
    assert t.rest[result_of(t, "3/contract-switch")] == 1
    t = contest(monkeypatch, TOGETHER, hands, deck="3", beside=TWICE)
    assert (t.asks, awaited(t)) == (SWITCH_CONTRACT, [0])


@pytest.mark.rule("K-283")
@pytest.mark.parametrize(("watch", "low"), [("instant-fail:2", "1"), ("instant-success:5", "6")])
def test_in_a_round_no_watch_looks_at_a_reroll_random(
    monkeypatch: pytest.MonkeyPatch, watch: str, low: str
) -> None:
    contract = f"restriction=simultaneous {THRICE}"
    hands = [f"4/{watch} 3 {PAUSE}", f"4 {low}/reroll-random 3"]
    t = contest(monkeypatch, contract, hands, deck="3")
    assert paused(t, 0)
    t = contest(monkeypatch, contract, hands, deck=low)
    assert ended(t, 1 if low == "1" else 0, 0)


@pytest.mark.rule("K-283", "K-147")
def test_a_reroll_random_that_has_nothing_to_draw_is_checked_like_any_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = staged(f"{TOGETHER} special=fail-on-same-number", ["3 1", "3/reroll-random 8"], lost_souls="on")
    empty_dice_deck(t)
    rolls(monkeypatch, "3", "3/reroll-random")
    begin(t, 1)
    assert ("ended-by-pair", {"outcome": 1}) in heard(t, -1)
    t = staged(THRICE, ["3/reroll-random 1 2", f"4/die-manipulator 3/no-duplicates {PAUSE}"])
    empty_dice_deck(t)
    rolls(monkeypatch, "3/reroll-random", "4/die-manipulator", "2", "1", "3/no-duplicates", PAUSE)
    begin(t, 1)
    play(t, 1, "manipulate", seat=0, take=1)
    assert any(name == "duplicate" for name, _ in heard(t, -1)), "there are dice again, but it draws no more"


def empty_dice_deck(t: Table) -> None:
    """Take all cards of the dice deck out of the game."""
    for card in range(DICE):
        if t.die_place[card] == IN_DECK:
            t.die_place[card] = -1


@pytest.mark.rule("K-147")
def test_a_reroll_random_counts_among_powers_and_for_the_same_power(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = f"{TWICE} special=too-many-powers:2"
    t = contest(monkeypatch, contract, ["3/add:1 4", "3/reroll-random 8"], deck="6/add:1")
    assert ("failed-by-limit", {}) in heard(t, -1)
    contract = f"{TWICE} special=fail-on-same-power"
    t = staged(contract, ["3/reroll-random 4", "4/reroll-random 8"])
    empty_dice_deck(t)
    rolls(monkeypatch, "3/reroll-random", "4/reroll-random")
    begin(t, 1)
    assert ("ended-by-pair", {"outcome": 1}) in heard(t, -1)


@pytest.mark.rule("K-147")
def test_without_any_card_to_draw_a_reroll_random_is_the_result_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = staged(TWICE, ["8/instant-fail:2 8", "1/reroll-random 8"])
    empty_dice_deck(t)
    rolls(monkeypatch, "8/instant-fail:2", "1/reroll-random")
    begin(t, 1)
    assert ended(t, 1, 0)
    t = staged(TWICE, [f"8 {PAUSE}", "1/reroll-random 8"])
    empty_dice_deck(t)
    rolls(monkeypatch, "8", "1/reroll-random", PAUSE)
    begin(t, 1)
    assert settled(t) == [8, 1]


@pytest.mark.rule("K-147")
def test_drawing_a_reroll_random_draws_again(monkeypatch: pytest.MonkeyPatch) -> None:
    t = staged(TWICE, [f"5 {PAUSE}", "1/reroll-random 8"])
    left = [card for card in range(DICE) if t.die_place[card] == IN_DECK]
    for card in left[2:]:
        t.die_place[card] = -1
    for card in left[:2]:
        t.power[card] = t.power[next(c for c in range(DICE) if die(t, c) == "1/reroll-random")]
        t.form[card] = 0
        t.face[card] = 4
    rolls(monkeypatch, "5", "1/reroll-random", PAUSE)
    begin(t, 1)
    assert paused(t, 0)
    assert settled(t) == [5, 4]
    assert hand(t, 1).count("4/reroll-random") == 2
    assert t.roll_count == 3


# Ignore Icon+


@pytest.mark.rule("K-148")
def test_ignore_icon_plus_takes_one_icon_of_each_side(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, ONCE, ["6/ignore-icon-plus", PAUSE], reward="SC", penalty="CC")
    assert choices(t, 0) == [("icon", {"side": 0, "icon": icon}) for icon in (0, 1)]
    play(t, 0, "icon", side=0, icon=0)
    assert choices(t, 0) == [("icon", {"side": 1, "icon": 1})]
    play(t, 0, "icon", side=1, icon=1)
    assert icons(t, 0) == [0, 1]
    assert icons(t, 1) == [0, 1]
    assert paused(t, 1)


@pytest.mark.rule("K-148")
def test_ignore_icon_plus_passes_over_an_empty_side(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, ONCE, ["6/ignore-icon-plus", PAUSE], reward="", penalty="SC")
    assert choices(t, 0) == [("icon", {"side": 1, "icon": icon}) for icon in (0, 1)]
    play(t, 0, "icon", side=1, icon=0)
    assert paused(t, 1)
    t = contest(monkeypatch, ONCE, ["6/ignore-icon-plus", PAUSE], reward="S", penalty="")
    play(t, 0, "icon", side=0, icon=0)
    assert paused(t, 1)


# Contract Switch


def switching(
    monkeypatch: pytest.MonkeyPatch, new: str, hands: list[str], old: str = THRICE, **more: Any
) -> Table:
    """Seat 1 is about to make a pair while a Contract Switch lies out; the new contract is at place 1."""
    t = contest(monkeypatch, old, hands, **more)
    market(t, 1, new)
    return t


@pytest.mark.rule("K-149")
def test_contract_switch_at_a_pair_already_there_or_later(monkeypatch: pytest.MonkeyPatch) -> None:
    for hands in (
        ["3 1 1", "3/contract-switch 4 5"],
        ["3/contract-switch 1 1", "3 4 5"],
        ["4/contract-switch 5 1", "3 5 6"],
    ):
        t = contest(monkeypatch, THRICE, hands)
        assert awaited(t) == [0]
        assert names(t, 0) == {"pick"}
        assert choices(t, 1) == []


@pytest.mark.rule("K-149")
def test_contract_switch_needs_two_souls_with_results_that_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, [f"3/contract-switch 3 {PAUSE}", "4 5"])
    assert paused(t, 0)
    t = contest(monkeypatch, THRICE, [f"4/contract-switch 3 {PAUSE}", "3/ignore 5"])
    play(t, 1, "result", result=1)
    assert paused(t, 0)
    t = contest(monkeypatch, THRICE, [f"4/contract-switch 7 {PAUSE}", "3/add:1 5"])
    assert paused(t, 0)


@pytest.mark.rule("K-149")
def test_the_old_contract_takes_the_place_of_the_new_one_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, ["6/ignore-icon 1 1", "3/contract-switch 6 5"], reward="SC")
    play(t, 0, "icon", side=0, icon=0)
    old = t.contract
    market(t, 3, THRICE)
    new = t.market[3]
    assert names(t, 0) == {"pick"}
    play(t, 0, "pick", place=3)
    assert t.market[3] == old
    assert t.contract_place[old] == IN_MARKET
    assert t.icons[old, 0, 0] == 1
    assert all(("switched", {"seat": 0, "contract": new}) in heard(t, seat) for seat in (-1, 0, 1))


@pytest.mark.rule("K-149")
def test_each_contract_switch_acts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    t = switching(monkeypatch, THRICE, [f"3/contract-switch 5 {PAUSE}", "3 5 5"])
    play(t, 0, "pick", place=1)
    assert paused(t, 0)
    t = switching(monkeypatch, THRICE, [f"3/contract-switch 5 {PAUSE}", "3/contract-switch 5 5"])
    play(t, 0, "pick", place=1)
    assert names(t, 0) == {"pick"}
    play(t, 0, "pick", place=1)
    assert paused(t, 0)


@pytest.mark.rule("K-150")
def test_contract_switch_keeps_the_class(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, THRICE, ["3/contract-switch 1 1", "3 4 5"])
    for place in range(5):
        market(t, place, THRICE, "battle" if place % 2 else "forced")
    assert [p["place"] for _, p in choices(t, 0)] == [0, 2, 4]


@pytest.mark.rule("K-150")
def test_without_a_contract_of_the_class_the_card_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(
        monkeypatch,
        "often=times:3 what=sum comparison=higher threshold=rivals",
        [f"3/contract-switch 5 {PAUSE}", "3 5 5"],
        type_="battle",
        joining=False,
    )
    play(t, 0, "player", seat=1)
    assert paused(t, 0)
    assert t.rest[0] == 0


@pytest.mark.rule("K-151")
def test_the_new_contract_is_whole_and_the_rest_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = ["3/disable-special 3 1|4", "5/soul-add:1 3/contract-switch 3"]
    t = contest(monkeypatch, f"{THRICE} special=powers-off-by-number:2", hands)
    assert t.special_on == 0
    assert names(t, 0) == {"pick"}
    market(t, 1, f"{THRICE} special=too-many-powers:2", "forced")
    new = t.market[1]
    before = (settled(t), t.roll_count, t.souls)
    play(t, 0, "pick", place=1)
    assert t.contract == new
    assert t.contract_place[new] == IN_PLAY
    assert t.special_on == 1
    assert t.powers_seen == 0
    assert [t.reward[icon] for icon in (0, 1)] == [t.icons[new, 0, icon] for icon in (0, 1)]
    assert [t.penalty[icon] for icon in (0, 1)] == [t.icons[new, 1, icon] for icon in (0, 1)]
    assert (settled(t), t.roll_count - 1, t.souls) == before
    assert t.works[result_of(t, "5/soul-add:1")]


@pytest.mark.rule("K-151", "K-062")
def test_an_exempt_soul_stays_exempt_and_a_minimum_is_not_applied(monkeypatch: pytest.MonkeyPatch) -> None:
    t = staged(THRICE, [f"3/contract-switch {PAUSE} 1", "3 4 5"], seats=3, cooperative="on")
    rolls(monkeypatch, "3/contract-switch", "3", PAUSE)
    play(t, 0, "pick", place=0)
    play(t, 0, "player", seat=1)
    play(t, 0, "start")
    market(t, 1, THRICE, "forced")
    t.least[t.market[1]] = 3
    play(t, 0, "pick", place=1)
    assert paused(t, 0)
    assert t.souls == 0b011
    assert t.exempt == 1
    assert not any(name == "must-join" for name, _ in heard(t, -1))


@pytest.mark.rule("K-152")
@pytest.mark.parametrize(
    ("often", "rolls_in_all"), [("once", 2), ("times:2", 4), ("times:3", 6), ("turnout-times", 4)]
)
def test_after_a_switch_the_new_number_of_rolls_holds(
    monkeypatch: pytest.MonkeyPatch, often: str, rolls_in_all: int
) -> None:
    t = switching(monkeypatch, f"often={often} {HIGH}", ["3/contract-switch 5 6 7", "3 8 7 1"], ONCE)
    play(t, 0, "pick", place=1)
    rolled = sum(name == "rolled" for name, _ in heard(t, -1))
    assert rolled == rolls_in_all - 2
    assert ("succeeded", {}) in heard(t, -1)


@pytest.mark.rule("K-152")
def test_a_switch_to_fewer_rolls_ends_rolling(monkeypatch: pytest.MonkeyPatch) -> None:
    t = switching(monkeypatch, ONCE, ["3 5/contract-switch 6 7", "4 3 7 1"], THRICE)
    assert t.results == 4
    play(t, 0, "pick", place=1)
    assert not any(name == "rolled" for name, _ in heard(t, -1))


def battle(monkeypatch: pytest.MonkeyPatch, often: str, new: str, hands: list[str]) -> Table:
    """A battle of two in which a Contract Switch lies; another battle is at place 1 of the market."""
    parts = "what=sum comparison=higher threshold=rivals"
    t = staged(f"often={often} {parts}", hands, type_="battle")
    market(t, 1, f"often={new} {parts}", "battle")
    rolls(monkeypatch, *(w for pair in zip(*(h.split() for h in hands), strict=False) for w in pair))
    play(t, 0, "pick", place=0)
    play(t, 0, "player", seat=1)
    return t


@pytest.mark.rule("K-152")
def test_a_switch_to_and_from_until_somebody_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    t = battle(monkeypatch, "once", "until-won", ["3/contract-switch 5 1", "3 3 2"])
    assert names(t, 0) == {"pick"}
    play(t, 0, "pick", place=1)
    assert ("battle-won", {"seats": 1}) in heard(t, -1)
    t = battle(monkeypatch, "until-won", "times:2", ["3/contract-switch 5 1", "3 6 2"])
    play(t, 0, "pick", place=1)
    assert ("battle-won", {"seats": 2}) in heard(t, -1)


@pytest.mark.rule("K-153")
def test_a_switch_to_all_but_one_asks_who_sits_out_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    t = switching(monkeypatch, f"who=all-but-one {THRICE}", ["3/contract-switch 5 6", f"3 8 {PAUSE}"])
    play(t, 0, "pick", place=1)
    assert awaited(t) == [0]
    assert choices(t, 0) == [("player", {"seat": 0}), ("player", {"seat": 1})]
    play(t, 0, "player", seat=0)
    assert paused(t, 1)
    assert settled(t) == [3, 3, 8]


@pytest.mark.rule("K-153")
def test_a_switch_to_a_restriction_asks_for_parts_of_all_unrolled_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = contest(monkeypatch, f"{THRICE} restriction=cards:3", ["3/contract-switch 5 6 7 8", "3 2 7 1 6"])
    for seat, words in ((0, ("6", "5", "3/contract-switch")), (1, ("7", "2", "3"))):
        for word in words:
            play(t, seat, "die-card", card=card_of(t, seat, word))
    assert names(t, 0) == {"pick"}
    market(t, 1, f"{THRICE} restriction=half")
    play(t, 0, "pick", place=1)
    assert awaited(t) == [0, 1]
    assert [usable(t, seat) for seat in (0, 1)] == [["5", "6", "7", "8"], ["1", "2", "6", "7"]]
    assert [t.part_size[seat] for seat in (0, 1)] == [2, 2]
    for word in ("8", "7"):
        play(t, 0, "die-card", card=card_of(t, 0, word))
    assert view(t, 1).chosen_part[0] == view(t, 1).naming[0] == 0
    for word in ("6", "1"):
        play(t, 1, "die-card", card=card_of(t, 1, word))
    assert ("part-chosen", {"seat": 0, "count": 2}) in heard(t, -1)


@pytest.mark.rule("K-153", "K-163")
def test_a_switch_voids_a_diebreak(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = [f"3/diebreak 4/contract-switch {PAUSE}", "5 4 7 1 6"]
    t = contest(monkeypatch, THRICE, hands)
    for word in ("4", "5"):
        play(t, 1, "die-card", card=card_of(t, 1, word))
    play(t, 1, "enough")
    assert t.usable[1] == 0
    assert names(t, 0) == {"pick"}
    market(t, 1, f"{THRICE} restriction=cards:2")
    play(t, 0, "pick", place=1)
    assert awaited(t) == [1]
    assert t.usable[1] == 3


@pytest.mark.rule("K-153", "K-130")
def test_after_a_switch_to_a_part_a_reroll_return_still_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    t = staged(THRICE, ["3/reroll-return 4 5 6 7", "3/contract-switch 8 8"])
    market(t, 1, f"{THRICE} restriction=cards:2")
    rolls(monkeypatch, "3/reroll-return", "3/contract-switch", "3/reroll-return")
    begin(t, 1)
    play(t, 0, "pick", place=1)
    for word in ("5", "4"):
        play(t, 0, "die-card", card=card_of(t, 0, word))
    assert any(name == "went-back" for name, _ in heard(t, -1))


@pytest.mark.rule("K-153", "K-097")
def test_a_switch_to_simultaneous_holds_from_the_next_round(monkeypatch: pytest.MonkeyPatch) -> None:
    new = f"{THRICE} restriction=simultaneous"
    t = switching(monkeypatch, new, ["3/contract-switch 1|2 6", "3 3|4 5"], THRICE, lost_souls="on")
    play(t, 0, "pick", place=1)
    assert awaited(t) == [0]
    assert t.results == 4


@pytest.mark.rule("K-154")
def test_a_switch_to_a_secret_soul_names_a_roller_and_hides_later_rolls(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = switching(monkeypatch, f"{THRICE} special=secret", ["3/contract-switch 5 1|4", "3 8 1"])
    play(t, 0, "pick", place=1)
    assert choices(t, 0) == [("player", {"seat": 0}), ("player", {"seat": 1})]
    play(t, 0, "player", seat=1)
    assert paused(t, 0)
    assert settled(t) == [3, 3, 5]
    down = [r for r in range(t.results) if t.state[r] == FACE_DOWN]
    assert [die(t, t.card[r]) for r in down] == ["8"]
    assert view(t, 0).card[down[0]] == -1
    assert view(t, 1).card[down[0]] == t.card[down[0]]


@pytest.mark.rule("K-154")
def test_a_switch_to_a_secret_soul_with_no_turns_left_names_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    t = switching(monkeypatch, f"{ONCE} special=secret", ["3/contract-switch 5", "3 8"], ONCE)
    play(t, 0, "pick", place=1)
    assert not any(name == "rolls-in-secret" for name, _ in heard(t, -1))
    assert ("succeeded", {}) in heard(t, -1)


@pytest.mark.rule("K-154")
def test_a_switch_away_from_a_secret_soul_leaves_hidden_cards_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = ["3 3/contract-switch 1|4", "6 8 1", "3 5 5"]
    t = contest(monkeypatch, f"{THRICE} special=secret", hands)
    play(t, 0, "player", seat=1)
    assert names(t, 0) == {"pick"}
    market(t, 1, THRICE)
    play(t, 0, "pick", place=1)
    assert paused(t, 0)
    assert [die(t, t.card[r]) for r in range(t.results) if t.state[r] == FACE_DOWN] == ["6"]
    assert settled(t) == [3, 3, 3, 8, 5]


@pytest.mark.rule("K-155")
def test_the_new_special_looks_only_at_later_reveals(monkeypatch: pytest.MonkeyPatch) -> None:
    new = f"{THRICE} special=fail-on-same-number"
    t = switching(monkeypatch, new, [f"3/contract-switch 5 {TALL}", "3 6 1"], THRICE, lost_souls="on")
    play(t, 0, "pick", place=1)
    assert paused(t, 0)
    t = switching(monkeypatch, new, ["3/contract-switch 5 7", "3 5 1"], THRICE, lost_souls="on")
    play(t, 0, "pick", place=1)
    assert ("ended-by-pair", {"outcome": 1}) in heard(t, -1)
    new = f"{THRICE} special=fail-on-same-power"
    t = switching(monkeypatch, new, [f"3/contract-switch 5 {TALL}", "3/contract-switch 6 1"])
    play(t, 0, "pick", place=1)
    market(t, 1, new)
    play(t, 0, "pick", place=1)
    assert paused(t, 0)


@pytest.mark.rule("K-155")
def test_first_power_and_power_counts_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    new = f"{THRICE} special=only-one-power:0"
    t = switching(monkeypatch, new, [f"3/contract-switch 5/add:1 {PAUSE}", "3/add:1 6/add:2 1"])
    assert settled(t) == [3, 3]
    play(t, 0, "pick", place=1)
    assert settled(t) == [5, 5, 6, 6]
    new = f"{THRICE} special=too-many-powers:2"
    t = switching(monkeypatch, new, [f"3/contract-switch 5/add:1 {PAUSE}", "3/add:1 6/add:2 1"])
    play(t, 0, "pick", place=1)
    assert paused(t, 0)


@pytest.mark.rule("K-156")
def test_the_new_contract_is_scored_or_discarded(monkeypatch: pytest.MonkeyPatch) -> None:
    t = switching(monkeypatch, ONCE, ["3/contract-switch 5", "3 8"], ONCE)
    new = t.market[1]
    for icon in (0, 1):
        t.icons[new, 0, icon] = 1 - icon
    play(t, 0, "pick", place=1)
    play(t, 0, "player", seat=0)
    assert t.contract_place[new] == WITH_SEAT
    low = "often=once what=sum comparison=lower threshold=number:2"
    t = switching(monkeypatch, low, ["3/contract-switch 5", "3 8"], ONCE)
    new = t.market[1]
    for icon in (0, 1):
        t.icons[new, 1, icon] = 0
    play(t, 0, "pick", place=1)
    assert t.contract_place[new] == IN_DISCARD


# Cursed Success, Soft Fail


@pytest.mark.rule("K-157")
def test_cursed_success_pays_the_icons_once(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = "often=times:2 what=sum comparison=lower threshold=number:2"
    t = contest(monkeypatch, contract, ["8 1", "8/cursed-success 1", "8 1"], reward="SC")
    assert ended(t, 0, 1)
    assert ("succeeded", {}) in heard(t, -1)
    assert ("pool", {"side": 0, "scores": 1, "cards": 1}) in heard(t, -1)
    assert t.roll_count == 2


@pytest.mark.rule("K-157", "K-115")
def test_cursed_success_pays_what_icons_remain(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, ["8/ignore-icon 1", "8/cursed-success 1"], reward="SC")
    play(t, 0, "icon", side=0, icon=0)
    assert ("pool", {"side": 0, "scores": 0, "cards": 1}) in heard(t, -1)


@pytest.mark.rule("K-158")
def test_soft_fail_costs_nothing_and_discards_the_contract(monkeypatch: pytest.MonkeyPatch) -> None:
    t = staged(TWICE, ["8 1", "8/soft-fail 1"], penalty="SC")
    contract = t.market[0]
    rolls(monkeypatch, "8", "8/soft-fail")
    begin(t, 1)
    assert ended(t, 1, 1)
    assert ("failed", {}) in heard(t, -1)
    assert ("pool", {"side": 1, "scores": 0, "cards": 0}) in heard(t, -1)
    assert t.contract_place[contract] == IN_DISCARD
    assert [len(hand(t, seat)) for seat in (0, 1)] == [2, 2]
    assert t.active == 1


# Conditional


@pytest.mark.rule("K-159")
def test_a_conditional_counts_only_with_another_of_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = "often=once what=sum comparison=equal threshold=number:"
    for mine, theirs, total in (
        ("4/conditional", "5", 5),
        ("2/conditional", "2", 4),
        ("2/conditional", "2/conditional", 4),
    ):
        t = contest(monkeypatch, contract + str(total), [mine, theirs], lost_souls="on")
        assert ("succeeded", {}) in heard(t, -1), (mine, theirs)


@pytest.mark.rule("K-159")
def test_a_conditional_that_is_left_out_is_no_result_and_no_power(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = "often=once what=powers:0 comparison=lower threshold=number:2"
    t = contest(monkeypatch, contract, ["4/conditional", "5/conditional", "3/add:1"], lost_souls="on")
    assert ("succeeded", {}) in heard(t, -1)
    contract = "often=once what=some:9 comparison=higher threshold=number:2"
    t = contest(monkeypatch, contract, ["4/conditional", "5"])
    assert ("succeeded", {}) in heard(t, -1)
    contract = "often=once what=extreme:1 comparison=higher threshold=number:2"
    t = contest(monkeypatch, contract, ["4/conditional", "5/conditional"])
    assert ("failed", {}) in heard(t, -1)


@pytest.mark.rule("K-159")
def test_equal_values_and_ignored_numbers_do_not_help_a_conditional(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = "often=once what=some:9 comparison=higher threshold=number:3"
    t = contest(monkeypatch, contract, ["4/soul-add:1", "2/conditional"])
    assert ("succeeded", {}) in heard(t, -1)
    contract = "often=once what=sum comparison=equal threshold=number:3"
    t = contest(monkeypatch, contract, ["4", "4/conditional", "3/ignore"], lost_souls="on")
    play(t, 2, "result", result=0)
    assert ("succeeded", {}) in heard(t, -1)


# Maybe Reroll, Mega Reroll


@pytest.mark.rule("K-160")
def test_maybe_reroll_lets_the_other_soul_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    for answer, after in (("yes", [5, 4]), ("no", [3, 4])):
        hands = [f"3 5 {PAUSE}" if answer == "yes" else f"3 {PAUSE} 5", "4/maybe-reroll 6", "1"]
        t = contest(monkeypatch, TWICE, hands[:2])
        assert choices(t, 1) == [("player", {"seat": 0})]
        play(t, 1, "player", seat=0)
        play(t, 0, answer)
        assert paused(t, 0)
        assert settled(t) == after


@pytest.mark.rule("K-160")
def test_maybe_reroll_picks_only_souls_able_to_reroll(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"4/maybe-reroll {PAUSE}", "3 4"])
    assert paused(t, 0)
    t = contest(monkeypatch, TWICE, ["4", f"3/maybe-reroll {PAUSE}"])
    assert paused(t, 1)


@pytest.mark.rule("K-161")
def test_mega_reroll_gives_the_others_two_rerolls_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"3/mega-reroll {PAUSE} 1", "4 5 6 7", "2 8 8 8"])
    assert awaited(t) == [1]
    assert names(t, 1) == {"no", "yes"}
    play(t, 1, "yes")
    assert settled(t) == [3, 5]
    play(t, 1, "no")
    assert awaited(t) == [2]
    assert settled(t) == [3, 5, 2]
    play(t, 2, "yes")
    assert paused(t, 0)
    assert settled(t) == [3, 5, 8]
    number(t, 0, 1)
    assert ("succeeded", {}) in heard(t, -1)


@pytest.mark.rule("K-161", "K-094")
def test_one_soul_may_use_both_and_still_makes_all_rolls(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"3/mega-reroll {PAUSE} 1", "4 5 6 7"])
    play(t, 1, "yes")
    play(t, 1, "yes")
    assert paused(t, 0)
    assert settled(t) == [3, 6]
    number(t, 0, 1)
    assert any(name == "rolled" and facts["seat"] == 1 for name, facts in heard(t, -1))


@pytest.mark.rule("K-161", "K-183")
def test_a_mega_reroll_left_over_is_offered_in_closing(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, ONCE, ["4 5 5", "3/mega-reroll 1 1", "4 5 6 7"])
    assert awaited(t) == [2]
    play(t, 2, "no")
    assert awaited(t) == [0]
    play(t, 0, "yes")
    assert awaited(t) == [0]
    play(t, 0, "no")
    assert awaited(t) == [2]
    play(t, 2, "yes")
    assert ("succeeded", {}) in heard(t, -1)


@pytest.mark.rule("K-162")
def test_several_mega_rerolls_are_used_oldest_first(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, ONCE, ["4/mega-reroll 5 5", "3/mega-reroll 1 1", "4 5 6 7 8 8"])
    assert awaited(t) == [1]
    play(t, 1, "no")
    assert awaited(t) == [2]
    play(t, 2, "yes")
    assert [t.rest[0], t.rest[1]] == [1, 2]
    play(t, 2, "yes")
    assert [t.rest[0], t.rest[1]] == [0, 2]
    play(t, 2, "yes")
    assert [t.rest[0], t.rest[1]] == [0, 1]
    play(t, 2, "no")
    assert awaited(t) == [0]
    play(t, 0, "yes")
    assert ("succeeded", {}) in heard(t, -1)


@pytest.mark.rule("K-162")
def test_a_mega_reroll_lasts_set_aside_and_ends_with_its_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"4/mega-reroll 5 {PAUSE}", "3/forced-reroll 1 8 8"])
    play(t, 1, "player", seat=0)
    assert t.state[0] == ASIDE
    assert awaited(t) == [1]
    assert names(t, 1) == {"no", "yes"}
    contract = f"{TWICE} special=leaving"
    t = contest(monkeypatch, contract, [f"3 {PAUSE} 1", "4/mega-reroll 5 5", "1 8 8"], lost_souls="on")
    for seat in (1, 2):
        play(t, seat, "no")
    play(t, 1, "yes")
    play(t, 2, "no")
    assert paused(t, 0)
    assert settled(t) == [3, 1]
    number(t, 0, 2)
    assert ("succeeded", {}) in heard(t, -1)


# Diebreak


@pytest.mark.rule("K-163", "K-262")
def test_diebreak_lets_others_limit_their_dice_in_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"3/diebreak {PAUSE} 1", "4 5 6", "7 8 6 1"])
    assert awaited(t) == [1, 2]
    assert choices(t, 0) == []
    assert may(t, 1, "enough")
    play(t, 1, "die-card", card=card_of(t, 1, "6"))
    assert not may(t, 1, "enough")
    play(t, 1, "die-card", card=card_of(t, 1, "5"))
    assert may(t, 1, "enough")
    play(t, 1, "enough")
    for seat in (-1, 0, 2):
        seen = view(t, seat)
        assert seen.naming[1] == seen.chosen_part[1] == 0
        assert heard(t, seat) == []
    play(t, 2, "enough")
    assert ("part-chosen", {"seat": 1, "count": 2}) in heard(t, -1)
    assert settled(t)[1] == 5
    assert view(t, 0).chosen_part[1] == 0
    assert view(t, 1).chosen_part[1] != 0


@pytest.mark.rule("K-163")
def test_diebreak_asks_only_those_with_three_cards_and_turns_left(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, ["3/diebreak 5 1", f"{PAUSE} 5", "7 8 6 1"])
    assert awaited(t) == [2]
    t = contest(monkeypatch, ONCE, ["3 5 1 1", "5/diebreak 5 1 1", f"{PAUSE} 8"])
    assert paused(t, 2)
    contract = f"who=all-but-one {TWICE}"
    t = contest(monkeypatch, contract, [f"3/diebreak {PAUSE} 1", "4 5 6", "6 8"])
    play(t, 0, "player", seat=1)
    assert paused(t, 0)


@pytest.mark.rule("K-163")
def test_diebreak_lasts_for_the_contract_only(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, TWICE, [f"6/diebreak {PAUSE} 1", "4 5 6"])
    for word in ("6", "5"):
        play(t, 1, "die-card", card=card_of(t, 1, word))
    play(t, 1, "enough")
    number(t, 0, 1)
    assert ("succeeded", {}) in heard(t, -1)
    assert t.limited[1] == 0
    assert hand(t, 1) == ["4", "5", "6"]


@pytest.mark.rule("K-164")
def test_diebreak_limits_a_part_further_and_missing_rolls_are_skipped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    contract = f"{THRICE} restriction=cards:3"
    t = contest(monkeypatch, contract, ["6/diebreak 8 8", "4 5 6 7"])
    for word in ("7", "6", "5"):
        play(t, 1, "die-card", card=card_of(t, 1, word))
    assert usable(t, 1) == ["5", "6", "7"]
    assert {die(t, p["card"]) for _, p in choices(t, 1, "die-card")} <= {"5", "6", "7"}
    for word in ("7", "6"):
        play(t, 1, "die-card", card=card_of(t, 1, word))
    play(t, 1, "enough")
    assert ("skipped", {"seat": 1}) in heard(t, -1)
    assert sum(name == "rolled" and facts["seat"] == 1 for name, facts in heard(t, -1)) == 2


@pytest.mark.rule("K-151")
def test_the_special_part_of_the_new_contract_is_in_force(monkeypatch: pytest.MonkeyPatch) -> None:
    new = f"{THRICE} special=powers-off"
    t = switching(monkeypatch, new, [f"3/contract-switch 5/add:2 {PAUSE}", "3 4/add:2 1"])
    play(t, 0, "pick", place=1)
    assert t.choice[t.contract, SPECIAL] == 1
    assert settled(t) == [3, 3, 5, 4]
