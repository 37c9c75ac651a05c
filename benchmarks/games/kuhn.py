"""Kuhn poker: three cards, one each, an ante of one, and one bet of one."""

from __future__ import annotations

from typing import Any

from benchmarks.games.small import NONE, SEATS, own_card_alone, small_game
from turncoat.kernel.chance import below
from turncoat.kernel.families import Families
from turncoat.kernel.moves import allow
from turncoat.kernel.record import Cells, Record, count, one
from turncoat.kernel.rule import rule
from turncoat.kernel.things import SEAT, Places

CARDS = 3
MOVES = Families("move")
PASS = MOVES.family("pass").at()
BET = MOVES.family("bet").at()


class Table(Record, news=1):
    """One game of Kuhn poker."""

    card: Cells = one(Places("card", CARDS), SEAT)
    bettor: int = one(SEAT, shown=True)
    loser: int = one(SEAT, shown=True)
    stake: int = count(1, 2, shown=True)


@rule
def deal(t: Table) -> None:
    """Two of three cards."""
    t.card[0] = below(t.chance, CARDS)
    t.card[1] = (t.card[0] + 1 + below(t.chance, CARDS - 1)) % CARDS
    t.stake = 1
    t.awaits = 1


@rule
def legal(t: Table, seat: int, mask: Any) -> int:
    """To pass or to bet; after a bet, to fold or to call, by the same names."""
    if not (t.awaits >> seat) & 1:
        return 0
    allow(mask, PASS)
    allow(mask, BET)
    return 2


@rule
def play(t: Table, seat: int, move: int) -> None:
    """A bet that is called doubles the stake; a bet that is not wins it."""
    t.decisions += 1
    if t.bettor == NONE:
        if move == BET:
            t.bettor = seat
        if move == BET or seat == 0:
            t.awaits = 1 << (1 - seat)
        else:
            show(t)
    elif move == BET:
        t.stake = 2
        show(t)
    else:
        t.loser = seat
        t.awaits = 0


@rule
def show(t: Table) -> None:
    """The higher card wins."""
    t.loser = 0 if t.card[0] < t.card[1] else 1
    t.awaits = 0


@rule
def payoff(t: Table, out: Any) -> None:
    """What the one loses, the other wins."""
    for seat in range(SEATS):
        out[seat] = -t.stake if seat == t.loser else t.stake


@rule
def guess(t: Table, seat: int) -> None:
    """Any other card."""
    for other in range(SEATS):
        if t.card[other] == NONE:
            mine = t.card[1 - other]
            t.card[other] = (
                below(t.chance, CARDS) if mine == NONE else (mine + 1 + below(t.chance, CARDS - 1)) % CARDS
            )


KUHN = small_game("kuhn-poker", Table, MOVES, deal, legal, play, payoff, own_card_alone, guess)
