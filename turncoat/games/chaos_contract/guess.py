"""Guessing in Chaos Contract: one world out of all that fit what a seat knows.

Unknown contracts and dice are drawn by the generator from what is left of its stocks, so every deal that
fits is as likely as the generator makes it. Parts of dice, cards face down, cards for a swap and answers
that are not open yet are any that are possible, each equally likely.
"""

from __future__ import annotations

from turncoat.games.chaos_contract import table
from turncoat.games.chaos_contract.components import DICE, DIEBREAK_LEAST, NONE
from turncoat.games.chaos_contract.generator import fill_contracts, fill_dice
from turncoat.games.chaos_contract.rolling import random_usable
from turncoat.games.chaos_contract.table import Table, is_usable
from turncoat.kernel.chance import below
from turncoat.kernel.rule import rule

ALL_CARDS = (1 << DICE) - 1


@rule
def guess(t: Table, seat: int) -> None:
    """Fill the blanks of a view with a world that fits it."""
    fill_dice(t)
    fill_contracts(t)
    for other in range(t.seats):
        if other != seat:
            guess_die(t, other)
            guess_answers(t, other)


@rule
def is_in(t: Table, seat: int, card: int, among: int, moment: int) -> bool:
    """Whether a card of a set is in a hand, does not lie out, and could be rolled at a moment."""
    held = t.die_place[card] == table.WITH_SEAT + seat and not t.out[card]
    return held and (among >> card) & 1 == 1 and t.joined[card] <= moment


@rule
def count_in(t: Table, seat: int, among: int, moment: int) -> int:
    """How many cards of a set could be rolled at a moment."""
    count = 0
    for card in range(DICE):
        count += is_in(t, seat, card, among, moment)
    return count


@rule
def any_card(t: Table, seat: int, among: int, moment: int) -> int:
    """A card of a set that could be rolled at a moment, each equally likely, or NONE."""
    count = count_in(t, seat, among, moment)
    if count == 0:
        return NONE
    place = below(t.chance, count)
    for card in range(DICE):
        if is_in(t, seat, card, among, moment):
            if place == 0:
                return card
            place -= 1
    return NONE


@rule
def any_cards(t: Table, seat: int, count: int, among: int) -> int:
    """So many cards of a set that do not lie out, as a set of bits."""
    cards = 0
    for _ in range(count):
        cards |= 1 << any_card(t, seat, among & ~cards, t.moment + 1)
    return cards


@rule
def guess_die(t: Table, seat: int) -> None:
    """The cards that a Soul rolled in secret, and the part of its die that it rolls from.

    A card face down is one that was in the die then. Of a part some cards are known to all: those were as
    likely to come up as any other of it. Only where Diebreak limits a part of which cards were known is what
    they tell of the new part left out.
    """
    sure = t.sure[seat]
    others = ALL_CARDS & ~sure
    unsure = t.usable[seat] - count_in(t, seat, sure, t.moment + 1)
    for result in range(t.results):
        unsure += t.owner[result] == seat and t.card[result] == NONE
    for result in range(t.results):
        if t.owner[result] != seat or t.card[result] != NONE:
            continue
        known = count_in(t, seat, sure, t.seen_at[result])
        is_known = below(t.chance, known + unsure) < known
        unsure -= not is_known
        card = any_card(t, seat, sure if is_known else others, t.seen_at[result])
        t.card[result] = card
        t.out[card] = 1
    if t.limited[seat]:
        part = any_cards(t, seat, unsure, others)
        for card in range(DICE):
            if is_in(t, seat, card, sure, t.moment + 1):
                part |= 1 << card
        t.chosen_part[seat] = part


@rule
def guess_answers(t: Table, seat: int) -> None:
    """What a seat has chosen while others still owe their answer to the same question."""
    if t.awaits == 0 or not ((t.pending & ~t.awaits) >> seat) & 1:
        return
    if t.asks == table.ANSWER or t.asks == table.LEAVE_OR_STAY:
        t.reply[seat] = table.SAID_NO + below(t.chance, 2)
    elif t.asks == table.SWAP_CARD:
        t.swap_card[seat] = random_usable(t, seat)
    elif t.asks == table.CHOOSE_PART:
        t.naming[seat] = any_cards(t, seat, t.part_size[seat], ALL_CARDS)
    elif t.asks == table.LIMIT_DIE:
        t.naming[seat] = any_limit(t, seat)


@rule
def any_limit(t: Table, seat: int) -> int:
    """Two or more cards of a usable die, or none for the whole die, as a set of bits."""
    while True:
        cards = 0
        count = 0
        for card in range(DICE):
            if is_usable(t, seat, card) and below(t.chance, 2) == 1:
                cards |= 1 << card
                count += 1
        if count == 0 or count >= DIEBREAK_LEAST:
            return cards
