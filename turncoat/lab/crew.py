"""Whoever plays the games: the cores of this machine, or a Ray cluster. What comes out is the same."""

from __future__ import annotations

import hashlib
import os
import socket
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import version
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

from turncoat.bots.own import any_bot
from turncoat.games import game as game_named
from turncoat.kernel.batch import Results, checked_talk
from turncoat.kernel.batch import cores as all_cores
from turncoat.kernel.game import Game
from turncoat.kernel.thinking import Thinking, think_together
from turncoat.lab.games import play_some, playing, results_of
from turncoat.lab.refusal import refused
from turncoat.lab.schedule import Stretch
from turncoat.words import Fault

WAITING = 2
"""Tasks for each core that are handed out before one has come back, so that no core waits."""
SOURCES = ("kernel/**/*.py", "games/**/*.py", "bots/**/*.py", "bots/players/*.npz", "lab/games.py",
           "lab/schedule.py")  # fmt: skip
"""What decides how a game goes."""

DEVICES = ("cpu", "cuda")
PATIENCE = 10.0
"""Seconds within which a cluster has to answer."""
LOCAL = "local"
"""The address of a cluster that is started on this machine, and ended with the work."""

T = TypeVar("T")
Load = tuple[Stretch, ...]
Done = list[tuple[Stretch, Results]]


@cache
def code() -> str:
    """One hash over the sources that decide how a game goes, and what they rest on."""
    digest = hashlib.sha256(f"{version('numpy')} {version('numba')}".encode())
    package = Path(__file__).parent.parent
    for path in sorted(path for pattern in SOURCES for path in package.glob(pattern)):
        digest.update(str(path.relative_to(package)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@dataclass(frozen=True)
class Task:
    """What all games of a task have in common."""

    game: str
    seats: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    talk: str = "off"
    device: str = "cpu"
    """Where searching players think: here, or on CUDA, those of all games of a load together."""

    def play(self, load: Load) -> Done:
        """Play games one after another, on one core, or all together on a GPU."""
        game = game_named(self.game)
        if self.device != "cpu":
            return self._play_together(game, load)

        def played(part: Stretch) -> Results:
            return play_some(
                game, self.seats, part.deals, self.seed, part.seating, self.options, part.first,
                threads=1, talk=self.talk,
            )  # fmt: skip

        return [(part, played(part)) for part in load]

    def _play_together(self, game: Game, load: Load) -> Done:
        from turncoat.kernel import gpu_ponder

        talks = checked_talk(game, self.talk)

        def games() -> Iterator[Thinking[Any]]:
            for part in load:
                for number in range(part.first, part.first + part.deals):
                    bots = [any_bot(bot, game) for bot in part.seating]
                    yield playing(game, self.seats, number, self.seed, bots, self.options, talks)

        tables = iter(think_together(games(), gpu_ponder.answers))
        return [(part, results_of(game, list(islice(tables, part.deals)))) for part in load]


def loads(stretches: Iterable[Stretch], most: int) -> Iterator[Load]:
    """Stretches put together to about so many games."""
    load: list[Stretch] = []
    for stretch in stretches:
        load.append(stretch)
        if sum(part.deals for part in load) >= most:
            yield tuple(load)
            load = []
    if load:
        yield tuple(load)


def play_all(
    task: Task, work: Iterable[Load], cores: int | None = None, ray: str | None = None
) -> Iterator[Done]:
    """Play everything, and give back what is done as soon as it is done, in any order.

    `ray` is the address of a cluster; there `cores` are how many of its are used at most.
    """
    return _here(task, work, cores or all_cores()) if ray is None else _there(task, work, cores, ray)


def _here(task: Task, work: Iterable[Load], cores: int) -> Iterator[Done]:
    pool = ThreadPoolExecutor(cores)

    def some_of(under_way: list[Future[Done]]) -> tuple[list[Done], list[Future[Done]]]:
        done, left = wait(under_way, return_when=FIRST_COMPLETED)
        return [one.result() for one in done], list(left)

    try:
        yield from _in_turn(work, WAITING * cores, lambda load: pool.submit(task.play, load), some_of)
    finally:
        pool.shutdown(cancel_futures=True)


def _there(task: Task, work: Iterable[Load], cores: int | None, address: str) -> Iterator[Done]:
    import ray

    def some_of(under_way: list[Any]) -> tuple[list[Done], list[Any]]:
        done, left = ray.wait(under_way)
        try:
            return ray.get(done), left
        except ray.exceptions.RayTaskError as fault:
            raise fault.cause if isinstance(fault.cause, Fault) else fault from None

    with cluster(address, cores):
        there = int(ray.cluster_resources().get("CPU", 1))
        play = ray.remote(num_cpus=1, max_retries=3)(_play)
        same = code()
        room = min(cores, there) if cores else WAITING * there
        yield from _in_turn(work, room, lambda load: play.remote(task, load, same), some_of)


def _in_turn(
    work: Iterable[Load],
    room: int,
    submit: Callable[[Load], T],
    some_of: Callable[[list[T]], tuple[list[Done], list[T]]],
) -> Iterator[Done]:
    """Hand work out as long as there is room, and take in what is done."""
    left, under_way = iter(work), list[T]()
    while True:
        under_way += [submit(load) for load in islice(left, room - len(under_way))]
        if not under_way:
            return
        done, under_way = some_of(under_way)
        yield from done


def _play(task: Task, load: Load, same: str) -> Done:
    """What a cluster's machine does; it has to have the same code as the one that asks."""
    if code() != same:
        raise refused("error-ray-code")
    return task.play(load)


def _knock(address: str) -> None:
    """See whether anybody is at an address: Ray itself would try for ten minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), PATIENCE).close()


@contextmanager
def cluster(address: str, cores: int | None = None) -> Iterator[None]:
    """A connection to a cluster, where there is none yet; the address `local` starts one on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    if ray.is_initialized():
        yield
        return
    alone = {"num_cpus": cores or all_cores(), "include_dashboard": False} if address == LOCAL else {}
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, configure_logging=False, **alone)
    except (OSError, RuntimeError, ValueError) as fault:
        raise refused("error-ray", address=address, reason=" ".join(str(fault).split())) from None
    try:
        yield
    finally:
        ray.shutdown()
