"""The players of each table and its result, for people's own lists of games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("record", sa.Text, nullable=True))
    op.create_table(
        "players",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.text("false")),
    )
    op.create_index("players_of_table", "players", ["table_id"])
