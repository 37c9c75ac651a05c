"""OpenSpiel's external-sampling MCCFR for the rest of a game, from what the player knows who is asked.

python examples/openspiel/mccfr.py passengers --seats 4 --left 8 --iterations 200
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

from turncoat.envs.openspiel import registered


class TooLarge(Exception):
    """The rest of a game has no end in sight."""


class Rest:
    """The rest of a game: each time it begins in another world that fits what a player knows."""

    def __init__(self, state: Any, seed: int, most: int) -> None:
        self.state = state
        self.sampler = pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)
        self.left = self.most = most
        """How many states may still be looked at in an iteration, and in all."""

    def new_initial_state(self) -> Counted:
        """Such a world."""
        return Counted(self.state.resample_from_infostate(self.state.current_player(), self.sampler), self)

    def count(self) -> None:
        """One more state is looked at."""
        self.left -= 1
        if self.left < 0:
            raise TooLarge

    def __getattr__(self, name: str) -> Any:
        """Everything else is as in the whole game."""
        return getattr(self.state.get_game(), name)


class Counted:
    """A state whose children are counted."""

    def __init__(self, state: Any, rest: Rest) -> None:
        self.state = state
        self.rest = rest

    def child(self, action: int) -> Counted:
        """The state after an action."""
        self.rest.count()
        return Counted(self.state.child(action), self.rest)

    def __getattr__(self, name: str) -> Any:
        """Everything else is as in the state itself."""
        return getattr(self.state, name)


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
    parser.add_argument("--states", type=int, default=50_000, help="the most that an iteration may look at")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args(arguments)
    game = pyspiel.load_game(registered(wish.game), {"seats": wish.seats, "rng_seed": wish.seed})
    np.random.seed(wish.seed)  # which is where the solver draws from
    state = near_the_end(game, wish.left, np.random.RandomState(wish.seed))
    rest = Rest(state, wish.seed, wish.states)
    solver = ExternalSamplingSolver(rest)
    for iteration in range(1, wish.iterations + 1):
        print(f"Iteration {iteration} of {wish.iterations}", file=sys.stderr)
        rest.left = rest.most
        try:
            solver.iteration()
        except (TooLarge, RecursionError):  # many states, or one far below another
            parser.error(
                f"{wish.left} actions before the end of this game an iteration has no end "
                f"in sight after {wish.states:,} states, or one of too many steps: in some world the game "
                "goes on for long. Begin later (--left) or allow more states (--states)."
            )
    chances = solver.average_policy().action_probabilities(state)
    print(f"Player {state.current_player()} is asked, {wish.left} actions before the end:")
    for action, chance in sorted(chances.items(), key=lambda one: -one[1]):
        print(f"  {chance:4.0%} {state.action_to_string(action)}")


if __name__ == "__main__":
    main()
