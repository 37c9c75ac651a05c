"""The same playouts on CUDA: a game a thread, or many tables to a block where a game declares its course."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.kernel import gpu_course, playout
from turncoat.kernel.batch import checked_talk, spoken
from turncoat.kernel.chance import halves
from turncoat.kernel.game import Game
from turncoat.kernel.gpu_pieces import device, kernel, on_gpu
from turncoat.kernel.moves import MASK_WORDS, MOST_MOVES
from turncoat.kernel.news import OVERFULL
from turncoat.kernel.record import WORD
from turncoat.kernel.rule import alarm, copy_row, paper

THREADS_PER_BLOCK = 1024
USUAL = 1 << 18
"""Games that are played at the same time, one by each thread."""
MAX_REGISTERS = 64
"""As many as fit when a block fills a multiprocessor."""


class NoGpu(RuntimeError):
    """There is no CUDA to run on; says what is missing."""


@cache
def the_cuda() -> Any:
    """Numba's CUDA, or a plain word about what is missing."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # older releases of numba.cuda ask NumPy for it when they first compile
    try:
        from numba import cuda
        from numba.cuda.extending import overload
    except ImportError as fault:
        raise NoGpu(f"CUDA needs the package numba-cuda: install turncoat[gpu] ({fault})") from None
    if not cuda.is_available():
        raise NoGpu("no CUDA device was found: a CUDA driver and an NVIDIA GPU are needed")
    from numba.core.types import IntegerLiteral

    def sheet(length: Any) -> Any:
        if not isinstance(length, IntegerLiteral):
            return None
        size = length.literal_value

        def local(length: Any) -> Any:
            cells = cuda.local.array(size, np.int64)
            for i in range(size):
                cells[i] = 0
            return cells

        return local

    overload(paper, inline="always", prefer_literal=True)(sheet)
    overload(alarm)(lambda: lambda: None)
    overload(copy_row)(_copying)
    return cuda


def _copying(to: Any, at: Any, source: Any, of: Any) -> Any:
    """What a kernel does to copy a record: word by word."""
    words = to.dtype.size // WORD

    def copy(to: Any, at: Any, source: Any, of: Any) -> Any:
        into, out_of = to.view(np.int64), source.view(np.int64)
        for word in range(words):
            into[at * words + word] = out_of[of * words + word]

    return copy


def local_tables(game: Game) -> tuple[np.dtype[Any], tuple[int, int, int]]:
    """What a game's tables are, and how many words one, two and three of them take.

    A kernel has tables of its own as words, and looks at them as tables: of an array of records `numba.cuda`
    does not say that it begins where a word does, and then words cannot be copied there.
    """
    words = game.table.dtype.itemsize // WORD
    return game.table.dtype, (words, 2 * words, 3 * words)


def _silent(tables: Any, players: Any, whim: Any, spoke: int) -> int:
    """Nobody speaks."""
    return spoke


@cache
def _speaking(game: Game, talks: bool) -> Any:
    """What is said before a decision."""
    if not talks:
        return device(_silent, "silent")
    words = spoken(game)
    says = device(playout.says_at_random, "says", **words)
    return device(playout.converse, "converse", says=says, **words)


@cache
def _kernel(game: Game, talks: bool) -> Any:
    """A game's playout as a CUDA kernel, with talk or without."""
    cuda = the_cuda()
    a_table, (one, _, _) = local_tables(game)
    parts: dict[str, Any] = {name: getattr(game, name) for name in ("deal", "legal", "play")}
    begin = device(playout.begin, "begin", **parts)
    decide = device(playout.decide, "decide", pick=playout.at_random, **parts)
    play = on_gpu(game.play)
    speak_first = _speaking(game, talks)

    def play_games(
        template: Any, a: int, b: int, first: int, games: int, tables: Any, steps: Any, losses: Any
    ) -> None:
        """Each thread plays every so-many-th game; the first ones are kept in `tables`.

        The threads of a block go from decision to decision together. Left to themselves they would
        be all over the rules at once, and the rules are larger than the cache for instructions.
        """
        own = cuda.local.array(one, np.int64).view(a_table)
        mask = cuda.local.array(MASK_WORDS, np.int64)
        whim = cuda.local.array(4, np.int64)
        thread = cuda.grid(1)
        taken = 0
        lost = 0
        number = thread
        for _ in range((games + cuda.gridsize(1) - 1) // cuda.gridsize(1)):
            copy_row(own, 0, template, 0)
            spoke = -1
            if number < games:
                begin(own, whim, a, b, first + number)
            while cuda.syncthreads_or(own[0].awaits):
                if own[0].awaits:
                    spoke = speak_first(own, own, whim, spoke)
                    decision = decide(own, own, mask, whim)
                    play(own[0], decision // MOST_MOVES, decision % MOST_MOVES)
            if number < games:
                taken += own[0].decisions
                if own[0].told == OVERFULL:
                    lost += 1
                if number < tables.shape[0]:
                    copy_row(tables, number, own, 0)
            number += cuda.gridsize(1)
        steps[thread] = taken
        losses[thread] = lost

    return kernel(cuda, play_games, max_registers=MAX_REGISTERS)


@dataclass(frozen=True)
class GpuRun:
    """Playouts on the GPU: how many, how long, and the tables of the first ones."""

    games: int
    steps: int
    seconds: float
    tables: NDArray[Any]


def play_games(
    game: Game, seats: int, games: int, seed: int, options: Mapping[str, str] | None = None,
    first: int = 0, keep: int = 0, threads: int = 0, talk: str = "off",
) -> GpuRun:  # fmt: skip
    """Play games at random on the GPU, the same as the CPU plays them, and keep some final tables.

    `threads` is how many games are played at the same time at most, as far as there is room; without it as
    many as are usually best.
    """
    cuda, talks = the_cuda(), checked_talk(game, talk)
    template = cuda.to_device(game.blank(seats, options).row)
    tables = cuda.to_device(game.table.blanks(keep))
    room: tuple[Any, ...] = ()
    if game.course:
        run = gpu_course.together(cuda, game, talks, _speaking(game, talks), MAX_REGISTERS)
        blocks, block, room = gpu_course.room_for(cuda, game, min(threads or games, games))
    else:
        run = _kernel(game, talks)
        blocks, block = -(-min(threads or USUAL, games) // THREADS_PER_BLOCK), THREADS_PER_BLOCK
    steps = cuda.to_device(np.zeros(blocks * block, np.int64))
    losses = cuda.to_device(np.zeros(blocks * block, np.int64))
    cuda.synchronize()
    started = time.perf_counter()
    run[blocks, block](template, *halves(seed), first, games, tables, steps, losses, *room)
    cuda.synchronize()
    seconds = time.perf_counter() - started
    if losses.copy_to_host().any():
        alarm()
    return GpuRun(games, int(steps.copy_to_host().sum()), seconds, tables.copy_to_host())
