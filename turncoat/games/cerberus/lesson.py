"""The lesson of Cerberus: two turns on the run, a lie about the Barque, and whom the Hunt gets for it."""

from __future__ import annotations

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.table import CERBERUS, Table, in_play
from turncoat.games.lesson import Lesson, Step

YOU, BRAN, COLE = range(3)


def _on(t: Table, *spaces: int) -> bool:
    """Where the pawns of all stand, seat by seat."""
    return [int(t.space[seat]) for seat in range(t.seats)] == list(spaces)


LESSON = Lesson(
    seats=3,
    deal=980,
    steps=(
        Step(
            "goal",
            at="mooring-1",
            others=("Cole action regroup-fury 2", "Cole peek 1", "Cole says barque-has 1 3"),
        ),
        Step(
            "run",
            at="action-run-stalk-0",
            move="action run-stalk 1",
            wrong="run-other",
            holds=lambda t: bool(t.known[COLE] & 1) and t.feature[t.space[YOU] + 2] == box.DRAW_SYMBOL,
        ),
        Step(
            "card",
            at="survival-cowardice-0",
            move="bonus cowardice 1",
            wrong="card-other",
            holds=lambda t: t.hand[YOU, box.COWARDICE] == 1,
        ),
        Step("peek", at="peek-0", move="peek 1", wrong="peek-other"),
        Step(
            "lie",
            at="mooring-1",
            others=(
                "Bran action run-stalk 1",
                "Bran end",
                "Cole action run-stalk 1",
                "Cole end",
                "Cole says help-me",
            ),
            holds=lambda t: t.barque[0] == 1 and not t.known[BRAN],
        ),
        Step(
            "rage",
            at="rage",
            holds=lambda t: t.rage == t.hunt - 1 and t.dog + t.speed == 5 and _on(t, 4, 4, 4),
        ),
        Step(
            "rush",
            at="action-rush-return-0",
            move="action rush-return 1",
            wrong="rush-other",
        ),
        Step(
            "help",
            at="whom-1",
            move="target 2 seat-2",
            wrong="help-other",
            others=("Bran bonus favoritism 1", "Bran target 2 seat-1"),
        ),
        Step(
            "repaid",
            at="space-4",
            others=("Bran action gather-harry 1",),
            holds=lambda t: _on(t, 7, 6, 4) and t.rage == t.hunt - 1 and t.active == BRAN,
        ),
        Step(
            "caught",
            at="seat-2",
            others=("Cole action run-stalk 1", "Cole bonus grudge 1", "Cole target 1 seat-1"),
            holds=lambda t: t.role[COLE] == CERBERUS and t.hand_size[COLE] == 1 and t.active == COLE,
        ),
        Step(
            "servant",
            at="space-3",
            holds=lambda t: _on(t, 5, 6, box.NONE) and t.dog == 3,
        ),
        Step("seat", at="mooring-1", holds=lambda t: in_play(t) == 2 > t.barque[0]),
        Step("end"),
    ),
)
