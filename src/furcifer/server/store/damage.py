"""Telling a damaged database from one that is away: for the first, trying again is of no use."""

from __future__ import annotations

import sqlite3

from . import postgres_errors

SQLITE_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
PRIMARY = 0xFF  # the lower byte of SQLite's extended codes


def is_damaged(error: BaseException | None) -> bool:
    """Return whether an error, or one that it wraps, says that the stored data are damaged."""
    while error is not None:
        if isinstance(error, postgres_errors.DAMAGED):
            return True
        if isinstance(error, sqlite3.Error) and _code(error) in SQLITE_DAMAGE:
            return True
        error = error.__cause__ or error.__context__
    return False


def _code(error: sqlite3.Error) -> int:
    """Return SQLite's own code; 0 for an error of the driver itself."""
    try:
        return error.sqlite_errorcode & PRIMARY
    except AttributeError:
        return 0
