"""The day on which people were last here: enough to forget those who do not come any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from furcifer.server.node.node import Node

DAY_MS = 86_400_000


class Seen:
    """The people who were here since the last time this was stored. Each costs one write a day."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._days: dict[str, int] = {}  # person -> the day that is stored, or will be
        self._new: dict[str, int] = {}

    def note(self, person: str) -> None:
        """Note that a person is here."""
        now = self._node.clock.now()
        day = now // DAY_MS
        if self._days.get(person) != day:
            self._days[person] = day
            self._new[person] = now

    async def store(self) -> None:
        """Write down who was here, and forget what is no longer needed."""
        new, self._new = self._new, {}
        await self._node.database.personal.note_seen(new)
        today = self._node.clock.now() // DAY_MS
        self._days = {person: day for person, day in self._days.items() if day >= today}
