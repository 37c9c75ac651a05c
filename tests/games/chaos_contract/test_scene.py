"""Chaos Contract in words and as data: everything that can happen is said in both languages."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import pytest

from tests.games.telling import Telling, event
from tests.suite.chaos_contract import options
from tests.suite.worlds import world
from turncoat.games import game
from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import names, scene, sheet, standing
from turncoat.games.chaos_contract import table as ask
from turncoat.games.chaos_contract.components import TO_WIN
from turncoat.games.chaos_contract.news import NEWS, UP
from turncoat.games.chaos_contract.options import OPTIONS
from turncoat.games.chaos_contract.payout import end_game
from turncoat.games.chaos_contract.table import Table
from turncoat.games.chapters import help_lines
from turncoat.match import Match
from turncoat.words import Message, Seats

GAME = game("chaos-contract")
PEOPLE = ("Anna", "Boris", "Vera", "Gleb", "Dasha")
_telling = Telling(GAME, PEOPLE)
said = _telling.said


ADD_CARD, DUO_CARD, WILD_CARD, SWAP_CARD, MINUS_CARD = range(5)
"""Cards of the table on which made-up events happen."""
CARDS = {
    ADD_CARD: (box.PLAIN, 4, ask.NO_NUMBER, box.ADD, 2),
    DUO_CARD: (box.DUO, 3, 6, box.NO_POWER, 0),
    WILD_CARD: (box.WILDCARD, ask.NO_NUMBER, ask.NO_NUMBER, box.SOUL_ADD, 1),
    SWAP_CARD: (box.PLAIN, 1, ask.NO_NUMBER, box.SWAP, 0),
    MINUS_CARD: (box.PLAIN, -1, ask.NO_NUMBER, box.NO_POWER, 0),
}
EASY, FORCED = range(2)
"""Contracts of that table."""
EASY_WORDS = (
    "All Souls roll once. Test: the sum of all results is below 3.",
    "Все души бросают один раз. Проверка: сумма всех результатов меньше 3.",
)
FORCED_WORDS = tuple(
    f"{forced} {easy}"
    for forced, easy in zip(
        ("Forced (at least 2 Souls).", "Принудительный (не меньше 2 душ)."), EASY_WORDS, strict=True
    )
)


def open_table(chosen: dict[str, str]) -> Table:
    """A table on which a few cards and contracts are written, for events that nobody played."""
    table = GAME.dealt(5, 1, chosen)
    assert isinstance(table, Table)
    for card, (form, face, second, power, parameter) in CARDS.items():
        table.form[card], table.face[card], table.second[card] = form, face, second
        table.power[card], table.power_parameter[card] = power, parameter
    for number, (type_, least, stars) in enumerate(((box.REGULAR, 1, 1), (box.FORCED, 2, 3))):
        table.type_[number], table.least[number], table.stars[number] = type_, least, stars
        for part, (choice, parameter) in PLAIN.items():
            table.choice[number, part], table.parameter[number, part] = choice, parameter
    return table


def told(name: str, *numbers: int, objective: str = "contracts") -> list[str]:
    """News by name in both languages, as they are told at an open table."""
    kind = next(kind for kind in NEWS.kinds if kind.name == name)
    return said(scene.news(open_table({"objective": objective}), event(kind, numbers)))


# Contracts -------------------------------------------------------------------------------------

PLAIN = {
    box.WHO: (box.ALL_SOULS, 0),
    box.OFTEN: (box.ONCE, 0),
    box.RESTRICTION: (box.UNRESTRICTED, 0),
    box.WHAT: (box.SUM, 0),
    box.COMPARISON: (box.LOWER, 0),
    box.THRESHOLD: (box.A_NUMBER, 3),
    box.SPECIAL: (box.NO_SPECIAL, 0),
}


def contract(changed: dict[int, tuple[int, int]], type_: int = box.REGULAR, least: int = 1) -> list[str]:
    """A contract in both languages that differs from a plain one in some parts."""
    parts = PLAIN | changed
    choice, parameter = zip(*(parts[part] for part in range(box.PART_COUNT)), strict=True)
    return said(names.contract_message(choice, parameter, type_, least))


def fillings(part: int, type_: int) -> list[tuple[int, int]]:
    """All choices and parameters that a part can have on a type of contract."""
    return [
        (which, parameter)
        for which, choice in enumerate(box.PARTS[part])
        if box.CHOICE_WEIGHT[type_, part, which] > 0
        for parameter in choice.parameters
    ]


def trials(type_: int) -> Iterator[dict[int, tuple[int, int]]]:
    """All TESTs of a type of contract, in the combinations in which its parts go together."""
    if type_ == box.BATTLE:
        for what, way in product(fillings(box.WHAT, type_), ((box.LOWER, 0), (box.HIGHER, 0))):
            yield {box.WHAT: what, box.COMPARISON: way, box.THRESHOLD: (box.BY_RIVALS, 0)}
        return
    for what, way in product(fillings(box.WHAT, type_), fillings(box.COMPARISON, type_)):
        if what[0] == box.SEQUENCE:
            continue
        if way[0] == box.WITHIN:
            if what[0] in (box.ALL, box.NO_RESULT, box.SOME):
                yield {box.WHAT: what, box.COMPARISON: way, box.THRESHOLD: (box.NO_THRESHOLD, 0)}
            continue
        for threshold in fillings(box.THRESHOLD, type_):
            yield {box.WHAT: what, box.COMPARISON: way, box.THRESHOLD: threshold}
    for parameter in (box.LESS, box.GREATER):
        yield {
            box.WHAT: (box.SEQUENCE, 0),
            box.COMPARISON: (box.IN_SEQUENCE, parameter),
            box.THRESHOLD: (box.NO_THRESHOLD, 0),
        }


@pytest.mark.rule("K-031")
@pytest.mark.parametrize("type_", list(box.TYPE))
def test_every_test_has_words_of_its_own(type_: int) -> None:
    all_said = [tuple(contract(trial, type_)) for trial in trials(type_)]
    for texts in zip(*all_said, strict=True):
        assert len(set(texts)) == len(texts)


@pytest.mark.rule("K-031")
@pytest.mark.parametrize("type_", list(box.TYPE))
def test_every_task_has_words_of_its_own(type_: int) -> None:
    parts = (box.WHO, box.OFTEN, box.RESTRICTION)
    chosen = [fillings(part, type_) for part in parts]
    if type_ == box.BATTLE:
        chosen[2] = fillings(box.RESTRICTION, box.FORCED)
    all_said = [
        tuple(contract(dict(zip(parts, filling, strict=True)), type_)) for filling in product(*chosen)
    ]
    for texts in zip(*all_said, strict=True):
        assert len(set(texts)) == len(texts)


@pytest.mark.rule("K-031")
def test_every_special_has_words_of_its_own() -> None:
    all_said = [tuple(contract({box.SPECIAL: special})) for special in fillings(box.SPECIAL, box.FORCED)]
    for texts in zip(*all_said, strict=True):
        assert len(set(texts)) == len(texts)
    assert "Special" not in contract({})[0]


def test_a_contract_is_said_in_sentences() -> None:
    english, russian = contract(
        {
            box.OFTEN: (box.TIMES, 2),
            box.RESTRICTION: (box.HALF, 0),
            box.WHAT: (box.EXTREME, box.HIGHEST_RESULT),
            box.THRESHOLD: (box.A_NUMBER, 2),
            box.SPECIAL: (box.ONLY_ONE_POWER, box.LAST_POWER),
        }
    )
    assert english == (
        "All Souls roll twice, using half their die. Test: the highest result is below 2. "
        "Special: only the last power works."
    )
    assert russian == (
        "Все души бросают дважды, используя половину своего кубика. Проверка: наибольший результат меньше 2. "
        "Особое условие: действует только последняя сила."
    )


@pytest.mark.parametrize(
    ("changed", "type_", "least", "english", "russian"),
    [
        ({}, box.FORCED, 2, "Forced (at least 2 Souls). All", "Принудительный (не меньше 2 душ). Все"),
        ({}, box.FORCED, 1, "Forced (at least 1 Soul). All", "Принудительный (не меньше 1 души). Все"),
        (
            {box.WHO: (box.ALL_BUT_ONE, 0), box.OFTEN: (box.TIMES, 3)},
            box.REGULAR,
            1,
            "All Souls but one roll 3 times.",
            "Все души, кроме одной, бросают трижды.",
        ),
        (
            {box.OFTEN: (box.TIMES, 5), box.RESTRICTION: (box.SOME_CARDS, 5)},
            box.REGULAR,
            1,
            "roll 5 times, using 5 cards of their die.",
            "бросают 5 раз, используя 5 карт своего кубика.",
        ),
        (
            {box.RESTRICTION: (box.SOME_CARDS, 1)},
            box.REGULAR,
            1,
            "roll once, using 1 card of their die.",
            "бросают один раз, используя 1 карту своего кубика.",
        ),
        (
            {box.RESTRICTION: (box.SOME_CARDS, 2)},
            box.REGULAR,
            1,
            "using 2 cards of their die.",
            "используя 2 карты своего кубика.",
        ),
        (
            {box.WHAT: (box.SOME, 4 * box.AT_LEAST + 1), box.THRESHOLD: (box.BY_TURNOUT, 1)},
            box.REGULAR,
            1,
            "at least 1 result is below the Turnout.",
            "меньше числа душ — не меньше одного результата.",
        ),
        (
            {
                box.WHAT: (box.SOME, 4 * box.EXACTLY + 2),
                box.COMPARISON: (box.EQUAL, 0),
                box.THRESHOLD: (box.BY_POWERS, 2),
            },
            box.FORCED,
            2,
            "exactly 2 results are equal to twice the number of results with a power.",
            "равно числу результатов с силой × 2 — ровно два результата.",
        ),
        (
            {box.WHAT: (box.NO_RESULT, 0), box.COMPARISON: (box.EQUAL, 0), box.THRESHOLD: (box.BY_SCORED, 0)},
            box.FORCED,
            2,
            "no result is equal to the number of contracts the active player has scored.",
            "нет результатов, равных числу контрактов у активного игрока.",
        ),
        (
            {box.WHAT: (box.SOME, 4 * box.AT_MOST + 3), box.COMPARISON: (box.WITHIN, 2)},
            box.FORCED,
            2,
            "the largest group of results within 2 of one another has at most 3 results.",
            "отличаются не больше чем на 2, — не больше трёх результатов.",
        ),
        (
            {box.SPECIAL: (box.TOO_MANY_POWERS, 1)},
            box.REGULAR,
            1,
            "as soon as more than 1 power is rolled.",
            "как только выпадет больше 1 силы.",
        ),
        (
            {box.SPECIAL: (box.TOO_MANY_POWERS, 3)},
            box.REGULAR,
            1,
            "as soon as more than 3 powers are rolled.",
            "как только выпадет больше 3 сил.",
        ),
        (
            {box.OFTEN: (box.UNTIL_WON, 0), box.WHAT: (box.POWER_COUNT, box.WITHOUT_POWER)},
            box.BATTLE,
            2,
            "Battle. All Souls roll in turn until somebody has won. Test: the Soul with the fewest results "
            "without a power wins.",
            "Битва. Все души бросают по очереди, пока кто-нибудь не победит. Проверка: побеждает душа, у "
            "которой меньше всего результатов без силы.",
        ),
    ],
)
def test_parts_of_contracts_agree_in_grammar(
    changed: dict[int, tuple[int, int]], type_: int, least: int, english: str, russian: str
) -> None:
    texts = contract(changed, type_, least)
    assert english in texts[0]
    assert russian in texts[1]


def test_generated_contracts_are_said(heard: Heard) -> None:
    for match in heard.matches:
        table = match.table
        assert isinstance(table, Table)
        used = box.CONTRACTS if table.lost_souls else box.BASE_CONTRACTS
        for number in range(used):
            said(names.contract_words(table, number))
            words = names.contract_words(table, number)
            said(Message("move-pick", {"contract": words, **names.worth_words(table, number)}))


# Dice cards ------------------------------------------------------------------------------------


@pytest.mark.parametrize("power", range(box.POWERS))
def test_every_power_has_a_name_and_an_effect(power: int) -> None:
    for parameter in {*box.POWER_KINDS[power].parameters}:
        for form in range(3):
            said(names.die_message(form, -1, 6, power, parameter))
        said(names.effect_message(power, parameter))


def test_dice_cards_in_words() -> None:
    assert said(names.die_message(box.PLAIN, 4, ask.NO_NUMBER, box.ADD, 2)) == ["4, Add 2", "4, Прибавка 2"]
    assert said(names.die_message(box.DUO, 3, 6, box.NO_POWER, 0)) == ["3 or 6", "3 или 6"]
    assert said(names.die_message(box.WILDCARD, 3, 6, box.CHAMELEON, 1))[0] == "“?”, Chameleon (highest)"
    assert said(names.die_message(box.PLAIN, -1, 0, box.NONE, box.NONE))[0] == "-1, power unseen"


@pytest.mark.parametrize(
    ("count", "english", "russian"),
    [
        (1, "1 star", "1 звезда"),
        (2, "2 stars", "2 звезды"),
        (3, "3 stars", "3 звезды"),
        (5, "5 stars", "5 звёзд"),
    ],
)
def test_stars_agree_with_their_number(count: int, english: str, russian: str) -> None:
    assert said(Message("stars", {"stars": count})) == [english, russian]


def test_icons_in_words() -> None:
    def icons(score: int, card: int) -> list[str]:
        return said(names.icons_message({"score": score, "card": card}))

    assert icons(1, 2) == ["1 contract and 2 cards", "1 контракт и 2 карты"]
    assert icons(0, 5) == ["5 cards", "5 карт"]
    assert icons(3, 0) == ["3 contracts", "3 контракта"]
    assert icons(0, 0) == ["nothing", "ничего"]


# News ------------------------------------------------------------------------------------------


def test_every_kind_of_news_can_be_said() -> None:
    table = open_table({})
    for kind in NEWS.kinds:
        for number in (0, 1):
            values = [number + UP if fact in ("number", "raised") else number for fact in kind.domains]
            said(scene.news(table, event(kind, tuple(values))))


@pytest.mark.parametrize(
    ("name", "numbers", "english", "russian"),
    [
        ("turn-begins", (0,), "Anna is the active player.", "Активный игрок — Anna."),
        (
            "picked",
            (1, FORCED),
            f"Boris picks a contract (3 stars): {FORCED_WORDS[0]}",
            f"Boris берёт контракт (3 звезды): {FORCED_WORDS[1]}",
        ),
        (
            "revealed",
            (EASY,),
            "New in the market: a contract of 1 star.",
            "На рынке новый контракт: 1 звезда.",
        ),
        (
            "switched",
            (0, EASY),
            f"Anna switches to another contract (1 star): {EASY_WORDS[0]}",
            f"Anna меняет контракт на другой (1 звезда): {EASY_WORDS[1]}",
        ),
        (
            "scored",
            (0, EASY),
            f"Anna scores a contract (1 star): {EASY_WORDS[0]}",
            f"Anna получает контракт (1 звезда): {EASY_WORDS[1]}",
        ),
        (
            "lost-score",
            (0, FORCED),
            f"Anna loses a random contract (3 stars): {FORCED_WORDS[0]}",
            f"Anna теряет случайный контракт (3 звезды): {FORCED_WORDS[1]}",
        ),
        (
            "begins",
            (0b11, 2),
            "The contract begins. The Souls: Anna and Boris. Turnout 2.",
            "Контракт начинается. Души: Anna и Boris, всего 2.",
        ),
        (
            "begins",
            (0b10, 1),
            "The contract begins. The only Soul: Boris.",
            "Контракт начинается. Единственная душа: Boris.",
        ),
        ("rolled", (0, ADD_CARD), "Anna rolls 4, Add 2.", "Anna бросает: 4, Прибавка 2."),
        ("rolled", (0, DUO_CARD), "Anna rolls 3 or 6.", "Anna бросает: 3 или 6."),
        ("rolled", (0, WILD_CARD), "Anna rolls “?”, Soul Add 1.", "Anna бросает: «?», Прибавка душ 1."),
        (
            "saw-own-roll",
            (ADD_CARD,),
            "You look at the face-down card: 4, Add 2.",
            "Вы смотрите карту, брошенную втёмную: 4, Прибавка 2.",
        ),
        ("secret-shown", (0, MINUS_CARD), "Anna turns up -1.", "Anna открывает: -1."),
        ("rerolls", (0, ADD_CARD), "Anna sets aside 4, Add 2.", "Anna откладывает: 4, Прибавка 2."),
        ("went-back", (0, MINUS_CARD), "Anna puts -1 back into the die.", "Anna возвращает в кубик: -1."),
        ("power-idle", (0, ADD_CARD), "Anna’s Add 2 does not work.", "Anna: сила «Прибавка 2» не действует."),
        (
            "no-effect",
            (0, SWAP_CARD),
            "Anna’s Swap finds nothing to do.",
            "Anna: силе «Обмен» не на что подействовать.",
        ),
        (
            "lasting",
            (0, WILD_CARD),
            "Anna’s Soul Add 1 works from now on.",
            "Anna: сила «Прибавка душ 1» теперь действует.",
        ),
        (
            "ended-by-power",
            (1, 0, SWAP_CARD),
            "Anna’s Swap ends the contract.",
            "Anna: сила «Обмен» завершает контракт.",
        ),
        (
            "doubled",
            (0, 1, MINUS_CARD),
            "Anna doubles a result of Boris: -1.",
            "Anna удваивает чужой результат. Boris: -1.",
        ),
        (
            "doubled",
            (0, 0, ADD_CARD),
            "Anna doubles a result of their own: 4, Add 2.",
            "Anna удваивает свой результат: 4, Прибавка 2.",
        ),
        (
            "ignored",
            (0, 1, MINUS_CARD),
            "Anna ignores a result of Boris: -1.",
            "Anna обнуляет чужой результат. Boris: -1.",
        ),
        (
            "ignored",
            (1, 1, MINUS_CARD),
            "Boris ignores a result of their own: -1.",
            "Boris обнуляет свой результат: -1.",
        ),
        (
            "duplicate",
            (0, ADD_CARD),
            "A result of Anna is ignored, for its number is there twice: 4, Add 2.",
            "Anna: результат обнуляется, его число повторилось (4, Прибавка 2).",
        ),
        (
            "swapped",
            (0, 1, ADD_CARD, SWAP_CARD),
            "Anna gives Boris 4, Add 2 and gets in return 1, Swap.",
            "Anna отдаёт: 4, Прибавка 2. Boris отдаёт взамен: 1, Обмен.",
        ),
        (
            "given-card",
            (0, 1, ADD_CARD),
            "Anna makes Boris draw a dice card: 4, Add 2.",
            "Anna решает: Boris получает карту (4, Прибавка 2).",
        ),
        (
            "card-taken",
            (0, 1, ADD_CARD),
            "Anna makes Boris lose a random card: 4, Add 2.",
            "Anna решает: Boris теряет случайную карту (4, Прибавка 2).",
        ),
        (
            "drew-instead",
            (0, ADD_CARD),
            "Anna draws a dice card in its place: 4, Add 2.",
            "Anna берёт вместо неё карту из колоды: 4, Прибавка 2.",
        ),
        ("gained-card", (0, SWAP_CARD), "Anna draws 1, Swap.", "Anna берёт карту: 1, Обмен."),
        ("lost-card", (0, SWAP_CARD), "Anna discards 1, Swap.", "Anna сбрасывает карту: 1, Обмен."),
        ("battle-won", (0b1,), "Anna wins the battle.", "Победа в битве — Anna."),
        ("battle-won", (0b101,), "Anna and Vera win the battle.", "Победа в битве — Anna и Vera."),
        (
            "pool",
            (0, 1, 2),
            "Reward in all: 1 contract and 2 cards.",
            "Награда на всех: 1 контракт и 2 карты.",
        ),
        ("pool", (1, 0, 0), "Penalty in all: nothing.", "Расплата на всех: ничего."),
    ],
)
def test_news_name_cards_and_contracts(
    name: str, numbers: tuple[int, ...], english: str, russian: str
) -> None:
    assert told(name, *numbers) == [english, russian]


@pytest.mark.parametrize(
    ("card", "number", "raised", "english", "russian"),
    [
        (DUO_CARD, 6, 0, "3 or 6 counts as 6.", "3 или 6 считается за 6."),
        (ADD_CARD, 7, 0, "4 counts as 7.", "4 считается за 7."),
        (ADD_CARD, 4, 2, "4 is raised by 2 to 6.", "4 с прибавкой 2 даёт 6."),
        (MINUS_CARD, -1, -3, "-1 is lowered by 3 to -4.", "-1 с вычетом 3 даёт -4."),
        (
            WILD_CARD,
            5,
            2,
            "“?” counts as 5, raised by 2 to 7.",
            "«?» считается за 5 и с прибавкой 2 даёт 7.",
        ),
        (
            DUO_CARD,
            3,
            -4,
            "3 or 6 counts as 3, lowered by 4 to -1.",
            "3 или 6 считается за 3 и с вычетом 4 даёт -1.",
        ),
    ],
)
def test_news_say_what_a_card_counts_as(
    card: int, number: int, raised: int, english: str, russian: str
) -> None:
    assert told("number-is", 0, card, UP + number, UP + raised) == [f"Anna’s {english}", f"Anna: {russian}"]


def test_news_say_that_a_wildcard_was_changed() -> None:
    assert told("wildcard-changed", 0, WILD_CARD, UP - 1) == [
        "Anna’s “?” now counts as -1.",
        "Anna: «?» теперь считается за -1.",
    ]


@pytest.mark.parametrize(
    ("count", "english", "russian"),
    [
        (1, "1 card.", "1 карту."),
        (2, "2 cards.", "2 карты."),
        (3, "3 cards.", "3 карты."),
        (5, "5 cards.", "5 карт."),
    ],
)
def test_news_agree_with_their_number(count: int, english: str, russian: str) -> None:
    assert told("part-chosen", 0, count) == [
        f"Anna limits the die to {english}",
        f"Anna оставляет в кубике {russian}",
    ]


@pytest.mark.parametrize(
    ("objective", "score", "english", "russian"),
    [
        ("contracts", 6, "6 contracts", "6 контрактов"),
        ("contracts", 1, "1 contract", "1 контракт"),
        ("stars", 12, "12 stars", "12 звёзд"),
        ("stars", 22, "22 stars", "22 звезды"),
    ],
)
def test_news_say_what_was_won_with(objective: str, score: int, english: str, russian: str) -> None:
    assert told("won", 0b10, score, objective=objective) == [
        f"Boris wins with {english}.",
        f"Побеждает Boris: {russian}.",
    ]
    assert told("won", 0b11, score, objective=objective) == [
        f"Anna and Boris share the win with {english} each.",
        f"Победу делят Anna и Boris: у каждого {russian}.",
    ]


# Random games ----------------------------------------------------------------------------------


def parts(message: Message) -> Iterator[Message]:
    """A message and all that it is made of."""
    yield message
    for part in message.arguments.values():
        if isinstance(part, Message):
            yield from parts(part)


@dataclass
class Heard:
    """All that random games brought up."""

    matches: list[Match] = field(default_factory=list)
    names: set[str] = field(default_factory=set)

    def say(self, message: Message) -> None:
        """Put a message into words and remember what it and its parts are called."""
        said(message)
        self.names |= {part.name for part in parts(message)}

    def is_new(self, message: Message) -> bool:
        """Whether it, or something in it, has not been said yet."""
        return not {part.name for part in parts(message)} <= self.names


def seen(match: Match, seat: int = -1) -> Table:
    """A seat's view as a table of Chaos Contract."""
    view = match.seen(seat)
    assert isinstance(view, Table)
    return view


def say_question(match: Match, seat: int, heard: Heard) -> None:
    """Say what a seat is asked, what others wait for, and what it may do."""
    view = seen(match, seat)
    for message in (
        scene.prompt(view, seat),
        scene.prompt(seen(match), -1),
        scene.rule_hint(view, seat),
        scene.rule_hint(seen(match), -1),
    ):
        if heard.is_new(message) or match.table.decisions % 5 == 0:
            heard.say(message)
    for number in match.legal_numbers(seat):
        family, parameters = GAME.moves.split(number)
        message = scene.move(view, seat, family, parameters)
        if heard.is_new(message) or match.table.decisions % 20 == 0:
            heard.say(message)


def played(heard: Heard, seats: int, seed: int, chosen: dict[str, str]) -> Match:
    """A game of random moves in which everything that can be said is said, and every scene is data."""
    match = Match(GAME, seats, seed, chosen, PEOPLE[:seats])
    whim = random.Random(seed)
    while not match.over:
        seat = whim.choice(match.awaits)
        say_question(match, seat, heard)
        if match.table.decisions % 20 == 0:
            for viewer in range(-1, seats):
                json.dumps(scene.scene(seen(match, viewer), viewer))
        legal = match.legal_numbers(seat)
        match.play(seat, whim.choice(legal))
    for viewer in range(-1, seats):
        heard.say(match.prompt(viewer))
        json.dumps(scene.scene(seen(match, viewer), viewer))
    for viewer in range(-1, seats):
        for place, message in enumerate(match.log(viewer)):
            if heard.is_new(message) or (viewer < 0 and place % 20 == 0):
                heard.say(message)
    for line in sheet.sheet_lines(seen(match)):
        heard.say(line)
    heard.say(scene.rule_hint(seen(match), -1))
    json.dumps(match.result)
    return match


TELLING = (0, 1, 2, 3, 4, 7, 11, 12, 14, 20, 23, 28)
"""Of the first thirty games those in which something is said that is not in the ones before."""


@pytest.fixture(scope="module")
def heard() -> Heard:
    found = Heard()
    for seed in TELLING:
        found.matches.append(played(found, (2, 3, 5)[seed % 3], seed, options(3)[seed % 5]))
    return found


def written(start: str) -> set[str]:
    """The names of all messages of the game that begin in a certain way."""
    lines = (GAME.text / "en.ftl").read_text("utf-8").splitlines()
    return {line.split(" =")[0] for line in lines if line.startswith(f"{start}-")}


def test_every_question_has_a_name_and_texts() -> None:
    deeds = ask.QUESTION.names[ask.NO_QUESTION + 1 :]
    assert written("question") == {f"question-{deed}" for deed in deeds}
    assert written("prompt") == {"prompt-wait", "prompt-over"} | {f"prompt-{deed}" for deed in deeds}


@pytest.mark.parametrize("start", ["prompt", "question", "rule", "move"])
def test_random_games_bring_up_every_question_and_move(heard: Heard, start: str) -> None:
    assert written(start) - heard.names == set()


def test_random_games_bring_up_nearly_all_news(heard: Heard) -> None:
    assert written("news") - heard.names <= {"news-no-contracts"}
    assert written("news") == {f"news-{kind.name}" for kind in NEWS.kinds}


def test_waiting_for_several_is_said_in_the_plural() -> None:
    for seats, russian in (
        (0b1, "Anna отвечает на приглашение."),
        (0b101, "Anna и Vera отвечают на приглашение."),
    ):
        question = Message("question-answer", {"seats": Seats(seats)})
        assert said(Message("prompt-wait", {"seats": Seats(seats), "question": question}))[1] == russian


def test_an_invitation_says_what_is_at_stake() -> None:
    table = GAME.dealt(3, 1, {})
    assert isinstance(table, Table)
    table.contract, table.active, table.asks = 0, 0, ask.ANSWER
    table.souls, table.awaits, table.pending = 0b1, 0b110, 0b110
    table.reward[box.SCORE], table.reward[box.CARD] = 2, 0
    table.penalty[box.SCORE], table.penalty[box.CARD] = 0, 1
    table.contract_place[1] = ask.WITH_SEAT
    english, russian = said(scene.prompt(table, 1))
    assert (
        "reward 6 contracts, penalty 3 cards. Anna shares it out, and is 5 contracts short of winning."
        in english
    )
    assert "награда — 6 контрактов, расплата — 3 карты. Делит Anna" in russian


@pytest.mark.parametrize(
    ("souls", "often", "amount", "english", "russian"),
    [
        (
            0b1,
            (box.ONCE, 0),
            3,
            "Alone it is impossible: it takes at least 4 rolls.",
            "нужно хотя бы 4 броска.",
        ),
        (0b1, (box.TIMES, 4), 3, None, None),
        (0b11, (box.ONCE, 0), 3, "With these Souls it is impossible: it takes", "Этими душами не выполнить"),
        (0b11, (box.TURNOUT_TIMES, 0), 3, None, None),
    ],
)
def test_a_contract_says_what_cannot_succeed(
    souls: int, often: tuple[int, int], amount: int, english: str | None, russian: str | None
) -> None:
    table = GAME.dealt(3, 1, {})
    assert isinstance(table, Table)
    table.type_[0], table.choice[0, box.WHO] = box.REGULAR, 0
    table.choice[0, box.RESTRICTION] = box.UNRESTRICTED
    table.choice[0, box.OFTEN], table.parameter[0, box.OFTEN] = often
    table.choice[0, box.WHAT], table.choice[0, box.COMPARISON] = box.DIFFERENT, box.HIGHER
    table.choice[0, box.THRESHOLD], table.parameter[0, box.THRESHOLD] = box.A_NUMBER, amount
    found = standing.outlook(table, 0, souls)
    if english is None or russian is None:
        assert found is None
    else:
        assert found
        texts = said(found)
        assert english in texts[0]
        assert russian in texts[1]


def test_who_waits_hears_what_is_shared_out() -> None:
    table = GAME.dealt(3, 1, {})
    assert isinstance(table, Table)
    table.asks, table.awaits = ask.GIVE_ICON, 0b1
    for outcome, english, russian in (
        (ask.SUCCESS, "Waiting for Anna to share out the reward.", "Anna делит награду."),
        (ask.FAILURE, "Waiting for Anna to share out the penalty.", "Anna делит расплату."),
    ):
        table.outcome = outcome
        assert said(scene.prompt(table, 1)) == [english, russian]


# The scene -------------------------------------------------------------------------------------


def positions(seats: int, seed: int, every: int) -> Iterator[Match]:
    """Positions of a random game with everything in it."""
    match = Match(GAME, seats, seed, options(seats)[1])
    whim = random.Random(seed)
    while not match.over:
        if match.table.decisions % every == 0:
            yield match
        seat = whim.choice(match.awaits)
        match.play(seat, whim.choice(match.legal_numbers(seat)))
    yield match


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_a_seat_reads_depends_on_nothing_hidden(seats: int) -> None:
    """A table that differs only in what a seat cannot know reads the same."""
    for match in positions(seats, 7 + seats, 9):
        for viewer in range(-1, seats):
            view = seen(match, viewer)
            twin = world(GAME, view, viewer, match.table.decisions)
            GAME.veil(twin, viewer)
            assert scene.scene(twin, viewer) == scene.scene(view, viewer)
            assert scene.prompt(twin, viewer) == scene.prompt(view, viewer)
            assert scene.rule_hint(twin, viewer) == scene.rule_hint(view, viewer)
            for told_ in match.told(viewer):
                assert scene.news(twin, told_.event) == scene.news(view, told_.event)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_log_only_grows_and_knows_every_card_in_it(seats: int) -> None:
    """A later view puts an older event into the same words, and nothing told is of an unseen card."""
    before: dict[int, list[Message]] = {viewer: [] for viewer in range(-1, seats)}
    for match in positions(seats, 17 + seats, 9):
        for viewer, earlier in before.items():
            log = match.log(viewer)
            assert log[: len(earlier)] == earlier
            for message in log[len(earlier) :]:
                assert not {"die-unseen", "die-power-unseen"} & {part.name for part in parts(message)}
            before[viewer] = log


def test_a_card_rolled_face_down_is_told_to_its_owner_only(heard: Heard) -> None:
    found = 0
    for match in heard.matches:
        logs = {viewer: [message.name for message in match.log(viewer)] for viewer in range(-1, match.seats)}
        for place, told_ in enumerate(match.news):
            if told_.event.kind.name == "saw-own-roll":
                owner = match.news[place - 1].event.facts["seat"]
                assert [seat for seat in range(-1, match.seats) if told_.event.heard_by(seat)] == [owner]
                found += 1
        assert "news-saw-own-roll" not in logs[-1]
        for viewer, log in logs.items():
            own = [told_.event.facts.get("seat") == viewer for told_ in match.told(viewer)]
            rolled = [name == "news-rolled-in-secret" and mine for name, mine in zip(log, own, strict=True)]
            assert log.count("news-saw-own-roll") == sum(rolled)
    assert found > 0


def shown(match: Match, seat: int = -1) -> Any:
    """A seat's scene as clients get it."""
    return scene.scene(seen(match, seat), seat)


def test_a_scene_shows_own_dice_and_the_numbers_of_others() -> None:
    match = Match(GAME, 3, 1)
    found = shown(match, 0)
    assert sorted(die["number"] for die in found["own"]["dice"]) == [1, 2, 3, 4, 5, 6]
    assert sum(die["power"] != "none" for die in found["own"]["dice"]) == box.HAND_POWERS
    for other in (1, 2):
        dice = found["players"][other]["dice"]
        assert sorted(die["number"] for die in dice) == [1, 2, 3, 4, 5, 6]
        assert {die["power"] for die in dice} == {None}


def test_in_a_chaotic_start_others_dice_are_unknown() -> None:
    match = Match(GAME, 3, 1, {"chaotic": "on"})
    found = shown(match, 0)
    assert {die["form"] for die in found["players"][1]["dice"]} == {None}
    assert (
        said(names.die_words(seen(match, 0), found["players"][1]["dice"][0]["card"]))[0] == "an unseen card"
    )


def test_a_wildcard_shows_no_number() -> None:
    match = Match(GAME, 5, 3, {"chaotic": "on", "devilish-numbers": "on"})
    dice = [
        die for seat in range(5) for die in shown(match, seat)["own"]["dice"] if die["form"] == "wildcard"
    ]
    assert dice
    assert {(die["number"], die["second"]) for die in dice} == {(None, None)}


def test_a_scene_shows_the_contract_in_play() -> None:
    match = Match(GAME, 3, 2)
    (seat,) = match.awaits
    assert shown(match)["contract"] is None
    market = shown(match)["market"]
    assert len(market) == box.MARKET
    match.play(seat, 0)
    found = shown(match)["contract"]
    assert found["message"] == market[0]["message"]
    assert found["souls"] == [seat]
    assert found["reward_left"] == found["reward"] == market[0]["reward"]
    assert found["special_applies"] == (found["parts"]["special"]["choice"] != "nothing")


@pytest.mark.parametrize("chosen", [{}, *options(3)])
def test_a_scene_tells_the_options(chosen: dict[str, str]) -> None:
    match = Match(GAME, 3, 2, chosen)
    assert shown(match)["options"] == match.options


# Help, options and the sheet -------------------------------------------------------------------


@pytest.mark.parametrize("chosen", [{}, *options(3)])
def test_help_is_said(chosen: dict[str, str]) -> None:
    lines = help_lines(GAME, 3, chosen)
    for line in lines:
        said(line)
    spoken = {line.name for line in lines}
    assert ("help-battle" in spoken) == (chosen.get("lost-souls") == "on")
    powers = [line for line in lines if line.name == "help-power-line"]
    assert len(powers) == (box.POWERS if chosen.get("devilish-numbers") == "on" else box.FIRST_DEVILISH) - 1


def test_help_has_every_chapter_that_is_written() -> None:
    everything = {option.name: "on" for option in OPTIONS if "on" in option.values}
    spoken = {line.name for line in help_lines(GAME, 3, everything)}
    assert {name for name in spoken if name.startswith("help-")} == written("help")


def test_every_option_and_value_has_words() -> None:
    for option in OPTIONS:
        said(Message(f"option-{option.name}"))
        for value in option.values:
            said(Message(f"option-{option.name}-{value}"))


def test_every_part_of_the_box_says_how_sure_it_is() -> None:
    for part, origin in scene.origins().items():
        said(Message(part))
        said(Message(f"origin-{origin}"))


def test_the_sheet_adds_up(heard: Heard) -> None:
    for match in heard.matches:
        view = seen(match)
        found = sheet.sheet(view)
        best = max(row["score"] for row in found["seats"])
        assert found["winners"] == [row["seat"] for row in found["seats"] if row["score"] == best]
        for row in found["seats"]:
            assert row["contracts"] == len(row["pile"])
            assert row["stars"] == sum(entry["stars"] for entry in row["pile"])
            assert row["score"] == row["stars" if found["objective"] == "stars" else "contracts"]
        assert (found["ending"] == "target") == (best >= found["target"])


@pytest.mark.parametrize("ending", ["target", "no-dice", "no-contracts", "limit"])
def test_the_sheet_says_how_the_game_ended(ending: str) -> None:
    match = Match(GAME, 2, 1, {"turn-limit": "50" if ending == "limit" else "none"})
    table = match.table
    assert isinstance(table, Table)
    if ending == "target":
        for number in range(TO_WIN[0]):
            table.contract_place[number] = ask.WITH_SEAT
    elif ending == "no-dice":
        for card in range(box.DICE):
            table.die_place[card] = ask.IN_DECK
    elif ending == "limit":
        table.turns = 50
    table.awaits = 0
    end_game(table)
    assert sheet.sheet(table)["ending"] == ending
    for line in sheet.sheet_lines(table):
        said(line)


def test_cards_that_are_called_the_same_are_told_apart() -> None:
    table = open_table({})
    table.asks, table.die_place[MINUS_CARD] = ask.LOSE_CARD, ask.WITH_SEAT
    table.die_place[ADD_CARD] = table.die_place[DUO_CARD] = ask.WITH_SEAT
    table.form[DUO_CARD], table.face[DUO_CARD] = table.form[MINUS_CARD], table.face[MINUS_CARD]
    words = [
        said(scene.move(table, 0, "die-card", {"card": card})) for card in (ADD_CARD, DUO_CARD, MINUS_CARD)
    ]
    assert words[0][0] == "Lose: 4, Add 2."
    assert words[1] == ["Lose: -1 (no. 1).", "Потерять: -1 (№ 1)."]
    assert words[2][0] == "Lose: -1 (no. 2)."
