"""Silent tables: they are abandoned after a while, and deleted after another one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from furcifer.server.store import Silent
from furcifer.server.table.decide import lifecycle
from furcifer.server.table.state import ABANDONED, LOBBY, PLAYING

from .automation import table_failures

if TYPE_CHECKING:
    from .node import Node

HOUR_MS = 3_600_000
AT_ONCE = 100  # tables
FIRST = Silent(-1, "")  # before every table


class Expiry:
    """Looks at some silent tables at a time."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._passed: dict[str, Silent] = {}  # by phase: the last table that was considered

    async def sweep(self, now: int) -> None:
        """Abandon tables without activity; delete those that were abandoned long ago."""
        node = self._node
        limits = ((LOBBY, node.settings.lobby_hours), (PLAYING, node.settings.playing_days * 24))
        for phase, hours in limits:
            before = now - int(hours * HOUR_MS)
            for table_id in await self._next_silent(phase, before):
                with table_failures("expire_failed", node.metrics):
                    if live := await node.find(table_id):
                        await live.commit(partial(lifecycle.abandon, silent_since=before))
        before = now - int(node.settings.abandoned_days * 24 * HOUR_MS)
        await node.remove(await self._next_silent(ABANDONED, before))

    async def _next_silent(self, phase: str, before: int) -> list[str]:
        """Return some silent tables: each time the next ones, so that those that fail hold up no others."""
        after = self._passed.get(phase, FIRST)
        found = await self._node.database.silent_since(phase, before, after, AT_ONCE)
        self._passed[phase] = found[-1] if len(found) == AT_ONCE else FIRST
        return [table.id for table in found]
