"""What the log of cards comes to, as those who learn from views of Cerberus get it."""

from __future__ import annotations

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.cards import deck_for
from turncoat.games.cerberus.components import (
    DECK,
    DECK_OF,
    DECKS,
    FIRST_KIND,
    KIND,
    KINDS,
    MOST_CARDS,
    MOST_SEATS,
)
from turncoat.games.cerberus.guess import is_whole
from turncoat.games.cerberus.table import DRAWN, LEFT, MADE_ANEW, Table
from turncoat.kernel.digest import Digest
from turncoat.kernel.moves import ones
from turncoat.kernel.record import Cells, Record, count
from turncoat.kernel.rule import paper, rule
from turncoat.kernel.things import SEAT


class Notes(Record):
    """What a seat knows of cards that it does not see."""

    least: Cells = count(0, MOST_CARDS, SEAT, KIND, blank=0)
    """How many of each kind another seat holds at least."""
    unseen: Cells = count(0, MOST_CARDS, KIND, blank=0)
    """How many of each kind are in the deck or in other hands."""
    of_deck: Cells = count(0, MOST_CARDS, KIND, blank=0)
    """How many of each kind the deck of now has had, those not counted that the seat drew from it."""
    from_deck: Cells = count(0, MOST_CARDS, SEAT, DECK, blank=0)
    """How many cards each seat has drawn from the decks of now."""


SEATS_AND_KINDS = MOST_SEATS * KINDS


@rule
def note(t: Table, seat: int, notes: Notes) -> None:
    """Write down what follows from the log and from what lies open."""
    hidden = paper(KINDS)
    in_all = paper(DECKS)
    for kind in range(KINDS):
        notes.unseen[kind] = box.COPIES[kind] - t.discard[kind] - t.hand[seat, kind]
        hidden[kind] = notes.unseen[kind] - known_in_hands(t, kind)
        in_all[DECK_OF[kind]] += hidden[kind]
    if is_whole(t, seat):
        follow_log(t, seat, notes)
    for other in range(t.seats):
        if other != seat:
            add_without_log(t, other, notes, hidden, in_all)
    for kind in range(KINDS):
        notes.least[seat, kind] = t.hand[seat, kind]


@rule
def follow_log(t: Table, seat: int, notes: Notes) -> None:
    """What seats must have drawn of decks of known cards, less what has left their hands."""
    pile = paper(KINDS)
    balance = paper(SEATS_AND_KINDS)
    for kind in range(KINDS):
        notes.of_deck[kind] = box.COPIES[kind]
    line = 0
    while line < t.lines:
        # From one deck to the next, so that on a GPU all tables that have come to one go on together.
        while line < t.lines and not MADE_ANEW.has(t.deed[line]):
            follow_line(t, seat, line, notes, pile, balance)
            line += 1
        if line < t.lines:
            deck = MADE_ANEW.deck(t.deed[line])
            close_deck(t, deck, notes, balance)
            open_deck(deck, notes, pile)
            line += 1
    for deck in range(DECKS):
        add_surely_drawn(t, deck, notes, balance)
    for other in range(t.seats):
        for kind in range(KINDS):
            notes.least[other, kind] = max(0, balance[KINDS * other + kind])


@rule
def follow_line(t: Table, seat: int, line: int, notes: Notes, pile: Cells, balance: Cells) -> None:
    """A card was drawn, or left a hand."""
    deed = t.deed[line]
    kind = t.kind[line]
    if DRAWN.has(deed):
        notes.from_deck[t.doer[line], DRAWN.deck(deed)] += 1
        if t.doer[line] == seat:
            notes.of_deck[kind] -= 1
    elif deed == LEFT:
        pile[kind] += 1
        balance[KINDS * t.doer[line] + kind] -= 1


@rule
def close_deck(t: Table, deck: int, notes: Notes, balance: Cells) -> None:
    """A deck is used up: what each seat surely has of it."""
    add_surely_drawn(t, deck, notes, balance)
    for other in range(t.seats):
        notes.from_deck[other, deck] = 0


@rule
def open_deck(deck: int, notes: Notes, pile: Cells) -> None:
    """The discard pile becomes the deck."""
    for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
        notes.of_deck[kind] = pile[kind]
        pile[kind] = 0


@rule
def add_surely_drawn(t: Table, deck: int, notes: Notes, balance: Cells) -> None:
    """Of the cards that each seat has drawn of a deck, those that have no other place."""
    cards = 0
    for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
        cards += notes.of_deck[kind]
    for other in range(t.seats):
        elsewhere = cards - notes.from_deck[other, deck]
        for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
            balance[KINDS * other + kind] += max(0, notes.of_deck[kind] - elsewhere)


@rule
def known_in_hands(t: Table, kind: int) -> int:
    """How many hands are known to hold a card of a kind, because it was shown."""
    found = 0
    for other in range(t.seats):
        found += (t.shown[other] >> kind) & 1
    return found


@rule
def add_without_log(t: Table, other: int, notes: Notes, hidden: Cells, in_all: Cells) -> None:
    """The same by what lies open: cards that were shown, and those that have no other place."""
    deck = deck_for(t, other)
    elsewhere = in_all[deck] + ones(t.shown[other]) - t.hand_size[other]
    for kind in range(KINDS):
        least = (t.shown[other] >> kind) & 1
        if DECK_OF[kind] == deck:
            least += max(0, hidden[kind] - elsewhere)
        notes.least[other, kind] = max(notes.least[other, kind], least)


DIGEST = Digest(
    notes=Notes,
    note=note,
    leaves=("course", "deck", "lines", "deed", "doer", "kind"),
    own=("hand", "offer"),
)
