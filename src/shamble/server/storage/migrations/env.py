"""Entry point of Alembic: runs the migrations on the connection that the server passes in when it starts."""

from __future__ import annotations

from alembic import context

from shamble.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
