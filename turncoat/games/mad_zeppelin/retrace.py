"""Which move was made at an earlier moment of Mad Zeppelin, as a later table has it.

The table right after a move tells all but which dice Hernan Mirante rolled. The log of later ones has no
place for what everybody saw and nobody needs any more: dice that were set, coins that Igor took, and of
turns that are over what was drafted, named or shown as blocked.
"""

from __future__ import annotations

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin import moves, news, table
from turncoat.games.mad_zeppelin.components import NONE
from turncoat.games.mad_zeppelin.rules import open_die
from turncoat.games.mad_zeppelin.table import Table, lap, playing
from turncoat.kernel.moves import ones
from turncoat.kernel.news import kind_of, number_in
from turncoat.kernel.rule import rule


@rule
def retrace(t: Table, seat: int, later: Table) -> int:
    """The move that a seat made on a recalled table, as the later one has it; -1 where it cannot be told."""
    if later.decisions <= t.decisions:
        return NONE
    asked = t.asks
    play = playing(t)
    if asked == table.DRAFT_TRAITOR:
        return drafted(t, seat, later)
    if asked == table.PLAY_TRAITOR:
        return moves.TRAITOR.at(later.traitor[t.plays])
    if asked == table.SHOW_TRAITOR:
        shown = told(t, later, news.SHOWED, seat, 1)
        return traitor_or_none(later.laid[seat, lap(t)] if later.turn == t.turn else shown)
    if asked == table.SETTLE_DIE:
        return settled(t, seat, later)
    if asked == table.SWAP_CARDS:
        if later.swapped[play]:
            return moves.SWAP.at(later.gave[play], later.took[play])
        return moves.DECLINE.at()
    if asked == table.SELL_ANOTHER:
        sold = later.ability_cards[play, table.SOLD_AT + 1]
        return moves.CARD.at(sold) if sold != NONE else moves.DECLINE.at()
    if asked == table.ORDER_CARDS:
        return ordered(t, play, later)
    if asked == table.CARRY_OUT:
        if later.ability[play] != t.running:
            return moves.DECLINE.at()
        return begun(t, seat, t.running, later)
    return acted(t, seat, play, later)


@rule
def traitor_or_none(traitor: int) -> int:
    """The move that names a traitor, if one is known."""
    return moves.TRAITOR.at(traitor) if traitor != NONE else NONE


@rule
def drafted(t: Table, seat: int, later: Table) -> int:
    """What a seat drafted; NONE too where two recalled tables of an old turn do not fit each other."""
    fits = later.turn == t.turn and (t.seen_pool[seat] >> max(0, later.pick[seat])) & 1
    return traitor_or_none(later.pick[seat] if fits else NONE)


@rule
def told(t: Table, later: Table, kind: int, seat: int, place: int) -> int:
    """A number of the news of a seat's move, where the later moment is the next one; otherwise NONE."""
    if later.decisions == t.decisions + 1:
        for line in range(later.told):
            event = later.news[line]
            if kind_of(event) == kind and number_in(event, 0) == seat:
                return number_in(event, place)
    return NONE


@rule
def acted(t: Table, seat: int, play: int, later: Table) -> int:
    """The next action of a play: a throw, the Ability, or the end of it."""
    throws = not t.done & table.THROW_DONE and later.threw[play] != NONE
    uses = not t.done & table.ABILITY_DONE and later.ability[play] != NONE
    if throws and (later.threw_first[play] or not uses):
        return moves.THROW.at(later.threw[play], later.crates[play])
    return begun(t, seat, t.current[seat], later) if uses else moves.END.at()


@rule
def begun(t: Table, seat: int, by: int, later: Table) -> int:
    """How a seat began the Ability of a traitor."""
    play = playing(t)
    if by == box.HENCHMAN or by == box.RATATINE:
        return moves.USE.at()
    if by == box.LOVE or by == box.TROY:
        return moves.PLAYER.at(later.target[play])
    if by == box.ROCHAT or by == box.WALDER:
        return moves.CARD.at(later.gave[play]) if later.gave[play] != NONE else moves.PAY.at()
    if by == box.HUMMEROCK:
        return moves.EXTRA.at(later.extra[play], later.extra_crates[play])
    if by == box.ZAMFIRESCU:
        return moves.CARD.at(later.ability_cards[play, table.SOLD_AT])
    if by == box.TIM_SLY or by == box.RIPP:
        return traitor_or_none(named(t, seat, by, later))
    if by == box.SHADOW:
        return imitated(t, seat, later)
    if by == box.IGOR:
        return robbed(t, seat, later)
    return die_set(t, seat, later) if by == box.STEELING else rolled_again(t, later)


# Names and seats -------------------------------------------------------------------------------


@rule
def named(t: Table, seat: int, by: int, later: Table) -> int:
    """The traitor that Dr Ripp or Tim Sly named; what Tim carried out, he had named."""
    if later.turn == t.turn:
        return later.named[ones(t.unplayable)]
    if by == box.TIM_SLY and later.ability[playing(t)] != box.TIM_SLY:
        return later.ability[playing(t)]
    return told(t, later, news.NAMED, seat, 1)


@rule
def imitated(t: Table, seat: int, later: Table) -> int:
    """The seat whose current traitor Mr Shadow copied: told at once, or by the Ability carried out."""
    other = told(t, later, news.IMITATED, seat, 1)
    ability = later.ability[playing(t)]
    for candidate in range(t.seats):
        if ability != box.SHADOW and candidate != seat and t.current[candidate] == ability:
            other = candidate
    return moves.PLAYER.at(other) if other != NONE else NONE


@rule
def robbed(t: Table, seat: int, later: Table) -> int:
    """The one or two whom Igor robbed, told at once only."""
    one = told(t, later, news.ROBBED, seat, 1)
    if one == NONE:
        return NONE
    two = one
    for line in range(later.told):
        event = later.news[line]
        if kind_of(event) == news.ROBBED:
            two = number_in(event, 1)
    if one == two:
        return moves.PLAYER.at(one)
    pair = 0
    while moves.PAIR.first[pair] != one or moves.PAIR.second[pair] != two:
        pair += 1
    return moves.TWO_PLAYERS.at(pair)


# Dice and cards --------------------------------------------------------------------------------


@rule
def dice_stayed(t: Table, later: Table) -> bool:
    """Whether the dice lie as they did after this move: in the same turn, and nobody turned them since."""
    if later.turn != t.turn:
        return False
    for play in range(t.plays, later.plays):
        if later.ability[play] == box.STEELING or later.ability[play] == box.MIRANTE:
            return False
    return True


@rule
def settled(t: Table, seat: int, later: Table) -> int:
    """What the leader chose for a die."""
    die = open_die(t)
    result = later.die[die] if dice_stayed(t, later) else told(t, later, news.SETTLED, seat, 2)
    return moves.SET.at(die, result) if result != NONE else NONE


@rule
def die_set(t: Table, seat: int, later: Table) -> int:
    """The die that Karl Steeling set, and its colour."""
    die = told(t, later, news.DIE_SET, seat, 1)
    if die != NONE:
        return moves.SET.at(die, told(t, later, news.DIE_SET, seat, 2))
    if dice_stayed(t, later):
        for die in range(box.DICE):
            if later.die[die] != t.die[die]:
                return moves.SET.at(die, later.die[die])
    return NONE


@rule
def rolled_again(t: Table, later: Table) -> int:
    """The dice that Hernan Mirante rolled: sure where all that he could roll have changed, settled or not."""
    if not dice_stayed(t, later):
        return NONE
    dice = 0
    for die in range(box.DICE):
        if t.die[die] != box.BLACK:
            if later.die[die] == t.die[die]:
                return NONE
            dice |= 1 << die
    return moves.REROLL.at(dice)


@rule
def ordered(t: Table, play: int, later: Table) -> int:
    """The order in which Ratatine put cards back; of equal ones, the first."""
    count = min(box.SEEN, t.depth)
    for order in range(moves.ORDERS.orders[count]):
        fits = True
        for place in range(count):
            card = t.ability_cards[play, table.FORESEEN_AT + moves.ORDERS.at[order, place]]
            fits = fits and card == later.ability_cards[play, table.PUT_BACK_AT + place]
        if fits:
            return moves.ORDER.at(order)
    return NONE
