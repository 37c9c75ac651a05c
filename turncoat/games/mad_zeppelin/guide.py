"""Mad Zeppelin in chapters, for those who learn it and those who look something up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from turncoat.games.chapters import Chapter
from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin.components import KIND, NONE, TRAITOR
from turncoat.games.mad_zeppelin.names import colours_of
from turncoat.games.mad_zeppelin.table import Table
from turncoat.kernel.origin import Origin
from turncoat.kernel.things import YES_OR_NO
from turncoat.words import Argument, Message, Thing, argument

LINES = {
    "guide-goal": ("goal",),
    "guide-setup": ("setup", "first-leader"),
    "guide-turn": ("turn", "draft", "look", "dice"),
    "guide-play": ("plays", "blocked", "search", "actions", "throw", "crates", "copy", "lasting"),
    "guide-end": ("turn-end", "flight", "ties"),
    "guide-secrets": ("secrets",),
}
"""The lines of the rules by the titles of their chapters."""
ORIGIN_OF_LINE = {"setup": box.REMOVED_ORIGIN, "draft": box.AIRSICK_ORIGIN}
"""How sure lines are that speak of numbers which the book does not print."""


HINTS = {
    "guide-turn": (
        "rule-draft",
        "rule-settle",
    ),
    "guide-play": (
        "rule-play",
        "rule-show",
        "rule-throw",
        "rule-ability",
    ),
    "guide-end": ("rule-over",),
}
"""The hints of which chapters tell more."""


def chapters(table: Table, options: Mapping[str, str]) -> list[Chapter]:
    """The rules for a number of seats and options, and what in them is not from the book."""
    kinds = [_cargo_line(table, kind) for kind in KIND]
    traitors = [_traitor_line(traitor) for traitor in TRAITOR]
    return [
        *(
            Chapter(Message(title), _lines(table, names), hints=HINTS.get(title, ()))
            for title, names in LINES.items()
        ),
        Chapter(Message("help-cargo"), tuple(kinds), lists=True),
        Chapter(Message("help-traitors"), tuple(traitors), lists=True),
        Chapter(Message("help-origins"), (Message("help-reconstruction"),), lists=True),
    ]


def _lines(table: Table, names: Sequence[str]) -> tuple[Message, ...]:
    """Lines of the rules, with their numbers and how sure these are."""
    numbers = _numbers(table)
    sure = {
        name: {"origin": Thing(f"origin-{ORIGIN_OF_LINE[name].value}")}
        for name in names
        if name in ORIGIN_OF_LINE
    }
    lines = [Message(f"help-{name}", numbers | sure.get(name, {})) for name in names]
    return (*lines, Message("guide-talk")) if "secrets" in names else tuple(lines)


def ability_of(traitor: int) -> Thing:
    """The text of a traitor's Ability."""
    return Thing(f"ability-{TRAITOR.text(traitor)}")


def has_usual_search(traitor: int) -> bool:
    """Whether a traitor's Search brings a coin and a card."""
    return box.SEARCH_COINS[traitor] == box.SEARCH_CARDS[traitor] == 1


def search_of(traitor: int) -> Message:
    """What a traitor's Search brings."""
    return Message("search", {"coins": box.SEARCH_COINS[traitor], "cards": box.SEARCH_CARDS[traitor]})


def _numbers(table: Table) -> dict[str, Argument]:
    """The numbers that the rules speak of."""
    return {
        "target": box.TARGET[table.mode],
        "cargo": box.CARGO_CARDS - box.REMOVED[table.seats],
        "journeys": box.JOURNEYS,
        "coins": box.OPENING_COINS,
        "airsick": box.AIRSICK[table.seats],
        "pool": box.TRAITORS - box.AIRSICK[table.seats] - table.seats,
        "black": YES_OR_NO.text(table.leader_may_pick_black),
        "leader": "lot" if table.first_leader == NONE else "agreed",
    }


def cargo_facts(table: Table, kind: int) -> dict[str, Argument]:
    """A kind of Cargo with its numbers."""
    return {
        "cargo": argument(KIND, kind),
        "copies": box.COPIES[kind],
        "level": box.LEVEL[kind],
        "points": box.POINTS[kind],
        "bribe": box.BRIBE[table.bribes, kind],
    }


def traitor_facts(traitor: int) -> dict[str, Argument]:
    """A traitor with colours, Search and Ability."""
    return {
        "traitor": argument(TRAITOR, traitor),
        "colours": colours_of(box.COLOURS_OF[traitor]),
        "search": search_of(traitor),
        "ability": ability_of(traitor),
    }


def _cargo_line(table: Table, kind: int) -> Message:
    """A kind of Cargo with its numbers and how sure they are."""
    card = box.CARGO[kind]
    return Message("help-kind", cargo_facts(table, kind) | sure(card.points_origin, card.numbers_origin))


def sure(first: Origin, all_else: Origin) -> dict[str, Argument]:
    """How sure the first part of a line is, and all else in it; said once where that is the same."""
    return {
        "sure": Thing(f"origin-{first.value}"),
        "origin": Thing(f"origin-{all_else.value}"),
        "same": "yes" if first == all_else else "no",
    }


def _traitor_line(traitor: int) -> Message:
    """A traitor with colours, Search and Ability, and how sure they are."""
    card = box.TRAITOR_CARDS[traitor]
    return Message("help-traitor", traitor_facts(traitor) | sure(card.colours_origin, card.text_origin))
