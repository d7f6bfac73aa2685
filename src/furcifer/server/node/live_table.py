"""A table in memory: it decides commands one at a time, makes them durable, and then notifies listeners.

Nothing is acknowledged before it is in the log. If two nodes write at the same time, the log's key decides:
the later node reads the new events and decides again.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from furcifer.core import Illegal
from furcifer.server.store import STORE_ERRORS, Row
from furcifer.server.table import commands, events
from furcifer.server.table.commands import Command, Sent, sent
from furcifer.server.table.decide import decide
from furcifer.server.table.decide.verdict import Actor, Context, Decision, Opening, Unchanged, Verdict
from furcifer.server.table.devices import owner_of, watches
from furcifer.server.table.evolve import evolve
from furcifer.server.table.record import players_of, write_record
from furcifer.server.table.snapshot import (
    Audience,
    Moment,
    audience,
    clocks,
    lobby_line,
    with_moment,
    write_snapshot,
)
from furcifer.server.table.state import Table

from .listener import Listener

if TYPE_CHECKING:
    from .node import Node

EXACT_WATCHERS = 20
TRIES = 50  # every lost race means that another node made progress, so this is never reached in practice
STORE_AWAY = Illegal("store_away", "The server cannot save moves right now. Try again in a moment.")
STORE_DAMAGED = Illegal("store_damaged", "The server's database is damaged. Its host must restore a backup.")
ID_REUSED = Illegal("id_reused", "This id belongs to another message. Choose a new one.")
BUSY = Illegal("busy", "Too much is happening at this table at once. Try again.")
# These events change nothing that the lobby shows or the tables row holds.
MATCH_EVENTS = (
    events.Acted,
    events.Said,
    events.UndoAsked,
    events.UndoAnswered,
    events.Hinted,
    events.Proposed,
    events.Replied,
    events.Readied,
)


class Visit(NamedTuple):
    """The last time a person did anything at a table, and the address they came from."""

    at: float  # of the monotonic clock
    address: str


class LiveTable:
    """A table with its listeners, and the only place in this process that writes its events."""

    def __init__(self, table: Table, node: Node) -> None:
        self.table = table
        self.node = node
        self.listeners: set[Listener] = set()
        self.watchers = 0  # people at this node who only watch, as everybody is told
        self._watching = 0
        self._present: Counter[str | None] = Counter()  # people who follow the table, with their sockets
        self.used = time.monotonic()
        self.claimed = False  # does this node run its bots and clocks?
        self.thinking: set[int] = set()  # seats whose bots are choosing a move
        self.answering: set[int] = set()  # seats whose bots consider the offer of a draw
        self.alarm: asyncio.TimerHandle | None = None
        self._visits: dict[str, Visit] = {}  # of the host and of people with a seat
        self._writing = asyncio.Lock()
        self._attending: set[str] = set()  # owners of connected devices, and of some that left a moment ago
        self._texts: dict[tuple[Audience, int], str] = {}

    # Commands

    async def handle(self, actor: Actor, command: Command) -> int | Illegal:
        """Carry out a person's command; return the seq of its event, or why it was refused."""
        if isinstance(command, commands.Act) and command.seq is not None and command.seq > self.table.seq:
            await self.catch_up()  # this client has already seen more, through another node
        seen = await self._host_seen() if isinstance(command, commands.Host) else 0
        return await self.commit(
            lambda table: decide(table, command, actor, self._context(seen)), sent(actor.person, command)
        )

    def _context(self, host_seen: int) -> Context:
        settings = self.node.settings
        return Context(
            now=self.node.clock.now(),
            idle_ms=settings.idle_seconds * 1000,
            fresh_table=self.node.fresh_table,
            host_seen=host_seen,
            retract_ms=int(settings.retract_seconds * 1000),
            host_away=self._absent(self.table.host),
        )

    async def _host_seen(self) -> int:
        """Return when the host last gave a sign of life, here or at another node."""
        elsewhere = await self.node.database.host_seen(self.table.id) if self.node.shared else 0
        return max(elsewhere, self.host_seen())

    async def commit(self, choose: Callable[[Table], Verdict], message: Sent | None = None) -> int | Illegal:
        """Decide and write, again after every lost race; return the seq in the log, or the refusal."""
        try:
            async with asyncio.timeout(self.node.settings.store_patience), self._writing:
                return await self._commit(choose, message)
        except TimeoutError:  # it may have been written all the same: the next attempt will find it
            return STORE_AWAY

    async def _commit(self, choose: Callable[[Table], Verdict], message: Sent | None) -> int | Illegal:
        for _ in range(TRIES):
            if message is not None and (known := self._answered(message)) is not None:
                return known
            verdict = choose(self.table)
            try:
                if isinstance(verdict, Illegal):
                    if self.node.shared and await self._read_new_events():
                        continue  # the refusal was about an older state
                    return verdict
                if isinstance(verdict, Unchanged) or await self._write(verdict, message):
                    return self.table.seq
                await self._read_new_events()
            except STORE_ERRORS as error:
                return self.node.store_refusal(error)
        return BUSY

    def _answered(self, message: Sent) -> int | Illegal | None:
        """Return the seq of a message that was carried out before; refuse its id for another content."""
        known = self.table.processed.get(message.person, {}).get(message.id)
        if known is None:
            return None
        return known.seq if known.digest == message.digest else ID_REUSED

    async def _write(self, decision: Decision, message: Sent | None) -> bool:
        """Append the event and adopt the next state; return False if another event has its seq."""
        event, match, opening = decision
        if message is not None:
            event = msgspec.structs.replace(event, digest=message.digest)
        before, at = self.table, self.node.clock.now()
        table = evolve(before, event, at, match)
        unlisted = isinstance(event, MATCH_EVENTS) and table.phase == before.phase
        row = Row(
            table.id,
            table.seq,
            at,
            events.write(event),
            None if unlisted else tables_row(table),
            None if opening is None else first_row(opening, at)[0],
            () if unlisted else tuple(sorted(players_of(table) - players_of(before))),
        )
        if not await self.node.journal.append(row):
            return False
        self.table = table
        if type(event) is events.Acted:
            self.node.metrics.moves += 1
        self.node.metrics.created += opening is not None
        self._changed()
        self.node.bus.publish(table.id, table.seq)
        return True

    # Events of other nodes

    async def catch_up(self) -> bool:
        """Read what other nodes have written; return False if there is nothing new."""
        async with self._writing:
            return await self._read_new_events()

    async def _read_new_events(self) -> bool:
        rows = await self.node.database.log(self.table.id, after=self.table.seq)
        for row in rows:
            self.table = evolve(self.table, events.read(row.body), row.at)
        if rows:
            self._changed()
        return bool(rows)

    # Listeners

    def _changed(self) -> None:
        self._texts.clear()
        if self.table.info_seq == self.table.seq:  # somebody may have sat down
            self._set_watchers(sum(watches(self.table, person) for person in self._present))
        for listener in self.listeners:
            listener.pending.set()
        self.node.automation.schedule(self)

    def arrive(self, listener: Listener) -> None:
        """Note that a listener follows the table from now on."""
        self._present[listener.person] += 1
        if self._present[listener.person] == 1 and watches(self.table, listener.person):
            self._set_watchers(self._watching + 1)

    def leave(self, listener: Listener) -> None:
        """Forget a listener."""
        self.listeners.discard(listener)
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

    def listen(self, person: str | None) -> Listener:
        """Return a new listener for this person."""
        listener = Listener(self, person)
        self.listeners.add(listener)
        return listener

    def visited(self, person: str, address: str) -> None:
        """Note that a person is here."""
        if person == self.table.host or self.table.seat_of(person) is not None:
            self._visits[person] = Visit(time.monotonic(), address)

    def host_seen(self) -> int:
        """Return when the host last gave a sign of life at this node, in milliseconds; 0 for never."""
        visit = self._visits.get(self.table.host)
        return 0 if visit is None else self.node.clock.now() - int((time.monotonic() - visit.at) * 1000)

    def on_behalf_of(self) -> str:
        """Return the address for which the bots of this table think: a player's, or else the host's."""
        players = [chair.person for chair in self.table.chairs if chair.played_by_person]
        known = (self._visits[person] for person in (*players, self.table.host) if person in self._visits)
        visit = next(known, None)
        return self.table.host if visit is None else visit.address

    def update_presence(self) -> None:
        """Tell everybody if a player or the host has come or gone."""
        before = self._missing()
        people = (listener.person for listener in self.listeners)
        self._attending = {owner_of(person) for person in people if person is not None}
        if self._missing() != before:
            for listener in self.listeners:
                listener.refresh()

    def _missing(self) -> tuple[list[int], bool]:
        """Return the seats of people who are not connected, and whether the host is one of them."""
        chairs, host = self.table.chairs, self.table.host
        seats = [seat for seat, chair in enumerate(chairs) if chair.person and self._absent(chair.person)]
        return seats, self._absent(host)

    def _absent(self, person: str) -> bool:
        """Return whether a person's device is not connected. With several nodes nobody can tell."""
        return not self.node.shared and owner_of(person) not in self._attending

    def snapshot_text(self, person: str | None, since: int) -> str:
        """Return a person's snapshot as JSON. Listeners who may know the same share the encoded text."""
        table = self.table
        key = (audience(table, person), since)
        if (text := self._texts.get(key)) is None:
            self._texts[key] = text = write_snapshot(table, person, since)
        return with_moment(text, self.moment(person))

    def moment(self, person: str | None) -> Moment:
        """Return the clocks this person may see, as they stand now, and who is missing."""
        retract_ms = int(self.node.settings.retract_seconds * 1000)
        return Moment(*self._missing(), clocks(self.table, person, self.node.clock.now(), retract_ms))


def first_row(opening: Opening, at: int) -> tuple[Row, Table]:
    """Return the first row of a new table's log, with its start if it starts at once, and the table."""
    table = evolve(Table(*opening.fresh), opening.created, at)
    players = tuple(sorted(players_of(table)))
    row = Row(table.id, 1, at, events.write(opening.created), tables_row(table), players=players)
    if opening.started is None:
        return row, table
    table = evolve(table, opening.started, at)
    second = Row(table.id, 2, at, events.write(opening.started), tables_row(table))
    return row._replace(then=second), table


def tables_row(table: Table) -> dict[str, Any]:
    """Return the values of the tables row after an event that changes more than the match."""
    row = {
        "phase": table.phase,
        "public": table.setup.public,
        "attended": table.automated,
        "summary": msgspec.json.encode(lobby_line(table)).decode(),
        "record": write_record(table),
    }
    if table.seq == 1:
        row |= {
            "id": table.id,
            "game": table.setup.game,
            "created_at": table.at,
            "seed": str(table.seed),
        }
    return row
