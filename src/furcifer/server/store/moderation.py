"""Reports, bans, and the orders of the site's host, which are also the audit log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Select, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from .schema import bans, orders, people, reports, tables

TAKEN = "taken at {:015d}"  # the result of an order that is being carried out
ORDER_MS = 60_000  # after which another node tries, in case the first one died


class Report(NamedTuple):
    """A complaint about a person; `quote` is the line of chat it is about, if it is about one."""

    reported_at: int
    table_id: str
    person: str
    accused: str
    name: str
    quote: str
    reason: str
    note: str
    closed_at: int | None = None
    id: int = 0


class Order(NamedTuple):
    """Something the host of the site wants done, and what became of it."""

    ordered_at: int
    by: str
    what: str
    target: str
    note: str
    done_at: int | None = None
    result: str | None = None
    id: int = 0


class Moderation:
    """Queries for those who keep a site pleasant."""

    def __init__(self, engine: AsyncEngine, dialect: Any) -> None:
        self.engine = engine
        self._dialect = dialect

    async def add_report(self, report: Report) -> None:
        values = report._asdict()
        del values["id"]
        async with self.engine.begin() as connection:
            await connection.execute(insert(reports).values(**values))

    async def reports_by(self, person: str, since: int) -> int:
        """Return how many reports a person has sent since that time."""
        query = select(func.count()).where(reports.c.person == person, reports.c.reported_at >= since)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def reports(self, closed: bool, limit: int) -> list[Report]:
        """Return the newest reports, open ones or those that are dealt with."""
        columns = [reports.c[name] for name in Report._fields]
        query = select(*columns).where((reports.c.closed_at.is_not(None)) == closed)
        return [Report(*row) for row in await self._fetch(query.order_by(reports.c.id.desc()).limit(limit))]

    async def report(self, number: int) -> Report | None:
        columns = [reports.c[name] for name in Report._fields]
        found = await self._fetch(select(*columns).where(reports.c.id == number))
        return Report(*found[0]) if found else None

    async def close_report(self, number: int, now: int) -> bool:
        change = update(reports).where(reports.c.id == number, reports.c.closed_at.is_(None))
        async with self.engine.begin() as connection:
            return bool((await connection.execute(change.values(closed_at=now))).rowcount)

    async def remove_reports(self, before: int) -> None:
        """Delete reports that were dealt with before that time."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(reports).where(reports.c.closed_at < before))

    # Bans

    async def ban(self, person: str, now: int, until: int | None, note: str) -> None:
        values = {"banned_at": now, "until": until, "note": note}
        change = self._dialect.insert(bans).values(banned=person, **values)
        async with self.engine.begin() as connection:
            await connection.execute(change.on_conflict_do_update(index_elements=["banned"], set_=values))

    async def unban(self, person: str) -> bool:
        async with self.engine.begin() as connection:
            return bool((await connection.execute(delete(bans).where(bans.c.banned == person))).rowcount)

    async def banned(self, now: int) -> Mapping[str, int | None]:
        """Return everybody who is banned now, and until when."""
        query = select(bans.c.banned, bans.c.until).where(or_(bans.c.until.is_(None), bans.c.until > now))
        return {row[0]: row[1] for row in await self._fetch(query)}

    # Orders

    async def order(self, order: Order) -> int:
        """Write an order down; return its number."""
        values = order._asdict()
        del values["id"]
        async with self.engine.begin() as connection:
            added = await connection.execute(insert(orders).values(**values).returning(orders.c.id))
            return int(added.scalar_one())

    async def open_orders(self, limit: int) -> list[Order]:
        """Return orders that nobody has carried out, the oldest first."""
        query = self._orders().where(orders.c.done_at.is_(None)).order_by(orders.c.id).limit(limit)
        return [Order(*row) for row in await self._fetch(query)]

    async def take_order(self, number: int, now: int) -> bool:
        """Note that an order is being carried out; return False if another node is at it."""
        free = or_(orders.c.result.is_(None), orders.c.result < TAKEN.format(now - ORDER_MS))
        change = update(orders).where(orders.c.id == number, orders.c.done_at.is_(None), free)
        async with self.engine.begin() as connection:
            return bool((await connection.execute(change.values(result=TAKEN.format(now)))).rowcount)

    async def finish_order(self, number: int, now: int, result: str) -> None:
        change = update(orders).where(orders.c.id == number).values(done_at=now, result=result)
        async with self.engine.begin() as connection:
            await connection.execute(change)

    async def find_order(self, number: int) -> Order | None:
        found = await self._fetch(self._orders().where(orders.c.id == number))
        return Order(*found[0]) if found else None

    async def audit_log(self, limit: int) -> list[Order]:
        """Return the newest orders."""
        query = self._orders().order_by(orders.c.id.desc()).limit(limit)
        return [Order(*row) for row in await self._fetch(query)]

    # Lists

    async def tables(self, phase: str | None, public: bool, limit: int) -> list[Any]:
        """Return the newest tables: id, game, phase, whether public, when opened, and the record."""
        query = select(
            *(tables.c[name] for name in ("id", "game", "phase", "public", "created_at", "record"))
        )
        if phase is not None:
            query = query.where(tables.c.phase == phase)
        if public:
            query = query.where(tables.c.public)
        return await self._fetch(query.order_by(tables.c.created_at.desc()).limit(limit))

    async def named(self, name: str, limit: int) -> list[Any]:
        """Return people whose name contains a text: id, name, and when they were seen."""
        pattern = f"%{name.replace('%', '')}%"
        query = select(people.c.id, people.c.name, people.c.seen_at).where(people.c.name.ilike(pattern))
        return await self._fetch(query.order_by(people.c.seen_at.desc()).limit(limit))

    def _orders(self) -> Select[Any]:
        return select(*(orders.c[name] for name in Order._fields))

    async def _fetch(self, query: Select[Any]) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())
