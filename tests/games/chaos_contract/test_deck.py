"""The decks of a deal of Chaos Contract: every card, its totals, and all of it in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from turncoat.games import game
from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract.components import BASE_CONTRACTS, BASE_DICE, CONTRACTS, DICE, HAND
from turncoat.games.chaos_contract.deck import deck_lines, decks
from turncoat.games.chaos_contract.table import Table
from turncoat.kernel.record import Record
from turncoat.words import LANGUAGES, Message, Words

GAME = game("chaos-contract")
WORDS = {language: Words(language, GAME.text) for language in LANGUAGES}
SETS = {"lost-souls": "on", "devilish-numbers": "on"}
AGREED: tuple[dict[str, str], ...] = (
    {},
    SETS,
    SETS | {"chaotic": "on"},
    {"chaotic": "on"},
    {"easier": "1", "lost-souls": "on"},
    {"icons": "published"},
)


def dealt(seats: int = 4, seed: int = 7, options: dict[str, str] | None = None) -> Table:
    """A table of this game, dealt."""
    table: Record = GAME.dealt(seats, seed, options)
    assert isinstance(table, Table)
    return table


def messages(value: Any) -> Iterator[Message]:
    """All messages in data or lines."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, dict):
        yield from messages(list(value.values()))
    elif isinstance(value, list | tuple):
        for part in value:
            yield from messages(part)


def sections(table: Table, name: str) -> list[tuple[Message, list[tuple[Message, ...]]]]:
    """The sections with a heading of that name."""
    return [section for section in deck_lines(table) if section[0].name == name]


@pytest.mark.parametrize("options", AGREED, ids=str)
def test_every_card_of_the_sets_in_use_is_there_once(options: dict[str, str]) -> None:
    data = decks(dealt(options=options))
    contracts = CONTRACTS if "lost-souls" in options else BASE_CONTRACTS
    dice = DICE if "devilish-numbers" in options else BASE_DICE
    assert [contract["number"] for contract in data["contracts"]] == list(range(contracts))
    assert sorted(card["card"] for card in data["dice"]) == list(range(dice))
    assert Counter(contract["set"] for contract in data["contracts"])["base"] == BASE_CONTRACTS
    assert Counter(card["set"] for card in data["dice"])["base"] == BASE_DICE


def test_a_contract_says_what_is_on_it() -> None:
    table = dealt(options=SETS)
    for contract in decks(table)["contracts"]:
        number = contract["number"]
        assert (contract["set"] == "base") == (contract["type"] == "regular")
        assert contract["least"] == table.least[number]
        assert contract["least"] > 1 or contract["type"] != "forced"
        assert contract["stars"] == table.stars[number]
        assert contract["reward"] == {
            "score": table.icons[number, box.REWARD, box.SCORE],
            "card": table.icons[number, box.REWARD, box.CARD],
        }
        assert contract["penalty"]["card"] == table.icons[number, box.PENALTY, box.CARD]
        difficulty = 0
        for part, choices in zip(box.PART.names, box.PARTS, strict=True):
            filled = contract["parts"][part]
            choice = next(choice for choice in choices if choice.name == filled["choice"])
            assert filled["parameter"] in choice.parameters
            difficulty += choice.difficulty
        assert contract["stars"] == box.stars_of(difficulty)


def test_a_dice_card_says_what_is_on_it() -> None:
    table = dealt(options=SETS)
    forms = Counter(card["form"] for card in decks(table)["dice"])
    assert forms == {"plain": DICE - box.DUOS - box.WILDCARDS, "duo": box.DUOS, "wildcard": box.WILDCARDS}
    for card in decks(table)["dice"]:
        assert (card["number"] is None) == (card["form"] == "wildcard")
        assert (card["second"] is not None) == (card["form"] == "duo")
        assert card["form"] == "plain" or card["set"] == "devilish-numbers"
        power = next(power for power in box.POWER_KINDS if power.name == card["power"])
        assert card["parameter"] in power.parameters


@pytest.mark.parametrize("options", AGREED, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_starting_hands_come_first_and_the_sets_are_apart(seats: int, options: dict[str, str]) -> None:
    cards = decks(dealt(seats, options=options))["dice"]
    hands = [card["hand"] for card in cards]
    assert hands[: HAND * seats] == [seat for seat in range(seats) for _ in range(HAND)]
    left = [card["set"] for card in cards[HAND * seats :]]
    assert set(hands[HAND * seats :]) <= {None}
    assert left == sorted(left)
    if "chaotic" not in options:
        for seat in range(seats):
            assert [card["number"] for card in cards if card["hand"] == seat] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("options", AGREED, ids=str)
def test_totals_count_the_cards(options: dict[str, str]) -> None:
    data = decks(dealt(options=options))
    totals = data["totals"]
    found = Counter((contract["type"], str(contract["stars"])) for contract in data["contracts"])
    counted = {(type_, stars): n for type_, row in totals["contracts"].items() for stars, n in row.items()}
    assert counted == {pair: found[pair] for pair in counted}
    assert sum(counted.values()) == len(data["contracts"])
    for side in ("reward", "penalty"):
        for icon, number in totals["icons"][side].items():
            assert number == sum(contract[side][icon] for contract in data["contracts"])
    powers = Counter((card["power"], card["parameter"]) for card in data["dice"] if card["power"] != "none")
    assert {(power["power"], power["parameter"]): power["count"] for power in totals["powers"]} == powers
    devilish = box.DEVILISH_POWERS if "devilish-numbers" in options else 0
    assert sum(powers.values()) == box.BASE_POWERS + devilish


def test_a_seed_makes_the_same_decks_and_another_seed_others() -> None:
    assert decks(dealt(seed=1)) == decks(dealt(seed=1))
    assert deck_lines(dealt(seed=1)) == deck_lines(dealt(seed=1))
    assert decks(dealt(seed=1)) != decks(dealt(seed=2))
    assert decks(dealt(seats=4)) != decks(dealt(seats=5))


# For people ------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", AGREED, ids=str)
def test_lines_show_every_card_of_the_data(options: dict[str, str]) -> None:
    table = dealt(options=options)
    data = decks(table)
    shown = [row for _, rows in sections(table, "deck-contracts") for row in rows]
    assert {row[0].arguments["number"] for row in shown} == {c["number"] + 1 for c in data["contracts"]}
    assert len(shown) == len(data["contracts"])
    for number, stars, written in shown:
        contract = data["contracts"][int(str(number.arguments["number"])) - 1]
        assert stars.arguments["stars"] == contract["stars"]
        assert written.arguments["contract"] == contract["words"]
    hands = sections(table, "deck-hand")
    assert [len(rows) for _, rows in hands] == [HAND] * table.seats
    rows = [row for _, rows in [*hands, *sections(table, "deck-dice")] for row in rows]
    assert [row[0].arguments["number"] for row in rows] == [card["card"] + 1 for card in data["dice"]]
    for row, card in zip(rows, data["dice"], strict=True):
        assert any(cell.name == f"power-{card['power']}" for cell in row) == (card["power"] != "none")
    for heading, listed in [*sections(table, "deck-contracts"), *sections(table, "deck-dice")]:
        assert heading.arguments["count"] == len(listed)


def test_sets_are_named_in_hands_only_where_they_mix() -> None:
    for options in AGREED:
        mixed = options == SETS | {"chaotic": "on"}
        rows = [row for _, rows in sections(dealt(options=options), "deck-hand") for row in rows]
        assert all(any(cell.name == "deck-set" for cell in row) == mixed for row in rows)


def test_no_section_is_empty() -> None:
    for options in AGREED:
        for seats in GAME.seats:
            assert all(rows for _, rows in deck_lines(dealt(seats, options=options)))
    assert len(sections(dealt(), "deck-contracts")) == 1
    assert len(sections(dealt(options=SETS), "deck-contracts")) == 2
    assert len(sections(dealt(options=SETS), "deck-dice")) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", AGREED, ids=str)
def test_everything_can_be_said(options: dict[str, str], language: str) -> None:
    for seed in range(3):
        table = dealt(seed=seed, options=options)
        for message in messages([decks(table), deck_lines(table)]):
            text = WORDS[language].say(message)
            assert text.strip()
            for wrong in ("{", "}", "$", "  ", " .", " ,", " ;", " :", "..", "()", "None"):
                assert wrong not in text, text


def test_words_of_the_sections() -> None:
    english, russian = (
        [WORDS[language].say(heading) for heading, _ in deck_lines(dealt(2, options=SETS))]
        for language in LANGUAGES
    )
    assert english == [
        "Contracts of the base set: 32",
        "Contracts of Lost Souls: 20",
        "Dice cards that Player 1 starts with",
        "Dice cards that Player 2 starts with",
        "Dice deck, cards of the base set: 20",
        "Dice deck, cards of Devilish Numbers: 28",
        "Contracts by type and stars",
        "Icons on all contracts",
        "Dice cards with a power: 32 of 60",
    ]
    assert russian[1:3] == ["Контракты «Потерянных душ»: 20", "Начальные карты кубика: Игрок 1"]
    assert russian[-1] == "Карты кубика с силой: 32 из 60"
