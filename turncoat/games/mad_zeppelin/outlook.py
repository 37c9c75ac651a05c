"""Who will win a game of Mad Zeppelin, by what everybody has thrown and holds as a turn begins.

The prospects of all, and those that nobody reaches the target before the Zeppelin lands, were fitted to games
between hand-written players at two to six seats, 376,000 turns of both modes: they are sums of the charts
below, in parts of an octave.
"""

from __future__ import annotations

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin.hunch import levels_missing, turns_for, turns_of_flight
from turncoat.games.mad_zeppelin.scoring import score
from turncoat.games.mad_zeppelin.table import Table
from turncoat.kernel.chart import chart
from turncoat.kernel.game import Outlook
from turncoat.kernel.moves import ones
from turncoat.kernel.prospects import power, shared_out
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import rule

HALF_A_TURN = 5
"""In tenths of a turn."""
TO_GO = chart([
    605, 564, 525, 482, 440, 389, 342, 299, 254, 219, 182, 144, 107, 75, 38, 5, -25, -66, -97, -125, -151,
    -191, -225, -250, -278, -310, -339, -362, -397, -419, -451,
])  # fmt: skip
"""By the points that a seat needs to reach the target."""
COIN = 26
USEFUL_COINS = 8
"""More of them make no difference."""
HELD = chart([21, 10, 10, 15, 32, 39, 47, 50])
"""For each piece of Cargo in hand, by kind."""
MISSING = chart([0, 12, -3, -13, -22])
"""By how many levels of Cargo are missing for the bonus."""
ORDER = chart([0, -12, -14, -25, -48, -74])
"""By how many seats are before it, beginning with the leader."""
TOO_LATE = chart([1094, 995, 887, 804, 726, 650, 566, 472, 399, 252, 95, 41, -31, -125, -211, -260, -658])
"""That nobody wins, by how many half turns of flight are left beyond those that the foremost seat needs,"""
LATEST = -5
"""beginning with so many,"""
NEARER = 41
"""and so much likelier for each point less that it needs: all others need more."""


@rule
def turn(t: Table) -> int:
    """The turn."""
    return t.turn


@rule
def to_go(t: Table, seat: int) -> int:
    """The points that a seat needs."""
    return max(0, min(len(TO_GO) - 1, box.TARGET[t.mode] - score(t, seat)))


@rule
def prospects(t: Table, seat: int) -> int:
    """How good the prospects of a seat are."""
    found = TO_GO[to_go(t, seat)] + COIN * min(USEFUL_COINS, t.coins[seat])
    for kind in range(box.KINDS):
        found += HELD[kind] * t.hand[seat, kind]
    return found + MISSING[ones(levels_missing(t, seat))] + ORDER[(seat - t.leader) % t.seats]


@rule
def prospects_of_nobody(t: Table) -> int:
    """How likely it is beside those that the Zeppelin lands too early for all."""
    least = box.TARGET[t.mode]
    for seat in range(t.seats):
        least = min(least, to_go(t, seat))
    spare = (turns_of_flight(t) - turns_for(least)) // HALF_A_TURN - LATEST
    return TOO_LATE[max(0, min(len(TOO_LATE) - 1, spare))] - NEARER * least


@rule
def chances(t: Table, out: Cells) -> None:
    """The chance of each seat to win, in thousandths, as a turn begins."""
    for seat in range(t.seats):
        out[seat] = power(prospects(t, seat))
    shared_out(out, t.seats, power(prospects_of_nobody(t)))


OUTLOOK = Outlook(turn, chances)
