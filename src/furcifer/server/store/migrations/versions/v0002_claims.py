"""Claims: which node runs the bots and clocks of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    known = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("tables")}
    if "attended" not in known:  # a server of an earlier version may have been killed while it migrated
        attended = sa.Column("attended", sa.Boolean, nullable=False, server_default=sa.text("false"))
        op.add_column("tables", attended)
    op.create_index("tables_attended", "tables", ["attended"], if_not_exists=True)
    op.create_table(
        "claims",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("node", sa.String(32), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("claims_of_node", "claims", ["node"], if_not_exists=True)
