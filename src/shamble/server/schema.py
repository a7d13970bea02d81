"""The database's tables."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Integer, MetaData, PrimaryKeyConstraint, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("engine", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("overlay", Text, nullable=False),
    Column("base", Text, nullable=True),
    Column("epoch", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("state", String(16), nullable=False),
    Column("roll", Text, nullable=False),
    Column("snapshot", Text, nullable=True),
)
"""`base` is the position the records start from (none: the set-up), `roll` who sits there. `epoch` counts how often
an old game had to go on from its snapshot, because its records no longer replay."""

records = Table(
    "records",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("luck", Text, nullable=True),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "epoch", "seq"),
)
"""Append-only. The key decides who was first; `luck`, the random stream afterwards, is in the last row of an append."""
