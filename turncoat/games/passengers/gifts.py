"""Phase 2 of Passengers: the Gifts in ascending order, each with its questions and its effect."""

from __future__ import annotations

from turncoat.games.passengers.answers import cards_in_hands, has_answer
from turncoat.games.passengers.components import (
    BARTER,
    BELL,
    BLUE,
    BOATS,
    CHROMATIS,
    COIN_GIVEN,
    COLOUR,
    CURRENT,
    DRUM,
    DYE,
    GIFT_SET,
    GIFTS,
    GREEN,
    HAMSA_HAND,
    HAND,
    HANDSHAKE,
    KNELL,
    LANTERN,
    MASK,
    MASTER_COIN,
    MIRROR,
    NONE,
    OAR,
    OPEN_PALM,
    PRISM,
    QUIET_TIDE,
    RED,
    SHADOW,
    SOUL,
    SPACES,
    SPACES_IN,
    SPECTRUM,
    THIRD_EYE,
    TORCH,
    TWIN_EYE,
    TYPE,
    UNDERTOW,
    URN,
    VERDICT,
    VESSEL,
    VOW,
    WHISPER,
    WRECKAGE,
)
from turncoat.games.passengers.moves import (
    BOAT,
    CARD,
    DISGUISE,
    HUE,
    KIND,
    PAIR,
    PAST,
    PLAYER,
    SHIFT,
    SPACE,
    STOP,
    TWO_PLAYERS,
)
from turncoat.games.passengers.news import (
    ALL_SILENCED,
    BOAT_COLOURS,
    BOAT_DEMONS,
    BOTH_SILENCED,
    CHOSE_ONE,
    CHOSE_TWO,
    COIN_TAKEN,
    DRIFTED,
    EXCHANGED,
    HAND_COLOUR,
    HAND_KIND,
    MASKED,
    MOVED,
    NO_TARGET,
    NOTHING_TO_DO,
    PEEKED,
    PLACED_COLOUR,
    PLACED_TYPE,
    RECEIVED,
    SAW,
    SAW_HAND_CARD,
    SELF_SILENCED,
    SHOWED,
    SILENCED,
    STOPPED,
    SWAPPED,
    TURNED,
    TYPE_ALOUD,
)
from turncoat.games.passengers.questions import FIRST_MOVE, FIRST_QUESTION
from turncoat.games.passengers.table import (
    ANOTHER_IN_AFTERLANDS,
    BY_GIFT,
    BY_TIDE,
    CARD_OF_HAND,
    COLOUR_UNIT,
    FACE_DOWN,
    FACE_DOWN_IN_AFTERLANDS,
    FACE_DOWN_ON_LOST_BOAT,
    NO_QUESTION,
    PLAYER_WITH_CARDS,
    TWO_OTHERS,
    WHOSE_PASSENGER,
    Table,
    find,
    gift_holder,
)
from turncoat.kernel.news import EVERYONE, only, tell
from turncoat.kernel.rule import rule

# The order of Gifts ----------------------------------------------------------------------------


@rule
def gift_in_use(t: Table) -> int:
    """The Gift card that is being used."""
    return GIFT_SET[t.gift_set[t.voyage], t.using]


@rule
def next_gift(t: Table) -> None:
    """Go on to the next decision: a second look by the Gift in use, or the next Gift in ascending order.

    `asks` holds the question of the second look if one is due. After the highest number nobody is awaited.
    """
    if t.asks != NO_QUESTION and ask_holder(t, t.asks):
        return
    while take_up_next(t):
        card = gift_in_use(t)
        question = FIRST_QUESTION[card]
        if question == NO_QUESTION:
            use_without_choice(t, gift_holder(t, t.voyage, t.using), card)
        elif ask_holder(t, question) or (card == WRECKAGE and ask_holder(t, FACE_DOWN_ON_LOST_BOAT)):
            return
        else:
            tell(t, EVERYONE, NO_TARGET, gift_holder(t, t.voyage, t.using), card)
    t.asks = NO_QUESTION
    t.using = NONE
    for seat in range(t.seats):
        t.silenced[seat] &= ~BY_TIDE


@rule
def ask_holder(t: Table, question: int) -> bool:
    """Put a question to the holder of the Gift in use; returns whether it has an answer at all."""
    if not has_answer(t, question):
        return False
    t.asks = question
    t.awaits = 1 << gift_holder(t, t.voyage, t.using)
    return True


@rule
def take_up_next(t: Table) -> bool:
    """Turn to the next higher Gift that somebody holds; returns whether there is one."""
    for number in range(t.using + 1, GIFTS):
        if gift_holder(t, t.voyage, number) != NONE:
            t.using = number
            return True
    return False


@rule
def use_without_choice(t: Table, seat: int, card: int) -> None:
    """Gifts that leave nothing to choose: the coin is taken, the tide falls quiet, a vessel stays empty."""
    if card == MASTER_COIN:
        give_coin(t, seat, seat)
    elif card == QUIET_TIDE:
        for other in range(t.seats):
            silence(t, other, BY_TIDE)
        tell(t, EVERYONE, ALL_SILENCED, seat, card)
    elif card == VESSEL or card == URN or card == DRUM:
        tell(t, EVERYONE, NOTHING_TO_DO, seat, card)


@rule
def play_gift(t: Table, seat: int, move: int) -> None:
    """Carry out an answer to a Gift's question; `asks` and `awaits` then say what the Gift still wants."""
    asked = t.asks
    if asked == CARD_OF_HAND:
        choose_hand_card(t, seat, move - CARD)
        return
    t.awaits = 0
    t.asks = NO_QUESTION
    is_second = t.choice[t.voyage, t.using, 0] != NONE
    t.choice[t.voyage, t.using, 1 if is_second else 0] = move
    card = gift_in_use(t)
    start = FIRST_MOVE[asked]
    if asked == TWO_OTHERS or asked == PLAYER_WITH_CARDS:
        ask_for_cards(t, seat, card, move)
    elif move == STOP:
        tell(t, EVERYONE, STOPPED, seat)
    elif card == LANTERN or card == TORCH:
        turn_face_up(t, seat, (move - SPACE) // SPACES, (move - SPACE) % SPACES)
    elif asked == WHOSE_PASSENGER or start == SPACE or start == PAST:
        look(t, card, asked, move)
    elif start == SHIFT or card == CURRENT:
        move_passengers(t, seat, card, move)
    else:  # the questions that are left name a player, a colour, a kind, a boat, or a mask
        speak_or_touch(t, seat, card, move)


# Silence, questions, counts, masks, the coin ------------------------------------------------------


@rule
def silence(t: Table, seat: int, cause: int) -> None:
    """A seat may not communicate until every cause has ended."""
    t.silenced[seat] |= cause


@rule
def speak_or_touch(t: Table, seat: int, card: int, move: int) -> None:
    """Gifts with one choice and an effect that all can see."""
    if card == BELL or card == KNELL:
        silence(t, move - PLAYER, BY_GIFT)
        tell(t, EVERYONE, SILENCED, seat, card, move - PLAYER)
    elif card == VOW:
        silence(t, move - PLAYER, BY_GIFT)
        silence(t, seat, BY_GIFT)
        tell(t, EVERYONE, BOTH_SILENCED, seat, card, move - PLAYER)
    elif card == CHROMATIS or card == PRISM:
        ask_colour(t, seat, card, move - HUE)
    elif card == DYE:
        ask_kind(t, seat, card, move - KIND)
    elif card == SPECTRUM:
        count_colours(t, seat, move - BOAT)
    elif card == WHISPER:
        count_demons(t, seat, move - BOAT)
    elif card == VERDICT:
        name_type(t, seat, move - PLAYER)
    elif card == COIN_GIVEN:
        give_coin(t, seat, move - PLAYER)
    elif card == MASK:
        number = move - DISGUISE
        put_mask(t, seat, number // (BOATS * SPACES), number // SPACES % BOATS, number % SPACES)


@rule
def placed_card(t: Table, seat: int) -> int:
    """The Passenger that a seat placed in this round, wherever it sits now."""
    here = find(t, t.voyage, seat)
    return t.passenger[t.voyage, here // SPACES, here % SPACES]


@rule
def ask_colour(t: Table, seat: int, card: int, colour: int) -> None:
    """Chromatis: who holds a card of a colour? Prism, and Chromatis once hands are empty: who placed one?"""
    of_hands = card == CHROMATIS and cards_in_hands(t) > 0
    yes = 0
    for other in range(t.seats):
        if other == seat:
            continue
        if of_hands:
            for place in range(HAND):
                held = t.hand[other, place]
                if held != NONE and COLOUR[held] == colour:
                    yes |= 1 << other
        elif COLOUR[placed_card(t, other)] == colour:
            yes |= 1 << other
    t.answer[t.voyage, t.using] = yes
    tell(t, EVERYONE, HAND_COLOUR if of_hands else PLACED_COLOUR, seat, card, colour, yes)


@rule
def ask_kind(t: Table, seat: int, card: int, kind: int) -> None:
    """Dye: who holds a Soul, or a Demon, of a colour?"""
    yes = 0
    for other in range(t.seats):
        for place in range(HAND):
            if other != seat and t.hand[other, place] == kind:
                yes |= 1 << other
    t.answer[t.voyage, t.using] = yes
    tell(t, EVERYONE, HAND_KIND, seat, card, kind, yes)


@rule
def colours_aboard(t: Table, voyage: int, boat: int, colour: int) -> int:
    """How many Passengers of a boat have a printed colour."""
    count = 0
    for space in range(SPACES):
        card = t.passenger[voyage, boat, space]
        if card != NONE and COLOUR[card] == colour:
            count += 1
    return count


@rule
def demons_aboard(t: Table, voyage: int, boat: int) -> int:
    """How many Passengers of a boat are Demons, the Yaesther among them."""
    count = 0
    for space in range(SPACES):
        card = t.passenger[voyage, boat, space]
        if card != NONE and TYPE[card] != SOUL:
            count += 1
    return count


@rule
def count_colours(t: Table, seat: int, boat: int) -> None:
    """Spectrum: how many Passengers of a boat are red, green and blue."""
    red = colours_aboard(t, t.voyage, boat, RED)
    green = colours_aboard(t, t.voyage, boat, GREEN)
    blue = colours_aboard(t, t.voyage, boat, BLUE)
    t.answer[t.voyage, t.using] = (
        COLOUR_UNIT[RED] * red + COLOUR_UNIT[GREEN] * green + COLOUR_UNIT[BLUE] * blue
    )
    tell(t, EVERYONE, BOAT_COLOURS, seat, boat, red, green, blue)


@rule
def count_demons(t: Table, seat: int, boat: int) -> None:
    """Whisper: how many Demons a boat has."""
    demons = demons_aboard(t, t.voyage, boat)
    t.answer[t.voyage, t.using] = demons
    tell(t, EVERYONE, BOAT_DEMONS, seat, boat, demons)


@rule
def name_type(t: Table, seat: int, other: int) -> None:
    """Verdict: a player confesses the type of the Passenger they placed."""
    type_ = TYPE[placed_card(t, other)]
    t.answer[t.voyage, t.using] = type_
    tell(t, EVERYONE, PLACED_TYPE, seat, other, type_)


@rule
def turn_face_up(t: Table, seat: int, boat: int, space: int) -> None:
    """Lantern, Torch: reveal a Passenger in play to all."""
    t.face_up[t.voyage, boat, space] = 1
    tell(t, EVERYONE, TURNED, seat, boat, space, t.passenger[t.voyage, boat, space])


@rule
def put_mask(t: Table, seat: int, colour: int, boat: int, space: int) -> None:
    """Mask: a Passenger in play takes another colour for good."""
    t.masks &= ~(1 << colour)
    t.mask[t.voyage, boat, space] = colour
    tell(t, EVERYONE, MASKED, seat, colour, boat, space)


@rule
def give_coin(t: Table, seat: int, other: int) -> None:
    """Master Coin: it changes hands at once and counts for this round's vote."""
    t.coin = other
    tell(t, EVERYONE, COIN_TAKEN, seat, gift_in_use(t), other)


# Hands -----------------------------------------------------------------------------------------


@rule
def ask_for_cards(t: Table, seat: int, card: int, move: int) -> None:
    """Hamsa Hand, Open Palm, Handshake, Barter: those concerned choose a hand card, all at once."""
    if card == HAMSA_HAND:
        one = PAIR[move - TWO_PLAYERS, 0]
        two = PAIR[move - TWO_PLAYERS, 1]
        tell(t, EVERYONE, CHOSE_TWO, seat, card, one, two)
        if cards_in_hands(t) == 0:
            t.asks = WHOSE_PASSENGER
            earlier = (one - t.first[t.voyage]) % t.seats < (two - t.first[t.voyage]) % t.seats
            t.awaits = 1 << (one if earlier else two)
            return
        t.shower[t.voyage, 0] = one
        t.shower[t.voyage, 1] = two
        t.awaits = (1 << one) | (1 << two)
    elif card == OPEN_PALM:
        other = move - PLAYER
        tell(t, EVERYONE, CHOSE_ONE, seat, card, other)
        t.shower[t.voyage, 0] = other
        t.awaits = 1 << other
    elif card == HANDSHAKE or card == BARTER:
        other = move - PLAYER
        tell(t, EVERYONE, CHOSE_ONE, seat, card, other)
        t.shower[t.voyage, 0] = seat
        t.shower[t.voyage, 1] = other
        t.awaits = (1 << seat) | (1 << other)
    t.asks = CARD_OF_HAND


@rule
def choose_hand_card(t: Table, seat: int, place: int) -> None:
    """A secret choice; nothing is shown before all concerned have chosen."""
    t.offer[seat] = place
    t.awaits &= ~(1 << seat)
    if t.awaits == 0:
        show_hand_cards(t)
        t.asks = NO_QUESTION


@rule
def show_hand_cards(t: Table) -> None:
    """The chosen cards are shown, or change hands."""
    card = gift_in_use(t)
    holder = gift_holder(t, t.voyage, t.using)
    one = t.shower[t.voyage, 0]
    two = t.shower[t.voyage, 1]
    for which in range(2):
        shower = t.shower[t.voyage, which]
        if shower != NONE:
            t.shown_card[t.voyage, which] = t.hand[shower, t.offer[shower]]
    first_card = t.shown_card[t.voyage, 0]
    second_card = t.shown_card[t.voyage, 1]
    if card == BARTER:
        t.hand[one, t.offer[one]] = second_card
        t.hand[two, t.offer[two]] = first_card
        tell(t, EVERYONE, EXCHANGED, one, two)
        tell(t, only(one) | only(two), RECEIVED, two, one, first_card)
        tell(t, only(one) | only(two), RECEIVED, one, two, second_card)
    elif card == HANDSHAKE:
        tell(t, EVERYONE, SHOWED, one, two)
        tell(t, only(two), SAW_HAND_CARD, one, first_card)
        tell(t, EVERYONE, SHOWED, two, one)
        tell(t, only(one), SAW_HAND_CARD, two, second_card)
    elif card == HAMSA_HAND or card == OPEN_PALM:
        tell(t, EVERYONE, SHOWED, one, holder)
        tell(t, only(holder), SAW_HAND_CARD, one, first_card)
        if two != NONE:
            tell(t, EVERYONE, SHOWED, two, holder)
            tell(t, only(holder), SAW_HAND_CARD, two, second_card)
    for seat in range(t.seats):
        t.offer[seat] = NONE


# Looks -----------------------------------------------------------------------------------------


@rule
def peek(t: Table, seat: int, voyage: int, boat: int, space: int) -> None:
    """All see who peeks and where; only the peeker sees what."""
    t.seen_by[voyage, boat, space] |= 1 << seat
    tell(t, EVERYONE, PEEKED, seat, voyage, boat, space)
    tell(t, only(seat), SAW, voyage, boat, space, t.passenger[voyage, boat, space])


@rule
def look(t: Table, card: int, asked: int, move: int) -> None:
    """The Gifts that peek, and what follows a look."""
    holder = gift_holder(t, t.voyage, t.using)
    voyage = t.voyage
    if asked == WHOSE_PASSENGER:
        here = find(t, voyage, move - PLAYER)
    elif FIRST_MOVE[asked] == PAST:
        voyage = (move - PAST) // (BOATS * SPACES)
        here = (move - PAST) % (BOATS * SPACES)
    else:
        here = move - SPACE
    boat = here // SPACES
    space = here % SPACES
    peek(t, holder, voyage, boat, space)
    if card == TWIN_EYE:
        owner = t.placer[voyage, boat, space]
        if owner != holder and owner != SHADOW:
            mine = find(t, t.voyage, holder)
            peek(t, owner, t.voyage, mine // SPACES, mine % SPACES)
    elif card == UNDERTOW:
        type_ = TYPE[t.passenger[voyage, boat, space]]
        t.answer[t.voyage, t.using] = type_
        tell(t, EVERYONE, TYPE_ALOUD, holder, voyage, boat, space, type_)
    elif card == MIRROR and asked == FACE_DOWN_IN_AFTERLANDS:
        t.asks = ANOTHER_IN_AFTERLANDS
    elif card == WRECKAGE and asked == FACE_DOWN_IN_AFTERLANDS:
        t.asks = FACE_DOWN_ON_LOST_BOAT
    elif card == THIRD_EYE and t.choice[t.voyage, t.using, 1] == NONE:
        t.asks = FACE_DOWN
    elif card == THIRD_EYE:
        silence(t, holder, BY_GIFT)
        tell(t, EVERYONE, SELF_SILENCED, holder, card)


# Movement --------------------------------------------------------------------------------------


@rule
def exchange(t: Table, boat: int, space: int, to_boat: int, to_space: int) -> None:
    """Two spaces swap all that lies on them: Passenger, placer, mask, facing, and who has seen it."""
    r = t.voyage
    passenger = t.passenger[r, boat, space]
    placer = t.placer[r, boat, space]
    mask = t.mask[r, boat, space]
    face_up = t.face_up[r, boat, space]
    seen_by = t.seen_by[r, boat, space]
    t.passenger[r, boat, space] = t.passenger[r, to_boat, to_space]
    t.placer[r, boat, space] = t.placer[r, to_boat, to_space]
    t.mask[r, boat, space] = t.mask[r, to_boat, to_space]
    t.face_up[r, boat, space] = t.face_up[r, to_boat, to_space]
    t.seen_by[r, boat, space] = t.seen_by[r, to_boat, to_space]
    t.passenger[r, to_boat, to_space] = passenger
    t.placer[r, to_boat, to_space] = placer
    t.mask[r, to_boat, to_space] = mask
    t.face_up[r, to_boat, to_space] = face_up
    t.seen_by[r, to_boat, to_space] = seen_by


@rule
def move_passengers(t: Table, seat: int, card: int, move: int) -> None:
    """Scroll and Ferry Pole exchange two Passengers, Oar moves one, Current moves a whole boat."""
    here = (move - SHIFT) // (BOATS * SPACES)
    there = (move - SHIFT) % (BOATS * SPACES)
    exchanges = 1
    if card == CURRENT:  # from the right end to the left, each space exchanges with its neighbour
        exchanges = SPACES_IN[t.layout] - 1
        here = (move - BOAT) * SPACES + exchanges
        there = here - 1
    for step in range(exchanges):
        exchange(t, here // SPACES, here % SPACES - step, there // SPACES, there % SPACES - step)
    if card == CURRENT:
        tell(t, EVERYONE, DRIFTED, seat, move - BOAT)
        return
    if card == OAR:
        t.aboard[here // SPACES] -= 1
        t.aboard[there // SPACES] += 1
    tell(
        t,
        EVERYONE,
        MOVED if card == OAR else SWAPPED,
        seat,
        here // SPACES,
        here % SPACES,
        there // SPACES,
        there % SPACES,
    )
