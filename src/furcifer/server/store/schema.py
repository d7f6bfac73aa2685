"""The schema of the database. Every change needs a migration."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

# Columns that the lobby and the automation query without reading logs. Only `Database.find` reads the seed.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("attended", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("summary", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("record", Text, nullable=True),  # its people and its end, as JSON; none before version 0005
    Index("tables_in_lobby", "public", "phase", "created_at"),
    Index("tables_attended", "attended"),
)

# The log: append-only. Its primary key decides which of two nodes was first.
events = Table(
    "events",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(256), nullable=False),
)

# The list of games of each person.
players = Table(
    "players",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("hidden", Boolean, nullable=False),
    Index("players_of_table", "table_id"),
)

# Words that a person keeps for the next tables: options of a set-up, as JSON.
own_words = Table(
    "own_words",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("language", String(16), primary_key=True),
    Column("config", Text, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)

# Several nodes: when the host of a table last gave a sign of life, wherever that was.
hosts_seen = Table(
    "hosts_seen",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
)

# Personal links that were used, until they expire.
spent_links = Table(
    "spent_links",
    metadata,
    Column("number", String(32), primary_key=True),
    Column("expires_at", BigInteger, nullable=False),
)

claims = Table(
    "claims",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("node", String(32), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("claims_of_node", "node"),
)
