"""The Abilities of the traitors: what may be chosen, and what comes of it."""

from __future__ import annotations

from typing import Any

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
from turncoat.games.mad_zeppelin.components import (
    BLACK,
    CARDS,
    COLOURS,
    COLOURS_OF,
    DICE,
    FACES,
    HENCHMAN,
    HUMMEROCK,
    IGOR,
    IMMUNE,
    KINDS,
    LEVEL,
    LIGHT_KINDS,
    LOVE,
    MIRANTE,
    MOST_NAMES,
    MOST_TOLLS,
    NONE,
    RATATINE,
    RESULTS,
    RIPP,
    ROCHAT,
    SALES,
    SEEN,
    SHADOW,
    STEELING,
    TIM_SLY,
    TRAITORS,
    TROY,
    WALDER,
    ZAMFIRESCU,
)
from turncoat.games.mad_zeppelin.moves import (
    CARD,
    DECLINE,
    EXTRA,
    LIGHT_PAYMENTS,
    ORDER,
    ORDERS,
    PAIR,
    PAIRS,
    PAY,
    PLAYER,
    REROLL,
    SET,
    SWAP,
    TRAITOR,
    TWO_PLAYERS,
    USE,
)
from turncoat.games.mad_zeppelin.news import (
    BURIED,
    DIE_SET,
    FORESAW,
    FORESEEN,
    GAVE_AND_TOOK,
    GAVE_UP,
    IMITATED,
    LEFT_HAND,
    LIGHT_THROW,
    LOST_CARD,
    NAMED,
    ORDERED,
    PAID,
    REROLLED,
    ROBBED,
    SAW_HAND,
    SEEN_IN_HAND,
    SOLD,
    SOLD_ENOUGH,
    STOLE,
    STOLE_COIN,
    STOLEN_CARD,
    SWAPPED,
    TOLL_SET,
    YOU_BURIED,
)
from turncoat.games.mad_zeppelin.table import (
    BY_ABILITY,
    CARRY_OUT,
    FORESEEN_AT,
    LOST_AT,
    ORDER_CARDS,
    PUT_BACK_AT,
    SEEN_AT,
    SELL_ANOTHER,
    SETTLING,
    SOLD_AT,
    SWAP_CARDS,
    Table,
    all_black,
    playing,
)
from turncoat.kernel.chance import below
from turncoat.kernel.moves import allow, ask
from turncoat.kernel.news import EVERYONE, only, tell
from turncoat.kernel.rule import rule

# What may be chosen ----------------------------------------------------------------------------


@rule
def can_be_copied(traitor: int) -> bool:
    """A traitor with a colour of its own, and none that copies others."""
    return COLOURS_OF[traitor] != 0 and traitor != TIM_SLY and traitor != SHADOW


@rule
def can_be_named(t: Table, seat: int, by: int, traitor: int) -> bool:
    """A name on offer: not face up, not unplayable, not in the namer's hand; for Tim Sly one to copy."""
    if IMMUNE[traitor] or ((t.face_up | t.unplayable | t.held[seat]) >> traitor) & 1:
        return False
    return by != TIM_SLY or can_be_copied(traitor)


@rule
def can_be_chosen(t: Table, seat: int, by: int, other: int) -> bool:
    """Whether a seat may be the one that an Ability is used on."""
    if other == seat:
        return False
    if by == LOVE:
        return t.hand_size[other] > 0
    if by == IGOR:
        return t.coins[other] > t.coins[seat]
    if by == TROY:
        return t.hand_size[other] > 0 or t.coins[other] > 0
    return by == SHADOW and t.current[other] != NONE and can_be_copied(t.current[other])


@rule
def mark_traitors(t: Table, seat: int, by: int, mask: Any) -> int:
    """Tim Sly, Dr Ripp: the names on offer."""
    found = 0
    for traitor in range(TRAITORS):
        if can_be_named(t, seat, by, traitor):
            allow(mask, TRAITOR + traitor)
            found += 1
    return found


@rule
def mark_players(t: Table, seat: int, by: int, mask: Any) -> int:
    """Love, Igor, Troy, Mr Shadow: the seats on offer, for Igor also two at once."""
    found = 0
    for other in range(t.seats):
        if can_be_chosen(t, seat, by, other):
            allow(mask, PLAYER + other)
            found += 1
    if by == IGOR and found > 1:
        for pair in range(PAIRS):
            one = PAIR[pair, 0]
            two = PAIR[pair, 1]
            if two < t.seats and can_be_chosen(t, seat, by, one) and can_be_chosen(t, seat, by, two):
                allow(mask, TWO_PLAYERS + pair)
                found += 1
    return found


@rule
def mark_cards(t: Table, seat: int, mask: Any) -> int:
    """Rochat, Zamfirescu, Walder: the cards in hand."""
    found = 0
    for kind in range(KINDS):
        if t.hand[seat, kind] > 0:
            allow(mask, CARD + kind)
            found += 1
    return found


@rule
def mark_dice(t: Table, by: int, mask: Any) -> int:
    """Steeling: a die and a colour. Mirante: any of the dice."""
    found = 0
    free = 0
    for die in range(DICE):
        if t.die[die] == BLACK:
            continue
        free |= 1 << die
        if by == STEELING:
            for colour in range(COLOURS):
                allow(mask, SET + die * RESULTS + colour)
                found += 1
    if by == MIRANTE:
        for dice in range(1, 1 << DICE):
            if dice & ~free == 0:
                allow(mask, REROLL + dice - 1)
                found += 1
    return found


@rule
def mark_payments(t: Table, seat: int, kinds: int, base: int, width: int, mask: Any) -> int:
    """Every card of the first kinds that can be paid for, with every number of crates that may help."""
    found = 0
    for kind in range(kinds):
        if t.hand[seat, kind] > 0:
            for crates in range(fewest_crates(t, seat, kind), most_crates(t, seat, kind) + 1):
                allow(mask, base + kind * width + crates)
                found += 1
    return found


@rule
def mark_ability(t: Table, seat: int, by: int, mask: Any) -> int:
    """Mark every way to begin a traitor's Ability; none where it is not on offer."""
    if by == TIM_SLY or by == RIPP:
        return mark_traitors(t, seat, by, mask)
    if by == LOVE or by == IGOR or by == TROY or by == SHADOW:
        return mark_players(t, seat, by, mask)
    if by == STEELING or by == MIRANTE:
        return mark_dice(t, by, mask)
    if by == HUMMEROCK:
        return 0 if all_black(t) else mark_payments(t, seat, LIGHT_KINDS, EXTRA, LIGHT_PAYMENTS, mask)
    if by == HENCHMAN or by == RATATINE:
        if by == RATATINE and t.depth == 0:
            return 0
        allow(mask, USE)
        return 1
    found = 0
    if by == ROCHAT or by == ZAMFIRESCU or by == WALDER:
        found = mark_cards(t, seat, mask)
    if by == WALDER and t.coins[seat] > 0:
        allow(mask, PAY)
        found += 1
    return found


@rule
def mark_swaps(t: Table, seat: int, mask: Any) -> int:
    """Love: any of one's cards for any of those seen, or none."""
    allow(mask, DECLINE)
    found = 1
    for give in range(KINDS):
        if t.hand[seat, give] > 0:
            for take_ in range(KINDS):
                if t.ability_cards[playing(t), SEEN_AT + take_] > 0:
                    allow(mask, SWAP + give * KINDS + take_)
                    found += 1
    return found


# What comes of it --------------------------------------------------------------------------------


@rule
def use_ability(t: Table, seat: int, by: int, move: int) -> None:
    """Begin the Ability of a traitor, one's own or one that is copied, by a legal move."""
    t.ability[playing(t)] = by
    t.running = by
    if by == STEELING:
        set_die(t, seat, (move - SET) // RESULTS, (move - SET) % RESULTS)
    elif by == TIM_SLY or by == RIPP:
        name(t, seat, by, move - TRAITOR)
    elif by == LOVE:
        look_at_hand(t, seat, move - PLAYER)
    elif by == HENCHMAN:
        set_toll(t, seat)
    elif by == ROCHAT:
        bury(t, seat, move - CARD)
    elif by == IGOR:
        rob(t, seat, move)
    elif by == HUMMEROCK:
        throw_extra(t, seat, (move - EXTRA) // LIGHT_PAYMENTS, (move - EXTRA) % LIGHT_PAYMENTS)
    elif by == ZAMFIRESCU:
        sell(t, seat, move - CARD, 0)
    elif by == SHADOW:
        imitate(t, seat, move - PLAYER)
    elif by == TROY:
        steal(t, seat, move - PLAYER)
    elif by == WALDER:
        sow_disorder(t, seat, move)
    elif by == MIRANTE:
        roll_again(t, seat, move - REROLL + 1)
    elif by == RATATINE:
        foresee(t, seat)


@rule
def set_die(t: Table, seat: int, die: int, colour: int) -> None:
    """Karl Steeling: a die shows a colour of his choice."""
    t.die[die] = colour
    tell(t, EVERYONE, DIE_SET, seat, die, colour)


@rule
def name(t: Table, seat: int, by: int, traitor: int) -> None:
    """Dr Ripp, Tim Sly: nobody can play a traitor in this turn; Tim takes on its colours."""
    t.unplayable |= 1 << traitor
    place = 0
    while place < MOST_NAMES - 1 and t.named[place] != NONE:
        place += 1
    t.named[place] = traitor
    t.namer[place] = seat
    tell(t, EVERYONE, NAMED, seat, traitor)
    if by == TIM_SLY:
        copy_traitor(t, seat, traitor)


@rule
def imitate(t: Table, seat: int, other: int) -> None:
    """Mr Shadow: the colours of another seat's current traitor."""
    tell(t, EVERYONE, IMITATED, seat, other, t.current[other])
    copy_traitor(t, seat, t.current[other])


@rule
def copy_traitor(t: Table, seat: int, traitor: int) -> None:
    """A copier has a traitor's colours and may carry out its Ability at once."""
    t.colours = COLOURS_OF[traitor]
    t.running = traitor
    ask(t, seat, CARRY_OUT)


@rule
def look_at_hand(t: Table, seat: int, other: int) -> None:
    """Carlotta Love sees a hand, and may swap if she has a card to give."""
    play = playing(t)
    t.target[play] = other
    tell(t, EVERYONE, SAW_HAND, seat, other)
    for kind in range(KINDS):
        count = t.hand[other, kind]
        t.ability_cards[play, SEEN_AT + kind] = count
        if count > 0:
            tell(t, only(seat), SEEN_IN_HAND, other, count, kind)
    if t.hand_size[seat] > 0:
        ask(t, seat, SWAP_CARDS)


@rule
def swap(t: Table, seat: int, move: int) -> None:
    """Love swaps a card for one that she saw, or leaves the hand as it is."""
    play = playing(t)
    other = t.target[play]
    if move == DECLINE:
        tell(t, EVERYONE, LEFT_HAND, seat, other)
        return
    given = (move - SWAP) // KINDS
    taken = (move - SWAP) % KINDS
    take_from_hand(t, seat, given)
    take_from_hand(t, other, taken)
    put_in_hand(t, seat, taken)
    put_in_hand(t, other, given)
    t.swapped[play] = 1
    t.gave[play] = given
    t.took[play] = taken
    tell(t, EVERYONE, SWAPPED, seat, other)
    tell(t, only(seat) | only(other), GAVE_AND_TOOK, seat, other, given, taken)


@rule
def set_toll(t: Table, seat: int) -> None:
    """Henchman III: a coin of every bribe that another seat pays, until the next chance to play."""
    place = 0
    while place < MOST_TOLLS - 1 and t.toll[place] != NONE:
        place += 1
    t.toll[place] = seat
    tell(t, EVERYONE, TOLL_SET, seat)


@rule
def bury(t: Table, seat: int, kind: int) -> None:
    """Satine Rochat: a card under the Hold, then the top card."""
    t.gave[playing(t)] = kind
    take_from_hand(t, seat, kind)
    put_under(t, kind)
    tell(t, EVERYONE, BURIED, seat)
    tell(t, only(seat), YOU_BURIED, kind)
    draw_card(t, seat, BY_ABILITY)


@rule
def rob(t: Table, seat: int, move: int) -> None:
    """Igor: a coin of each of one or two richer seats."""
    for other in range(t.seats):
        if move >= TWO_PLAYERS:
            pair = move - TWO_PLAYERS
            chosen = other == PAIR[pair, 0] or other == PAIR[pair, 1]
        else:
            chosen = other == move - PLAYER
        if chosen:
            t.coins[other] -= 1
            t.coins[seat] += 1
            tell(t, EVERYONE, ROBBED, seat, other)


@rule
def throw_extra(t: Table, seat: int, kind: int, crates: int) -> None:
    """Jack Hummerock: light Cargo overboard, whatever the heading."""
    t.extra[playing(t)] = kind
    t.extra_crates[playing(t)] = crates
    tell(t, EVERYONE, LIGHT_THROW, seat)
    throw_overboard(t, seat, kind, crates)


@rule
def sell(t: Table, seat: int, kind: int, which: int) -> None:
    """Fred Zamfirescu: a card for coins of its level; after the first he may sell another."""
    t.ability_cards[playing(t), SOLD_AT + which] = kind
    discard(t, seat, kind)
    coins = take(t, seat, LEVEL[kind])
    tell(t, EVERYONE, SOLD, seat, kind, coins)
    if which + 1 < SALES and t.hand_size[seat] > 0:
        ask(t, seat, SELL_ANOTHER)


@rule
def sell_another(t: Table, seat: int, move: int) -> None:
    """Zamfirescu sells a second card, or leaves it."""
    if move == DECLINE:
        tell(t, EVERYONE, SOLD_ENOUGH, seat)
    else:
        sell(t, seat, move - CARD, 1)


@rule
def steal(t: Table, seat: int, other: int) -> None:
    """Helen Troy: a random card of another hand, or a coin where it is empty."""
    t.target[playing(t)] = other
    if t.hand_size[other] == 0:
        t.coins[other] -= 1
        t.coins[seat] += 1
        tell(t, EVERYONE, STOLE_COIN, seat, other)
        return
    kind = random_card(t, other)
    take_from_hand(t, other, kind)
    put_in_hand(t, seat, kind)
    t.took[playing(t)] = kind
    tell(t, EVERYONE, STOLE, seat, other)
    tell(t, only(seat) | only(other), STOLEN_CARD, seat, other, kind)


@rule
def sow_disorder(t: Table, seat: int, move: int) -> None:
    """Hans Walder: for a coin or a card, every other seat discards a random card."""
    play = playing(t)
    if move == PAY:
        t.coins[seat] -= 1
        t.safe += 1
        tell(t, EVERYONE, PAID, seat)
    else:
        kind = move - CARD
        t.gave[play] = kind
        discard(t, seat, kind)
        tell(t, EVERYONE, GAVE_UP, seat, kind)
    for step in range(1, t.seats):
        other = (seat + step) % t.seats
        if t.hand_size[other] > 0:
            kind = random_card(t, other)
            t.ability_cards[play, LOST_AT + other] = kind
            discard(t, other, kind)
            tell(t, EVERYONE, LOST_CARD, other, kind)


@rule
def roll_again(t: Table, seat: int, dice: int) -> None:
    """Hernan Mirante: chosen dice once more; the leader settles what asks for it."""
    for die in range(DICE):
        if (dice >> die) & 1:
            t.die[die] = below(t.chance, FACES)
    tell(t, EVERYONE, REROLLED, seat, t.die[0], t.die[1], t.die[2])
    t.stage = SETTLING


@rule
def foresee(t: Table, seat: int) -> None:
    """Ratatine sees the top cards of the Hold."""
    count = min(SEEN, t.depth)
    play = playing(t)
    for place in range(count):
        t.ability_cards[play, FORESEEN_AT + place] = t.hold[(t.top + place) % CARDS]
    tell(t, EVERYONE, FORESAW, seat, count)
    tell(
        t, only(seat), FORESEEN, count, foreseen(t, play, 0), foreseen(t, play, 1), foreseen(t, play, 2),
        foreseen(t, play, 3),
    )  # fmt: skip
    ask(t, seat, ORDER_CARDS)


@rule
def foreseen(t: Table, play: int, place: int) -> int:
    """A card that Ratatine saw, as it is told: where there was none, any."""
    return max(0, t.ability_cards[play, FORESEEN_AT + place])


@rule
def put_in_order(t: Table, seat: int, move: int) -> None:
    """She puts them back in any order, then draws the top one."""
    play = playing(t)
    for place in range(min(SEEN, t.depth)):
        card = t.ability_cards[play, FORESEEN_AT + ORDERS[move - ORDER, place]]
        t.ability_cards[play, PUT_BACK_AT + place] = card
        t.hold[(t.top + place) % CARDS] = card
    tell(t, EVERYONE, ORDERED, seat)
    draw_card(t, seat, BY_ABILITY)
