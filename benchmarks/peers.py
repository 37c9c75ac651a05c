"""Speed on one core against OpenSpiel, in one run: random playouts with the legal moves at every step.

    python -m benchmarks.peers [--seconds 4] [--rounds 3] [--json]

OpenSpiel's games are C++ driven from Python, as its users drive them. The two take turns, so that a
machine that is busy for a while slows both. Four games are the same on both sides (`benchmarks.games`): there
`ratio` is to OpenSpiel's own, in games a second, since it counts chance and a turn of backgammon as steps.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from statistics import median

import pyspiel

from benchmarks.games import GAMES
from turncoat.games import NAMES, game
from turncoat.lab.bench import bench

PEERS = ("social_deduction", "leduc_poker", "hanabi", "hearts")
YARDSTICK = PEERS[0]
SHARED = {"kuhn_poker": "kuhn-poker", "leduc_poker": "leduc-poker", "connect_four": "connect-four",
          "backgammon": "backgammon"}  # fmt: skip
"""Games that both sides have, by OpenSpiel's name and ours."""


def peer_speed(name: str, seconds: float) -> tuple[float, float]:
    """Steps and games a second of random playouts of one of OpenSpiel's games; chance moves are steps."""
    peer = pyspiel.load_game(name)
    steps = games = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        state = peer.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            elif state.is_simultaneous_node():
                players = range(peer.num_players())
                state.apply_actions([random.choice(state.legal_actions(player)) for player in players])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        games += 1
    taken = time.perf_counter() - started
    return steps / taken, games / taken


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=4.0)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    steps: dict[str, list[float]] = {}
    games: dict[str, list[float]] = {}

    def noted(name: str, steps_per_second: float, games_per_second: float) -> None:
        steps.setdefault(name, []).append(steps_per_second)
        games.setdefault(name, []).append(games_per_second)

    for _ in range(chosen.rounds):
        for name in dict.fromkeys((*PEERS, *SHARED)):
            noted(f"OpenSpiel {name}", *peer_speed(name, chosen.seconds))
        for one, seats in [(GAMES[name], 2) for name in SHARED.values()] + [
            (game(name), seats) for name in NAMES for seats in game(name).seats
        ]:
            speed = bench(one, seats, 1, chosen.seconds, time.perf_counter)
            noted(label(one.name, seats), speed.steps_per_second, speed.games_per_second)
    same = {label(ours, 2): f"OpenSpiel {theirs}" for theirs, ours in SHARED.items()}
    figures = {}
    for name, speeds in steps.items():
        measured, beside = (games, same[name]) if name in same else (steps, f"OpenSpiel {YARDSTICK}")
        figures[name] = {
            "steps_per_second": median(speeds),
            "games_per_second": median(games[name]),
            "beside": beside,
            "ratio": median(measured[name]) / median(measured[beside]),
        }
    if chosen.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        pace = f"{figure['steps_per_second']:14,.0f} steps/s {figure['games_per_second']:14,.0f} games/s"
        print(f"{name:32} {pace} {figure['ratio']:8.2f} x {figure['beside']}")


def label(name: str, seats: int) -> str:
    """One of our games at a number of seats."""
    return f"{name}, {seats} seats"


if __name__ == "__main__":
    main()
