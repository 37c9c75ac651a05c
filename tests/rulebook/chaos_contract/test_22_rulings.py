"""Group 22: the rulings where the book leaves a question open, each as a small scene."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.rulebook.chaos_contract.stage import (
    FAILS,
    PASSES,
    PAUSE,
    attempted,
    awaited,
    begin,
    can_tell,
    card_of,
    challenge,
    choices,
    contest,
    dealt,
    die,
    everyone,
    fits,
    fought,
    hand,
    heard,
    market,
    may,
    number,
    open_contracts,
    pile,
    play,
    reseeded,
    rolls,
    settled,
    share_out,
    staged,
    told,
    view,
)
from turncoat.games.chaos_contract.components import (
    BASE_DICE,
    CARD,
    CONTRACTS,
    DICE,
    NO_POWER,
    NONE,
    PENALTY,
    REGULAR,
    REWARD,
    SCORE,
)
from turncoat.games.chaos_contract.table import (
    ASIDE,
    FORCE_JOIN,
    GIVE_ICON,
    IN_DECK,
    IN_DISCARD,
    JOIN_BATTLE,
    LOSE_CARD,
    SIT_OUT,
    WHO_SCORES_IT,
    WITH_SEAT,
    Table,
    contracts_of,
    hand_size,
)

ONCE = f"often=once {PASSES}"
TWICE = f"often=times:2 {PASSES}"
THRICE = f"often=times:3 {PASSES}"


def adds_up(total: int, often: str = "once", special: str = "nothing") -> str:
    """A contract that only this sum of all values passes."""
    return f"often={often} what=sum comparison=equal threshold=number:{total} special={special}"


def succeeded(t: Table) -> bool:
    """Whether everybody was just told that the contract succeeded, or that it failed."""
    assert bool(told(t, "succeeded")) != bool(told(t, "failed"))
    return bool(told(t, "succeeded"))


def rolled(t: Table) -> list[int]:
    """Who rolled since the last decision, in order."""
    return [facts["seat"] for facts in told(t, "rolled")]


def winners(t: Table) -> list[int]:
    """Who won the battle just fought."""
    return [seat for seat in range(t.seats) if t.battle_winners >> seat & 1]


def given(t: Table, side: int) -> list[tuple[int, int]]:
    """The seats and icons of a side that were just dealt or given."""
    return [(facts["seat"], facts["icon"]) for facts in told(t, "icon-given") if facts["side"] == side]


def move_dice(t: Table, to: int) -> list[int]:
    """Put the whole dice deck somewhere else; which cards these are."""
    deck = [card for card in range(DICE) if t.die_place[card] == IN_DECK]
    for card in deck:
        t.die_place[card] = to
    return deck


def move_contracts(t: Table, to: int) -> list[int]:
    """Put the whole contract deck somewhere else; which contracts these are."""
    deck = [contract for contract in range(CONTRACTS) if t.contract_place[contract] == IN_DECK]
    for contract in deck:
        t.contract_place[contract] = to
    return deck


def name_part(t: Table, seat: int, *words: str) -> None:
    """Choose a part of a die, the cards being told as they come up in the hand."""
    for word in reversed(words):
        play(t, seat, "die-card", card=card_of(t, seat, word))


# Dice, hand and decks --------------------------------------------------------------------------


@pytest.mark.rule("K-074")
def test_rolling_is_random_and_no_choice() -> None:
    """Ruling A1: each card of the die is as likely as any other, and nobody is asked for one."""
    t = staged(FAILS, ["1 2 3", ""])
    seen: Counter[str] = Counter()
    for seed in range(300):
        other = reseeded(t, seed)
        begin(other)
        seen[die(other, told(other, "rolled")[0]["die"])] += 1
    assert fits(seen, dict.fromkeys("123", 1.0))


@pytest.mark.rule("K-033", "K-077")
def test_hand_die_and_deck_of_a_player_are_the_same_cards(monkeypatch: Any) -> None:
    """Ruling A2: what is rolled is the hand, and what lies out still belongs to it."""
    t = contest(monkeypatch, f"{TWICE} special=free-reroll", ["1 2 3 4", "5 5"])
    assert [die(t, t.card[result]) for result in range(t.results)] == ["1", "5", "2", "5"]
    assert (hand(t, 0), t.usable[0]) == (["1", "2", "3", "4"], 2)


@pytest.mark.rule("K-241")
def test_cards_gained_come_from_the_shared_dice_deck(monkeypatch: Any) -> None:
    """Ruling A3: the deck is what is left after dealing."""
    t = contest(monkeypatch, ONCE, ["4", "4"], reward="C")
    deck = {card for card in range(DICE) if t.die_place[card] == IN_DECK}
    share_out(t, 0)
    assert [facts["seat"] for facts in told(t, "gained-card")] == [0, 1]
    assert {facts["die"] for facts in told(t, "gained-card")} <= deck


@pytest.mark.rule("K-242", "K-243")
def test_lost_dice_lie_on_a_discard_pile_that_becomes_the_deck_again(monkeypatch: Any) -> None:
    """Ruling A4: the discard is shuffled into an empty deck; with neither a gain is void."""
    t = contest(monkeypatch, FAILS, ["4", "5"], penalty="C")
    share_out(t, 0)
    play(t, 0, "die-card", card=card_of(t, 0, "4"))
    (lost,) = told(t, "lost-card")
    assert t.die_place[lost["die"]] == IN_DISCARD
    t = contest(monkeypatch, ONCE, ["4", "5"], reward="C")
    void = t.copy()
    deck = move_dice(t, IN_DISCARD)
    share_out(t, 0)
    assert told(t, "reshuffled") == [{"deck": 1}]
    assert told(t, "gained-card")[0]["die"] in deck
    move_dice(void, NONE)
    share_out(void, 0)
    assert told(void, "nothing-to-gain") == [{"seat": seat, "icon": CARD} for seat in (0, 1)]


@pytest.mark.rule("K-243")
def test_the_owner_chooses_which_card_is_lost(monkeypatch: Any) -> None:
    """Ruling A5: freely, among the whole hand."""
    t = contest(monkeypatch, FAILS, ["4", "5 6 1"], penalty="C")
    share_out(t, 1)
    play(t, 0, "die-card", card=card_of(t, 0, "4"))
    assert (t.asks, awaited(t)) == (LOSE_CARD, [1])
    assert sorted(die(t, p["card"]) for _, p in choices(t, 1)) == ["1", "5", "6"]


@pytest.mark.rule("K-035")
@pytest.mark.parametrize(("seats", "left"), [(2, 20), (3, 14), (4, 8), (5, 2)])
def test_hands_are_made_first_and_the_rest_of_the_dice_is_the_deck(seats: int, left: int) -> None:
    """Ruling A6: everybody always gets 1 to 6."""
    for seed in range(5):
        t = dealt(seats, seed)
        assert [t.die_place[card] for card in range(BASE_DICE)].count(IN_DECK) == left
        for seat in range(seats):
            assert [word[0] for word in hand(t, seat)] == list("123456")


@pytest.mark.rule("K-033", "K-034", "K-035")
@pytest.mark.parametrize(("seats", "powers"), [(2, 7), (3, 5), (4, 3), (5, 1)])
def test_two_starting_dice_of_each_have_a_power_and_the_deck_the_other_powers(
    seats: int, powers: int
) -> None:
    """Ruling A7: eleven powers in all."""
    for seed in range(5):
        t = dealt(seats, seed)
        assert [sum("/" in word for word in hand(t, seat)) for seat in range(seats)] == [2] * seats
        deck = [card for card in range(BASE_DICE) if t.die_place[card] == IN_DECK]
        assert sum(t.power[card] != NO_POWER for card in deck) == powers


@pytest.mark.rule("K-036", "K-254")
def test_devilish_dice_are_dealt_at_the_start_of_a_chaotic_game_only() -> None:
    """Ruling A8: otherwise they are in the deck."""
    for chaotic, dealt_out in (("off", False), ("on", True)):
        t = dealt(5, devilish_numbers="on", chaotic=chaotic)
        held = [card for card in range(DICE) if t.die_place[card] >= WITH_SEAT]
        assert any(t.die_set[card] for card in held) == dealt_out


@pytest.mark.rule("K-078")
def test_a_roll_from_an_empty_die_is_skipped(monkeypatch: Any) -> None:
    """Ruling A9: no result and no roll, so one card and three make four rolls."""
    contract = "often=times:3 what=sum comparison=equal threshold=rolls"
    t = contest(monkeypatch, contract, ["1 1 1", "1"])
    assert told(t, "skipped") == [{"seat": 1}, {"seat": 1}]
    assert succeeded(t)


@pytest.mark.rule("K-073")
def test_a_player_without_cards_may_play_and_join(monkeypatch: Any) -> None:
    """Ruling A10: such a Soul counts for Turnout and shares, and makes no result."""
    t = contest(monkeypatch, ONCE, ["", "6", ""])
    assert rolled(t) == [1]
    assert told(t, "pool") == [{"side": REWARD, "scores": 3, "cards": 0}]
    assert all(may(t, 0, "player", seat=seat) for seat in range(3))


@pytest.mark.rule("K-223")
def test_rolled_cards_return_before_penalties_are_paid(monkeypatch: Any) -> None:
    """Ruling A11: so the card just rolled can be the one that is lost."""
    t = contest(monkeypatch, FAILS, ["4", "5"], penalty="C")
    share_out(t, 0)
    assert (t.asks, t.results) == (LOSE_CARD, 0)
    assert choices(t, 0) == [("die-card", {"card": card_of(t, 0, "4")})]


@pytest.mark.rule("K-188")
@pytest.mark.parametrize("what", ["sum", "all", "none", "some:1", "same", "different"])
def test_without_any_result_a_contract_fails(monkeypatch: Any, what: str) -> None:
    """Ruling A12: nothing succeeds by emptiness."""
    for comparison in ("lower", "higher"):
        contract = f"what={what} comparison={comparison} threshold=number:5"
        assert not succeeded(contest(monkeypatch, contract, ["", ""]))


# Contracts, market, score ----------------------------------------------------------------------


@pytest.mark.rule("K-040")
def test_a_contract_must_be_picked() -> None:
    """Ruling B1: there is no pass."""
    assert choices(staged(), 0) == [("pick", {"place": place}) for place in range(5)]


@pytest.mark.rule("K-041", "K-044")
def test_the_market_is_filled_after_the_pick_and_again_after_the_payout(monkeypatch: Any) -> None:
    """Ruling B2: five lie open whenever there are five."""
    t = staged(FAILS, ["4", "4"])
    rolls(monkeypatch, "4")
    short = t.copy()
    play(t, 0, "pick", place=0)
    assert (len(told(t, "revealed")), len(open_contracts(t))) == (1, 5)
    move_contracts(short, NONE)
    play(short, 0, "pick", place=0)
    played = short.contract
    assert len(open_contracts(short)) == 4
    play(short, 0, "start")
    play(short, 0, "die-card", card=card_of(short, 0, "4"))
    assert told(short, "revealed") == [{"contract": played}]
    assert len(open_contracts(short)) == 5


@pytest.mark.rule("K-042", "K-043", "K-235", "K-239")
def test_contracts_that_nobody_scores_are_discarded_and_shuffled_in_when_needed(monkeypatch: Any) -> None:
    """Ruling B3: failures, and successes without a score icon; without a card a score is void."""
    for contract in (FAILS, PASSES):
        t = staged(contract, ["4"], reward="C", penalty="S")
        rolls(monkeypatch, "4")
        played = t.market[0]
        begin(t)
        assert t.contract_place[played] == IN_DISCARD
    discard = move_contracts(t, IN_DISCARD)
    play(t, 1, "pick", place=0)
    assert told(t, "reshuffled") == [{"deck": 0}]
    assert told(t, "revealed")[0]["contract"] in [*discard, played]
    t = contest(monkeypatch, ONCE, ["4", "4"], reward="S")
    move_contracts(t, NONE)
    share_out(t, 0)
    assert told(t, "nothing-to-gain") == [{"seat": 1, "icon": SCORE}]


@pytest.mark.rule("K-233", "K-234")
def test_the_contract_played_is_scored_first_and_with_stars_by_whom_the_active_player_names(
    monkeypatch: Any,
) -> None:
    """Ruling B4: otherwise it goes to the first in the order of payment."""
    t = contest(monkeypatch, ONCE, ["4", "4"], reward="S", active=1)
    played = t.contract
    share_out(t, 0)
    first, second = told(t, "scored")
    assert first == {"seat": 1, "contract": played}
    assert second["seat"] == 0
    assert second["contract"] != played
    t = contest(monkeypatch, ONCE, ["4", "4"], reward="S", objective="stars")
    share_out(t, 0)
    assert (t.asks, awaited(t)) == (WHO_SCORES_IT, [0])
    play(t, 0, "player", seat=1)
    assert told(t, "scored")[0] == {"seat": 1, "contract": played}


@pytest.mark.rule("K-240")
def test_a_lost_score_is_a_random_contract_of_the_pile_shown_and_shuffled_in(monkeypatch: Any) -> None:
    """Ruling B5: each contract of the pile is as likely."""
    t = contest(monkeypatch, FAILS, ["4", "4"], penalty="S")
    piled = pile(t, 0, 3)
    seen: Counter[int] = Counter()
    for seed in range(200):
        other = reseeded(t, seed)
        share_out(other, 0)
        (lost,) = told(other, "lost-score")
        assert other.contract_place[lost["contract"]] == IN_DECK
        seen[lost["contract"]] += 1
    assert fits(seen, dict.fromkeys(piled, 1.0))


@pytest.mark.rule("K-037")
def test_contracts_of_both_sets_are_one_deck() -> None:
    """Ruling B6: regular ones and others lie in one market."""
    seen = Counter(
        t.type_[contract] == REGULAR
        for t in (dealt(3, seed, lost_souls="on") for seed in range(40))
        for contract in open_contracts(t)
    )
    assert fits(seen, {True: 32.0, False: 20.0})


@pytest.mark.rule("K-038", "K-249")
def test_the_first_player_is_random_and_turns_pass_clockwise(monkeypatch: Any) -> None:
    """Ruling B7: seat numbers rise clockwise."""
    assert fits(Counter(dealt(3, seed).active for seed in range(200)), dict.fromkeys(range(3), 1.0))
    for active in range(3):
        t = contest(monkeypatch, ONCE, ["4", "4", "4"], joining=False, active=active)
        assert t.active == (active + 1) % 3


@pytest.mark.rule("K-246", "K-247")
@pytest.mark.parametrize(
    ("shares", "best"),
    [((0, 0, 0, 1, 2, 2), 0b001), ((0, 0, 1, 2, 2, 2), 0b011), ((1, 1, 1, 2, 2, 0), 0b010)],
)
def test_after_the_whole_payout_the_most_contracts_win(monkeypatch: Any, shares: str, best: int) -> None:
    """Ruling B8: four and five before it; equals share the win."""
    t = contest(monkeypatch, ONCE, ["4", "4", "4"], reward="SS")
    pile(t, 0, 4)
    pile(t, 1, 5)
    share_out(t, *map(int, shares))
    assert (t.over, t.winners) == (1, best)


@pytest.mark.rule("K-190")
def test_scored_contracts_are_those_of_the_active_player_before_the_payout(monkeypatch: Any) -> None:
    """Ruling B9: three in that pile, five in the other."""
    t = staged("what=sum comparison=equal threshold=scored", ["1", "2"])
    pile(t, 0, 3)
    pile(t, 1, 5)
    rolls(monkeypatch, "1", "2")
    begin(t, 1)
    assert succeeded(t)


# Joining ---------------------------------------------------------------------------------------


@pytest.mark.rule("K-053", "K-047")
def test_a_volunteer_can_be_declined_and_no_promise_binds(monkeypatch: Any) -> None:
    """Ruling C1: only the active player's invitation makes a Soul, and only their sharing pays one."""
    t = staged(ONCE, ["4"] * 3, 3)
    rolls(monkeypatch, "4")
    play(t, 0, "pick", place=0)
    assert [choices(t, seat) for seat in (1, 2)] == [[], []]
    play(t, 0, "start")
    assert [facts["seat"] for facts in told(t, "scored")] == [0]


@pytest.mark.rule("K-048", "K-050", "K-051", "K-052")
def test_invitations_go_in_rounds_and_nobody_is_asked_twice_or_leaves(monkeypatch: Any) -> None:
    """Ruling C2: answers are public, and an acceptance binds."""
    t = staged(TWICE, [f"4 {PAUSE}", "4 4", "4 4"], 3)
    rolls(monkeypatch, "4", "4", PAUSE)
    play(t, 0, "pick", place=0)
    play(t, 0, "invite", players=1 << 1)
    play(t, 1, "no")
    assert told(t, "refused") == [{"seat": 1}]
    assert choices(t, 0) == [("invite", {"players": 1 << 2}), ("start", {})]
    play(t, 0, "invite", players=1 << 2)
    play(t, 2, "yes")
    assert told(t, "accepted") == [{"seat": 2}]
    assert rolled(t) == [0, 2, 0], "everybody was asked, so it starts"
    assert choices(t, 2) == []


@pytest.mark.rule("K-041")
def test_players_are_asked_after_the_contract_is_chosen() -> None:
    """Ruling C3: before that there is nothing but the pick."""
    t = staged(seats=3)
    assert {family for family, _ in choices(t, 0)} == {"pick"}
    play(t, 0, "pick", place=0)
    assert {family for family, _ in choices(t, 0)} == {"start", "invite"}


@pytest.mark.rule("K-057", "K-058")
def test_a_minimum_above_the_player_count_takes_everybody_penalties_included(monkeypatch: Any) -> None:
    """Ruling C4: FORCED 3 at two seats."""
    t = staged(FAILS, ["4", "4"], type_="forced", least=3, penalty="C")
    rolls(monkeypatch, "4", "4")
    play(t, 0, "pick", place=0)
    assert t.asks == FORCE_JOIN
    play(t, 0, "player", seat=1)
    assert (t.souls, t.asks) == (0b11, GIVE_ICON)
    assert may(t, 0, "player", seat=1)


@pytest.mark.rule("K-060")
def test_everybody_may_join_a_battle_and_is_asked_once_clockwise() -> None:
    """Ruling C5: the active player has no say in it."""
    t = staged("threshold=rivals", ["4"] * 4, 4, active=1, type_="battle")
    play(t, 1, "pick", place=0)
    play(t, 1, "player", seat=3)
    asked = []
    while t.asks == JOIN_BATTLE:
        (seat,) = awaited(t)
        asked.append(seat)
        play(t, seat, "yes")
    assert asked == [2, 0]
    assert told(t, "begins") == [{"seats": 0b1111, "turnout": 4}]


# Rolling ---------------------------------------------------------------------------------------


@pytest.mark.rule("K-075")
def test_rolls_go_in_rounds_clockwise_from_the_active_player(monkeypatch: Any) -> None:
    """Ruling D1: one roll each, then the next round."""
    t = contest(monkeypatch, TWICE, ["1 1", "2 2", "3 3"], active=1)
    assert rolled(t) == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("K-065", "K-066")
def test_the_active_player_names_who_sits_out_and_still_counts(monkeypatch: Any) -> None:
    """Ruling D2: that Soul is part of the Turnout and shares; alone nobody sits out."""
    contract = f"who=all-but-one {ONCE}"
    t = contest(monkeypatch, contract, ["4", "5", "6"])
    assert (t.asks, awaited(t)) == (SIT_OUT, [0])
    play(t, 0, "player", seat=1)
    assert rolled(t) == [0, 2]
    assert told(t, "pool") == [{"side": REWARD, "scores": 3, "cards": 0}]
    assert may(t, 0, "player", seat=1)
    assert rolled(contest(monkeypatch, contract, ["4"], joining=False)) == [0]


@pytest.mark.rule("K-068", "K-069", "K-071")
def test_each_roller_secretly_chooses_a_part_which_later_cards_join(monkeypatch: Any) -> None:
    """Ruling D3: half is rounded up, X at most what there is, and the rest is set aside."""
    t = contest(monkeypatch, f"{THRICE} restriction=half", ["4 5 6", "5/die-manipulator"])
    assert awaited(t) == [0], "one card of one is the whole hand"
    other = t.copy()
    name_part(t, 0, "5", "6")
    name_part(other, 0, "4", "6")
    play(t, 1, "manipulate", seat=0, take=0)
    (card,) = (facts["die"] for facts in told(t, "given-card"))
    assert {die(t, facts["die"]) for facts in told(t, "rolled") if facts["die"] != card} <= {"5", "6"}
    assert card in {facts["die"] for facts in told(t, "rolled")}, "it joined the part in use"
    play(other, 1, "manipulate", seat=0, take=0)
    assert "5" not in [die(other, f["die"]) for f in told(other, "rolled") if f["die"] != card]
    few = contest(monkeypatch, f"{ONCE} restriction=cards:4", ["4 5 6", "5"])
    assert rolled(few) == [0, 1], "nobody has to choose"


@pytest.mark.rule("K-067", "K-173", "K-189")
def test_the_number_of_rolls_is_fixed_at_the_start_and_the_rest_goes_by_the_turnout_at_the_end(
    monkeypatch: Any,
) -> None:
    """Ruling D4: three rolls each, but threshold and pool for two."""
    contract = "often=turnout-times what=sum comparison=higher threshold=turnout:3 special=leaving"
    t = contest(monkeypatch, contract, ["1 1 2", "6 6 6", "1 1 1"])
    play(t, 1, "yes")
    play(t, 2, "no")
    assert rolled(t) == [2, 0, 2, 0, 2]
    assert succeeded(t), "7 is more than three times 2"
    assert told(t, "pool") == [{"side": REWARD, "scores": 2, "cards": 0}]


@pytest.mark.rule("K-097", "K-098")
def test_cards_of_a_simultaneous_round_are_not_after_one_another(monkeypatch: Any) -> None:
    """Ruling D5: a Soul Add adds nothing to its own round; the order is clockwise."""
    together = " restriction=simultaneous"
    assert succeeded(contest(monkeypatch, adds_up(9) + together, ["2/soul-add:2", "3", "4"]))
    rising = "what=sequence comparison=in-sequence:1" + together
    assert succeeded(contest(monkeypatch, rising, ["3", "1", "2"], active=1))
    assert not succeeded(contest(monkeypatch, rising, ["3", "1", "2"]))


@pytest.mark.rule("K-090", "K-091")
def test_a_reroll_replaces_the_latest_result_whose_lasting_power_goes_on(monkeypatch: Any) -> None:
    """Ruling D6: the new result has the place of the old, and is raised by it."""
    t = contest(monkeypatch, TWICE, [f"5/soul-add:1 3 {PAUSE}", "2/forced-reroll 4"])
    play(t, 1, "player", seat=0)
    assert settled(t) == [5, 4], "3 and 2 of a Soul Add that is set aside; 2 and 2"
    assert t.state[0] == ASIDE


@pytest.mark.rule("K-092")
@pytest.mark.parametrize("hands", [["2/forced-reroll 1", "5 4"], ["5", "2/forced-reroll"]])
def test_a_soul_without_a_result_or_without_cards_cannot_reroll(monkeypatch: Any, hands: list[str]) -> None:
    """Ruling D7: it cannot be chosen either."""
    t = contest(monkeypatch, ONCE, hands)
    assert len(told(t, "no-effect")) == 1
    assert len(rolled(t)) == 2


@pytest.mark.rule("K-130", "K-131")
def test_reroll_return_goes_back_at_any_next_roll_of_its_owner(monkeypatch: Any) -> None:
    """Ruling D8: an ordinary one too, and its value is forgotten."""
    t = staged(adds_up(4, "times:2"), ["6/reroll-return 2", "1 1"])
    rolls(monkeypatch, "6/reroll-return", "1", "2", "1")
    begin(t, 1)
    assert [facts["seat"] for facts in told(t, "went-back")] == [0]
    assert succeeded(t)


@pytest.mark.rule("K-072", "K-177", "K-182")
def test_the_active_player_names_the_secret_soul_whose_cards_act_when_shown(monkeypatch: Any) -> None:
    """Ruling D9: after all other rolls, so that the Add raises them all."""
    t = contest(monkeypatch, adds_up(18, special="secret"), ["4", "5/add:2", "3"])
    assert choices(t, 0) == [("player", {"seat": seat}) for seat in range(3)]
    play(t, 0, "player", seat=1)
    kinds = [name for name, _ in heard(t, 0)]
    order = ["rolled-in-secret", "secret-shown", "all-raised", "succeeded"]
    assert [name for name in kinds if name in order] == order
    assert told(t, "saw-own-roll", 0) == []
    assert len(told(t, "saw-own-roll", 1)) == 1


@pytest.mark.rule("K-171", "K-172", "K-173")
def test_one_soul_may_leave_with_its_results_and_lasting_powers(monkeypatch: Any) -> None:
    """Ruling D10: of several the first clockwise; it gets neither reward nor penalty."""
    t = contest(monkeypatch, f"{TWICE} special=leaving", ["3 4", "2/soul-add:2 5", "5 6"])
    for seat in (1, 2):
        play(t, seat, "no")
    assert settled(t) == [3, 2]
    play(t, 2, "yes")
    play(t, 1, "yes")
    assert told(t, "left") == [{"seat": 1}]
    assert told(t, "number-is") == [], "no Soul Add any more"
    assert told(t, "pool") == [{"side": REWARD, "scores": 2, "cards": 0}]
    assert not may(t, 0, "player", seat=1)


@pytest.mark.rule("K-170")
def test_the_free_reroll_is_offered_clockwise_to_the_first_who_accepts(monkeypatch: Any) -> None:
    """Ruling D11: before evaluation."""
    t = contest(monkeypatch, f"{ONCE} special=free-reroll", ["1 5", "2 7", "3 8"], active=1)
    assert awaited(t) == [1]
    play(t, 1, "no")
    assert awaited(t) == [2]
    play(t, 2, "yes")
    assert told(t, "free-reroll") == [{"seat": 2}]
    assert succeeded(t), "seat 0 is not asked"


# Powers ----------------------------------------------------------------------------------------


@pytest.mark.rule("K-099", "K-100")
def test_a_power_acts_at_once_and_never_alone(monkeypatch: Any) -> None:
    """Ruling E1: a card that sets its own number keeps the printed one alone."""
    assert succeeded(contest(monkeypatch, adds_up(6), ["3/add:2", "1"]))
    assert succeeded(contest(monkeypatch, adds_up(3), ["3/add:2"], joining=False))
    assert succeeded(contest(monkeypatch, adds_up(4), ["4/roll-counter"], joining=False))


@pytest.mark.rule("K-102", "K-103")
def test_a_power_is_compulsory_and_its_roller_chooses_but_may_belongs_to_the_soul_named(
    monkeypatch: Any,
) -> None:
    """Ruling E2: even a harmful one."""
    t = contest(monkeypatch, ONCE, ["5", "3/ignore"])
    assert awaited(t) == [1]
    assert choices(t, 1) == [("result", {"result": result}) for result in (0, 1)]
    t = contest(monkeypatch, ONCE, ["5 6", "3/maybe-reroll"])
    assert choices(t, 1) == [("player", {"seat": 0})]
    play(t, 1, "player", seat=0)
    assert choices(t, 0) == [("no", {}), ("yes", {})]


@pytest.mark.rule("K-104")
@pytest.mark.parametrize(
    ("hands", "total"),
    [
        (["1", "2/add:1"], 5),
        (["5", "4/subtract:1"], 7),
        (["8/roll-counter", "8/roll-counter"], 3),
        (["5/chameleon:0", "3"], 8),
        (["3", "5/chameleon:0"], 6),
    ],
)
def test_up_to_now_includes_the_card_itself_except_for_chameleon(
    monkeypatch: Any, hands: list[str], total: int
) -> None:
    """Ruling E3: Double and Ignore can pick their own card, too."""
    assert succeeded(contest(monkeypatch, adds_up(total), hands))
    for power in ("double", "ignore"):
        t = contest(monkeypatch, ONCE, [f"5/{power}", "3"])
        assert choices(t, 0) == [("result", {"result": 0})]


@pytest.mark.rule("K-089")
def test_values_have_no_limits(monkeypatch: Any) -> None:
    """Ruling E4: below 0 and above 8."""
    below = "what=sum comparison=lower threshold=number:0"
    assert succeeded(contest(monkeypatch, below, ["1/subtract:2", "1/subtract:2"]))
    above = "what=extreme:0 comparison=higher threshold=number:9"
    assert succeeded(contest(monkeypatch, above, ["8/add:2", "1"]))


@pytest.mark.rule("K-119", "K-120", "K-106")
def test_an_ignored_result_stays_zero_and_ends_its_lasting_power(monkeypatch: Any) -> None:
    """Ruling E5: what the power had done before is not undone."""
    t = contest(monkeypatch, TWICE, ["5/soul-add:2 6/add:2", f"3/ignore {PAUSE}"])
    assert settled(t) == [5, 7]
    play(t, 1, "result", result=0)
    assert settled(t) == [0, 9, 8], "7 and 2; 6 and 2, without Soul Add"


@pytest.mark.rule("K-087")
def test_same_numbers_are_numbers_and_sums_are_values(monkeypatch: Any) -> None:
    """Ruling E6: a 3 raised to 4 is not the number of a 4."""
    rule = "fail-on-same-number"
    assert succeeded(contest(monkeypatch, adds_up(8, special=rule), ["3/add:1", "4"]))
    assert told(contest(monkeypatch, adds_up(9, special=rule), ["4/add:1", "4"]), "ended-by-pair")


@pytest.mark.rule("K-115")
def test_an_icon_is_taken_away_at_once_and_before_multiplying(monkeypatch: Any) -> None:
    """Ruling E7: a side may become empty."""
    t = contest(monkeypatch, ONCE, ["6/ignore-icon", "4"], reward="SC")
    assert awaited(t) == [0]
    play(t, 0, "icon", side=REWARD, icon=SCORE)
    assert told(t, "pool") == [{"side": REWARD, "scores": 0, "cards": 2}]
    t = contest(monkeypatch, ONCE, ["6/ignore-icon", "4"], reward="S")
    play(t, 0, "icon", side=REWARD, icon=SCORE)
    assert told(t, "pool") == [{"side": REWARD, "scores": 0, "cards": 0}]


@pytest.mark.rule("K-123")
def test_in_a_swap_each_picks_an_unrolled_card_of_their_own(monkeypatch: Any) -> None:
    """Ruling E8: for good; nothing happens where either has none."""
    t = contest(monkeypatch, ONCE, ["6/swap 1 2", "5 3"])
    play(t, 0, "player", seat=1)
    assert awaited(t) == [0, 1]
    assert sorted(die(t, p["card"]) for _, p in choices(t, 0)) == ["1", "2"]
    play(t, 0, "die-card", card=card_of(t, 0, "1"))
    play(t, 1, "die-card", card=card_of(t, 1, "3"))
    assert [hand(t, seat) for seat in (0, 1)] == [["2", "3", "6/swap"], ["1", "5"]]
    assert told(contest(monkeypatch, ONCE, ["6/swap", "5 3"]), "no-effect")


@pytest.mark.rule("K-125", "K-126", "K-165")
def test_disable_special_is_not_retroactive_and_stopped_where_powers_are_off(monkeypatch: Any) -> None:
    """Ruling E9: the powers before it stay idle, those after it work."""
    below_four = adds_up(13, "times:2", "powers-off-by-number:4")
    assert succeeded(contest(monkeypatch, below_four, ["2/add:2 2/add:1", "5/disable-special 1"]))
    t = contest(monkeypatch, adds_up(11, special="powers-off"), ["6/disable-special", "5/add:2"])
    assert told(t, "special-disabled") == []
    assert succeeded(t)


@pytest.mark.rule("K-137", "K-138")
@pytest.mark.parametrize(("power", "total"), [("soul-add:1", 17), ("soul-subtract:1", 5), ("soul-add:2", 23)])
def test_soul_add_and_soul_subtract_count_x_for_each_soul(monkeypatch: Any, power: str, total: int) -> None:
    """Ruling E10: three Souls, two results after it."""
    assert succeeded(contest(monkeypatch, adds_up(total), [f"1/{power}", "5", "5"]))


@pytest.mark.rule("K-134", "K-135")
def test_instant_powers_watch_later_rolls_of_other_souls(monkeypatch: Any) -> None:
    """Ruling E11: neither earlier ones nor those of their owner."""
    t = contest(monkeypatch, TWICE, ["1 6", "6/instant-fail:1 1"])
    assert not told(t, "ended-by-power")
    t = contest(monkeypatch, TWICE, ["6/instant-fail:1 1", "5 1"])
    assert (len(rolled(t)), [facts["seat"] for facts in told(t, "ended-by-power")]) == (4, [0])
    t = contest(monkeypatch, FAILS, ["1/instant-success:5", "5"])
    assert succeeded(t)


@pytest.mark.rule("K-140")
@pytest.mark.parametrize(
    ("hands", "total"),
    [
        (["4 1", "4/no-duplicates 1"], 6),
        (["4/no-duplicates 1", "4 1"], 6),
        (["4/no-duplicates 4", "1 1"], 6),
        (["4/no-duplicates 5", "1 1"], 11),
    ],
)
def test_no_duplicates_looks_at_every_other_result(monkeypatch: Any, hands: list[str], total: int) -> None:
    """Ruling E12: earlier or later, by anyone."""
    assert succeeded(contest(monkeypatch, adds_up(total, "times:2"), hands))


@pytest.mark.rule("K-159")
@pytest.mark.parametrize(("hands", "total"), [(["4/conditional", "3"], 3), (["4/conditional", "4"], 8)])
def test_a_conditional_without_a_match_is_left_out_altogether(
    monkeypatch: Any, hands: list[str], total: int
) -> None:
    """Ruling E13: at evaluation; as a lowest value it would be there otherwise."""
    assert succeeded(contest(monkeypatch, adds_up(total), hands))
    lowest = "what=extreme:1 comparison=equal threshold=number:3"
    assert succeeded(contest(monkeypatch, lowest, ["1/conditional", "3"]))


@pytest.mark.rule("K-144")
def test_die_manipulator_gives_the_top_card_or_takes_a_random_one(monkeypatch: Any) -> None:
    """Ruling E14: shown, and for good."""
    t = contest(monkeypatch, ONCE, ["5/die-manipulator", "5 6"], deck="3")
    taken = t.copy()
    play(t, 0, "manipulate", seat=1, take=0)
    assert hand(t, 1) == ["3", "5", "6"]
    play(taken, 0, "manipulate", seat=1, take=1)
    (facts,) = told(taken, "card-taken")
    assert taken.die_place[facts["die"]] == IN_DISCARD
    assert len(hand(taken, 1)) == 1


@pytest.mark.rule("K-146", "K-147")
def test_reroll_random_draws_a_result_whose_power_acts_and_keeps_both(monkeypatch: Any) -> None:
    """Ruling E15: 3 and 4, each raised by 2; two rolls in all, and its own number is not checked."""
    hands = ["3", "3/reroll-random"]
    t = contest(monkeypatch, adds_up(11, special="fail-on-same-number"), hands, deck="4/add:2")
    assert succeeded(t)
    assert (t.roll_count, hand(t, 1)) == (2, ["3/reroll-random", "4/add:2"])


@pytest.mark.rule("K-149", "K-150", "K-152")
def test_contract_switch_changes_the_contract_when_two_souls_have_one_number(monkeypatch: Any) -> None:
    """Ruling E16: for another of the same class; rolls that the new one asks for are still made."""
    t = contest(monkeypatch, ONCE, ["5/contract-switch 1", "5 1"])
    old = t.contract
    market(t, 1, adds_up(12, "times:2"))
    market(t, 2, "threshold=rivals", "battle")
    new = t.market[1]
    assert {"place": 1} in [p for _, p in choices(t, 0, "pick")]
    assert {"place": 2} not in [p for _, p in choices(t, 0, "pick")]
    play(t, 0, "pick", place=1)
    assert (t.market[1], t.contract) == (old, new)
    assert rolled(t) == [0, 1]
    assert succeeded(t)


@pytest.mark.rule("K-161")
def test_mega_reroll_is_a_pool_of_two_for_all_others(monkeypatch: Any) -> None:
    """Ruling E17: each may use one right after their own roll."""
    t = contest(monkeypatch, ONCE, ["5/mega-reroll 1", "1 2 3 4", "1 2 3 4"])
    assert t.roll_count == 2, "seat 2 has not rolled yet"
    asked = []
    while t.asks != GIVE_ICON:
        (seat,) = awaited(t)
        asked.append(seat)
        play(t, seat, "yes" if asked.count(seat) == 1 else "no")
    assert asked == [1, 1, 2], "one used, one kept, and that one used up by the next"


@pytest.mark.rule("K-163")
def test_diebreak_lets_others_name_two_or_more_of_their_cards_at_once(monkeypatch: Any) -> None:
    """Ruling E18: those with rolls still to make, secretly."""
    t = contest(monkeypatch, TWICE, [f"3/diebreak {PAUSE}", "4 5 6", "6 6 8"])
    assert awaited(t) == [1, 2]
    other = t.copy()
    name_part(t, 1, "5", "6")
    name_part(other, 1, "4", "6")
    for world in (t, other):
        play(world, 1, "enough")
    assert can_tell(t, other) == [1]


@pytest.mark.rule("K-083", "K-084", "K-110")
def test_a_wildcard_is_any_number_of_the_game_and_may_change(monkeypatch: Any) -> None:
    """Ruling E19: after each later reveal and before evaluation; also to what its power gives."""
    t = contest(monkeypatch, adds_up(13), ["?/roll-counter", "5"])
    assert [p["number"] for _, p in choices(t, 0, "number")] == list(range(-1, 9))
    number(t, 0, 3)
    assert may(t, 0, "by-power"), "the number that its power gives"
    number(t, 0, 4)
    assert rolled(t) == [1]
    number(t, 0, 0)
    assert awaited(t) == [0], "closing"
    number(t, 0, 8)
    assert succeeded(t)


@pytest.mark.rule("K-175", "K-176")
@pytest.mark.parametrize(
    ("special", "hands", "ends"),
    [
        ("fail-on-same-power", ["3/add:1 5", "4/add:2 6"], True),
        ("fail-on-same-power", ["3/add:1 4/add:2", "5 6"], False),
        ("fail-on-same-number", ["3 5", "3 6"], True),
        ("fail-on-same-number", ["3 3", "5 6"], False),
    ],
)
def test_the_same_power_or_number_is_of_two_different_souls(
    monkeypatch: Any, special: str, hands: list[str], ends: bool
) -> None:
    """Ruling E20: parameters do not matter."""
    t = contest(monkeypatch, f"{TWICE} special={special}", hands)
    assert bool(told(t, "ended-by-pair")) == ends


@pytest.mark.rule("K-168")
def test_only_the_last_power_acts_and_only_after_all_rolls(monkeypatch: Any) -> None:
    """Ruling E21: Add 1 on both results, not Add 2 on the first."""
    t = contest(monkeypatch, adds_up(5, special="only-one-power:1"), ["1/add:2", "2/add:1"])
    assert [name for name, _ in heard(t, -1) if name in ("rolled", "all-raised")][-1] == "all-raised"
    assert succeeded(t)


@pytest.mark.rule("K-169")
def test_too_many_powers_counts_every_power_card_revealed(monkeypatch: Any) -> None:
    """Ruling E22: alone too, and those that were replaced."""
    t = contest(
        monkeypatch, f"{THRICE} special=too-many-powers:2", ["3/add:1 3/add:1 3/add:1"], joining=False
    )
    assert told(t, "failed-by-limit")
    t = contest(monkeypatch, f"{ONCE} special=too-many-powers:2", ["3/add:1 3/add:1", "3/forced-reroll"])
    play(t, 1, "player", seat=0)
    assert told(t, "failed-by-limit")


@pytest.mark.rule("K-081")
def test_of_two_instant_ends_the_special_comes_first_and_then_the_older_power(monkeypatch: Any) -> None:
    """Ruling E23: success on the same number beats an Instant Fail."""
    t = contest(monkeypatch, f"{FAILS} special=success-on-same-number", ["1/instant-fail:2", "1"])
    assert succeeded(t)
    assert not told(t, "ended-by-power")
    t = contest(monkeypatch, ONCE, ["3/instant-fail:2", "3/instant-fail:2", "1"])
    assert [facts["seat"] for facts in told(t, "ended-by-power")] == [0]


# Tests -----------------------------------------------------------------------------------------


@pytest.mark.rule("K-186", "K-207")
def test_results_are_pooled_but_in_a_battle_each_has_its_own(monkeypatch: Any) -> None:
    """Ruling F1: 3 and 6 are not all below 5; in a battle the 3 wins."""
    below = "what=all comparison=lower"
    assert not succeeded(contest(monkeypatch, f"{below} threshold=number:5", ["3", "6"]))
    assert winners(fought(monkeypatch, f"{below} threshold=rivals", ["3", "6"])) == [0]


@pytest.mark.rule("K-198")
def test_same_counts_results_that_share_their_value(monkeypatch: Any) -> None:
    """Ruling F2: 3, 3, 5, 5, 2 are four."""
    contract = "often=times:3 what=same comparison=equal threshold=number:4"
    assert succeeded(contest(monkeypatch, contract, ["3 5 2", "3 5"]))


@pytest.mark.rule("K-199")
def test_different_counts_distinct_values(monkeypatch: Any) -> None:
    """Ruling F3: 3, 3, 5, 5, 2 are three."""
    contract = "often=times:3 what=different comparison=equal threshold=number:3"
    assert succeeded(contest(monkeypatch, contract, ["3 5 2", "3 5"]))


@pytest.mark.rule("K-201", "K-202")
def test_a_sequence_is_strict_over_all_souls_and_needs_two_results(monkeypatch: Any) -> None:
    """Ruling F4: in the order of rolling; within distance needs two as well."""
    rising = "often=times:2 what=sequence comparison=in-sequence:1"
    assert succeeded(contest(monkeypatch, rising, ["1 4", "3 6"]))
    assert not succeeded(contest(monkeypatch, rising, ["1 3", "3 6"]))
    assert not succeeded(contest(monkeypatch, rising, ["5"], joining=False))
    within = "what=all comparison=within:3"
    assert not succeeded(contest(monkeypatch, within, ["5"], joining=False))


@pytest.mark.rule("K-202", "K-203", "K-204")
@pytest.mark.parametrize(
    ("what", "distance", "hands", "passes"),
    [
        ("all", 2, ["4", "6", "5"], True),
        ("all", 2, ["4", "7", "5"], False),
        ("none", 1, ["1", "3", "6"], True),
        ("none", 1, ["1", "3", "4"], False),
        ("some:11", 1, ["1 5 6", "2 6"], True),
        ("some:2", 1, ["1 5 6", "2 6"], False),
    ],
)
def test_within_distance_of_one_another(
    monkeypatch: Any, what: str, distance: int, hands: list[str], passes: bool
) -> None:
    """Ruling F5: of some the largest group counts, here exactly three and not at most two."""
    contract = f"often=times:3 what={what} comparison=within:{distance}"
    assert succeeded(contest(monkeypatch, contract, hands)) == passes


@pytest.mark.rule("K-200", "K-191")
def test_powers_count_as_printed_unless_ignored(monkeypatch: Any) -> None:
    """Ruling F6: even where powers are off."""
    two = "what=powers:0 comparison=equal threshold=number:2"
    hands = ["3/soul-add:1", "4/ignore"]
    assert succeeded(contest(monkeypatch, f"{two} special=powers-off", hands))
    t = contest(monkeypatch, two, hands)
    play(t, 1, "result", result=0)
    assert not succeeded(t)


@pytest.mark.rule("K-192")
def test_the_number_of_rolls_counts_every_reveal(monkeypatch: Any) -> None:
    """Ruling F7: three with a reroll, as much as 1 and 2."""
    t = contest(monkeypatch, "what=sum comparison=equal threshold=rolls", ["5 1", "2/forced-reroll"])
    play(t, 1, "player", seat=0)
    assert succeeded(t)


@pytest.mark.rule("K-196")
@pytest.mark.parametrize(
    ("some", "passes"), [(3, True), (5, True), (6, False), (9, True), (10, False), (1, True)]
)
def test_counts_of_some_are_plain_also_with_fewer_results(monkeypatch: Any, some: int, passes: bool) -> None:
    """Ruling F8: one passing result against at most 3 and 1, at least 1 and 2, exactly 1 and 2."""
    contract = f"what=some:{some} comparison=higher threshold=number:3"
    assert succeeded(contest(monkeypatch, contract, ["5"], joining=False)) == passes


# Payout ----------------------------------------------------------------------------------------


@pytest.mark.rule("K-225")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_printed_icon_is_multiplied_by_the_turnout(monkeypatch: Any, seats: int) -> None:
    """Ruling G1: on either side."""
    t = contest(monkeypatch, ONCE, ["4"] * seats, reward="SC")
    assert told(t, "pool") == [{"side": REWARD, "scores": seats, "cards": seats}]
    t = contest(monkeypatch, FAILS, ["4"] * seats, penalty="CC")
    assert told(t, "pool") == [{"side": PENALTY, "scores": 0, "cards": 2 * seats}]


@pytest.mark.rule("K-227")
def test_everything_means_both_kinds_together(monkeypatch: Any) -> None:
    """Ruling G2: one may take all score and the other all cards, but nobody all of both."""
    t = contest(monkeypatch, ONCE, ["4", "4"], reward="SC")
    greedy = t.copy()
    share_out(t, 0, 0, 1, 1)
    assert [contracts_of(t, seat) for seat in (0, 1)] == [2, 0]
    assert [hand_size(t, seat) for seat in (0, 1)] == [1, 3]
    share_out(greedy, 0, 0, 0)
    assert given(greedy, REWARD)[-1] == (1, CARD)


@pytest.mark.rule("K-228")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_pool_of_one_icon_may_go_to_one_soul(monkeypatch: Any, seat: int) -> None:
    """Ruling G3: as Cursed Success can leave it."""
    t = contest(monkeypatch, ONCE, ["4/cursed-success", "4"], reward="S")
    share_out(t, seat)
    assert [facts["seat"] for facts in told(t, "scored")] == [seat]


@pytest.mark.rule("K-231")
def test_losses_that_cannot_be_paid_may_be_assigned_and_are_void(monkeypatch: Any) -> None:
    """Ruling G4: the one with contracts is not asked to pay instead."""
    t = contest(monkeypatch, FAILS, ["4", "4"], penalty="SS")
    pile(t, 0, 3)
    share_out(t, 1, 1, 1)
    assert told(t, "nothing-to-lose") == [{"seat": 1, "icon": SCORE}] * 3
    assert contracts_of(t, 0) == 2


@pytest.mark.rule("K-232")
def test_score_is_paid_before_cards_each_clockwise_from_the_active_player(monkeypatch: Any) -> None:
    """Ruling G5: whatever the order in which icons were given."""
    t = contest(monkeypatch, ONCE, ["4", "4", "4"], reward="SC", active=1)
    share_out(t, 0, 2, 1, 2, 0, 1)
    paid = [(name, facts["seat"]) for name, facts in heard(t, -1) if name in ("scored", "gained-card")]
    assert paid == [(name, seat) for name in ("scored", "gained-card") for seat in (1, 2, 0)]


@pytest.mark.rule("K-236", "K-237", "K-213")
def test_a_battle_deals_both_multiplied_pools_evenly_without_a_choice(monkeypatch: Any) -> None:
    """Ruling G6: rewards round the winners, penalties round the losers; where all tie there are none."""
    battle = "what=sum comparison=higher threshold=rivals"
    t = fought(monkeypatch, battle, ["5", "5", "1"], reward="SC", penalty="S")
    assert given(t, REWARD) == [(0, SCORE), (1, SCORE), (0, SCORE), (1, CARD), (0, CARD), (1, CARD)]
    assert given(t, PENALTY) == [(2, SCORE)] * 3
    t = fought(monkeypatch, battle, ["5", "5"], reward="S", penalty="S")
    assert (winners(t), given(t, PENALTY)) == ([0, 1], [])


@pytest.mark.rule("K-229")
def test_in_a_cooperative_game_the_penalty_is_for_the_others_whole(monkeypatch: Any) -> None:
    """Ruling G7: times the whole Turnout; of two Souls the active player takes all of it."""
    t = staged(FAILS, ["4 4 4", "4"], penalty="C", cooperative="on")
    rolls(monkeypatch, "4", "4")
    play(t, 0, "pick", place=0)
    play(t, 0, "player", seat=1)
    assert told(t, "pool") == [{"side": PENALTY, "scores": 0, "cards": 2}]
    assert given(t, PENALTY) == [(0, CARD)] * 2


@pytest.mark.rule("K-251")
def test_a_turn_limit_can_be_agreed_on(monkeypatch: Any) -> None:
    """Ruling G8: then most contracts win; without it the game goes on."""
    for limit, over in (("none", 0), ("50", 1)):
        t = staged(FAILS, ["4 4", "4"], penalty="S", turn_limit=limit)
        pile(t, 1, 2)
        t.turns = 50
        rolls(monkeypatch, "4")
        begin(t)
        assert (t.over, t.winners) == (over, 0b10 if over else 0)


# Battle ----------------------------------------------------------------------------------------


@pytest.mark.rule("K-208", "K-209", "K-210", "K-211", "K-212")
@pytest.mark.parametrize(
    ("what", "higher", "lower"),
    [
        ("sum", 2, 1),
        ("all", 0, 1),
        ("none", 1, 0),
        ("extreme:0", 2, 1),
        ("extreme:1", 0, 2),
        ("powers:0", 1, 0),
        ("powers:1", 0, 1),
    ],
)
def test_what_doing_better_means(monkeypatch: Any, what: str, higher: int, lower: int) -> None:
    """Ruling H1: of 3 and 5, of 2 and 4 with powers, of 1 and 8 with one power."""
    hands = ["3 5", "2/disable-special 4/disable-special", "1/disable-special 8"]
    for comparison, best in (("higher", higher), ("lower", lower)):
        battle = f"often=times:2 what={what} comparison={comparison} threshold=rivals"
        assert winners(fought(monkeypatch, battle, hands)) == [best]


@pytest.mark.rule("K-217", "K-219", "K-221")
@pytest.mark.parametrize(
    ("hands", "best", "count"),
    [(["4 1", "4 1", "5 6"], [2], 3), (["4 2 6", "4"], [0], 4), (["4 2", "4 1"], [0, 1], 4)],
)
def test_until_somebody_wins_each_roll_is_compared_with_the_one_before(
    monkeypatch: Any, hands: list[str], best: list[int], count: int
) -> None:
    """Ruling H2: strictly better wins alone; an empty die is skipped; in the end the best of all win."""
    t = fought(monkeypatch, "often=until-won what=extreme:0 comparison=higher threshold=rivals", hands)
    assert (winners(t), len(rolled(t))) == (best, count)


@pytest.mark.rule("K-214")
@pytest.mark.parametrize("comparison", ["lower", "higher"])
def test_a_soul_without_results_loses_and_without_any_all_lose(monkeypatch: Any, comparison: str) -> None:
    """Ruling H3: whatever is compared."""
    battle = f"what=sum comparison={comparison} threshold=rivals"
    assert winners(fought(monkeypatch, battle, ["", "-1", "8"])) == [1 if comparison == "lower" else 2]
    assert winners(fought(monkeypatch, battle, ["", "5"])) == [1]
    t = staged(battle, ["", ""], type_="battle", penalty="S")
    challenge(t, 1)
    assert told(t, "battle-lost-by-all")


@pytest.mark.rule("K-222")
@pytest.mark.parametrize(
    ("power", "best", "rewards", "penalties"),
    [
        ("instant-success:5", [0], 3, 3),
        ("instant-fail:2", [], 0, 3),
        ("soft-fail", [], 0, 0),
        ("cursed-success", [0], 1, 3),
    ],
)
def test_instant_ends_of_a_battle(
    monkeypatch: Any, power: str, best: list[int], rewards: int, penalties: int
) -> None:
    """Ruling H4: the owner of the power wins alone, all lose, or nothing happens to anybody."""
    battle = "what=sum comparison=higher threshold=rivals"
    t = fought(monkeypatch, battle, [f"1/{power}", "5", "2"], reward="S", penalty="S")
    assert winners(t) == best
    assert [len(given(t, side)) for side in (REWARD, PENALTY)] == [rewards, penalties]


# Hidden information ----------------------------------------------------------------------------


@pytest.mark.rule("K-256", "K-258", "K-269")
def test_a_hand_is_its_owners_but_what_was_shown_stays_known(monkeypatch: Any) -> None:
    """Ruling I1: an unrolled card can be another for all but its owner; a rolled one is everybody's."""
    t = attempted(monkeypatch, ONCE, ["4 6/swap", "5"], reward="S")
    share_out(t, 0)
    other = t.copy()
    hidden, shown = card_of(t, 0, "6/swap"), card_of(t, 0, "4")
    other.power[hidden] = t.power[hidden] + 1
    assert can_tell(t, other) == [0]
    assert all(view(t, seat).face[shown] == 4 for seat in everyone(t))
