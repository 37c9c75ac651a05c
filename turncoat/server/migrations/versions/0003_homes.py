"""The seats of a home: what one person has played, on whichever device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A row for each seat; a home that has none is nowhere."""
    op.create_table(
        "home_seats",
        sa.Column("home", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("summary", sa.Text),
    )
