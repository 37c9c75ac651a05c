"""How Alembic reaches the database: by the connection that `turncoat.server.store.migrate` gives it."""

from __future__ import annotations

from alembic import context

from turncoat.server.layout import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
