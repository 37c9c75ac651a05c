"""The pictures in the rules of Passengers: the round of the lesson, and how that game ended."""

from __future__ import annotations

from turncoat.games.example import Example, Shot
from turncoat.games.passengers import components as box
from turncoat.games.passengers.lesson import BRAN, COLE, DEMONS, DUSK, RAVEN, SOULS, WOLF, YOU
from turncoat.games.passengers.scoring import colour_bonus, demon_bonus, demon_points, soul_points
from turncoat.games.passengers.table import Table

RED, BLUE = (box.COLOUR.read(name) for name in ("red", "blue"))
LATER_ROUNDS = (
    "Dusk place 2 wolf 4", "Ember place 2 wolf 3", "You place 2 wolf 1", "Bran place 2 raven 2",
    "Cole place 1 raven 4", "You hue blue", "Cole past 1 wolf 1", "Cole past 1 wolf 2",
    "Dusk disguise green wolf 3", "You vote raven", "Ember vote raven", "Bran vote raven", "Cole vote raven",
    "Dusk vote wolf", "Ember place 1 raven 3", "You place 1 wolf 3", "Bran place 1 raven 1",
    "Cole place 1 wolf 2", "Dusk place 1 raven 4", "Bran player seat-4", "Dusk past 2 raven 4",
    "Dusk past 1 wolf 2", "You shift raven 4 wolf 2", "Ember disguise blue raven 1", "Ember vote wolf",
    "Bran vote wolf", "Cole vote raven", "You vote raven", "Dusk vote raven",
)  # fmt: skip
"""Rounds II and III."""


def _sits(t: Table, row: int, boat: int, space: int, card: str) -> bool:
    """Whether a card sits on a space, counted from 1, of a round, counted from 0."""
    return t.passenger[row, boat, space - 1] == box.CARD.read(card)


EXAMPLES = (
    Example(
        "guide-goal",
        (
            Shot("faction", at="faction", parts=("faction",), holds=lambda t: t.faction[YOU] == SOULS),
            Shot(
                "won",
                parts=("afterlands",),
                to="end",
                then=LATER_ROUNDS,
                holds=lambda t: not t.awaits and (soul_points(t), demon_points(t)) == (7, 4),
            ),
        ),
    ),
    Example(
        "guide-round",
        (
            Shot(
                "seat",
                at="space-wolf-0",
                parts=("boat-raven", "boat-wolf"),
                to="peek",
                holds=lambda t: _sits(t, 0, WOLF, 1, "soul-red") and t.voices[YOU] == 1,
            ),
            Shot(
                "gifts",
                at="space-wolf-3",
                parts=("boat-raven", "boat-wolf"),
                to="mask",
                holds=lambda t: bool(t.face_up[0, WOLF, 3]) and t.mask[0, WOLF, 1] == RED,
            ),
            Shot(
                "votes",
                parts=("afterlands",),
                to="votes",
                holds=lambda t: t.ferried[0] == WOLF and len(t.ferried) == 3,
            ),
        ),
    ),
    Example(
        "guide-scoring",
        (
            Shot(
                "souls",
                at="past-1-wolf-1",
                parts=("afterlands",),
                to="end",
                then=LATER_ROUNDS,
                holds=lambda t: (
                    colour_bonus(t, 0, RED) == 1
                    and _sits(t, 0, WOLF, 1, "soul-red")
                    and _sits(t, 0, WOLF, 2, "soul-blue")
                    and _sits(t, 0, WOLF, 4, "soul-blue")
                ),
            ),
            Shot(
                "demon",
                at="past-2-raven-3",
                parts=("afterlands",),
                holds=lambda t: (
                    demon_bonus(t, 1, 3) == 2
                    and _sits(t, 1, RAVEN, 4, "demon-blue")
                    and _sits(t, 0, WOLF, 4, "soul-blue")
                    and _sits(t, 2, RAVEN, 4, "soul-blue")
                ),
            ),
            Shot(
                "alone",
                at="past-3-raven-0",
                parts=("afterlands",),
                holds=lambda t: (
                    demon_bonus(t, 2, 0) == 0
                    and _sits(t, 2, RAVEN, 1, "demon-blue")
                    and _sits(t, 2, RAVEN, 3, "soul-red")
                ),
            ),
        ),
    ),
    Example(
        "guide-secrets",
        (
            Shot("said", at="seat-2", parts=("seat-1", "seat-2", "seat-3"), to="place", says="Cole"),
            Shot(
                "lied",
                at="space-raven-2",
                parts=("boat-raven",),
                to="lie",
                holds=lambda t: _sits(t, 0, RAVEN, 3, "demon-green") and t.faction[COLE] == DEMONS,
            ),
            Shot(
                "told-by-votes",
                at="seat-3",
                parts=("seat-2", "seat-3", "seat-4"),
                to="votes",
                holds=lambda t: t.faction[DUSK] == t.faction[COLE] == DEMONS and t.faction[BRAN] == SOULS,
            ),
        ),
    ),
)
