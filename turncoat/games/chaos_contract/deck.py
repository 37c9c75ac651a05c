"""The decks that a deal of Chaos Contract has made, all cards open: for whoever prints or weighs them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract.components import CONTRACT, DICE_SET, DIE, MOST_STARS, NO_POWER, NONE
from turncoat.games.chaos_contract.names import (
    contract_facts,
    contract_words,
    die_facts,
    die_words,
    effect_message,
    icons_message,
    icons_of,
    number_message,
    power_message,
    said,
    worth_words,
)
from turncoat.games.chaos_contract.shapes import Icons
from turncoat.games.chaos_contract.table import Table
from turncoat.words import Argument, Message, Seat

CONTRACT_SETS = ("base", "lost-souls")

Row = tuple[Message, ...]
"""Cells of a line."""
Section = tuple[Message, list[Row]]
"""A heading and the lines below it."""


# What was dealt --------------------------------------------------------------------------------


def _contracts(table: Table) -> list[int]:
    """The contracts in use."""
    return [contract for contract in CONTRACT if table.type_[contract] != NONE]


def _dice(table: Table) -> list[int]:
    """The dice cards in use."""
    return [card for card in DIE if table.form[card] != NONE]


def _contract_set(table: Table, contract: int) -> str:
    """The set that a contract belongs to: what is not regular comes with Lost Souls."""
    return CONTRACT_SETS[table.type_[contract] != box.REGULAR]


def _ordered_dice(table: Table) -> list[int]:
    """The dice cards in use: starting hands first, then what is left of the base set, then Devilish ones."""
    last = table.seats

    def place(card: int) -> tuple[int, int]:
        return (table.dealt_to[card] if table.dealt_to[card] != NONE else last, table.die_set[card])

    return sorted(_dice(table), key=place)


def _by_type_and_stars(table: Table) -> Counter[tuple[int, int]]:
    """How many contracts there are of each type with so many stars."""
    return Counter((table.type_[contract], table.stars[contract]) for contract in _contracts(table))


def _all_icons(table: Table, side: int) -> Icons:
    """The score and card icons on one side of all contracts."""
    return icons_of(
        [sum(table.icons[contract, side, icon] for contract in _contracts(table)) for icon in box.ICON]
    )


def _powers(table: Table) -> list[tuple[int, int, int]]:
    """The powers on dice cards with their parameters, and how many cards have each."""
    powers = ((table.power[card], table.power_parameter[card]) for card in _dice(table))
    found = Counter(pair for pair in powers if pair[0] != NO_POWER)
    return [(power, parameter, found[power, parameter]) for power, parameter in sorted(found)]


# As data ---------------------------------------------------------------------------------------


def decks(table: Table) -> dict[str, Any]:
    """All cards of a deal and their totals: ids and numbers; what people read there are messages."""
    return {
        "contracts": [_contract(table, contract) for contract in _contracts(table)],
        "dice": [_die(table, card) for card in _ordered_dice(table)],
        "totals": {
            "contracts": _contract_totals(table),
            "icons": {box.SIDE.text(side): _all_icons(table, side) for side in box.SIDE},
            "powers": [_power_total(*power) for power in _powers(table)],
        },
    }


def _contract(table: Table, contract: int) -> dict[str, Any]:
    """A contract with its set and its sentences."""
    more = {"set": _contract_set(table, contract), "words": contract_words(table, contract)}
    return {**contract_facts(table, contract), **more}


def _die(table: Table, card: int) -> dict[str, Any]:
    """A dice card with its set, the hand it starts in, and its words."""
    hand = table.dealt_to[card]
    return {
        **die_facts(table, card),
        "set": DICE_SET.text(table.die_set[card]),
        "hand": None if hand == NONE else hand,
        "words": die_words(table, card),
    }


def _contract_totals(table: Table) -> dict[str, dict[str, int]]:
    """How many contracts of each type have how many stars."""
    found = _by_type_and_stars(table)
    return {
        box.TYPE.text(type_): {str(stars): found[type_, stars] for stars in range(1, MOST_STARS + 1)}
        for type_ in box.TYPE
    }


def _power_total(power: int, parameter: int, count: int) -> dict[str, Any]:
    """A power, on how many cards it is, and what it does."""
    return {
        "power": box.POWER.text(power),
        "parameter": parameter,
        "count": count,
        "words": power_message(power, parameter),
        "effect": effect_message(power, parameter),
    }


# For people ------------------------------------------------------------------------------------


def deck_lines(table: Table) -> list[Section]:
    """All cards of a deal and their totals in sections: a heading each, and lines in cells."""
    sections = [
        *(_contract_section(table, set_) for set_ in CONTRACT_SETS),
        *(_hand_section(table, seat) for seat in range(table.seats)),
        *(_deck_section(table, set_) for set_ in DICE_SET),
        (Message("deck-contract-totals"), _type_rows(table)),
        (Message("deck-icon-totals"), _icon_rows(table)),
        _power_section(table),
    ]
    return [section for section in sections if section[1]]


def _contract_section(table: Table, set_: str) -> Section:
    """The contracts of a set."""
    found = [contract for contract in _contracts(table) if _contract_set(table, contract) == set_]
    heading = Message("deck-contracts", {"set": set_, "count": len(found)})
    return heading, [_contract_row(table, contract) for contract in found]


def _contract_row(table: Table, contract: int) -> Row:
    """A contract: its number counted from 1, its stars, and all that is written on it."""
    written: dict[str, Argument] = {"contract": contract_words(table, contract)}
    return (
        Message("deck-number", {"number": contract + 1}),
        Message("stars", {"stars": table.stars[contract]}),
        Message("deck-contract", written | worth_words(table, contract)),
    )


def _hand_section(table: Table, seat: int) -> Section:
    """The dice cards that a player starts with, by their sets where these can be mixed."""
    mixed = bool(table.chaotic and table.devilish)
    hand = [card for card in _ordered_dice(table) if table.dealt_to[card] == seat]
    return Message("deck-hand", {"seat": Seat(seat)}), [_die_row(table, card, mixed) for card in hand]


def _deck_section(table: Table, set_: int) -> Section:
    """The dice cards of a set that nobody starts with."""
    found = [card for card in _dice(table) if table.dealt_to[card] == NONE and table.die_set[card] == set_]
    heading = Message("deck-dice", {"set": DICE_SET.text(set_), "count": len(found)})
    return heading, [_die_row(table, card, mixed=False) for card in found]


def _die_row(table: Table, card: int, mixed: bool) -> Row:
    """A dice card: its number counted from 1, its face, its set where hands mix them, its power if any."""
    row = [
        Message("deck-number", {"number": card + 1}),
        number_message(table.form[card], table.face[card], table.second[card]),
    ]
    if mixed:
        row.append(Message("deck-set", {"set": DICE_SET.text(table.die_set[card])}))
    if table.power[card] != NO_POWER:
        row.append(power_message(table.power[card], table.power_parameter[card]))
    return tuple(row)


def _type_rows(table: Table) -> list[Row]:
    """The contracts of each type there is, by their stars."""
    found = _by_type_and_stars(table)
    rows = []
    for type_ in box.TYPE:
        by_stars = [found[type_, stars] for stars in range(1, MOST_STARS + 1)]
        if any(by_stars):
            name = Message("deck-type", {"type": box.TYPE.text(type_), "count": sum(by_stars)})
            rows.append((name, *(_with_stars(stars, count) for stars, count in enumerate(by_stars, 1))))
    return rows


def _with_stars(stars: int, count: int) -> Message:
    """How many contracts have so many stars."""
    return Message("deck-with-stars", {"stars": stars, "count": count})


def _icon_rows(table: Table) -> list[Row]:
    """The icons on both sides of all contracts."""
    return [
        (Message("deck-side", said(box.SIDE, side)), icons_message(_all_icons(table, side)))
        for side in box.SIDE
    ]


def _power_section(table: Table) -> Section:
    """The powers on dice cards, with what each does."""
    powers = _powers(table)
    on_cards = sum(count for _, _, count in powers)
    rows: list[Row] = [
        (
            Message("deck-times", {"count": count}),
            power_message(power, parameter),
            effect_message(power, parameter),
        )
        for power, parameter, count in powers
    ]
    return Message("deck-powers", {"powers": on_cards, "count": len(_dice(table))}), rows
