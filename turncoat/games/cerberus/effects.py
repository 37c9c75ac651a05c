"""The effects of cards in Cerberus: what they cost, and what their parts do."""

from __future__ import annotations

from typing import Any

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus import moves, news, table
from turncoat.games.cerberus.cards import any_card, discard_cards, draw_cards, log
from turncoat.games.cerberus.components import NONE
from turncoat.games.cerberus.pawns import can_advance, can_step_back, move_die, start_move, turn_die
from turncoat.games.cerberus.table import ADVENTURER, LOST, Table, is_aboard
from turncoat.kernel.moves import MASK_WORDS, allow, ask, lowest, nth, ones
from turncoat.kernel.news import EVERYONE, only, tell
from turncoat.kernel.rule import paper, rule

# What it costs ---------------------------------------------------------------------------------


@rule
def bonus_effect(t: Table, kind: int, which: int) -> int:
    """The effect of a bonus card, with the reading of Opportunism that was agreed."""
    effect = box.OF_BONUS.at(kind, which)
    if effect == box.OPPORTUNISM_BY_BOOK and t.opportunism_by_card:
        return box.OPPORTUNISM_BY_CARD
    return effect


@rule
def others_hold(t: Table, seat: int) -> int:
    """Bonus cards in the hands of all other players of a seat's role."""
    cards = 0
    for other in range(t.seats):
        if other != seat and t.role[other] == t.role[seat]:
            cards += t.hand_size[other]
    return cards


@rule
def can_pay(t: Table, seat: int, effect: int) -> bool:
    """Whether the cost of an effect can be paid. It goes by open facts and the seat's own hand."""
    cost = box.COST_OF[effect]
    if cost == box.RAGE:
        return t.rage < t.hunt
    if cost == box.FASTER:
        return t.speed < box.FASTEST
    if cost == box.SLOWER:
        return t.speed > box.SLOWEST
    if cost == box.OWN_CARD:
        return t.hand_size[seat] >= box.COST_AMOUNT[effect]
    if cost == box.CARDS:
        helped = 0 if t.refused else others_hold(t, seat)
        return t.hand_size[seat] - 1 + helped >= box.COST_AMOUNT[effect]
    if cost == box.STEP_BACK:
        return can_step_back(t, seat)
    if cost == box.ADVANCE:
        return able_to_advance(t) != 0
    return True


@rule
def able_to_advance(t: Table) -> int:
    """The Adventurers whose advance can pay a cost, as a set of bits."""
    seats = 0
    for seat in range(t.seats):
        if can_advance(t, seat):
            seats |= 1 << seat
    return seats


@rule
def begin_effect(t: Table, effect: int) -> None:
    """An effect is declared: its cost comes first."""
    t.effect = effect
    t.stage = table.PAYING
    t.parts = (1 << box.PART_COUNT[effect]) - 1
    t.taken = 0
    amount = box.COST_AMOUNT[effect]
    cost = box.COST_OF[effect]
    if cost == box.RAGE:
        move_die(t, amount)
    elif cost == box.FASTER:
        turn_die(t, t.speed + amount)
    elif cost == box.SLOWER:
        turn_die(t, t.speed - amount)
    elif cost == box.STEP_BACK:
        start_move(t, t.active, -amount)
    elif cost == box.ADVANCE:
        ask_who_advances(t)
    elif cost == box.CARDS or cost == box.OWN_CARD:
        t.missing = amount
        t.answering = 0
        for other in range(t.seats):
            fits = other != t.active and t.role[other] == t.role[t.active] and t.hand_size[other] > 0
            if fits and cost == box.CARDS and not t.refused:
                t.answering |= 1 << other
        ask_for_share(t, t.active, table.OWN_SHARE)


@rule
def ask_who_advances(t: Table) -> None:
    """Whose advance pays; the only one who can needs no choice."""
    able = able_to_advance(t)
    if ones(able) == 1:
        pay_with_advance(t, lowest(able))
    else:
        ask(t, t.active, table.WHO_ADVANCES)


@rule
def pay_with_advance(t: Table, seat: int) -> None:
    """An Adventurer's advance is the price; the effect will concern others."""
    t.taken |= 1 << seat
    start_move(t, seat, box.COST_AMOUNT[t.effect])


@rule
def spare(t: Table, seat: int) -> int:
    """Cards of a hand that are not offered yet."""
    return t.hand_size[seat] - t.offered[seat]


@rule
def may_stop(t: Table) -> bool:
    """Whether the seat that is asked may leave the rest of a cost to others."""
    if t.asks == table.OWN_SHARE:
        return t.missing <= still_held(t)
    return t.asks == table.OFFER


@rule
def still_held(t: Table) -> int:
    """Cards of those who are yet to be asked for help."""
    cards = 0
    for other in range(t.seats):
        if (t.answering >> other) & 1:
            cards += t.hand_size[other]
    return cards


@rule
def ask_for_share(t: Table, seat: int, question: int) -> None:
    """A seat is asked for cards, unless it has none, or has to give all it has because nobody can help."""
    if t.missing == 0 or spare(t, seat) == 0:
        return
    if question == table.OWN_SHARE and not t.answering and spare(t, seat) == t.missing:
        while t.missing > 0:
            add_to_offer(t, seat, any_card(t, seat))
        return
    ask(t, seat, question)


@rule
def add_to_offer(t: Table, seat: int, kind: int) -> None:
    """One more card towards a cost."""
    t.offer[seat, kind] += 1
    t.offered[seat] += 1
    t.missing -= 1


@rule
def answer_share(t: Table, seat: int, question: int, kind: int) -> None:
    """A seat adds a card, or (kind NONE) says that this is all."""
    if kind != NONE:
        add_to_offer(t, seat, kind)
        ask_for_share(t, seat, question)
    if t.awaits == 0 and question == table.OFFER:
        tell(t, EVERYONE, news.OFFERED, seat, t.active, t.offered[seat])


@rule
def next_payment(t: Table) -> None:
    """Ask the next helper; when nothing is missing the cards are paid, when nobody is left it has failed."""
    if t.missing == 0:
        pay_cards(t)
        t.answering = 0
        t.stage = table.RESOLVING
    elif t.answering:
        helper = next_of(t, t.answering)
        t.answering &= ~(1 << helper)
        ask_for_share(t, helper, table.OFFER)
    else:
        fail_request(t)


@rule
def next_of(t: Table, seats: int) -> int:
    """The first seat of a set, clockwise from the active player's left."""
    for step in range(1, t.seats + 1):
        seat = (t.active + step) % t.seats
        if (seats >> seat) & 1:
            return seat
    return NONE


@rule
def clear_offers(t: Table) -> None:
    """No cards are offered any more."""
    for seat in range(t.seats):
        t.offered[seat] = 0
        for kind in range(box.KINDS):
            t.offer[seat, kind] = 0


@rule
def pay_cards(t: Table) -> None:
    """All offered cards go to the discard pile."""
    for step in range(t.seats):
        seat = (t.active + step) % t.seats
        for kind in range(box.KINDS):
            discard_cards(t, seat, kind, t.offer[seat, kind])
    clear_offers(t)


@rule
def fail_request(t: Table) -> None:
    """Too few cards were offered: nothing is paid, and the card returns to the hand."""
    seat = t.active
    kind = t.bonus_kind
    clear_offers(t)
    t.missing = 0
    t.refused = 1
    t.bonus_played = 0
    t.effect = NONE
    t.bonus_kind = NONE
    t.parts = 0
    t.hand[seat, kind] += 1
    t.hand_size[seat] += 1
    t.discard[kind] -= 1
    if t.lines < table.LOG_LINES:  # a full log is not read any more, so its last line may stay
        t.lines -= 1
    t.shown[seat] |= 1 << kind
    log(t, table.SHOWED, seat, kind)
    tell(t, EVERYONE, news.NOT_ENOUGH, seat, kind)


# What it does ----------------------------------------------------------------------------------


@rule
def is_target(t: Table, verb: int, by: int, seat: int) -> bool:
    """Whether a part of the effect in progress may concern a seat."""
    if seat == t.active or (t.taken >> seat) & 1:
        return False
    if verb == box.OTHER_DRAWS:
        return t.role[seat] == t.role[t.active] and t.role[seat] != LOST
    if t.role[seat] != ADVENTURER:
        return False
    return verb != box.OTHER_BY or by < 0 or not is_aboard(t, seat)


@rule
def is_repeated(t: Table, part: int) -> bool:
    """Whether an earlier part that is still open does just the same."""
    for earlier in range(part):
        same = (
            box.VERB_OF[t.effect, earlier] == box.VERB_OF[t.effect, part]
            and box.BY[t.effect, earlier] == box.BY[t.effect, part]
        )
        if same and (t.parts >> earlier) & 1:
            return True
    return False


@rule
def mark_parts(t: Table, mask: Any) -> int:
    """Mark every part that can come next, with whom it may concern."""
    found = 0
    for part in range(box.PART_COUNT[t.effect]):
        if not (t.parts >> part) & 1 or is_repeated(t, part):
            continue
        verb = box.VERB_OF[t.effect, part]
        if (
            verb == box.OTHER_BY
            or verb == box.OTHER_DRAWS
            or verb == box.LOSE_CARD
            or verb == box.OTHER_EITHER_WAY
        ):
            for seat in range(t.seats):
                if not is_target(t, verb, box.BY[t.effect, part], seat):
                    continue
                if verb == box.OTHER_EITHER_WAY:
                    allow(mask, moves.SHOVE.at(seat, 1))
                    found += 1
                    if not is_aboard(t, seat):
                        allow(mask, moves.SHOVE.at(seat, 0))
                        found += 1
                else:
                    allow(mask, moves.TARGET.at(part, seat))
                    found += 1
        else:
            allow(mask, moves.PART.at(part))
            found += 1
        if box.IN_ORDER[t.effect]:
            break
    return found


@rule
def go_on(t: Table) -> None:
    """The effect in progress: its cost, answers, losses and retreats that are due, then its next part."""
    if t.stage == table.PAYING:
        cost = box.COST_OF[t.effect]
        if cost == box.CARDS or cost == box.OWN_CARD:
            next_payment(t)
        else:
            t.stage = table.RESOLVING
    elif t.answering:
        ask(t, next_of(t, t.answering), table.CARD_OR_STEPS)
    elif t.losers:
        loser = next_of(t, t.losers)
        t.losers &= ~(1 << loser)
        if t.hand_size[loser] == 1:
            discard_cards(t, loser, any_card(t, loser), 1)
        else:
            ask(t, loser, table.GIVE_UP)
    elif t.retreaters:
        if ones(t.retreaters) == 1:
            retreat(t, lowest(t.retreaters))
        else:
            ask(t, t.active, table.WHO_RETREATS)
    else:
        next_part(t)


@rule
def next_part(t: Table) -> None:
    """Parts come in the order that the active player chooses; what is left without a target is void."""
    mask = paper(MASK_WORDS)
    choices = mark_parts(t, mask) if t.parts else 0
    if choices == 0:
        t.parts = 0
        t.effect = NONE
        t.bonus_kind = NONE
    elif choices == 1:
        take_part(t, nth(mask, 0))
    else:
        ask(t, t.active, table.NEXT_PART)


@rule
def take_part(t: Table, move: int) -> None:
    """Resolve one part of the effect."""
    if moves.SHOVE.has(move):
        part = 0
        while box.VERB_OF[t.effect, part] != box.OTHER_EITHER_WAY:
            part += 1
        by = -box.BY[t.effect, part] if moves.SHOVE.back(move) else box.BY[t.effect, part]
        concern(t, box.OTHER_BY, by, moves.SHOVE.seat(move))
    elif moves.TARGET.has(move):
        part = moves.TARGET.part(move)
        concern(t, box.VERB_OF[t.effect, part], box.BY[t.effect, part], moves.TARGET.seat(move))
    else:
        part = moves.PART.part(move)
        perform(t, box.VERB_OF[t.effect, part], box.BY[t.effect, part])
    t.parts &= ~(1 << part)


@rule
def concern(t: Table, verb: int, by: int, seat: int) -> None:
    """A part that another seat is chosen for."""
    t.taken |= 1 << seat
    if verb == box.OTHER_BY:
        start_move(t, seat, by)
    elif verb == box.OTHER_DRAWS:
        draw_cards(t, seat, by)
    elif verb == box.LOSE_CARD and t.hand_size[seat] > 0:
        t.losers |= 1 << seat


@rule
def perform(t: Table, verb: int, by: int) -> None:
    """A part that nobody is chosen for."""
    seat = t.active
    if verb == box.RAGE_BY:
        move_die(t, by)
    elif verb == box.SPEED_BY:
        turn_die(t, min(box.FASTEST, t.speed + by))
    elif verb == box.SELF_BY or verb == box.CATCH_UP:
        if t.role[seat] == ADVENTURER:
            start_move(t, seat, by if verb == box.SELF_BY else min(by, ahead_of(t, seat)))
    elif verb == box.DRAW:
        draw_cards(t, seat, by)
    elif verb == box.TAKE_BACK:
        t.played[seat] = 0
        tell(t, EVERYONE, news.TOOK_BACK, seat)
    elif verb == box.BOATS:
        if not t.revealed:
            ask(t, seat, table.LOOK_AT_BARQUES)
    elif verb == box.DOG_BY:
        t.dog_steps = by
    elif verb == box.ALL_BY or verb == box.CARD_OR_RETREAT:
        t.retreat_by = -by
        for other in range(t.seats):
            if t.role[other] == ADVENTURER:
                if verb == box.CARD_OR_RETREAT and t.hand_size[other] > 0:
                    t.answering |= 1 << other
                else:
                    t.retreaters |= 1 << other


@rule
def ahead_of(t: Table, seat: int) -> int:
    """Adventurers on higher spaces, those aboard included."""
    count = 0
    for other in range(t.seats):
        count += t.role[other] == ADVENTURER and t.space[other] > t.space[seat]
    return count


@rule
def answer_sabotage(t: Table, seat: int, move: int) -> None:
    """An Adventurer gives a card up or falls back; both happen when all have answered."""
    t.answering &= ~(1 << seat)
    if moves.GIVE.has(move):
        t.losers |= 1 << seat
        tell(t, EVERYONE, news.GIVES_UP_CARD, seat)
    else:
        t.retreaters |= 1 << seat
        tell(t, EVERYONE, news.FALLS_BACK, seat)


@rule
def retreat(t: Table, seat: int) -> None:
    """The next of those who fall back."""
    t.retreaters &= ~(1 << seat)
    start_move(t, seat, -t.retreat_by)


# The Barques -----------------------------------------------------------------------------------


@rule
def mark_looks(mask: Any) -> int:
    """A peek at one of the Barques, or a swap of two."""
    for slot in range(box.SLOTS):
        allow(mask, moves.PEEK.at(slot))
    for pair in range(moves.SWAP.length):
        allow(mask, moves.SWAP.at(pair))
    return moves.PEEK.length + moves.SWAP.length


@rule
def look(t: Table, seat: int, move: int) -> None:
    """Peek at a Barque, swap two unseen, or (at the Promontory) neither."""
    t.looker = NONE
    if moves.STOP.has(move):
        tell(t, EVERYONE, news.LOOKED_AWAY, seat)
    elif moves.PEEK.has(move):
        slot = moves.PEEK.slot(move)
        t.known[seat] |= 1 << slot
        tell(t, EVERYONE, news.PEEKED, seat, slot)
        tell(t, only(seat), news.SAW, slot, t.barque[slot])
    else:
        one = moves.TWO_SLOTS.first[moves.SWAP.pair(move)]
        two = moves.TWO_SLOTS.second[moves.SWAP.pair(move)]
        kept = t.barque[one]
        t.barque[one] = t.barque[two]
        t.barque[two] = kept
        for other in range(t.seats):
            knows_one = (t.known[other] >> one) & 1
            knows_two = (t.known[other] >> two) & 1
            t.known[other] &= ~((1 << one) | (1 << two))
            t.known[other] |= (knows_one << two) | (knows_two << one)
        tell(t, EVERYONE, news.BARQUES_SWAPPED, seat, one, two)


@rule
def mark_pawns(t: Table, seats: int, mask: Any) -> int:
    """Mark the pawns of a set of seats."""
    for seat in range(t.seats):
        if (seats >> seat) & 1:
            allow(mask, moves.PAWN.at(seat))
    return ones(seats)
