"""The table of Cerberus: all that lies on it, and all that a player may have written down."""

from __future__ import annotations

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.components import (
    DECK,
    KIND,
    MOST_CARDS,
    NONE,
    PATH_SPACE,
    PAWNS,
    PLAYER,
    SLOT,
    SPACE,
)
from turncoat.games.cerberus.vocabulary import CLAIMS, REMARKS
from turncoat.kernel.families import Families
from turncoat.kernel.record import Cells, Record, count, flag, one, some
from turncoat.kernel.rule import rule
from turncoat.kernel.things import SEAT, Either, Places, Things

LOG_LINES = 1000
LINE = Places("line", LOG_LINES)

ADVENTURER, CERBERUS, LOST = ROLE = Things("role", "adventurer", "cerberus", "lost")
"""What a player is."""

(
    NO_QUESTION, PLAY_CARD, NEXT_PART, WHO_ADVANCES, WHICH_WAY, WHO_IS_CAUGHT, LOOK_AT_BARQUES, MAY_LOOK,
    OWN_SHARE, OFFER, GIVE_UP, CARD_OR_STEPS, WHO_RETREATS,
) = QUESTION = Things(
    "question", "none", "play", "part", "advance", "way", "caught", "look", "may-look", "own-share", "offer",
    "give-up", "card-or-steps", "retreat",
)  # fmt: skip
"""The questions that a seat can owe an answer to; their names name their texts."""

PAYING, RESOLVING = STAGE = Things("stage", "paying", "resolving")
"""How far an effect in progress has come: its cost, or its parts."""

DEED = Families("deed")
"""What the log tells of cards."""
DRAWN = DEED.family("drawn", deck=DECK)
LEFT = DEED.family("left").at()
"""Gone to the discard pile."""
SHOWED = DEED.family("showed").at()
"""Shown and kept."""
MADE_ANEW = DEED.family("made-anew", deck=DECK)
"""A deck, of its discard pile."""

ESCAPE, ALL_CAUGHT, TOO_FEW = ENDING = Things("ending", "escape", "all-caught", "too-few")
"""How a game ends."""

UNUSED = Things("pawn", "unused")
"""In place of a captured seat: a pawn that nobody plays with, as number `PAWNS`."""

NEWS_OF_A_CATCH = box.DECK_SIZE[box.SURVIVAL] + PAWNS + box.DARK * (box.FIRST_CIRCLE_CARDS + 1) + 1 + 3
"""All that befalls those whom Cerberus has caught together is told at once, when the last of them is put on
the track: every card that they discard, at worst all of the deck and no two alike in a hand; what becomes of
each; what those who join him draw, card by card and in all, and that this took a new deck; and where
Cerberus, the die and its face go."""
NEWS_OF_A_TURN = 2
"""Then a turn ends, and the next begins or the game is over."""
MOST_NEWS = NEWS_OF_A_CATCH + NEWS_OF_A_TURN
"""Nothing else between two decisions tells as much: before a single capture at most three cards are paid or
six are lost to Sabotage, at most two pawns move without a question, and a Hunt finds no die on its space
after a capture."""


class Table(Record, news=MOST_NEWS, claims=CLAIMS, remarks=REMARKS):
    """One game of Cerberus."""

    # Agreed before the deal
    opportunism_by_card: int = flag(shown=True)
    circle_by_marker: int = flag(shown=True)
    wish: int = count(0, 30, blank=0, shown=True)
    """The skulls wished for a random course, 0 where the course was named."""
    course: int = one(box.COURSE, shown=True)
    least_speed: int = one(box.SPEED, shown=True)
    """The starting face of the die, to which every capture resets it."""

    # The course
    feature: Cells = one(box.FEATURE, PATH_SPACE, shown=True)
    mark: Cells = flag(PATH_SPACE, shown=True)
    barque_space: int = one(SPACE, blank=0, shown=True)
    """Where those aboard stand: behind the last path space."""
    finish: int = one(SPACE, blank=0, shown=True)
    """The first space of the Finish board."""
    gates: int = count(0, 2, blank=0, shown=True)
    hunt: int = count(0, box.TRACK[0], blank=0, shown=True)
    """The last position of the Rage track."""

    # Where the game stands
    active: int = one(PLAYER, shown=True)
    asks: int = one(QUESTION, blank=0, shown=True)
    acted: int = flag(shown=True)
    """Whether the Action card of this turn was played."""
    bonus_played: int = flag(shown=True)
    refused: int = flag(shown=True)
    """Whether a request for cards has failed in this turn."""
    turns: int = count(0, 10_000, blank=0, shown=True)

    # Pawns, die, Barques
    role: Cells = one(ROLE, SEAT, shown=True)
    space: Cells = one(SPACE, SEAT, shown=True)
    """Where an Adventurer's pawn stands; blank once it is captured."""
    dog: int = one(SPACE, blank=0, shown=True)
    """The Cerberus pawn."""
    track: Cells = one(Either(PLAYER, UNUSED), box.POSITION, shown=True)
    """The pawns on the Rage track from the left: captured seats, or `PAWNS` for an unused one."""
    rage: int = count(1, box.TRACK[0], shown=True)
    """The position of the die."""
    speed: int = one(box.SPEED, shown=True)
    bridge: int = flag(shown=True)
    """Whether the Rope Bridge still hangs."""
    barque: Cells = one(box.BARQUE_SEATS, SLOT)
    """The seats of the Barque on each slot."""
    known: Cells = some(SLOT, SEAT, shown=True)
    """The slots whose Barque a seat has seen, followed through every swap."""
    revealed: int = flag(shown=True)

    # Cards
    played: Cells = some(box.ACTION_CARD, SEAT, shown=True)
    """Action cards that lie open before a seat."""
    hand: Cells = count(0, MOST_CARDS, SEAT, KIND)
    hand_size: Cells = count(0, MOST_CARDS, SEAT, blank=0, shown=True)
    shown: Cells = some(KIND, SEAT, shown=True)
    """Kinds that a seat is known to hold, because it showed a card for which the help did not come."""
    deck: Cells = count(0, MOST_CARDS, KIND)
    """What is left to draw; the order is made by chance, card by card."""
    deck_size: Cells = count(0, MOST_CARDS, DECK, blank=0, shown=True)
    discard: Cells = count(0, MOST_CARDS, KIND, blank=0, shown=True)

    # An effect in progress
    effect: int = one(box.EFFECT, shown=True)
    bonus_kind: int = one(KIND, shown=True)
    """The Survival or Betrayal card being played."""
    stage: int = one(STAGE, blank=0, shown=True)
    parts: int = some(box.PART, shown=True)
    """The parts still to be resolved."""
    taken: int = some(PLAYER, shown=True)
    """Seats that this effect has concerned already."""
    losers: int = some(PLAYER, shown=True)
    """Seats that still owe a card to Sabotage."""
    retreaters: int = some(PLAYER, shown=True)
    """Seats that are still to retreat by Grudge or Sabotage."""
    retreat_by: int = count(0, 3, blank=0, shown=True)
    answering: int = some(PLAYER, shown=True)
    """Seats that have not been asked yet: for an answer to Sabotage, or for cards."""
    missing: int = count(0, 3, blank=0, shown=True)
    """Cards of a cost that nobody has offered yet."""
    offer: Cells = count(0, 3, SEAT, KIND)
    """Cards that a seat has offered, still in its hand."""
    offered: Cells = count(0, 3, SEAT, blank=0, shown=True)
    """How many they are."""

    # A move in progress
    mover: int = one(PLAYER, shown=True)
    steps: int = count(-3, 3, blank=0, shown=True)
    """Steps left, forward or back."""
    stepped: int = flag(shown=True)
    """Whether the mover has made a step."""
    set_out: int = one(SPACE, shown=True)
    """Where the mover came from."""
    dog_steps: int = count(0, box.FASTEST, blank=0, shown=True)
    """Steps left to the Cerberus pawn."""
    hunting: int = flag(shown=True)
    looker: int = one(PLAYER, shown=True)
    """Who may look at the Barques from the Promontory."""
    caught: int = some(PLAYER, shown=True)
    """Adventurers that Cerberus has caught together, still to be put on the track."""
    caught_first: int = one(box.POSITION, shown=True)
    """The place in `track` of the first of them."""

    # The log: what happened to cards
    lines: int = count(0, LOG_LINES, blank=0, shown=True)
    deed: Cells = one(DEED, LINE, shown=True, upto="lines")
    doer: Cells = one(PLAYER, LINE, shown=True, upto="lines")
    """The seat; nobody where a deck was made anew."""
    kind: Cells = one(KIND, LINE, upto="lines")
    """The card; of one that was drawn only its owner knows."""

    # The end
    ending: int = one(ENDING, shown=True)
    winners: int = some(PLAYER, shown=True)


@rule
def in_play(t: Table) -> int:
    """Adventurers in play, those aboard included."""
    count = 0
    for seat in range(t.seats):
        count += t.role[seat] == ADVENTURER
    return count


@rule
def is_aboard(t: Table, seat: int) -> bool:
    """Whether a seat's pawn is in the Barque."""
    return t.role[seat] == ADVENTURER and t.space[seat] == t.barque_space


@rule
def aboard(t: Table) -> int:
    """Adventurers in the Barque."""
    count = 0
    for seat in range(t.seats):
        count += is_aboard(t, seat)
    return count


@rule
def home(t: Table) -> int:
    """The leftmost empty position of the Rage track."""
    return PAWNS + 1 - in_play(t)


@rule
def adventurers_on(t: Table, space: int) -> int:
    """The Adventurers on a space, as a set of bits."""
    seats = 0
    for seat in range(t.seats):
        if t.role[seat] == ADVENTURER and t.space[seat] == space:
            seats |= 1 << seat
    return seats


@rule
def find(t: Table, feature: int) -> int:
    """The first space with a feature, or NONE."""
    for space in range(t.barque_space):
        if t.feature[space] == feature:
            return space
    return NONE
