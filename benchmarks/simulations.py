"""Simulations a second of one core: how fast players who search try their moves out, beside OpenSpiel's.

    python -m benchmarks.simulations [--seconds 4] [--rounds 3] [--json]

A simulation is a game played on to its end from a world that fits what a seat knows. Here everybody goes on
by hand, from a veiled view each, and the worlds are guessed anew for each decision (`guess` and `try` of
`turncoat.kernel.ponder`); OpenSpiel's IS-MCTS, in C++, goes on at random from the whole state, below a tree
of its own. Positions are those of games between such players, from the first decision to the last. The
games differ, so read the figures as orders of magnitude. All take turns, as in `benchmarks.peers`; seconds
are those of a core.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from itertools import count
from statistics import median

import numpy as np
import pyspiel
from numpy.typing import NDArray

from benchmarks.deals import LIMITED
from turncoat.bots import BOTS
from turncoat.bots.search import candidates
from turncoat.games import NAMES, game
from turncoat.games.playable import Playable
from turncoat.kernel.chance import draw
from turncoat.kernel.moves import lowest
from turncoat.kernel.thinking import Guess, Try
from turncoat.lab.games import course, known

PEERS = ("kuhn_poker", "leduc_poker", "gin_rummy")
"""Of the games that OpenSpiel can guess worlds for; that of hearts crashes (2.0)."""
SIMULATIONS = 1000
"""Of OpenSpiel's player for one decision."""
WORLDS = 120
MOVES = 8
"""What a player who is hard to beat looks at."""


def peer_speed(name: str, seconds: float) -> float:
    """Simulations a second of OpenSpiel's IS-MCTS, in games between such players."""
    peer = pyspiel.load_game(name)
    bots = [
        pyspiel.ISMCTSBot(seat, pyspiel.RandomRolloutEvaluator(1, seat), 2.0, SIMULATIONS, -1)
        for seat in range(peer.num_players())
    ]
    luck = np.random.default_rng(1)
    simulations, spent = 0, 0.0
    while spent < seconds:
        state = peer.new_initial_state()
        while not state.is_terminal() and spent < seconds:
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(luck.choice(outcomes, p=weights)))
                continue
            legal = state.legal_actions()
            if len(legal) > 1:
                began = time.process_time()
                bots[state.current_player()].step(state)
                spent += time.process_time() - began
                simulations += SIMULATIONS
            state.apply_action(int(luck.choice(legal)))
    return simulations / spent


def questions(one: Playable, seats: int) -> Iterator[tuple[Guess, NDArray[np.int64]]]:
    """Decisions of hand-written players, as one who searches meets them: the worlds, and the moves to try."""
    bots = [BOTS["handwritten"]] * seats
    for number in count():
        for table, before in course(one, seats, number, 1, bots, LIMITED.get(one.name)):
            if table.awaits:
                seat = lowest(table.awaits)
                situation = known(one, table, before, seat, [number + 1, len(before), 3, 4])
                moves = candidates(situation, MOVES)
                if len(moves) > 1:
                    luck = draw(situation.whim), draw(situation.whim)
                    yield Guess(one, situation.view.row, seat, WORLDS, luck), moves


def speed(one: Playable, seats: int, seconds: float) -> float:
    """Simulations a second of the players here, guesses included."""
    simulations, spent = 0, 0.0
    for number, (guess, moves) in enumerate(questions(one, seats)):
        began = time.process_time()
        Try(one, guess.here(), guess.seat, moves, guess.luck).here()
        if number:  # with the first one, rules are compiled
            spent += time.process_time() - began
            simulations += WORLDS * len(moves)
        if spent >= seconds:
            break
    return simulations / spent


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=4.0)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    found: dict[str, list[float]] = {}
    for _ in range(chosen.rounds):
        for name in PEERS:
            found.setdefault(f"OpenSpiel {name}", []).append(peer_speed(name, chosen.seconds))
        for name in NAMES:
            seats = game(name).seats[len(game(name).seats) // 2]
            found.setdefault(f"{name}, {seats} seats", []).append(speed(game(name), seats, chosen.seconds))
    figures = {name: median(speeds) for name, speeds in found.items()}
    if chosen.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(f"{name:32} {figure:12,.0f} simulations/s")


if __name__ == "__main__":
    main()
