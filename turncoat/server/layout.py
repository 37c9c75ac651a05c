"""What the database holds: tables and their entries, homes, ratings, queues, passkeys, and what is kept of
order in the house."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

if TYPE_CHECKING:
    from turncoat.server.store import Row

METADATA = sa.MetaData()
TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("opened_at", sa.Float, nullable=False),
    sa.Column("changed_at", sa.Float, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("tables_by_status", "status", "public", "changed_at"),
    sa.Index(
        "rated_tables",
        "status",
        "changed_at",
        sqlite_where=sa.text("rated"),
        postgresql_where=sa.text("rated"),
    ),
)
"""What lists need to know of tables."""
ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

HOME_SEATS = sa.Table(
    "home_seats",
    METADATA,
    sa.Column("home", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("sealed", sa.Text, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("summary", sa.Text),
)
"""The seats of homes (see `turncoat.server.homes`)."""
KEEPSAKES = sa.Table(
    "keepsakes",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
"""What is kept of tables for the day when their rules change (see `turncoat.server.renewal`)."""

PLAYERS = sa.Table(
    "players",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("home", sa.String(64), nullable=False, unique=True),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("name", sa.String(24)),
    sa.Column("name_key", sa.String(48), unique=True),
)
"""Whose rating belongs to which home, and by what name it is shown if its owner wants that."""
RATED_GAMES = sa.Table(
    "rated_games",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("pool", sa.String(10), nullable=False),
    sa.Column("ended_at", sa.Float, nullable=False),
    sa.Column("result", sa.Text, nullable=False),
    sa.Index("rated_games_in_order", "game", "pool", "ended_at", "table_id"),
)
"""Finished games that are counted (see `turncoat.server.ratings`); they stay when their tables go."""
RATED_SEATS = sa.Table(
    "rated_seats",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("who", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("pool", sa.String(10), nullable=False),
    sa.Column("ended_at", sa.Float, nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Index("rated_seats_in_order", "who", "game", "pool", "ended_at"),
)
"""How everybody who took part in a counted game stood after it."""
QUEUES = sa.Table(
    "queues",
    METADATA,
    sa.Column("name", sa.String(80), primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False),
)
"""The table at which people who look for others meet, for each game, number of seats and agreement."""

PASSKEYS = sa.Table(
    "passkeys",
    METADATA,
    sa.Column("credential", sa.String(1400), primary_key=True),
    sa.Column("home", sa.String(64), nullable=False, index=True),
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("uses", sa.BigInteger, nullable=False),
    sa.Column("sealed", sa.Text, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
)
"""Passkeys by which homes are found again (see `turncoat.server.passkeys`)."""
CHALLENGES = sa.Table(
    "challenges",
    METADATA,
    sa.Column("challenge", sa.String(64), primary_key=True),
    sa.Column("home", sa.String(64), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)
"""What passkeys have been asked and have not answered yet."""

REPORTS = sa.Table(
    "reports",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("reporter", sa.Integer, nullable=False),
    sa.Column("line", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("whispered", sa.Boolean, nullable=False),
    sa.Column("lines", sa.Text, nullable=False),
    sa.Column("address", sa.String(64)),
    sa.Column("settled_at", sa.Float),
    sa.UniqueConstraint("table_id", "reporter", "line"),
)
"""Remarks that somebody complained of (see `turncoat.server.reports`)."""
BANS = sa.Table(
    "bans",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("subject", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("everywhere", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)
"""Who may not sit down, by home and by address (see `turncoat.server.bans`)."""
AUDIT = sa.Table(
    "audit",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("who", sa.String(16), nullable=False),
    sa.Column("what", sa.String(16), nullable=False),
    sa.Column("table_id", sa.String(32)),
    sa.Column("seat", sa.Integer),
    sa.Column("detail", sa.Text, nullable=False),
)
"""Who kept order, when and how: it holds no names."""
AUDITED = frozenset({"renamed", "muted", "removed", "closed"})
"""Entries that hosts and administrators make."""


def audited(table: str, rows: Iterable[Row]) -> list[dict[str, Any]]:
    """What the audit log keeps of a table's new entries, in the transaction that writes them."""
    return [_noted(table, row.at, json.loads(row.body)) for row in rows if row.kind in AUDITED]


def _noted(table: str, at: float, entry: dict[str, Any]) -> dict[str, Any]:
    detail = "off" if entry.get("on") is False else ""
    what, seat = entry["kind"], entry.get("seat")
    return {"at": at, "who": entry["by"], "what": what, "table_id": table, "seat": seat, "detail": detail}


def drop_tables(connection: sa.Connection, ids: Sequence[str]) -> None:
    """Delete tables with all that is theirs; what was counted of them stays."""
    for theirs in (HOME_SEATS, ENTRIES):
        connection.execute(theirs.delete().where(theirs.c.table_id.in_(ids)))
    connection.execute(TABLES.delete().where(TABLES.c.id.in_(ids)))
