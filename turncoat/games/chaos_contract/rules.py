"""Chaos Contract: the deal, and the turns from the pick of a contract to its payout."""

from __future__ import annotations

from typing import Any

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
from turncoat.games.chaos_contract.components import (
    ATTENDANCE,
    BASE_CONTRACTS,
    BATTLE,
    CONTRACTS,
    DICE,
    DIEBREAK_LEAST,
    DUO,
    HAND,
    HIGHEST,
    ICONS,
    LOWEST,
    MARKET,
    MOST_ATTENDANCE,
    NONE,
    REWARD,
    SCORE,
    WILDCARD,
)
from turncoat.games.chaos_contract.generator import fill_contracts, fill_dice, in_use
from turncoat.games.chaos_contract.judging import judge
from turncoat.games.chaos_contract.moves import (
    BY_POWER,
    DIE_CARD,
    ENOUGH,
    ICON,
    INVITE,
    MANIPULATE,
    NO,
    NUMBER,
    PICK,
    PLAYER,
    RESULT,
    START,
    YES,
)
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
from turncoat.games.chaos_contract.table import (
    ACT,
    AFTER_ROLL,
    ANSWER,
    CHALLENGE,
    CHANGE_WILDCARD,
    CHECK,
    CHOOSE_NUMBER,
    CHOOSE_PART,
    CLOSING,
    FORCE_JOIN,
    FREE_REROLL_OR_NOT,
    GIVE_ICON,
    IN_DECK,
    JOIN_BATTLE,
    JUDGING,
    LEAVE_OR_STAY,
    LIMIT_DIE,
    LOSE_CARD,
    NAME_SECRET,
    NO_NUMBER,
    NO_QUESTION,
    OTHERS,
    PAYING,
    PICK_CONTRACT,
    PICKING,
    PREPARING,
    RECRUIT,
    RECRUITING,
    REROLL_OR_NOT,
    REVEALING,
    ROLLING,
    ROUND,
    SAID_NO,
    SAID_YES,
    SHARING,
    SIT_OUT,
    SWAP_CARD,
    SWAP_WITH,
    SWITCH_CONTRACT,
    TURN_OVER,
    USE_MEGA_REROLL,
    WHICH_ICON,
    WHICH_RESULT,
    WHO_REROLLS,
    WHO_SCORES_IT,
    WHOSE_DIE,
    WITH_SEAT,
    Table,
)
from turncoat.kernel.chance import below
from turncoat.kernel.moves import allow, ones
from turncoat.kernel.news import EVERYONE, forget, tell
from turncoat.kernel.rule import rule

# The deal --------------------------------------------------------------------------------------


@rule
def deal(t: Table) -> None:
    """Set-up: contracts, dice, hands, market, the first player."""
    for contract in range(CONTRACTS if t.lost_souls else BASE_CONTRACTS):
        t.contract_place[contract] = IN_DECK
    for card in range(in_use(t)):
        t.die_place[card] = IN_DECK
        if card < HAND * t.seats:
            t.die_place[card] = WITH_SEAT + card // HAND
            t.dealt_to[card] = card // HAND
    fill_dice(t)
    fill_contracts(t)
    t.active = below(t.chance, t.seats)
    t.stage = PICKING
    advance(t)


# From one decision to the next -----------------------------------------------------------------


@rule
def advance(t: Table) -> None:
    """Go on until somebody owes a decision, or the game is over."""
    while t.awaits == 0 and not t.over:
        if t.stage == REVEALING:
            if t.step == ACT:
                act(t)
            else:
                next_step(t)
        elif t.stage == ROLLING:
            next_roll(t)
        elif t.stage == AFTER_ROLL:
            next_after_roll(t)
        elif t.stage == ROUND:
            next_of_round(t)
        elif t.stage == CLOSING:
            next_closing(t)
        elif t.stage == PREPARING:
            next_preparation(t)
        elif t.stage == RECRUITING:
            next_recruit(t)
        elif t.stage == JUDGING:
            judge(t, t.type_[t.contract] == BATTLE)
        elif t.stage == SHARING:
            if t.shared:
                next_share(t)
            else:
                t.shared = 1
                begin_sharing(t)
        elif t.stage == PAYING:
            next_payment(t)
        elif t.stage == PICKING:
            t.shared = 0
            begin_turn(t)
            if t.awaits == 0:
                end_game(t)
        elif t.stage == TURN_OVER:
            end_turn(t)


# What may be chosen ----------------------------------------------------------------------------


@rule
def legal(t: Table, seat: int, mask: Any) -> int:
    """Mark what a seat may do now; returns how many moves that are."""
    if not (t.awaits >> seat) & 1:
        return 0
    asked = t.asks
    if asked == PICK_CONTRACT or asked == SWITCH_CONTRACT:
        return mark_market(t, asked == SWITCH_CONTRACT, mask)
    if asked == RECRUIT:
        return mark_invitations(t, mask)
    if asked == CHOOSE_PART or asked == LIMIT_DIE:
        return mark_part(t, seat, mask)
    if asked == CHOOSE_NUMBER or asked == CHANGE_WILDCARD:
        return mark_numbers(t, mask)
    if asked == WHICH_RESULT:
        return mark_results(t, mask)
    if asked == WHICH_ICON:
        return mark_icons(t, mask)
    if asked == WHO_REROLLS or asked == SWAP_WITH:
        return mark_souls(t, t.power[t.card[t.now]], mask)
    if asked == WHOSE_DIE:
        return mark_manipulations(t, mask)
    if asked == SWAP_CARD:
        return mark_own_cards(t, seat, mask, DIE_CARD)
    if asked == LOSE_CARD:
        return mark_hand(t, seat, mask)
    players = players_on_offer(t)
    if players:
        for other in range(t.seats):
            if (players >> other) & 1:
                allow(mask, PLAYER + other)
        return ones(players)
    allow(mask, NO)
    allow(mask, YES)
    return 2


@rule
def players_on_offer(t: Table) -> int:
    """Who can be named in answer to a question, as a set of bits; nobody where it is yes or no."""
    asked = t.asks
    if asked == FORCE_JOIN or asked == CHALLENGE:
        return everyone(t) & ~t.asked
    if asked == SIT_OUT:
        return t.souls
    if asked == NAME_SECRET:
        return rollers_with_turns(t)
    if asked == GIVE_ICON:
        return receivers(t)
    seats = 0
    if asked == WHO_SCORES_IT:
        for seat in range(t.seats):
            if t.share[seat, REWARD, SCORE] > 0:
                seats |= 1 << seat
    return seats


@rule
def mark_market(t: Table, switching: bool, mask: Any) -> int:
    """The open contracts; for Contract Switch those of the same class."""
    found = 0
    for place in range(MARKET):
        if t.market[place] != NONE and (not switching or can_switch_to(t, place)):
            allow(mask, PICK + place)
            found += 1
    return found


@rule
def mark_invitations(t: Table, mask: Any) -> int:
    """Any players who were not asked in this turn, all at once; or the start."""
    allow(mask, START)
    found = 1
    for seats in range(1, 1 << t.seats):
        if seats & t.asked == 0:
            allow(mask, INVITE + seats - 1)
            found += 1
    return found


@rule
def mark_part(t: Table, seat: int, mask: Any) -> int:
    """The next card for the part of a die; Diebreak may stop at two cards, or leave the die whole."""
    found = 0
    named = count_cards(t.naming[seat])
    for card in range(DICE):
        if can_name(t, seat, card):
            allow(mask, DIE_CARD + card)
            found += 1
    if t.asks == LIMIT_DIE and (named == 0 or named >= DIEBREAK_LEAST):
        allow(mask, ENOUGH)
        found += 1
    return found


@rule
def mark_numbers(t: Table, mask: Any) -> int:
    """What a duo, a wildcard or Attendance can be."""
    result = t.now if t.asks == CHOOSE_NUMBER else t.wildcard
    card = t.card[result]
    found = 0
    if t.asks == CHOOSE_NUMBER and t.step != OTHERS and t.power[card] == ATTENDANCE:
        for number in range(LOWEST if t.form[card] == WILDCARD else 1, MOST_ATTENDANCE + 1):
            allow(mask, NUMBER + number - LOWEST)
            found += 1
    elif t.form[card] == DUO:
        allow(mask, NUMBER + t.face[card] - LOWEST)
        allow(mask, NUMBER + t.second[card] - LOWEST)
        found = 2
    if t.form[card] == WILDCARD and found < MOST_ATTENDANCE:
        for number in range(LOWEST, HIGHEST + 1):
            allow(mask, NUMBER + number - LOWEST)
            found += 1
        if t.own_number[result] != NO_NUMBER:
            allow(mask, BY_POWER)
            found += 1
    return found


@rule
def mark_hand(t: Table, seat: int, mask: Any) -> int:
    """All cards of a hand."""
    found = 0
    for card in range(DICE):
        if t.die_place[card] == WITH_SEAT + seat:
            allow(mask, DIE_CARD + card)
            found += 1
    return found


# What comes of it ------------------------------------------------------------------------------


@rule
def set_number(t: Table, move: int, result: int, changes: bool) -> None:
    """A duo, a wildcard or Attendance has a number."""
    number = t.own_number[result] if move == BY_POWER else move - NUMBER + LOWEST
    if changes and number != t.number[result]:
        tell(t, EVERYONE, WILDCARD_CHANGED, t.owner[result], t.card[result], min(255, number + UP))
    if number > HIGHEST and move != BY_POWER:
        t.own_number[result] = number
    t.number[result] = number


@rule
def play(t: Table, seat: int, move: int) -> None:
    """Carry a legal move out, up to the next decision.

    The part of a die is one decision, however many cards are named for it: the count is open to all.
    """
    forget(t)
    asked = t.asks
    if (asked == CHOOSE_PART or asked == LIMIT_DIE) and not completes_part(t, seat, move):
        return
    t.decisions += 1
    if asked == ANSWER:
        answer(t, seat, SAID_YES if move == YES else SAID_NO)
    elif asked == LEAVE_OR_STAY:
        answer_leaving(t, seat, SAID_YES if move == YES else SAID_NO)
    elif asked == SWAP_CARD:
        pick_for_swap(t, seat, move - DIE_CARD)
    elif asked == CHOOSE_PART or asked == LIMIT_DIE:
        complete_part(t, seat)
    else:
        t.asks = NO_QUESTION
        t.awaits = 0
        answer_alone(t, seat, asked, move)
    if t.awaits == 0:
        t.asks = NO_QUESTION
    advance(t)


@rule
def completes_part(t: Table, seat: int, move: int) -> bool:
    """Name a card for the part of a die, or stop; whether the part is complete."""
    if move == ENOUGH:
        return True
    t.naming[seat] |= 1 << (move - DIE_CARD)
    return t.asks == CHOOSE_PART and count_cards(t.naming[seat]) == t.part_size[seat]


@rule
def answer_alone(t: Table, seat: int, asked: int, move: int) -> None:
    """A question that one seat was asked."""
    if asked == PICK_CONTRACT:
        pick(t, seat, move - PICK)
    elif asked == RECRUIT:
        if move == START:
            start(t)
        else:
            invite(t, move - INVITE + 1)
    elif asked == FORCE_JOIN or asked == CHALLENGE:
        force(t, move - PLAYER)
    elif asked == JOIN_BATTLE:
        join_or_not(t, seat, move == YES)
    elif asked == SIT_OUT:
        sit_out(t, move - PLAYER)
    elif asked == NAME_SECRET:
        name_secret(t, move - PLAYER)
    elif asked == CHOOSE_NUMBER:
        set_number(t, move, t.now, False)
        if t.step == CHECK:
            tell_number(t, t.now)
    elif asked == CHANGE_WILDCARD:
        set_number(t, move, t.wildcard, True)
    elif asked == WHICH_RESULT:
        use_on_result(t, seat, move - RESULT)
    elif asked == WHO_REROLLS:
        use_on_soul(t, seat, move - PLAYER)
    elif asked == REROLL_OR_NOT:
        answer_reroll(t, seat, move == YES)
    elif asked == WHICH_ICON:
        ignore_icon(t, seat, (move - ICON) // ICONS, (move - ICON) % ICONS)
    elif asked == SWAP_WITH:
        begin_swap(t, seat, move - PLAYER)
    elif asked == WHOSE_DIE:
        manipulate(t, seat, (move - MANIPULATE) // 2, (move - MANIPULATE) % 2 == 1)
    elif asked == SWITCH_CONTRACT:
        switch_to(t, move - PICK)
    elif asked == USE_MEGA_REROLL:
        answer_mega(t, seat, move == YES)
    elif asked == FREE_REROLL_OR_NOT:
        answer_free_reroll(t, seat, move == YES)
    elif asked == GIVE_ICON:
        give_icon(t, move - PLAYER, side_of_pool(t), icon_due(t))
    elif asked == WHO_SCORES_IT:
        t.scorer = move - PLAYER
    elif asked == LOSE_CARD:
        lose_card(t, seat, move - DIE_CARD)


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
