"""Chaos Contract in chapters, for those who learn it and those who look something up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract.names import any_power, effect_message, either, special_message
from turncoat.games.chaos_contract.options import OBJECTIVES
from turncoat.games.chaos_contract.table import Table
from turncoat.games.chapters import Chapter
from turncoat.kernel.origin import Origin
from turncoat.words import Argument, Message, Thing

EXPANDED = ("forced", "battle")
"""Lines about the contracts in Lost Souls."""


@dataclass(frozen=True)
class Ruling:
    """A point that the book leaves open; some come up only with an expansion."""

    name: str
    lost_souls: bool = False
    devilish: bool = False

    def comes_up(self, table: Table) -> bool:
        """Whether it matters with the options of a table."""
        return (not self.lost_souls or bool(table.lost_souls)) and (not self.devilish or bool(table.devilish))


RULINGS = (
    Ruling("start"),
    Ruling("answers"),
    Ruling("forced", lost_souls=True),
    Ruling("naming"),
    Ruling("empty"),
    Ruling("reroll"),
    Ruling("round", lost_souls=True),
    Ruling("leave", lost_souls=True),
    Ruling("must"),
    Ruling("swap"),
    Ruling("number"),
    Ruling("ignored"),
    Ruling("pair"),
    Ruling("last"),
    Ruling("order"),
    Ruling("wildcard", devilish=True),
    Ruling("souls", devilish=True),
    Ruling("watch", devilish=True),
    Ruling("cards", devilish=True),
    Ruling("switch", devilish=True),
    Ruling("same"),
    Ruling("two"),
    Ruling("counted"),
    Ruling("scored", lost_souls=True),
    Ruling("battle", lost_souls=True),
    Ruling("duel", lost_souls=True),
    Ruling("scorer"),
    Ruling("loss"),
    Ruling("discard"),
    Ruling("hands"),
    Ruling("end"),
)
"""What the book leaves open and this game has settled, in the order of a turn."""


HINTS = {
    "guide-goal": ("rule-over",),
    "guide-turn": (
        "rule-pick",
        "rule-recruit",
        "rule-answer",
        "rule-force",
        "rule-challenge",
        "rule-join-battle",
        "rule-sit-out",
        "rule-secret",
    ),
    "guide-rolling": (
        "rule-part",
        "rule-number",
        "rule-wildcard",
        "rule-power",
        "rule-switch",
        "rule-mega",
        "rule-free-reroll",
        "rule-leave",
    ),
    "guide-judging": (
        "rule-give-icon",
        "rule-who-scores",
        "rule-lose-card",
    ),
}
"""The hints of which chapters tell more."""


def chapters(table: Table, options: Mapping[str, str]) -> list[Chapter]:
    """The rules for the options agreed on, and what in them is not from the book."""
    lists = {
        "help-powers": _power_lines(table),
        "help-specials": _special_lines(table),
        "help-options": _option_lines(options),
        "help-origins": [Message("help-generated", _origin(box.SETTINGS_ORIGIN))],
        "help-rulings": _ruling_lines(table),
    }
    return [
        *(
            Chapter(Message(title), tuple(lines), hints=HINTS.get(title, ()))
            for title, lines in _rules(table).items()
        ),
        *(Chapter(Message(title), tuple(lines), lists=True) for title, lines in lists.items()),
    ]


def _rules(table: Table) -> dict[str, list[Message]]:
    """How the game goes, by the titles of chapters."""
    facts: dict[str, Argument] = {
        "objective": OBJECTIVES[table.count_stars],
        "goal": box.TO_WIN[table.count_stars],
        "chaotic": "yes" if table.chaotic else "no",
    }
    cooperative = ("cooperative",) if table.cooperative else ()
    names = {
        "guide-goal": ("goal", "contract", "stars"),
        "guide-setup": ("dice",),
        "guide-turn": ("turn", "recruit", *cooperative, *(EXPANDED if table.lost_souls else ())),
        "guide-rolling": ("task", "number", "value", "power", "reroll"),
        "guide-judging": ("test", "pay", "icons"),
        "guide-secrets": ("secrets",),
    }
    lines = {title: [Message(f"help-{name}", facts) for name in own] for title, own in names.items()}
    lines["guide-secrets"].append(Message("guide-talk"))
    return lines


def _origin(origin: Origin) -> dict[str, Argument]:
    """How sure something is, as an argument."""
    return {"origin": Thing(f"origin-{origin.value}")}


def _ruling_lines(table: Table) -> list[Message]:
    """Our rulings that can come up."""
    ours = _origin(Origin.RECONSTRUCTION)
    return [Message(f"help-ruling-{ruling.name}", ours) for ruling in RULINGS if ruling.comes_up(table)]


def _power_lines(table: Table) -> list[Message]:
    """The powers that dice cards of this game can have."""
    return [
        _power_line(power)
        for power in range(box.NO_POWER + 1, box.POWERS if table.devilish else box.FIRST_DEVILISH)
    ]


def _power_line(power: int) -> Message:
    """A power with what it does, for either of its parameters."""
    arguments = {"power": any_power(power), "effect": effect_message(power, either(power))}
    return Message("help-power-line", arguments)


def _special_lines(table: Table) -> list[Message]:
    """The SPECIALs that contracts of this game can have, with the first and last of their parameters."""
    return [
        Message("help-special", {"rule": special_message(special, parameter)})
        for special, choice in enumerate(box.SPECIAL_CHOICES)
        if special != box.NO_SPECIAL and (table.lost_souls or not choice.lost_souls)
        for parameter in sorted({choice.parameters[0], choice.parameters[-1]})
    ]


def _option_lines(options: Mapping[str, str]) -> list[Message]:
    """What was agreed on."""
    return [
        Message("help-option", {"about": Thing(f"option-{name}"), "value": Thing(f"option-{name}-{value}")})
        for name, value in options.items()
    ]
