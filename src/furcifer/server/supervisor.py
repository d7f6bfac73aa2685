"""The supervisor of several workers: it starts them, restarts those that die, and stops them all."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import NamedTuple

from furcifer.core import ConfigError

from .logging import log
from .node.worker import Worker
from .operating_system import socket_folder

POLL_SECONDS = 0.2
RESTART_SECONDS = 1.0  # between the death of a worker and its restart
STOP_SECONDS = 30.0  # until a worker that does not stop is killed
NO_FORK = "This system has no fork, so there can be only one worker."
NO_SOCKETS = "Workers need a temporary folder for Unix sockets. Let TMPDIR name one with a shorter name."
NO_START = "A worker could not start. The lines above say why."


class Pipes(NamedTuple):
    """The pipes between a worker and its supervisor."""

    ready: Connection  # the worker sends something once it serves
    gone: int  # a file descriptor that becomes readable when the supervisor ends


Work = Callable[[Worker, Pipes], None]  # serves until a signal comes, or the supervisor is gone


class _Process:
    """The process of a worker, as its supervisor sees it."""

    def __init__(self, worker: Worker, work: Callable[[Worker, Connection], None]) -> None:
        self._ready, sender = multiprocessing.Pipe(duplex=False)
        self.process = multiprocessing.get_context("fork").Process(target=work, args=(worker, sender))
        self.process.start()
        self.served = False
        self.died_at: float | None = None
        sender.close()

    @property
    def waitables(self) -> list[Connection | int]:
        """Return what signals that the worker serves, or that it died."""
        if self.died_at is not None:
            return []
        return [self.process.sentinel] if self.served else [self._ready, self.process.sentinel]

    def update(self) -> None:
        """Record whether the worker serves by now, and when it died."""
        if not self.served and self._ready.poll():
            try:
                self._ready.recv_bytes()
                self.served = True
            except EOFError:
                pass  # it died before it served
        if self.died_at is None and not self.process.is_alive():
            self.died_at = time.monotonic()

    def close(self) -> None:
        self._ready.close()
        self.process.close()


class Supervisor:
    """Keeps this many workers running. `tend` is called again and again meanwhile."""

    def __init__(self, count: int, work: Work, tend: Callable[[], None] | None = None) -> None:
        if "fork" not in multiprocessing.get_all_start_methods():
            raise ConfigError(NO_FORK)
        self._count, self._work, self._tend = count, work, tend
        self._stopping = False
        self._gone, self._alive = os.pipe()  # the second end closes with this process
        self._processes: dict[int, _Process] = {}

    def run(self, announce: Callable[[], None]) -> None:
        """Run the workers until a signal comes. `announce` is called once all of them serve."""
        with socket_folder() as folder, self._signals():
            if folder is None:
                raise ConfigError(NO_SOCKETS)
            try:
                for number in range(self._count):
                    self._start(number, folder)
                while not self._stopping and not self._all_serve():
                    self._wait()
                if not self._stopping:
                    announce()
                while not self._stopping:
                    self._wait()
                    self._restart(folder)
            finally:
                self._stop()

    @contextmanager
    def _signals(self) -> Iterator[None]:
        numbers = (signal.SIGINT, signal.SIGTERM)
        before = [signal.signal(number, self._on_signal) for number in numbers]
        try:
            yield
        finally:
            for number, handler in zip(numbers, before, strict=True):
                signal.signal(number, handler)

    def _on_signal(self, *_: object) -> None:
        self._stopping = True

    def _start(self, number: int, folder: Path) -> None:
        self._processes[number] = _Process(Worker(number, self._count, folder), self._run_worker)

    def _run_worker(self, worker: Worker, ready: Connection) -> None:
        """Run in the process of one worker."""
        os.close(self._alive)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)
        self._work(worker, Pipes(ready, self._gone))

    def _wait(self) -> None:
        wait([one for each in self._processes.values() for one in each.waitables], POLL_SECONDS)
        for each in self._processes.values():
            each.update()
        if self._tend is not None:
            self._tend()

    def _all_serve(self) -> bool:
        if any(each.died_at is not None for each in self._processes.values()):
            raise ConfigError(NO_START)
        return all(each.served for each in self._processes.values())

    def _restart(self, folder: Path) -> None:
        for number, each in self._processes.items():
            if each.died_at is not None and time.monotonic() > each.died_at + RESTART_SECONDS:
                log("worker_died", level="error", worker=number, status=each.process.exitcode)
                for path in folder.glob(f"*-{number}"):
                    path.unlink()
                try:
                    self._start(number, folder)
                except OSError as error:  # no memory or files are free just now
                    log("worker_not_started", level="error", worker=number, kind=type(error).__name__)
                    each.died_at = time.monotonic()
                else:
                    each.close()

    def _stop(self) -> None:
        living = [each.process for each in self._processes.values() if each.process.is_alive()]
        for process in living:
            process.terminate()
        deadline = time.monotonic() + STOP_SECONDS
        for process in living:
            process.join(max(0.0, deadline - time.monotonic()))
            process.kill()
        os.close(self._gone)
        os.close(self._alive)
