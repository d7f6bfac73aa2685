"""People's results on puzzles, and the ratings of people and puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
RATING = ("rating", "deviation", "volatility")


def upgrade() -> None:
    op.create_table(
        "puzzle_results",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("hinted", sa.Boolean, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.Column("score", sa.Float, nullable=True),
        sa.Column("solved_day", sa.Integer, nullable=True),
    )
    op.create_table(
        "puzzle_skills",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        *(sa.Column(name, sa.Float, nullable=False) for name in RATING),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        *(sa.Column(name, sa.Float, nullable=False) for name in RATING),
    )
