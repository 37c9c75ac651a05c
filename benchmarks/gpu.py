"""Playouts on a CUDA machine: checked bit for bit against the CPU, then timed.

python -m benchmarks.gpu [--game passengers] [--seats 6] [--games 100000000] [--json]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

from turncoat.games import game as game_by_name
from turncoat.kernel import gpu
from turncoat.kernel.batch import play_games
from turncoat.kernel.fault import OptionError
from turncoat.kernel.game import Game

SEED = 1
THREADS = (0, 1 << 17, 1 << 20)
"""Games at the same time: as many as are usually best, fewer and more."""
AGAIN = 4
"""So many times as many games are compared as are played at the same time: most tables are dealt anew."""


def differences(game: Game, seats: int, games: int, options: dict[str, str]) -> int:
    """How many of the first games end in another table on the GPU than on the CPU."""
    there = gpu.play_games(game, seats, games, SEED, options, keep=games, threads=games // AGAIN).tables
    here = play_games(game, seats, games, SEED, options, keep=games).tables
    return sum(
        game.table(here[i : i + 1]).bytes() != game.table(there[i : i + 1]).bytes() for i in range(games)
    )


def cases(game: Game, agreed: dict[str, str]) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with what is agreed, and with every value of every other option."""
    for seats in game.seats:
        yield seats, agreed
        for option in game.options:
            for value in option.values:
                if value != option.default and option.name not in agreed:
                    chosen = agreed | {option.name: value}
                    try:
                        game.blank(seats, chosen)
                    except OptionError:
                        continue
                    yield seats, chosen


def main() -> int:
    """Check, then measure."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--game", default="passengers")
    arguments.add_argument("--seats", type=int, default=6)
    arguments.add_argument("--games", type=int, default=100_000_000)
    arguments.add_argument("--checked", type=int, default=4096, help="games compared at each number of seats")
    arguments.add_argument("--option", action="append", default=[], help="name=value, as often as needed")
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    game = game_by_name(chosen.game)
    agreed = dict(option.split("=", 1) for option in chosen.option)
    try:
        wrong = [differences(game, seats, chosen.checked, options) for seats, options in cases(game, agreed)]
    except gpu.NoGpu as fault:
        print(fault, file=sys.stderr)
        return 2
    best: dict[str, float] = {}
    for threads in THREADS:
        run = gpu.play_games(game, chosen.seats, chosen.games, SEED, agreed, threads=threads)
        rate = run.steps / run.seconds
        print(
            f"{threads or 'the usual number of'} games at once: {rate / 1e6:.0f} M steps/s", file=sys.stderr
        )
        if rate > best.get("steps_per_second", 0):
            best = {
                "steps_per_second": rate,
                "games_per_second": run.games / run.seconds,
                "steps": run.steps,
                "seconds": run.seconds,
                "threads": threads,
            }
    figures: dict[str, Any] = {
        "game": game.name,
        "seats": chosen.seats,
        "options": agreed,
        "checked": chosen.checked * len(wrong),
        "differences": sum(wrong),
    } | best
    if chosen.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name}: {value}")
    return 1 if any(wrong) else 0


if __name__ == "__main__":
    sys.exit(main())
