"""Guessing in Passengers: one world out of all that fit what a seat knows.

Every card that was dealt to a seat is a token, named after the round in which its owner would
place it: token `3 * seat + round`. A Barter moves tokens between seats, nothing else does. Shadow
Passengers are tokens too. What the seat knows narrows the cards that a token may be, and a world
is drawn token by token from the cards that are left.

Such a draw does not look ahead, so it favours some worlds. Its weight says by how much, and a few
rounds of Metropolis and Hastings with these draws as proposals put that right: every world that
fits is then as likely as the deal and an even choice of cards by all other players make it.
"""

from __future__ import annotations

from typing import Any

from turncoat.games.passengers.components import (
    AFTERLANDS_NUMBER,
    BARTER,
    BOATS,
    CARDS,
    CHROMATIS,
    COLOUR,
    COLOURS,
    DEMON,
    DYE,
    FACTION_PILE,
    GIFT_SET,
    HAND,
    HAND_NUMBER,
    KINDS,
    MOST_SEATS,
    MOVEMENT_NUMBER,
    NONE,
    OF_EACH_KIND,
    OPEN_NUMBER,
    PRISM,
    QUESTION_NUMBER,
    ROUNDS,
    SHADOW,
    SHADOWS,
    SHADOWS_OF_EACH_TYPE,
    SOUL,
    SPACES,
    SPECTRUM,
    TAKEN_OUT,
    TYPE,
    TYPES,
    UNDERTOW,
    VERDICT,
    WHISPER,
    YAESTHER,
    YAESTHER_CARD,
)
from turncoat.games.passengers.moves import BOAT, DISGUISE, HUE, KIND, PAST, PLAYER, SHIFT
from turncoat.games.passengers.table import CARD_OF_HAND, CAST_VOTE, Table, find, gift_holder
from turncoat.kernel.chance import below, draw
from turncoat.kernel.moves import ones
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import chart, paper, rule

REFINEMENTS = 24
"""Proposals after the first world that fits."""

FIRST_SHADOW = ROUNDS * MOST_SEATS
TOKENS = FIRST_SHADOW + SHADOWS
ANY_CARD = (1 << CARDS) - 1
COLOURLESS = COLOURS

OF_COLOUR = chart([sum(1 << k for k in range(CARDS) if COLOUR[k] == c) for c in range(COLOURS)])
OF_TYPE = chart([sum(1 << k for k in range(CARDS) if TYPE[k] == type_) for type_ in range(TYPES)])
"""The cards of a colour, of a type, as sets of bits."""

ARRANGEMENTS = 12
ARRANGED = chart(
    [
        [DEMON, SOUL, SOUL], [SOUL, DEMON, SOUL], [SOUL, SOUL, DEMON],
        [SOUL, DEMON, DEMON], [DEMON, SOUL, DEMON], [DEMON, DEMON, SOUL],
        [SOUL, DEMON, YAESTHER], [DEMON, SOUL, YAESTHER], [SOUL, YAESTHER, DEMON],
        [DEMON, YAESTHER, SOUL], [YAESTHER, SOUL, DEMON], [YAESTHER, DEMON, SOUL],
    ]
)  # fmt: skip
"""The types of a dealt hand in the order of rounds, for every faction."""
ARRANGED_BY = chart([SOUL] * 3 + [DEMON] * 3 + [YAESTHER] * 6)


# What the seat knows of each token -----------------------------------------------------------


@rule
def placed_by(t: Table, seat: int) -> int:
    """How many Passengers a seat has placed so far."""
    return t.voyage + (1 if t.gift[t.voyage, seat] != NONE else 0)


@rule
def cards_were_shown(t: Table, voyage: int) -> bool:
    """Whether the Gift numbered 3 of a round has made players show or exchange hand cards."""
    return t.shower[voyage, 0] != NONE and not (voyage == t.voyage and t.asks == CARD_OF_HAND)


@rule
def was_bartered(t: Table, voyage: int) -> bool:
    """Whether cards changed hands in a round."""
    return cards_were_shown(t, voyage) and GIFT_SET[t.gift_set[voyage], HAND_NUMBER] == BARTER


@rule
def choose_bartered(t: Table, seat: int, bartered: Any) -> None:
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
    return t.passenger[place, here // SPACES, here % SPACES]


@rule
def token_at(t: Table, at: Cells, voyage: int, boat: int, space: int) -> int:
    """The token that lies on a space."""
    if t.placer[voyage, boat, space] != SHADOW:
        return at[ROUNDS * t.placer[voyage, boat, space] + voyage]
    token = FIRST_SHADOW
    for earlier in range(voyage + 1):
        for other in range(BOATS * SPACES):
            if earlier == voyage and other == SPACES * boat + space:
                return token
            if t.placer[earlier, other // SPACES, other % SPACES] == SHADOW:
                token += 1
    return token


@rule
def learn_from_hand_question(t: Table, voyage: int, at: Any, may_be: Any, one_of: Any) -> None:
    """Chromatis, Dye: yes or no for each hand. With two cards a yes means at least one of them."""
    card = GIFT_SET[t.gift_set[voyage], QUESTION_NUMBER]
    yes = t.answer[voyage, QUESTION_NUMBER]
    if yes == NONE or voyage == ROUNDS - 1 or (card != CHROMATIS and card != DYE):
        return
    asked = t.choice[voyage, QUESTION_NUMBER, 0]
    named = OF_COLOUR[asked - HUE] if card == CHROMATIS else 1 << (asked - KIND)
    asker = gift_holder(t, voyage, QUESTION_NUMBER)
    for seat in range(t.seats):
        if seat == asker:
            continue
        said_yes = (yes >> seat) & 1 == 1
        for place in range(voyage + 1, ROUNDS):
            token = at[ROUNDS * seat + place]
            if not said_yes:
                may_be[token] &= ~named
            elif voyage == ROUNDS - 2:
                may_be[token] &= named
        if said_yes and voyage == 0:
            one_of[seat] = named


@rule
def learn_from_hands(
    t: Table, seat: int, voyage: int, bartered: Any, at: Any, may_be: Any, shown: Any
) -> None:
    """Hand cards that the seat was shown, and tokens that changed hands."""
    if not cards_were_shown(t, voyage):
        return
    if was_bartered(t, voyage):
        one = ROUNDS * t.shower[voyage, 0] + bartered[2 * voyage]
        two = ROUNDS * t.shower[voyage, 1] + bartered[2 * voyage + 1]
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
            may_be[at[ROUNDS * shower + ROUNDS - 1]] &= 1 << card


@rule
def learn_from_boats(t: Table, voyage: int, at: Any, may_be: Any) -> None:
    """Passengers that the seat has seen, and what was said about those placed in a round."""
    for boat in range(BOATS):
        for space in range(SPACES):
            if t.placer[voyage, boat, space] != NONE and t.passenger[voyage, boat, space] != NONE:
                may_be[token_at(t, at, voyage, boat, space)] &= 1 << t.passenger[voyage, boat, space]
    card = GIFT_SET[t.gift_set[voyage], QUESTION_NUMBER]
    yes = t.answer[voyage, QUESTION_NUMBER]
    if yes != NONE and (card == PRISM or (card == CHROMATIS and voyage == ROUNDS - 1)):
        named = OF_COLOUR[t.choice[voyage, QUESTION_NUMBER, 0] - HUE]
        for seat in range(t.seats):
            if seat != gift_holder(t, voyage, QUESTION_NUMBER):
                may_be[at[ROUNDS * seat + voyage]] &= named if (yes >> seat) & 1 else ~named
    type_ = t.answer[voyage, OPEN_NUMBER]
    if GIFT_SET[t.gift_set[voyage], OPEN_NUMBER] == VERDICT and type_ != NONE:
        seat = t.choice[voyage, OPEN_NUMBER, 0] - PLAYER
        may_be[at[ROUNDS * seat + voyage]] &= OF_TYPE[type_]
    type_ = t.answer[voyage, AFTERLANDS_NUMBER]
    if GIFT_SET[t.gift_set[voyage], AFTERLANDS_NUMBER] == UNDERTOW and type_ != NONE:
        there = t.choice[voyage, AFTERLANDS_NUMBER, 0] - PAST
        token = token_at(t, at, there // (BOATS * SPACES), there // SPACES % BOATS, there % SPACES)
        may_be[token] &= OF_TYPE[type_]


@rule
def learn_from_own_hand(t: Table, seat: int, at: Any, may_be: Any) -> None:
    """The seat's own cards."""
    for place in range(placed_by(t, seat), ROUNDS):
        may_be[at[ROUNDS * seat + place]] &= 1 << own_card(t, seat, place)


@rule
def boat_at_question(t: Table, voyage: int, space: int) -> int:
    """The boat in which a Passenger sat before a movement Gift of its round; spaces are counted through."""
    moved = t.choice[voyage, MOVEMENT_NUMBER, 0]
    if SHIFT <= moved < DISGUISE:
        here = (moved - SHIFT) // (BOATS * SPACES)
        there = (moved - SHIFT) % (BOATS * SPACES)
        if space == there:
            return here // SPACES
        if space == here:
            return there // SPACES
    return space // SPACES


@rule
def learn_from_counts(t: Table, voyage: int, at: Any, by_colour: Any, by_type: Any, quota: Any) -> None:
    """Spectrum, Whisper: how many of the tokens in a boat are of each colour, and how many are Demons.

    `quota[6 * round + c]` is what is left of colour c, or without colour, and, behind the colours,
    of Souls and of Demons. `by_colour` and `by_type` mark the tokens concerned with their round + 1.
    """
    colours = t.answer[voyage, QUESTION_NUMBER]
    if GIFT_SET[t.gift_set[voyage], QUESTION_NUMBER] == SPECTRUM and colours != NONE:
        aboard = 0
        for space in range(BOATS * SPACES):
            named = boat_at_question(t, voyage, space) == t.choice[voyage, QUESTION_NUMBER, 0] - BOAT
            if named and t.placer[voyage, space // SPACES, space % SPACES] != NONE:
                by_colour[token_at(t, at, voyage, space // SPACES, space % SPACES)] = voyage + 1
                aboard += 1
        quota[6 * voyage] = colours % 6
        quota[6 * voyage + 1] = colours // 6 % 6
        quota[6 * voyage + 2] = colours // 36
        quota[6 * voyage + COLOURLESS] = aboard - colours % 6 - colours // 6 % 6 - colours // 36
    demons = t.answer[voyage, OPEN_NUMBER]
    if GIFT_SET[t.gift_set[voyage], OPEN_NUMBER] == WHISPER and demons != NONE:
        boat = t.choice[voyage, OPEN_NUMBER, 0] - BOAT
        aboard = 0
        for space in range(SPACES):
            if t.placer[voyage, boat, space] != NONE:
                by_type[token_at(t, at, voyage, boat, space)] = voyage + 1
                aboard += 1
        quota[6 * voyage + 4] = aboard - demons
        quota[6 * voyage + 5] = demons


# Drawing a world -----------------------------------------------------------------------------


@rule
def is_free(token: int, card: int, left: Any, by_colour: Any, by_type: Any, quota: Any) -> bool:
    """Whether a card is left for a token under the counts that were told of its boat."""
    if left[card] <= 0:
        return False
    told = by_colour[token]
    if told and quota[6 * (told - 1) + (COLOURLESS if COLOUR[card] == NONE else COLOUR[card])] <= 0:
        return False
    told = by_type[token]
    return not told or quota[6 * (told - 1) + (4 if TYPE[card] == SOUL else 5)] > 0


@rule
def take(token: int, card: int, cards: Any, left: Any, by_colour: Any, by_type: Any, quota: Any) -> None:
    """Settle which card a token is."""
    cards[token] = card
    left[card] -= 1
    told = by_colour[token]
    if told:
        quota[6 * (told - 1) + (COLOURLESS if COLOUR[card] == NONE else COLOUR[card])] -= 1
    told = by_type[token]
    if told:
        quota[6 * (told - 1) + (4 if TYPE[card] == SOUL else 5)] -= 1


@rule
def ways(token: int, among: int, cards: Cells, left: Any, by_colour: Any, by_type: Any, quota: Any) -> int:
    """How many cards, copies counted, a token can be of a set of cards; 1 if it is settled as one of them."""
    if cards[token] != NONE:
        return (among >> cards[token]) & 1
    total = 0
    for card in range(CARDS):
        if (among >> card) & 1 and is_free(token, card, left, by_colour, by_type, quota):
            total += left[card]
    return total


@rule
def settle(
    t: Table, token: int, among: int, cards: Any, left: Any, by_colour: Any, by_type: Any, quota: Any
) -> int:
    """Draw a token's card from a set of cards; returns how many ways there were."""
    total = ways(token, among, cards, left, by_colour, by_type, quota)
    if total == 0 or cards[token] != NONE:
        return total
    place = below(t.chance, total)
    for card in range(CARDS):
        if (among >> card) & 1 and is_free(token, card, left, by_colour, by_type, quota):
            if place < left[card]:
                take(token, card, cards, left, by_colour, by_type, quota)
                return total
            place -= left[card]
    return 0


@rule
def settle_certain(
    t: Table, may_be: Any, cards: Any, left: Any, by_colour: Any, by_type: Any, quota: Any
) -> float:
    """Tokens that can be one card only come first; returns the weight, 0 if they contradict each other."""
    weight = 1.0
    for token in range(TOKENS):
        if token >= ROUNDS * t.seats and (token < FIRST_SHADOW or t.seats > 4):
            continue
        if may_be[token] == 0:
            return 0.0
        if ones(may_be[token]) == 1:
            card = ones(may_be[token] - 1)
            if not is_free(token, card, left, by_colour, by_type, quota):
                return 0.0
            weight = weight * left[card]
            take(token, card, cards, left, by_colour, by_type, quota)
    return weight


@rule
def settle_seat(t: Table, seat: int, factions: Any, factions_left: Any, may_be: Any, one_of: Any, shown: Any,
                cards: Any, left: Any, by_colour: Any, by_type: Any, quota: Any) -> float:
    """Draw a seat's faction and its three cards; returns the weight, 0 for a dead end."""
    weights = paper(ARRANGEMENTS)
    total = 0
    for which in range(ARRANGEMENTS):
        faction = ARRANGED_BY[which]
        if (factions[seat] >> faction) & 1:
            weight = factions_left[faction]
            for place in range(HAND):
                token = ROUNDS * seat + place
                among = may_be[token] & OF_TYPE[ARRANGED[which, place]]
                weight *= ways(token, among, cards, left, by_colour, by_type, quota)
            weights[which] = weight
            total += weight
    if total == 0:
        return 0.0
    place = below(t.chance, total)
    which = 0
    while place >= weights[which]:
        place -= weights[which]
        which += 1
    faction = ARRANGED_BY[which]
    ratio = total / weights[which]
    factions_left[faction] -= 1
    for place in range(HAND):
        token = ROUNDS * seat + place
        among = may_be[token] & OF_TYPE[ARRANGED[which, place]]
        if place == HAND - 1:
            other = 1 << cards[token - 1]
            if one_of[seat] and not one_of[seat] & other:
                among &= one_of[seat]
            if shown[seat] and not shown[seat] & other:
                among &= shown[seat]
        ratio = ratio * settle(t, token, among, cards, left, by_colour, by_type, quota)
        if ratio == 0.0:
            return 0.0
    if shown[seat] and cards[ROUNDS * seat + 1] == cards[ROUNDS * seat + 2]:
        ratio = ratio * 2.0
    return ratio


@rule
def settle_shadows(
    t: Table, may_be: Any, cards: Any, left: Any, by_colour: Any, by_type: Any, quota: Any
) -> float:
    """Draw the Shadow pile, three Souls and three Demons; returns the weight, 0 for a dead end."""
    souls = SHADOWS_OF_EACH_TYPE
    demons = SHADOWS_OF_EACH_TYPE
    ratio = 1.0
    for token in range(FIRST_SHADOW, TOKENS):
        of_souls = may_be[token] & OF_TYPE[SOUL]
        of_demons = may_be[token] & OF_TYPE[DEMON]
        as_soul = souls * ways(token, of_souls, cards, left, by_colour, by_type, quota)
        as_demon = demons * ways(token, of_demons, cards, left, by_colour, by_type, quota)
        if as_soul + as_demon == 0:
            return 0.0
        if below(t.chance, as_soul + as_demon) < as_soul:
            ratio = ratio * (as_soul + as_demon) / souls
            souls -= 1
            settle(t, token, of_souls, cards, left, by_colour, by_type, quota)
        else:
            ratio = ratio * (as_soul + as_demon) / demons
            demons -= 1
            settle(t, token, of_demons, cards, left, by_colour, by_type, quota)
    return ratio


@rule
def propose(t: Table, seat: int, bartered: Any, factions: Any, at: Any, cards: Any) -> float:
    """Draw a world that fits what the seat knows; returns its weight, 0 if the draw met a dead end."""
    may_be = paper(TOKENS)
    one_of = paper(MOST_SEATS)
    shown = paper(MOST_SEATS)
    by_colour = paper(TOKENS)
    by_type = paper(TOKENS)
    quota = paper(6 * ROUNDS)
    left = paper(CARDS)
    factions_left = paper(TYPES)
    for token in range(TOKENS):
        may_be[token] = ANY_CARD
        cards[token] = NONE
        if token < FIRST_SHADOW:
            at[token] = token
    choose_bartered(t, seat, bartered)
    for voyage in range(t.voyage + 1):
        learn_from_hand_question(t, voyage, at, may_be, one_of)
        learn_from_hands(t, seat, voyage, bartered, at, may_be, shown)
    for voyage in range(t.voyage + 1):
        learn_from_boats(t, voyage, at, may_be)
        learn_from_counts(t, voyage, at, by_colour, by_type, quota)
    if seat >= 0:
        learn_from_own_hand(t, seat, at, may_be)
    for card in range(KINDS):
        left[card] = OF_EACH_KIND - TAKEN_OUT[t.edition, t.seats]
    left[YAESTHER_CARD] = FACTION_PILE[t.seats, YAESTHER]
    for faction in range(TYPES):
        factions_left[faction] = FACTION_PILE[t.seats, faction]
    weight = settle_certain(t, may_be, cards, left, by_colour, by_type, quota)
    for other in range(t.seats):
        if weight == 0.0:
            return 0.0
        weight = weight * settle_seat(t, other, factions, factions_left, may_be, one_of, shown,
                                      cards, left, by_colour, by_type, quota)
    if t.seats == 4 and weight != 0.0:
        weight = weight * settle_shadows(t, may_be, cards, left, by_colour, by_type, quota)
    return weight


@rule
def possible_factions(t: Table, seat: int, factions: Any) -> None:
    """The factions, as bits, that each seat may have: a Smuggler has seen who the others are."""
    is_smuggler = t.seats > 4 and seat >= 0 and t.faction[seat] == DEMON
    for other in range(t.seats):
        if t.faction[other] != NONE:
            factions[other] = 1 << t.faction[other]
        elif is_smuggler:
            factions[other] = 1 << SOUL | 1 << YAESTHER
        else:
            factions[other] = (1 << TYPES) - 1


# Filling the table ---------------------------------------------------------------------------


@rule
def fill_shown_cards(t: Table, bartered: Any, cards: Any) -> None:
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
                t.shown_card[voyage, which] = cards[at[ROUNDS * shower + place]]
        if was_bartered(t, voyage):
            one = ROUNDS * t.shower[voyage, 0] + bartered[2 * voyage]
            two = ROUNDS * t.shower[voyage, 1] + bartered[2 * voyage + 1]
            kept = at[one]
            at[one] = at[two]
            at[two] = kept


@rule
def fill_pending_choices(t: Table, seat: int) -> None:
    """Votes and hand cards that others have chosen already: anything they might have chosen."""
    for other in range(t.seats):
        if other == seat or (t.awaits >> other) & 1:
            continue
        if t.asks == CAST_VOTE:
            t.vote[t.voyage, other] = below(t.chance, BOATS)
        elif t.asks == CARD_OF_HAND and (t.shower[t.voyage, 0] == other or t.shower[t.voyage, 1] == other):
            t.offer[other] = below(t.chance, ROUNDS - 1 - t.voyage)


@rule
def fill(t: Table, at: Any, cards: Any) -> None:
    """Lay the cards of a world out on the table."""
    for seat in range(t.seats):
        t.faction[seat] = faction_of(cards, seat)
        placed = placed_by(t, seat)
        for place in range(placed, ROUNDS):
            t.hand[seat, place - placed] = cards[at[ROUNDS * seat + place]]
    shadow = FIRST_SHADOW
    for voyage in range(t.voyage + 1):
        for boat in range(BOATS):
            for space in range(SPACES):
                if t.placer[voyage, boat, space] != NONE:
                    t.passenger[voyage, boat, space] = cards[token_at(t, at, voyage, boat, space)]
                if t.placer[voyage, boat, space] == SHADOW:
                    shadow += 1
    if t.seats == 4:
        for token in range(shadow, TOKENS):
            t.shadow_pile[token - FIRST_SHADOW] = cards[token]


@rule
def faction_of(cards: Any, seat: int) -> int:
    """The faction of whoever was dealt a hand: what it has two of, or the Yaesther."""
    souls = 0
    for place in range(HAND):
        type_ = TYPE[cards[ROUNDS * seat + place]]
        if type_ == YAESTHER:
            return YAESTHER
        souls += 1 if type_ == SOUL else 0
    return SOUL if souls == 2 else DEMON


@rule
def guess(t: Table, seat: int) -> None:
    """Fill the blanks of a seat's view with one world that fits all it knows (-1: a spectator).

    The view's random stream, which the caller has sown, is used up to here and goes on in the world.
    """
    factions = paper(MOST_SEATS)
    bartered = paper(2 * ROUNDS)
    at = paper(FIRST_SHADOW)
    cards = paper(TOKENS)
    next_bartered = paper(2 * ROUNDS)
    next_at = paper(FIRST_SHADOW)
    next_cards = paper(TOKENS)
    possible_factions(t, seat, factions)
    weight = 0.0
    refinements = 0
    while refinements <= REFINEMENTS:
        proposed = propose(t, seat, next_bartered, factions, next_at, next_cards)
        # A draw of 32 bits is below its bound times the ratio of the weights with that probability.
        if proposed > 0.0 and draw(t.chance) * weight < proposed * 4294967296.0:
            weight = proposed
            for i in range(2 * ROUNDS):
                bartered[i] = next_bartered[i]
            for i in range(FIRST_SHADOW):
                at[i] = next_at[i]
            for i in range(TOKENS):
                cards[i] = next_cards[i]
        if weight > 0.0:
            refinements += 1
    fill(t, at, cards)
    fill_shown_cards(t, bartered, cards)
    fill_pending_choices(t, seat)
