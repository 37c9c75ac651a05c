"""Passengers: the deal, the three phases of a round, and the questions they ask."""

from __future__ import annotations

from typing import Any

from turncoat.games.passengers import components as box
from turncoat.games.passengers import moves, news
from turncoat.games.passengers.answers import mark_answers
from turncoat.games.passengers.components import BOATS, COLOURS, DEMON, NONE, ROUNDS, SOUL, TYPES
from turncoat.games.passengers.gifts import next_gift, play_gift, silence
from turncoat.games.passengers.scoring import score
from turncoat.games.passengers.table import BY_CARD, Table, gift_behind, has_shadows
from turncoat.kernel.chance import below, shuffle
from turncoat.kernel.moves import allow, ask
from turncoat.kernel.news import EVERYONE, forget, tell
from turncoat.kernel.rule import rule

# The deal ------------------------------------------------------------------------------------


@rule
def copies_in(pile: int, card: int) -> int:
    """How many copies of a card a pile holds: it is one number with four bits for each kind."""
    return (pile >> (4 * card)) & 15


@rule
def draw_passenger(t: Table, pile: int, type_: int) -> int:
    """The top card of the shuffled Souls or Demons of a pile."""
    start = COLOURS * type_
    place = below(t.chance, copies_in(pile, start) + copies_in(pile, start + 1) + copies_in(pile, start + 2))
    card = start
    while place >= copies_in(pile, card):
        place -= copies_in(pile, card)
        card += 1
    return card


@rule
def without(pile: int, card: int) -> int:
    """A pile after a card was drawn from it."""
    return pile - (1 << (4 * card))


@rule
def deal(t: Table) -> None:
    """Set-up: piles, factions, the Demon's Gaze, three Passengers each, the Master Coin."""
    pile = 0
    for card in range(box.KINDS):
        pile += box.IN_GAME[t.edition, t.seats] << (4 * card)
    deal_factions(t)
    if has_shadows(t):
        pile = build_shadow_pile(t, pile)
    for seat in range(t.seats):
        pile = deal_hand(t, seat, pile)
    t.masks = (1 << COLOURS) - 1
    t.coin = below(t.chance, t.seats)
    if not has_shadows(t):
        demons_gaze(t)
    begin_round(t)


@rule
def deal_factions(t: Table) -> None:
    """One card of the mixed pile to each player: its type is the player's faction."""
    seat = 0
    for type_ in range(TYPES):
        for _ in range(box.FACTION_PILE[t.seats, type_]):
            t.faction[seat] = type_
            seat += 1
    shuffle(t.chance, t.faction, t.seats)


@rule
def build_shadow_pile(t: Table, pile: int) -> int:
    """Four players: three random Souls and three random Demons, shuffled; returns the pile without them."""
    for place in range(box.SHADOWS):
        card = draw_passenger(t, pile, SOUL if place < box.SHADOWS_OF_EACH_TYPE else DEMON)
        pile = without(pile, card)
        t.shadow_pile[place] = card
    shuffle(t.chance, t.shadow_pile, box.SHADOWS)
    return pile


@rule
def deal_hand(t: Table, seat: int, pile: int) -> int:
    """The faction card, one Soul and one Demon, in no telling order; returns the pile without them."""
    first = below(t.chance, box.HAND)
    step = 1 + below(t.chance, box.HAND - 1)
    for dealt in range(box.HAND):
        type_ = t.faction[seat] if dealt == 0 else SOUL if dealt == 1 else DEMON
        card = box.YAESTHER_CARD
        if type_ != box.YAESTHER:
            card = draw_passenger(t, pile, type_)
            pile = without(pile, card)
        t.hand[seat, (first + dealt * step) % box.HAND] = card
    return pile


@rule
def demons_gaze(t: Table) -> None:
    """Five players or more: the Demon Smugglers, and nobody else, learn who they are."""
    smugglers = 0
    for seat in range(t.seats):
        if t.faction[seat] == DEMON:
            smugglers |= 1 << seat
    tell(t, smugglers, news.GAZE, smugglers)


# Rounds --------------------------------------------------------------------------------------


@rule
def begin_round(t: Table) -> None:
    """Two new boats; Gifts and Voices return, and nobody is Silenced any more."""
    for seat in range(t.seats):
        t.voices[seat] = 0
        t.silenced[seat] = 0
    t.aboard[box.RAVEN] = 0
    t.aboard[box.WOLF] = 0
    t.turn = 0
    t.using = NONE
    t.first[t.voyage] = t.coin
    tell(t, EVERYONE, news.ROUND_BEGINS, t.voyage, t.coin)
    if t.silence_module:
        turn_up_silence_card(t)
    if t.silence_card[t.voyage] == box.COIN_SILENCES:
        ask(t, t.coin, box.HUSH)
    else:
        begin_placing(t)


@rule
def turn_up_silence_card(t: Table) -> None:
    """The Silence module: one of the cards not seen yet binds this round."""
    place = below(t.chance, box.SILENCE_CARDS - t.voyage)
    card = 0
    while True:
        seen = False
        for voyage in range(t.voyage):
            seen = seen or t.silence_card[voyage] == card
        if not seen:
            if place == 0:
                break
            place -= 1
        card += 1
    t.silence_card[t.voyage] = card
    tell(t, EVERYONE, news.SILENCE_CARD, card)


@rule
def hush(t: Table, seat: int) -> None:
    """Silence card 15: the coin holder picks who is Silent in this round."""
    silence(t, seat, BY_CARD)
    t.hushed[t.voyage] = seat
    tell(t, EVERYONE, news.HUSHED, t.coin, seat)
    begin_placing(t)


# Phase 1: placing ----------------------------------------------------------------------------


@rule
def right_of(t: Table, seat: int) -> int:
    """The right neighbour of a seat."""
    return (seat + t.seats - 1) % t.seats


@rule
def begin_placing(t: Table) -> None:
    """Four players place two Shadow Passengers first, from the coin holder's right."""
    if has_shadows(t):
        ask(t, right_of(t, t.coin), box.PLACE_SHADOW)
    else:
        ask(t, t.coin, box.PLACE_PASSENGER)


@rule
def is_open(t: Table, boat: int, space: int) -> bool:
    """An empty space of a boat that is not at its limit."""
    return t.placer[t.voyage, boat, space] == NONE and t.aboard[boat] < box.BOAT_LIMIT[t.seats]


@rule
def place_shadow(t: Table, seat: int, boat: int, space: int) -> None:
    """The top card of the Shadow pile, unseen: no Gift, no Voices."""
    top = box.SHADOWS_IN_A_ROUND * t.voyage + t.turn
    t.passenger[t.voyage, boat, space] = t.shadow_pile[top]
    t.shadow_pile[top] = NONE
    t.placer[t.voyage, boat, space] = box.SHADOW
    t.shadow_space[t.voyage, t.turn] = moves.BERTH.at(boat, space)
    t.aboard[boat] += 1
    tell(t, EVERYONE, news.SHADOW_PLACED, seat, boat, space)
    t.turn += 1
    if t.turn == 1:
        ask(t, right_of(t, seat), box.PLACE_SHADOW)
    else:
        t.turn = 0
        ask(t, t.coin, box.PLACE_PASSENGER)


@rule
def board(t: Table, seat: int, card: int, boat: int, space: int) -> None:
    """Phase 1: seat a Passenger face down; take the space's Gift and Voices."""
    t.passenger[t.voyage, boat, space] = t.hand[seat, card]
    for place in range(card, box.HAND - 1):
        t.hand[seat, place] = t.hand[seat, place + 1]
    t.hand[seat, box.HAND - 1] = NONE
    t.placer[t.voyage, boat, space] = seat
    t.seen_by[t.voyage, boat, space] = 1 << seat
    t.aboard[boat] += 1
    t.gift[t.voyage, seat] = box.GIFT_AT[t.layout, t.voyage, boat, space]
    t.voices[seat] = box.VOICES_AT[t.edition, t.layout, t.voyage, boat, space]
    gift = gift_behind(t, t.voyage, t.gift[t.voyage, seat])
    tell(t, EVERYONE, news.BOARDED, seat, boat, space, gift, t.voices[seat])
    t.turn += 1
    if t.turn < t.seats:
        ask(t, (seat + 1) % t.seats, box.PLACE_PASSENGER)
    else:
        silence_by_voices(t)
        t.asks = box.NO_QUESTION
        t.awaits = 0


@rule
def silence_by_voices(t: Table) -> None:
    """Silence cards 11 and 12: all who have the most, or the fewest, Voices are Silent."""
    card = t.silence_card[t.voyage]
    if card != box.MOST_VOICES and card != box.FEWEST_VOICES:
        return
    sign = 1 if card == box.MOST_VOICES else -1
    best = sign * t.voices[0]
    for seat in range(1, t.seats):
        best = max(best, sign * t.voices[seat])
    seats = 0
    for seat in range(t.seats):
        if sign * t.voices[seat] == best:
            silence(t, seat, BY_CARD)
            seats |= 1 << seat
    tell(t, EVERYONE, news.SILENCED_BY_VOICES, seats, card)


# Phase 3: voting -----------------------------------------------------------------------------


@rule
def begin_vote(t: Table) -> None:
    """After the highest Gift everybody owes a vote at once."""
    t.asks = box.CAST_VOTE
    t.awaits = (1 << t.seats) - 1


@rule
def vote(t: Table, seat: int, boat: int) -> None:
    """A secret vote; when all are in they are shown together."""
    t.vote[t.voyage, seat] = boat
    t.awaits &= ~(1 << seat)
    if t.awaits == 0:
        resolve_vote(t)


@rule
def resolve_vote(t: Table) -> None:
    """The boat with more Voices crosses; the Master Coin breaks a tie."""
    raven = 0
    wolf = 0
    for_raven = 0
    for seat in range(t.seats):
        t.silenced[seat] = 0
        if t.vote[t.voyage, seat] == box.RAVEN:
            raven += t.voices[seat]
            for_raven |= 1 << seat
        else:
            wolf += t.voices[seat]
    tell(t, EVERYONE, news.VOTES, for_raven, raven, wolf)
    if raven == wolf:
        boat = t.vote[t.voyage, t.coin]
        tell(t, EVERYONE, news.FERRIED_BY_COIN, boat, t.voyage, t.coin)
    else:
        boat = box.RAVEN if raven > wolf else box.WOLF
        tell(t, EVERYONE, news.FERRIED, boat, t.voyage)
    t.ferried[t.voyage] = boat
    if t.voyage < ROUNDS - 1:
        t.voyage += 1
        begin_round(t)
    else:
        t.asks = box.NO_QUESTION
        score(t)


# The four functions of the contract ------------------------------------------------------------


@rule
def legal(t: Table, seat: int, mask: Any) -> int:
    """Mark what a seat may do now; returns how many moves that are."""
    if not (t.awaits >> seat) & 1:
        return 0
    if t.asks == box.PLACE_PASSENGER or t.asks == box.PLACE_SHADOW:
        return mark_spaces(t, mask)
    return mark_answers(t, seat, t.asks, mask)


@rule
def mark_spaces(t: Table, mask: Any) -> int:
    """Phase 1: every open space, for a Passenger together with every card of the hand."""
    found = 0
    for boat in range(BOATS):
        for space in range(box.SPACES_IN[t.layout]):
            if not is_open(t, boat, space):
                continue
            if t.asks == box.PLACE_PASSENGER:
                for card in range(ROUNDS - t.voyage):
                    allow(mask, moves.PLACE.at(card, boat, space))
                    found += 1
            elif t.aboard[boat] == 0:  # the second Shadow goes to the other boat, which is still empty
                allow(mask, moves.SPACE.at(boat, space))
                found += 1
    return found


@rule
def play(t: Table, seat: int, move: int) -> None:
    """Carry a legal move out, up to the next decision."""
    forget(t)
    t.decisions += 1
    asked = t.asks
    if asked == box.PLACE_PASSENGER:
        board(t, seat, moves.PLACE.card(move), moves.PLACE.boat(move), moves.PLACE.space(move))
    elif asked == box.CAST_VOTE:
        vote(t, seat, moves.VOTE.boat(move))
    elif asked == box.PLACE_SHADOW:
        place_shadow(t, seat, moves.SPACE.boat(move), moves.SPACE.space(move))
    elif asked == box.HUSH:
        hush(t, moves.PLAYER.seat(move))
    else:
        play_gift(t, seat, move)
    if t.awaits == 0 and asked != box.CAST_VOTE:
        next_gift(t)
        if t.awaits == 0:
            begin_vote(t)


@rule
def payoff(t: Table, out: Any) -> None:
    """One for every seat of the winning faction, nothing for the others."""
    for seat in range(t.seats):
        out[seat] = 1 if t.faction[seat] == t.winner else 0


@rule
def side(t: Table, seat: int) -> int:
    """The faction a seat plays for."""
    return t.faction[seat]
