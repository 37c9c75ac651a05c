"""The table of Mad Zeppelin: all that lies on it, and all that a player may have written down."""

from __future__ import annotations

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin.components import (
    CARD,
    CARDS,
    COINS,
    DIE,
    KIND,
    LAPS,
    MOST_SEATS,
    NONE,
    PLAYER,
    TRAITOR,
)
from turncoat.games.mad_zeppelin.vocabulary import CLAIMS, REMARKS
from turncoat.kernel.record import Cells, Record, count, flag, one, some
from turncoat.kernel.rule import rule
from turncoat.kernel.things import SEAT, Places, Things

LAP = Places("round", LAPS)
NAME = Places("name", box.MOST_NAMES)
TOLL = Places("toll", box.MOST_TOLLS)
PLAY = Places("play", box.MOST_PLAYS)
PLACE = Places("place", CARDS)
DRAWS = box.MOST_SEARCH_CARDS + 1
BY_ABILITY = box.MOST_SEARCH_CARDS
"""The draws of a play: those of the Search one after the other, then the one by an Ability."""
DRAW = Places("draw", DRAWS)

SEEN_AT, FORESEEN_AT, PUT_BACK_AT, SOLD_AT, LOST_AT = 0, 0, box.SEEN, 0, 0
"""Where in the cards of an Ability its parts begin. Love: how many of each kind the hand held. Ratatine: the
cards as they lay, then as they were put back, from the top. Zamfirescu: the cards sold. Walder: the card that
each seat lost."""
ABILITY_CARDS = max(SEEN_AT + box.KINDS, PUT_BACK_AT + box.SEEN, SOLD_AT + box.SALES, LOST_AT + MOST_SEATS)
ABILITY_CARD = Places("ability-card", ABILITY_CARDS)

DRAFTING, SETTLING, NEXT_CHANCE, ACTING = STAGE = Things("stage", "draft", "dice", "chance", "play")
"""Stages of a turn: what goes on while nobody is asked. After a chance to play comes the next."""

(
    NO_QUESTION, DRAFT_TRAITOR, SETTLE_DIE, PLAY_TRAITOR, SHOW_TRAITOR, TAKE_ACTION, CARRY_OUT, SWAP_CARDS,
    SELL_ANOTHER, ORDER_CARDS,
) = QUESTION = Things(
    "question", "none", "draft", "settle", "play", "show", "act", "carry-out", "swap", "sell-another", "order"
)  # fmt: skip
"""The questions that a seat can owe an answer to; their names name their texts."""

ACTION = Things("action", "ability", "throw")
ABILITY_DONE, THROW_DONE = (1 << action for action in ACTION)
"""The two actions of a play, a bit each."""

BY_POINTS, BY_FLIGHT = ENDING = Things("ending", "points", "flight")
"""How a game ends."""

NEW_TURN = 2 + MOST_SEATS
"""Events of a turn that begins: its number, a traitor for each seat, the pool for the leader."""
LAST_TRAITOR = 2 + box.MOST_SEARCH_CARDS
"""Events of a traitor played without a question: it is played and searches, card by card."""
NEWS_OF_A_MOVE = 1 + box.KINDS + box.MOST_NAMES + max(NEW_TURN, LAST_TRAITOR)
"""The most that a move tells: a look at a hand of all kinds, then seats that can only show a traitor, then a
traitor or a new turn. Walder's discards, throws with their tolls and the end of a game are less."""
OPENING_JOURNEYS = 28
"""Journeys in one opening that there is room for. Each goes back at random, so that no number of them is the
last; more than these come less often than once in 10**23 deals."""
MOST_NEWS = max(NEWS_OF_A_MOVE, 2 * MOST_SEATS + OPENING_JOURNEYS + NEW_TURN)
"""A deal tells of each seat's coins and of its card, besides Journeys, and begins the first turn."""


class Table(Record, news=MOST_NEWS, claims=CLAIMS, remarks=REMARKS):
    """One game of Mad Zeppelin."""

    # Agreed before the deal
    mode: int = one(box.MODE, blank=0, shown=True)
    bribes: int = one(box.BRIBES, blank=0, shown=True)
    leader_may_pick_black: int = flag(shown=True)
    first_leader: int = one(PLAYER, shown=True)
    """The first leader as the host set it; blank where chance decides."""

    # Where the game stands
    turn: int = count(0, box.MOST_TURNS, blank=0, shown=True)
    """The game turn, from 1."""
    stage: int = one(STAGE, blank=0, shown=True)
    asks: int = one(QUESTION, blank=0, shown=True)
    leader: int = one(PLAYER, shown=True)
    drafted: int = count(0, MOST_SEATS, blank=0, shown=True)
    """Traitors drafted in this turn."""
    chances: int = count(0, LAPS * MOST_SEATS, blank=0, shown=True)
    """Chances to play that have come in this turn, over both rounds."""
    actor: int = one(PLAYER, shown=True)
    """Whose chance it is; blank before the first."""
    done: int = some(ACTION, shown=True)
    """The actions taken in this play."""
    colours: int = some(box.COLOUR, shown=True)
    """The colours of the actor's current traitor, its own or copied."""
    running: int = one(TRAITOR, shown=True)
    """The traitor whose Ability the actor uses, or may carry out as a copier."""

    # Traitors
    airsick: int = some(TRAITOR)
    undrafted: int = some(TRAITOR)
    """The traitors of the pool that nobody has drafted: in the end, those that nobody selected."""
    dealt: Cells = one(TRAITOR, SEAT)
    seen_pool: Cells = some(TRAITOR, SEAT)
    """The pool as it reached a seat."""
    pick: Cells = one(TRAITOR, SEAT)
    held: Cells = some(TRAITOR, SEAT)
    """Traitors in hand."""
    laid: Cells = one(TRAITOR, SEAT, LAP, shown=True)
    """The traitor that a seat played, or showed as blocked, in a round."""
    skipped: Cells = flag(SEAT, LAP, shown=True)
    """Whether it was shown as blocked."""
    current: Cells = one(TRAITOR, SEAT, shown=True)
    face_up: int = some(TRAITOR, shown=True)
    unplayable: int = some(TRAITOR, shown=True)
    named: Cells = one(TRAITOR, NAME, shown=True)
    """The unplayable traitors in the order in which they were named."""
    namer: Cells = one(PLAYER, NAME, shown=True)
    names_then: Cells = count(0, box.MOST_NAMES, SEAT, shown=True)
    """How many had been named when a seat was skipped in the first round."""
    toll: Cells = one(PLAYER, TOLL, shown=True)
    """Who takes a coin of other seats' bribes, the older toll first."""

    # Dice, coins and cargo
    die: Cells = one(box.FACE, DIE, shown=True)
    safe: int = count(0, COINS, blank=0, shown=True)
    coins: Cells = count(0, COINS, SEAT, blank=0, shown=True)
    hand: Cells = count(0, CARDS, SEAT, KIND)
    """Cargo in hand, so many of each kind."""
    hand_size: Cells = count(0, CARDS, SEAT, blank=0, shown=True)
    thrown: Cells = count(0, CARDS, SEAT, KIND, blank=0, shown=True)
    discarded: Cells = count(0, CARDS, KIND, blank=0, shown=True)
    removed: Cells = count(0, CARDS, KIND)
    hold: Cells = one(CARD, PLACE)
    """The cards of the Hold, in a ring."""
    top: int = one(PLACE, blank=0, shown=True)
    """The place of the top card."""
    depth: int = count(0, CARDS, blank=0, shown=True)
    """How many cards the Hold has."""
    journeys: int = count(0, box.JOURNEYS, blank=0, shown=True)

    # The log: what happened to cards, play by play
    plays: int = count(0, box.MOST_PLAYS, blank=0, shown=True)
    opening: Cells = one(KIND, SEAT)
    player: Cells = one(PLAYER, PLAY, shown=True, upto="plays")
    traitor: Cells = one(TRAITOR, PLAY, shown=True, upto="plays")
    ability: Cells = one(TRAITOR, PLAY, shown=True, upto="plays")
    """The Ability that was used: the traitor's own, or the one that a copier carried out."""
    drawn: Cells = one(CARD, PLAY, DRAW, upto="plays")
    threw: Cells = one(KIND, PLAY, shown=True, upto="plays")
    crates: Cells = count(0, box.MOST_CRATES, PLAY, blank=0, shown=True, upto="plays")
    """Crates that paid for the throw."""
    threw_first: Cells = flag(PLAY, shown=True, upto="plays")
    """Whether the throw came before the Ability."""
    extra: Cells = one(KIND, PLAY, shown=True, upto="plays")
    """What was thrown by Jack Hummerock's Ability."""
    extra_crates: Cells = count(0, box.MOST_LIGHT_CRATES, PLAY, blank=0, shown=True, upto="plays")
    target: Cells = one(PLAYER, PLAY, shown=True, upto="plays")
    """The seat on which Carlotta Love's or Helen Troy's Ability was used."""
    gave: Cells = one(KIND, PLAY, upto="plays")
    """The card swapped away (Love), buried (Rochat), or discarded as a price (Walder)."""
    took: Cells = one(KIND, PLAY, upto="plays")
    """The card taken by Love or Troy."""
    swapped: Cells = flag(PLAY, shown=True, upto="plays")
    ability_cards: Cells = count(0, CARDS, PLAY, ABILITY_CARD, upto="plays")
    """The other cards that an Ability saw, moved or discarded, each Ability in its own parts."""

    # The end
    ending: int = one(ENDING, shown=True)
    winners: int = some(PLAYER, shown=True)

    def turn_seats(self, by: int) -> None:
        """What Walder's Ability cost is noted by seat, in a field where other Abilities note other things."""
        super().turn_seats(by)
        for play in range(self.plays):
            if self.ability[play] == box.WALDER:
                lost = [self.ability_cards[play, LOST_AT + seat] for seat in range(self.seats)]
                for seat in range(self.seats):
                    self.ability_cards[play, LOST_AT + seat] = lost[(seat + by) % self.seats]


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
    for die in range(box.DICE):
        if 0 <= t.die[die] < box.COLOURS:
            colours |= 1 << t.die[die]
    return colours


@rule
def all_black(t: Table) -> bool:
    """Three Black dice: nothing can be thrown."""
    black = 0
    for die in range(box.DICE):
        black += t.die[die] == box.BLACK
    return black == box.DICE


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
