"""Cerberus in chapters, for those who learn it and those who look something up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.components import COURSES, NONE
from turncoat.games.cerberus.effects import bonus_effect
from turncoat.games.cerberus.names import effect_of
from turncoat.games.cerberus.options import BOOK_OR_MARKER
from turncoat.games.cerberus.table import Table
from turncoat.games.chapters import Chapter
from turncoat.kernel.origin import Origin
from turncoat.words import Argument, Message, Thing, argument, listed

HINTS = {
    "guide-turn": (
        "rule-play",
        "rule-part",
        "rule-advance",
        "rule-way",
        "rule-own-share",
        "rule-own-card",
        "rule-offer",
        "rule-give-up",
        "rule-card-or-steps",
        "rule-retreat",
    ),
    "guide-cerberus": ("rule-caught",),
    "guide-barque": (
        "rule-look",
        "rule-over",
    ),
}
"""The hints of which chapters tell more."""


def chapters(table: Table, options: Mapping[str, str]) -> list[Chapter]:
    """The rules for a number of seats and options, and what in them is not from the book."""
    lists = {**_cards(table), **_boards(), "help-origins": [Message("help-reconstruction")]}
    return [
        *(
            Chapter(Message(title), tuple(lines), hints=HINTS.get(title, ()))
            for title, lines in _rules(table).items()
        ),
        *(Chapter(Message(title), tuple(lines), lists=True) for title, lines in lists.items()),
    ]


def _rules(table: Table) -> dict[str, list[Message]]:
    """How the game goes, by the titles of chapters."""
    line = partial(_line, _numbers(table))
    return {
        "guide-goal": [line("goal"), line("mercy")],
        "guide-setup": [line("setup"), _course_line(table)],
        "guide-turn": [line("turn"), line("effect"), line("others"), line("share"), line("moves")],
        "guide-cerberus": [
            line("rage", box.TRACK_ORIGIN),
            line("track"),
            line("hunt"),
            line("capture"),
            line("turned", box.PRINTED_CIRCLE_ORIGIN if table.circle_by_marker else Origin.RULEBOOK),
            line("lost"),
        ],
        "guide-barque": [line("barque"), line("end")],
        "guide-secrets": [line("decks"), Message("guide-talk")],
    }


def _cards(table: Table) -> dict[str, list[Message]]:
    """All cards, by the titles of chapters."""
    actions = range(box.ACTION_CARDS)
    return {
        "help-actions": [_action_line(action) for action in actions],
        "help-cerberus-actions": [_action_line(box.ACTION_CARDS + action) for action in actions],
        "help-survival": [_card_line(table, kind) for kind in range(box.SURVIVAL_KINDS)],
        "help-betrayal": [_card_line(table, kind) for kind in range(box.SURVIVAL_KINDS, box.KINDS)],
    }


def _boards() -> dict[str, list[Message]]:
    """All sides of boards and all special places, by the titles of chapters."""
    places = [argument(box.FEATURE, place) for place in box.FEATURE if place != box.PLAIN]
    return {
        "help-boards": [_stretch_line(side) for side in box.SIDE],
        "help-places": [Message("help-place", {"feature": place}) for place in places],
    }


def _line(numbers: Mapping[str, Argument], name: str, sure: Origin = Origin.RULEBOOK) -> Message:
    """A line of the rules, with how sure it is where it is not from the book."""
    origin: dict[str, Argument] = {} if sure == Origin.RULEBOOK else {"origin": Thing(f"origin-{sure.value}")}
    return Message(f"help-{name}", {**numbers, **origin})


def skulls_of(table: Table) -> int:
    """The skulls of a course, or those wished for where it is not drawn yet."""
    return table.wish if table.course == NONE else box.COURSE_SKULLS[table.course]


def difficulty_of(table: Table) -> int:
    """The skulls, and what the starting Speed adds."""
    return skulls_of(table) + table.least_speed - box.LOWEST_SPEED[table.seats]


def _numbers(table: Table) -> dict[str, Argument]:
    """The numbers that the rules speak of."""
    drawn = table.course == NONE
    track: Argument = (
        Message("either", {"first": box.TRACK[1], "second": box.TRACK[0]})
        if drawn
        else box.TRACK[COURSES[table.course][0]]
    )
    return {
        "track": track,
        "speed": table.least_speed,
        "circle": BOOK_OR_MARKER[table.circle_by_marker],
        "unused": box.PAWNS - table.seats,
    }


def _course_line(table: Table) -> Message:
    """The course with its difficulty, as far as it is known before the deal."""
    numbers: dict[str, Argument] = {"skulls": skulls_of(table), "difficulty": difficulty_of(table)}
    if table.course == NONE:
        return Message("help-random-course", numbers)
    sides = COURSES[table.course]
    stretches = listed([argument(box.SIDE, side) for side in sides])
    spaces = sum(box.SPACES_OF[side] for side in sides)
    origin = _weakest([box.SIDES[side].layout_origin for side in sides])
    return Message(
        "help-course",
        numbers | {"stretches": stretches, "spaces": spaces, "origin": Thing(f"origin-{origin.value}")},
    )


def _weakest(origins: Sequence[Origin]) -> Origin:
    """How sure something is whose parts are so sure."""
    return max(origins, key=list(Origin).index)


def _action_line(action: int) -> Message:
    """A face of an Action card with both effects and how sure they are."""
    return Message(
        "help-action",
        {
            "action": argument(box.ACTION, action),
            "first": effect_of(box.OF_ACTION.at(action, 0)),
            "second": effect_of(box.OF_ACTION.at(action, 1)),
            "origin": Thing(f"origin-{effects_origin(box.OF_ACTION.at(action, 0)).value}"),
        },
    )


def _card_line(table: Table, kind: int) -> Message:
    """A Survival or Betrayal card with both effects and how sure they are."""
    card = box.BONUS_CARDS[kind]
    return Message(
        "help-card",
        {
            "card": argument(box.KIND, kind),
            "copies": card.copies,
            "first": effect_of(bonus_effect(table, kind, 0)),
            "second": effect_of(bonus_effect(table, kind, 1)),
            "origin": Thing(f"origin-{effects_origin(bonus_effect(table, kind, 0)).value}"),
        },
    )


def effects_origin(effect: int) -> Origin:
    """How sure an effect is, by the reading of its card."""
    if box.OF_ACTION.has(effect):
        card = box.OF_ACTION.action(effect)
        return (*box.ADVENTURER_ACTIONS, *box.CERBERUS_ACTIONS)[card].effects_origin
    if effect == box.OPPORTUNISM_BY_CARD:
        return box.OPPORTUNISM_BY_CARD_ORIGIN
    return box.BONUS_CARDS[box.OF_BONUS.kind(effect)].effects_origin


def _stretch_line(side: int) -> Message:
    """A side of a board with its skulls and spaces, and how sure they are."""
    card = box.SIDES[side]
    return Message(
        "help-stretch",
        {
            "stretch": argument(box.SIDE, side),
            "skulls": card.skulls,
            "spaces": box.SPACES_OF[side],
            "sure": Thing(f"origin-{card.skulls_origin.value}"),
            "origin": Thing(f"origin-{card.layout_origin.value}"),
            "same": "yes" if card.skulls_origin == card.layout_origin else "no",
        },
    )
