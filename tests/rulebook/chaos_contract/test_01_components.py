"""Rows K-001 to K-029: the cards, and the generator that makes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import ceil, comb, floor

import pytest
from scipy.stats import binomtest, chi2_contingency

from tests.rulebook.chaos_contract.stage import (
    FAR_FETCHED,
    PRINTED,
    Printed,
    dealt,
    fits,
    open_contracts,
    random_moves,
    reseeded,
    view,
    write,
)
from turncoat.games.chaos_contract.components import (
    BATTLE,
    CHOICE_WEIGHT,
    CONTRACTS,
    DICE,
    DIFFICULTY,
    DUO,
    FORCED,
    ICON_STOCK,
    ICONS,
    NONE,
    PART,
    PART_COUNT,
    PARTS,
    PLAIN,
    POWER_KINDS,
    REGULAR,
    SETTINGS_ORIGIN,
    STARS,
    STARS_FROM,
    WILDCARD,
    stars_of,
)
from turncoat.games.chaos_contract.generator import (
    fill_contracts,
    give_power,
    is_repeat,
    second_number,
    write_contract,
)
from turncoat.games.chaos_contract.table import (
    IN_DECK,
    IN_DISCARD,
    IN_MARKET,
    IN_PLAY,
    NO_NUMBER,
    WITH_SEAT,
    Table,
)
from turncoat.kernel.origin import Origin

SEATS = pytest.mark.parametrize("seats", range(2, 6))
TYPES = {"R": REGULAR, "F": FORCED, "B": BATTLE}

BASE_WEIGHTS = {
    "forced-reroll": 1, "add": 2, "subtract": 2, "ignore-icon": 0.33, "double": 1.5, "ignore": 1.5, "swap": 1,
    "disable-special": 1, "chameleon": 1, "star-counter": 1, "reroll-return": 1,
}  # fmt: skip
DEVILISH_WEIGHTS = {
    "instant-fail": 0.33, "instant-success": 0.33, "soul-add": 1.5, "soul-subtract": 1.5, "roll-counter": 2,
    "no-duplicates": 2, "attendance": 1, "die-manipulator": 1, "reroll-random": 1, "ignore-icon-plus": 1,
    "contract-switch": 0.5, "cursed-success": 0.33, "soft-fail": 0.33, "conditional": 1, "maybe-reroll": 1,
    "mega-reroll": 0.5, "diebreak": 0.5,
}  # fmt: skip
POWER_PARAMETERS = {
    "add": (1, 2), "subtract": (1, 2), "soul-add": (1, 2), "soul-subtract": (1, 2), "instant-fail": (1, 2),
    "instant-success": (5, 6), "chameleon": (0, 1),
}  # fmt: skip

# Part by part: weight, difficulty, and the types of contract that can have it.
SETTINGS: dict[str, dict[str, tuple[str, str, str]]] = {
    "who": {"all": ("8", "1", "RFB"), "all-but-one": ("1", "2", "RF")},
    "often": {
        "once": ("1", "1", "RFB"),
        "times": ("1", "1", "RFB"),
        "turnout-times": ("1", "1", "RF"),
        "until-won": ("1", "1", "B"),
    },
    "restriction": {
        "none": ("5", "0", "RFB"),
        "half": ("1", "-0.5", "RF"),
        "cards": ("1", "-0.5", "RF"),
        "simultaneous": ("0.5", "2", "F"),
    },
    "what": {
        "sum": ("1", "1", "RFB"),
        "all": ("1", "2", "RFB"),
        "none": ("1", "2", "RFB"),
        "some": ("1", "1.5", "RF"),
        "extreme": ("1", "1", "RFB"),
        "same": ("1", "2", "RF"),
        "different": ("1", "2", "RF"),
        "powers": ("1", "1", "FB"),
        "sequence": ("1", "2", "RF"),
    },
    "comparison": {
        "lower": ("1", "1", "RFB"),
        "higher": ("1", "1", "RFB"),
        "equal": ("0.2", "2", "F"),
        "within": ("1", "3", "F"),
        "in-sequence": ("0", "3", "RF"),
    },
    "threshold": {
        "nothing": ("0", "0", "RF"),
        "number": ("10", "1", "RF"),
        "turnout": ("1", "1.5", "RF"),
        "scored": ("1", "1", "F"),
        "powers": ("1", "2", "RF"),
        "rolls": ("1", "1.5", "RF"),
        "rivals": ("1", "1", "B"),
    },
    "special": {
        "nothing": ("10", "0", "RFB"),
        "powers-off": ("1", "3", "RF"),
        "powers-off-by-number": ("1", "2", "RF"),
        "only-one-power": ("1", "1.5", "RF"),
        "too-many-powers": ("1", "1", "RF"),
        "free-reroll": ("1", "-1", "RF"),
        "leaving": ("1", "-1", "F"),
        "fail-on-same-power": ("0.5", "2", "RF"),
        "fail-on-same-number": ("0.5", "3", "F"),
        "success-on-same-number": ("0.33", "-3", "F"),
        "success-on-same-power": ("0.33", "-2", "RF"),
        "secret": ("1", "1", "RF"),
    },
}
WITHIN_FITS = ("all", "none", "some")
PARAMETERS = {
    ("often", "times"): {2, 3},
    ("restriction", "cards"): {2, 3, 4},
    ("what", "some"): {4 * bound + count for bound in range(3) for count in (1, 2, 3)},
    ("what", "extreme"): {0, 1},
    ("what", "powers"): {0, 1},
    ("comparison", "within"): {1, 2, 3},
    ("comparison", "in-sequence"): {0, 1},
    ("threshold", "number"): {2, 3, 4, 5},
    ("threshold", "turnout"): {1, 2, 3},
    ("threshold", "powers"): {1, 2, 3},
    ("special", "powers-off-by-number"): {8 * way + number for way in (0, 1) for number in (2, 3, 4, 5)},
    ("special", "only-one-power"): {0, 1},
    ("special", "too-many-powers"): {2, 3, 4},
}

Text = tuple[str, ...]


def in_use(t: Table) -> list[int]:
    """The dice cards that are in the game."""
    return [card for card in range(DICE) if t.die_place[card] != NONE]


def contracts_in_use(t: Table) -> list[int]:
    """The contracts that are in the game."""
    return [contract for contract in range(CONTRACTS) if t.contract_place[contract] != NONE]


def dice_of(t: Table, set_: int) -> list[int]:
    """The dice cards of the base set (0) or of Devilish Numbers (1)."""
    return [card for card in in_use(t) if t.die_set[card] == set_]


def power_name(t: Table, card: int) -> str:
    """The power of a dice card."""
    return POWER_KINDS[t.power[card]].name


@cache
def decks(count: int, seats: int) -> list[Table]:
    """Many deals with all sets, neatly ordered starts."""
    return [dealt(seats, seed, lost_souls="on", devilish_numbers="on") for seed in range(count)]


@cache
def chaotic_decks(count: int) -> list[Table]:
    """Many deals with all sets where all dice are mixed."""
    on = {"lost_souls": "on", "devilish_numbers": "on", "chaotic": "on"}
    return [dealt(5, seed, **on) for seed in range(count)]


@cache
def drawn(type_: str, count: int) -> list[tuple[Text, tuple[int, ...], int, int]]:
    """Freely drawn contracts of a type: choices, parameters, stars, minimum."""
    t = reseeded(dealt(2, lost_souls="on"), 77)
    found: list[tuple[Text, tuple[int, ...], int, int]] = []
    while len(found) < count:
        write_contract(t, 0, 0 if type_ == "R" else 1)
        if t.type_[0] == TYPES[type_]:
            text = tuple(PARTS[part][t.choice[0, part]].name for part in range(PART_COUNT))
            parameters = tuple(t.parameter[0, part] for part in range(PART_COUNT))
            found.append((text, parameters, t.stars[0], t.least[0]))
    return found


def options_of(part: str, type_: str, what: str = "", comparison: str = "") -> dict[str, Fraction]:
    """The weights of a part of a contract, given what stands before it."""
    if part == "comparison" and what == "sequence":
        return {"in-sequence": Fraction(1)}
    if part == "threshold" and comparison in ("within", "in-sequence"):
        return {"nothing": Fraction(1)}
    return {
        name: Fraction(weight)
        for name, (weight, _, types) in SETTINGS[part].items()
        if type_ in types and Fraction(weight) and (name != "within" or what in WITHIN_FITS)
    }


def texts(type_: str) -> Iterator[tuple[Text, Fraction]]:
    """All contracts of a type but for their parameters, each with its exact chance."""

    def draw(before: Text, chance: Fraction) -> Iterator[tuple[Text, Fraction]]:
        if len(before) == PART_COUNT:
            yield before, chance
            return
        what = before[3] if len(before) > 3 else ""
        comparison = before[4] if len(before) > 4 else ""
        weights = options_of(PART.names[len(before)], type_, what, comparison)
        for name, weight in weights.items():
            yield from draw((*before, name), chance * weight / sum(weights.values()))

    return draw((), Fraction(1))


def difficulty(text: Text) -> Fraction:
    """The sum of the seven parts' points."""
    points = (SETTINGS[part][name][1] for part, name in zip(PART.names, text, strict=True))
    return sum((Fraction(point) for point in points), Fraction(0))


def stars(text: Text) -> int:
    """A third of the difficulty (0.33 of it), rounded half up, from 1 to 3."""
    return max(1, min(3, floor(Fraction("0.33") * difficulty(text) + Fraction(1, 2))))


# Decks ------------------------------------------------------------------------------------------


@pytest.mark.rule("K-001")
@SEATS
def test_the_base_set_has_thirty_two_regular_contracts_and_thirty_two_dice(seats: int) -> None:
    for seed in range(10):
        t = dealt(seats, seed)
        assert len(contracts_in_use(t)) == 32
        assert {t.type_[contract] for contract in contracts_in_use(t)} == {REGULAR}
        assert {t.least[contract] for contract in contracts_in_use(t)} == {1}
        assert len(in_use(t)) == len(dice_of(t, 0)) == 32


@pytest.mark.rule("K-002")
@SEATS
def test_the_expansions_add_twenty_contracts_and_twenty_eight_dice(seats: int) -> None:
    for t in decks(200, seats)[:20]:
        types = Counter(t.type_[contract] for contract in contracts_in_use(t))
        assert types[REGULAR] == 32
        assert types[FORCED] + types[BATTLE] == 20
        assert len(dice_of(t, 0)) == 32
        assert len(dice_of(t, 1)) == 28


@pytest.mark.rule("K-002")
def test_each_lost_souls_contract_is_forced_or_battle_with_chance_one_half() -> None:
    t = reseeded(dealt(2, lost_souls="on"), 5)
    row = []
    for _ in range(4000):
        write_contract(t, 0, 1)
        row.append(t.type_[0])
    assert fits(Counter(row), {FORCED: 1, BATTLE: 1})
    assert fits(Counter(zip(row[::2], row[1::2], strict=True)), dict.fromkeys(product((1, 2), (1, 2)), 1))
    assert len({sum(t.type_[contract] == BATTLE for contract in range(52)) for t in decks(200, 2)}) > 5


@pytest.mark.rule("K-003")
@pytest.mark.parametrize(
    ("options", "contracts", "dice", "cards"),
    [
        ({}, 32, 32, 64),
        ({"lost_souls": "on"}, 52, 32, 84),
        ({"devilish_numbers": "on"}, 32, 60, 92),
        ({"lost_souls": "on", "devilish_numbers": "on"}, 52, 60, 112),
    ],
)
def test_no_card_is_ever_lost_or_made(options: dict[str, str], contracts: int, dice: int, cards: int) -> None:
    for seats, seed in product(range(2, 6), range(2)):
        t = dealt(seats, seed, turn_limit="50", **options)
        hands = {WITH_SEAT + seat for seat in range(seats)}
        for _ in random_moves(t, seed):
            places = Counter(t.contract_place[contract] for contract in contracts_in_use(t))
            assert places.total() == contracts
            assert places.keys() <= {IN_DECK, IN_DISCARD, IN_MARKET, IN_PLAY} | hands
            lying = open_contracts(t)
            assert len(lying) == len(set(lying)) == places[IN_MARKET]
            assert all(t.contract_place[contract] == IN_MARKET for contract in lying)
            assert places[IN_PLAY] <= 1
            dice_places = Counter(t.die_place[card] for card in in_use(t))
            assert dice_places.total() == dice
            assert places.total() + dice_places.total() == cards
            assert dice_places.keys() <= {IN_DECK, IN_DISCARD} | hands
            assert all(t.die_place[card] in hands for card in in_use(t) if t.out[card])


@pytest.mark.rule("K-004")
@SEATS
@pytest.mark.parametrize("chaotic", ["off", "on"])
def test_base_dice_show_each_number_two_to_six_times(seats: int, chaotic: str) -> None:
    for seed in range(60):
        t = dealt(seats, seed, chaotic=chaotic)
        numbers = Counter(t.face[card] for card in in_use(t))
        assert numbers.keys() == {1, 2, 3, 4, 5, 6}
        assert numbers.total() == 32
        assert all(2 <= count <= 6 for count in numbers.values())
        assert {t.form[card] for card in in_use(t)} == {PLAIN}


@pytest.mark.rule("K-004")
def test_four_random_base_dice_of_thirty_six_are_missing() -> None:
    for number in range(1, 7):
        missing: Counter[int] = Counter()
        for t in chaotic_decks(400):
            missing[min(2, 6 - sum(t.face[card] == number for card in dice_of(t, 0)))] += 1
        ways = [comb(6, gone) * comb(30, 4 - gone) for gone in range(5)]
        assert fits(missing, {0: ways[0], 1: ways[1], 2: sum(ways[2:])})


@pytest.mark.rule("K-005")
@SEATS
@pytest.mark.parametrize("chaotic", ["off", "on"])
def test_exactly_eleven_base_dice_carry_a_power(seats: int, chaotic: str) -> None:
    for seed in range(30):
        t = dealt(seats, seed, chaotic=chaotic, devilish_numbers="on")
        assert sum(t.power[card] > 0 for card in dice_of(t, 0)) == 11


@pytest.mark.rule("K-005")
def test_each_power_is_drawn_on_its_own_and_no_number_is_tied_to_one() -> None:
    by_number = Counter((t.face[c], power_name(t, c)) for t in chaotic_decks(400) for c in dice_of(t, 0))
    names = ["none", *BASE_WEIGHTS]
    table = [[by_number[number, name] for name in names] for number in range(1, 7)]
    assert chi2_contingency(table).pvalue > FAR_FETCHED
    same = 0
    for t in chaotic_decks(400):
        first, second = [t.power[card] for card in dice_of(t, 0) if t.power[card]][:2]
        same += first == second
    weights = [weight / 13.33 for weight in BASE_WEIGHTS.values()]
    assert binomtest(same, 400, sum(weight**2 for weight in weights)).pvalue > FAR_FETCHED


@pytest.mark.rule("K-006")
def test_base_powers_have_their_weights_and_come_by_them() -> None:
    told = {power.name: power.weight / 100 for power in POWER_KINDS if power.weight and not power.devilish}
    assert told == BASE_WEIGHTS
    assert round(sum(told.values()), 2) == 13.33
    for sample in (decks(200, 2), chaotic_decks(400)):
        seen = Counter(power_name(t, c) for t in sample for c in dice_of(t, 0) if t.power[c])
        assert fits(seen, BASE_WEIGHTS)


@pytest.mark.rule("K-007")
def test_devilish_dice_show_minus_one_to_eight_at_most_three_times_each() -> None:
    everything: Counter[int] = Counter()
    for t in chaotic_decks(400) + decks(200, 2):
        numbers = Counter(t.face[card] for card in dice_of(t, 1) if t.form[card] != WILDCARD)
        assert numbers.total() == 22
        assert numbers.keys() <= set(range(-1, 9))
        assert max(numbers.values()) <= 3
        everything += numbers
    assert fits(everything, dict.fromkeys(range(-1, 9), 1))


@pytest.mark.rule("K-008")
def test_twenty_one_devilish_dice_carry_a_devilish_power_by_weight() -> None:
    told = {power.name: power.weight / 100 for power in POWER_KINDS if power.devilish}
    assert told == DEVILISH_WEIGHTS
    assert round(sum(told.values()), 2) == 15.82
    for sample in (decks(200, 2), chaotic_decks(400)):
        assert all(sum(t.power[card] > 0 for card in dice_of(t, 1)) == 21 for t in sample)
        seen = Counter(power_name(t, c) for t in sample for c in dice_of(t, 1) if t.power[c])
        assert fits(seen, DEVILISH_WEIGHTS)


@pytest.mark.rule("K-009")
def test_six_wildcards_nine_duos_and_thirteen_plain_without_regard_to_number_and_power() -> None:
    sample = chaotic_decks(400)
    for t in sample:
        assert Counter(t.form[card] for card in dice_of(t, 1)) == {WILDCARD: 6, DUO: 9, PLAIN: 13}
    by_power = Counter((t.form[c], power_name(t, c)) for t in sample for c in dice_of(t, 1))
    by_number = Counter((t.form[c], t.face[c]) for t in sample for c in dice_of(t, 1))
    forms = (PLAIN, DUO, WILDCARD)
    table = [[by_power[form, name] for name in ["none", *DEVILISH_WEIGHTS]] for form in forms]
    assert chi2_contingency(table).pvalue > FAR_FETCHED
    table = [[by_number[form, number] for number in range(-1, 9)] for form in forms[:2]]
    assert chi2_contingency(table).pvalue > FAR_FETCHED


@pytest.mark.rule("K-010")
def test_a_duo_has_a_different_second_number() -> None:
    t = reseeded(dealt(2), 9)
    for own in range(-1, 9):
        others = [n for n in range(1, 7) if n != own] if 1 <= own <= 6 else [1, 2, 3, 4, 5]
        assert fits(Counter(second_number(t, own) for _ in range(1500)), dict.fromkeys(others, 1))
    for t in decks(200, 2):
        for card in in_use(t):
            assert (t.form[card] == DUO) == (t.second[card] != NO_NUMBER)
            assert t.form[card] != DUO or t.second[card] != t.face[card]


@pytest.mark.rule("K-011")
def test_a_wildcard_has_no_number_in_anybodys_view() -> None:
    for t in decks(200, 2)[:30] + chaotic_decks(400)[:30]:
        wild = [card for card in in_use(t) if t.form[card] == WILDCARD]
        assert len(wild) == 6
        for seen in (t, *(view(t, seat) for seat in range(-1, t.seats))):
            assert {(seen.face[card], seen.second[card]) for card in wild} == {(NO_NUMBER, NO_NUMBER)}


@cache
def drawn_powers() -> list[tuple[str, int]]:
    """Freely drawn powers of both sets with their parameters."""
    t = reseeded(dealt(2), 3)
    found = []
    for draw in range(24_000):
        give_power(t, 0, draw % 2 == 1)
        found.append((power_name(t, 0), t.power_parameter[0]))
    return found


@pytest.mark.rule("K-012")
@pytest.mark.parametrize("power", [power.name for power in POWER_KINDS if power.weight])
def test_parameters_of_powers_are_even(power: str) -> None:
    seen = Counter(parameter for name, parameter in drawn_powers() if name == power)
    assert sum(seen.values()) > 200
    assert fits(seen, dict.fromkeys(POWER_PARAMETERS.get(power, (0,)), 1))


@pytest.mark.rule("K-012")
def test_what_is_printed_never_changes() -> None:
    fields = ("form", "face", "second", "power", "power_parameter")
    for seed in range(6):
        t = dealt(4, seed, devilish_numbers="on", lost_souls="on", chaotic="on", turn_limit="50")
        printed = {field: list(getattr(t, field)) for field in fields}
        for _ in random_moves(t, seed):
            assert all(list(getattr(t, field)) == printed[field] for field in fields)


# Contracts --------------------------------------------------------------------------------------


def check_part(part: str) -> None:
    """A part of a contract has its weights and difficulties on each type, and comes by these weights."""
    place = PART.read(part)
    assert [choice.name for choice in PARTS[place]] == list(SETTINGS[part])
    for which, (weight, points, types) in enumerate(SETTINGS[part].values()):
        assert Fraction(DIFFICULTY[place, which], 2) == Fraction(points)
        for letter, type_ in TYPES.items():
            due = Fraction(weight) if letter in types else 0
            assert Fraction(CHOICE_WEIGHT[type_, place, which], 100) == due
    for letter in TYPES:
        shares: dict[str, float] = {}
        for text, chance in all_texts(letter):
            shares[text[place]] = shares.get(text[place], 0) + float(chance)
        assert fits(Counter(text[place] for text, *_ in drawn(letter, 12_000)), shares)


@cache
def all_texts(type_: str) -> list[tuple[Text, Fraction]]:
    """`texts`, once."""
    return list(texts(type_))


def share(type_: str, part: str, name: str) -> Fraction:
    """The exact chance of a choice on a type of contract."""
    place = PART.read(part)
    return sum((chance for text, chance in all_texts(type_) if text[place] == name), Fraction(0))


@pytest.mark.rule("K-013")
def test_who_rolls() -> None:
    check_part("who")
    assert share("R", "who", "all") == share("F", "who", "all") == Fraction(8, 9)


@pytest.mark.rule("K-014")
def test_how_often() -> None:
    check_part("often")
    assert share("R", "often", "until-won") == share("F", "often", "until-won") == 0
    assert share("R", "often", "turnout-times") == Fraction(1, 3)


@pytest.mark.rule("K-015")
def test_restrictions() -> None:
    check_part("restriction")
    assert share("R", "restriction", "simultaneous") == 0
    assert share("R", "restriction", "none") == Fraction(5, 7)
    assert share("F", "restriction", "simultaneous") == Fraction(1, 15)


@pytest.mark.rule("K-016")
def test_what_is_tested() -> None:
    check_part("what")
    assert share("R", "what", "powers") == 0
    assert share("R", "what", "sum") == Fraction(1, 8)
    assert share("F", "what", "powers") == Fraction(1, 9)


@pytest.mark.rule("K-017")
def test_comparisons_fit_what_is_tested() -> None:
    check_part("comparison")
    for letter in TYPES:
        seen = Counter((text[3], text[4]) for text, *_ in drawn(letter, 12_000))
        chances: dict[tuple[str, str], float] = {}
        for text, chance in all_texts(letter):
            chances[text[3], text[4]] = chances.get((text[3], text[4]), 0) + float(chance)
        assert fits(seen, chances)
        for what, comparison in seen:
            assert (what == "sequence") == (comparison == "in-sequence")
            assert comparison != "within" or (what in WITHIN_FITS and letter == "F")
            assert comparison != "equal" or letter == "F"


@pytest.mark.rule("K-018")
def test_thresholds_go_with_comparisons_that_have_one() -> None:
    check_part("threshold")
    for letter, number in (("R", Fraction(10, 13)), ("F", Fraction(10, 14))):
        assert share(letter, "threshold", "number") / (1 - share(letter, "threshold", "nothing")) == number
        with_one = [text for text, *_ in drawn(letter, 12_000) if text[4] not in ("within", "in-sequence")]
        found = sum(text[5] == "number" for text in with_one)
        assert binomtest(found, len(with_one), float(number)).pvalue > FAR_FETCHED
    for letter in TYPES:
        for text, *_ in drawn(letter, 12_000):
            assert (text[5] == "nothing") == (text[4] in ("within", "in-sequence"))


@pytest.mark.rule("K-019")
def test_specials() -> None:
    check_part("special")
    assert round(100 * float(share("R", "special", "nothing")), 2) == 59.42
    assert round(100 * float(share("F", "special", "nothing")), 2) == 53.59
    only_lost_souls = {"leaving", "fail-on-same-number", "success-on-same-number"}
    assert {name for name in SETTINGS["special"] if share("R", "special", name) == 0} == only_lost_souls


@pytest.mark.rule("K-020")
def test_parameters_of_contracts_are_even() -> None:
    seen: dict[tuple[str, str], Counter[int]] = {}
    for letter in TYPES:
        for text, parameters, *_ in drawn(letter, 12_000):
            for part, name, parameter in zip(PART.names, text, parameters, strict=True):
                seen.setdefault((part, name), Counter())[parameter] += 1
    assert seen.keys() == {(part, name) for part in SETTINGS for name in SETTINGS[part]}
    for choice, counts in seen.items():
        assert fits(counts, dict.fromkeys(PARAMETERS.get(choice, {0}), 1)), choice


@pytest.mark.rule("K-021")
def test_battles_have_fifty_six_texts() -> None:
    chances: dict[tuple[Text, tuple[int, ...]], float] = {}
    for text, chance in all_texts("B"):
        lists = [
            sorted(PARAMETERS.get((part, name), {0})) for part, name in zip(PART.names, text, strict=True)
        ]
        ways = list(product(*lists))
        chances |= {(text, way): float(chance) / len(ways) for way in ways}
    assert len(chances) == 56
    seen = Counter((text, parameters) for text, parameters, *_ in drawn("B", 12_000))
    assert len(seen) == 56
    assert fits(seen, chances)
    for text, _ in seen:
        assert text[0] == "all"
        assert text[1] in ("once", "times", "until-won")
        assert text[2] == "none"
        assert text[3] in ("sum", "all", "none", "extreme", "powers")
        assert text[4] in ("lower", "higher")
        assert text[5:] == ("rivals", "nothing")
    assert [share("B", "often", name) for name in ("once", "times", "until-won")] == [Fraction(1, 3)] * 3
    assert share("B", "what", "sum") == share("B", "what", "powers") == Fraction(1, 5)
    assert {least for *_, least in drawn("B", 12_000)} == {1}


@pytest.mark.rule("K-022")
def test_forced_contracts_need_two_or_three_souls() -> None:
    sample = drawn("F", 12_000)
    assert fits(Counter(least for *_, least in sample), {2: 1, 3: 1})
    assert {(part, name) for text, *_ in sample for part, name in zip(PART.names, text, strict=True)} == {
        (part, name) for part in SETTINGS for name, (_, _, types) in SETTINGS[part].items() if "F" in types
    }


@pytest.mark.rule("K-023")
def test_stars_follow_the_difficulty() -> None:
    for halves in range(-20, 60):
        points = Fraction(halves, 2)
        due = 1 if points <= Fraction(9, 2) else 2 if points <= Fraction(15, 2) else 3
        assert stars_of(halves) == STARS[halves - STARS_FROM] == due
        assert due == max(1, min(3, floor(Fraction("0.33") * points + Fraction(1, 2))))
    for letter in TYPES:
        for text, _, printed, _ in drawn(letter, 12_000):
            assert printed == stars(text)


@pytest.mark.rule("K-024")
@pytest.mark.parametrize(
    ("letter", "percent", "least", "most"),
    [
        ("R", (6.94, 77.67, 15.39), "2.5", "11"),
        ("F", (9.85, 68.60, 21.55), "1.5", "14"),
        ("B", (0, 100, 0), "5", "6"),
    ],
)
def test_shares_of_stars(letter: str, percent: tuple[float, ...], least: str, most: str) -> None:
    shares = dict.fromkeys((1, 2, 3), Fraction(0))
    for text, chance in all_texts(letter):
        shares[stars(text)] += chance
    assert sum(shares.values()) == 1
    assert tuple(round(100 * float(part), 2) for part in shares.values()) == percent
    assert min(difficulty(text) for text, _ in all_texts(letter)) == Fraction(least)
    assert max(difficulty(text) for text, _ in all_texts(letter)) == Fraction(most)
    seen = Counter(printed for _, _, printed, _ in drawn(letter, 12_000))
    assert fits(seen, {star: float(part) for star, part in shares.items()})


@pytest.mark.rule("K-025")
@pytest.mark.parametrize("printed", PRINTED)
def test_printed_contracts_have_their_printed_stars(printed: Printed) -> None:
    t = dealt(3, lost_souls="on")
    write(t, 0, printed.text, printed.type_, printed.least)
    assert t.stars[0] == printed.stars
    names = tuple(PARTS[part][t.choice[0, part]].name for part in range(PART_COUNT))
    assert stars(names) == printed.stars
    letter = {"regular": "R", "forced": "F", "battle": "B"}[printed.type_]
    assert any(names == other for other, _ in all_texts(letter))
    for part, name in zip(PART.names, names, strict=True):
        assert t.parameter[0, PART.read(part)] in PARAMETERS.get((part, name), {0})


# Icons ------------------------------------------------------------------------------------------


def icons(t: Table, contract: int, side: int) -> tuple[int, int]:
    """Score and card icons on a side of a contract."""
    return t.icons[contract, side, 0], t.icons[contract, side, 1]


def contracts_of_set(t: Table, set_: int) -> list[int]:
    """The contracts of the base set (0) or of Lost Souls (1)."""
    return [c for c in contracts_in_use(t) if (t.type_[c] == REGULAR) == (set_ == 0)]


DESIGNED = {
    (0, 0): (21, 11, 17, 26),
    (0, 1): (26, 6, 15, 23),
    (1, 0): (13, 7, 11, 16),
    (1, 1): (16, 4, 10, 14),
}


@pytest.mark.rule("K-026")
@pytest.mark.parametrize(("set_", "side"), list(DESIGNED))
def test_icons_have_exact_numbers(set_: int, side: int) -> None:
    for t in decks(200, 2) + chaotic_decks(400)[:50] + [dealt(3, seed, easier="2") for seed in range(20)]:
        if set_ == 1 and not t.lost_souls:
            continue
        found = [icons(t, contract, side) for contract in contracts_of_set(t, set_)]
        sizes = Counter(map(sum, found))
        assert sizes.keys() == {1, 2}
        totals = sum(scores for scores, _ in found), sum(cards for _, cards in found)
        assert (sizes[1], sizes[2], *totals) == DESIGNED[set_, side]


@pytest.mark.rule("K-026")
@pytest.mark.parametrize("side", [0, 1])
def test_icons_have_nothing_to_do_with_stars_type_or_text(side: int) -> None:
    kinds = [(1, 0), (0, 1), (2, 0), (1, 1), (0, 2)]
    for set_ in (0, 1):
        columns: list[Counter[tuple[int, tuple[int, int]]]] = [Counter(), Counter(), Counter()]
        for t in decks(200, 2):
            for contract in contracts_of_set(t, set_):
                found = icons(t, contract, side)
                columns[0][t.stars[contract], found] += 1
                columns[1][t.type_[contract], found] += 1
                columns[2][t.choice[contract, 3], found] += 1
        for column in columns:
            rows = sorted({row for row, _ in column})
            table = [[column[row, kind] for kind in kinds] for row in rows]
            assert len(rows) == 1 or chi2_contingency(table).pvalue > FAR_FETCHED


@pytest.mark.rule("K-026")
@pytest.mark.parametrize("side", [0, 1])
def test_icons_are_shuffled_over_the_contracts_evenly(side: int) -> None:
    """Each entry takes its icons from one shuffled row, so the kinds come as they do in such a row."""
    ones, twos, scores, cards = DESIGNED[0, side]
    total = scores + cards
    due = {
        (1, 0): ones * scores / total,
        (0, 1): ones * cards / total,
        (2, 0): twos * scores * (scores - 1) / total / (total - 1),
        (1, 1): twos * 2 * scores * cards / total / (total - 1),
        (0, 2): twos * cards * (cards - 1) / total / (total - 1),
    }
    for contract in (0, 31):
        seen = Counter(icons(dealt(2, seed), contract, side) for seed in range(500))
        assert fits(seen, due)


def published_stock(number: int, side: int) -> tuple[int, int, int, int]:
    """The entries and icons that the published generator prepares."""
    one, two = (Fraction("0.65"), Fraction("0.35")) if side == 0 else (Fraction("0.8"), Fraction("0.2"))
    ones, twos = ceil(one * number), ceil(two * 2 * number)
    entries = ones + twos
    return ones, twos, ceil(Fraction("0.4") * entries), ceil(Fraction("0.6") * entries)


PUBLISHED = {
    (0, 0): (21, 23, 18, 27),
    (0, 1): (26, 13, 16, 24),
    (1, 0): (13, 14, 11, 17),
    (1, 1): (16, 8, 10, 15),
}


@cache
def published_decks() -> list[Table]:
    """Many deals with icons as published."""
    return [dealt(2, seed, lost_souls="on", icons="published") for seed in range(400)]


@pytest.mark.rule("K-027")
@pytest.mark.parametrize(("set_", "side"), list(PUBLISHED))
def test_icons_as_published(set_: int, side: int) -> None:
    stock = PUBLISHED[set_, side]
    assert stock == published_stock((32, 20)[set_], side)
    assert tuple(ICON_STOCK[1, set_, side, kind] for kind in range(4)) == stock
    ones, twos, scores, cards = stock
    short = 0
    for t in published_decks():
        found = [icons(t, contract, side) for contract in contracts_of_set(t, set_)]
        sizes = Counter(map(sum, found))
        assert sizes.keys() <= {0, 1, 2}
        assert sizes[2] <= twos
        assert sum(s for s, _ in found) <= scores
        assert sum(c for _, c in found) <= cards
        used = sizes[1] + 2 * sizes[2]
        assert used <= scores + cards
        if sizes[0]:
            assert used == scores + cards
            short += 1
        else:
            assert sizes[1] <= ones + 1
    assert short > 0


@pytest.mark.rule("K-027")
@pytest.mark.parametrize(("side", "means"), [(0, (2.3, 14.4, 15.3)), (1, (1.9, 20.2, 9.9))])
def test_icons_as_published_run_out_as_often_as_they_should(side: int, means: tuple[float, ...]) -> None:
    sizes = Counter(sum(icons(t, c, side)) for t in published_decks() for c in contracts_of_set(t, 0))
    for size, mean in enumerate(means):
        assert sizes[size] / len(published_decks()) == pytest.approx(mean, abs=0.35)


# Texts ------------------------------------------------------------------------------------------


def full_text(t: Table, contract: int) -> tuple[int, ...]:
    """TASK, TEST and SPECIAL with all parameters."""
    parts = range(PART_COUNT)
    return (*(t.choice[contract, part] for part in parts), *(t.parameter[contract, part] for part in parts))


@pytest.mark.rule("K-028")
def test_no_deck_holds_a_text_twice() -> None:
    for t in decks(200, 2) + published_decks() + [dealt(2, seed, easier="1") for seed in range(20)]:
        found = [full_text(t, contract) for contract in contracts_in_use(t)]
        assert len(found) == len(set(found))


@pytest.mark.rule("K-028")
def test_type_minimum_and_icons_make_no_other_text() -> None:
    t = dealt(2, lost_souls="on")
    text = "often=times:2 what=some:5 threshold=number:4 special=too-many-powers:3"
    write(t, 40, text)
    for type_ in ("regular", "forced", "battle"):
        for least in (2, 3):
            write(t, 3, text, type_, least)
            t.icons[3, 0, 0] = (t.icons[40, 0, 0] + 1) % 3
            assert is_repeat(t, 3)
            assert is_repeat(t, 40)
    for other in ("times:3", "turnout-times"):
        write(t, 3, text.replace("times:2", other))
        assert not is_repeat(t, 3)
    for part in ("what=some:6", "what=some:9"):
        write(t, 3, text.replace("what=some:5", part))
        assert not is_repeat(t, 3)


@pytest.mark.rule("K-028")
def test_a_repeat_is_drawn_again_with_its_type() -> None:
    """Where nearly all texts of battles are taken, the one contract left hardly ever is a battle."""
    t = dealt(2, lost_souls="on", icons="published")
    battles = sorted({(text, parameters) for text, parameters, *_ in drawn("B", 12_000)})
    for contract in range(51):
        text, parameters = battles[contract]
        for part in range(PART_COUNT):
            t.choice[contract, part] = [choice.name for choice in PARTS[part]].index(text[part])
            t.parameter[contract, part] = parameters[part]
        t.type_[contract] = REGULAR if contract < 32 else BATTLE
    types: Counter[int] = Counter()
    for seed in range(300):
        other = reseeded(t, seed)
        other.type_[51] = NONE
        fill_contracts(other)
        types[other.type_[51]] += 1
        assert not is_repeat(other, 51)
    assert types[REGULAR] == 0
    assert 0 < types[BATTLE] < 75


@pytest.mark.rule("K-029")
def test_every_contract_has_all_its_parts_and_is_open_to_all_in_the_market() -> None:
    assert ICONS == 2
    assert SETTINGS_ORIGIN is Origin.REPORTED
    for t in decks(200, 5)[:20]:
        for contract in contracts_in_use(t):
            for part in range(PART_COUNT):
                chosen = PART.names[part], PARTS[part][t.choice[contract, part]].name
                assert t.parameter[contract, part] in PARAMETERS.get(chosen, {0})
            assert t.stars[contract] in (1, 2, 3)
            for side in range(2):
                assert 1 <= sum(icons(t, contract, side)) <= 2
            assert t.least[contract] in ((2, 3) if t.type_[contract] == FORCED else (1,))
        for seat in range(-1, 5):
            seen = view(t, seat)
            for contract in open_contracts(t):
                assert full_text(seen, contract) == full_text(t, contract)
                assert (seen.type_[contract], seen.least[contract], seen.stars[contract]) == (
                    t.type_[contract],
                    t.least[contract],
                    t.stars[contract],
                )
                assert all(icons(seen, contract, side) == icons(t, contract, side) for side in range(2))
