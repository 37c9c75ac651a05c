"""What one address may have at once, and what becomes of tables that nobody plays at."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import sqlalchemy as sa

from turncoat.server.desk import Desk
from turncoat.server.errors import TooManyTables
from turncoat.server.layout import ENTRIES, HOME_SEATS, QUEUES, TABLES, drop_tables
from turncoat.server.store import OPEN, OVER

MOST_AT_ONCE = 500
"""Tables that are deleted in one transaction."""


def check(desks: Iterable[Desk], address: str, most: int) -> None:
    """Refuse another table to an address that has as many in use as it may."""
    own = [desk for desk in desks if desk.laid_by == address and desk.room.status != OVER]
    if len(own) >= most:
        raise TooManyTables(most)


def is_without_people(desk: Desk) -> bool:
    """Whether nobody but bots plays at a table."""
    return all(player.bot or player.resigned for player in desk.room.players.values())


def delete_unused(connection: sa.Connection, before: float, used: Collection[str]) -> int:
    """Delete tables that were not touched for long, at which nobody ever sat, or that never began.

    Tables that are in use now, or where strangers gather, or that belong to somebody's home stay.
    """
    sat = sa.select(ENTRIES.c.table_id).where(ENTRIES.c.kind == "joined")
    kept = sa.select(HOME_SEATS.c.table_id).union(sa.select(QUEUES.c.table_id))
    unused = (
        sa.select(TABLES.c.id)
        .where(TABLES.c.changed_at < before, TABLES.c.id.not_in(kept))
        .where(sa.or_(TABLES.c.status == OPEN, TABLES.c.id.not_in(sat)))
        .limit(MOST_AT_ONCE)
    )
    gone = [table for table in connection.scalars(unused) if table not in used]
    drop_tables(connection, gone)
    return len(gone)
