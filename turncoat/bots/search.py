"""Search: how the few best moves turn out in worlds that fit what a seat knows.

One player deviates once from the hand-written player, whom everybody, its own later self included, is taken
to play like (the single-agent form of SPARTA, arXiv 1912.02318). Who has learned goes by what it likes
itself, and deviates from that. In the worlds everybody decides by a veiled view, so nobody's secret is in
anybody else's head. All moves meet the same luck in a world: what counts are paired differences, and where
these could be noise, what is liked best without trying is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.bots.belief import Minded, imagining
from turncoat.bots.situation import Situation
from turncoat.bots.telling import telling
from turncoat.kernel.batch import rows
from turncoat.kernel.chance import draw
from turncoat.kernel.game import CERTAIN, Game
from turncoat.kernel.ponder import ponderer
from turncoat.kernel.talk import is_bound
from turncoat.kernel.thinking import Guess, Thinking, Try, think


@dataclass(frozen=True)
class Effort:
    """How much a player thinks."""

    worlds: int
    """Worlds in which moves are tried out; more or fewer where a game's scope says so."""
    moves: int
    """Moves that are tried out, those that are liked best."""
    doubt: float = 1.0
    """Standard errors by which a move has to beat the one that would be made without a search; who dares
    asks for less."""
    mind: Minded = field(default_factory=Minded)
    """How worlds come about."""
    hush: float = 0.0
    """What a move that is e times as likely by one's hidden side as by one's pose has to win more."""
    word: float = 0.0
    """What a move has to win more for each promise that is broken by it, or not kept."""
    sworn: int = 12
    """In so many worlds at most it is looked up what becomes of the own promises."""
    soon: bool = False
    """Whether games are imagined to the next turn only, where the game has an outlook."""
    unsure: float = 0.0
    """What is added to the squares of differences between games that are imagined to their end: a few that
    all end alike make nobody sure."""

    def doubt_in(self, game: Game) -> float:
        """The doubt in a game: more where it looks far ahead."""
        return self.doubt if self.soon or game.outlook is None else self.doubt * game.outlook.doubt

    def unsure_in(self, game: Game) -> float:
        """What is added in a game."""
        return 0.0 if self.soon and game.outlook else self.unsure


@dataclass(frozen=True)
class Findings:
    """What a search found: moves, the one first that would be made without, with their chances to win."""

    moves: NDArray[np.int64]
    wins: NDArray[np.float64]
    """By world and move, how likely it won: 1 and 0 at the end of a game, NaN where it was not tried."""
    chosen: int

    @property
    def tries(self) -> NDArray[np.int64]:
        """How often each move was tried."""
        counts: NDArray[np.int64] = (~np.isnan(self.wins)).sum(axis=0)
        return counts

    @property
    def chances(self) -> NDArray[np.float64]:
        """How often each move won; NaN where there was no choice."""
        return self.wins.mean(axis=0, where=~np.isnan(self.wins)) if len(self.wins) else np.full(1, np.nan)


ROUNDS = 3
"""After each of so many rounds of tries half of the moves are left."""
SOON = 40
"""For so many decisions it is looked up what becomes of promises."""


Liking = tuple[int, NDArray[Any]]
"""The move that somebody would make without trying any, and how good they think each is, by its number."""


def search(situation: Situation, effort: Effort, asked: Sequence[int] = ()) -> Findings:
    """Try the best moves out in likely worlds, the promising ones oftener, and those asked about always."""
    return think(searching(situation, effort, asked))


def searching(
    situation: Situation, effort: Effort, asked: Sequence[int] = (), liking: Liking | None = None
) -> Thinking[Findings]:
    """How a search goes: by what the hand-written player likes, or somebody else."""
    moves = candidates(situation, effort.moves, asked, liking)
    if len(moves) == 1:
        return Findings(moves, np.zeros((0, 1)), int(moves[0]))
    game = situation.game
    worlds = yield from imagining(situation, worlds_for(game, effort), effort.mind)
    price = effort.hush * telling(situation, moves) if effort.hush else np.zeros(len(moves))
    if effort.word:
        price += effort.word * straying(situation, moves, min(effort.sworn, len(worlds)))
    wins = np.full((len(worlds), len(moves)), np.nan)
    worth = wins.copy()
    left = np.arange(len(moves))
    always = {0, *np.flatnonzero(np.isin(moves, asked)).tolist()}
    bounds = [len(worlds) * step // ROUNDS for step in range(ROUNDS + 1)]
    for start, stop in pairwise(bounds):
        luck = draw(situation.whim), draw(situation.whim)
        won = yield Try(game, worlds[start:stop], situation.seat, moves[left], luck, effort.soon)
        wins[start:stop, left] = abs(won) / CERTAIN
        worth[start:stop, left] = game.worth(won)
        keep = max(2, (len(left) + 1) // 2)
        best = sorted(left.tolist(), key=lambda move: (-advantage(worth, move, price)[0], move))[:keep]
        left = np.array(sorted({*always, *best}))
    doubt = effort.doubt_in(game) / situation.daring
    chosen = preferred(worth, left, doubt, price, effort.unsure_in(game))
    return Findings(moves, wins, int(moves[chosen]))


def straying(situation: Situation, moves: NDArray[np.int64], count: int) -> NDArray[np.float64]:
    """How many more of the seat's open promises each move breaks than it keeps, in so many worlds on an
    average."""
    game, seat = situation.game, situation.seat
    if game.talk is None or not is_bound(situation.view, seat):
        return np.zeros(len(moves))
    luck = draw(situation.whim), draw(situation.whim)
    worlds = Guess(game, situation.view.row, seat, count, luck).here()
    astray = np.zeros((count, len(moves)), np.int64)
    tables = rows(game, game.table.blanks(2))
    ponderer(game).words(tables, rows(game, worlds), seat, moves, SOON, *luck, astray)
    mean: NDArray[np.float64] = astray.mean(axis=0)
    return mean


def worlds_for(game: Game, effort: Effort) -> int:
    """How many worlds of a game an effort looks at."""
    return max(ROUNDS, round(effort.worlds * game.scope))


def advantage(
    wins: NDArray[np.float64], move: int, price: NDArray[np.float64] | None = None, unsure: float = 0.0
) -> tuple[float, float]:
    """How much oftener a move wins than the first in the same worlds, less what it costs more than that one,
    and the standard error of that."""
    differences = (wins[:, move] - wins[:, 0])[~np.isnan(wins[:, move])]
    more = 0.0 if price is None else float(price[move] - price[0])
    count, mean = len(differences), float(differences.mean())
    return mean - more, float(np.sqrt(((differences - mean) ** 2).sum() + unsure) / count)


def preferred(
    wins: NDArray[np.float64], left: NDArray[np.int64], doubt: float,
    price: NDArray[np.float64] | None = None, unsure: float = 0.0,
) -> int:  # fmt: skip
    """The place of the best move, if it is better than the first beyond doubt."""
    best = max(left.tolist(), key=lambda move: (advantage(wins, move, price)[0], -move))
    gain, error = advantage(wins, best, price, unsure)
    return best if gain > doubt * error else 0


def candidates(
    situation: Situation, most: int, asked: Sequence[int] = (), liking: Liking | None = None
) -> NDArray[np.int64]:
    """The legal moves that somebody likes best, by hand if nobody is named, the one that they would make
    first, and those asked about."""
    favourite, merits = liking or situation.by_hand()
    others = [move for move in situation.moves if move != favourite]
    others.sort(key=lambda move: (-merits[move], move))
    best = [favourite, *others[: most - 1]]
    return np.array([*best, *(move for move in asked if move not in best)], np.int64)
