"""One node: its live tables, store, bus, automation and bot pool."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Coroutine, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from furcifer.core import Illegal, fresh_seed
from furcifer.server.logging import log, log_error
from furcifer.server.metrics import Metrics
from furcifer.server.settings import Settings
from furcifer.server.store import (
    STORE_ERRORS,
    Database,
    Journal,
    is_damaged,
    journal_for,
    open_database,
)
from furcifer.server.table import commands, events, plain_text
from furcifer.server.table.commands import Command, Sent
from furcifer.server.table.decide import lifecycle
from furcifer.server.table.decide.verdict import Actor, FreshTable, Opening
from furcifer.server.table.events import Setup
from furcifer.server.table.evolve.replay import replay
from furcifer.server.table.redact import NAMELESS
from furcifer.server.table.state import LOBBY, Table

from . import background
from .automation import Automation
from .bot_pool import BotPool
from .bus import REMOVED, Bus, Updates, bus_for
from .bus.worker_bus import WorkerBus
from .clock import Clock
from .expiry import Expiry
from .live_table import ID_REUSED, STORE_AWAY, STORE_DAMAGED, LiveTable
from .people import retention
from .people.bans import Bans
from .people.name_filter import NameFilter
from .people.seen import Seen
from .rows import first_row
from .worker import ALONE, Worker

ID = re.compile(r"[A-Za-z0-9_-]{22}")
LEFT_OVER_SECONDS = 5.0  # longer than a transaction that writes moves
DAMAGED = "damaged"  # a flag that all workers see


class Node:
    settings: Settings
    database: Database
    journal: Journal
    bus: Bus

    def __init__(self, settings: Settings, worker: Worker = ALONE, writer: str | None = None) -> None:
        self.settings = settings
        self.worker = worker
        self.writer = writer  # the address of the process that writes to the SQLite file, if there is one
        self.node_id = secrets.token_hex(8)
        self.clock = Clock()
        self.metrics = Metrics(self)
        self.bot_pool = BotPool(settings.bot_threads)
        self.automation = Automation(self)
        self.seen = Seen(self)
        self.bans = Bans(self)
        self.names = NameFilter(settings.name_filter, settings.name_filter_words)
        self.tables: dict[str, LiveTable] = {}
        self.unreadable: set[str] = set()  # tables whose logs failed to load
        self._expiry = Expiry(self)
        self.opened = False
        self.closing = asyncio.Event()
        self._damaged = False
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._loops: list[asyncio.Task[None]] = []
        self._tasks: set[asyncio.Task[object]] = set()

    @property
    def shared(self) -> bool:
        """May other nodes write to the same tables?"""
        return self.database.shared or not self.worker.alone

    def has_all_sockets(self, table_id: str) -> bool:
        """Do all sockets of a table lead to this node, so that it knows who is connected?"""
        return not self.shared or (self.bus.kind == WorkerBus.kind and self.worker.owns(table_id))

    @property
    def damaged(self) -> bool:
        """Did this node, or another worker of this machine, find the database damaged?"""
        return self._damaged or self.worker.has_flag(DAMAGED)

    async def open(self, serving: bool = True) -> None:
        """Open the database, journal and bus; without `serving`, start no bots, clocks or loops."""
        url = self.settings.database
        self.bus = self._make_bus()  # first: a bad address opens nothing
        self.database = await open_database(url, self.settings.store_patience)
        if self.database.shared:
            self.clock.set(await self.database.now())  # one time for all nodes
        self.journal = journal_for(url, self.settings.store_patience, self.writer)
        await self.journal.open()
        await self.bus.open()
        await self.bans.load()
        if not serving:
            self.automation.stop()
            return
        await self.automation.open()
        self._loops = [asyncio.create_task(work(self)) for work in background.loops(self)]
        self.opened = True
        log("opened", node=self.node_id, database=self.database.kind, bus=self.bus.kind)

    def _make_bus(self) -> Bus:
        bus = bus_for(self.settings.bus_url, self.on_updates)
        if self.worker.alone or bus.kind != Bus.kind:
            return bus
        return WorkerBus(self.worker, self.on_updates, self.metrics.text)

    async def close(self) -> None:
        """Stop, in an order that loses nothing that was accepted."""
        self.closing.set()
        running = [*self._loops, *self._tasks]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self.automation.close()
        self.bot_pool.close()
        await self.bus.close()
        await self.journal.close()
        await self.database.close()
        log("closed", node=self.node_id, moves=self.metrics.moves.total())

    # Tables

    async def find(self, table_id: str) -> LiveTable | None:
        """Return the live table of that id, loading it from the log if necessary."""
        if (live := self.tables.get(table_id)) is not None:
            live.used = time.monotonic()
            return live
        if not ID.fullmatch(table_id):
            return None
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable | None:
        stored = await self.database.find(table_id)
        if stored is None:
            return None
        try:
            table = await self.read_table(stored.id, stored.seed)
        except STORE_ERRORS:
            raise
        except Exception as error:  # a damaged or foreign log must not hurt other tables
            self.unreadable.add(table_id)
            log_error("table_unreadable", error, table=table_id[:6])
            return None
        self.unreadable.discard(table_id)
        if not table.seq:  # deleted at this moment
            return None
        live = self.tables[table_id] = LiveTable(table, self)
        self.automation.schedule(live)
        return live

    async def read_table(self, table_id: str, seed: int) -> Table:
        """Return a table as its log says; raise if the log cannot be read."""
        rows = await self.database.log(table_id)
        return replay(Table(table_id, seed), [(events.read(row.body), row.at) for row in rows])

    def fresh_table(self) -> FreshTable:
        """Draw the id and seed of a new table, which belongs to this worker."""
        table_id = secrets.token_urlsafe(16)
        while not self.worker.owns(table_id):
            table_id = secrets.token_urlsafe(16)
        return FreshTable(table_id, fresh_seed())

    async def create(
        self,
        host: Actor,
        setup: Setup,
        chairs: Sequence[tuple[str, str] | None] = (),
        bots: Mapping[int, str] | None = None,
    ) -> LiveTable:
        """Open a new table; `chairs` and `bots` have their seats from the start."""
        opening = lifecycle.open_table(self.fresh_table(), host, setup, chairs, bots)
        live = await self._write_first(opening)
        assert live is not None, "the id is new"
        return live

    async def open_once(self, table_id: str, host: Actor, setup: Setup, message: Sent) -> LiveTable | Illegal:
        """Open the table with this id, or return the one that the same message has opened before."""
        opening = lifecycle.open_table(FreshTable(table_id, fresh_seed()), host, setup)
        created = replace(opening.created, msg=message.id, digest=message.digest)
        live = await self._write_first(opening._replace(created=created)) or await self.find(table_id)
        assert live is not None
        known = live.table.processed.get(message.person, {}).get(message.id)
        return live if known is not None and known.digest == message.digest else ID_REUSED

    async def _write_first(self, opening: Opening) -> LiveTable | None:
        row, table = first_row(opening, self.clock.now())
        if not await self.journal.append(row):
            return None
        live = self.tables[table.id] = LiveTable(table, self)
        self.metrics.created[table.setup.game] += 1
        return live

    # People

    async def handle(self, live: LiveTable, person: str, command: Command) -> int | Illegal:
        """Carry out a person's command at a table; return the seq of its event, or why it was refused."""
        try:
            async with asyncio.timeout(self.settings.store_patience):
                known = isinstance(command, commands.Act)  # no need for a name
                actor = Actor(person) if known else await self._actor(person, live)
                return await live.handle(actor, command)
        except STORE_ERRORS as error:
            return self.store_refusal(error)

    def store_refusal(self, error: Exception) -> Illegal:
        """Return what to say when the database fails. A damaged one makes this node unfit to serve."""
        if not is_damaged(error):
            return STORE_AWAY
        if not self.damaged:
            log_error("store_damaged", error)
        self._damaged = True
        self.worker.set_flag(DAMAGED)
        return STORE_DAMAGED

    async def _actor(self, person: str, live: LiveTable) -> Actor:
        """Return a person with their name at this table, or else the name they chose."""
        seat = live.table.seat_of(person)
        name = live.table.chairs[seat].name if seat is not None else await self.database.name_of(person)
        return Actor(person, NAMELESS if not name or self.names.refusal(name) else name)

    async def rename(self, person: str, name: str) -> str | Illegal:
        """Store a person's new name and show it where somebody looks; `refresh_name` does the rest."""
        name = plain_text.clean_name(name)
        if wrong := self.names.refusal(name):
            return wrong
        await self.database.rename(person, name)
        for live in self.tables_showing(person):
            await live.commit(partial(lifecycle.rename, person=person, name=name))
        return name

    def tables_showing(self, person: str) -> list[LiveTable]:
        """Return the tables on this node where somebody sees the name of this person and it can change."""
        return [
            live
            for live in self.tables.values()
            if live.listeners and live.table.phase == LOBBY and live.table.name_of(person) is not None
        ]

    async def refresh_name(self, live: LiveTable, person: str) -> None:
        """Update a visitor's display name at this table, in case they changed it while nobody was looking."""
        if live.table.name_of(person) is None or live.table.phase != LOBBY:
            return
        try:
            name = await self.database.name_of(person)
        except STORE_ERRORS:
            return
        if name and name != live.table.name_of(person):
            await live.commit(partial(lifecycle.rename, person=person, name=name))

    # Background work

    def on_updates(self, updates: Updates) -> None:
        """Another node wrote to tables. If nobody looks at one here, its log is read when somebody does."""
        for table_id in [table_id for table_id, seq in updates.items() if seq == REMOVED]:
            self._end(table_id)
        for table_id in self.tables.keys() & updates.keys():
            live = self.tables[table_id]
            if updates[table_id] <= live.table.seq:
                continue
            if live.listeners or live.claimed:
                self.spawn(live.catch_up())
            else:
                del self.tables[table_id]

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Run something in the background; log it if it fails."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log_error("failed", error)

    def forget(self, seconds: float) -> None:
        """Drop tables without listeners from memory; the log keeps them."""
        old = time.monotonic() - seconds
        for table_id, live in list(self.tables.items()):
            if not live.listeners and not live.claimed and not live.doubts and live.used < old:
                del self.tables[table_id]

    async def expire(self, now: int) -> None:
        """Abandon silent tables, delete abandoned ones, and keep nothing longer than the settings say."""
        await self._expiry.sweep(now)
        await retention.sweep(self, now)

    async def remove(self, ids: Sequence[str]) -> None:
        """Delete tables with their logs, and tell whoever looks at them at any node that they are gone."""
        for live in [self.tables[table_id] for table_id in ids if table_id in self.tables]:
            await live.remove()
        await self.database.remove(ids)
        for table_id in ids:
            self._end(table_id)
            self.bus.publish(table_id, REMOVED)
        if ids and self.database.shared:
            self.spawn(self._remove_left_over(ids))

    async def _remove_left_over(self, ids: Sequence[str]) -> None:
        """Delete once more: a transaction of another node may not have seen that these were being deleted."""
        await asyncio.sleep(LEFT_OVER_SECONDS)
        await self.database.remove_left_over(ids)

    def _end(self, table_id: str) -> None:
        """Drop a table that is deleted from memory, also if it is just being loaded."""
        self.unreadable.discard(table_id)
        if (live := self.tables.get(table_id)) is not None:
            live.end()
        elif (loading := self._loading.get(table_id)) is not None:
            self.spawn(self._end_loaded(loading))

    async def _end_loaded(self, loading: asyncio.Task[LiveTable | None]) -> None:
        if (live := await loading) is not None:
            live.end()
