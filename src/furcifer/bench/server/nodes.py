"""Several nodes on one PostgreSQL and one Valkey: throughput, bytes written and messages sent."""

from __future__ import annotations

import asyncpg  # type: ignore[import-untyped]
from redis.asyncio import Redis

from .load import play
from .process import running
from .report import Spread
from .stage import lay_tables


async def spread(database: str, bus: str, nodes: int, tables: int, seconds: float) -> Spread:
    """Play with the two people of each table at different nodes, if there are several."""
    stage = await lay_tables(database, tables)
    with running(database, bus, nodes) as servers:
        log, messages = await _log_bytes(database), await _published(bus)
        played = await play(f"{nodes} nodes", servers, stage, seconds)
        log, messages = await _log_bytes(database) - log, await _published(bus) - messages
    moves = max(1.0, played.all_moves)
    return Spread(nodes, played, log / moves, messages / moves)


async def _log_bytes(database: str) -> float:
    """Return how much PostgreSQL has written to its log of changes."""
    connection = await asyncpg.connect(database)
    try:
        return float(await connection.fetchval("select pg_current_wal_lsn() - '0/0'::pg_lsn"))
    finally:
        await connection.close()


async def _published(bus: str) -> int:
    """Return how many messages the bus has received."""
    redis = Redis.from_url(bus)
    try:
        return int((await redis.info("commandstats")).get("cmdstat_publish", {}).get("calls", 0))
    finally:
        await redis.aclose()
