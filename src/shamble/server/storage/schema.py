"""The database's tables."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

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
    Column("edition", Integer, nullable=False, server_default="0"),
    Column("owner", Integer, nullable=True),
    Column("term", Integer, nullable=False, server_default="0"),
)
"""`base` is the position the records start from (none: the set-up), `roll` who sits there, `edition` how often that
was changed. `epoch` counts how often an old game had to go on from its snapshot, because its records no longer replay.
`owner` is the process that plays it (PostgreSQL only), `term` how often that changed: who knows an older one writes
nothing."""

records = Table(
    "records",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("luck", Text, nullable=True),
    Column("at", Float, nullable=False),
    Column("term", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table_id", "epoch", "seq"),
)
"""Append-only. The key decides who was first; `luck`, the random stream afterwards, is in the last row of an append.
`term`: of the process that wrote it."""

bans = Table(
    "bans",
    metadata,
    Column("network", String(64), primary_key=True),
    Column("since", Float, nullable=False),
)
"""Addresses that are not let in."""

shared = MetaData()
"""What only PostgreSQL has: several processes on one database."""

processes = Table(
    "processes",
    shared,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
)
"""Who serves. One is there until then, and as long as it holds the advisory lock of its number."""

leases = Table(
    "leases",
    shared,
    Column("table_id", String(32), nullable=False),
    Column("term", Integer, nullable=False),
    Column("owner", Integer, nullable=False),
    Column("since", DateTime(timezone=True), nullable=False),
    PrimaryKeyConstraint("table_id", "term"),
)
"""Who owned a table when: a term has one owner, by the key."""

letters = Table(
    "letters",
    shared,
    Column("id", BigInteger, primary_key=True),
    Column("reader", Integer, nullable=False),
    Column("body", Text, nullable=False),
    prefixes=["UNLOGGED"],
)
"""What one process tells another and is too long for NOTIFY; whoever reads one takes it away."""
