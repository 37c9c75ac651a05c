"""What a seat of Mad Zeppelin knows of hidden Cargo for certain, as if it had kept notes of everything.

The notes follow the log of a view. Where a card changed its place unseen, they go on with every card that
it can have been; a line that the log contradicts later is dropped. What all lines left agree on is certain.
Only fields of the view are read, so whoever cannot tell two histories apart has the same notes in both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import permutations

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin import table
from turncoat.games.mad_zeppelin.components import JOURNEY, KINDS, NONE
from turncoat.games.mad_zeppelin.table import Table, playing

UNKNOWN_KIND = KINDS
"""The place in a hand where cards of unknown kinds are counted."""
NEAR = box.SEEN - 1
"""Cards that are left of those that Ratatine saw."""
MOST_LINES = 400
"""Lines that are followed; with more, only what they agree on is kept."""


@dataclass(frozen=True)
class Notes:
    """Cargo that a seat knows of, beyond what lies open; kinds by number, `NONE` where unknown."""

    hold: tuple[int, ...]
    """The cards of the Hold from the top."""
    near: tuple[int, ...]
    """So many of each kind, Journeys last, are among the next three cards besides, in whatever order."""
    hands: tuple[tuple[int, ...], ...]
    """So many cards of each kind are in each seat's hand at least."""
    unknown: tuple[int, ...]
    """The other cards of each hand."""

    @property
    def top(self) -> tuple[int, ...]:
        """The known cards on top of the Hold, in the order in which they will be drawn."""
        known = self.hold.index(NONE) if NONE in self.hold else len(self.hold)
        return self.hold[:known]

    @property
    def buried(self) -> tuple[tuple[int, int], ...]:
        """The known cards further down: how many cards lie under each, and its kind; the highest first."""
        last = len(self.hold) - 1
        return tuple(
            (last - place, card)
            for place, card in enumerate(self.hold)
            if place > len(self.top) and card != NONE
        )


@dataclass(frozen=True)
class Line:
    """One way in which the hidden cards can have gone."""

    hands: tuple[tuple[int, ...], ...]
    """Cards of each kind by seat, then those of unknown kinds."""
    hold: tuple[int, ...]
    """The Hold from the top."""

    def with_card(self, seat: int, card: int) -> Line:
        """A card, perhaps unknown, comes to a hand."""
        return self._changed(seat, UNKNOWN_KIND if card == NONE else card, 1)

    def without_card(self, seat: int, card: int) -> Iterator[Line]:
        """A card of a known kind leaves a hand; nothing follows where it cannot have been there."""
        if self.hands[seat][card]:
            yield self._changed(seat, card, -1)
        elif self.hands[seat][UNKNOWN_KIND]:
            yield self._changed(seat, UNKNOWN_KIND, -1)

    def leaving(self, seat: int, card: int) -> Iterator[tuple[int, Line]]:
        """A card leaves a hand: the kind that is given, or else each that it can be."""
        if card != NONE:
            yield from ((card, left) for left in self.without_card(seat, card))
            return
        for kind, count in enumerate(self.hands[seat]):
            if count:
                yield (NONE if kind == UNKNOWN_KIND else kind), self._changed(seat, kind, -1)

    def _changed(self, seat: int, kind: int, by: int) -> Line:
        hand = self.hands[seat]
        changed = (*hand[:kind], hand[kind] + by, *hand[kind + 1 :])
        return replace(self, hands=(*self.hands[:seat], changed, *self.hands[seat + 1 :]))


Step = Callable[[Line], Iterable[Line]]
"""What one event makes of a line: every way in which it can go on."""


def notes(view: Table, seat: int) -> Notes:
    """All that a seat knows of hidden Cargo now; -1 for what everybody knows."""
    lines = {_opening(view)}
    for play in range(view.plays):
        for step in _steps(view, play):
            lines = {after for line in lines for after in step(line)}
            if len(lines) > MOST_LINES:
                lines = {_agreed(lines)}
    return _written(view, seat, lines)


def all_cargo(table: Table) -> Notes:
    """The notes of somebody who sees a table with all cards open."""
    return Notes(
        hold=tuple(table.hold[(table.top + place) % box.CARDS] for place in range(table.depth)),
        near=(0,) * (JOURNEY + 1),
        hands=tuple(tuple(table.hand[seat, kind] for kind in range(KINDS)) for seat in range(table.seats)),
        unknown=(0,) * table.seats,
    )


def _opening(view: Table) -> Line:
    """One card in each hand and an unknown Hold."""
    in_hold = box.CARDS - box.REMOVED[view.seats] - view.seats
    line = Line(((0,) * (KINDS + 1),) * view.seats, (NONE,) * in_hold)
    for seat in range(view.seats):
        line = line.with_card(seat, view.opening[seat])
    return line


def _agreed(lines: set[Line]) -> Line:
    """A line that claims no more than all the given ones."""
    some = next(iter(lines))
    hands = []
    for seat, hand in enumerate(some.hands):
        certain = [min(line.hands[seat][kind] for line in lines) for kind in range(KINDS)]
        hands.append((*certain, sum(hand) - sum(certain)))
    places = zip(*(line.hold for line in lines), strict=True)
    return Line(tuple(hands), tuple(cards[0] if len(set(cards)) == 1 else NONE for cards in places))


def _written(view: Table, seat: int, lines: set[Line]) -> Notes:
    """What the lines agree on."""
    agreed = _agreed(lines)
    hands = [hand[:KINDS] for hand in agreed.hands]
    if seat >= 0:
        hands[seat] = tuple(view.hand[seat, kind] for kind in range(KINDS))
    in_order = agreed.hold[:NEAR]
    near = (
        min(line.hold[:NEAR].count(card) for line in lines) - in_order.count(card)
        for card in range(JOURNEY + 1)
    )
    return Notes(
        hold=agreed.hold,
        near=tuple(near),
        hands=tuple(hands),
        unknown=tuple(view.hand_size[other] - sum(hand) for other, hand in enumerate(hands)),
    )


# The log -----------------------------------------------------------------------------------------


def _steps(view: Table, play: int) -> Iterator[Step]:
    """What happened to cards in a play, in its order."""
    for which in range(box.SEARCH_CARDS[view.traitor[play]]):
        yield _draw(view, play, which)
    if view.threw_first[play]:
        yield from _throw(view, play)
    yield from _ability(view, play)
    if not view.threw_first[play]:
        yield from _throw(view, play)


def _throw(view: Table, play: int) -> Iterator[Step]:
    """A card is thrown, and crates may pay for it."""
    if view.threw[play] != NONE:
        yield _part(view.player[play], view.threw[play])
        yield from (_part(view.player[play], box.CRATE) for _ in range(view.crates[play]))


def _ability(view: Table, play: int) -> Iterator[Step]:
    """What the Ability of a play did to cards."""
    ability, actor = view.ability[play], view.player[play]
    if ability == box.HUMMEROCK:
        yield _part(actor, view.extra[play])
        yield from (_part(actor, box.CRATE) for _ in range(view.extra_crates[play]))
    elif ability == box.ZAMFIRESCU:
        sold = [view.ability_cards[play, table.SOLD_AT + which] for which in range(box.SALES)]
        yield from (_part(actor, card) for card in sold if card != NONE)
    elif ability == box.WALDER:
        others = ((other, view.ability_cards[play, table.LOST_AT + other]) for other in range(view.seats))
        lost = [(actor, view.gave[play]), *others]
        yield from (_part(loser, card) for loser, card in lost if card != NONE)
    elif ability == box.LOVE:
        yield _look(view, play)
        if view.swapped[play]:
            yield _swap(view, play)
    elif ability == box.TROY:
        yield _take(view, play)
    elif ability == box.ROCHAT:
        yield _bury(view, play)
        yield _draw(view, play, table.BY_ABILITY)
    elif ability == box.RATATINE:
        yield _foresee(view, play)
        if play != playing(view) or view.asks != table.ORDER_CARDS:
            yield _reorder(view, play)
            yield _draw(view, play, table.BY_ABILITY)


def _part(seat: int, card: int) -> Step:
    """A card of a hand is laid open and gone."""
    return lambda line: line.without_card(seat, card)


def _draw(view: Table, play: int, which: int) -> Step:
    """The top card goes to the drawer, or to the table if it is a Journey."""
    drawn = view.drawn[play, which]

    def step(line: Line) -> Iterator[Line]:
        if not line.hold:
            yield line
            return
        card = line.hold[0]
        below = replace(line, hold=line.hold[1:])
        if JOURNEY in (card, drawn):
            if drawn == JOURNEY and card in (JOURNEY, NONE):
                yield below
        elif card == NONE or drawn in (NONE, card):
            yield below.with_card(view.player[play], drawn if card == NONE else card)

    return step


def _look(view: Table, play: int) -> Step:
    """Love sees a hand; who did not see it learns nothing."""
    other = view.target[play]
    seen = tuple(view.ability_cards[play, table.SEEN_AT + kind] for kind in range(KINDS))

    def step(line: Line) -> Iterator[Line]:
        if NONE in seen:
            yield line
        elif all(known <= count for known, count in zip(line.hands[other], seen, strict=False)):
            yield replace(line, hands=(*line.hands[:other], (*seen, 0), *line.hands[other + 1 :]))

    return step


def _swap(view: Table, play: int) -> Step:
    """Love and another seat exchange a card."""
    actor, other = view.player[play], view.target[play]

    def step(line: Line) -> Iterator[Line]:
        for taken, after in line.leaving(other, view.took[play]):
            for given, left in after.leaving(actor, view.gave[play]):
                yield left.with_card(actor, taken).with_card(other, given)

    return step


def _take(view: Table, play: int) -> Step:
    """Troy takes a card, if there is one."""
    actor, other = view.player[play], view.target[play]

    def step(line: Line) -> Iterator[Line]:
        if not any(line.hands[other]):
            yield line
        for taken, left in line.leaving(other, view.took[play]):
            yield left.with_card(actor, taken)

    return step


def _bury(view: Table, play: int) -> Step:
    """Rochat puts a card under the Hold."""

    def step(line: Line) -> Iterator[Line]:
        for card, left in line.leaving(view.player[play], view.gave[play]):
            yield replace(left, hold=(*left.hold, card))

    return step


def _foresee(view: Table, play: int) -> Step:
    """Ratatine sees the top cards; who did not see them learns nothing."""
    seen = tuple(view.ability_cards[play, table.FORESEEN_AT + place] for place in range(box.SEEN))

    def step(line: Line) -> Iterator[Line]:
        cards = seen[: len(line.hold)]
        if NONE in cards:
            yield line
        elif all(known in (NONE, card) for known, card in zip(line.hold, cards, strict=False)):
            yield replace(line, hold=(*cards, *line.hold[len(cards) :]))

    return step


def _reorder(view: Table, play: int) -> Step:
    """Ratatine puts the top cards back in an order that she alone knows."""
    back = tuple(view.ability_cards[play, table.PUT_BACK_AT + place] for place in range(box.SEEN))

    def step(line: Line) -> Iterator[Line]:
        cards = back[: len(line.hold)]
        orders = set(permutations(line.hold[: box.SEEN])) if NONE in cards else {cards}
        for order in orders:
            yield replace(line, hold=(*order, *line.hold[box.SEEN :]))

    return step
