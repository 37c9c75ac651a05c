"""Group 21: where the cards come from, and their words in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from turncoat.games.chaos_contract import GAME, scene
from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract.guide import RULINGS
from turncoat.games.chaos_contract.names import (
    contract_message,
    contract_words,
    die_message,
    die_words,
    effect_message,
    icons_message,
    special_message,
    task_message,
)
from turncoat.games.chaos_contract.options import OPTIONS
from turncoat.games.chaos_contract.table import Table
from turncoat.games.chapters import help_lines
from turncoat.kernel.origin import Origin
from turncoat.words import LANGUAGES, Message, Words

WORDS = {language: Words(language, GAME.text) for language in LANGUAGES}
EVERYTHING = {option.name: "on" for option in OPTIONS if "on" in option.values}


def said(message: Message) -> list[str]:
    """A message in English and in Russian, a sentence or a part of one in each."""
    texts = [words.say(message) for words in WORDS.values()]
    for text in texts:
        assert text.strip() == text != ""
        assert not {"{", "}", "$"} & set(text), text
    return texts


def dealt(seed: int) -> Table:
    """A deal with everything in it."""
    table = GAME.dealt(3, seed, EVERYTHING)
    assert isinstance(table, Table)
    return table


# Where the cards come from ---------------------------------------------------------------------


@pytest.mark.rule("K-030")
def test_all_numbers_of_the_generator_are_data() -> None:
    assert all(power.weight > 0 for power in box.POWER_KINDS[box.NO_POWER + 1 :])
    for part, choices in enumerate(box.PARTS):
        weights = {choice.weight for choice in choices}
        for type_, which in product(box.TYPE, range(len(choices))):
            assert box.CHOICE_WEIGHT[type_, part, which] in weights | {0}
            drawn = range(box.PARAMETERS_OF[part, which])
            assert tuple(box.PARAMETER[part, which, place] for place in drawn) == choices[which].parameters


@pytest.mark.rule("K-030")
def test_every_number_of_the_box_says_where_it_comes_from() -> None:
    assert box.SETTINGS_ORIGIN is Origin.REPORTED
    assert box.ICONS_AS_DESIGNED_ORIGIN is Origin.INFERRED
    assert box.MARKET_ORIGIN is box.HAND_ORIGIN is box.TO_WIN_ORIGIN is Origin.RULEBOOK
    marked = [origin.value for name, origin in vars(box).items() if name.endswith("_ORIGIN")]
    told = list(scene.origins().values())
    assert sorted(told) == sorted([*marked, Origin.RECONSTRUCTION.value])


@pytest.mark.rule("K-030")
@pytest.mark.parametrize(
    ("language", "source", "new", "ours"),
    [
        ("en", "the published generator’s settings", "every deal makes new cards", "our rulings"),
        ("ru", "из опубликованных настроек генератора", "каждая сдача создаёт новые карты", "наши решения"),
    ],
)
def test_the_list_of_games_says_where_the_cards_come_from(
    language: str, source: str, new: str, ours: str
) -> None:
    words = WORDS[language]
    listed = {words.say(Message(f"origin-{origin}")): part for part, origin in scene.origins().items()}
    by_settings, by_us = (
        words.say(Message(listed[next(heading for heading in listed if wanted in heading)]))
        for wanted in (source, ours)
    )
    assert new in by_settings
    for topic in {
        "en": ("invitations", "rerolls", "counting results", "battles", "payment", "the end"),
        "ru": ("приглашения", "перебросы", "подсчёт результатов", "битвы", "расчёт", "конец игры"),
    }[language]:
        assert topic in by_us


@pytest.mark.rule("K-030")
@pytest.mark.parametrize(
    ("language", "settings", "new", "ours"),
    [
        ("en", "published settings", "every deal here makes new contracts and dice", "our rulings"),
        (
            "ru",
            "опубликованным настройкам",
            "каждая сдача здесь создаёт новые контракты и кубики",
            "решаем мы",
        ),
    ],
)
@pytest.mark.parametrize("seats", GAME.seats)
def test_help_says_where_the_cards_come_from(
    language: str, settings: str, new: str, ours: str, seats: int
) -> None:
    lines = help_lines(GAME, seats, EVERYTHING)
    names = [line.name for line in lines]
    generated = WORDS[language].say(lines[names.index("help-generated")])
    assert settings in generated
    assert new in generated
    heading = names.index("help-rulings")
    assert ours in WORDS[language].say(lines[heading])
    assert names[heading + 1 :] == [f"help-ruling-{ruling.name}" for ruling in RULINGS]


@pytest.mark.rule("K-030")
@pytest.mark.parametrize("lost_souls", ["off", "on"])
@pytest.mark.parametrize("devilish", ["off", "on"])
def test_help_tells_the_rulings_that_can_come_up(lost_souls: str, devilish: str) -> None:
    lines = help_lines(GAME, 3, {"lost-souls": lost_souls, "devilish-numbers": devilish})
    told = {line.name for line in lines if line.name.startswith("help-ruling-")}
    assert ("help-ruling-battle" in told) == (lost_souls == "on")
    assert ("help-ruling-wildcard" in told) == (devilish == "on")
    assert {"help-ruling-reroll", "help-ruling-same", "help-ruling-end"} <= told
    for line in lines:
        said(line)


@pytest.mark.rule("K-030")
def test_every_deal_makes_new_cards() -> None:
    contracts, dice = set(), set()
    for seed in range(4):
        table = dealt(seed)
        contracts.add(tuple(said(contract_words(table, number))[0] for number in range(box.CONTRACTS)))
        dice.add(tuple(said(die_words(table, card))[0] for card in range(box.DICE)))
    assert len(contracts) == len(dice) == 4


# Words for every option and parameter ----------------------------------------------------------

PLAIN = {
    box.WHO: (box.ALL_SOULS, 0),
    box.OFTEN: (box.ONCE, 0),
    box.RESTRICTION: (box.UNRESTRICTED, 0),
    box.WHAT: (box.SUM, 0),
    box.COMPARISON: (box.LOWER, 0),
    box.THRESHOLD: (box.A_NUMBER, 3),
    box.SPECIAL: (box.NO_SPECIAL, 0),
}


def contract(type_: int, changed: dict[int, tuple[int, int]] | None = None, least: int = 2) -> list[str]:
    """A contract in both languages that differs from a plain one in some parts."""
    parts = PLAIN | (changed or {})
    choice, parameter = zip(*(parts[part] for part in range(box.PART_COUNT)), strict=True)
    return said(contract_message(choice, parameter, type_, least))


def fillings(part: int, type_: int) -> list[tuple[int, int]]:
    """All choices and parameters that a part can have on a type of contract."""
    return [
        (which, parameter)
        for which, choice in enumerate(box.PARTS[part])
        if box.CHOICE_WEIGHT[type_, part, which] > 0
        for parameter in choice.parameters
    ]


def all_differ(texts: Sequence[Sequence[str]]) -> bool:
    """Whether no two of these say the same in either language."""
    return all(len(set(column)) == len(column) for column in zip(*texts, strict=True))


@pytest.mark.rule("K-031")
@pytest.mark.parametrize(
    ("part", "type_"),
    [
        *product((box.WHO, box.OFTEN, box.RESTRICTION, box.SPECIAL), box.TYPE),
        (box.THRESHOLD, box.REGULAR),
        (box.THRESHOLD, box.FORCED),
    ],
)
def test_every_choice_and_parameter_of_a_contract_has_its_own_words(part: int, type_: int) -> None:
    found = fillings(part, type_)
    assert all_differ([contract(type_, {part: filling}) for filling in found])


@pytest.mark.rule("K-031")
@pytest.mark.parametrize("type_", list(box.TYPE))
def test_every_test_has_its_own_words(type_: int) -> None:
    texts = []
    for what, comparison in product(fillings(box.WHAT, type_), fillings(box.COMPARISON, type_)):
        distant = comparison[0] == box.WITHIN
        if what[0] == box.SEQUENCE or (distant and what[0] not in (box.ALL, box.NO_RESULT, box.SOME)):
            continue
        texts.append(contract(type_, {box.WHAT: what, box.COMPARISON: comparison}))
    if type_ != box.BATTLE:
        texts += [
            contract(type_, {box.WHAT: (box.SEQUENCE, 0), box.COMPARISON: (box.IN_SEQUENCE, way)})
            for way in (box.LESS, box.GREATER)
        ]
    assert all_differ(texts)


@pytest.mark.rule("K-031")
def test_every_type_of_contract_has_its_own_words() -> None:
    assert all_differ([contract(box.REGULAR), contract(box.FORCED, least=2), contract(box.FORCED, least=3)])
    assert contract(box.BATTLE)[0].startswith("Battle. ")
    assert contract(box.BATTLE)[1].startswith("Битва. ")


@pytest.mark.rule("K-031")
def test_every_power_has_its_own_name_and_effect_for_each_parameter() -> None:
    kinds = [
        (power, parameter)
        for power in range(box.POWERS)
        for parameter in sorted(set(box.POWER_KINDS[power].parameters))
    ]
    assert all_differ([said(die_message(box.PLAIN, 4, 0, power, parameter)) for power, parameter in kinds])
    assert all_differ([said(effect_message(power, parameter)) for power, parameter in kinds])


@pytest.mark.rule("K-031")
def test_every_number_of_a_dice_card_has_words() -> None:
    numbers = range(box.LOWEST, box.HIGHEST + 1)
    plain = [(box.PLAIN, number, 0) for number in numbers]
    duos = [(box.DUO, one, two) for one, two in product(numbers, repeat=2) if one != two]
    faces = [*plain, *duos, (box.WILDCARD, 0, 0)]
    assert all_differ([said(die_message(*face, box.NO_POWER, 0)) for face in faces])


@pytest.mark.rule("K-031")
def test_every_agreement_has_words() -> None:
    for option in OPTIONS:
        said(Message(f"option-{option.name}"))
        assert all_differ([said(Message(f"option-{option.name}-{value}")) for value in option.values])


@pytest.mark.rule("K-031")
@pytest.mark.parametrize("seed", range(3))
def test_every_card_of_a_deal_has_words(seed: int) -> None:
    table = dealt(seed)
    assert all_differ([said(contract_words(table, number)) for number in range(box.CONTRACTS)])
    for card in range(box.DICE):
        said(die_words(table, card))


# Number forms ----------------------------------------------------------------------------------

CARDS = {
    1: ("1 card", "1 карта"),
    2: ("2 cards", "2 карты"),
    3: ("3 cards", "3 карты"),
    5: ("5 cards", "5 карт"),
}
SCORES = {
    1: ("1 contract", "1 контракт"),
    2: ("2 contracts", "2 контракта"),
    3: ("3 contracts", "3 контракта"),
    5: ("5 contracts", "5 контрактов"),
}
STARS = {
    1: ("1 star", "1 звезда"),
    2: ("2 stars", "2 звезды"),
    3: ("3 stars", "3 звезды"),
    5: ("5 stars", "5 звёзд"),
}
USED_CARDS = {
    1: ("1 card", "1 карту"),
    2: ("2 cards", "2 карты"),
    3: ("3 cards", "3 карты"),
    5: ("5 cards", "5 карт"),
}
SOULS = {
    1: ("1 Soul", "1 души"),
    2: ("2 Souls", "2 душ"),
    3: ("3 Souls", "3 душ"),
    5: ("5 Souls", "5 душ"),
}
POWERS = {
    1: ("1 power is", "1 силы"),
    2: ("2 powers are", "2 сил"),
    3: ("3 powers are", "3 сил"),
    5: ("5 powers are", "5 сил"),
}
TIMES = {1: ("once", "один раз"), 2: ("twice", "дважды"), 3: ("3 times", "трижды"), 5: ("5 times", "5 раз")}


@pytest.mark.rule("K-031")
@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_nouns_agree_with_their_number(count: int) -> None:
    rolls = [0] * box.PART_COUNT
    rolls[box.OFTEN] = rolls[box.RESTRICTION] = count
    choice = [0] * box.PART_COUNT
    choice[box.OFTEN], choice[box.RESTRICTION] = box.TIMES, box.SOME_CARDS
    task = said(task_message(choice, rolls))
    for language in range(len(LANGUAGES)):
        assert said(Message("stars", {"stars": count}))[language] == STARS[count][language]
        assert said(icons_message({"score": 0, "card": count}))[language] == CARDS[count][language]
        assert said(icons_message({"score": count, "card": 0}))[language] == SCORES[count][language]
        joint = (" and ", " и ")[language].join((SCORES[count][language], CARDS[count][language]))
        assert said(icons_message({"score": count, "card": count}))[language] == joint
        assert TIMES[count][language] in task[language]
        assert USED_CARDS[count][language] in task[language]
        assert SOULS[count][language] in contract(box.FORCED, least=count)[language]
        limit = said(special_message(box.TOO_MANY_POWERS, count))[language]
        assert POWERS[count][language] in limit


@pytest.mark.rule("K-031")
@pytest.mark.parametrize(
    ("threshold", "amount", "english", "russian"),
    [
        (box.BY_TURNOUT, 1, "below the Turnout", "меньше числа душ"),
        (box.BY_TURNOUT, 2, "below twice the Turnout", "меньше, чем душ × 2"),
        (box.BY_TURNOUT, 3, "below 3 times the Turnout", "меньше, чем душ × 3"),
        (box.BY_POWERS, 1, "below the number of results with", "меньше числа результатов с силой"),
        (box.BY_POWERS, 2, "below twice the number of results", "меньше, чем результатов с силой × 2"),
        (box.BY_POWERS, 3, "below 3 times the number of results", "меньше, чем результатов с силой × 3"),
    ],
)
def test_multiples_are_said_as_people_say_them(
    threshold: int, amount: int, english: str, russian: str
) -> None:
    texts = contract(box.FORCED, {box.THRESHOLD: (threshold, amount)})
    assert english in texts[0]
    assert russian in texts[1]


@pytest.mark.rule("K-031")
@pytest.mark.parametrize(
    ("count", "noun", "verb"), [(1, "result", "is"), (2, "results", "are"), (3, "results", "are")]
)
def test_verbs_agree_with_their_number(count: int, noun: str, verb: str) -> None:
    for bound, word in ((box.AT_MOST, "at most"), (box.AT_LEAST, "at least"), (box.EXACTLY, "exactly")):
        english, russian = contract(box.FORCED, {box.WHAT: (box.SOME, 4 * bound + count)})
        assert f"{word} {count} {noun} {verb} below 3" in english
        some = ("одного результата", "двух результатов", "трёх результатов")[count - 1]
        few = ("один результат", "два результата", "три результата")[count - 1]
        bounded = (f"не больше {some}", f"не меньше {some}", f"ровно {few}")[bound]
        assert f"меньше 3 — {bounded}" in russian
