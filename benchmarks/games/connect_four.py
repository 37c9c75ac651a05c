"""Connect Four: seven columns, six rows, four in a row."""

from __future__ import annotations

from typing import Any

from benchmarks.games.small import NONE, SEATS, small_game
from turncoat.kernel.families import Families
from turncoat.kernel.moves import allow
from turncoat.kernel.record import Cells, Record, count, one, some
from turncoat.kernel.rule import rule
from turncoat.kernel.things import SEAT, Places

COLUMNS, ROWS = 7, 6
HIGH = ROWS + 1
"""Bits of a column: one more than it has rows, so that no line goes over its edge."""
COLUMN = Places("column", COLUMNS)
MOVES = Families("move")
DROP = MOVES.family("drop", column=COLUMN)


class Table(Record, news=1):
    """One game of Connect Four."""

    discs: Cells = some(Places("cell", COLUMNS * HIGH), SEAT, shown=True)
    """A bit for each disc, column by column from below."""
    filled: Cells = count(0, ROWS, COLUMN, blank=0, shown=True)
    winner: int = one(SEAT, shown=True)


@rule
def deal(t: Table) -> None:
    """An empty board."""
    t.awaits = 1


@rule
def legal(t: Table, seat: int, mask: Any) -> int:
    """Every column with room."""
    found = 0
    if (t.awaits >> seat) & 1:
        for column in range(COLUMNS):
            if t.filled[column] < ROWS:
                allow(mask, DROP.at(column))
                found += 1
    return found


@rule
def play(t: Table, seat: int, move: int) -> None:
    """A disc falls; four in a row win, and a full board ends it."""
    column = DROP.column(move)
    t.decisions += 1
    t.discs[seat] |= 1 << (HIGH * column + t.filled[column])
    t.filled[column] += 1
    t.awaits = 1 << (1 - seat)
    if has_four(t.discs[seat]):
        t.winner = seat
        t.awaits = 0
    elif t.decisions == COLUMNS * ROWS:
        t.awaits = 0


@rule
def has_four(discs: int) -> bool:
    """Upwards, falling, level and rising."""
    for step in (1, HIGH - 1, HIGH, HIGH + 1):
        pairs = discs & (discs >> step)
        if pairs & (pairs >> (2 * step)):
            return True
    return False


@rule
def payoff(t: Table, out: Any) -> None:
    """One for the winner, nothing for a draw."""
    for seat in range(SEATS):
        out[seat] = 0 if t.winner == NONE else 1 if seat == t.winner else -1


CONNECT_FOUR = small_game("connect-four", Table, MOVES, deal, legal, play, payoff)
