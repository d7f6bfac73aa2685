"""Orders of the site's host: closing and purging tables, forgetting and banning people.

`furcifer admin` writes an order into the database, and a node carries it out: the running server within
seconds, or the command itself if no server runs. Nobody can send an order over the network. What was ordered,
by whom, and what became of it stays in the database as the audit log.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from furcifer.server.node.live_table import NO_TABLE
from furcifer.server.store.moderation import Order
from furcifer.server.table.decide import lifecycle

from . import erasure

if TYPE_CHECKING:
    from furcifer.server.node.node import Node

AT_ONCE = 20
DAY_MS = 86_400_000
Action = Callable[["Node", Order], Awaitable[str]]


async def carry_out_orders(node: Node) -> None:
    """Carry out what the host has ordered since the last time."""
    for order in await node.database.moderation.open_orders(AT_ONCE):
        await carry_out(node, order)


async def carry_out(node: Node, order: Order) -> str:
    """Carry out one order, unless another node is at it, and note what became of it."""
    if not await node.database.moderation.take_order(order.id, node.clock.now()):
        return "Another node carries this order out."
    try:
        result = await ACTIONS[order.what](node, order)
    except Exception as error:
        result = f"It failed ({type(error).__name__}). Order it again."
    await node.database.moderation.finish_order(order.id, node.clock.now(), result)
    return result


async def _close(node: Node, order: Order) -> str:
    live = await node.find(order.target)
    if live is None:
        return NO_TABLE.text
    done = await live.commit(lifecycle.close)
    return "The table is closed." if isinstance(done, int) else done.text


async def _purge(node: Node, order: Order) -> str:
    if await node.database.find(order.target) is None:
        return NO_TABLE.text
    await node.remove([order.target])
    return "The table and its log are deleted."


async def _erase(node: Node, order: Order) -> str:
    if await erasure.erase(node, order.target):
        return "This person is forgotten."
    return "Some tables could not be changed. The server tries again."


async def _ban(node: Node, order: Order) -> str:
    days, _, note = order.note.partition(" ")
    until = node.clock.now() + int(float(days) * DAY_MS) if float(days) else None
    await node.database.moderation.ban(order.target, node.clock.now(), until, note)
    await node.bans.load()
    return "This person is banned: they may only look."


async def _unban(node: Node, order: Order) -> str:
    lifted = await node.database.moderation.unban(order.target)
    await node.bans.load()
    return "The ban is lifted." if lifted else "This person is not banned."


async def _dismiss(node: Node, order: Order) -> str:
    closed = await node.database.moderation.close_report(int(order.target), node.clock.now())
    return "The report is closed." if closed else "There is no such open report."


ACTIONS: dict[str, Action] = {
    "close": _close,
    "purge": _purge,
    "erase": _erase,
    "ban": _ban,
    "unban": _unban,
    "dismiss": _dismiss,
}
