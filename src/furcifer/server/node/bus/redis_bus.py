"""The bus of several nodes: Redis or Valkey, through Litestar's channels."""

from __future__ import annotations

import asyncio

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from furcifer.server.logging import log

from . import Bus, OnUpdates

CHANNEL = "furcifer-tables"
RETRY_SECONDS = 0.5
ONCE = Retry(NoBackoff(), 0)  # `_publish` itself tries again


class RedisBus(Bus):
    """Redis or Valkey. Updates within one turn of the event loop are sent as one message."""

    kind = "redis"

    def __init__(self, url: str, on_updates: OnUpdates) -> None:
        self._url = url
        self._on_updates = on_updates
        self._updates: dict[str, int] = {}
        self._pending = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._listening = False
        self._publishing = True  # until an update cannot be sent

    @property
    def healthy(self) -> bool:
        return self._listening and self._publishing

    async def open(self) -> None:
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._publish())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def publish(self, table_id: str, seq: int) -> None:
        self._updates[table_id] = seq
        self._pending.set()

    async def _publish(self) -> None:
        redis = Redis.from_url(self._url, socket_connect_timeout=2, socket_timeout=2, retry=ONCE)
        backend = RedisChannelsPubSubBackend(redis=redis)
        while True:
            await self._pending.wait()
            self._pending.clear()
            updates, self._updates = self._updates, {}
            lines = "\n".join(f"{table_id} {seq}" for table_id, seq in updates.items())
            try:
                await backend.publish(lines.encode(), [CHANNEL])
                self._publishing = True
            except (RedisError, OSError):
                self._publishing = False  # the other nodes poll the database
                self._updates = updates | self._updates
                await asyncio.sleep(RETRY_SECONDS)
                self._pending.set()  # try again, so that we notice when the bus is back

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except (RedisError, OSError) as error:
                if self._listening:
                    log("bus_away", level="warning", kind=type(error).__name__)
                self._listening = False
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self) -> None:
        redis = Redis.from_url(self._url, socket_connect_timeout=2)
        backend = RedisChannelsPubSubBackend(redis=redis)
        try:
            await backend.subscribe([CHANNEL])
            self._listening = True
            log("bus_found")
            async for _, data in backend.stream_events():
                pairs = (line.split(" ") for line in data.decode().splitlines())
                self._on_updates({table_id: int(seq) for table_id, seq in pairs})
        finally:
            await redis.aclose()
