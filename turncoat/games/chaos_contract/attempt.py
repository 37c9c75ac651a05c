"""A contract is picked, Souls join it, and everything is made ready for rolling."""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import news, table
from turncoat.games.chaos_contract.components import NONE
from turncoat.games.chaos_contract.stock import fill_market
from turncoat.games.chaos_contract.table import (
    Table,
    chosen,
    hand_size,
    has_turns,
    in_force,
    is_soul,
    is_usable,
    parameter_of,
    turnout,
)
from turncoat.kernel.moves import around, ones
from turncoat.kernel.news import EVERYONE, tell
from turncoat.kernel.rule import rule


@rule
def ask(t: Table, seat: int, question: int) -> None:
    """One seat owes an answer."""
    ask_all(t, 1 << seat, question)


@rule
def ask_all(t: Table, seats: int, question: int) -> None:
    """Several seats owe an answer at the same time."""
    t.asks = question
    t.awaits = seats
    t.pending = seats


@rule
def everyone(t: Table) -> int:
    """All seats, as a set of bits."""
    return (1 << t.seats) - 1


@rule
def clockwise(t: Table, step: int) -> int:
    """The seat so many places after the active player, fewer than there are."""
    return around(t.active + step, t.seats)


@rule
def next_in(t: Table, seats: int) -> int:
    """The first seat of a set, clockwise from the active player, or NONE."""
    for step in range(t.seats):
        seat = clockwise(t, step)
        if (seats >> seat) & 1:
            return seat
    return NONE


# Picking ---------------------------------------------------------------------------------------


@rule
def begin_turn(t: Table) -> None:
    """The active player picks a contract; without any the game is over."""
    t.turns += 1
    tell(t, EVERYONE, news.TURN_BEGINS, t.active)
    fill_market(t)
    for place in range(box.MARKET):
        if t.market[place] != NONE:
            ask(t, t.active, table.PICK_CONTRACT)
    if t.awaits == 0:
        tell(t, EVERYONE, news.NO_CONTRACTS)


@rule
def pick(t: Table, seat: int, place: int) -> None:
    """A contract leaves the market and is played; the market is filled."""
    contract = t.market[place]
    t.market[place] = NONE
    t.contract_place[contract] = table.IN_PLAY
    tell(t, EVERYONE, news.PICKED, seat, contract)
    t.souls = 1 << seat
    t.asked = 1 << seat
    t.left = 0
    t.exempt = NONE
    t.sitter = NONE
    t.secret = NONE
    take_up(t, contract)
    fill_market(t)
    t.stage = table.RECRUITING


@rule
def take_up(t: Table, contract: int) -> None:
    """A contract is in play with all its icons and its SPECIAL."""
    t.contract = contract
    t.special_on = 1
    t.powers_seen = 0
    t.last_power = NONE
    t.may_leave = 1
    t.switched_at = t.moment
    for icon in range(box.ICONS):
        t.reward[icon] = t.icons[contract, box.REWARD, icon]
        t.penalty[icon] = t.icons[contract, box.PENALTY, icon]


# Recruiting ------------------------------------------------------------------------------------


@rule
def wanted(t: Table) -> int:
    """Souls that the contract needs, however they come."""
    least = t.least[t.contract]
    if t.cooperative and t.type_[t.contract] != box.BATTLE:
        least = max(2, least)
    return min(least, t.seats)


@rule
def next_recruit(t: Table) -> None:
    """Whom the active player has to name, or may invite; in a battle everybody else may join."""
    if t.type_[t.contract] == box.BATTLE:
        if turnout(t) == 1:
            ask(t, t.active, table.CHALLENGE)
            return
        other = next_in(t, everyone(t) & ~t.asked)
        if other != NONE:
            ask(t, other, table.JOIN_BATTLE)
        else:
            start(t)
    elif turnout(t) < wanted(t):
        ask(t, t.active, table.FORCE_JOIN)
    elif t.asked == everyone(t):
        start(t)
    else:
        ask(t, t.active, table.RECRUIT)


@rule
def force(t: Table, seat: int) -> None:
    """A player joins without a say; in a cooperative game the first of them takes no penalty."""
    t.souls |= 1 << seat
    t.asked |= 1 << seat
    tell(t, EVERYONE, news.MUST_JOIN, t.active, seat)
    if t.cooperative and t.type_[t.contract] != box.BATTLE and t.exempt == NONE and turnout(t) == 2:
        t.exempt = seat
        tell(t, EVERYONE, news.EXEMPT, seat)


@rule
def invite(t: Table, seats: int) -> None:
    """Players are asked to join, all at the same time."""
    t.asked |= seats
    tell(t, EVERYONE, news.INVITED, t.active, seats)
    ask_all(t, seats, table.ANSWER)


@rule
def answer(t: Table, seat: int, reply: int) -> None:
    """An answer lies face down until all are in."""
    t.reply[seat] = reply
    t.awaits &= ~(1 << seat)
    if t.awaits == 0:
        t.asks = table.NO_QUESTION
        open_answers(t)


@rule
def open_answers(t: Table) -> None:
    """All answers to an invitation become known together."""
    for step in range(t.seats):
        seat = clockwise(t, step)
        if t.reply[seat] != table.NOT_ASKED:
            join_or_not(t, seat, t.reply[seat] == table.SAID_YES)
            t.reply[seat] = table.NOT_ASKED


@rule
def join_or_not(t: Table, seat: int, joins: bool) -> None:
    """A player joins the contract, or stays out of it for this turn."""
    t.asked |= 1 << seat
    if joins:
        t.souls |= 1 << seat
        tell(t, EVERYONE, news.ACCEPTED, seat)
    else:
        tell(t, EVERYONE, news.REFUSED, seat)


@rule
def start(t: Table) -> None:
    """The Souls are fixed; nothing has been rolled yet."""
    tell(t, EVERYONE, news.BEGINS, t.souls, turnout(t))
    t.results = 0
    t.rolls = 0
    t.roll_count = 0
    t.moment = 0
    t.switched_at = 0
    t.outcome = NONE
    t.battle_winners = 0
    t.returned = 0
    t.unscaled = 0
    t.no_penalty = 0
    t.rival = NONE
    t.other_rival = NONE
    t.offered = 0
    for seat in range(t.seats):
        t.used[seat] = 0
        t.spent[seat] = 0
        t.usable[seat] = hand_size(t, seat) if is_soul(t, seat) else 0
    t.stage = table.PREPARING
    t.resume = table.ROLLING
    t.preparation = table.WHO_SITS_OUT


# Preparing -------------------------------------------------------------------------------------


@rule
def rollers_with_turns(t: Table) -> int:
    """Rollers who have not used all their turns, as a set of bits."""
    seats = 0
    for seat in range(t.seats):
        if has_turns(t, seat):
            seats |= 1 << seat
    return seats


@rule
def next_preparation(t: Table) -> None:
    """Who sits out, who rolls in secret, how often, and with which part of a die."""
    if t.preparation == table.WHO_SITS_OUT:
        t.preparation = table.WHO_IS_SECRET
        t.sitter = NONE
        if chosen(t, box.WHO) == box.ALL_BUT_ONE and turnout(t) > 1:
            ask(t, t.active, table.SIT_OUT)
    elif t.preparation == table.WHO_IS_SECRET:
        t.preparation = table.WHICH_PARTS
        t.rolls = rolls_each(t)
        t.secret = NONE
        if in_force(t) == box.SECRET:
            choose_secret(t)
    elif t.preparation == table.WHICH_PARTS:
        t.preparation = table.PREPARED
        begin_parts(t)
    elif t.preparation == table.PREPARED:
        t.stage = t.resume


@rule
def rolls_each(t: Table) -> int:
    """How often each roller rolls, where that is counted."""
    often = chosen(t, box.OFTEN)
    if often == box.ONCE:
        return 1
    if often == box.TIMES:
        return parameter_of(t, box.OFTEN)
    return turnout(t) if often == box.TURNOUT_TIMES else 0


@rule
def sit_out(t: Table, seat: int) -> None:
    """One Soul makes no ordinary rolls."""
    t.sitter = seat
    tell(t, EVERYONE, news.SITS_OUT, seat)


@rule
def choose_secret(t: Table) -> None:
    """The active player names who rolls in secret; the only one who can needs no naming."""
    able = rollers_with_turns(t)
    if ones(able) == 1:
        name_secret(t, next_in(t, able))
    elif able:
        ask(t, t.active, table.NAME_SECRET)


@rule
def name_secret(t: Table, seat: int) -> None:
    """A roller's cards will lie face down."""
    t.secret = seat
    tell(t, EVERYONE, news.ROLLS_IN_SECRET, seat)


@rule
def lying_in(t: Table, seat: int) -> int:
    """Cards of a hand that do not lie out. It goes by open facts."""
    cards = hand_size(t, seat)
    for result in range(t.results):
        if t.owner[result] == seat and t.state[result] != table.GONE:
            cards -= 1
    return cards - t.spent[seat]


@rule
def begin_parts(t: Table) -> None:
    """Half the die, or so many cards: each roller chooses in secret, all at the same time."""
    restriction = chosen(t, box.RESTRICTION)
    for seat in range(t.seats):
        t.limited[seat] = 0
        t.chosen_part[seat] = 0
        t.sure[seat] = 0
        t.naming[seat] = 0
        t.usable[seat] = lying_in(t, seat) if is_soul(t, seat) else 0
    if restriction != box.HALF and restriction != box.SOME_CARDS:
        return
    choosing = 0
    for seat in range(t.seats):
        if not (rollers_with_turns(t) >> seat) & 1:
            continue
        cards = t.usable[seat]
        size = (cards + 1) // 2 if restriction == box.HALF else min(parameter_of(t, box.RESTRICTION), cards)
        if size < cards:
            t.part_size[seat] = size
            choosing |= 1 << seat
    if choosing:
        ask_all(t, choosing, table.CHOOSE_PART)


@rule
def count_cards(cards: int) -> int:
    """How many cards a set of bits has."""
    return ones(cards & 0xFFFFFFFF) + ones(cards >> 32)


@rule
def complete_part(t: Table, seat: int) -> None:
    """A part is chosen; when all are, everybody learns the sizes."""
    t.awaits &= ~(1 << seat)
    if t.awaits:
        return
    for step in range(t.seats):
        other = clockwise(t, step)
        size = count_cards(t.naming[other])
        if size > 0:
            t.limited[other] = 1
            t.chosen_part[other] = t.naming[other]
            t.sure[other] = 0
            t.part_size[other] = size
            t.usable[other] = size
            t.naming[other] = 0
            tell(t, EVERYONE, news.PART_CHOSEN, other, size)
    t.asks = table.NO_QUESTION


@rule
def can_name(t: Table, seat: int, card: int) -> bool:
    """Whether a card can come next in the part of a die that a seat is choosing.

    It is one that can be rolled, after those named already, with enough such cards behind it.
    """
    if (t.naming[seat] >> card) != 0 or not is_usable(t, seat, card):
        return False
    needed = t.part_size[seat] if t.asks == table.CHOOSE_PART else box.DIEBREAK_LEAST
    behind = 0
    for other in range(card, box.DICE):
        behind += is_usable(t, seat, other)
    return behind >= needed - count_cards(t.naming[seat])


# Contract Switch -------------------------------------------------------------------------------


@rule
def can_switch_to(t: Table, place: int) -> bool:
    """Another open contract of the same class: battle for battle, otherwise no battle."""
    other = t.market[place]
    return other != NONE and (t.type_[other] == box.BATTLE) == (t.type_[t.contract] == box.BATTLE)


@rule
def switch_to(t: Table, place: int) -> None:
    """Another contract takes this one's place, and this one lies in the market again."""
    old = t.contract
    new = t.market[place]
    t.market[place] = old
    t.contract_place[old] = table.IN_MARKET
    t.contract_place[new] = table.IN_PLAY
    take_up(t, new)
    tell(t, EVERYONE, news.SWITCHED, t.active, new)
    t.resume = t.stage
    t.stage = table.PREPARING
    t.preparation = table.WHO_SITS_OUT
