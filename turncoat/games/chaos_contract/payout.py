"""Rewards and penalties: shared out icon by icon, then carried out; and the end of the game."""

from __future__ import annotations

from turncoat.games.chaos_contract.attempt import ask, clockwise
from turncoat.games.chaos_contract.components import (
    BATTLE,
    CARD,
    DICE,
    ICONS,
    NONE,
    PENALTY,
    REWARD,
    SCORE,
    TO_WIN,
)
from turncoat.games.chaos_contract.judging import tell_outcome
from turncoat.games.chaos_contract.news import (
    GAINED_CARD,
    ICON_GIVEN,
    LIMIT_REACHED,
    LOST_CARD,
    LOST_SCORE,
    NO_DICE_LEFT,
    NOTHING_TO_GAIN,
    NOTHING_TO_LOSE,
    POOL,
    SCORED,
    WON,
)
from turncoat.games.chaos_contract.rolling import clear_result
from turncoat.games.chaos_contract.stock import (
    discard_die,
    draw_contract,
    draw_die,
    fill_market,
    random_contract,
    take_die,
)
from turncoat.games.chaos_contract.table import (
    GIVE_ICON,
    IN_DECK,
    IN_DISCARD,
    IN_PLAY,
    LOSE_CARD,
    NO_QUESTION,
    PAYING,
    PICKING,
    SUCCESS,
    TURN_OVER,
    WHO_SCORES_IT,
    WITH_SEAT,
    Table,
    hand_size,
    is_soul,
    score,
    turnout,
)
from turncoat.kernel.moves import lowest
from turncoat.kernel.news import EVERYONE, tell
from turncoat.kernel.rule import rule

# Sharing ---------------------------------------------------------------------------------------


@rule
def begin_sharing(t: Table) -> None:
    """All cards return to their hands; the pool of icons is counted."""
    is_battle = t.type_[t.contract] == BATTLE
    tell_outcome(t, is_battle)
    for card in range(DICE):
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
    for icon in range(ICONS):
        pays = t.outcome == SUCCESS
        t.pool[REWARD, icon] = t.reward[icon] * (1 if t.unscaled else scale) if pays else 0
        loses = (is_battle or not pays) and not t.no_penalty
        t.pool[PENALTY, icon] = t.penalty[icon] * scale if loses else 0
    if is_battle:
        deal_out(t, REWARD, t.battle_winners)
        deal_out(t, PENALTY, t.souls & ~t.battle_winners)
    else:
        side = REWARD if t.outcome == SUCCESS else PENALTY
        tell(t, EVERYONE, POOL, side, t.pool[side, SCORE], t.pool[side, CARD])
    t.scorer = NONE


@rule
def deal_out(t: Table, side: int, seats: int) -> None:
    """A battle: icons one by one round the winners, or the losers, score first."""
    step = 0
    for icon in range(ICONS):
        while t.pool[side, icon] > 0:
            if seats == 0:
                t.pool[side, icon] = 0
                break
            seat = clockwise(t, step)
            step += 1
            if (seats >> (seat % t.seats)) & 1:
                give_icon(t, seat, side, icon)


@rule
def give_icon(t: Table, seat: int, side: int, icon: int) -> None:
    """An icon of the pool is a Soul's."""
    t.pool[side, icon] -= 1
    t.share[seat, side, icon] += 1
    t.given[seat] += 1
    tell(t, EVERYONE, ICON_GIVEN, seat, side, icon)


@rule
def side_of_pool(t: Table) -> int:
    """The side that is being shared out."""
    return REWARD if t.outcome == SUCCESS else PENALTY


@rule
def icon_due(t: Table) -> int:
    """The next icon to be given, score first, or NONE."""
    side = side_of_pool(t)
    if t.pool[side, SCORE] > 0:
        return SCORE
    return CARD if t.pool[side, CARD] > 0 else NONE


@rule
def may_receive(t: Table, seat: int) -> bool:
    """A Soul, and for a penalty not the exempt one."""
    return is_soul(t, seat) and not (side_of_pool(t) == PENALTY and seat == t.exempt)


@rule
def receivers(t: Table) -> int:
    """The Souls to whom the next icon can be given, as a set of bits: not everything to one of several."""
    side = side_of_pool(t)
    left = t.pool[side, SCORE] + t.pool[side, CARD]
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
        t.stage = PAYING
        name_scorer(t)
        return
    seats = receivers(t)
    if seats & (seats - 1) == 0:
        give_icon(t, lowest(seats), side_of_pool(t), icon)
    else:
        ask(t, t.active, GIVE_ICON)


@rule
def name_scorer(t: Table) -> None:
    """Where stars count and several get score, the active player says who takes the contract played."""
    if not t.count_stars or t.type_[t.contract] == BATTLE:
        return
    scorers = 0
    for seat in range(t.seats):
        scorers += t.share[seat, REWARD, SCORE] > 0
    if scorers > 1:
        ask(t, t.active, WHO_SCORES_IT)


# Paying ----------------------------------------------------------------------------------------


@rule
def next_payment(t: Table) -> None:
    """Rewards before penalties, all score before all cards, Soul by Soul clockwise."""
    if t.scorer != NONE:
        take_score(t, t.scorer)
        t.share[t.scorer, REWARD, SCORE] -= 1
        t.scorer = NONE
        return
    for side in range(2):
        for icon in range(ICONS):
            for step in range(t.seats):
                seat = clockwise(t, step)
                if t.share[seat, side, icon] > 0:
                    pay(t, seat, side, icon)
                    return
    t.stage = TURN_OVER


@rule
def pay(t: Table, seat: int, side: int, icon: int) -> None:
    """One icon is carried out."""
    t.share[seat, side, icon] -= 1
    if side == REWARD and icon == SCORE:
        take_score(t, seat)
    elif side == REWARD and icon == CARD:
        card = draw_die(t)
        if card == NONE:
            tell(t, EVERYONE, NOTHING_TO_GAIN, seat, CARD)
        else:
            take_die(t, seat, card)
            tell(t, EVERYONE, GAINED_CARD, seat, card)
    elif side == PENALTY and icon == SCORE:
        lose_score(t, seat)
    elif hand_size(t, seat) == 0:
        tell(t, EVERYONE, NOTHING_TO_LOSE, seat, CARD)
    else:
        ask(t, seat, LOSE_CARD)


@rule
def take_score(t: Table, seat: int) -> None:
    """The contract just played comes first, all others from the deck."""
    contract = t.contract
    if t.contract_place[contract] != IN_PLAY:
        contract = draw_contract(t)
    if contract == NONE:
        tell(t, EVERYONE, NOTHING_TO_GAIN, seat, SCORE)
        return
    t.contract_place[contract] = WITH_SEAT + seat
    tell(t, EVERYONE, SCORED, seat, contract)


@rule
def lose_score(t: Table, seat: int) -> None:
    """A random contract of one's pile goes back into the deck."""
    contract = random_contract(t, WITH_SEAT + seat)
    if contract == NONE:
        tell(t, EVERYONE, NOTHING_TO_LOSE, seat, SCORE)
        return
    t.contract_place[contract] = IN_DECK
    tell(t, EVERYONE, LOST_SCORE, seat, contract)


@rule
def lose_card(t: Table, seat: int, card: int) -> None:
    """A card of one's choice is shown and gone."""
    discard_die(t, card)
    tell(t, EVERYONE, LOST_CARD, seat, card)


# The end of a turn, and of the game ------------------------------------------------------------


@rule
def end_turn(t: Table) -> None:
    """The contract, if nobody scored it, is discarded; somebody has won, or the next player follows.

    Where nobody has a dice card left no contract can ever succeed again, so that ends the game too.
    """
    if t.contract_place[t.contract] == IN_PLAY:
        t.contract_place[t.contract] = IN_DISCARD
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
    if best >= TO_WIN[t.count_stars]:
        end_game(t)
    elif cards == 0:
        tell(t, EVERYONE, NO_DICE_LEFT)
        end_game(t)
    elif t.turn_limit > 0 and t.turns >= t.turn_limit:
        tell(t, EVERYONE, LIMIT_REACHED)
        end_game(t)
    else:
        t.active = (t.active + 1) % t.seats
        t.stage = PICKING


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
    t.asks = NO_QUESTION
    t.awaits = 0
    tell(t, EVERYONE, WON, t.winners, best)
