"""What a database holds, read beside the servers that write it."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import sqlalchemy as sa
from sqlalchemy.pool import NullPool

from turncoat.server.entries import Moved, read
from turncoat.server.layout import ENTRIES, TABLES
from turncoat.server.room import Room, rebuilt
from turncoat.server.store import Row, database_url


class Ledger:
    """The tables of a database."""

    def __init__(self, database: str) -> None:
        url = database_url(database).replace("+aiosqlite", "")
        self.engine = sa.create_engine(url, poolclass=NullPool)

    def rows(self, *tables: str) -> dict[str, list[Row]]:
        """The entries of some tables, or of all; their numbers leave nothing out and come once."""
        found: dict[str, list[Row]] = defaultdict(list)
        query = sa.select(ENTRIES).order_by(*ENTRIES.primary_key)
        if tables:
            query = query.where(ENTRIES.c.table_id.in_(tables))
        with self.engine.connect() as connection:
            for table, *row in connection.execute(query):
                found[table].append(Row(*row))
        for rows in found.values():
            assert [row.number for row in rows] == list(range(len(rows)))
        return dict(found)

    def room(self, table: str) -> Room:
        """A table as its entries make it: every move has to be legal where it stands."""
        return rebuilt(table, [(read(row.body), row.at) for row in self.rows(table)[table]])

    def moves(self, table: str) -> dict[int, list[int]]:
        """The moves of each seat, in order."""
        made: dict[int, list[int]] = defaultdict(list)
        for row in self.rows(table)[table]:
            entry = read(row.body)
            if isinstance(entry, Moved):
                made[entry.seat].append(entry.move)
        return dict(made)

    def kinds(self, table: str) -> list[str]:
        """What kinds of entries a table has, in order."""
        return [read(row.body).kind for row in self.rows(table)[table]]

    def count(self) -> int:
        """How many entries there are."""
        with self.engine.connect() as connection:
            return connection.scalar(sa.select(sa.func.count()).select_from(ENTRIES)) or 0

    def statuses(self) -> dict[str, str]:
        """How each table stands."""
        with self.engine.connect() as connection:
            return {
                table: status for table, status in connection.execute(sa.select(TABLES.c.id, TABLES.c.status))
            }


def said_then(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Lines as they were when they were said: whether a claim is true is known when the game is over."""
    return [{name: value for name, value in line.items() if name != "true"} for line in lines]
