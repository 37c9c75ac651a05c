"""Compiles what tests use of every game, each game in one go: `python -m tests.compile`.

What is compiled is kept on disk. The rules of a game are the most of it, whatever they are put into: two test
processes that need different parts of a game would compile its rules twice.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import partial

import numpy as np

from tests.suite.worlds import worlds
from turncoat.bots import BOTS
from turncoat.games import game, names
from turncoat.kernel.batch import Batch, cores, play_games, tally_games
from turncoat.kernel.encoding import encoding
from turncoat.kernel.playout import HANDWRITTEN
from turncoat.kernel.things import MOST_SEATS
from turncoat.match import Match

DECISIONS = 3
"""After so many there is something to look back at."""


def prepare(name: str) -> None:
    """Play a game on each of its machines."""
    chosen = game(name)
    seats = chosen.seats[0]
    by_hand = np.full((MOST_SEATS, max(1, len(chosen.sides))), HANDWRITTEN, np.int64)
    play_games(chosen, seats, 1, 1, players=by_hand)
    play_games(chosen, seats, 1, 1)
    tally_games(chosen, seats, 1, 1)
    batch = Batch(chosen, seats, 1, 1)
    if chosen.talk:
        batch.say(np.full(1, -1, np.int64))
    batch.play(batch.legal().argmax(axis=1))
    batch.payoffs()
    batch.views(0)
    encoding(chosen, seats).flat(batch.tables, 0)
    match = Match(chosen, seats, 1)
    for _ in range(DECISIONS):
        seat = match.awaits[0]
        view = match.seen(seat)
        for _ in worlds(chosen, view, seat, [1]):
            pass
        move = BOTS["hard"].decide(chosen, view, seat, past=partial(match.past, seat))
        match.play(seat, move)


if __name__ == "__main__":
    with ProcessPoolExecutor(cores()) as pool:
        # The last game takes the longest.
        list(pool.map(prepare, reversed(names())))
