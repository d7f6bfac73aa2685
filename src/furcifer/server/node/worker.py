"""Workers: processes on one machine that share its tables, so that play is not bound to one core.

A worker is a node. Every table belongs to one of them, which has all sockets of that table and runs its bots.
Requests may reach another worker; it decides them as any of several nodes would, and the log's key is the
judge.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple
from zlib import crc32


class Worker(NamedTuple):
    """One of the workers of a machine, counted from 0."""

    number: int
    of: int  # workers on this machine
    folder: Path  # of the Unix sockets by which they reach each other

    @property
    def alone(self) -> bool:
        return self.of == 1

    @property
    def others(self) -> list[int]:
        return [number for number in range(self.of) if number != self.number]

    def owner(self, name: str) -> int:
        """Return the worker to which a table id, or an address, belongs.

        >>> worker = Worker(0, 4, Path())
        >>> [worker.owner(name) for name in ("127.0.0.1", "127.0.0.2", "127.0.0.3")]
        [0, 2, 0]
        """
        return crc32(name.encode()) % self.of

    def owns(self, name: str) -> bool:
        return self.alone or self.owner(name) == self.number

    def path(self, kind: str, number: int | None = None) -> str:
        """Return the path of a Unix socket of a worker, by default of this one."""
        return str(self.folder / f"{kind}-{self.number if number is None else number}")

    def set_flag(self, name: str) -> None:
        """Set a flag that all workers see for as long as the server runs."""
        if not self.alone:
            (self.folder / name).touch()

    def has_flag(self, name: str) -> bool:
        return not self.alone and (self.folder / name).exists()


ALONE = Worker(0, 1, Path())
