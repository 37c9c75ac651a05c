"""Belief: which worlds fit what a seat knows, and how well they explain what the others did.

Worlds are guessed from the seat's view, and weighed by how likely the others' past decisions were in them
if all play about as the hand-written player does. Each past decision is looked at in the world as it stood
then, through the eyes of the one who made it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.bots.situation import Situation
from turncoat.kernel.batch import machine, rows
from turncoat.kernel.chance import draw
from turncoat.kernel.moves import lowest, ones
from turncoat.kernel.record import copied
from turncoat.kernel.talk import broken
from turncoat.kernel.things import MOST_SEATS
from turncoat.kernel.thinking import Guess, Reopen, Thinking, Weigh, think
from turncoat.match import SPECTATOR

NOBODY = -1
FIRM = 4.0
"""So many remarks count for as much as what is thought of a speaker beforehand."""


@dataclass(frozen=True)
class Minded:
    """How a player comes by its worlds."""

    guesses: int = 1
    """Worlds guessed for each one that is kept; with one, and where games are long, none is weighed."""
    stray: float = 1.0
    """How far from the best moves others are thought to stray, in the game's own measure of merits."""
    slip: float = 0.05
    """How often others are thought to move without a reason."""
    trust: float = 0.6
    """How likely others are thought to say what is so, until something shows; by 0 nobody is heard."""


def deciders(past: NDArray[Any], now: int) -> NDArray[np.int64]:
    """Who made each decision, by whom the table waited for; NOBODY where that does not tell."""
    awaits = [int(bits) for bits in past["awaits"]] + [now]
    return np.array([_decider(*pair) for pair in pairwise(awaits)], np.int64)


def _decider(before: int, after: int) -> int:
    gone = before if ones(before) == 1 else before & ~after
    return lowest(gone) if ones(gone) == 1 else NOBODY


def begun(past: NDArray[Any], now: int) -> int:
    """How many decisions had been made when those who are awaited now were asked, and others with them."""
    at = len(past)
    while at:
        before = int(past["awaits"][at - 1])
        if before == now or now & ~before or ones(before) == 1:
            break
        now = before
        at -= 1
    return at


def as_all_see(situation: Situation) -> Situation:
    """The same moment as everybody sees it."""
    game = situation.game
    view = situation.view.copy()
    game.veil(view, SPECTATOR)

    def past() -> NDArray[Any]:
        seen = copied(situation.past)
        if len(seen):
            machine(game).veil(rows(game, seen), SPECTATOR, 0, len(seen))
        return seen

    return Situation(game, SPECTATOR, view, situation.whim, past, compiled=situation.compiled)


def likely_worlds(situation: Situation, count: int, mind: Minded) -> NDArray[Any]:
    """So many worlds that fit what a seat knows, drawn by how well they explain what the others did."""
    worlds: NDArray[Any] = think(imagining(situation, count, mind))
    return worlds


def imagining(situation: Situation, count: int, mind: Minded) -> Thinking[Any]:
    """How a seat comes by such worlds. What others have decided at the same time, in secret, they decide
    again."""
    game, seat, whim = situation.game, situation.seat, situation.whim
    guesses = mind.guesses if game.recall and not game.is_long else 1
    luck = draw(whim), draw(whim)
    worlds = yield Guess(game, situation.view.row, seat, guesses * count, luck)
    if game.recall is None:
        return worlds
    past = situation.past
    first = begun(past, situation.view.awaits)
    if guesses > 1:
        logs = yield explained(situation, worlds, first, mind)
        worlds = resampled(worlds, logs, count, draw(whim))
    if first < len(past):
        worlds = yield Reopen(game, worlds, past[first : first + 1])
    return worlds


def explained(situation: Situation, worlds: Any, decisions: int, mind: Minded) -> Weigh:
    """How likely the first so many decisions of the others, and their words, were."""
    past = situation.past
    who = deciders(past, situation.view.awaits)[:decisions]
    who[who == situation.seat] = NOBODY
    trust = np.array([trust_in(situation, seat, mind.trust) for seat in range(MOST_SEATS)], np.float64)
    return weighing(situation, worlds, past[:decisions], who, trust, mind)


def weighing(
    situation: Situation, worlds: Any, past: NDArray[Any], who: NDArray[np.int64], trust: NDArray[np.float64],
    mind: Minded,
) -> Weigh:  # fmt: skip
    """How likely decisions of those who count, and words of the trusted, were."""
    game = situation.game
    luck = draw(situation.whim), draw(situation.whim)
    return Weigh(game, worlds, past, who, mind.stray * game.heat, mind.slip, trust, luck)


def trust_in(situation: Situation, seat: int, trust: float) -> tuple[float, float]:
    """How far somebody else is trusted: how much of what it said counts as not so, and as so. Promises that
    were broken, or kept, are among it."""
    deaf = situation.game.talk is None or trust == 0
    if deaf or seat == situation.seat or seat >= situation.view.seats:
        return 0.0, 0.0
    lies = broken(situation.view, seat)
    return FIRM * (1 - trust) + max(0, lies), FIRM * trust + max(0, -lies)


def resampled(worlds: Any, logs: NDArray[np.float64], count: int, start: int) -> Any:
    """So many worlds, each as often as its weight has it, evenly drawn."""
    weights = np.exp(logs - logs.max())
    steps = (np.arange(count) + start / 2**32) / count * weights.sum()
    places = np.searchsorted(np.cumsum(weights), steps).clip(max=len(worlds) - 1)
    return worlds[np.random.default_rng(start).permutation(places)]
