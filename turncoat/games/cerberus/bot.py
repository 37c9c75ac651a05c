"""The hand-written player of Cerberus: the legal move with the most merit, as its view has it."""

from __future__ import annotations

from typing import Any

from turncoat.games.cerberus.components import (
    ACTION_CARDS,
    ADVANCE,
    ALL_BY,
    BOATS,
    BY,
    CARD_OR_RETREAT,
    CARDS,
    CATCH_UP,
    COST,
    COST_AMOUNT,
    DOG_BY,
    DRAW,
    FASTER,
    LOSE_CARD,
    MOST_BARQUE_SEATS,
    MOST_SEATS,
    NONE,
    OTHER_BY,
    OTHER_DRAWS,
    OTHER_EITHER_WAY,
    OWN_CARD,
    PART_COUNT,
    RAGE,
    RAGE_BY,
    SELF_BY,
    SLOTS,
    SLOWER,
    SPEED_BY,
    STEP_BACK,
    TAKE_BACK,
    VERB,
)
from turncoat.games.cerberus.effects import bonus_effect
from turncoat.games.cerberus.hunch import (
    ASK,
    DIE_BY,
    DOG_RUNS,
    FASTER_BY,
    FIRST_MOVE,
    FOE_CARD,
    HUNCH_CELLS,
    KEEP_SACRIFICE,
    MATE_CARD,
    MOVES_BY,
    NEW_CARD,
    NOW,
    PLACES_ARE,
    PLACES_WORTH,
    SCRIPT_LENGTH,
    SIGHT,
    STANDS_ON,
    STRIDE_WORTH,
    STRIDES,
    TABLE_WORTH,
    TEMPER,
    TRAIT_COUNT,
    TRAITS,
    TRUST,
    WORTH_BY,
    add,
    outcome,
    ready_worth,
    sketch_table,
)
from turncoat.games.cerberus.moves import (
    ACTION,
    BONUS,
    CARD,
    END,
    PART,
    PARTNER,
    PAWN,
    PEEK,
    RETREAT,
    SHOVE,
    SLOT_PAIR,
    STOP,
    SWAP,
    TARGET,
    WAY,
)
from turncoat.games.cerberus.pawns import shortcut
from turncoat.games.cerberus.rules import action_effect
from turncoat.games.cerberus.table import (
    ADVENTURER,
    CARD_OR_STEPS,
    CERBERUS,
    GIVE_UP,
    LOOK_AT_BARQUES,
    MAY_LOOK,
    NEXT_PART,
    OFFER,
    OWN_SHARE,
    PLAY_CARD,
    WHICH_WAY,
    WHO_ADVANCES,
    WHO_IS_CAUGHT,
    WHO_RETREATS,
    Table,
)
from turncoat.kernel.chance import below
from turncoat.kernel.moves import MOST_MOVES, allowed
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import paper, rule

WHIM = 600
"""Worths that differ by less are nearly equal: the mood of the moment decides."""
ALL_ACTIONS = (1 << ACTION_CARDS) - 1
BARQUES = STRIDES
"""Among the needs: whether the worth of other Barques has to be known."""

# Looks at the Barques ----------------------------------------------------------------------------


@rule
def worth_of_slot(t: Table, h: Cells, slot: int) -> int:
    """What it is worth if the Barque of a slot is the one that counts."""
    if t.barque[slot] != NONE:
        return h[PLACES_WORTH + t.barque[slot] - 1]
    total = 0
    unseen = 0
    for places in range(1, MOST_BARQUE_SEATS + 1):
        if t.barque[0] != places and t.barque[1] != places and t.barque[2] != places:
            unseen += 1
            total += h[PLACES_WORTH + places - 1]
    return total // unseen


@rule
def merit_of_look(t: Table, h: Cells, move: int) -> int:
    """Swap for a Barque that suits me better; else see what lies first."""
    if PEEK <= move < SWAP and t.barque[move - PEEK] == NONE:
        return h[SIGHT] if move == PEEK else h[SIGHT] // 3
    if SWAP <= move < CARD and SLOT_PAIR[move - SWAP, 0] == 0:
        return worth_of_slot(t, h, SLOT_PAIR[move - SWAP, 1]) - worth_of_slot(t, h, 0)
    return 0


@rule
def best_look(t: Table, h: Cells) -> int:
    """What a look at the Barques brings."""
    best = 0
    for move in range(PEEK, PEEK + 2 * SLOTS):
        best = max(best, merit_of_look(t, h, move))
    return best


# Scripts -----------------------------------------------------------------------------------------


@rule
def best_target(t: Table, h: Cells, by: int, taken: int) -> int:
    """Whose move by so much serves me most, or NONE."""
    best = NONE
    most = 0
    for who in range(t.seats):
        space = h[NOW + who]
        if who == t.active or space == NONE or (taken >> who) & 1 or (by > 0 and space == t.barque_space):
            continue
        worth = h[STRIDE_WORTH + STRIDES * who + by + 3]
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
    if verb == RAGE_BY:
        add(h, DIE_BY, NONE, by)
    elif verb == SPEED_BY:
        add(h, FASTER_BY, NONE, by)
    elif verb == DOG_BY:
        add(h, DOG_RUNS, NONE, by)
    elif verb == DRAW:
        add(h, WORTH_BY, NONE, by * h[NEW_CARD])
    elif verb == TAKE_BACK:
        add(h, WORTH_BY, NONE, ready_worth(t, seat, h, 0) - ready_worth(t, seat, h, t.played[seat]))
    elif verb == BOATS:
        add(h, WORTH_BY, NONE, 0 if t.revealed else best_look(t, h))
    elif verb == SELF_BY or verb == CATCH_UP:
        ahead = 0
        for who in range(t.seats):
            ahead += h[NOW + who] > h[NOW + actor]
        add(h, MOVES_BY, actor, by if verb == SELF_BY else min(by, ahead))
    elif verb == ALL_BY or verb == CARD_OR_RETREAT:
        for who in range(t.seats):
            if verb == CARD_OR_RETREAT and t.hand_size[who] > 0 and h[NOW + who] != NONE:
                add(h, WORTH_BY, NONE, h[FOE_CARD])
            else:
                add(h, MOVES_BY, who, by)


@rule
def write_target(t: Table, h: Cells, verb: int, by: int, who: int) -> None:
    """A part of an effect that concerns a seat."""
    if verb == OTHER_DRAWS:
        add(h, WORTH_BY, NONE, h[MATE_CARD] - t.hand_size[who])
    elif verb == LOSE_CARD:
        add(h, WORTH_BY, NONE, h[FOE_CARD] if t.hand_size[who] > 0 else 0)
    else:
        add(h, MOVES_BY, who, by)


@rule
def write_effect(t: Table, seat: int, h: Cells, effect: int) -> None:
    """The parts of an effect, with the targets that serve me most."""
    taken = 0
    if COST[effect] == ADVANCE:
        who = best_target(t, h, COST_AMOUNT[effect], 0)
        if who != NONE:
            add(h, MOVES_BY, who, COST_AMOUNT[effect])
            taken = 1 << who
    for part in range(PART_COUNT[effect]):
        verb = VERB[effect, part]
        by = BY[effect, part]
        if verb == OTHER_BY or verb == OTHER_EITHER_WAY:
            who = best_target(t, h, by, taken)
            if verb == OTHER_EITHER_WAY:
                back = best_target(t, h, -by, taken)
                ahead = STRIDE_WORTH + STRIDES * who + 3
                if who == NONE or h[STRIDE_WORTH + STRIDES * back + 3 - by] > h[ahead + by]:
                    who = back
                    by = -by
        elif verb == OTHER_DRAWS:
            who = any_target(t, t.role[seat], taken, 0)
        elif verb == LOSE_CARD:
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
    cost = COST[effect]
    amount = COST_AMOUNT[effect]
    if cost == RAGE:
        add(h, DIE_BY, NONE, amount)
    elif cost == FASTER or cost == SLOWER:
        add(h, FASTER_BY, NONE, amount if cost == FASTER else -amount)
    elif cost == OWN_CARD or cost == CARDS:
        add(h, WORTH_BY, NONE, -amount * h[NEW_CARD])
    elif cost == STEP_BACK:
        add(h, MOVES_BY, seat, -amount)


@rule
def effect_of(t: Table, seat: int, move: int) -> int:
    """The effect that a move plays, or the one in progress."""
    if move >= END:
        return t.effect
    if move >= BONUS:
        return bonus_effect(t, (move - BONUS) // 2, (move - BONUS) % 2)
    return action_effect(t, seat, (move - ACTION) // 2, (move - ACTION) % 2)


@rule
def write_card(t: Table, seat: int, h: Cells, move: int) -> None:
    """A card that I play."""
    if move == END:
        return
    if move < BONUS:
        held = ready_worth(t, seat, h, ALL_ACTIONS & ~(1 << (move - ACTION) // 2))
    else:
        held = h[KEEP_SACRIFICE + (move - BONUS) // 2]
    add(h, WORTH_BY, NONE, -held)
    effect = effect_of(t, seat, move)
    write_cost(t, seat, h, effect)
    write_effect(t, seat, h, effect)


@rule
def write_next_part(t: Table, seat: int, h: Cells, move: int) -> None:
    """The next part of my effect."""
    if move >= SHOVE:
        add(h, MOVES_BY, (move - SHOVE) // 2, -2 if (move - SHOVE) % 2 else 2)
    elif move >= TARGET:
        part = (move - TARGET) // MOST_SEATS
        write_target(t, h, VERB[t.effect, part], BY[t.effect, part], (move - TARGET) % MOST_SEATS)
    else:
        write_part(t, seat, h, VERB[t.effect, move - PART], BY[t.effect, move - PART])


@rule
def write_way(t: Table, h: Cells, move: int) -> None:
    """A step of a move in progress, and the rest of it."""
    who = t.mover
    step = 1 if t.steps > 0 else -1
    space = t.space[who] + step
    if move >= PARTNER:
        space = t.space[move - PARTNER]
        add(h, STANDS_ON, move - PARTNER, t.space[who])
    elif move > WAY:
        space = shortcut(t)
    add(h, STANDS_ON, who, space)
    add(h, MOVES_BY, who, t.steps - step)


@rule
def write(t: Table, seat: int, h: Cells, move: int) -> None:
    """The script of a move: what becomes of the table."""
    asks = t.asks
    if asks == PLAY_CARD:
        write_card(t, seat, h, move)
    elif asks == NEXT_PART:
        write_next_part(t, seat, h, move)
    elif asks == WHICH_WAY:
        write_way(t, h, move)
    elif asks == WHO_ADVANCES:
        add(h, MOVES_BY, move - PAWN, COST_AMOUNT[t.effect])
    elif asks == WHO_RETREATS:
        add(h, MOVES_BY, move - PAWN, -t.retreat_by)
    elif asks == WHO_IS_CAUGHT:
        add(h, WORTH_BY, NONE, 100_000 if move - PAWN == seat else 0)
    elif asks == LOOK_AT_BARQUES or asks == MAY_LOOK:
        add(h, WORTH_BY, NONE, merit_of_look(t, h, move))
    elif asks == CARD_OR_STEPS:
        if move == RETREAT:
            add(h, MOVES_BY, seat, -t.retreat_by)
        else:
            add(h, WORTH_BY, NONE, -h[NEW_CARD])
    elif asks == OWN_SHARE or asks == OFFER or asks == GIVE_UP:
        write_share(t, seat, h, move)


@rule
def write_share(t: Table, seat: int, h: Cells, move: int) -> None:
    """A card of mine towards a cost or lost to Sabotage; or none, and the others shall pay."""
    if move != STOP:
        add(h, WORTH_BY, NONE, -h[KEEP_SACRIFICE + move - CARD])
        if t.asks == OFFER:
            write_effect(t, seat, h, t.effect)
    elif t.asks == OWN_SHARE:
        add(h, WORTH_BY, NONE, -1_000_000)


@rule
def temper(t: Table, seat: int, h: Cells, move: int, worth: int) -> int:
    """What hangs on the good will of others counts for less."""
    chance = 100
    if t.asks == PLAY_CARD and move != END:
        effect = effect_of(t, seat, move)
        if COST[effect] == CARDS and t.hand_size[seat] - 1 < COST_AMOUNT[effect]:
            chance = h[ASK]
    elif t.asks == OFFER and move != STOP and t.role[seat] == ADVENTURER:
        chance = h[TRUST]
    return h[TABLE_WORTH] + (worth - h[TABLE_WORTH]) * chance // 100


@rule
def need_of_effect(t: Table, effect: int) -> int:
    """What has to be known to choose well in an effect: by how many steps others move, the Barques."""
    needs = 1 << (COST_AMOUNT[effect] + 3) if COST[effect] == ADVANCE else 0
    for part in range(PART_COUNT[effect]):
        verb = VERB[effect, part]
        if verb == OTHER_BY or verb == OTHER_EITHER_WAY:
            needs |= 1 << (BY[effect, part] + 3)
        if verb == OTHER_EITHER_WAY:
            needs |= 1 << (3 - BY[effect, part])
        if verb == BOATS and not t.revealed:
            needs |= 1 << BARQUES
    return needs


@rule
def need(t: Table, seat: int, mask: Any) -> int:
    """What has to be known before the moves can be compared, as a set of bits."""
    if t.asks == LOOK_AT_BARQUES or t.asks == MAY_LOOK:
        return 1 << BARQUES
    needs = 0
    for move in range(ACTION, END + 1):
        plays = t.asks == PLAY_CARD and move < END and allowed(mask, move)
        if plays or (move == END and (t.asks == OFFER or t.asks == NEXT_PART)):
            needs |= need_of_effect(t, effect_of(t, seat, move))
    return needs


@rule
def write_question(t: Table, h: Cells, needs: int, cell: int) -> bool:
    """The script of what has to be known for a cell; whether it has to be."""
    if cell == TABLE_WORTH:
        return True
    if cell < STRIDE_WORTH:
        add(h, PLACES_ARE, NONE, cell - PLACES_WORTH + 1)
        return (needs >> BARQUES) & 1 == 1
    who = (cell - STRIDE_WORTH) // STRIDES
    by = (cell - STRIDE_WORTH) % STRIDES
    add(h, MOVES_BY, who, by - 3)
    return who < t.seats and h[NOW + who] != NONE and (needs >> by) & 1 == 1


@rule
def choose(t: Table, seat: int, mask: Any, whim: Any) -> int:
    """The legal move with the most merit, give or take a whim; first all is reckoned that it takes."""
    h = paper(HUNCH_CELLS)
    for trait in range(TRAIT_COUNT):
        h[TRAITS + trait] = TEMPER[min(CERBERUS, t.role[seat]), trait]
    sketch_table(t, seat, h)
    needs = need(t, seat, mask)
    best = NONE
    most = 0
    for job in range(TABLE_WORTH, FIRST_MOVE + MOST_MOVES):
        move = job - FIRST_MOVE
        if move >= 0:
            if not allowed(mask, move):
                continue
            write(t, seat, h, move)
        elif not write_question(t, h, needs, job):
            h[SCRIPT_LENGTH] = 0
            continue
        worth = outcome(t, seat, h)
        if move < 0:
            h[job] = worth
            continue
        worth = temper(t, seat, h, move, worth) + below(whim, WHIM)
        if best == NONE or worth > most:
            best = move
            most = worth
    return best
