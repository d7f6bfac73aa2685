"""Running a node: one process and one event loop, until a signal stops it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import segno
from granian.constants import Interfaces
from granian.server.embed import Server

from furcifer.core import ConfigError

from .api.app import make_app
from .api.sockets import drain
from .logging import set_level
from .node.node import Node
from .settings import Settings
from .store.single_process import single_process

T = TypeVar("T")
EVERYWHERE = {"0.0.0.0", "::"}
BACKLOG = 4096
READY_SECONDS = 10.0
LAST_SECONDS = 0.5  # for idle connections, once every socket is closed


def serve(settings: Settings) -> None:
    """Serve until interrupted."""
    set_level(settings.log_level)
    with contextlib.suppress(KeyboardInterrupt):
        run_loop(run(settings))


def run_loop(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine on uvloop, or on asyncio's own loop where uvloop does not exist."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return asyncio.run(work)
    return uvloop.run(work)


async def run(settings: Settings, ready: Callable[[str], None] | None = None) -> None:
    """Open a node and serve; on a signal close the sockets before the node."""
    port = _free_port(settings.host, settings.port)
    with single_process(settings.database):
        await _run(settings, port, ready)


async def _run(settings: Settings, port: int, ready: Callable[[str], None] | None) -> None:
    node = Node(settings)
    preparation = node.bot_pool.preparation() if settings.prepare_bots else None
    await node.open()
    server = Server(
        await make_app(node),
        address=settings.host,
        port=port,
        interface=Interfaces.ASGINL,
        backlog=BACKLOG,
        backpressure=100_000,
        log_enabled=False,
    )
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    gc.freeze()  # the loaded modules stay for ever, so collections can skip them
    serving = asyncio.create_task(server.serve())
    await _until_open(settings.host, port)
    (ready or _announce_with(settings))(f"http://{_shown(settings.host)}:{port}")
    if preparation is not None:
        preparation.start()
    await asyncio.wait([serving, asyncio.create_task(stop.wait())], return_when=asyncio.FIRST_COMPLETED)
    await drain(node)
    server.stop()  # type: ignore[no-untyped-call]
    with contextlib.suppress(asyncio.TimeoutError):
        await asyncio.wait_for(serving, LAST_SECONDS)
    await node.close()


async def _until_open(host: str, port: int) -> None:
    async with asyncio.timeout(READY_SECONDS):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1" if host in EVERYWHERE else host, port)
                writer.close()
                return
            except OSError:
                await asyncio.sleep(0.01)


def _announce_with(settings: Settings) -> Callable[[str], None]:
    def announce(address: str) -> None:
        print(f"Furcifer is at {address}", flush=True)
        if settings.host in EVERYWHERE:
            print("For phones on the same network:", flush=True)
            segno.make(address, micro=False).terminal(out=sys.stdout, compact=True)
        if settings.browser and sys.stdout.isatty():
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(address)

    return announce


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


def _free_port(host: str, port: int) -> int:
    """Return the port, or a free one for 0; raise ConfigError if another program has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(
            socket.SOL_SOCKET, socket.SO_REUSEADDR, 1
        )  # allow a port that was closed a moment ago
        try:
            probe.bind((host, port))
        except OSError as error:
            raise ConfigError(f"Cannot listen on {host}, port {port}: {error.strerror}.") from None
        return int(probe.getsockname()[1])
