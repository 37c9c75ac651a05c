"""Contracts, dice and results, as those who learn from views of Chaos Contract get them.

The table has room for every card and every result that there can be. What matters of contracts are those that
can be picked and the one in play; of dice, what each player is known to have; of results, what they
are worth.
"""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract.components import DICE, DIE, MARKET, NONE, PART_COUNT, RESULT
from turncoat.games.chaos_contract.table import NO_NUMBER, WITH_SEAT, Table, latest, value
from turncoat.kernel.chart import chart
from turncoat.kernel.digest import Digest
from turncoat.kernel.record import Cells, Record, count, one, some
from turncoat.kernel.rule import rule
from turncoat.kernel.things import SEAT, Count, Places, Things

OPTION = Things(
    "option", *(f"{part}-{c.name}" for part, cs in zip(box.PART.names, box.PARTS, strict=True) for c in cs)
)
"""Everything that a contract can say, in all its parts."""
FIRST_OPTION = chart([sum(map(len, box.PARTS[:part])) for part in box.PART])
OFFER = Places("offer", MARKET + 1)
"""The places of the market, and behind them the contract in play."""
IN_PLAY = MARKET
FACE = Count(box.LOWEST, box.HIGHEST, "face")
NOT_IN_PART, SURELY_IN_PART, IN_OWN_PART, NAMED = range(4)
MOST_VALUE = 127
IGNORED, WORKS, REST = 1, 2, 4
"""What is marked on a result: that it is ignored, that its power works, and the uses left, times four."""


class Notes(Record):
    """What can be picked, who is known to have what, and how results stand."""

    says: Cells = some(OPTION, OFFER)
    """What contracts say in all their parts,"""
    says_number: Cells = count(0, box.MOST_PARAMETER, OFFER, box.PART)
    """and with which numbers."""
    of_type: Cells = one(box.TYPE, OFFER)
    turnout: Cells = count(1, 3, OFFER)
    worth: Cells = count(1, box.MOST_STARS, OFFER)
    pays: Cells = count(0, box.MOST_ICONS, OFFER, box.SIDE, box.ICON)

    dice: Cells = count(0, DICE, SEAT, blank=0)
    """How many cards each player has,"""
    faces: Cells = count(0, DICE, SEAT, FACE, blank=0)
    powers: Cells = count(0, DICE, SEAT, box.POWER, blank=0)
    """and those that are known: how many of each number and power."""
    made: Cells = count(0, box.FORM.length * box.DICE_SET.length - 1, DIE)
    """The form of a card, and of which set it is."""
    in_part: Cells = count(NOT_IN_PART, NAMED, DIE, blank=0)
    """Whether a card is known to be in the part that its Soul rolls from, in one's own, or named for it."""

    worth_now: Cells = count(-MOST_VALUE, MOST_VALUE, RESULT, blank=0)
    marks: Cells = count(0, IGNORED + WORKS + 2 * REST, RESULT, blank=0)
    latest: Cells = one(RESULT, SEAT)
    """The latest result of each Soul that counts."""
    number_now: int = count(box.LOWEST, box.MOST_RESULTS, blank=NO_NUMBER)
    number_of_wildcard: int = count(box.LOWEST, box.MOST_RESULTS, blank=NO_NUMBER)
    """What its power gives the result that is being revealed, and the wildcard that may be changed."""
    score: Cells = count(0, MOST_VALUE, SEAT, blank=0)
    """Each player's contracts, or their stars where these are counted."""


@rule
def note(t: Table, seat: int, notes: Notes) -> None:
    """Write down what can be picked, who has what, and how results stand."""
    for place in range(MARKET):
        note_contract(t, t.market[place], place, notes)
    note_contract(t, t.contract, IN_PLAY, notes)
    for card in range(DICE):
        note_die(t, seat, card, notes)
    for result in range(t.results):
        notes.worth_now[result] = max(-MOST_VALUE, min(MOST_VALUE, value(t, result)))
        marked = IGNORED * t.ignored[result] + WORKS * t.works[result] + REST * t.rest[result]
        notes.marks[result] = marked
    for other in range(t.seats):
        notes.latest[other] = latest(t, other)
    if t.now != NONE:
        notes.number_now = t.own_number[t.now]
    if t.wildcard != NONE:
        notes.number_of_wildcard = t.own_number[t.wildcard]
    for contract in range(box.CONTRACTS):
        owner = t.contract_place[contract] - WITH_SEAT
        if owner >= 0:
            more = t.stars[contract] if t.count_stars else 1
            notes.score[owner] = min(MOST_VALUE, notes.score[owner] + more)


@rule
def note_contract(t: Table, contract: int, place: int, notes: Notes) -> None:
    """All that a contract says."""
    if contract == NONE:
        return
    says = 0
    for part in range(PART_COUNT):
        if t.choice[contract, part] != NONE:
            says |= 1 << (FIRST_OPTION[part] + t.choice[contract, part])
        notes.says_number[place, part] = t.parameter[contract, part]
    notes.says[place] = says
    notes.of_type[place] = t.type_[contract]
    notes.turnout[place] = t.least[contract]
    notes.worth[place] = t.stars[contract]
    for side in range(2):
        for icon in range(box.ICONS):
            notes.pays[place, side, icon] = t.icons[contract, side, icon]


@rule
def note_die(t: Table, seat: int, card: int, notes: Notes) -> None:
    """What is known of a dice card, and of its owner by it."""
    if t.form[card] != NONE:
        notes.made[card] = t.form[card] + box.FORM.length * t.die_set[card]
    owner = t.die_place[card] - WITH_SEAT
    if owner < 0:
        return
    notes.dice[owner] += 1
    if t.face[card] != NO_NUMBER:
        notes.faces[owner, t.face[card] - box.LOWEST] += 1
    if t.power[card] != NONE:
        notes.powers[owner, t.power[card]] += 1
    if (t.naming[seat] >> card) & 1:
        notes.in_part[card] = NAMED
    elif (t.sure[owner] >> card) & 1:
        notes.in_part[card] = SURELY_IN_PART
    elif (t.chosen_part[seat] >> card) & 1:
        notes.in_part[card] = IN_OWN_PART


DIGEST = Digest(
    notes=Notes,
    note=note,
    leaves=(
        "choice", "parameter", "type_", "least", "stars", "icons", "contract_shown",
        "form", "die_set", "joined", "chosen_part", "sure", "naming",
        "own_number", "times", "plus", "ignored", "works", "rest", "seen_at",
    ),
    own=("reply", "swap_card"),
    plain=(
        "contract_place", "market", "contract", "power", "die_place", "dealt_to", "card", "owner", "state",
        "last_power", "now", "wildcard", "swap_card", "latest",
    ),
)  # fmt: skip
