"""Bans from the whole site. A ban is on an identity, so it ends with the cookie of the person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from furcifer.server.table.devices import owner_of, programmer_of

if TYPE_CHECKING:
    from furcifer.server.node.node import Node


class Bans:
    """The bans as this node knows them; it reads them again from time to time."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._until: Mapping[str, int | None] = {}

    async def load(self) -> None:
        self._until = await self._node.database.moderation.banned(self._node.clock.now())

    def hold(self, person: str) -> bool:
        """Return whether a person, or somebody at their device, or their program, may only look."""
        return bool(self._until) and programmer_of(owner_of(person)) in self._until
