"""Playing at many tables at once, and what each move costs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from .players import Load, Player, handshake
from .process import Process
from .report import Played
from .stage import STEPS, Stage

WARM_UP = 1.5
AT_ONCE = 50  # sockets that are being opened


async def connect(server: Process, table: str, cookie: str, seat: int, load: Load | None) -> Player:
    """Return an open socket at a table."""
    host = server.url.removeprefix("http://")
    address, _, port = host.rpartition(":")
    request = handshake(host, f"/ws/tables/{table}", cookie)
    loop = asyncio.get_running_loop()
    _, player = await loop.create_connection(lambda: Player(request, STEPS[seat], load), address, int(port))
    await player.ready
    return player


async def sit_down(servers: Sequence[Process], stage: Stage, load: Load | None) -> list[Player]:
    """Connect both people of every table, each to the next server."""
    places = [(table, seat) for table in stage.tables for seat in range(len(stage.cookies))]
    players: list[Player] = []
    for first in range(0, len(places), AT_ONCE):
        chunk = enumerate(places[first : first + AT_ONCE], start=first)
        players += await asyncio.gather(
            *(
                connect(servers[number % len(servers)], table, stage.cookies[seat], seat, load)
                for number, (table, seat) in chunk
            )
        )
    return players


async def play(
    name: str, servers: Sequence[Process], stage: Stage, seconds: float, most: int | None = None
) -> Played:
    """Play at all tables for some seconds, with at most this many moves under way."""
    load = Load(most or len(stage.tables))
    players = await sit_down(servers, stage, load)
    load.start()
    await asyncio.sleep(WARM_UP)
    load.restart()
    began = time.perf_counter()
    cpu, written = sum(s.cpu_seconds() for s in servers), sum(s.written_bytes() for s in servers)
    await asyncio.sleep(seconds)
    spent, latencies = time.perf_counter() - began, sorted(load.latencies)
    cpu = sum(s.cpu_seconds() for s in servers) - cpu
    written = sum(s.written_bytes() for s in servers) - written
    load.running = False
    await asyncio.sleep(0.2)
    for player in players:
        player.transport.close()
    moves = max(1, len(latencies))
    return Played(
        name=name,
        tables=len(stage.tables),
        moves_per_second=len(latencies) / spent,
        p50_ms=latencies[moves // 2] * 1000,
        p99_ms=latencies[moves * 99 // 100] * 1000,
        cpu_us=cpu / moves * 1e6,
        written=written / moves,
        refused=sum(player.refused for player in players),
        all_moves=sum(player.moves for player in players),
    )
