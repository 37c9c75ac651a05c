"""Looking back in Passengers: an earlier moment as a whole table of a later one has it.

Nothing on the table is ever forgotten, but for one thing: where in a hand a card was held before it was
placed. A recalled hand has it behind those that were kept, and a retraced move names it there.
"""

from __future__ import annotations

from turncoat.games.passengers import components as box
from turncoat.games.passengers import moves, news
from turncoat.games.passengers.components import BOATS, NONE, ROUNDS
from turncoat.games.passengers.guess import cards_were_shown, was_bartered
from turncoat.games.passengers.rules import demons_gaze
from turncoat.games.passengers.table import MOST_NEWS, Table, find, has_shadows
from turncoat.kernel.news import is_open, kind_of, number_in, only, tell
from turncoat.kernel.rule import paper, rule

LINES = MOST_NEWS


@rule
def recall(t: Table, later: Table) -> None:
    """On a seat's view of an earlier moment: fill in what was hidden then, as a later table has it."""
    for seat in range(t.seats):
        t.faction[seat] = later.faction[seat]
        if t.hand[seat, 0] == NONE:  # one's own hand lies in the view as it was held
            recall_hand(t, seat, later)
    for voyage in range(t.voyage + 1):
        recall_boats(t, voyage, later)
        if cards_were_shown(t, voyage):
            for which in range(2):
                t.shown_card[voyage, which] = later.shown_card[voyage, which]
    if has_shadows(t):
        recall_shadow_pile(t, later)
    recall_pending_choices(t, later)
    retell(t)


# Hands -----------------------------------------------------------------------------------------


@rule
def recall_hand(t: Table, seat: int, later: Table) -> None:
    """A hand of then: the later one, with Barters undone and what was placed since taken back."""
    held = 0
    for place in range(box.HAND):
        t.hand[seat, place] = later.hand[seat, place]
        if later.hand[seat, place] != NONE:
            held += 1
    for voyage in range(later.voyage, t.voyage - 1, -1):
        if was_bartered(later, voyage) and not was_bartered(t, voyage):
            take_back_bartered(t, seat, voyage, later)
        if later.gift[voyage, seat] != NONE and t.gift[voyage, seat] == NONE:
            here = find(later, voyage, seat)
            t.hand[seat, held] = later.passenger[voyage, moves.BERTH.boat(here), moves.BERTH.space(here)]
            held += 1


@rule
def take_back_bartered(t: Table, seat: int, voyage: int, later: Table) -> None:
    """Put the card that a seat gave in a Barter where it has the one that it received."""
    for which in range(2):
        if later.shower[voyage, which] == seat:
            place = place_of(t, seat, later.shown_card[voyage, 1 - which])
            t.hand[seat, place] = later.shown_card[voyage, which]


@rule
def place_of(t: Table, seat: int, card: int) -> int:
    """The first place of a hand that has a card, or NONE."""
    for place in range(box.HAND):
        if t.hand[seat, place] == card:
            return place
    return NONE


# Boats -----------------------------------------------------------------------------------------


@rule
def has_moved(t: Table, voyage: int) -> bool:
    """Whether the movement Gift of a round was used."""
    return t.choice[voyage, box.MOVEMENT_NUMBER, 0] != NONE


@rule
def berth_after_movement(t: Table, voyage: int, boat: int, space: int) -> int:
    """Where the movement Gift of a round took what lay on a space."""
    here = moves.BERTH.at(boat, space)
    move = t.choice[voyage, box.MOVEMENT_NUMBER, 0]
    if moves.SHIFT.has(move):
        one = moves.BERTH.at(moves.SHIFT.boat(move), moves.SHIFT.space(move))
        two = moves.BERTH.at(moves.SHIFT.to_boat(move), moves.SHIFT.to_space(move))
        return two if here == one else one if here == two else here
    if moves.BOAT.has(move) and moves.BOAT.boat(move) == boat:
        return moves.BERTH.at(boat, (space + 1) % box.SPACES_IN[t.layout])
    return here


@rule
def later_berth(t: Table, voyage: int, boat: int, space: int, later: Table) -> int:
    """Where that which lay on a space of a round at one moment lies at a later one."""
    if has_moved(later, voyage) and not has_moved(t, voyage):
        return berth_after_movement(later, voyage, boat, space)
    return moves.BERTH.at(boat, space)


@rule
def recall_boats(t: Table, voyage: int, later: Table) -> None:
    """The faces of the Passengers of a round."""
    for boat in range(BOATS):
        for space in range(box.SPACES_IN[t.layout]):
            if t.placer[voyage, boat, space] != NONE:
                there = later_berth(t, voyage, boat, space, later)
                card = later.passenger[voyage, moves.BERTH.boat(there), moves.BERTH.space(there)]
                t.passenger[voyage, boat, space] = card


@rule
def recall_shadow_pile(t: Table, later: Table) -> None:
    """The Shadows that were not placed yet, in their order."""
    for voyage in range(ROUNDS):
        for which in range(box.SHADOWS_IN_A_ROUND):
            place = box.SHADOWS_IN_A_ROUND * voyage + which
            if t.shadow_space[voyage, which] != NONE:
                t.shadow_pile[place] = NONE
            elif later.shadow_space[voyage, which] == NONE:
                t.shadow_pile[place] = later.shadow_pile[place]
            else:
                placed = later.shadow_space[voyage, which]
                there = later_berth(t, voyage, moves.BERTH.boat(placed), moves.BERTH.space(placed), later)
                card = later.passenger[voyage, moves.BERTH.boat(there), moves.BERTH.space(there)]
                t.shadow_pile[place] = card


# Choices ---------------------------------------------------------------------------------------


@rule
def recall_pending_choices(t: Table, later: Table) -> None:
    """Votes and hand cards that some had chosen already while others still had to."""
    for seat in range(t.seats):
        if (t.awaits >> seat) & 1:
            continue
        if t.asks == box.CAST_VOTE:
            t.vote[t.voyage, seat] = later.vote[t.voyage, seat]
        elif t.asks == box.CARD_OF_HAND and t.offer[seat] == NONE:
            t.offer[seat] = offered(t, seat, later)


@rule
def offered(t: Table, seat: int, later: Table) -> int:
    """The hand card that a seat chose to show or to exchange by the Gift in use, or NONE."""
    if not cards_were_shown(later, t.voyage):
        return later.offer[seat]  # the question is still open: the hand is the same
    for which in range(2):
        if later.shower[t.voyage, which] == seat:
            return place_of(t, seat, later.shown_card[t.voyage, which])
    return NONE


@rule
def retrace(t: Table, seat: int, later: Table) -> int:
    """The move that a seat made on a recalled table, as the later one has it; -1 if it is not made yet."""
    if t.asks == box.PLACE_PASSENGER:
        return placed_how(t, seat, later)
    if t.asks == box.CAST_VOTE:
        boat = later.vote[t.voyage, seat]
        return moves.VOTE.at(boat) if boat != NONE else NONE
    if t.asks == box.PLACE_SHADOW:
        here = later.shadow_space[t.voyage, t.turn]
        return moves.SPACE.at(moves.BERTH.boat(here), moves.BERTH.space(here)) if here != NONE else NONE
    if t.asks == box.HUSH:
        hushed = later.hushed[t.voyage]
        return moves.PLAYER.at(hushed) if hushed != NONE else NONE
    if t.asks == box.CARD_OF_HAND:
        place = offered(t, seat, later)
        return moves.CARD.at(place) if place != NONE else NONE
    is_second = t.choice[t.voyage, t.using, 0] != NONE
    return later.choice[t.voyage, t.using, 1 if is_second else 0]


@rule
def placed_how(t: Table, seat: int, later: Table) -> int:
    """The card and the space that a seat chose for its Passenger."""
    for boat in range(BOATS):
        for space in range(box.SPACES_IN[t.layout]):
            there = later_berth(t, t.voyage, boat, space, later)
            to_boat = moves.BERTH.boat(there)
            to_space = moves.BERTH.space(there)
            if later.placer[t.voyage, to_boat, to_space] == seat:
                card = place_of(t, seat, later.passenger[t.voyage, to_boat, to_space])
                return moves.PLACE.at(card, boat, space)
    return NONE


# News ------------------------------------------------------------------------------------------


@rule
def retell(t: Table) -> None:
    """Tell the news again, with what only some of the seats heard."""
    lines = paper(LINES)
    told = t.told
    for line in range(told):
        lines[line] = t.news[line]
        t.news[line] = 0
    t.told = 0
    if t.decisions == 0 and not has_shadows(t):
        demons_gaze(t)
    for line in range(told):
        if is_open(lines[line]):
            t.news[t.told] = lines[line]
            t.told += 1
            retell_secret(t, lines[line])


@rule
def retell_secret(t: Table, event: int) -> None:
    """Tell those concerned what they saw when everybody saw that they did."""
    one = number_in(event, 0)
    two = number_in(event, 1)
    if kind_of(event) == news.PEEKED:
        boat = number_in(event, 2)
        space = number_in(event, 3)
        tell(t, only(one), news.SAW, two, boat, space, t.passenger[two, boat, space])
    elif kind_of(event) == news.SHOWED:
        which = 0 if t.shower[t.voyage, 0] == one else 1
        tell(t, only(two), news.SAW_HAND_CARD, one, t.shown_card[t.voyage, which])
    elif kind_of(event) == news.EXCHANGED:
        both = only(one) | only(two)
        tell(t, both, news.RECEIVED, two, one, t.shown_card[t.voyage, 0])
        tell(t, both, news.RECEIVED, one, two, t.shown_card[t.voyage, 1])
