"""The same load on boardgame.io, if it is installed, for comparison in the same run."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from furcifer.server.serve import run_in_loop

from .load import measure, opened, some_at_once
from .players import Load, PeerPlayer, Player, handshake
from .process import Watched
from .report import PEER, Played

PATH = "/socket.io/?EIO=4&transport=websocket"
SEATS = ("0", "1")
PATIENCE = 15.0  # seconds for the answer to somebody who sits down; a crowded server forgets some


def boardgame_io(tables: int, seconds: float, most: int | None) -> Played | None:
    """Measure boardgame.io, which keeps its matches in memory; None if node or the package is missing."""
    node, script = shutil.which("node"), Path(__file__).with_name("peer.cjs")
    modules = Path(os.environ.get("FURCIFER_BENCH_MODULES", "."))
    if node is None or not (modules / "node_modules" / "boardgame.io").is_dir():
        return None
    port = _free_port()
    with _serving([node, str(script), str(port)], modules) as server:
        return run_in_loop(_play(server, f"127.0.0.1:{port}", tables, seconds, most))


async def _play(server: Watched, host: str, tables: int, seconds: float, most: int | None) -> Played:
    load = Load(most or tables)
    request = handshake(host, PATH)

    async def sit(match: str, seat: str) -> Player:
        player = await opened(host, lambda: PeerPlayer(request, match, seat, load))
        await asyncio.wait([player.ready], timeout=PATIENCE)
        return player

    # One seat after the other: of two people who open a match at the same moment it answers only one.
    players = [
        player
        for seat in SEATS
        for player in await some_at_once([sit(f"m{number}", seat) for number in range(tables)])
    ]
    return await measure(PEER, tables, [server], players, load, seconds)


@contextmanager
def _serving(command: list[str], modules: Path) -> Iterator[Watched]:
    server = Watched(subprocess.Popen(command, cwd=modules, stdout=subprocess.PIPE, text=True))
    try:
        assert server.process.stdout is not None
        server.process.stdout.readline()
        yield server
    finally:
        server.stop()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
