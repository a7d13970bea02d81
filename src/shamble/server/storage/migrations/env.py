"""Alembic's entrance: the server hands its connection in and migrates when it starts."""

from __future__ import annotations

from alembic import context

from shamble.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
