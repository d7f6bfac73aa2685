"""What is kept: the tables' logs, their seeds, people's names, and who watches which table."""

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import SQLAlchemyError

from .database import Database, open_database
from .journal import Away, Journal, Row, journal_for

# What a database that is away looks like from here.
TROUBLE = (Away, OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError)

__all__ = ["TROUBLE", "Away", "Database", "Journal", "Row", "journal_for", "open_database"]
