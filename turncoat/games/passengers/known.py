"""What a seat of Passengers knows for certain: faces, factions, hands, what Gifts told, and who voted how.

What a card can be is narrowed by all that the seat has seen and heard, as a guess is (`guess.learn`); then by
what can be dealt to one hand and by how many there are of everything, until nothing more follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from turncoat.games.known import TABLE, Cell, Fact, Ribbon, about_seat, only, settle
from turncoat.games.passengers import components as box
from turncoat.games.passengers import guess, moves
from turncoat.games.passengers.components import (
    BOAT,
    CARD,
    COLOUR,
    COLOUR_OF,
    FACTION,
    GIFT_CARDS,
    NONE,
    ROUND,
    ROUNDS,
    SPACE,
    TYPE,
    TYPE_OF,
)
from turncoat.games.passengers.guess import FIRST_SHADOW, OF_COLOUR, OF_TYPE, TOKEN
from turncoat.games.passengers.names import known as name_of
from turncoat.games.passengers.story import voices_in
from turncoat.games.passengers.table import (
    FIRST_AND_SECOND,
    Table,
    gift_behind,
    gift_holder,
    has_shadows,
)
from turncoat.kernel.news import Event
from turncoat.kernel.things import members
from turncoat.words import Argument, Message, Seat, Thing, argument, listed

At = tuple[int, int, int]
"""A space: its round, boat and number."""

_HANDS = np.array(
    [
        (guess.ARRANGED_BY[which], *cards)
        for which in range(guess.ARRANGEMENTS)
        for cards in product(
            *(members(OF_TYPE[guess.ARRANGED[which, place]]) for place in range(box.HAND)),
        )
    ]
)
"""Everything that can be dealt to a hand: its faction, and its cards in the order of rounds."""


class Bounds(NamedTuple):
    """What everything can still be, each as a set of bits."""

    faction: list[int]
    passenger: dict[At, int]
    hand: dict[tuple[int, int], int]
    """By seat and by the round for which a card is kept; by seat and place in the hand where it is full."""


# What can be -----------------------------------------------------------------------------------


def bounds(view: Table, seat: int) -> Bounds:
    """What every card and every faction can be, as a seat (-1: a spectator) knows; not always sharp."""
    found: Bounds | None = None
    for bartered in _barters(view, seat):
        way = _narrowed(view, seat, bartered)
        if way:
            found = _either(found, way) if found else way
    assert found, "a view that no world fits"
    return found


def _barters(view: Table, seat: int) -> Iterator[list[int]]:
    """Every way in which cards can have changed hands, as `guess.choose_bartered` has it."""
    first: list[Sequence[int]] = [(1,), (1,)]
    if guess.was_bartered(view, 0):
        for which in FIRST_AND_SECOND:
            first[which] = (1, 2)
            if seat == view.shower[0, which]:
                received = view.shown_card[0, 1 - which]
                first[which] = (1 if guess.own_card_after_first_round(view, seat, 1) == received else 2,)
    yield from ([one, two, 2, 2, 0, 0] for one, two in product(*first))


def _either(one: Bounds, two: Bounds) -> Bounds:
    """What can be in one way or the other."""
    return Bounds(
        [a | b for a, b in zip(one.faction, two.faction, strict=True)],
        {at: mask | two.passenger[at] for at, mask in one.passenger.items()},
        {at: mask | two.hand[at] for at, mask in one.hand.items()},
    )


def _narrowed(view: Table, seat: int, bartered: list[int]) -> Bounds | None:
    """What everything can be if cards changed hands in one way; None where that contradicts something."""
    factions, at = [0] * box.SHADOW, [0] * FIRST_SHADOW
    may_be, desk = [0] * guess.TOKENS, [0] * guess.DESK
    one_of, shown = [0] * box.SHADOW, [0] * box.SHADOW
    guess.possible_factions(view, seat, factions)
    guess.learn(view, seat, bartered, at, may_be, one_of, shown, desk)
    counts = list(_counts(view, desk))
    pile = [(1 << faction, box.FACTION_PILE[view.seats, faction]) for faction in FACTION]
    going = True
    while going:
        before = (factions[:], may_be[:])
        for other in range(view.seats):
            if not _deal(other, factions, may_be, one_of[other], shown[other]):
                return None
        for faction, number in pile:
            settle(factions, range(view.seats), faction, number, number)
        for group, among, least, most in counts:
            settle(may_be, group, among, least, most)
        if 0 in factions[: view.seats]:
            return None
        going = before != (factions, may_be)
    return Bounds(
        factions[: view.seats],
        {
            (r, b, s): may_be[guess.token_at(view, at, r, b, s)]
            for r, b, s in product(range(view.voyage + 1), BOAT, SPACE)
            if view.placer[r, b, s] != NONE
        },
        {
            (other, place): may_be[at[TOKEN.at(other, place)]]
            for other in range(view.seats)
            for place in range(guess.placed_by(view, other), ROUNDS)
        },
    )


def _deal(seat: int, factions: list[int], may_be: list[int], one_of: int, shown: int) -> bool:
    """Narrow a seat's faction and the cards that it was dealt by one another; whether any hand fits."""
    tokens = [TOKEN.at(seat, place) for place in ROUND]
    left = _dealt((factions[seat], *(may_be[token] for token in tokens)), (one_of, shown))
    if not left:
        return False
    factions[seat], *cards = left
    for token, mask in zip(tokens, cards, strict=True):
        may_be[token] = mask
    return True


@lru_cache(maxsize=1 << 14)
def _dealt(can_be: tuple[int, ...], among: tuple[int, ...]) -> tuple[int, ...]:
    """What faction and cards can be, of all hands that fit it; nothing where none does.

    Of each of some sets there is one among the two cards that were left after the first round.
    """
    fits = np.ones(len(_HANDS), np.int64)
    for place, mask in enumerate(can_be):
        fits &= mask >> _HANDS[:, place] & 1
    for named in among:
        if named:
            fits &= (named >> _HANDS[:, 2] | named >> _HANDS[:, 3]) & 1
    left = 1 << _HANDS[fits == 1]
    return tuple(int(bits) for bits in np.bitwise_or.reduce(left)) if len(left) else ()


def _counts(view: Table, desk: list[int]) -> Iterator[tuple[list[int], int, int, int]]:
    """How many there are of everything: of which cards, of what kinds, at least and at most."""
    dealt = list(range(ROUNDS * view.seats))
    if has_shadows(view):
        shadows = list(range(FIRST_SHADOW, guess.TOKENS))
        dealt += shadows
        for type_ in (box.SOUL, box.DEMON):
            number = box.SHADOWS_OF_EACH_TYPE
            yield shadows, OF_TYPE[type_], number, number
    copies = box.IN_GAME[view.edition, view.seats]
    spare = box.KINDS * copies + box.FACTION_PILE[view.seats, box.YAESTHER] - len(dealt)
    for card in range(box.KINDS):
        yield dealt, 1 << card, copies - spare, copies
    yaesther = box.FACTION_PILE[view.seats, box.YAESTHER]
    yield dealt, 1 << box.YAESTHER_CARD, yaesther, yaesther
    for voyage in range(view.voyage + 1):
        quota = guess.QUOTA + guess.QUOTAS * voyage
        by_colour = [one for one in dealt if desk[guess.BY_COLOUR + one] == voyage + 1]
        by_type = [one for one in dealt if desk[guess.BY_TYPE + one] == voyage + 1]
        for colour in COLOUR:
            yield by_colour, OF_COLOUR[colour], desk[quota + colour], desk[quota + colour]
        yield by_type, OF_TYPE[box.SOUL], desk[quota + guess.SOULS], desk[quota + guess.SOULS]


# Facts -----------------------------------------------------------------------------------------


def known(view: Table, seat: int) -> list[Fact]:
    """What a seat (-1: a spectator) knows for certain, beyond what lies open."""
    can_be = bounds(view, seat)
    others = [other for other in range(view.seats) if other != seat]
    return [
        *(fact for other in others for fact in _of_faction(view, other, can_be)),
        *(fact for other in others for fact in _of_hand(view, seat, other, can_be)),
        *(fact for at, mask in can_be.passenger.items() for fact in _of_passenger(view, seat, at, mask)),
        *_of_answers(view, seat),
        *_of_counts(view, seat, can_be),
    ]


def _of_faction(view: Table, other: int, can_be: Bounds) -> Iterator[Fact]:
    """What a player is, or is not."""
    mask = can_be.faction[other]
    sure = only(mask)
    if sure is not None:
        how = "follows" if view.faction[other] == NONE else "gaze"
        said = {"seat": Seat(other), "faction": argument(FACTION, sure), "how": how}
        sign = Message("known-faction-sign", {"faction": argument(FACTION, sure)})
        shown = sign if how == "follows" else None  # the badge has what was seen
        yield Fact(about_seat(other), Message("known-faction", said), _is_of(other, sure), shown)
        return
    open_to_some = 0
    for one in can_be.faction:
        open_to_some |= one if only(one) is None else 0
    for faction in members(open_to_some & ~mask):
        named = {"seat": Seat(other), "faction": argument(FACTION, faction)}
        yield Fact(about_seat(other), Message("known-no-faction", named), _differs(other, faction))


def _is_of(seat: int, faction: int) -> Callable[[Any], bool]:
    return lambda t: bool(t.faction[seat] == faction)


def _differs(seat: int, faction: int) -> Callable[[Any], bool]:
    return lambda t: bool(t.faction[seat] != faction)


def _of_hand(view: Table, seat: int, other: int, can_be: Bounds) -> Iterator[Fact]:
    """Cards that another player holds, has shown to the seat, or got from it."""
    held = [only(can_be.hand[at]) for at in can_be.hand if at[0] == other]
    sure = [card for card in held if card is not None]
    shown = _shown(view, seat, other)
    for card in sorted(set(sure)):
        count = sure.count(card)
        said = {"seat": Seat(other), "card": argument(CARD, card), "count": count}
        badge = any(view.shown_card[at] == card for at in shown)  # which has it already
        sign = None if badge else Message("known-sign", {"what": argument(CARD, card)})
        yield Fact(about_seat(other), Message("known-holds", said), _holds(other, card, count), sign)
    for voyage, which in shown:
        card = view.shown_card[voyage, which]
        if card not in sure:
            named = {"seat": Seat(other), "card": argument(CARD, card), "round": argument(ROUND, voyage)}
            name = "table-card-given" if view.shower[voyage, which] == seat else "table-card-shown"
            yield Fact(about_seat(other), Message(name, named), _was_shown(voyage, which, card))


def _shown(view: Table, seat: int, other: int) -> list[tuple[int, int]]:
    """When another player showed a seat a card, or got one from it."""
    found = []
    for voyage, which in product(ROUND, FIRST_AND_SECOND):
        given = gift_behind(view, voyage, box.HAND_NUMBER) == box.BARTER
        shower, second = view.shower[voyage, which], view.shower[voyage, 1 - which]
        is_theirs = (shower, second) == (seat, other) if given else shower == other
        if seat >= 0 and view.shown_card[voyage, which] != NONE and is_theirs:
            found.append((voyage, which))
    return found


def _holds(seat: int, card: int, count: int) -> Callable[[Any], bool]:
    return lambda t: [t.hand[seat, place] for place in box.HAND_PLACE].count(card) >= count


def _was_shown(voyage: int, which: int, card: int) -> Callable[[Any], bool]:
    return lambda t: bool(t.shown_card[voyage, which] == card)


def _of_passenger(view: Table, seat: int, at: At, mask: int) -> Iterator[Fact]:
    """What a Passenger that lies face down is, or at least its type or its colour."""
    if view.face_up[at]:
        return
    card = only(mask)
    types = {TYPE_OF[one] for one in members(mask)}
    colours = {COLOUR_OF[one] for one in members(mask)}
    what: Argument
    short: Argument
    if card is not None:
        what = short = argument(CARD, card)
    elif len(types) == 1:
        what = short = argument(TYPE, *types)
    elif len(colours) == 1:
        colour = colours.pop()
        what, short = Thing(f"passenger-{COLOUR.names[colour]}"), argument(COLOUR, colour)
    else:
        return
    seen = view.passenger[at] != NONE
    how = "follows" if not seen else "placed" if view.placer[at] == seat else "seen"
    voyage, boat, space = at
    said = {
        "round": argument(ROUND, voyage),
        "now": "yes" if voyage == view.voyage else "no",
        "boat": argument(BOAT, boat),
        "space": space + 1,
        "what": what,
        "how": how,
    }
    sign = None if seen else Message("known-sign", {"what": short})
    yield Fact(about_space(view, at), Message("known-passenger", said), _is_among(at, mask), sign)


def about_space(view: Table, at: At) -> str:
    """A space on the board."""
    voyage, boat, space = at
    place = "space" if voyage == view.voyage else f"past-{voyage + 1}"
    return f"{place}-{BOAT.names[boat]}-{space}"


def _is_among(at: At, mask: int) -> Callable[[Any], bool]:
    return lambda t: bool(mask >> t.passenger[at] & 1)


def _of_answers(view: Table, seat: int) -> Iterator[Fact]:
    """What Gifts have made known to all: of each player, or of a boat."""
    for voyage, number in product(range(view.voyage + 1), box.GIFT_NUMBER):
        card = GIFT_CARDS[gift_behind(view, voyage, number)]
        answer = view.answer[voyage, number]
        if not card.tells or answer == NONE:
            continue
        choice = view.choice[voyage, number, 0]
        by = {"round": argument(ROUND, voyage), "gift": Thing(f"gift-{card.name}")}
        told = _was_answered(voyage, number, answer)
        if card.tells is box.SAID_YES:
            placed = card.told == "placed-colour" or voyage == ROUND.high
            asked = f"card-{box.KIND.names[moves.KIND.kind(choice)]}" if moves.KIND.has(choice) else ""
            what = Thing(asked or f"passenger-{COLOUR.names[moves.HUE.colour(choice)]}")
            for other in range(view.seats):
                if other in (seat, gift_holder(view, voyage, number)):
                    continue
                heard = by | {
                    "seat": Seat(other),
                    "what": what,
                    "said": "yes" if answer >> other & 1 else "no",
                }
                name = "known-placed-answer" if placed else "known-held-answer"
                yield Fact(about_seat(other), Message(name, heard), told)
        elif moves.BOAT.has(choice):
            boat = moves.BOAT.boat(choice)
            _, parts = card.tells.split(answer)
            about = f"boat-{BOAT.names[boat]}" if voyage == view.voyage else TABLE
            name = "known-demons" if card.tells is box.SAID_DEMONS else "known-colours"
            yield Fact(about, Message(name, by | {"boat": argument(BOAT, boat)} | parts), told)
        elif moves.PLAYER.has(choice):  # of a Passenger of the past, the fact about it tells as much
            other = moves.PLAYER.seat(choice)
            said = by | {"seat": Seat(other), "what": argument(TYPE, answer)}
            yield Fact(about_seat(other), Message("known-verdict", said), told)


def _was_answered(voyage: int, number: int, answer: int) -> Callable[[Any], bool]:
    return lambda t: bool(t.answer[voyage, number] == answer)


def _of_counts(view: Table, seat: int, can_be: Bounds) -> Iterator[Fact]:
    """Kinds of which no card is hidden from the seat any more."""
    if seat < 0:
        return
    spaces = [at for at, mask in can_be.passenger.items() if only(mask) is None]
    hands = [at[0] for at, mask in can_be.hand.items() if only(mask) is None]
    hidden = 0
    for mask in (*can_be.passenger.values(), *can_be.hand.values()):
        hidden |= mask if only(mask) is None else 0
    if has_shadows(view):
        hidden |= OF_TYPE[box.SOUL] | OF_TYPE[box.DEMON]
    gone = [card for card in range(box.KINDS) if not hidden >> card & 1]
    if gone and (spaces or hands):
        yield Fact(
            TABLE,
            Message("known-all-seen", {"cards": listed([argument(CARD, card) for card in gone])}),
            lambda t: all(t.passenger[at] not in gone for at in spaces) and _hides_none(t, can_be, gone),
        )


def _hides_none(table: Table, can_be: Bounds, gone: Sequence[int]) -> bool:
    """Whether hands hold no more cards of some kinds than those that are certain."""
    for seat in range(table.seats):
        masks = [mask for at, mask in can_be.hand.items() if at[0] == seat]
        for card in gone:
            held = [table.hand[seat, place] for place in box.HAND_PLACE].count(card)
            if held != sum(mask == 1 << card for mask in masks):
                return False
    return True


# Votes -----------------------------------------------------------------------------------------


def ribbons(view: Table, events: Sequence[Event]) -> list[Ribbon]:
    """Who voted for which boat, round by round."""
    past = [voyage for voyage in ROUND if view.ferried[voyage] != NONE]
    if not past:
        return []
    rows = [[_vote(view, voyage, seat) for voyage in past] for seat in range(view.seats)]
    return [Ribbon(Message("ribbon-votes"), [_crossed(view, voyage) for voyage in past], rows)]


def _crossed(view: Table, voyage: int) -> Cell:
    """What came of a vote."""
    said = {"round": argument(ROUND, voyage), "boat": argument(BOAT, view.ferried[voyage])}
    return Cell(Message("known-sign", {"what": said["round"]}), Message("ribbon-round", said))


def _vote(view: Table, voyage: int, seat: int) -> Cell:
    """A vote."""
    said = {
        "seat": Seat(seat),
        "round": argument(ROUND, voyage),
        "boat": argument(BOAT, view.vote[voyage, seat]),
        "side": name_of(BOAT, view.vote[voyage, seat]),
        "voices": voices_in(view, voyage, seat),
        "won": "yes" if view.vote[voyage, seat] == view.ferried[voyage] else "no",
    }
    return Cell(Message("ribbon-vote-sign", said), Message("ribbon-vote", said))
