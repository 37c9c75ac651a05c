"""What is kept of order in the house beside its tables: reports, bans, and who did what."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

if TYPE_CHECKING:
    from turncoat.server.store import Row

METADATA = sa.MetaData()
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
