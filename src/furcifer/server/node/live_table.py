"""A table in memory: it decides commands one at a time, makes them durable, and then notifies listeners.

Nothing is acknowledged before it is in the log. If two nodes write at the same time, the log's key decides:
the later node reads the new events and decides again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from furcifer.core import Illegal
from furcifer.server.store import STORE_ERRORS, Row
from furcifer.server.table import commands, events
from furcifer.server.table.commands import Command, Sent, sent
from furcifer.server.table.decide import decide, decide_action
from furcifer.server.table.decide.verdict import Actor, Context, Decision, Unchanged, Verdict
from furcifer.server.table.devices import owner_of
from furcifer.server.table.events import AnyEvent
from furcifer.server.table.evolve import evolve
from furcifer.server.table.record import players_of
from furcifer.server.table.state import OVER, Table

from .attended_table import AttendedTable
from .listener import Listener, Signal
from .people.acquaintances import learn
from .rows import first_row, tables_row
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
    events.Committed,
    events.Revealed,
)

SPOKEN = (events.Said, events.Joined)  # events by people who may have no seat


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
        if ahead or self._answered(message) is not None or not self._writing.take():
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
            now=self.node.clock.now(),
            idle_ms=settings.idle_seconds * 1000,
            fresh_table=self.node.fresh_table,
            host_seen=host_seen,
            retract_ms=int(settings.retract_seconds * 1000),
            host_away=self._absent(self.table.host),
            public_tables=settings.public_tables,
            reveal_ms=int(settings.reveal_seconds * 1000),
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
        table, row = self._next(decision, message)
        if not await self.node.journal.append(row):
            return False
        self._adopt(decision, table)
        return True

    def _next(self, decision: Decision, message: Sent | None) -> tuple[Table, Row]:
        """Return the table after a decision, and what must be written before it becomes true."""
        event, opening = decision.event, decision.opening
        if message is not None:
            event = replace(event, digest=message.digest)
        before, at = self.table, self.node.clock.now()
        table = evolve(before, event, at, decision.match)
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
        if isinstance(event, SPOKEN):
            speaker = (owner_of(event.by or ""),)
            row = replace(row, change={**(row.change or {}), "chat_at": at}, speakers=speaker)
        return table, row

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

    # Events of other nodes

    async def catch_up(self) -> bool:
        """Read what other nodes have written; return False if there is nothing new."""
        async with self._writing:
            return await self._read_new_events()

    async def _read_new_events(self) -> bool:
        rows = await self.node.database.log(self.table.id, after=self.table.seq)
        for row in rows:
            event = events.read(row.body)
            if isinstance(event, events.Redacted):  # earlier events are not what they were
                self.table = await self.node.read_table(self.table.id, self.table.seed)
                break
            self.table = evolve(self.table, event, row.at)
        if rows:
            self._changed()
        return bool(rows)

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
        if not await self.node.database.personal.rewrite(table.id, bodies, last, values):
            return False
        self.table = table
        self._changed()
        self.node.bus.publish(table.id, table.seq)
        return True

    def listen(self, person: str | None, pending: Signal) -> Listener:
        """Return a new listener for this person. It sets `pending` whenever there is something to send."""
        listener = Listener(self, person, pending)
        self.listeners.add(listener)
        return listener

    def _changed(self) -> None:
        self.tell_everybody()
        self.node.automation.schedule(self)
