"""The same load on boardgame.io, if it is installed, for comparison in the same run."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
from pathlib import Path

from .process import cpu_seconds
from .report import Played


def boardgame_io(tables: int, seconds: float) -> Played | None:
    """Measure boardgame.io, which keeps its matches in memory; None if node or the package is missing."""
    node, script = shutil.which("node"), Path(__file__).with_name("peer.cjs")
    modules = Path(os.environ.get("FURCIFER_BENCH_MODULES", "."))
    if node is None or not (modules / "node_modules" / "boardgame.io").is_dir():
        return None
    command = [node, str(script)]
    port = str(_free_port())
    server = subprocess.Popen([*command, "serve", port], cwd=modules, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        server.stdout.readline()
        said, cpu = _load([*command, "load", port, str(tables), str(round(seconds))], modules, server.pid)
    finally:
        server.terminate()
        server.wait(30)
        if server.stdout is not None:
            server.stdout.close()
    return Played(
        "boardgame.io, in memory",
        tables,
        said["moves"] / round(seconds),
        said["p50"],
        said["p99"],
        cpu / max(1, said["moves"]) * 1e6,
    )


def _load(command: list[str], modules: Path, server: int) -> tuple[dict[str, float], float]:
    """Run the load; return what it measured, and the processor time of the server meanwhile."""
    with subprocess.Popen(command, cwd=modules, stdout=subprocess.PIPE, text=True) as load:
        assert load.stdout is not None
        load.stdout.readline()  # everybody is connected, and the moves count from now on
        cpu = cpu_seconds(server)
        said = json.loads(load.stdout.readline())
        return said, cpu_seconds(server) - cpu


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
