"""Adds the tables of the games and their records."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("engine", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("overlay", sa.Text, nullable=False),
        sa.Column("base", sa.Text, nullable=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("roll", sa.Text, nullable=False),
        sa.Column("snapshot", sa.Text, nullable=True),
    )
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("luck", sa.Text, nullable=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "epoch", "seq"),
    )


def downgrade() -> None:
    op.drop_table("records")
    op.drop_table("tables")
