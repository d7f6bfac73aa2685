"""The process that writes to an SQLite file, as the server that starts it sees it.

Compared with a thread of the server it needs no share of the interpreter lock, and it writes for all workers
at once. A server where it dies starts it again; rows that were under way are sent again and written once.
"""

from __future__ import annotations

import contextlib
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from furcifer.server.logging import log
from furcifer.server.store.database import read_address

from . import sqlite_writer

STOP_SECONDS = 5.0
TEND_SECONDS = 0.2  # between two looks whether it still runs
RESTART_SECONDS = 1.0  # from one start to the next at least
LONGEST_ADDRESS = 100  # bytes; systems refuse longer addresses of Unix sockets


class WritingProcess:
    """A process of `sqlite_writer.py` and the address of its Unix socket."""

    def __init__(self, file: str, address: str) -> None:
        self.address = address
        self._command = [sys.executable, "-P", sqlite_writer.__file__, file, address]
        self._process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        """Start the process. It ends with its standard input, so not before this server and its workers."""
        self._restart_at = time.monotonic() + RESTART_SECONDS
        return subprocess.Popen(self._command, stdin=subprocess.PIPE)

    def tend(self) -> None:
        """Start the process again if it died."""
        if (status := self._process.poll()) is not None and time.monotonic() > self._restart_at:
            log("writer_died", level="error", status=status)
            self._end()
            self._process = self._start()

    def close(self) -> None:
        """End the process once it has written what it received."""
        self._end()
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _end(self) -> None:
        if self._process.stdin is not None:
            self._process.stdin.close()


@contextlib.contextmanager
def writing_process(url: str) -> Iterator[WritingProcess | None]:
    """Run the process for a database; yield None where the journal needs none, or cannot have one."""
    address = read_address(url)
    with tempfile.TemporaryDirectory(prefix="furcifer-") as folder:
        path = f"{folder}/journal"
        possible = hasattr(socket, "AF_UNIX") and len(path.encode()) <= LONGEST_ADDRESS
        if address.get_backend_name() != "sqlite" or not address.database or not possible:
            yield None
            return
        process = WritingProcess(str(Path(address.database).absolute()), path)
        try:
            yield process
        finally:
            process.close()
