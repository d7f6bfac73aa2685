"""The tables a person has played at. A person may hide a table from their own list; the log stays."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from .schema import players, tables

RUNNING = ("lobby", "starting", "playing")


class PlayedTable(NamedTuple):
    """A table of a person's list: `record` is the JSON text of its people and its end."""

    id: str
    game: str
    phase: str
    created_at: int
    record: str | None


class PlayedTables:
    """Queries about the tables of one person, newest first."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def running(self, person: str, limit: int) -> list[PlayedTable]:
        """Return the tables that are not over."""
        return await self._fetch(self._of(person).where(tables.c.phase.in_(RUNNING)).limit(limit))

    async def finished(self, person: str, before: int | None, limit: int) -> list[PlayedTable]:
        """Return tables that are over and were opened before that time."""
        query = self._of(person).where(tables.c.phase == "over")
        if before is not None:
            query = query.where(tables.c.created_at < before)
        return await self._fetch(query.limit(limit))

    async def hide(self, person: str, table_id: str | None = None) -> None:
        """Take a table, or every finished one, off a person's list."""
        change = update(players).where(players.c.person == person).values(hidden=True)
        if table_id is not None:
            change = change.where(players.c.table_id == table_id)
        else:
            over = select(tables.c.id).where(tables.c.phase == "over")
            change = change.where(players.c.table_id.in_(over))
        async with self.engine.begin() as connection:
            await connection.execute(change)

    async def remove(self, connection: Any, table_id: str) -> None:
        """Forget who played at a table that is deleted."""
        await connection.execute(delete(players).where(players.c.table_id == table_id))

    def _of(self, person: str) -> Any:
        columns = (tables.c.id, tables.c.game, tables.c.phase, tables.c.created_at, tables.c.record)
        return (
            select(*columns)
            .join(players, players.c.table_id == tables.c.id)
            .where(players.c.person == person, players.c.hidden.is_(False))
            .order_by(tables.c.created_at.desc())
        )

    async def _fetch(self, query: Any) -> list[PlayedTable]:
        async with self.engine.connect() as connection:
            return [PlayedTable(*row) for row in await connection.execute(query)]
