"""Measure how soon another node plays on for the bots of a node that died."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections import Counter

import asyncpg  # type: ignore[import-untyped]

from furcifer.server.table import events

from .process import Process
from .report import TakenOver
from .stage import PEOPLE, SETUP, lay

TABLES = 20
PATIENCE = 60.0
SETTLE = 2.0  # for nodes that start, and for a second move that must not come
MOVED = "select table_id from events where table_id = any($1) and body like '%\"acted\"%'"


async def take_over(database: str, bus: str) -> TakenOver:
    """Kill a node whose bots were about to move, and wait until the other node has moved for them."""
    stage = await lay(database, SETUP, [[events.Started(by=PEOPLE[1])]] * TABLES, {0: "random"})
    servers = [Process(database, bus, BOT_PAUSE="3600")]  # it claims the tables and never gets to move
    try:
        await asyncio.sleep(SETTLE)
        servers.append(Process(database, bus, BOT_PAUSE="0"))
        await asyncio.sleep(SETTLE)
        servers[0].process.kill()
        return await _watch(database, stage.tables)
    finally:
        for server in servers:
            server.stop()


async def _watch(database: str, tables: list[str]) -> TakenOver:
    began = time.perf_counter()
    seconds: dict[str, float] = {}
    connection = await asyncpg.connect(database)
    try:
        while len(seconds) < len(tables) and time.perf_counter() < began + PATIENCE:
            moved = await connection.fetch(MOVED, tables)
            seconds = {row[0]: time.perf_counter() - began for row in moved} | seconds
            await asyncio.sleep(0.02)
        await asyncio.sleep(SETTLE)
        moves = Counter(row[0] for row in await connection.fetch(MOVED, tables))
    finally:
        await connection.close()
    spent = [seconds.get(table, PATIENCE) for table in tables]
    return TakenOver(len(tables), statistics.median(spent), max(spent), sum(n > 1 for n in moves.values()))
