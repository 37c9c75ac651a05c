"""What may be chosen in Passengers: the answers to every question but where to place."""

from __future__ import annotations

from typing import Any

from turncoat.games.passengers import components as box
from turncoat.games.passengers import moves
from turncoat.games.passengers.components import BOATS, COLOURS, NONE, ROUNDS
from turncoat.games.passengers.table import Table
from turncoat.kernel.moves import allow
from turncoat.kernel.rule import rule


@rule
def cards_in_hands(t: Table) -> int:
    """Cards in every hand once all have placed: 2, 1 and 0 in the three rounds."""
    return ROUNDS - 1 - t.voyage


@rule
def is_face_down(t: Table, voyage: int, boat: int, space: int) -> bool:
    """A Passenger sits there whose face has not been turned up."""
    return t.placer[voyage, boat, space] != NONE and not t.face_up[voyage, boat, space]


@rule
def fits(t: Table, seat: int, question: int, move: int) -> bool:
    """Whether a move answers the question put to a seat. It reads nothing the seat may not know."""
    other = moves.PLAYER.seat(move)
    if question == box.HUSH or question == box.ANY_PLAYER:
        return other < t.seats
    if question == box.OTHER_PLAYER:
        return other < t.seats and other != seat
    if question == box.PLAYER_WITH_CARDS:
        return other < t.seats and other != seat and cards_in_hands(t) > 0
    if question == box.TWO_OTHERS:
        pair = moves.TWO_PLAYERS.pair(move)
        one = moves.PAIR.first[pair]
        two = moves.PAIR.second[pair]
        return two < t.seats and one != seat and two != seat
    if question == box.KIND_TO_ASK:
        return cards_in_hands(t) > 0
    if question == box.CARD_OF_HAND:
        return t.hand[seat, moves.CARD.card(move)] != NONE
    if question == box.WHOSE_PASSENGER:
        pair = moves.TWO_PLAYERS.pair(t.choice[t.voyage, box.HAND_NUMBER, 0])
        return other == moves.PAIR.first[pair] or other == moves.PAIR.second[pair]
    return True  # any colour may be named, any boat chosen or voted for


@rule
def fits_in_play(t: Table, question: int, boat: int, space: int) -> bool:
    """A face-down Passenger in play (for some Gifts a Shadow), not the one just peeked at."""
    return (
        is_face_down(t, t.voyage, boat, space)
        and moves.SPACE.at(boat, space) != t.choice[t.voyage, t.using, 0]
        and (question == box.FACE_DOWN or t.placer[t.voyage, boat, space] == box.SHADOW)
    )


@rule
def fits_in_past(t: Table, question: int, voyage: int, boat: int, space: int) -> bool:
    """A face-down Passenger in the Afterlands, or on a boat that lost an earlier vote."""
    crossed = t.ferried[voyage] == boat
    return (
        crossed == (question != box.FACE_DOWN_ON_LOST_BOAT)
        and is_face_down(t, voyage, boat, space)
        and moves.PAST.at(voyage, boat, space) != t.choice[t.voyage, t.using, 0]
    )


@rule
def fits_shift(t: Table, question: int, boat: int, space: int, to_boat: int, to_space: int) -> bool:
    """A second Passenger to exchange with the first, or an empty space that the first may go to."""
    other = t.placer[t.voyage, to_boat, to_space]
    if question == box.TWO_PASSENGERS:
        return other != NONE and (boat < to_boat or (boat == to_boat and space < to_space))
    if question == box.SHADOW_AND_ANOTHER:
        return (
            other != NONE
            and (boat != to_boat or space != to_space)
            and t.placer[t.voyage, boat, space] == box.SHADOW
        )
    return (
        question == box.TO_EMPTY_SPACE
        and other == NONE
        and to_space < box.SPACES_IN[t.layout]
        and (boat == to_boat or t.aboard[to_boat] < box.BOAT_LIMIT[t.seats])
    )


@rule
def mark_in_play(t: Table, question: int, mask: Any) -> int:
    """Mark the Passengers in play that answer a question, or what can be done from them."""
    found = 0
    spaces = box.SPACES_IN[t.layout]
    for boat in range(BOATS):
        for space in range(spaces):
            if t.placer[t.voyage, boat, space] == NONE:
                continue
            if question == box.FACE_DOWN or question == box.SHADOW_FACE_DOWN:
                if fits_in_play(t, question, boat, space):
                    allow(mask, moves.SPACE.at(boat, space))
                    found += 1
            elif question == box.MASK_AND_PASSENGER:
                for colour in range(COLOURS):
                    if (t.masks >> colour) & 1 and t.mask[t.voyage, boat, space] == NONE:
                        allow(mask, moves.DISGUISE.at(colour, boat, space))
                        found += 1
            elif moves.FIRST_MOVE[question] == moves.SHIFT.base:
                for to_boat in range(BOATS):
                    for to_space in range(spaces):
                        if fits_shift(t, question, boat, space, to_boat, to_space):
                            allow(mask, moves.SHIFT.at(boat, space, to_boat, to_space))
                            found += 1
    return found


@rule
def mark_in_past(t: Table, question: int, mask: Any) -> int:
    """Mark the Passengers of earlier rounds that answer a question."""
    found = 0
    for voyage in range(t.voyage):
        for boat in range(BOATS):
            for space in range(box.SPACES_IN[t.layout]):
                if fits_in_past(t, question, voyage, boat, space):
                    allow(mask, moves.PAST.at(voyage, boat, space))
                    found += 1
    if question == box.ANOTHER_IN_AFTERLANDS:
        allow(mask, moves.STOP.at())
        found += 1
    return found


@rule
def mark_answers(t: Table, seat: int, question: int, mask: Any) -> int:
    """Mark every answer to a question put to a seat; returns how many there are."""
    start = moves.FIRST_MOVE[question]
    if start == moves.PAST.base:
        return mark_in_past(t, question, mask)
    if start == moves.SPACE.base or start == moves.SHIFT.base or start == moves.DISGUISE.base:
        return mark_in_play(t, question, mask)
    found = 0
    for move in range(start, start + moves.MOVES_OF[question]):
        if fits(t, seat, question, move):
            allow(mask, move)
            found += 1
    return found


@rule
def has_answer(t: Table, question: int) -> bool:
    """Whether there is anything to choose. It follows from open facts, so all may know it."""
    if question == box.PLAYER_WITH_CARDS or question == box.KIND_TO_ASK:
        return cards_in_hands(t) > 0
    if question == box.TO_EMPTY_SPACE:
        return t.aboard[box.RAVEN] + t.aboard[box.WOLF] < BOATS * box.SPACES_IN[t.layout]
    if question == box.FACE_DOWN or question == box.SHADOW_FACE_DOWN:
        for boat in range(BOATS):
            for space in range(box.SPACES_IN[t.layout]):
                if fits_in_play(t, question, boat, space):
                    return True
        return False
    if moves.FIRST_MOVE[question] == moves.PAST.base:
        for voyage in range(t.voyage):
            for boat in range(BOATS):
                for space in range(box.SPACES_IN[t.layout]):
                    if fits_in_past(t, question, voyage, boat, space):
                        return True
        return False
    # There are always players, colours, boats and Passengers to name, and a mask for the Mask of each round.
    return True
