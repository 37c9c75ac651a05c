"""What is kept of tables for the day when their rules change."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """One keepsake a table, gone with it."""
    op.create_table(
        "keepsakes",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
