"""The bus between nodes. It carries `table id, seq` and nothing else; a lost message only causes a delay.

In place of a seq, `REMOVED` says that the table was deleted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from furcifer.core import ConfigError

Updates = Mapping[str, int]  # table ids with their new seqs
OnUpdates = Callable[[Updates], None]
REMOVED = -1


class Bus:
    """The bus of a single node: there is nobody to notify."""

    kind = "memory"

    @property
    def healthy(self) -> bool:
        """Return whether updates reach the other nodes at once."""
        return True

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def publish(self, table_id: str, seq: int) -> None: ...


def bus_for(url: str, on_updates: OnUpdates) -> Bus:
    """Return the bus at an address; raise ConfigError for an unknown kind."""
    scheme = url.partition("://")[0]
    if scheme == "memory":
        return Bus()
    if scheme in ("redis", "rediss", "valkey", "valkeys", "unix"):
        from .redis_bus import RedisBus  # imported lazily: a single node starts faster without it

        return RedisBus(url.replace("valkey", "redis", 1), on_updates)
    raise ConfigError(f"There is no bus {scheme!r}: use memory:// or redis://…")
