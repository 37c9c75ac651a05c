"""Looking back in Mad Zeppelin: an earlier moment as a whole table of a later one has it.

Cargo is followed through the log, and comes out as it was. Traitors are noted for the turn only: of a turn
that is over the log tells who played which, and the rest is drawn from what fits (`redraft.py`), by the
later table's random stream, which the earlier one then goes on with.
"""

from __future__ import annotations

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin import news, table
from turncoat.games.mad_zeppelin.abilities import foreseen
from turncoat.games.mad_zeppelin.components import CARDS, KINDS, NONE
from turncoat.games.mad_zeppelin.redraft import recall_traitors, refit_traitors
from turncoat.games.mad_zeppelin.table import MOST_NEWS, Table, playing
from turncoat.kernel.news import is_open, kind_of, number_in, only, tell
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import paper, rule

LINES = MOST_NEWS
WORDS = 4
TOP, DEPTH = 0, 1
"""The Hold on the way back: the place of its top card, and how many it has."""


@rule
def recall(t: Table, later: Table) -> None:
    """On a seat's view of an earlier moment: fill in what was hidden then, as a later table has it."""
    for word in range(WORDS):
        t.chance[word] = later.chance[word]
    for kind in range(KINDS):
        t.removed[kind] = later.removed[kind]
    for play in range(t.plays):
        recall_play(t, play, later)
    recall_hold(t, later)
    for seat in range(t.seats):
        t.opening[seat] = later.opening[seat]
        count_hand(t, seat)
    if t.turn == later.turn:
        recall_traitors(t, later)
    else:
        refit_traitors(t, later)
    retell(t)


# Cargo -------------------------------------------------------------------------------------------


@rule
def used_by_then(t: Table, play: int, later: Table) -> bool:
    """Whether the Ability that a play came to had begun already."""
    return play < playing(t) or t.ability[play] == later.ability[play]


@rule
def recall_play(t: Table, play: int, later: Table) -> None:
    """The cards of a play, as far as it had come."""
    for which in range(table.BY_ABILITY):
        t.drawn[play, which] = later.drawn[play, which]
    if not used_by_then(t, play, later):
        return
    asked = t.asks if play == playing(t) else table.NO_QUESTION
    if t.ability[play] == box.LOVE or t.ability[play] == box.RATATINE:  # all see what others do to cards
        for place in range(table.PUT_BACK_AT if asked == table.ORDER_CARDS else table.ABILITY_CARDS):
            t.ability_cards[play, place] = later.ability_cards[play, place]
    if asked != table.ORDER_CARDS:
        t.drawn[play, table.BY_ABILITY] = later.drawn[play, table.BY_ABILITY]
    if asked != table.SWAP_CARDS:
        t.gave[play] = later.gave[play]
        t.took[play] = later.took[play]


@rule
def count_hand(t: Table, seat: int) -> None:
    """A hand, from the opening card and all that came and went."""
    for kind in range(KINDS):
        t.hand[seat, kind] = 0
    t.hand[seat, t.opening[seat]] += 1
    for play in range(t.plays):
        ability = t.ability[play]
        if t.player[play] == seat:
            for which in range(table.DRAWS):
                if t.drawn[play, which] != box.JOURNEY:
                    count_card(t, seat, t.drawn[play, which], 1)
            count_card(t, seat, t.threw[play], -1)
            count_card(t, seat, box.CRATE, -t.crates[play])
            count_card(t, seat, t.extra[play], -1)
            count_card(t, seat, box.CRATE, -t.extra_crates[play])
            count_card(t, seat, t.took[play], 1)
            count_card(t, seat, t.gave[play], -1)
            if ability == box.ZAMFIRESCU:
                for which in range(box.SALES):
                    count_card(t, seat, t.ability_cards[play, table.SOLD_AT + which], -1)
        elif ability == box.WALDER:
            count_card(t, seat, t.ability_cards[play, table.LOST_AT + seat], -1)
        if t.target[play] == seat:
            count_card(t, seat, t.took[play], -1)
            count_card(t, seat, t.gave[play], 1)


@rule
def count_card(t: Table, seat: int, kind: int, by: int) -> None:
    """So many cards of a kind, if there is one, come to a hand."""
    if kind != NONE:
        t.hand[seat, kind] += by


@rule
def recall_hold(t: Table, later: Table) -> None:
    """The Hold: what was drawn since lies on it again, what was put under it since does not."""
    for place in range(CARDS):
        t.hold[place] = later.hold[place]
    ends = paper(2)
    ends[TOP] = later.top
    ends[DEPTH] = later.depth
    for play in range(playing(later), max(0, playing(t)) - 1, -1):
        if play >= t.plays or not used_by_then(t, play, later):
            undo_ability(t, play, later, ends)
        elif play == playing(t) and t.asks == table.ORDER_CARDS:
            undo_order(t, play, later, ends)
        if play >= t.plays:
            for which in range(table.BY_ABILITY - 1, -1, -1):
                lay_back(t, later.drawn[play, which], ends)


@rule
def lay_back(t: Table, card: int, ends: Cells) -> None:
    """A card that was drawn, if one was, is the top card again."""
    if card != NONE:
        ends[TOP] = (ends[TOP] + CARDS - 1) % CARDS
        ends[DEPTH] += 1
        t.hold[ends[TOP]] = card


@rule
def undo_ability(t: Table, play: int, later: Table, ends: Cells) -> None:
    """What the Ability of a play did to the Hold."""
    if later.ability[play] == box.ROCHAT:
        lay_back(t, later.drawn[play, table.BY_ABILITY], ends)
        ends[DEPTH] -= 1
        t.hold[(ends[TOP] + ends[DEPTH]) % CARDS] = NONE
    elif later.ability[play] == box.RATATINE:
        undo_order(t, play, later, ends)


@rule
def undo_order(t: Table, play: int, later: Table, ends: Cells) -> None:
    """Ratatine's draw and her order, if she has made it by the later moment."""
    if later.ability_cards[play, table.PUT_BACK_AT] == NONE:
        return
    lay_back(t, later.drawn[play, table.BY_ABILITY], ends)
    for place in range(min(box.SEEN, ends[DEPTH])):
        card = later.ability_cards[play, table.FORESEEN_AT + place]
        t.hold[(ends[TOP] + place) % CARDS] = card


# News --------------------------------------------------------------------------------------------


@rule
def retell(t: Table) -> None:
    """Tell the news again, with what only some of the seats heard."""
    lines = paper(LINES)
    told = t.told
    searches = 0
    for line in range(told):
        lines[line] = t.news[line]
        t.news[line] = 0
        searches += kind_of(lines[line]) == news.SEARCHED
    t.told = 0
    play = playing(t) - searches
    drawn = NONE
    for line in range(told):
        event = lines[line]
        if not is_open(event):
            continue
        t.news[t.told] = event
        t.told += 1
        kind = kind_of(event)
        if kind == news.SEARCHED:
            play += 1
            drawn = retell_draws(t, play, 0)
        elif kind == news.JOURNEY_DRAWN and drawn != NONE:
            drawn = retell_draws(t, play, drawn + 1)
        else:
            retell_secret(t, play, kind, number_in(event, 0), number_in(event, 1))
    if t.asks == table.DRAFT_TRAITOR:
        seat = (t.leader + t.drafted) % t.seats
        tell(t, only(seat), news.POOL, t.seen_pool[seat] & 255, t.seen_pool[seat] >> 8)


@rule
def retell_draws(t: Table, play: int, first: int) -> int:
    """Tell of the draws of a Search from one on, up to the next Journey; returns which one that is."""
    which = first
    while which < table.BY_ABILITY and t.drawn[play, which] != box.JOURNEY:
        retell_draw(t, play, which)
        which += 1
    return which


@rule
def retell_draw(t: Table, play: int, which: int) -> None:
    """Tell the one who drew Cargo what it was."""
    card = t.drawn[play, which]
    if card != NONE and card != box.JOURNEY:
        tell(t, only(t.player[play]), news.DREW, card)


@rule
def retell_secret(t: Table, play: int, kind: int, seat: int, other: int) -> None:
    """Tell those concerned what they saw when everybody saw that they did."""
    if kind == news.OPENED:
        tell(t, only(seat), news.DREW, t.opening[seat])
    elif kind == news.TURN_BEGINS:
        for step in range(t.seats):
            dealt_to = (t.leader + step) % t.seats
            tell(t, only(dealt_to), news.DEALT, t.dealt[dealt_to])
    elif kind == news.LOOKED:
        low = t.airsick & 255
        tell(t, only(seat), news.ASIDE, low, t.airsick >> 8, t.undrafted & 255, t.undrafted >> 8)
    elif kind == news.SAW_HAND:
        for cargo in range(KINDS):
            count = t.ability_cards[play, table.SEEN_AT + cargo]
            if count > 0:
                tell(t, only(seat), news.SEEN_IN_HAND, other, count, cargo)
    elif kind == news.SWAPPED:
        both = only(seat) | only(other)
        tell(t, both, news.GAVE_AND_TOOK, seat, other, t.gave[play], t.took[play])
    elif kind == news.STOLE:
        tell(t, only(seat) | only(other), news.STOLEN_CARD, seat, other, t.took[play])
    elif kind == news.BURIED:
        tell(t, only(seat), news.YOU_BURIED, t.gave[play])
        retell_draw(t, play, table.BY_ABILITY)
    elif kind == news.FORESAW:
        tell(
            t, only(seat), news.FORESEEN, other, foreseen(t, play, 0), foreseen(t, play, 1),
            foreseen(t, play, 2), foreseen(t, play, 3),
        )  # fmt: skip
    elif kind == news.ORDERED:
        retell_draw(t, play, table.BY_ABILITY)
