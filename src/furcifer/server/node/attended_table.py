"""A table and the people who follow it: its listeners, who of them is here, and what they are sent."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from furcifer.server.table.devices import owner_of, watches
from furcifer.server.table.history import News
from furcifer.server.table.snapshot import Audience, Moment, audience, clocks, with_moment, write_snapshot
from furcifer.server.table.state import Table

from .clock import Clock

if TYPE_CHECKING:
    from .listener import Listener
    from .node import Node

EXACT_WATCHERS = 20
NOBODY = ""  # in place of the address of somebody who is here
EVERYBODY_HERE: tuple[list[int], bool] = ([], False)


class Visit(Struct, frozen=True):
    """The last time a person did anything at a table, and the address they came from."""

    at: float  # of the monotonic clock
    address: str


class AttendedTable:
    """A table with its listeners."""

    def __init__(self, table: Table, node: Node) -> None:
        self.table = table
        self.node = node
        self.listeners: set[Listener] = set()
        self.watchers = 0  # people at this node who only watch, as everybody is told
        self.clock = Clock(node.clock)
        self.clock.never_before(table.at)
        self.used = self._known_since = time.monotonic()
        self._watching = 0
        self._info_seq = table.info_seq
        self._present: Counter[str | None] = Counter()  # people who follow the table, with their sockets
        self._visits: dict[str, Visit] = {}  # of the host and of people with a seat
        self._attending: set[str] = set()  # owners of connected devices, and of some that left a moment ago
        self._absences: tuple[list[int], bool] | None = None  # seats of people who are not here; the host
        self._audiences: dict[str | None, Audience] = {}  # by person, until anybody sits down or leaves
        self._texts: dict[tuple[Audience, int], bytes] = {}
        self._news = News(table)
        self._still: bool | None = None  # does no clock run in the present state?

    def tell_everybody(self) -> None:
        """Let every listener send the new state."""
        self._texts.clear()
        self._news = News(self.table)
        self._still = None
        if self.table.info_seq > self._info_seq:  # somebody may have sat down
            self._info_seq = self.table.info_seq
            self._absences = None
            self._audiences.clear()
            self._set_watchers(sum(watches(self.table, person) for person in self._present))
        for listener in self.listeners:
            listener.pending.set()

    def arrive(self, listener: Listener) -> None:
        """Note that a listener follows the table from now on."""
        self._present[listener.person] += 1
        if self._present[listener.person] == 1 and watches(self.table, listener.person):
            self._set_watchers(self._watching + 1)

    def leave(self, listener: Listener) -> None:
        """Forget a listener."""
        self.listeners.discard(listener)
        self._audiences.pop(listener.person, None)
        self.used = time.monotonic()
        if not listener.subscribed:
            return
        self._present[listener.person] -= 1
        if not self._present[listener.person]:
            del self._present[listener.person]
            if watches(self.table, listener.person):
                self._set_watchers(self._watching - 1)

    def _set_watchers(self, count: int) -> None:
        """Note how many people watch, and tell everybody: exactly up to twenty, then in tens."""
        self._watching = count
        rounded = count if count < EXACT_WATCHERS else count // 10 * 10
        if rounded != self.watchers:
            self.watchers = rounded
            for listener in self.listeners:
                listener.pending.set()

    def close(self, code: int, owner: str | None = None) -> None:
        """Close the sockets of everybody who follows the table, or of one device."""
        for listener in self.listeners:
            if owner is None or owner_of(listener.person or "") == owner:
                listener.close_code = code
                listener.pending.set()

    def visited(self, person: str, address: str) -> None:
        """Note that a person is here."""
        known = person in self._visits or person == self.table.host
        if known or self.table.seat_of(person) is not None:
            self._visits[person] = Visit(time.monotonic(), address)

    def host_seen(self) -> int:
        """Return when the host last gave a sign of life at this node, by its clock; 0 for never."""
        visit = self._visits.get(self.table.host)
        return 0 if visit is None else self.node.clock.at(visit.at)

    def on_behalf_of(self) -> str:
        """Return the address for which the bots of this table think: a player's, or else the host's.

        After a restart nobody has come to most tables yet. Those share one turn, so they cannot outnumber
        people who are here.
        """
        players = [chair.person for chair in self.table.chairs if chair.played_by_person]
        known = (self._visits[person] for person in (*players, self.table.host) if person in self._visits)
        visit = next(known, None)
        return NOBODY if visit is None else visit.address

    def update_presence(self) -> None:
        """Tell everybody if a player or the host has come or gone."""
        before = self._missing()
        people = (listener.person for listener in self.listeners)
        self._attending = {owner_of(person) for person in people if person is not None}
        self._absences = None
        if self._missing() != before:
            for listener in self.listeners:
                listener.refresh()

    def _missing(self) -> tuple[list[int], bool]:
        """Return the seats of people who are not connected, and whether the host is one of them."""
        if self._absences is None:
            chairs = enumerate(self.table.chairs)
            seats = [seat for seat, chair in chairs if chair.person and self._absent(chair.person)]
            self._absences = seats, self._absent(self.table.host)
        return self._absences

    def _absent(self, person: str) -> bool:
        """Return whether a person's device is not connected, as far as this node can tell."""
        return self.node.has_all_sockets(self.table.id) and owner_of(person) not in self._attending

    def snapshot_text(self, person: str | None, since: int) -> bytes:
        """Return a person's snapshot as JSON. Listeners who may know the same share the encoded text."""
        table = self.table
        if (key := self._audiences.get(person)) is None:
            key = self._audiences[person] = audience(table, person)
        if (text := self._texts.get((key, since))) is None:
            self._texts[key, since] = text = write_snapshot(table, person, since, key, self._news)
        if self._still is None:
            self._still = not (table.timers or table.time_left) and table.retractor() is None
        if self._still and self._missing() == EVERYBODY_HERE:
            return text
        return with_moment(text, self.moment(person))

    def moment(self, person: str | None) -> Moment:
        """Return the clocks this person may see, as they stand now, and who is missing."""
        retract_ms = int(self.node.settings.retract_seconds * 1000)
        return Moment(*self._missing(), clocks(self.table, person, self.clock.now(), retract_ms))
