"""Chances to win by prospects: for the outlooks of games.

Prospects are in parts of an octave: whoever is ahead of another by an octave is twice as likely to win.
"""

from __future__ import annotations

from turncoat.kernel.chart import chart
from turncoat.kernel.game import CERTAIN
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import rule

OCTAVE = 70
"""Parts of an octave."""
POWERS = chart([round(1024 * 2 ** (part / OCTAVE)) for part in range(OCTAVE)])
"""The parts of an octave, as powers of two."""
LOWEST, HIGHEST = -700, 2100
"""The worst prospects that are told apart, and the best: with more octaves powers would be too large."""


@rule
def power(prospect: int) -> int:
    """The weight of prospects beside others: twice as much for an octave more."""
    parts = max(0, min(HIGHEST, prospect) - LOWEST)
    return POWERS[parts % OCTAVE] << (parts // OCTAVE)


@rule
def shared_out(out: Cells, seats: int, of_nobody: int) -> None:
    """Turn weights of seats into their chances to win, beside the weight that nobody does."""
    total = of_nobody
    for seat in range(seats):
        total += out[seat]
    for seat in range(seats):
        out[seat] = CERTAIN * out[seat] // total
