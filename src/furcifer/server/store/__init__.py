"""Everything that is kept: the logs of the tables, their seeds, people's names, and claims on tables.

SQL lives here and nowhere else. The store knows rows and texts; it knows no game, command or event.
"""

import sqlite3

from sqlalchemy.exc import SQLAlchemyError

from . import postgres_errors
from .damage import is_damaged
from .database import Database, Silent, open_database
from .journal import Journal, Row, StoreUnavailable, journal_for

# The errors of a database that cannot be reached, or is damaged.
STORE_ERRORS: tuple[type[Exception], ...] = (
    StoreUnavailable,
    OSError,
    SQLAlchemyError,
    sqlite3.DatabaseError,
    *postgres_errors.AWAY,
)

__all__ = [
    "STORE_ERRORS",
    "Database",
    "Journal",
    "Row",
    "Silent",
    "StoreUnavailable",
    "is_damaged",
    "journal_for",
    "open_database",
]
