"""Looking back in Cerberus: the table of an earlier moment as a later one has it.

**Cards**: the log tells who had drawn and left what by then, line by line. A log that is full, or that was
guessed without its help, tells nothing: then the unseen cards are dealt as they can lie.

**Offers** are the cards that were paid in the end, or those that are offered still, the first kinds first:
in which order they were laid down is nobody's but the giver's. What was offered in vain nobody ever sees:
any cards of the hand stand for it.

**Barques** are where they are later, with a swap undone that the later table tells of as its news. Whoever
leaps over several decisions with swaps among them gets only those right that the observer had seen.
"""

from __future__ import annotations

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus import news
from turncoat.games.cerberus.components import KINDS, NONE, SLOTS
from turncoat.games.cerberus.guess import WORDS, deal_anew
from turncoat.games.cerberus.table import DRAWN, LEFT, LOG_LINES, MOST_NEWS, SHOWED, Table
from turncoat.kernel.news import kind_of, number_in, only, tell
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import paper, rule


@rule
def recall(t: Table, later: Table) -> None:
    """Fill the blanks of a view of an earlier moment with what was there in a later table's world."""
    for word in range(WORDS):
        t.chance[word] = later.chance[word]
    t.chance[0] |= 1  # a stream of nothing but zeros would never end
    if t.ending != NONE:
        return
    seat = observer(t)
    recall_barques(t, later)
    if log_tells(t, later):
        recall_hands(t, later, seat)
        recall_news(t, seat)
    else:
        deal_anew(t, seat)
    recall_offers(t, later, seat)


@rule
def observer(t: Table) -> int:
    """The seat whose view this is, or NONE for a spectator's."""
    for seat in range(t.seats):
        if t.hand[seat, 0] != NONE:
            return seat
    return NONE


@rule
def is_next(t: Table, later: Table) -> bool:
    """Whether the later table is that of the very next moment, and so tells as news what was done."""
    return later.decisions == t.decisions + 1


# What was told ---------------------------------------------------------------------------------


@rule
def recall_news(t: Table, seat: int) -> None:
    """Between what the observer heard: the cards that others drew and the Barques that they saw."""
    row = paper(MOST_NEWS)
    heard = t.told
    line = t.lines
    for place in range(heard):
        row[place] = t.news[place]
        line -= lines_of(row[place])
    t.told = 0
    drawn = 0
    for place in range(heard):
        event = row[place]
        kind = kind_of(event)
        who = number_in(event, 0)
        draws = 0
        if kind == news.RESHUFFLED or (kind == news.NOTHING_TO_DRAW and who != seat):
            draws = LOG_LINES
        elif kind == news.DREW_CARDS and who != seat:
            draws = number_in(event, 2)
        while drawn < draws and line < t.lines and DRAWN.has(t.deed[line]):
            if t.doer[line] == seat or (kind == news.NOTHING_TO_DRAW and t.doer[line] != who):
                break
            tell(t, only(t.doer[line]), news.DREW, t.kind[line])
            line += 1
            drawn += 1
        if kind == news.DREW:
            line += 1
        elif kind == news.DREW_CARDS:
            drawn = 0
        else:
            line += lines_of(event)
        t.news[t.told] = event
        t.told += 1
        if kind == news.PEEKED and who != seat:
            slot = number_in(event, 1)
            tell(t, only(who), news.SAW, slot, t.barque[slot])


@rule
def lines_of(event: int) -> int:
    """How many lines the log has of an event."""
    kind = kind_of(event)
    if kind == news.DREW_CARDS or kind == news.DISCARDED:
        return number_in(event, 2)
    return kind == news.RESHUFFLED or kind == news.PLAYED_BONUS or kind == news.NOT_ENOUGH


# Barques ---------------------------------------------------------------------------------------


@rule
def recall_barques(t: Table, later: Table) -> None:
    """Where the Barques lay: as they lie later, before the swap of this moment; what was seen then stays."""
    row = paper(SLOTS)
    for slot in range(SLOTS):
        row[slot] = later.barque[slot]
    if is_next(t, later):
        for place in range(later.told):
            event = later.news[place]
            if kind_of(event) == news.BARQUES_SWAPPED:
                exchange(row, number_in(event, 1), number_in(event, 2))
    for slot in range(SLOTS):
        if t.barque[slot] != NONE:
            for other in range(SLOTS):
                if row[other] == t.barque[slot]:
                    exchange(row, slot, other)
                    break
    for slot in range(SLOTS):
        t.barque[slot] = row[slot]


@rule
def exchange(row: Cells, one: int, two: int) -> None:
    """Two cells of a row change places."""
    kept = row[one]
    row[one] = row[two]
    row[two] = kept


# Cards -----------------------------------------------------------------------------------------


@rule
def log_tells(t: Table, later: Table) -> bool:
    """Whether the later log has every card that was drawn by then."""
    if t.lines == LOG_LINES:
        return False
    for line in range(t.lines):
        if DRAWN.has(t.deed[line]) and t.kind[line] == NONE and later.kind[line] == NONE:
            return False
    return True


@rule
def recall_hands(t: Table, later: Table, seat: int) -> None:
    """Hands are what was drawn and has not left; what is neither there nor discarded is in the decks."""
    for other in range(t.seats):
        for kind in range(KINDS):
            if other != seat:
                t.hand[other, kind] = 0
    for line in range(t.lines):
        doer = t.doer[line]
        if DRAWN.has(t.deed[line]):
            if t.kind[line] == NONE:
                t.kind[line] = later.kind[line]
            if doer != seat:
                t.hand[doer, t.kind[line]] += 1
        elif t.deed[line] == LEFT and doer != seat:
            t.hand[doer, t.kind[line]] -= 1
    for kind in range(KINDS):
        rest = box.COPIES[kind] - t.discard[kind]
        for other in range(t.seats):
            rest -= t.hand[other, kind]
        t.deck[kind] = rest


@rule
def has_failed(t: Table, later: Table) -> bool:
    """Whether the request in progress was known to have failed later."""
    return t.bonus_kind != NONE and t.lines > 0 and later.deed[t.lines - 1] == SHOWED


@rule
def count_given(t: Table, later: Table, seat: int, kind: int) -> int:
    """How many cards of a kind a seat gives to the cost in progress, as far as the later table tells."""
    if t.lines == LOG_LINES or has_failed(t, later):
        return 0
    if later.lines == t.lines:
        return later.offer[seat, kind]
    given = 0
    for line in range(t.lines, min(later.lines, t.lines + box.COST_AMOUNT[t.effect])):
        given += later.deed[line] == LEFT and later.doer[line] == seat and later.kind[line] == kind
    return given


@rule
def recall_offers(t: Table, later: Table, seat: int) -> None:
    """The cards that others had offered by then."""
    for other in range(t.seats):
        if other == seat:
            continue
        rest = t.offered[other]
        for kind in range(KINDS):
            t.offer[other, kind] = 0
            if rest > 0:
                t.offer[other, kind] = min(rest, t.hand[other, kind], count_given(t, later, other, kind))
                rest -= t.offer[other, kind]
        for kind in range(KINDS):
            more = min(rest, t.hand[other, kind] - t.offer[other, kind])
            t.offer[other, kind] += more
            rest -= more
