"""The table of Mad Zeppelin: all that lies on it, and all that a player may have written down."""

from __future__ import annotations

from turncoat.games.mad_zeppelin.components import (
    BLACK,
    CARDS,
    COINS,
    COLOURS,
    DICE,
    JOURNEY,
    JOURNEYS,
    KINDS,
    LAPS,
    MOST_CRATES,
    MOST_LIGHT_CRATES,
    MOST_NAMES,
    MOST_PLAYS,
    MOST_SEARCH_CARDS,
    MOST_SEATS,
    MOST_TOLLS,
    MOST_TURNS,
    NONE,
    PICK,
    SALES,
    SEEN,
    TRAITORS,
)
from turncoat.kernel.record import SEAT, Axis, Cells, Record, bits, flag, whole
from turncoat.kernel.rule import rule

KIND = Axis("kind", KINDS)
LAP = Axis("round", LAPS)
DIE = Axis("die", DICE)
NAME = Axis("name", MOST_NAMES)
TOLL = Axis("toll", MOST_TOLLS)
PLAY = Axis("play", MOST_PLAYS)
PLACE = Axis("place", CARDS)
DRAWS = MOST_SEARCH_CARDS + 1
BY_ABILITY = MOST_SEARCH_CARDS
"""The draws of a play: those of the Search one after the other, then the one by an Ability."""
DRAW = Axis("draw", DRAWS)

SEEN_AT, FORESEEN_AT, PUT_BACK_AT, SOLD_AT, LOST_AT = 0, 0, SEEN, 0, 0
"""Where in the cards of an Ability its parts begin. Love: how many of each kind the hand held. Ratatine: the
cards as they lay, then as they were put back, from the top. Zamfirescu: the cards sold. Walder: the card that
each seat lost."""
ABILITY_CARDS = max(SEEN_AT + KINDS, PUT_BACK_AT + SEEN, SOLD_AT + SALES, LOST_AT + MOST_SEATS)
ABILITY_CARD = Axis("ability card", ABILITY_CARDS)

STAGES = range(4)
DRAFTING, SETTLING, NEXT_CHANCE, ACTING = STAGES
"""Stages of a turn: what goes on while nobody is asked. After a chance to play comes the next."""

QUESTIONS = range(10)
(
    NO_QUESTION, DRAFT_TRAITOR, SETTLE_DIE, PLAY_TRAITOR, SHOW_TRAITOR, TAKE_ACTION, CARRY_OUT, SWAP_CARDS,
    SELL_ANOTHER, ORDER_CARDS,
) = QUESTIONS  # fmt: skip
"""The questions that a seat can owe an answer to."""

ABILITY_DONE, THROW_DONE = 1, 2
"""The two actions of a play, a bit each."""

BY_POINTS, BY_FLIGHT = 0, 1
"""How a game ends."""

NEW_TURN = 2 + MOST_SEATS
"""Events of a turn that begins: its number, a traitor for each seat, the pool for the leader."""
LAST_TRAITOR = 2 + MOST_SEARCH_CARDS
"""Events of a traitor played without a question: it is played and searches, card by card."""
NEWS_OF_A_MOVE = 1 + KINDS + MOST_NAMES + max(NEW_TURN, LAST_TRAITOR)
"""The most that a move tells: a look at a hand of all kinds, then seats that can only show a traitor, then a
traitor or a new turn. Walder's discards, throws with their tolls and the end of a game are less."""
OPENING_JOURNEYS = 28
"""Journeys in one opening that there is room for. Each goes back at random, so that no number of them is the
last; more than these come less often than once in 10**23 deals."""
MOST_NEWS = max(NEWS_OF_A_MOVE, 2 * MOST_SEATS + OPENING_JOURNEYS + NEW_TURN)
"""A deal tells of each seat's coins and of its card, besides Journeys, and begins the first turn."""


class Table(Record, news=MOST_NEWS):
    """One game of Mad Zeppelin."""

    # Agreed before the deal
    mode: int = whole(0, 1, blank=0, shown=True)
    bribes: int = whole(0, 1, blank=0, shown=True)
    leader_may_pick_black: int = flag(shown=True)
    first_leader: int = whole(0, MOST_SEATS - 1, shown=True)
    """The first leader as the host set it; blank where chance decides."""

    # Where the game stands
    turn: int = whole(0, MOST_TURNS, blank=0, shown=True)
    """The game turn, from 1."""
    stage: int = whole(0, STAGES[-1], blank=0, shown=True)
    asks: int = whole(0, QUESTIONS[-1], blank=0, shown=True)
    leader: int = whole(0, MOST_SEATS - 1, shown=True)
    drafted: int = whole(0, MOST_SEATS, blank=0, shown=True)
    """Traitors drafted in this turn."""
    chances: int = whole(0, LAPS * MOST_SEATS, blank=0, shown=True)
    """Chances to play that have come in this turn, over both rounds."""
    actor: int = whole(0, MOST_SEATS - 1, shown=True)
    """Whose chance it is; blank before the first."""
    done: int = bits(2, shown=True)
    """The actions taken in this play."""
    colours: int = bits(COLOURS, shown=True)
    """The colours of the actor's current traitor, its own or copied."""
    running: int = whole(0, TRAITORS - 1, shown=True)
    """The traitor whose Ability the actor uses, or may carry out as a copier."""

    # Traitors
    airsick: int = bits(TRAITORS)
    undrafted: int = bits(TRAITORS)
    """The traitors of the pool that nobody has drafted: in the end, those that nobody selected."""
    dealt: Cells = whole(0, TRAITORS - 1, SEAT)
    seen_pool: Cells = bits(TRAITORS, SEAT)
    """The pool as it reached a seat."""
    pick: Cells = whole(0, TRAITORS - 1, SEAT)
    held: Cells = bits(TRAITORS, SEAT)
    """Traitors in hand."""
    laid: Cells = whole(0, TRAITORS - 1, SEAT, LAP, shown=True)
    """The traitor that a seat played, or showed as blocked, in a round."""
    skipped: Cells = flag(SEAT, LAP, shown=True)
    """Whether it was shown as blocked."""
    current: Cells = whole(0, TRAITORS - 1, SEAT, shown=True)
    face_up: int = bits(TRAITORS, shown=True)
    unplayable: int = bits(TRAITORS, shown=True)
    named: Cells = whole(0, TRAITORS - 1, NAME, shown=True)
    """The unplayable traitors in the order in which they were named."""
    namer: Cells = whole(0, MOST_SEATS - 1, NAME, shown=True)
    names_then: Cells = whole(0, MOST_NAMES, SEAT, shown=True)
    """How many had been named when a seat was skipped in the first round."""
    toll: Cells = whole(0, MOST_SEATS - 1, TOLL, shown=True)
    """Who takes a coin of other seats' bribes, the older toll first."""

    # Dice, coins and cargo
    die: Cells = whole(0, PICK, DIE, shown=True)
    safe: int = whole(0, COINS, blank=0, shown=True)
    coins: Cells = whole(0, COINS, SEAT, blank=0, shown=True)
    hand: Cells = whole(0, CARDS, SEAT, KIND)
    """Cargo in hand, so many of each kind."""
    hand_size: Cells = whole(0, CARDS, SEAT, blank=0, shown=True)
    thrown: Cells = whole(0, CARDS, SEAT, KIND, blank=0, shown=True)
    discarded: Cells = whole(0, CARDS, KIND, blank=0, shown=True)
    removed: Cells = whole(0, CARDS, KIND)
    hold: Cells = whole(0, JOURNEY, PLACE)
    """The cards of the Hold, in a ring."""
    top: int = whole(0, CARDS - 1, blank=0, shown=True)
    """The place of the top card."""
    depth: int = whole(0, CARDS, blank=0, shown=True)
    """How many cards the Hold has."""
    journeys: int = whole(0, JOURNEYS, blank=0, shown=True)

    # The log: what happened to cards, play by play
    plays: int = whole(0, MOST_PLAYS, blank=0, shown=True)
    opening: Cells = whole(0, KINDS - 1, SEAT)
    player: Cells = whole(0, MOST_SEATS - 1, PLAY, shown=True)
    traitor: Cells = whole(0, TRAITORS - 1, PLAY, shown=True)
    ability: Cells = whole(0, TRAITORS - 1, PLAY, shown=True)
    """The Ability that was used: the traitor's own, or the one that a copier carried out."""
    drawn: Cells = whole(0, JOURNEY, PLAY, DRAW)
    threw: Cells = whole(0, KINDS - 1, PLAY, shown=True)
    crates: Cells = whole(0, MOST_CRATES, PLAY, blank=0, shown=True)
    """Crates that paid for the throw."""
    threw_first: Cells = flag(PLAY, shown=True)
    """Whether the throw came before the Ability."""
    extra: Cells = whole(0, KINDS - 1, PLAY, shown=True)
    """What was thrown by Jack Hummerock's Ability."""
    extra_crates: Cells = whole(0, MOST_LIGHT_CRATES, PLAY, blank=0, shown=True)
    target: Cells = whole(0, MOST_SEATS - 1, PLAY, shown=True)
    """The seat on which Carlotta Love's or Helen Troy's Ability was used."""
    gave: Cells = whole(0, KINDS - 1, PLAY)
    """The card swapped away (Love), buried (Rochat), or discarded as a price (Walder)."""
    took: Cells = whole(0, KINDS - 1, PLAY)
    """The card taken by Love or Troy."""
    swapped: Cells = flag(PLAY, shown=True)
    ability_cards: Cells = whole(0, CARDS, PLAY, ABILITY_CARD)
    """The other cards that an Ability saw, moved or discarded, each Ability in its own parts."""

    # The end
    ending: int = whole(0, 1, shown=True)
    winners: int = bits(MOST_SEATS, shown=True)


@rule
def lap(t: Table) -> int:
    """The round of the turn, 0 or 1, of the chance that has come."""
    return (t.chances - 1) // t.seats


@rule
def playing(t: Table) -> int:
    """The number of the play in progress in the log."""
    return t.plays - 1


@rule
def open_colours(t: Table) -> int:
    """The colours on the dice, as a set of bits."""
    colours = 0
    for die in range(DICE):
        if 0 <= t.die[die] < COLOURS:
            colours |= 1 << t.die[die]
    return colours


@rule
def all_black(t: Table) -> bool:
    """Three Black dice: nothing can be thrown."""
    black = 0
    for die in range(DICE):
        black += t.die[die] == BLACK
    return black == DICE


@rule
def last_drafter(t: Table) -> int:
    """The seat to the leader's right, which drafts and plays last."""
    return (t.leader + t.seats - 1) % t.seats


@rule
def laid_by(t: Table, seat: int) -> int:
    """The traitors that a seat has played or shown in this turn, as a set of bits."""
    traitors = 0
    for round_ in range(LAPS):
        if t.laid[seat, round_] != NONE:
            traitors |= 1 << t.laid[seat, round_]
    return traitors
