"""OpenSpiel's external-sampling MCCFR for the rest of a game, from what the player knows who is asked.

python examples/openspiel/mccfr.py passengers --seats 4 --left 8 --iterations 200
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

from turncoat.envs.openspiel import registered


class Rest:
    """The rest of a game: each time it begins in another world that fits what a player knows."""

    def __init__(self, state: Any, seed: int) -> None:
        self.state = state
        self.sampler = pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)

    def new_initial_state(self) -> Any:
        """Such a world."""
        return self.state.resample_from_infostate(self.state.current_player(), self.sampler)

    def __getattr__(self, name: str) -> Any:
        """Everything else is as in the whole game."""
        return getattr(self.state.get_game(), name)


def near_the_end(game: Any, left: int, luck: np.random.RandomState) -> Any:
    """A state of a random game so many actions before its end."""
    state = game.new_initial_state()
    state.apply_action(0)
    states = []
    while not state.is_terminal():
        states.append(state.clone())
        state.apply_action(int(luck.choice(state.legal_actions())))
    return states[max(0, len(states) - left)]


def main(arguments: Sequence[str] | None = None) -> None:
    """Solve the rest of a game and say what is best to do."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--left", type=int, default=8, help="actions before the end of the game")
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args(arguments)
    game = pyspiel.load_game(registered(wish.game), {"seats": wish.seats, "rng_seed": wish.seed})
    np.random.seed(wish.seed)  # which is where the solver draws from
    state = near_the_end(game, wish.left, np.random.RandomState(wish.seed))
    solver = ExternalSamplingSolver(Rest(state, wish.seed))
    for _ in range(wish.iterations):
        solver.iteration()
    chances = solver.average_policy().action_probabilities(state)
    print(f"Player {state.current_player()} is asked, {wish.left} actions before the end:")
    for action, chance in sorted(chances.items(), key=lambda one: -one[1]):
        print(f"  {chance:4.0%} {state.action_to_string(action)}")


if __name__ == "__main__":
    main()
