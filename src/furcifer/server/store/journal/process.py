"""The process that writes to an SQLite file, as the server that starts it sees it.

Compared with a thread of the server it needs no share of the interpreter lock, and it writes for all workers
at once. A server where it dies starts it again; rows that were under way are sent again and written once.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from furcifer.server.logging import log
from furcifer.server.operating_system import socket_folder
from furcifer.server.store.database import read_address

from . import sqlite_writer

STOP_SECONDS = 5.0
TEND_SECONDS = 0.2  # between two looks whether it still runs
RESTART_SECONDS = 1.0  # from one start to the next at least
LOOK_SECONDS = 0.005  # between two looks whether it listens


class WritingProcess:
    """A process of `sqlite_writer.py` and the address of its Unix socket. Raises OSError if it cannot run."""

    def __init__(self, file: str, address: str) -> None:
        self.address = address
        self._command = [sys.executable, "-P", sqlite_writer.__file__, file, address]
        self._process = self._start()
        self._wait_until_it_listens()

    def _start(self) -> subprocess.Popen[bytes]:
        """Start the process. It ends with its standard input, so not before this server and its workers."""
        self._restart_at = time.monotonic() + RESTART_SECONDS
        return subprocess.Popen(self._command, stdin=subprocess.PIPE)

    def _wait_until_it_listens(self) -> None:
        """Return once its socket exists; raise an OSError if the process ended instead."""
        while not os.path.exists(self.address):
            if self._process.poll() is not None:
                self._end()
                raise ChildProcessError
            time.sleep(LOOK_SECONDS)

    def tend(self) -> None:
        """Start the process again if it died. If the system refuses, a later call tries again."""
        if (status := self._process.poll()) is not None and time.monotonic() > self._restart_at:
            log("writer_died", level="error", status=status)
            self._end()
            try:
                self._process = self._start()
            except OSError as error:
                _log_refusal(error)

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
    if address.get_backend_name() != "sqlite" or not address.database:
        yield None
        return
    with socket_folder() as folder:
        process = _started(address.database, folder)
        try:
            yield process
        finally:
            if process is not None:
                process.close()


def _started(file: str, folder: Path | None) -> WritingProcess | None:
    """Return a process that listens in this folder, or None if it cannot run here: then a thread writes."""
    if folder is None:
        return None
    try:
        return WritingProcess(str(Path(file).absolute()), f"{folder}/journal")
    except OSError as error:
        _log_refusal(error)
        return None


def _log_refusal(error: OSError) -> None:
    log("writer_not_started", level="error", kind=type(error).__name__, errno=error.errno)
