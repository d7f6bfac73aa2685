"""Running a node: one process, one loop, until it is asked to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable

import segno
import uvloop
from granian.constants import Interfaces
from granian.server.embed import Server

from furcifer.core import ConfigError

from .app import make_app
from .hall import Hall
from .logs import set_level
from .minds import prepare
from .settings import Settings
from .sockets import drain

EVERYWHERE = {"0.0.0.0", "::"}
BACKLOG = 4096
READY_SECONDS = 10.0
LAST_SECONDS = 0.5  # for idle connections, once every socket is gone


def serve(settings: Settings) -> None:
    """Serve until interrupted."""
    set_level(settings.log_level)
    with contextlib.suppress(KeyboardInterrupt):
        uvloop.run(run(settings))


async def run(settings: Settings, ready: Callable[[str], None] | None = None) -> None:
    """Open the hall, let people in, and on a signal see everybody out before it closes."""
    port = _free_port(settings.host, settings.port)
    hall = Hall(settings)
    await hall.open()
    server = Server(
        make_app(hall),
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
    gc.freeze()  # what is loaded now stays: later collections need not look at it
    serving = asyncio.create_task(server.serve())
    await _until_open(settings.host, port)
    (ready or _announce_with(settings))(f"http://{_shown(settings.host)}:{port}")
    if settings.prepare_bots:
        threading.Thread(target=prepare, name="prepare", daemon=True).start()  # nobody waits for it to end
    await asyncio.wait([serving, asyncio.create_task(stop.wait())], return_when=asyncio.FIRST_COMPLETED)
    await drain(hall)
    server.stop()  # type: ignore[no-untyped-call]
    with contextlib.suppress(asyncio.TimeoutError):
        await asyncio.wait_for(serving, LAST_SECONDS)
    await hall.close()


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
    """The address others on this network see; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(
                ("192.0.2.1", 9)
            )  # a documentation address: connecting a UDP socket is only a look-up
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _free_port(host: str, port: int) -> int:
    """The port, or any where 0 is wanted; ConfigError where somebody else has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # a port just left is free
        try:
            probe.bind((host, port))
        except OSError as error:
            raise ConfigError(f"Cannot listen on {host}, port {port}: {error.strerror}.") from None
        return int(probe.getsockname()[1])
