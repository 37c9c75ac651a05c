"""Copies of all tables. A backup is one SQLite file, whichever database it was taken from or goes back to."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.pool import NullPool

from turncoat.server.layout import ENTRIES, METADATA, TABLES
from turncoat.server.lock import Lock
from turncoat.server.store import database_file, database_url, explained, layout, migrate, newest_layout
from turncoat.words import Fault, Message, Words

AT_ONCE = 1000
"""Rows that are copied in one go."""
OTHERS = sa.text("""
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
""")
"""How many others are connected to a PostgreSQL database."""


@dataclass(frozen=True)
class Holdings:
    """What a database or a backup holds."""

    tables: int
    entries: int
    bytes: int


def backup(database: str, target: Path) -> Holdings:
    """Write all that a database holds at one moment to a new file; its servers go on meanwhile."""
    if target.exists():
        raise _fault("backup-exists", file=str(target))
    url = database_url(database)
    source = database_file(url)
    with explained(url), _beside(target) as part:
        if source is None:
            _dump(url, part)
        elif source.exists():
            _copy(source, part)
        else:
            raise _fault("backup-nothing", database=str(source))
        held = holdings(part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        os.replace(part, target)
    return held


def restore(file: Path, database: str, replace: bool = False) -> Holdings:
    """Put back what a backup holds, in place of what is in the database; no server may use it meanwhile."""
    if not file.is_file():
        raise _fault("backup-missing", file=str(file))
    url = database_url(database)
    target = database_file(url)
    with Lock(database) as lock, explained(url):
        lock.take()
        where = target or Path(tempfile.gettempdir()) / "turncoat"
        where.parent.mkdir(parents=True, exist_ok=True)
        with _beside(where) as part:
            _copy(file, part)
            held = holdings(part, file)
            migrate(database_url(str(part)))
            if target is None:
                _load(part, url, replace)
            else:
                _put(part, target, replace)
    return held


def holdings(copy: Path, named: Path | None = None) -> Holdings:
    """What a backup holds; refuses a file that is none, or is damaged."""
    try:
        with closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as connection:
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if verdict != "ok":
                raise sqlite3.DatabaseError(verdict)
            tables, entries = (
                connection.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0]
                for table in (TABLES, ENTRIES)
            )
    except sqlite3.DatabaseError:
        raise _fault("backup-damaged", file=str(named or copy)) from None
    return Holdings(tables, entries, copy.stat().st_size)


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A file beside another, for its owner's eyes alone: it holds the secrets of deals."""
    descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}-")
    os.close(descriptor)
    part = Path(name)
    try:
        yield part
    finally:
        for ending in ("", "-wal", "-shm", "-journal"):
            Path(f"{part}{ending}").unlink(missing_ok=True)


def _copy(source: Path, copy: Path) -> None:
    """A SQLite file as it is at one moment, whoever writes to it, as a single file."""
    try:
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True, timeout=60)) as old,
            closing(sqlite3.connect(copy)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.DatabaseError:
        raise _fault("backup-damaged", file=str(source)) from None


def _dump(url: str, copy: Path) -> None:
    """All rows of a PostgreSQL database as one moment has them."""
    engine = sa.create_engine(url, poolclass=NullPool, isolation_level="REPEATABLE READ")
    with engine.begin() as source:
        if (found := layout(source)) != newest_layout():
            raise _fault("backup-layout", layout=found or "–", newest=newest_layout())
        migrate(database_url(str(copy)))
        with _sqlite(copy).begin() as target:
            _transfer(source, target)


def _load(copy: Path, url: str, replace: bool) -> None:
    """Put all rows of a backup into a PostgreSQL database, wholly or not at all."""
    migrate(url)
    engine = sa.create_engine(url, poolclass=NullPool)
    with engine.begin() as target, _sqlite(copy).begin() as source:
        if target.scalar(OTHERS):
            raise _fault("restore-used")
        _refuse_to_replace(target.scalar(sa.select(sa.func.count()).select_from(TABLES)) or 0, replace)
        for table in reversed(METADATA.sorted_tables):
            target.execute(table.delete())
        _transfer(source, target)
        for table in METADATA.sorted_tables:
            _count_on(target, table)


def _put(copy: Path, target: Path, replace: bool) -> None:
    """Put a backup in the place of a SQLite file."""
    if target.exists() and target.stat().st_size:
        _refuse_to_replace(holdings(target).tables, replace)
    for ending in ("-wal", "-shm"):
        Path(f"{target}{ending}").unlink(missing_ok=True)
    os.replace(copy, target)


def _refuse_to_replace(tables: int, replace: bool) -> None:
    if tables and not replace:
        raise _fault("restore-full", tables=tables)


def _transfer(source: sa.Connection, target: sa.Connection) -> None:
    """Copy all rows, tables that others refer to first."""
    for table in METADATA.sorted_tables:
        rows = source.execution_options(yield_per=AT_ONCE).execute(sa.select(table)).mappings()
        for part in rows.partitions(AT_ONCE):
            target.execute(table.insert(), [dict(row) for row in part])


def _count_on(connection: sa.Connection, table: sa.Table) -> None:
    """Let PostgreSQL number new rows after those that were put in with their numbers."""
    column = table.autoincrement_column
    if column is not None:
        last = sa.select(sa.func.coalesce(sa.func.max(column), 0) + 1).scalar_subquery()
        sequence = sa.func.pg_get_serial_sequence(table.name, column.name)
        connection.execute(sa.select(sa.func.setval(sequence, last, False)))


def _sqlite(file: Path) -> sa.Engine:
    return sa.create_engine(f"sqlite:///{file}", poolclass=NullPool)


def _fault(name: str, **facts: int | str) -> Fault:
    return Fault(Message(name, facts), Words("en"))
