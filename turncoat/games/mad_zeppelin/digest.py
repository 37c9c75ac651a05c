"""What the log of cards comes to, as those who learn from views of Mad Zeppelin get it.

The log is followed card by card, as `notes.py` does for people. Where a card changed its place unseen, people
are told what all ways agree on in the end; here only what was certain all the way is kept.
"""

from __future__ import annotations

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin import table
from turncoat.games.mad_zeppelin.components import CARD, CARDS, JOURNEY, KIND, KINDS, NONE, PLAYER, TRAITOR
from turncoat.games.mad_zeppelin.table import ABILITY_CARD, DRAW, Table, playing
from turncoat.kernel.digest import Digest
from turncoat.kernel.record import Cells, Record, count, flag, one
from turncoat.kernel.rule import paper, rule
from turncoat.kernel.things import SEAT, Places

TOP = Places("top", box.SEEN)
BOTTOM = Places("bottom", 16)
BURIED = BOTTOM.length


class Notes(Record):
    """What a seat knows of hidden Cargo, and the play in progress."""

    least: Cells = count(0, CARDS, SEAT, KIND, blank=0)
    """How many of each kind are in a hand at least."""
    unsure: Cells = count(0, CARDS, SEAT, blank=0)
    """The other cards of a hand."""
    next: Cells = one(CARD, TOP)
    """Known cards of the Hold from the top."""
    near: Cells = count(0, box.SEEN, CARD, blank=0)
    """So many of each are among the top cards besides, in whatever order."""
    last: Cells = one(CARD, BOTTOM)
    """Known cards of the Hold from the bottom."""

    ability_now: int = one(TRAITOR)
    target_now: int = one(PLAYER)
    drawn_now: Cells = one(CARD, DRAW)
    threw_now: int = one(KIND)
    extra_now: int = one(KIND)
    gave_now: int = one(KIND)
    took_now: int = one(KIND)
    swapped_now: int = flag()
    cards_now: Cells = count(0, CARDS, ABILITY_CARD)
    """What the log says of the play in progress."""


NEAR = CARDS
NEAR_PLACES = NEAR + JOURNEY + 1
TOP_AT = NEAR_PLACES + 1
END_AT = TOP_AT + 1
HOLD = END_AT + 1
"""The Hold on paper: its cards in a row that cards are taken from and put under, then how many of each are
among its top places, how many places these are, and where top and bottom are in the row."""


@rule
def note(t: Table, seat: int, notes: Notes) -> None:
    """Follow the log from the first cards on."""
    hold = paper(HOLD)
    open_hold(t, hold)
    for other in range(t.seats):
        gain(notes, other, t.opening[other])
    for play in range(t.plays):
        follow_play(t, play, notes, hold)
    for kind in range(KINDS):
        notes.least[seat, kind] = t.hand[seat, kind]
    notes.unsure[seat] = 0
    note_hold(notes, hold)
    if t.plays > 0:
        note_play(t, playing(t), notes)


# Hands -------------------------------------------------------------------------------------------


@rule
def gain(notes: Notes, seat: int, card: int) -> None:
    """A card, perhaps unknown, comes to a hand."""
    if card == NONE:
        notes.unsure[seat] += 1
    else:
        notes.least[seat, card] += 1


@rule
def lose(notes: Notes, seat: int, card: int) -> int:
    """A card leaves a hand: its kind, where that is known."""
    if card == NONE:
        return lose_unseen(notes, seat)
    if notes.least[seat, card] > 0:
        notes.least[seat, card] -= 1
    elif notes.unsure[seat] > 0:
        notes.unsure[seat] -= 1
    return card


@rule
def lose_unseen(notes: Notes, seat: int) -> int:
    """It may be any: of each known kind there is one less for certain, unless there is only one kind."""
    kinds = 0
    kind = NONE
    for one_kind in range(KINDS):
        if notes.least[seat, one_kind] > 0:
            kinds += 1
            kind = one_kind
    if kinds == 1 and notes.unsure[seat] == 0:
        notes.least[seat, kind] -= 1
        return kind
    notes.unsure[seat] += kinds - 1
    for one_kind in range(KINDS):
        if notes.least[seat, one_kind] > 0:
            notes.least[seat, one_kind] -= 1
    return NONE


# The Hold ----------------------------------------------------------------------------------------


@rule
def open_hold(t: Table, hold: Cells) -> None:
    """Nothing is known of the Hold at first."""
    for place in range(CARDS):
        hold[place] = NONE
    hold[END_AT] = CARDS - box.REMOVED[t.seats] - t.seats


@rule
def take_top(hold: Cells, drawn: int) -> int:
    """The top card is drawn, seen or not: its kind, where that is known."""
    if hold[TOP_AT] == hold[END_AT]:
        return NONE
    known = hold[hold[TOP_AT] % CARDS]
    hold[hold[TOP_AT] % CARDS] = NONE
    hold[TOP_AT] += 1
    if known == NONE:
        known = drawn
        leave_near(hold, drawn)
    if hold[NEAR_PLACES] > 0:
        hold[NEAR_PLACES] -= 1
    return known


@rule
def leave_near(hold: Cells, card: int) -> None:
    """One of the cards that lie near the top in an unknown order is gone."""
    for kind in range(JOURNEY + 1):
        if hold[NEAR + kind] > 0 and (card == NONE or card == kind):
            hold[NEAR + kind] -= 1


@rule
def bury(hold: Cells, card: int) -> None:
    """A card goes under the Hold."""
    hold[hold[END_AT] % CARDS] = card
    hold[END_AT] += 1


@rule
def mix_top(hold: Cells) -> None:
    """Top cards are put back in an order that is not known: what they are still is, as far as it was."""
    places = min(box.SEEN, hold[END_AT] - hold[TOP_AT])
    for place in range(places):
        at = (hold[TOP_AT] + place) % CARDS
        if hold[at] != NONE:
            hold[NEAR + hold[at]] += 1
            hold[at] = NONE
    hold[NEAR_PLACES] = places


@rule
def set_top(t: Table, play: int, first: int, hold: Cells) -> None:
    """Top cards that a seat has seen, or put back."""
    for kind in range(JOURNEY + 1):
        hold[NEAR + kind] = 0
    hold[NEAR_PLACES] = 0
    for place in range(min(box.SEEN, hold[END_AT] - hold[TOP_AT])):
        hold[(hold[TOP_AT] + place) % CARDS] = t.ability_cards[play, first + place]


@rule
def note_hold(notes: Notes, hold: Cells) -> None:
    """What is known of top and bottom."""
    depth = hold[END_AT] - hold[TOP_AT]
    for place in range(min(box.SEEN, depth)):
        notes.next[place] = hold[(hold[TOP_AT] + place) % CARDS]
    for place in range(min(BURIED, depth)):
        notes.last[place] = hold[(hold[END_AT] - 1 - place) % CARDS]
    if hold[NEAR_PLACES] > 0:
        for kind in range(JOURNEY + 1):
            notes.near[kind] = hold[NEAR + kind]


# The log -----------------------------------------------------------------------------------------


@rule
def follow_play(t: Table, play: int, notes: Notes, hold: Cells) -> None:
    """What happened to cards in a play, in its order."""
    for which in range(box.SEARCH_CARDS[t.traitor[play]]):
        follow_draw(t, play, which, notes, hold)
    if t.threw_first[play]:
        follow_throw(t, play, notes)
    follow_ability(t, play, notes, hold)
    if not t.threw_first[play]:
        follow_throw(t, play, notes)


@rule
def follow_draw(t: Table, play: int, which: int, notes: Notes, hold: Cells) -> None:
    """The top card goes to the drawer, or to the table if it is a Journey."""
    if hold[TOP_AT] == hold[END_AT]:
        return
    drawn = t.drawn[play, which]
    card = take_top(hold, drawn)
    if drawn != JOURNEY:
        gain(notes, t.player[play], card)


@rule
def follow_throw(t: Table, play: int, notes: Notes) -> None:
    """A card is thrown, and crates may pay for it."""
    if t.threw[play] != NONE:
        lose(notes, t.player[play], t.threw[play])
        for _ in range(t.crates[play]):
            lose(notes, t.player[play], box.CRATE)


@rule
def follow_ability(t: Table, play: int, notes: Notes, hold: Cells) -> None:
    """What the Ability of a play did to cards."""
    ability = t.ability[play]
    if ability == box.HUMMEROCK and t.extra[play] != NONE:
        lose(notes, t.player[play], t.extra[play])
        for _ in range(t.extra_crates[play]):
            lose(notes, t.player[play], box.CRATE)
    elif ability == box.ZAMFIRESCU:
        for which in range(box.SALES):
            lose_open(notes, t.player[play], t.ability_cards[play, table.SOLD_AT + which])
    elif ability == box.WALDER:
        lose_open(notes, t.player[play], t.gave[play])
        for other in range(t.seats):
            lose_open(notes, other, t.ability_cards[play, table.LOST_AT + other])
    elif ability == box.LOVE or ability == box.TROY:
        follow_visit(t, play, notes)
    elif ability == box.ROCHAT:
        bury(hold, lose(notes, t.player[play], t.gave[play]))
        follow_draw(t, play, table.BY_ABILITY, notes, hold)
    elif ability == box.RATATINE:
        follow_foresight(t, play, notes, hold)


@rule
def lose_open(notes: Notes, seat: int, card: int) -> None:
    """A card of a hand is laid open and gone, if there was one."""
    if card != NONE:
        lose(notes, seat, card)


@rule
def follow_visit(t: Table, play: int, notes: Notes) -> None:
    """Love sees a hand and may swap a card with it; Troy takes one."""
    actor = t.player[play]
    other = t.target[play]
    if t.ability[play] == box.TROY:
        if hand_of(notes, other) > 0:
            gain(notes, actor, lose(notes, other, t.took[play]))
        return
    if t.ability_cards[play, table.SEEN_AT] != NONE:
        for kind in range(KINDS):
            notes.least[other, kind] = t.ability_cards[play, table.SEEN_AT + kind]
        notes.unsure[other] = 0
    if t.swapped[play]:
        taken = lose(notes, other, t.took[play])
        gain(notes, other, lose(notes, actor, t.gave[play]))
        gain(notes, actor, taken)


@rule
def hand_of(notes: Notes, seat: int) -> int:
    """How many cards a hand has."""
    cards = notes.unsure[seat]
    for kind in range(KINDS):
        cards += notes.least[seat, kind]
    return cards


@rule
def follow_foresight(t: Table, play: int, notes: Notes, hold: Cells) -> None:
    """Ratatine sees the top cards, puts them back in an order that she alone knows, and draws."""
    if t.ability_cards[play, table.FORESEEN_AT] != NONE:
        set_top(t, play, table.FORESEEN_AT, hold)
    if play == playing(t) and t.asks == table.ORDER_CARDS:
        return
    if t.ability_cards[play, table.PUT_BACK_AT] != NONE:
        set_top(t, play, table.PUT_BACK_AT, hold)
    else:
        mix_top(hold)
    follow_draw(t, play, table.BY_ABILITY, notes, hold)


@rule
def note_play(t: Table, play: int, notes: Notes) -> None:
    """The play in progress."""
    notes.ability_now = t.ability[play]
    notes.target_now = t.target[play]
    notes.threw_now = t.threw[play]
    notes.extra_now = t.extra[play]
    notes.gave_now = t.gave[play]
    notes.took_now = t.took[play]
    notes.swapped_now = t.swapped[play]
    for which in range(table.DRAWS):
        notes.drawn_now[which] = t.drawn[play, which]
    for place in range(table.ABILITY_CARDS):
        notes.cards_now[place] = t.ability_cards[play, place]


LOG = (
    "opening", "player", "traitor", "ability", "drawn", "threw", "crates", "threw_first", "extra",
    "extra_crates", "target", "gave", "took", "swapped", "ability_cards",
)  # fmt: skip

DIGEST = Digest(
    notes=Notes,
    note=note,
    leaves=("removed", "hold", "top", "plays", *LOG),
    own=("dealt", "seen_pool", "pick", "held", "hand"),
)
