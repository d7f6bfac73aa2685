"""The clock of a node: milliseconds since 1970 that never jump.

The time of day is read once. After that only the monotonic clock counts, so setting the time of day gives
nobody time and takes none.
"""

from __future__ import annotations

import time


class Clock:
    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> int:
        """Return the present time in milliseconds."""
        return int((time.monotonic() + self._offset) * 1000)

    def set(self, at: int) -> None:
        """Start from this time, such as that of a database which several nodes share."""
        self._offset = at / 1000 - time.monotonic()

    def never_before(self, at: int) -> None:
        """Advance to the time of a stored event: the time of day was set back since it was written."""
        if at > self.now():
            self.set(at)
