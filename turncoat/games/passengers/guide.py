"""Passengers in chapters, for those who learn it and those who look something up."""

from __future__ import annotations

from collections.abc import Mapping

from turncoat.games.chapters import Chapter
from turncoat.games.passengers import components as box
from turncoat.games.passengers.names import points
from turncoat.games.passengers.table import Table, has_shadows
from turncoat.kernel.origin import Origin
from turncoat.words import Argument, Message, Thing, argument

HINTS = {
    "guide-round": (
        "rule-place",
        "rule-place-shadow",
        "rule-gift",
        "rule-vote",
        "rule-wait-place",
        "rule-wait-gift",
    ),
    "guide-scoring": ("rule-over",),
    "guide-secrets": ("rule-hush",),
}
"""The hints of which chapters tell more."""


def chapters(table: Table, options: Mapping[str, str]) -> list[Chapter]:
    """The rules for a number of seats and options, and what in them is not from the book."""
    numbers = _numbers(table)
    main = [
        Chapter(
            Message(title),
            tuple(Message(f"help-{line}", numbers | _sure(line)) for line in lines),
            hints=HINTS.get(title, ()),
        )
        for title, lines in _lines(table).items()
    ]
    sets = dict.fromkeys(table.gift_set[voyage] for voyage in box.ROUND)
    origins = Chapter(Message("help-origins"), (Message("help-reconstruction"),), lists=True)
    return [*main, *(_gifts(set_) for set_ in sets), *_silence(table), origins]


def _lines(table: Table) -> dict[str, list[str]]:
    """The lines that these seats and options need, by the titles of their chapters."""
    four = has_shadows(table)
    return {
        "guide-goal": ["goal", "cards", *(["taken-out"] if _is_out(table) else [])],
        "guide-setup": ["factions", "alone" if four else "gaze", "coin"],
        "guide-round": [
            "rounds",
            "spaces",
            *(["shadows"] if four else []),
            "placing",
            "gifts",
            "silenced",
            "voting",
            "afterlands",
        ],
        "guide-scoring": [
            "reveal",
            *(line for lines in _worth(table).values() for line in lines),
            "masks",
            "ties",
        ],
        "guide-secrets": ["faction-alone" if four else "faction-gaze", "secrets"],
    }


def worth(table: Table) -> dict[str, list[Message]]:
    """What cards are worth, by their type."""
    numbers = {name: _numbers(table)[name] for name in ("limit", "points")}
    return {
        type_: [Message(f"help-{line}", numbers) for line in lines] for type_, lines in _worth(table).items()
    }


def _worth(table: Table) -> dict[str, list[str]]:
    """The lines that say what cards of a type are worth, if such cards are in the game."""
    yaesther = {"yaesther": ["yaesther"]} if box.FACTION_PILE[table.seats, box.YAESTHER] else {}
    bonus = "souls-largest" if table.largest_group_only else "souls-each"
    return {"soul": ["souls", bonus], "demon": ["demons"], **yaesther}


def _is_out(table: Table) -> bool:
    """Whether cards were taken out before the deal."""
    return bool(box.TAKEN_OUT[table.edition, table.seats]) or not box.FACTION_PILE[table.seats, box.YAESTHER]


def _numbers(table: Table) -> dict[str, Argument]:
    """The numbers that the rules speak of."""
    seats = table.seats
    copies = box.IN_GAME[table.edition, seats]
    return {
        "copies": copies,
        "of-type": box.COLOURS * copies,
        "out": box.TAKEN_OUT[table.edition, seats],
        "souls": box.FACTION_PILE[seats, box.SOUL],
        "demons": box.FACTION_PILE[seats, box.DEMON],
        "yaesther": box.FACTION_PILE[seats, box.YAESTHER],
        "limit": min(box.BOAT_LIMIT[seats], box.SPACES_IN[table.layout]),
        "points": points(box.YAESTHER_HALF_POINTS[seats]),
    }


def _sure(line: str) -> dict[str, Argument]:
    """How sure a line is, where it speaks of a part that the book does not print."""
    return _origin(box.BOATS_ORIGIN) if line == "spaces" else {}


def _origin(origin: Origin) -> dict[str, Argument]:
    """How sure something is, as an argument."""
    return {"origin": Thing(f"origin-{origin.value}")}


def _gifts(set_: int) -> Chapter:
    """A set of Gifts."""
    lines = [_gift_line(box.GIFT_SET[set_, number], number) for number in box.GIFT_NUMBER]
    return Chapter(Message("help-set", {"set": argument(box.SET, set_)}), tuple(lines), lists=True)


def _gift_line(gift: int, number: int) -> Message:
    """A Gift with its effect and how sure it is."""
    card = box.GIFT_CARDS[gift]
    named = {"gift": Thing(f"gift-{card.name}"), "effect": Thing(f"gift-effect-{card.name}")}
    return Message("help-gift", {"number": number, **named, **_origin(card.origin)})


def _silence(table: Table) -> list[Chapter]:
    """The Silence cards, if they are in the game."""
    if not table.silence_module:
        return []
    sure = _origin(box.SILENCE_ORIGIN)
    cards = [_silence_line(number) for number in box.SILENCE]
    return [Chapter(Message("guide-silence"), (Message("help-silence", sure), *cards), lists=True)]


def _silence_line(number: int) -> Message:
    """A Silence card with its text."""
    text = Thing(f"silence-text-{box.SILENCE.names[number]}")
    named = {"silence": argument(box.SILENCE, number), "text": text}
    return Message("help-silence-card", {"number": number + 1, **named, **_origin(box.SILENCE_ORIGIN)})
