"""Mad Zeppelin: the deal, the draft, the dice, and the plays of a turn."""

from __future__ import annotations

from typing import Any

from turncoat.games.mad_zeppelin.abilities import (
    mark_ability,
    mark_cards,
    mark_payments,
    mark_swaps,
    put_in_order,
    sell_another,
    swap,
    use_ability,
)
from turncoat.games.mad_zeppelin.cargo import (
    draw_card,
    end_toll,
    put_in_hand,
    put_under,
    take,
    throw_overboard,
    top_card,
)
from turncoat.games.mad_zeppelin.components import (
    AIRSICK,
    ALL_TRAITORS,
    CARDS,
    CARGO_CARDS,
    COINS,
    COLOURS,
    COLOURS_OF,
    COPIES,
    DICE,
    FACES,
    JOURNEY,
    JOURNEYS,
    KINDS,
    LAPS,
    MOST_NAMES,
    MOST_TOLLS,
    NONE,
    OPENING_COINS,
    PICK,
    REMOVED,
    RESULTS,
    SEARCH_CARDS,
    SEARCH_COINS,
    SEEN,
    TRAITORS,
)
from turncoat.games.mad_zeppelin.moves import (
    DECLINE,
    END,
    ORDER,
    ORDERS_OF,
    PAYMENTS,
    SET,
    THROW,
    TRAITOR,
)
from turncoat.games.mad_zeppelin.news import (
    ASIDE,
    DEALT,
    DECLINED,
    DRAFTED,
    DREW,
    ENDED,
    LOOKED,
    OPENED,
    OPENING_JOURNEY,
    PLAYED,
    PLAYED_LAST,
    POOL,
    ROLLED,
    SEARCHED,
    SETTLED,
    SHOWED,
    TURN_BEGINS,
)
from turncoat.games.mad_zeppelin.scoring import at_target, end_game
from turncoat.games.mad_zeppelin.table import (
    ABILITY_DONE,
    ACTING,
    BY_FLIGHT,
    BY_POINTS,
    CARRY_OUT,
    DRAFT_TRAITOR,
    DRAFTING,
    NEXT_CHANCE,
    NO_QUESTION,
    ORDER_CARDS,
    PLAY_TRAITOR,
    SELL_ANOTHER,
    SETTLE_DIE,
    SETTLING,
    SHOW_TRAITOR,
    SWAP_CARDS,
    TAKE_ACTION,
    THROW_DONE,
    Table,
    lap,
    open_colours,
    playing,
)
from turncoat.kernel.chance import below, shuffle
from turncoat.kernel.moves import allow, ask, lowest, ones
from turncoat.kernel.news import EVERYONE, forget, only, tell
from turncoat.kernel.rule import paper, rule

# The deal ----------------------------------------------------------------------------------------


@rule
def deal(t: Table) -> None:
    """Set-up: the Hold, the Safe, the first leader, coins and a card for everybody."""
    fill_hold(t)
    t.safe = COINS
    t.leader = below(t.chance, t.seats) if t.first_leader == NONE else t.first_leader
    for step in range(t.seats):
        seat = (t.leader + step) % t.seats
        for kind in range(KINDS):
            t.hand[seat, kind] = 0
        take(t, seat, OPENING_COINS)
    for step in range(t.seats):
        draw_opening_card(t, (t.leader + step) % t.seats)
    begin_turn(t)
    advance(t)


@rule
def fill_hold(t: Table) -> None:
    """Shuffle the Cargo, put some of it aside unseen, and shuffle the Journeys in."""
    place = 0
    for kind in range(KINDS):
        t.removed[kind] = 0
        for _ in range(COPIES[kind]):
            t.hold[place] = kind
            place += 1
    for last in range(CARGO_CARDS - 1, CARGO_CARDS - 1 - REMOVED[t.seats], -1):
        other = below(t.chance, last + 1)
        t.removed[t.hold[other]] += 1
        t.hold[other] = t.hold[last]
        t.hold[last] = NONE
    t.depth = CARGO_CARDS - REMOVED[t.seats]
    for _ in range(JOURNEYS):
        t.hold[t.depth] = JOURNEY
        t.depth += 1
    shuffle(t.chance, t.hold, t.depth)


@rule
def draw_opening_card(t: Table, seat: int) -> None:
    """One Cargo card; a Journey goes back at a random place, for one more coin and another draw."""
    card = top_card(t)
    while card == JOURNEY:
        insert(t, card)
        tell(t, EVERYONE, OPENING_JOURNEY, seat, take(t, seat, 1))
        card = top_card(t)
    put_in_hand(t, seat, card)
    t.opening[seat] = card
    tell(t, EVERYONE, OPENED, seat, t.coins[seat], t.hand_size[seat])
    tell(t, only(seat), DREW, card)


@rule
def insert(t: Table, card: int) -> None:
    """Put a card into the Hold, every place equally likely."""
    put_under(t, card)
    below_top = below(t.chance, t.depth)
    for place in range(t.depth - 1, below_top, -1):
        t.hold[(t.top + place) % CARDS] = t.hold[(t.top + place - 1) % CARDS]
    t.hold[(t.top + below_top) % CARDS] = card


# Traitors and dice -------------------------------------------------------------------------------


@rule
def begin_turn(t: Table) -> None:
    """All traitors are shuffled anew: some are airsick, each seat gets one, the others are the pool."""
    t.turn += 1
    t.stage = DRAFTING
    t.drafted = 0
    t.chances = 0
    t.actor = NONE
    t.running = NONE
    t.done = 0
    t.colours = 0
    t.face_up = 0
    t.unplayable = 0
    for place in range(MOST_NAMES):
        t.named[place] = NONE
        t.namer[place] = NONE
    for place in range(MOST_TOLLS):
        t.toll[place] = NONE
    for die in range(DICE):
        t.die[die] = NONE
    tell(t, EVERYONE, TURN_BEGINS, t.turn, t.leader)
    cards = paper(TRAITORS)
    for traitor in range(TRAITORS):
        cards[traitor] = traitor
    shuffle(t.chance, cards, TRAITORS)
    t.airsick = 0
    for place in range(AIRSICK[t.seats]):
        t.airsick |= 1 << cards[place]
    left = ALL_TRAITORS & ~t.airsick
    for step in range(t.seats):
        seat = (t.leader + step) % t.seats
        traitor = cards[AIRSICK[t.seats] + step]
        left &= ~(1 << traitor)
        t.dealt[seat] = traitor
        t.held[seat] = 1 << traitor
        t.pick[seat] = NONE
        t.seen_pool[seat] = 0
        t.current[seat] = NONE
        t.names_then[seat] = NONE
        for round_ in range(LAPS):
            t.laid[seat, round_] = NONE
            t.skipped[seat, round_] = 0
        tell(t, only(seat), DEALT, traitor)
    t.undrafted = left


@rule
def next_draft(t: Table) -> None:
    """The pool reaches the next seat; after the last the leader looks, and rolls the dice."""
    if t.drafted < t.seats:
        seat = (t.leader + t.drafted) % t.seats
        t.seen_pool[seat] = t.undrafted
        tell(t, only(seat), POOL, t.undrafted & 255, t.undrafted >> 8)
        ask(t, seat, DRAFT_TRAITOR)
        return
    tell(t, EVERYONE, LOOKED, t.leader)
    tell(t, only(t.leader), ASIDE, t.airsick & 255, t.airsick >> 8, t.undrafted & 255, t.undrafted >> 8)
    for die in range(DICE):
        t.die[die] = below(t.chance, FACES)
    tell(t, EVERYONE, ROLLED, t.die[0], t.die[1], t.die[2])
    t.stage = SETTLING


@rule
def draft(t: Table, seat: int, traitor: int) -> None:
    """One traitor of the pool goes to the hand, the others to the left neighbour."""
    t.pick[seat] = traitor
    t.held[seat] |= 1 << traitor
    t.undrafted &= ~(1 << traitor)
    t.drafted += 1
    tell(t, EVERYONE, DRAFTED, seat, ones(t.undrafted))


@rule
def open_die(t: Table) -> int:
    """The lowest die that waits for the leader's choice, or NONE."""
    for die in range(DICE):
        if t.die[die] == PICK:
            return die
    return NONE


@rule
def next_die(t: Table) -> None:
    """The leader settles the dice one by one; then the play goes on where it was."""
    if open_die(t) != NONE:
        ask(t, t.leader, SETTLE_DIE)
    else:
        t.stage = NEXT_CHANCE if t.actor == NONE else ACTING


@rule
def settle_die(t: Table, seat: int, die: int, result: int) -> None:
    """The leader chooses what a die shows."""
    t.die[die] = result
    tell(t, EVERYONE, SETTLED, seat, die, result)


# A chance to play --------------------------------------------------------------------------------


@rule
def next_chance(t: Table) -> None:
    """The next seat's chance: its toll ends; it plays a traitor, or shows one that is blocked."""
    if t.chances == LAPS * t.seats:
        end_turn(t)
        return
    seat = (t.leader + t.chances) % t.seats
    t.chances += 1
    t.actor = seat
    t.running = NONE
    t.done = 0
    t.colours = 0
    end_toll(t, seat)
    blocked = t.held[seat] & ~t.unplayable == 0
    if lap(t) == 0:
        ask(t, seat, SHOW_TRAITOR if blocked else PLAY_TRAITOR)
    elif blocked:
        show(t, seat, lowest(t.held[seat]))
    else:
        tell(t, EVERYONE, PLAYED_LAST, seat, lowest(t.held[seat]))
        play_traitor(t, seat, lowest(t.held[seat]))


@rule
def lay(t: Table, seat: int, traitor: int) -> None:
    """A traitor of the hand lies face up."""
    t.held[seat] &= ~(1 << traitor)
    t.face_up |= 1 << traitor
    t.laid[seat, lap(t)] = traitor


@rule
def show(t: Table, seat: int, traitor: int) -> None:
    """A blocked traitor is used up: no Search, no actions."""
    lay(t, seat, traitor)
    t.skipped[seat, lap(t)] = 1
    if lap(t) == 0:
        t.names_then[seat] = ones(t.unplayable)
    tell(t, EVERYONE, SHOWED, seat, traitor)


@rule
def play_traitor(t: Table, seat: int, traitor: int) -> None:
    """A traitor becomes current, and searches: coins first, then cards."""
    lay(t, seat, traitor)
    t.current[seat] = traitor
    t.player[t.plays] = seat
    t.traitor[t.plays] = traitor
    t.plays += 1
    t.colours = COLOURS_OF[traitor]
    t.stage = ACTING
    coins = take(t, seat, SEARCH_COINS[traitor])
    cards = min(SEARCH_CARDS[traitor], t.depth)
    tell(t, EVERYONE, SEARCHED, seat, coins, cards)
    for which in range(SEARCH_CARDS[traitor]):
        draw_card(t, seat, which)


@rule
def next_action(t: Table) -> None:
    """The play goes on until both actions are taken or its player ends it."""
    if t.done != ABILITY_DONE | THROW_DONE:
        ask(t, t.actor, TAKE_ACTION)
    elif t.journeys == JOURNEYS:
        end_game(t, BY_FLIGHT)
    else:
        t.stage = NEXT_CHANCE


@rule
def act(t: Table, seat: int, move: int) -> None:
    """One of the two actions, or the end of the play."""
    if move == END:
        t.done = ABILITY_DONE | THROW_DONE
        tell(t, EVERYONE, ENDED, seat)
    elif THROW <= move < END:
        kind = (move - THROW) // PAYMENTS
        crates = (move - THROW) % PAYMENTS
        t.done |= THROW_DONE
        t.threw[playing(t)] = kind
        t.crates[playing(t)] = crates
        t.threw_first[playing(t)] = 0 if t.done & ABILITY_DONE else 1
        throw_overboard(t, seat, kind, crates)
    else:
        t.done |= ABILITY_DONE
        use_ability(t, seat, t.current[seat], move)


@rule
def carry_out(t: Table, seat: int, move: int) -> None:
    """A copier carries out the Ability that it copies, or lets it be."""
    if move == DECLINE:
        tell(t, EVERYONE, DECLINED, seat, t.running)
    else:
        use_ability(t, seat, t.running, move)


@rule
def end_turn(t: Table) -> None:
    """Somebody has reached the target, or the left neighbour leads the next turn."""
    if at_target(t):
        end_game(t, BY_POINTS)
    else:
        t.leader = (t.leader + 1) % t.seats
        begin_turn(t)


@rule
def advance(t: Table) -> None:
    """Go on until somebody owes a decision, or the game is over."""
    while t.awaits == 0 and t.ending == NONE:
        if t.stage == DRAFTING:
            next_draft(t)
        elif t.stage == SETTLING:
            next_die(t)
        elif t.stage == NEXT_CHANCE:
            next_chance(t)
        elif t.stage == ACTING:
            next_action(t)


# The functions of the contract ------------------------------------------------------------------


@rule
def legal(t: Table, seat: int, mask: Any) -> int:
    """Mark what a seat may do now; returns how many moves that are."""
    if not (t.awaits >> seat) & 1:
        return 0
    asked = t.asks
    if asked == TAKE_ACTION or asked == CARRY_OUT:
        return mark_actions(t, seat, mask)
    if asked == SETTLE_DIE:
        return mark_results(t, mask)
    if asked == SWAP_CARDS:
        return mark_swaps(t, seat, mask)
    if asked == SELL_ANOTHER:
        allow(mask, DECLINE)
        return 1 + mark_cards(t, seat, mask)
    if asked == ORDER_CARDS:
        orders = ORDERS_OF[min(SEEN, t.depth)]
        for order in range(orders):
            allow(mask, ORDER + order)
        return orders
    traitors = 0
    if asked == DRAFT_TRAITOR:
        traitors = t.seen_pool[seat]
    elif asked == PLAY_TRAITOR:
        traitors = t.held[seat] & ~t.unplayable
    elif asked == SHOW_TRAITOR:
        traitors = t.held[seat]
    for traitor in range(TRAITORS):
        if (traitors >> traitor) & 1:
            allow(mask, TRAITOR + traitor)
    return ones(traitors)


@rule
def mark_results(t: Table, mask: Any) -> int:
    """What the leader may choose for a die: the four colours and, unless it was ruled out, Black."""
    results = RESULTS if t.leader_may_pick_black else COLOURS
    for result in range(results):
        allow(mask, SET + open_die(t) * RESULTS + result)
    return results


@rule
def mark_actions(t: Table, seat: int, mask: Any) -> int:
    """The Ability, a throw, and the end of the play; for a copier the copied Ability or none."""
    found = 1
    traitor = t.running
    if t.asks == CARRY_OUT:
        allow(mask, DECLINE)
    else:
        allow(mask, END)
        if not t.done & THROW_DONE and t.colours & open_colours(t):
            found += mark_payments(t, seat, KINDS, THROW, PAYMENTS, mask)
        if t.done & ABILITY_DONE:
            return found
        traitor = t.current[seat]
    return found + mark_ability(t, seat, traitor, mask)


@rule
def play(t: Table, seat: int, move: int) -> None:
    """Carry a legal move out, up to the next decision."""
    forget(t)
    t.decisions += 1
    asked = t.asks
    t.asks = NO_QUESTION
    t.awaits = 0
    if asked == TAKE_ACTION:
        act(t, seat, move)
    elif asked == CARRY_OUT:
        carry_out(t, seat, move)
    elif asked == DRAFT_TRAITOR:
        draft(t, seat, move - TRAITOR)
    elif asked == PLAY_TRAITOR:
        tell(t, EVERYONE, PLAYED, seat, move - TRAITOR)
        play_traitor(t, seat, move - TRAITOR)
    elif asked == SHOW_TRAITOR:
        show(t, seat, move - TRAITOR)
    elif asked == SETTLE_DIE:
        settle_die(t, seat, (move - SET) // RESULTS, (move - SET) % RESULTS)
    elif asked == SWAP_CARDS:
        swap(t, seat, move)
    elif asked == ORDER_CARDS:
        put_in_order(t, seat, move)
    elif asked == SELL_ANOTHER:
        sell_another(t, seat, move)
    advance(t)


@rule
def payoff(t: Table, out: Any) -> None:
    """Two for a seat that wins alone, one for each of those in a draw, nothing for the others."""
    for seat in range(t.seats):
        out[seat] = 0
        if (t.winners >> seat) & 1:
            out[seat] = 2 if t.winners == 1 << seat else 1


@rule
def side(t: Table, seat: int) -> int:
    """Everybody plays alone."""
    return 0
