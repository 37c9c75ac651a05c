"""Which move a seat made in Cerberus, by the table of a later moment.

The table of the very next moment tells every move: by its news, by what it lacks, and of cards by the log.
Where two moves come to the same, one of them stands for both: two parts of an effect of which one does
nothing, two cards of which nobody sees which was offered first.

A table of more than a moment later still tells who was put on the track, which card was given up and which
were paid, by the track and the log; of all other moves it tells nothing, nor of what was offered in vain.
Nor is anything told of cards where the log is full: a hand that was dealt without its help may lack them.
"""

from __future__ import annotations

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus import moves, news, table
from turncoat.games.cerberus.cards import any_card
from turncoat.games.cerberus.components import KINDS, NONE
from turncoat.games.cerberus.effects import is_repeated
from turncoat.games.cerberus.pawns import is_blocked
from turncoat.games.cerberus.recall import count_given, has_failed, is_next
from turncoat.games.cerberus.table import LEFT, LOG_LINES, Table, is_aboard
from turncoat.kernel.moves import lowest, ones
from turncoat.kernel.news import kind_of, number_in
from turncoat.kernel.rule import rule

UNTOLD = -1


@rule
def retrace(t: Table, seat: int, later: Table) -> int:
    """The move that a seat made on a table that was recalled, or `UNTOLD`."""
    asked = t.asks
    if asked == table.GIVE_UP:
        return card_given_up(t, seat, later)
    if asked == table.OWN_SHARE or asked == table.OFFER:
        return card_offered(t, seat, later)
    if asked == table.WHO_IS_CAUGHT:
        return put_on_track(t, later)
    if not is_next(t, later):
        return UNTOLD
    if asked == table.PLAY_CARD:
        return card_played(t, seat, later)
    if asked == table.NEXT_PART:
        return part_taken(t, later)
    if asked == table.WHICH_WAY:
        return way_taken(later)
    if asked == table.LOOK_AT_BARQUES or asked == table.MAY_LOOK:
        return look_taken(later)
    if asked == table.CARD_OR_STEPS:
        gives = kind_of(later.news[0]) == news.GIVES_UP_CARD
        return moves.GIVE.at() if gives else moves.RETREAT.at()
    return moves.PAWN.at(pawn_moved(later, 0))


# Cards of a hand -------------------------------------------------------------------------------


@rule
def card_given_up(t: Table, seat: int, later: Table) -> int:
    """The card that Sabotage took: the next line of the log."""
    if t.lines == LOG_LINES or later.deed[t.lines] != LEFT or t.hand[seat, later.kind[t.lines]] == 0:
        return UNTOLD
    return moves.CARD.at(later.kind[t.lines])


@rule
def card_offered(t: Table, seat: int, later: Table) -> int:
    """One more card towards a cost, by what was paid or is offered later; otherwise there was no more."""
    if t.lines == LOG_LINES:
        return UNTOLD
    if has_failed(t, later):
        return offered_in_vain(t, seat, later)
    for kind in range(KINDS):
        if count_given(t, later, seat, kind) > t.offer[seat, kind]:
            return moves.CARD.at(kind) if t.hand[seat, kind] > t.offer[seat, kind] else UNTOLD
    return moves.STOP.at()


@rule
def offered_in_vain(t: Table, seat: int, later: Table) -> int:
    """An offer of a request that failed: what it came to is told at once and not written down."""
    if t.missing == 1:
        return moves.STOP.at()
    if not is_next(t, later):
        return UNTOLD
    if kind_of(later.news[0]) == news.OFFERED and number_in(later.news[0], 2) == t.offered[seat]:
        return moves.STOP.at()
    return moves.CARD.at(any_card(t, seat))


# Open choices ----------------------------------------------------------------------------------


@rule
def put_on_track(t: Table, later: Table) -> int:
    """Who was captured next: the first who was not on the track yet."""
    place = t.caught_first
    while t.track[place] != NONE:
        place += 1
    return moves.PAWN.at(later.track[place])


@rule
def card_played(t: Table, seat: int, later: Table) -> int:
    """A card, or the end of the turn: the first that was told."""
    event = later.news[0]
    if kind_of(event) == news.PLAYED_ACTION:
        return moves.ACTION.at(number_in(event, 1) % box.ACTION_CARDS, number_in(event, 2))
    if kind_of(event) == news.PLAYED_BONUS:
        held = t.hand[seat, number_in(event, 1)] > 0
        return moves.BONUS.at(number_in(event, 1), number_in(event, 2)) if held else UNTOLD
    return moves.END.at()


@rule
def way_taken(later: Table) -> int:
    """Along the path, by a shortcut, or by an exchange."""
    event = later.news[0]
    if later.told > 0 and kind_of(event) == news.EXCHANGED:
        return moves.PARTNER.at(number_in(event, 1))
    return moves.WAY.at(later.told > 0 and kind_of(event) == news.SHORTCUT)


@rule
def look_taken(later: Table) -> int:
    """A peek, a swap, or neither."""
    event = later.news[0]
    if kind_of(event) == news.PEEKED:
        return moves.PEEK.at(number_in(event, 1))
    if kind_of(event) == news.LOOKED_AWAY:
        return moves.STOP.at()
    for pair in range(moves.SWAP.length):
        one = moves.TWO_SLOTS.first[pair]
        two = moves.TWO_SLOTS.second[pair]
        if one == number_in(event, 1) and two == number_in(event, 2):
            return moves.SWAP.at(pair)
    return UNTOLD


# Pawns -----------------------------------------------------------------------------------------


@rule
def is_of_pawn(event: int) -> bool:
    """Whether an event tells how a seat's pawn moved, or did not."""
    kind = kind_of(event)
    return (
        kind == news.MOVED
        or kind == news.STAYED
        or kind == news.BOARDED
        or kind == news.LEFT_BARQUE
        or kind == news.STEPPED_OUT
    )


@rule
def pawn_moved(later: Table, passed: int) -> int:
    """The first pawn that moved, or was to move, but for a set of seats; or NONE."""
    for place in range(later.told):
        event = later.news[place]
        who = NONE
        if is_of_pawn(event):
            who = number_in(event, 0)
        elif kind_of(event) == news.CAUGHT:
            who = lowest(number_in(event, 0))
        if who != NONE and not (passed >> who) & 1:
            return who
    if later.mover != NONE and not (passed >> later.mover) & 1:
        return later.mover
    return NONE


@rule
def steps_made(t: Table, later: Table, seat: int) -> int:
    """How many steps a pawn made, or was to make if it is still on its way."""
    if later.mover == seat:
        return abs(later.space[seat] - t.space[seat]) + abs(later.steps)
    space = later.space[seat] if later.space[seat] != NONE else t.dog
    return abs(space - t.space[seat])


@rule
def can_have_moved(t: Table, later: Table, seat: int, by: int, meanwhile: Table) -> bool:
    """Whether a pawn's move was one by so many steps: it made all, or something on a table stopped it."""
    made = steps_made(t, later, seat)
    if made >= abs(by) or later.space[seat] == NONE:
        return made == abs(by) or later.space[seat] == NONE
    if later.space[seat] == t.barque_space:
        return by > 0
    return is_blocked(meanwhile, later.space[seat] + (1 if by > 0 else -1))


# Parts of an effect ----------------------------------------------------------------------------


@rule
def has_target(verb: int) -> bool:
    """Whether a part concerns a seat that is chosen."""
    return (
        verb == box.OTHER_BY
        or verb == box.OTHER_DRAWS
        or verb == box.LOSE_CARD
        or verb == box.OTHER_EITHER_WAY
    )


@rule
def part_taken(t: Table, later: Table) -> int:
    """The next part of an effect and whom it concerned: by what it left open, or by what came first of it."""
    taken = later.taken & ~t.taken
    resolved = t.parts & ~later.parts
    if ones(resolved) == 1:
        return part_move(t, later, lowest(resolved), lowest(taken) if taken else NONE)
    for place in range(later.told):
        event = later.news[place]
        kind = kind_of(event)
        who = number_in(event, 0)
        if kind == news.RAGE_IS:
            return part_move(t, later, part_with(t, box.RAGE_BY, box.RAGE_BY), NONE)
        if kind == news.DREW_CARDS or kind == news.NOTHING_TO_DRAW:
            verb = box.DRAW if who == t.active else box.OTHER_DRAWS
            return part_move(t, later, part_with(t, verb, verb), who)
        if kind == news.DISCARDED:
            return part_move(t, later, part_with(t, box.LOSE_CARD, box.LOSE_CARD), who)
        if is_of_pawn(event) or kind == news.CAUGHT:
            break
    who = pawn_moved(later, 0)
    if who == t.active:
        return part_move(t, later, part_with(t, box.SELF_BY, box.CATCH_UP), NONE)
    if who != NONE:
        return part_move(t, later, part_of_pawn(t, later, who), who)
    if taken:
        # Whoever has no card to lose is passed over at once; whoever is asked for one came last.
        passed = taken & ~later.awaits
        return part_move(t, later, part_with(t, box.LOSE_CARD, box.LOSE_CARD), lowest(passed or taken))
    return part_move(t, later, lowest(resolved), NONE)


@rule
def part_move(t: Table, later: Table, part: int, who: int) -> int:
    """The move that takes a part."""
    if part == NONE:
        return UNTOLD
    verb = box.VERB_OF[t.effect, part]
    if not has_target(verb):
        return moves.PART.at(part)
    if who == NONE:
        return UNTOLD
    if verb == box.OTHER_EITHER_WAY:
        return moves.SHOVE.at(who, has_gone_back(t, later, who))
    return moves.TARGET.at(part, who)


@rule
def part_with(t: Table, verb: int, other: int) -> int:
    """The first open part that does one of two things, or NONE."""
    for part in range(box.PART_COUNT[t.effect]):
        does = box.VERB_OF[t.effect, part]
        if (t.parts >> part) & 1 and (does == verb or does == other):
            return part
    return NONE


@rule
def part_of_pawn(t: Table, later: Table, who: int) -> int:
    """The open part by which another's pawn moved, so that what is left fits whoever moved next."""
    second = pawn_moved(later, (1 << who) | (1 << t.active))
    found = NONE
    for part in range(box.PART_COUNT[t.effect]):
        verb = box.VERB_OF[t.effect, part]
        if not (t.parts >> part) & 1 or is_repeated(t, part):
            continue
        if verb == box.OTHER_EITHER_WAY:
            return part
        if verb != box.OTHER_BY or not can_have_moved(t, later, who, box.BY[t.effect, part], t):
            continue
        fits = second == NONE
        for rest in range(box.PART_COUNT[t.effect]):
            if rest != part and (t.parts >> rest) & 1 and box.VERB_OF[t.effect, rest] == box.OTHER_BY:
                fits = fits or can_have_moved(t, later, second, box.BY[t.effect, rest], later)
        if found == NONE or fits:
            found = part
        if fits:
            break
    return found


@rule
def has_gone_back(t: Table, later: Table, who: int) -> bool:
    """Whether a pawn that could be moved either way went back."""
    if later.mover == who and later.steps != 0:
        return later.steps < 0
    if later.space[who] == NONE or is_aboard(t, who):
        return True
    if later.space[who] != t.space[who]:
        return later.space[who] < t.space[who]
    return not is_blocked(t, t.space[who] + 1)
