"""Where bots think: a few threads, which tables take in turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from turncoat.kernel.batch import cores

T = TypeVar("T")


class Thinkers:
    """Threads for work that takes long. A table with much of it waits for no less than one with little."""

    def __init__(self, threads: int | None = None) -> None:
        self.free = threads or max(2, cores())
        self.pool = ThreadPoolExecutor(self.free, "bot")
        self.queues: dict[Hashable, deque[asyncio.Future[None]]] = {}
        """What each table has waiting; the table whose turn it is comes first."""

    async def run(self, table: Hashable, work: Callable[[], T]) -> T:
        """Do some work of a table once it is its turn."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        self.queues.setdefault(table, deque()).append(turn)
        self._go_on()
        try:
            await turn
            return await loop.run_in_executor(self.pool, work)
        finally:
            if turn.done() and not turn.cancelled():
                self.free += 1
                self._go_on()

    def _go_on(self) -> None:
        while self.free and self.queues:
            table = next(iter(self.queues))
            waiting = self.queues.pop(table)
            turn = waiting.popleft()
            if waiting:
                self.queues[table] = waiting
            if not turn.done():
                self.free -= 1
                turn.set_result(None)

    def close(self) -> None:
        """Begin nothing more."""
        self.pool.shutdown(cancel_futures=True)
