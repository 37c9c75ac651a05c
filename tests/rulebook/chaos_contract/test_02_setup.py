"""Rows K-032 to K-039: the start of a game."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from math import comb

import pytest
from scipy.stats import binomtest

from tests.rulebook.chaos_contract.stage import (
    FAR_FETCHED,
    awaited,
    choices,
    dealt,
    fits,
    heard,
    open_contracts,
    random_moves,
    view,
)
from turncoat.games.chaos_contract import GAME
from turncoat.games.chaos_contract.components import CONTRACTS, DICE, NONE, PART_COUNT, PLAIN, POWER_KINDS
from turncoat.games.chaos_contract.table import (
    IN_DECK,
    IN_DISCARD,
    IN_MARKET,
    NO_NUMBER,
    PICK_CONTRACT,
    WITH_SEAT,
    Table,
)
from turncoat.kernel.fault import OptionError

SEATS = pytest.mark.parametrize("seats", range(2, 6))
BASE_POWERS = {power.name: power.weight for power in POWER_KINDS if power.weight and not power.devilish}


def cards_of(t: Table, seat: int) -> list[int]:
    """The dice cards in a hand."""
    return [card for card in range(DICE) if t.die_place[card] == WITH_SEAT + seat]


def deck_of(t: Table) -> list[int]:
    """The cards of the dice deck."""
    return [card for card in range(DICE) if t.die_place[card] == IN_DECK]


@pytest.mark.rule("K-032")
def test_the_game_takes_two_to_five_seats() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    for seats in GAME.seats:
        t = dealt(seats, turn_limit="50")
        assert t.seats == seats
        for _ in random_moves(t, 1):
            assert all(seat < seats for seat in awaited(t))
        assert t.over
    for seats in (-1, 0, 1, 6, 7):
        with pytest.raises(OptionError, match=r"error-seats: .*low=2, high=5"):
            dealt(seats)


@pytest.mark.rule("K-033")
@SEATS
@pytest.mark.parametrize("devilish", ["off", "on"])
def test_everybody_starts_with_one_to_six_and_two_base_powers(seats: int, devilish: str) -> None:
    for seed in range(20):
        t = dealt(seats, seed, devilish_numbers=devilish)
        for seat in range(seats):
            cards = cards_of(t, seat)
            assert sorted(t.face[card] for card in cards) == [1, 2, 3, 4, 5, 6]
            assert {t.form[card] for card in cards} == {PLAIN}
            powers = [POWER_KINDS[t.power[card]].name for card in cards if t.power[card]]
            assert len(powers) == 2
            assert BASE_POWERS.keys() >= set(powers)


@pytest.mark.rule("K-033")
def test_others_know_the_numbers_of_a_start_but_not_the_powers() -> None:
    for seats in range(2, 6):
        t = dealt(seats, 4)
        for seat in range(-1, seats):
            seen = view(t, seat)
            for other in range(seats):
                own = other == seat
                assert sorted(seen.face[card] for card in cards_of(t, other)) == [1, 2, 3, 4, 5, 6]
                for card in cards_of(t, other):
                    assert seen.power[card] == (t.power[card] if own else NONE)
                    assert seen.power_parameter[card] == (t.power_parameter[card] if own else NONE)


@pytest.mark.rule("K-034")
def test_powers_fall_on_any_two_numbers_alike_player_by_player() -> None:
    """The fifteen pairs are even for each player; two players' pairs, and two kinds, are apart."""
    pairs: list[Counter[tuple[int, ...]]] = [Counter(), Counter()]
    kinds: Counter[str] = Counter()
    equal_pairs = equal_kinds = 0
    games = 800
    for seed in range(games):
        t = dealt(2, seed)
        found = []
        for seat in range(2):
            with_power = [card for card in cards_of(t, seat) if t.power[card]]
            names = [POWER_KINDS[t.power[card]].name for card in with_power]
            found.append(tuple(sorted(t.face[card] for card in with_power)))
            pairs[seat][found[seat]] += 1
            kinds.update(names)
            equal_kinds += names[0] == names[1]
        equal_pairs += found[0] == found[1]
    for seat in range(2):
        assert fits(pairs[seat], dict.fromkeys(combinations(range(1, 7), 2), 1))
    assert fits(kinds, BASE_POWERS)
    assert binomtest(equal_pairs, games, 1 / 15).pvalue > FAR_FETCHED
    same = sum((weight / 1333) ** 2 for weight in BASE_POWERS.values())
    assert binomtest(equal_kinds, 2 * games, same).pvalue > FAR_FETCHED


@pytest.mark.rule("K-035")
@pytest.mark.parametrize(("seats", "size", "powers"), [(2, 20, 7), (3, 14, 5), (4, 8, 3), (5, 2, 1)])
def test_the_dice_deck_holds_the_other_base_dice(seats: int, size: int, powers: int) -> None:
    ones: Counter[int] = Counter()
    for seed in range(400):
        t = dealt(seats, seed)
        deck = deck_of(t)
        assert len(deck) == size
        assert sum(t.power[card] > 0 for card in deck) == powers
        numbers = Counter(t.face[card] for card in deck)
        assert all(1 <= number <= 6 for number in numbers)
        assert max(numbers.values()) <= 6 - seats
        ones[numbers[1]] += 1
    copies = 6 - seats
    ways = {k: comb(copies, k) * comb(5 * copies, size - k) for k in range(copies + 1) if size >= k}
    lowest = min(k for k in ways if ways[k] * 400 >= 5 * sum(ways.values()))
    grouped = {k: sum(w for other, w in ways.items() if max(lowest, other) == k) for k in ways if k >= lowest}
    seen: Counter[int] = Counter()
    for count, games in ones.items():
        seen[max(lowest, count)] += games
    assert fits(seen, grouped)


@pytest.mark.rule("K-035")
@SEATS
@pytest.mark.parametrize("devilish", ["off", "on"])
def test_nobody_knows_the_dice_deck(seats: int, devilish: str) -> None:
    t = dealt(seats, 2, devilish_numbers=devilish)
    for seat in range(-1, seats):
        seen = view(t, seat)
        for card in deck_of(t):
            assert (seen.form[card], seen.power[card], seen.power_parameter[card]) == (NONE, NONE, NONE)
            assert (seen.face[card], seen.second[card], seen.die_set[card]) == (NO_NUMBER, NO_NUMBER, NONE)


@pytest.mark.rule("K-036")
@pytest.mark.parametrize(("seats", "size"), [(2, 48), (3, 42), (4, 36), (5, 30)])
def test_devilish_dice_are_in_the_deck_only_unless_the_game_is_chaotic(seats: int, size: int) -> None:
    dealt_devilish = 0
    for seed in range(20):
        t = dealt(seats, seed, devilish_numbers="on")
        assert len(deck_of(t)) == size
        assert sum(t.die_set[card] for card in deck_of(t)) == 28
        assert not any(t.die_set[card] for seat in range(seats) for card in cards_of(t, seat))
        t = dealt(seats, seed, devilish_numbers="on", chaotic="on")
        assert len(deck_of(t)) == size
        dealt_devilish += sum(t.die_set[card] for seat in range(seats) for card in cards_of(t, seat))
    assert dealt_devilish > 0


@pytest.mark.rule("K-036")
def test_a_card_of_the_deck_is_devilish_as_often_as_any_other() -> None:
    by_card: Counter[int] = Counter()
    for seed in range(400):
        t = dealt(5, seed, devilish_numbers="on")
        by_card.update(card for card in deck_of(t) if t.die_set[card] == 0)
    assert fits(by_card, dict.fromkeys(deck_of(t), 1))


@pytest.mark.rule("K-037")
@SEATS
@pytest.mark.parametrize(("lost_souls", "rest"), [("off", 27), ("on", 47)])
def test_five_contracts_lie_open_and_nobody_knows_the_rest(seats: int, lost_souls: str, rest: int) -> None:
    from_lost_souls = 0
    for seed in range(10):
        t = dealt(seats, seed, lost_souls=lost_souls)
        assert len(set(open_contracts(t))) == 5
        assert all(t.contract_place[contract] == IN_MARKET for contract in open_contracts(t))
        deck = [contract for contract in range(CONTRACTS) if t.contract_place[contract] == IN_DECK]
        assert len(deck) == rest
        from_lost_souls += sum(t.type_[contract] != 0 for contract in open_contracts(t))
        for seat in range(-1, seats):
            seen = view(t, seat)
            for contract in deck:
                assert (seen.type_[contract], seen.stars[contract], seen.least[contract]) == (NONE,) * 3
                assert all(seen.choice[contract, part] == NONE for part in range(PART_COUNT))
                assert all(seen.parameter[contract, part] == NONE for part in range(PART_COUNT))
                assert all(seen.icons[contract, side, icon] == NONE for side in (0, 1) for icon in (0, 1))
            assert [seen.stars[contract] for contract in open_contracts(t)] == [
                t.stars[c] for c in open_contracts(t)
            ]
    assert (from_lost_souls > 0) == (lost_souls == "on")


@pytest.mark.rule("K-037")
def test_any_contract_may_lie_open() -> None:
    """Of the five open ones as many are from Lost Souls as its share of the deck says."""
    found = sum(
        t.type_[c] != 0
        for t in (dealt(2, seed, lost_souls="on") for seed in range(300))
        for c in open_contracts(t)
    )
    assert binomtest(found, 1500, 20 / 52).pvalue > FAR_FETCHED


@pytest.mark.rule("K-038")
@SEATS
def test_the_first_player_is_random_and_turns_go_clockwise(seats: int) -> None:
    assert fits(Counter(dealt(seats, seed).active for seed in range(400)), dict.fromkeys(range(seats), 1))
    t = dealt(seats, 3, turn_limit="50")
    turns: list[int] = []
    for _ in random_moves(t, 2):
        if t.asks == PICK_CONTRACT:
            assert awaited(t) == [t.active]
            turns.append(t.active)
    assert len(turns) > seats
    assert all(later == (seat + 1) % seats for seat, later in pairwise(turns))


@pytest.mark.rule("K-039")
@SEATS
def test_the_game_starts_with_empty_piles_and_a_pick(seats: int) -> None:
    for seed in range(10):
        t = dealt(seats, seed, lost_souls="on", devilish_numbers="on")
        places = {t.contract_place[contract] for contract in range(CONTRACTS)}
        assert places == {IN_DECK, IN_MARKET}
        assert IN_DISCARD not in {t.die_place[card] for card in range(DICE)}
        assert awaited(t) == [t.active]
        assert choices(t, t.active) == [("pick", {"place": place}) for place in range(5)]
        assert all(choices(t, seat) == [] for seat in range(seats) if seat != t.active)
        assert ("turn-begins", {"seat": t.active}) in heard(t, -1)
