"""What may be chosen in Passengers: the answers to every question but where to place."""

from __future__ import annotations

from typing import (
    Any,
)

from turncoat.games.passengers.components import (
    BOAT_LIMIT,
    BOATS,
    COLOURS,
    HAND_NUMBER,
    NONE,
    RAVEN,
    ROUNDS,
    SHADOW,
    SPACES,
    SPACES_IN,
    WOLF,
)
from turncoat.games.passengers.moves import (
    CARD,
    DISGUISE,
    PAIR,
    PAST,
    PLAYER,
    SHIFT,
    SPACE,
    STOP,
    TWO_PLAYERS,
)
from turncoat.games.passengers.questions import (
    FIRST_MOVE,
    MOVES_OF,
)
from turncoat.games.passengers.table import (
    ANOTHER_IN_AFTERLANDS,
    ANY_PLAYER,
    CARD_OF_HAND,
    FACE_DOWN,
    FACE_DOWN_ON_LOST_BOAT,
    HUSH,
    KIND_TO_ASK,
    MASK_AND_PASSENGER,
    OTHER_PLAYER,
    PLAYER_WITH_CARDS,
    SHADOW_AND_ANOTHER,
    SHADOW_FACE_DOWN,
    TO_EMPTY_SPACE,
    TWO_OTHERS,
    TWO_PASSENGERS,
    WHOSE_PASSENGER,
    Table,
)
from turncoat.kernel.moves import (
    allow,
)
from turncoat.kernel.rule import (
    rule,
)


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
    if question == HUSH or question == ANY_PLAYER:
        return move - PLAYER < t.seats
    if question == OTHER_PLAYER:
        return move - PLAYER < t.seats and move - PLAYER != seat
    if question == PLAYER_WITH_CARDS:
        return move - PLAYER < t.seats and move - PLAYER != seat and cards_in_hands(t) > 0
    if question == TWO_OTHERS:
        one = PAIR[move - TWO_PLAYERS, 0]
        two = PAIR[move - TWO_PLAYERS, 1]
        return two < t.seats and one != seat and two != seat
    if question == KIND_TO_ASK:
        return cards_in_hands(t) > 0
    if question == CARD_OF_HAND:
        return t.hand[seat, move - CARD] != NONE
    if question == WHOSE_PASSENGER:
        pair = t.choice[t.voyage, HAND_NUMBER, 0] - TWO_PLAYERS
        return move - PLAYER == PAIR[pair, 0] or move - PLAYER == PAIR[pair, 1]
    return True  # any colour may be named, any boat chosen or voted for


@rule
def fits_in_play(t: Table, question: int, boat: int, space: int) -> bool:
    """A face-down Passenger in play (for some Gifts a Shadow), not the one just peeked at."""
    return (
        is_face_down(t, t.voyage, boat, space)
        and SPACE + boat * SPACES + space != t.choice[t.voyage, t.using, 0]
        and (question == FACE_DOWN or t.placer[t.voyage, boat, space] == SHADOW)
    )


@rule
def fits_in_past(t: Table, question: int, voyage: int, boat: int, space: int) -> bool:
    """A face-down Passenger in the Afterlands, or on a boat that lost an earlier vote."""
    crossed = t.ferried[voyage] == boat
    return (
        crossed == (question != FACE_DOWN_ON_LOST_BOAT)
        and is_face_down(t, voyage, boat, space)
        and PAST + (voyage * BOATS + boat) * SPACES + space != t.choice[t.voyage, t.using, 0]
    )


@rule
def fits_shift(t: Table, question: int, boat: int, space: int, to_boat: int, to_space: int) -> bool:
    """A second Passenger to exchange with the first, or an empty space that the first may go to."""
    other = t.placer[t.voyage, to_boat, to_space]
    if question == TWO_PASSENGERS:
        return other != NONE and (boat < to_boat or (boat == to_boat and space < to_space))
    if question == SHADOW_AND_ANOTHER:
        return (
            other != NONE
            and (boat != to_boat or space != to_space)
            and t.placer[t.voyage, boat, space] == SHADOW
        )
    return (
        question == TO_EMPTY_SPACE
        and other == NONE
        and to_space < SPACES_IN[t.layout]
        and (boat == to_boat or t.aboard[to_boat] < BOAT_LIMIT[t.seats])
    )


@rule
def mark_in_play(t: Table, question: int, mask: Any) -> int:
    """Mark the Passengers in play that answer a question, or what can be done from them."""
    found = 0
    spaces = SPACES_IN[t.layout]
    for boat in range(BOATS):
        for space in range(spaces):
            here = boat * SPACES + space
            if t.placer[t.voyage, boat, space] == NONE:
                continue
            if question == FACE_DOWN or question == SHADOW_FACE_DOWN:
                if fits_in_play(t, question, boat, space):
                    allow(mask, SPACE + here)
                    found += 1
            elif question == MASK_AND_PASSENGER:
                for colour in range(COLOURS):
                    if (t.masks >> colour) & 1 and t.mask[t.voyage, boat, space] == NONE:
                        allow(mask, DISGUISE + colour * BOATS * SPACES + here)
                        found += 1
            elif FIRST_MOVE[question] == SHIFT:
                for to_boat in range(BOATS):
                    for to_space in range(spaces):
                        if fits_shift(t, question, boat, space, to_boat, to_space):
                            allow(mask, SHIFT + (here * BOATS + to_boat) * SPACES + to_space)
                            found += 1
    return found


@rule
def mark_in_past(t: Table, question: int, mask: Any) -> int:
    """Mark the Passengers of earlier rounds that answer a question."""
    found = 0
    for voyage in range(t.voyage):
        for boat in range(BOATS):
            for space in range(SPACES_IN[t.layout]):
                if fits_in_past(t, question, voyage, boat, space):
                    allow(mask, PAST + (voyage * BOATS + boat) * SPACES + space)
                    found += 1
    if question == ANOTHER_IN_AFTERLANDS:
        allow(mask, STOP)
        found += 1
    return found


@rule
def mark_answers(t: Table, seat: int, question: int, mask: Any) -> int:
    """Mark every answer to a question put to a seat; returns how many there are."""
    start = FIRST_MOVE[question]
    if start == PAST:
        return mark_in_past(t, question, mask)
    if start == SPACE or start == SHIFT or start == DISGUISE:
        return mark_in_play(t, question, mask)
    found = 0
    for move in range(start, start + MOVES_OF[question]):
        if fits(t, seat, question, move):
            allow(mask, move)
            found += 1
    return found


@rule
def has_answer(t: Table, question: int) -> bool:
    """Whether there is anything to choose. It follows from open facts, so all may know it."""
    if question == PLAYER_WITH_CARDS or question == KIND_TO_ASK:
        return cards_in_hands(t) > 0
    if question == TO_EMPTY_SPACE:
        return t.aboard[RAVEN] + t.aboard[WOLF] < BOATS * SPACES_IN[t.layout]
    if question == FACE_DOWN or question == SHADOW_FACE_DOWN:
        for boat in range(BOATS):
            for space in range(SPACES_IN[t.layout]):
                if fits_in_play(t, question, boat, space):
                    return True
        return False
    if FIRST_MOVE[question] == PAST:
        for voyage in range(t.voyage):
            for boat in range(BOATS):
                for space in range(SPACES_IN[t.layout]):
                    if fits_in_past(t, question, voyage, boat, space):
                        return True
        return False
    # There are always players, colours, boats and Passengers to name, and a mask for the Mask of each round.
    return True
