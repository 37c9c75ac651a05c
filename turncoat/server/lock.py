"""One server at a time has a SQLite file: two would each go on with a game of their own."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Self

from turncoat.server.store import database_url
from turncoat.words import Fault, Message, Words

SQLITE = "sqlite+aiosqlite:///"
LONGEST_ADDRESS = 200
BEYOND = 1 << 30
"""Windows locks parts of a file, which nobody else can then read: a part where nothing stands."""


class Running(Fault):
    """Another server has the database; `address` is where it can be found, if it has told."""

    def __init__(self, address: str) -> None:
        name = "error-database-held" if address else "error-database-held-somewhere"
        super().__init__(Message(name, {"address": address} if address else {}), Words("en"))
        self.address = address


class Lock:
    """What a server holds while it uses a database, by a file beside it in which it says where it runs.

    The system gives it back when the process ends, however it ends. The file stays: if it went away, two
    servers could each hold one of that name. A database that servers may share has no such file.
    """

    def __init__(self, database: str) -> None:
        url = database_url(database)
        self.database = Path(url.removeprefix(SQLITE)).resolve() if url.startswith(SQLITE) else None
        self.held: int | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.give_back()

    def take(self) -> None:
        """Take the database; raises `Running` where another server has it."""
        if self.database is None:
            return
        try:
            self.database.parent.mkdir(parents=True, exist_ok=True)
            beside = self.database.with_name(f"{self.database.name}.lock")
            descriptor = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as fault:
            facts = {"database": str(self.database), "reason": str(fault.strerror)}
            raise Fault(Message("error-database-fails", facts), Words("en")) from None
        if not _locked(descriptor):
            address = os.read(descriptor, LONGEST_ADDRESS).decode("ascii", "ignore").strip()
            os.close(descriptor)
            raise Running(address)
        os.ftruncate(descriptor, 0)
        self.held = descriptor

    def tell(self, address: str) -> None:
        """Say where the server runs, for whoever starts another."""
        if self.held is not None:
            os.write(self.held, f"{address}\n".encode("ascii", "ignore"))

    def give_back(self) -> None:
        """Let another server have the database."""
        if self.held is not None:
            os.ftruncate(self.held, 0)
            os.close(self.held)
            self.held = None


if sys.platform == "win32":
    import msvcrt

    def _locked(descriptor: int) -> bool:
        os.lseek(descriptor, BEYOND, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(descriptor, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def _locked(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
