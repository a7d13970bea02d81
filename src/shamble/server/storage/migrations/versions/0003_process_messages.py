"""Replaces `letters` by `process_messages`: rows that are announced on channels with random names."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":  # only PostgreSQL serves several processes
        return
    op.drop_table("letters")
    op.execute("DELETE FROM processes")  # processes of an older version are stopped before an upgrade
    op.add_column("processes", sa.Column("channel", sa.Text, nullable=False))
    op.add_column("processes", sa.Column("backend", sa.Integer, nullable=False))
    op.create_table(
        "process_messages",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=True),
        sa.Column("reader", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        prefixes=["UNLOGGED"],  # useless after a crash of the database: its writers and readers are gone too
    )
    op.execute(
        "ALTER TABLE process_messages ALTER COLUMN body SET STORAGE EXTERNAL"
    )  # the server compresses large bodies


def downgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    op.drop_table("process_messages")
    for name in ("backend", "channel"):
        op.drop_column("processes", name)
    op.create_table(
        "letters",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=True),
        sa.Column("reader", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        prefixes=["UNLOGGED"],
    )
