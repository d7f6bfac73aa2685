"""How nodes hear of each other's moves: `table at seq`, nothing else. A lost message only delays."""

from __future__ import annotations

from collections.abc import Callable

from furcifer.core import ConfigError

Heard = Callable[[str, int], None]


class Bus:
    """A node by itself has nobody to tell."""

    kind = "memory"
    healthy = True

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def tell(self, table_id: str, seq: int) -> None: ...


def bus_for(url: str, heard: Heard) -> Bus:
    scheme = url.partition("://")[0]
    if scheme == "memory":
        return Bus()
    if scheme in ("redis", "rediss", "valkey", "valkeys", "unix"):
        from .redis_bus import RedisBus  # a node by itself starts faster without

        return RedisBus(url.replace("valkey", "redis", 1), heard)
    raise ConfigError(f"There is no bus {scheme!r}: use memory:// or redis://…")
