"""Tables for keeping people's data no longer than necessary, and for moderating a site."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0009"

ENDED = """update tables set ended_at = (select max(at) from events where table_id = tables.id)
where phase in ('over', 'abandoned')"""
CHATTED = """update tables set chat_at = (
    select max(at) from events where table_id = tables.id and body like '{"type":"said"%')"""
# Everybody who caused an event, by the first field of its text. A person at another's device is `owner~1`.
BY = {
    "sqlite": 'substr(body, instr(body, \'"by":"\') + 6, 22)',
    "postgresql": 'substr(body, strpos(body, \'"by":"\') + 6, 22)',
}
SPOKEN = """insert into players (person, table_id, hidden)
select distinct {by}, table_id, true from events
where body like '{{"type":"said","by":"%' or body like '{{"type":"joined","by":"%'
on conflict do nothing"""
NAMELESS = """insert into people (id, name, seen_at)
select distinct person, '', cast(:now as bigint) from players where true on conflict do nothing"""


def upgrade() -> None:
    connection = op.get_bind()
    _add_columns()
    _create_tables()
    connection.execute(sa.text(ENDED))
    connection.execute(sa.text(CHATTED.replace(":", "\\:")))
    by = BY[connection.dialect.name]
    connection.execute(sa.text(SPOKEN.format(by=by).replace(":", "\\:")))
    now = int(time.time() * 1000)
    connection.execute(sa.text("update people set seen_at = :now"), {"now": now})
    connection.execute(sa.text(NAMELESS), {"now": now})


def _add_columns() -> None:
    op.add_column("tables", sa.Column("ended_at", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("chat_at", sa.BigInteger, nullable=True))
    op.create_index("tables_ended", "tables", ["ended_at"])
    op.create_index("tables_with_chat", "tables", ["chat_at"])
    seen = sa.Column("seen_at", sa.BigInteger, nullable=False, server_default=sa.text("0"))
    op.add_column("people", seen)
    op.create_index("people_seen", "people", ["seen_at"])


def _create_tables() -> None:
    op.create_table(
        "erasures",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "erased",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("erased_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("reported_at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("accused", sa.String(32), nullable=False),
        sa.Column("name", sa.String(256), nullable=False),
        sa.Column("quote", sa.Text, nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("closed_at", sa.BigInteger, nullable=True),
    )
    op.create_index("reports_of_accused", "reports", ["accused"])
    op.create_index("reports_of_person", "reports", ["person"])
    op.create_table(
        "bans",
        sa.Column("banned", sa.String(32), primary_key=True),
        sa.Column("banned_at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("ordered_at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("done_at", sa.BigInteger, nullable=True),
        sa.Column("result", sa.Text, nullable=True),
    )
