"""Cerberus in short, for the help in the game."""

from __future__ import annotations

from collections.abc import Mapping

from turncoat.games.cerberus import GAME
from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.components import COURSE_SKULLS, COURSES, LOWEST_SPEED, NONE, SPACES_OF, TRACK
from turncoat.games.cerberus.effects import bonus_effect
from turncoat.games.cerberus.names import effect_of, thing
from turncoat.games.cerberus.options import BOOK_OR_MARKER
from turncoat.games.cerberus.table import Table
from turncoat.kernel.origin import Origin
from turncoat.words import Argument, Message, Thing, listed

BEFORE_COURSE = ("goal", "mercy", "setup")
AFTER_COURSE = (
    "turn", "effect", "others", "share", "moves", "rage", "hunt", "capture", "turned", "lost", "barque",
    "end", "decks",
)  # fmt: skip


def help_lines(seats: int, options: Mapping[str, str] | None = None) -> list[Message]:
    """The rules in short for a number of seats and options, and what in them is not from the book."""
    table = GAME.blank(seats, options)
    assert isinstance(table, Table)
    numbers = _numbers(table)
    return [
        *(Message(f"help-{chapter}", numbers) for chapter in BEFORE_COURSE),
        _course_line(table),
        *(Message(f"help-{chapter}", numbers) for chapter in AFTER_COURSE),
        Message("help-actions"),
        *(_action_line(action) for action in range(box.ACTION_CARDS)),
        Message("help-cerberus-actions"),
        *(_action_line(box.ACTION_CARDS + action) for action in range(box.ACTION_CARDS)),
        Message("help-survival"),
        *(_card_line(table, kind) for kind in range(box.SURVIVAL_KINDS)),
        Message("help-betrayal"),
        *(_card_line(table, kind) for kind in range(box.SURVIVAL_KINDS, box.KINDS)),
        Message("help-boards"),
        *(_stretch_line(side) for side in range(len(box.SIDES))),
        Message("help-places"),
        *(Message("help-place", {"feature": thing("feature", place)}) for place in range(1, box.FEATURES)),
        Message("help-origins"),
        Message("help-reconstruction"),
    ]


def skulls_of(table: Table) -> int:
    """The skulls of a course, or those wished for where it is not drawn yet."""
    return table.wish if table.course == NONE else COURSE_SKULLS[table.course]


def difficulty_of(table: Table) -> int:
    """The skulls, and what the starting Speed adds."""
    return skulls_of(table) + table.least_speed - LOWEST_SPEED[table.seats]


def _numbers(table: Table) -> dict[str, Argument]:
    """The numbers that the help speaks of."""
    drawn = table.course == NONE
    track: Argument = (
        Message("either", {"first": TRACK[1], "second": TRACK[0]})
        if drawn
        else TRACK[COURSES[table.course][0]]
    )
    return {"track": track, "speed": table.least_speed, "circle": BOOK_OR_MARKER[table.circle_by_marker]}


def _course_line(table: Table) -> Message:
    """The course with its difficulty, as far as it is known before the deal."""
    numbers: dict[str, Argument] = {"skulls": skulls_of(table), "difficulty": difficulty_of(table)}
    if table.course == NONE:
        return Message("help-random-course", numbers)
    sides = COURSES[table.course]
    stretches = listed([thing("stretch", side) for side in sides])
    spaces = sum(SPACES_OF[side] for side in sides)
    return Message("help-course", numbers | {"stretches": stretches, "spaces": spaces})


def _action_line(action: int) -> Message:
    """A face of an Action card with both effects and how sure they are."""
    card = (*box.ADVENTURER_ACTIONS, *box.CERBERUS_ACTIONS)[action]
    return Message(
        "help-action",
        {
            "action": thing("action", action),
            "first": effect_of(2 * action),
            "second": effect_of(2 * action + 1),
            "origin": Thing(f"origin-{card.effects_origin.value}"),
        },
    )


def _card_line(table: Table, kind: int) -> Message:
    """A Survival or Betrayal card with both effects and how sure they are."""
    card = box.BONUS_CARDS[kind]
    return Message(
        "help-card",
        {
            "card": thing("card", kind),
            "copies": card.copies,
            "first": effect_of(bonus_effect(table, kind, 0)),
            "second": effect_of(bonus_effect(table, kind, 1)),
            "origin": Thing(f"origin-{_effects_origin(table, kind).value}"),
        },
    )


def _effects_origin(table: Table, kind: int) -> Origin:
    """How sure the effects of a card are, by the reading that was agreed."""
    if kind == box.OPPORTUNISM and table.opportunism_by_card:
        return box.OPPORTUNISM_BY_CARD_ORIGIN
    return box.BONUS_CARDS[kind].effects_origin


def _stretch_line(side: int) -> Message:
    """A side of a board with its skulls and spaces, and how sure they are."""
    card = box.SIDES[side]
    return Message(
        "help-stretch",
        {
            "stretch": thing("stretch", side),
            "skulls": card.skulls,
            "spaces": SPACES_OF[side],
            "sure": Thing(f"origin-{card.skulls_origin.value}"),
            "origin": Thing(f"origin-{card.layout_origin.value}"),
            "same": "yes" if card.skulls_origin == card.layout_origin else "no",
        },
    )
