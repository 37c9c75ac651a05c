"""The hand-written player of Mad Zeppelin: the legal move with the most merit, as its view has it."""

from __future__ import annotations

from typing import Any

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin import moves, table
from turncoat.games.mad_zeppelin.claims import has_promised
from turncoat.games.mad_zeppelin.hunch import (
    ABILITY_GAIN,
    BEST,
    COMMON,
    COST,
    DISORDER,
    GAIN,
    GRIP,
    HARM,
    HEAT,
    HUNCH_CELLS,
    KEEP,
    LOOK,
    OPEN,
    PRICE,
    RIVAL,
    SALE,
    SCORE,
    SLOT,
    STOP,
    SURE,
    WANT,
    reckon,
)
from turncoat.games.mad_zeppelin.table import Table, playing
from turncoat.games.mad_zeppelin.vocabulary import SHALL_NOT_PLAY, SHALL_SPARE
from turncoat.kernel.chart import chart
from turncoat.kernel.moves import MOST_MOVES, allowed, favourite, lowest, ones
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import paper, rule
from turncoat.kernel.talk import deceived, reliance

WHIM = 3
"""Merits that differ by less, in hundredths of a point, are nearly equal: the mood of the moment decides."""
WHIM_OF_MERITS = WHIM * WHIM
"""The same in the parts of a hundredth in which merits are told."""
FIRST = 10_000
"""What comes first of two actions that both have merit."""
RISK = 25
"""Out of a hundred: the share of a play's worth that is at stake while its traitor waits in hand."""
HASTE = 27
"""Out of a hundred: the share of a throw's gain that speaks for making it in the first round."""
EARLY = chart([-35, 80, 0, 25, 0, -8, 0, 40, 12, -150, 5, -5, -15, 5])
"""What else speaks for playing a traitor in the first round: a name stops more, a copier finds less."""
OPENS = chart([92, 92, 42, 45, 50, 46, 44, 45, 45, 71, 43, 44, 71, 47])
"""The chance, out of a hundred, that a traitor finds its colour, before the dice are rolled."""
LEADER_OPENS = 18
"""What is added to it for the leader, who can settle dice."""
TWICE, ONCE_FOR_BOTH = -17, 12
"""What it adds, out of a hundred parts of a throw, that both my traitors have one colour: it makes one
throw less likely, but for the leader one die serves both."""
LIKING = chart([12, 188, -5, 7, 50, 24, -7, 34, -35, 93, 14, -12, 8, -15])
"""What else speaks for drafting a traitor: what becomes of it in the turn cannot be told yet."""
REPUTATION = 150
"""What it is worth to keep one's word: a card is worth less, a game more."""
THANKS = 40
"""To spare somebody whose promise to spare me is certain to be kept."""
RESENTMENT = 40
"""To take something from somebody who has broken a promise."""
A_WHILE = 40
"""Decisions for which that is remembered."""
ARRIVAL = 2_000
"""What it is worth to bring about the end of the flight as the winner, or to avoid it."""


@rule
def honour(t: Table, seat: int, other: int) -> int:
    """What it costs to take something from somebody, by what was promised to it, or to me."""
    if t.said == 0:
        return 0
    if has_promised(t, seat, SHALL_SPARE.at(other)):
        return REPUTATION
    if deceived(t, other, A_WHILE):
        return -RESENTMENT
    return THANKS * reliance(t, other) // SURE if has_promised(t, other, SHALL_SPARE.at(seat)) else 0


# Draft, dice and the choice of a traitor ----------------------------------------------------------


@rule
def use_of_search(h: Cells, traitor: int) -> int:
    """What a traitor finds beyond a coin and a card."""
    return (box.SEARCH_COINS[traitor] - 1) * h[PRICE] + (box.SEARCH_CARDS[traitor] - 1) * h[COMMON]


@rule
def merit_of_pick(t: Table, seat: int, h: Cells, traitor: int) -> int:
    """Draft what helps my hand and my purse, and is likely to throw."""
    chance = OPENS[traitor]
    if box.COLOURS_OF[traitor]:
        if t.leader == seat:
            chance = min(SURE - 3, chance + LEADER_OPENS)
        if box.COLOURS_OF[traitor] & box.COLOURS_OF[t.dealt[seat]]:
            chance += ONCE_FOR_BOTH if t.leader == seat else TWICE
    return h[ABILITY_GAIN + traitor] + use_of_search(h, traitor) + LIKING[traitor] + chance * h[SLOT] // SURE


@rule
def merit_of_result(h: Cells, result: int) -> int:
    """A die that waits for the leader: the colour that serves me most, or Black."""
    if result == box.BLACK:
        return 1
    return 0 if (h[OPEN] >> result) & 1 else h[HEAT + result]


@rule
def merit_of_play(t: Table, seat: int, h: Cells, traitor: int) -> int:
    """Play first what is worth most now and would lose by waiting."""
    worth = h[ABILITY_GAIN + traitor] + use_of_search(h, traitor)
    merit = EARLY[traitor]
    if box.COLOURS_OF[traitor] & h[OPEN] or traitor == box.STEELING or traitor == box.TIM_SLY:
        worth += h[SLOT]
        merit += h[BEST] * HASTE // SURE
    if traitor == box.STEELING or traitor == box.MIRANTE:
        other = box.COLOURS_OF[lowest(t.held[seat] & ~(1 << traitor))]
        if other & ~h[OPEN]:
            merit += h[SLOT] // 2
    if t.said > 0 and has_promised(t, seat, SHALL_NOT_PLAY.at(traitor)):
        merit -= REPUTATION
    return merit + worth * RISK // SURE


# Actions -----------------------------------------------------------------------------------------


@rule
def merit_of_throw(t: Table, h: Cells, kind: int, crates: int) -> int:
    """Points against what they cost; where coins have no more use they go first: the fewest win a tie."""
    coins = box.BRIBE[t.bribes, kind] - crates
    return h[GAIN + kind] - h[PRICE] * coins - (h[KEEP + box.CRATE] + WHIM) * crates


@rule
def throws_first(by: int) -> bool:
    """The traitors whose Ability costs what a throw may need, or changes the dice."""
    return by == box.HUMMEROCK or by == box.WALDER or by == box.MIRANTE or by == box.STEELING


@rule
def merit_of_copy(h: Cells, traitor: int) -> int:
    """A copier: the throw that a traitor's colour allows, and what its Ability gains."""
    throw = h[BEST] if box.COLOURS_OF[traitor] & h[OPEN] or traitor == box.STEELING else 0
    return 1 + throw + h[ABILITY_GAIN + traitor]


@rule
def merit_of_die(t: Table, h: Cells, die: int, colour: int) -> int:
    """Steeling: what the new colour brings, less what the old one brought if no other die shows it."""
    merit = 0 if (h[OPEN] >> colour) & 1 else h[HEAT + colour]
    return merit - heat_lost(t, h, 1 << die)


@rule
def heat_lost(t: Table, h: Cells, dice: int) -> int:
    """What the colours were good for that only these dice show."""
    kept = 0
    for die in range(box.DICE):
        if not (dice >> die) & 1 and t.die[die] < box.COLOURS:
            kept |= 1 << t.die[die]
    lost = 0
    for colour in range(box.COLOURS):
        if ((h[OPEN] & ~kept) >> colour) & 1:
            lost += h[HEAT + colour]
    return lost


@rule
def merit_of_reroll(t: Table, seat: int, h: Cells, dice: int) -> int:
    """Mirante: what new colours may bring, the leader's choice included, less what is given up."""
    hope = 0
    hottest = 0
    for colour in range(box.COLOURS):
        heat = h[HEAT + colour]
        if not (h[OPEN] >> colour) & 1:
            hope += heat
            hottest = max(hottest, heat)
    if t.leader == seat:
        hope += hottest
    return ones(dice) * hope // box.FACES - heat_lost(t, h, dice) * (box.FACES - 1) // box.FACES


@rule
def merit_of_robbery(t: Table, seat: int, h: Cells, other: int) -> int:
    """Igor: a coin for me and one less for another, rather a rich one; at the end coins are no use."""
    return (
        h[PRICE] * (SURE + h[HARM + other]) // SURE + min(h[PRICE], t.coins[other]) - honour(t, seat, other)
    )


@rule
def merit_of_player(t: Table, seat: int, h: Cells, by: int, other: int) -> int:
    """Love, Igor, Troy, Mr Shadow: whom to turn to."""
    if by == box.IGOR:
        return merit_of_robbery(t, seat, h, other)
    if by == box.SHADOW:
        return merit_of_copy(h, t.current[other])
    if by == box.LOVE:
        return h[LOOK + other] - honour(t, seat, other)
    return h[GRIP + other] - honour(t, seat, other) if by == box.TROY else 0


@rule
def merit_of_card(h: Cells, by: int, kind: int) -> int:
    """Rochat, Zamfirescu, Walder: which card to part with."""
    if by == box.ZAMFIRESCU:
        return h[SALE + kind]
    if by == box.ROCHAT:
        return h[COMMON] - h[COST + kind]
    return h[DISORDER] - h[COST + kind] if by == box.WALDER else 0


@rule
def merit_of_ability(t: Table, seat: int, h: Cells, by: int, move: int) -> int:
    """What a way to use an Ability gains."""
    if by == box.RIPP:
        return h[STOP + moves.TRAITOR.traitor(move)]
    if by == box.TIM_SLY:
        return h[STOP + moves.TRAITOR.traitor(move)] + merit_of_copy(h, moves.TRAITOR.traitor(move))
    if by == box.STEELING:
        return merit_of_die(t, h, moves.SET.die(move), moves.SET.result(move))
    if by == box.MIRANTE:
        return merit_of_reroll(t, seat, h, moves.REROLL.dice(move))
    if moves.PAY.has(move):
        return h[DISORDER] - h[PRICE]
    if moves.CARD.has(move):
        return merit_of_card(h, by, moves.CARD.cargo(move))
    if moves.PLAYER.has(move):
        return merit_of_player(t, seat, h, by, moves.PLAYER.seat(move))
    if moves.TWO_PLAYERS.has(move):
        pair = moves.TWO_PLAYERS.pair(move)
        merit = merit_of_robbery(t, seat, h, moves.PAIR.first[pair])
        return merit + merit_of_robbery(t, seat, h, moves.PAIR.second[pair])
    return h[ABILITY_GAIN + by] + 1 if moves.USE.has(move) else 0


@rule
def merit_of_action(t: Table, seat: int, h: Cells, move: int) -> int:
    """A throw, an Ability, or neither; of two with merit first the one that spares the other."""
    if moves.END.has(move) or moves.DECLINE.has(move):
        return 0
    by = t.current[seat] if t.asks == table.TAKE_ACTION else t.running
    if moves.THROW.has(move):
        merit = merit_of_throw(t, h, moves.THROW.cargo(move), moves.THROW.crates(move))
        return merit + FIRST if merit > 0 and throws_first(by) else merit
    if moves.EXTRA.has(move):
        return merit_of_throw(t, h, moves.EXTRA.cargo(move), moves.EXTRA.crates(move))
    merit = merit_of_ability(t, seat, h, by, move)
    return merit + FIRST if merit > 0 and not throws_first(by) else merit


# Answers to what an Ability asks ------------------------------------------------------------------


@rule
def merit_of_swap(t: Table, seat: int, h: Cells, move: int) -> int:
    """Love: a good card for a bad one; the other seat's loss counts too."""
    if moves.DECLINE.has(move):
        return 0
    given = moves.SWAP.give(move)
    taken = moves.SWAP.take(move)
    other = t.target[playing(t)]
    lost = h[KEEP + taken] - h[KEEP + given]
    gain = h[WANT + taken] - h[COST + given] + h[HARM + other] * lost // SURE
    return gain - honour(t, seat, other)


@rule
def drawer(t: Table, place: int) -> int:
    """Who will draw the card at a place from the top of the Hold, the actor the first one."""
    chance = t.chances + place - 1
    turn = chance // (box.LAPS * t.seats)
    return (t.leader + turn + chance % (box.LAPS * t.seats)) % t.seats


@rule
def merit_of_order(t: Table, seat: int, h: Cells, order: int) -> int:
    """Ratatine: the best card for me, bad ones for the next; the last Journey only if I win."""
    merit = 0
    journeys = t.journeys
    for place in range(min(box.SEEN, t.depth)):
        card = t.ability_cards[playing(t), table.FORESEEN_AT + moves.ORDERS.at[order, place]]
        if card == box.JOURNEY:
            worth = h[PRICE]
            journeys += 1
            if journeys == box.JOURNEYS and place == 0:
                merit += ARRIVAL if h[SCORE + seat] > max(h[RIVAL], box.TARGET[t.mode] - 1) else -ARRIVAL
        else:
            worth = h[WANT + card] if place == 0 else h[KEEP + card]
        if place == 0:
            merit += 2 * worth
        elif drawer(t, place) == seat:
            merit += worth
        else:
            merit -= h[HARM + drawer(t, place)] * worth // SURE
    return merit


# The move ----------------------------------------------------------------------------------------


@rule
def merit(t: Table, seat: int, h: Cells, move: int) -> int:
    """How good a legal move is, against the others that answer the same question."""
    asks = t.asks
    if asks == table.TAKE_ACTION or asks == table.CARRY_OUT:
        return merit_of_action(t, seat, h, move)
    if asks == table.DRAFT_TRAITOR:
        return merit_of_pick(t, seat, h, moves.TRAITOR.traitor(move))
    if asks == table.SETTLE_DIE:
        return merit_of_result(h, moves.SET.result(move))
    if asks == table.PLAY_TRAITOR:
        return merit_of_play(t, seat, h, moves.TRAITOR.traitor(move))
    if asks == table.SWAP_CARDS:
        return merit_of_swap(t, seat, h, move)
    if asks == table.ORDER_CARDS:
        return merit_of_order(t, seat, h, moves.ORDER.order(move))
    if asks == table.SELL_ANOTHER and not moves.DECLINE.has(move):
        return h[SALE + moves.CARD.cargo(move)]
    return 0


@rule
def weigh(t: Table, seat: int, mask: Any, whim: Any, merits: Cells) -> None:
    """The merit of each legal move, in parts of a hundredth of a point, as many as a whim has hundredths."""
    h = paper(HUNCH_CELLS)
    reckon(t, seat, h)
    for move in range(MOST_MOVES):
        if allowed(mask, move):
            merits[move] = WHIM * merit(t, seat, h, move)


@rule
def choose(t: Table, seat: int, mask: Any, whim: Any) -> int:
    """The legal move with the most merit, give or take a whim."""
    merits = paper(MOST_MOVES)
    weigh(t, seat, mask, whim, merits)
    return favourite(merits, mask, whim, WHIM_OF_MERITS)
