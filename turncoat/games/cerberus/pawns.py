"""Pawns in Cerberus: steps and special places, captures, the Barque, and how a game ends."""

from __future__ import annotations

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus import moves, news, table
from turncoat.games.cerberus.cards import discard_hand, draw_cards
from turncoat.games.cerberus.components import NONE, PAWNS
from turncoat.games.cerberus.table import (
    ADVENTURER,
    CERBERUS,
    LOST,
    Table,
    aboard,
    adventurers_on,
    find,
    home,
    in_play,
    is_aboard,
)
from turncoat.kernel.moves import ask, lowest, ones
from turncoat.kernel.news import EVERYONE, tell
from turncoat.kernel.rule import rule

# The die ---------------------------------------------------------------------------------------


@rule
def move_die(t: Table, by: int) -> None:
    """The die along the Rage track, no further than Hunt and the leftmost empty position."""
    rage = max(home(t), min(t.hunt, t.rage + by))
    if rage != t.rage:
        t.rage = rage
        tell(t, EVERYONE, news.RAGE_IS, t.rage, t.hunt)


@rule
def turn_die(t: Table, speed: int) -> None:
    """The die shows another face."""
    if speed != t.speed:
        t.speed = speed
        tell(t, EVERYONE, news.SPEED_IS, speed)


# An Adventurer's move --------------------------------------------------------------------------


@rule
def is_full(t: Table) -> bool:
    """Whether every seat of the Barque is taken."""
    return t.revealed == 1 and aboard(t) == t.barque[0]


@rule
def is_blocked(t: Table, space: int) -> bool:
    """Whether a pawn cannot step onto a space: an occupied Platform, a full Barque."""
    if space == t.barque_space:
        return is_full(t)
    return t.feature[space] == box.PLATFORM and adventurers_on(t, space) != 0


@rule
def can_advance(t: Table, seat: int) -> bool:
    """Whether a seat's pawn is on the path and can make a step forward."""
    return t.role[seat] == ADVENTURER and not is_aboard(t, seat) and not is_blocked(t, t.space[seat] + 1)


@rule
def can_step_back(t: Table, seat: int) -> bool:
    """Whether a seat's pawn can make a step back."""
    return t.role[seat] == ADVENTURER and not is_blocked(t, t.space[seat] - 1)


@rule
def start_move(t: Table, seat: int, by: int) -> None:
    """Begin a move of so many steps, forward or back; aboard nobody can advance."""
    if by != 0 and not (by > 0 and is_aboard(t, seat)):
        t.mover = seat
        t.steps = by
        t.stepped = 0
        t.set_out = t.space[seat]


@rule
def shortcut(t: Table) -> int:
    """The space to which a shortcut leads the mover from where it stands, or NONE."""
    here = t.feature[t.space[t.mover]]
    there = NONE
    if t.steps > 0:
        if here == box.FUNICULAR_FOOT and not t.stepped:
            there = box.FUNICULAR_TOP
        elif here == box.BRIDGE_NEAR and t.bridge:
            there = box.BRIDGE_FAR
        elif here == box.PORTAL_NEAR:
            there = box.PORTAL_FAR
    elif here == box.BRIDGE_FAR and t.bridge:
        there = box.BRIDGE_NEAR
    elif here == box.PORTAL_FAR:
        there = box.PORTAL_NEAR
    if there == NONE:
        return NONE
    is_portal = there == box.PORTAL_FAR or there == box.PORTAL_NEAR
    if is_portal and adventurers_on(t, find(t, box.ACTUATOR)) & ~(1 << t.mover) == 0:
        return NONE
    space = find(t, there)
    if t.steps < 0 and space < t.dog < t.space[t.mover]:
        return NONE
    return space


@rule
def partners(t: Table) -> int:
    """The Adventurers with whom the mover may change places in the Gondola, as a set of bits."""
    here = t.feature[t.space[t.mover]]
    if here == box.GONDOLA_LOW and t.steps > 0:
        return adventurers_on(t, find(t, box.GONDOLA_HIGH))
    if here == box.GONDOLA_HIGH and t.steps < 0:
        return adventurers_on(t, find(t, box.GONDOLA_LOW))
    return 0


@rule
def next_step(t: Table) -> None:
    """The next step of a move; at a fork the active player chooses."""
    if t.steps == 0:
        finish_move(t)
        return
    here = t.feature[t.space[t.mover]] if t.space[t.mover] < t.barque_space else 0
    if here >= box.FIRST_FORK and (shortcut(t) != NONE or partners(t) != 0):
        ask(t, t.active, table.WHICH_WAY)
    else:
        step_onto(t, t.space[t.mover] + (1 if t.steps > 0 else -1))


@rule
def choose_way(t: Table, move: int) -> None:
    """One step: along the path, by a shortcut, or by an exchange in the Gondola."""
    if moves.PARTNER.has(move):
        exchange(t, moves.PARTNER.seat(move))
    elif not moves.WAY.shortcut(move):
        step_onto(t, t.space[t.mover] + (1 if t.steps > 0 else -1))
    else:
        here = t.feature[t.space[t.mover]]
        tell(t, EVERYONE, news.SHORTCUT, t.mover, here)
        there = shortcut(t)
        if here == box.BRIDGE_NEAR or here == box.BRIDGE_FAR:
            t.bridge = 0
            tell(t, EVERYONE, news.BRIDGE_FELL)
        step_onto(t, there)


@rule
def count_step(t: Table) -> None:
    """One step is made."""
    t.steps += -1 if t.steps > 0 else 1
    t.stepped = 1


@rule
def exchange(t: Table, other: int) -> None:
    """The mover and its partner change places; only the mover has moved."""
    space = t.space[other]
    t.space[other] = t.space[t.mover]
    t.space[t.mover] = space
    tell(t, EVERYONE, news.EXCHANGED, t.mover, other)
    count_step(t)


@rule
def step_onto(t: Table, space: int) -> None:
    """A step, unless it is blocked; the Barque and Cerberus end the move."""
    if is_blocked(t, space):
        t.steps = 0
        return
    seat = t.mover
    if is_aboard(t, seat):
        tell(t, EVERYONE, news.STEPPED_OUT if seat == t.active else news.LEFT_BARQUE, seat)
    t.space[seat] = space
    count_step(t)
    if space == t.barque_space:
        t.steps = 0
    elif space >= t.finish and not t.revealed:
        reveal(t)
    elif space == t.dog:
        catch_on(t, 1 << seat)


@rule
def finish_move(t: Table) -> None:
    """The move is over; the symbol of the space where it ended works."""
    seat = t.mover
    space = t.space[seat]
    t.mover = NONE
    if not t.stepped:
        tell(t, EVERYONE, news.STAYED, seat, space)
        return
    if space == t.barque_space:
        tell(t, EVERYONE, news.BOARDED, seat)
        return
    tell(t, EVERYONE, news.MOVED, seat, t.set_out, space)
    feature = t.feature[space]
    if feature == box.DRAW_SYMBOL:
        draw_cards(t, seat, 1)
    elif feature == box.RAGE_SYMBOL:
        move_die(t, 1)
    elif feature == box.PROMONTORY and not t.revealed:
        t.looker = seat


@rule
def reveal(t: Table) -> None:
    """The first pawn on the Finish board: the Barque on the first slot is turned up, the others leave."""
    t.revealed = 1
    tell(t, EVERYONE, news.REVEALED, t.barque[0])
    if in_play(t) < t.barque[0]:
        end_game(t, table.TOO_FEW)


# Cerberus --------------------------------------------------------------------------------------


@rule
def run_dog(t: Table) -> None:
    """Cerberus runs along the path until somebody is there, or the path ends."""
    start = t.dog
    there = 0
    while t.dog_steps > 0 and t.dog < t.barque_space - 1 and there == 0:
        t.dog_steps -= 1
        t.dog += 1
        there = adventurers_on(t, t.dog)
    t.dog_steps = 0
    if t.dog > start:
        tell(t, EVERYONE, news.DOG_MOVED, t.dog)
    if there:
        catch_on(t, there)


@rule
def catch_on(t: Table, seats: int) -> None:
    """Cerberus has these Adventurers on his space; whatever moved stops."""
    t.caught = seats
    t.caught_first = PAWNS - in_play(t)
    t.mover = NONE
    t.steps = 0
    t.dog_steps = 0
    tell(t, EVERYONE, news.CAUGHT, seats, t.dog)


@rule
def next_capture(t: Table) -> None:
    """The active player orders those caught together; the last one needs no choice."""
    if ones(t.caught) > 1:
        ask(t, t.active, table.WHO_IS_CAUGHT)
    else:
        put_on_track(t, lowest(t.caught))
        settle_capture(t)


@rule
def put_on_track(t: Table, seat: int) -> None:
    """A captured pawn takes the leftmost empty position."""
    place = t.caught_first
    while t.track[place] != NONE:
        place += 1
    t.track[place] = seat
    t.space[seat] = NONE
    t.caught &= ~(1 << seat)


@rule
def settle_capture(t: Table) -> None:
    """Who turns, who is lost, where Cerberus and the die go, and whether that ends the game."""
    caught = 0
    while t.caught_first + caught < PAWNS and t.track[t.caught_first + caught] != NONE:
        caught += 1
    left = in_play(t) - caught
    ends = left == 0 or (t.revealed == 1 and left < t.barque[0])
    for place in range(t.caught_first, t.caught_first + caught):
        take_side(t, t.track[place], place, ends)
    t.caught_first = NONE
    space = t.dog - 1
    while space > 0 and not t.mark[space]:
        space -= 1
    t.dog = max(0, space)
    tell(t, EVERYONE, news.DOG_BACK, t.dog)
    t.rage = PAWNS + 1 - left
    tell(t, EVERYONE, news.RAGE_IS, t.rage, t.hunt)
    turn_die(t, t.least_speed)
    if ends:
        end_game(t, table.ALL_CAUGHT if left == 0 else table.TOO_FEW)


@rule
def take_side(t: Table, seat: int, place: int, ends: bool) -> None:
    """A captured player joins Cerberus or is lost; the earlier on the way, the more Betrayal cards."""
    discard_hand(t, seat)
    if ends or t.dog >= t.finish or place >= box.DARK:
        t.role[seat] = LOST
        tell(t, EVERYONE, news.WAS_LOST, seat, place + 1)
        return
    t.role[seat] = CERBERUS
    t.played[seat] = 0
    tell(t, EVERYONE, news.TURNED, seat, place + 1)
    circle = box.PRINTED_CIRCLE if t.circle_by_marker else t.gates
    if t.dog < box.START_SPACES:
        draw_cards(t, seat, box.FIRST_CIRCLE_CARDS if t.dog <= circle else box.SECOND_CIRCLE_CARDS)


# The end ---------------------------------------------------------------------------------------


@rule
def end_game(t: Table, ending: int) -> None:
    """Those aboard escape, or Cerberus and his players win; all else is over at once."""
    t.ending = ending
    t.asks = table.NO_QUESTION
    t.awaits = 0
    for seat in range(t.seats):
        if (ending == table.ESCAPE and is_aboard(t, seat)) or (
            ending != table.ESCAPE and t.role[seat] == CERBERUS
        ):
            t.winners |= 1 << seat
    if ending == table.ESCAPE:
        tell(t, EVERYONE, news.ESCAPED, t.winners, t.barque[0])
    elif t.winners:
        tell(t, EVERYONE, news.CERBERUS_WON, t.winners, ending)
    else:
        tell(t, EVERYONE, news.NOBODY_WON, ending)
