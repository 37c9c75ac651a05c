"""The table of Cerberus: all that lies on it, and all that a player may have written down."""

from __future__ import annotations

from turncoat.games.cerberus.components import (
    ACTION_CARDS,
    COURSE_COUNT,
    DARK,
    DECK_SIZE,
    DECKS,
    EFFECT_COUNT,
    FASTEST,
    FEATURES,
    FIRST_CIRCLE_CARDS,
    KINDS,
    MOST_BARQUE_SEATS,
    MOST_CARDS,
    MOST_PARTS,
    MOST_SEATS,
    MOST_SPACES,
    NONE,
    PAWNS,
    SLOTS,
    SURVIVAL,
    TRACK,
)
from turncoat.kernel.record import SEAT, Axis, Cells, Record, bits, flag, whole
from turncoat.kernel.rule import rule

SPACE = Axis("space", MOST_SPACES)
KIND = Axis("kind", KINDS)
DECK = Axis("deck", DECKS)
SLOT = Axis("slot", SLOTS)
POSITION = Axis("position", PAWNS)
LOG_LINES = 1000
LINE = Axis("line", LOG_LINES)

ROLES = ADVENTURER, CERBERUS, LOST = range(3)
"""What a player is."""

QUESTIONS = (
    NO_QUESTION, PLAY_CARD, NEXT_PART, WHO_ADVANCES, WHICH_WAY, WHO_IS_CAUGHT, LOOK_AT_BARQUES, MAY_LOOK,
    OWN_SHARE, OFFER, GIVE_UP, CARD_OR_STEPS, WHO_RETREATS,
) = range(13)  # fmt: skip
"""The questions that a seat can owe an answer to."""

STAGES = PAYING, RESOLVING = range(2)
"""How far an effect in progress has come: its cost, or its parts."""

DEEDS = DREW_SURVIVAL, DREW_BETRAYAL, LEFT, SHOWED, NEW_SURVIVAL_DECK, NEW_BETRAYAL_DECK = range(6)
"""What the log tells of cards: drawn from either deck, gone to the discard pile, shown and kept, either deck
made anew of its discard pile."""

ENDINGS = ESCAPE, ALL_CAUGHT, TOO_FEW = range(3)
"""How a game ends."""


NEWS_OF_A_CATCH = DECK_SIZE[SURVIVAL] + PAWNS + DARK * (FIRST_CIRCLE_CARDS + 1) + 1 + 3
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


class Table(Record, news=MOST_NEWS):
    """One game of Cerberus."""

    # Agreed before the deal
    opportunism_by_card: int = flag(shown=True)
    circle_by_marker: int = flag(shown=True)
    wish: int = whole(0, 30, blank=0, shown=True)
    """The skulls wished for a random course, 0 where the course was named."""
    course: int = whole(0, COURSE_COUNT - 1, shown=True)
    least_speed: int = whole(3, FASTEST, shown=True)
    """The starting face of the die, to which every capture resets it."""

    # The course
    feature: Cells = whole(0, FEATURES[-1], SPACE, shown=True)
    mark: Cells = flag(SPACE, shown=True)
    barque_space: int = whole(0, MOST_SPACES, blank=0, shown=True)
    """Where those aboard stand: behind the last path space."""
    finish: int = whole(0, MOST_SPACES, blank=0, shown=True)
    """The first space of the Finish board."""
    gates: int = whole(0, 2, blank=0, shown=True)
    hunt: int = whole(0, TRACK[0], blank=0, shown=True)
    """The last position of the Rage track."""

    # Where the game stands
    active: int = whole(0, MOST_SEATS - 1, shown=True)
    asks: int = whole(0, QUESTIONS[-1], blank=0, shown=True)
    acted: int = flag(shown=True)
    """Whether the Action card of this turn was played."""
    bonus_played: int = flag(shown=True)
    refused: int = flag(shown=True)
    """Whether a request for cards has failed in this turn."""
    turns: int = whole(0, 10_000, blank=0, shown=True)

    # Pawns, die, Barques
    role: Cells = whole(0, ROLES[-1], SEAT, shown=True)
    space: Cells = whole(0, MOST_SPACES, SEAT, shown=True)
    """Where an Adventurer's pawn stands; blank once it is captured."""
    dog: int = whole(0, MOST_SPACES, blank=0, shown=True)
    """The Cerberus pawn."""
    track: Cells = whole(0, PAWNS, POSITION, shown=True)
    """The pawns on the Rage track from the left: captured seats, or `PAWNS` for an unused one."""
    rage: int = whole(1, TRACK[0], shown=True)
    """The position of the die."""
    speed: int = whole(3, FASTEST, shown=True)
    bridge: int = flag(shown=True)
    """Whether the Rope Bridge still hangs."""
    barque: Cells = whole(1, MOST_BARQUE_SEATS, SLOT)
    """The seats of the Barque on each slot."""
    known: Cells = bits(SLOTS, SEAT, shown=True)
    """The slots whose Barque a seat has seen, followed through every swap."""
    revealed: int = flag(shown=True)

    # Cards
    played: Cells = bits(ACTION_CARDS, SEAT, shown=True)
    """Action cards that lie open before a seat."""
    hand: Cells = whole(0, MOST_CARDS, SEAT, KIND)
    hand_size: Cells = whole(0, MOST_CARDS, SEAT, blank=0, shown=True)
    shown: Cells = bits(KINDS, SEAT, shown=True)
    """Kinds that a seat is known to hold, because it showed a card for which the help did not come."""
    deck: Cells = whole(0, MOST_CARDS, KIND)
    """What is left to draw; the order is made by chance, card by card."""
    deck_size: Cells = whole(0, MOST_CARDS, DECK, blank=0, shown=True)
    discard: Cells = whole(0, MOST_CARDS, KIND, blank=0, shown=True)

    # An effect in progress
    effect: int = whole(0, EFFECT_COUNT - 1, shown=True)
    bonus_kind: int = whole(0, KINDS - 1, shown=True)
    """The Survival or Betrayal card being played."""
    stage: int = whole(0, STAGES[-1], blank=0, shown=True)
    parts: int = bits(MOST_PARTS, shown=True)
    """The parts still to be resolved."""
    taken: int = bits(MOST_SEATS, shown=True)
    """Seats that this effect has concerned already."""
    losers: int = bits(MOST_SEATS, shown=True)
    """Seats that still owe a card to Sabotage."""
    retreaters: int = bits(MOST_SEATS, shown=True)
    """Seats that are still to retreat by Grudge or Sabotage."""
    retreat_by: int = whole(0, 3, blank=0, shown=True)
    answering: int = bits(MOST_SEATS, shown=True)
    """Seats that have not been asked yet: for an answer to Sabotage, or for cards."""
    missing: int = whole(0, 3, blank=0, shown=True)
    """Cards of a cost that nobody has offered yet."""
    offer: Cells = whole(0, 3, SEAT, KIND)
    """Cards that a seat has offered, still in its hand."""
    offered: Cells = whole(0, 3, SEAT, blank=0, shown=True)
    """How many they are."""

    # A move in progress
    mover: int = whole(0, MOST_SEATS - 1, shown=True)
    steps: int = whole(-3, 3, blank=0, shown=True)
    """Steps left, forward or back."""
    stepped: int = flag(shown=True)
    """Whether the mover has made a step."""
    set_out: int = whole(0, MOST_SPACES, shown=True)
    """Where the mover came from."""
    dog_steps: int = whole(0, FASTEST, blank=0, shown=True)
    """Steps left to the Cerberus pawn."""
    hunting: int = flag(shown=True)
    looker: int = whole(0, MOST_SEATS - 1, shown=True)
    """Who may look at the Barques from the Promontory."""
    caught: int = bits(MOST_SEATS, shown=True)
    """Adventurers that Cerberus has caught together, still to be put on the track."""
    caught_first: int = whole(0, PAWNS - 1, shown=True)
    """The place in `track` of the first of them."""

    # The log: what happened to cards
    lines: int = whole(0, LOG_LINES, blank=0, shown=True)
    deed: Cells = whole(0, DEEDS[-1], LINE, shown=True)
    doer: Cells = whole(0, MOST_SEATS - 1, LINE, shown=True)
    """The seat; nobody where a deck was made anew."""
    kind: Cells = whole(0, KINDS - 1, LINE)
    """The card; of one that was drawn only its owner knows."""

    # The end
    ending: int = whole(0, ENDINGS[-1], shown=True)
    winners: int = bits(MOST_SEATS, shown=True)


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
