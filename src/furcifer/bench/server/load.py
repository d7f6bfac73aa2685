"""Playing at many tables at once, and what each move costs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from .players import FurciferPlayer, Load, Player, handshake
from .process import Process, Watched
from .report import Played
from .stage import STEPS, Stage

WARM_UP, WARM_MOVES, LONGEST_WARM_UP = 1.5, 4000, 15.0  # compilers at run time count moves, not seconds
AT_ONCE = 50  # sockets that are being opened


async def opened(url: str, make: Callable[[], Player]) -> Player:
    """Return a player whose connection is open."""
    address, _, port = url.removeprefix("http://").rpartition(":")
    _, player = await asyncio.get_running_loop().create_connection(make, address, int(port))
    return player


async def connect(server: Process, table: str, cookie: str, seat: int, load: Load | None) -> Player:
    """Return an open socket at a table."""
    request = handshake(server.url.removeprefix("http://"), f"/ws/tables/{table}", cookie)
    player = await opened(server.url, lambda: FurciferPlayer(request, STEPS[seat], load))
    await player.ready
    return player


async def some_at_once(connections: Sequence[Coroutine[Any, Any, Player]]) -> list[Player]:
    """Open many sockets, not more than AT_ONCE at a time."""
    players: list[Player] = []
    for first in range(0, len(connections), AT_ONCE):
        players += await asyncio.gather(*connections[first : first + AT_ONCE])
    return players


async def sit_down(servers: Sequence[Process], stage: Stage, load: Load | None) -> list[Player]:
    """Connect both people of every table, each to the next server."""
    places = [(number, seat) for number in range(len(stage.tables)) for seat in range(len(stage.cookies))]
    return await some_at_once(
        [
            connect(
                servers[place % len(servers)],
                stage.tables[number],
                stage.cookies[seat],
                seat,
                load,
            )
            for place, (number, seat) in enumerate(places)
        ]
    )


async def play(
    name: str, servers: Sequence[Process], stage: Stage, seconds: float, most: int | None = None
) -> Played:
    """Play at all tables for some seconds, with at most this many moves under way."""
    load = Load(most or len(stage.tables))
    players = await sit_down(servers, stage, load)
    return await measure(name, len(stage.tables), servers, players, load, seconds)


async def measure(  # noqa: PLR0913, PLR0917 - what is measured, at which servers, by whom and for how long
    name: str, tables: int, servers: Sequence[Watched], players: Sequence[Player], load: Load, seconds: float
) -> Played:
    """Let the players move for some seconds, after a warm-up; return what each move took."""
    load.start()
    await _warm_up(load)
    load.restart()
    began = time.perf_counter()
    cpu, written = sum(s.cpu_seconds() for s in servers), sum(s.written_bytes() for s in servers)
    own = time.process_time()
    await asyncio.sleep(seconds)
    spent, latencies = time.perf_counter() - began, sorted(load.latencies)
    cpu, own = sum(s.cpu_seconds() for s in servers) - cpu, time.process_time() - own
    written = sum(s.written_bytes() for s in servers) - written
    load.running = False
    await asyncio.sleep(0.2)
    for player in players:
        player.transport.close()
    moves = max(1, len(latencies))
    return Played(
        name=name,
        tables=tables,
        moves_per_second=len(latencies) / spent,
        p50_ms=latencies[moves // 2] * 1000,
        p99_ms=latencies[moves * 99 // 100] * 1000,
        cpu_us=cpu / moves * 1e6,
        client_us=own / moves * 1e6,
        written=written / moves,
        refused=sum(player.refused for player in players),
        all_moves=sum(player.moves for player in players),
    )


async def _warm_up(load: Load) -> None:
    latest = time.perf_counter() + LONGEST_WARM_UP
    await asyncio.sleep(WARM_UP)
    while len(load.latencies) < WARM_MOVES and time.perf_counter() < latest:
        await asyncio.sleep(0.1)
