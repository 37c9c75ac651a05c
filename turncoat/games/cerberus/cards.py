"""Cards in Cerberus: drawing, discarding, and the log of both."""

from __future__ import annotations

from turncoat.games.cerberus import news
from turncoat.games.cerberus.components import BETRAYAL, FIRST_KIND, KINDS, NONE, SURVIVAL
from turncoat.games.cerberus.table import ADVENTURER, DRAWN, LEFT, LOG_LINES, MADE_ANEW, Table
from turncoat.kernel.chance import below
from turncoat.kernel.news import EVERYONE, only, tell
from turncoat.kernel.rule import rule


@rule
def log(t: Table, deed: int, doer: int, kind: int) -> None:
    """Write a line of the log, while there is room."""
    if t.lines < LOG_LINES:
        t.deed[t.lines] = deed
        t.doer[t.lines] = doer
        t.kind[t.lines] = kind
        t.lines += 1


@rule
def deck_for(t: Table, seat: int) -> int:
    """The deck that a seat draws from: Survival for Adventurers, Betrayal for Cerberus players."""
    return SURVIVAL if t.role[seat] == ADVENTURER else BETRAYAL


@rule
def reshuffle(t: Table, deck: int) -> None:
    """The discard pile becomes the new deck."""
    for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
        t.deck[kind] = t.discard[kind]
        t.deck_size[deck] += t.discard[kind]
        t.discard[kind] = 0
    if t.deck_size[deck] > 0:
        log(t, MADE_ANEW.at(deck), NONE, NONE)
        tell(t, EVERYONE, news.RESHUFFLED, deck)


@rule
def draw_cards(t: Table, seat: int, count: int) -> None:
    """Draw from the seat's deck; an empty one is made anew, and what nobody has is not drawn."""
    deck = deck_for(t, seat)
    drawn = 0
    while drawn < count:
        if t.deck_size[deck] == 0:
            reshuffle(t, deck)
        if t.deck_size[deck] == 0:
            tell(t, EVERYONE, news.NOTHING_TO_DRAW, seat, deck)
            break
        place = below(t.chance, t.deck_size[deck])
        kind = FIRST_KIND[deck]
        while place >= t.deck[kind]:
            place -= t.deck[kind]
            kind += 1
        t.deck[kind] -= 1
        t.deck_size[deck] -= 1
        t.hand[seat, kind] += 1
        t.hand_size[seat] += 1
        log(t, DRAWN.at(deck), seat, kind)
        tell(t, only(seat), news.DREW, kind)
        drawn += 1
    if drawn > 0:
        tell(t, EVERYONE, news.DREW_CARDS, seat, deck, drawn)


@rule
def leave_hand(t: Table, seat: int, kind: int) -> None:
    """A card of a hand goes to its discard pile."""
    t.hand[seat, kind] -= 1
    t.hand_size[seat] -= 1
    t.shown[seat] &= ~(1 << kind)
    t.discard[kind] += 1
    log(t, LEFT, seat, kind)


@rule
def discard_cards(t: Table, seat: int, kind: int, count: int) -> None:
    """Cards of one kind go to the discard pile, for all to see."""
    for _ in range(count):
        leave_hand(t, seat, kind)
    if count > 0:
        tell(t, EVERYONE, news.DISCARDED, seat, kind, count)


@rule
def discard_hand(t: Table, seat: int) -> None:
    """All bonus cards of a captured player."""
    for kind in range(KINDS):
        discard_cards(t, seat, kind, t.hand[seat, kind])


@rule
def any_card(t: Table, seat: int) -> int:
    """The first kind that a hand has besides what is offered."""
    kind = 0
    while t.hand[seat, kind] - t.offer[seat, kind] <= 0:
        kind += 1
    return kind
