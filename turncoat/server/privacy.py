"""Privacy: what is deleted in time, and what a person can take along or have erased.

Entries are never changed, with this one exception: names and free words that are no longer to be kept are
taken out of them. Nothing else of a table depends on these, so that it is rebuilt as before.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from turncoat.server import entries, homes
from turncoat.server.entries import BotJoined, Entry, Erased, Joined, Left, Removed, Renamed, Resigned, Said
from turncoat.server.errors import Unwritten
from turncoat.server.hall import Hall
from turncoat.server.layout import (
    AUDIT,
    BANS,
    ENTRIES,
    HOME_SEATS,
    KEEPSAKES,
    PASSKEYS,
    REPORTS,
    TABLES,
    drop_tables,
)
from turncoat.server.room import Room, hashed
from turncoat.server.settings import Retention
from turncoat.server.store import CLOSED, OVER, HomeSeat, Row
from turncoat.words import Fault

LOG = logging.getLogger("turncoat.server")
DAY = 86400.0
BETWEEN = 3600.0
"""Seconds between two looks for what has been kept long enough."""
AT_ONCE = 200
"""Tables or remarks that one transaction deals with, so that moves need not wait for long."""
GIVEN_UP = (Left, Resigned, Removed)
"""After these a seat is another's, or a bot's."""


# In time ---------------------------------------------------------------------------------------


class Housekeeping:
    """Deletes what has been kept for as long as the settings say."""

    def __init__(self, hall: Hall, retention: Retention) -> None:
        self.hall = hall
        self.retention = retention

    async def keep(self) -> None:
        """Look again and again; a database that is away is tried the next time."""
        while True:
            try:
                await self.sweep()
            except (SQLAlchemyError, OSError) as fault:
                LOG.warning("nothing was tidied up", extra={"reason": type(fault).__name__})
            await asyncio.sleep(BETWEEN)

    async def sweep(self) -> None:
        """Delete what is due now."""
        now, keeps = self.hall.clock(), self.retention
        if keeps.tables is not None:
            await self._in_parts(self._old_tables(now - keeps.tables * DAY), self._drop_tables)
        if keeps.talk is not None:
            await self._in_parts(self._old_words(now - keeps.talk * DAY), self._drop_words)
        await self._delete(BANS, BANS.c.until <= now)
        if keeps.reports is not None:
            await self._delete(REPORTS, REPORTS.c.at < now - keeps.reports * DAY)
        if keeps.audit is not None:
            await self._delete(AUDIT, AUDIT.c.at < now - keeps.audit * DAY)

    def _old_tables(self, before: float) -> sa.Select[Any]:
        return sa.select(TABLES.c.id).where(TABLES.c.status.in_([OVER, CLOSED]), TABLES.c.changed_at < before)

    def _drop_tables(self, connection: sa.Connection, rows: Sequence[Any]) -> None:
        drop_tables(connection, [row.id for row in rows])

    def _old_words(self, before: float) -> sa.Select[Any]:
        return (
            sa.select(ENTRIES)
            .join(TABLES, TABLES.c.id == ENTRIES.c.table_id)
            .where(ENTRIES.c.kind == "said", ENTRIES.c.at < before, TABLES.c.status.in_([OVER, CLOSED]))
            .where(ENTRIES.c.body.not_like('%"text":""}'))
        )

    def _drop_words(self, connection: sa.Connection, rows: Sequence[Any]) -> None:
        for row in rows:
            said = entries.read(row.body)
            rewrite(connection, row.table_id, row.number, said.model_copy(update={"text": ""}))

    async def _in_parts(self, query: sa.Select[Any], work: Callable[..., None]) -> None:
        """Do something about all that a question finds, which it then finds no more."""
        while True:
            async with self.hall.store.engine.connect() as connection:
                rows = (await connection.execute(query.limit(AT_ONCE))).all()
            if not rows:
                return
            await self.hall.store.with_pen(partial(work, rows=rows))

    async def _delete(self, table: sa.Table, due: sa.ColumnElement[bool]) -> None:
        await self.hall.store.with_pen(lambda connection: connection.execute(table.delete().where(due)))


def rewrite(connection: sa.Connection, table: str, number: int, entry: Entry) -> None:
    """Write an entry anew, without what is no longer to be kept."""
    here = (ENTRIES.c.table_id == table, ENTRIES.c.number == number)
    connection.execute(ENTRIES.update().where(*here).values(body=entry.model_dump_json()))


# A person's ------------------------------------------------------------------------------------


def own(rows: Sequence[Row], seat: int, token: str) -> Iterator[tuple[Row, Entry]]:
    """What the holder of a token did at a seat, until they left it."""
    held = False
    for row in rows:
        entry = entries.read(row.body)
        if getattr(entry, "seat", None) != seat:
            continue
        if isinstance(entry, Joined):
            held = entry.token == hashed(token)
        if held:
            yield row, entry
        if isinstance(entry, GIVEN_UP):
            held = False


async def exported(hall: Hall, secret: str) -> dict[str, Any]:
    """All that is kept about the owner of a home; nothing of what others did, or bots in their place."""
    found = await homes.seats_of(hall, secret)
    return {
        "seats": [await _exported_seat(hall, secret, one, status) for one, status in found],
        "ratings": await hall.ratings.of_home(hashed(secret)),
        "passkeys": await _rows(hall, _passkeys_of(hashed(secret))),
        "bans": await _rows(hall, _bans_on(hashed(secret))),
        "reports": [row for one, _ in found for row in await _rows(hall, _reports_on(one))],
    }


def _passkeys_of(home: str) -> sa.Select[Any]:
    return sa.select(PASSKEYS.c.since, PASSKEYS.c.uses).where(PASSKEYS.c.home == home)


def _bans_on(home: str) -> sa.Select[Any]:
    here = BANS.c
    return sa.select(here.at, here.until, here.everywhere, here.table_id).where(here.subject == home)


def _reports_on(one: HomeSeat) -> sa.Select[Any]:
    """Remarks of a seat that others complained of, since it came home."""
    here = REPORTS.c
    return sa.select(here.at, here.table_id, here.seat, here.text, here.settled_at).where(
        here.table_id == one.table_id, here.seat == one.seat, here.at >= one.since
    )


async def _rows(hall: Hall, query: sa.Select[Any]) -> list[dict[str, Any]]:
    async with hall.store.engine.connect() as connection:
        return [dict(row) for row in (await connection.execute(query)).mappings()]


async def _exported_seat(hall: Hall, secret: str, one: HomeSeat, status: str) -> dict[str, Any]:
    token, key = homes.opened(secret, one)
    rows = await hall.store.entries(one.table_id)
    return {
        "table": one.table_id,
        "seat": one.seat,
        "since": one.since,
        "status": status,
        "token": token,
        "key": key or None,
        "summary": json.loads(one.summary) if one.summary else None,
        "entries": [
            {"at": row.at} | entry.model_dump(exclude={"token"}) for row, entry in own(rows, one.seat, token)
        ],
    }


async def erase(hall: Hall, secret: str) -> None:
    """Leave all tables, take the owner's names and words out of what is kept of them, and delete the home."""
    found = await homes.seats_of(hall, secret)
    await homes.give_up_all(hall, secret, found)
    for one, _ in found:
        await _erase_at(hall, one, homes.opened(secret, one)[0])
    await homes.forget(hall, secret)


async def _erase_at(hall: Hall, one: HomeSeat, token: str) -> None:
    rows = await hall.store.entries(one.table_id)
    new = [(row.number, _blank(entry)) for row, entry in own(rows, one.seat, token)]
    if _is_last(rows, one.seat, token):
        with suppress(Fault):  # a table that cannot be played on is only rewritten
            await hall.wish(await hall.desk(one.table_id), lambda room: _erased(room, one.seat))

    def write(connection: sa.Connection) -> None:
        for number, entry in new:
            rewrite(connection, one.table_id, number, entry)
        # What others have of the game, and what is kept of it for new rules, has the names too.
        there = HOME_SEATS.c.table_id == one.table_id
        connection.execute(HOME_SEATS.update().where(there).values(summary=None))
        connection.execute(KEEPSAKES.delete().where(KEEPSAKES.c.table_id == one.table_id))

    try:
        await hall.store.with_pen(write)
    except (SQLAlchemyError, OSError) as fault:
        raise Unwritten from fault


def _is_last(rows: Sequence[Row], seat: int, token: str) -> bool:
    """Whether nobody sat down at a seat after the holder of a token."""
    sat = [
        entry for row in rows if (entry := entries.read(row.body)).kind in ("joined", "bot-joined", "left")
    ]
    here = [entry for entry in sat if isinstance(entry, Joined | BotJoined | Left) and entry.seat == seat]
    last = here[-1] if here else None
    return isinstance(last, Joined) and last.token == hashed(token)


def _erased(room: Room, seat: int) -> list[Entry]:
    return [Erased(seat=seat)] if room.players[seat].name else []


def _blank(entry: Entry) -> Entry:
    """An entry without names and words."""
    if isinstance(entry, Joined | Renamed):
        return entry.model_copy(update={"name": ""})
    return entry.model_copy(update={"text": ""}) if isinstance(entry, Said) else entry
