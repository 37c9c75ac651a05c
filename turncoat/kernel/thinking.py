"""Thinking as a conversation: a player asks for what takes long, and goes on with the answer.

What a player thinks is written once, as a generator that yields what it asks for. One alone gets its answers
here, one after another (`think`); many at once get theirs together (`think_together`), from whoever can work
on thousands of worlds side by side, such as `turncoat.kernel.gpu_ponder`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from turncoat.kernel.batch import rows
from turncoat.kernel.game import Game
from turncoat.kernel.ponder import ponderer

T = TypeVar("T")
Luck = tuple[int, int]
"""What a random stream is sown with."""


class Ask(Protocol):
    """Something that takes long."""

    def here(self) -> Any:
        """The answer, worked out on the spot."""


Thinking = Generator[Ask, Any, T]
"""Thoughts with an outcome."""


@dataclass(frozen=True, eq=False)
class Guess:
    """Worlds that fit a view."""

    game: Game
    view: NDArray[Any]
    seat: int
    count: int
    luck: Luck

    def here(self) -> Any:
        """So many tables."""
        worlds = self.game.table.blanks(self.count)
        ponderer(self.game).guess(rows(self.game, worlds), rows(self.game, self.view), self.seat, *self.luck)
        return worlds


@dataclass(frozen=True, eq=False)
class Weigh:
    """How well worlds explain what was decided and said."""

    game: Game
    worlds: Any
    past: NDArray[Any]
    """An observer's views before each decision."""
    who: NDArray[np.int64]
    """Who made each of them, or -1 where that does not count."""
    heat: float
    slip: float
    trust: NDArray[np.float64]
    luck: Luck

    def here(self) -> NDArray[np.float64]:
        """The logarithms of the likelihoods."""
        game, logs = self.game, np.zeros(len(self.worlds))
        ponderer(game).weigh(
            rows(game, game.table.blanks(3)), rows(game, self.worlds), rows(game, self.past), self.who,
            self.heat, self.slip, self.trust, *self.luck, logs,
        )  # fmt: skip
        return logs


@dataclass(frozen=True, eq=False)
class Reopen:
    """Worlds as they were at an earlier moment, of which `before` is the view."""

    game: Game
    worlds: Any
    before: NDArray[Any]

    def here(self) -> Any:
        """Worlds of their own."""
        worlds = self.worlds.copy()
        blank = rows(self.game, self.game.table.blanks(1))
        ponderer(self.game).reopen(blank, rows(self.game, worlds), rows(self.game, self.before))
        return worlds


@dataclass(frozen=True, eq=False)
class Try:
    """How moves turn out in worlds, everybody going on by hand."""

    game: Game
    worlds: Any
    seat: int
    moves: NDArray[np.int64]
    luck: Luck
    soon: bool = False
    """Whether games are broken off at the next turn, where the game has an outlook."""

    def here(self) -> NDArray[np.int64]:
        """By world and move, how likely the seat wins, in thousandths; below 0 if it changes sides for it."""
        game, count = self.game, len(self.worlds)
        won = np.zeros((count, len(self.moves)), np.int64)
        tables, worlds = rows(game, game.table.blanks(2)), rows(game, self.worlds)
        if self.soon:
            seats, moves = np.full(count, self.seat), np.tile(self.moves, (count, 1))
            ponderer(game).each(tables, worlds, seats, moves, *self.luck, won, 0, count)
        else:
            ponderer(game).tries(tables, worlds, self.seat, self.moves, *self.luck, won)
        return won


def think(thoughts: Thinking[T]) -> T:
    """What comes of somebody's thoughts, all worked out here."""
    answer = None
    while True:
        try:
            ask = thoughts.send(answer)
        except StopIteration as end:
            outcome: T = end.value
            return outcome
        answer = ask.here()


Answers = Callable[[Sequence[Any]], Sequence[Any]]
"""Answers several asks of one kind together."""


def think_together(minds: Iterable[Thinking[T]], answers: Answers) -> list[T]:
    """What comes of many people's thoughts; of those who wait, the most that ask for one kind come next."""
    thoughts = list(minds)
    outcomes: dict[int, T] = {}
    asked: dict[int, Ask] = {}

    def go_on(place: int, answer: Any) -> None:
        asked.pop(place, None)
        try:
            asked[place] = thoughts[place].send(answer)
        except StopIteration as end:
            outcomes[place] = end.value

    for place in range(len(thoughts)):
        go_on(place, None)
    while asked:
        kind = Counter(type(ask) for ask in asked.values()).most_common(1)[0][0]
        places = [place for place, ask in asked.items() if type(ask) is kind]
        for place, answer in zip(places, answers([asked[place] for place in places]), strict=True):
            go_on(place, answer)
    return [outcomes[place] for place in range(len(thoughts))]
