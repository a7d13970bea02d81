"""Alembic environment of the database schema; the migrations are in `versions`."""
