"""Personal links that were used."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "spent_links",
        sa.Column("number", sa.String(32), primary_key=True),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
