"""Scribes: processes that write out what readers of tables are sent, so that a server uses several cores.

All else stays in one place: connections, limits, the database and every decision. A scribe knows a table by
its entries alone and can be missed at any time: the hall then writes out by itself, as it does while it has
little to do.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import pickle
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from turncoat.kernel.quick import quick
from turncoat.server import metrics
from turncoat.server.scribe import HEAD, Begin, Forget, Order, Pages, Reader, Rest, Use, Write, packed, pages
from turncoat.server.store import PLAYING, Store

if TYPE_CHECKING:
    from turncoat.server.desk import Desk

LOG = logging.getLogger("turncoat.server")

BUSY = 0.3
"""The share of its time that each process, this one included, writes out before another is started."""
COUNTED = 2.0
"""Seconds over which that is counted."""
PATIENCE = 10.0
"""Seconds that a scribe has for an answer."""
LONGEST_START = 60.0
"""Seconds that it has until it can answer."""
MOST_AT_ONCE = 8
"""Tables that are being handed to scribes at the same time."""
PROGRAM = "from turncoat.server.scribe import main; main()"
"""As a main module its orders would be others than those that are sent."""
ROOM = 2**20
"""Bytes of answers that may wait to be read."""


class Gone(Exception):
    """A scribe has ended, or has not done what it was asked."""


class Scribe:
    """A process that writes out."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.tables: set[str] = set()
        self.games: set[str] = set()
        """Games whose compiled rules it uses."""
        self.numbers = itertools.count(1)
        self.asked: dict[int, asyncio.Future[Pages | None]] = {}
        self.is_gone = False
        self.reading = asyncio.ensure_future(self._read())

    @classmethod
    async def start(cls) -> Scribe:
        """A new process, which hears nothing of keys that are pressed at this one's terminal."""
        scribe = cls(
            await asyncio.create_subprocess_exec(
                sys.executable, "-c", PROGRAM, stdin=PIPE, stdout=PIPE, limit=ROOM, start_new_session=True
            )
        )
        try:
            await scribe.ask(Forget(""), LONGEST_START)
        except BaseException:
            await scribe.close()
            raise
        return scribe

    def tell(self, order: Order, number: int = 0) -> None:
        """Order something; there is no answer."""
        if self.process.stdin and not self.is_gone:
            self.process.stdin.write(packed((number, order)))

    async def ask(self, order: Order, patience: float = PATIENCE) -> Pages | None:
        """Order something and wait for the answer; raises `Gone`."""
        if self.is_gone:
            raise Gone
        number = next(self.numbers)
        answer: asyncio.Future[Pages | None] = asyncio.get_running_loop().create_future()
        self.asked[number] = answer
        self.tell(order, number)
        try:
            async with asyncio.timeout(patience):
                return await answer
        except TimeoutError:
            self.is_gone = True
            self._kill()
            raise Gone from None
        finally:
            del self.asked[number]

    def forget(self, table: str) -> None:
        """Keep a table no longer."""
        self.tables.discard(table)
        self.tell(Forget(table))

    async def _read(self) -> None:
        """Hand answers to those who wait for them, until there are no more."""
        answers = self.process.stdout
        assert answers
        try:
            while True:
                body = await answers.readexactly(*HEAD.unpack(await answers.readexactly(HEAD.size)))
                number, found, fault = pickle.loads(body)
                waiting = self.asked.get(number)
                if waiting and not waiting.done():
                    waiting.set_exception(Gone(fault)) if fault else waiting.set_result(found)
        except (asyncio.IncompleteReadError, OSError):
            LOG.warning("a scribe has ended")
        finally:
            self.is_gone = True
            for waiting in self.asked.values():
                if not waiting.done():
                    waiting.set_exception(Gone())

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()

    async def close(self) -> None:
        """End the process, which has nothing that would be lost."""
        self.reading.cancel()
        await asyncio.gather(self.reading, return_exceptions=True)
        self._kill()
        await self.process.wait()


class Scribes:
    """Who writes out what is sent: this process, and as many others as are needed and allowed."""

    def __init__(self, store: Store, most: int = 0, timer: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.most = most
        self.timer = timer
        self.all: list[Scribe] = []
        self.is_starting = False
        self.tasks: set[asyncio.Task[Any]] = set()
        self.handing: set[Desk] = set()
        """Tables that are being handed to a scribe."""
        self.written = 0.0
        """Seconds of writing, of all processes, since `counting_since`."""
        self.counting_since = timer()

    async def pages(self, desk: Desk, readers: Iterable[Reader], decide_by: float | None) -> Pages:
        """What readers of a table are to have as it stands."""
        found = await self._by_scribe(desk, list(readers), decide_by) if desk.scribe else None
        if found is None:
            found = pages(desk.room, readers, decide_by)
        seconds = [page.seconds for page in found.values()]
        for one in seconds:
            metrics.VIEWS.observe(one)
        if self.most:
            self._count(sum(seconds))
            self._consider(desk)
        return found

    async def _by_scribe(self, desk: Desk, readers: list[Reader], decide_by: float | None) -> Pages | None:
        scribe, room = desk.scribe, desk.room
        assert scribe
        new, desk.untold = desk.untold, []
        if room.match and room.game_name not in scribe.games and quick(room.match.game):
            scribe.games.add(room.game_name)
            scribe.tell(Use(room.game_name))
        try:
            return await scribe.ask(Write(room.id, new, room.length, readers, decide_by))
        except Gone as fault:
            LOG.warning("a table was written out here", extra={"table": room.id, "reason": repr(fault)})
            self.let_go(desk)
            desk.stays = not scribe.is_gone
            return None

    def let_go(self, desk: Desk) -> None:
        """A table is written out here from now on, or not at all."""
        self.handing.discard(desk)
        if desk.scribe:
            desk.scribe.forget(desk.room.id)
        desk.scribe = None
        desk.untold.clear()

    def rest(self, desk: Desk) -> None:
        """Nothing has happened at a table for a while: what was made for its readers is let go."""
        desk.room.views.clear()
        if desk.scribe:
            desk.scribe.tell(Rest(desk.room.id))

    # How many there are, and who has which tables ------------------------------------------------

    def _count(self, seconds: float) -> None:
        """Count what was written; where it is much, one more begins to help."""
        self.written += seconds
        passed = self.timer() - self.counting_since
        if passed < COUNTED:
            return
        share, self.written, self.counting_since = self.written / passed, 0.0, self.timer()
        self.all = [scribe for scribe in self.all if not scribe.is_gone]
        if share > BUSY * (1 + len(self.all)) and len(self.all) < self.most and not self.is_starting:
            self.is_starting = True
            self._spawn(self._start())

    async def _start(self) -> None:
        try:
            scribe = await Scribe.start()
        except (Gone, OSError):
            LOG.exception("no process to write in")
        else:
            self.all.append(scribe)
        finally:
            self.is_starting = False

    def _consider(self, desk: Desk) -> None:
        """Have a scribe take a table over that is being played, the one that has fewest."""
        free = [scribe for scribe in self.all if not scribe.is_gone]
        if not free or desk.stays or desk in self.handing or len(self.handing) >= MOST_AT_ONCE:
            return
        least = min(free, key=lambda scribe: len(scribe.tables))
        own = desk.scribe
        if desk.room.status == PLAYING and (own is None or len(own.tables) > 2 * len(least.tables) + 2):
            self.let_go(desk)
            self.handing.add(desk)
            self._spawn(self._hand(desk, least))

    async def _hand(self, desk: Desk, scribe: Scribe) -> None:
        """Hand a table to a scribe, beside all that goes on: how much has happened takes nobody's time."""
        table = desk.room.id
        scribe.tables.add(table)
        try:
            rows = await self.store.entries(table)
            await scribe.ask(Begin(table, [(row.number, row.body, row.at) for row in rows]))
        except (Gone, SQLAlchemyError, OSError) as fault:
            LOG.warning("no scribe took a table", extra={"table": table, "reason": repr(fault)})
            desk.stays = not scribe.is_gone
            self.let_go(desk)
        if desk in self.handing:
            desk.scribe = scribe
            self.handing.discard(desk)
        else:
            scribe.forget(table)

    def hear(self, desk: Desk, number: int, body: Callable[[], str], at: float) -> None:
        """An entry takes effect at a table: its scribe learns of it before it writes the next time."""
        if desk.scribe or desk in self.handing:
            desk.untold.append((number, body(), at))

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """End all scribes."""
        self.most = 0
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(scribe.close() for scribe in self.all))
