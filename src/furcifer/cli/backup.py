"""`furcifer export` and `furcifer import`: back up all tables and people as lines of JSON."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from furcifer.core import LogError
from furcifer.server.settings import read

Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="The database, if not the one in the settings."),
]


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the backup; keep it safe.")],
    database: Database = None,
) -> None:
    """Write a backup of all tables and people. It contains the secrets of running matches."""
    partial = file.with_name(f"{file.name}.part")
    try:
        count = asyncio.run(_export(partial, database))
        os.replace(partial, file)
    except OSError as error:
        raise LogError(f"Cannot write {file}: {error.strerror}.") from None
    print(f"Wrote {count} tables to {file}.")


async def _export(file: Path, url: str | None) -> int:
    from furcifer.server.backup import write_backup
    from furcifer.server.store import open_database

    database = await open_database(read(database_url=url).database)
    try:
        file.unlink(missing_ok=True)  # of an export that broke off, whoever may read it
        with open(file, "x", encoding="utf-8", opener=_open_private) as out:
            return await write_backup(database, out)
    finally:
        await database.close()


def _open_private(path: str, flags: int) -> int:
    """Open a new file that nobody else may read."""
    return os.open(path, flags, 0o600)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup written by `furcifer export`.")],
    database: Database = None,
) -> None:
    """Restore from a backup what the database does not have yet."""
    try:
        count = asyncio.run(_restore(file, database))
    except OSError as error:
        raise LogError(f"Cannot read {file}: {error.strerror}.") from None
    print(f"Restored {count} tables from {file}.")


async def _restore(file: Path, url: str | None) -> int:
    from furcifer.server.backup import read_backup
    from furcifer.server.store import open_database

    with file.open(encoding="utf-8") as lines:
        database = await open_database(read(database_url=url).database)
        try:
            return await read_backup(database, lines)
        finally:
            await database.close()
