"""One server for one SQLite file: each would think that nobody else writes to its tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from furcifer.core import ConfigError

from .database import read_address

BUSY_SECONDS = 1.0  # a server that is just stopping


@contextmanager
def single_process(url: str) -> Iterator[None]:
    """Hold the lock of an SQLite file; raise ConfigError if another server holds it. PostgreSQL is shared.

    The lock is one of SQLite's own, on an empty file beside the database: it works on every system, and it
    ends with the process, however that ends.
    """
    address = read_address(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        yield
        return
    lock = None
    try:
        lock = sqlite3.connect(f"{address.database}-lock", isolation_level=None, timeout=BUSY_SECONDS)
        lock.execute("begin exclusive")
    except sqlite3.OperationalError as error:
        if lock is not None:
            lock.close()
        raise ConfigError(_sentence(address.database, error)) from None
    try:
        yield
    finally:
        lock.close()


def _sentence(file: str, error: sqlite3.OperationalError) -> str:
    if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
        return (
            f"Another server uses the database {file}. Stop it first, or let both use PostgreSQL: "
            "set database_url."
        )
    return f"The database {file} cannot be used: {error}."
