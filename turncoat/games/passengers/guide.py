"""Passengers in short, for the help in the game."""

from __future__ import annotations

from collections.abc import Mapping

from turncoat.games.passengers import GAME
from turncoat.games.passengers import components as box
from turncoat.games.passengers.components import ROUNDS
from turncoat.games.passengers.names import NAMES, points, thing
from turncoat.games.passengers.table import Table
from turncoat.words import Argument, Message, Thing


def help_lines(seats: int, options: Mapping[str, str] | None = None) -> list[Message]:
    """The rules in short for a number of seats and options, and what in them is not from the book."""
    table = GAME.blank(seats, options)
    assert isinstance(table, Table)
    lines = [Message(f"help-{name}", _numbers(table)) for name in _chapters(table)]
    for set_ in dict.fromkeys(table.gift_set[voyage] for voyage in range(ROUNDS)):
        lines.append(Message("help-set", {"set": thing("set", set_)}))
        lines += [_gift_line(box.GIFT_SET[set_, number], number) for number in range(box.GIFTS)]
    if table.silence_module:
        lines.append(Message("help-silence"))
        lines += [_silence_line(number) for number in range(box.SILENCE_CARDS)]
    return [*lines, Message("help-reconstruction")]


def _chapters(table: Table) -> list[str]:
    """The parts of the help that these seats and options need."""
    four = table.seats == 4
    yaesther = box.FACTION_PILE[table.seats, box.YAESTHER] > 0
    return [
        "goal",
        "factions",
        "alone" if four else "gaze",
        "coin",
        "rounds",
        *(["shadows"] if four else []),
        "placing",
        "gifts",
        "silenced",
        "voting",
        "souls",
        "souls-largest" if table.largest_group_only else "souls-each",
        "demons",
        *(["yaesther"] if yaesther else []),
        "masks",
        "ties",
    ]


def _numbers(table: Table) -> dict[str, Argument]:
    """The numbers that the help speaks of."""
    seats = table.seats
    return {
        "souls": box.FACTION_PILE[seats, box.SOUL],
        "demons": box.FACTION_PILE[seats, box.DEMON],
        "yaesther": box.FACTION_PILE[seats, box.YAESTHER],
        "limit": min(box.BOAT_LIMIT[seats], box.SPACES_IN[table.layout]),
        "points": points(box.YAESTHER_HALF_POINTS[seats]),
    }


def _gift_line(gift: int, number: int) -> Message:
    """A Gift with its effect and how sure it is."""
    card = box.GIFT_CARDS[gift]
    return Message(
        "help-gift",
        {
            "number": number,
            "gift": Thing(f"gift-{card.name}"),
            "effect": Thing(f"gift-effect-{card.name}"),
            "origin": Thing(f"origin-{card.origin.value}"),
        },
    )


def _silence_line(number: int) -> Message:
    """A Silence card with its text."""
    name = NAMES["silence"][number]
    arguments = {"silence": Thing(f"silence-{name}"), "text": Thing(f"silence-text-{name}")}
    return Message("help-silence-card", {"number": number + 1, **arguments})
