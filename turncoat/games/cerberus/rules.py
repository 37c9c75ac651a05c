"""Cerberus: the deal, and the turns of Adventurers and Cerberus players."""

from __future__ import annotations

from typing import Any

from turncoat.games.cerberus.cards import discard_cards, leave_hand
from turncoat.games.cerberus.components import (
    ACTION_CARDS,
    BETRAYAL,
    COPIES,
    COURSE,
    COURSE_COUNT,
    COURSE_SKULLS,
    DECK_SIZE,
    FASTEST,
    FEATURE,
    GATES,
    KINDS,
    MARK,
    NONE,
    PARTS_OF_COURSE,
    PAWNS,
    ROPE_BRIDGE,
    SLOTS,
    SPACES_OF,
    SURVIVAL,
    TRACK,
)
from turncoat.games.cerberus.effects import (
    able_to_advance,
    answer_sabotage,
    answer_share,
    begin_effect,
    bonus_effect,
    can_pay,
    go_on,
    look,
    mark_looks,
    mark_parts,
    mark_pawns,
    may_stop,
    pay_with_advance,
    retreat,
    take_part,
)
from turncoat.games.cerberus.moves import (
    ACTION,
    BONUS,
    CARD,
    END,
    GIVE,
    PARTNER,
    PAWN,
    RETREAT,
    STOP,
    WAY,
)
from turncoat.games.cerberus.news import (
    COURSE_LAID,
    HUNT,
    HUNT_FAILED,
    PLAYED_ACTION,
    PLAYED_BONUS,
    RAGE_IS,
    TURN_BEGINS,
    TURN_ENDS,
)
from turncoat.games.cerberus.pawns import (
    choose_way,
    end_game,
    is_full,
    next_capture,
    next_step,
    partners,
    put_on_track,
    run_dog,
    shortcut,
    turn_die,
)
from turncoat.games.cerberus.table import (
    ADVENTURER,
    CARD_OR_STEPS,
    ESCAPE,
    GIVE_UP,
    LOOK_AT_BARQUES,
    LOST,
    MAY_LOOK,
    NEXT_PART,
    NO_QUESTION,
    OFFER,
    OWN_SHARE,
    PLAY_CARD,
    WHICH_WAY,
    WHO_ADVANCES,
    WHO_IS_CAUGHT,
    WHO_RETREATS,
    Table,
    home,
)
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
    for slot in range(SLOTS):
        t.barque[slot] = slot + 1
    shuffle(t.chance, t.barque, SLOTS)
    for seat in range(t.seats):
        t.role[seat] = ADVENTURER
        t.space[seat] = t.gates
        for kind in range(KINDS):
            t.hand[seat, kind] = 0
            t.offer[seat, kind] = 0
    for place in range(PAWNS - t.seats):
        t.track[place] = PAWNS
    t.rage = home(t)
    t.speed = t.least_speed
    for kind in range(KINDS):
        t.deck[kind] = COPIES[kind]
    t.deck_size[SURVIVAL] = DECK_SIZE[SURVIVAL]
    t.deck_size[BETRAYAL] = DECK_SIZE[BETRAYAL]
    t.active = below(t.chance, t.seats)
    tell(
        t, EVERYONE, COURSE_LAID, COURSE[t.course, 0], COURSE[t.course, 1], COURSE[t.course, 2],
        COURSE[t.course, 3], t.speed,
    )  # fmt: skip
    begin_turn(t)
    advance(t)


@rule
def draw_course(t: Table) -> None:
    """Any course with the skulls that were wished for, each equally likely."""
    fitting = 0
    for course in range(COURSE_COUNT):
        fitting += COURSE_SKULLS[course] == t.wish
    place = below(t.chance, fitting)
    for course in range(COURSE_COUNT):
        if COURSE_SKULLS[course] == t.wish:
            if place == 0:
                t.course = course
            place -= 1


@rule
def lay_course(t: Table) -> None:
    """The four sides become one path."""
    space = 0
    for which in range(PARTS_OF_COURSE):
        side = COURSE[t.course, which]
        t.finish = space
        for place in range(SPACES_OF[side]):
            t.feature[space] = FEATURE[side, place]
            t.mark[space] = MARK[side, place]
            if t.feature[space] == GATES:
                t.gates = space
            space += 1
        if side == ROPE_BRIDGE:
            t.bridge = 1
    t.barque_space = space
    t.hunt = TRACK[COURSE[t.course, 0]]


# Turns -----------------------------------------------------------------------------------------


@rule
def begin_turn(t: Table) -> None:
    """The active player's turn."""
    t.acted = 0
    t.bonus_played = 0
    t.refused = 0
    t.turns += 1
    tell(t, EVERYONE, TURN_BEGINS, t.active)


@rule
def action_effect(t: Table, seat: int, card: int, which: int) -> int:
    """An effect of an Action card, on the face that a seat uses."""
    faces = 0 if t.role[seat] == ADVENTURER else ACTION_CARDS
    return 2 * (faces + card) + which


@rule
def mark_cards_to_play(t: Table, seat: int, mask: Any) -> int:
    """The Action card that is owed, a bonus card, and the end of the turn where it may end."""
    found = 0
    for choice in range(2 * ACTION_CARDS):
        played = t.acted or (t.played[seat] >> (choice // 2)) & 1
        if not played and can_pay(t, seat, action_effect(t, seat, choice // 2, choice % 2)):
            allow(mask, ACTION + choice)
            found += 1
    if found == 0:
        allow(mask, END)
        found = 1
    if not t.bonus_played:
        for choice in range(2 * KINDS):
            held = t.hand[seat, choice // 2] > 0
            if held and can_pay(t, seat, bonus_effect(t, choice // 2, choice % 2)):
                allow(mask, BONUS + choice)
                found += 1
    return found


@rule
def can_act(t: Table, seat: int) -> bool:
    """Whether a seat can pay for an effect of an Action card in its hand."""
    for choice in range(2 * ACTION_CARDS):
        held = not (t.played[seat] >> (choice // 2)) & 1
        if held and can_pay(t, seat, action_effect(t, seat, choice // 2, choice % 2)):
            return True
    return False


@rule
def next_choice(t: Table) -> None:
    """The active player plays another card, or the turn ends."""
    seat = t.active
    may_play = not t.bonus_played and t.hand_size[seat] > 0
    if t.role[seat] != LOST and (may_play or (not t.acted and can_act(t, seat))):
        ask(t, seat, PLAY_CARD)
    else:
        end_turn(t)


@rule
def play_card(t: Table, seat: int, move: int) -> None:
    """An Action card, a bonus card, or the end of the turn."""
    if move == END:
        end_turn(t)
    elif move < BONUS:
        card = (move - ACTION) // 2
        which = (move - ACTION) % 2
        effect = action_effect(t, seat, card, which)
        t.acted = 1
        t.played[seat] |= 1 << card
        tell(t, EVERYONE, PLAYED_ACTION, seat, effect // 2, which)
        begin_effect(t, effect)
    else:
        kind = (move - BONUS) // 2
        which = (move - BONUS) % 2
        t.bonus_played = 1
        t.bonus_kind = kind
        leave_hand(t, seat, kind)
        tell(t, EVERYONE, PLAYED_BONUS, seat, kind, which)
        begin_effect(t, bonus_effect(t, kind, which))


@rule
def end_turn(t: Table) -> None:
    """A full Barque leaves; otherwise Cerberus may hunt, and the next player follows."""
    tell(t, EVERYONE, TURN_ENDS, t.active)
    if is_full(t):
        end_game(t, ESCAPE)
    elif t.rage == t.hunt:
        t.hunting = 1
        t.dog_steps = t.speed
        tell(t, EVERYONE, HUNT, t.speed)
    else:
        next_turn(t)


@rule
def end_hunt(t: Table) -> None:
    """Whom Cerberus did not catch he chases faster; a capture has set the die back already."""
    t.hunting = 0
    if t.rage == t.hunt:
        tell(t, EVERYONE, HUNT_FAILED, t.speed)
        turn_die(t, min(FASTEST, t.speed + 1))
        t.rage = home(t)
        tell(t, EVERYONE, RAGE_IS, t.rage, t.hunt)
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
            next_capture(t)
        elif t.looker != NONE:
            ask(t, t.looker, MAY_LOOK)
        elif t.mover != NONE:
            next_step(t)
        elif t.dog_steps > 0:
            run_dog(t)
        elif t.hunting:
            end_hunt(t)
        elif t.effect != NONE:
            go_on(t)
        else:
            next_choice(t)


# The functions of the contract -----------------------------------------------------------------


@rule
def legal(t: Table, seat: int, mask: Any) -> int:
    """Mark what a seat may do now; returns how many moves that are."""
    if not (t.awaits >> seat) & 1:
        return 0
    asked = t.asks
    if asked == PLAY_CARD:
        return mark_cards_to_play(t, seat, mask)
    if asked == NEXT_PART:
        return mark_parts(t, mask)
    if asked == WHICH_WAY:
        return mark_ways(t, mask)
    if asked == WHO_ADVANCES:
        return mark_pawns(t, able_to_advance(t), mask)
    if asked == WHO_IS_CAUGHT:
        return mark_pawns(t, t.caught, mask)
    if asked == WHO_RETREATS:
        return mark_pawns(t, t.retreaters, mask)
    if asked == CARD_OR_STEPS:
        allow(mask, GIVE)
        allow(mask, RETREAT)
        return 2
    if asked == LOOK_AT_BARQUES:
        return mark_looks(mask)
    if asked == MAY_LOOK:
        allow(mask, STOP)
        return 1 + mark_looks(mask)
    if asked == OWN_SHARE or asked == OFFER or asked == GIVE_UP:
        return mark_own_cards(t, seat, mask)
    return 0


@rule
def mark_ways(t: Table, mask: Any) -> int:
    """At a fork: along the path, by the shortcut, by an exchange in the Gondola."""
    allow(mask, WAY)
    found = 1
    if shortcut(t) != NONE:
        allow(mask, WAY + 1)
        found += 1
    others = partners(t)
    for seat in range(t.seats):
        if (others >> seat) & 1:
            allow(mask, PARTNER + seat)
            found += 1
    return found


@rule
def mark_own_cards(t: Table, seat: int, mask: Any) -> int:
    """Cards of one's hand to pay, to offer or to give up, and an end to offering."""
    found = 0
    for kind in range(KINDS):
        if t.hand[seat, kind] - t.offer[seat, kind] > 0:
            allow(mask, CARD + kind)
            found += 1
    if may_stop(t):
        allow(mask, STOP)
        found += 1
    return found


@rule
def play(t: Table, seat: int, move: int) -> None:
    """Carry a legal move out, up to the next decision."""
    forget(t)
    t.decisions += 1
    asked = t.asks
    t.asks = NO_QUESTION
    t.awaits = 0
    if asked == PLAY_CARD:
        play_card(t, seat, move)
    elif asked == NEXT_PART:
        take_part(t, move)
    elif asked == WHICH_WAY:
        choose_way(t, move)
    elif asked == WHO_ADVANCES:
        pay_with_advance(t, move - PAWN)
    elif asked == WHO_IS_CAUGHT:
        put_on_track(t, move - PAWN)
    elif asked == WHO_RETREATS:
        retreat(t, move - PAWN)
    elif asked == CARD_OR_STEPS:
        answer_sabotage(t, seat, move)
    elif asked == LOOK_AT_BARQUES or asked == MAY_LOOK:
        look(t, seat, move)
    elif asked == GIVE_UP:
        discard_cards(t, seat, move - CARD, 1)
    elif asked == OWN_SHARE or asked == OFFER:
        answer_share(t, seat, asked, NONE if move == STOP else move - CARD)
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
