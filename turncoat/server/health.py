"""Whether the server works: not only that its database answers, but that it takes what is written."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from turncoat.server.errors import Unwell
from turncoat.server.store import Store

FRESH = 2.0
"""Seconds for which a finding holds: strangers may ask too, and every look writes to the disk."""
PATIENCE = 10.0
"""Seconds that a database has to take something."""
LEAST_ROOM = 32 * 1024 * 1024
"""Bytes that have to be free where the tables are: a database that finds none left takes nothing more."""


class Health:
    """What was found when somebody last looked."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.file = None if store.shared else Path(store.file)
        self.identity: tuple[int, int] | None = None
        self.looking = asyncio.Lock()
        self.looked_at = float("-inf")
        self.found = ""

    def begin(self) -> None:
        """Note which file the database is."""
        self.identity = self._identity()

    async def check(self) -> None:
        """Raise `Unwell` where something is wrong."""
        async with self.looking:
            if time.monotonic() - self.looked_at >= FRESH:
                self.found = await self._look()
                self.looked_at = time.monotonic()
        if self.found:
            raise Unwell(self.found)

    async def _look(self) -> str:
        """What is wrong, as the name of a message, if anything is."""
        if self.file and self._identity() != self.identity:
            return "error-health-gone"
        if self.file and shutil.disk_usage(self.file.parent).free < LEAST_ROOM:
            return "error-health-full"
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.touch()
        except (SQLAlchemyError, OSError):
            return "error-health-unwritten"
        return ""

    def _identity(self) -> tuple[int, int] | None:
        """What tells the file from any other of the same name; None where there is no file."""
        try:
            found = self.file.stat() if self.file else None
        except FileNotFoundError:
            return None
        return (found.st_dev, found.st_ino) if found else None
