"""The kind of an entry has a column of its own: lists look for those who came and went alone."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

KINDS = (
    "opened", "joined", "bot-joined", "left", "started", "moved", "said", "claimed", "went-away",
    "came-back", "again",
)  # fmt: skip
ENTRIES = sa.table("entries", *(sa.column(name) for name in ("table_id", "number", "kind", "body")))


def upgrade() -> None:
    """Add the column, and fill it from what the entries say."""
    op.add_column("entries", sa.Column("kind", sa.String(16)))
    connection = op.get_bind()
    for table in connection.scalars(sa.text("SELECT id FROM tables")).all():
        _fill(connection, table)
    with op.batch_alter_table("entries") as entries:
        entries.alter_column("kind", existing_type=sa.String(16), nullable=False)


def _fill(connection: sa.Connection, table: str) -> None:
    """Note the kinds of a table's entries. PostgreSQL itself reads no JSON with a zero byte in a text."""
    here = ENTRIES.c.table_id == table
    rows = connection.execute(sa.select(ENTRIES.c.number, ENTRIES.c.body).where(here)).all()
    if rows:
        noted = ENTRIES.update().where(here, ENTRIES.c.number == sa.bindparam("entry"))
        values = [{"entry": number, "found": _kind(body)} for number, body in rows]
        connection.execute(noted.values(kind=sa.bindparam("found")), values)


def _kind(body: str) -> str:
    """The kind that an entry names; nothing for a damaged one, which harms its own table alone."""
    try:
        kind = json.loads(body)["kind"]
    except (ValueError, TypeError, KeyError):
        return ""
    return str(kind) if kind in KINDS else ""
