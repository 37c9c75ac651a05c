"""Guessing in Passengers: one world out of all that fit what a seat knows.

Every card that was dealt to a seat is a token, named after the round in which its owner would
place it. A Barter moves tokens between seats, nothing else does. Shadow Passengers are tokens too.
What the seat knows narrows the cards that a token may be, and a world is drawn token by token from
the cards that are left.

Such a draw does not look ahead, so it favours some worlds. Its weight says by how much, and a few
rounds of Metropolis and Hastings with these draws as proposals put that right, followed by many
small steps that exchange two cards: every world that fits is then as likely as the deal and an even
choice of cards by all other players make it.
"""

from __future__ import annotations

from turncoat.games.passengers import components as box
from turncoat.games.passengers import moves
from turncoat.games.passengers.components import BOATS, CARDS, DEMON, NONE, ROUNDS, SOUL, SPACES, TYPES
from turncoat.games.passengers.table import (
    Table,
    find,
    gift_behind,
    gift_holder,
    has_shadows,
    knows_smugglers,
)
from turncoat.kernel.chance import below, draw
from turncoat.kernel.chart import chart
from turncoat.kernel.families import Family
from turncoat.kernel.moves import ones
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import paper, rule
from turncoat.kernel.things import MOST_SEATS, SEAT

REFINEMENTS = 16
"""Worlds that are proposed; draws that met a dead end do not count."""
EXCHANGES = 1000
"""Pairs of cards in the last of them that are tried the other way round."""

TOKEN = Family("token", {"seat": SEAT, "round": box.ROUND}, 0)
FIRST_SHADOW = TOKEN.length
TOKENS = FIRST_SHADOW + box.SHADOWS
ANY_CARD = (1 << CARDS) - 1
BARTERED = 2 * ROUNDS
"""The cards that go from hand to hand in Barters, two in a round."""

QUOTAS = 6
COLOURLESS, SOULS, DEMONS = 3, 4, 5
"""What is counted in a boat: the three colours, no colour, Souls, Demons."""
COLOUR_QUOTA = chart(
    [COLOURLESS if box.COLOUR_OF[card] == NONE else box.COLOUR_OF[card] for card in range(CARDS)]
)
TYPE_QUOTA = chart([SOULS if box.TYPE_OF[card] == SOUL else DEMONS for card in range(CARDS)])

LEFT = TOKENS
BY_COLOUR = LEFT + CARDS
BY_TYPE = BY_COLOUR + TOKENS
QUOTA = BY_TYPE + TOKENS
ALL_QUOTAS = QUOTAS * ROUNDS
FACTIONS_LEFT = QUOTA + ALL_QUOTAS
DESK = FACTIONS_LEFT + TYPES
"""A world is drawn on one row of cells, the desk: which card each token is; how many of each card are
left; the round, from 1, in which the colours and the types in a token's boat were counted; what is left
of those counts, round by round; how many of each faction are left."""

OF_COLOUR = chart([sum(1 << k for k in range(CARDS) if box.COLOUR_OF[k] == c) for c in range(box.COLOURS)])
OF_TYPE = chart([sum(1 << k for k in range(CARDS) if box.TYPE_OF[k] == type_) for type_ in range(TYPES)])
"""The cards of a colour, of a type, as sets of bits."""

ARRANGEMENTS = 12
ARRANGED = chart(
    [
        [DEMON, SOUL, SOUL], [SOUL, DEMON, SOUL], [SOUL, SOUL, DEMON],
        [SOUL, DEMON, DEMON], [DEMON, SOUL, DEMON], [DEMON, DEMON, SOUL],
        [SOUL, DEMON, box.YAESTHER], [DEMON, SOUL, box.YAESTHER], [SOUL, box.YAESTHER, DEMON],
        [DEMON, box.YAESTHER, SOUL], [box.YAESTHER, SOUL, DEMON], [box.YAESTHER, DEMON, SOUL],
    ]
)  # fmt: skip
"""The types of a dealt hand in the order of rounds, for every faction."""
HAND_TYPES = box.HAND * TYPES
"""In how many ways each card of a hand can be of each type."""
ARRANGED_BY = chart([SOUL] * 3 + [DEMON] * 3 + [box.YAESTHER] * 6)


# What the seat knows of each token -----------------------------------------------------------


@rule
def placed_by(t: Table, seat: int) -> int:
    """How many Passengers a seat has placed so far."""
    return t.voyage + (1 if t.gift[t.voyage, seat] != NONE else 0)


@rule
def cards_were_shown(t: Table, voyage: int) -> bool:
    """Whether the Gift numbered 3 of a round has made players show or exchange hand cards."""
    return t.shower[voyage, 0] != NONE and not (voyage == t.voyage and t.asks == box.CARD_OF_HAND)


@rule
def was_bartered(t: Table, voyage: int) -> bool:
    """Whether cards changed hands in a round."""
    return cards_were_shown(t, voyage) and gift_behind(t, voyage, box.HAND_NUMBER) == box.BARTER


@rule
def choose_bartered(t: Table, seat: int, bartered: Cells) -> None:
    """Guess for each Barter which of their cards the two players gave: `bartered[2 * round + which]`.

    The seat knows its own: the one in whose place it now has what it received.
    """
    for voyage in range(ROUNDS - 1):
        for which in range(2):
            bartered[2 * voyage + which] = voyage + 1 + below(t.chance, ROUNDS - 1 - voyage)
    if not was_bartered(t, 0):
        return
    for which in range(2):
        if seat == t.shower[0, which]:
            received = t.shown_card[0, 1 - which]
            bartered[which] = 1 if own_card_after_first_round(t, seat, 1) == received else 2


@rule
def own_card_after_first_round(t: Table, seat: int, place: int) -> int:
    """The card that a seat had for a later round when the first round was over."""
    if place == ROUNDS - 1 and was_bartered(t, 1):
        for which in range(2):
            if t.shower[1, which] == seat:
                return t.shown_card[1, which]
    return own_card(t, seat, place)


@rule
def own_card(t: Table, seat: int, place: int) -> int:
    """The card that a seat placed in a round, or holds for it."""
    placed = placed_by(t, seat)
    if place >= placed:
        return t.hand[seat, place - placed]
    here = find(t, place, seat)
    return t.passenger[place, moves.BERTH.boat(here), moves.BERTH.space(here)]


@rule
def token_at(t: Table, at: Cells, voyage: int, boat: int, space: int) -> int:
    """The token that lies on a space."""
    if t.placer[voyage, boat, space] != box.SHADOW:
        return at[TOKEN.at(t.placer[voyage, boat, space], voyage)]
    token = FIRST_SHADOW
    for earlier in range(voyage + 1):
        for other in range(BOATS):
            for place in range(SPACES):
                if earlier == voyage and other == boat and place == space:
                    return token
                if t.placer[earlier, other, place] == box.SHADOW:
                    token += 1
    return token


@rule
def learn_from_hand_question(t: Table, voyage: int, at: Cells, may_be: Cells, one_of: Cells) -> None:
    """Chromatis, Dye: yes or no for each hand. With two cards a yes means at least one of them."""
    card = gift_behind(t, voyage, box.QUESTION_NUMBER)
    yes = t.answer[voyage, box.QUESTION_NUMBER]
    if yes == NONE or voyage == ROUNDS - 1 or (card != box.CHROMATIS and card != box.DYE):
        return
    asked = t.choice[voyage, box.QUESTION_NUMBER, 0]
    named = OF_COLOUR[moves.HUE.colour(asked)] if card == box.CHROMATIS else 1 << moves.KIND.kind(asked)
    asker = gift_holder(t, voyage, box.QUESTION_NUMBER)
    for seat in range(t.seats):
        if seat == asker:
            continue
        said_yes = (yes >> seat) & 1 == 1
        for place in range(voyage + 1, ROUNDS):
            token = at[TOKEN.at(seat, place)]
            if not said_yes:
                may_be[token] &= ~named
            elif voyage == ROUNDS - 2:
                may_be[token] &= named
        if said_yes and voyage == 0:
            one_of[seat] = named


@rule
def learn_from_hands(
    t: Table, seat: int, voyage: int, bartered: Cells, at: Cells, may_be: Cells, shown: Cells
) -> None:
    """Hand cards that the seat was shown, and tokens that changed hands."""
    if not cards_were_shown(t, voyage):
        return
    if was_bartered(t, voyage):
        one = TOKEN.at(t.shower[voyage, 0], bartered[2 * voyage])
        two = TOKEN.at(t.shower[voyage, 1], bartered[2 * voyage + 1])
        if t.shown_card[voyage, 0] != NONE:
            may_be[at[one]] &= 1 << t.shown_card[voyage, 0]
            may_be[at[two]] &= 1 << t.shown_card[voyage, 1]
        kept = at[one]
        at[one] = at[two]
        at[two] = kept
        return
    for which in range(2):
        shower = t.shower[voyage, which]
        card = t.shown_card[voyage, which]
        if shower == NONE or card == NONE or shower == seat:
            continue
        if voyage == 0:
            shown[shower] = 1 << card
        else:
            may_be[at[TOKEN.at(shower, ROUNDS - 1)]] &= 1 << card


@rule
def learn_from_boats(t: Table, voyage: int, at: Cells, may_be: Cells) -> None:
    """Passengers that the seat has seen, and what was said about those placed in a round."""
    for boat in range(BOATS):
        for space in range(SPACES):
            if t.placer[voyage, boat, space] != NONE and t.passenger[voyage, boat, space] != NONE:
                may_be[token_at(t, at, voyage, boat, space)] &= 1 << t.passenger[voyage, boat, space]
    card = gift_behind(t, voyage, box.QUESTION_NUMBER)
    yes = t.answer[voyage, box.QUESTION_NUMBER]
    if yes != NONE and (card == box.PRISM or (card == box.CHROMATIS and voyage == ROUNDS - 1)):
        named = OF_COLOUR[moves.HUE.colour(t.choice[voyage, box.QUESTION_NUMBER, 0])]
        for seat in range(t.seats):
            if seat != gift_holder(t, voyage, box.QUESTION_NUMBER):
                may_be[at[TOKEN.at(seat, voyage)]] &= named if (yes >> seat) & 1 else ~named
    type_ = t.answer[voyage, box.OPEN_NUMBER]
    if gift_behind(t, voyage, box.OPEN_NUMBER) == box.VERDICT and type_ != NONE:
        seat = moves.PLAYER.seat(t.choice[voyage, box.OPEN_NUMBER, 0])
        may_be[at[TOKEN.at(seat, voyage)]] &= OF_TYPE[type_]
    type_ = t.answer[voyage, box.AFTERLANDS_NUMBER]
    if gift_behind(t, voyage, box.AFTERLANDS_NUMBER) == box.UNDERTOW and type_ != NONE:
        there = t.choice[voyage, box.AFTERLANDS_NUMBER, 0]
        token = token_at(t, at, moves.PAST.round(there), moves.PAST.boat(there), moves.PAST.space(there))
        may_be[token] &= OF_TYPE[type_]


@rule
def learn_from_own_hand(t: Table, seat: int, at: Cells, may_be: Cells) -> None:
    """The seat's own cards."""
    for place in range(placed_by(t, seat), ROUNDS):
        may_be[at[TOKEN.at(seat, place)]] &= 1 << own_card(t, seat, place)


@rule
def boat_at_question(t: Table, voyage: int, boat: int, space: int) -> int:
    """The boat in which a Passenger sat before a movement Gift of its round."""
    moved = t.choice[voyage, box.MOVEMENT_NUMBER, 0]
    if moves.SHIFT.has(moved):
        from_boat = moves.SHIFT.boat(moved)
        to_boat = moves.SHIFT.to_boat(moved)
        if boat == to_boat and space == moves.SHIFT.to_space(moved):
            return from_boat
        if boat == from_boat and space == moves.SHIFT.space(moved):
            return to_boat
    return boat


@rule
def learn_from_counts(t: Table, voyage: int, at: Cells, desk: Cells) -> None:
    """Spectrum, Whisper: how many of the tokens in a boat are of each colour, and how many are Demons."""
    quota = QUOTA + QUOTAS * voyage
    colours = t.answer[voyage, box.QUESTION_NUMBER]
    if gift_behind(t, voyage, box.QUESTION_NUMBER) == box.SPECTRUM and colours != NONE:
        named = moves.BOAT.boat(t.choice[voyage, box.QUESTION_NUMBER, 0])
        for boat in range(BOATS):
            for space in range(SPACES):
                if (
                    t.placer[voyage, boat, space] != NONE
                    and boat_at_question(t, voyage, boat, space) == named
                ):
                    desk[BY_COLOUR + token_at(t, at, voyage, boat, space)] = voyage + 1
                    desk[quota + COLOURLESS] += 1
        for colour in range(box.COLOURS):
            desk[quota + colour] = box.COUNT_SAID[colours, colour]
            desk[quota + COLOURLESS] -= box.COUNT_SAID[colours, colour]
    demons = t.answer[voyage, box.OPEN_NUMBER]
    if gift_behind(t, voyage, box.OPEN_NUMBER) == box.WHISPER and demons != NONE:
        boat = moves.BOAT.boat(t.choice[voyage, box.OPEN_NUMBER, 0])
        for space in range(SPACES):
            if t.placer[voyage, boat, space] != NONE:
                desk[BY_TYPE + token_at(t, at, voyage, boat, space)] = voyage + 1
                desk[quota + SOULS] += 1
        desk[quota + SOULS] -= demons
        desk[quota + DEMONS] = demons


# Drawing a world -----------------------------------------------------------------------------


@rule
def is_free(desk: Cells, token: int, card: int) -> bool:
    """Whether a card is left for a token under the counts that were told of its boat."""
    if desk[LEFT + card] <= 0:
        return False
    told = desk[BY_COLOUR + token]
    if told and desk[QUOTA + QUOTAS * (told - 1) + COLOUR_QUOTA[card]] <= 0:
        return False
    told = desk[BY_TYPE + token]
    return not told or desk[QUOTA + QUOTAS * (told - 1) + TYPE_QUOTA[card]] > 0


@rule
def take(desk: Cells, token: int, card: int) -> None:
    """Settle which card a token is."""
    desk[token] = card
    desk[LEFT + card] -= 1
    told = desk[BY_COLOUR + token]
    if told:
        desk[QUOTA + QUOTAS * (told - 1) + COLOUR_QUOTA[card]] -= 1
    told = desk[BY_TYPE + token]
    if told:
        desk[QUOTA + QUOTAS * (told - 1) + TYPE_QUOTA[card]] -= 1


@rule
def ways(desk: Cells, token: int, among: int) -> int:
    """How many cards, copies counted, a token can be of a set of cards; 1 if it is settled as one of them."""
    if desk[token] != NONE:
        return (among >> desk[token]) & 1
    total = 0
    for card in range(CARDS):
        if (among >> card) & 1 and is_free(desk, token, card):
            total += desk[LEFT + card]
    return total


@rule
def settle(t: Table, desk: Cells, token: int, among: int) -> int:
    """Draw a token's card from a set of cards; returns how many ways there were."""
    total = ways(desk, token, among)
    if total == 0 or desk[token] != NONE:
        return total
    place = below(t.chance, total)
    for card in range(CARDS):
        if (among >> card) & 1 and is_free(desk, token, card):
            if place < desk[LEFT + card]:
                take(desk, token, card)
                return total
            place -= desk[LEFT + card]
    return 0


@rule
def settle_certain(t: Table, may_be: Cells, desk: Cells) -> float:
    """Tokens that can be one card only come first; returns the weight, 0 if they contradict each other."""
    weight = 1.0
    for token in range(TOKENS):
        if token >= ROUNDS * t.seats and (token < FIRST_SHADOW or not has_shadows(t)):
            continue
        if may_be[token] == 0:
            return 0.0
        if ones(may_be[token]) == 1:
            card = ones(may_be[token] - 1)
            if not is_free(desk, token, card):
                return 0.0
            weight = weight * desk[LEFT + card]
            take(desk, token, card)
    return weight


@rule
def weigh_hands(seat: int, factions: Cells, may_be: Cells, desk: Cells, weights: Cells) -> int:
    """In how many ways a seat can have been dealt each arrangement of types, and in all."""
    of_type = paper(HAND_TYPES)
    for place in range(box.HAND):
        token = TOKEN.at(seat, place)
        for type_ in range(TYPES):
            of_type[TYPES * place + type_] = ways(desk, token, may_be[token] & OF_TYPE[type_])
    total = 0
    for which in range(ARRANGEMENTS):
        weight = 0
        if (factions[seat] >> ARRANGED_BY[which]) & 1:
            weight = desk[FACTIONS_LEFT + ARRANGED_BY[which]]
            for place in range(box.HAND):
                weight *= of_type[TYPES * place + ARRANGED[which, place]]
        weights[which] = weight
        total += weight
    return total


@rule
def tightest(t: Table, totals: Cells, settled: int) -> int:
    """The seat, of those that are not settled yet, whose hand could at first be dealt in the fewest ways."""
    best = NONE
    for seat in range(t.seats):
        if not (settled >> seat) & 1 and (best == NONE or totals[seat] < totals[best]):
            best = seat
    return best


@rule
def settle_seat(
    t: Table, seat: int, factions: Cells, may_be: Cells, one_of: Cells, shown: Cells, desk: Cells
) -> float:
    """Draw a seat's faction and its three cards; returns the weight, 0 for a dead end."""
    weights = paper(ARRANGEMENTS)
    total = weigh_hands(seat, factions, may_be, desk, weights)
    if total == 0:
        return 0.0
    place = below(t.chance, total)
    which = 0
    while place >= weights[which]:
        place -= weights[which]
        which += 1
    ratio = total / weights[which]
    desk[FACTIONS_LEFT + ARRANGED_BY[which]] -= 1
    for place in range(box.HAND):
        token = TOKEN.at(seat, place)
        among = may_be[token] & OF_TYPE[ARRANGED[which, place]]
        if place == box.HAND - 1:
            other = 1 << desk[token - 1]
            if one_of[seat] and not one_of[seat] & other:
                among &= one_of[seat]
            if shown[seat] and not shown[seat] & other:
                among &= shown[seat]
        ratio = ratio * settle(t, desk, token, among)
        if ratio == 0.0:
            return 0.0
    if shown[seat] and desk[TOKEN.at(seat, 1)] == desk[TOKEN.at(seat, 2)]:
        ratio = ratio * 2.0  # either of the two may have been the one that was shown
    return ratio


@rule
def settle_shadows(t: Table, may_be: Cells, desk: Cells) -> float:
    """Draw the Shadow pile, three Souls and three Demons; returns the weight, 0 for a dead end."""
    souls = box.SHADOWS_OF_EACH_TYPE
    demons = box.SHADOWS_OF_EACH_TYPE
    ratio = 1.0
    for token in range(FIRST_SHADOW, TOKENS):
        of_souls = may_be[token] & OF_TYPE[SOUL]
        of_demons = may_be[token] & OF_TYPE[DEMON]
        as_soul = souls * ways(desk, token, of_souls)
        as_demon = demons * ways(desk, token, of_demons)
        if as_soul + as_demon == 0:
            return 0.0
        if below(t.chance, as_soul + as_demon) < as_soul:
            ratio = ratio * (as_soul + as_demon) / souls
            souls -= 1
            settle(t, desk, token, of_souls)
        else:
            ratio = ratio * (as_soul + as_demon) / demons
            demons -= 1
            settle(t, desk, token, of_demons)
    return ratio


@rule
def learn(
    t: Table, seat: int, bartered: Cells, at: Cells, may_be: Cells, one_of: Cells, shown: Cells, desk: Cells
) -> None:
    """All that the seat knows of the tokens, given which cards were exchanged by Barters."""
    for token in range(TOKENS):
        may_be[token] = ANY_CARD
        if token < FIRST_SHADOW:
            at[token] = token
    for cell in range(BY_COLOUR, DESK):
        desk[cell] = 0
    for voyage in range(t.voyage + 1):
        learn_from_hand_question(t, voyage, at, may_be, one_of)
        learn_from_hands(t, seat, voyage, bartered, at, may_be, shown)
    for voyage in range(t.voyage + 1):
        learn_from_boats(t, voyage, at, may_be)
        learn_from_counts(t, voyage, at, desk)
    if seat >= 0:
        learn_from_own_hand(t, seat, at, may_be)


@rule
def propose(t: Table, seat: int, bartered: Cells, factions: Cells, at: Cells, desk: Cells) -> float:
    """Draw a world that fits what the seat knows; returns its weight, 0 if the draw met a dead end."""
    may_be = paper(TOKENS)
    one_of = paper(MOST_SEATS)
    shown = paper(MOST_SEATS)
    choose_bartered(t, seat, bartered)
    learn(t, seat, bartered, at, may_be, one_of, shown, desk)
    for token in range(TOKENS):
        desk[token] = NONE
    for card in range(box.KINDS):
        desk[LEFT + card] = box.IN_GAME[t.edition, t.seats]
    desk[LEFT + box.YAESTHER_CARD] = box.FACTION_PILE[t.seats, box.YAESTHER]
    for faction in range(TYPES):
        desk[FACTIONS_LEFT + faction] = box.FACTION_PILE[t.seats, faction]
    weight = settle_certain(t, may_be, desk)
    totals = paper(MOST_SEATS)
    weights = paper(ARRANGEMENTS)
    for other in range(t.seats):
        totals[other] = weigh_hands(other, factions, may_be, desk, weights)
    settled = 0
    for _ in range(t.seats):
        if weight == 0.0:
            return 0.0
        other = tightest(t, totals, settled)
        settled |= 1 << other
        weight = weight * settle_seat(t, other, factions, may_be, one_of, shown, desk)
    if has_shadows(t) and weight != 0.0:
        weight = weight * settle_shadows(t, may_be, desk)
    return weight


# Exchanging cards of a world -----------------------------------------------------------------


@rule
def token_count(t: Table) -> int:
    """How many tokens there are; the Shadows follow those of four seats."""
    return ROUNDS * t.seats + (box.SHADOWS if has_shadows(t) else 0)


@rule
def token_of(t: Table, number: int) -> int:
    """The tokens counted through without gaps."""
    return number if number < ROUNDS * t.seats else FIRST_SHADOW + number - ROUNDS * t.seats


@rule
def seat_fits(cards: Cells, seat: int, factions: Cells, one_of: Cells, shown: Cells) -> int:
    """One if a seat's cards make a hand that it may have been dealt, two if either of the cards that it
    may have shown is the one that it did show; 0 if they fit nothing."""
    first = TOKEN.at(seat, 0)
    souls = 0
    demons = 0
    for token in range(first, first + box.HAND):
        souls += 1 if box.TYPE_OF[cards[token]] == SOUL else 0
        demons += 1 if box.TYPE_OF[cards[token]] == DEMON else 0
    if souls == 0 or demons == 0 or not (factions[seat] >> faction_of(cards, seat)) & 1:
        return 0
    one = 1 << cards[first + 1]
    two = 1 << cards[first + 2]
    if one_of[seat] and not one_of[seat] & (one | two):
        return 0
    if not shown[seat]:
        return 1
    return (1 if shown[seat] & one else 0) + (1 if shown[seat] & two else 0)


@rule
def counts_stay(token: int, mate: int, card: int, found: int, desk: Cells) -> bool:
    """Whether boats and Shadows count up as before if two tokens exchange a card and what was found.

    A count stays where both are counted together, or both alike; the box, no token, counts nowhere.
    """
    told: int = desk[BY_COLOUR + mate] if mate != NONE else 0
    if COLOUR_QUOTA[card] != COLOUR_QUOTA[found] and desk[BY_COLOUR + token] != told:
        return False
    if TYPE_QUOTA[card] == TYPE_QUOTA[found]:
        return True
    told = desk[BY_TYPE + mate] if mate != NONE else 0
    return desk[BY_TYPE + token] == told and (token >= FIRST_SHADOW) == (mate >= FIRST_SHADOW)


@rule
def factions_of(cards: Cells, token: int, mate: int) -> int:
    """How many of each faction the seats of two tokens are, as one number."""
    found = 0
    if token < FIRST_SHADOW:
        found += 1 << (4 * faction_of(cards, TOKEN.seat(token)))
    if mate != NONE and mate < FIRST_SHADOW and TOKEN.seat(mate) != TOKEN.seat(token):
        found += 1 << (4 * faction_of(cards, TOKEN.seat(mate)))
    return found


@rule
def exchange_cards(t: Table, seat: int, bartered: Cells, factions: Cells, cards: Cells) -> None:
    """Try many pairs of cards, those of the box among them, the other way round, and keep what fits.

    All deals are equally likely, so each world is as likely to be left for another as to be come to,
    but for the chance that a card was the one shown.
    """
    may_be = paper(TOKENS)
    one_of = paper(MOST_SEATS)
    shown = paper(MOST_SEATS)
    at = paper(FIRST_SHADOW)
    desk = paper(DESK)
    learn(t, seat, bartered, at, may_be, one_of, shown, desk)
    tokens = token_count(t)
    in_box = 0
    for card in range(box.KINDS):
        desk[LEFT + card] = box.IN_GAME[t.edition, t.seats]
        in_box += desk[LEFT + card]
    for number in range(tokens):
        desk[LEFT + cards[token_of(t, number)]] -= 1
    in_box -= tokens - box.FACTION_PILE[t.seats, box.YAESTHER]
    for _ in range(EXCHANGES):
        token = token_of(t, below(t.chance, tokens))
        other = below(t.chance, tokens + in_box)
        exchange_one(t, token, other, factions, may_be, one_of, shown, desk, cards)


@rule
def exchange_one(
    t: Table,
    token: int,
    other: int,
    factions: Cells,
    may_be: Cells,
    one_of: Cells,
    shown: Cells,
    desk: Cells,
    cards: Cells,
) -> None:
    """Exchange a token's card with another token's, or with one in the box, if the world still fits."""
    card = cards[token]
    mate = NONE
    if other < token_count(t):
        mate = token_of(t, other)
        found = cards[mate]
    else:
        place = other - token_count(t)
        found = 0
        while place >= desk[LEFT + found]:
            place -= desk[LEFT + found]
            found += 1
    if card == found or not (may_be[token] >> found) & 1:
        return
    if mate == NONE and card == box.YAESTHER_CARD:
        return
    if mate != NONE and not (may_be[mate] >> card) & 1:
        return
    if not counts_stay(token, mate, card, found, desk):
        return
    same = factions_of(cards, token, mate)
    before = ways_shown(token, mate, factions, one_of, shown, cards)
    cards[token] = found
    if mate != NONE:
        cards[mate] = card
    after = ways_shown(token, mate, factions, one_of, shown, cards)
    fits = after > 0 and factions_of(cards, token, mate) == same
    if fits and after < before:
        fits = below(t.chance, before) < after
    if not fits:
        cards[token] = card
        if mate != NONE:
            cards[mate] = found
    elif mate == NONE:
        desk[LEFT + found] -= 1
        desk[LEFT + card] += 1


@rule
def ways_shown(token: int, mate: int, factions: Cells, one_of: Cells, shown: Cells, cards: Cells) -> int:
    """In how many ways the seats of two tokens can have shown what they showed; 0 if a hand does not fit."""
    found = 1
    if token < FIRST_SHADOW:
        found = seat_fits(cards, TOKEN.seat(token), factions, one_of, shown)
    if mate != NONE and mate < FIRST_SHADOW and TOKEN.seat(mate) != TOKEN.seat(token):
        found *= seat_fits(cards, TOKEN.seat(mate), factions, one_of, shown)
    return found


@rule
def possible_factions(t: Table, seat: int, factions: Cells) -> None:
    """The factions, as bits, that each seat may have: a Smuggler has seen who the others are."""
    is_smuggler = knows_smugglers(t, seat)
    for other in range(t.seats):
        if t.faction[other] != NONE:
            factions[other] = 1 << t.faction[other]
        elif is_smuggler:
            factions[other] = 1 << SOUL | 1 << box.YAESTHER
        else:
            factions[other] = (1 << TYPES) - 1


# Filling the table ---------------------------------------------------------------------------


@rule
def fill_shown_cards(t: Table, bartered: Cells, cards: Cells) -> None:
    """Hand cards that others showed each other: any of those they held, each equally likely."""
    at = paper(FIRST_SHADOW)
    for token in range(FIRST_SHADOW):
        at[token] = token
    for voyage in range(ROUNDS - 1):
        if voyage > t.voyage or not cards_were_shown(t, voyage):
            continue
        for which in range(2):
            shower = t.shower[voyage, which]
            if shower != NONE and t.shown_card[voyage, which] == NONE:
                place = voyage + 1 + below(t.chance, ROUNDS - 1 - voyage)
                if was_bartered(t, voyage):
                    place = bartered[2 * voyage + which]
                t.shown_card[voyage, which] = cards[at[TOKEN.at(shower, place)]]
        if was_bartered(t, voyage):
            one = TOKEN.at(t.shower[voyage, 0], bartered[2 * voyage])
            two = TOKEN.at(t.shower[voyage, 1], bartered[2 * voyage + 1])
            kept = at[one]
            at[one] = at[two]
            at[two] = kept


@rule
def fill_pending_choices(t: Table, seat: int) -> None:
    """Votes and hand cards that others have chosen already: anything they might have chosen."""
    for other in range(t.seats):
        if other == seat or (t.awaits >> other) & 1:
            continue
        if t.asks == box.CAST_VOTE:
            t.vote[t.voyage, other] = below(t.chance, BOATS)
        elif t.asks == box.CARD_OF_HAND and (
            t.shower[t.voyage, 0] == other or t.shower[t.voyage, 1] == other
        ):
            t.offer[other] = below(t.chance, ROUNDS - 1 - t.voyage)


@rule
def fill(t: Table, at: Cells, cards: Cells) -> None:
    """Lay the cards of a world out on the table."""
    for seat in range(t.seats):
        t.faction[seat] = faction_of(cards, seat)
        placed = placed_by(t, seat)
        for place in range(placed, ROUNDS):
            t.hand[seat, place - placed] = cards[at[TOKEN.at(seat, place)]]
    shadow = FIRST_SHADOW
    for voyage in range(t.voyage + 1):
        for boat in range(BOATS):
            for space in range(SPACES):
                if t.placer[voyage, boat, space] != NONE:
                    t.passenger[voyage, boat, space] = cards[token_at(t, at, voyage, boat, space)]
                if t.placer[voyage, boat, space] == box.SHADOW:
                    shadow += 1
    if has_shadows(t):
        for token in range(shadow, TOKENS):
            t.shadow_pile[token - FIRST_SHADOW] = cards[token]


@rule
def faction_of(cards: Cells, seat: int) -> int:
    """The faction of whoever was dealt a hand: what it has two of, or the Yaesther."""
    souls = 0
    first = TOKEN.at(seat, 0)
    for token in range(first, first + box.HAND):
        type_ = box.TYPE_OF[cards[token]]
        if type_ == box.YAESTHER:
            return box.YAESTHER
        souls += 1 if type_ == SOUL else 0
    return SOUL if souls == 2 else DEMON


@rule
def guess(t: Table, seat: int) -> None:
    """Fill the blanks of a seat's view with one world that fits all it knows (-1: a spectator).

    The view's random stream, which the caller has sown, is used up to here and goes on in the world.
    """
    factions = paper(MOST_SEATS)
    bartered = paper(BARTERED)
    at = paper(FIRST_SHADOW)
    cards = paper(TOKENS)
    next_bartered = paper(BARTERED)
    next_at = paper(FIRST_SHADOW)
    desk = paper(DESK)
    possible_factions(t, seat, factions)
    weight = 0.0
    refinements = 0
    while refinements <= REFINEMENTS:
        proposed = propose(t, seat, next_bartered, factions, next_at, desk)
        if proposed == 0.0:
            continue
        refinements += 1
        # A draw of 32 bits is below its bound times the ratio of the weights with that probability.
        if draw(t.chance) * weight < proposed * 4294967296.0:
            weight = proposed
            for i in range(2 * ROUNDS):
                bartered[i] = next_bartered[i]
            for i in range(FIRST_SHADOW):
                at[i] = next_at[i]
            for i in range(TOKENS):
                cards[i] = desk[i]
    exchange_cards(t, seat, bartered, factions, cards)
    fill(t, at, cards)
    fill_shown_cards(t, bartered, cards)
    fill_pending_choices(t, seat)
