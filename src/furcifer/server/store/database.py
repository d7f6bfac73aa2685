"""The database: opening it, and every query except appending to the logs."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import islice
from typing import Any, NamedTuple

from sqlalchemy import delete, event, func, insert, literal, or_, select, text, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from furcifer.core import ConfigError

from .kept_reviews import KeptReviews
from .moderation import Moderation
from .own_words import OwnWords
from .personal import PersonalRows
from .played_tables import PlayedTables
from .program_tokens import ProgramTokens
from .puzzles.results import PuzzleResults
from .reader import Logged, LogReader
from .schema import claims, events, hosts_seen, keys, people, spent_links, tables
from .upgrade import upgrade

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
CLAIMS_AT_ONCE = 200
PATIENCE = 20.0
READY_SECONDS = 2.0  # a database that needs longer is not ready


class StoredTable(NamedTuple):
    """The part of a tables row from which a table is loaded."""

    id: str
    seed: int


class Silent(NamedTuple):
    """A table and the time of its last event. The longest silent come first."""

    at: int
    id: str


class Database:
    """Reads and rare writes; each is one short transaction, and gives up after `patience` seconds."""

    def __init__(self, engine: AsyncEngine, patience: float = PATIENCE) -> None:
        self.engine = engine
        self.patience = patience
        self.kind = engine.dialect.name
        self.shared = self.kind != "sqlite"  # may other nodes write to it?
        self.played = PlayedTables(engine)
        self._reader = LogReader(engine.url, patience) if self.shared else None
        self._dialect: Any = postgresql if self.shared else sqlite
        self.own_words = OwnWords(engine, self._dialect)
        self.puzzles = PuzzleResults(engine, self._dialect)
        self.reviews = KeptReviews(engine, self._dialect)
        self.personal = PersonalRows(engine, self._dialect)
        self.moderation = Moderation(engine, self._dialect)
        self.programs = ProgramTokens(engine)

    async def close(self) -> None:
        if self._reader is not None:
            await self._reader.close()
        await self.engine.dispose()

    async def ready(self) -> bool:
        """Return True if the database answers; raise otherwise."""
        async with asyncio.timeout(READY_SECONDS), self.engine.connect() as connection:
            await connection.execute(text("select 1"))
        return True

    async def now(self) -> int:
        """Return the time of a shared database in milliseconds."""
        async with self._reading() as connection:
            query = text("select extract(epoch from clock_timestamp()) * 1000")
            return int((await connection.execute(query)).scalar_one())

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with asyncio.timeout(self.patience), self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with asyncio.timeout(self.patience), self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Read everything as it is at one moment, whatever is written meanwhile, for as long as it takes."""
        async with self.engine.connect() as connection:
            if self.shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("begin")  # the driver begins none for reading
            yield connection

    # Tables and their logs

    async def find(self, table_id: str) -> StoredTable | None:
        """Return the id and seed of a table, or None."""
        query = select(tables.c.id, tables.c.seed).where(tables.c.id == table_id)
        async with self._reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else StoredTable(row.id, int(row.seed))

    async def log(self, table_id: str, after: int = 0) -> list[Logged]:
        """Return the events of a table after a seq."""
        if self._reader is not None:
            async with asyncio.timeout(self.patience):
                return await self._reader.log(table_id, after)
        query = (
            select(events.c.seq, events.c.at, events.c.body)
            .where(events.c.table_id == table_id, events.c.seq > after)
            .order_by(events.c.seq)
        )
        async with self._reading() as connection:
            return [Logged(*row) for row in await connection.execute(query)]

    async def heads(self, ids: Sequence[str]) -> dict[str, int]:
        """Return the last seq of each of these tables."""
        query = (
            select(events.c.table_id, func.max(events.c.seq))
            .where(events.c.table_id.in_(ids))
            .group_by(events.c.table_id)
        )
        async with self._reading() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def lobby(self, limit: int) -> list[str]:
        """Return the public tables that can be joined or watched, newest first, as JSON texts."""
        query = (
            select(tables.c.summary)
            .where(tables.c.public, tables.c.phase.in_(("lobby", "playing")))
            .order_by(tables.c.created_at.desc())
            .limit(limit)
        )
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def silent_since(self, phase: str, before: int, after: Silent, limit: int) -> list[Silent]:
        """Return tables in a phase whose last event is older than `before`: the next ones after `after`."""
        at = select(func.max(events.c.at)).where(events.c.table_id == tables.c.id).scalar_subquery()
        passed = tuple_(literal(after.at, events.c.at.type), literal(after.id))
        query = (
            select(at, tables.c.id)
            .where(tables.c.phase == phase, at < before, tuple_(at, tables.c.id) > passed)
            .order_by(at, tables.c.id)
            .limit(limit)
        )
        async with self._reading() as connection:
            return [Silent(*row) for row in await connection.execute(query)]

    async def remove(self, ids: Iterable[str]) -> None:
        """Delete tables with their logs."""
        async with self._writing() as connection:
            for table_id in ids:
                await connection.execute(delete(events).where(events.c.table_id == table_id))
                await connection.execute(delete(claims).where(claims.c.table_id == table_id))
                await connection.execute(delete(hosts_seen).where(hosts_seen.c.table_id == table_id))
                await self.played.remove(connection, table_id)
                await self.reviews.remove(connection, table_id)
                await connection.execute(delete(tables).where(tables.c.id == table_id))

    async def remove_left_over(self, ids: Sequence[str]) -> None:
        """Delete what other nodes wrote to the logs of these tables at the moment when they were deleted."""
        orphans = events.c.table_id.in_(ids) & events.c.table_id.not_in(select(tables.c.id))
        async with self._writing() as connection:
            await connection.execute(delete(events).where(orphans))

    # People and keys

    async def name_of(self, person: str) -> str:
        """Return the name a person chose; empty if they chose none."""
        query = select(people.c.name).where(people.c.id == person)
        async with self._reading() as connection:
            return (await connection.execute(query)).scalar() or ""

    async def rename(self, person: str, name: str) -> None:
        """Store the name of a person."""
        now = int(time.time() * 1000)
        change = self._dialect.insert(people).values(id=person, name=name, seen_at=now)
        change = change.on_conflict_do_update(index_elements=["id"], set_={"name": name})
        async with self._writing() as connection:
            await connection.execute(change)

    async def spend_link(self, number: str, expires: int, now: int) -> bool:
        """Note that a personal link was used; return False if it was used before."""
        change = self._dialect.insert(spent_links).values(number=number, expires_at=expires)
        async with self._writing() as connection:
            await connection.execute(delete(spent_links).where(spent_links.c.expires_at < now))
            return bool((await connection.execute(change.on_conflict_do_nothing())).rowcount)

    async def key(self, name: str) -> str:
        """Return a random key that all nodes of this database share; create it on first use."""
        query = select(keys.c.value).where(keys.c.name == name)
        while True:
            async with self._reading() as connection:
                if found := (await connection.execute(query)).scalar():
                    return str(found)
            try:
                async with self._writing() as connection:
                    await connection.execute(insert(keys).values(name=name, value=secrets.token_hex(32)))
            except IntegrityError:
                continue  # another node was first

    async def note_hosts(self, seen: Mapping[str, int]) -> None:
        """Store when the hosts of these tables last gave a sign of life."""
        if not seen:
            return
        change = self._dialect.insert(hosts_seen)
        change = change.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"seen_at": change.excluded.seen_at},
            where=change.excluded.seen_at > hosts_seen.c.seen_at,
        )
        rows = [{"table_id": table_id, "seen_at": at} for table_id, at in sorted(seen.items())]
        async with self._writing() as connection:
            await connection.execute(change, rows)

    async def host_seen(self, table_id: str) -> int:
        """Return when the host of a table last gave a sign of life; 0 if no node noted it."""
        query = select(hosts_seen.c.seen_at).where(hosts_seen.c.table_id == table_id)
        async with self._reading() as connection:
            return (await connection.execute(query)).scalar() or 0

    # Claims

    async def drop_claims(self, node: str | None = None) -> None:
        """Delete the claims of a node; without a node, all claims."""
        change = delete(claims) if node is None else delete(claims).where(claims.c.node == node)
        async with self._writing() as connection:
            await connection.execute(change)

    async def claim(
        self, node: str, now: int, until: int, suits: Callable[[str], bool] = lambda _: True
    ) -> tuple[list[str], list[str]]:
        """Renew this node's claims and claim free tables that suit it; return (all held, newly claimed)."""
        finished = select(tables.c.id).where(tables.c.attended)
        async with self._writing() as connection:
            await connection.execute(
                delete(claims).where(claims.c.node == node, claims.c.table_id.not_in(finished))
            )
            await connection.execute(update(claims).where(claims.c.node == node).values(expires_at=until))
            taken = await self._take(connection, node, now, until, suits)
            mine = select(claims.c.table_id).where(claims.c.node == node)
            held = list((await connection.execute(mine)).scalars())
        return held, taken

    async def _take(
        self, connection: Any, node: str, now: int, until: int, suits: Callable[[str], bool]
    ) -> list[str]:
        free = (
            select(tables.c.id)
            .outerjoin(claims, claims.c.table_id == tables.c.id)
            .where(tables.c.attended, or_(claims.c.node.is_(None), claims.c.expires_at < now))
        )
        ids = islice(filter(suits, (await connection.execute(free)).scalars()), CLAIMS_AT_ONCE)
        return [each for each in ids if await self._take_one(connection, each, node, now, until)]

    async def claim_one(self, table_id: str, node: str, now: int, until: int) -> bool:
        """Claim one table; return False if another node holds it."""
        async with self._writing() as connection:
            return await self._take_one(connection, table_id, node, now, until)

    async def _take_one(self, connection: Any, table_id: str, node: str, now: int, until: int) -> bool:
        change = self._dialect.insert(claims).values(table_id=table_id, node=node, expires_at=until)
        change = change.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"node": node, "expires_at": until},
            where=or_(claims.c.expires_at < now, claims.c.node == node),
        )
        return bool((await connection.execute(change)).rowcount)


async def open_database(url: str, patience: float = PATIENCE) -> Database:
    """Open the database at an address and migrate it; raise ConfigError if it cannot be used."""
    address = read_address(url)
    if address.get_backend_name() == "sqlite":
        _try_sqlite(address)
        engine = create_async_engine(address, pool_size=4)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    else:
        engine = create_async_engine(address, pool_size=8, pool_pre_ping=True)
    try:
        await upgrade(engine)
    except (OSError, SQLAlchemyError) as error:
        await engine.dispose()
        shown = address.render_as_string(hide_password=True)
        reason = str(getattr(error, "orig", error)).splitlines()[0]
        raise ConfigError(f"The database {shown} cannot be used: {reason}.") from None
    return Database(engine, patience)


def read_address(url: str) -> URL:
    """Return the address of a database; raise ConfigError if it is none."""
    try:
        address = make_url(url)
    except ArgumentError:
        raise ConfigError(
            "That is not the address of a database. Use sqlite:///FILE or postgresql://…."
        ) from None
    if address.drivername not in {*DRIVERS, *DRIVERS.values()}:
        raise ConfigError(
            f"There is no database {address.drivername!r}: use sqlite:///FILE or postgresql://…."
        )
    return address.set(drivername=DRIVERS.get(address.drivername, address.drivername))


def _try_sqlite(address: URL) -> None:
    """Check that the file can be opened, before asynchronous code depends on it."""
    try:
        with contextlib.closing(sqlite3.connect(address.database or "")) as connection:
            connection.execute("pragma user_version")
    except sqlite3.Error as error:
        raise ConfigError(f"The database {address.database} cannot be used: {error}.") from None


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("pragma busy_timeout = 10000")  # first: the others wait for a file that is being migrated
    cursor.execute("pragma journal_mode = wal")
    cursor.execute("pragma synchronous = full")
    cursor.execute("pragma secure_delete = on")  # what people want deleted is not left in free pages
    cursor.close()
