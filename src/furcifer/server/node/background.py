"""The loops of a node that run beside play: they sweep, obey the host of the site, and poll."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from furcifer.server.logging import log

from .bus import REMOVED
from .people.orders import carry_out_orders

if TYPE_CHECKING:
    from .node import Node

FORGET_SECONDS = 60.0  # a table without listeners leaves memory after this time
SWEEP_SECONDS = 15.0
ORDER_SECONDS = 2.0
POLL_SECONDS = 5.0  # several nodes: a lost bus message delays a listener by at most this
POLL_SECONDS_WITHOUT_BUS = 0.5

Loop = Callable[["Node"], Coroutine[Any, Any, None]]


def loops(node: Node) -> list[Loop]:
    """Return the loops of a node. Each runs until it is cancelled."""
    return [sweep, obey, poll] if node.shared else [sweep, obey]


async def sweep(node: Node) -> None:
    """Drop what is no longer needed, from memory and from the database."""
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        node.forget(FORGET_SECONDS)
        try:
            await node.seen.store()
            await node.expire(node.clock.now())
        except Exception as error:
            log("sweep_failed", level="warning", kind=type(error).__name__)


async def obey(node: Node) -> None:
    """Carry out the orders of the site's host, and read the bans again."""
    while True:
        await asyncio.sleep(ORDER_SECONDS)
        try:
            await carry_out_orders(node)
            await node.bans.load()
        except Exception as error:
            log("orders_failed", level="warning", kind=type(error).__name__)


async def poll(node: Node) -> None:
    """Several nodes: read the database, in case the bus lost a message or is away; say who is here."""
    noted = 0
    while True:
        await asyncio.sleep(POLL_SECONDS if node.bus.healthy else POLL_SECONDS_WITHOUT_BUS)
        ids = list(node.tables)
        try:
            noted = await _note_hosts(node, noted)
            heads = await node.database.heads(ids) if ids else {}
        except Exception as error:
            log("poll_failed", level="warning", kind=type(error).__name__)
            continue
        node.on_updates(dict.fromkeys(ids, REMOVED) | heads)


async def _note_hosts(node: Node, since: int) -> int:
    """Tell the other nodes which hosts gave a sign of life here after `since`; return the time."""
    now = node.clock.now()
    seen = {table_id: at for table_id, live in node.tables.items() if (at := live.host_seen()) > since}
    await node.database.note_hosts(seen)
    return now
