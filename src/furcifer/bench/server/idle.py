"""Memory of tables and sockets at which nothing happens, and the time to open old tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import httpx

from furcifer.bench.rules import record
from furcifer.core import all_games

from .load import connect
from .process import Process, running
from .report import Memory
from .stage import Stage, lay, lay_tables, recorded, setup_of

SETTLE = 1.0
OLD_MOVES = 1000
OLD_TABLES = 20
RECORDED = 10  # random matches of each game


async def memory(database: str, tables: int, sockets: int) -> Memory:
    """Measure tables without sockets, and then sockets at one of the tables."""
    stage = await lay_tables(database, tables)
    with running(database) as (server,):
        await _look(server, stage, stage.tables[:2])  # the first ones load what all of them need
        await asyncio.sleep(SETTLE)
        empty = server.memory_kb()
        await _look(server, stage, stage.tables)
        await asyncio.sleep(SETTLE)
        seated = server.memory_kb()
        idlers = [await connect(server, stage.tables[0], stage.cookies[0], 0, None) for _ in range(sockets)]
        await asyncio.sleep(SETTLE)
        full = server.memory_kb()
        for idler in idlers:
            idler.transport.close()
        return Memory(
            server.start_seconds,
            empty / 1024,
            (seated - empty) / max(1, tables - 2),
            (full - seated) / max(1, sockets),
            sockets,
            full / 1024,
        )


async def _look(server: Process, stage: Stage, tables: Sequence[str]) -> None:
    async with _client(server, stage) as http:
        for table in tables:
            (await http.get(f"/api/tables/{table}")).raise_for_status()


def _client(server: Process, stage: Stage) -> httpx.AsyncClient:
    cookie = {"Cookie": f"furcifer={stage.cookies[0]}"}
    return httpx.AsyncClient(base_url=server.url, timeout=60, headers=cookie)


async def open_old_tables(database: str) -> float:
    """Return the median milliseconds to open a table whose log has a thousand moves, and to answer."""
    stage = await lay_tables(database, OLD_TABLES, OLD_MOVES)
    with running(database) as (server,):
        async with _client(server, stage) as http:
            await http.get("/api/me")
            spent = [await _timed(http, f"/api/tables/{table}?since={OLD_MOVES}") for table in stage.tables]
    return sorted(spent[1:])[len(spent) // 2]


async def show_longest_replay(database: str) -> tuple[str, int, float]:
    """Return the game, length and milliseconds of the replay of the longest of some random matches."""
    matches = [
        (game, seats, record(game, seats, seed)[1])
        for game in all_games().values()
        for seats in game.meta.seats[-1:]
        for seed in range(RECORDED)
    ]
    game, seats, entries = max(matches, key=lambda match: len(match[2]))
    stage = await lay(database, setup_of(game, seats), [recorded(entries)])
    with running(database) as (server,):
        async with _client(server, stage) as http:
            await http.get(f"/api/tables/{stage.tables[0]}")
            spent = [await _timed(http, f"/api/tables/{stage.tables[0]}/replay") for _ in range(5)]
    return game.meta.slug, len(entries), sorted(spent)[len(spent) // 2]


async def _timed(http: httpx.AsyncClient, path: str) -> float:
    began = time.perf_counter()
    (await http.get(path)).raise_for_status()
    return (time.perf_counter() - began) * 1000
