"""The Abilities of the traitors: what may be chosen, and what comes of it."""

from __future__ import annotations

from typing import Any

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin import moves, news, table
from turncoat.games.mad_zeppelin.cargo import (
    discard,
    draw_card,
    fewest_crates,
    most_crates,
    put_in_hand,
    put_under,
    random_card,
    take,
    take_from_hand,
    throw_overboard,
)
from turncoat.games.mad_zeppelin.components import NONE
from turncoat.games.mad_zeppelin.table import Table, all_black, playing
from turncoat.kernel.chance import below
from turncoat.kernel.moves import allow, ask
from turncoat.kernel.news import EVERYONE, only, tell
from turncoat.kernel.rule import rule

# What may be chosen ----------------------------------------------------------------------------


@rule
def can_be_copied(traitor: int) -> bool:
    """A traitor with a colour of its own, and none that copies others."""
    return box.COLOURS_OF[traitor] != 0 and traitor != box.TIM_SLY and traitor != box.SHADOW


@rule
def can_be_named(t: Table, seat: int, by: int, traitor: int) -> bool:
    """A name on offer: not face up, not unplayable, not in the namer's hand; for Tim Sly one to copy."""
    if box.IMMUNE[traitor] or ((t.face_up | t.unplayable | t.held[seat]) >> traitor) & 1:
        return False
    return by != box.TIM_SLY or can_be_copied(traitor)


@rule
def can_be_chosen(t: Table, seat: int, by: int, other: int) -> bool:
    """Whether a seat may be the one that an Ability is used on."""
    if other == seat:
        return False
    if by == box.LOVE:
        return t.hand_size[other] > 0
    if by == box.IGOR:
        return t.coins[other] > t.coins[seat]
    if by == box.TROY:
        return t.hand_size[other] > 0 or t.coins[other] > 0
    return by == box.SHADOW and t.current[other] != NONE and can_be_copied(t.current[other])


@rule
def mark_traitors(t: Table, seat: int, by: int, mask: Any) -> int:
    """Tim Sly, Dr Ripp: the names on offer."""
    found = 0
    for traitor in range(box.TRAITORS):
        if can_be_named(t, seat, by, traitor):
            allow(mask, moves.TRAITOR.at(traitor))
            found += 1
    return found


@rule
def mark_players(t: Table, seat: int, by: int, mask: Any) -> int:
    """Love, Igor, Troy, Mr Shadow: the seats on offer, for Igor also two at once."""
    found = 0
    for other in range(t.seats):
        if can_be_chosen(t, seat, by, other):
            allow(mask, moves.PLAYER.at(other))
            found += 1
    if by == box.IGOR and found > 1:
        for pair in range(moves.PAIR.length):
            one = moves.PAIR.first[pair]
            two = moves.PAIR.second[pair]
            if two < t.seats and can_be_chosen(t, seat, by, one) and can_be_chosen(t, seat, by, two):
                allow(mask, moves.TWO_PLAYERS.at(pair))
                found += 1
    return found


@rule
def mark_cards(t: Table, seat: int, mask: Any) -> int:
    """Rochat, Zamfirescu, Walder: the cards in hand."""
    found = 0
    for kind in range(box.KINDS):
        if t.hand[seat, kind] > 0:
            allow(mask, moves.CARD.at(kind))
            found += 1
    return found


@rule
def mark_dice(t: Table, by: int, mask: Any) -> int:
    """Steeling: a die and a colour. Mirante: any of the dice."""
    found = 0
    free = 0
    for die in range(box.DICE):
        if t.die[die] == box.BLACK:
            continue
        free |= 1 << die
        if by == box.STEELING:
            for colour in range(box.COLOURS):
                allow(mask, moves.SET.at(die, colour))
                found += 1
    if by == box.MIRANTE:
        for dice in range(1, 1 << box.DICE):
            if dice & ~free == 0:
                allow(mask, moves.REROLL.at(dice))
                found += 1
    return found


@rule
def mark_throws(t: Table, seat: int, light: bool, mask: Any) -> int:
    """Every card that can be paid for, with every number of crates that may help; Hummerock: light ones."""
    found = 0
    for kind in range(box.LIGHT_KINDS if light else box.KINDS):
        if t.hand[seat, kind] > 0:
            for crates in range(fewest_crates(t, seat, kind), most_crates(t, seat, kind) + 1):
                allow(mask, moves.EXTRA.at(kind, crates) if light else moves.THROW.at(kind, crates))
                found += 1
    return found


@rule
def mark_ability(t: Table, seat: int, by: int, mask: Any) -> int:
    """Mark every way to begin a traitor's Ability; none where it is not on offer."""
    if by == box.TIM_SLY or by == box.RIPP:
        return mark_traitors(t, seat, by, mask)
    if by == box.LOVE or by == box.IGOR or by == box.TROY or by == box.SHADOW:
        return mark_players(t, seat, by, mask)
    if by == box.STEELING or by == box.MIRANTE:
        return mark_dice(t, by, mask)
    if by == box.HUMMEROCK:
        return 0 if all_black(t) else mark_throws(t, seat, True, mask)
    if by == box.HENCHMAN or by == box.RATATINE:
        if by == box.RATATINE and t.depth == 0:
            return 0
        allow(mask, moves.USE.at())
        return 1
    found = 0
    if by == box.ROCHAT or by == box.ZAMFIRESCU or by == box.WALDER:
        found = mark_cards(t, seat, mask)
    if by == box.WALDER and t.coins[seat] > 0:
        allow(mask, moves.PAY.at())
        found += 1
    return found


@rule
def mark_swaps(t: Table, seat: int, mask: Any) -> int:
    """Love: any of one's cards for any of those seen, or none."""
    allow(mask, moves.DECLINE.at())
    found = 1
    for give in range(box.KINDS):
        if t.hand[seat, give] > 0:
            for take_ in range(box.KINDS):
                if t.ability_cards[playing(t), table.SEEN_AT + take_] > 0:
                    allow(mask, moves.SWAP.at(give, take_))
                    found += 1
    return found


# What comes of it --------------------------------------------------------------------------------


@rule
def use_ability(t: Table, seat: int, by: int, move: int) -> None:
    """Begin the Ability of a traitor, one's own or one that is copied, by a legal move."""
    t.ability[playing(t)] = by
    t.running = by
    if by == box.STEELING:
        set_die(t, seat, moves.SET.die(move), moves.SET.result(move))
    elif by == box.TIM_SLY or by == box.RIPP:
        name(t, seat, by, moves.TRAITOR.traitor(move))
    elif by == box.LOVE:
        look_at_hand(t, seat, moves.PLAYER.seat(move))
    elif by == box.HENCHMAN:
        set_toll(t, seat)
    elif by == box.ROCHAT:
        bury(t, seat, moves.CARD.cargo(move))
    elif by == box.IGOR:
        rob(t, seat, move)
    elif by == box.HUMMEROCK:
        throw_extra(t, seat, moves.EXTRA.cargo(move), moves.EXTRA.crates(move))
    elif by == box.ZAMFIRESCU:
        sell(t, seat, moves.CARD.cargo(move), 0)
    elif by == box.SHADOW:
        imitate(t, seat, moves.PLAYER.seat(move))
    elif by == box.TROY:
        steal(t, seat, moves.PLAYER.seat(move))
    elif by == box.WALDER:
        sow_disorder(t, seat, move)
    elif by == box.MIRANTE:
        roll_again(t, seat, moves.REROLL.dice(move))
    elif by == box.RATATINE:
        foresee(t, seat)


@rule
def set_die(t: Table, seat: int, die: int, colour: int) -> None:
    """Karl Steeling: a die shows a colour of his choice."""
    t.die[die] = colour
    tell(t, EVERYONE, news.DIE_SET, seat, die, colour)


@rule
def name(t: Table, seat: int, by: int, traitor: int) -> None:
    """Dr Ripp, Tim Sly: nobody can play a traitor in this turn; Tim takes on its colours."""
    t.unplayable |= 1 << traitor
    place = 0
    while place < box.MOST_NAMES - 1 and t.named[place] != NONE:
        place += 1
    t.named[place] = traitor
    t.namer[place] = seat
    tell(t, EVERYONE, news.NAMED, seat, traitor)
    if by == box.TIM_SLY:
        copy_traitor(t, seat, traitor)


@rule
def imitate(t: Table, seat: int, other: int) -> None:
    """Mr Shadow: the colours of another seat's current traitor."""
    tell(t, EVERYONE, news.IMITATED, seat, other, t.current[other])
    copy_traitor(t, seat, t.current[other])


@rule
def copy_traitor(t: Table, seat: int, traitor: int) -> None:
    """A copier has a traitor's colours and may carry out its Ability at once."""
    t.colours = box.COLOURS_OF[traitor]
    t.running = traitor
    ask(t, seat, table.CARRY_OUT)


@rule
def look_at_hand(t: Table, seat: int, other: int) -> None:
    """Carlotta Love sees a hand, and may swap if she has a card to give."""
    play = playing(t)
    t.target[play] = other
    tell(t, EVERYONE, news.SAW_HAND, seat, other)
    for kind in range(box.KINDS):
        count = t.hand[other, kind]
        t.ability_cards[play, table.SEEN_AT + kind] = count
        if count > 0:
            tell(t, only(seat), news.SEEN_IN_HAND, other, count, kind)
    if t.hand_size[seat] > 0:
        ask(t, seat, table.SWAP_CARDS)


@rule
def swap(t: Table, seat: int, move: int) -> None:
    """Love swaps a card for one that she saw, or leaves the hand as it is."""
    play = playing(t)
    other = t.target[play]
    if moves.DECLINE.has(move):
        tell(t, EVERYONE, news.LEFT_HAND, seat, other)
        return
    given = moves.SWAP.give(move)
    taken = moves.SWAP.take(move)
    take_from_hand(t, seat, given)
    take_from_hand(t, other, taken)
    put_in_hand(t, seat, taken)
    put_in_hand(t, other, given)
    t.swapped[play] = 1
    t.gave[play] = given
    t.took[play] = taken
    tell(t, EVERYONE, news.SWAPPED, seat, other)
    tell(t, only(seat) | only(other), news.GAVE_AND_TOOK, seat, other, given, taken)


@rule
def set_toll(t: Table, seat: int) -> None:
    """Henchman III: a coin of every bribe that another seat pays, until the next chance to play."""
    place = 0
    while place < box.MOST_TOLLS - 1 and t.toll[place] != NONE:
        place += 1
    t.toll[place] = seat
    tell(t, EVERYONE, news.TOLL_SET, seat)


@rule
def bury(t: Table, seat: int, kind: int) -> None:
    """Satine Rochat: a card under the Hold, then the top card."""
    t.gave[playing(t)] = kind
    take_from_hand(t, seat, kind)
    put_under(t, kind)
    tell(t, EVERYONE, news.BURIED, seat)
    tell(t, only(seat), news.YOU_BURIED, kind)
    draw_card(t, seat, table.BY_ABILITY)


@rule
def rob(t: Table, seat: int, move: int) -> None:
    """Igor: a coin of each of one or two richer seats."""
    for other in range(t.seats):
        if moves.TWO_PLAYERS.has(move):
            pair = moves.TWO_PLAYERS.pair(move)
            chosen = other == moves.PAIR.first[pair] or other == moves.PAIR.second[pair]
        else:
            chosen = other == moves.PLAYER.seat(move)
        if chosen:
            t.coins[other] -= 1
            t.coins[seat] += 1
            tell(t, EVERYONE, news.ROBBED, seat, other)


@rule
def throw_extra(t: Table, seat: int, kind: int, crates: int) -> None:
    """Jack Hummerock: light Cargo overboard, whatever the heading."""
    t.extra[playing(t)] = kind
    t.extra_crates[playing(t)] = crates
    tell(t, EVERYONE, news.LIGHT_THROW, seat)
    throw_overboard(t, seat, kind, crates)


@rule
def sell(t: Table, seat: int, kind: int, which: int) -> None:
    """Fred Zamfirescu: a card for coins of its level; after the first he may sell another."""
    t.ability_cards[playing(t), table.SOLD_AT + which] = kind
    discard(t, seat, kind)
    coins = take(t, seat, box.LEVEL[kind])
    tell(t, EVERYONE, news.SOLD, seat, kind, coins)
    if which + 1 < box.SALES and t.hand_size[seat] > 0:
        ask(t, seat, table.SELL_ANOTHER)


@rule
def sell_another(t: Table, seat: int, move: int) -> None:
    """Zamfirescu sells a second card, or leaves it."""
    if moves.DECLINE.has(move):
        tell(t, EVERYONE, news.SOLD_ENOUGH, seat)
    else:
        sell(t, seat, moves.CARD.cargo(move), 1)


@rule
def steal(t: Table, seat: int, other: int) -> None:
    """Helen Troy: a random card of another hand, or a coin where it is empty."""
    t.target[playing(t)] = other
    if t.hand_size[other] == 0:
        t.coins[other] -= 1
        t.coins[seat] += 1
        tell(t, EVERYONE, news.STOLE_COIN, seat, other)
        return
    kind = random_card(t, other)
    take_from_hand(t, other, kind)
    put_in_hand(t, seat, kind)
    t.took[playing(t)] = kind
    tell(t, EVERYONE, news.STOLE, seat, other)
    tell(t, only(seat) | only(other), news.STOLEN_CARD, seat, other, kind)


@rule
def sow_disorder(t: Table, seat: int, move: int) -> None:
    """Hans Walder: for a coin or a card, every other seat discards a random card."""
    play = playing(t)
    if moves.PAY.has(move):
        t.coins[seat] -= 1
        t.safe += 1
        tell(t, EVERYONE, news.PAID, seat)
    else:
        kind = moves.CARD.cargo(move)
        t.gave[play] = kind
        discard(t, seat, kind)
        tell(t, EVERYONE, news.GAVE_UP, seat, kind)
    for step in range(1, t.seats):
        other = (seat + step) % t.seats
        if t.hand_size[other] > 0:
            kind = random_card(t, other)
            t.ability_cards[play, table.LOST_AT + other] = kind
            discard(t, other, kind)
            tell(t, EVERYONE, news.LOST_CARD, other, kind)


@rule
def roll_again(t: Table, seat: int, dice: int) -> None:
    """Hernan Mirante: chosen dice once more; the leader settles what asks for it."""
    for die in range(box.DICE):
        if (dice >> die) & 1:
            t.die[die] = below(t.chance, box.FACES)
    tell(t, EVERYONE, news.REROLLED, seat, t.die[0], t.die[1], t.die[2])
    t.stage = table.SETTLING


@rule
def foresee(t: Table, seat: int) -> None:
    """Ratatine sees the top cards of the Hold."""
    count = min(box.SEEN, t.depth)
    play = playing(t)
    for place in range(count):
        t.ability_cards[play, table.FORESEEN_AT + place] = t.hold[(t.top + place) % box.CARDS]
    tell(t, EVERYONE, news.FORESAW, seat, count)
    tell(
        t, only(seat), news.FORESEEN, count, foreseen(t, play, 0), foreseen(t, play, 1), foreseen(t, play, 2),
        foreseen(t, play, 3),
    )  # fmt: skip
    ask(t, seat, table.ORDER_CARDS)


@rule
def foreseen(t: Table, play: int, place: int) -> int:
    """A card that Ratatine saw, as it is told: where there was none, any."""
    return max(0, t.ability_cards[play, table.FORESEEN_AT + place])


@rule
def put_in_order(t: Table, seat: int, order: int) -> None:
    """She puts them back in any order, then draws the top one."""
    play = playing(t)
    for place in range(min(box.SEEN, t.depth)):
        card = t.ability_cards[play, table.FORESEEN_AT + moves.ORDERS.at[order, place]]
        t.ability_cards[play, table.PUT_BACK_AT + place] = card
        t.hold[(t.top + place) % box.CARDS] = card
    tell(t, EVERYONE, news.ORDERED, seat)
    draw_card(t, seat, table.BY_ABILITY)
