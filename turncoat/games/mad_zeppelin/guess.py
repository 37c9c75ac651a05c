"""Guessing in Mad Zeppelin: one world out of all that fit what a seat knows.

**Traitors** are dealt anew: every way to deal and draft them is as likely as any other, so they are
shuffled over the places where they can be until nothing contradicts what was named and shown.

**Cargo** is followed card by card through the log. A card whose face the seat does not know is drawn
only when something is learned of it: until then it is one of all the cards that are left, each equally
likely. Whenever another seat takes a card from its hand, each of its cards is as likely to be the one,
weighed by what became known of it. How likely the whole log came out in this way is the weight of the
world, and rounds of Metropolis and Hastings among such worlds put the weights right. A tape holds the
random numbers of each play: a new world comes of a new tape, or of new numbers for a few plays, which
is how worlds are found where the seat knows so much that most new tapes end in a contradiction.
"""

from __future__ import annotations

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin import table
from turncoat.games.mad_zeppelin.components import CARDS, KINDS, MOST_SEATS, NONE, TRAITORS
from turncoat.games.mad_zeppelin.table import Table, laid_by, playing
from turncoat.kernel.chance import below, draw, shuffle
from turncoat.kernel.moves import ones
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import paper, rule

REFINEMENTS = 24
"""Worlds that are proposed after the first, besides one for each play."""


@rule
def guess(t: Table, seat: int) -> None:
    """Fill the blanks of a view with a world that fits it."""
    guess_traitors(t, seat)
    guess_cargo(t, seat)


# Traitors ----------------------------------------------------------------------------------------


@rule
def is_before(t: Table, one: int, two: int) -> bool:
    """Whether a seat drafts before another."""
    return (one - t.leader) % t.seats < (two - t.leader) % t.seats


@rule
def has_drafted(t: Table, seat: int) -> bool:
    """Whether a seat has made its pick in this turn."""
    return (seat - t.leader) % t.seats < t.drafted


@rule
def guess_traitors(t: Table, seat: int) -> None:
    """Deal and draft the unknown traitors until everything fits."""
    passed = 0
    if seat >= 0 and t.seen_pool[seat]:
        passed = t.seen_pool[seat]
        if has_drafted(t, seat):
            passed &= ~(1 << t.pick[seat])
    known = 0
    if seat >= 0:
        known = 1 << t.dealt[seat]
        if has_drafted(t, seat):
            known |= 1 << t.pick[seat]
    aside = t.stage != table.DRAFTING and seat == t.leader
    row = paper(TRAITORS)
    dealt = paper(MOST_SEATS)
    pick = paper(MOST_SEATS)
    while True:
        left = box.ALL_TRAITORS & ~known
        for other in range(t.seats):
            dealt[other] = NONE
            pick[other] = NONE
            if other != seat:
                left = place_laid(t, seat, other, passed, left, dealt, pick)
        if aside:
            left &= ~(t.airsick | t.undrafted)
        count = 0
        for traitor in range(box.TRAITORS):
            if (left >> traitor) & 1:
                row[count] = traitor
                count += 1
        shuffle(t.chance, row, count)
        if seat >= 0:
            dealt[seat] = t.dealt[seat]
            pick[seat] = t.pick[seat]
        rest = fill_places(t, seat, passed, left, row, count, dealt, pick)
        if fits_names(t, seat, dealt, pick):
            break
    settle_traitors(t, seat, passed, rest, dealt, pick)


@rule
def place_laid(t: Table, seat: int, other: int, passed: int, left: int, dealt: Cells, pick: Cells) -> int:
    """A seat's open traitors were dealt to it or drafted by it; returns the traitors still to be placed.

    What the guessing seat passed on can only have been drafted, by a seat after it; what such a seat has
    besides was dealt to it. All else may have come either way.
    """
    later = passed != 0 and is_before(t, seat, other)
    for round_ in range(box.LAPS):
        traitor = t.laid[other, round_]
        if traitor == NONE:
            continue
        left &= ~(1 << traitor)
        drafted = (passed >> traitor) & 1 == 1
        if not later:
            if dealt[other] != NONE or pick[other] != NONE:
                drafted = pick[other] == NONE
            else:
                drafted = below(t.chance, 2) == 1
        if drafted:
            pick[other] = traitor
        else:
            dealt[other] = traitor
    return left


@rule
def next_of(row: Cells, count: int, among: int) -> int:
    """Take the first traitor of a set out of a shuffled row."""
    for place in range(count):
        if row[place] != NONE and (among >> row[place]) & 1:
            traitor = row[place]
            row[place] = NONE
            return traitor
    return NONE


@rule
def fill_places(t: Table, seat: int, passed: int, left: int, row: Cells, count: int, dealt: Cells,
                pick: Cells) -> int:  # fmt: skip
    """Deal and draft from the shuffled row; returns the traitors that stay: airsick or in the pool."""
    for step in range(t.seats):
        other = (t.leader + step) % t.seats
        if other == seat:
            continue
        if dealt[other] == NONE:
            dealt[other] = next_of(row, count, left & ~passed)
            left &= ~(1 << dealt[other])
        if pick[other] == NONE and has_drafted(t, other):
            from_passed = passed != 0 and is_before(t, seat, other)
            pick[other] = next_of(row, count, left & passed if from_passed else left & ~passed)
            left &= ~(1 << pick[other])
    return left


@rule
def fits_names(t: Table, seat: int, dealt: Cells, pick: Cells) -> bool:
    """Nobody held what they named, and who could not play in the first round had two blocked traitors."""
    for place in range(box.MOST_NAMES):
        namer = t.namer[place]
        if namer != NONE and (dealt[namer] == t.named[place] or pick[namer] == t.named[place]):
            return False
    for other in range(t.seats):
        if other == seat or t.names_then[other] == NONE:
            continue
        for which in range(2):
            traitor = dealt[other] if which == 0 else pick[other]
            blocked = False
            for place in range(t.names_then[other]):
                blocked = blocked or t.named[place] == traitor
            if not blocked:
                return False
    if t.asks == table.SHOW_TRAITOR or t.asks == table.PLAY_TRAITOR:
        free = ((1 << dealt[t.actor]) | (1 << pick[t.actor])) & ~t.unplayable
        if (free == 0) != (t.asks == table.SHOW_TRAITOR):
            return False
    return True


@rule
def settle_traitors(t: Table, seat: int, passed: int, rest: int, dealt: Cells, pick: Cells) -> None:
    """Write the guessed traitors down: who has what, who saw which pool, what lies aside."""
    if t.stage != table.DRAFTING and seat == t.leader:
        pool = t.undrafted
    elif passed:
        pool = rest & passed
    else:
        pool = 0
        size = box.TRAITORS - box.AIRSICK[t.seats] - t.seats - t.drafted
        while ones(pool) < size:
            pool |= rest & (1 << below(t.chance, box.TRAITORS))
    if not (t.stage != table.DRAFTING and seat == t.leader):
        t.airsick = rest & ~pool
    t.undrafted = pool
    for step in range(t.seats - 1, -1, -1):
        other = (t.leader + step) % t.seats
        t.dealt[other] = dealt[other]
        t.pick[other] = pick[other]
        if has_drafted(t, other):
            pool |= 1 << pick[other]
        if other != seat:
            t.held[other] = (1 << dealt[other]) & ~laid_by(t, other)
            if has_drafted(t, other):
                t.held[other] |= (1 << pick[other]) & ~laid_by(t, other)
                t.seen_pool[other] = pool
            elif t.stage == table.DRAFTING and step == t.drafted:
                t.seen_pool[other] = pool


# Cargo -------------------------------------------------------------------------------------------

UNKNOWN, SOME_CARGO = -1, -2
"""What is known of a card: nothing, or that it is no Journey; otherwise its kind."""

OF_KIND = 0
CARGO_LEFT = OF_KIND + KINDS
UNKNOWN_LEFT = CARGO_LEFT + 1
JOURNEYS_LEFT = UNKNOWN_LEFT + 1
TOP = JOURNEYS_LEFT + 1
BOTTOM = TOP + 1
RAISED = BOTTOM + 1
PLAY_REACHED = RAISED + 1
TRIES = PLAY_REACHED + 1
HAND_SIZE = TRIES + 1
TALLY = HAND_SIZE + box.MOST_SEATS
"""What is counted on the way: Cargo without a known owner of its face, by kind and in all; cards of the
Hold of which nothing is known, and the Journeys among them; the ends of the Hold; how often the weight
was raised; the play that was reached; the worlds tried before the first that fits; the sizes of hands."""

TINY, HUGE = 2.0**-64, 2.0**64
"""A weight below the one is multiplied by the other, so that a long log does not drive it out of range."""

HANDS = MOST_SEATS * CARDS
"""Everybody's hand, with room for all cards in each."""
QUEUE = CARDS + box.MOST_PLAYS
"""The Hold with all that is ever put under it, a card in a play at most."""

WORDS = 4
TAPE = WORDS * box.MOST_PLAYS
"""For each play, the random stream from which its hidden choices are drawn."""


@rule
def guess_cargo(t: Table, seat: int) -> None:
    """Propose worlds, keep one by its weight, and write it down."""
    face = paper(CARDS)
    queue = paper(QUEUE)
    hands = paper(HANDS)
    tally = paper(TALLY)
    final = paper(CARDS)
    tape = paper(TAPE)
    kept = paper(TAPE)
    weight = find_world(t, seat, face, queue, hands, tally, final, tape)
    copy_tape(tape, kept, t.plays)
    kept_weight = weight
    kept_raised = tally[RAISED]
    for refinement in range(REFINEMENTS + t.plays if t.plays else 0):
        change(t, seat, tape, refinement)
        weight = follow(t, seat, face, queue, hands, tally, final, tape, False)
        ratio = weight / kept_weight
        for _ in range(kept_raised, tally[RAISED]):
            ratio = ratio * TINY
        for _ in range(tally[RAISED], kept_raised):
            ratio = ratio * HUGE
        if draw(t.chance) < ratio * 4294967296.0:
            copy_tape(tape, kept, t.plays)
            kept_weight = weight
            kept_raised = tally[RAISED]
        else:
            copy_tape(kept, tape, t.plays)
    follow(t, seat, face, queue, hands, tally, final, tape, False)
    name_the_rest(t, face, tally)
    for card in range(CARDS):
        final[card] = face[card]
    follow(t, seat, face, queue, hands, tally, final, tape, True)  # again, now that all faces are known
    write_places(t, seat, queue, hands, tally, final)


@rule
def find_world(t: Table, seat: int, face: Cells, queue: Cells, hands: Cells, tally: Cells, final: Cells,
               tape: Cells) -> float:  # fmt: skip
    """A first world; after a contradiction only the plays before it, ever more of them, are drawn anew."""
    record(t, tape, 0, t.plays)
    weight = follow(t, seat, face, queue, hands, tally, final, tape, False)
    tally[TRIES] = 1
    while weight == 0.0:
        record(t, tape, max(0, tally[PLAY_REACHED] - (1 << (tally[TRIES] & 7))), t.plays)
        weight = follow(t, seat, face, queue, hands, tally, final, tape, False)
        tally[TRIES] += 1
    return weight


@rule
def record(t: Table, tape: Cells, first: int, end: int) -> None:
    """New random numbers for the plays from the first to the one before the end."""
    for word in range(WORDS * first, WORDS * end):
        tape[word] = draw(t.chance)


@rule
def copy_tape(one: Cells, other: Cells, plays: int) -> None:
    """Make the other tape like the one."""
    for word in range(WORDS * plays):
        other[word] = one[word]


@rule
def change(t: Table, seat: int, tape: Cells, refinement: int) -> None:
    """By turns new numbers for all plays, for one in which cards moved unseen, for two, and for any two."""
    kind = refinement & 3
    if kind == 0:
        record(t, tape, 0, t.plays)
        return
    for _ in range(1 if kind == 1 else 2):
        play = below(t.chance, t.plays)
        if kind != 3:
            play = next_unseen(t, seat, play)
        record(t, tape, play, play + 1)


@rule
def next_unseen(t: Table, seat: int, play: int) -> int:
    """From a play on, the next in which cards moved so that the seat did not see which, if there is one."""
    for step in range(t.plays):
        other = (play + step) % t.plays
        ability = t.ability[other]
        if t.player[other] != seat and (
            ability == box.TROY or ability == box.ROCHAT or ability == box.RATATINE or t.swapped[other]
        ):
            return other
    return play


@rule
def become(face: Cells, tally: Cells, card: int, kind: int) -> None:
    """From now on a card has a known face, or is at least known to be Cargo."""
    if face[card] >= 0:
        return
    if face[card] == UNKNOWN:
        tally[UNKNOWN_LEFT] -= 1
        if kind == box.JOURNEY:
            tally[JOURNEYS_LEFT] -= 1
    if kind >= 0 and kind != box.JOURNEY:
        tally[OF_KIND + kind] -= 1
        tally[CARGO_LEFT] -= 1
    face[card] = kind


@rule
def be(face: Cells, tally: Cells, card: int, kind: int) -> float:
    """Learn what a card is (or that it is Cargo); returns how likely that was."""
    likely = 1.0
    known = face[card]
    if known >= 0:
        return 1.0 if known == kind or (kind == SOME_CARGO and known != box.JOURNEY) else 0.0
    if known == SOME_CARGO and kind == box.JOURNEY:
        return 0.0
    if known == UNKNOWN:
        journeys = tally[JOURNEYS_LEFT]
        cards = tally[UNKNOWN_LEFT]
        likely = (journeys if kind == box.JOURNEY else cards - journeys) / cards
    if kind >= 0 and kind != box.JOURNEY:
        likely = likely * tally[OF_KIND + kind] / max(1, tally[CARGO_LEFT])
    if likely > 0.0:
        become(face, tally, card, kind)
    return likely


@rule
def add_to_hand(hands: Cells, tally: Cells, holder: int, card: int) -> None:
    """A card goes to a hand."""
    hands[holder * CARDS + tally[HAND_SIZE + holder]] = card
    tally[HAND_SIZE + holder] += 1


@rule
def fitness(face: Cells, tally: Cells, card: int, kind: int) -> int:
    """How likely a card of a hand is of a kind, in parts of the Cargo that is left."""
    if face[card] >= 0:
        return max(1, tally[CARGO_LEFT]) if face[card] == kind else 0
    return tally[OF_KIND + kind]


@rule
def fitness_of_hand(face: Cells, tally: Cells, hands: Cells, holder: int, kind: int) -> int:
    """The same for all cards of a hand together; any card fits where the kind is not known."""
    if kind == NONE:
        return tally[HAND_SIZE + holder]
    total = 0
    for place in range(tally[HAND_SIZE + holder]):
        total += fitness(face, tally, hands[holder * CARDS + place], kind)
    return total


@rule
def leave_hand(t: Table, face: Cells, tally: Cells, hands: Cells, holder: int, kind: int, total: int) -> int:
    """A card of a kind, or any card, leaves a hand whose fitness is `total`; returns which one."""
    chosen = below(t.chance, total)
    last = tally[HAND_SIZE + holder] - 1
    place = chosen
    if kind != NONE:
        place = 0
        while True:
            fit = fitness(face, tally, hands[holder * CARDS + place], kind)
            if chosen < fit:
                break
            chosen -= fit
            place += 1
    card = hands[holder * CARDS + place]
    hands[holder * CARDS + place] = hands[holder * CARDS + last]
    tally[HAND_SIZE + holder] = last
    if kind != NONE:
        become(face, tally, card, kind)
    return card


@rule
def likelihood(tally: Cells, holder: int, kind: int, total: int) -> float:
    """How likely a card that leaves a hand whose fitness is `total` is of a kind."""
    return 1.0 if kind == NONE else total / (max(1, tally[CARGO_LEFT]) * tally[HAND_SIZE + holder])


@rule
def part_with(t: Table, face: Cells, tally: Cells, hands: Cells, holder: int, kind: int) -> float:
    """A card of a hand is laid open and gone; returns how likely that was."""
    total = fitness_of_hand(face, tally, hands, holder, kind)
    if total == 0:
        return 0.0
    likely = likelihood(tally, holder, kind, total)
    leave_hand(t, face, tally, hands, holder, kind, total)
    return likely


@rule
def follow(t: Table, seat: int, face: Cells, queue: Cells, hands: Cells, tally: Cells, final: Cells,
           tape: Cells, write: bool) -> float:  # fmt: skip
    """Go through the log; returns the weight of the world, raised as often as noted, 0 if it contradicts
    itself.

    With `write` the faces in `final` are written wherever the seat's view has a blank.
    """
    in_hold = CARDS - box.REMOVED[t.seats] - t.seats
    for kind in range(KINDS):
        tally[OF_KIND + kind] = box.COPIES[kind]
    tally[CARGO_LEFT] = box.CARGO_CARDS
    tally[UNKNOWN_LEFT] = in_hold
    tally[JOURNEYS_LEFT] = box.JOURNEYS
    tally[TOP] = 0
    tally[RAISED] = 0
    tally[BOTTOM] = in_hold
    for place in range(in_hold):
        queue[place] = t.seats + place
        face[t.seats + place] = UNKNOWN
    weight = 1.0
    for holder in range(t.seats):
        tally[HAND_SIZE + holder] = 0
        face[holder] = SOME_CARGO
        add_to_hand(hands, tally, holder, holder)
        if holder == seat:
            weight = weight * be(face, tally, holder, t.opening[holder])
        elif write:
            t.opening[holder] = final[holder]
    a = t.chance[0]
    b = t.chance[1]
    c = t.chance[2]
    d = t.chance[3]
    for play in range(t.plays):
        tally[PLAY_REACHED] = play
        for word in range(WORDS):
            t.chance[word] = tape[WORDS * play + word]
        actor = t.player[play]
        for which in range(box.SEARCH_CARDS[t.traitor[play]]):
            weight = weight * follow_draw(t, actor, play, which, face, queue, hands, tally, final, write)
        for step in range(3):
            if step == 1:
                weight = weight * follow_ability(
                    t, seat, actor, play, face, queue, hands, tally, final, write
                )
            elif t.threw[play] != NONE and t.threw_first[play] == (1 if step == 0 else 0):
                weight = weight * follow_throw(t, actor, t.threw[play], t.crates[play], face, hands, tally)
        if weight == 0.0:
            break
        while weight < TINY:
            weight = weight * HUGE
            tally[RAISED] += 1
    t.chance[0] = a
    t.chance[1] = b
    t.chance[2] = c
    t.chance[3] = d
    return weight


@rule
def follow_draw(t: Table, actor: int, play: int, which: int, face: Cells, queue: Cells, hands: Cells,
                tally: Cells, final: Cells, write: bool) -> float:  # fmt: skip
    """The top card is drawn: a Journey, a card that the seat saw, or some Cargo."""
    if tally[TOP] == tally[BOTTOM]:
        return 1.0
    card = queue[tally[TOP]]
    tally[TOP] += 1
    kind = t.drawn[play, which]
    if kind == box.JOURNEY:
        return be(face, tally, card, box.JOURNEY)
    add_to_hand(hands, tally, actor, card)
    if write and kind == NONE:
        t.drawn[play, which] = final[card]
    return be(face, tally, card, SOME_CARGO if kind == NONE else kind)


@rule
def follow_throw(t: Table, actor: int, kind: int, crates: int, face: Cells, hands: Cells,
                 tally: Cells) -> float:  # fmt: skip
    """A card is thrown, crates pay for it."""
    likely = part_with(t, face, tally, hands, actor, kind)
    for _ in range(crates):
        likely = likely * part_with(t, face, tally, hands, actor, box.CRATE)
    return likely


@rule
def follow_ability(t: Table, seat: int, actor: int, play: int, face: Cells, queue: Cells, hands: Cells,
                   tally: Cells, final: Cells, write: bool) -> float:  # fmt: skip
    """What the Ability of a play did to cards."""
    ability = t.ability[play]
    likely = 1.0
    if ability == box.HUMMEROCK:
        return follow_throw(t, actor, t.extra[play], t.extra_crates[play], face, hands, tally)
    if ability == box.ZAMFIRESCU:
        for which in range(box.SALES):
            kind = t.ability_cards[play, table.SOLD_AT + which]
            if kind != NONE:
                likely = likely * part_with(t, face, tally, hands, actor, kind)
        return likely
    if ability == box.WALDER:
        if t.gave[play] != NONE:
            likely = part_with(t, face, tally, hands, actor, t.gave[play])
        for other in range(t.seats):
            kind = t.ability_cards[play, table.LOST_AT + other]
            if kind != NONE:
                likely = likely * part_with(t, face, tally, hands, other, kind)
        return likely
    if ability == box.LOVE or ability == box.TROY:
        return follow_hands(t, seat, actor, play, face, hands, tally, final, write)
    if ability == box.ROCHAT:
        kind = t.gave[play]
        total = fitness_of_hand(face, tally, hands, actor, kind)
        if total == 0:
            return 0.0
        likely = likelihood(tally, actor, kind, total)
        card = leave_hand(t, face, tally, hands, actor, kind, total)
        if write:
            t.gave[play] = final[card]
        queue[tally[BOTTOM]] = card
        tally[BOTTOM] += 1
    elif ability == box.RATATINE:
        likely = follow_order(t, seat, actor, play, face, queue, tally, final, write)
        if play == playing(t) and t.asks == table.ORDER_CARDS:
            return likely
    else:
        return 1.0
    return likely * follow_draw(t, actor, play, table.BY_ABILITY, face, queue, hands, tally, final, write)


@rule
def follow_hands(t: Table, seat: int, actor: int, play: int, face: Cells, hands: Cells, tally: Cells,
                 final: Cells, write: bool) -> float:  # fmt: skip
    """Love sees a hand and may swap a card, Troy takes one."""
    other = t.target[play]
    swaps = t.ability[play] == box.LOVE
    likely = 1.0
    if swaps:
        if actor == seat:
            likely = see_hand(t, other, play, face, hands, tally)
            if likely == 0.0:
                return 0.0
        elif write:
            write_hand(t, other, play, hands, tally, final)
        if not t.swapped[play]:
            return likely
    elif tally[HAND_SIZE + other] == 0:
        return 1.0
    total = fitness_of_hand(face, tally, hands, other, t.took[play])
    if total == 0:
        return 0.0
    likely = likely * likelihood(tally, other, t.took[play], total)
    taken = leave_hand(t, face, tally, hands, other, t.took[play], total)
    if swaps:
        total = fitness_of_hand(face, tally, hands, actor, t.gave[play])
        if total == 0:
            return 0.0
        likely = likely * likelihood(tally, actor, t.gave[play], total)
        given = leave_hand(t, face, tally, hands, actor, t.gave[play], total)
        add_to_hand(hands, tally, other, given)
        if write:
            t.gave[play] = final[given]
    add_to_hand(hands, tally, actor, taken)
    if write:
        t.took[play] = final[taken]
    return likely


@rule
def see_hand(t: Table, other: int, play: int, face: Cells, hands: Cells, tally: Cells) -> float:
    """All cards of a hand are seen: those not known yet are what remains, in any order."""
    rest = paper(KINDS)
    left = 0
    for kind in range(KINDS):
        rest[kind] = t.ability_cards[play, table.SEEN_AT + kind]
        left += rest[kind]
    for place in range(tally[HAND_SIZE + other]):
        kind = face[hands[other * CARDS + place]]
        if kind >= 0:
            rest[kind] -= 1
            left -= 1
            if rest[kind] < 0:
                return 0.0
    likely = 1.0
    for place in range(tally[HAND_SIZE + other]):
        card = hands[other * CARDS + place]
        if face[card] >= 0:
            continue
        chosen = below(t.chance, left)
        kind = 0
        while chosen >= rest[kind]:
            chosen -= rest[kind]
            kind += 1
        likely = likely * be(face, tally, card, kind) * left / rest[kind]
        if likely == 0.0:
            return 0.0
        rest[kind] -= 1
        left -= 1
    return likely


@rule
def write_hand(t: Table, other: int, play: int, hands: Cells, tally: Cells, final: Cells) -> None:
    """What another seat saw of a hand."""
    for kind in range(KINDS):
        t.ability_cards[play, table.SEEN_AT + kind] = 0
    for place in range(tally[HAND_SIZE + other]):
        t.ability_cards[play, table.SEEN_AT + final[hands[other * CARDS + place]]] += 1


@rule
def follow_order(t: Table, seat: int, actor: int, play: int, face: Cells, queue: Cells, tally: Cells,
                 final: Cells, write: bool) -> float:  # fmt: skip
    """Ratatine sees the top cards and orders them."""
    top = tally[TOP]
    count = min(box.SEEN, tally[BOTTOM] - top)
    waiting = play == playing(t) and t.asks == table.ORDER_CARDS
    likely = 1.0
    for place in range(count):
        if actor == seat:
            kind = t.ability_cards[play, table.FORESEEN_AT + place]
            likely = likely * be(face, tally, queue[top + place], kind)
            if likely == 0.0:
                return 0.0
        elif write:
            t.ability_cards[play, table.FORESEEN_AT + place] = final[queue[top + place]]
    if waiting:
        return likely
    for place in range(count):
        if actor == seat:
            other = place
            while face[queue[top + other]] != t.ability_cards[play, table.PUT_BACK_AT + place]:
                other += 1
        elif place == 0:
            journey = t.drawn[play, table.BY_ABILITY] == box.JOURNEY
            total = 0
            for candidate in range(count):
                total += fitness_for_draw(face, tally, queue[top + candidate], journey)
            if total == 0:
                return 0.0
            likely = total / (count * max(1, tally[UNKNOWN_LEFT]))
            chosen = below(t.chance, total)
            other = 0
            while True:
                fit = fitness_for_draw(face, tally, queue[top + other], journey)
                if chosen < fit:
                    break
                chosen -= fit
                other += 1
            become(face, tally, queue[top + other], box.JOURNEY if journey else SOME_CARGO)
        else:
            other = place + below(t.chance, count - place)
        card = queue[top + other]
        queue[top + other] = queue[top + place]
        queue[top + place] = card
        if write and actor != seat:
            t.ability_cards[play, table.PUT_BACK_AT + place] = final[card]
    return likely


@rule
def fitness_for_draw(face: Cells, tally: Cells, card: int, journey: bool) -> int:
    """How likely a card of the Hold is a Journey, or Cargo, in parts of the cards that are unknown."""
    unknown = tally[UNKNOWN_LEFT]
    if face[card] == UNKNOWN:
        return tally[JOURNEYS_LEFT] if journey else unknown - tally[JOURNEYS_LEFT]
    return max(1, unknown) if (face[card] == box.JOURNEY) == journey else 0


@rule
def name_the_rest(t: Table, face: Cells, tally: Cells) -> None:
    """Draw the faces of all cards that are still open; what is left over was removed from the game."""
    for card in range(CARDS - box.REMOVED[t.seats]):
        if face[card] == UNKNOWN:
            journey = below(t.chance, tally[UNKNOWN_LEFT]) < tally[JOURNEYS_LEFT]
            become(face, tally, card, box.JOURNEY if journey else SOME_CARGO)
        if face[card] == SOME_CARGO:
            place = below(t.chance, tally[CARGO_LEFT])
            kind = 0
            while place >= tally[OF_KIND + kind]:
                place -= tally[OF_KIND + kind]
                kind += 1
            become(face, tally, card, kind)
    for kind in range(KINDS):
        t.removed[kind] = tally[OF_KIND + kind]


@rule
def write_places(t: Table, seat: int, queue: Cells, hands: Cells, tally: Cells, final: Cells) -> None:
    """The Hold and the hands as they are now."""
    for place in range(t.depth):
        t.hold[(t.top + place) % CARDS] = final[queue[tally[TOP] + place]]
    for other in range(t.seats):
        if other == seat:
            continue
        for kind in range(KINDS):
            t.hand[other, kind] = 0
        for place in range(tally[HAND_SIZE + other]):
            t.hand[other, final[hands[other * CARDS + place]]] += 1
