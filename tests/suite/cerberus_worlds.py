"""Every world behind a position of Cerberus, found by playing the game again and not by guessing.

How often a world should come is settled by this model:

* deal and draws are as the rules make them;
* each arrangement of the Barques that agrees with what a seat has seen is as likely as any other;
* whenever a card of another hand is laid open by choice (played, paid, given up), each card of that hand is
  as likely as any other to be the one, except that a card which was shown in a failed request and kept is
  the first of its kind to go, so that afterwards nothing is known of the rest; a capture lays open the whole
  hand, which leaves no choice;
* cards that others have offered and not paid yet are any of their hand, each as likely as any other;
* all other decisions of others must be legal, and weigh nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any
from unittest.mock import patch

from tests.rulebook.cerberus import stage
from tests.suite.fork import Fork, all_ways
from tests.suite.position import SmallPosition
from tests.suite.walk import awaited, legal, seen
from turncoat.games.cerberus import GAME, cards
from turncoat.games.cerberus.cards import deck_for, draw_cards
from turncoat.games.cerberus.components import COPIES, FIRST_KIND, KINDS, SLOTS
from turncoat.games.cerberus.moves import MOVES
from turncoat.games.cerberus.table import LEFT, Table
from turncoat.kernel.news import forget

Worlds = dict[bytes, float]
Key = Callable[[Table], bytes]


@dataclass(frozen=True)
class Plot:
    """The makings of a story: whose view, the stage, what is drawn, and a script of moves in words.

    `hands` are drawn by the game before the script begins, `deck` is left to be drawn then, and `draws` are
    the cards that come of it in the script. All other cards of the box lie on the discard piles, but those
    of a deck that is not named at all.
    """

    name: str
    seat: int
    pawns: Sequence[int]
    hands: Sequence[str]
    deck: str
    draws: str
    script: Sequence[str]
    staged: dict[str, Any] = field(default_factory=dict)
    barques: bool = False
    """Whether the Barques are part of the world."""

    def start(self) -> Table:
        """The stage before anybody holds a card."""
        left = " ".join((*self.hands, self.deck)).split()
        for deck in range(len(FIRST_KIND) - 1):
            names = stage.KIND_NAMES[FIRST_KIND[deck] : FIRST_KIND[deck + 1]]
            if not set(names) & set(left):
                left += [name for name in names for _ in range(COPIES[stage.kind(name)])]
        return stage.staged(self.pawns, decks=" ".join(left), **self.staged)


class Rehearsed:
    """Luck that brings the cards of the plot."""

    weight = 1.0

    def __init__(self, names: str) -> None:
        self.kinds = [stage.kind(name) for name in names.split()]

    def choose(self, chances: dict[int, float]) -> int:
        """The next card."""
        kind = self.kinds.pop(0)
        assert chances[kind] > 0, f"no {stage.KIND_NAMES[kind]} to draw"
        return kind


class Story:
    """A staged game with a script, which can be told again with other hidden cards."""

    def __init__(self, plot: Plot) -> None:
        self.plot, self.seat = plot, plot.seat
        self.fork: Fork | Rehearsed = Rehearsed(" ".join((*plot.hands, plot.draws)))
        self.own: list[int] | None = None
        """Cards that the seat itself draws in this step, when the story is told again."""
        self.steps: list[tuple[int, int]] = []
        self.drawing = (-1, -1)
        with self.luck():
            table = self.deal(plot.start())
            tables = [table.copy()]
            for line in plot.script:
                (mover,) = awaited(table)
                self.steps.append((mover, spoken(table, mover, line)))
                if self.steps[-1][1] not in legal(GAME, table, mover):
                    raise LookupError(f"{plot.name}: seat {mover} may not {line}")
                GAME.play(table, *self.steps[-1])
                tables.append(table.copy())
        assert not self.fork.kinds, f"{plot.name}: {len(self.fork.kinds)} cards were not drawn"
        self.views = [seen(GAME, told, self.seat) for told in tables]

    def luck(self) -> Any:
        """Draws go by the story's own luck; the choice of a place in the deck is all there is to it."""
        return patch.multiple(cards, deck_for=self.deck_for, below=self.below)

    def deck_for(self, t: Table, seat: int) -> int:
        """Take note of who draws."""
        self.table, self.drawing = t, (seat, deck_for(t, seat))
        return self.drawing[1]

    def below(self, _: Any, size: int) -> int:
        """A place in the deck, one for each kind."""
        seat, deck = self.drawing
        kinds: Sequence[int] = range(FIRST_KIND[deck], FIRST_KIND[deck + 1])
        if self.own is not None and seat == self.seat:
            kinds = [self.own.pop(0)]
        kind = self.fork.choose({kind: self.table.deck[kind] / size for kind in kinds})
        if kind is None:
            return size - 1
        return sum(self.table.deck[lower] for lower in range(FIRST_KIND[deck], kind))

    def deal(self, t: Table) -> Table:
        """The hands are drawn."""
        for seat, names in enumerate(self.plot.hands):
            if names:
                draw_cards(t, seat, len(names.split()))
        forget(t)
        return t

    def begin(self, fork: Fork) -> Table | None:
        """The beginning with other cards and other Barques."""
        t = self.plot.start()
        self.fork, self.own = fork, drawn_by(self.views[0], t.lines, self.seat)
        if self.plot.barques:
            order = fork.choose(dict.fromkeys(permutations((1, 2, 3)), 1 / 6))
            for slot in range(SLOTS):
                t.barque[slot] = order[slot]
        return self.checked(self.deal(t), 0)

    def step(self, before: Table, at: int, fork: Fork) -> Table | None:
        """One move of the script; None where the seat would notice a difference or it is not legal."""
        t = before.copy()
        self.fork, self.own = fork, drawn_by(self.views[at + 1], before.lines, self.seat)
        mover, move = self.steps[at]
        if mover != self.seat:
            move = self.move_of_another(t, mover, move)
        if move not in legal(GAME, t, mover):
            return None
        GAME.play(t, mover, move)
        fork.weight *= shown_ones_first(before, t, self.seat)
        return self.checked(t, at + 1)

    def move_of_another(self, t: Table, mover: int, told: int) -> int:
        """What another seat does with its hidden cards, so that it looks like what was told."""
        family, values = MOVES.split(told)
        if family == "bonus":
            self.fork.weight *= t.hand[mover, values["kind"]] / t.hand_size[mover]
        elif family == "card":
            spare = [t.hand[mover, kind] - t.offer[mover, kind] for kind in range(KINDS)]
            chances = {kind: count / sum(spare) for kind, count in enumerate(spare)}
            return MOVES.number("card", kind=self.fork.choose(chances))
        return told

    def checked(self, t: Table, at: int) -> Table | None:
        """The table, if the seat cannot tell it from the one that was told."""
        same = self.fork.weight and seen(GAME, t, self.seat).bytes() == self.views[at].bytes()
        return t if same else None

    def worlds(self, key: Key) -> Worlds:
        """All worlds that look the same to the seat, with their weights."""
        with self.luck():
            scene = merged(all_ways(self.begin))
            for at in range(len(self.steps)):
                scene = merged(self.told_on(scene, at))
        worlds: Worlds = {}
        for t, weight in scene.values():
            worlds[key(t)] = worlds.get(key(t), 0.0) + weight
        return worlds

    def told_on(self, scene: dict[bytes, tuple[Table, float]], at: int) -> Iterator[tuple[Any, float]]:
        """All that a step can make of the tables before it."""
        for before, weight in scene.values():
            for after, share in all_ways(lambda fork, t=before: self.step(t, at, fork)):  # type: ignore[misc]
                yield after, weight * share


def merged(ways: Iterator[tuple[Table | None, float]]) -> dict[bytes, tuple[Table, float]]:
    """Ways that lead to the same table are one."""
    scene: dict[bytes, tuple[Table, float]] = {}
    for t, weight in ways:
        if t is not None:
            name = t.bytes()
            scene[name] = (t, weight + (scene[name][1] if name in scene else 0.0))
    return scene


def drawn_by(view: Table, first: int, seat: int) -> list[int]:
    """Cards that a seat has drawn since a line of the log."""
    lines = range(first, view.lines)
    return [view.kind[line] for line in lines if view.doer[line] == seat and view.deed[line] < LEFT]


def shown_ones_first(before: Table, after: Table, seat: int) -> float:
    """How likely a card that another had shown is among those of its kind that left the hand."""
    chance = 1.0
    for other in range(before.seats):
        for kind in range(KINDS):
            if other == seat or not before.shown[other] >> kind & 1:
                continue
            left = sum(
                (after.deed[line], after.doer[line], after.kind[line]) == (LEFT, other, kind)
                for line in range(before.lines, after.lines)
            )
            if left:
                chance *= left / before.hand[other, kind]
    return chance


def spoken(t: Table, seat: int, line: str) -> int:
    """A move in words: `bonus sacrifice 1`, `action gather 0`, `card fatalism`, `target 0 2`, `end`."""
    family, *values = line.split()
    names = MOVES.families[family].parameters
    given: dict[str, int | str] = {
        name: int(value) if value.isdigit() else value for name, value in zip(names, values, strict=True)
    }
    return MOVES.number(family, **stage.numbers(t, seat, given))


def key_of(barques: bool) -> Key:
    """What makes a world: hands, decks, offers, who drew what, and the Barques where they matter."""
    names = ("hand", "deck", "offer", "kind", *(["barque"] if barques else []))
    return lambda t: b"".join(t.row[name].tobytes() for name in names)


# The positions -----------------------------------------------------------------------------------

FEW = ("", "selfishness cowardice", "fatalism")
FEW_LEFT = "selfishness fatalism selfishness cowardice"
DRAWS_AND_PLAYS = ("action gather 0", "bonus selfishness 0", "action regroup 0", "bonus fatalism 0")
MOST_OF_ALL = (
    "favoritism favoritism favoritism favoritism opportunism opportunism opportunism opportunism arrogance "
    "arrogance arrogance sacrifice sacrifice sacrifice sacrifice cowardice cowardice cowardice selfishness"
)
"""What a seat holds that is to see a small new deck made."""
ASKED_IN_VAIN = ("bonus sacrifice 1", "stop", "stop")
HELP = ("favoritism fatalism cowardice", "cowardice fatalism", "fatalism cowardice")
OFFERS = ("bonus favoritism 1", "card fatalism", "stop", "card cowardice", "stop")
CAUGHT = ("", "fatalism selfishness cowardice", "selfishness cowardice", "fatalism")

PLOTS = (
    Plot(
        "draws and plays of others", 0, [13, 13, 14], FEW, FEW_LEFT,
        "selfishness cowardice fatalism", DRAWS_AND_PLAYS, {"active": 1, "dog": 5},
    ),
    Plot(
        "a spectator of draws and plays", -1, [13, 13, 14], FEW, FEW_LEFT,
        "selfishness cowardice fatalism", DRAWS_AND_PLAYS, {"active": 1, "dog": 5},
    ),
    Plot(
        "own draws between those of others", 0, [13, 13, 14],
        ("fatalism", "selfishness cowardice", "fatalism"),
        "selfishness fatalism selfishness cowardice", "cowardice selfishness selfishness",
        ("action regroup 0", "end", *DRAWS_AND_PLAYS[:2], "bonus fatalism 0"), {"active": 0, "dog": 5},
    ),
    Plot(
        "a new deck, and cards of both in one hand", 0, [13, 13, 14],
        (MOST_OF_ALL, "selfishness cowardice", "fatalism"), "arrogance",
        "arrogance selfishness fatalism", DRAWS_AND_PLAYS, {"active": 1, "dog": 5},
    ),
    Plot(
        "a new deck, and like cards played from two hands", 0, [13, 13, 14],
        (MOST_OF_ALL, "selfishness fatalism", "selfishness cowardice"), "arrogance",
        "arrogance fatalism selfishness fatalism",
        ("action gather 0", "bonus selfishness 0", "action gather 0", "bonus selfishness 0"),
        {"active": 1, "dog": 5},
    ),
    Plot(
        "Betrayal cards, seen by an Adventurer", 0, [13, 14, 0, 0],
        ("", "", "violence deceit", "treachery"), "violence ambush treachery", "violence ambush",
        ("action stalk 1", "bonus violence 0", "action stalk 1", "bonus treachery 0"),
        {"active": 2, "dog": 5, "cerberus": [2, 3]},
    ),
    Plot(
        "Betrayal cards, seen by a Cerberus player", 3, [13, 14, 0, 0],
        ("", "", "violence deceit violence", "treachery"), "violence ambush treachery treachery",
        "violence ambush treachery",
        ("action fury 1", "bonus violence 0"), {"active": 2, "dog": 5, "cerberus": [2, 3], "speed": 5},
    ),
    Plot(
        "a capture that opens a hand", 0, [13, 7, 14, 14], CAUGHT, "selfishness violence ambush ambush",
        "ambush violence selfishness",
        ("bonus fatalism 0", "action stalk 1", "action regroup 0", "bonus selfishness 0"),
        {"active": 1, "dog": 5},
    ),
    Plot(
        "a failed request, then draws", 2, [13, 14, 13], ("sacrifice fatalism", "cowardice", ""),
        "sacrifice fatalism cowardice", "sacrifice fatalism", (*ASKED_IN_VAIN, "action gather 0"), {"dog": 5},
    ),
    Plot(
        "a failed request, then the shown card is played", 2, [13, 14, 13],
        ("fatalism selfishness fatalism", "cowardice", ""), "selfishness fatalism cowardice", "selfishness",
        ("bonus selfishness 1", "stop", "stop", "action regroup 0", "bonus selfishness 0"), {"dog": 5},
    ),
    Plot(
        "a failed request, then another card is played", 2, [13, 14, 13],
        ("fatalism selfishness fatalism", "cowardice", ""), "selfishness fatalism cowardice", "selfishness",
        ("bonus selfishness 1", "stop", "stop", "action regroup 0", "bonus fatalism 0"), {"dog": 5},
    ),
    Plot(
        "a failed request, then the shown card helps another", 2, [13, 14, 13],
        ("fatalism selfishness fatalism", "cowardice selfishness", ""), "selfishness fatalism cowardice",
        "selfishness",
        ("bonus selfishness 1", "stop", "stop", "action regroup 0", "bonus fatalism 0",
         "bonus selfishness 1", "stop", "card selfishness"),
        {"dog": 5},
    ),
    Plot(
        "a failed request, then a capture", 2, [7, 14, 13],
        ("selfishness fatalism selfishness", "cowardice", ""),
        "selfishness fatalism cowardice violence ambush", "selfishness violence",
        ("bonus selfishness 1", "stop", "stop", "action regroup 0", "bonus fatalism 0"), {"dog": 5},
    ),
    Plot(
        "offers of others, the next one is asked", 3, [13, 14, 13, 13], HELP, "", "", OFFERS, {"dog": 5},
    ),
    Plot(
        "offers of others, seen by the one who is asked", 2, [13, 14, 13, 13], HELP, "", "",
        OFFERS, {"dog": 5},
    ),
    Plot(
        "offers of others, seen by one who made some", 1, [13, 14, 13, 13], HELP, "", "",
        OFFERS, {"dog": 5},
    ),
    Plot(
        "a share of one's own, still to be made up", -1, [13, 14, 13, 13], HELP, "", "",
        OFFERS[:2], {"dog": 5},
    ),
    Plot(
        "offers that were paid", 3, [13, 14, 13, 13], HELP, "", "",
        (*OFFERS, "card cowardice"), {"dog": 5},
    ),
    Plot(
        "Sabotage: one card given up by choice, one of need", 2, [13, 14, 0, 13],
        ("selfishness fatalism", "cowardice", "sabotage", "fatalism cowardice"), "fatalism", "",
        ("bonus sabotage 0", "target 0 0", "card fatalism", "target 1 1"),
        {"dog": 5, "active": 2, "cerberus": [2]},
    ),
    Plot(
        "Barques seen, then swapped by another", 0, [13, 14, 13], ("cowardice", "cowardice selfishness", ""),
        "cowardice selfishness", "selfishness cowardice",
        ("bonus cowardice 0", "peek 0", "action gather 0", "bonus cowardice 0", "swap 1"),
        {"dog": 5, "barques": [2, 3, 1]}, True,
    ),
    Plot(
        "Barques that only others have seen", 2, [13, 14, 13], ("cowardice", "cowardice selfishness", ""),
        "cowardice selfishness", "selfishness cowardice",
        ("bonus cowardice 0", "peek 0", "action gather 0", "bonus cowardice 0", "swap 1"),
        {"dog": 5, "barques": [2, 3, 1]}, True,
    ),
    Plot(
        "Barques, one of them turned up", 2, [16, 14, 13], ("selfishness", "cowardice", ""),
        "cowardice selfishness", "", ("bonus selfishness 0",), {"dog": 5, "barques": [2, 3, 1]}, True,
    ),
)  # fmt: skip


def small_positions() -> Iterator[SmallPosition]:
    """Positions that between them hold every kind of thing a seat can know."""
    for plot in PLOTS:
        story, key = Story(plot), key_of(plot.barques)
        yield SmallPosition(plot.name, story.views[-1], plot.seat, story.worlds(key), key)
