"""The names of things in Chaos Contract, and the sentences that contracts and dice cards make.

Contracts and dice cards are generated, so none of them has a text of its own: a contract is put into
words from its parts, a dice card from its number and its power.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract.components import (
    BATTLE,
    CARD,
    COMPARISON,
    DUO,
    NO_POWER,
    NONE,
    OFTEN,
    PART_COUNT,
    PENALTY,
    RESTRICTION,
    REWARD,
    SCORE,
    SPECIAL,
    THRESHOLD,
    WHAT,
    WHO,
    WILDCARD,
)
from turncoat.games.chaos_contract.table import Table
from turncoat.words import Argument, Message

FORMS = ("plain", "duo", "wildcard")
TYPE_NAMES = ("regular", "forced", "battle")
SIDES = ("reward", "penalty")
ICON_NAMES = ("score", "card")
BOUNDS = ("at-most", "at-least", "exactly")
RANKS = ("lowest", "highest")
DECKS = ("contracts", "dice")
OUTCOMES = ("success", "failure")

NAMES: dict[str, tuple[str, ...]] = {
    "power": tuple(power.name for power in box.POWER_KINDS),
    **{
        part: tuple(choice.name for choice in choices)
        for part, choices in zip(box.PART_NAMES, box.PARTS, strict=True)
    },
}
"""The names of powers, and of the choices for each part of a contract, by their numbers."""


def name_of(kind: str, number: int) -> str | None:
    """The name of a thing; None for a blank."""
    return None if number == NONE else NAMES[kind][number]


# Contracts --------------------------------------------------------------------------------------


def contract_message(choice: Sequence[int], parameter: Sequence[int], type_: int, least: int) -> Message:
    """A contract in sentences, made from the choices and parameters of its parts, its type and minimum."""
    special = choice[SPECIAL]
    return Message(
        "contract",
        {
            "type": TYPE_NAMES[type_],
            "least": least,
            "task": task_message(choice, parameter),
            "test": trial_message(choice, parameter, type_),
            "special": "no" if special == box.NO_SPECIAL else "yes",
            "rule": special_message(special, parameter[SPECIAL]),
        },
    )


def task_message(choice: Sequence[int], parameter: Sequence[int]) -> Message:
    """Who rolls, how often, and with what part of a die."""
    return Message(
        "task",
        {
            "who": NAMES["who"][choice[WHO]],
            "often": NAMES["often"][choice[OFTEN]],
            "times": parameter[OFTEN],
            "restriction": NAMES["restriction"][choice[RESTRICTION]],
            "cards": parameter[RESTRICTION],
        },
    )


def trial_message(choice: Sequence[int], parameter: Sequence[int], type_: int) -> Message:
    """What the results have to be like; in a battle, whose results win."""
    what = NAMES["what"][choice[WHAT]]
    way = NAMES["comparison"][choice[COMPARISON]]
    if type_ == BATTLE:
        return Message(f"battle-{what}", {"way": way} | _of_what(choice, parameter))
    if choice[WHAT] == box.SEQUENCE:
        return Message("test-sequence", {"way": _way(parameter[COMPARISON])})
    if choice[COMPARISON] == box.WITHIN:
        return Message(f"within-{what}", {"distance": parameter[COMPARISON]} | _of_what(choice, parameter))
    bound: dict[str, Argument] = {
        "comparison": way,
        "threshold": NAMES["threshold"][choice[THRESHOLD]],
        "amount": parameter[THRESHOLD],
    }
    return Message(f"test-{what}", bound | _of_what(choice, parameter))


def _of_what(choice: Sequence[int], parameter: Sequence[int]) -> dict[str, Argument]:
    """What the parameter of the tested thing says: how many, which result, with or without a power."""
    what, number = choice[WHAT], parameter[WHAT]
    if what == box.SOME:
        return {"bound": BOUNDS[box.some_bound(number)], "count": box.some_count(number)}
    if what == box.EXTREME:
        return {"result": "highest" if number == box.HIGHEST_RESULT else "lowest"}
    if what == box.POWER_COUNT:
        return {"having": "with" if number == box.WITH_POWER else "without"}
    return {}


def _way(parameter: int) -> str:
    """Less or greater, as the texts name it."""
    return "lower" if parameter == box.LESS else "higher"


def special_message(special: int, parameter: int) -> Message:
    """A SPECIAL in words."""
    name = f"special-{NAMES['special'][special]}"
    if special == box.POWERS_OFF_BY_NUMBER:
        way = _way(box.powers_off_way(parameter))
        return Message(name, {"way": way, "number": box.powers_off_number(parameter)})
    if special == box.ONLY_ONE_POWER:
        return Message(name, {"which": "first" if parameter == box.FIRST_POWER else "last"})
    return Message(name, {"count": parameter}) if special == box.TOO_MANY_POWERS else Message(name)


def contract_words(view: Table, contract: int) -> Message:
    """A contract of the table in sentences."""
    return contract_message(
        [view.choice[contract, part] for part in range(PART_COUNT)],
        [view.parameter[contract, part] for part in range(PART_COUNT)],
        view.type_[contract],
        view.least[contract],
    )


def worth_words(view: Table, contract: int) -> dict[str, Argument]:
    """What a contract brings and costs, icon by icon for each Soul, and its stars."""
    sides = {
        name: icons_message([view.icons[contract, side, SCORE], view.icons[contract, side, CARD]])
        for name, side in (("reward", REWARD), ("penalty", PENALTY))
    }
    return {**sides, "stars": view.stars[contract]}


def icons_message(icons: Any) -> Message:
    """Score and card icons in words."""
    return Message("icons", {"scores": icons[SCORE], "cards": icons[CARD]})


# Dice cards -------------------------------------------------------------------------------------


def number_message(form: int, face: int, second: int) -> Message:
    """The number of a dice card: one, either of two, or any."""
    if form == WILDCARD:
        return Message("die-wildcard")
    if form == DUO:
        return Message("die-duo", {"first": face, "second": second})
    return Message("die-plain", {"number": face})


def face_words(view: Table, card: int) -> Message:
    """The number of a dice card that lies open, without its power."""
    return number_message(view.form[card], view.face[card], view.second[card])


def power_message(power: int, parameter: int | Message) -> Message:
    """The name of a power with its parameter."""
    return Message(f"power-{NAMES['power'][power]}", _parameter(power, parameter))


def power_words(view: Table, card: int) -> Message:
    """The power of a dice card that lies open."""
    return power_message(view.power[card], view.power_parameter[card])


def effect_message(power: int, parameter: int | Message) -> Message:
    """What a power does."""
    return Message(f"effect-{NAMES['power'][power]}", _parameter(power, parameter))


def _parameter(power: int, parameter: int | Message) -> dict[str, Argument]:
    """The parameter of a power, for those that have one."""
    if power == box.CHAMELEON:
        return {"rank": RANKS[parameter] if isinstance(parameter, int) else "either"}
    return {"parameter": parameter} if any(box.POWER_KINDS[power].parameters) else {}


def die_message(form: int, face: int, second: int, power: int, parameter: int) -> Message:
    """A dice card in words: its number, and its power as far as it is known."""
    number = number_message(form, face, second)
    if power == NO_POWER:
        return number
    if power == NONE:
        return Message("die-power-unseen", {"number": number})
    return Message("die-with-power", {"number": number, "power": power_message(power, parameter)})


def die_words(view: Table, card: int) -> Message:
    """A dice card of the table as far as a view knows it."""
    if card == NONE or view.form[card] == NONE:
        return Message("die-unseen")
    return die_message(
        view.form[card], view.face[card], view.second[card], view.power[card], view.power_parameter[card]
    )


# Cards as data ----------------------------------------------------------------------------------


def contract_facts(table: Table, contract: int) -> dict[str, Any]:
    """A contract that is known, as data: its type, minimum and stars, its parts and icons."""
    return {
        "number": contract,
        "type": TYPE_NAMES[table.type_[contract]],
        "least": table.least[contract],
        "stars": table.stars[contract],
        "parts": {
            part: {
                "choice": NAMES[part][table.choice[contract, number]],
                "parameter": table.parameter[contract, number],
            }
            for number, part in enumerate(box.PART_NAMES)
        },
        "reward": icons_of(table.icons, contract, REWARD),
        "penalty": icons_of(table.icons, contract, PENALTY),
    }


def icons_of(cells: Any, row: int, side: int) -> dict[str, int]:
    """Icons of one side by name."""
    return {name: cells[row, side, icon] for icon, name in enumerate(ICON_NAMES)}


def die_facts(table: Table, card: int) -> dict[str, Any]:
    """A dice card as data, as far as it is known; a wildcard has no number of its own."""
    form, parameter = table.form[card], table.power_parameter[card]
    return {
        "card": card,
        "form": None if form == NONE else FORMS[form],
        "number": None if form in (NONE, WILDCARD) else table.face[card],
        "second": table.second[card] if form == DUO else None,
        "power": name_of("power", table.power[card]),
        "parameter": None if parameter == NONE else parameter,
    }
