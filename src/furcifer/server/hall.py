"""One node: its live tables, its store, its bus, and the person who looks after them all."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any

from sqlalchemy.engine import make_url

from furcifer.core import Illegal, fresh_seed

from . import events, names, protocol
from .bus import Bus, bus_for
from .events import Setup
from .fold import fold
from .identity import Signer
from .limits import Limits
from .live import AWAY, Live, answered, now_ms, table_row
from .logs import log
from .metrics import Metrics
from .minds import Minds
from .settings import Settings
from .store import TROUBLE, Database, Journal, Row, journal_for, open_database
from .table import ABANDONED, LOBBY, OVER, PLAYING, Table
from .trust import commitment
from .watch import Watch
from .wishes import NOT_OVER, NOT_PLAYING, NOT_SEATED, Answer, Asker, Decision

ID = re.compile(r"[A-Za-z0-9_-]{22}")
FORGET_SECONDS = 60.0  # a table nobody listens to leaves memory after that
SWEEP_SECONDS = 15.0
NAMELESS = "Guest"
POLL_SECONDS = 5.0  # several nodes: how long a lost message on the bus can delay a listener
POLL_SECONDS_ALONE = 0.5  # … and while the bus is away


class Hall:
    settings: Settings
    database: Database
    journal: Journal
    bus: Bus
    signer: Signer

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.node = secrets.token_hex(8)
        self.metrics = Metrics(self)
        self.limits = Limits(settings)
        self.minds = Minds(settings.bot_threads)
        self.watch = Watch(self)
        self.tables: dict[str, Live] = {}
        self.closing = asyncio.Event()
        self._opening: dict[str, asyncio.Task[Live | None]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[object]] = set()

    @property
    def shared(self) -> bool:
        """May other nodes write to the same tables?"""
        return self.database.shared

    async def open(self) -> None:
        url = self.settings.database
        self.bus = bus_for(self.settings.bus_url, self._heard)  # first: a bad address opens nothing
        self.database = await open_database(url)
        self.journal = journal_for(make_url(url), self.settings.store_patience)
        await self.journal.open()
        self.signer = Signer(self.settings.secret or await self.database.key("cookies"))
        await self.bus.open()
        await self.watch.open()
        self._chores = [asyncio.create_task(self._sweep())]
        if self.shared:
            self._chores.append(asyncio.create_task(self._poll()))
        log("opened", node=self.node, database=make_url(url).get_backend_name(), bus=self.bus.kind)

    async def close(self) -> None:
        """Stop in the order in which nothing accepted is lost."""
        self.closing.set()
        leaving = [*self._chores, *self._errands]
        for task in leaving:
            task.cancel()
        await asyncio.gather(*leaving, return_exceptions=True)
        await self.watch.close()
        self.minds.close()
        await self.bus.close()
        await self.journal.close()
        await self.database.close()
        log("closed", node=self.node, moves=self.metrics.moves)

    # Tables

    async def find(self, table_id: str) -> Live | None:
        """The live table of that id, read from the log where it is not in memory."""
        if (live := self.tables.get(table_id)) is not None:
            live.used = time.monotonic()
            return live
        if not ID.fullmatch(table_id):
            return None
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = asyncio.create_task(self._load(table_id))
            opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def _load(self, table_id: str) -> Live | None:
        kept = await self.database.find(table_id)
        if kept is None:
            return None
        table = Table(kept.id, kept.seed)
        for row in await self.database.log(table_id):
            fold(table, events.read(row.body), row.at)
        live = self.tables[table_id] = Live(table, self)
        self.watch.look(live)
        return live

    async def create(self, asker: Asker, setup: Setup, then: events.Created | None = None) -> Live:
        """A new table; `then` seats those who come from an earlier one."""
        seed = fresh_seed()
        table = Table(secrets.token_urlsafe(16), seed)
        event = events.Created(
            by=asker.person,
            setup=setup,
            name=asker.name,
            commitment=commitment(seed),
            chairs=then.chairs if then else [],
            bots=then.bots if then else {},
        )
        at = now_ms()
        fold(table, event, at)
        await self.journal.append(Row(table.id, 1, at, events.write(event), table_row(table)))
        live = self.tables[table.id] = Live(table, self)
        self.metrics.created += 1
        return live

    async def rematch(self, live: Live, asker: Asker, wish: protocol.Rematch) -> int | Illegal:
        """The same people at a new table, everyone one seat further; the old table says where it is."""
        old = live.table
        if old.phase != OVER:
            return NOT_OVER
        if old.seat_of(asker.person) is None and asker.person != old.host:
            return NOT_SEATED
        if old.rematch is not None:
            return Illegal("rematch_exists", "The next table stands already.")
        new = await self.create(Asker(old.host, old.host_name), old.setup, _rotated(old))
        event = events.Rematched(by=asker.person, msg=wish.id, to=new.table.id)
        late = Illegal("rematch_exists", "The next table stands already.")
        return await live.attempt(
            lambda: late if live.table.rematch is not None else Decision(event), asker, wish.id
        )

    async def asker(self, person: str, live: Live) -> Asker:
        """A person with the name they have at this table, or else the one they gave themselves."""
        seat = live.table.seat_of(person)
        name = live.table.chairs[seat].name if seat is not None else await self.database.name_of(person)
        return Asker(person, name or NAMELESS)

    async def handle(
        self, live: Live, person: str, wish: protocol.Wish
    ) -> protocol.Accepted | protocol.Refused:
        """The answer to a message of a person at a table."""
        try:
            asker = Asker(person) if isinstance(wish, protocol.Act) else await self.asker(person, live)
            if isinstance(wish, protocol.Rematch):
                return answered(wish.id, await self.rematch(live, asker, wish))
            return await live.handle(asker, wish)
        except TROUBLE:
            return answered(wish.id, AWAY)

    async def rename(self, person: str, name: str) -> str:
        """A person's new name, here and at every table of this node where they are known."""
        name = names.clean_name(name)
        await self.database.rename(person, name)
        for live in list(self.tables.values()):
            known = live.table.host == person or live.table.seat_of(person) is not None
            if known and live.table.phase in (LOBBY, PLAYING):
                await live.attempt(lambda: Decision(events.Named(by=person, name=name)))
        return name

    async def know(self, live: Live, person: str) -> None:
        """Somebody who comes to a table is called there as they call themselves now, at whichever node."""
        table, seat = live.table, live.table.seat_of(person)
        if table.phase not in (LOBBY, PLAYING) or (seat is None and table.host != person):
            return
        called = table.host_name if seat is None else table.chairs[seat].name
        try:
            name = await self.database.name_of(person)
        except TROUBLE:
            return
        if name and name != called:
            await live.attempt(lambda: Decision(events.Named(by=person, name=name)))

    # What other nodes did, and what time does

    def _heard(self, table_id: str, seq: int) -> None:
        live = self.tables.get(table_id)
        if live is not None and seq > live.table.seq:
            self.spawn(live.catch_up())

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Let something happen by itself; what goes wrong with it is logged."""
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[object]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log("failed", level="error", kind=type(error).__name__)

    async def _poll(self) -> None:
        """Several nodes: see for oneself, in case the bus lost a message or is away."""
        while True:
            await asyncio.sleep(POLL_SECONDS if self.bus.healthy else POLL_SECONDS_ALONE)
            ids = [live.table.id for live in self.tables.values() if live.listeners or live.watched]
            try:
                heads = await self.database.heads(ids) if ids else {}
            except Exception as error:
                log("poll_failed", level="warning", kind=type(error).__name__)
                continue
            for table_id, seq in heads.items():
                self._heard(table_id, seq)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.forget(FORGET_SECONDS)
            self.limits.forget()
            try:
                await self.expire(now_ms())
            except Exception as error:
                log("sweep_failed", level="warning", kind=type(error).__name__)

    def forget(self, seconds: float) -> None:
        """Drop from memory what nobody listens to; the log keeps it."""
        old = time.monotonic() - seconds
        for table_id, live in list(self.tables.items()):
            if not live.listeners and not live.watched and live.used < old:
                del self.tables[table_id]

    async def expire(self, now: int) -> None:
        """Abandon tables nobody came back to, and remove those that were abandoned long ago."""
        hour = 3_600_000
        limits = ((LOBBY, self.settings.lobby_hours), (PLAYING, self.settings.playing_days * 24))
        for phase, hours in limits:
            before = now - int(hours * hour)
            for table_id in await self.database.silent_since(phase, before):
                if live := await self.find(table_id):
                    await live.attempt(partial(_abandon, live, before))
        gone = await self.database.silent_since(
            ABANDONED, now - int(self.settings.abandoned_days * 24 * hour)
        )
        await self.database.remove(gone)
        for table_id in gone:
            self.tables.pop(table_id, None)


def _abandon(live: Live, before: int) -> Answer:
    if live.table.at >= before or live.table.phase not in (LOBBY, PLAYING):
        return NOT_PLAYING
    return Decision(events.Abandoned())


def _rotated(old: Table) -> events.Created:
    """Those who sat there, everyone one seat further."""
    chairs: list[tuple[str, str] | None] = [None] * len(old.chairs)
    bots: dict[int, str] = {}
    for number, chair in enumerate(old.chairs):
        seat = (number + 1) % len(old.chairs)
        if chair.person is not None:
            chairs[seat] = (chair.person, chair.name)
        elif chair.bot is not None:
            bots[seat] = chair.bot
    return events.Created(setup=old.setup, name="", commitment="", chairs=chairs, bots=bots)
