"""Who will win a game of Chaos Contract, by what everybody has scored and holds as a turn begins.

Prospects were fitted to 160,000 games at two to five seats that hand-written players played on from there,
after one move in five by lot (`benchmarks/chaos_contract_prospects.py`). They are sums of the charts below,
in parts of an octave.
"""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract.table import Table, hand_size, score
from turncoat.kernel.chart import chart
from turncoat.kernel.game import Outlook
from turncoat.kernel.prospects import power, shared_out
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import rule

AHEAD = chart([0, 10, 20, 34, 48, 67, 86, 108, 130, 160, 190, 230, 270])
"""By what is scored, in twelfths of a win."""
ARMED = chart([
    [0] * 11,
    [0] * 11,
    [0, 128, 170, 192, 211, 223, 234, 239, 243, 246, 248],
    [0, 39, 52, 60, 69, 73, 75, 77, 77, 78, 81],
    [0, 25, 30, 33, 38, 40, 44, 47, 49, 49, 51],
    [0, 21, 22, 23, 24, 27, 29, 31, 33, 34, 35],
])  # fmt: skip
"""By seats, and by the dice cards in a hand: where there are many to go along with, a few will do."""
MANY = 10
"""More of them make no difference."""
LATER = chart([0, 0, 2, 7, 9, 10])
"""What each player who is before a seat takes away, by seats."""


@rule
def turn(t: Table) -> int:
    """The turn."""
    return t.turns


@rule
def prospects(t: Table, seat: int) -> int:
    """How good the prospects of a seat are."""
    last = len(AHEAD) - 1
    found = AHEAD[min(last, last * score(t, seat) // box.TO_WIN[t.count_stars])]
    found += ARMED[t.seats, min(MANY, hand_size(t, seat))]
    return found - LATER[t.seats] * ((seat - t.active) % t.seats)


@rule
def chances(t: Table, out: Cells) -> None:
    """The chance of each seat to win, in thousandths, as a turn begins."""
    for seat in range(t.seats):
        out[seat] = power(prospects(t, seat))
    shared_out(out, t.seats, 0)


OUTLOOK = Outlook(turn, chances, turns=3, doubt=6.0)
