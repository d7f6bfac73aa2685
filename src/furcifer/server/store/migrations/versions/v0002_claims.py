"""Claims: which node runs the bots and clocks of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("attended", sa.Boolean, nullable=False, server_default=sa.text("false"))
    )
    op.create_index("tables_attended", "tables", ["attended"])
    op.create_table(
        "claims",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("node", sa.String(32), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_index("claims_of_node", "claims", ["node"])
