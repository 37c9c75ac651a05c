"""Who knows what in Cerberus."""

from __future__ import annotations

from turncoat.games.cerberus.components import KINDS, NONE, SLOTS
from turncoat.games.cerberus.table import DRAWN, Table
from turncoat.kernel.news import censor
from turncoat.kernel.rule import rule
from turncoat.kernel.talk import hush


@rule
def veil(t: Table, seat: int) -> None:
    """Blank all that a seat may not know. Fields declared as shown stay; the lines below keep the rest."""
    censor(t, seat)
    hush(t, seat)
    for word in range(4):
        t.chance[word] = 0
    if t.ending != NONE:
        return
    for slot in range(SLOTS):
        seen = seat >= 0 and (t.known[seat] >> slot) & 1 == 1
        if not seen and not (t.revealed and slot == 0):
            t.barque[slot] = NONE
    for kind in range(KINDS):
        t.deck[kind] = NONE
    for other in range(t.seats):
        if other != seat:
            for kind in range(KINDS):
                t.hand[other, kind] = NONE
                t.offer[other, kind] = NONE
    for line in range(t.lines):
        if DRAWN.has(t.deed[line]) and t.doer[line] != seat:
            t.kind[line] = NONE
