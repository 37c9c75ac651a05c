"""Where bots think: a few threads, which tables take in turn, those of people first."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from turncoat.kernel.batch import cores

T = TypeVar("T")


@dataclass(frozen=True)
class Alone:
    """Stands for all tables without people that one address has laid: they have one turn together."""

    address: str


class Thinkers:
    """Threads for work that takes long. A table with much of it waits for no less than one with little.

    Tables without people come when no others wait, and have one thread among them.
    """

    def __init__(self, threads: int | None = None) -> None:
        self.free = threads or max(2, cores())
        self.pool = ThreadPoolExecutor(self.free, "bot")
        self.queues: dict[Hashable, deque[asyncio.Future[None]]] = {}
        """What each table has waiting; the table whose turn it is comes first."""
        self.alone: dict[Hashable, deque[asyncio.Future[None]]] = {}
        """The same of tables without people, by those who laid them."""
        self.lone = False
        """Whether something of a table without people is being done."""

    async def run(self, table: Hashable, work: Callable[[], T]) -> T:
        """Do some work of a table once it is its turn."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        lone = isinstance(table, Alone)
        queues = self.alone if lone else self.queues
        queues.setdefault(table, deque()).append(turn)
        self._go_on()
        try:
            await turn
            return await loop.run_in_executor(self.pool, work)
        finally:
            if turn.done() and not turn.cancelled():
                self.free += 1
                self.lone = self.lone and not lone
                self._go_on()

    def _go_on(self) -> None:
        while self.free and (queues := self.queues or ({} if self.lone else self.alone)):
            table = next(iter(queues))
            waiting = queues.pop(table)
            turn = waiting.popleft()
            if waiting:
                queues[table] = waiting
            if not turn.done():
                self.free -= 1
                self.lone = self.lone or queues is self.alone
                turn.set_result(None)

    def close(self) -> None:
        """Begin nothing more."""
        self.pool.shutdown(cancel_futures=True)
