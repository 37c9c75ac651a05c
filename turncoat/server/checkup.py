"""Whether all is well with what a server needs: for people who run one, and for what watches over it."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.pool import NullPool

from turncoat.games import game, names
from turncoat.kernel.rule import cache_folder
from turncoat.server.client import is_built
from turncoat.server.layout import TABLES
from turncoat.server.lock import Lock, Running
from turncoat.server.settings import Settings
from turncoat.server.store import database_file, database_url, explained, layout, newest_layout, shown
from turncoat.words import Argument, Fault, Message

Verdict = Literal["ok", "warning", "fault"]
OK: Verdict = "ok"
WARNING: Verdict = "warning"
FAULT: Verdict = "fault"
SCARCE, TOO_LITTLE = 1e9, 1e8
"""Free bytes of a disk below which it is time to look, and below which the server will soon stand still."""
FEW_FILES = 4096
"""Open files below which connections may be refused; each needs one."""
THEIR_TIME = sa.text("SELECT extract(epoch FROM clock_timestamp())::float8")
CLOCKS_APART = 5.0
"""Seconds by which clocks may differ."""


@dataclass(frozen=True)
class Finding:
    """Something that was looked at."""

    part: str
    verdict: Verdict
    message: Message


def checkup(settings: Settings) -> list[Finding]:
    """All that was found, part by part."""
    parts: dict[str, Callable[[Settings], Iterator[Finding]]] = {
        "version": _version, "settings": _settings, "database": _database, "lock": _lock, "disk": _disk,
    }  # fmt: skip
    found: list[Finding] = []
    for part, look in parts.items():
        try:
            found += look(settings)
        except Fault as fault:
            found.append(Finding(part, FAULT, fault.message))
    return found


def _found(part: str, verdict: Verdict, name: str, **facts: Argument) -> Finding:
    return Finding(part, verdict, Message(f"check-{name}", facts))


def _version(_: Settings) -> Iterator[Finding]:
    rules = ", ".join(f"{name} {game(name).version}" for name in names())
    version, python = importlib.metadata.version("turncoat"), platform.python_version()
    yield _found("version", OK, "version", version=version, python=python, rules=rules)


def _settings(settings: Settings) -> Iterator[Finding]:
    """What is the same for every start on this machine."""
    if is_built(settings.client):
        yield _found("settings", OK, "client")
    else:
        yield _found("settings", WARNING, "no-client")
    if not _writable(cache_folder()):
        yield _found("settings", WARNING, "cache", folder=str(cache_folder()))
    most = _most_files()
    if most is not None:
        verdict = WARNING if most < FEW_FILES else OK
        yield _found("settings", verdict, "few-files" if most < FEW_FILES else "files", files=most)


def _writable(folder: Path) -> bool:
    """Whether files can be put into a folder, or into the one in which it would be made."""
    there = next(one for one in (folder, *folder.parents) if one.exists())
    return os.access(there, os.W_OK)


def _most_files() -> int | None:
    """Files that a process may have open, where the system says it."""
    try:
        import resource
    except ImportError:
        return None
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def _database(settings: Settings) -> Iterator[Finding]:
    """Whether the database answers, is whole and of this version's layout, and how its clock goes."""
    url = database_url(settings.database)
    file = database_file(url)
    if file is not None and not file.exists():
        yield _found("database", OK, "database-none", database=shown(url))
        yield _time(time.time())
        return
    address = f"sqlite:///file:{file}?mode=rw&uri=true" if file else url
    engine = sa.create_engine(address, poolclass=NullPool, connect_args={"timeout": 10} if file else {})
    with explained(url), engine.connect() as connection:
        if file is not None:
            damage = connection.scalar(sa.text("PRAGMA quick_check(1)"))
            if damage != "ok":
                yield _found("database", FAULT, "database-damaged", database=shown(url), reason=str(damage))
                return
        found, newest = layout(connection), newest_layout()
        if found != newest:
            older = found < newest
            name = "database-older" if older else "database-newer"
            yield _found("database", WARNING if older else FAULT, name, layout=found or "–", newest=newest)
            return
        open_, playing, over = (_count(connection, status) for status in ("open", "playing", "over"))
        counts = {"open": open_, "playing": playing, "over": over}
        yield _found("database", OK, "database", database=shown(url), **counts)
        yield _clock(connection)


def _count(connection: sa.Connection, status: str) -> int:
    counted = sa.select(sa.func.count()).select_from(TABLES).where(TABLES.c.status == status)
    return connection.scalar(counted) or 0


def _clock(connection: sa.Connection) -> Finding:
    """A clock that is behind what was written makes people wait; one of another machine may go otherwise."""
    now = time.time()
    newest = connection.scalar(sa.select(sa.func.max(TABLES.c.changed_at))) or 0.0
    if newest > now + CLOCKS_APART:
        return _found("clock", FAULT, "clock-behind", seconds=round(newest - now))
    if connection.dialect.name == "postgresql":
        apart = (connection.scalar(THEIR_TIME) or now) - now
        if abs(apart) > CLOCKS_APART:
            return _found("clock", WARNING, "clocks-apart", seconds=round(abs(apart)))
    return _time(now)


def _time(now: float) -> Finding:
    return _found("clock", OK, "clock", time=time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(now)))


def _lock(settings: Settings) -> Iterator[Finding]:
    """Whether a server has the database now."""
    file = database_file(database_url(settings.database))
    if file is None:
        yield _found("lock", OK, "lock-shared")
    elif file.exists():
        try:
            with Lock(settings.database) as lock:
                lock.take()
        except Running as running:
            yield _found("lock", OK, "lock-held", address=running.address or "–")
        else:
            yield _found("lock", OK, "lock-free")


def _disk(settings: Settings) -> Iterator[Finding]:
    """Room where tables are written; of another machine's disk nothing can be told."""
    file = database_file(database_url(settings.database))
    folder = (file or cache_folder()).resolve().parent
    there = next(one for one in (folder, *folder.parents) if one.exists())
    free = shutil.disk_usage(there).free
    verdict = FAULT if free < TOO_LITTLE else WARNING if free < SCARCE else OK
    name = "disk" if verdict == OK else "disk-scarce"
    yield _found("disk", verdict, name, folder=str(there), free=round(free / 1e6))
    if file is not None and not _writable(folder):
        yield _found("disk", FAULT, "disk-read-only", folder=str(there))
