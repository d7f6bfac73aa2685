"""Fair queues: work for a few threads, taken from one key after the other.

A key stands for whoever the work is for, such as an address. However many jobs one key has, a job of another
key waits for one of them at most.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple


class Job(NamedTuple):
    answer: asyncio.Future[Any]
    work: Callable[[], Any]


class FairQueue:
    def __init__(self, threads: int, name: str) -> None:
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free = threads
        self._waiting: dict[str, deque[Job]] = {}  # the first key is the next to have its turn

    def length(self, key: str | None = None) -> int:
        """Return the number of waiting jobs of one key, or of all."""
        queues = self._waiting.values() if key is None else [self._waiting.get(key, deque())]
        return sum(map(len, queues))

    def submit(self, key: str, work: Callable[..., Any], *arguments: Any) -> asyncio.Future[Any]:
        """Run a function in a thread when the key has its turn."""
        job = Job(asyncio.get_running_loop().create_future(), partial(work, *arguments))
        self._waiting.setdefault(key, deque()).append(job)
        self._start()
        return job.answer

    def close(self) -> None:
        self._free = 0
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _start(self) -> None:
        while self._free and self._waiting:
            job = self._next()
            if job.answer.done():
                continue  # nobody waits for it any more
            self._free -= 1
            running = asyncio.get_running_loop().run_in_executor(self._executor, job.work)
            running.add_done_callback(partial(self._finished, job.answer))

    def _next(self) -> Job:
        """Take the first job of the next key; the key goes to the end of the line."""
        key = next(iter(self._waiting))
        jobs = self._waiting.pop(key)
        job = jobs.popleft()
        if jobs:
            self._waiting[key] = jobs
        return job

    def _finished(self, answer: asyncio.Future[Any], running: asyncio.Future[Any]) -> None:
        if running.cancelled():
            answer.cancel()
            return  # the queue was closed
        self._free += 1
        error = running.exception()
        if not answer.done():  # whoever asked may have left
            if error is None:
                answer.set_result(running.result())
            else:
                answer.set_exception(error)
        self._start()
