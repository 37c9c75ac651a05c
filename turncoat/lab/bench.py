"""How fast random games go on this machine, with the legal moves worked out at every step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from turncoat.kernel.batch import cores as all_cores
from turncoat.kernel.batch import play_games
from turncoat.kernel.fault import OptionError
from turncoat.kernel.game import Game
from turncoat.lab.refusal import check_cores, refused
from turncoat.match import Refused, words_of

SEED = 1
LONG_ENOUGH = 0.2
"""Seconds that one batch takes at least, so that starting it costs next to nothing."""


@dataclass(frozen=True)
class Speed:
    """What was measured."""

    game: str
    seats: int
    cores: int
    seconds: float
    games: int
    steps: int
    games_per_second: float
    steps_per_second: float
    start_seconds: float
    """From the start of the process to its first finished game: imports, compiling or loading."""

    def json(self) -> dict[str, Any]:
        """The measurement as a program reads it."""
        return asdict(self)


def bench(game: Game, seats: int, cores: int | None, seconds: float, age: Callable[[], float]) -> Speed:
    """Measure for about so many seconds; `age` says how long the process has been running."""
    if seconds <= 0:
        raise refused("error-seconds", seconds=seconds)
    check_cores(cores)
    try:
        game.blank(seats)
    except OptionError as fault:
        raise Refused.of(fault, words_of(game, "en")) from None
    threads = cores or all_cores()

    def played(first: int, count: int) -> int:
        return int(play_games(game, seats, count, SEED, first=first, threads=threads).steps.sum())

    played(0, 1)
    started = age()
    batch = _batch(played, seconds, threads)
    games = steps = 0
    begin = perf_counter()
    while (taken := perf_counter() - begin) < seconds:
        steps += played(games, batch)
        games += batch
    return Speed(game.name, seats, threads, taken, games, steps, games / taken, steps / taken, started)


def _batch(played: Callable[[int, int], int], seconds: float, threads: int) -> int:
    """How many games to play at a time; trying it out also warms the machine up."""
    batch = threads
    while True:
        begin = perf_counter()
        played(0, batch)
        if perf_counter() - begin >= min(LONG_ENOUGH, seconds / 2):
            return batch
        batch *= 2
