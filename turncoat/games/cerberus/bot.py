"""The hand-written player of Cerberus: the legal move with the most merit, as its view has it."""

from __future__ import annotations

from typing import Any

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus import hunch, moves, table
from turncoat.games.cerberus.bargains import bind, goodwill
from turncoat.games.cerberus.components import NONE
from turncoat.games.cerberus.effects import bonus_effect
from turncoat.games.cerberus.hunch import HUNCH_CELLS, add, outcome, ready_worth, sketch_table
from turncoat.games.cerberus.pawns import shortcut
from turncoat.games.cerberus.rules import action_effect
from turncoat.games.cerberus.table import ADVENTURER, CERBERUS, Table
from turncoat.kernel.moves import MOST_MOVES, allowed, favourite
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import paper, rule

WHIM = 600
"""Worths that differ by less are nearly equal: the mood of the moment decides."""
ALL_ACTIONS = (1 << box.ACTION_CARDS) - 1
BARQUES = hunch.BY.length
"""Among the needs, after how far pawns move: whether the worth of other Barques has to be known."""

# Looks at the Barques ----------------------------------------------------------------------------


@rule
def worth_of_slot(t: Table, h: Cells, slot: int) -> int:
    """What it is worth if the Barque of a slot is the one that counts."""
    if t.barque[slot] != NONE:
        return h[hunch.PLACES_WORTH + t.barque[slot] - 1]
    total = 0
    unseen = 0
    for places in range(1, box.MOST_BARQUE_SEATS + 1):
        if t.barque[0] != places and t.barque[1] != places and t.barque[2] != places:
            unseen += 1
            total += h[hunch.PLACES_WORTH + places - 1]
    return total // unseen


@rule
def merit_of_look(t: Table, h: Cells, move: int) -> int:
    """Swap for a Barque that suits me better; else see what lies first."""
    if moves.PEEK.has(move) and t.barque[moves.PEEK.slot(move)] == NONE:
        return h[hunch.SIGHT] if moves.PEEK.slot(move) == 0 else h[hunch.SIGHT] // 3
    if moves.SWAP.has(move) and moves.TWO_SLOTS.first[moves.SWAP.pair(move)] == 0:
        second = moves.TWO_SLOTS.second[moves.SWAP.pair(move)]
        return worth_of_slot(t, h, second) - worth_of_slot(t, h, 0)
    return 0


@rule
def best_look(t: Table, h: Cells) -> int:
    """What a look at the Barques brings."""
    best = 0
    for move in range(moves.PEEK.base, moves.SWAP.base + moves.SWAP.length):
        best = max(best, merit_of_look(t, h, move))
    return best


# Scripts -----------------------------------------------------------------------------------------


@rule
def stride_worth(h: Cells, who: int, by: int) -> int:
    """What it would be worth if a pawn moved by so much."""
    return h[hunch.STRIDE_WORTH + hunch.STRIDE.at(who, by)]


@rule
def worth_of_push(h: Cells, who: int, by: int) -> int:
    """The same with what was promised."""
    return stride_worth(h, who, by) + h[(hunch.FORWARD if by > 0 else hunch.BACK) + who]


@rule
def best_target(t: Table, h: Cells, by: int, taken: int) -> int:
    """Whose move by so much serves me most, or NONE."""
    best = NONE
    most = 0
    for who in range(t.seats):
        space = h[hunch.NOW + who]
        if who == t.active or space == NONE or (taken >> who) & 1 or (by > 0 and space == t.barque_space):
            continue
        worth = worth_of_push(h, who, by)
        if best == NONE or worth > most:
            best = who
            most = worth
    return best


@rule
def any_target(t: Table, role: int, taken: int, holding: int) -> int:
    """A seat of a role with as many cards, other than the active one and those taken, or NONE."""
    for who in range(t.seats):
        free = who != t.active and not (taken >> who) & 1
        if free and t.role[who] == role and t.hand_size[who] >= holding:
            return who
    return NONE


@rule
def write_part(t: Table, seat: int, h: Cells, verb: int, by: int) -> None:
    """A part of the active player's effect that nobody is chosen for."""
    actor = t.active
    if verb == box.RAGE_BY:
        add(h, hunch.DIE_BY, NONE, by)
    elif verb == box.SPEED_BY:
        add(h, hunch.FASTER_BY, NONE, by)
    elif verb == box.DOG_BY:
        add(h, hunch.DOG_RUNS, NONE, by)
    elif verb == box.DRAW:
        add(h, hunch.WORTH_BY, NONE, by * h[hunch.NEW_CARD])
    elif verb == box.TAKE_BACK:
        add(h, hunch.WORTH_BY, NONE, ready_worth(t, seat, h, 0) - ready_worth(t, seat, h, t.played[seat]))
    elif verb == box.BOATS:
        add(h, hunch.WORTH_BY, NONE, 0 if t.revealed else best_look(t, h))
    elif verb == box.SELF_BY or verb == box.CATCH_UP:
        ahead = 0
        for who in range(t.seats):
            ahead += h[hunch.NOW + who] > h[hunch.NOW + actor]
        add(h, hunch.MOVES_BY, actor, by if verb == box.SELF_BY else min(by, ahead))
    elif verb == box.ALL_BY or verb == box.CARD_OR_RETREAT:
        for who in range(t.seats):
            if verb == box.CARD_OR_RETREAT and t.hand_size[who] > 0 and h[hunch.NOW + who] != NONE:
                add(h, hunch.WORTH_BY, NONE, h[hunch.FOE_CARD])
            else:
                add(h, hunch.MOVES_BY, who, by)


@rule
def write_target(t: Table, h: Cells, verb: int, by: int, who: int) -> None:
    """A part of an effect that concerns a seat."""
    if verb == box.OTHER_DRAWS:
        add(h, hunch.WORTH_BY, NONE, h[hunch.MATE_CARD] - t.hand_size[who])
    elif verb == box.LOSE_CARD:
        add(h, hunch.WORTH_BY, NONE, h[hunch.FOE_CARD] if t.hand_size[who] > 0 else 0)
    else:
        add(h, hunch.MOVES_BY, who, by)


@rule
def write_effect(t: Table, seat: int, h: Cells, effect: int) -> None:
    """The parts of an effect, with the targets that serve me most."""
    taken = 0
    if box.COST_OF[effect] == box.ADVANCE:
        who = best_target(t, h, box.COST_AMOUNT[effect], 0)
        if who != NONE:
            add(h, hunch.MOVES_BY, who, box.COST_AMOUNT[effect])
            taken = 1 << who
    for part in range(box.PART_COUNT[effect]):
        verb = box.VERB_OF[effect, part]
        by = box.BY[effect, part]
        if verb == box.OTHER_BY or verb == box.OTHER_EITHER_WAY:
            who = best_target(t, h, by, taken)
            if verb == box.OTHER_EITHER_WAY:
                back = best_target(t, h, -by, taken)
                if who == NONE or worth_of_push(h, back, -by) > worth_of_push(h, who, by):
                    who = back
                    by = -by
        elif verb == box.OTHER_DRAWS:
            who = any_target(t, t.role[seat], taken, 0)
        elif verb == box.LOSE_CARD:
            who = any_target(t, ADVENTURER, taken, 1)
        else:
            write_part(t, seat, h, verb, by)
            continue
        if who != NONE:
            taken |= 1 << who
            write_target(t, h, verb, by, who)


@rule
def write_cost(t: Table, seat: int, h: Cells, effect: int) -> None:
    """What an effect costs me, but for an Adventurer's advance."""
    cost = box.COST_OF[effect]
    amount = box.COST_AMOUNT[effect]
    if cost == box.RAGE:
        add(h, hunch.DIE_BY, NONE, amount)
    elif cost == box.FASTER or cost == box.SLOWER:
        add(h, hunch.FASTER_BY, NONE, amount if cost == box.FASTER else -amount)
    elif cost == box.OWN_CARD or cost == box.CARDS:
        add(h, hunch.WORTH_BY, NONE, -amount * h[hunch.NEW_CARD])
    elif cost == box.STEP_BACK:
        add(h, hunch.MOVES_BY, seat, -amount)


@rule
def effect_of(t: Table, seat: int, move: int) -> int:
    """The effect that a move plays, or the one in progress."""
    if moves.ACTION.has(move):
        return action_effect(t, seat, moves.ACTION.card(move), moves.ACTION.effect(move))
    if moves.BONUS.has(move):
        return bonus_effect(t, moves.BONUS.kind(move), moves.BONUS.effect(move))
    return t.effect


@rule
def write_card(t: Table, seat: int, h: Cells, move: int) -> None:
    """A card that I play."""
    if moves.END.has(move):
        return
    if moves.ACTION.has(move):
        held = ready_worth(t, seat, h, ALL_ACTIONS & ~(1 << moves.ACTION.card(move)))
    else:
        held = h[hunch.KEEP_SACRIFICE + moves.BONUS.kind(move)]
    add(h, hunch.WORTH_BY, NONE, -held)
    effect = effect_of(t, seat, move)
    write_cost(t, seat, h, effect)
    write_effect(t, seat, h, effect)


@rule
def write_next_part(t: Table, seat: int, h: Cells, move: int) -> None:
    """The next part of my effect."""
    if moves.SHOVE.has(move):
        add(h, hunch.MOVES_BY, moves.SHOVE.seat(move), -2 if moves.SHOVE.back(move) else 2)
    elif moves.TARGET.has(move):
        part = moves.TARGET.part(move)
        write_target(t, h, box.VERB_OF[t.effect, part], box.BY[t.effect, part], moves.TARGET.seat(move))
    else:
        part = moves.PART.part(move)
        write_part(t, seat, h, box.VERB_OF[t.effect, part], box.BY[t.effect, part])


@rule
def write_way(t: Table, h: Cells, move: int) -> None:
    """A step of a move in progress, and the rest of it."""
    who = t.mover
    step = 1 if t.steps > 0 else -1
    space = t.space[who] + step
    if moves.PARTNER.has(move):
        partner = moves.PARTNER.seat(move)
        space = t.space[partner]
        add(h, hunch.STANDS_ON, partner, t.space[who])
    elif moves.WAY.shortcut(move):
        space = shortcut(t)
    add(h, hunch.STANDS_ON, who, space)
    add(h, hunch.MOVES_BY, who, t.steps - step)


@rule
def write(t: Table, seat: int, h: Cells, move: int) -> None:
    """The script of a move: what becomes of the table."""
    asks = t.asks
    if asks == table.PLAY_CARD:
        write_card(t, seat, h, move)
    elif asks == table.NEXT_PART:
        write_next_part(t, seat, h, move)
    elif asks == table.WHICH_WAY:
        write_way(t, h, move)
    elif asks == table.WHO_ADVANCES:
        add(h, hunch.MOVES_BY, moves.PAWN.seat(move), box.COST_AMOUNT[t.effect])
    elif asks == table.WHO_RETREATS:
        add(h, hunch.MOVES_BY, moves.PAWN.seat(move), -t.retreat_by)
    elif asks == table.WHO_IS_CAUGHT:
        add(h, hunch.WORTH_BY, NONE, 100_000 if moves.PAWN.seat(move) == seat else 0)
    elif asks == table.LOOK_AT_BARQUES or asks == table.MAY_LOOK:
        add(h, hunch.WORTH_BY, NONE, merit_of_look(t, h, move))
    elif asks == table.CARD_OR_STEPS:
        if moves.RETREAT.has(move):
            add(h, hunch.MOVES_BY, seat, -t.retreat_by)
        else:
            add(h, hunch.WORTH_BY, NONE, -h[hunch.NEW_CARD])
    elif asks == table.OWN_SHARE or asks == table.OFFER or asks == table.GIVE_UP:
        write_share(t, seat, h, move)


@rule
def write_share(t: Table, seat: int, h: Cells, move: int) -> None:
    """A card of mine towards a cost or lost to Sabotage; or none, and the others shall pay."""
    if not moves.STOP.has(move):
        add(h, hunch.WORTH_BY, NONE, -h[hunch.KEEP_SACRIFICE + moves.CARD.kind(move)])
        if t.asks == table.OFFER:
            write_effect(t, seat, h, t.effect)
    elif t.asks == table.OWN_SHARE:
        add(h, hunch.WORTH_BY, NONE, -1_000_000)


@rule
def temper(t: Table, seat: int, h: Cells, move: int, worth: int) -> int:
    """What hangs on the good will of others counts for less."""
    chance = 100
    if t.asks == table.PLAY_CARD and not moves.END.has(move):
        effect = effect_of(t, seat, move)
        if box.COST_OF[effect] == box.CARDS and t.hand_size[seat] - 1 < box.COST_AMOUNT[effect]:
            chance = h[hunch.ASK]
    elif t.asks == table.OFFER and not moves.STOP.has(move) and t.role[seat] == ADVENTURER:
        chance = h[hunch.TRUST]
    return h[hunch.TABLE_WORTH] + (worth - h[hunch.TABLE_WORTH]) * chance // 100


@rule
def need_of_stride(by: int) -> int:
    """That it has to be known what a move by so much is worth, as a bit."""
    return 1 << (by - hunch.BY.low)


@rule
def need_of_effect(t: Table, effect: int) -> int:
    """What has to be known to choose well in an effect: by how many steps others move, the Barques."""
    needs = need_of_stride(box.COST_AMOUNT[effect]) if box.COST_OF[effect] == box.ADVANCE else 0
    for part in range(box.PART_COUNT[effect]):
        verb = box.VERB_OF[effect, part]
        if verb == box.OTHER_BY or verb == box.OTHER_EITHER_WAY:
            needs |= need_of_stride(box.BY[effect, part])
        if verb == box.OTHER_EITHER_WAY:
            needs |= need_of_stride(-box.BY[effect, part])
        if verb == box.BOATS and not t.revealed:
            needs |= 1 << BARQUES
    return needs


@rule
def need(t: Table, seat: int, mask: Any) -> int:
    """What has to be known before the moves can be compared, as a set of bits."""
    if t.asks == table.LOOK_AT_BARQUES or t.asks == table.MAY_LOOK:
        return 1 << BARQUES
    if t.asks == table.OFFER or t.asks == table.NEXT_PART:
        return need_of_effect(t, t.effect)
    needs = 0
    if t.asks == table.PLAY_CARD:
        for move in range(moves.END.base):
            if allowed(mask, move):
                needs |= need_of_effect(t, effect_of(t, seat, move))
    return needs


@rule
def write_question(t: Table, h: Cells, needs: int, cell: int) -> bool:
    """The script of what has to be known for a cell; whether it has to be."""
    if cell == hunch.TABLE_WORTH:
        return True
    if cell < hunch.STRIDE_WORTH:
        add(h, hunch.PLACES_ARE, NONE, cell - hunch.PLACES_WORTH + 1)
        return (needs >> BARQUES) & 1 == 1
    who = hunch.STRIDE.who(cell - hunch.STRIDE_WORTH)
    by = hunch.STRIDE.by(cell - hunch.STRIDE_WORTH)
    add(h, hunch.MOVES_BY, who, by)
    return who < t.seats and h[hunch.NOW + who] != NONE and needs & need_of_stride(by) != 0


@rule
def weigh(t: Table, seat: int, mask: Any, whim: Any, merits: Cells) -> None:
    """The merit of each legal move; first all is reckoned that it takes."""
    h = paper(HUNCH_CELLS)
    for trait in range(hunch.TRAIT_COUNT):
        h[hunch.TRAITS + trait] = hunch.TEMPER[min(CERBERUS, t.role[seat]), trait]
    sketch_table(t, seat, h)
    bind(t, seat, h)
    needs = need(t, seat, mask)
    for job in range(hunch.TABLE_WORTH, hunch.FIRST_MOVE + MOST_MOVES):
        move = job - hunch.FIRST_MOVE
        if move >= 0:
            if not allowed(mask, move):
                continue
            write(t, seat, h, move)
            merits[move] = goodwill(t, seat, h, move)
        elif not write_question(t, h, needs, job):
            h[hunch.SCRIPT_LENGTH] = 0
            continue
        worth = outcome(t, seat, h)
        if move < 0:
            h[job] = worth
        else:
            merits[move] += temper(t, seat, h, move, worth)


@rule
def choose(t: Table, seat: int, mask: Any, whim: Any) -> int:
    """The legal move with the most merit, give or take a whim."""
    merits = paper(MOST_MOVES)
    weigh(t, seat, mask, whim, merits)
    return favourite(merits, mask, whim, WHIM)
