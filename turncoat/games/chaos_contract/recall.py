"""Looking back in Chaos Contract: the table of an earlier moment as a later one has it.

Contracts and dice cards are the same from the deal to the end, so any later table tells what those were that
somebody had not seen. What is secret only within a contract (cards face down, parts of dice, answers that
are not open yet) is told by the table of the very next moment, by its news or because it lies there still;
one goes back step by step. Where nobody ever learns it, it is guessed as in `guess.py`: cards face down and
parts of dice when the contract ends at once, and who else would have left after the one who did.
What a seat has named of a part that is not complete is no decision yet, and counts as nothing.
"""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import news, table
from turncoat.games.chaos_contract.attempt import clockwise, count_cards
from turncoat.games.chaos_contract.components import NONE
from turncoat.games.chaos_contract.guess import guess_answers, guess_die
from turncoat.games.chaos_contract.table import MOST_NEWS, Table, is_usable
from turncoat.kernel.moves import ones
from turncoat.kernel.news import kind_of, number_in, only, tell
from turncoat.kernel.rule import paper, rule

UNTOLD = -1


@rule
def recall(t: Table, later: Table) -> None:
    """Fill the blanks of a view of an earlier moment with what was there in a later table's world."""
    for word in range(4):
        t.chance[word] = later.chance[word]
    t.chance[0] |= 1  # a stream of nothing but zeros would never end
    recall_contracts(t, later)
    recall_dice(t, later)
    recall_secret_rolls(t, later)
    for seat in range(t.seats):
        recall_part(t, seat, later)
        if lacks_cards(t, seat):
            guess_rest(t, seat, later)
        recall_answer(t, seat, later)
    recall_news(t)


@rule
def is_next(t: Table, later: Table) -> bool:
    """Whether the later table is that of the very next moment, and so tells as news what was done.

    While parts of dice are named card by card no decision is counted, and older news are gone.
    """
    naming = later.asks == table.CHOOSE_PART or later.asks == table.LIMIT_DIE
    return later.decisions == t.decisions + 1 and not (naming and later.told == 0)


@rule
def is_still_open(t: Table, later: Table) -> bool:
    """Whether some of those who were asked together owe their answer to the very same question later."""
    answers = ones(t.awaits) - ones(later.awaits)
    same = later.asks == t.asks and later.decisions == t.decisions + answers
    return same and later.awaits != 0 and later.awaits & ~t.awaits == 0


@rule
def follows(t: Table, later: Table) -> bool:
    """Whether nothing was shown, or came or went, between two tables that the later one does not tell."""
    return is_next(t, later) or is_still_open(t, later)


# The deal --------------------------------------------------------------------------------------


@rule
def recall_contracts(t: Table, later: Table) -> None:
    """What stands on contracts that nobody had seen."""
    for contract in range(box.CONTRACTS):
        if t.type_[contract] != NONE:
            continue
        t.type_[contract] = later.type_[contract]
        t.least[contract] = later.least[contract]
        t.stars[contract] = later.stars[contract]
        for part in range(box.PART_COUNT):
            t.choice[contract, part] = later.choice[contract, part]
            t.parameter[contract, part] = later.parameter[contract, part]
        for side in range(2):
            for icon in range(box.ICONS):
                t.icons[contract, side, icon] = later.icons[contract, side, icon]


@rule
def recall_dice(t: Table, later: Table) -> None:
    """What stands on dice cards that were not shown yet."""
    for card in range(box.DICE):
        if t.power[card] == NONE:
            t.power[card] = later.power[card]
            t.power_parameter[card] = later.power_parameter[card]
        if t.form[card] == NONE:
            t.form[card] = later.form[card]
            t.face[card] = later.face[card]
            t.die_set[card] = later.die_set[card]
        if t.second[card] == table.NO_NUMBER:
            t.second[card] = later.second[card]


# Cards face down -------------------------------------------------------------------------------


@rule
def is_unseen(t: Table, result: int) -> bool:
    """Whether a result lies face down."""
    return t.state[result] == table.FACE_DOWN or t.state[result] == table.WITHDRAWN_UNSEEN


@rule
def recall_secret_rolls(t: Table, later: Table) -> None:
    """Cards face down that are shown at the next moment, or lie there still."""
    if not follows(t, later):
        return
    for result in range(t.results):
        if t.card[result] == NONE and is_unseen(t, result):
            card = card_shown(t, result, later)
            if card == NONE:
                card = card_still_hidden(t, result, later)
            if card != NONE:
                t.card[result] = card
                t.out[card] = 1


@rule
def card_shown(t: Table, result: int, later: Table) -> int:
    """The card of a result that is shown at the next moment, or NONE: they are shown in their order."""
    if t.state[result] != table.FACE_DOWN:
        return NONE
    before = 0
    for other in range(t.results):
        before += t.state[other] == table.FACE_DOWN and t.order[other] < t.order[result]
    for place in range(later.told):
        event = later.news[place]
        if kind_of(event) == news.SECRET_SHOWN:
            if before == 0:
                return number_in(event, 1)
            before -= 1
    return NONE


@rule
def card_still_hidden(t: Table, result: int, later: Table) -> int:
    """The card of a result that lies face down at the next moment too, or NONE."""
    for other in range(later.results):
        same = later.owner[other] == t.owner[result] and later.order[other] == t.order[result]
        if same and is_unseen(later, other):
            return later.card[other]
    return NONE


@rule
def lacks_cards(t: Table, seat: int) -> bool:
    """Whether something of a seat's die is still not told."""
    lacks = t.limited[seat] == 1 and t.chosen_part[seat] == 0
    for result in range(t.results):
        lacks = lacks or (t.owner[result] == seat and t.card[result] == NONE)
    return lacks


# Parts of dice ---------------------------------------------------------------------------------


@rule
def recall_part(t: Table, seat: int, later: Table) -> None:
    """The part of a die: that of the next moment, but for cards that came or went."""
    if not t.limited[seat] or t.chosen_part[seat] != 0 or not later.limited[seat] or not follows(t, later):
        return
    part = later.chosen_part[seat]
    for place in range(later.told):
        part = part_before(part, seat, later.news[place])
    t.chosen_part[seat] = part
    usable = 0
    for card in range(box.DICE):
        usable += is_usable(t, seat, card)
    if usable != t.usable[seat]:
        t.chosen_part[seat] = 0


@rule
def part_before(part: int, seat: int, event: int) -> int:
    """A seat's part before an event, in which a card came or went; none where all of it was chosen anew."""
    kind = kind_of(event)
    if kind == news.SWITCHED or (kind == news.PART_CHOSEN and number_in(event, 0) == seat):
        return 0
    if kind == news.SWAPPED:
        one = 1 << number_in(event, 2)
        two = 1 << number_in(event, 3)
        if number_in(event, 0) == seat:
            return (part & ~two) | one
        if number_in(event, 1) == seat:
            return (part & ~one) | two
    elif kind == news.GIVEN_CARD and number_in(event, 1) == seat:
        return part & ~(1 << number_in(event, 2))
    elif kind == news.CARD_TAKEN and number_in(event, 1) == seat:
        return part | (1 << number_in(event, 2))
    elif kind == news.DREW_INSTEAD and number_in(event, 0) == seat:
        return part & ~(1 << number_in(event, 1))
    return part


@rule
def guess_rest(t: Table, seat: int, later: Table) -> None:
    """What nobody learned of a die is guessed; what left it at the next moment was in it."""
    sure = t.sure[seat]
    if t.limited[seat] and is_next(t, later):
        for place in range(later.told):
            card = card_leaving(later.news[place], seat)
            if card != NONE and t.die_place[card] == table.WITH_SEAT + seat and not t.out[card]:
                t.sure[seat] |= 1 << card
    guess_die(t, seat)
    t.sure[seat] = sure


@rule
def card_leaving(event: int, seat: int) -> int:
    """The card that leaves a seat's usable die by an event, or NONE."""
    kind = kind_of(event)
    if kind == news.ROLLED and number_in(event, 0) == seat:
        return number_in(event, 1)
    if kind == news.CARD_TAKEN and number_in(event, 1) == seat:
        return number_in(event, 2)
    if kind == news.SWAPPED and number_in(event, 0) == seat:
        return number_in(event, 2)
    if kind == news.SWAPPED and number_in(event, 1) == seat:
        return number_in(event, 3)
    return NONE


# Answers that are not open yet -----------------------------------------------------------------


@rule
def recall_answer(t: Table, seat: int, later: Table) -> None:
    """What a seat has answered while others still owe their answer to the same question."""
    if not ((t.pending & ~t.awaits) >> seat) & 1 or t.awaits == 0:
        return
    if t.asks == table.ANSWER or t.asks == table.LEAVE_OR_STAY:
        if t.reply[seat] != table.NOT_ASKED:
            return
        t.reply[seat] = reply_told(t, seat, later)
        if t.reply[seat] == table.NOT_ASKED:
            guess_answers(t, seat)
    elif t.asks == table.SWAP_CARD:
        if t.swap_card[seat] != NONE:
            return
        t.swap_card[seat] = swap_told(t, seat, later)
        if t.swap_card[seat] == NONE:
            guess_answers(t, seat)
    elif t.naming[seat] == 0:
        t.naming[seat] = part_told(t, seat, later)
        if t.naming[seat] == 0 and t.asks == table.CHOOSE_PART:
            guess_answers(t, seat)


@rule
def reply_told(t: Table, seat: int, later: Table) -> int:
    """What a seat answers to an invitation, or to the offer to leave."""
    if is_still_open(t, later):
        return later.reply[seat]
    if not is_next(t, later):
        return table.NOT_ASKED
    leaver = NONE
    for place in range(later.told):
        event = later.news[place]
        if kind_of(event) == news.LEFT:
            leaver = number_in(event, 0)
            break
        if number_in(event, 0) == seat:
            if kind_of(event) == news.ACCEPTED:
                return table.SAID_YES
            if kind_of(event) == news.REFUSED:
                return table.SAID_NO
    if t.asks == table.ANSWER:
        return table.NOT_ASKED
    for step in range(t.seats):
        other = clockwise(t, step)
        if other == leaver:
            return table.SAID_YES if seat == leaver else table.NOT_ASKED
        if other == seat:
            break
    return table.SAID_NO


@rule
def swap_told(t: Table, seat: int, later: Table) -> int:
    """The card that a seat gives in a Swap, or NONE."""
    if is_still_open(t, later):
        return later.swap_card[seat]
    if is_next(t, later):
        for place in range(later.told):
            event = later.news[place]
            if kind_of(event) == news.SWAPPED:
                return number_in(event, 2 if number_in(event, 0) == seat else 3)
    return NONE


@rule
def part_told(t: Table, seat: int, later: Table) -> int:
    """The part of its die that a seat has just chosen, or none."""
    if is_still_open(t, later):
        return later.naming[seat]
    if is_next(t, later):
        for place in range(later.told):
            event = later.news[place]
            if kind_of(event) == news.PART_CHOSEN and number_in(event, 0) == seat:
                fits = later.limited[seat] and count_cards(later.chosen_part[seat]) == number_in(event, 1)
                return later.chosen_part[seat] if fits else 0
    return 0


# News ------------------------------------------------------------------------------------------


@rule
def recall_news(t: Table) -> None:
    """What a Soul saw of its own rolls in secret, after each of them."""
    row = paper(MOST_NEWS)
    heard = t.told
    rolled = t.roll_count
    for place in range(heard):
        row[place] = t.news[place]
        rolled -= kind_of(row[place]) == news.ROLLED or kind_of(row[place]) == news.ROLLED_IN_SECRET
    t.told = 0
    for place in range(heard):
        event = row[place]
        kind = kind_of(event)
        rolled += kind == news.ROLLED or kind == news.ROLLED_IN_SECRET
        t.news[t.told] = event
        t.told += 1
        if kind == news.ROLLED_IN_SECRET:
            saw = place + 1 < heard and kind_of(row[place + 1]) == news.SAW_OWN_ROLL
            for result in range(t.results):
                if t.order[result] == rolled and not saw:
                    tell(t, only(number_in(event, 0)), news.SAW_OWN_ROLL, t.card[result])
                    break
