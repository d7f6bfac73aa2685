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
        cpu = cpu_seconds(server.pid)
        played = subprocess.run(
            [*command, "load", port, str(tables), str(round(seconds))],
            cwd=modules,
            stdout=subprocess.PIPE,
            check=True,
            timeout=seconds + 60,
        )
        cpu = cpu_seconds(server.pid) - cpu
    finally:
        server.terminate()
        server.wait(30)
        if server.stdout is not None:
            server.stdout.close()
    said = json.loads(played.stdout)
    return Played(
        "boardgame.io, in memory",
        tables,
        said["moves"],
        said["p50"],
        said["p99"],
        cpu / max(1, said["all"]) * 1e6,
    )


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
