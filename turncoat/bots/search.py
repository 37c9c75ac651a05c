"""Search: how the few best moves turn out in worlds that fit what a seat knows.

One player deviates once from the hand-written player, whom everybody, its own later self included, is taken
to play like (the single-agent form of SPARTA, arXiv 1912.02318). In the worlds everybody decides by a veiled
view, so nobody's secret is in anybody else's head. All moves meet the same luck in a world: what counts are
paired differences, and where these could be noise, the hand-written player has its way.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from turncoat.bots.belief import Minded, likely_worlds
from turncoat.bots.situation import Situation
from turncoat.kernel.batch import rows
from turncoat.kernel.chance import draw
from turncoat.kernel.ponder import ponderer


@dataclass(frozen=True)
class Effort:
    """How much a player thinks."""

    worlds: int
    """Worlds in which moves are tried out; more or fewer where a game's scope says so."""
    moves: int
    """Moves that are tried out, the best ones by hand."""
    doubt: float = 1.0
    """Standard errors by which a move has to beat the hand-written player's; who dares asks for less."""
    mind: Minded = field(default_factory=Minded)
    """How worlds come about."""


@dataclass(frozen=True)
class Findings:
    """What a search found: moves, the hand-written player's first, with their chances to win."""

    moves: NDArray[np.int64]
    chances: NDArray[np.float64]
    tries: NDArray[np.int64]
    chosen: int


ROUNDS = 3
"""After each of so many rounds of tries half of the moves are left."""


def search(situation: Situation, effort: Effort) -> Findings:
    """Try the best moves out in likely worlds, the promising ones oftener."""
    moves = candidates(situation, effort.moves)
    if len(moves) == 1:
        return Findings(moves, np.full(1, np.nan), np.zeros(1, np.int64), int(moves[0]))
    game = situation.game
    worlds = likely_worlds(situation, max(ROUNDS, round(effort.worlds * game.scope)), effort.mind)
    wins = np.full((len(worlds), len(moves)), np.nan)
    left = np.arange(len(moves))
    bounds = [len(worlds) * step // ROUNDS for step in range(ROUNDS + 1)]
    for start, stop in pairwise(bounds):
        payoffs = np.zeros((stop - start, len(left)), np.int64)
        ponderer(game).tries(
            rows(game, game.table.blanks(2)), rows(game, worlds[start:stop]), situation.seat, moves[left],
            draw(situation.whim), draw(situation.whim), payoffs,
        )  # fmt: skip
        wins[start:stop, left] = payoffs > 0
        keep = max(2, (len(left) + 1) // 2)
        best = sorted(left.tolist(), key=lambda move: (-advantage(wins, move)[0], move))[:keep]
        left = np.array(sorted({0, *best}))
    tries = (~np.isnan(wins)).sum(axis=0)
    chosen = preferred(wins, left, effort.doubt / situation.daring)
    return Findings(moves, np.nanmean(wins, axis=0), tries, int(moves[chosen]))


def advantage(wins: NDArray[np.float64], move: int) -> tuple[float, float]:
    """How much oftener a move wins than the first in the same worlds, and the standard error of that."""
    differences = (wins[:, move] - wins[:, 0])[~np.isnan(wins[:, move])]
    return float(differences.mean()), float(differences.std() / np.sqrt(len(differences)))


def preferred(wins: NDArray[np.float64], left: NDArray[np.int64], doubt: float) -> int:
    """The place of the best move, if it is better than the first beyond doubt."""
    best = max(left.tolist(), key=lambda move: (advantage(wins, move)[0], -move))
    gain, error = advantage(wins, best)
    return best if gain > doubt * error else 0


def candidates(situation: Situation, most: int) -> NDArray[np.int64]:
    """The best legal moves by hand, the one that the hand-written player would make first."""
    blueprint, merits = situation.by_hand()
    others = [move for move in situation.moves if move != blueprint]
    others.sort(key=lambda move: (-merits[move], move))
    return np.array([blueprint, *others[: most - 1]], np.int64)
