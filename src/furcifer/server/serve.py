"""Running a node, or several workers that are nodes: each one process and one event loop, until a signal.

uvicorn speaks HTTP and hands WebSockets to picows (`api/websockets/upgrade.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from importlib.util import find_spec
from typing import Any, TypeVar

import segno
import uvicorn

from furcifer import bots
from furcifer.core import ConfigError

from .api.app import make_app
from .api.connections import Connections
from .api.gateway import Gateway
from .api.websockets.sockets import drain
from .logging import log_warnings, set_level
from .node.node import Node
from .node.worker import ALONE, Worker
from .operating_system import allow_many_sockets
from .settings import Settings
from .store import open_database
from .store.journal.process import TEND_SECONDS, WritingProcess, writing_process
from .store.locks import single_process, turn
from .supervisor import Pipes, Supervisor

T = TypeVar("T")
EVERYWHERE = {"0.0.0.0", "::"}
BACKLOG = 4096
SWITCH_SECONDS = 0.0002  # the event loop waits this long for a thread, such as one of a bot, not 5 ms
COLLECT_AFTER = (50_000, 4, 50)  # 500 moves under way are tens of thousands of objects, and none is garbage
BIND_SECONDS = 2.0  # for the workers of a supervisor that was killed a moment ago
LAST_SECONDS = 1  # for requests that are being answered, once every socket is closed


def serve(settings: Settings) -> None:
    """Serve until interrupted."""
    set_level(settings.log_level)
    log_warnings()
    _ = settings.game_titles  # reports a faulty one before the start
    offer_models(settings.models)
    allow_many_sockets()
    sys.setswitchinterval(SWITCH_SECONDS)
    with contextlib.suppress(KeyboardInterrupt):
        if settings.workers == 1:
            run_in_loop(run(settings))
        else:
            run_workers(settings)
    leave_thinking_bots()


def run_workers(settings: Settings) -> None:
    """Serve with several workers on one port and one database."""
    with _bind(settings.host, settings.port, BIND_SECONDS) as bound, _store(settings) as writer:
        run_in_loop(_try_database(settings.database))

        def work(worker: Worker, pipes: Pipes) -> None:
            ready = partial(pipes.ready.send_bytes, b"ready")
            run_in_loop(_run(settings, bound, lambda _: ready(), writer, worker, pipes.gone))
            leave_thinking_bots()

        bound.listen(BACKLOG)
        supervisor = Supervisor(settings.workers, work, writer.tend if writer else None)
        supervisor.run(lambda: _announce(settings, _address(settings, bound)))


@contextlib.contextmanager
def _store(settings: Settings) -> Iterator[WritingProcess | None]:
    """Hold an SQLite file for this server alone, and run the process that writes to it."""
    with single_process(settings.database), writing_process(settings.database) as writer:
        yield writer


async def _try_database(url: str) -> None:
    """Migrate the database, or raise ConfigError, once for all workers."""
    await (await open_database(url)).close()


def leave_thinking_bots() -> None:
    """End the process at once if a bot still thinks or compiles. Everything is stored and closed by now, but
    Python would wait for the bot's thread, half a minute or more."""
    others = (thread for thread in threading.enumerate() if thread is not threading.main_thread())
    if any(not thread.daemon for thread in others):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)


def offer_models(names: Sequence[str]) -> None:
    """Let these language models take seats. Everybody sees which seats they have."""
    for name in names:
        from furcifer.adapters.llm import PREFIX, endpoint, player

        endpoint(name)  # reports a faulty one before the start
        bots.offer(f"{PREFIX}{name}", partial(player, name))


def run_in_loop(main: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in the faster event loop where it is installed, otherwise in the standard one."""
    factory = None
    if find_spec("uvloop") is not None:
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(main)


async def run(settings: Settings, ready: Callable[[str], None] | None = None) -> None:
    """Open a node and serve; on a signal close the sockets before the node."""
    with _bind(settings.host, settings.port) as bound, _store(settings) as writer:
        tending = asyncio.create_task(_tend(writer))
        await _run(settings, bound, ready or partial(_announce, settings), writer)
        tending.cancel()


async def _tend(writer: WritingProcess | None) -> None:
    while writer is not None:
        await asyncio.sleep(TEND_SECONDS)
        writer.tend()


async def _run(  # noqa: PLR0913, PLR0917 - the last two are of workers only
    settings: Settings,
    bound: socket.socket,
    ready: Callable[[str], None],
    writer: WritingProcess | None,
    worker: Worker = ALONE,
    gone: int | None = None,
) -> None:
    """Serve at a bound port. `gone` is a file descriptor that becomes readable when the supervisor ends."""
    node = Node(settings, worker, writer.address if writer else None)
    preparation = node.bot_pool.preparation(_compiling(worker)) if settings.prepare_bots else None
    await node.open()
    gateway = await make_app(node)
    connections = Connections(gateway, worker)
    server = connections.server = _Server(_config(gateway, connections))
    stop = asyncio.Event()
    if gone is not None:
        asyncio.get_running_loop().add_reader(gone, os._exit, 1)  # everything acknowledged is durable
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C interrupts the loop
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    gc.freeze()  # the loaded modules stay for ever, so collections can skip them
    gc.set_threshold(*COLLECT_AFTER)
    serving = asyncio.create_task(server.serve(sockets=[bound]))
    bound.listen(BACKLOG)  # connections wait from now on, and are served in a moment
    ready(_address(settings, bound))
    if preparation is not None:
        preparation.start()
    await asyncio.wait([serving, asyncio.create_task(stop.wait())], return_when=asyncio.FIRST_COMPLETED)
    connections.close()
    await drain(node)
    server.should_exit = True
    await serving
    await node.close()


class _Server(uvicorn.Server):
    """A uvicorn that leaves the signals to us: the sockets close before it does."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def _compiling(worker: Worker) -> AbstractContextManager[None]:
    """Return the turn of a worker to compile the bots: the others then find them in the cache."""
    return nullcontext() if worker.alone else turn(str(worker.folder / "compiling"))


def _config(gateway: Gateway, connections: Connections) -> uvicorn.Config:
    """Return the settings of uvicorn. It logs nothing: its lines would hold the ids of tables."""
    http: Any = connections.http
    websocket: Any = connections.websocket
    return uvicorn.Config(
        gateway,
        interface="asgi3",
        lifespan="off",
        http=http,
        ws=websocket,
        backlog=BACKLOG,
        proxy_headers=False,  # the gateway reads them, from trusted proxies only
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="critical",
        timeout_graceful_shutdown=LAST_SECONDS,
    )


def _announce(settings: Settings, address: str) -> None:
    print(f"Furcifer is at {address}", flush=True)
    if settings.host in EVERYWHERE:
        print("For phones on the same network:", flush=True)
        segno.make(address, micro=False).terminal(out=sys.stdout, compact=True)
    if settings.browser and sys.stdout.isatty():
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)


def _address(settings: Settings, bound: socket.socket) -> str:
    return f"http://{_shown(settings.host)}:{bound.getsockname()[1]}"


def _shown(host: str) -> str:
    return _lan_address() if host in EVERYWHERE else f"[{host}]" if ":" in host else host


def _lan_address() -> str:
    """Return the address that other devices on this network see, without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(
                ("192.0.2.1", 9)
            )  # a documentation address: connecting a UDP socket only looks up a route
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _bind(host: str, port: int, patience: float = 0.0) -> socket.socket:
    """Return a socket bound to the port, or to a free one for 0; raise ConfigError if it stays taken."""
    bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # allow a port that was closed a moment ago
    deadline = time.monotonic() + patience
    while True:
        try:
            bound.bind((host, port))
            return bound
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() > deadline:
                bound.close()
                raise ConfigError(f"Cannot listen on {host}, port {port}: {error.strerror}.") from None
        time.sleep(0.05)
