"""Locks between processes that use one SQLite file: one server at a time, and turns of its workers."""

from __future__ import annotations

import os
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
    file = os.path.realpath(address.database)  # several names may lead to it
    lock = None
    try:
        lock = sqlite3.connect(f"{file}-lock", isolation_level=None, timeout=BUSY_SECONDS)
        lock.execute("begin exclusive")
    except sqlite3.OperationalError as error:
        if lock is not None:
            lock.close()
        raise ConfigError(_sentence(address.database, error)) from None
    try:
        yield
    finally:
        lock.close()


@contextmanager
def turn(path: str) -> Iterator[None]:
    """Hold the lock on an empty file. It ends with the process, however that ends.

    SQLite itself lets a process that finds the file locked sleep for milliseconds and try again, while others
    may go first. This lock wakes the next one as soon as it is free.
    """
    import fcntl  # imported here: Windows has none, and no workers either

    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
    finally:
        os.close(file)


def _sentence(file: str, error: sqlite3.OperationalError) -> str:
    if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
        return (
            f"Another server uses the database {file}. Stop it first, or let both use PostgreSQL: "
            "set database_url."
        )
    return f"The database {file} cannot be used: {error}."
