"""The table of Passengers: all that lies on it, and all that a player may have written down."""

from __future__ import annotations

from turncoat.games.passengers.components import (
    BOATS,
    CARDS,
    COLOURS,
    DEMON,
    GIFTS,
    HAND,
    MOST_SEATS,
    NONE,
    ROUNDS,
    SETS,
    SHADOW,
    SHADOWS,
    SILENCE_CARDS,
    SPACES,
    SPACES_IN,
    TYPES,
)
from turncoat.games.passengers.moves import MOVES
from turncoat.kernel.record import SEAT, Axis, Cells, Record, bits, flag, whole
from turncoat.kernel.rule import chart, rule

ROUND = Axis("round", ROUNDS)
BOAT = Axis("boat", BOATS)
SPACE = Axis("space", SPACES)
GIFT = Axis("gift", GIFTS)
FIRST_AND_SECOND = Axis("which", 2)

QUESTIONS = 23
(
    NO_QUESTION, HUSH, PLACE_SHADOW, PLACE_PASSENGER, CAST_VOTE, OTHER_PLAYER, ANY_PLAYER, PLAYER_WITH_CARDS,
    TWO_OTHERS, COLOUR_TO_ASK, KIND_TO_ASK, WHICH_BOAT, FACE_DOWN, SHADOW_FACE_DOWN, FACE_DOWN_IN_AFTERLANDS,
    ANOTHER_IN_AFTERLANDS, FACE_DOWN_ON_LOST_BOAT, TWO_PASSENGERS, SHADOW_AND_ANOTHER, TO_EMPTY_SPACE,
    MASK_AND_PASSENGER, CARD_OF_HAND, WHOSE_PASSENGER,
) = range(QUESTIONS)  # fmt: skip
"""The questions that a seat can owe an answer to."""

BY_GIFT, BY_TIDE, BY_CARD = 1, 2, 4
"""What silences a seat, a bit each: a Gift until the votes are shown, Quiet Tide, a Silence card."""


NEWS_OF_A_GIFT = 4
"""What an answer to a Gift's question tells at most: two seats show a card each, or peek at each other's
Passenger, and each time all hear of it and one sees the face."""
NEWS_OF_A_VOTE = 4
"""What a round ends with: the votes, the boat that crosses, and then the new round with its Silence card,
or the score and who won."""
MOST_NEWS = max(
    2 + MOST_SEATS,  # the last Passenger boards, Voices silence some, and each Gift passes without a decision
    NEWS_OF_A_GIFT + MOST_SEATS - 1,  # a Gift is used, and all the others pass without a decision
    NEWS_OF_A_VOTE,
)
"""All that can be told between two decisions. Each seat holds one Gift, and a Gift that asks nothing, or
finds no target, tells one thing."""


class Table(Record, news=MOST_NEWS):
    """One game of Passengers."""

    # Agreed before the deal
    edition: int = whole(0, 1, blank=0, shown=True)
    layout: int = whole(0, 1, blank=0, shown=True)
    gift_set: Cells = whole(0, SETS - 1, ROUND, blank=0, shown=True)
    silence_module: int = flag(shown=True)
    largest_group_only: int = flag(shown=True)

    # Where the game stands
    voyage: int = whole(0, ROUNDS - 1, blank=0, shown=True)
    """The round, from 0. (Records cannot have a field called `round`.)"""
    asks: int = whole(0, QUESTIONS - 1, blank=0, shown=True)
    turn: int = whole(0, MOST_SEATS, blank=0, shown=True)
    """Passengers (or Shadows, while those are placed) seated in this round."""
    using: int = whole(0, GIFTS - 1, shown=True)
    """The number of the Gift in use."""
    coin: int = whole(0, MOST_SEATS - 1, shown=True)
    first: Cells = whole(0, MOST_SEATS - 1, ROUND, shown=True)
    """Who held the coin when a round began."""

    # Players
    faction: Cells = whole(0, TYPES - 1, SEAT)
    hand: Cells = whole(0, CARDS - 1, SEAT, Axis("card", HAND))
    """Cards in hand, closed up to the left."""
    gift: Cells = whole(0, GIFTS - 1, ROUND, SEAT, shown=True)
    voices: Cells = whole(0, 3, SEAT, blank=0, shown=True)
    silenced: Cells = bits(3, SEAT, shown=True)
    vote: Cells = whole(0, BOATS - 1, ROUND, SEAT)
    offer: Cells = whole(0, HAND - 1, SEAT)
    """The hand card that a seat has chosen to show or exchange, until the other has chosen too."""

    # Boats
    passenger: Cells = whole(0, CARDS - 1, ROUND, BOAT, SPACE)
    placer: Cells = whole(0, SHADOW, ROUND, BOAT, SPACE, shown=True)
    """Who placed the Passenger of a space; blank where there is none."""
    face_up: Cells = flag(ROUND, BOAT, SPACE, shown=True)
    mask: Cells = whole(0, COLOURS - 1, ROUND, BOAT, SPACE, shown=True)
    seen_by: Cells = bits(MOST_SEATS, ROUND, BOAT, SPACE, shown=True)
    """Who has seen a Passenger's face: its placer, and everyone who peeked."""
    aboard: Cells = whole(0, SPACES, BOAT, blank=0, shown=True)
    """Passengers in each boat in play."""
    ferried: Cells = whole(0, BOATS - 1, ROUND, shown=True)
    """The boat that went to the Afterlands in a round."""

    # Supplies
    masks: int = bits(COLOURS, shown=True)
    """Mask colours not used yet."""
    shadow_pile: Cells = whole(0, CARDS - 1, Axis("card", SHADOWS))
    silence_card: Cells = whole(0, SILENCE_CARDS - 1, ROUND, shown=True)
    hushed: Cells = whole(0, MOST_SEATS - 1, ROUND, shown=True)
    """Whom the coin holder Silenced by Silence card 15."""
    shadow_space: Cells = whole(0, BOATS * SPACES - 1, ROUND, FIRST_AND_SECOND, shown=True)
    """Where the two Shadows of a round were placed, as `SPACES * boat + space`."""

    # What was chosen, answered and shown
    choice: Cells = whole(0, MOVES.count - 1, ROUND, GIFT, FIRST_AND_SECOND, shown=True)
    answer: Cells = whole(0, 255, ROUND, GIFT, shown=True)
    """What a Gift made known to all: seats as bits (Chromatis, Prism, Dye), a type (Verdict, Undertow), a
    number of Demons (Whisper), or numbers of all colours in units of `COLOUR_UNIT` (Spectrum)."""
    shower: Cells = whole(0, MOST_SEATS - 1, ROUND, FIRST_AND_SECOND, shown=True)
    """Who showed or exchanged a hand card by the Gift numbered 3 of a round."""
    shown_card: Cells = whole(0, CARDS - 1, ROUND, FIRST_AND_SECOND)

    # The end
    half_points: Cells = whole(0, 200, Axis("faction", TYPES), shown=True)
    winner: int = whole(0, TYPES - 1, shown=True)


@rule
def find(t: Table, voyage: int, seat: int) -> int:
    """The space of the Passenger that a seat placed in a round, as `SPACES * boat + space`."""
    for boat in range(BOATS):
        for space in range(SPACES_IN[t.layout]):
            if t.placer[voyage, boat, space] == seat:
                return SPACES * boat + space
    return NONE


@rule
def gift_holder(t: Table, voyage: int, number: int) -> int:
    """The seat that took a Gift in a round, or NONE."""
    for seat in range(t.seats):
        if t.gift[voyage, seat] == number:
            return seat
    return NONE


@rule
def knows_smugglers(t: Table, seat: int) -> bool:
    """A Smuggler has met the other Smugglers in the Demon's Gaze; at four seats there is none."""
    return t.seats > 4 and seat >= 0 and t.faction[seat] == DEMON


COLOUR_UNIT = chart([1, SPACES + 1, (SPACES + 1) ** 2])
"""Spectrum's three numbers are kept as one answer; a colour's counts in these units."""


@rule
def count_told(answer: int, colour: int) -> int:
    """How many Passengers of a colour Spectrum told of."""
    return answer // COLOUR_UNIT[colour] % (SPACES + 1)
