"""Words that people keep for their next tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "own_words",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("language", sa.String(16), primary_key=True),
        sa.Column("config", sa.Text, nullable=False),
    )
