"""Phase 2 of Passengers: the Gifts in ascending order, each with its questions and its effect."""

from __future__ import annotations

from turncoat.games.passengers import components as box
from turncoat.games.passengers import moves, news
from turncoat.games.passengers.answers import cards_in_hands, has_answer
from turncoat.games.passengers.components import NONE, SOUL, SPACES
from turncoat.games.passengers.table import BY_GIFT, BY_TIDE, Table, find, gift_holder, gift_in_use
from turncoat.kernel.moves import ask
from turncoat.kernel.news import EVERYONE, only, tell
from turncoat.kernel.rule import rule

# The order of Gifts ----------------------------------------------------------------------------


@rule
def next_gift(t: Table) -> None:
    """Go on to the next decision: a second look by the Gift in use, or the next Gift in ascending order.

    `asks` holds the question of the second look if one is due. After the highest number nobody is awaited.
    """
    if t.asks != box.NO_QUESTION and ask_holder(t, t.asks):
        return
    while take_up_next(t):
        card = gift_in_use(t)
        question = box.FIRST_QUESTION[card]
        if question == box.NO_QUESTION:
            take_effect(t, gift_holder(t, t.voyage, t.using), card, question, NONE)
        elif ask_holder(t, question) or (card == box.WRECKAGE and ask_holder(t, box.FACE_DOWN_ON_LOST_BOAT)):
            return
        else:
            tell(t, EVERYONE, news.NO_TARGET, gift_holder(t, t.voyage, t.using), card)
    t.asks = box.NO_QUESTION
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
    for number in range(t.using + 1, box.GIFTS):
        if gift_holder(t, t.voyage, number) != NONE:
            t.using = number
            return True
    return False


@rule
def play_gift(t: Table, seat: int, move: int) -> None:
    """Carry out an answer to a Gift's question; `asks` and `awaits` then say what the Gift still wants."""
    asked = t.asks
    if asked == box.CARD_OF_HAND:
        choose_hand_card(t, seat, moves.CARD.card(move))
        return
    t.awaits = 0
    t.asks = box.NO_QUESTION
    is_second = t.choice[t.voyage, t.using, 0] != NONE
    t.choice[t.voyage, t.using, 1 if is_second else 0] = move
    if moves.STOP.has(move):
        tell(t, EVERYONE, news.STOPPED, seat)
    else:
        take_effect(t, seat, gift_in_use(t), asked, move)


@rule
def take_effect(t: Table, seat: int, card: int, asked: int, move: int) -> None:
    """What comes of an answer, Gift by Gift; those that leave nothing to choose take effect without one."""
    if card == box.VESSEL or card == box.URN or card == box.DRUM:
        tell(t, EVERYONE, news.NOTHING_TO_DO, seat, card)
    elif card == box.QUIET_TIDE:
        for other in range(t.seats):
            silence(t, other, BY_TIDE)
        tell(t, EVERYONE, news.ALL_SILENCED, seat, card)
    elif card == box.BELL or card == box.KNELL:
        silence(t, moves.PLAYER.seat(move), BY_GIFT)
        tell(t, EVERYONE, news.SILENCED, seat, card, moves.PLAYER.seat(move))
    elif card == box.VOW:
        silence(t, moves.PLAYER.seat(move), BY_GIFT)
        silence(t, seat, BY_GIFT)
        tell(t, EVERYONE, news.BOTH_SILENCED, seat, card, moves.PLAYER.seat(move))
    elif card == box.CHROMATIS or card == box.PRISM:
        ask_colour(t, seat, card, moves.HUE.colour(move))
    elif card == box.DYE:
        ask_kind(t, seat, card, moves.KIND.kind(move))
    elif card == box.SPECTRUM:
        count_colours(t, seat, moves.BOAT.boat(move))
    elif card == box.HAMSA_HAND and asked == box.WHOSE_PASSENGER:
        peek_at_placed(t, gift_holder(t, t.voyage, t.using), moves.PLAYER.seat(move))
    elif card == box.HAMSA_HAND:
        pair = moves.TWO_PLAYERS.pair(move)
        choose_two(t, seat, moves.PAIR.first[pair], moves.PAIR.second[pair])
    elif card == box.OPEN_PALM or card == box.HANDSHAKE or card == box.BARTER:
        choose_one(t, seat, card, moves.PLAYER.seat(move))
    elif card == box.SEERS_PAW or card == box.CANDLE or card == box.TWIN_EYE or card == box.THIRD_EYE:
        look_aboard(t, seat, card, moves.SPACE.boat(move), moves.SPACE.space(move))
    elif card == box.MIRROR or card == box.STILL_WATER or card == box.WRECKAGE or card == box.UNDERTOW:
        look_back(t, seat, card, asked, move)
    elif card == box.SCROLL or card == box.FERRY_POLE or card == box.OAR:
        move_passenger(t, seat, card, move)
    elif card == box.CURRENT:
        drift(t, seat, moves.BOAT.boat(move))
    elif card == box.LANTERN or card == box.TORCH:
        turn_face_up(t, seat, moves.SPACE.boat(move), moves.SPACE.space(move))
    elif card == box.VERDICT:
        name_type(t, seat, moves.PLAYER.seat(move))
    elif card == box.WHISPER:
        count_demons(t, seat, moves.BOAT.boat(move))
    elif card == box.MASK:
        put_mask(t, seat, moves.DISGUISE.colour(move), moves.DISGUISE.boat(move), moves.DISGUISE.space(move))
    elif card == box.MASTER_COIN:
        give_coin(t, seat, seat)
    elif card == box.COIN_GIVEN:
        give_coin(t, seat, moves.PLAYER.seat(move))


# Silence, questions, counts, masks, the coin ------------------------------------------------------


@rule
def silence(t: Table, seat: int, cause: int) -> None:
    """A seat may not communicate until every cause has ended."""
    t.silenced[seat] |= cause


@rule
def placed_card(t: Table, seat: int) -> int:
    """The Passenger that a seat placed in this round, wherever it sits now."""
    here = find(t, t.voyage, seat)
    return t.passenger[t.voyage, moves.BERTH.boat(here), moves.BERTH.space(here)]


@rule
def ask_colour(t: Table, seat: int, card: int, colour: int) -> None:
    """Chromatis: who holds a card of a colour? Prism, and Chromatis once hands are empty: who placed one?"""
    of_hands = card == box.CHROMATIS and cards_in_hands(t) > 0
    yes = 0
    for other in range(t.seats):
        if other == seat:
            continue
        if of_hands:
            for place in range(box.HAND):
                held = t.hand[other, place]
                if held != NONE and box.COLOUR_OF[held] == colour:
                    yes |= 1 << other
        elif box.COLOUR_OF[placed_card(t, other)] == colour:
            yes |= 1 << other
    t.answer[t.voyage, t.using] = yes
    tell(t, EVERYONE, news.HAND_COLOUR if of_hands else news.PLACED_COLOUR, seat, card, colour, yes)


@rule
def ask_kind(t: Table, seat: int, card: int, kind: int) -> None:
    """Dye: who holds a Soul, or a Demon, of a colour?"""
    yes = 0
    for other in range(t.seats):
        for place in range(box.HAND):
            if other != seat and t.hand[other, place] == kind:
                yes |= 1 << other
    t.answer[t.voyage, t.using] = yes
    tell(t, EVERYONE, news.HAND_KIND, seat, card, kind, yes)


@rule
def colours_aboard(t: Table, voyage: int, boat: int, colour: int) -> int:
    """How many Passengers of a boat have a printed colour."""
    count = 0
    for space in range(SPACES):
        card = t.passenger[voyage, boat, space]
        if card != NONE and box.COLOUR_OF[card] == colour:
            count += 1
    return count


@rule
def demons_aboard(t: Table, voyage: int, boat: int) -> int:
    """How many Passengers of a boat are Demons, the Yaesther among them."""
    count = 0
    for space in range(SPACES):
        card = t.passenger[voyage, boat, space]
        if card != NONE and box.TYPE_OF[card] != SOUL:
            count += 1
    return count


@rule
def count_colours(t: Table, seat: int, boat: int) -> None:
    """Spectrum: how many Passengers of a boat are red, green and blue."""
    red = colours_aboard(t, t.voyage, boat, box.RED)
    green = colours_aboard(t, t.voyage, boat, box.GREEN)
    blue = colours_aboard(t, t.voyage, boat, box.BLUE)
    t.answer[t.voyage, t.using] = box.COLOURS_SAID.at(blue, green, red)
    tell(t, EVERYONE, news.BOAT_COLOURS, seat, boat, red, green, blue)


@rule
def count_demons(t: Table, seat: int, boat: int) -> None:
    """Whisper: how many Demons a boat has."""
    demons = demons_aboard(t, t.voyage, boat)
    t.answer[t.voyage, t.using] = demons
    tell(t, EVERYONE, news.BOAT_DEMONS, seat, boat, demons)


@rule
def name_type(t: Table, seat: int, other: int) -> None:
    """Verdict: a player confesses the type of the Passenger they placed."""
    type_ = box.TYPE_OF[placed_card(t, other)]
    t.answer[t.voyage, t.using] = type_
    tell(t, EVERYONE, news.PLACED_TYPE, seat, other, type_)


@rule
def turn_face_up(t: Table, seat: int, boat: int, space: int) -> None:
    """Lantern, Torch: reveal a Passenger in play to all."""
    t.face_up[t.voyage, boat, space] = 1
    tell(t, EVERYONE, news.TURNED, seat, boat, space, t.passenger[t.voyage, boat, space])


@rule
def put_mask(t: Table, seat: int, colour: int, boat: int, space: int) -> None:
    """Mask: a Passenger in play takes another colour for good."""
    t.masks &= ~(1 << colour)
    t.mask[t.voyage, boat, space] = colour
    tell(t, EVERYONE, news.MASKED, seat, colour, boat, space)


@rule
def give_coin(t: Table, seat: int, other: int) -> None:
    """Master Coin: it changes hands at once and counts for this round's vote."""
    t.coin = other
    tell(t, EVERYONE, news.COIN_TAKEN, seat, gift_in_use(t), other)


# Hands -----------------------------------------------------------------------------------------


@rule
def choose_two(t: Table, seat: int, one: int, two: int) -> None:
    """Hamsa Hand: two players show a card each; once hands are empty, whoever placed earlier decides."""
    tell(t, EVERYONE, news.CHOSE_TWO, seat, box.HAMSA_HAND, one, two)
    if cards_in_hands(t) > 0:
        ask_for_cards(t, one, two)
    else:
        earlier = (one - t.first[t.voyage]) % t.seats < (two - t.first[t.voyage]) % t.seats
        ask(t, one if earlier else two, box.WHOSE_PASSENGER)


@rule
def choose_one(t: Table, seat: int, card: int, other: int) -> None:
    """Open Palm: a player shows a card; Handshake, Barter: both do, or exchange one."""
    tell(t, EVERYONE, news.CHOSE_ONE, seat, card, other)
    if card == box.OPEN_PALM:
        ask_for_cards(t, other, NONE)
    else:
        ask_for_cards(t, seat, other)


@rule
def ask_for_cards(t: Table, one: int, two: int) -> None:
    """Those concerned choose a hand card, all at once."""
    t.shower[t.voyage, 0] = one
    t.shower[t.voyage, 1] = two
    t.awaits = 1 << one
    if two != NONE:
        t.awaits |= 1 << two
    t.asks = box.CARD_OF_HAND


@rule
def choose_hand_card(t: Table, seat: int, place: int) -> None:
    """A secret choice; nothing is shown before all concerned have chosen."""
    t.offer[seat] = place
    t.awaits &= ~(1 << seat)
    if t.awaits == 0:
        show_hand_cards(t)
        t.asks = box.NO_QUESTION


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
    if card == box.BARTER:
        t.hand[one, t.offer[one]] = second_card
        t.hand[two, t.offer[two]] = first_card
        tell(t, EVERYONE, news.EXCHANGED, one, two)
        tell(t, only(one) | only(two), news.RECEIVED, two, one, first_card)
        tell(t, only(one) | only(two), news.RECEIVED, one, two, second_card)
    elif card == box.HANDSHAKE:
        tell(t, EVERYONE, news.SHOWED, one, two)
        tell(t, only(two), news.SAW_HAND_CARD, one, first_card)
        tell(t, EVERYONE, news.SHOWED, two, one)
        tell(t, only(one), news.SAW_HAND_CARD, two, second_card)
    elif card == box.HAMSA_HAND or card == box.OPEN_PALM:
        tell(t, EVERYONE, news.SHOWED, one, holder)
        tell(t, only(holder), news.SAW_HAND_CARD, one, first_card)
        if two != NONE:
            tell(t, EVERYONE, news.SHOWED, two, holder)
            tell(t, only(holder), news.SAW_HAND_CARD, two, second_card)
    for seat in range(t.seats):
        t.offer[seat] = NONE


# Looks -----------------------------------------------------------------------------------------


@rule
def peek(t: Table, seat: int, voyage: int, boat: int, space: int) -> None:
    """All see who peeks and where; only the peeker sees what."""
    t.seen_by[voyage, boat, space] |= 1 << seat
    tell(t, EVERYONE, news.PEEKED, seat, voyage, boat, space)
    tell(t, only(seat), news.SAW, voyage, boat, space, t.passenger[voyage, boat, space])


@rule
def peek_at_placed(t: Table, seat: int, owner: int) -> None:
    """A seat peeks at the Passenger that another placed in this round."""
    here = find(t, t.voyage, owner)
    peek(t, seat, t.voyage, moves.BERTH.boat(here), moves.BERTH.space(here))


@rule
def look_aboard(t: Table, seat: int, card: int, boat: int, space: int) -> None:
    """Seer's Paw, Candle; Twin Eye, which is returned; Third Eye, which looks twice and falls silent."""
    peek(t, seat, t.voyage, boat, space)
    owner = t.placer[t.voyage, boat, space]
    if card == box.TWIN_EYE and owner != seat and owner != box.SHADOW:
        peek_at_placed(t, owner, seat)
    elif card == box.THIRD_EYE and t.choice[t.voyage, t.using, 1] == NONE:
        t.asks = box.FACE_DOWN
    elif card == box.THIRD_EYE:
        silence(t, seat, BY_GIFT)
        tell(t, EVERYONE, news.SELF_SILENCED, seat, card)


@rule
def look_back(t: Table, seat: int, card: int, asked: int, move: int) -> None:
    """Mirror, Still Water, Wreckage: one look or two at earlier rounds; Undertow tells the type to all."""
    voyage = moves.PAST.round(move)
    boat = moves.PAST.boat(move)
    space = moves.PAST.space(move)
    peek(t, seat, voyage, boat, space)
    if card == box.UNDERTOW:
        type_ = box.TYPE_OF[t.passenger[voyage, boat, space]]
        t.answer[t.voyage, t.using] = type_
        tell(t, EVERYONE, news.TYPE_ALOUD, seat, voyage, boat, space, type_)
    elif card == box.MIRROR and asked == box.FACE_DOWN_IN_AFTERLANDS:
        t.asks = box.ANOTHER_IN_AFTERLANDS
    elif card == box.WRECKAGE and asked == box.FACE_DOWN_IN_AFTERLANDS:
        t.asks = box.FACE_DOWN_ON_LOST_BOAT


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
def move_passenger(t: Table, seat: int, card: int, move: int) -> None:
    """Scroll and Ferry Pole exchange two Passengers, Oar moves one to an empty space."""
    boat = moves.SHIFT.boat(move)
    space = moves.SHIFT.space(move)
    to_boat = moves.SHIFT.to_boat(move)
    to_space = moves.SHIFT.to_space(move)
    exchange(t, boat, space, to_boat, to_space)
    if card == box.OAR:
        t.aboard[boat] -= 1
        t.aboard[to_boat] += 1
    tell(t, EVERYONE, news.MOVED if card == box.OAR else news.SWAPPED, seat, boat, space, to_boat, to_space)


@rule
def drift(t: Table, seat: int, boat: int) -> None:
    """Current: from the right end to the left, each space exchanges with its neighbour."""
    for space in range(box.SPACES_IN[t.layout] - 1, 0, -1):
        exchange(t, boat, space, boat, space - 1)
    tell(t, EVERYONE, news.DRIFTED, seat, boat)
