"""The journal: it appends events to the logs."""

from __future__ import annotations

from sqlalchemy.engine import URL, make_url

from .postgres import PostgresJournal
from .rounds import Journal, StoreUnavailable
from .sqlite import ProcessJournal, ThreadJournal
from .sqlite_writer import Row

__all__ = ["Journal", "Row", "StoreUnavailable", "journal_for"]


def journal_for(url: str | URL, patience: float, writer: str | None = None) -> Journal:
    """Return the journal of a database. A row waits `patience` seconds for a database that is away.

    `writer` is the address of the process that writes to the SQLite file, if there is one.
    """
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return PostgresJournal(address, patience)
    if writer is not None:
        return ProcessJournal(writer, patience)
    return ThreadJournal(address.database or "", patience)
