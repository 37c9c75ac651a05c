"""What moves tell: how much likelier a move is by what a seat hides than by what it pretends to be.

Whoever knows how players decide reads their side off their moves. A player with a side to hide therefore
compares each move with what it would do in worlds that everybody could think of, in which it is what it poses
as. Those with nothing to hide do the same work, and nothing comes of it. Nor does it at the last decision of
a game: nobody is left to make anything of it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from turncoat.bots.belief import Minded, as_all_see
from turncoat.bots.situation import Situation
from turncoat.kernel.chance import draw, sow
from turncoat.kernel.moves import lowest
from turncoat.kernel.record import Record
from turncoat.kernel.thinking import Guess, Luck

GUESSES = 24
"""Worlds in which a player is imagined as what it poses as, or is not."""
LEAST = 0.02
"""Chances of moves below that are as good as none."""
MIND = Minded()
"""How others think that one decides."""


def chances(situation: Situation) -> dict[int, float]:
    """How likely each legal move is, as others see it: the better by hand, the likelier."""
    _, merits = situation.by_hand()
    moves = list(situation.moves)
    felt = merits[moves] / (MIND.stray * situation.game.heat)
    shares = np.exp(felt - felt.max())
    likely = (1 - MIND.slip) * shares / shares.sum() + MIND.slip / len(moves)
    return dict(zip(moves, likely.tolist(), strict=True))


def telling(situation: Situation, moves: NDArray[np.int64]) -> NDArray[np.float64]:
    """The logarithm of how much likelier each move is by what the seat hides; 0 for who hides nothing."""
    game, seat, talk = situation.game, situation.seat, situation.game.talk
    if talk is None or talk.poses is None:
        return np.zeros(len(moves))
    public = as_all_see(situation)
    luck = draw(situation.whim), draw(situation.whim)
    worlds = Guess(game, public.view.row, public.seat, GUESSES, luck).here()
    last = is_last(_alike(situation, game.table(worlds[:1].copy()), luck))
    own, posed, poses = chances(_alike(situation, situation.view, luck)), np.zeros(len(moves)), 0
    for place in range(GUESSES):
        world = game.table(worlds[place : place + 1])
        covers = bool(talk.poses(world, seat))
        game.veil(world, seat)
        likely = chances(_alike(situation, world, luck))
        posed += covers * np.array([likely.get(move, 0.0) for move in moves.tolist()])
        poses += covers
    if talk.poses(situation.view, seat) or not poses or last:
        return np.zeros(len(moves))
    true = np.array([own[move] for move in moves.tolist()])
    told: NDArray[np.float64] = np.log((true + LEAST) / (posed / poses + LEAST))
    return told


def is_last(moment: Situation) -> bool:
    """Whether a game is over as soon as all who are asked now have decided, at a whole table."""
    game, table = moment.game, moment.view
    left = int(table.awaits)
    while table.awaits and not table.awaits & ~left:
        seat = lowest(table.awaits)
        left &= ~(1 << seat)
        view = table.copy()
        game.veil(view, seat)
        game.play(
            table, seat, Situation(game, seat, view, moment.whim, compiled=moment.compiled).by_hand()[0]
        )
    return not table.awaits


def _alike(situation: Situation, view: Record, luck: Luck) -> Situation:
    """The same seat with another view, and luck that all of them share."""
    whim = [0] * 4
    sow(whim, *luck, 0, 0)
    return Situation(situation.game, situation.seat, view, whim, compiled=situation.compiled)
