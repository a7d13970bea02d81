"""The tables of the database schema."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
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
"""Game tables. `base` is the position before the first record (NULL: the set-up). `roll` has people and seats as JSON,
`edition` counts its changes. `epoch` counts how often the game was continued from its snapshot because its records no
longer replay. `owner` is the number of the process that has the table in memory (PostgreSQL only). `term` counts the
changes of the owner: a process with an older term cannot write."""

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
"""Records of the games, append-only. The primary key makes the second of two writers fail. The last row of an append
has the state of the random stream after it (`luck`). `term` is that of the process that wrote the row."""

bans = Table(
    "bans",
    metadata,
    Column("network", String(64), primary_key=True),
    Column("since", Float, nullable=False),
)
"""Banned addresses and networks."""

storage_probes = Table(
    "storage_probes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)
"""One row with random text, which a health check writes to find out whether the database can be written."""

workshop_missions = Table(
    "workshop_missions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("author", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("mission", Text, nullable=False),
    Column("info", Text, nullable=False),
    Column("shared", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("plays", Integer, nullable=False, server_default="0"),
    Column("wins", Integer, nullable=False, server_default="0"),
    Index("workshop_missions_by_author", "author"),
    Index("workshop_missions_by_change", "shared", "changed"),
)
"""Missions of the workshop. `author` is the hash of the author's secret, `text` the file, `mission` and `info` JSON."""

workshop_comments = Table(
    "workshop_comments",
    metadata,
    Column("mission", String(16), ForeignKey("workshop_missions.id"), nullable=False),
    Column("author", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("stars", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("mission", "author"),
)
"""Ratings and comments on missions, one of each person."""

shared = MetaData()
"""Tables for several processes on one database, in PostgreSQL only."""

processes = Table(
    "processes",
    shared,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
    Column("channel", Text, nullable=False),
    Column("backend", Integer, nullable=False),
)
"""Processes that serve. A process is alive until `until`, if its database session (`backend`) holds the advisory lock
of its number. `channel` is the random name of the channel on which it listens for messages."""

leases = Table(
    "leases",
    shared,
    Column("table_id", String(32), nullable=False),
    Column("term", Integer, nullable=False),
    Column("owner", Integer, nullable=False),
    Column("since", DateTime(timezone=True), nullable=False),
    PrimaryKeyConstraint("table_id", "term"),
)
"""History of the owners of tables. The primary key allows one owner per term."""

process_messages = Table(
    "process_messages",
    shared,
    Column("id", BigInteger, primary_key=True),
    Column("reader", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    prefixes=["UNLOGGED"],
)
"""Messages of one process to another. The reader removes a row when it reads it."""
