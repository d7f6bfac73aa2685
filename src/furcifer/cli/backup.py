"""`furcifer export` and `furcifer import`: everything a host would miss, as lines of JSON."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from furcifer.core import LogError
from furcifer.server.settings import read

Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="Where the tables are kept, if not as set.")
]


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write; keep it safe.")],
    database: Database = None,
) -> None:
    """Write a backup of all tables and people. It holds what is hidden in running matches."""
    beside = file.with_name(f"{file.name}.part")
    try:
        count = asyncio.run(_export(beside, database))
        os.replace(beside, file)
    except OSError as error:
        raise LogError(f"Cannot write {file}: {error.strerror}.") from None
    print(f"{count} tables written to {file}.")


async def _export(file: Path, url: str | None) -> int:
    from furcifer.server.backup import write_backup
    from furcifer.server.store import open_database

    database = await open_database(read(database_url=url).database)
    try:
        with file.open("w", encoding="utf-8") as out:
            return await write_backup(database, out)
    finally:
        await database.close()


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup of `furcifer export`.")],
    database: Database = None,
) -> None:
    """Bring back from a backup what is not there yet."""
    try:
        count = asyncio.run(_restore(file, database))
    except OSError as error:
        raise LogError(f"Cannot read {file}: {error.strerror}.") from None
    print(f"{count} tables brought back from {file}.")


async def _restore(file: Path, url: str | None) -> int:
    from furcifer.server.backup import read_backup
    from furcifer.server.store import open_database

    with file.open(encoding="utf-8") as lines:
        database = await open_database(read(database_url=url).database)
        try:
            return await read_backup(database, lines)
        finally:
            await database.close()
