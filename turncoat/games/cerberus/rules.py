"""Cerberus: the deal, and the turns of Adventurers and Cerberus players."""

from __future__ import annotations

from typing import Any

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus import effects, moves, news, pawns, table
from turncoat.games.cerberus.cards import discard_cards, leave_hand
from turncoat.games.cerberus.components import NONE
from turncoat.games.cerberus.table import ADVENTURER, LOST, Table, home
from turncoat.kernel.chance import below, shuffle
from turncoat.kernel.moves import allow, ask
from turncoat.kernel.news import EVERYONE, forget, tell
from turncoat.kernel.rule import rule

# The deal --------------------------------------------------------------------------------------


@rule
def deal(t: Table) -> None:
    """Set-up: the course, the Barques, the pawns, the die, the cards, the first player."""
    if t.wish:
        draw_course(t)
    lay_course(t)
    for slot in range(box.SLOTS):
        t.barque[slot] = slot + 1
    shuffle(t.chance, t.barque, box.SLOTS)
    for seat in range(t.seats):
        t.role[seat] = ADVENTURER
        t.space[seat] = t.gates
        for kind in range(box.KINDS):
            t.hand[seat, kind] = 0
            t.offer[seat, kind] = 0
    for place in range(box.PAWNS - t.seats):
        t.track[place] = box.PAWNS
    t.rage = home(t)
    t.speed = t.least_speed
    for kind in range(box.KINDS):
        t.deck[kind] = box.COPIES[kind]
    t.deck_size[box.SURVIVAL] = box.DECK_SIZE[box.SURVIVAL]
    t.deck_size[box.BETRAYAL] = box.DECK_SIZE[box.BETRAYAL]
    t.active = below(t.chance, t.seats)
    tell(
        t, EVERYONE, news.COURSE_LAID, box.SIDE_OF[t.course, 0], box.SIDE_OF[t.course, 1],
        box.SIDE_OF[t.course, 2], box.SIDE_OF[t.course, 3], t.speed,
    )  # fmt: skip
    begin_turn(t)
    advance(t)


@rule
def draw_course(t: Table) -> None:
    """Any course with the skulls that were wished for, each equally likely."""
    fitting = 0
    for course in range(box.COURSE.length):
        fitting += box.COURSE_SKULLS[course] == t.wish
    place = below(t.chance, fitting)
    for course in range(box.COURSE.length):
        if box.COURSE_SKULLS[course] == t.wish:
            if place == 0:
                t.course = course
            place -= 1


@rule
def lay_course(t: Table) -> None:
    """The four sides become one path."""
    space = 0
    for which in range(box.PARTS_OF_COURSE):
        side = box.SIDE_OF[t.course, which]
        t.finish = space
        for place in range(box.SPACES_OF[side]):
            t.feature[space] = box.FEATURE_OF[side, place]
            t.mark[space] = box.MARK_OF[side, place]
            if t.feature[space] == box.GATES:
                t.gates = space
            space += 1
        if side == box.ROPE_BRIDGE:
            t.bridge = 1
    t.barque_space = space
    t.hunt = box.TRACK[box.SIDE_OF[t.course, 0]]


# Turns -----------------------------------------------------------------------------------------


@rule
def begin_turn(t: Table) -> None:
    """The active player's turn."""
    t.acted = 0
    t.bonus_played = 0
    t.refused = 0
    t.turns += 1
    tell(t, EVERYONE, news.TURN_BEGINS, t.active)


@rule
def face(t: Table, seat: int, card: int) -> int:
    """The face of an Action card that a seat uses."""
    return card if t.role[seat] == ADVENTURER else box.ACTION_CARDS + card


@rule
def action_effect(t: Table, seat: int, card: int, which: int) -> int:
    """An effect of an Action card, on the face that a seat uses."""
    return box.OF_ACTION.at(face(t, seat, card), which)


@rule
def may_act(t: Table, seat: int, card: int, which: int) -> bool:
    """Whether a seat holds an Action card and can pay for an effect of it."""
    held = not (t.played[seat] >> card) & 1
    return held and effects.can_pay(t, seat, action_effect(t, seat, card, which))


@rule
def mark_cards_to_play(t: Table, seat: int, mask: Any) -> int:
    """The Action card that is owed, a bonus card, and the end of the turn where it may end."""
    found = 0
    if not t.acted:
        for card in range(box.ACTION_CARDS):
            for which in range(2):
                if may_act(t, seat, card, which):
                    allow(mask, moves.ACTION.at(card, which))
                    found += 1
    if found == 0:
        allow(mask, moves.END.at())
        found = 1
    if not t.bonus_played:
        for kind in range(box.KINDS):
            for which in range(2):
                if t.hand[seat, kind] > 0 and effects.can_pay(t, seat, effects.bonus_effect(t, kind, which)):
                    allow(mask, moves.BONUS.at(kind, which))
                    found += 1
    return found


@rule
def can_act(t: Table, seat: int) -> bool:
    """Whether a seat can pay for an effect of an Action card in its hand."""
    found = False
    for card in range(box.ACTION_CARDS):
        found = found or may_act(t, seat, card, 0) or may_act(t, seat, card, 1)
    return found


@rule
def next_choice(t: Table) -> None:
    """The active player plays another card, or the turn ends."""
    seat = t.active
    may_play = not t.bonus_played and t.hand_size[seat] > 0
    if t.role[seat] != LOST and (may_play or (not t.acted and can_act(t, seat))):
        ask(t, seat, table.PLAY_CARD)
    else:
        end_turn(t)


@rule
def play_card(t: Table, seat: int, move: int) -> None:
    """An Action card, a bonus card, or the end of the turn."""
    if moves.END.has(move):
        end_turn(t)
    elif moves.ACTION.has(move):
        card = moves.ACTION.card(move)
        which = moves.ACTION.effect(move)
        t.acted = 1
        t.played[seat] |= 1 << card
        tell(t, EVERYONE, news.PLAYED_ACTION, seat, face(t, seat, card), which)
        effects.begin_effect(t, action_effect(t, seat, card, which))
    else:
        kind = moves.BONUS.kind(move)
        which = moves.BONUS.effect(move)
        t.bonus_played = 1
        t.bonus_kind = kind
        leave_hand(t, seat, kind)
        tell(t, EVERYONE, news.PLAYED_BONUS, seat, kind, which)
        effects.begin_effect(t, effects.bonus_effect(t, kind, which))


@rule
def end_turn(t: Table) -> None:
    """A full Barque leaves; otherwise Cerberus may hunt, and the next player follows."""
    tell(t, EVERYONE, news.TURN_ENDS, t.active)
    if pawns.is_full(t):
        pawns.end_game(t, table.ESCAPE)
    elif t.rage == t.hunt:
        t.hunting = 1
        t.dog_steps = t.speed
        tell(t, EVERYONE, news.HUNT, t.speed)
    else:
        next_turn(t)


@rule
def end_hunt(t: Table) -> None:
    """Whom Cerberus did not catch he chases faster; a capture has set the die back already."""
    t.hunting = 0
    if t.rage == t.hunt:
        tell(t, EVERYONE, news.HUNT_FAILED, t.speed)
        pawns.turn_die(t, min(box.FASTEST, t.speed + 1))
        t.rage = home(t)
        tell(t, EVERYONE, news.RAGE_IS, t.rage, t.hunt)
    next_turn(t)


@rule
def next_turn(t: Table) -> None:
    """The next player clockwise who is not lost."""
    t.active = (t.active + 1) % t.seats
    while t.role[t.active] == LOST:
        t.active = (t.active + 1) % t.seats
    begin_turn(t)


@rule
def advance(t: Table) -> None:
    """Go on until somebody owes a decision, or the game is over."""
    while t.awaits == 0 and t.ending == NONE:
        if t.caught:
            pawns.next_capture(t)
        elif t.looker != NONE:
            ask(t, t.looker, table.MAY_LOOK)
        elif t.mover != NONE:
            pawns.next_step(t)
        elif t.dog_steps > 0:
            pawns.run_dog(t)
        elif t.hunting:
            end_hunt(t)
        elif t.effect != NONE:
            effects.go_on(t)
        else:
            next_choice(t)


# The functions of the contract -----------------------------------------------------------------


@rule
def legal(t: Table, seat: int, mask: Any) -> int:
    """Mark what a seat may do now; returns how many moves that are."""
    if not (t.awaits >> seat) & 1:
        return 0
    asked = t.asks
    if asked == table.PLAY_CARD:
        return mark_cards_to_play(t, seat, mask)
    if asked == table.NEXT_PART:
        return effects.mark_parts(t, mask)
    if asked == table.WHICH_WAY:
        return mark_ways(t, mask)
    if asked == table.WHO_ADVANCES:
        return effects.mark_pawns(t, effects.able_to_advance(t), mask)
    if asked == table.WHO_IS_CAUGHT:
        return effects.mark_pawns(t, t.caught, mask)
    if asked == table.WHO_RETREATS:
        return effects.mark_pawns(t, t.retreaters, mask)
    if asked == table.CARD_OR_STEPS:
        allow(mask, moves.GIVE.at())
        allow(mask, moves.RETREAT.at())
        return 2
    if asked == table.LOOK_AT_BARQUES:
        return effects.mark_looks(mask)
    if asked == table.MAY_LOOK:
        allow(mask, moves.STOP.at())
        return 1 + effects.mark_looks(mask)
    if asked == table.OWN_SHARE or asked == table.OFFER or asked == table.GIVE_UP:
        return mark_own_cards(t, seat, mask)
    return 0


@rule
def mark_ways(t: Table, mask: Any) -> int:
    """At a fork: along the path, by the shortcut, by an exchange in the Gondola."""
    allow(mask, moves.WAY.at(0))
    found = 1
    if pawns.shortcut(t) != NONE:
        allow(mask, moves.WAY.at(1))
        found += 1
    others = pawns.partners(t)
    for seat in range(t.seats):
        if (others >> seat) & 1:
            allow(mask, moves.PARTNER.at(seat))
            found += 1
    return found


@rule
def mark_own_cards(t: Table, seat: int, mask: Any) -> int:
    """Cards of one's hand to pay, to offer or to give up, and an end to offering."""
    found = 0
    for kind in range(box.KINDS):
        if t.hand[seat, kind] - t.offer[seat, kind] > 0:
            allow(mask, moves.CARD.at(kind))
            found += 1
    if effects.may_stop(t):
        allow(mask, moves.STOP.at())
        found += 1
    return found


@rule
def play(t: Table, seat: int, move: int) -> None:
    """Carry a legal move out, up to the next decision."""
    forget(t)
    t.decisions += 1
    asked = t.asks
    t.asks = table.NO_QUESTION
    t.awaits = 0
    if asked == table.PLAY_CARD:
        play_card(t, seat, move)
    elif asked == table.NEXT_PART:
        effects.take_part(t, move)
    elif asked == table.WHICH_WAY:
        pawns.choose_way(t, move)
    elif asked == table.WHO_ADVANCES:
        effects.pay_with_advance(t, moves.PAWN.seat(move))
    elif asked == table.WHO_IS_CAUGHT:
        pawns.put_on_track(t, moves.PAWN.seat(move))
    elif asked == table.WHO_RETREATS:
        effects.retreat(t, moves.PAWN.seat(move))
    elif asked == table.CARD_OR_STEPS:
        effects.answer_sabotage(t, seat, move)
    elif asked == table.LOOK_AT_BARQUES or asked == table.MAY_LOOK:
        effects.look(t, seat, move)
    elif asked == table.GIVE_UP:
        discard_cards(t, seat, moves.CARD.kind(move), 1)
    elif asked == table.OWN_SHARE or asked == table.OFFER:
        effects.answer_share(t, seat, asked, NONE if moves.STOP.has(move) else moves.CARD.kind(move))
    advance(t)


@rule
def payoff(t: Table, out: Any) -> None:
    """One for every winner, nothing for the others."""
    for seat in range(t.seats):
        out[seat] = (t.winners >> seat) & 1


@rule
def side(t: Table, seat: int) -> int:
    """What a player is now: Adventurer, Cerberus player, lost."""
    return t.role[seat]
