"""The hand-written player of Chaos Contract: the legal move with the most merit, as its view has it."""

from __future__ import annotations

from typing import Any

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import hunch, moves, table
from turncoat.games.chaos_contract.attempt import count_cards
from turncoat.games.chaos_contract.claims import has_promised
from turncoat.games.chaos_contract.components import NONE
from turncoat.games.chaos_contract.hunch import HUNCH_CELLS, fit, reckon, sketch, take_stock
from turncoat.games.chaos_contract.payout import icon_due, side_of_pool
from turncoat.games.chaos_contract.table import Table, is_until_won, is_usable, latest
from turncoat.games.chaos_contract.vocabulary import (
    PROMISE_CONTRACT,
    PROMISE_REWARD,
    SHALL_JOIN,
    SHALL_NOT_JOIN,
)
from turncoat.kernel.chance import draw
from turncoat.kernel.chart import chart
from turncoat.kernel.moves import MOST_MOVES, allowed, count, favourite, lowest, nth, ones
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import paper, rule
from turncoat.kernel.talk import deceived, reliance

THOROUGH, QUICK, CURSORY = 24, 12, 5
"""How often a contract is tried out: mostly, to find Souls, and where the choice of a card takes many."""
CALM, HASTY = 1, 3
"""How many times less often whoever is in a hurry tries."""
MEASURE = 24
"""Worths of contracts are sums over so many tries."""
WHIM = 5 * MEASURE
"""Worths that differ by less are nearly equal: the mood of the moment decides."""
BY_FAR = 100 * WHIM
"""The merit of a card that is the only one looked at."""
WIN = 12
"""What wins, in the measure of progress: two for a contract, one for a star."""
PROGRESS_WORTH = chart(
    [50 * step + 2 * step * step for step in range(WIN)] + [1700 + step for step in range(40)]
)
"""What progress is worth: more and more, most of all to have won."""
CARD_WORTH = chart([0, 110, 190, 250, 290, 320, 345, 355, 360] + [360 + more for more in range(1, 60)])
"""What a hand of so many dice cards is worth: one card is rolled at a time, so many are hardly better than
some."""
RIVALRY = 60
"""What others gain counts against me, in hundredths and shared among all of them."""
MOST_PLANS = 160
"""Worths of a contract to every seat with every set of Souls."""

# How to bargain --------------------------------------------------------------------------------

GREEDY, HONEST, FAIR = range(3)
"""How an active player shares: gives the least, what it has promised, or evenly."""
NO_PROMISE, REWARD, CONTRACT = range(3)
"""What a Soul can be promised."""
CUSTOM = NO_PROMISE
"""What I give every guest unasked; without a promise it is the least that the rules allow."""
GREED = 80
"""How likely other active players are thought to do the same, instead of sharing evenly."""
COMPANY = 20
"""What it is worth to join and to be joined, a fifth of a contract: those who do are asked again. Of two
players one loses what the other gains, and there it is worth nothing."""
REPUTATION = 300
"""What it is worth to keep a promise: more than a contract, less than a game."""
A_WHILE = 60
"""Decisions for which a broken promise is remembered."""

# What it is worth ------------------------------------------------------------------------------


@rule
def between(worth: int, next_: int, part: int) -> int:
    """A worth so many hundredths of the way to the next one."""
    return worth + (next_ - worth) * part // 100


@rule
def gain(h: Cells, who: int, scores: int, cards: int) -> int:
    """What hundredths of score and card icons, gained or lost, are worth to a seat itself."""
    total = 0
    if scores != 0:
        after = max(0, min(100 * (WIN + 30), 100 * h[hunch.PROGRESS + who] + hunch.PER_CONTRACT * scores))
        whole = after // 100
        total = between(PROGRESS_WORTH[whole], PROGRESS_WORTH[whole + 1], after % 100)
        total -= PROGRESS_WORTH[min(WIN + 30, h[hunch.PROGRESS + who])]
    if cards != 0:
        drawn = min(cards, 100 * h[hunch.STOCK])
        after = max(0, min(100 * box.DICE, 100 * h[hunch.CARDS + who] + drawn))
        whole = after // 100
        total += between(CARD_WORTH[whole], CARD_WORTH[whole + 1], after % 100)
        total -= CARD_WORTH[h[hunch.CARDS + who]]
    return total


@rule
def kept(h: Cells, side: int, icon: int, scale: int, others: int) -> int:
    """Icons of the pool that a selfish active player takes, with so many other receivers."""
    scores = h[hunch.ICON_COUNT + box.ICONS * side + box.SCORE] * scale
    cards = h[hunch.ICON_COUNT + box.ICONS * side + box.CARD] * scale
    pool = cards if icon == box.CARD else scores
    given = 1 if icon == box.CARD or cards == 0 else 0
    if side == box.REWARD:
        return pool if others == 0 or scores + cards == 1 else max(0, pool - given)
    if others == 0:
        return pool
    return min(pool, given) if others == 1 and scores + cards > 1 else 0


@rule
def owed(h: Cells, promise: int) -> int:
    """How many Souls have been promised so much."""
    found = 0
    for who in range(box.MOST_SEATS):
        found += (h[hunch.SOULS] >> who) & 1 == 1 and h[hunch.PROMISED + who] == promise
    return found


@rule
def due(h: Cells, who: int, icon: int, scores: int, cards: int, first: int, second: int) -> int:
    """Hundredths of icons of a reward that a Soul gets by a promise: contracts first, then cards if any."""
    promise = h[hunch.PROMISED + who]
    if scores == 0:
        second += first
        promise = min(promise, REWARD)
    if promise == CONTRACT:
        return 100 * min(first, scores) // first if icon == box.SCORE else 0
    if promise == NO_PROMISE or (icon == box.SCORE and cards > 0):
        return 0
    left = cards if cards > 0 else max(0, scores - first)
    return 100 * min(second, left) // second if cards > 0 or icon == box.SCORE else 0


@rule
def share(t: Table, h: Cells, who: int, side: int, icon: int, scale: int, manner: int) -> int:
    """Hundredths of icons that a Soul gets out of the pool, by how the active player shares."""
    pool = h[hunch.ICON_COUNT + box.ICONS * side + icon] * scale
    exempt = side == box.PENALTY and h[hunch.EXEMPT] != NONE and (h[hunch.SOULS] >> h[hunch.EXEMPT]) & 1 == 1
    if pool == 0 or (exempt and who == h[hunch.EXEMPT]):
        return 0
    others = h[hunch.TURNOUT] - 1 - exempt
    if manner == FAIR:
        return 100 * pool // (others + 1)
    first = owed(h, CONTRACT)
    second = owed(h, REWARD)
    if manner == GREEDY or side == box.PENALTY or first + second == 0:
        mine = kept(h, side, icon, scale, others)
        return 100 * mine if who == t.active else 100 * (pool - mine) // others
    scores = h[hunch.ICON_COUNT + box.ICONS * side + box.SCORE] * scale
    cards = h[hunch.ICON_COUNT + box.ICONS * side + box.CARD] * scale
    if who != t.active:
        return due(h, who, icon, scores, cards, first, second)
    mine = 100 * pool
    for other in range(t.seats):
        if other != who and (h[hunch.SOULS] >> other) & 1:
            mine -= due(h, other, icon, scores, cards, first, second)
    return mine


@rule
def worth_of_outcome(t: Table, seat: int, h: Cells, outcome: int, manner: int) -> int:
    """What an outcome is worth to a seat: its own gain, less what others gain."""
    battle = t.type_[h[hunch.CONTRACT]] == box.BATTLE
    if not battle and outcome == hunch.ENDS_SOFTLY:
        return 0
    scale = h[hunch.TURNOUT]
    total = 0
    for who in range(t.seats):
        if not (h[hunch.SOULS] >> who) & 1:
            continue
        side = box.REWARD
        if battle:
            wins = (outcome >> who) & 1 == 1
            side = box.REWARD if wins else box.PENALTY
            heads = ones(outcome) if wins else h[hunch.TURNOUT] - ones(outcome)
            scores = 100 * scale * h[hunch.ICON_COUNT + box.ICONS * side + box.SCORE] // heads
            cards = 100 * scale * h[hunch.ICON_COUNT + box.ICONS * side + box.CARD] // heads
        else:
            if outcome == hunch.FAILS:
                side = box.PENALTY
            elif outcome == hunch.SUCCEEDS_UNSCALED:
                scale = 1
            scores = share(t, h, who, side, box.SCORE, scale, manner)
            if t.count_stars and side == box.REWARD and scores > 0 and who == t.active:
                scores += 100 * t.stars[h[hunch.CONTRACT]] // hunch.PER_CONTRACT - 100
            cards = share(t, h, who, side, box.CARD, scale, manner)
        if side == box.PENALTY:
            scores = -scores
            cards = -cards
        change = gain(h, who, scores, cards)
        total += change if who == seat else -change * RIVALRY // (100 * (t.seats - 1))
    return total


@rule
def worth_of_sketch(t: Table, seat: int, h: Cells, tries: int) -> int:
    """What the contract is worth to a seat, by how often each outcome came."""
    total = 0
    sure = seat == t.active or h[hunch.TURNOUT] == 1 or t.type_[h[hunch.CONTRACT]] == box.BATTLE
    for outcome in range(hunch.OUTCOME_CELLS):
        if h[hunch.OUTCOMES + outcome] > 0:
            each = worth_of_outcome(t, seat, h, outcome, HONEST)
            if not sure:
                greedy = worth_of_outcome(t, seat, h, outcome, GREEDY)
                each = between(greedy, each, h[hunch.FAITH])
                greed = GREED if h[hunch.FAITH] > 0 else 100
                each = between(worth_of_outcome(t, seat, h, outcome, FAIR), each, greed)
            total += h[hunch.OUTCOMES + outcome] * each
    return total * MEASURE // tries


# Contracts -------------------------------------------------------------------------------------


@rule
def worth(t: Table, seat: int, h: Cells, seed: Cells, luck: Cells) -> int:
    """What the contract is worth as it is sketched."""
    return worth_of_sketch(t, seat, h, reckon(t, h, seed, luck))


@rule
def prospect(t: Table, seat: int, h: Cells, seed: Cells, luck: Cells, contract: int) -> int:
    """What a contract of the market promises with as few Souls as it takes: nobody has to join."""
    battle = t.type_[contract] == box.BATTLE
    least = 2 if battle or t.cooperative else 1
    least = min(max(least, t.least[contract]), t.seats)
    souls = 1 << seat
    for step in range(1, least):
        souls |= 1 << (seat + step) % t.seats
    h[hunch.EXEMPT] = (seat + 1) % t.seats if t.cooperative and not battle else NONE
    sketch(t, seat, h, contract, souls)
    alone = worth(t, seat, h, seed, luck)
    if battle:
        return alone
    return max(alone, company(t, seat, h, seed, luck, contract, souls))


@rule
def pleasure(t: Table, h: Cells) -> int:
    """What a guest adds, and what it is to be one: nothing where the active player breaks promises."""
    return MEASURE * COMPANY if h[hunch.FAITH] > 0 and t.seats > 2 else 0


@rule
def company(t: Table, seat: int, h: Cells, seed: Cells, luck: Cells, contract: int, souls: int) -> int:
    """What a contract promises with one guest more, or with everybody, if that is good for all who join."""
    outside = paper(MOST_PLANS)
    everybody = (1 << t.seats) - 1
    best = -BY_FAR
    h[hunch.EFFORT] = QUICK // h[hunch.HURRY]
    sketch(t, seat, h, contract, souls)
    tries = reckon(t, h, seed, luck)
    for other in range(t.seats):
        outside[other] = worth_of_sketch(t, other, h, tries)
    for guest in range(t.seats + (t.seats > 2)):
        guests = 1 << guest if guest < t.seats else everybody
        if (guests | souls) == souls or (guest < t.seats and (guests | souls) == everybody and t.seats > 2):
            continue
        sketch(t, seat, h, contract, souls | guests)
        tries = reckon(t, h, seed, luck)
        willing = True
        for other in range(t.seats):
            if other != seat and ((guests & ~souls) >> other) & 1:
                gains = worth_of_sketch(t, other, h, tries) - outside[other]
                willing = willing and gains + pleasure(t, h) > 0
        if willing:
            best = max(best, worth_of_sketch(t, seat, h, tries) + pleasure(t, h) * ones(guests & ~souls))
    h[hunch.EFFORT] = THOROUGH // h[hunch.HURRY]
    return best


@rule
def plan(t: Table, seat: int, h: Cells, seed: Cells, luck: Cells, plans: Cells) -> None:
    """What the contract is worth to every seat with every set of Souls that can still come about."""
    everybody = (1 << t.seats) - 1
    for souls in range(everybody + 1):
        if souls & t.souls == t.souls and souls & ~t.souls & t.asked == 0:
            sketch(t, seat, h, t.contract, souls)
            tries = reckon(t, h, seed, luck)
            for who in range(t.seats):
                plans[box.MOST_SEATS * souls + who] = worth_of_sketch(t, who, h, tries)


@rule
def worth_of_guests(t: Table, seat: int, h: Cells, plans: Cells, guests: int) -> int:
    """What it is worth to invite a set of guests, of whom those join to whom that is worth something."""
    souls = t.souls | guests
    joined = souls
    merit = 0
    for who in range(t.seats):
        without = souls & ~(1 << who)
        gains = plans[box.MOST_SEATS * souls + who] - plans[box.MOST_SEATS * without + who]
        if (guests >> who) & 1:
            if gains + pleasure(t, h) > 0:
                merit += pleasure(t, h)
            else:
                joined = joined & ~(1 << who)
                merit -= WHIM
    return merit + plans[box.MOST_SEATS * joined + seat]


@rule
def weigh_invitations(
    t: Table, seat: int, h: Cells, seed: Cells, luck: Cells, mask: Any, merits: Cells
) -> None:
    """What every set of guests is worth to me."""
    plans = paper(MOST_PLANS)
    plan(t, seat, h, seed, luck, plans)
    for move in range(MOST_MOVES):
        if allowed(mask, move):
            guests = moves.INVITE.players(move) if moves.INVITE.has(move) else 0
            merits[move] = worth_of_guests(t, seat, h, plans, guests)


@rule
def souls_after(t: Table, seat: int, move: int) -> int:
    """The Souls of the contract if a move is made, as far as it goes by the mover's will."""
    souls = t.souls
    asked = t.asks
    if asked == table.FORCE_JOIN or asked == table.CHALLENGE:
        return souls | 1 << moves.PLAYER.seat(move)
    if asked == table.ANSWER:
        souls |= t.pending & ~(1 << seat)
    if moves.YES.has(move) and (asked == table.ANSWER or asked == table.JOIN_BATTLE):
        return souls | 1 << seat
    return souls & ~(1 << seat) if moves.YES.has(move) and asked == table.LEAVE_OR_STAY else souls


@rule
def place_of(h: Cells, result: int) -> int:
    """The place of the sketch on which a result lies."""
    for place in range(h[hunch.PLACES]):
        if h[hunch.LYING + place] == result:
            return place
    return 0


@rule
def change_number(t: Table, h: Cells, move: int) -> None:
    """A duo, a wildcard or Attendance has another number."""
    result = t.now if t.asks == table.CHOOSE_NUMBER else t.wildcard
    number = t.own_number[result] if moves.BY_POWER.has(move) else moves.NUMBER.number(move)
    place = place_of(h, result)
    h[hunch.NUMBER + place] = number
    h[hunch.VALUE + place] = t.times[result] * number + t.plus[result]
    if t.asks == table.CHOOSE_NUMBER:
        h[hunch.VALUE + place] += h[hunch.LASTING]
    if h[hunch.WILD] == result:
        h[hunch.WILD] = NONE


@rule
def change_result(t: Table, h: Cells, result: int) -> None:
    """A result is doubled or ignored."""
    place = place_of(h, result)
    if t.power[t.card[t.now]] == box.DOUBLE:
        h[hunch.VALUE + place] *= 2
        return
    h[hunch.VALUE + place] = 0
    h[hunch.NUMBER + place] = table.NO_NUMBER
    h[hunch.POWER + place] = box.NO_POWER
    if h[hunch.WILD] == result:
        h[hunch.WILD] = NONE


@rule
def alter(t: Table, seat: int, h: Cells, move: int) -> None:
    """What a move changes in the sketch of the contract in play."""
    asked = t.asks
    if asked == table.CHOOSE_NUMBER or asked == table.CHANGE_WILDCARD:
        change_number(t, h, move)
    elif asked == table.WHICH_RESULT:
        change_result(t, h, moves.RESULT.result(move))
    elif asked == table.WHICH_ICON:
        h[hunch.ICON_COUNT + box.ICONS * moves.ICON.side(move) + moves.ICON.icon(move)] -= 1
    elif asked == table.WHO_REROLLS:
        h[hunch.IS_OPEN + place_of(h, latest(t, moves.PLAYER.seat(move)))] = 1
    elif asked == table.REROLL_OR_NOT or asked == table.USE_MEGA_REROLL or asked == table.FREE_REROLL_OR_NOT:
        if moves.YES.has(move):
            h[hunch.IS_OPEN + place_of(h, latest(t, seat))] = 1
        if asked == table.FREE_REROLL_OR_NOT:
            h[hunch.IN_FORCE] = 0


@rule
def honour(t: Table, seat: int) -> int:
    """What it is worth to join by what a guest has said of it."""
    if has_promised(t, seat, SHALL_JOIN.at()):
        return MEASURE * REPUTATION
    return -MEASURE * REPUTATION if has_promised(t, seat, SHALL_NOT_JOIN.at()) else 0


@rule
def merit_of_contract(t: Table, seat: int, h: Cells, seed: Cells, luck: Cells, move: int) -> int:
    """What the contract is worth after a move."""
    contract = t.contract
    if t.asks == table.PICK_CONTRACT:
        return prospect(t, seat, h, seed, luck, t.market[moves.PICK.place(move)])
    if t.asks == table.SWITCH_CONTRACT:
        contract = t.market[moves.PICK.place(move)]
    elif t.asks == table.SIT_OUT:
        h[hunch.SITTER] = moves.PLAYER.seat(move)
    elif t.asks == table.FORCE_JOIN and t.cooperative and ones(t.souls) == 1:
        h[hunch.EXEMPT] = moves.PLAYER.seat(move)
    sketch(t, seat, h, contract, souls_after(t, seat, move))
    alter(t, seat, h, move)
    joins = t.asks == table.ANSWER and moves.YES.has(move)
    return worth(t, seat, h, seed, luck) + (pleasure(t, h) + honour(t, seat) if joins else 0)


# Icons and cards -------------------------------------------------------------------------------


@rule
def merit_of_gift(t: Table, seat: int, h: Cells, who: int) -> int:
    """What it is worth to me if a Soul gets the next icon."""
    side = side_of_pool(t)
    icon = icon_due(t)
    sign = -100 if side == box.PENALTY else 100
    has = sign * t.share[who, side, icon]
    if icon == box.SCORE:
        change = gain(h, who, has + sign, 0) - gain(h, who, has, 0)
    else:
        change = gain(h, who, 0, has + sign) - gain(h, who, 0, has)
    merit = change if who == seat else -change * RIVALRY // (100 * (t.seats - 1))
    keeps = (
        side == box.REWARD and is_owed(t, h, who, icon) and not (icon == box.SCORE and needs_all(t, h, seat))
    )
    return merit + REPUTATION if keeps else merit


@rule
def needs_all(t: Table, h: Cells, seat: int) -> bool:
    """Whether I win with all contracts that are left to share out, and with none less."""
    left = t.share[seat, box.REWARD, box.SCORE] + t.pool[box.REWARD, box.SCORE]
    return 0 <= h[hunch.PROGRESS + seat] + hunch.PER_CONTRACT * left - WIN < hunch.PER_CONTRACT


@rule
def is_owed(t: Table, h: Cells, who: int, icon: int) -> bool:
    """Whether the next icon of the reward would keep what a Soul was promised."""
    scores = t.share[who, box.REWARD, box.SCORE]
    cards = t.share[who, box.REWARD, box.CARD]
    promise = h[hunch.PROMISED + who]
    if promise == CONTRACT and icon == box.SCORE:
        return scores == 0
    if promise == NO_PROMISE or scores + cards > 0:
        return False
    return icon == box.CARD or (promise == REWARD and t.pool[box.REWARD, box.CARD] == 0)


@rule
def merit_without(t: Table, seat: int, h: Cells, seed: Cells, luck: Cells, card: int) -> int:
    """What a die without a card is good for: the chances with all open contracts, the surer the better."""
    total = 0
    h[hunch.WITHOUT] = card
    for place in range(box.MARKET):
        contract = t.market[place]
        if contract != NONE and t.type_[contract] != box.BATTLE:
            sketch(t, seat, h, contract, 1 << seat)
            tries = reckon(t, h, seed, luck)
            share = 100 * h[hunch.OUTCOMES + hunch.SUCCEEDS] // tries
            total += share * share
    return total


@rule
def merit_beside(t: Table, seat: int, h: Cells, seed: Cells, luck: Cells, move: int) -> int:
    """The merit of a move that does not hang on the contract in play."""
    asked = t.asks
    if asked == table.GIVE_ICON:
        return MEASURE * merit_of_gift(t, seat, h, moves.PLAYER.seat(move))
    if asked == table.LOSE_CARD or asked == table.SWAP_CARD:
        return merit_without(t, seat, h, seed, luck, moves.DIE_CARD.card(move))
    if asked == table.WHOSE_DIE:
        cards = -100 if moves.MANIPULATE.take(move) else 100
        return -MEASURE * gain(h, moves.MANIPULATE.seat(move), 0, cards)
    if asked == table.NAME_SECRET:
        return WHIM if moves.PLAYER.seat(move) == seat else 0
    if asked == table.WHO_SCORES_IT:
        more = WHIM * (2 * t.stars[t.contract] - 3)
        return more if moves.PLAYER.seat(move) == seat else -more // box.MOST_SEATS
    return 0


# The part of a die -----------------------------------------------------------------------------


@rule
def own_die(t: Table, seat: int) -> int:
    """The cards that can still be in the part of a die: those named and those behind them."""
    cards = t.naming[seat]
    for card in range(box.DICE):
        if (t.naming[seat] >> card) == 0 and is_usable(t, seat, card):
            cards |= 1 << card
    return cards


@rule
def best_part(t: Table, seat: int, h: Cells, seed: Cells, luck: Cells, size: int) -> int:
    """The part of a die that suits the TEST best: card by card the worst is left out."""
    part = own_die(t, seat)
    h[hunch.OWN_PART] = part
    sketch(t, seat, h, t.contract, t.souls)
    tries = h[hunch.AIM] == hunch.TOGETHER or h[hunch.AIM] == hunch.APART
    while count_cards(part) > size:
        worst = NONE
        most = 0
        for card in range(box.DICE):
            if not ((part & ~t.naming[seat]) >> card) & 1:
                continue
            merit = -fit(t, h, card)
            if tries:
                h[hunch.OWN_PART] = part & ~(1 << card)
                sketch(t, seat, h, t.contract, t.souls)
                merit += worth(t, seat, h, seed, luck)
            if worst == NONE or merit > most:
                worst = card
                most = merit
        part &= ~(1 << worst)
    return part


@rule
def next_of_part(t: Table, seat: int, h: Cells, seed: Cells, luck: Cells) -> int:
    """The next card for the part of a die, or enough."""
    size = t.part_size[seat]
    if t.asks == table.LIMIT_DIE:
        size = box.DICE if is_until_won(t) else max(box.DIEBREAK_LEAST, t.rolls - t.used[seat])
        named = count_cards(t.naming[seat])
        if named >= size or (named == 0 and count_cards(own_die(t, seat)) <= size):
            return moves.ENOUGH.at()
    part = best_part(t, seat, h, seed, luck, size) & ~t.naming[seat]
    return moves.DIE_CARD.at(lowest(part))


# The choice ------------------------------------------------------------------------------------


@rule
def is_about_contract(asked: int) -> bool:
    """Whether the answer to a question hangs on how the contract goes."""
    swaps = asked == table.SWAP_WITH or asked == table.SWAP_CARD or asked == table.WHOSE_DIE
    pays = asked == table.GIVE_ICON or asked == table.LOSE_CARD or asked == table.WHO_SCORES_IT
    return not (swaps or pays or asked == table.NAME_SECRET)


@rule
def effort(asked: int) -> int:
    """How often the contract is tried out for each answer to a question."""
    part = asked == table.CHOOSE_PART or asked == table.LIMIT_DIE
    if part or asked == table.LOSE_CARD or asked == table.SWAP_CARD:
        return CURSORY
    return QUICK if asked == table.RECRUIT else THOROUGH


@rule
def begin_hunch(t: Table, h: Cells, hurry: int) -> None:
    """What the reckoning takes as given, before any move is looked at."""
    asked = t.asks
    h[hunch.IS_FRESH] = asked <= table.JOIN_BATTLE or asked == table.LOSE_CARD or asked == table.SWAP_CARD
    h[hunch.WITHOUT] = NONE
    h[hunch.SITTER] = NONE if h[hunch.IS_FRESH] else t.sitter
    h[hunch.EXEMPT] = NONE if asked == table.PICK_CONTRACT else t.exempt
    h[hunch.HURRY] = hurry
    h[hunch.EFFORT] = max(1, effort(asked) // hurry)
    take_stock(t, h)


@rule
def recall_promises(t: Table, h: Cells) -> None:
    """What the active player has promised, and how far that can be relied on."""
    h[hunch.FAITH] = 0 if deceived(t, t.active, A_WHILE) else reliance(t, t.active)
    for who in range(t.seats):
        if who != t.active:
            h[hunch.PROMISED + who] = CUSTOM
            if has_promised(t, t.active, PROMISE_CONTRACT.at(who)):
                h[hunch.PROMISED + who] = CONTRACT
            elif has_promised(t, t.active, PROMISE_REWARD.at(who)):
                h[hunch.PROMISED + who] = max(REWARD, CUSTOM)


@rule
def weigh_in(t: Table, seat: int, mask: Any, whim: Any, merits: Cells, hurry: int) -> None:
    """The merit of each legal move, each tried out by the same luck, in a hurry or calmly."""
    h = paper(HUNCH_CELLS)
    seed = paper(4)
    luck = paper(4)
    for word in range(4):
        seed[word] = draw(whim)
    seed[0] |= 1
    begin_hunch(t, h, hurry)
    recall_promises(t, h)
    if t.asks == table.RECRUIT:
        weigh_invitations(t, seat, h, seed, luck, mask, merits)
        return
    if t.asks == table.CHOOSE_PART or t.asks == table.LIMIT_DIE:
        merits[next_of_part(t, seat, h, seed, luck)] = BY_FAR
        return
    tries = is_about_contract(t.asks)
    for move in range(MOST_MOVES):
        if allowed(mask, move):
            if tries:
                merits[move] = merit_of_contract(t, seat, h, seed, luck, move)
            else:
                merits[move] = merit_beside(t, seat, h, seed, luck, move)


@rule
def choose_in(t: Table, seat: int, mask: Any, whim: Any, hurry: int) -> int:
    """The legal move with the most merit, give or take a whim, found in a hurry or calmly."""
    if count(mask) == 1:
        return nth(mask, 0)
    merits = paper(MOST_MOVES)
    weigh_in(t, seat, mask, whim, merits, hurry)
    return favourite(merits, mask, whim, WHIM)


@rule
def weigh(t: Table, seat: int, mask: Any, whim: Any, merits: Cells) -> None:
    """The merit of each legal move."""
    weigh_in(t, seat, mask, whim, merits, CALM)


@rule
def choose(t: Table, seat: int, mask: Any, whim: Any) -> int:
    """The legal move with the most merit."""
    return choose_in(t, seat, mask, whim, CALM)


@rule
def hasty(t: Table, seat: int, mask: Any, whim: Any) -> int:
    """The legal move that seems to have the most merit."""
    return choose_in(t, seat, mask, whim, HASTY)
