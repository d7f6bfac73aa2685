"""Forgetting a person: their rows go, and the logs of their tables no longer mention them.

A request is stored first, so it is carried out even if the server stops in between: each table is done in one
transaction, and the next attempt goes on with the tables that are left.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from furcifer.server.node.automation import table_failures
from furcifer.server.table import commands
from furcifer.server.table.devices import belongs_to
from furcifer.server.table.redact import Person
from furcifer.server.table.state import LOBBY, PLAYING, Table

if TYPE_CHECKING:
    from furcifer.server.node.live_table import LiveTable
    from furcifer.server.node.node import Node


async def erase(node: Node, owner: str) -> bool:
    """Forget a person, their programs and the others at their device; return False if a table is left."""
    rows = node.database.personal
    await rows.ask_erasure(owner, node.clock.now())
    for table_id in await rows.tables_of(owner):
        with table_failures("erasure_failed", node.metrics):
            await _leave_table(node, owner, table_id)
    if await rows.tables_of(owner):
        return False
    await rows.erase(owner, node.clock.now())
    return True


async def carry_on(node: Node, limit: int) -> None:
    """Carry out requests that a node could not finish."""
    for owner in await node.database.personal.asked_erasures(limit):
        await erase(node, owner)


async def _leave_table(node: Node, owner: str, table_id: str) -> None:
    """Take a person out of one table. One where nobody else was, or that cannot be read, is deleted."""
    rows = node.database.personal
    live = await node.find(table_id)
    if live is None or await rows.alone_at(owner, table_id):
        await node.remove([table_id])
        return
    await _get_up(node, live, owner)
    await live.rewrite(Person(owner, secrets.token_urlsafe(16)).take_out)
    await rows.leave_table(owner, table_id)


async def _get_up(node: Node, live: LiveTable, owner: str) -> None:
    """Leave the seats of a person and hand the host role on, as far as the table allows it now."""
    table = live.table
    if table.phase not in (LOBBY, PLAYING):
        return
    heir = _heir(table, owner)
    if belongs_to(table.host, owner) and heir is not None:
        await node.handle(live, table.host, commands.Host(id=_fresh(), seat=heir))
    people = [chair.person for chair in table.chairs if chair.person] + list(table.voices)
    for person in (one for one in people if belongs_to(one, owner)):
        await node.handle(live, person, commands.Stand(id=_fresh()))


def _heir(table: Table, owner: str) -> int | None:
    others = (seat for seat in table.people() if not belongs_to(table.chairs[seat].person or "", owner))
    return next(others, None)


def _fresh() -> str:
    return secrets.token_urlsafe(9)
