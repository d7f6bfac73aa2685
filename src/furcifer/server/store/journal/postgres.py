"""The journal of a PostgreSQL database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy.engine import URL

from .rounds import INTERRUPTED, Journal
from .sqlite_writer import PLAYER, SPEAKER, Row

if TYPE_CHECKING:
    import asyncpg  # type: ignore[import-untyped]

# A table that was deleted has no row in `tables`: nothing is appended to its log.
UNNEST = """insert into events (table_id, seq, at, body)
select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[]) as new (id, seq, at, body)
where seq = 1 or (select true from tables where tables.id = new.id)
on conflict do nothing"""
RETURNING = f"{UNNEST} returning table_id, seq, body"
# Plan a statement once and use the key: PostgreSQL would plan it again for every round, which takes as long
# as writing, and without statistics it would rather read all tables.
BY_KEY = "set plan_cache_mode = force_generic_plan; set enable_seqscan = off"


class PostgresJournal(Journal):
    """Writes over its own connection: one statement a round, or one transaction if table rows change."""

    def __init__(self, url: URL, patience: float) -> None:
        super().__init__(patience)
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: asyncpg.Connection | None = None

    async def close(self) -> None:
        await super().close()
        if self._connection is not None:
            await self._connection.close(timeout=2)

    async def write_round(self, rows: list[Row]) -> list[bool]:
        connection = self._connection
        if connection is None or connection.is_closed():
            import asyncpg

            connection = await asyncpg.connect(self._dsn, timeout=5)
            await connection.execute(BY_KEY)
            self._connection = connection
        try:
            if all(row.change is None for row in rows):
                return await self._insert_moves(connection, rows)
            async with connection.transaction():
                return await self._insert(connection, rows)
        except INTERRUPTED:
            connection.terminate()
            raise

    async def _insert_moves(self, connection: asyncpg.Connection, rows: list[Row]) -> list[bool]:
        """Write rows that change nothing else; nearly always all of them are the first at their seqs."""
        if await connection.execute(UNNEST, *_columns(rows)) == f"INSERT 0 {len(rows)}":
            return [True] * len(rows)
        return [await self._is_stored(connection, row) for row in rows]

    async def _insert(self, connection: asyncpg.Connection, rows: list[Row]) -> list[bool]:
        won = {tuple(record) for record in await connection.fetch(RETURNING, *_columns(rows))}
        results = []
        for row in rows:
            first = (row.table_id, row.seq, row.body) in won
            if first and row.change is not None:
                await self._change(connection, row, row.change)
            for person in row.players if first else ():
                await connection.execute(PLAYER.format("$1, $2"), person, row.table_id)
            for person in row.speakers if first else ():
                await connection.execute(SPEAKER.format("$1, $2"), person, row.table_id)
            if first and row.then is not None:
                await self._insert(connection, [row.then])
            results.append(first or await self._is_stored(connection, row))
        return results

    async def _change(self, connection: asyncpg.Connection, row: Row, change: dict[str, Any]) -> None:
        if row.seq == 1:
            marks = ", ".join(f"${number}" for number in range(1, len(change) + 1))
            await connection.execute(
                f"insert into tables ({', '.join(change)}) values ({marks})", *change.values()
            )
        else:
            sets = ", ".join(f"{name} = ${number}" for number, name in enumerate(change, start=2))
            await connection.execute(
                f"update tables set {sets} where id = $1", row.table_id, *change.values()
            )

    async def _is_stored(self, connection: asyncpg.Connection, row: Row) -> bool:
        query = "select body from events where table_id = $1 and seq = $2"
        return bool(await connection.fetchval(query, row.table_id, row.seq) == row.body)


def _columns(rows: Sequence[Row]) -> tuple[tuple[Any, ...], ...]:
    return tuple(zip(*(row.event for row in rows), strict=True)) or ((),) * 4
