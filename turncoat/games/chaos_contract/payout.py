"""Rewards and penalties: shared out icon by icon, then carried out; and the end of the game."""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import news, table
from turncoat.games.chaos_contract.attempt import ask, clockwise
from turncoat.games.chaos_contract.components import NONE
from turncoat.games.chaos_contract.judging import tell_outcome
from turncoat.games.chaos_contract.rolling import clear_result
from turncoat.games.chaos_contract.stock import (
    discard_die,
    draw_contract,
    draw_die,
    fill_market,
    random_contract,
    take_die,
)
from turncoat.games.chaos_contract.table import Table, hand_size, is_soul, score, turnout
from turncoat.kernel.moves import around, lowest
from turncoat.kernel.news import EVERYONE, tell
from turncoat.kernel.rule import rule

# Sharing ---------------------------------------------------------------------------------------


@rule
def begin_sharing(t: Table) -> None:
    """All cards return to their hands; the pool of icons is counted."""
    is_battle = t.type_[t.contract] == box.BATTLE
    tell_outcome(t, is_battle)
    for card in range(box.DICE):
        t.out[card] = 0
        t.joined[card] = 0
    for result in range(t.results):
        clear_result(t, result)
    t.results = 0
    t.returned = 0
    t.now = NONE
    t.wildcard = NONE
    for seat in range(t.seats):
        t.limited[seat] = 0
        t.chosen_part[seat] = 0
        t.sure[seat] = 0
        t.naming[seat] = 0
        t.usable[seat] = 0
        t.part_size[seat] = 0
        t.reply[seat] = 0
        t.swap_card[seat] = NONE
        t.given[seat] = 0
    scale = turnout(t)
    for icon in range(box.ICONS):
        pays = t.outcome == table.SUCCESS
        t.pool[box.REWARD, icon] = t.reward[icon] * (1 if t.unscaled else scale) if pays else 0
        loses = (is_battle or not pays) and not t.no_penalty
        t.pool[box.PENALTY, icon] = t.penalty[icon] * scale if loses else 0
    if is_battle:
        deal_out(t, box.REWARD, t.battle_winners)
        deal_out(t, box.PENALTY, t.souls & ~t.battle_winners)
    else:
        side = box.REWARD if t.outcome == table.SUCCESS else box.PENALTY
        tell(t, EVERYONE, news.POOL, side, t.pool[side, box.SCORE], t.pool[side, box.CARD])
    t.scorer = NONE


@rule
def deal_out(t: Table, side: int, seats: int) -> None:
    """A battle: icons one by one round the winners, or the losers, score first."""
    step = 0
    for icon in range(box.ICONS):
        while t.pool[side, icon] > 0:
            if seats == 0:
                t.pool[side, icon] = 0
                break
            seat = clockwise(t, step)
            step = around(step + 1, t.seats)
            if (seats >> seat) & 1:
                give_icon(t, seat, side, icon)


@rule
def give_icon(t: Table, seat: int, side: int, icon: int) -> None:
    """An icon of the pool is a Soul's."""
    t.pool[side, icon] -= 1
    t.share[seat, side, icon] += 1
    t.given[seat] += 1
    tell(t, EVERYONE, news.ICON_GIVEN, seat, side, icon)


@rule
def side_of_pool(t: Table) -> int:
    """The side that is being shared out."""
    return box.REWARD if t.outcome == table.SUCCESS else box.PENALTY


@rule
def icon_due(t: Table) -> int:
    """The next icon to be given, score first, or NONE."""
    side = side_of_pool(t)
    if t.pool[side, box.SCORE] > 0:
        return box.SCORE
    return box.CARD if t.pool[side, box.CARD] > 0 else NONE


@rule
def may_receive(t: Table, seat: int) -> bool:
    """A Soul, and for a penalty not the exempt one."""
    return is_soul(t, seat) and not (side_of_pool(t) == box.PENALTY and seat == t.exempt)


@rule
def receivers(t: Table) -> int:
    """The Souls to whom the next icon can be given, as a set of bits: not everything to one of several."""
    side = side_of_pool(t)
    left = t.pool[side, box.SCORE] + t.pool[side, box.CARD]
    seats = 0
    able = 0
    given = 0
    for seat in range(t.seats):
        able += may_receive(t, seat)
        given += t.given[seat]
    for seat in range(t.seats):
        everything = left == 1 and given > 0 and t.given[seat] == given
        if may_receive(t, seat) and not (everything and able > 1):
            seats |= 1 << seat
    return seats


@rule
def next_share(t: Table) -> None:
    """The active player gives the next icon to a Soul; where only one can get it, nobody is asked."""
    icon = icon_due(t)
    if icon == NONE:
        t.stage = table.PAYING
        name_scorer(t)
        return
    seats = receivers(t)
    if seats & (seats - 1) == 0:
        give_icon(t, lowest(seats), side_of_pool(t), icon)
    else:
        ask(t, t.active, table.GIVE_ICON)


@rule
def name_scorer(t: Table) -> None:
    """Where stars count and several get score, the active player says who takes the contract played."""
    if not t.count_stars or t.type_[t.contract] == box.BATTLE:
        return
    scorers = 0
    for seat in range(t.seats):
        scorers += t.share[seat, box.REWARD, box.SCORE] > 0
    if scorers > 1:
        ask(t, t.active, table.WHO_SCORES_IT)


# Paying ----------------------------------------------------------------------------------------


@rule
def next_payment(t: Table) -> None:
    """Rewards before penalties, all score before all cards, Soul by Soul clockwise."""
    if t.scorer != NONE:
        take_score(t, t.scorer)
        t.share[t.scorer, box.REWARD, box.SCORE] -= 1
        t.scorer = NONE
        return
    for side in range(2):
        for icon in range(box.ICONS):
            for step in range(t.seats):
                seat = clockwise(t, step)
                if t.share[seat, side, icon] > 0:
                    pay(t, seat, side, icon)
                    return
    t.stage = table.TURN_OVER


@rule
def pay(t: Table, seat: int, side: int, icon: int) -> None:
    """One icon is carried out."""
    t.share[seat, side, icon] -= 1
    if side == box.REWARD and icon == box.SCORE:
        take_score(t, seat)
    elif side == box.REWARD and icon == box.CARD:
        card = draw_die(t)
        if card == NONE:
            tell(t, EVERYONE, news.NOTHING_TO_GAIN, seat, box.CARD)
        else:
            take_die(t, seat, card)
            tell(t, EVERYONE, news.GAINED_CARD, seat, card)
    elif side == box.PENALTY and icon == box.SCORE:
        lose_score(t, seat)
    elif hand_size(t, seat) == 0:
        tell(t, EVERYONE, news.NOTHING_TO_LOSE, seat, box.CARD)
    else:
        ask(t, seat, table.LOSE_CARD)


@rule
def take_score(t: Table, seat: int) -> None:
    """The contract just played comes first, all others from the deck."""
    contract = t.contract
    if t.contract_place[contract] != table.IN_PLAY:
        contract = draw_contract(t)
    if contract == NONE:
        tell(t, EVERYONE, news.NOTHING_TO_GAIN, seat, box.SCORE)
        return
    t.contract_place[contract] = table.WITH_SEAT + seat
    tell(t, EVERYONE, news.SCORED, seat, contract)


@rule
def lose_score(t: Table, seat: int) -> None:
    """A random contract of one's pile goes back into the deck."""
    contract = random_contract(t, table.WITH_SEAT + seat)
    if contract == NONE:
        tell(t, EVERYONE, news.NOTHING_TO_LOSE, seat, box.SCORE)
        return
    t.contract_place[contract] = table.IN_DECK
    tell(t, EVERYONE, news.LOST_SCORE, seat, contract)


@rule
def lose_card(t: Table, seat: int, card: int) -> None:
    """A card of one's choice is shown and gone."""
    discard_die(t, card)
    tell(t, EVERYONE, news.LOST_CARD, seat, card)


# The end of a turn, and of the game ------------------------------------------------------------


@rule
def end_turn(t: Table) -> None:
    """The contract, if nobody scored it, is discarded; somebody has won, or the next player follows.

    Where nobody has a dice card left no contract can ever succeed again, so that ends the game too.
    """
    if t.contract_place[t.contract] == table.IN_PLAY:
        t.contract_place[t.contract] = table.IN_DISCARD
    t.contract = NONE
    t.souls = 0
    t.asked = 0
    t.sitter = NONE
    t.secret = NONE
    t.exempt = NONE
    fill_market(t)
    best = 0
    cards = 0
    for seat in range(t.seats):
        best = max(best, score(t, seat))
        cards += hand_size(t, seat)
    if best >= box.TO_WIN[t.count_stars]:
        end_game(t)
    elif cards == 0:
        tell(t, EVERYONE, news.NO_DICE_LEFT)
        end_game(t)
    elif t.turn_limit > 0 and t.turns >= t.turn_limit:
        tell(t, EVERYONE, news.LIMIT_REACHED)
        end_game(t)
    else:
        t.active = (t.active + 1) % t.seats
        t.stage = table.PICKING


@rule
def end_game(t: Table) -> None:
    """Most contracts, or stars, win; equals share the win."""
    best = 0
    for seat in range(t.seats):
        best = max(best, score(t, seat))
    for seat in range(t.seats):
        if score(t, seat) == best:
            t.winners |= 1 << seat
    t.over = 1
    t.asks = table.NO_QUESTION
    t.awaits = 0
    tell(t, EVERYONE, news.WON, t.winners, best)
