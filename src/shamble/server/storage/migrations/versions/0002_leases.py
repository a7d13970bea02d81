"""Adds owners of tables, editions of the roster, and banned addresses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("edition", sa.Integer, nullable=False, server_default="0"))
        batch.add_column(sa.Column("owner", sa.Integer, nullable=True))
        batch.add_column(sa.Column("term", sa.Integer, nullable=False, server_default="0"))
    with op.batch_alter_table("records") as batch:
        batch.add_column(sa.Column("term", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "bans",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":  # only PostgreSQL serves several processes
        op.create_table(
            "processes",
            sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
            sa.Column("name", sa.Text, nullable=False),
            sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        )
        op.create_table(
            "leases",
            sa.Column("table_id", sa.String(32), nullable=False),
            sa.Column("term", sa.Integer, nullable=False),
            sa.Column("owner", sa.Integer, nullable=False),
            sa.Column("since", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
            sa.PrimaryKeyConstraint("table_id", "term"),
        )
        op.create_table(
            "letters",
            sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=True),
            sa.Column("reader", sa.Integer, nullable=False),
            sa.Column("body", sa.Text, nullable=False),
            prefixes=["UNLOGGED"],  # useless after a crash: its writers and readers are gone too
        )


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        for name in ("letters", "leases", "processes"):
            op.drop_table(name)
    op.drop_table("bans")
    with op.batch_alter_table("records") as batch:
        batch.drop_column("term")
    with op.batch_alter_table("tables") as batch:
        for name in ("term", "owner", "edition"):
            batch.drop_column(name)
