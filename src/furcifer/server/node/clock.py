"""The clocks of a node and of its tables: milliseconds since 1970 that never jump.

The time of day is read once. After that only the monotonic clock counts, so setting the time of day gives
nobody time and takes none. Every table has a clock of its own, which starts no earlier than its last event:
the time of day may have been wrong when that was written, and that must not cost people at other tables time.
"""

from __future__ import annotations

import time


class Clock:
    """The clock of a node, or of one of its tables, which starts as a copy of the node's."""

    __slots__ = ("_offset",)

    def __init__(self, node: Clock | None = None) -> None:
        self._offset: float = time.time() - time.monotonic() if node is None else node._offset

    def now(self) -> int:
        """Return the present time in milliseconds."""
        return int((time.monotonic() + self._offset) * 1000)

    def at(self, moment: float) -> int:
        """Return the time at a moment of the monotonic clock."""
        return int((moment + self._offset) * 1000)

    def ahead_of(self, other: Clock) -> int:
        """Return how many milliseconds this clock is ahead of another one."""
        return int((self._offset - other._offset) * 1000)

    def set(self, at: int) -> None:
        """Start from this time, such as that of a database which several nodes share."""
        self._offset = at / 1000 - time.monotonic()

    def never_before(self, at: int) -> None:
        """Advance to the time of a stored event: the time of day was set back since it was written."""
        if at > self.now():
            self.set(at)
