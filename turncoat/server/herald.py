"""The herald: what this process tells others that serve the same tables, and what it hears from them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from turncoat.match import SPECTATOR
from turncoat.server.desk import Desk
from turncoat.server.errors import Unwritten
from turncoat.server.store import packed

if TYPE_CHECKING:
    from turncoat.server.hall import Hall

LOG = logging.getLogger("turncoat.server")

BEAT = 5.0
"""Seconds between two words to other processes on who is connected here."""
AFTER_A_FAILURE = 1.0
"""Seconds before entries that could not be read are asked for again."""


class Herald:
    """Speaks for a hall. Where tables are not shared with other processes it is silent."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.process = secrets.token_hex(4)
        self.untold: set[Desk] = set()
        """Tables whose connections others are to be told of."""
        self.telling = False
        self.ears: dict[str, Callable[..., Awaitable[None]]] = {}
        """What other parts of the house do about news of their own kinds."""

    async def open(self) -> None:
        """Begin to listen and to speak."""
        if self.hall.store.shared:
            ready = asyncio.Event()
            self.hall.spawn(self._listen(ready))
            self.hall.spawn(self._beat())
            await ready.wait()

    async def announce(self, kind: str, *notes: str) -> None:
        """Tell other processes something that they have an ear for."""
        await self.hall.store.tell(" ".join((kind, self.process, *notes)))

    def ask_for(self, table: str) -> None:
        """Ask other processes who is connected to a table there."""
        if self.hall.store.shared:
            self.hall.spawn(self.hall.store.tell(f"who {self.process} {table}"))

    async def _listen(self, ready: asyncio.Event) -> None:
        """Hear what other processes write, again and again if the connection breaks."""

        def listening() -> None:
            ready.set()
            for desk in list(self.hall.desks.values()):
                self.hall.spawn(self._follow(desk))
                self.ask_for(desk.room.id)

        while True:
            try:
                async for words in self.hall.store.told(listening):
                    self.hall.spawn(self._heard(*words.split(" ")))
            except Exception as fault:  # whatever broke it, it is tried again
                LOG.warning("the database's news broke off", extra={"reason": type(fault).__name__})
            await asyncio.sleep(1)

    async def _heard(self, kind: str, *notes: str) -> None:
        """A piece of news: entries by table and number, who is connected where, or a question for that."""
        if kind == "entries":
            for note in notes:
                table, _, number = note.partition(":")
                await self._hear_of(table, int(number))
        elif notes[0] == self.process:
            return
        elif kind in self.ears:
            await self.ears[kind](*notes[1:])
        elif kind == "present":
            noted = [self._note(notes[0], *note.split(":")) for note in notes[1:]]
            for desk in filter(None, noted):
                await self.hall.show_presence(desk)
        elif kind == "who":
            asked = self.hall.desks.get(notes[1])
            if asked and asked.connections:
                self.tell_presence(asked)

    async def _hear_of(self, table: str, number: int) -> None:
        """An entry was written: read it, unless it is known or nobody here uses the table."""
        if table in self.hall.loading:
            with suppress(Exception):  # whoever asked for the table is told
                await asyncio.shield(self.hall.loading[table])
        desk = self.hall.desks.get(table)
        if desk and number >= desk.room.length:
            await self._follow(desk, number)

    async def _follow(self, desk: Desk, number: int | None = None) -> None:
        """Read what others have written, as often as it takes."""
        while not self.hall.closing and not desk.spoilt:
            try:
                await self.hall.refresh(desk, number)
            except Unwritten:
                await asyncio.sleep(AFTER_A_FAILURE)
            else:
                return

    def _note(self, process: str, table: str, seats: str) -> Desk | None:
        """Note who is connected to another process; gives the table where that is news."""
        desk = self.hall.desks.get(table)
        if desk is None:
            return None
        now = self.hall.timer()
        before = desk.present(now)
        desk.elsewhere[process] = (
            frozenset(int(seat) for seat in seats.split(",") if seat),
            now + 2.5 * BEAT,
        )
        return desk if desk.present(now) != before else None

    def tell_presence(self, *desks: Desk) -> None:
        """Tell other processes who is connected to tables here."""
        self.untold.update(desks if self.hall.store.shared else ())
        if self.untold and not self.telling:
            self.telling = True
            self.hall.spawn(self._tell())

    async def _tell(self) -> None:
        """Tell one thing after another, so that nothing older arrives after it."""
        try:
            while self.untold:
                notes = [self._presence_note(desk) for desk in self.untold]
                self.untold.clear()
                for news in packed(f"present {self.process}", notes):
                    await self.hall.store.tell(news)
        except (SQLAlchemyError, OSError) as fault:  # the next beat comes soon
            LOG.warning("other processes were not told", extra={"reason": type(fault).__name__})
        finally:
            self.telling = False

    def _presence_note(self, desk: Desk) -> str:
        here = sorted({one.seat for one in desk.connections if one.seat != SPECTATOR})
        return f"{desk.room.id}:{','.join(map(str, here))}"

    async def _beat(self) -> None:
        """Tell other processes, over and over, who is connected here, and forget those that fell silent."""
        while True:
            await asyncio.sleep(BEAT)
            self.tell_presence(*(desk for desk in self.hall.desks.values() if desk.connections))
            await self._forget(self.hall.timer())

    async def _forget(self, now: float) -> None:
        """Let go of those who were connected to processes that have not been heard of."""
        for desk in list(self.hall.desks.values()):
            silent = [process for process, (_, until) in desk.elsewhere.items() if until <= now]
            for process in silent:
                del desk.elsewhere[process]
            if silent:
                await self.hall.show_presence(desk)
