"""Who will win a game of Chaos Contract, by what everybody has scored and holds.

The chances of all are to one another as the products of the charts below, which were fitted to games between
hand-written players at two to five seats.
"""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract.table import Table, hand_size, score
from turncoat.kernel.chart import chart
from turncoat.kernel.game import Outlook
from turncoat.kernel.prospects import shared_out
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import rule

AHEAD = chart([100, 108, 121, 140, 167, 193, 229, 275, 349, 476, 675, 949, 1320])
"""By what is scored, in twelfths of a win."""
ARMED = chart([32, 64, 84, 100, 117, 127, 135])
"""By the dice cards in a hand; more than the last make no difference."""
ACTIVE = 110
"""To be next is worth a little more, in hundredths."""


@rule
def turn(t: Table) -> int:
    """The turn."""
    return t.turns


@rule
def prospects(t: Table, seat: int) -> int:
    """How good the prospects of a seat are, beside those of the others."""
    last = len(AHEAD) - 1
    ahead = AHEAD[min(last, last * score(t, seat) // box.TO_WIN[t.count_stars])]
    armed = ARMED[min(len(ARMED) - 1, hand_size(t, seat))]
    return ahead * armed * (ACTIVE if seat == t.active else 100)


@rule
def chances(t: Table, out: Cells) -> None:
    """The chance of each seat to win, in thousandths, as a turn begins."""
    for seat in range(t.seats):
        out[seat] = prospects(t, seat)
    shared_out(out, t.seats, 0)


OUTLOOK = Outlook(turn, chances, turns=3)
