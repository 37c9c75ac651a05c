"""The names of things in Chaos Contract, and the sentences that contracts and dice cards make.

Contracts and dice cards are generated, so none of them has a text of its own: a contract is put into
words from its parts, a dice card from its number and its power.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract.components import COMPARISON, NONE, SPECIAL, THRESHOLD, WHAT
from turncoat.games.chaos_contract.shapes import ContractFacts, DieFacts, Icons, Sides
from turncoat.games.chaos_contract.table import Table
from turncoat.kernel.things import Both, Domain, Things
from turncoat.words import Argument, Message


def said(domain: Domain, value: int) -> dict[str, Argument]:
    """What a number says, by the names that messages use: things by name, all else as a number."""
    parts = zip(domain.of, domain.rows[value], strict=True) if isinstance(domain, Both) else [(domain, value)]
    return {one.name: one.text(part) if isinstance(one, Things) else part for one, part in parts}


# Contracts --------------------------------------------------------------------------------------


def contract_message(choice: Sequence[int], parameter: Sequence[int], type_: int, least: int) -> Message:
    """A contract in sentences, made from the choices and parameters of its parts, its type and minimum."""
    special = choice[SPECIAL]
    return Message(
        "contract",
        {
            "type": box.TYPE.text(type_),
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
            "who": box.WHO_CHOICE.text(choice[box.WHO]),
            "often": box.OFTEN_CHOICE.text(choice[box.OFTEN]),
            "times": parameter[box.OFTEN],
            "restriction": box.RESTRICTION_CHOICE.text(choice[box.RESTRICTION]),
            "cards": parameter[box.RESTRICTION],
        },
    )


def trial_message(choice: Sequence[int], parameter: Sequence[int], type_: int) -> Message:
    """What the results have to be like; in a battle, whose results win."""
    what = box.WHAT_CHOICE.text(choice[WHAT])
    way = box.COMPARISON_CHOICE.text(choice[COMPARISON])
    tested = _parameter_of(WHAT, choice[WHAT], parameter[WHAT])
    compared = _parameter_of(COMPARISON, choice[COMPARISON], parameter[COMPARISON])
    if type_ == box.BATTLE:
        return Message(f"battle-{what}", {"way": way} | tested)
    if choice[WHAT] == box.SEQUENCE:
        return Message("test-sequence", compared)
    if choice[COMPARISON] == box.WITHIN:
        return Message(f"within-{what}", compared | tested)
    bound: dict[str, Argument] = {
        "comparison": way,
        "threshold": box.THRESHOLD_CHOICE.text(choice[THRESHOLD]),
        "amount": parameter[THRESHOLD],
    }
    return Message(f"test-{what}", bound | tested)


def _parameter_of(part: int, choice: int, parameter: int) -> dict[str, Argument]:
    """What the parameter of a part says: how many, which result, with or without a power."""
    of = box.PARTS[part][choice].of
    return said(of, parameter) if of else {}


def special_message(special: int, parameter: int) -> Message:
    """A SPECIAL in words."""
    return Message(f"special-{box.SPECIAL_CHOICE.text(special)}", _parameter_of(SPECIAL, special, parameter))


def contract_words(view: Table, contract: int) -> Message:
    """A contract of the table in sentences."""
    return contract_message(
        [view.choice[contract, part] for part in box.PART],
        [view.parameter[contract, part] for part in box.PART],
        view.type_[contract],
        view.least[contract],
    )


def worth_words(view: Table, contract: int) -> dict[str, Argument]:
    """What a contract brings and costs, icon by icon for each Soul, and its stars."""
    icons = sides_of(view.icons, contract)
    reward, penalty = icons_message(icons["reward"]), icons_message(icons["penalty"])
    return {"reward": reward, "penalty": penalty, "stars": view.stars[contract]}


def icons_message(icons: Icons) -> Message:
    """Score and card icons in words."""
    return Message("icons", {"scores": icons["score"], "cards": icons["card"]})


# Dice cards -------------------------------------------------------------------------------------


def number_message(form: int, face: int, second: int) -> Message:
    """The number of a dice card: one, either of two, or any."""
    if form == box.WILDCARD:
        return Message("die-wildcard")
    if form == box.DUO:
        return Message("die-duo", {"first": face, "second": second})
    return Message("die-plain", {"number": face})


def face_words(view: Table, card: int) -> Message:
    """The number of a dice card that lies open, without its power."""
    return number_message(view.form[card], view.face[card], view.second[card])


def power_message(power: int, parameter: int | Message) -> Message:
    """The name of a power with its parameter."""
    return Message(f"power-{box.POWER.text(power)}", _parameter(power, parameter))


def any_power(power: int) -> Message:
    """The name of a power with either of its parameters."""
    return power_message(power, either(power))


def either(power: int) -> Message:
    """Either of the parameters of a power."""
    first, second = box.POWER_KINDS[power].parameters
    return Message("either", {"first": first, "second": second})


def power_words(view: Table, card: int) -> Message:
    """The power of a dice card that lies open."""
    return power_message(view.power[card], view.power_parameter[card])


def effect_message(power: int, parameter: int | Message) -> Message:
    """What a power does."""
    return Message(f"effect-{box.POWER.text(power)}", _parameter(power, parameter))


def _parameter(power: int, parameter: int | Message) -> dict[str, Argument]:
    """The parameter of a power, for those that have one."""
    if power == box.CHAMELEON:
        return {"rank": box.RANK.text(parameter) if isinstance(parameter, int) else "either"}
    return {"parameter": parameter} if any(box.POWER_KINDS[power].parameters) else {}


def die_message(form: int, face: int, second: int, power: int, parameter: int) -> Message:
    """A dice card in words: its number, and its power as far as it is known."""
    number = number_message(form, face, second)
    if power == box.NO_POWER:
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


def contract_facts(table: Table, contract: int) -> ContractFacts:
    """A contract that is known, as data: its type, minimum and stars, its parts and icons."""
    return {
        "number": contract,
        "type": box.TYPE.text(table.type_[contract]),
        "least": table.least[contract],
        "stars": table.stars[contract],
        "parts": {
            box.PART.text(part): {
                "choice": box.CHOICES[part].text(table.choice[contract, part]),
                "parameter": table.parameter[contract, part],
            }
            for part in box.PART
        },
        "reward": icons_of(table.icons, contract, box.REWARD),
        "penalty": icons_of(table.icons, contract, box.PENALTY),
    }


def icons_of(cells: Any, *at: int) -> Icons:
    """Icons of one side by name."""
    score, card = (cells[(*at, icon) if at else icon] for icon in (box.SCORE, box.CARD))
    return {"score": score, "card": card}


def sides_of(cells: Any, *at: int) -> Sides:
    """Icons of both sides by name."""
    return {"reward": icons_of(cells, *at, box.REWARD), "penalty": icons_of(cells, *at, box.PENALTY)}


def die_facts(table: Table, card: int) -> DieFacts:
    """A dice card as data, as far as it is known; a wildcard has no number of its own."""
    form, power, parameter = table.form[card], table.power[card], table.power_parameter[card]
    return {
        "card": card,
        "form": None if form == NONE else box.FORM.text(form),
        "number": None if form in (NONE, box.WILDCARD) else table.face[card],
        "second": table.second[card] if form == box.DUO else None,
        "power": None if power == NONE else box.POWER.text(power),
        "parameter": None if parameter == NONE else parameter,
    }
