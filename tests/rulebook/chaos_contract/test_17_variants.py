"""Group 17: variants."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tests.rulebook.chaos_contract.stage import awaited, choices, dealt, random_moves, view
from turncoat.games.chaos_contract.components import (
    BASE_DICE,
    BATTLE,
    CONTRACTS,
    DICE,
    DUO,
    FORCED,
    NO_POWER,
    NONE,
    REGULAR,
    WILDCARD,
)
from turncoat.games.chaos_contract.table import IN_DECK, NO_NUMBER, WITH_SEAT, Table, hand_size

SETTINGS = list(
    product(
        ("off", "1", "2"),
        ("off", "on"),
        ("off", "on"),
        ("contracts", "stars"),
        ("off", "on"),
        ("off", "on"),
        ("designed", "published"),
    )
)
NAMES = ("easier", "cooperative", "chaotic", "objective", "lost_souls", "devilish_numbers", "icons")


def contracts(t: Table) -> list[int]:
    """The contracts in use."""
    return [contract for contract in range(CONTRACTS) if t.contract_place[contract] != NONE]


@pytest.mark.rule("K-252")
@pytest.mark.parametrize("limit", ["1", "2"])
@pytest.mark.parametrize("lost_souls", ["off", "on"])
def test_an_easier_deck_has_no_contract_above_the_limit(limit: str, lost_souls: str) -> None:
    for seed in range(10):
        t = dealt(3, seed, easier=limit, lost_souls=lost_souls)
        used = contracts(t)
        assert len(used) == (52 if lost_souls == "on" else 32)
        assert sum(t.type_[contract] == REGULAR for contract in used) == 32
        assert {int(t.stars[contract]) for contract in used} == set(range(1, int(limit) + 1))


@pytest.mark.rule("K-252")
def test_without_the_variant_there_are_contracts_of_three_stars() -> None:
    t = dealt(3)
    assert {int(t.stars[contract]) for contract in contracts(t)} == {1, 2, 3}


@pytest.mark.rule("K-253")
def test_with_one_star_all_lost_souls_contracts_are_forced() -> None:
    for seed in range(10):
        t = dealt(3, seed, easier="1", lost_souls="on")
        types = Counter(int(t.type_[contract]) for contract in contracts(t))
        assert types == {REGULAR: 32, FORCED: 20}


@pytest.mark.rule("K-253")
def test_with_two_stars_rather_more_than_half_are_battles() -> None:
    decks = 200
    battles = 0
    for seed in range(decks):
        t = dealt(2, seed, easier="2", lost_souls="on")
        battles += sum(t.type_[contract] == BATTLE for contract in contracts(t))
    share = battles / (20 * decks)
    assert 0.50 < share < 0.58, "about 56%, less the battles drawn again because their text was there"


@pytest.mark.rule("K-254")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("devilish", ["off", "on"])
def test_a_chaotic_start_deals_six_of_all_dice_to_each(seats: int, devilish: str) -> None:
    powers: Counter[int] = Counter()
    repeats = 0
    odd = 0
    for seed in range(30):
        t = dealt(seats, seed, chaotic="on", devilish_numbers=devilish)
        used = [card for card in range(DICE) if t.die_place[card] != NONE]
        assert len(used) == (60 if devilish == "on" else 32)
        assert [hand_size(t, seat) for seat in range(seats)] == [6] * seats
        assert sum(t.die_place[card] == IN_DECK for card in used) == len(used) - 6 * seats
        base = [card for card in used if t.die_set[card] == 0]
        assert len(base) == BASE_DICE
        assert sum(t.power[card] != NO_POWER for card in base) == 11
        assert sum(t.power[card] != NO_POWER for card in used) == (32 if devilish == "on" else 11)
        for seat in range(seats):
            hand = [card for card in used if t.die_place[card] == WITH_SEAT + seat]
            powers[sum(int(t.power[card] != NO_POWER) for card in hand)] += 1
            repeats += len({int(t.face[card]) for card in hand}) < 6
            odd += any(t.form[card] in (WILDCARD, DUO) for card in hand)
    assert len(powers) > 3, "any number of powers"
    assert repeats > 0
    assert (odd > 0) == (devilish == "on")


@pytest.mark.rule("K-254")
def test_a_chaotic_hand_is_its_owners_secret_numbers_too() -> None:
    t = dealt(3, chaotic="on", devilish_numbers="on")
    for seat in (-1, 0, 1, 2):
        seen = view(t, seat)
        for card in range(DICE):
            own = t.die_place[card] == WITH_SEAT + seat
            assert (seen.form[card] != NONE) == own
            assert (seen.power[card] != NONE) == own
            assert own or (seen.face[card], seen.second[card]) == (NO_NUMBER, NO_NUMBER)
            assert own or seen.die_set[card] == NONE


@pytest.mark.rule("K-255")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_settings_deal_play_and_end(seats: int) -> None:
    assert len(SETTINGS) == 192
    for place, setting in enumerate(SETTINGS):
        options = dict(zip(NAMES, setting, strict=True))
        t = dealt(seats, place, turn_limit="50", **options)
        t.turn_limit = 12
        for _ in random_moves(t, place):
            assert awaited(t)
        assert t.over, options
        assert t.winners, options
        assert all(choices(t, seat) == [] for seat in range(seats))
