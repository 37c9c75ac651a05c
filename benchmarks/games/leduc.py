"""Leduc hold'em: six cards of three ranks, two rounds of betting, one card for all before the second."""

from __future__ import annotations

from typing import Any

from benchmarks.games.small import NONE, SEATS, own_card_alone, small_game
from turncoat.kernel.chance import below
from turncoat.kernel.families import Families
from turncoat.kernel.moves import allow
from turncoat.kernel.record import Cells, Record, count, one
from turncoat.kernel.rule import rule
from turncoat.kernel.things import SEAT, Places

RANKS, CARDS = 3, 6
"""Cards 2r and 2r + 1 have rank r."""
MOST_RAISES = 2
FIRST_RAISE = 2
"""Of the first round; the second has twice as much."""
MOST_STAKE = 1 + MOST_RAISES * (FIRST_RAISE + 2 * FIRST_RAISE)
CARD = Places("card", CARDS)
MOST_DECISIONS = 2 * (SEATS + MOST_RAISES)
MOVES = Families("move")
FOLD = MOVES.family("fold").at()
CALL = MOVES.family("call").at()
RAISE = MOVES.family("raise").at()


class Table(Record, news=1):
    """One game of Leduc hold'em."""

    card: Cells = one(CARD, SEAT)
    common: int = one(CARD, shown=True)
    """The card for all; blank in the first round."""
    paid: Cells = count(0, MOST_STAKE, SEAT, blank=0, shown=True)
    raises: int = count(0, MOST_RAISES, blank=0, shown=True)
    calls: int = count(0, SEATS, blank=0, shown=True)
    folded: int = one(SEAT, shown=True)
    made: Cells = one(MOVES, Places("decision", MOST_DECISIONS), shown=True)
    """All that was decided: how somebody came to pay tells of the card."""


@rule
def deal(t: Table) -> None:
    """A card and an ante each."""
    t.card[0] = below(t.chance, CARDS)
    t.card[1] = (t.card[0] + 1 + below(t.chance, CARDS - 1)) % CARDS
    for seat in range(SEATS):
        t.paid[seat] = 1
    t.awaits = 1


@rule
def legal(t: Table, seat: int, mask: Any) -> int:
    """Whoever has paid less may fold; two raises a round."""
    if not (t.awaits >> seat) & 1:
        return 0
    allow(mask, CALL)
    found = 1
    if t.paid[seat] < t.paid[1 - seat]:
        allow(mask, FOLD)
        found += 1
    if t.raises < MOST_RAISES:
        allow(mask, RAISE)
        found += 1
    return found


@rule
def play(t: Table, seat: int, move: int) -> None:
    """A round is over when all have called, or all but the one who raised."""
    t.made[t.decisions] = move
    t.decisions += 1
    if move == FOLD:
        t.folded = seat
        t.awaits = 0
        return
    t.paid[seat] = t.paid[1 - seat]
    if move == RAISE:
        t.paid[seat] += FIRST_RAISE if t.common == NONE else 2 * FIRST_RAISE
        t.raises += 1
        t.calls = 1
    else:
        t.calls += 1
    if t.calls < SEATS:
        t.awaits = 1 << (1 - seat)
    elif t.common == NONE:
        turn_common_card(t)
    else:
        t.awaits = 0


@rule
def turn_common_card(t: Table) -> None:
    """One of the four that are left."""
    card = below(t.chance, CARDS - SEATS)
    for taken in (min(t.card[0], t.card[1]), max(t.card[0], t.card[1])):
        if card >= taken:
            card += 1
    t.common = card
    t.raises = 0
    t.calls = 0
    t.awaits = 1


@rule
def strength(t: Table, seat: int) -> int:
    """A pair with the common card beats all; else the higher rank."""
    rank = t.card[seat] // 2
    return rank + RANKS if rank == t.common // 2 else rank


@rule
def payoff(t: Table, out: Any) -> None:
    """What the loser paid goes to the winner; equal hands lose nothing."""
    winner = NONE
    if t.folded != NONE:
        winner = 1 - t.folded
    elif strength(t, 0) != strength(t, 1):
        winner = 0 if strength(t, 0) > strength(t, 1) else 1
    for seat in range(SEATS):
        if winner == NONE:
            out[seat] = 0
        else:
            out[seat] = t.paid[1 - winner] if seat == winner else -t.paid[seat]


@rule
def guess(t: Table, seat: int) -> None:
    """Any card that is not seen."""
    for other in range(SEATS):
        while t.card[other] == NONE:
            card = below(t.chance, CARDS)
            if card != t.common and card != t.card[1 - other]:
                t.card[other] = card


LEDUC = small_game("leduc-poker", Table, MOVES, deal, legal, play, payoff, own_card_alone, guess)
