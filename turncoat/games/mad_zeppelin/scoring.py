"""Points in Mad Zeppelin, the two endings, and who wins."""

from __future__ import annotations

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin import news, table
from turncoat.games.mad_zeppelin.components import NONE
from turncoat.games.mad_zeppelin.table import Table
from turncoat.kernel.news import EVERYONE, tell
from turncoat.kernel.rule import rule


@rule
def cargo_points(t: Table, seat: int) -> int:
    """The value of what a seat threw overboard."""
    points = 0
    for kind in range(box.KINDS):
        points += box.POINTS[kind] * t.thrown[seat, kind]
    return points


@rule
def bonus(t: Table, seat: int) -> int:
    """One point for Cargo of all four levels, however often."""
    levels = 0
    for kind in range(box.KINDS):
        if t.thrown[seat, kind] > 0:
            levels |= 1 << (box.LEVEL[kind] - 1)
    return box.BONUS if levels == (1 << box.LEVELS) - 1 else 0


@rule
def score(t: Table, seat: int) -> int:
    """A seat's points."""
    return cargo_points(t, seat) + bonus(t, seat)


@rule
def at_target(t: Table) -> int:
    """The seats that have the points that the mode asks for, as a set of bits."""
    seats = 0
    for seat in range(t.seats):
        if score(t, seat) >= box.TARGET[t.mode]:
            seats |= 1 << seat
    return seats


@rule
def end_game(t: Table, ending: int) -> None:
    """Count: of those at the target the highest, among equals the one with the fewest coins."""
    t.ending = ending
    t.asks = table.NO_QUESTION
    t.awaits = 0
    there = at_target(t)
    if ending == table.BY_POINTS:
        tell(t, EVERYONE, news.REACHED, there)
    elif ending == table.BY_FLIGHT:
        tell(t, EVERYONE, news.LANDED, t.actor)
    best = NONE
    for seat in range(t.seats):
        if not (there >> seat) & 1:
            continue
        lead = 1
        if best != NONE:
            lead = score(t, seat) - score(t, best)
            if lead == 0:
                lead = t.coins[best] - t.coins[seat]
        if lead > 0:
            t.winners = 0
            best = seat
        if lead >= 0:
            t.winners |= 1 << seat
    if best == NONE:
        tell(t, EVERYONE, news.NOBODY_WON, box.TARGET[t.mode])
    elif t.winners == 1 << best:
        tell(t, EVERYONE, news.WON, best, score(t, best), t.coins[best])
    else:
        tell(t, EVERYONE, news.DRAWN_GAME, t.winners, score(t, best), t.coins[best])
