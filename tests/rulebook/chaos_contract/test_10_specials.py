"""Rows K-165 to K-180: the SPECIALs, one by one."""

from __future__ import annotations

import pytest

from tests.rulebook.chaos_contract.stage import (
    PAUSE,
    awaited,
    begin,
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
    rolls,
    settled,
    staged,
    told,
    view,
)
from turncoat.games.chaos_contract.table import (
    ASIDE,
    COUNTED,
    FACE_DOWN,
    NO_NUMBER,
    WITHDRAWN,
    WITHDRAWN_UNSEEN,
    Table,
)

HIGH = "what=sum comparison=higher threshold=number:5"
ONCE = f"often=once {HIGH}"
TWICE = f"often=times:2 {HIGH}"
THRICE = f"often=times:3 {HIGH}"
LESS_THAN, GREATER_THAN = 0, 8
"""The parameter of powers off by number is one of these and the number."""
LAST = "special=only-one-power:1"


def names(t: Table, seat: int) -> set[str]:
    """The families of moves on offer."""
    return {name for name, _ in choices(t, seat)}


# Powers off


@pytest.mark.rule("K-165")
def test_powers_off_stops_powers_but_they_still_count_as_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = "often=once what=powers:0 comparison=equal threshold=number:2 special=powers-off"
    t = contest(monkeypatch, contract, ["3/add:2", "4/cursed-success"], lost_souls="on")
    assert told(t, "succeeded")
    assert not told(t, "ended-by-power")
    contract = "often=once what=sum comparison=higher threshold=powers:3 special=powers-off"
    t = contest(monkeypatch, contract, ["3/add:2", "3/add:2"])
    assert told(t, "failed")


@pytest.mark.rule("K-166")
@pytest.mark.parametrize(
    ("way", "works"),
    [(LESS_THAN, {3: False, 4: True, 5: True}), (GREATER_THAN, {3: True, 4: True, 5: False})],
)
def test_powers_off_by_number_is_strict(
    monkeypatch: pytest.MonkeyPatch, way: int, works: dict[int, bool]
) -> None:
    contract = f"{TWICE} special=powers-off-by-number:{way + 4}"
    for face, on in works.items():
        t = contest(monkeypatch, contract, [f"6 {PAUSE}", f"{face}/add:1 1"])
        assert settled(t) == ([7, face + 1] if on else [6, face])


@pytest.mark.rule("K-166")
def test_powers_off_by_number_goes_by_the_chosen_and_not_the_self_set_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    contract = f"{TWICE} special=powers-off-by-number:{LESS_THAN + 4}"
    for chosen, after in ((3, [6, 3]), (5, [7, 6])):
        t = contest(monkeypatch, contract, [f"6 {PAUSE}", "3|5/add:1 1"])
        number(t, 1, chosen)
        assert settled(t) == after
    t = contest(monkeypatch, contract, [f"6 {PAUSE}", "5/roll-counter 1"])
    assert settled(t) == [6, 2]
    t = contest(monkeypatch, contract, [f"6 {PAUSE}", "?/add:1 1"])
    number(t, 1, 4)
    assert settled(t)[:2] == [7, 5]


@pytest.mark.rule("K-166", "K-101")
def test_a_wildcard_changed_later_does_not_change_whether_its_power_works(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    contract = f"{THRICE} special=powers-off-by-number:{LESS_THAN + 4}"
    t = contest(monkeypatch, contract, ["?/soul-add:1 6 1", f"3 {PAUSE} 1"])
    number(t, 0, 3)
    number(t, 0, 8)
    number(t, 0, 8)
    assert settled(t)[:3] == [8, 3, 6]


# Only the first or last power


@pytest.mark.rule("K-167")
def test_only_the_first_power_works_even_without_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = f"{THRICE} special=only-one-power:0"
    t = contest(monkeypatch, contract, [f"3/forced-reroll 4/add:2 {PAUSE}", "5/add:1 6 1"])
    assert settled(t) == [3, 5, 4, 6]
    t = contest(monkeypatch, contract, [f"3 4/add:2 {PAUSE}", "5/add:1 6/add:1 1"])
    assert settled(t) == [4, 6, 4, 6]


@pytest.mark.rule("K-168")
def test_only_the_last_power_acts_in_closing(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = f"often=once what=sum comparison=equal threshold=number:5 {LAST}"
    t = contest(monkeypatch, contract, ["1/add:2", "2/add:1"], lost_souls="on")
    assert told(t, "all-raised") == [{"seat": 1, "amount": 1}]
    assert told(t, "succeeded")


@pytest.mark.rule("K-168")
def test_the_last_power_asks_its_roller_after_all_rolls(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, f"{TWICE} {LAST}", ["3/double 4/ignore", "5 6"])
    assert t.roll_count == 4
    assert awaited(t) == [0]
    assert [p["result"] for _, p in choices(t, 0)] == [0, 1, 2, 3]
    play(t, 0, "result", result=3)
    assert told(t, "ignored")
    assert not told(t, "doubled")


@pytest.mark.rule("K-168")
@pytest.mark.parametrize(
    "hands", [["1/roll-counter", "1", "1"], ["1/chameleon:1", "1", "2"], ["1/star-counter", "0", "1"]]
)
def test_the_last_power_sets_its_number_in_closing(monkeypatch: pytest.MonkeyPatch, hands: list[str]) -> None:
    """The card shows 1 and becomes the count of rolls, the highest number, twice the stars: 5 in all."""
    contract = f"often=once what=sum comparison=equal threshold=number:5 {LAST}"
    t = contest(monkeypatch, contract, hands, lost_souls="on")
    assert told(t, "succeeded")


@pytest.mark.rule("K-168", "K-266")
@pytest.mark.parametrize(
    ("hands", "numbers"),
    [
        (["1/roll-counter", "1", "1"], [3]),
        (["1/chameleon:1", "1", "2"], [2]),
        (["1/star-counter", "0", "1"], [4]),
        (["1/chameleon:1", "1", "1"], []),
        (["1/add:2", "1", "1"], []),
    ],
)
def test_the_number_that_the_last_power_sets_is_told_to_all(
    monkeypatch: pytest.MonkeyPatch, hands: list[str], numbers: list[int]
) -> None:
    """After all rolls, and only where it is not the printed one."""
    contract = f"often=once what=sum comparison=equal threshold=number:5 {LAST}"
    t = contest(monkeypatch, contract, hands)
    facts = {"seat": 0, "die": told(t, "rolled")[0]["die"], "raised": 0}
    assert told(t, "number-is") == [facts | {"number": number} for number in numbers]
    kinds = [name for name, _ in heard(t, -1) if name in ("rolled", "number-is")]
    assert kinds == ["rolled"] * 3 + ["number-is"] * len(numbers)


@pytest.mark.rule("K-168", "K-143", "K-266")
def test_a_number_chosen_for_the_last_power_is_told_once_it_is_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = contest(monkeypatch, f"{ONCE} {LAST}", ["5", "3/attendance"])
    assert told(t, "number-is") == []
    number(t, 1, 9)
    assert [facts["number"] for facts in told(t, "number-is")] == [9]


@pytest.mark.rule("K-168", "K-143")
@pytest.mark.parametrize("face", ["3", "3|6"])
def test_attendance_as_the_last_power_is_chosen_in_closing(
    monkeypatch: pytest.MonkeyPatch, face: str
) -> None:
    t = contest(monkeypatch, f"{ONCE} {LAST}", ["5", f"{face}/attendance"])
    if face != "3":
        number(t, 1, 3)
    assert awaited(t) == [1]
    assert [p["number"] for _, p in choices(t, 1)] == list(range(1, 11))


@pytest.mark.rule("K-168")
def test_cards_revealed_by_the_last_power_do_not_act(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, f"{ONCE} {LAST}", ["5 4/add:2", "3/forced-reroll"])
    assert awaited(t) == [1]
    play(t, 1, "player", seat=0)
    assert told(t, "rolled")
    assert not told(t, "all-raised")
    assert told(t, "power-idle")
    t = contest(monkeypatch, f"{ONCE} {LAST}", ["5", "3/reroll-random"], deck="4/add:2")
    assert told(t, "drew-instead")
    assert not told(t, "all-raised")
    assert told(t, "succeeded")


@pytest.mark.rule("K-168", "K-100")
def test_alone_the_last_power_does_not_act(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, f"{ONCE} {LAST}", ["6/cursed-success 1"], joining=False)
    assert told(t, "succeeded")
    assert not told(t, "ended-by-power")


# Too many powers


@pytest.mark.rule("K-169")
@pytest.mark.parametrize("limit", [2, 3, 4])
def test_too_many_powers_fail_before_the_last_one_acts(monkeypatch: pytest.MonkeyPatch, limit: int) -> None:
    contract = f"{THRICE} special=too-many-powers:{limit}"
    hands = [["5/add:1"] * 3, ["5/add:1"] * 3]
    for place in range(limit, 6):
        hands[place % 2][place // 2] = "5"
    enough = contest(monkeypatch, contract, [" ".join(words) for words in hands])
    assert told(enough, "succeeded")
    hands[limit % 2][limit // 2] = "5/cursed-success"
    t = contest(monkeypatch, contract, [" ".join(words) for words in hands])
    assert told(t, "failed-by-limit")
    assert told(t, "failed")
    assert not told(t, "ended-by-power")


@pytest.mark.rule("K-169")
def test_replaced_returned_and_drawn_cards_count_and_cards_shown_twice_count_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    contract = f"{THRICE} special=too-many-powers:2"
    t = staged(contract, ["5/reroll-return 6/add:1 6", "4 5 6"])
    rolls(monkeypatch, "5/reroll-return", "4", "5/reroll-return", "5", "6/add:1")
    begin(t, 1)
    assert told(t, "failed-by-limit")
    t = contest(monkeypatch, contract, ["5/add:1 6/add:1 1", "4/forced-reroll 5 6"])
    play(t, 1, "player", seat=0)
    assert told(t, "failed-by-limit")
    t = contest(monkeypatch, contract, ["5/add:1 6 1", "4/reroll-random 5 6"], deck="3/add:1")
    assert told(t, "failed-by-limit")


@pytest.mark.rule("K-169")
def test_too_many_powers_fail_a_soul_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = f"{THRICE} special=too-many-powers:2"
    t = contest(monkeypatch, contract, ["5/add:1 6/add:1 6/add:1"], joining=False)
    assert told(t, "failed-by-limit")


# Free reroll


@pytest.mark.rule("K-170")
def test_the_first_to_accept_the_free_reroll_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = ["1", "2 7", "3 8", "4 8"]
    t = contest(monkeypatch, f"{ONCE} special=free-reroll", hands, active=2)
    for seat in (2, 3):
        assert awaited(t) == [seat]
        play(t, seat, "no")
    assert awaited(t) == [1]
    play(t, 1, "yes")
    assert told(t, "free-reroll") == [{"seat": 1}]
    assert told(t, "succeeded")


@pytest.mark.rule("K-170")
def test_the_free_reroll_is_offered_clockwise_from_the_active_player(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = ["1 5", "2 7", "3", "4 8"]
    t = contest(monkeypatch, f"{ONCE} special=free-reroll", hands)
    for seat in (0, 1):
        assert awaited(t) == [seat]
        play(t, seat, "no")
    assert awaited(t) == [3]
    play(t, 3, "yes")
    assert told(t, "free-reroll") == [{"seat": 3}]
    assert told(t, "succeeded")
    t = contest(monkeypatch, f"{ONCE} special=free-reroll", hands)
    play(t, 0, "yes")
    assert told(t, "succeeded")
    assert len(told(t, "rolled")) == 1


@pytest.mark.rule("K-170")
def test_the_free_reroll_works_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, f"{ONCE} special=free-reroll", ["1 6 2"], joining=False)
    assert names(t, 0) == {"no", "yes"}
    play(t, 0, "yes")
    assert told(t, "succeeded")
    t = contest(monkeypatch, f"{ONCE} special=free-reroll", ["1"], joining=False)
    assert told(t, "failed")


# Leaving


def leaving(monkeypatch: pytest.MonkeyPatch, hands: list[str], contract: str = TWICE) -> Table:
    """A contract that one Soul may leave."""
    return contest(monkeypatch, f"{contract} special=leaving", hands, lost_souls="on")


@pytest.mark.rule("K-171", "K-172")
def test_leaving_is_offered_to_all_but_the_active_player_at_the_same_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = leaving(monkeypatch, ["3 4", "4 5", "5 6"])
    assert t.roll_count == 1
    assert awaited(t) == [1, 2]
    assert choices(t, 0) == []
    play(t, 2, "yes")
    assert awaited(t) == [1]
    for seat in (-1, 0, 1):
        assert view(t, seat).reply[2] == 0
        assert heard(t, seat) == []
    assert view(t, 2).reply[2] == 2
    play(t, 1, "no")
    assert told(t, "left") == [{"seat": 2}]
    assert t.souls == 0b011
    assert t.left == 0b100


@pytest.mark.rule("K-172")
def test_of_several_the_first_clockwise_leaves_and_the_offers_end(monkeypatch: pytest.MonkeyPatch) -> None:
    t = leaving(monkeypatch, ["3 4", "4 5", "5 6"])
    play(t, 2, "yes")
    play(t, 1, "yes")
    assert told(t, "left") == [{"seat": 1}]
    assert told(t, "succeeded")


@pytest.mark.rule("K-171", "K-172")
def test_leaving_is_offered_after_each_roll_but_the_last_and_once_in_closing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = leaving(monkeypatch, ["3 4", "4 5"])
    offers = []
    while t.active == 0 and awaited(t) == [1]:
        offers.append(t.roll_count)
        play(t, 1, "no")
    assert offers == [1, 2, 3, 4]


@pytest.mark.rule("K-172")
def test_a_simultaneous_round_makes_one_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    t = leaving(monkeypatch, ["3 4", "4 5"], f"{TWICE} restriction=simultaneous")
    assert t.roll_count == 2
    play(t, 1, "no")
    assert t.roll_count == 4
    assert awaited(t) == [1]
    play(t, 1, "no")
    assert told(t, "succeeded")


@pytest.mark.rule("K-172", "K-095")
def test_leaving_waits_until_the_roll_is_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    t = leaving(monkeypatch, ["3/ignore 4", "4 5"])
    assert awaited(t) == [0]
    play(t, 0, "result", result=0)
    assert awaited(t) == [1]


@pytest.mark.rule("K-173")
def test_a_soul_who_leaves_takes_results_and_lasting_powers_along(monkeypatch: pytest.MonkeyPatch) -> None:
    t = leaving(monkeypatch, [f"3 4 {PAUSE}", "2/soul-add:1 6 1", "5 5 5"], THRICE)
    for _ in range(2):
        play(t, 1, "no")
        play(t, 2, "no")
    assert settled(t) == [3, 2, 8]
    play(t, 1, "yes")
    play(t, 2, "no")
    assert t.state[1] == WITHDRAWN
    assert awaited(t) == [0]
    assert settled(t) == [3, 8, 4, 5]
    assert t.rolls == 3
    assert t.roll_count == 6
    assert t.powers_seen == 1


@pytest.mark.rule("K-173", "K-091")
def test_a_soul_who_leaves_takes_set_aside_cards_along(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = [f"5/forced-reroll 4 {PAUSE}", "2/soul-add:1 6 1 1", "5/forced-reroll 5 5"]
    t = leaving(monkeypatch, hands, THRICE)
    for _ in range(2):
        play(t, 1, "no")
        play(t, 2, "no")
    play(t, 2, "player", seat=1)
    assert t.state[1] == ASIDE
    assert settled(t) == [5, 9, 8]
    play(t, 1, "yes")
    play(t, 2, "no")
    assert settled(t) == [5, 8, 4, 5]
    assert t.state[1] == WITHDRAWN


@pytest.mark.rule("K-173")
def test_turnout_falls_for_threshold_and_payout_but_not_for_rolls(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = "often=turnout-times what=sum comparison=higher threshold=turnout:3"
    t = leaving(monkeypatch, ["1 1 2", "6 6 6", "1 1 1"], contract)
    play(t, 1, "yes")
    play(t, 2, "no")
    assert t.active == 0
    assert awaited(t) == [0]
    assert told(t, "succeeded")
    assert told(t, "pool") == [{"side": 0, "scores": 2, "cards": 0}]
    assert len(told(t, "rolled")) == 5
    assert not may(t, 0, "player", seat=1)
    assert hand(t, 1) == ["6", "6", "6"]


@pytest.mark.rule("K-174")
def test_with_one_soul_left_that_soul_gets_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    t = staged(f"{TWICE} special=leaving", ["6 6", "1 1"], reward="SS", lost_souls="on")
    begin(t, 1)
    play(t, 1, "yes")
    assert told(t, "succeeded")
    assert told(t, "pool") == [{"side": 0, "scores": 2, "cards": 0}]
    assert [facts["seat"] for facts in told(t, "scored")] == [0, 0]


@pytest.mark.rule("K-174")
def test_forced_exempt_and_sitting_out_souls_may_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    t = staged(
        f"who=all-but-one {TWICE} special=leaving", ["6 6", "1 1", "2 2"], seats=3, type_="forced",
        least=3, lost_souls="on", cooperative="on",
    )  # fmt: skip
    play(t, 0, "pick", place=0)
    play(t, 0, "player", seat=1)
    play(t, 0, "player", seat=2)
    assert t.souls == 0b111
    assert t.exempt == 1
    play(t, 0, "player", seat=2)
    assert t.sitter == 2
    assert awaited(t) == [1, 2]
    other = t.copy()
    play(t, 1, "no")
    play(t, 2, "yes")
    assert t.souls == 0b011
    play(other, 1, "yes")
    play(other, 2, "no")
    assert told(other, "left") == [{"seat": 1}]


@pytest.mark.rule("K-174", "K-264")
def test_face_down_cards_of_a_secret_soul_who_left_stay_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A secret Soul's contract is exchanged for one that may be left."""
    t = contest(monkeypatch, f"{THRICE} special=secret", ["3 4/contract-switch 1|3", "6/add:1 8 1", "4 5 5"])
    play(t, 0, "player", seat=1)
    market(t, 1, f"{THRICE} special=leaving")
    assert names(t, 0) == {"pick"}
    play(t, 0, "pick", place=1)
    hidden = next(r for r in range(t.results) if t.state[r] == FACE_DOWN)
    card = t.card[hidden]
    assert awaited(t) == [1, 2]
    play(t, 1, "yes")
    play(t, 2, "no")
    assert t.state[hidden] == WITHDRAWN_UNSEEN
    for seat in (-1, 0, 2):
        seen = view(t, seat)
        assert seen.card[hidden] == -1
        assert seen.power[card] == -1
    assert view(t, 1).card[hidden] == card
    number(t, 0, 3)
    assert told(t, "succeeded")
    assert not told(t, "secret-shown")
    assert view(t, 0).power[card] == -1
    assert t.die_shown[card] == 0


# Same power, same number


@pytest.mark.rule("K-175")
@pytest.mark.parametrize(("special", "outcome"), [("fail-on-same-power", 1), ("success-on-same-power", 0)])
def test_the_same_power_of_two_souls_ends_the_contract(
    monkeypatch: pytest.MonkeyPatch, special: str, outcome: int
) -> None:
    contract = f"{THRICE} special={special}"
    t = contest(monkeypatch, contract, ["3/add:1 4 1", "5/add:2 6 1"])
    assert told(t, "ended-by-pair") == [{"outcome": outcome}]
    assert len(told(t, "all-raised")) == 1
    t = contest(monkeypatch, contract, [f"3/add:1 4/add:1 {PAUSE}", "5/subtract:2 6 1"])
    assert paused(t, 0)


@pytest.mark.rule("K-175")
def test_ignore_icon_and_ignore_icon_plus_differ_and_ignored_cards_do_not_match(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    contract = f"{THRICE} special=fail-on-same-power"
    t = contest(
        monkeypatch, contract, ["3/ignore-icon 4 1", "5/ignore-icon-plus 6 1"], reward="SS", penalty="CC"
    )
    play(t, 0, "icon", side=0, icon=0)
    assert not told(t, "ended-by-pair")
    t = contest(monkeypatch, contract, ["3/add:1 4 1", f"5/ignore 6/add:1 {PAUSE}"])
    play(t, 1, "result", result=0)
    assert paused(t, 1)
    t = contest(monkeypatch, contract, [f"3/add:1 4 {PAUSE} 1", "5/forced-reroll 6/add:1 1"])
    play(t, 1, "player", seat=0)
    assert paused(t, 0)


@pytest.mark.rule("K-176")
@pytest.mark.parametrize(("special", "outcome"), [("fail-on-same-number", 1), ("success-on-same-number", 0)])
def test_the_same_number_of_two_souls_ends_the_contract(
    monkeypatch: pytest.MonkeyPatch, special: str, outcome: int
) -> None:
    contract = f"{THRICE} special={special}"
    for hands in (["3 4 1", "3 6 1"], ["3/soul-add:1 4 1", "3 6 1"], ["3 4 1", "6/chameleon:0 6 1"]):
        t = contest(monkeypatch, contract, hands, lost_souls="on")
        assert told(t, "ended-by-pair") == [{"outcome": outcome}]
    for hands in ([f"3 3 {PAUSE}", "4 6 1"], [f"3/soul-add:1 5 {PAUSE}", "1 6 1"]):
        t = contest(monkeypatch, contract, hands, lost_souls="on")
        assert paused(t, 0)
    t = contest(monkeypatch, contract, ["3 4 1", "1|3 6 1"], lost_souls="on")
    number(t, 1, 3)
    assert told(t, "ended-by-pair") == [{"outcome": outcome}]


# Secret Soul


@pytest.mark.rule("K-177", "K-263")
@pytest.mark.parametrize("restriction", ["none", "simultaneous"])
def test_a_secret_roll_lies_face_down_and_does_nothing(
    monkeypatch: pytest.MonkeyPatch, restriction: str
) -> None:
    contract = f"{TWICE} special=secret restriction={restriction}"
    t = contest(monkeypatch, contract, [f"3 {PAUSE}", "4/add:2 6"], lost_souls="on")
    play(t, 0, "player", seat=1)
    assert paused(t, 0)
    assert [t.state[0], t.state[1]] == [COUNTED, FACE_DOWN]
    assert t.number[1] == NO_NUMBER
    assert settled(t) == [3]
    assert t.powers_seen == 0
    for seat in (-1, 0):
        assert view(t, seat).card[1] == -1
        assert view(t, seat).power[t.card[1]] == -1
        assert ("rolled-in-secret", {"seat": 1}) in heard(t, seat)
        assert not any(name == "saw-own-roll" for name, _ in heard(t, seat))
    assert ("saw-own-roll", {"die": t.card[1]}) in heard(t, 1)
    assert die(view(t, 1), t.card[1]) == "4/add:2"


@pytest.mark.rule("K-177")
def test_a_secret_number_makes_no_pair_before_closing(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, f"{TWICE} special=secret", [f"4/no-duplicates {PAUSE}", "4 6"])
    play(t, 0, "player", seat=1)
    assert settled(t) == [4]
    number(t, 0, 1)
    assert told(t, "duplicate")


@pytest.mark.rule("K-177", "K-097", "K-084")
def test_in_a_round_with_a_secret_first_card_wildcards_may_still_be_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    contract = f"{TWICE} special=secret restriction=simultaneous"
    t = contest(monkeypatch, contract, ["4 6", "? 7"], lost_souls="on")
    play(t, 0, "player", seat=0)
    number(t, 1, 5)
    assert t.roll_count == 4
    assert awaited(t) == [1]
    assert not told(t, "secret-shown")


@pytest.mark.rule("K-178", "K-263")
@pytest.mark.parametrize("card", ["4", "?", "3|6", "4/ignore", "4/swap", "4/reroll-return", "5/attendance"])
def test_no_question_gives_a_secret_card_away(monkeypatch: pytest.MonkeyPatch, card: str) -> None:
    t = contest(monkeypatch, f"{TWICE} special=secret", [f"3 {PAUSE} 1", f"{card} 2 5"])
    play(t, 0, "player", seat=1)
    assert paused(t, 0)
    plain = contest(monkeypatch, f"{TWICE} special=secret", [f"3 {PAUSE} 1", "4 2 5"])
    play(plain, 0, "player", seat=1)
    assert heard(t, 0) == heard(plain, 0)
    assert choices(t, 0) == choices(plain, 0)
    assert [t.usable[seat] for seat in (0, 1)] == [plain.usable[seat] for seat in (0, 1)]
    for word in ("works", "rest", "number", "plus", "times", "state"):
        cells = [getattr(view(table, 0), word) for table in (t, plain)]
        assert list(cells[0]) == list(cells[1])


@pytest.mark.rule("K-179")
def test_a_soul_with_only_face_down_cards_cannot_be_made_to_reroll(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = f"{TWICE} special=secret"
    t = contest(monkeypatch, contract, ["3 4/forced-reroll 1", "4 2 5", "6 6 6"])
    play(t, 0, "player", seat=1)
    assert choices(t, 0) == [("player", {"seat": 2})]
    t = contest(monkeypatch, contract, ["3/mega-reroll 4 1", "4 2 5 6", "6 6 6"])
    play(t, 0, "player", seat=1)
    assert awaited(t) == [2]
    play(t, 2, "no")
    play(t, 2, "no")
    assert awaited(t) == [1]
    play(t, 1, "yes")
    assert any(facts["seat"] == 1 for facts in told(t, "rolled"))


@pytest.mark.rule("K-180")
def test_alone_a_secret_soul_sees_the_cards_only_earlier(monkeypatch: pytest.MonkeyPatch) -> None:
    t = contest(monkeypatch, f"{TWICE} special=secret", ["5 3|6"], joining=False)
    assert t.secret == 0
    assert paused(t, 0)
    assert settled(t) == [5]
    assert t.roll_count == 2
    number(t, 0, 3)
    assert told(t, "succeeded")
