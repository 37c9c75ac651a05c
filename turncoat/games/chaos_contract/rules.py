"""Chaos Contract: the deal, and the turns from the pick of a contract to its payout."""

from __future__ import annotations

from typing import Any

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import moves, table
from turncoat.games.chaos_contract.attempt import (
    answer,
    begin_turn,
    can_name,
    can_switch_to,
    complete_part,
    count_cards,
    everyone,
    force,
    invite,
    join_or_not,
    name_secret,
    next_preparation,
    next_recruit,
    pick,
    rollers_with_turns,
    sit_out,
    start,
    switch_to,
)
from turncoat.games.chaos_contract.components import NONE
from turncoat.games.chaos_contract.generator import fill_contracts, fill_dice, in_use
from turncoat.games.chaos_contract.judging import judge
from turncoat.games.chaos_contract.news import UP, WILDCARD_CHANGED
from turncoat.games.chaos_contract.payout import (
    begin_sharing,
    end_game,
    end_turn,
    give_icon,
    icon_due,
    lose_card,
    next_payment,
    next_share,
    receivers,
    side_of_pool,
)
from turncoat.games.chaos_contract.powers import (
    act,
    answer_reroll,
    begin_swap,
    ignore_icon,
    manipulate,
    mark_icons,
    mark_manipulations,
    mark_own_cards,
    mark_results,
    mark_souls,
    pick_for_swap,
    use_on_result,
    use_on_soul,
)
from turncoat.games.chaos_contract.rolling import (
    answer_free_reroll,
    answer_leaving,
    answer_mega,
    next_after_roll,
    next_closing,
    next_of_round,
    next_roll,
    next_step,
    tell_number,
)
from turncoat.games.chaos_contract.table import Table
from turncoat.kernel.chance import below
from turncoat.kernel.game import Course
from turncoat.kernel.moves import allow, ones
from turncoat.kernel.news import EVERYONE, forget, tell
from turncoat.kernel.rule import rule

# The deal --------------------------------------------------------------------------------------


@rule
def deal(t: Table) -> None:
    """Set-up: contracts, dice, hands, market, the first player."""
    for contract in range(box.CONTRACTS if t.lost_souls else box.BASE_CONTRACTS):
        t.contract_place[contract] = table.IN_DECK
    for card in range(in_use(t)):
        t.die_place[card] = table.IN_DECK
        if card < box.HAND * t.seats:
            t.die_place[card] = table.WITH_SEAT + card // box.HAND
            t.dealt_to[card] = card // box.HAND
    fill_dice(t)
    fill_contracts(t)
    t.active = below(t.chance, t.seats)
    t.stage = table.PICKING
    begin_turn(t)


# From one decision to the next -----------------------------------------------------------------


@rule
def goes_on(t: Table) -> bool:
    """Whether nobody owes a decision, and the game is not over."""
    return t.awaits == 0 and not t.over


@rule
def go_on(t: Table) -> None:
    """The next step of the stage."""
    if t.stage == table.REVEALING:
        if t.step == table.ACT:
            act(t)
        else:
            next_step(t)
    elif t.stage == table.ROLLING:
        next_roll(t)
    elif t.stage == table.AFTER_ROLL:
        next_after_roll(t)
    elif t.stage == table.ROUND:
        next_of_round(t)
    elif t.stage == table.CLOSING:
        next_closing(t)
    elif t.stage == table.PREPARING:
        next_preparation(t)
    elif t.stage == table.RECRUITING:
        next_recruit(t)
    elif t.stage == table.JUDGING:
        judge(t, t.type_[t.contract] == box.BATTLE)
    elif t.stage == table.SHARING:
        if t.shared:
            next_share(t)
        else:
            t.shared = 1
            begin_sharing(t)
    elif t.stage == table.PAYING:
        next_payment(t)
    elif t.stage == table.PICKING:
        t.shared = 0
        begin_turn(t)
        if t.awaits == 0:
            end_game(t)
    elif t.stage == table.TURN_OVER:
        end_turn(t)


@rule
def advance(t: Table) -> None:
    """Go on until somebody owes a decision, or the game is over."""
    while goes_on(t):
        go_on(t)


# What may be chosen ----------------------------------------------------------------------------


@rule
def legal(t: Table, seat: int, mask: Any) -> int:
    """Mark what a seat may do now; returns how many moves that are."""
    if not (t.awaits >> seat) & 1:
        return 0
    asked = t.asks
    if asked == table.PICK_CONTRACT or asked == table.SWITCH_CONTRACT:
        return mark_market(t, asked == table.SWITCH_CONTRACT, mask)
    if asked == table.RECRUIT:
        return mark_invitations(t, mask)
    if asked == table.CHOOSE_PART or asked == table.LIMIT_DIE:
        return mark_part(t, seat, mask)
    if asked == table.CHOOSE_NUMBER or asked == table.CHANGE_WILDCARD:
        return mark_numbers(t, mask)
    if asked == table.WHICH_RESULT:
        return mark_results(t, mask)
    if asked == table.WHICH_ICON:
        return mark_icons(t, mask)
    if asked == table.WHO_REROLLS or asked == table.SWAP_WITH:
        return mark_souls(t, t.power[t.card[t.now]], mask)
    if asked == table.WHOSE_DIE:
        return mark_manipulations(t, mask)
    if asked == table.SWAP_CARD:
        return mark_own_cards(t, seat, mask)
    if asked == table.LOSE_CARD:
        return mark_hand(t, seat, mask)
    players = players_on_offer(t)
    if players:
        for other in range(t.seats):
            if (players >> other) & 1:
                allow(mask, moves.PLAYER.at(other))
        return ones(players)
    allow(mask, moves.NO.at())
    allow(mask, moves.YES.at())
    return 2


@rule
def players_on_offer(t: Table) -> int:
    """Who can be named in answer to a question, as a set of bits; nobody where it is yes or no."""
    asked = t.asks
    if asked == table.FORCE_JOIN or asked == table.CHALLENGE:
        return everyone(t) & ~t.asked
    if asked == table.SIT_OUT:
        return t.souls
    if asked == table.NAME_SECRET:
        return rollers_with_turns(t)
    if asked == table.GIVE_ICON:
        return receivers(t)
    seats = 0
    if asked == table.WHO_SCORES_IT:
        for seat in range(t.seats):
            if t.share[seat, box.REWARD, box.SCORE] > 0:
                seats |= 1 << seat
    return seats


@rule
def mark_market(t: Table, switching: bool, mask: Any) -> int:
    """The open contracts; for Contract Switch those of the same class."""
    found = 0
    for place in range(box.MARKET):
        if t.market[place] != NONE and (not switching or can_switch_to(t, place)):
            allow(mask, moves.PICK.at(place))
            found += 1
    return found


@rule
def mark_invitations(t: Table, mask: Any) -> int:
    """Any players who were not asked in this turn, all at once; or the start."""
    allow(mask, moves.START.at())
    found = 1
    for seats in range(1, 1 << t.seats):
        if seats & t.asked == 0:
            allow(mask, moves.INVITE.at(seats))
            found += 1
    return found


@rule
def mark_part(t: Table, seat: int, mask: Any) -> int:
    """The next card for the part of a die; Diebreak may stop at two cards, or leave the die whole."""
    found = 0
    named = count_cards(t.naming[seat])
    for card in range(box.DICE):
        if can_name(t, seat, card):
            allow(mask, moves.DIE_CARD.at(card))
            found += 1
    if t.asks == table.LIMIT_DIE and (named == 0 or named >= box.DIEBREAK_LEAST):
        allow(mask, moves.ENOUGH.at())
        found += 1
    return found


@rule
def mark_numbers(t: Table, mask: Any) -> int:
    """What a duo, a wildcard or Attendance can be."""
    result = t.now if t.asks == table.CHOOSE_NUMBER else t.wildcard
    card = t.card[result]
    found = 0
    if t.asks == table.CHOOSE_NUMBER and t.step != table.OTHERS and t.power[card] == box.ATTENDANCE:
        for number in range(box.LOWEST if t.form[card] == box.WILDCARD else 1, box.MOST_ATTENDANCE + 1):
            allow(mask, moves.NUMBER.at(number))
            found += 1
    elif t.form[card] == box.DUO:
        allow(mask, moves.NUMBER.at(t.face[card]))
        allow(mask, moves.NUMBER.at(t.second[card]))
        found = 2
    if t.form[card] == box.WILDCARD and found < box.MOST_ATTENDANCE:
        for number in range(box.LOWEST, box.HIGHEST + 1):
            allow(mask, moves.NUMBER.at(number))
            found += 1
        if t.own_number[result] != table.NO_NUMBER:
            allow(mask, moves.BY_POWER.at())
            found += 1
    return found


@rule
def mark_hand(t: Table, seat: int, mask: Any) -> int:
    """All cards of a hand."""
    found = 0
    for card in range(box.DICE):
        if t.die_place[card] == table.WITH_SEAT + seat:
            allow(mask, moves.DIE_CARD.at(card))
            found += 1
    return found


# What comes of it ------------------------------------------------------------------------------


@rule
def set_number(t: Table, move: int, result: int, changes: bool) -> None:
    """A duo, a wildcard or Attendance has a number."""
    number = t.own_number[result] if moves.BY_POWER.has(move) else moves.NUMBER.number(move)
    if changes and number != t.number[result]:
        tell(t, EVERYONE, WILDCARD_CHANGED, t.owner[result], t.card[result], min(255, number + UP))
    if number > box.HIGHEST and moves.NUMBER.has(move):
        t.own_number[result] = number
    t.number[result] = number


@rule
def play(t: Table, seat: int, move: int) -> None:
    """Carry a legal move out, up to the next decision."""
    make_move(t, seat, move)
    advance(t)


@rule
def make_move(t: Table, seat: int, move: int) -> None:
    """Carry a legal move out, up to the next step.

    The part of a die is one decision, however many cards are named for it: the count is open to all.
    """
    forget(t)
    asked = t.asks
    if (asked == table.CHOOSE_PART or asked == table.LIMIT_DIE) and not completes_part(t, seat, move):
        return
    t.decisions += 1
    if asked == table.ANSWER:
        answer(t, seat, table.SAID_YES if moves.YES.has(move) else table.SAID_NO)
    elif asked == table.LEAVE_OR_STAY:
        answer_leaving(t, seat, table.SAID_YES if moves.YES.has(move) else table.SAID_NO)
    elif asked == table.SWAP_CARD:
        pick_for_swap(t, seat, moves.DIE_CARD.card(move))
    elif asked == table.CHOOSE_PART or asked == table.LIMIT_DIE:
        complete_part(t, seat)
    else:
        t.asks = table.NO_QUESTION
        t.awaits = 0
        answer_alone(t, seat, asked, move)
    if t.awaits == 0:
        t.asks = table.NO_QUESTION


@rule
def due(t: Table) -> int:
    """The question that is open; or else the stage, and of a reveal its step."""
    if t.awaits:
        return t.asks
    if t.stage == table.REVEALING:
        return table.QUESTION.length + table.STAGE.length + t.step
    return table.QUESTION.length + t.stage


COURSE = Course(
    make_move=make_move,
    goes_on=goes_on,
    go_on=go_on,
    due=due,
    kinds=table.QUESTION.length + table.STAGE.length + table.REVEAL_STEP.length,
)


@rule
def completes_part(t: Table, seat: int, move: int) -> bool:
    """Name a card for the part of a die, or stop; whether the part is complete."""
    if moves.ENOUGH.has(move):
        return True
    t.naming[seat] |= 1 << moves.DIE_CARD.card(move)
    return t.asks == table.CHOOSE_PART and count_cards(t.naming[seat]) == t.part_size[seat]


@rule
def answer_alone(t: Table, seat: int, asked: int, move: int) -> None:
    """A question that one seat was asked."""
    if asked == table.PICK_CONTRACT:
        pick(t, seat, moves.PICK.place(move))
    elif asked == table.RECRUIT:
        if moves.START.has(move):
            start(t)
        else:
            invite(t, moves.INVITE.players(move))
    elif asked == table.FORCE_JOIN or asked == table.CHALLENGE:
        force(t, moves.PLAYER.seat(move))
    elif asked == table.JOIN_BATTLE:
        join_or_not(t, seat, moves.YES.has(move))
    elif asked == table.SIT_OUT:
        sit_out(t, moves.PLAYER.seat(move))
    elif asked == table.NAME_SECRET:
        name_secret(t, moves.PLAYER.seat(move))
    elif asked == table.CHOOSE_NUMBER:
        set_number(t, move, t.now, False)
        if t.step == table.CHECK:
            tell_number(t, t.now)
    elif asked == table.CHANGE_WILDCARD:
        set_number(t, move, t.wildcard, True)
    elif asked == table.WHICH_RESULT:
        use_on_result(t, seat, moves.RESULT.result(move))
    elif asked == table.WHO_REROLLS:
        use_on_soul(t, seat, moves.PLAYER.seat(move))
    elif asked == table.REROLL_OR_NOT:
        answer_reroll(t, seat, moves.YES.has(move))
    elif asked == table.WHICH_ICON:
        ignore_icon(t, seat, moves.ICON.side(move), moves.ICON.icon(move))
    elif asked == table.SWAP_WITH:
        begin_swap(t, seat, moves.PLAYER.seat(move))
    elif asked == table.WHOSE_DIE:
        manipulate(t, seat, moves.MANIPULATE.seat(move), moves.MANIPULATE.take(move) == 1)
    elif asked == table.SWITCH_CONTRACT:
        switch_to(t, moves.PICK.place(move))
    elif asked == table.USE_MEGA_REROLL:
        answer_mega(t, seat, moves.YES.has(move))
    elif asked == table.FREE_REROLL_OR_NOT:
        answer_free_reroll(t, seat, moves.YES.has(move))
    elif asked == table.GIVE_ICON:
        give_icon(t, moves.PLAYER.seat(move), side_of_pool(t), icon_due(t))
    elif asked == table.WHO_SCORES_IT:
        t.scorer = moves.PLAYER.seat(move)
    elif asked == table.LOSE_CARD:
        lose_card(t, seat, moves.DIE_CARD.card(move))


@rule
def payoff(t: Table, out: Any) -> None:
    """Two for a player who wins alone, one for each who shares the win, nothing for the others."""
    for seat in range(t.seats):
        out[seat] = 0
        if (t.winners >> seat) & 1:
            out[seat] = 2 if t.winners == 1 << seat else 1


@rule
def side(t: Table, seat: int) -> int:
    """Everybody plays for themselves."""
    return 0
