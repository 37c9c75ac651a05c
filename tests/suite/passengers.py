"""What the common suite knows of Passengers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

from tests.suite.position import SmallPosition
from tests.suite.walk import random_decision, seen
from turncoat.games.passengers import GAME
from turncoat.games.passengers.components import (
    BARTER,
    BOATS,
    CARD_OF_HAND,
    CARDS,
    COLOURS,
    DEMON,
    FACTION_PILE,
    GIFT_SET,
    HAND_NUMBER,
    HANDSHAKE,
    NONE,
    OF_EACH_KIND,
    PLACE_PASSENGER,
    ROUNDS,
    SHADOW,
    SHADOWS,
    SOUL,
    SPACES,
    TAKEN_OUT,
    TYPE_OF,
    TYPES,
    VOICES_IN_BOX,
    YAESTHER,
    YAESTHER_CARD,
)
from turncoat.games.passengers.moves import CARD, PLACE
from turncoat.games.passengers.table import Table

SPACES_OF_ALL = [(r, b, s) for r in range(ROUNDS) for b in range(BOATS) for s in range(SPACES)]


def options(seats: int) -> list[dict[str, str]]:
    """Sets of options that together reach every Gift, both layouts, both editions and the Silence cards."""
    chosen = [
        {},
        {"layout": "b", "silence": "on"},
        {"edition": "first", "layout": "b"},
        {"sets": "II", "layout": "b", "soul-bonus": "largest-group"},
        {"sets": "III", "layout": "b"},
        {"sets": "III,I,II", "silence": "on"},
    ]
    return [*chosen, {"sets": "I", "layout": "b"}] if seats == 4 else chosen


def cards_of(t: Table) -> list[int]:
    """Every card of the game, wherever it is."""
    hands = [t.hand[seat, place] for seat in range(t.seats) for place in range(ROUNDS)]
    boats = [t.passenger[space] for space in SPACES_OF_ALL]
    pile = [t.shadow_pile[place] for place in range(SHADOWS)]
    return [card for card in hands + boats + pile if card != NONE]


def audit(t: Table) -> None:
    """Cards, Voices, masks, the coin: nothing lost, nothing twice."""
    cards = Counter(cards_of(t))
    assert cards.total() == ROUNDS * t.seats + (SHADOWS if t.seats == 4 else 0)
    for card, count in cards.items():
        most = 1 if card == YAESTHER_CARD else OF_EACH_KIND - TAKEN_OUT[t.edition, t.seats]
        assert count <= most
    assert cards[YAESTHER_CARD] == FACTION_PILE[t.seats, YAESTHER]
    factions = Counter(t.faction[seat] for seat in range(t.seats))
    assert all(factions[type_] == FACTION_PILE[t.seats, type_] for type_ in range(TYPES))
    assert sum(t.voices[seat] for seat in range(t.seats)) <= VOICES_IN_BOX[t.edition]
    for boat in range(BOATS):
        assert t.aboard[boat] == sum(t.placer[t.voyage, boat, space] != NONE for space in range(SPACES))
    worn = [t.mask[space] for space in SPACES_OF_ALL if t.mask[space] != NONE]
    assert sorted(worn) == [colour for colour in range(COLOURS) if not t.masks >> colour & 1]
    for space in SPACES_OF_ALL:
        assert (t.passenger[space] == NONE) == (t.placer[space] == NONE)


def may_know(t: Table, seat: int, name: str, at: tuple[int, ...]) -> bool:
    """Who may see what of the fields that are not open to all."""
    over = t.winner != NONE
    if name in ("hand", "offer"):
        return at[0] == seat
    if name == "faction":
        both_smugglers = t.seats > 4 and seat >= 0 and t.faction[seat] == t.faction[at[0]] == DEMON
        return over or at[0] == seat or both_smugglers
    if name == "vote":
        return at[1] == seat or at[0] < t.voyage or t.ferried[at[0]] != NONE
    if name == "passenger":
        return bool(t.face_up[at]) or (seat >= 0 and t.seen_by[at] >> seat & 1 == 1)
    if name == "shown_card":
        showers = [t.shower[at[0], which] for which in range(2)]
        holder = next(p for p in range(t.seats) if t.gift[at[0], p] == HAND_NUMBER)
        gift = GIFT_SET[t.gift_set[at[0]], HAND_NUMBER]
        return seat in (holder, showers[at[1]]) or (gift in (HANDSHAKE, BARTER) and seat in showers)
    return False


def forget(t: Table, later: Table) -> None:
    """A record does not tell in which order a hand was held before a card of it was placed."""
    for seat in range(t.seats):
        hand = [t.hand[seat, place] for place in range(ROUNDS)]
        chosen = hand[t.offer[seat]] if t.offer[seat] != NONE else NONE
        hand.sort(reverse=True)
        for place, card in enumerate(hand):
            t.hand[seat, place] = card
        if chosen != NONE:
            t.offer[seat] = hand.index(chosen)


# Small positions, and all the worlds behind them -------------------------------------------------


def key(t: Table) -> bytes:
    """What makes a world: factions, cards in boats, hands and piles, cards shown."""
    hands = [sorted(t.hand[seat, place] for place in range(ROUNDS)) for seat in range(t.seats)]
    parts = [t.row[name].tobytes() for name in ("faction", "passenger", "shadow_pile", "shown_card")]
    return b"".join(parts) + repr(hands).encode()


Place = tuple[int, int]
"""Where a dealt card goes: a seat and the round in which it is placed (seat SHADOW: the Shadow pile)."""


class Story:
    """A random game up to a point, which can be told again with other cards and other hidden choices."""

    def __init__(self, seats: int, chosen: dict[str, str], seed: int, decisions: int, seat: int) -> None:
        self.seats, self.options, self.seed, self.seat = seats, chosen, seed, seat
        luck = Random(seed)
        self.table = self.start()
        self.moves: list[tuple[int, int]] = []
        for _ in range(decisions):
            if self.table.awaits:
                self.moves.append(random_decision(GAME, self.table, luck))
                GAME.play(self.table, *self.moves[-1])
        self.shown = [
            space for space in SPACES_OF_ALL if self.table.placer[space] != NONE and luck.random() < 0.8
        ]
        self.reveal(self.table)
        self.view = seen(GAME, self.table, seat)
        self.places = [(p, r) for p in range(seats) for r in range(ROUNDS)]
        self.places += [(SHADOW, i) for i in range(SHADOWS if seats == 4 else 0)]
        self.dealt_order = self.order_of_cards()
        self.hidden_choices = [i for i, (p, move) in enumerate(self.moves) if p != seat and CARD.has(move)]

    def start(self) -> Table:
        """The table after the deal."""
        table = GAME.dealt(self.seats, self.seed, self.options)
        assert isinstance(table, Table)
        return table

    def reveal(self, t: Table) -> None:
        """Let the seat know most of what lies in the boats, so that few worlds are left."""
        for space in self.shown:
            if self.seat >= 0:
                t.seen_by[space] = t.seen_by[space] | 1 << self.seat
            else:
                t.face_up[space] = 1

    def order_of_cards(self) -> list[list[int]]:
        """For each seat the round for which each of its dealt cards is meant, in the order of its hand."""
        orders = []
        for p in range(self.seats):
            left, order = list(range(ROUNDS)), [0] * ROUNDS
            rounds = 0
            for mover, move in self.moves:
                if mover == p and PLACE.has(move):
                    order[left.pop(PLACE.card(move))] = rounds
                    rounds += 1
            for place in left:
                order[place] = rounds
                rounds += 1
            orders.append(order)
        return orders

    def final_cards(self) -> dict[Place, int]:
        """What the seat knows to lie, or to be held, at each place now."""
        known: dict[Place, int] = {}
        shadow = 0
        for space in SPACES_OF_ALL:
            placer = self.view.placer[space]
            if placer == NONE:
                continue
            place = (placer, space[0])
            if placer == SHADOW:
                place, shadow = (SHADOW, shadow), shadow + 1
            if self.view.passenger[space] != NONE:
                known[place] = self.view.passenger[space]
        if self.seat >= 0:
            held = [self.view.hand[self.seat, i] for i in range(ROUNDS)]
            later = sorted(r for _, r in self.places if _ == self.seat and (self.seat, r) not in known)
            known |= {(self.seat, r): card for r, card in zip(later, held, strict=False)}
        return known

    def worlds(self, most: int) -> dict[bytes, float] | None:
        """Every world that tells the same story to the seat, with its weight; None if there are too many."""
        known = self.final_cards()
        free = [place for place in self.places if place not in known]
        if len(free) > 5:
            return None
        worlds: dict[bytes, float] = {}
        tellings = 0
        slots = [range(self.round_of(i) + 1, ROUNDS) for i in self.hidden_choices]
        for cards in product(range(CARDS), repeat=len(free)):
            final = known | dict(zip(free, cards, strict=True))
            weight = self.weight(final)
            if not weight:
                continue
            for chosen in product(*slots):
                dealt = self.undo_barters(final, chosen)
                if self.is_a_deal(dealt):
                    tellings += 1
                    if tellings > most:
                        return None
                    world = self.tell(dealt, chosen)
                    if world is not None:
                        worlds[key(world)] = worlds.get(key(world), 0.0) + weight
        return worlds

    def round_of(self, index: int) -> int:
        """The round in which a move was made."""
        placements = sum(PLACE.has(move) for _, move in self.moves[:index])
        return (placements - 1) // self.seats

    def weight(self, final: dict[Place, int]) -> float:
        """In how many ways the cards of the box can be these."""
        weight = 1.0
        left = [OF_EACH_KIND - TAKEN_OUT[self.table.edition, self.seats]] * (CARDS - 1)
        left.append(FACTION_PILE[self.seats, YAESTHER])
        for card in final.values():
            weight *= left[card]
            left[card] -= 1
        return weight

    def undo_barters(self, final: dict[Place, int], chosen: tuple[int, ...]) -> dict[Place, int]:
        """The cards as they were dealt, given which cards the others gave away."""
        slot_of = {index: slot for index, slot in zip(self.hidden_choices, chosen, strict=True)}
        swaps = []
        pending: dict[int, dict[int, int]] = {}
        for index, (p, move) in enumerate(self.moves):
            if CARD.has(move):
                r = self.round_of(index)
                slot = slot_of.get(index)
                if slot is None:
                    slot = self.own_slot(p, r, CARD.card(move))
                pending.setdefault(r, {})[p] = slot
        for r, givers in pending.items():
            if GIFT_SET[self.table.gift_set[r], HAND_NUMBER] == BARTER and len(givers) == 2:
                swaps.append(list(givers.items()))
        dealt = dict(final)
        for one, two in reversed(swaps):
            dealt[one], dealt[two] = dealt[two], dealt[one]
        return dealt

    def own_slot(self, p: int, r: int, place: int) -> int:
        """The round for which the seat meant the card at a place of its hand in the Gift phase of round r."""
        held = [later for later in self.dealt_order[p] if later > r]
        return held[place]

    def is_a_deal(self, dealt: dict[Place, int]) -> bool:
        """Whether the piles can have been dealt like this."""
        factions: Counter[int] = Counter()
        for p in range(self.seats):
            types = sorted(TYPE_OF[dealt[p, r]] for r in range(ROUNDS))
            if types not in ([SOUL, SOUL, DEMON], [SOUL, DEMON, DEMON], [SOUL, DEMON, YAESTHER]):
                return False
            factions[faction_of(types)] += 1
        shadows = [TYPE_OF[dealt[SHADOW, i]] for i in range(SHADOWS)] if self.seats == 4 else []
        return all(factions[f] == FACTION_PILE[self.seats, f] for f in range(TYPES)) and (
            not shadows or (shadows.count(SOUL) == 3 and shadows.count(DEMON) == 3)
        )

    def tell(self, dealt: dict[Place, int], chosen: tuple[int, ...]) -> Table | None:
        """Play the same story with these cards; None if the seat would notice a difference."""
        t = self.start()
        slot_of = dict(zip(self.hidden_choices, chosen, strict=True))
        held = []
        for p in range(self.seats):
            order = self.dealt_order[p]
            held.append(list(order))
            for place, r in enumerate(order):
                t.hand[p, place] = dealt[p, r]
            t.faction[p] = faction_of(sorted(TYPE_OF[dealt[p, r]] for r in range(ROUNDS)))
        if self.seats == 4:
            self.lay_shadow_pile(t, dealt)
        for index, (p, told) in enumerate(self.moves):
            move = told
            if t.asks == PLACE_PASSENGER:
                place = held[p].index(t.voyage)
                held[p].pop(place)
                move = PLACE.at(place, PLACE.boat(told), PLACE.space(told))
            elif t.asks == CARD_OF_HAND and index in slot_of:
                move = CARD.at(held[p].index(slot_of[index]))
            GAME.play(t, p, move)
        self.reveal(t)
        return t if seen(GAME, t, self.seat).bytes() == self.view.bytes() else None

    def lay_shadow_pile(self, t: Table, dealt: dict[Place, int]) -> None:
        """The Shadow pile in the order in which it is drawn, which is not that of the spaces."""
        spaces = [space for space in SPACES_OF_ALL if self.table.placer[space] == SHADOW]
        drawn = self.shadow_order()
        for i in range(SHADOWS):
            t.shadow_pile[i] = dealt[SHADOW, drawn[i] if i < len(spaces) else i]

    def shadow_order(self) -> list[int]:
        """For each Shadow drawn so far, which of the Shadows now in the boats it is, counted by space."""
        t = self.start()
        for i in range(SHADOWS):
            t.shadow_pile[i] = i
        for p, move in self.moves:
            GAME.play(t, p, move)
        spaces = [space for space in SPACES_OF_ALL if t.placer[space] == SHADOW]
        by_space = [t.passenger[space] for space in spaces]
        return [by_space.index(i) for i in range(len(spaces))]


def faction_of(types: list[int]) -> int:
    """The faction of a sorted hand."""
    return YAESTHER if types[2] == YAESTHER else types[1]


SET_TWO, SET_THREE, THREE_ONE_TWO = {"sets": "II"}, {"sets": "III"}, {"sets": "III,I,II"}
LONG, LONG_THREE = {"layout": "b"}, {"sets": "III", "layout": "b"}
LONG_ONE_THREE_TWO = {"sets": "I,III,II", "layout": "b"}

POSITIONS: tuple[tuple[str, int, dict[str, str], int, int, int], ...] = (
    ("a Smuggler's own Barter and Undertow", 5, LONG_THREE, 239, 30, 1),
    ("Spectrum, then a Barter of others, Chromatis", 5, THREE_ONE_TWO, 257, 23, 0),
    ("two Barters of others seen by a Smuggler", 5, SET_THREE, 265, 33, 4),
    ("Hamsa Hand in round II, used by the seat", 5, LONG, 266, 30, 3),
    ("Undertow, Whisper, Spectrum", 5, LONG_THREE, 267, 34, 1),
    ("four seats: Chromatis on two cards, own Barter", 4, LONG_ONE_THREE_TWO, 268, 41, 1),
    ("own Handshake on two cards, Verdict, Dye", 5, SET_TWO, 277, 25, 1),
    ("four seats: own Barter on two cards, Spectrum", 4, SET_THREE, 295, 32, 2),
    ("four seats: Verdict and Dye", 4, SET_TWO, 298, 29, 2),
    ("own Barter in round I, Whisper, Chromatis", 5, THREE_ONE_TWO, 302, 42, 2),
    ("Chromatis twice, a Hamsa Hand of others", 5, {}, 308, 37, 3),
    ("Spectrum and Whisper in two rounds", 5, SET_THREE, 318, 42, 4),
    ("a spectator, Hamsa Hand twice", 5, LONG, 328, 35, -1),
    ("own Hamsa Hand on two cards, Spectrum", 5, LONG_ONE_THREE_TWO, 338, 37, 0),
    ("four seats: a Barter of others on two cards", 4, THREE_ONE_TWO, 341, 44, 3),
    ("Dye twice, a Handshake of others", 5, SET_TWO, 354, 28, 4),
    ("Dye on two cards and own Handshake, a Smuggler", 5, SET_TWO, 360, 20, 2),
    ("a spectator of two Barters", 6, SET_THREE, 368, 49, -1),
)
"""Name, seats, options, seed, decisions made, and whose view."""


def small_positions() -> Iterator[SmallPosition]:
    """Positions that between them hold every kind of thing a seat can know."""
    for name, seats, chosen, seed, decisions, seat in POSITIONS:
        story = Story(seats, chosen, seed, decisions, seat)
        worlds = story.worlds(most=100_000)
        assert worlds, name
        yield SmallPosition(name, story.view, seat, worlds, key)
