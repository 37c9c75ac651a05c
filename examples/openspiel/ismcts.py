"""OpenSpiel's information-set Monte Carlo tree search in one seat, random players in the others.

python examples/openspiel/ismcts.py passengers --seats 4 --games 5 --simulations 50
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from turncoat.envs.openspiel import registered


def play(game: Any, planner: ISMCTSBot, seat: int, luck: np.random.RandomState) -> list[float]:
    """One game: what everybody comes away with."""
    state = game.new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        own = state.current_player() == seat
        state.apply_action(int(planner.step(state) if own else luck.choice(state.legal_actions())))
    return list(state.returns())


def main(arguments: Sequence[str] | None = None) -> None:
    """Play games and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--talk", choices=("off", "turns"), default="off")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--simulations", type=int, default=50, help="for each decision")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args(arguments)
    parameters = {"seats": wish.seats, "talk": wish.talk, "rng_seed": wish.seed}
    game = pyspiel.load_game(registered(wish.game), parameters)
    luck = np.random.RandomState(wish.seed)
    rollout = RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    planner = ISMCTSBot(game, rollout, uct_c=1.0, max_simulations=wish.simulations, random_state=luck)
    results = np.zeros(wish.seats)
    for number in range(wish.games):
        seat = number % wish.seats
        results += np.roll(play(game, planner, seat, luck), -seat)
    others = results[1:].mean() / wish.games
    print(
        f"{wish.games} games: {results[0] / wish.games:.2f} for the planner, {others:.2f} for a random player"
    )


if __name__ == "__main__":
    main()
