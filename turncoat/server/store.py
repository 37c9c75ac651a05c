"""Where tables are kept: entries by table and number, in SQLite or PostgreSQL.

The key on (table, number) is what makes a table safe: of two processes that want to write the same
entry one is told that it was too late, reads what came first, and thinks again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Self, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from turncoat.server.entries import Entry
from turncoat.server.layout import AUDIT, ENTRIES, HOME_SEATS, KEEPSAKES, TABLES, audited
from turncoat.words import Fault, Message, Words

T = TypeVar("T")

INSERT = ENTRIES.insert()
UPDATE = (
    TABLES.update()
    .where(TABLES.c.id == sa.bindparam("table"))
    .values(status=sa.bindparam("new_status"), changed_at=sa.bindparam("now"))
)
TOUCH = sa.text("UPDATE alembic_version SET version_num = version_num")

CHANNEL = "turncoat"
"""PostgreSQL's channel for news between processes."""
MOST_AT_ONCE = 500
"""Requests that one transaction carries."""
LONGEST_NEWS = 7000
"""Characters of one piece of news; PostgreSQL takes no more than 7999 bytes."""
PAUSES = (0.1, 0.4, 1.5)
"""Seconds between the looks at a database that did not answer."""
ALIVE: dict[str, Any] = {
    "keepalives_idle": 20,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
"""How soon a connection to PostgreSQL that is cut without a word is given up."""
Status = Literal["open", "playing", "over", "closed"]
OPEN: Status = "open"
PLAYING: Status = "playing"
OVER: Status = "over"
CLOSED: Status = "closed"


class Conflict(Exception):
    """Somebody else has written an entry with that number."""


@dataclass(frozen=True)
class Row:
    """An entry as it is stored."""

    number: int
    at: float
    kind: str
    body: str

    @classmethod
    def of(cls, number: int, at: float, entry: Entry) -> Self:
        """An entry with its place and its time."""
        return cls(number, at, entry.kind, entry.model_dump_json())


@dataclass(frozen=True)
class Listed:
    """A table as lists know it."""

    id: str
    game: str
    public: bool
    status: str
    opened_at: float
    changed_at: float
    rated: bool = False


@dataclass(frozen=True)
class HomeSeat:
    """A seat that a home has."""

    home: str
    """The hash of its secret."""
    table_id: str
    seat: int
    sealed: str
    """What opens the seat, to be read with the secret alone."""
    since: float
    summary: str | None = None
    """What came of the game, once it is over and somebody has asked."""


@dataclass(frozen=True)
class Request:
    """Something to write: entries of a table, and how the table then stands."""

    table: str
    rows: tuple[Row, ...]
    status: str
    opening: Listed | None
    done: asyncio.Future[None]


def database_url(database: str) -> str:
    """A database as SQLAlchemy names it, from what people write: a file, or a PostgreSQL address.

    >>> database_url("games.db"), database_url("postgresql://me@host/games")
    ('sqlite+aiosqlite:///games.db', 'postgresql+psycopg://me@host/games')
    """
    for scheme in ("postgresql+psycopg://", "postgresql://", "postgres://"):
        if database.startswith(scheme):
            return "postgresql+psycopg://" + database.removeprefix(scheme)
    if "://" in database:
        raise Fault(Message("error-database", {"scheme": database.partition("://")[0]}), Words("en"))
    return f"sqlite+aiosqlite:///{database}"


class Store:
    """All tables. Entries are acknowledged when they are committed, many of them in one transaction."""

    def __init__(self, database: str) -> None:
        self.url = database_url(database)
        self.shared = self.url.startswith("postgresql")
        """Whether other processes may write the same tables."""
        self.file = "" if self.shared else self.url.removeprefix("sqlite+aiosqlite:///")
        self.engine: AsyncEngine
        """Reads."""
        self.pen: sa.Engine
        """Writes, in a thread of its own: a transaction costs half of what it does step by step."""
        self.hand = ThreadPoolExecutor(1, "store")
        self.waiting: asyncio.Queue[Request] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        await asyncio.to_thread(migrate, self.url)
        manners: dict[str, Any] = {
            "pool_pre_ping": self.shared,
            "hide_parameters": True,
            "connect_args": ALIVE | {"connect_timeout": 10} if self.shared else {},
        }
        self.engine = create_async_engine(self.url, **manners)
        self.pen = sa.create_engine(self.url.replace("+aiosqlite", ""), **manners)
        for engine in (self.engine.sync_engine, self.pen):
            sa.event.listen(engine, "connect", _set_up_postgresql if self.shared else _set_up_sqlite)
        self.writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is waiting and stop."""
        await self.waiting.join()
        if self.writer:
            self.writer.cancel()
            with suppress(asyncio.CancelledError):
                await self.writer
        self.hand.shutdown()
        self.pen.dispose()
        await self.engine.dispose()

    # Writing -----------------------------------------------------------------------------------

    async def append(
        self, table: str, rows: Sequence[Row], status: str, opening: Listed | None = None
    ) -> None:
        """Write entries, all or none; returns when they are committed. Raises `Conflict`."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self.waiting.put(Request(table, tuple(rows), status, opening, done))
        await done

    async def _write(self) -> None:
        """Write whatever is waiting in one transaction, over and over."""
        while True:
            requests = [await self.waiting.get()]
            while len(requests) < MOST_AT_ONCE and not self.waiting.empty():
                requests.append(self.waiting.get_nowait())
            try:
                await self._write_together(requests)
            finally:
                for _ in requests:
                    self.waiting.task_done()

    async def _write_together(self, requests: Sequence[Request]) -> None:
        """Write requests in one transaction, or else each for itself, so that none fails for another."""
        try:
            await self._commit(requests)
        except Exception as fault:
            if isinstance(fault, IntegrityError) or await self._is_back():
                for request in requests:
                    await self._write_alone(request)
            else:
                for request in requests:
                    _settle(request, fault)
        else:
            for request in requests:
                _settle(request, None)

    async def _write_alone(self, request: Request) -> None:
        """Write one request. It may be there already: where a connection breaks, the answer is lost."""
        verdict: Exception | None = None
        try:
            await self._commit([request])
        except Exception as fault:
            try:
                there = await self._is_written(request)
            except Exception:
                there = False
            verdict = None if there else Conflict() if isinstance(fault, IntegrityError) else fault
        _settle(request, verdict)

    async def _is_written(self, request: Request) -> bool:
        """Whether exactly these entries are in the database."""
        first = request.rows[0].number
        return (await self.entries(request.table, first))[: len(request.rows)] == list(request.rows)

    async def _is_back(self) -> bool:
        """Wait a little for a database that did not answer; whether it does now."""
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                await self.check()
            except Exception:
                continue
            return True
        return False

    async def _commit(self, requests: Sequence[Request]) -> None:
        """One transaction. All processes write in the order of the tables, so that none waits in a ring."""
        in_order = sorted(requests, key=lambda one: one.table)
        await asyncio.get_running_loop().run_in_executor(self.hand, self._commit_now, in_order)

    def _commit_now(self, requests: Sequence[Request]) -> None:
        with self.pen.begin() as connection:
            self._insert(connection, requests)

    def _insert(self, connection: sa.Connection, requests: Sequence[Request]) -> None:
        opened = [vars(request.opening) for request in requests if request.opening]
        if opened:
            connection.execute(TABLES.insert(), opened)
        connection.execute(
            INSERT,
            [{"table_id": request.table} | vars(row) for request in requests for row in request.rows],
        )
        connection.execute(
            UPDATE,
            [
                {"table": request.table, "new_status": request.status, "now": request.rows[-1].at}
                for request in requests
            ],
        )
        acts = [act for request in requests for act in audited(request.table, request.rows)]
        if acts:
            connection.execute(AUDIT.insert(), acts)
        if self.shared:
            for news in packed("entries", [f"{one.table}:{one.rows[-1].number}" for one in requests]):
                connection.execute(notice(news))

    # Homes -------------------------------------------------------------------------------------

    async def seats_of(self, home: str, limit: int | None = None) -> list[tuple[HomeSeat, str]]:
        """The seats of a home, the newest first, each with how its table stands."""
        query = (
            sa.select(HOME_SEATS, TABLES.c.status)
            .join(TABLES, TABLES.c.id == HOME_SEATS.c.table_id)
            .where(HOME_SEATS.c.home == home)
            .order_by(HOME_SEATS.c.since.desc(), HOME_SEATS.c.table_id, HOME_SEATS.c.seat)
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return [(HomeSeat(*row[:-1]), row[-1]) for row in await connection.execute(query)]

    async def change_homes(self, new: Sequence[HomeSeat], gone: Sequence[HomeSeat] = ()) -> None:
        """Write seats of homes; of those that are there already what opens them. Take others away."""

        def change(connection: sa.Connection) -> None:
            for one in gone:
                connection.execute(HOME_SEATS.delete().where(*_is(one)))
            for one in new:
                resealed = HOME_SEATS.update().where(*_is(one)).values(sealed=one.sealed)
                if not connection.execute(resealed).rowcount:
                    connection.execute(HOME_SEATS.insert().values(**vars(one)))

        await self.with_pen(change)

    async def sum_up(self, seat: HomeSeat, summary: str) -> None:
        """Keep what came of a game, if the home has not been deleted meanwhile."""
        kept = HOME_SEATS.update().where(*_is(seat)).values(summary=summary)
        await self.with_pen(lambda connection: connection.execute(kept))

    async def delete_home(self, home: str) -> None:
        """Delete all that is kept of a home."""
        gone = HOME_SEATS.delete().where(HOME_SEATS.c.home == home)
        await self.with_pen(lambda connection: connection.execute(gone))

    async def keep(self, table: str, entries: int, body: str) -> None:
        """Write the keepsake of a table as it is after so many entries, unless a newer one is there."""
        older = KEEPSAKES.delete().where(KEEPSAKES.c.table_id == table, KEEPSAKES.c.entries <= entries)
        new = KEEPSAKES.insert().values(table_id=table, entries=entries, body=body)

        def change(connection: sa.Connection) -> None:
            connection.execute(older)
            connection.execute(new)

        with suppress(IntegrityError):
            await self.with_pen(change)

    async def keepsake(self, table: str) -> str | None:
        """The keepsake of a table."""
        query = sa.select(KEEPSAKES.c.body).where(KEEPSAKES.c.table_id == table)
        async with self.engine.connect() as connection:
            found: str | None = await connection.scalar(query)
            return found

    async def with_pen(self, work: Callable[[sa.Connection], T]) -> T:
        """Write something that belongs to no table's entries."""

        def write() -> T:
            with self.pen.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.hand, write)

    # Reading -----------------------------------------------------------------------------------

    async def entries(self, table: str, since: int = 0, kinds: Sequence[str] = ()) -> list[Row]:
        """A table's entries from a number on, all or those of some kinds."""
        query = (
            sa.select(ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.kind, ENTRIES.c.body)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.number >= since)
            .order_by(ENTRIES.c.number)
        )
        if kinds:
            query = query.where(ENTRIES.c.kind.in_(kinds))
        async with self.engine.connect() as connection:
            return [Row(*row) for row in await connection.execute(query)]

    async def listed(self, status: str, limit: int, public: bool = True, since: float = 0.0) -> list[Listed]:
        """Tables by status, those that changed last first, or that were laid last while they are played.

        What changes a table that is being played can be a secret, even that it changed at all.
        """
        newest = TABLES.c.opened_at if status == PLAYING else TABLES.c.changed_at
        query = (
            sa.select(TABLES)
            .where(TABLES.c.status == status, TABLES.c.changed_at >= since)
            .order_by(newest.desc(), TABLES.c.id)
            .limit(limit)
        )
        if public:
            query = query.where(TABLES.c.public)
        async with self.engine.connect() as connection:
            return [Listed(*row) for row in await connection.execute(query)]

    async def touch(self) -> None:
        """Write something that changes nothing; raise whatever keeps the database from taking it."""
        await self.with_pen(lambda connection: connection.execute(TOUCH))

    async def check(self) -> None:
        """Raise whatever is wrong with the database."""
        async with self.engine.connect() as connection:
            await connection.execute(sa.select(1))

    # Other processes ---------------------------------------------------------------------------

    async def tell(self, words: str) -> None:
        """Tell all processes something."""
        if self.shared:
            async with self.engine.begin() as connection:
                await connection.execute(notice(words))

    async def told(self, ready: Callable[[], None]) -> AsyncIterator[str]:
        """What processes tell, this one included, as long as the connection holds."""
        import psycopg

        address = self.url.replace("postgresql+psycopg", "postgresql", 1)
        opening = psycopg.AsyncConnection.connect(address, autocommit=True, connect_timeout=10, **ALIVE)
        async with await opening as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            ready()
            async for notice in connection.notifies():
                yield notice.payload


def notice(words: str) -> sa.Select[Any]:
    """Tells other processes something when its transaction is committed."""
    return sa.select(sa.func.pg_notify(CHANNEL, words))


def packed(beginning: str, notes: Sequence[str]) -> list[str]:
    """Notes as few pieces of news, none of them longer than the database carries.

    >>> packed("entries", ["one:3", "two:7"])
    ['entries one:3 two:7']
    """
    news: list[str] = []
    for note in notes:
        if news and len(news[-1]) + len(note) < LONGEST_NEWS:
            news[-1] += f" {note}"
        else:
            news.append(f"{beginning} {note}")
    return news


def _is(seat: HomeSeat) -> tuple[sa.ColumnElement[bool], ...]:
    """Where a seat of a home stands."""
    here = HOME_SEATS.c
    return (here.home == seat.home, here.table_id == seat.table_id, here.seat == seat.seat)


def _settle(request: Request, fault: Exception | None) -> None:
    """Answer a request, unless nobody waits for the answer any more."""
    if request.done.done():
        return
    if fault:
        request.done.set_exception(fault)
    else:
        request.done.set_result(None)


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer, and what is committed outlives a loss of power."""
    cursor = connection.cursor()
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=10000",
        "foreign_keys=ON",
        "secure_delete=ON",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _set_up_postgresql(connection: Any, _: Any) -> None:
    """A process that stands still in the middle of a transaction does not hold up the others for long."""
    cursor = connection.cursor()
    cursor.execute("SET idle_in_transaction_session_timeout = 10000")
    cursor.close()
    connection.commit()


def prepare(database: str) -> None:
    """Bring a database to the newest layout; `Fault` where it cannot be used."""
    url = database_url(database)
    with explained(url):
        migrate(url)


@contextmanager
def explained(url: str) -> Iterator[None]:
    """What a database complains of, in one line that shows no password."""
    try:
        yield
    except (sa.exc.SQLAlchemyError, OSError) as fault:
        reason = str(getattr(fault, "orig", None) or fault).partition("\n")[0].rstrip(".")
        facts = {"database": shown(url), "reason": reason}
        raise Fault(Message("error-database-fails", facts), Words("en")) from None


def shown(url: str) -> str:
    """A database as people may read it, without a password.

    >>> shown("postgresql+psycopg://me:secret@host/games"), shown("sqlite+aiosqlite:///games.db")
    ('me:***@host/games', 'games.db')
    """
    return sa.make_url(url).render_as_string().partition("://")[2].removeprefix("/")


def database_file(url: str) -> Path | None:
    """The file of a SQLite database."""
    file = url.removeprefix("sqlite+aiosqlite:///")
    return Path(file) if file != url else None


def layouts() -> Config:
    """Where Alembic finds the layouts that there have been."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def newest_layout() -> str:
    """The layout that this version works with."""
    return ScriptDirectory.from_config(layouts()).get_current_head() or ""


def layout(connection: sa.Connection) -> str:
    """The layout that a database has; none where it is empty."""
    return ", ".join(MigrationContext.configure(connection).get_current_heads())


def migrate(url: str) -> None:
    """Bring a database to the newest layout, wholly or not at all; who starts at the same time waits."""
    config = layouts()
    if file := database_file(url):
        file.parent.mkdir(parents=True, exist_ok=True)
    engine = _alone(url)
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(7477)"))
            _refuse_newer(connection, config)
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()


def _refuse_newer(connection: sa.Connection, config: Config) -> None:
    """A layout that is not known here comes from a newer version, and is left alone."""
    known = {one.revision for one in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    if not known.issuperset(found):
        raise Fault(Message("error-database-newer", {"layout": ", ".join(found)}), Words("en"))


def _alone(url: str) -> sa.Engine:
    """An engine for changes of the layout; on SQLite its transactions begin by keeping others out."""
    if not url.startswith("sqlite"):
        return sa.create_engine(url)
    engine = sa.create_engine(url.replace("+aiosqlite", ""), connect_args={"timeout": 60})

    @sa.event.listens_for(engine, "connect")
    def leave_transactions_to_us(connection: Any, _: Any) -> None:
        connection.isolation_level = None

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
