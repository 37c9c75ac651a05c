"""Rows K-181 to K-185: closing."""

from __future__ import annotations

import pytest

from tests.rulebook.chaos_contract.stage import (
    awaited,
    begin,
    choices,
    contest,
    die,
    market,
    may,
    number,
    play,
    rolls,
    settled,
    staged,
    told,
    view,
)
from turncoat.games.chaos_contract.table import (
    CHANGE_WILDCARD,
    FREE_REROLL_OR_NOT,
    LEAVE_OR_STAY,
    USE_MEGA_REROLL,
    Table,
)

HIGH = "what=sum comparison=higher threshold=number:5"
ONCE = f"often=once {HIGH}"
TWICE = f"often=times:2 {HIGH}"


def keep(t: Table) -> None:
    """The owner of the wildcard in question leaves it as it is."""
    seat = awaited(t)[0]
    assert t.asks == CHANGE_WILDCARD
    number(t, seat, t.number[t.wildcard])


def asked(t: Table) -> tuple[int, list[int]]:
    """The question and who owes an answer."""
    return t.asks, awaited(t)


# The order of its steps


@pytest.mark.rule("K-181")
def test_the_free_reroll_comes_before_mega_rerolls_and_these_before_wildcards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = contest(monkeypatch, f"{ONCE} special=free-reroll", ["? 1 1", "3/mega-reroll 4 4"])
    number(t, 0, 5)
    keep(t)
    assert asked(t) == (FREE_REROLL_OR_NOT, [0])
    play(t, 0, "no")
    assert asked(t) == (FREE_REROLL_OR_NOT, [1])
    play(t, 1, "no")
    assert asked(t) == (USE_MEGA_REROLL, [0])
    play(t, 0, "no")
    assert asked(t) == (CHANGE_WILDCARD, [0])
    keep(t)
    assert told(t, "succeeded")


@pytest.mark.rule("K-181")
def test_mega_rerolls_come_before_leaving_and_leaving_before_wildcards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = contest(monkeypatch, f"{ONCE} special=leaving", ["? 1 1", "3/mega-reroll 4 4"], lost_souls="on")
    number(t, 0, 5)
    play(t, 1, "no")
    keep(t)
    assert asked(t) == (USE_MEGA_REROLL, [0])
    play(t, 0, "no")
    assert asked(t) == (LEAVE_OR_STAY, [1])
    play(t, 1, "yes")
    assert asked(t) == (CHANGE_WILDCARD, [0])


@pytest.mark.rule("K-181")
def test_secret_cards_are_shown_before_mega_rerolls(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, f"{ONCE} special=secret", ["5 1 1", "3/mega-reroll 4 4"])
    play(t, 0, "player", seat=1)
    assert told(t, "secret-shown") == [{"seat": 1, "die": t.card[1]}]
    assert asked(t) == (USE_MEGA_REROLL, [0])


@pytest.mark.rule("K-181")
def test_the_last_power_acts_before_wildcards_are_fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, f"{ONCE} special=only-one-power:1", ["? 1 1", "3/add:2 4 4"])
    number(t, 0, 5)
    keep(t)
    assert told(t, "all-raised")
    assert asked(t) == (CHANGE_WILDCARD, [0])
    assert settled(t) == [7, 5]


@pytest.mark.rule("K-181")
def test_steps_that_do_not_apply_ask_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, ONCE, ["5 1 1", "3 4 4"])
    assert told(t, "succeeded")


# Secret cards


@pytest.mark.rule("K-182")
def test_secret_cards_are_shown_one_by_one_and_each_acts_before_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = contest(monkeypatch, f"{TWICE} special=secret", ["5 6", "3|4/add:1 4/ignore"])
    play(t, 0, "player", seat=1)
    assert awaited(t) == [1]
    assert len(told(t, "secret-shown")) == 1
    hidden = next(r for r in range(t.results) if t.state[r] == 0)
    assert view(t, 0).card[hidden] == -1
    number(t, 1, 3)
    assert told(t, "all-raised") == [{"seat": 1, "amount": 1}]
    assert len(told(t, "secret-shown")) == 1
    assert settled(t) == [6, 4, 7, 4]
    assert all(die(view(t, seat), t.card[hidden]) == "4/ignore" for seat in (-1, 0))
    assert awaited(t) == [1]


@pytest.mark.rule("K-182")
def test_secret_cards_keep_the_places_at_which_they_were_rolled(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = "often=times:2 what=sequence comparison=in-sequence:1 special=secret"
    t = contest(monkeypatch, contract, ["1 3", "2 4"])
    play(t, 0, "player", seat=1)
    assert told(t, "succeeded")
    t = contest(monkeypatch, contract, ["1 2", "3 4"])
    play(t, 0, "player", seat=1)
    assert told(t, "failed")


@pytest.mark.rule("K-182", "K-137")
def test_secret_cards_are_valued_with_the_soul_amounts_in_force_when_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = contest(monkeypatch, f"{TWICE} special=secret", ["5 6/soul-add:2", "3 4/ignore"])
    play(t, 0, "player", seat=1)
    assert settled(t) == [5, 7, 6, 8]


@pytest.mark.rule("K-182", "K-096")
def test_an_instant_outcome_leaves_later_secret_cards_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, f"{TWICE} special=secret", ["5 6/instant-fail:1", "1 4/ignore"])
    rolled = [card for card in range(60) if die(t, card) == "4/ignore" and t.die_place[card] == 5]
    play(t, 0, "player", seat=1)
    assert told(t, "failed")
    assert len(told(t, "secret-shown")) == 1
    assert view(t, 0).power[rolled[0]] == -1


# Mega Rerolls


@pytest.mark.rule("K-183")
def test_mega_rerolls_in_closing_go_clockwise_and_a_refusal_is_final(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, ONCE, ["4 5 5", "4 6 6", "3/mega-reroll 1 1"])
    assert asked(t) == (USE_MEGA_REROLL, [0])
    play(t, 0, "no")
    assert asked(t) == (USE_MEGA_REROLL, [1])
    play(t, 1, "yes")
    assert asked(t) == (USE_MEGA_REROLL, [1])
    play(t, 1, "no")
    assert told(t, "succeeded")


@pytest.mark.rule("K-183")
def test_mega_rerolls_pass_over_souls_without_cards_and_their_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, ONCE, ["4", "4 6 6", "3/mega-reroll 1 1"])
    assert asked(t) == (USE_MEGA_REROLL, [1])
    play(t, 1, "yes")
    play(t, 1, "yes")
    assert told(t, "succeeded")


@pytest.mark.rule("K-183", "K-168")
def test_a_mega_reroll_that_is_the_last_power_is_offered_right_then(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, f"{ONCE} special=only-one-power:1", ["4 5 5", "3/mega-reroll 1 1"])
    assert asked(t) == (USE_MEGA_REROLL, [0])
    play(t, 0, "yes")
    assert asked(t) == (USE_MEGA_REROLL, [0])
    play(t, 0, "no")
    assert told(t, "succeeded")


# Wildcards


@pytest.mark.rule("K-184", "K-084")
def test_wildcards_are_fixed_clockwise_from_the_active_player(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, ONCE, ["? 1", "? 1", "5 5"])
    number(t, 0, 3)
    number(t, 1, 4)
    keep(t)
    keep(t)
    keep(t)
    assert asked(t) == (CHANGE_WILDCARD, [0])
    keep(t)
    assert asked(t) == (CHANGE_WILDCARD, [1])
    assert [p["number"] for _, p in choices(t, 1)] == list(range(-1, 9))
    keep(t)
    assert told(t, "succeeded")


@pytest.mark.rule("K-184")
@pytest.mark.parametrize(("special", "outcome"), [("fail-on-same-number", 1), ("success-on-same-number", 0)])
def test_a_wildcard_fixed_to_a_number_of_another_soul_is_checked(
    monkeypatch: pytest.MonkeyPatch, special: str, outcome: int
) -> None:
    t = contest(monkeypatch, f"{ONCE} special={special}", ["? 1", "4 5"], lost_souls="on")
    number(t, 0, 8)
    keep(t)
    assert asked(t) == (CHANGE_WILDCARD, [0])
    number(t, 0, 4)
    assert told(t, "ended-by-pair") == [{"outcome": outcome}]


@pytest.mark.rule("K-184", "K-140")
def test_a_wildcard_fixed_to_the_number_of_a_no_duplicates_makes_it_ignored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = contest(monkeypatch, ONCE, ["? 1", "4/no-duplicates 5"])
    number(t, 0, 8)
    keep(t)
    number(t, 0, 4)
    assert told(t, "duplicate")
    assert told(t, "failed")


@pytest.mark.rule("K-184", "K-085")
def test_a_wildcard_fixed_low_does_not_wake_an_instant_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, ONCE, ["5/instant-fail:2 1", "? 5"])
    number(t, 1, 8)
    assert asked(t) == (CHANGE_WILDCARD, [1])
    number(t, 1, 1)
    assert told(t, "succeeded")


@pytest.mark.rule("K-184", "K-149", "K-185")
def test_a_wildcard_fixed_to_a_pair_switches_the_contract_and_rolling_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = contest(monkeypatch, ONCE, ["? 5", "4/contract-switch 6"])
    number(t, 0, 8)
    keep(t)
    market(t, 1, TWICE)
    number(t, 0, 4)
    assert awaited(t) == [0]
    assert may(t, 0, "pick", place=1)
    play(t, 0, "pick", place=1)
    assert t.roll_count == 3
    keep(t)
    assert t.roll_count == 4
    keep(t)
    assert asked(t) == (CHANGE_WILDCARD, [0])
    keep(t)
    assert told(t, "succeeded")


# A switch in closing


def switched_in_closing(monkeypatch: pytest.MonkeyPatch, new: str, hands: list[str]) -> Table:
    """The secret card of seat 1 is a Contract Switch that makes a pair; seat 0 takes the new contract."""
    t = contest(monkeypatch, f"{ONCE} special=secret", hands)
    market(t, 1, new)
    play(t, 0, "player", seat=1)
    assert may(t, 0, "pick", place=1)
    play(t, 0, "pick", place=1)
    return t


@pytest.mark.rule("K-185")
def test_a_switch_in_closing_that_leaves_turns_goes_on_rolling(monkeypatch: pytest.MonkeyPatch) -> None:
    t = switched_in_closing(monkeypatch, TWICE, ["3 5", "3/contract-switch 6"])
    assert [facts["seat"] for facts in told(t, "rolled")] == [0, 1]
    assert told(t, "succeeded")
    t = switched_in_closing(monkeypatch, ONCE, ["3 5", "3/contract-switch 6"])
    assert not told(t, "rolled")
    assert told(t, "succeeded")


@pytest.mark.rule("K-185", "K-170")
def test_after_a_switch_in_closing_the_rolls_come_before_the_new_contracts_offers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    new = f"{TWICE} special=free-reroll"
    t = switched_in_closing(monkeypatch, new, ["3 5 1 1", "3/contract-switch 6 1 1"])
    assert t.roll_count == 4
    assert asked(t) == (FREE_REROLL_OR_NOT, [0])
    play(t, 0, "yes")
    assert told(t, "succeeded")


@pytest.mark.rule("K-185", "K-168")
def test_after_a_switch_in_closing_the_last_power_is_the_last_of_all_rolls(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The free reroll switches the contract; of its own rolls the last power acts, and it alone."""
    t = contest(monkeypatch, f"{ONCE} special=free-reroll", ["4 3/contract-switch 5/add:1", "3 6 1"])
    market(t, 1, "often=times:2 what=sum comparison=higher threshold=number:5 special=only-one-power:1")
    play(t, 0, "yes")
    play(t, 0, "pick", place=1)
    assert told(t, "all-raised") == [{"seat": 0, "amount": 1}]
    assert told(t, "succeeded")


@pytest.mark.rule("K-185", "K-152")
def test_a_switch_in_closing_to_until_somebody_wins_goes_on_rolling(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = "what=sum comparison=higher threshold=rivals"
    t = staged(f"often=once {parts}", ["? 1 1", "4/contract-switch 6 2"], type_="battle")
    market(t, 1, f"often=until-won {parts}", "battle")
    rolls(monkeypatch, "?", "4/contract-switch", "1", "6")
    begin(t)
    play(t, 0, "player", seat=1)
    number(t, 0, 8)
    keep(t)
    number(t, 0, 4)
    play(t, 0, "pick", place=1)
    assert [facts["seat"] for facts in told(t, "rolled")] == [0]
    keep(t)
    assert [facts["seat"] for facts in told(t, "rolled")] == [1]
    keep(t)
    assert told(t, "battle-won") == [{"seats": 0b10}], "4 and 6 are more than 4 and 1"
