"""Mad Zeppelin: the deal, the draft, the dice, and the plays of a turn."""

from __future__ import annotations

from typing import Any

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin import moves, news, table
from turncoat.games.mad_zeppelin.abilities import (
    mark_ability,
    mark_cards,
    mark_swaps,
    mark_throws,
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
from turncoat.games.mad_zeppelin.components import NONE, TRAITORS
from turncoat.games.mad_zeppelin.scoring import at_target, end_game
from turncoat.games.mad_zeppelin.table import Table, lap, open_colours, playing
from turncoat.kernel.chance import below, shuffle
from turncoat.kernel.moves import allow, ask, lowest, ones
from turncoat.kernel.news import EVERYONE, forget, only, tell
from turncoat.kernel.rule import paper, rule

# The deal ----------------------------------------------------------------------------------------


@rule
def deal(t: Table) -> None:
    """Set-up: the Hold, the Safe, the first leader, coins and a card for everybody."""
    fill_hold(t)
    t.safe = box.COINS
    t.leader = below(t.chance, t.seats) if t.first_leader == NONE else t.first_leader
    for step in range(t.seats):
        seat = (t.leader + step) % t.seats
        for kind in range(box.KINDS):
            t.hand[seat, kind] = 0
        take(t, seat, box.OPENING_COINS)
    for step in range(t.seats):
        draw_opening_card(t, (t.leader + step) % t.seats)
    begin_turn(t)
    advance(t)


@rule
def fill_hold(t: Table) -> None:
    """Shuffle the Cargo, put some of it aside unseen, and shuffle the Journeys in."""
    place = 0
    for kind in range(box.KINDS):
        t.removed[kind] = 0
        for _ in range(box.COPIES[kind]):
            t.hold[place] = kind
            place += 1
    for last in range(box.CARGO_CARDS - 1, box.CARGO_CARDS - 1 - box.REMOVED[t.seats], -1):
        other = below(t.chance, last + 1)
        t.removed[t.hold[other]] += 1
        t.hold[other] = t.hold[last]
        t.hold[last] = NONE
    t.depth = box.CARGO_CARDS - box.REMOVED[t.seats]
    for _ in range(box.JOURNEYS):
        t.hold[t.depth] = box.JOURNEY
        t.depth += 1
    shuffle(t.chance, t.hold, t.depth)


@rule
def draw_opening_card(t: Table, seat: int) -> None:
    """One Cargo card; a Journey goes back at a random place, for one more coin and another draw."""
    card = top_card(t)
    while card == box.JOURNEY:
        insert(t, card)
        tell(t, EVERYONE, news.OPENING_JOURNEY, seat, take(t, seat, 1))
        card = top_card(t)
    put_in_hand(t, seat, card)
    t.opening[seat] = card
    tell(t, EVERYONE, news.OPENED, seat, t.coins[seat], t.hand_size[seat])
    tell(t, only(seat), news.DREW, card)


@rule
def insert(t: Table, card: int) -> None:
    """Put a card into the Hold, every place equally likely."""
    put_under(t, card)
    below_top = below(t.chance, t.depth)
    for place in range(t.depth - 1, below_top, -1):
        t.hold[(t.top + place) % box.CARDS] = t.hold[(t.top + place - 1) % box.CARDS]
    t.hold[(t.top + below_top) % box.CARDS] = card


# Traitors and dice -------------------------------------------------------------------------------


@rule
def begin_turn(t: Table) -> None:
    """All traitors are shuffled anew: some are airsick, each seat gets one, the others are the pool."""
    t.turn += 1
    t.stage = table.DRAFTING
    t.drafted = 0
    t.chances = 0
    t.actor = NONE
    t.running = NONE
    t.done = 0
    t.colours = 0
    t.face_up = 0
    t.unplayable = 0
    for place in range(box.MOST_NAMES):
        t.named[place] = NONE
        t.namer[place] = NONE
    for place in range(box.MOST_TOLLS):
        t.toll[place] = NONE
    for die in range(box.DICE):
        t.die[die] = NONE
    tell(t, EVERYONE, news.TURN_BEGINS, t.turn, t.leader)
    cards = paper(TRAITORS)
    for traitor in range(box.TRAITORS):
        cards[traitor] = traitor
    shuffle(t.chance, cards, box.TRAITORS)
    t.airsick = 0
    for place in range(box.AIRSICK[t.seats]):
        t.airsick |= 1 << cards[place]
    left = box.ALL_TRAITORS & ~t.airsick
    for step in range(t.seats):
        seat = (t.leader + step) % t.seats
        traitor = cards[box.AIRSICK[t.seats] + step]
        left &= ~(1 << traitor)
        t.dealt[seat] = traitor
        t.held[seat] = 1 << traitor
        t.pick[seat] = NONE
        t.seen_pool[seat] = 0
        t.current[seat] = NONE
        t.names_then[seat] = NONE
        for round_ in range(box.LAPS):
            t.laid[seat, round_] = NONE
            t.skipped[seat, round_] = 0
        tell(t, only(seat), news.DEALT, traitor)
    t.undrafted = left


@rule
def next_draft(t: Table) -> None:
    """The pool reaches the next seat; after the last the leader looks, and rolls the dice."""
    if t.drafted < t.seats:
        seat = (t.leader + t.drafted) % t.seats
        t.seen_pool[seat] = t.undrafted
        tell(t, only(seat), news.POOL, t.undrafted & 255, t.undrafted >> 8)
        ask(t, seat, table.DRAFT_TRAITOR)
        return
    tell(t, EVERYONE, news.LOOKED, t.leader)
    tell(t, only(t.leader), news.ASIDE, t.airsick & 255, t.airsick >> 8, t.undrafted & 255, t.undrafted >> 8)
    for die in range(box.DICE):
        t.die[die] = below(t.chance, box.FACES)
    tell(t, EVERYONE, news.ROLLED, t.die[0], t.die[1], t.die[2])
    t.stage = table.SETTLING


@rule
def draft(t: Table, seat: int, traitor: int) -> None:
    """One traitor of the pool goes to the hand, the others to the left neighbour."""
    t.pick[seat] = traitor
    t.held[seat] |= 1 << traitor
    t.undrafted &= ~(1 << traitor)
    t.drafted += 1
    tell(t, EVERYONE, news.DRAFTED, seat, ones(t.undrafted))


@rule
def open_die(t: Table) -> int:
    """The lowest die that waits for the leader's choice, or NONE."""
    for die in range(box.DICE):
        if t.die[die] == box.PICK:
            return die
    return NONE


@rule
def next_die(t: Table) -> None:
    """The leader settles the dice one by one; then the play goes on where it was."""
    if open_die(t) != NONE:
        ask(t, t.leader, table.SETTLE_DIE)
    else:
        t.stage = table.NEXT_CHANCE if t.actor == NONE else table.ACTING


@rule
def settle_die(t: Table, seat: int, die: int, result: int) -> None:
    """The leader chooses what a die shows."""
    t.die[die] = result
    tell(t, EVERYONE, news.SETTLED, seat, die, result)


# A chance to play --------------------------------------------------------------------------------


@rule
def next_chance(t: Table) -> None:
    """The next seat's chance: its toll ends; it plays a traitor, or shows one that is blocked."""
    if t.chances == box.LAPS * t.seats:
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
        ask(t, seat, table.SHOW_TRAITOR if blocked else table.PLAY_TRAITOR)
    elif blocked:
        show(t, seat, lowest(t.held[seat]))
    else:
        tell(t, EVERYONE, news.PLAYED_LAST, seat, lowest(t.held[seat]))
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
    tell(t, EVERYONE, news.SHOWED, seat, traitor)


@rule
def play_traitor(t: Table, seat: int, traitor: int) -> None:
    """A traitor becomes current, and searches: coins first, then cards."""
    lay(t, seat, traitor)
    t.current[seat] = traitor
    t.player[t.plays] = seat
    t.traitor[t.plays] = traitor
    t.plays += 1
    t.colours = box.COLOURS_OF[traitor]
    t.stage = table.ACTING
    coins = take(t, seat, box.SEARCH_COINS[traitor])
    cards = min(box.SEARCH_CARDS[traitor], t.depth)
    tell(t, EVERYONE, news.SEARCHED, seat, coins, cards)
    for which in range(box.SEARCH_CARDS[traitor]):
        draw_card(t, seat, which)


@rule
def next_action(t: Table) -> None:
    """The play goes on until both actions are taken or its player ends it."""
    if t.done != table.ABILITY_DONE | table.THROW_DONE:
        ask(t, t.actor, table.TAKE_ACTION)
    elif t.journeys == box.JOURNEYS:
        end_game(t, table.BY_FLIGHT)
    else:
        t.stage = table.NEXT_CHANCE


@rule
def act(t: Table, seat: int, move: int) -> None:
    """One of the two actions, or the end of the play."""
    if moves.END.has(move):
        t.done = table.ABILITY_DONE | table.THROW_DONE
        tell(t, EVERYONE, news.ENDED, seat)
    elif moves.THROW.has(move):
        kind = moves.THROW.cargo(move)
        crates = moves.THROW.crates(move)
        t.done |= table.THROW_DONE
        t.threw[playing(t)] = kind
        t.crates[playing(t)] = crates
        t.threw_first[playing(t)] = 0 if t.done & table.ABILITY_DONE else 1
        throw_overboard(t, seat, kind, crates)
    else:
        t.done |= table.ABILITY_DONE
        use_ability(t, seat, t.current[seat], move)


@rule
def carry_out(t: Table, seat: int, move: int) -> None:
    """A copier carries out the Ability that it copies, or lets it be."""
    if moves.DECLINE.has(move):
        tell(t, EVERYONE, news.DECLINED, seat, t.running)
    else:
        use_ability(t, seat, t.running, move)


@rule
def end_turn(t: Table) -> None:
    """Somebody has reached the target, or the left neighbour leads the next turn."""
    if at_target(t):
        end_game(t, table.BY_POINTS)
    else:
        t.leader = (t.leader + 1) % t.seats
        begin_turn(t)


@rule
def advance(t: Table) -> None:
    """Go on until somebody owes a decision, or the game is over."""
    while t.awaits == 0 and t.ending == NONE:
        if t.stage == table.DRAFTING:
            next_draft(t)
        elif t.stage == table.SETTLING:
            next_die(t)
        elif t.stage == table.NEXT_CHANCE:
            next_chance(t)
        elif t.stage == table.ACTING:
            next_action(t)


# The functions of the contract ------------------------------------------------------------------


@rule
def legal(t: Table, seat: int, mask: Any) -> int:
    """Mark what a seat may do now; returns how many moves that are."""
    if not (t.awaits >> seat) & 1:
        return 0
    asked = t.asks
    if asked == table.TAKE_ACTION or asked == table.CARRY_OUT:
        return mark_actions(t, seat, mask)
    if asked == table.SETTLE_DIE:
        return mark_results(t, mask)
    if asked == table.SWAP_CARDS:
        return mark_swaps(t, seat, mask)
    if asked == table.SELL_ANOTHER:
        allow(mask, moves.DECLINE.at())
        return 1 + mark_cards(t, seat, mask)
    if asked == table.ORDER_CARDS:
        orders = moves.ORDERS.orders[min(box.SEEN, t.depth)]
        for order in range(orders):
            allow(mask, moves.ORDER.at(order))
        return orders
    traitors = 0
    if asked == table.DRAFT_TRAITOR:
        traitors = t.seen_pool[seat]
    elif asked == table.PLAY_TRAITOR:
        traitors = t.held[seat] & ~t.unplayable
    elif asked == table.SHOW_TRAITOR:
        traitors = t.held[seat]
    for traitor in range(box.TRAITORS):
        if (traitors >> traitor) & 1:
            allow(mask, moves.TRAITOR.at(traitor))
    return ones(traitors)


@rule
def mark_results(t: Table, mask: Any) -> int:
    """What the leader may choose for a die: the four colours and, unless it was ruled out, Black."""
    results = box.RESULTS if t.leader_may_pick_black else box.COLOURS
    for result in range(results):
        allow(mask, moves.SET.at(open_die(t), result))
    return results


@rule
def mark_actions(t: Table, seat: int, mask: Any) -> int:
    """The Ability, a throw, and the end of the play; for a copier the copied Ability or none."""
    found = 1
    traitor = t.running
    if t.asks == table.CARRY_OUT:
        allow(mask, moves.DECLINE.at())
    else:
        allow(mask, moves.END.at())
        if not t.done & table.THROW_DONE and t.colours & open_colours(t):
            found += mark_throws(t, seat, False, mask)
        if t.done & table.ABILITY_DONE:
            return found
        traitor = t.current[seat]
    return found + mark_ability(t, seat, traitor, mask)


@rule
def play(t: Table, seat: int, move: int) -> None:
    """Carry a legal move out, up to the next decision."""
    forget(t)
    t.decisions += 1
    asked = t.asks
    t.asks = table.NO_QUESTION
    t.awaits = 0
    if asked == table.TAKE_ACTION:
        act(t, seat, move)
    elif asked == table.CARRY_OUT:
        carry_out(t, seat, move)
    elif asked == table.DRAFT_TRAITOR:
        draft(t, seat, moves.TRAITOR.traitor(move))
    elif asked == table.PLAY_TRAITOR:
        tell(t, EVERYONE, news.PLAYED, seat, moves.TRAITOR.traitor(move))
        play_traitor(t, seat, moves.TRAITOR.traitor(move))
    elif asked == table.SHOW_TRAITOR:
        show(t, seat, moves.TRAITOR.traitor(move))
    elif asked == table.SETTLE_DIE:
        settle_die(t, seat, moves.SET.die(move), moves.SET.result(move))
    elif asked == table.SWAP_CARDS:
        swap(t, seat, move)
    elif asked == table.ORDER_CARDS:
        put_in_order(t, seat, moves.ORDER.order(move))
    elif asked == table.SELL_ANOTHER:
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
