"""What a seat of Cerberus knows for certain: Barques, cards in hands, and who helped whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus import guess, wording
from turncoat.games.cerberus.cards import deck_for
from turncoat.games.cerberus.components import DECK, DECK_OF, KIND, KINDS, NONE, SLOTS
from turncoat.games.cerberus.names import cards_listed
from turncoat.games.cerberus.table import DRAWN, LEFT, LOST, MADE_ANEW, Table
from turncoat.games.known import TABLE, Cell, Fact, Ribbon, about_seat, facts_of
from turncoat.kernel.moves import ones
from turncoat.kernel.news import Event
from turncoat.kernel.things import members
from turncoat.words import Argument, Message, Seat, argument, listed


def known(view: Table, seat: int) -> list[Fact]:
    """What a seat (-1: a spectator) knows for certain, beyond what lies open."""
    return [*_of_barques(view), *_of_looks(view, seat), *_of_hands(view, seat), *_of_counts(view, seat)]


# Barques -----------------------------------------------------------------------------------------


def _of_barques(view: Table) -> Iterator[Fact]:
    """Barques that lie face down, as far as the viewer knows them; two of them tell the third."""
    if view.revealed:
        return
    for slot, places in enumerate(wording.known_places(view)):
        if places is not None:
            how = "follows" if view.barque[slot] == NONE else "seen"
            said: dict[str, Argument] = {"slot": slot + 1, "places": places, "how": how}
            yield Fact(f"mooring-{slot + 1}", Message("known-barque", said), _has_places(slot, places))


def _has_places(slot: int, places: int) -> Callable[[Any], bool]:
    return lambda t: bool(t.barque[slot] == places)


def _of_looks(view: Table, seat: int) -> Iterator[Fact]:
    """Who knows which Barques."""
    if view.revealed:
        return
    for other in range(view.seats):
        slots = view.known[other]
        if other == seat or not slots or view.role[other] == LOST:
            continue
        said: dict[str, Argument] = {
            "seat": Seat(other),
            "all": "yes" if ones(slots) >= SLOTS - 1 else "no",
            "slots": listed([slot + 1 for slot in members(slots)]),
        }
        sign = Message("known-looks-sign", said)
        yield Fact(about_seat(other), Message("known-looks", said), _knows(other, slots), sign)


def _knows(seat: int, slots: int) -> Callable[[Any], bool]:
    return lambda t: bool(t.known[seat] == slots)


# Cards -------------------------------------------------------------------------------------------


def rest(view: Table, seat: int) -> list[int]:
    """How many cards of each kind are somewhere unseen, those counted that a hand is known to hold."""
    return [
        box.COPIES[kind] - view.discard[kind] - (view.hand[seat, kind] if seat >= 0 else 0) for kind in KIND
    ]


def least(view: Table, seat: int, other: int) -> list[int]:
    """How many cards of each kind another player holds at least: those shown, those that cannot be elsewhere.

    Of cards that are unseen, so many lie in a hand as have no place in the deck and in all other hands.
    """
    shown = [[view.shown[one] >> kind & 1 for kind in KIND] for one in range(view.seats)]
    left = [count - sum(hand[kind] for hand in shown) for kind, count in enumerate(rest(view, seat))]
    deck = deck_for(view, other)
    unseen = sum(left[kind] for kind in KIND if DECK_OF[kind] == deck)
    elsewhere = unseen - (view.hand_size[other] - sum(shown[other]))
    now = [
        shown[other][kind] + (max(0, left[kind] - elsewhere) if DECK_OF[kind] == deck else 0) for kind in KIND
    ]
    return [max(both) for both in zip(now, _kept(view, seat, other), strict=True)]


def _kept(view: Table, seat: int, other: int) -> list[int]:
    """The same by the log: what a player must have drawn of decks of known cards, less what has left."""
    least, pile = [0] * KINDS, list(box.COPIES)
    left: Counter[int] = Counter()
    decks = [_Deck(_taken(pile, deck)) for deck in DECK]
    if not guess.is_whole(view, seat):
        return least
    for line in range(view.lines):
        deed, doer, kind = view.deed[line], view.doer[line], view.kind[line]
        if MADE_ANEW.has(deed):
            deck = MADE_ANEW.deck(deed)
            least = [one + more for one, more in zip(least, decks[deck].least(), strict=True)]
            decks[deck] = _Deck(_taken(pile, deck))
        elif DRAWN.has(deed):
            decks[DRAWN.deck(deed)].draw(doer == other, kind if doer == seat else NONE)
        elif deed == LEFT:
            pile[kind] += 1
            left[kind] += doer == other
    for last in decks:
        least = [one + more for one, more in zip(least, last.least(), strict=True)]
    return [max(0, count - left[kind]) for kind, count in enumerate(least)]


def _taken(pile: list[int], deck: int) -> list[int]:
    """The cards of a deck, taken out of a pile."""
    cards = [count if DECK_OF[kind] == deck else 0 for kind, count in enumerate(pile)]
    for kind, count in enumerate(cards):
        pile[kind] -= count
    return cards


class _Deck:
    """The cards of a deck that the viewer has not drawn, and how many of them a player has."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.drawn = 0

    def draw(self, by_player: bool, kind: int) -> None:
        """A card is drawn; the viewer knows the kind of its own."""
        self.drawn += by_player
        if kind != NONE:
            self.cards[kind] -= 1

    def least(self) -> list[int]:
        """How many of each kind the player has drawn at least: those for which there is no other place."""
        elsewhere = sum(self.cards) - self.drawn
        return [max(0, count - elsewhere) for count in self.cards]


def _of_hands(view: Table, seat: int) -> Iterator[Fact]:
    """Cards that others hold for certain."""
    for other in range(view.seats):
        if other == seat or not view.hand_size[other]:
            continue
        hand = least(view, seat, other)
        if any(hand):
            unknown = view.hand_size[other] - sum(hand)
            cards = cards_listed(hand)
            said: dict[str, Argument] = {"seat": Seat(other), "cards": cards, "unknown": unknown}
            more = sum(hand) > ones(view.shown[other])  # the badge has what was shown
            sign = Message("known-sign", {"what": cards}) if more else None
            yield Fact(about_seat(other), Message("known-hand", said), _holds(other, hand), sign)


def _holds(seat: int, hand: Sequence[int]) -> Callable[[Any], bool]:
    return lambda t: all(t.hand[seat, kind] >= count for kind, count in enumerate(hand))


def _of_counts(view: Table, seat: int) -> Iterator[Fact]:
    """Kinds of which no card is hidden from the seat, in a deck that is in use."""
    if seat < 0:
        return
    in_use = {deck_for(view, other) for other in range(view.seats) if view.role[other] != LOST}
    left = rest(view, seat)
    held = [least(view, seat, other) for other in range(view.seats) if other != seat]
    gone = [
        kind for kind in KIND if DECK_OF[kind] in in_use and left[kind] == sum(hand[kind] for hand in held)
    ]
    for deck in sorted(in_use):
        kinds = [kind for kind in gone if DECK_OF[kind] == deck]
        if kinds and len(kinds) < sum(DECK_OF[kind] == deck for kind in KIND):
            said = {
                "deck": argument(DECK, deck),
                "cards": listed([argument(KIND, kind) for kind in kinds]),
            }
            yield Fact(TABLE, Message("known-all-seen", said), _is_not_drawn(kinds))


def _is_not_drawn(kinds: Sequence[int]) -> Callable[[Any], bool]:
    """No such card is left to draw."""
    return lambda t: all(t.deck[kind] == 0 for kind in kinds)


# Deeds -------------------------------------------------------------------------------------------


def ribbons(view: Table, events: Sequence[Event]) -> list[Ribbon]:
    """Who moved whom forward and back, and who gave cards to whom, in the whole game."""
    forward: Counter[tuple[int, int]] = Counter()
    back: Counter[tuple[int, int]] = Counter()
    cards: Counter[tuple[int, int]] = Counter()
    refused: Counter[tuple[int, int]] = Counter()
    active = NONE
    for event in events:
        name = event.kind.name
        if name not in ("turn-begins", "moved", "offered"):
            continue
        facts = facts_of(event)
        if name == "turn-begins":
            active = facts["seat"]
        elif name == "offered":
            cards[facts["seat"], facts["other"]] += facts["count"]
            refused[facts["seat"], facts["other"]] += facts["count"] == 0
        elif facts["seat"] != active:
            steps = facts["to-space"] - facts["space"]
            (forward if steps > 0 else back)[active, facts["seat"]] += abs(steps)
    if not any((forward, back, cards, refused)):
        return []

    def cell(seat: int, other: int) -> Cell | None:
        pair = (seat, other)
        if not (forward[pair] or back[pair] or cards[pair] or refused[pair]):
            return None
        counts = {
            "forward": forward[pair],
            "back": back[pair],
            "cards": cards[pair],
            "refused": refused[pair],
        }
        deeds = listed([Message(f"deed-{deed}", {"count": n}) for deed, n in counts.items() if n])
        said = {"seat": Seat(seat), "other": Seat(other), "deeds": deeds}
        return Cell(Message("ribbon-deeds-sign", counts), Message("ribbon-deeds", said))

    every = range(view.seats)
    columns = [Cell(Message("name", {"seat": Seat(one)}), _whom(one)) for one in every]
    return [
        Ribbon(Message("ribbon-help"), columns, [[cell(seat, other) for other in every] for seat in every])
    ]


def _whom(seat: int) -> Message:
    return Message("ribbon-whom", {"seat": Seat(seat)})
