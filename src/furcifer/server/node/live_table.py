"""A table in memory: it decides commands one at a time, makes them durable, and then notifies listeners.

Nothing is acknowledged before it is in the log. If two nodes write at the same time, the log's key decides:
the later node reads the new events and decides again.

A write that fails may have been done all the same, even later. Until that is known, the table is in doubt:
its log is read before every decision and every snapshot.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from furcifer.core import Illegal
from furcifer.server.store import STORE_ERRORS, Row
from furcifer.server.store.reader import Logged
from furcifer.server.table import commands, events
from furcifer.server.table.commands import Command, Sent, sent
from furcifer.server.table.decide import decide, decide_action
from furcifer.server.table.decide.verdict import Actor, Context, Decision, Unchanged, Verdict
from furcifer.server.table.events import AnyEvent
from furcifer.server.table.evolve import evolve
from furcifer.server.table.state import OVER, Table

from .attended_table import AttendedTable
from .listener import Listener, Signal
from .people.acquaintances import learn
from .rows import next_row, tables_row
from .write_lock import WriteLock

if TYPE_CHECKING:
    from .node import Node

NOTHING: Mapping[str, object] = MappingProxyType({})
Answer = Callable[[int | Illegal], None]  # called with the seq of a command's event, or with its refusal
TRIES = 50  # every lost race means that another node made progress, so this is never reached in practice
STORE_AWAY = Illegal("store_away", "The server cannot save moves right now. Try again in a moment.")
STORE_DAMAGED = Illegal("store_damaged", "The server's database is damaged. Its host must restore a backup.")
ID_REUSED = Illegal("id_reused", "This id belongs to another message. Choose a new one.")
BUSY = Illegal("busy", "Too much is happening at this table at once. Try again.")
NO_TABLE = Illegal("no_table", "There is no such table.")
GONE = 4404  # close code of the sockets of a table that is deleted
DOUBT_SECONDS = 1.0  # between two attempts to learn what became of a write


class Move(Struct, frozen=True):
    """A move that is being written, and who waits for its answer."""

    actor: Actor
    command: commands.Act
    answer: Answer


class LiveTable(AttendedTable):
    """A table with its listeners, and the only place in this process that writes its events."""

    def __init__(self, table: Table, node: Node) -> None:
        super().__init__(table, node)
        self.claimed = False  # does this node run its bots and clocks?
        self.gone = False  # is it deleted?
        self.doubts = 0  # failed writes that may have been done all the same; never 0 once it is gone
        self.thinking: set[int] = set()  # seats whose bots are choosing a move
        self.answering: set[int] = set()  # seats whose bots consider the offer of a draw
        self.alarm: asyncio.TimerHandle | None = None
        self._writing = WriteLock()

    # Commands

    async def handle(self, actor: Actor, command: Command) -> int | Illegal:
        """Carry out a person's command; return the seq of its event, or why it was refused."""
        if isinstance(command, commands.Act) and command.seq is not None and command.seq > self.table.seq:
            await self.catch_up()  # this client has already seen more, through another node
        seen = await self._host_seen() if isinstance(command, commands.Host) else 0
        return await self.commit(
            lambda table: decide(table, command, actor, self._context(seen)), sent(actor.person, command)
        )

    def act(self, actor: Actor, command: commands.Act, answer: Answer) -> bool:
        """Carry out a move without a task of its own; `answer` is called once the move is durable.

        Return False if that is not possible, because something else is under way or must be read first.
        """
        message = sent(actor.person, command)
        ahead = command.seq is not None and command.seq > self.table.seq
        if self.doubts or ahead or self._answered(message) is not None or not self._writing.take():
            return False
        try:
            verdict = decide_action(self.table, command, actor)
            following = self._next(verdict, message) if isinstance(verdict, Decision) else None
        except BaseException:
            self._writing.leave()
            raise
        if following is not None and isinstance(verdict, Decision):
            table, row = following
            self.node.journal.write(row, partial(self._acted, Move(actor, command, answer), verdict, table))
            return True
        self._writing.leave()
        if isinstance(verdict, Illegal) and not self.node.shared:
            answer(verdict)
            return True
        return False  # with several nodes a refusal may be about an older state

    def _acted(self, move: Move, decision: Decision, table: Table, result: bool | Exception) -> None:
        """Go on after a move was written, or was not."""
        try:
            if result is True:
                self._adopt(decision, table)
            elif result is not False:
                self._doubt()
        finally:
            self._writing.leave()
        if isinstance(result, Exception):
            move.answer(self.node.store_refusal(result))
        elif result:
            move.answer(table.seq)
        else:
            self.node.spawn(self._act_again(move))

    async def _act_again(self, move: Move) -> None:
        """Decide a move again after another node wrote first."""
        move.answer(await self.node.handle(self, move.actor.person, move.command))

    def _context(self, host_seen: int) -> Context:
        settings = self.node.settings
        return Context(
            now=self.clock.now(),
            idle_ms=settings.idle_seconds * 1000,
            fresh_table=self.node.fresh_table,
            host_seen=host_seen,
            retract_ms=int(settings.retract_seconds * 1000),
            public_tables=settings.public_tables,
            reveal_ms=int(settings.reveal_seconds * 1000),
        )

    async def _host_seen(self) -> int:
        """Return when the host last gave a sign of life, here or at another node, by the table's clock.

        A node that has just read the table, as after a restart, counts from then.
        """
        elsewhere = await self.node.database.host_seen(self.table.id) if self.node.shared else 0
        here = self.host_seen() or self.node.clock.at(self._known_since)
        return max(elsewhere, here) + self.clock.ahead_of(self.node.clock)

    async def commit(self, choose: Callable[[Table], Verdict], message: Sent | None = None) -> int | Illegal:
        """Decide and write, again after every lost race; return the seq in the log, or the refusal."""
        try:
            async with asyncio.timeout(self.node.settings.store_patience), self._writing:
                return await self._commit(choose, message)
        except STORE_ERRORS as error:
            return self.node.store_refusal(error)

    async def _commit(self, choose: Callable[[Table], Verdict], message: Sent | None) -> int | Illegal:
        if self.doubts:
            await self._read_new_events()
        for _ in range(TRIES):
            if self.gone:
                return NO_TABLE
            if message is not None and (known := self._answered(message)) is not None:
                return known
            verdict = choose(self.table)
            if isinstance(verdict, Illegal):
                if self.node.shared and (await self._read_new_events() or self.gone):
                    continue  # the refusal was about an older state
                return verdict
            if isinstance(verdict, Unchanged) or await self._write(verdict, message):
                return self.table.seq
            await self._read_new_events()
        return BUSY

    def _answered(self, message: Sent) -> int | Illegal | None:
        """Return the seq of a message that was carried out before; refuse its id for another content."""
        known = self.table.processed.get(message.person, {}).get(message.id)
        if known is None:
            return None
        return known.seq if known.digest == message.digest else ID_REUSED

    async def _write(self, decision: Decision, message: Sent | None) -> bool:
        """Append the event and adopt the next state; return False if another event has its seq."""
        table, row = self._next(decision, message)
        if not await self._result(self.node.journal.append(row)):
            return False
        self._adopt(decision, table)
        return True

    async def _result(self, writing: Awaitable[bool]) -> bool:
        """Return the result of a write. If nobody hears it, the table is in doubt."""
        try:
            return await writing
        except BaseException:
            self._doubt()
            raise

    def _next(self, decision: Decision, message: Sent | None) -> tuple[Table, Row]:
        """Return the table after a decision, and what must be written before it becomes true."""
        event, opening = decision.event, decision.opening
        if message is not None:
            event = replace(event, digest=message.digest)
        before, at = self.table, self.clock.now()
        table = evolve(before, event, at, decision.match)
        return table, next_row(before, event, table, at, opening)

    def _adopt(self, decision: Decision, table: Table) -> None:
        """Move on to the next state, which is durable now."""
        game, metrics = table.setup.game, self.node.metrics
        if type(decision.event) is events.Acted:
            metrics.moves[game] += 1
        if table.phase == OVER and self.table.phase != OVER:
            metrics.finished[game] += 1
            self.node.spawn(learn(self.node, table))
        if decision.opening is not None:
            metrics.created[game] += 1
        self.table = table
        self._changed()
        self.node.bus.publish(table.id, table.seq)

    # Events of other nodes, and of writes that were given up

    async def catch_up(self) -> bool:
        """Read what was written without this table; return False if there is nothing new."""
        async with self._writing:
            return await self._read_new_events()

    async def _read_new_events(self) -> bool:
        """Read the new events, and the last known one: where that is missing, the table was deleted."""
        rows = await self._log_from_here()
        if not rows:
            self.end()
            return False
        for row in rows[1:]:
            event = events.read(row.body)
            if isinstance(event, events.Redacted):  # earlier events are not what they were
                self.table = await self.node.read_table(self.table.id, self.table.seed)
                break
            self.table = evolve(self.table, event, row.at)
        if len(rows) > 1:
            self._changed()
        return len(rows) > 1

    async def _log_from_here(self) -> list[Logged]:
        """Return the last known event and those after it; nothing if the table was deleted."""
        rows = await self.node.database.log(self.table.id, after=self.table.seq - 1)
        return rows if rows and rows[0].seq == self.table.seq else []

    def _doubt(self) -> None:
        """Note that a write failed. Learn in the background whether it was done all the same."""
        self.doubts += 1
        if self.doubts == 1 and not self.node.closing.is_set():
            self.node.spawn(self._settle())

    async def _settle(self) -> None:
        """Read the log as soon as the store has decided about every failed write, and tell everybody."""
        while self.doubts and self.node.tables.get(self.table.id) is self:
            doubts = self.doubts
            try:
                await self._await_the_journal()
                await self.catch_up()
            except STORE_ERRORS:
                await asyncio.sleep(DOUBT_SECONDS)
            else:
                self.doubts -= doubts

    async def _await_the_journal(self) -> None:
        """Append the last event again. That writes nothing, and every earlier write is decided afterwards."""
        for last in (await self._log_from_here())[:1]:
            await self.node.journal.append(Row(self.table.id, *last))

    # Deletion

    async def remove(self) -> None:
        """Delete the table with its log, after the write that is under way."""
        async with self._writing:
            await self.node.database.remove([self.table.id])
            self.end()

    def end(self) -> None:
        """Accept nothing any more, and close the sockets of everybody who follows: the table is deleted."""
        self.gone = True
        self.doubts += 1  # so that `act` decides nothing
        if self.node.tables.get(self.table.id) is self:
            del self.node.tables[self.table.id]
        self.node.automation.release(self)
        self.close(GONE)

    # People's data

    async def rewrite(
        self, change: Callable[[AnyEvent], AnyEvent], row: Mapping[str, object] = NOTHING
    ) -> bool:
        """Rewrite earlier events to take people's data out of them; return False if other nodes interfere.

        `row` are further values of the tables row. The time of the table stays as it is.
        """
        async with self._writing:
            for _ in range(TRIES):
                if await self._rewrite(change, row):
                    return True
        return False

    async def _rewrite(self, change: Callable[[AnyEvent], AnyEvent], row: Mapping[str, object]) -> bool:
        """Rewrite the log as it is now; return False if another node was faster."""
        before = self.table
        logged = await self.node.database.log(before.id)
        if not logged:
            self.end()
            return True
        bodies = {}
        table = Table(before.id, before.seed)
        for seq, at, body in logged:
            event = events.read(body)
            if (after := change(event)) != event:
                bodies[seq] = events.write(after)
            table = evolve(table, after, at)
        if not bodies and not row:
            return True
        marker = events.Redacted()
        table = evolve(table, marker, table.at)
        last, values = (table.seq, table.at, events.write(marker)), {**tables_row(table), **row}
        if not await self._result(self.node.database.personal.rewrite(table.id, bodies, last, values)):
            return False
        self.table = table
        self._changed()
        self.node.bus.publish(table.id, table.seq)
        return True

    def listen(self, person: str | None, pending: Signal) -> Listener:
        """Return a new listener for this person. It sets `pending` whenever there is something to send."""
        listener = Listener(self, person, pending)
        self.listeners.add(listener)
        if self.gone:
            listener.close_code = GONE
        return listener

    def _changed(self) -> None:
        self.tell_everybody()
        self.node.automation.schedule(self)
