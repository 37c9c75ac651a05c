"""Speed beside other engines, in one run: the same games, random play, masks and resets included.

    python -m benchmarks.peers [--seconds 1] [--batches 64 1024 16384] [--games kuhn-poker …]
                               [--plot file.svg] [--json]
    python -m benchmarks.peers --device cuda               # Pgx and ours on a GPU

The process keeps to one core, JAX and its threads with it, and figures are decisions in a second of CPU: on a
machine that is busy otherwise those on the clock say little. On a GPU it is the clock that counts.

`games/s` are decisions divided by those of an average game of that engine, and `ratio` is how many times as
many ours plays, the faster of our two ways that do the same (with observations or without). Engines that play
side by side are shown at the batch that suits them best; `--plot` draws them all.

Where nothing can be installed, Pgx comes along in a folder, for it is Python alone:

    pip install --target .peers --no-deps 'pgx>=2,<3' svgwrite typing_extensions
    PYTHONPATH=.peers python -m benchmarks.peers --device cuda
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

SEED = 1
ONE_THREAD = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
YARDSTICK = "social_deduction"
"""OpenSpiel's game of hidden roles: no game of ours is the same, it stands beside all four."""
BATCHES = {"cpu": (64, 1024, 16384), "cuda": (1 << 12, 1 << 16, 1 << 20)}


@dataclass(frozen=True)
class Figure:
    """What an engine did with a game."""

    game: str
    engine: str
    observed: bool
    batch: int
    steps: int
    seconds: float
    cpu_seconds: float
    length: float
    speed: float
    """Decisions in a second: of CPU, or with a GPU on the clock."""

    @property
    def games(self) -> float:
        """Games in a second."""
        return self.speed / self.length


def pinned() -> int:
    """Keep to one core, before anything asks how many there are."""
    os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {ONE_THREAD}".strip()
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"  # else JAX takes most of a GPU at once
    if not hasattr(os, "sched_setaffinity"):
        raise SystemExit("a process can be kept to one core on Linux alone")
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def measure(engine: Any, game: str, observed: bool, batch: int, length: float, wanted: Any) -> Figure:
    """Play for about so many seconds, after something to warm up with."""
    burst = engine.start(game, batch, observed, SEED, wanted.device)
    burst()
    steps = 0
    begun, cpu = time.perf_counter(), time.process_time()
    while time.perf_counter() - begun < wanted.seconds:
        steps += burst()
    taken, used = time.perf_counter() - begun, time.process_time() - cpu
    speed = steps / (used if wanted.device == "cpu" else taken)
    return Figure(game, engine.NAME, observed, batch, steps, taken, used, length, speed)


def figures(wanted: Any) -> Iterator[Figure]:
    """Every game on every engine that has it."""
    from benchmarks.engines import ENGINES, OURS

    for game in wanted.games:
        for engine in ENGINES:
            if game not in engine.GAMES or wanted.device not in engine.DEVICES:
                continue
            try:
                version(engine.PACKAGE)
            except PackageNotFoundError:
                if engine.NAME not in OURS:
                    print(f"{engine.NAME} is not installed", flush=True)
                    continue
            length = engine.length(game)
            for observed in engine.OBSERVES:
                if game == YARDSTICK and observed:
                    continue  # it has no tensors
                for batch in wanted.batches if engine.BATCHES else (1,):
                    figure = measure(engine, game, observed, batch, length, wanted)
                    if not wanted.json:
                        print(line(figure), flush=True)
                    yield figure


def line(figure: Figure) -> str:
    """What was measured, in words."""
    seen = "with observations" if figure.observed else "without"
    return (
        f"{figure.game:16} {figure.engine:22} {seen:18} batch {figure.batch:<8} {figure.speed:15,.0f} "
        f"steps/s {figure.games:14,.0f} games/s of {figure.length:.1f} steps "
        f"({figure.seconds:.1f} s, {figure.cpu_seconds:.1f} of CPU)"
    )


def best(found: list[Figure]) -> list[Figure]:
    """For each game, engine and kind the batch that suits it."""
    top: dict[tuple[str, str, bool], Figure] = {}
    for one in found:
        key = one.game, one.engine, one.observed
        if key not in top or one.speed > top[key].speed:
            top[key] = one
    return list(top.values())


def ratio(one: Figure, found: list[Figure]) -> float | None:
    """How many times as many games we play; of our own games, our decisions to those of the yardstick.

    None where nothing was measured to compare it with.
    """
    from benchmarks.engines import OURS
    from turncoat.games import NAMES

    if one.game in (*NAMES, YARDSTICK):
        beside = [other.speed for other in found if other.game == YARDSTICK]
        return one.speed / beside[0] if beside else None
    mine = [
        other.games
        for other in found
        if other.engine in OURS and (other.game, other.observed) == (one.game, one.observed)
    ]
    return max(mine) / one.games if mine else None


def table(found: list[Figure]) -> str:
    """All that was found, as a table of Markdown."""
    rows = [
        "| game | engine | observations | batch | steps/s | games/s | ratio |",
        "|---|---|---|---|---|---|---|",
    ]
    for one in found:
        beside = ratio(one, found)
        cells = (
            one.game, one.engine, "with" if one.observed else "without", f"{one.batch:,}",
            f"{one.speed:,.0f}", f"{one.games:,.0f}", "" if beside is None else f"{beside:.3g}",
        )  # fmt: skip
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def method(wanted: Any, core: int) -> dict[str, Any]:
    """How it was measured, and with what."""
    from benchmarks.engines import ENGINES

    packages = [*dict.fromkeys(engine.PACKAGE for engine in ENGINES), "jax", "jaxlib", "numba", "numpy"]
    versions = {"python": platform.python_version()}
    for package in packages:
        try:
            versions[package] = version(package)
        except PackageNotFoundError:
            versions[package] = "not installed"
    return {
        "device": wanted.device,
        "core": core,
        "xla_flags": os.environ["XLA_FLAGS"],
        "seed": SEED,
        "seconds": wanted.seconds,
        "versions": versions,
        "differences": {
            f"{engine.NAME}, {game}": how for engine in ENGINES for game, how in engine.DIFFERS.items()
        },
    }


def parsed() -> argparse.Namespace:
    """What was asked for."""
    from benchmarks.games import GAMES
    from turncoat.games import NAMES

    games = [*GAMES, YARDSTICK, *NAMES]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    parser.add_argument("--batches", type=int, nargs="+", help="tables side by side")
    parser.add_argument("--games", nargs="+", choices=games, metavar="GAME", help=", ".join(games))
    parser.add_argument("--device", default="cpu", choices=["cpu", "cuda"])
    parser.add_argument("--plot", type=Path, help="draw speed against batches into a file (SVG)")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    wanted.batches = wanted.batches or BATCHES[wanted.device]
    # Our own games on a GPU are measured by `benchmarks.gpu` and `benchmarks.vec`.
    wanted.games = wanted.games or (games if wanted.device == "cpu" else [*GAMES])
    return wanted


def main() -> None:
    """Measure and print."""
    core = pinned()
    wanted = parsed()
    found = list(figures(wanted))
    chosen = best(found)
    how = method(wanted, core)
    if wanted.plot:
        from benchmarks.throughput import drawn

        wanted.plot.write_text(drawn(found, wanted.device), encoding="utf-8")
    if wanted.json:
        said = [asdict(one) | {"games": one.games} for one in found]
        ratios = [asdict(one) | {"ratio": ratio(one, chosen)} for one in chosen]
        print(json.dumps({"method": how, "figures": said, "best": ratios}))
        return
    print(f"\n{table(chosen)}\n")
    print(json.dumps(how, indent=2))


if __name__ == "__main__":
    main()
