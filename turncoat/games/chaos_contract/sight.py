"""Who knows what in Chaos Contract."""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import table
from turncoat.games.chaos_contract.components import NONE
from turncoat.games.chaos_contract.table import Table
from turncoat.kernel.news import censor
from turncoat.kernel.rule import rule
from turncoat.kernel.talk import hush


@rule
def veil(t: Table, seat: int) -> None:
    """Blank all that a seat may not know. Fields declared as shown stay; the lines below keep the rest."""
    censor(t, seat)
    hush(t, seat)
    for word in range(4):
        t.chance[word] = 0
    for contract in range(box.CONTRACTS):
        if not t.contract_shown[contract]:
            veil_contract(t, contract)
    for result in range(t.results):
        unseen = t.state[result] == table.FACE_DOWN or t.state[result] == table.WITHDRAWN_UNSEEN
        if unseen and t.owner[result] != seat and t.card[result] != NONE:  # which a view has no more
            t.out[t.card[result]] = 0
            t.card[result] = NONE
    for card in range(box.DICE):
        veil_die(t, seat, card)
    for other in range(t.seats):
        if other != seat:
            t.reply[other] = table.NOT_ASKED
            t.chosen_part[other] = 0
            t.naming[other] = 0
            t.swap_card[other] = NONE


@rule
def veil_contract(t: Table, contract: int) -> None:
    """A contract that nobody has seen."""
    t.type_[contract] = NONE
    t.least[contract] = NONE
    t.stars[contract] = NONE
    for part in range(box.PART_COUNT):
        t.choice[contract, part] = NONE
        t.parameter[contract, part] = NONE
    for side in range(2):
        for icon in range(box.ICONS):
            t.icons[contract, side, icon] = NONE


@rule
def veil_die(t: Table, seat: int, card: int) -> None:
    """A dice card that was never shown: its owner knows it; in an ordered start all know its number."""
    if t.die_shown[card] or (seat >= 0 and t.die_place[card] == table.WITH_SEAT + seat):
        return
    t.power[card] = NONE
    t.power_parameter[card] = NONE
    t.out[card] = 0
    if t.chaotic or t.dealt_to[card] == NONE:
        t.form[card] = NONE
        t.face[card] = table.NO_NUMBER
        t.second[card] = table.NO_NUMBER
        t.die_set[card] = NONE
