"""Who will win a game of Passengers, by what has crossed and who holds what as a round begins.

The prospects of the factions were fitted to 540,000 games at four to eight seats that hand-written players
played on from there, after one move in five by lot: where all go by hand, hands hardly differ. They are sums
of the charts below, in parts of an octave. The Soul Guides are what the others are measured by.
"""

from __future__ import annotations

from turncoat.games.passengers import components as box
from turncoat.games.passengers.components import HAND, NONE, ROUNDS, SOUL, TYPES, YAESTHER
from turncoat.games.passengers.scoring import demon_points, soul_points
from turncoat.games.passengers.table import Table
from turncoat.kernel.chart import chart
from turncoat.kernel.game import CERTAIN, Outlook
from turncoat.kernel.prospects import power
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import paper, rule

BY_SEATS = chart([
    [[0] * 9, [0, 0, 0, 0, 1, 23, 71, 72, 94], [0, 0, 0, 0, 24, 0, -8, 0, -66]],
    [[0] * 9, [0, 0, 0, 0, 22, 19, 39, 86, 86], [0, 0, 0, 0, 402, 0, 365, 0, 448]],
    [[0] * 9, [0, 0, 0, 0, 14, -33, 13, -10, 19], [0, 0, 0, 0, 957, 0, 939, 0, 1200]],
])  # fmt: skip
"""By round, faction and seats."""
FOR_SOULS = chart([[0, 0, 0], [0, -72, -136], [0, -114, -171]])
FOR_DEMONS = chart([[0, 0, 0], [0, 63, -68], [0, 111, -65]])
"""For each point of the Soul Guides, and of the Demon Smugglers, by round and faction."""
FOR_COIN = chart([
    [[0, 0, 0], [0, 0, 0], [0, 0, 0]],
    [[0, 0, 0], [0, 35, 30], [0, 12, 66]],
    [[0, 0, 0], [0, 59, 8], [0, 16, 28]],
])  # fmt: skip
"""For the coin, by round, faction and the faction of whoever holds it."""
FOR_HANDS = chart([
    [[0, 0, 0], [0, 0, 0], [0, 0, 0]],
    [[0, 0, 0], [-47, -56, -25], [-31, -36, -17]],
    [[0, 0, 0], [-69, -90, -69], [-43, -57, -48]],
])  # fmt: skip
"""For each Soul in a hand, and against each Demon, by round, faction and the faction of whoever holds it."""
FOR_YAESTHER = chart([[0, 0, 0], [0, 4, -24], [0, 2, -34]])
"""For the Yaesther's own card in a hand, by round and faction."""


@rule
def turn(t: Table) -> int:
    """The round."""
    return t.voyage


@rule
def prospects(t: Table, faction: int) -> int:
    """How good the prospects of a faction are."""
    found = BY_SEATS[t.voyage, faction, t.seats] + FOR_COIN[t.voyage, faction, t.faction[t.coin]]
    found += FOR_SOULS[t.voyage, faction] * soul_points(t) + FOR_DEMONS[t.voyage, faction] * demon_points(t)
    for seat in range(t.seats):
        for place in range(HAND):
            card = t.hand[seat, place]
            if card != NONE:
                found += worth_in_hand(t, faction, t.faction[seat], box.TYPE_OF[card])
    return found


@rule
def worth_in_hand(t: Table, faction: int, holder: int, type_: int) -> int:
    """What a card in the hand of somebody of a faction does for the prospects of another."""
    if type_ == YAESTHER:
        return FOR_YAESTHER[t.voyage, faction]
    worth = FOR_HANDS[t.voyage, faction, holder]
    return worth if type_ == SOUL else -worth


@rule
def chances(t: Table, out: Cells) -> None:
    """The chance of each seat to win, in thousandths, as a round begins: that of its faction."""
    weights = paper(TYPES)
    total = 0
    for faction in range(TYPES):
        if box.FACTION_PILE[t.seats, faction] > 0:
            weights[faction] = power(prospects(t, faction))
            total += weights[faction]
    for seat in range(t.seats):
        out[seat] = CERTAIN * weights[t.faction[seat]] // total


OUTLOOK = Outlook(turn, chances, turns=ROUNDS)
