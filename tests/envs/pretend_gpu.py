"""A GPU that is none: kernels run here, interpreted, thread by thread. It shows how they are called."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, SimpleNamespace
from typing import Any

import numba
import numpy as np

from turncoat.kernel.game import Game
from turncoat.kernel.gpu_vec import whole_words
from turncoat.kernel.record import Record, Rows

JUNK = b"-"
"""What lies in memory that nobody has written to."""


class OnDevice:
    """An array that lies on it: records are read and written as tables."""

    def __init__(self, cells: np.ndarray[Any, Any], kinds: dict[Any, type[Record]]) -> None:
        self.cells, self.kinds = cells, kinds
        self.shape, self.dtype = cells.shape, cells.dtype
        kind = kinds.get(cells.dtype)
        self.inside: Any = Rows(kind, cells) if kind else cells
        self.__cuda_array_interface__ = {"data": (cells.ctypes.data, False)}

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice) and self.inside is not self.cells:
            return Rows(self.kinds[self.dtype], self.cells[at])
        return self.inside[at]

    def __setitem__(self, at: Any, value: Any) -> None:
        self.inside[at] = value

    def __len__(self) -> int:
        return len(self.cells)

    def copy_to_host(self) -> np.ndarray[Any, Any]:
        return self.cells.copy()

    def copy_to_device(self, cells: np.ndarray[Any, Any]) -> None:
        self.cells[...] = getattr(cells, "cells", cells)

    def view(self, kind: Any) -> np.ndarray[Any, Any]:
        return self.cells.view(kind)

    def is_c_contiguous(self) -> bool:
        return bool(self.cells.flags.c_contiguous)


class Sheet(np.ndarray[Any, Any]):
    """Local memory, which can be looked at as records."""

    kinds: dict[Any, type[Record]]

    def view(self, kind: Any) -> Any:  # type: ignore[override]
        """The same memory as records of a kind, or as other numbers."""
        if kind not in self.kinds:
            return np.asarray(self).view(kind)
        return Rows(self.kinds[kind], np.asarray(self).view(kind))


class PretendCuda:
    """What of Numba's CUDA the tables of learners use."""

    def __init__(self, game: Game, notes: type[Record]) -> None:
        self.kinds = {game.table.dtype: game.table, whole_words(notes.dtype): notes}
        self.table = numba.from_dtype(game.table.dtype)
        self.game = game
        self.local = SimpleNamespace(array=self._local)
        self.shared = SimpleNamespace(array=self._local)
        self.atomic = SimpleNamespace(add=self._add)
        self.threadIdx, self.blockIdx = SimpleNamespace(x=0), SimpleNamespace(x=0)
        self.blockDim, self.warpsize = SimpleNamespace(x=1), 1

    def _local(self, length: int, kind: Any) -> Any:
        if kind == self.table:
            return Rows(self.game.table, self.game.table.blanks(length))
        sheet = np.frombuffer(JUNK * length * np.dtype(kind).itemsize, kind).copy().view(Sheet)
        sheet.kinds = self.kinds
        return sheet

    def _add(self, cells: Any, at: int, more: int) -> int:
        before = int(cells[at])
        cells[at] += more
        return before

    def grid(self, axes: int) -> int:
        return int(self.blockIdx.x)

    def syncthreads(self) -> None:
        """A block has one thread here."""

    def syncwarp(self) -> None:
        """Nor has a warp more."""

    def shfl_sync(self, threads: int, value: Any, of: int) -> Any:
        """What the one thread has."""
        return value

    def synchronize(self) -> None:
        """Everything is done at once here."""

    def get_current_device(self) -> Any:
        return SimpleNamespace(MULTIPROCESSOR_COUNT=1)

    def current_context(self) -> Any:
        return SimpleNamespace(get_memory_info=lambda: SimpleNamespace(free=1 << 24))

    def syncthreads_or(self, goes: Any) -> bool:
        """Whether any thread of the block goes on."""
        return bool(goes)

    def gridsize(self, axes: int) -> int:
        """All games are for the first thread."""
        return 1

    def device_array(self, shape: Any, kind: Any) -> OnDevice:
        cells = np.zeros(shape, kind)
        cells.view(np.uint8)[...] = JUNK[0]
        return OnDevice(cells, self.kinds)

    def to_device(self, cells: np.ndarray[Any, Any]) -> OnDevice:
        return OnDevice(cells.copy(order="K"), self.kinds)  # as CUDA has it: in the order in which it lay

    def as_cuda_array(self, given: Any, sync: bool) -> Any:
        return getattr(given, "array", given)


class _Kernel:
    def __init__(self, cuda: PretendCuda, kernel: Callable[..., None]) -> None:
        self.cuda, self.kernel = cuda, kernel

    def __getitem__(self, shape: tuple[int, int]) -> Callable[..., None]:
        blocks, threads = shape
        count = blocks * threads

        def run(*arguments: Any) -> None:
            for number in range(count):
                self.cuda.blockIdx.x = number
                self.kernel(*arguments)

        return run


def kernel(cuda: PretendCuda, function: Callable[..., None], max_registers: int = 0) -> _Kernel:
    """In place of what is compiled for a GPU."""
    return _Kernel(cuda, function)


def interpreted(function: Any, name: str, **parts: Any) -> Any:
    """In place of what is translated for a compiler."""
    return FunctionType(function.__code__, function.__globals__ | parts, name, function.__defaults__)
