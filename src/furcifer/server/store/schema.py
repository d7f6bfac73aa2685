"""The schema of the database. Every change needs a migration."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

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
    Column("ended_at", BigInteger, nullable=True),  # when it was over or abandoned
    Column("chat_at", BigInteger, nullable=True),  # its last line of chat, if it has any
    Index("tables_in_lobby", "public", "phase", "created_at"),
    Index("tables_attended", "attended"),
    Index("tables_ended", "ended_at"),
    Index("tables_with_chat", "chat_at"),
)

# The log: append-only, except where people's data are taken out of it. Its primary key decides which of two
# nodes was first.
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
    Column("seen_at", BigInteger, nullable=False),  # to the day
    Index("people_seen", "seen_at"),
)

# The list of games of each person. Hidden: a game they took off the list, or where they only spoke.
players = Table(
    "players",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("hidden", Boolean, nullable=False),
    Index("players_of_table", "table_id"),
)

# Requests to be forgotten that are not carried out yet, and the digests of people who were forgotten: a
# backup from before must not bring them back.
erasures = Table(
    "erasures",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("asked_at", BigInteger, nullable=False),
)
erased = Table(
    "erased",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("erased_at", BigInteger, nullable=False),
)

# Complaints of people about people, for the host of the site.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("reported_at", BigInteger, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("person", String(32), nullable=False),  # who complains
    Column("accused", String(32), nullable=False),
    Column("name", String(256), nullable=False),  # of the accused, as it was shown
    Column("quote", Text, nullable=False),  # the line of chat; empty for a person
    Column("reason", String(16), nullable=False),
    Column("note", Text, nullable=False),
    Column("closed_at", BigInteger, nullable=True),
    Index("reports_of_accused", "accused"),
    Index("reports_of_person", "person"),
)

# People who may only look.
bans = Table(
    "bans",
    metadata,
    Column("banned", String(32), primary_key=True),
    Column("banned_at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=True),
    Column("note", Text, nullable=False),
)

# What the host of the site orders by `furcifer admin`, and what became of it: also the audit log.
orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("ordered_at", BigInteger, nullable=False),
    Column("by", String(64), nullable=False),
    Column("what", String(16), nullable=False),
    Column("target", String(64), nullable=False),
    Column("note", Text, nullable=False),
    Column("done_at", BigInteger, nullable=True),
    Column("result", Text, nullable=True),
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

# What bots have learned about how a person thinks, as JSON. It holds no word that was said.
acquaintances = Table(
    "acquaintances",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("learned", Text, nullable=False),
)

# How people did on puzzles. The first answer decides; what they do after it changes no rating.
puzzle_results = Table(
    "puzzle_results",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("hinted", Boolean, nullable=False),
    Column("shown", Boolean, nullable=False),  # did they ask for the solution?
    Column("score", Float, nullable=True),  # 1 solved, 0.5 with a hint, 0 not; none before the first answer
    Column("solved_day", Integer, nullable=True),  # in days since 1970
)

# Glicko-2 ratings: of people in each game, and of puzzles once somebody has answered them.
puzzle_skills = Table(
    "puzzle_skills",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
)
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
)

# Reviews of finished matches, as JSON. They can be made again at any time.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("body", Text, nullable=False),
)

# People's own programs that play over the API. A token is 256 random bits; only its SHA-256 digest is stored.
program_tokens = Table(
    "program_tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(32), nullable=False, unique=True),
    Column("owner", String(32), nullable=False),
    Column("scopes", String(64), nullable=False),
    Column("table_id", String(32), nullable=True),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("program_tokens_of_owner", "owner"),
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
