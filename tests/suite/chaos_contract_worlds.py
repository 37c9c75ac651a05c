"""Every world behind a position of Chaos Contract, found by playing or dealing again and not by guessing.

How often a world should come is settled by this model:

* the deal, all draws and all rolls are as the rules make them;
* an answer, a card for a swap or a part of a die that another seat chooses unseen is any that is possible,
  each as likely as any other;
* all other decisions of others must be legal, and weigh nothing.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations
from math import comb
from random import Random
from typing import Any
from unittest.mock import patch

import numpy as np

from tests.rulebook.chaos_contract import stage
from tests.suite.fork import Fork, all_ways
from tests.suite.position import SmallPosition
from tests.suite.walk import legal, random_decision, seen
from turncoat.games.chaos_contract import GAME, powers, rolling
from turncoat.games.chaos_contract.components import (
    ALL,
    BASE_COPIES,
    BASE_DICE,
    BASE_POWERS,
    BATTLE,
    CHOICE_WEIGHT,
    CHOICES_OF,
    COMPARISON,
    CONTRACTS,
    DEVILISH_COPIES,
    DEVILISH_DICE,
    DEVILISH_POWERS,
    DICE,
    DIEBREAK_LEAST,
    DUO,
    DUOS,
    FORCED,
    HAND,
    HAND_POWERS,
    HIGHEST,
    ICON_STOCK,
    IN_SEQUENCE,
    LOWEST,
    NO_POWER,
    NO_RESULT,
    NO_THRESHOLD,
    NONE,
    PARAMETERS_OF,
    PART_COUNT,
    PLAIN,
    POWER_KINDS,
    REGULAR,
    SEQUENCE,
    SET_SIZE,
    SOME,
    THRESHOLD,
    WHAT,
    WILDCARD,
    WILDCARDS,
    WITHIN,
)
from turncoat.games.chaos_contract.moves import DIE_CARD, ENOUGH, MOVES, NO, YES
from turncoat.games.chaos_contract.table import (
    ANSWER,
    CHOOSE_PART,
    IN_DECK,
    LEAVE_OR_STAY,
    LIMIT_DIE,
    LOSE_CARD,
    SWAP_CARD,
    Table,
    is_usable,
)

Worlds = dict[bytes, float]
Moves = tuple[int, ...]

# Choices and rolls that were not seen --------------------------------------------------------------


@dataclass(frozen=True)
class Plot:
    """The makings of a story: whose view, the contract, the hands, what is rolled, and a script of moves.

    All dice and contracts have been seen by all, so that nothing is hidden but what the script brings.
    Seat 0 picks the contract; unless `joined` says otherwise all others join it. A line of the script is a
    seat and its move: `1 yes`, `1 part 4 5` (the cards of a part), `1 whole` (no part), `1 swap 5`,
    `0 player 1`, `0 number 3`, `0 pick 1`, `0 manipulate 1 0`. `rolls` are all cards that come up, in order.
    """

    name: str
    seat: int
    contract: str
    hands: Sequence[str]
    rolls: str
    script: Sequence[str]
    joined: bool = True
    other: str = ""
    """Another contract, on the second place of the market."""

    def start(self) -> Table:
        """The table before the pick."""
        t = stage.staged(self.contract, self.hands, seats=len(self.hands), lost_souls="on")
        if self.other:
            stage.market(t, 1, self.other)
        for card in range(DICE):
            t.die_shown[card] = t.die_place[card] != NONE
        for contract in range(CONTRACTS):
            t.contract_shown[contract] = t.contract_place[contract] != NONE
        return t

    def lines(self) -> Iterator[str]:
        """The whole script."""
        others = range(1, len(self.hands))
        yield "0 pick 0"
        yield f"0 invite {sum(1 << other for other in others)}"
        if self.joined:
            yield from (f"{other} yes" for other in others)
        yield from self.script


class Story:
    """A staged contract with a script, which can be told again with other rolls and hidden choices."""

    def __init__(self, plot: Plot) -> None:
        self.plot, self.seat = plot, plot.seat
        self.words = plot.rolls.split()
        self.fork: Fork | None = None
        self.steps: list[tuple[int, Moves]] = []
        table = plot.start()
        tables = [table.copy()]
        with self.luck():
            for line in plot.lines():
                self.steps.append(spoken(table, line))
                if not played(table, *self.steps[-1]):
                    raise LookupError(f"{plot.name}: {line} is not legal")
                tables.append(table.copy())
        assert not self.words, f"{plot.name}: {' '.join(self.words)} did not come up"
        self.views = [seen(GAME, told, self.seat) for told in tables]

    @contextmanager
    def luck(self) -> Iterator[None]:
        """Random cards of a die go by the story's own luck."""
        with (
            patch.object(rolling, "random_usable", self.random_usable),
            patch.object(powers, "random_usable", self.random_usable),
        ):
            yield

    def random_usable(self, t: Table, seat: int) -> int:
        """The card of the plot, or any."""
        usable = [card for card in range(DICE) if is_usable(t, seat, card)]
        if self.fork is not None:
            return int(self.fork.choose(dict.fromkeys(usable, 1 / len(usable))))
        word = self.words.pop(0)
        return next(card for card in usable if stage.die(t, card) == word)

    def worlds(self) -> Worlds:
        """All worlds that look the same to the seat, with their weights."""
        scene = {b"": (self.plot.start(), 1.0)}
        with self.luck():
            for at in range(len(self.steps)):
                scene = self.told_on(scene, at)
        worlds: Worlds = {}
        for t, weight in scene.values():
            name = hidden(t)
            worlds[name] = worlds.get(name, 0.0) + weight
        return worlds

    def told_on(self, scene: dict[bytes, tuple[Table, float]], at: int) -> dict[bytes, tuple[Table, float]]:
        """All that a step can make of the tables before it; those that come out the same are one."""
        after: dict[bytes, tuple[Table, float]] = {}
        for before, weight in scene.values():
            for t, share in all_ways(lambda fork, t=before: self.step(t, at, fork)):  # type: ignore[misc]
                if t is not None:
                    name = t.bytes()
                    after[name] = (t, weight * share + (after[name][1] if name in after else 0.0))
        return after

    def step(self, before: Table, at: int, fork: Fork) -> Table | None:
        """One line of the script; None where the seat would notice a difference or it is not legal."""
        t = before.copy()
        self.fork = fork
        mover, moves = self.steps[at]
        unseen = hidden_choices(t, mover)
        if mover != self.seat and unseen:
            moves = fork.choose(dict.fromkeys(unseen, 1 / len(unseen)))
        same = played(t, mover, moves) and seen(GAME, t, self.seat).bytes() == self.views[at + 1].bytes()
        return t if same else None


def played(t: Table, mover: int, moves: Moves) -> bool:
    """Carry moves of a seat out; whether they are legal."""
    for move in moves:
        if move not in legal(GAME, t, mover):
            return False
        GAME.play(t, mover, move)
    return True


def hidden_choices(t: Table, mover: int) -> list[Moves]:
    """All that a seat can do in answer to a question whose answers are not open at once."""
    usable = [DIE_CARD.at(card) for card in range(DICE) if is_usable(t, mover, card)]
    if t.asks == ANSWER or t.asks == LEAVE_OR_STAY:
        return [(NO.at(),), (YES.at(),)]
    if t.asks == SWAP_CARD:
        return [(card,) for card in usable]
    if t.asks == CHOOSE_PART:
        return list(combinations(usable, t.part_size[mover]))
    if t.asks == LIMIT_DIE:
        parts = [
            part for size in range(DIEBREAK_LEAST, len(usable) + 1) for part in combinations(usable, size)
        ]
        return [(ENOUGH.at(),), *((*part, ENOUGH.at()) for part in parts)]
    return []


def spoken(t: Table, line: str) -> tuple[int, Moves]:
    """A seat and its moves, from a line of a script."""
    seat, family, *values = line.split()
    mover = int(seat)
    if family == "whole":
        return mover, (ENOUGH.at(),)
    if family in ("part", "swap"):
        named = {stage.die(t, card): card for card in range(DICE) if is_usable(t, mover, card)}
        cards = sorted(DIE_CARD.at(named[word]) for word in values)
        return mover, (*cards, ENOUGH.at()) if t.asks == LIMIT_DIE else tuple(cards)
    names = MOVES.families[family].parameters
    return mover, (MOVES.number(family, **dict(zip(names, map(int, values), strict=True))),)


def hidden(t: Table) -> bytes:
    """What makes a world: cards face down, parts of dice, and answers that are not open yet."""
    out = sum(1 << card for card in np.flatnonzero(t.row["out"]).tolist())
    parts = [t.chosen_part[seat] & ~out if t.limited[seat] else 0 for seat in range(t.seats)]
    cards = [t.card[result] for result in range(t.results)]
    rest = [(t.naming[seat], t.swap_card[seat], t.reply[seat]) for seat in range(t.seats)]
    return repr((parts, cards, rest)).encode()


DUOS_OF_0 = "1|4 2|5 3|6"
"""Each of these stops the game when it comes up, to ask for a number."""
SIX = "1 2 3 4 5 6"
TWO_TURNS, THREE_TURNS = "often=times:2", "often=times:3"

PLOTS = (
    Plot(
        "a part of a die, before it is rolled", 0, f"{TWO_TURNS} restriction=half", ("1|4 2", "1 2 3 4 5"),
        "1|4", ("0 part 1|4", "1 part 1 3 4"),
    ),
    Plot(
        "a part of a die, after two rolls", 0, f"{THREE_TURNS} restriction=cards:4", (DUOS_OF_0, SIX),
        "1|4 4 2|5 1 3|6", ("1 part 1 2 4 6", "0 number 4", "0 number 5"),
    ),
    Plot(
        "a spectator of two parts", -1, f"{TWO_TURNS} restriction=half", ("1|4 2|5", "1 2 3 4", "3 4 5 6"),
        "1|4", ("2 part 3 4", "0 part 1|4", "1 part 1 2"),
    ),
    Plot(
        "a part that another has chosen already", 0, f"{TWO_TURNS} restriction=half",
        ("1 2 3 4", "1 2 3 4", SIX), "", ("1 part 1 4",),
    ),
    Plot(
        "a random card is taken out of a part", 0, f"{TWO_TURNS} restriction=cards:3",
        ("3/die-manipulator 1|4 2|5", SIX), "3/die-manipulator 2 4 1|4", ("1 part 2 4 6", "0 manipulate 1 1"),
    ),
    Plot(
        "Diebreak, another has answered already", 0, TWO_TURNS, ("3/diebreak 2", "1 2 3 4", "1 3 5 6"),
        "3/diebreak", ("1 part 1 2",),
    ),
    Plot(
        "Diebreak, another leaves the die whole", 2, TWO_TURNS, ("3/diebreak 2", "1 2 3 4", "1 3 5 6"),
        "3/diebreak", ("1 whole",),
    ),
    Plot(
        "Diebreak, one limits its die and rolls", 0, TWO_TURNS, ("3/diebreak 1|4", "1 2 3 4", "1 3 6"),
        "3/diebreak 1 6 1|4", ("1 part 1 2", "2 whole"),
    ),
    Plot(
        "Diebreak limits a part of a die", 0, f"{TWO_TURNS} restriction=cards:4",
        ("3/diebreak 1|4", SIX), "3/diebreak 2 1|4", ("1 part 1 2 3 4", "1 part 1 2 3"),
    ),
    Plot(
        "Diebreak, one who rolls a part has answered already", 0, f"{TWO_TURNS} restriction=cards:3",
        ("3/diebreak 2", "1 2 3 4", "1 2 3 4"), "3/diebreak",
        ("2 part 1 2 3", "1 part 1 2 4", "2 part 1 2"),
    ),
    Plot(
        "a card face down", 0, f"{TWO_TURNS} special=secret", (DUOS_OF_0, "1 2 3 4"), "1|4 3 2|5",
        ("0 player 1", "0 number 1"),
    ),
    Plot(
        "two cards face down, seen by a third", 2, f"{THREE_TURNS} special=secret",
        (DUOS_OF_0, "1 2 3 4", "1 2 3"), "1|4 3 2 2|5 4 3 3|6", ("0 player 1", "0 number 1", "0 number 2"),
    ),
    Plot(
        "one of two cards face down is shown", 0, f"{TWO_TURNS} special=secret", ("1 2 3", "2|6 1 3 4"),
        "1 2|6 2 4", ("0 player 1",),
    ),
    Plot(
        "cards face down of a part of a die", 0, f"{THREE_TURNS} restriction=cards:3 special=secret",
        (DUOS_OF_0, "1 2 3 4 5"), "1|4 3 2|5 1 3|6",
        ("0 player 1", "1 part 1 3 5", "0 number 1", "0 number 2"),
    ),
    Plot(
        "a card face down, then Diebreak", 0, f"{TWO_TURNS} special=secret",
        ("1 3/diebreak 2", "1 2 3 4 5"), "1 3 3/diebreak", ("0 player 1",),
    ),
    Plot(
        "one with a card face down has left", 0, f"{THREE_TURNS} special=secret",
        ("3/contract-switch 1|4 2", "1 2 4 5", "3 1 2"), "3/contract-switch 5 3 1|4",
        ("0 player 1", "0 pick 1", "1 yes", "2 no"), other=f"{THREE_TURNS} special=leaving",
    ),
    Plot(
        "a card for a swap is chosen already", 0, TWO_TURNS, ("3/swap 2 4", "1 2 3 4"), "3/swap",
        ("0 player 1", "1 swap 2"),
    ),
    Plot(
        "a card for a swap, seen by a third", 2, TWO_TURNS, ("3/swap 2 4", "1 2 3 4", "1 2"), "3/swap",
        ("0 player 1", "0 swap 4"),
    ),
    Plot(
        "a card for a swap is chosen of a part", 0, f"{TWO_TURNS} restriction=cards:2",
        ("3/swap 2", "1 2 3 4"), "3/swap", ("1 part 2 4", "0 player 1", "1 swap 2"),
    ),
    Plot(
        "answers to an invitation", 0, TWO_TURNS, ("1", "1", "1", "1"), "", ("1 yes", "3 no"), joined=False,
    ),
    Plot(
        "answers to an offer to leave", 2, f"{TWO_TURNS} special=leaving", ("1 2", "1 2", "1 2", "1 2"), "1",
        ("1 yes", "3 no"),
    ),
    Plot(
        "a swap into a part of a die", 0, f"{TWO_TURNS} restriction=cards:3",
        ("3/swap 2 1|4", SIX), "3/swap 4 1|4", ("1 part 3 4 6", "0 player 1", "0 swap 2", "1 swap 3"),
    ),
    Plot(
        "a card goes back into a part of a die", 0, f"{THREE_TURNS} restriction=cards:3",
        (DUOS_OF_0, "1 2 3 4/reroll-return 5 6"), "1|4 4/reroll-return 2|5 1 3|6",
        ("1 part 1 2 4/reroll-return", "0 number 1", "0 number 2"),
    ),
    Plot(
        "a card is drawn into a part of a die", 0, f"{TWO_TURNS} restriction=cards:3",
        ("3/die-manipulator 1|4 2|5", SIX), "3/die-manipulator 4 1|4", ("1 part 2 4 6", "0 manipulate 1 0"),
    ),
    Plot(
        "a swap after a card was laid face down", 0, f"{TWO_TURNS} special=secret",
        ("6 1|4 2|5", "1 2 3 4", "3/swap 6 5"), "6 3 3/swap 1|4",
        ("0 player 1", "2 player 1", "1 swap 2", "2 swap 6"),
    ),
    Plot(
        "a swap between two cards face down", 0, f"{THREE_TURNS} special=secret",
        ("5 6 1|4", "1 2 3 4", "3/swap 6 5 4"), "5 3 3/swap 6 4 5 1|4",
        ("0 player 1", "2 player 1", "1 swap 2", "2 swap 6"),
    ),
    Plot(
        "cards face down of a part that a card came into", 0,
        f"{THREE_TURNS} restriction=cards:3 special=secret",
        ("3/swap 6 1|4", "1 2 3 4 5"), "3/swap 3 4 6 1|4",
        ("0 player 1", "1 part 2 3 4", "0 player 1", "1 swap 4", "0 swap 6"),
    ),
    Plot(
        "a card is drawn after one was laid face down", 0, f"{TWO_TURNS} special=secret",
        ("6 1|4", "1 2 3 4", "3/die-manipulator 5"), "6 3 3/die-manipulator 1|4",
        ("0 player 1", "2 manipulate 1 0"),
    ),
    Plot(
        "an open card goes back after one was laid face down", 0, "often=times:4 special=secret",
        ("6 3/disable-special 5 1|4", "1 2 3 4/reroll-return 5"),
        "6 2 3/disable-special 4/reroll-return 5 1 1|4", ("0 player 1",),
    ),
    Plot(
        "a part of a die after a swap and a card face down", 0, f"{THREE_TURNS} special=secret",
        ("3/swap 3/diebreak 1|4 6", "1 2 3 4 5"), "3/swap 3 3/diebreak 1 1|4",
        ("0 player 1", "0 player 1", "0 swap 6", "1 swap 4", "1 part 1 2 6"),
    ),
)  # fmt: skip

# Dice that were not seen -------------------------------------------------------------------------


class DeadEnd(Exception):
    """A stock is empty: cards cannot have been dealt like this."""


class Dealer:
    """The dice dealt once more, card by card, in agreement with a view.

    Unknown cards that nobody asks about are the last to be dealt and stay out of it; so do the numbers of
    wildcards, which nobody ever sees.
    """

    def __init__(self, view: Table, cards: Sequence[int], asks: str) -> None:
        self.view, self.cards, self.asks = view, cards, asks
        self.used = BASE_DICE + (DEVILISH_DICE if view.devilish else 0)
        self.ordered = 0 if view.chaotic else HAND * view.seats

    def deal(self, fork: Fork) -> bytes:
        """One way to deal them; what is asked of the unknown cards makes a world."""
        self.fork = fork
        hands = self.ordered // HAND
        base, powers_left = BASE_DICE - self.ordered, BASE_POWERS - HAND_POWERS * hands
        self.sets = {0: base, 1: self.used - BASE_DICE}
        self.forms = (
            {PLAIN: base},
            {PLAIN: DEVILISH_DICE - WILDCARDS - DUOS, DUO: DUOS, WILDCARD: WILDCARDS},
        )
        self.numbers = (
            dict.fromkeys(range(1, BASE_COPIES + 1), BASE_COPIES - hands),
            dict.fromkeys(range(LOWEST, HIGHEST + 1), DEVILISH_COPIES),
        )
        self.powers = (
            {True: powers_left, False: base - powers_left},
            {True: DEVILISH_POWERS, False: DEVILISH_DICE - DEVILISH_POWERS},
        )
        self.hands = [{True: HAND_POWERS, False: HAND - HAND_POWERS} for _ in range(hands)]
        with suppress(DeadEnd):
            world = [self.dealt_one(card) for card in range(self.used) if self.has_part(card)]
            return repr([told for told in world if told]).encode()
        return b""

    def has_part(self, card: int) -> bool:
        """Whether a card is known or asked about."""
        return bool(self.view.power[card] != NONE) or card in self.cards

    def drawn(self, stock: dict[Any, int], given: Any) -> Any:
        """One of a stock: the one that is given, at its chance, or any."""
        total = max(1, sum(stock.values()))
        chances = {one: count / total for one, count in stock.items() if given in (None, one)}
        one = self.fork.choose(chances)
        if one is None:
            raise DeadEnd
        stock[one] -= 1
        return one

    def dealt_one(self, card: int) -> list[Any]:
        """Deal a card; what there is to tell of it, if it was not known."""
        view, known = self.view, self.view.power[card] != NONE
        has_power = view.power[card] != NO_POWER if known else None
        if card < self.ordered:
            has_power = self.drawn(self.hands[card // HAND], has_power)
            return [] if known else self.with_power(has_power, 0)
        set_ = self.drawn(self.sets, view.die_set[card] if known else None)
        told = [set_]
        if known or "number" in self.asks:
            form = self.drawn(self.forms[set_], view.form[card] if known else None)
            told.append(form)
            if form != WILDCARD:
                told.append(self.drawn(self.numbers[set_], view.face[card] if known else None))
            if form == DUO and not known:
                others = [one for one in range(1, BASE_COPIES + 1) if one != told[-1]][: BASE_COPIES - 1]
                told.append(self.fork.choose(dict.fromkeys(others, 1 / len(others))))
        if known or "power" in self.asks:
            has_power = self.drawn(self.powers[set_], has_power)
            if not known:
                told += self.with_power(has_power, set_)
        return [] if known else told

    def with_power(self, has_power: bool, set_: int) -> list[Any]:
        """Whether an unknown card has a power, and which, as far as that is asked."""
        if not has_power or "kind" not in self.asks:
            return [has_power]
        weights: Counter[tuple[int, int]] = Counter()
        for number, power in enumerate(POWER_KINDS):
            if power.devilish == bool(set_):
                for parameter in power.parameters:
                    weights[number, parameter] += power.weight
        total = sum(weights.values())
        return [has_power, self.fork.choose({power: weight / total for power, weight in weights.items()})]

    def key(self, t: Table) -> bytes:
        """What is asked of the unknown cards, as a table has it."""
        world = []
        for card in range(self.used):
            if card in self.cards and self.view.power[card] == NONE:
                world.append(self.read(t, card))
        return repr(world).encode()

    def read(self, t: Table, card: int) -> list[Any]:
        """What is asked of a card."""
        told: list[Any] = [] if card < self.ordered else [t.die_set[card]]
        if "number" in self.asks and card >= self.ordered:
            told += [t.form[card]] + [t.face[card]] * (t.form[card] != WILDCARD)
            told += [t.second[card]] * (t.form[card] == DUO)
        if "power" in self.asks:
            has_power = t.power[card] != NO_POWER
            told.append(has_power)
            if has_power and "kind" in self.asks:
                told.append((t.power[card], t.power_parameter[card]))
        return told

    def position(self, name: str, seat: int) -> SmallPosition:
        """The view with all its worlds."""
        worlds: Worlds = {}
        for world, weight in all_ways(self.deal):
            worlds[world] = worlds.get(world, 0.0) + weight
        return SmallPosition(name, self.view, seat, worlds, self.key)


@dataclass(frozen=True)
class DicePlot:
    """A deal of which all dice were seen but some: whose view, the seats, and what is asked of those.

    `asks`: their `number` (with set and form), whether they have a `power`, and of which `kind` that is.
    """

    name: str
    seat: int
    seats: int
    unknown: Sequence[int]
    asks: str
    options: dict[str, str]
    seed: int = 1

    def position(self) -> SmallPosition:
        """The view with all its worlds."""
        t = stage.dealt(self.seats, self.seed, **self.options)
        for card in range(DICE):
            t.die_shown[card] = t.die_place[card] != NONE and card not in self.unknown
        return Dealer(seen(GAME, t, self.seat), self.unknown, self.asks).position(self.name, self.seat)


def lost_by_choice() -> SmallPosition:
    """A seat whose start was in order has rolled some cards and lost one of its choice."""
    luck = Random(3)
    t = stage.dealt(3, 3)
    while not (t.asks == LOSE_CARD and t.awaits == 1 << 1):
        GAME.play(t, *random_decision(GAME, t, luck))
    unseen = next(card for card in range(HAND, 2 * HAND) if not t.die_shown[card])
    GAME.play(t, 1, DIE_CARD.at(unseen))
    dealer = Dealer(seen(GAME, t, 0), range(HAND, 2 * HAND), "power")
    return dealer.position("a card lost by choice", 0)


BOTH = {"devilish_numbers": "on", "chaotic": "on"}
DICE_PLOTS = (
    DicePlot("the powers of a start", 0, 2, range(6, 12), "power", {}),
    DicePlot("the powers of a start, two cards unseen", 0, 2, (7, 10), "power kind", {}, 3),
    DicePlot("the powers of all starts, seen by a spectator", -1, 2, (0, 1, 2, 9, 10, 11), "power", {}),
    DicePlot("three numbers of the deck", 0, 3, (20, 25, 31), "number power", {}),
    DicePlot("the power of a card of the deck", 0, 5, (30, 31), "power kind", {}),
    DicePlot("two cards of another's chaotic start", 0, 2, (6, 11, 30), "number power", {"chaotic": "on"}),
    DicePlot("a Devilish deck, two numbers", 1, 2, (40, 50), "number", {"devilish_numbers": "on"}),
    DicePlot("a Devilish deck, four powers", 1, 2, (20, 40, 50, 59), "power", {"devilish_numbers": "on"}),
    DicePlot("a Devilish deck, one power", -1, 2, (44,), "power kind", {"devilish_numbers": "on"}),
    DicePlot("a chaotic Devilish start, two numbers", 0, 4, (6, 40), "number", BOTH),
    DicePlot("a chaotic Devilish start, three powers", 0, 4, (6, 12, 40), "power", BOTH),
)

# Contracts that were not seen ----------------------------------------------------------------------

Kind = tuple[int, int]
"""Score and card icons of a side."""


@dataclass(frozen=True)
class IconPlot:
    """A deal of which all contracts were seen but some: what is asked are their icons on a side."""

    name: str
    set_: int
    side: int
    unseen: int
    published: bool
    seed: int = 1

    def position(self) -> SmallPosition:
        """The view with all its worlds."""
        t = stage.dealt(2, self.seed, lost_souls="on", icons="published" if self.published else "designed")
        mine = [c for c in range(CONTRACTS) if (t.type_[c] == REGULAR) == (self.set_ == 0)]
        unseen = [contract for contract in mine if t.contract_place[contract] == IN_DECK][: self.unseen]
        other = next(c for c in range(CONTRACTS) if c not in mine and t.contract_place[c] == IN_DECK)
        for contract in range(CONTRACTS):
            t.contract_shown[contract] = contract not in (*unseen, other)

        def kind(t: Table, contract: int) -> Kind:
            return t.icons[contract, self.side, 0], t.icons[contract, self.side, 1]

        def key(t: Table) -> bytes:
            asked = [c for c in (*unseen, other) if (t.type_[c] == REGULAR) == (self.set_ == 0)]
            return repr([kind(t, contract) for contract in asked]).encode()

        known = Counter(kind(t, contract) for contract in mine if contract not in unseen)
        weights = dealt_until_out(known, self.unseen, self.published, self.set_, self.side)
        worlds = {repr(list(world)).encode(): weight for world, weight in weights.items()}
        return SmallPosition(self.name, seen(GAME, t, 0), 0, worlds, key)


def dealt_until_out(
    known: Counter[Kind], unseen: int, published: bool, set_: int, side: int
) -> dict[tuple[Kind, ...], float]:
    """Icons dealt contract by contract, in any order of the contracts: what the unseen ones can have got."""
    kinds = sorted(known)
    ones, twos, scores, cards = (ICON_STOCK[int(published), set_, side, stock] for stock in range(4))
    ways: dict[Any, float] = {((), tuple(known[kind] for kind in kinds), ones, twos, scores, cards): 1.0}
    for _ in range(SET_SIZE[set_]):
        further: defaultdict[Any, float] = defaultdict(float)
        for (got, left, *stock), weight in ways.items():
            for kind, chance, rest in next_icons(*stock):
                if len(got) < unseen:
                    further[(*got, kind), left, *rest] += weight * chance * (unseen - len(got))
                if kind in known and left[kinds.index(kind)]:
                    fewer = tuple(count - (one == kind) for one, count in zip(kinds, left, strict=True))
                    further[got, fewer, *rest] += weight * chance * left[kinds.index(kind)]
        ways = further
    worlds: dict[tuple[Kind, ...], float] = {}
    for (got, *_), weight in ways.items():
        for order in permutations(got):
            worlds[order] = worlds.get(order, 0.0) + weight
    return worlds


@cache
def next_icons(ones: int, twos: int, scores: int, cards: int) -> list[tuple[Kind, float, tuple[int, ...]]]:
    """What the next contract can get, and what is left then; all is one where no icon is."""
    if scores + cards == 0:
        return [((0, 0), 1.0, (0, 0, 0, 0))]
    ways: list[tuple[Kind, float, tuple[int, ...]]] = []
    for size, entries in ((1, ones), (2, twos)):
        got = min(size, scores + cards)
        for score in range(got + 1):
            chance = comb(scores, score) * comb(cards, got - score) / comb(scores + cards, got)
            rest = (ones - (size == 1), twos - (size == 2), scores - score, cards - got + score)
            if chance * entries:
                ways.append(((score, got - score), chance * entries / (ones + twos), rest))
    return ways


ICON_PLOTS = (
    IconPlot("icons as designed, base rewards", 0, 0, 2, False, 2),
    IconPlot("icons as designed, base penalties", 0, 1, 2, False, 2),
    IconPlot("icons as designed, rewards of Lost Souls", 1, 0, 3, False, 1),
    IconPlot("icons as designed, penalties of Lost Souls", 1, 1, 3, False, 4),
    IconPlot("icons as published, base rewards", 0, 0, 2, True, 1),
    IconPlot("icons as published, base penalties", 0, 1, 2, True, 1),
    IconPlot("icons as published, rewards of Lost Souls", 1, 0, 3, True, 1),
    IconPlot("icons as published, penalties of Lost Souls", 1, 1, 3, True, 2),
)


def part_chances(type_: int, before: Sequence[int]) -> dict[int, float]:
    """How likely each choice is for the next part of a contract, after those for the parts before it."""
    part = len(before)
    if part == COMPARISON and before[WHAT] == SEQUENCE:
        return {IN_SEQUENCE: 1.0}
    if part == THRESHOLD and before[COMPARISON] in (WITHIN, IN_SEQUENCE):
        return {NO_THRESHOLD: 1.0}
    weights = {which: CHOICE_WEIGHT[type_, part, which] for which in range(CHOICES_OF[part])}
    if part == COMPARISON and before[WHAT] not in (ALL, NO_RESULT, SOME):
        weights[WITHIN] = 0
    total = sum(weights.values())
    return {which: weight / total for which, weight in weights.items() if weight}


def text_chance(type_: int, choices: Sequence[int]) -> float:
    """How likely a contract of a type has a text, with one set of parameters."""
    chance = 1.0
    for part, which in enumerate(choices):
        chance *= part_chances(type_, choices[:part]).get(which, 0.0) / PARAMETERS_OF[part, which]
    return chance


@cache
def text_chances(type_: int) -> Counter[float]:
    """How many texts a type has of each chance."""
    found: Counter[float] = Counter()

    def go_on(before: tuple[int, ...], chance: float, texts: int) -> None:
        if len(before) == PART_COUNT:
            found[float(f"{chance / texts:.9g}")] += texts
            return
        for which, share in part_chances(type_, before).items():
            go_on((*before, which), chance * share, texts * PARAMETERS_OF[len(before), which])

    go_on((), 1.0, 1)
    return found


@dataclass(frozen=True)
class TypePlot:
    """A deal of which all contracts were seen but some of Lost Souls: what is asked is how many are battles.

    Texts are drawn one after another, and one that is there already is drawn anew. That is a stream in which
    each text turns up at random times, as often as it is likely, and the deck holds the first so many. A
    deck comes as often as the time that the stream spends with just these texts, times the rate of others.
    """

    name: str
    unseen: int
    seed: int

    def position(self) -> SmallPosition:
        """The view with all its worlds."""
        t = stage.dealt(2, self.seed, lost_souls="on")
        deck = [contract for contract in range(CONTRACTS) if t.contract_place[contract] == IN_DECK]
        unseen = [contract for contract in deck if t.type_[contract] != REGULAR][: self.unseen]
        for contract in range(CONTRACTS):
            t.contract_shown[contract] = contract not in unseen
        worlds = {repr(battles).encode(): weight for battles, weight in enumerate(self.weights(t))}

        def key(t: Table) -> bytes:
            return repr(sum(t.type_[contract] == BATTLE for contract in unseen)).encode()

        return SmallPosition(self.name, seen(GAME, t, 0), 0, worlds, key)

    def weights(self, t: Table) -> list[float]:
        """How likely so many of those that were not seen are battles."""
        shares: dict[int, Counter[float]] = {}
        base = [share(t, contract, FORCED) for contract in range(CONTRACTS) if t.type_[contract] == REGULAR]
        for type_ in (FORCED, BATTLE):
            shares[type_] = Counter({one / 2: count for one, count in text_chances(type_).items()})
        known = [c for c in range(CONTRACTS) if t.contract_shown[c] and t.type_[c] != REGULAR]
        for contract in known:
            shares[t.type_[contract]][share(t, contract, t.type_[contract])] -= 1
        for one in base:
            shares[FORCED][one] -= 1
        rate = 1 - sum(base)
        times = np.linspace(0.02, 120, 6_000)
        lying = np.array([share(t, contract, t.type_[contract]) for contract in known]) / rate
        spent = np.exp(np.log(np.expm1(np.outer(lying, times))).sum(axis=0) - times)
        tiny = 1e-4
        ways = {
            (type_, less): sets_of(shares[type_], rate, times, self.unseen, less)
            for type_ in (FORCED, BATTLE)
            for less in (0.0, tiny)
        }
        weights = []
        for battles in range(self.unseen + 1):
            all_, fewer = (
                float((spent * ways[BATTLE, less][battles] * ways[FORCED, less][self.unseen - battles]).sum())
                for less in (0.0, tiny)
            )
            weights.append(all_ * (1 - lying.sum()) - (all_ - fewer) / tiny)
        return weights


def share(t: Table, contract: int, type_: int) -> float:
    """How likely the next contract of Lost Souls is of a type and has the text of this one."""
    choices = [t.choice[contract, part] for part in range(PART_COUNT)]
    return float(f"{text_chance(type_, choices):.9g}") / 2


def sets_of(shares: Counter[float], rate: float, times: Any, most: int, less: float) -> list[Any]:
    """The weights of all sets of so many texts that have turned up at some time, summed by their size.

    Each text weighs `less` times its share less than it does: so the sum of shares can be told.
    """
    sums: list[Any] = []
    for power in range(1, most + 1):
        total = np.zeros(len(times))
        for one, count in shares.items():
            total += count * (np.expm1(one / rate * times) * (1 - less * one / rate)) ** power
        sums.append(total)
    sets = [np.ones(len(times))]
    for size in range(1, most + 1):
        signed = [(-1) ** (power - 1) * sets[size - power] * sums[power - 1] for power in range(1, size + 1)]
        sets.append(sum(signed) / size)
    return sets


TYPE_PLOTS = (
    TypePlot("the type of a contract of Lost Souls", 1, 1),
    TypePlot("the types of four contracts of Lost Souls", 4, 2),
    TypePlot("the types of ten contracts of Lost Souls", 10, 3),
)


def small_positions() -> Iterator[SmallPosition]:
    """Positions that between them hold every kind of thing a seat can know."""
    for plot in PLOTS:
        story = Story(plot)
        yield SmallPosition(plot.name, story.views[-1], plot.seat, story.worlds(), hidden)
    for dice in DICE_PLOTS:
        yield dice.position()
    yield lost_by_choice()
    for icons in ICON_PLOTS:
        yield icons.position()
    for type_ in TYPE_PLOTS:
        yield type_.position()
