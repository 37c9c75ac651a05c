"""Every world behind a position of Mad Zeppelin, found by playing the game again and not by guessing.

How often a world should come is settled by this model:

* the deal and all random events are as the rules make them;
* whenever another seat takes a card from its hand by choice (to throw, to pay with, to sell, to bury, to
  swap, to discard as a price), each card of the hand is as likely as any other to be the one, and so is
  each card of the hand from which Carlotta Love takes one;
* each order in which another seat's Ratatine can put cards back is as likely as any other;
* each traitor of the pool is as likely as any other to be drafted by another seat;
* all other decisions of others must be legal, and weigh nothing.

Traitors and Cargo have nothing to do with each other but for what lies open, so a position is about the
one or about the other: `TraitorStory` tells a turn again with other traitors, `CargoStory` with other cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any
from unittest.mock import patch

import numpy as np

from tests.rulebook.mad_zeppelin import stage
from tests.suite.fork import Fork, all_ways
from tests.suite.position import SmallPosition
from tests.suite.walk import awaited, legal, random_decision, seen
from turncoat.games.mad_zeppelin import GAME, abilities
from turncoat.games.mad_zeppelin.cargo import random_card
from turncoat.games.mad_zeppelin.components import (
    AIRSICK,
    ALL_TRAITORS,
    CARDS,
    COPIES,
    CRATE,
    JOURNEY,
    JOURNEYS,
    KINDS,
    LAPS,
    NONE,
    ROCHAT,
    SEEN,
)
from turncoat.games.mad_zeppelin.moves import MOVES, ORDER, ORDERS
from turncoat.games.mad_zeppelin.rules import advance
from turncoat.games.mad_zeppelin.table import (
    DRAFT_TRAITOR,
    NEXT_CHANCE,
    NO_QUESTION,
    ORDER_CARDS,
    TAKE_ACTION,
    Table,
    playing,
)

Worlds = dict[bytes, float]
Step = str | tuple[Sequence[str], str]
"""A move in words, or a new turn with these traitors and dice."""

# Branches ----------------------------------------------------------------------------------------


# Cargo -------------------------------------------------------------------------------------------

UNSEEN = 100
"""A card of the Hold that nobody has looked at yet: it can be any that is left."""


class Hold:
    """The Hold of a table, whose cards are drawn by lot when they are looked at.

    Where the seat is about to learn what a card is, there is no use in trying others.
    """

    def __init__(self, t: Table, fork: Fork, learned: dict[int, int]) -> None:
        self.t, self.fork, self.cells, self.learned = t, fork, t.hold, learned

    def __getitem__(self, place: int) -> int:
        if self.cells[place] == UNSEEN:
            chances = unseen_chances(self.t)
            if place in self.learned:
                card = self.learned[place]
                chances = {card: chances[card]}
            self.cells[place] = self.fork.choose(chances)
        return self.cells[place]

    def __setitem__(self, place: int, card: int) -> None:
        self.cells[place] = card


def learned(before: Table, after: Table, seat: int) -> dict[int, int]:
    """Places of the Hold at which a seat saw a card in a step: its own draws and looks, all Journeys."""
    places = [(before.top + place) % CARDS for place in range((after.top - before.top) % CARDS)]
    cards = {place: before.hold[place] for place in places}
    if after.plays and after.player[playing(after)] == seat:
        if after.asks == ORDER_CARDS:
            cards |= {
                (after.top + place) % CARDS: after.ability_cards[playing(after), place]
                for place in range(SEEN)
            }
        return cards
    return {place: card for place, card in cards.items() if card == JOURNEY}


def cargo_left(t: Table) -> dict[int, float]:
    """How likely each kind is for a Cargo card of which nothing is known."""
    left = {}
    for kind in range(KINDS):
        held = sum(max(0, t.hand[seat, kind]) for seat in range(t.seats))
        gone = t.discarded[kind] + sum(t.thrown[seat, kind] for seat in range(t.seats))
        left[kind] = COPIES[kind] - held - gone - int((t.row["hold"] == kind).sum())
    return {kind: count / sum(left.values()) for kind, count in left.items()}


def unseen_chances(t: Table) -> dict[int, float]:
    """How likely each card is for one of the Hold at which nobody has looked."""
    unseen = int((t.row["hold"] == UNSEEN).sum())
    journeys = JOURNEYS - t.journeys - int((t.row["hold"] == JOURNEY).sum())
    journey = journeys / unseen
    chances = {kind: (1 - journey) * chance for kind, chance in cargo_left(t).items()}
    return chances | {JOURNEY: journey}


def hand_chances(t: Table, seat: int) -> dict[int, float]:
    """How likely each kind is for a card of a hand."""
    return {kind: t.hand[seat, kind] / t.hand_size[seat] for kind in range(KINDS)}


def spoken(t: Table, line: str) -> int:
    """A move in words: `throw coal 0`, `swap wood steel`, `order ore coal gold lead`, `player 2`, `end`."""
    family, *values = line.split()
    if family == "order":
        cards = [stage.kind(name) for name in values]
        return next(ORDER.at(order) for order in order_chances(t) if row_in_order(t, order) == cards)
    names = MOVES.families[family].parameters
    given: dict[str, int | str] = {
        name: int(value) if value.isdigit() else value for name, value in zip(names, values, strict=True)
    }
    return MOVES.number(family, **stage.numbers(given))


def begin_turn(t: Table, traitors: Sequence[str], dice: str) -> None:
    """Put a turn on the stage in place of the one that has just begun with a draft."""
    stage.set_traitors(t, t.leader, [line.split() for line in traitors])
    stage.set_dice(t, dice)
    t.stage = NEXT_CHANCE
    t.asks = NO_QUESTION
    t.awaits = 0
    advance(t)


class CargoStory:
    """A staged game with a script, which can be told again with other hidden cards."""

    def __init__(self, seat: int, start: Table, script: Sequence[Step]) -> None:
        self.seat, self.start = seat, start
        self.steps: list[tuple[int, int] | tuple[Sequence[str], str]] = []
        self.views: list[bytes] = []
        self.learned: list[dict[int, int]] = []
        self.fork = Fork(())
        table = start.copy()
        for step in script:
            before = table.copy()
            if isinstance(step, str):
                (mover,) = awaited(table)
                move = spoken(table, step)
                if move not in legal(GAME, table, mover):
                    raise LookupError(step)
                self.steps.append((mover, move))
                GAME.play(table, mover, move)
            else:
                self.steps.append(step)
                begin_turn(table, *step)
            self.views.append(seen(GAME, table, seat).bytes())
            self.learned.append(learned(before, table, seat))
        self.view = seen(GAME, table, seat)
        self.scratch = table

    def worlds(self, key: Callable[[Table], bytes]) -> Worlds:
        """All worlds that look the same to the seat, with their weights."""
        worlds: Worlds = {}
        with patch.object(abilities, "random_card", self.random_card):
            for start, weight in all_ways(self.begin):
                for name, share in self.tell(start, 0, key):
                    worlds[name] = worlds.get(name, 0.0) + weight * share
        return worlds

    def begin(self, fork: Fork) -> Table:
        """The start with other cards in the hands of others, and a Hold of which nothing is known."""
        t = self.start.copy()
        for place in range(t.depth):
            t.hold[(t.top + place) % CARDS] = UNSEEN
        for seat in range(t.seats):
            if seat != self.seat:
                for kind in range(KINDS):
                    t.hand[seat, kind] = 0
        for seat in range(t.seats):
            if seat != self.seat:
                t.opening[seat] = fork.choose(cargo_left(t))
                t.hand[seat, t.opening[seat]] += 1
        for play in range(t.plays):
            if t.player[play] != self.seat and t.drawn[play, 0] != JOURNEY:
                t.drawn[play, 0] = fork.choose(cargo_left(t))
                t.hand[t.player[play], t.drawn[play, 0]] += 1
        return t

    def tell(self, t: Table, at: int, key: Callable[[Table], bytes]) -> Iterator[tuple[bytes, float]]:
        """Go on with the story from a step; yields the worlds to which it can lead."""
        if at == len(self.steps):
            yield from all_ways(lambda fork: key(self.lazy(t, fork, {})))
            return
        for after, weight in all_ways(lambda fork: self.step(t, at, fork)):
            if after is not None:
                for name, share in self.tell(after, at + 1, key):
                    yield name, weight * share

    def lazy(self, t: Table, fork: Fork, learned: dict[int, int]) -> Table:
        """A copy of a table whose Hold is drawn by lot."""
        copied = t.copy()
        vars(copied)["hold"] = Hold(copied, fork, learned)
        self.fork = fork
        return copied

    def step(self, before: Table, at: int, fork: Fork) -> Table | None:
        """One step; None where the seat would notice a difference or the move is not legal."""
        t = self.lazy(before, fork, self.learned[at])
        mover, told = self.steps[at]
        if isinstance(mover, int) and isinstance(told, int):
            move = told if mover == self.seat else self.move_of_another(t, mover, told)
            if not fork.weight or move not in legal(GAME, t, mover):
                return None
            GAME.play(t, mover, move)
        elif not isinstance(mover, int) and isinstance(told, str):
            begin_turn(t, mover, told)
        self.scratch.become(t)
        GAME.veil(self.scratch, self.seat)
        return t if self.scratch.bytes() == self.views[at] else None

    def random_card(self, t: Table, seat: int) -> int:
        """A random card of a hand that can be any; the stream runs on as in the rules."""
        random_card(t, seat)
        kind: int = self.fork.choose(hand_chances(t, seat))
        return kind

    def move_of_another(self, t: Table, mover: int, told: int) -> int:
        """What another seat does with its hidden cards, so that it looks like what was told."""
        family, values = MOVES.split(told)
        if family in ("throw", "extra"):
            self.part_with(t, mover, [values["cargo"]] + [CRATE] * values["crates"])
        elif family == "card":
            by = t.current[mover] if t.asks == TAKE_ACTION else t.running
            if by == ROCHAT:
                return MOVES.number("card", cargo=self.fork.choose(hand_chances(t, mover)))
            self.part_with(t, mover, [values["cargo"]])
        elif family == "swap":
            give = self.fork.choose(hand_chances(t, mover))
            take = self.fork.choose(hand_chances(t, t.target[playing(t)]))
            return MOVES.number("swap", give=give, take=take)
        elif family == "order":
            return ORDER.at(int(self.fork.choose(order_chances(t))))
        return told

    def part_with(self, t: Table, mover: int, cards: Sequence[int]) -> None:
        """Weigh cards that leave a hand one by one."""
        left = [t.hand[mover, kind] for kind in range(KINDS)]
        for kind in cards:
            self.fork.weight *= left[kind] / max(1, sum(left))
            left[kind] -= 1


def order_chances(t: Table) -> dict[int, float]:
    """The orders in which Ratatine can put the cards back, one for all that look alike."""
    orders = ORDERS.orders[min(SEEN, t.depth)]
    first: dict[tuple[int, ...], int] = {}
    chances: dict[int, float] = {}
    for order in range(orders):
        one = first.setdefault(tuple(row_in_order(t, order)), order)
        chances[one] = chances.get(one, 0.0) + 1 / orders
    return chances


def row_in_order(t: Table, order: int) -> list[int]:
    """The cards that Ratatine sees in an order, from the top."""
    return [t.ability_cards[playing(t), ORDERS.at[order, place]] for place in range(min(SEEN, t.depth))]


def cargo_key(seat: int, looks_at: str) -> Callable[[Table], bytes]:
    """What makes a world: the hands of others and what else is named, fields of the log or `top` places of
    the Hold such as `top0`, `top1`, or its last card, `bottom`."""

    def key(t: Table) -> bytes:
        parts: list[Any] = [
            t.hand[other, kind] for other in range(t.seats) if other != seat for kind in range(KINDS)
        ]
        for name in looks_at.split():
            if name.startswith("top"):
                parts.append(t.hold[(t.top + int(name[3:])) % CARDS])
            elif name == "bottom":
                parts.append(t.hold[(t.top + t.depth - 1) % CARDS])
            else:
                parts.append(t.row[name].tobytes())
        return repr(parts).encode()

    return key


@dataclass(frozen=True)
class CargoPlot:
    """The makings of a `CargoStory`: whose view, what makes a world, the stage, the script."""

    name: str
    seat: int
    looks_at: str
    traitors: Sequence[str]
    hands: Sequence[str]
    hold: str
    script: Sequence[Step]
    dice: str = "yellow red green"

    def told(self) -> CargoStory:
        """The story, with the first luck that lets the script be played."""
        for seed in range(100):
            start = stage.staged(self.traitors, self.dice, self.hands, hold=self.hold, seed=seed)
            try:
                return CargoStory(self.seat, start, self.script)
            except LookupError:
                continue
        raise LookupError(self.name)


# Traitors ----------------------------------------------------------------------------------------


class TraitorStory:
    """The first turn of a random game up to a point, which can be told again with other traitors."""

    def __init__(self, seats: int, seed: int, decisions: int, seat: int) -> None:
        self.seat = seat
        luck = Random(seed)
        table = GAME.dealt(seats, seed)
        assert isinstance(table, Table)
        self.start = table.copy()
        self.moves: list[tuple[int, int]] = []
        for _ in range(decisions):
            self.moves.append(random_decision(GAME, table, luck))
            GAME.play(table, *self.moves[-1])
        assert table.turn == 1
        self.table = table
        self.view = seen(GAME, table, seat)
        self.order = [(table.leader + step) % seats for step in range(seats)]

    def worlds(self) -> Worlds:
        """All worlds that look the same to the seat; each is as likely as any other."""
        worlds: Worlds = {}
        for airsick, dealt, picks in self.deals():
            world = self.tell(airsick, dealt, picks)
            if world is not None:
                worlds[traitor_key(world)] = 1.0
        return worlds

    def deals(self) -> Iterator[tuple[int, list[int], list[int]]]:
        """Deals and drafts that agree with the traitors that lie open or that the seat saw."""
        for dealt, picks, left in self.hands(0, ALL_TRAITORS):
            rest = [traitor for traitor in range(14) if left >> traitor & 1]
            for chosen in combinations(rest, AIRSICK[self.table.seats]):
                airsick = sum(1 << traitor for traitor in chosen)
                if not self.view.airsick or airsick == self.view.airsick:
                    yield airsick, dealt, picks

    def hands(self, step: int, left: int) -> Iterator[tuple[list[int], list[int], int]]:
        """Traitors dealt to and drafted by the seats from a step of the draft on, and those left over."""
        if step == self.table.seats:
            yield [], [], left
            return
        other = self.order[step]
        for dealt in self.ways(other, left, False):
            for pick in self.ways(other, left & ~(1 << dealt), True):
                taken = 1 << dealt | (1 << pick if pick != NONE else 0)
                if any(
                    self.view.laid[other, lap] != NONE and not taken >> self.view.laid[other, lap] & 1
                    for lap in range(LAPS)
                ):
                    continue
                for later_dealt, later_picks, rest in self.hands(step + 1, left & ~taken):
                    yield [dealt, *later_dealt], [pick, *later_picks], rest

    def ways(self, other: int, left: int, drafted: bool) -> list[int]:
        """What a seat can have been dealt, or can have drafted, as far as the seat's own eyes tell."""
        if drafted and self.order.index(other) >= self.table.drafted:
            return [NONE]
        if other == self.seat:
            return [self.view.pick[other] if drafted else self.view.dealt[other]]
        for one in range(self.table.seats):
            if one != other:
                for lap in range(LAPS):
                    left &= ~(1 << self.view.laid[one, lap]) if self.view.laid[one, lap] != NONE else -1
        if self.seat >= 0:
            left &= ~(1 << self.view.dealt[self.seat])
            if self.view.pick[self.seat] != NONE:
                left &= ~(1 << self.view.pick[self.seat])
            left &= ~self.view.airsick
            if self.view.seen_pool[self.seat]:
                later = drafted and self.order.index(other) > self.order.index(self.seat)
                left &= self.view.seen_pool[self.seat] if later else ~self.view.seen_pool[self.seat]
        return [traitor for traitor in range(14) if left >> traitor & 1]

    def tell(self, airsick: int, dealt: list[int], picks: list[int]) -> Table | None:
        """Play the same turn with these traitors; None if the seat would notice a difference."""
        t = self.start.copy()
        t.airsick = airsick
        t.undrafted = ALL_TRAITORS & ~airsick
        for other, traitor in zip(self.order, dealt, strict=True):
            t.dealt[other] = traitor
            t.held[other] = 1 << traitor
            t.undrafted &= ~(1 << traitor)
        t.seen_pool[self.order[0]] = t.undrafted
        for mover, told in self.moves:
            move = picks[self.order.index(mover)] if t.asks == DRAFT_TRAITOR else told
            if t.awaits != 1 << mover or move not in legal(GAME, t, mover):
                return None
            GAME.play(t, mover, move)
        return t if seen(GAME, t, self.seat).bytes() == self.view.bytes() else None


def traitor_key(t: Table) -> bytes:
    """What makes a world: who was dealt, drafted, saw and holds which traitors, and which lie aside."""
    names = ("dealt", "pick", "seen_pool", "held", "airsick", "undrafted")
    return b"".join(np.ascontiguousarray(t.row[name]).tobytes() for name in names)


# The positions -----------------------------------------------------------------------------------

THREE = ("love steeling", "igor mirante", "troy henchman")
LOOK_AND_THEFT = (
    "traitor love", "player 1", "decline", "end", "traitor igor", "end", "traitor troy", "player 1",
)  # fmt: skip
FORESIGHT = ("igor shadow", "ratatine mirante")
TWO_FORESEE = (
    "traitor igor", "throw coal 0", "end", "traitor ratatine", "use", "order gold journey lead steel", "end",
    "player 1", "use",
)  # fmt: skip
THREE_MORE = ("love zamfirescu", "igor mirante", "troy ripp")
DISORDER = ("love steeling", "troy mirante", "walder henchman")

CARGO_PLOTS = (
    CargoPlot(
        "Love's look, then Troy between others", 0, "took",
        THREE, ("wood", "steel coal", "lead"), "gold journey wood journey",
        LOOK_AND_THEFT,
    ),
    CargoPlot(
        "Love's look, then Troy between others and a throw", 0, "took",
        THREE, ("wood", "steel coal", "lead"), "gold journey wood journey journey journey",
        (*LOOK_AND_THEFT, "throw steel 0", "end"),
    ),
    CargoPlot(
        "two looks with a theft and a throw between them", 0, "took opening drawn",
        THREE, ("wood", "steel coal", "lead"), "gold journey coal lead journey journey journey journey ore",
        (*LOOK_AND_THEFT, "throw coal 0", "end", "end", "end", (THREE, "red red red"),
         "traitor mirante", "end", "traitor henchman", "end", "traitor love", "player 2"),
    ),
    CargoPlot(
        "Love's look, then a burial by the one she looked at", 0, "gave bottom",
        ("love steeling", "rochat mirante"), ("wood", "steel coal coal"), "gold ore journey lead journey",
        ("traitor love", "player 1", "decline", "end", "traitor rochat", "card coal", "throw coal 0"),
    ),
    CargoPlot(
        "own Ratatine, then another's, then a draw of one card of those", 1, "ability_cards top0",
        FORESIGHT, ("coal", "wood"), "journey wood journey gold lead steel coal ore",
        (*TWO_FORESEE, "order coal lead steel ore", "end"),
    ),
    CargoPlot(
        "own Ratatine, then another's, then a draw of a new card", 1, "ability_cards top0",
        FORESIGHT, ("coal", "wood"), "journey wood journey gold lead steel coal ore",
        (*TWO_FORESEE, "order steel coal ore lead", "end"),
    ),
    CargoPlot(
        "own Ratatine, then another's who draws a Journey", 1, "ability_cards top0",
        FORESIGHT, ("coal", "wood"), "journey wood journey gold lead steel journey ore",
        (*TWO_FORESEE, "order journey lead steel ore"),
    ),
    CargoPlot(
        "another's Ratatine waits for an order, after one's own", 1, "ability_cards",
        FORESIGHT, ("coal", "wood"), "journey wood journey gold lead steel journey ore",
        TWO_FORESEE,
    ),
    CargoPlot(
        "own burial, then another's by Mr Shadow", 0, "gave bottom drawn",
        ("rochat steeling", "shadow igor"), ("wood", "coal"), "gold steel lead journey ore journey",
        ("traitor rochat", "card steel", "end", "traitor shadow", "player 0", "card coal"),
    ),
    CargoPlot(
        "Troy takes from the guesser and sells two cards", 1, "drawn",
        ("troy zamfirescu", "igor mirante"), ("wood", "gold coal"), "ore lead journey",
        ("traitor troy", "player 1", "end", "traitor igor", "end", "card ore", "card coal"),
    ),
    CargoPlot(
        "a second sale is open", 1, "drawn opening",
        ("troy zamfirescu", "igor mirante"), ("wood", "gold coal"), "ore lead journey",
        ("traitor zamfirescu", "card ore"),
    ),
    CargoPlot(
        "Love swaps with the guesser, then throws", 1, "ability_cards opening",
        ("love zamfirescu", "igor mirante"), ("wood", "gold coal"), "ore lead journey",
        ("traitor love", "player 1", "swap wood coal", "throw ore 0", "traitor igor", "end"),
    ),
    CargoPlot(
        "Love waits for an answer, between others", 2, "opening",
        THREE_MORE, ("wood", "gold", "coal"), "ore lead journey",
        ("traitor love", "player 1"),
    ),
    CargoPlot(
        "Love swaps between others, and throws what she took", 2, "gave took",
        THREE_MORE, ("crate", "lead", "coal"), "crate lead journey",
        ("traitor love", "player 1", "swap crate lead", "throw lead 1"),
    ),
    CargoPlot(
        "Walder after Love's look and a hidden theft", 0, "took",
        DISORDER, ("wood", "coal lead", "steel"), "gold journey journey",
        ("traitor love", "player 1", "decline", "end", "traitor troy", "player 2", "end",
         "traitor walder", "pay"),
    ),
    CargoPlot(
        "Walder at the price of a card", 1, "opening",
        ("walder henchman", "love steeling", "troy mirante"), ("steel ore", "wood", "coal"), "journey gold",
        ("traitor walder", "card steel"),
    ),
    CargoPlot(
        "throws that crates pay for", 1, "opening",
        ("hummerock mirante", "love steeling"), ("coal crate crate",), "crate journey lead journey",
        ("traitor hummerock", "extra coal 1", "throw crate 1"), "blue blue blue",
    ),
    CargoPlot(
        "a spectator of a theft, a swap and a sale", -1, "took gave",
        ("troy zamfirescu", "love igor"), ("wood", "lead coal"), "journey journey journey gold",
        ("traitor troy", "player 1", "throw wood 0", "traitor love", "player 0", "swap coal lead",
         "throw lead 0", "card coal"),
    ),
)  # fmt: skip

TRAITOR_PLOTS = (
    ("the second of two drafts", 2, 22, 1, 1),
    ("the middle one of three, two names", 3, 23, 13, 2),
    ("the leader of three, two names", 3, 23, 13, 1),
    ("the second of four, two names", 4, 3, 16, 0),
    ("the last drafter of four, two names", 4, 10, 22, 3),
    ("the leader of five, two names early", 5, 17, 10, 0),
    ("the fourth of five, two names", 5, 3, 22, 2),
    ("the fourth of six, two names and a skip", 6, 5, 22, 5),
    ("the leader of six, two names and a skip", 6, 5, 19, 2),
    ("the last drafter of six, two names and a skip", 6, 20, 25, 3),
    ("a spectator of six, two names and a skip", 6, 5, 28, -1),
)
"""Name, seats, seed, decisions made, and whose view."""


def small_positions() -> Iterator[SmallPosition]:
    """Positions that between them hold every kind of thing a seat can know."""
    for name, seats, seed, decisions, seat in TRAITOR_PLOTS:
        turn = TraitorStory(seats, seed, decisions, seat)
        yield SmallPosition(name, turn.view, seat, turn.worlds(), traitor_key)
    for plot in CARGO_PLOTS:
        story = plot.told()
        key = cargo_key(plot.seat, plot.looks_at)
        yield SmallPosition(plot.name, story.view, plot.seat, story.worlds(key), key)
