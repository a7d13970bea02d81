"""Migrations of the database schema, oldest first (Alembic)."""
