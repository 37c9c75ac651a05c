"""Playouts on a CUDA machine: checked bit for bit against the CPU, then timed.

    python -m benchmarks.gpu [--game passengers] [--seats 6] [--games 100000000] [--json]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.games import game as game_by_name
from turncoat.kernel import gpu
from turncoat.kernel.batch import machine
from turncoat.kernel.game import Game, OptionError
from turncoat.kernel.moves import MASK_WORDS
from turncoat.kernel.record import MOST_SEATS

SEED = 1


def tables_on_cpu(game: Game, seats: int, games: int, options: dict[str, str]) -> NDArray[Any]:
    """The final tables of the first games, played on the CPU."""
    finals = game.table.blanks(games)
    template = game.blank(seats, options).row
    tables = game.table.blanks(2)
    players = np.zeros((MOST_SEATS, max(1, len(game.sides))), np.int64)
    mask, whim = np.zeros(MASK_WORDS, np.int64), np.zeros(4, np.int64)
    row = np.zeros((1, seats), np.int64)
    for number in range(games):
        machine(game, interpreted=False).play_at_random(
            tables, template, players, mask, whim, SEED, 0, number, row, row, np.zeros(1, np.int64)
        )
        finals[number] = tables[0]
    return finals


def differences(game: Game, seats: int, games: int, options: dict[str, str]) -> int:
    """How many of the first games end in another table on the GPU than on the CPU."""
    there = gpu.play_games(game, seats, games, SEED, options, keep=games).tables
    here = tables_on_cpu(game, seats, games, options)
    return sum(
        game.table(here[i : i + 1]).bytes() != game.table(there[i : i + 1]).bytes() for i in range(games)
    )


def cases(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every value of every option that it allows."""
    for seats in game.seats:
        yield seats, {}
        for option in game.options:
            for value in option.values:
                if value != option.default:
                    try:
                        game.blank(seats, {option.name: value})
                    except OptionError:
                        continue
                    yield seats, {option.name: value}


def main() -> int:
    """Check, then measure."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--game", default="passengers")
    arguments.add_argument("--seats", type=int, default=6)
    arguments.add_argument("--games", type=int, default=100_000_000)
    arguments.add_argument("--checked", type=int, default=2000, help="games compared at each number of seats")
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    game = game_by_name(chosen.game)
    try:
        wrong = [differences(game, seats, chosen.checked, options) for seats, options in cases(game)]
    except gpu.NoGpu as fault:
        print(fault, file=sys.stderr)
        return 2
    best: dict[str, float] = {}
    for threads in (1 << 17, 1 << 18, 1 << 20):
        run = gpu.play_games(game, chosen.seats, chosen.games, SEED, threads=threads)
        rate = run.steps / run.seconds
        print(f"{threads} threads: {rate / 1e6:.0f} M steps/s", file=sys.stderr)
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
