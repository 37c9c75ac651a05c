"""What a seat of Mad Zeppelin knows for certain: who holds which traitors, hidden Cargo, who threw what."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from turncoat.games.known import TABLE, Cell, Fact, Ribbon, about_seat, facts_of, settle
from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin import table as ask
from turncoat.games.mad_zeppelin.components import CARD, FACE, KIND, NONE, TRAITOR
from turncoat.games.mad_zeppelin.describe import cards_of, whereabouts
from turncoat.games.mad_zeppelin.guess import has_drafted, is_before
from turncoat.games.mad_zeppelin.notes import Notes, notes
from turncoat.games.mad_zeppelin.shapes import Cards, Place
from turncoat.games.mad_zeppelin.table import Table, laid_by, last_drafter
from turncoat.kernel.moves import ones
from turncoat.kernel.news import Event
from turncoat.kernel.things import members
from turncoat.words import Argument, Message, Seat, Thing, argument, listed

FEW = 3
"""Traitors that somebody may have and that are named one by one."""
COLUMNS = 6
"""Turns that the ribbon goes back."""


class Slot(NamedTuple):
    """A traitor that another player holds."""

    seat: int
    may_be: int


def known(view: Table, seat: int) -> list[Fact]:
    """What a seat (-1: a spectator) knows for certain, beyond what lies open."""
    hidden = slots(view, seat)
    return [
        *_of_traitors(view, seat, hidden),
        *_of_company(view, seat, hidden),
        *_of_cargo(view, seat, notes(view, seat)),
    ]


def _passed(view: Table, seat: int) -> int:
    """The traitors of the pool as a seat left it, or has it before it."""
    if seat < 0:
        return 0
    pool = view.seen_pool[seat]
    return pool & ~(1 << view.pick[seat]) if has_drafted(view, seat) else pool


def _open(view: Table) -> int:
    """The traitors that lie before players."""
    traitors = 0
    for seat in range(view.seats):
        traitors |= laid_by(view, seat)
    return traitors


# Where a traitor is ------------------------------------------------------------------------------


def _of_traitors(view: Table, seat: int, hidden: Sequence[Slot]) -> Iterator[Fact]:
    """Traitors that a seat passed on, or saw lie aside, unless it knows who holds them."""
    if seat < 0 or (view.stage == ask.DRAFTING and not has_drafted(view, seat)):
        return
    leads = view.stage != ask.DRAFTING and seat == view.leader
    looked = leads or (view.stage != ask.DRAFTING and seat == last_drafter(view))
    aside, left = (view.airsick if leads else 0), (view.undrafted if looked else 0)
    found = view.held[seat] | _open(view)
    for slot in hidden:
        found |= slot.may_be if ones(slot.may_be) == 1 else 0
    for traitor in TRAITOR:
        place: Place | None = None
        if found >> traitor & 1:
            continue
        if aside >> traitor & 1:
            place, holds = "airsick", _is_in("airsick", traitor)
        elif left >> traitor & 1:
            place, holds = "unselected", _is_in("undrafted", traitor)
        elif leads:
            place, holds = "others", _is_held(seat, traitor)
        elif _passed(view, seat) >> traitor & 1:
            place, holds = "passed", _went_on(seat, traitor)
        if place:
            said = {"traitor": argument(TRAITOR, traitor), "place": whereabouts(place, None, None)}
            yield Fact(f"name-{TRAITOR.text(traitor)}", Message("said-traitor", said), holds)


def _is_in(field: str, traitor: int) -> Callable[[Any], bool]:
    return lambda t: bool(getattr(t, field) >> traitor & 1)


def _is_held(seat: int, traitor: int) -> Callable[[Any], bool]:
    """Somebody else holds it."""
    return lambda t: any(t.held[other] >> traitor & 1 for other in range(t.seats) if other != seat)


def _went_on(seat: int, traitor: int) -> Callable[[Any], bool]:
    """It was drafted after a seat, or by nobody."""
    return lambda t: bool(
        t.undrafted >> traitor & 1
        or any(t.pick[other] == traitor and is_before(t, seat, other) for other in range(t.seats))
    )


# What a player has -------------------------------------------------------------------------------


def slots(view: Table, seat: int) -> list[Slot]:
    """What each hidden traitor of the others can be; sure, if not always sharp."""
    found = [slot for other in range(view.seats) if other != seat for slot in _hidden(view, seat, other)]
    masks = [slot.may_be for slot in found]
    everywhere = range(len(masks))
    leads = view.stage != ask.DRAFTING and seat == view.leader
    left = _left(view, seat)
    going = True
    while going:
        before = masks[:]
        for other in range(view.seats):
            own = [place for place in everywhere if found[place].seat == other]
            union = 0
            for place in own:
                union |= masks[place]
            if own and ones(union) == len(own):
                for place in everywhere:
                    masks[place] &= union if place in own else ~union
        for traitor in members(left):
            settle(masks, everywhere, 1 << traitor, int(leads), 1)
        going = before != masks
    return [Slot(slot.seat, mask) for slot, mask in zip(found, masks, strict=True)]


def _left(view: Table, seat: int) -> int:
    """The traitors that others may hold, as far as a seat has seen."""
    left = box.ALL_TRAITORS & ~_open(view)
    if seat >= 0:
        left &= ~view.held[seat]
    if view.stage != ask.DRAFTING and seat >= 0:
        left &= ~(view.airsick | view.undrafted)  # blank for those who did not look
    return left


def _hidden(view: Table, seat: int, other: int) -> list[Slot]:
    """The traitors in a player's hand: what was dealt was not in the pool, what was drafted was."""
    left, passed = _left(view, seat), _passed(view, seat)
    laid = members(laid_by(view, other))
    later = passed != 0 and is_before(view, seat, other)
    drafted = [left & passed if later else left & ~passed] if has_drafted(view, other) else []
    dealt = [left & ~passed]
    for traitor in laid:
        if drafted and (not later or passed >> traitor & 1):
            drafted.pop()
        else:
            dealt.pop()
    blocked = box.ALL_TRAITORS
    if view.names_then[other] != NONE:
        blocked = sum(1 << view.named[place] for place in range(view.names_then[other]))
    elif view.asks == ask.SHOW_TRAITOR and view.actor == other:
        blocked = view.unplayable
    for place in range(box.MOST_NAMES):
        if view.namer[place] == other:
            blocked &= ~(1 << view.named[place])
    return [Slot(other, mask & blocked) for mask in dealt + drafted]


def _of_company(view: Table, seat: int, hidden: Sequence[Slot]) -> Iterator[Fact]:
    """Traitors that a player holds for certain, may hold, or cannot hold."""
    passed = _passed(view, seat) & ~_open(view)
    for other in range(view.seats):
        own = [slot.may_be for slot in hidden if slot.seat == other]
        for mask in own:
            if ones(mask) == 1 or (len(own) == 1 and ones(mask) <= FEW):
                yield _hand_fact(other, mask)
        if len(own) == 2 and own[0] == own[1] and ones(own[0]) == 2:
            yield from (_hand_fact(other, 1 << traitor) for traitor in members(own[0]))
        earlier = seat >= 0 and other != seat and is_before(view, other, seat)
        if own and earlier and passed and min(ones(mask) for mask in own) > 1:
            said = {"seat": Seat(other), "traitors": _names(passed)}
            yield Fact(about_seat(other), Message("known-none-of", said), _holds_none(other, passed))


def _hand_fact(seat: int, mask: int) -> Fact:
    """One of these is in a player's hand."""
    said = {"seat": Seat(seat), "traitors": _names(mask)}
    sure = ones(mask) == 1
    short = listed([Thing(f"short-{TRAITOR.text(traitor)}") for traitor in members(mask)])
    return Fact(
        about_seat(seat),
        Message("known-traitor" if sure else "known-one-of", said),
        lambda t: bool(t.held[seat] & mask),
        Message("known-sign", {"what": short}) if sure else None,
    )


def _names(traitors: int) -> Argument:
    return listed([argument(TRAITOR, traitor) for traitor in members(traitors)])


def _holds_none(seat: int, mask: int) -> Callable[[Any], bool]:
    return lambda t: not t.held[seat] & mask


# Cargo -------------------------------------------------------------------------------------------


def _of_cargo(view: Table, seat: int, noted: Notes) -> Iterator[Fact]:
    """What a seat knows of hands, of the Hold, and of what is left."""
    for other, hand in enumerate(noted.hands):
        if other != seat and any(hand):
            cargo = cards_of(_cards(hand))
            said = {"seat": Seat(other), "cargo": cargo, "unknown": noted.unknown[other]}
            yield Fact(about_seat(other), Message("said-known", said), _has(other, hand))
    if noted.top:
        cards = listed([argument(CARD, card) for card in noted.top])
        yield Fact("hold", Message("said-top", {"cargo": cards}), _lies(enumerate(noted.top)))
    if any(noted.near):
        near = Message("said-near", {"cargo": cards_of(_cards(noted.near))})
        yield Fact("hold", near, _is_near(noted.near, noted.hold[: box.SEEN - 1]))
    if noted.buried:
        deep: list[Argument] = [
            Message("card-under", {"cargo": argument(CARD, card), "cards": under})
            for under, card in noted.buried
        ]
        last = len(noted.hold) - 1
        holds = _lies((last - under, card) for under, card in noted.buried)
        yield Fact("hold", Message("said-buried", {"cargo": listed(deep)}), holds)
    yield from _of_counts(view, seat, noted)


def _cards(counts: Sequence[int]) -> Cards:
    """Cards by the names of their kinds."""
    return {CARD.text(kind): count for kind, count in enumerate(counts) if count > 0}


def _has(seat: int, hand: Sequence[int]) -> Callable[[Any], bool]:
    return lambda t: all(t.hand[seat, kind] >= count for kind, count in enumerate(hand))


def _in_hold(table: Table) -> list[int]:
    """The cards of the Hold from the top."""
    return [table.hold[(table.top + place) % box.CARDS] for place in range(table.depth)]


def _lies(cards: Any) -> Callable[[Any], bool]:
    """Cards lie at their places in the Hold."""
    places = list(cards)
    return lambda t: all(_in_hold(t)[place] == card for place, card in places)


def _is_near(near: Sequence[int], in_order: Sequence[int]) -> Callable[[Any], bool]:
    """So many of each kind are among the next cards, besides those whose places are known."""

    def holds(t: Table) -> bool:
        top = _in_hold(t)[: box.SEEN - 1]
        return all(top.count(card) >= count + in_order.count(card) for card, count in enumerate(near))

    return holds


def _of_counts(view: Table, seat: int, noted: Notes) -> Iterator[Fact]:
    """Kinds of which no card is hidden from a seat any more."""
    if seat < 0:
        return
    seen = [
        view.discarded[kind]
        + sum(view.thrown[other, kind] for other in range(view.seats))
        + sum(hand[kind] for hand in noted.hands)
        + noted.hold.count(kind)
        for kind in KIND
    ]
    gone = [kind for kind in KIND if box.COPIES[kind] and seen[kind] == box.COPIES[kind]]
    if gone:
        cargo = listed([argument(CARD, kind) for kind in gone])
        yield Fact(TABLE, Message("known-all-seen", {"cargo": cargo}), _hides_none(noted, gone))


def _hides_none(noted: Notes, gone: Sequence[int]) -> Callable[[Any], bool]:
    """No card of some kinds is anywhere but where the notes have it."""
    return lambda t: all(
        t.removed[kind] == 0
        and all(t.hand[other, kind] == hand[kind] for other, hand in enumerate(noted.hands))
        and _in_hold(t).count(kind) == noted.hold.count(kind)
        for kind in gone
    )


# Turns -------------------------------------------------------------------------------------------


class Doings:
    """What a player did in a turn."""

    def __init__(self) -> None:
        self.traitors: list[Argument] = []
        self.thrown: list[Argument] = []
        self.dice: list[Argument] = []
        self.bribes = 0

    def cell(self, turn: int, seat: int) -> Cell | None:
        """The same in a sign and in a sentence."""
        if not self.traitors and not self.dice:
            return None
        said: dict[str, Argument] = {
            "turn": turn,
            "seat": Seat(seat),
            "plays": len(self.traitors),
            "traitors": listed(self.traitors),
            "throws": len(self.thrown),
            "thrown": listed(self.thrown),
            "turned": len(self.dice),
            "dice": listed(self.dice),
            "coins": self.bribes,
        }
        return Cell(Message("ribbon-turn-sign", said), Message("ribbon-turn", said))


def ribbons(view: Table, events: Sequence[Event]) -> list[Ribbon]:
    """Who played whom, threw what for which bribe, and turned which die, turn by turn."""
    turns: list[list[Doings]] = []
    for event in events:
        name, facts = event.kind.name, facts_of(event)
        if name == "turn-begins":
            turns.append([Doings() for _ in range(view.seats)])
        elif name in ("played", "played-last"):
            turns[-1][facts["seat"]].traitors.append(argument(TRAITOR, facts["traitor"]))
        elif name in ("threw", "threw-with-crates"):
            doings = turns[-1][facts["seat"]]
            doings.bribes += facts["coins"]
            thrown = {"cargo": argument(KIND, facts["cargo"]), "coins": facts["coins"]}
            doings.thrown.append(Message("ribbon-throw", thrown))
        elif name in ("settled", "die-set"):
            turns[-1][facts["seat"]].dice.append(argument(FACE, facts["result"]))
    first = max(0, len(turns) - COLUMNS)
    shown = list(enumerate(turns[first:], first + 1))
    if not any(doings.cell(turn, 0) for turn, row in shown for doings in row):
        return []
    return [
        Ribbon(
            Message("ribbon-turns"),
            [
                Cell(Message("known-sign", {"what": turn}), Message("ribbon-column", {"turn": turn}))
                for turn, _ in shown
            ],
            [[row[seat].cell(turn, seat) for turn, row in shown] for seat in range(view.seats)],
        )
    ]
