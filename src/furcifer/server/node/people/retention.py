"""Keeping people's data no longer than the settings say.

Every node looks from time to time for what is due and does a little of it, the oldest first, so that play
goes on. What was due and not done stays due: nothing must be remembered over a restart, and two nodes that
do the same do no harm.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from furcifer.server.node.automation import table_failures
from furcifer.server.table.redact import without_chat

from . import erasure

if TYPE_CHECKING:
    from furcifer.server.node.node import Node

DAY_MS = 86_400_000
TABLES_AT_ONCE = 20
PEOPLE_AT_ONCE = 3


async def sweep(node: Node, now: int) -> None:
    """Do a part of what is due: old tables, old chat, people who do not come any more, and requests."""
    rows, settings = node.database.personal, node.settings
    if settings.finished_days:
        await node.remove(await rows.finished_before(_before(now, settings.finished_days), TABLES_AT_ONCE))
    if settings.chat_days:
        before = _before(now, settings.chat_days)
        for table_id in await rows.silent_chats(before, TABLES_AT_ONCE):
            await rows.note_chat(
                table_id, before + DAY_MS
            )  # one that fails holds up no other: again in a day
            with table_failures("chat_kept", node.metrics):
                await _clear_chat(node, table_id)
    if settings.people_days:
        for person in await rows.unseen_since(_before(now, settings.people_days), PEOPLE_AT_ONCE):
            await erasure.erase(node, person)
    await erasure.carry_on(node, PEOPLE_AT_ONCE)


def _before(now: int, days: float) -> int:
    return now - int(days * DAY_MS)


async def _clear_chat(node: Node, table_id: str) -> None:
    live = await node.find(table_id)
    if live is None:  # its log cannot be read: nobody can see the chat either
        await node.database.personal.note_chat(table_id, None)
        return
    await live.rewrite(without_chat, {"chat_at": None})
