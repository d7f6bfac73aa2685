"""The reviews of finished matches, kept with their tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .schema import reviews


class KeptReviews:
    """Queries about the review of one table."""

    def __init__(self, engine: AsyncEngine, dialect: Any) -> None:
        self.engine = engine
        self._dialect = dialect

    async def of(self, table_id: str) -> str | None:
        query = select(reviews.c.body).where(reviews.c.table_id == table_id)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def keep(self, table_id: str, body: str) -> None:
        """Store a review in place of an older one."""
        change = self._dialect.insert(reviews).values(table_id=table_id, body=body)
        change = change.on_conflict_do_update(index_elements=["table_id"], set_={"body": body})
        async with self.engine.begin() as connection:
            await connection.execute(change)

    async def remove(self, connection: AsyncConnection, table_id: str) -> None:
        await connection.execute(delete(reviews).where(reviews.c.table_id == table_id))
