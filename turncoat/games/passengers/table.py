"""The table of Passengers: all that lies on it, and all that a player may have written down."""

from __future__ import annotations

from turncoat.games.passengers import components as box
from turncoat.games.passengers.components import BOAT, CARD, COLOUR, FACTION, GIFT_NUMBER, NONE, ROUND, SPACE
from turncoat.games.passengers.moves import BERTH, MOVES
from turncoat.games.passengers.vocabulary import CLAIMS, REMARKS
from turncoat.kernel.record import Cells, Record, count, flag, one, some
from turncoat.kernel.rule import rule
from turncoat.kernel.things import MOST_SEATS, SEAT, Both, Domain, Places, Things

FIRST_AND_SECOND = Places("which", 2)

CAUSE = Things("silenced", "gift", "tide", "card")
"""What silences a seat: a Gift until the votes are shown, Quiet Tide, a Silence card."""
BY_GIFT, BY_TIDE, BY_CARD = (1 << cause for cause in CAUSE)

PLACING, USING_GIFTS, VOTING, OVER = PHASE = Things("phase", "placing", "gifts", "voting", "over")
"""The phases of a round, and the time after the end."""

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


class Table(Record, news=MOST_NEWS, claims=CLAIMS, remarks=REMARKS):
    """One game of Passengers."""

    # Agreed before the deal
    edition: int = one(box.EDITION, blank=0, shown=True)
    layout: int = one(box.LAYOUT, blank=0, shown=True)
    gift_set: Cells = one(box.SET, ROUND, blank=0, shown=True)
    silence_module: int = flag(shown=True)
    largest_group_only: int = flag(shown=True)

    # Where the game stands
    voyage: int = one(ROUND, blank=0, shown=True)
    """The round, from 0. (Records cannot have a field called `round`.)"""
    asks: int = one(box.QUESTION, blank=0, shown=True)
    turn: int = count(0, MOST_SEATS, blank=0, shown=True)
    """Passengers (or Shadows, while those are placed) seated in this round."""
    using: int = one(GIFT_NUMBER, shown=True)
    """The number of the Gift in use."""
    coin: int = one(SEAT, shown=True)
    first: Cells = one(SEAT, ROUND, shown=True)
    """Who held the coin when a round began."""

    # Players
    faction: Cells = one(FACTION, SEAT)
    hand: Cells = one(CARD, SEAT, box.HAND_PLACE)
    """Cards in hand, closed up to the left."""
    gift: Cells = one(GIFT_NUMBER, ROUND, SEAT, shown=True)
    voices: Cells = one(box.VOICES, SEAT, blank=0, shown=True)
    silenced: Cells = some(CAUSE, SEAT, shown=True)
    vote: Cells = one(BOAT, ROUND, SEAT)
    offer: Cells = one(box.HAND_PLACE, SEAT)
    """The hand card that a seat has chosen to show or exchange, until the other has chosen too."""

    # Boats
    passenger: Cells = one(CARD, ROUND, BOAT, SPACE)
    placer: Cells = one(box.PLACER, ROUND, BOAT, SPACE, shown=True)
    """Who placed the Passenger of a space; blank where there is none."""
    face_up: Cells = flag(ROUND, BOAT, SPACE, shown=True)
    mask: Cells = one(COLOUR, ROUND, BOAT, SPACE, shown=True)
    seen_by: Cells = some(SEAT, ROUND, BOAT, SPACE, shown=True)
    """Who has seen a Passenger's face: its placer, and everyone who peeked."""
    aboard: Cells = count(0, box.SPACES, BOAT, blank=0, shown=True)
    """Passengers in each boat in play."""
    ferried: Cells = one(BOAT, ROUND, shown=True)
    """The boat that went to the Afterlands in a round."""

    # Supplies
    masks: int = some(COLOUR, shown=True)
    """Mask colours not used yet."""
    shadow_pile: Cells = one(CARD, Places("card", box.SHADOWS))
    silence_card: Cells = one(box.SILENCE, ROUND, shown=True)
    hushed: Cells = one(SEAT, ROUND, shown=True)
    """Whom the coin holder Silenced by Silence card 15."""
    shadow_space: Cells = one(Both(BOAT, SPACE), ROUND, FIRST_AND_SECOND, shown=True)
    """Where the two Shadows of a round were placed, numbered as `BERTH` has it."""

    # What was chosen, answered and shown
    choice: Cells = one(MOVES, ROUND, GIFT_NUMBER, FIRST_AND_SECOND, shown=True)
    answer: Cells = count(0, 255, ROUND, GIFT_NUMBER, shown=True)
    """What a Gift made known to all, as the `tells` of its card has it."""
    shower: Cells = one(SEAT, ROUND, FIRST_AND_SECOND, shown=True)
    """Who showed or exchanged a hand card by the Gift numbered 3 of a round."""
    shown_card: Cells = one(CARD, ROUND, FIRST_AND_SECOND)

    # The end
    half_points: Cells = one(box.HALF_POINTS, FACTION, shown=True)
    winner: int = one(FACTION, shown=True)

    def domain(self, name: str, at: tuple[int, ...]) -> Domain:
        """What a cell holds; of an answer, what the Gift of its round tells."""
        told = box.GIFT_CARDS[gift_behind(self, at[0], at[1])].tells if name == "answer" else None
        return told or super().domain(name, at)


@rule
def phase(t: Table) -> int:
    """What the table is busy with."""
    if t.asks == box.HUSH or t.asks == box.PLACE_SHADOW or t.asks == box.PLACE_PASSENGER:
        return PLACING
    if t.asks == box.CAST_VOTE:
        return VOTING
    return OVER if t.asks == box.NO_QUESTION else USING_GIFTS


@rule
def has_shadows(t: Table) -> bool:
    """Four players have Shadow Passengers, and no Demon's Gaze."""
    return t.seats == 4


@rule
def find(t: Table, voyage: int, seat: int) -> int:
    """The berth of the Passenger that a seat placed in a round, or NONE."""
    for boat in range(box.BOATS):
        for space in range(box.SPACES_IN[t.layout]):
            if t.placer[voyage, boat, space] == seat:
                return BERTH.at(boat, space)
    return NONE


@rule
def gift_behind(t: Table, voyage: int, number: int) -> int:
    """The Gift card with a number in a round."""
    return box.GIFT_SET[t.gift_set[voyage], number]


@rule
def gift_in_use(t: Table) -> int:
    """The Gift card that is being used."""
    return gift_behind(t, t.voyage, t.using)


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
    return not has_shadows(t) and seat >= 0 and t.faction[seat] == box.DEMON
