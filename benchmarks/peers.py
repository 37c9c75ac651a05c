"""Speed on one core against OpenSpiel, in one run: random playouts with the legal moves at every step.

    python -m benchmarks.peers [--seconds 4] [--rounds 3] [--json]

OpenSpiel's games are C++ driven from Python, as its users drive them. The two take turns, so that a
machine that is busy for a while slows both.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from statistics import median

import pyspiel

from turncoat.games import NAMES, game
from turncoat.lab.bench import bench

PEERS = ("social_deduction", "leduc_poker", "hanabi", "hearts")
YARDSTICK = PEERS[0]


def peer_speed(name: str, seconds: float) -> float:
    """Steps a second of random playouts of one of OpenSpiel's games; chance moves count as steps."""
    peer = pyspiel.load_game(name)
    steps = 0
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
    return steps / (time.perf_counter() - started)


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=4.0)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    ours: dict[str, list[float]] = {}
    theirs: dict[str, list[float]] = {}
    for _ in range(chosen.rounds):
        for name in PEERS:
            theirs.setdefault(name, []).append(peer_speed(name, chosen.seconds))
        for name in NAMES:
            for seats in game(name).seats:
                speed = bench(game(name), seats, 1, chosen.seconds, time.perf_counter)
                ours.setdefault(f"{name}, {seats} seats", []).append(speed.steps_per_second)
    measured = {name: median(speeds) for name, speeds in (theirs | ours).items()}
    figures = {
        name: {"steps_per_second": speed, "ratio": speed / measured[YARDSTICK]}
        for name, speed in measured.items()
    }
    if chosen.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        label = f"OpenSpiel {name}" if name in PEERS else name
        steps, ratio = figure["steps_per_second"], figure["ratio"]
        print(f"{label:32} {steps:14,.0f} steps/s   {ratio:6.2f} x {YARDSTICK}")


if __name__ == "__main__":
    main()
