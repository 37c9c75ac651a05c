"""The same playouts on CUDA, one game a thread. Everything that knows CUDA is in this file."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.kernel import playout
from turncoat.kernel.chance import WORD
from turncoat.kernel.game import Game
from turncoat.kernel.moves import MASK_WORDS
from turncoat.kernel.rule import paper, translated

THREADS_PER_BLOCK = 128
MAX_REGISTERS = 128


class NoGpu(RuntimeError):
    """There is no CUDA to run on; says what is missing."""


@cache
def _cuda() -> Any:
    """Numba's CUDA, or a plain word about what is missing."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # older releases of numba.cuda still ask NumPy for it
    try:
        from numba import cuda
    except ImportError as fault:
        raise NoGpu(f"CUDA needs the package numba-cuda: install turncoat[gpu] ({fault})") from None
    if not cuda.is_available():
        raise NoGpu("no CUDA device was found: a CUDA driver and an NVIDIA GPU are needed")
    from numba.core.types import IntegerLiteral
    from numba.cuda.extending import overload

    @overload(paper, inline="always", prefer_literal=True)
    def _paper(length: Any) -> Any:
        if not isinstance(length, IntegerLiteral):
            return None
        size = length.literal_value

        def local(length: Any) -> Any:
            cells = cuda.local.array(size, np.int64)
            for i in range(size):
                cells[i] = 0
            return cells

        return local

    return cuda


@cache
def _kernel(game: Game) -> Any:
    """A game's playout as a CUDA kernel."""
    cuda = _cuda()
    import numba

    table = numba.from_dtype(game.table.dtype)
    parts = {name: getattr(game, name) for name in ("deal", "legal", "play")}
    play_one = cuda.jit(device=True)(
        translated(playout.play_one, f"play_one_{game.name}", pick=playout.at_random, **parts)
    )

    @cuda.jit(max_registers=MAX_REGISTERS)
    def play_games(template: Any, a: int, b: int, first: int, games: int, tables: Any, steps: Any) -> None:
        """Each thread plays every so-many-th game; the first ones are kept in `tables`."""
        own = cuda.local.array(1, table)
        mask = cuda.local.array(MASK_WORDS, np.int64)
        whim = cuda.local.array(4, np.int64)
        thread = cuda.grid(1)
        taken = 0
        number = thread
        while number < games:
            own[0] = template[0]
            taken += play_one(own, own, mask, whim, a, b, first + number)
            if number < tables.shape[0]:
                tables[number] = own[0]
            number += cuda.gridsize(1)
        steps[thread] = taken

    return play_games


@dataclass(frozen=True)
class GpuRun:
    """Playouts on the GPU: how many, how long, and the tables of the first ones."""

    games: int
    steps: int
    seconds: float
    tables: NDArray[Any]


def play_games(
    game: Game, seats: int, games: int, seed: int, options: Mapping[str, str] | None = None,
    first: int = 0, keep: int = 0, threads: int = 1 << 18,
) -> GpuRun:  # fmt: skip
    """Play games at random on the GPU, the same as the CPU plays them, and keep some final tables."""
    cuda = _cuda()
    kernel = _kernel(game)
    template = cuda.to_device(game.blank(seats, options).row)
    tables = cuda.to_device(game.table.blanks(max(keep, 1))[:keep] if keep else game.table.blanks(0))
    blocks = max(1, min(threads, games) // THREADS_PER_BLOCK)
    steps = cuda.to_device(np.zeros(blocks * THREADS_PER_BLOCK, np.int64))
    cuda.synchronize()
    started = time.perf_counter()
    kernel[blocks, THREADS_PER_BLOCK](template, seed & WORD, seed >> 32, first, games, tables, steps)
    cuda.synchronize()
    seconds = time.perf_counter() - started
    return GpuRun(games, int(steps.copy_to_host().sum()), seconds, tables.copy_to_host())
