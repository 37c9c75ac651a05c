"""Backgammon without the doubling cube, one checker after another.

Each player counts the points from the own end: 25 is the bar, 24 to 1 the way home, 0 is off the board.
Where only one of two dice can be played, it is the larger if possible; who can play none passes.
"""

from __future__ import annotations

from typing import Any

from benchmarks.games.small import NONE, SEATS, small_game
from turncoat.kernel.chance import below
from turncoat.kernel.chart import chart
from turncoat.kernel.families import Families
from turncoat.kernel.moves import allow
from turncoat.kernel.record import Cells, Record, count, one
from turncoat.kernel.rule import rule
from turncoat.kernel.things import SEAT, Count, Places

OFF, BAR, POINTS, HOME = 0, 25, 26, 6
FACES, CHECKERS = 6, 15
POINT, FACE = Places("point", POINTS), Count(1, FACES, "face")
START = chart([{24: 2, 13: 5, 8: 3, 6: 5}.get(point, 0) for point in range(POINTS)])
MOVES = Families("move")
MOVE = MOVES.family("move", die=FACE, source=Count(1, BAR, "point"))


class Table(Record, news=1, decisions=1_000_000):
    """One game of backgammon."""

    men: Cells = count(0, CHECKERS, SEAT, POINT, blank=0, shown=True)
    turn: int = one(SEAT, shown=True)
    high: int = count(0, FACES, blank=0, shown=True)
    low: int = count(0, FACES, blank=0, shown=True)
    """The dice that are still to be played, 0 where one is not."""
    doubles: int = count(0, 2, blank=0, shown=True)
    """Dice of a double that come after these two."""
    winner: int = one(SEAT, shown=True)


@rule
def deal(t: Table) -> None:
    """Each rolls a die until they differ; the higher one begins with both."""
    for seat in range(SEATS):
        for point in range(POINTS):
            t.men[seat, point] = START[point]
    first = 1 + below(t.chance, FACES)
    second = 1 + below(t.chance, FACES)
    while first == second:
        first = 1 + below(t.chance, FACES)
        second = 1 + below(t.chance, FACES)
    t.turn = 0 if first > second else 1
    t.high = max(first, second)
    t.low = min(first, second)
    t.awaits = 1 << t.turn


@rule
def can_play(t: Table, seat: int, die: int, source: int, gone: int, come: int) -> bool:
    """Whether a checker may move, where another has just gone from a point and come to one (or NONE)."""
    if held(t, seat, source, gone, come) == 0:
        return False
    if source != BAR and held(t, seat, BAR, gone, come) > 0:
        return False
    target = source - die
    if target > OFF:
        return t.men[1 - seat, BAR - target] < 2
    rearmost = BAR
    while held(t, seat, rearmost, gone, come) == 0:
        rearmost -= 1
    return rearmost <= HOME and (target == OFF or source == rearmost)


@rule
def held(t: Table, seat: int, point: int, gone: int, come: int) -> int:
    """Checkers on a point, where one has just gone and come."""
    return t.men[seat, point] - (point == gone) + (point == come)


@rule
def has_move(t: Table, seat: int, die: int, gone: int, come: int) -> bool:
    """Whether a die can be played at all."""
    source = BAR
    while source > OFF and not can_play(t, seat, die, source, gone, come):
        source -= 1
    return source > OFF


@rule
def leads_on(t: Table, seat: int, die: int, other: int, source: int) -> bool:
    """Whether the other die can be played after this one."""
    return can_play(t, seat, die, source, NONE, NONE) and has_move(
        t, seat, other, source, max(OFF, source - die)
    )


@rule
def both_can_be_played(t: Table, seat: int) -> bool:
    """Whether the two dice can be played one after the other, in either order."""
    for source in range(1, POINTS):
        if leads_on(t, seat, t.high, t.low, source) or leads_on(t, seat, t.low, t.high, source):
            return True
    return False


@rule
def legal(t: Table, seat: int, mask: Any) -> int:
    """As many dice as possible have to be played; of two that exclude each other, the larger."""
    if not (t.awaits >> seat) & 1:
        return 0
    both = t.high > t.low > 0 and both_can_be_played(t, seat)
    found = mark(t, seat, t.high, t.low, both, mask) if t.high else 0
    if t.low and t.low != t.high and (both or found == 0):
        found += mark(t, seat, t.low, t.high, both, mask)
    return found


@rule
def mark(t: Table, seat: int, die: int, other: int, both: bool, mask: Any) -> int:
    """The moves with a die, those alone after which the other can be played too where that has to be."""
    found = 0
    for source in range(1, POINTS):
        fits = leads_on(t, seat, die, other, source) if both else can_play(t, seat, die, source, NONE, NONE)
        if fits:
            allow(mask, MOVE.at(die, source))
            found += 1
    return found


@rule
def play(t: Table, seat: int, move: int) -> None:
    """A checker moves and may hit another; then the next die, or the other player's."""
    t.decisions += 1
    die = MOVE.die(move)
    source = MOVE.source(move)
    target = max(OFF, source - die)
    t.men[seat, source] -= 1
    t.men[seat, target] += 1
    if target > OFF and t.men[1 - seat, BAR - target] == 1:
        t.men[1 - seat, BAR - target] = 0
        t.men[1 - seat, BAR] += 1
    if t.doubles:
        t.doubles -= 1
    elif die == t.high:
        t.high = 0
    else:
        t.low = 0
    if t.men[seat, OFF] == CHECKERS:
        t.winner = seat
        t.awaits = 0
    elif not goes_on(t, seat):
        pass_dice(t)


@rule
def goes_on(t: Table, seat: int) -> bool:
    """Whether a die is left that can be played."""
    if t.high and has_move(t, seat, t.high, NONE, NONE):
        return True
    return t.low > 0 and has_move(t, seat, t.low, NONE, NONE)


@rule
def pass_dice(t: Table) -> None:
    """The other player rolls, and whoever can play nothing passes the dice on."""
    while True:
        t.turn = 1 - t.turn
        first = 1 + below(t.chance, FACES)
        second = 1 + below(t.chance, FACES)
        t.high = max(first, second)
        t.low = min(first, second)
        t.doubles = 2 if first == second else 0
        if goes_on(t, t.turn):
            break
    t.awaits = 1 << t.turn


@rule
def payoff(t: Table, out: Any) -> None:
    """One; two if the loser has borne off nothing, three if it is also on the bar or in the other's home."""
    loser = 1 - t.winner
    worth = 1
    if t.men[loser, OFF] == 0:
        worth = 2
        for point in range(BAR - HOME, POINTS):
            if t.men[loser, point]:
                worth = 3
    out[t.winner] = worth
    out[loser] = -worth


BACKGAMMON = small_game("backgammon", Table, MOVES, deal, legal, play, payoff)
