"""Which move a seat made in Chaos Contract, by the table of the next moment.

What it did is the first that was told then; an answer that is not open yet lies on the recalled table.
Parts of dice are named card by card in secret, and a number may be set anew before anybody hears of it:
those moves are not told. Nor does a table of more than a moment later tell any, but for answers to one and
the same question.
"""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import moves, news, table
from turncoat.games.chaos_contract.components import NONE
from turncoat.games.chaos_contract.recall import UNTOLD, is_next, reply_told, swap_told
from turncoat.games.chaos_contract.table import Table, is_usable, matters
from turncoat.kernel.news import kind_of, number_in
from turncoat.kernel.rule import rule


@rule
def retrace(t: Table, seat: int, later: Table) -> int:
    """The move that a seat made on a table that was recalled, or `UNTOLD`."""
    asked = t.asks
    if asked == table.CHOOSE_PART or asked == table.LIMIT_DIE:
        return UNTOLD
    if asked == table.ANSWER or asked == table.LEAVE_OR_STAY:
        reply = reply_told(t, seat, later)
        return UNTOLD if reply == table.NOT_ASKED else yes_or_no(reply == table.SAID_YES)
    if asked == table.SWAP_CARD:
        card = swap_told(t, seat, later)
        return moves.DIE_CARD.at(card) if card != NONE and is_usable(t, seat, card) else UNTOLD
    if not is_next(t, later):
        return UNTOLD
    if asked == table.CHOOSE_NUMBER:
        return number_chosen(t, later)
    if asked == table.CHANGE_WILDCARD:
        return wildcard_changed(t, later)
    first = 0
    if asked == table.WHOSE_DIE and kind_of(later.news[0]) == news.RESHUFFLED:
        first = 1
    return told_first(t, asked, later.news[first], later.told > 0)


@rule
def yes_or_no(yes: bool) -> int:
    """An answer."""
    return moves.YES.at() if yes else moves.NO.at()


@rule
def told_first(t: Table, asked: int, event: int, told: bool) -> int:
    """The move that the first event of the next moment tells."""
    kind = kind_of(event) if told else NONE
    if asked == table.PICK_CONTRACT or asked == table.SWITCH_CONTRACT:
        return contract_taken(t, number_in(event, 1))
    if asked == table.RECRUIT:
        return moves.INVITE.at(number_in(event, 1)) if kind == news.INVITED else moves.START.at()
    if asked == table.JOIN_BATTLE:
        return yes_or_no(kind == news.ACCEPTED)
    if asked == table.REROLL_OR_NOT:
        return yes_or_no(kind != news.DECLINED_REROLL)
    if asked == table.USE_MEGA_REROLL:
        return yes_or_no(kind == news.USED_MEGA)
    if asked == table.FREE_REROLL_OR_NOT:
        return yes_or_no(kind == news.TOOK_FREE_REROLL)
    if asked == table.WHICH_RESULT:
        return result_chosen(t, number_in(event, 2))
    if asked == table.WHICH_ICON:
        return moves.ICON.at(number_in(event, 1), number_in(event, 2))
    if asked == table.WHOSE_DIE:
        return moves.MANIPULATE.at(number_in(event, 1), kind == news.CARD_TAKEN)
    if asked == table.LOSE_CARD:
        return moves.DIE_CARD.at(number_in(event, 1))
    forced = asked == table.FORCE_JOIN or asked == table.CHALLENGE
    if forced or asked == table.WHO_REROLLS or asked == table.SWAP_WITH:
        return moves.PLAYER.at(number_in(event, 1))
    return moves.PLAYER.at(number_in(event, 0))


@rule
def contract_taken(t: Table, contract: int) -> int:
    """The place of the market where a contract lay."""
    for place in range(box.MARKET):
        if t.market[place] == contract:
            return moves.PICK.at(place)
    return UNTOLD


@rule
def result_chosen(t: Table, card: int) -> int:
    """The result that counts with a card."""
    for result in range(t.results):
        if matters(t, result) and t.card[result] == card:
            return moves.RESULT.at(result)
    return UNTOLD


@rule
def number_move(t: Table, result: int, number: int) -> int:
    """The move that gives a result a number: only its own power gives a wildcard one beyond the printed."""
    if number > box.HIGHEST and t.own_number[result] == number:
        return moves.BY_POWER.at()
    return moves.NUMBER.at(number)


@rule
def number_chosen(t: Table, later: Table) -> int:
    """What a duo or a wildcard was said to be, unless its own power sets it."""
    card = t.card[t.now]
    if box.SELF_SETTING[t.power[card]]:
        return UNTOLD
    for place in range(later.told):
        event = later.news[place]
        if kind_of(event) == news.NUMBER_IS and number_in(event, 1) == card:
            return number_move(t, t.now, number_in(event, 2) - news.UP)
    for result in range(later.results):
        if later.card[result] == card and later.number[result] != table.NO_NUMBER:
            return number_move(t, t.now, later.number[result])
    return UNTOLD


@rule
def wildcard_changed(t: Table, later: Table) -> int:
    """What a wildcard was changed to, or that it stayed."""
    number = t.number[t.wildcard]
    if later.told > 0 and kind_of(later.news[0]) == news.WILDCARD_CHANGED:
        number = number_in(later.news[0], 2) - news.UP
    return number_move(t, t.wildcard, number)
