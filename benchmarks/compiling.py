"""How long the rules of each game take to compile where nothing was compiled before.

    python -m benchmarks.compiling [--games passengers,…] [--json]

Each game is compiled in a process of its own with an empty cache: first what plays random games, then what
`turncoat.vec` steps tables with, then what writes observations. Seconds of CPU are given, for a busy machine
makes those on the clock longer; imports are not counted.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

from turncoat.games import NAMES, game

PARTS = ("playouts", "vec", "observations")


def seconds(work: Callable[[], object]) -> float:
    """Seconds of CPU that something takes."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def measure(name: str) -> dict[str, float]:
    """What each part takes for a game; later ones find the rules in LLVM's language."""
    import numba  # noqa: F401

    from turncoat.envs.vec import vec
    from turncoat.kernel.batch import play_games

    playing = game(name)
    seats = playing.seats[0]
    took = (
        seconds(lambda: play_games(playing, seats, 1, 1, threads=1)),
        seconds(lambda: vec(playing, seats, 1, observe=False, threads=1)),
        seconds(lambda: vec(playing, seats, 1, threads=1)),
    )
    return dict(zip(PARTS, took, strict=True))


def cold(name: str) -> dict[str, float]:
    """The same in a new process with an empty cache."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-m", "benchmarks.compiling", "--one", name],
            env=os.environ | {"XDG_CACHE_HOME": folder}, check=True, capture_output=True, text=True,
        )  # fmt: skip
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", default=",".join(NAMES), help="names, with commas between them")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.one:
        print(json.dumps(measure(wanted.one)))
        return
    figures = {}
    for name in wanted.games.split(","):
        figures[name] = cold(name)
        if not wanted.json:
            parts = ", ".join(f"{part} {took:.1f} s" for part, took in figures[name].items())
            print(f"{name:15} {parts}", flush=True)
    if wanted.json:
        print(json.dumps(figures))


if __name__ == "__main__":
    main()
