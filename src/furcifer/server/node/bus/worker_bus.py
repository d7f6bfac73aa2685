"""The bus between workers: each listens at a Unix socket, and the others keep a connection to it.

The same socket gives out a worker's metrics, because a request for them reaches only one worker.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import msgspec

from furcifer.server.node.worker import Worker

from . import Bus, OnUpdates

KIND = "bus"
RETRY_SECONDS = 0.2
UPDATES, METRICS = b"updates\n", b"metrics\n"  # the first line of a connection
GATHER_SECONDS = 0.005  # hardly anybody waits: the sockets of a table lead to its own worker
CHUNK = 1 << 16  # bytes that are read at once
MOST_UNSENT = 1 << 20  # bytes; a worker that reads so slowly looks into the database instead
ANSWER_SECONDS = 2.0
_encoder, _decoder = msgspec.json.Encoder(), msgspec.json.Decoder(dict[str, int])


class WorkerBus(Bus):
    """Updates are gathered for a few milliseconds and sent as one line of JSON."""

    kind = "workers"

    def __init__(self, worker: Worker, on_updates: OnUpdates, metrics: Callable[[], bytes]) -> None:
        self._worker, self._on_updates, self._metrics = worker, on_updates, metrics
        self._updates: dict[str, int] = {}
        self._writers: dict[int, asyncio.StreamWriter] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._visitors: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    @property
    def healthy(self) -> bool:
        return len(self._writers) == len(self._worker.others)

    async def open(self) -> None:
        self._server = await asyncio.start_unix_server(self._serve, self._worker.path(KIND))
        self._tasks = [asyncio.create_task(self._keep_connected(each)) for each in self._worker.others]

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for visitor in self._visitors:
            visitor.close()  # ends what serves them
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # To the others

    def publish(self, table_id: str, seq: int) -> None:
        if not self._updates:
            asyncio.get_running_loop().call_later(GATHER_SECONDS, self._send)
        self._updates[table_id] = seq

    def _send(self) -> None:
        line, self._updates = _encoder.encode(self._updates) + b"\n", {}
        for writer in self._writers.values():
            if writer.transport.get_write_buffer_size() < MOST_UNSENT:
                writer.write(line)

    async def _keep_connected(self, other: int) -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_unix_connection(self._worker.path(KIND, other))
                try:
                    writer.write(UPDATES)
                    self._writers[other] = writer
                    await reader.read()  # ends when the other worker does
                finally:
                    self._writers.pop(other, None)
                    writer.close()
            await asyncio.sleep(RETRY_SECONDS)

    async def all_metrics(self) -> dict[int, bytes]:
        """Return the metrics of each worker, without those that do not answer."""
        others = self._worker.others
        answers = await asyncio.gather(*map(self._ask, others), return_exceptions=True)
        told = {
            other: answer for other, answer in zip(others, answers, strict=True) if isinstance(answer, bytes)
        }
        return {self._worker.number: self._metrics(), **told}

    async def _ask(self, other: int) -> bytes:
        async with asyncio.timeout(ANSWER_SECONDS):
            reader, writer = await asyncio.open_unix_connection(self._worker.path(KIND, other))
            try:
                writer.write(METRICS)
                return await reader.read()
            finally:
                writer.close()

    # From the others

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._visitors.add(writer)
        try:
            if await reader.readline() == METRICS:
                writer.write(self._metrics())
                await writer.drain()
                return
            await self._receive(reader)
        except OSError:
            pass  # the other worker ended
        finally:
            self._visitors.discard(writer)
            writer.close()

    async def _receive(self, reader: asyncio.StreamReader) -> None:
        rest = b""
        while chunk := await reader.read(CHUNK):
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                self._on_updates(_decoder.decode(line))
