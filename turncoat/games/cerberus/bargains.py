"""What promises are worth to the hand-written player of Cerberus, in millionths of a win.

It helps those who have promised it something, and keeps its own word, as far as its side and theirs are
likely to stay the same; whoever has broken a promise is not helped for a while, nor is somebody whom it has
said to leave behind, or whose plea it has refused.
"""

from __future__ import annotations

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus import hunch, moves, table
from turncoat.games.cerberus.claims import has_promised
from turncoat.games.cerberus.components import NONE, PAWNS
from turncoat.games.cerberus.hunch import SURE, danger_on
from turncoat.games.cerberus.table import ADVENTURER, Table
from turncoat.games.cerberus.vocabulary import LEAVE_BEHIND, SHALL_GIVE, SHALL_HELP, SHALL_SPARE
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import rule
from turncoat.kernel.talk import deceived, reliance

REPUTATION = 120_000
"""To keep one's word, where nobody changes sides."""
THANKS = 6_000
"""To help somebody whose promise is certain to be kept."""
RESENTMENT = 8_000
"""Not to help somebody who has broken a promise."""
A_WHILE = 40
"""Decisions for which that is remembered."""


@rule
def bind(t: Table, seat: int, h: Cells) -> None:
    """What it is worth to bring every other player of my side forward, or back, once anybody has spoken."""
    if t.said == 0:
        return
    for cell in range(hunch.SKETCH):
        h[cell] = h[hunch.NOW + cell]
    for who in range(t.seats):
        if who != seat and t.role[who] == t.role[seat]:
            bond = stays(t, h, seat) * stays(t, h, who) // SURE
            favour = worth_of_favour(t, seat, who, has_promised(t, seat, SHALL_HELP.at(who)))
            h[hunch.FORWARD + who] = favour * bond // SURE
            if has_promised(t, seat, LEAVE_BEHIND.at(who)):
                h[hunch.FORWARD + who] -= REPUTATION * bond // SURE
            if has_promised(t, seat, SHALL_SPARE.at(who)):
                h[hunch.BACK + who] = -REPUTATION * bond // SURE
            if who == t.active:
                favour = worth_of_favour(t, seat, who, has_promised(t, seat, SHALL_GIVE.at(who)))
                h[hunch.GIFT] = favour * bond // SURE


@rule
def stays(t: Table, h: Cells, who: int) -> int:
    """How likely a player is what it is for some time to come: only Adventurers are caught and turn."""
    if t.role[who] != ADVENTURER or PAWNS - h[hunch.IN_PLAY] >= box.DARK:
        return SURE
    danger = danger_on(t, h, t.space[who])
    for other in range(t.seats):
        if t.role[other] == ADVENTURER and t.space[other] < t.space[who]:
            return SURE - danger * h[hunch.COVER] // SURE
    return SURE - danger


@rule
def has_word_of(t: Table, seat: int, who: int) -> bool:
    """Whether somebody's promise to a seat is open."""
    promised: bool = (
        has_promised(t, who, SHALL_HELP.at(seat))
        or has_promised(t, who, SHALL_SPARE.at(seat))
        or has_promised(t, who, SHALL_GIVE.at(seat))
    )
    return promised


@rule
def worth_of_favour(t: Table, seat: int, who: int, promised: bool) -> int:
    """What it is worth to do something for somebody, as promised or not."""
    total = REPUTATION if promised else 0
    if deceived(t, who, A_WHILE):
        total -= RESENTMENT
    elif has_word_of(t, seat, who):
        total += THANKS * reliance(t, who) // 100
    return total


@rule
def goodwill(t: Table, seat: int, h: Cells, move: int) -> int:
    """What the script of a move is worth by what was promised."""
    total = 0
    for number in range(h[hunch.SCRIPT_LENGTH]):
        at = hunch.SCRIPT + hunch.DEED * number
        who = h[at + 1]
        if h[at] == hunch.MOVES_BY and h[hunch.NOW + who] != NONE:
            total += h[(hunch.FORWARD if h[at + 2] > 0 else hunch.BACK) + who]
    if t.asks == table.OFFER and not moves.STOP.has(move):
        total += h[hunch.GIFT]
    return total
