"""Piles of Chaos Contract: drawing, discarding and scoring contracts and dice cards."""

from __future__ import annotations

from turncoat.games.chaos_contract.components import CONTRACT_DECK, CONTRACTS, DICE, DICE_DECK, MARKET, NONE
from turncoat.games.chaos_contract.news import RESHUFFLED, REVEALED
from turncoat.games.chaos_contract.table import IN_DECK, IN_DISCARD, IN_MARKET, WITH_SEAT, Table
from turncoat.kernel.chance import below
from turncoat.kernel.news import EVERYONE, tell
from turncoat.kernel.rule import rule


@rule
def contracts_at(t: Table, place: int) -> int:
    """How many contracts are at a place."""
    count = 0
    for contract in range(CONTRACTS):
        count += t.contract_place[contract] == place
    return count


@rule
def dice_at(t: Table, place: int) -> int:
    """How many dice cards are at a place."""
    count = 0
    for card in range(DICE):
        count += t.die_place[card] == place
    return count


@rule
def random_contract(t: Table, place: int) -> int:
    """Any contract at a place, each equally likely, or NONE."""
    count = contracts_at(t, place)
    if count == 0:
        return NONE
    chosen = below(t.chance, count)
    for contract in range(CONTRACTS):
        if t.contract_place[contract] == place:
            if chosen == 0:
                return contract
            chosen -= 1
    return NONE


@rule
def draw_contract(t: Table) -> int:
    """The top of the contract deck, shown to all; an empty deck is made anew of the discard pile."""
    if contracts_at(t, IN_DECK) == 0:
        if contracts_at(t, IN_DISCARD) == 0:
            return NONE
        for contract in range(CONTRACTS):
            if t.contract_place[contract] == IN_DISCARD:
                t.contract_place[contract] = IN_DECK
        tell(t, EVERYONE, RESHUFFLED, CONTRACT_DECK)
    contract = random_contract(t, IN_DECK)
    t.contract_shown[contract] = 1
    return contract


@rule
def fill_market(t: Table) -> None:
    """Five contracts lie open, while there are any."""
    for place in range(MARKET):
        if t.market[place] == NONE:
            contract = draw_contract(t)
            if contract != NONE:
                t.market[place] = contract
                t.contract_place[contract] = IN_MARKET
                tell(t, EVERYONE, REVEALED, contract)


@rule
def can_draw_die(t: Table) -> bool:
    """Whether there is a dice card in deck or discard pile."""
    return dice_at(t, IN_DECK) + dice_at(t, IN_DISCARD) > 0


@rule
def draw_die(t: Table) -> int:
    """The top of the dice deck, shown to all; an empty deck is made anew of the discard pile."""
    if dice_at(t, IN_DECK) == 0:
        if dice_at(t, IN_DISCARD) == 0:
            return NONE
        for card in range(DICE):
            if t.die_place[card] == IN_DISCARD:
                t.die_place[card] = IN_DECK
        tell(t, EVERYONE, RESHUFFLED, DICE_DECK)
    chosen = below(t.chance, dice_at(t, IN_DECK))
    for card in range(DICE):
        if t.die_place[card] == IN_DECK:
            if chosen == 0:
                t.die_shown[card] = 1
                return card
            chosen -= 1
    return NONE


@rule
def take_die(t: Table, seat: int, card: int) -> None:
    """A dice card goes to a hand."""
    t.die_place[card] = WITH_SEAT + seat


@rule
def discard_die(t: Table, card: int) -> None:
    """A dice card of a hand goes face up to the discard pile."""
    t.die_place[card] = IN_DISCARD
    t.die_shown[card] = 1
