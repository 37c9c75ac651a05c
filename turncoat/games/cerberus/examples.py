"""The pictures in the rules of Cerberus: the flight of the lesson, and how it ended."""

from __future__ import annotations

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.lesson import BRAN, COLE, YOU
from turncoat.games.cerberus.table import CERBERUS, ESCAPE, LOST, is_aboard
from turncoat.games.example import Example, Shot

TO_THE_END = (
    "You action regroup-fury 1", "You end", "Bran action regroup-fury 1", "Bran end",
    "Cole action regroup-fury 2", "Cole bonus grudge 1", "Cole target 1 seat-2", "You action run-stalk 1",
    "You end", "Bran bonus opportunism 1", "Bran part 1", "You peek 3", "Bran action gather-harry 1",
    "Cole action rush-return 2", "Cole bonus sabotage 1", "You action rush-return 1",
    "Cole action regroup-fury 2", "Cole end", "You action regroup-fury 1", "You end",
    "Cole action run-stalk 2", "Cole bonus sabotage 1", "You action run-stalk 1", "You way yes",
    "Cole action gather-harry 2", "Cole bonus violence 1", "You action regroup-fury 1",
    "You bonus favoritism 1", "Cole bonus ambush 2", "Cole action rush-return 1", "You action run-stalk 1",
    "Cole action gather-harry 2", "You action rush-return 1",
)  # fmt: skip
"""The turns after the lesson."""

EXAMPLES = (
    Example(
        "guide-goal",
        (
            Shot(
                "barques",
                at="mooring-1",
                parts=("mooring-1", "mooring-2", "mooring-3"),
                to="goal",
                holds=lambda t: sorted(t.barque) == [1, 2, 3],
            ),
            Shot(
                "escaped",
                parts=("mooring-1", "mooring-2", "mooring-3"),
                at="mooring-1",
                to="end",
                then=TO_THE_END,
                holds=lambda t: t.ending == ESCAPE and is_aboard(t, YOU) and t.barque[0] == 1,
            ),
        ),
    ),
    Example(
        "guide-turn",
        (
            Shot(
                "action",
                at="action-run-stalk-0",
                parts=("action-run-stalk",),
                to="run",
                holds=lambda t: t.space[YOU] == 2,
            ),
            Shot(
                "ran",
                at="space-4",
                parts=("space-0", "space-2", "space-4", "space-6"),
                to="card",
                holds=lambda t: t.space[YOU] == 4 and t.feature[4] == box.DRAW_SYMBOL,
            ),
            Shot(
                "helped",
                at="space-6",
                parts=("space-4", "space-5", "space-6", "space-7"),
                to="repaid",
                holds=lambda t: (t.space[YOU], t.space[BRAN], t.space[COLE]) == (7, 6, 4),
            ),
        ),
    ),
    Example(
        "guide-cerberus",
        (
            Shot(
                "rage",
                at="rage",
                parts=("rage",),
                to="rage",
                holds=lambda t: t.rage == t.hunt - 1 and t.dog + t.speed == 5,
            ),
            Shot(
                "caught",
                at="seat-2",
                parts=("seat-0", "seat-1", "seat-2"),
                to="caught",
                holds=lambda t: t.role[COLE] == CERBERUS and t.hand_size[COLE] == 1,
            ),
            Shot(
                "closer",
                at="space-3",
                parts=("space-2", "space-3", "space-4", "space-5", "space-6"),
                to="servant",
                holds=lambda t: t.dog == 3 and (t.space[YOU], t.space[BRAN]) == (5, 6),
            ),
        ),
    ),
    Example(
        "guide-barque",
        (
            Shot(
                "left",
                parts=("mooring-1", "mooring-2", "mooring-3"),
                at="mooring-1",
                to="end",
                then=TO_THE_END,
                holds=lambda t: bool(t.revealed) and t.barque[0] == 1 and is_aboard(t, YOU),
            ),
            Shot(
                "others",
                parts=("seat-0", "seat-1", "seat-2"),
                holds=lambda t: t.role[BRAN] == LOST and t.role[COLE] == CERBERUS,
            ),
        ),
    ),
    Example(
        "guide-secrets",
        (
            Shot(
                "said",
                at="seat-2",
                parts=("seat-1", "seat-2"),
                to="run",
                says="Cole",
                holds=lambda t: t.barque[0] == 1,
            ),
            Shot(
                "looked",
                at="mooring-1",
                parts=("mooring-1", "mooring-2", "mooring-3"),
                to="lie",
                holds=lambda t: t.barque[0] == 1 and bool(t.known[YOU] & 1) and not t.known[BRAN],
            ),
        ),
    ),
)
