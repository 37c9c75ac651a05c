"""The traitors of an earlier moment of Mad Zeppelin.

Within a turn the table has all of them. Of a turn that is over only the plays are left, in the log: who
played which traitor from that moment on. Whether it was dealt or drafted, and what was shown as blocked, lay
aside or stayed in the pool, nobody can tell any more: that is drawn from what fits. Whoever goes back moment
by moment, each from the one after it, draws it once a turn, when most of it lies open.
"""

from __future__ import annotations

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin import table
from turncoat.games.mad_zeppelin.components import MOST_SEATS, NONE
from turncoat.games.mad_zeppelin.guess import has_drafted, is_before
from turncoat.games.mad_zeppelin.table import Table, laid_by, playing
from turncoat.kernel.chance import below, sow
from turncoat.kernel.moves import lowest, ones
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import paper, rule


@rule
def bit(traitor: int) -> int:
    """A set of one traitor, or of none."""
    return 0 if traitor == NONE else 1 << traitor


@rule
def has_reached(t: Table, seat: int) -> bool:
    """Whether the pool has come to a seat."""
    return (seat - t.leader) % t.seats < t.drafted + (1 if t.stage == table.DRAFTING else 0)


@rule
def recall_traitors(t: Table, later: Table) -> None:
    """All traitors of the turn, from a later moment of the same turn."""
    t.airsick = later.airsick
    t.undrafted = later.undrafted
    for seat in range(t.seats):
        t.dealt[seat] = later.dealt[seat]
        t.pick[seat] = later.pick[seat] if has_drafted(t, seat) else NONE
        t.held[seat] = (bit(t.dealt[seat]) | bit(t.pick[seat])) & ~laid_by(t, seat)
        t.seen_pool[seat] = later.seen_pool[seat] if has_reached(t, seat) else 0
    if t.stage == table.DRAFTING:
        t.undrafted = later.seen_pool[(t.leader + t.drafted) % t.seats]


# A turn that is over -----------------------------------------------------------------------------


@rule
def viewer(t: Table) -> int:
    """Whose view it is: everybody knows the traitor that they were dealt; NONE for a spectator."""
    for seat in range(t.seats):
        if t.dealt[seat] != NONE:
            return seat
    return NONE


@rule
def refit_traitors(t: Table, later: Table) -> None:
    """The traitors of a turn that was over later on: as the log tells, or as they can have been."""
    sow(t.chance, later.chance[0], later.chance[1], later.chance[2], t.turn)
    seat = viewer(t)
    dealt = paper(MOST_SEATS)
    pick = paper(MOST_SEATS)
    names = paper(MOST_SEATS)
    pool = t.seen_pool[seat] if seat != NONE else 0
    aside = t.airsick | t.undrafted
    for other in range(t.seats):
        dealt[other] = t.dealt[other]
        pick[other] = t.pick[other]
    for other in range(t.seats):
        for round_ in range(box.LAPS):
            if other != seat and t.laid[other, round_] != NONE:
                place(t, seat, other, t.laid[other, round_], pool, dealt, pick)
    for name in range(box.MOST_NAMES):
        if t.named[name] != NONE:
            names[t.namer[name]] |= bit(t.named[name])
    if t.actor != NONE and t.current[t.actor] != NONE:
        names[t.actor] |= named_by_tim(playing(t), later)
    place_plays(t, seat, later, pool, aside, dealt, pick, names)
    for step in range(t.seats):
        other = (t.leader + step) % t.seats
        after = pool != 0 and is_before(t, seat, other)
        if dealt[other] == NONE:
            dealt[other] = one_left(t, other, ~(pool | aside), dealt, pick, names)
        if pick[other] == NONE and has_drafted(t, other):
            pick[other] = one_left(t, other, (pool if after else ~pool) & ~aside, dealt, pick, names)
    write_traitors(t, seat, pool, dealt, pick)


@rule
def placed(t: Table, dealt: Cells, pick: Cells) -> int:
    """All traitors that were dealt or will have been drafted, as a set of bits."""
    traitors = 0
    for seat in range(t.seats):
        traitors |= bit(dealt[seat]) | bit(pick[seat])
    return traitors


@rule
def place(t: Table, seat: int, other: int, traitor: int, pool: int, dealt: Cells, pick: Cells) -> None:
    """A traitor was dealt to a seat or drafted by it, as it can have been in the viewer's eyes."""
    if pool and (other == seat or is_before(t, seat, other)):
        drafted = (pool >> traitor) & 1 == 1
    elif (pool >> traitor) & 1:
        return  # it was still in the pool when others had drafted
    else:
        drafted = dealt[other] != NONE or (pick[other] == NONE and below(t.chance, 2) == 1)
    if drafted and pick[other] == NONE:
        pick[other] = traitor
    elif not drafted and dealt[other] == NONE:
        dealt[other] = traitor


@rule
def place_plays(
    t: Table, seat: int, later: Table, pool: int, aside: int, dealt: Cells, pick: Cells, names: Cells
) -> None:
    """What was played in the rest of the turn. Who does not play when the turn comes was blocked."""
    play = t.plays
    for chance in range(t.chances, box.LAPS * t.seats):
        other = (t.leader + chance) % t.seats
        if play >= later.plays or later.player[play] != other:
            continue
        traitor = later.traitor[play]
        if not ((placed(t, dealt, pick) | aside) >> traitor) & 1:
            place(t, seat, other, traitor, pool, dealt, pick)
        if dealt[other] == traitor or pick[other] == traitor:
            names[other] |= named_by_tim(play, later)
            play += 1


@rule
def named_by_tim(play: int, later: Table) -> int:
    """What Tim Sly named, as a set of bits, where a play was his: the one whose Ability he carried out."""
    is_his = later.traitor[play] == box.TIM_SLY and later.ability[play] != box.TIM_SLY
    return bit(later.ability[play]) if is_his else 0


@rule
def one_left(t: Table, seat: int, among: int, dealt: Cells, pick: Cells, names: Cells) -> int:
    """A traitor of a set for a seat that did not play it: one that others named, if it can be."""
    among &= box.ALL_TRAITORS & ~placed(t, dealt, pick) & ~names[seat]
    blocked = 0
    for other in range(t.seats):
        blocked |= among & names[other]
    return any_of(t, blocked if blocked else among)


@rule
def any_of(t: Table, traitors: int) -> int:
    """A random traitor of a set, NONE of an empty one."""
    if traitors == 0:
        return NONE
    for _ in range(below(t.chance, ones(traitors))):
        traitors &= traitors - 1
    return lowest(traitors)


@rule
def write_traitors(t: Table, seat: int, pool: int, dealt: Cells, pick: Cells) -> None:
    """Write down who has what, who saw which pool, and what lies aside."""
    rest = box.ALL_TRAITORS
    reserved = 0
    for other in range(t.seats):
        rest &= ~bit(dealt[other])
        if has_drafted(t, other):
            rest &= ~bit(pick[other])
        else:
            reserved |= bit(pick[other])
    if t.airsick == 0:
        left = rest & pool
        if pool == 0:
            left = reserved & rest
            while ones(left) < box.TRAITORS - box.AIRSICK[t.seats] - t.seats - t.drafted:
                left |= bit(any_of(t, rest & ~left))
        t.airsick = rest & ~left
        t.undrafted = left
    reached = t.undrafted
    for step in range(t.seats - 1, -1, -1):
        other = (t.leader + step) % t.seats
        t.dealt[other] = dealt[other]
        t.pick[other] = pick[other] if has_drafted(t, other) else NONE
        t.held[other] = (bit(t.dealt[other]) | bit(t.pick[other])) & ~laid_by(t, other)
        reached |= bit(t.pick[other])
        t.seen_pool[other] = reached if has_reached(t, other) else 0
