"""Ratings by finished games, and the tables at which people who look for others meet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Tables that were laid before are not rated."""
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    rated = sa.text("rated")
    op.create_index(
        "rated_tables", "tables", ["status", "changed_at"], sqlite_where=rated, postgresql_where=rated
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("home", sa.String(64), nullable=False, unique=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("name", sa.String(24)),
        sa.Column("name_key", sa.String(48), unique=True),
    )
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("pool", sa.String(10), nullable=False),
        sa.Column("ended_at", sa.Float, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
    )
    op.create_index("rated_games_in_order", "rated_games", ["game", "pool", "ended_at", "table_id"])
    op.create_table(
        "rated_seats",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("who", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("pool", sa.String(10), nullable=False),
        sa.Column("ended_at", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("rated_seats_in_order", "rated_seats", ["who", "game", "pool", "ended_at"])
    op.create_table(
        "queues",
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
    )
