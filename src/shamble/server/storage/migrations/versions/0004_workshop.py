"""Adds the tables of the workshop: missions that people make, and comments on them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "workshop_missions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("author", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("mission", sa.Text, nullable=False),
        sa.Column("info", sa.Text, nullable=False),
        sa.Column("shared", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("plays", sa.Integer, nullable=False, server_default="0"),
        sa.Column("wins", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("workshop_missions_by_author", "workshop_missions", ["author"])
    op.create_index("workshop_missions_by_change", "workshop_missions", ["shared", "changed"])
    op.create_table(
        "workshop_comments",
        sa.Column("mission", sa.String(16), sa.ForeignKey("workshop_missions.id"), nullable=False),
        sa.Column("author", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("stars", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("mission", "author"),
    )


def downgrade() -> None:
    op.drop_table("workshop_comments")
    op.drop_table("workshop_missions")
