"""Find, export and delete the data that the database keeps about people.

Every table with a column `person` or `owner` is about people. Its rows belong to that person's data, and go
with them; a new table needs no code here.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Column, Table, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from furcifer.core import Acquaintance

from .schema import acquaintances, erased, erasures, events, metadata, people, players, reports, tables

ABOUT = ("person", "owner")  # columns that say whom a row is about
SECRET = {"digest", "accused"}  # columns that are not for the person's own eyes
# The ids of others at a person's device, and of their programs, begin with the person's.
BELONGING = ("~%", "@%")


def personal_columns() -> list[tuple[Table, Column[Any]]]:
    """Return every column that says whom a row is about."""
    named = ((table, name) for table in metadata.sorted_tables for name in ABOUT)
    return [(table, table.c[name]) for table, name in named if name in table.c]


def digest_of(person: str) -> str:
    """Return the digest by which somebody who was forgotten is recognised in an old backup."""
    return sha256(f"furcifer/erased/{person}".encode()).hexdigest()


class PersonalRows:
    """Queries about the data of one person, the owner of a device."""

    def __init__(self, engine: AsyncEngine, dialect: Any) -> None:
        self.engine = engine
        self._dialect = dialect

    async def names(self, person: str) -> dict[str, str]:
        """Return the names of a person and of the others at their device, by id."""
        query = select(people.c.id, people.c.name).where(_of(people.c.id, person))
        async with self.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def seen_at(self, person: str) -> int | None:
        query = select(people.c.seen_at).where(people.c.id == person)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def rows(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """Return every row about a person, by table, without what is not for their eyes."""
        found: dict[str, list[dict[str, Any]]] = {}
        async with self.engine.connect() as connection:
            for table, column in personal_columns():
                shown = [one for one in table.c if one.name not in SECRET and one is not column]
                query = select(*shown).where(_of(column, person)).order_by(*table.primary_key)
                rows = await connection.execute(query)
                found.setdefault(table.name, []).extend(dict(row._mapping) for row in rows)
        return {name: rows for name, rows in found.items() if rows}

    async def tables_of(self, person: str) -> list[str]:
        """Return every table where a person played, was the host, or spoke."""
        query = (
            select(players.c.table_id)
            .where(_of(players.c.person, person))
            .distinct()
            .order_by(players.c.table_id)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def alone_at(self, person: str, table_id: str) -> bool:
        """Return whether nobody else ever played or spoke at a table."""
        query = select(players.c.person).where(players.c.table_id == table_id, ~_of(players.c.person, person))
        async with self.engine.connect() as connection:
            return (await connection.execute(query.limit(1))).first() is None

    async def acquaintance(self, person: str, game: str) -> Acquaintance | None:
        """Return what bots have learned about a person in a game."""
        query = select(acquaintances.c.learned)
        query = query.where(acquaintances.c.person == person, acquaintances.c.game == game)
        async with self.engine.connect() as connection:
            text = (await connection.execute(query)).scalar()
        return None if text is None else msgspec.json.decode(text, type=Acquaintance)

    async def keep_acquaintance(self, person: str, game: str, known: Acquaintance) -> None:
        """Store what is known now in place of what was known before."""
        text = msgspec.json.encode(known).decode()
        change = self._dialect.insert(acquaintances).values(person=person, game=game, learned=text)
        change = change.on_conflict_do_update(index_elements=["person", "game"], set_={"learned": text})
        async with self.engine.begin() as connection:
            await connection.execute(change)

    # Forgetting

    async def ask_erasure(self, person: str, now: int) -> None:
        """Note that a person wants to be forgotten, so that it is done even if this node stops now.

        Every attempt puts a request at the end of the queue: one that cannot be finished holds up no other.
        """
        change = self._dialect.insert(erasures).values(person=person, asked_at=now)
        change = change.on_conflict_do_update(index_elements=["person"], set_={"asked_at": now})
        async with self.engine.begin() as connection:
            await connection.execute(change)

    async def asked_erasures(self, limit: int) -> list[str]:
        query = select(erasures.c.person).order_by(erasures.c.asked_at).limit(limit)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def erase(self, person: str, now: int) -> None:
        """Delete every row about a person, and remember only a digest."""
        known = self._dialect.insert(erased).values(digest=digest_of(person), erased_at=now)
        async with self.engine.begin() as connection:
            await connection.execute(known.on_conflict_do_nothing())
            await connection.execute(delete(reports).where(_of(reports.c.accused, person)))
            for table, column in personal_columns():
                await connection.execute(delete(table).where(_of(column, person)))
            await connection.execute(delete(people).where(_of(people.c.id, person)))

    async def leave_table(self, person: str, table_id: str) -> None:
        """Take a table out of a person's data: its log no longer mentions them."""
        change = delete(players).where(_of(players.c.person, person), players.c.table_id == table_id)
        async with self.engine.begin() as connection:
            await connection.execute(change)

    async def erased_digests(self) -> list[str]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(erased.c.digest))).scalars())

    async def rewrite(
        self, table_id: str, bodies: Mapping[int, str], last: tuple[int, int, str], row: dict[str, Any]
    ) -> bool:
        """Replace the texts of events, append the event `last` (seq, at, body) and update the tables row.

        Return False, having changed nothing, if another event has that seq or the table was deleted.
        """
        seq, at, body = last
        added = self._dialect.insert(events).values(table_id=table_id, seq=seq, at=at, body=body)
        async with self.engine.connect() as connection:
            written = await connection.execute(added.on_conflict_do_nothing())
            found = await connection.execute(update(tables).where(tables.c.id == table_id).values(**row))
            if not (written.rowcount and found.rowcount):
                await connection.rollback()
                return False
            await self._replace(connection, table_id, bodies)
            await connection.commit()
        return True

    async def _replace(self, connection: AsyncConnection, table_id: str, bodies: Mapping[int, str]) -> None:
        for seq, body in bodies.items():
            place = (events.c.table_id == table_id, events.c.seq == seq)
            await connection.execute(update(events).where(*place).values(body=body))

    # Keeping no longer than necessary

    async def note_seen(self, seen: Mapping[str, int]) -> None:
        """Store when these people were last seen."""
        if not seen:
            return
        change = self._dialect.insert(people)
        change = change.on_conflict_do_update(
            index_elements=["id"], set_={"seen_at": change.excluded.seen_at}
        )
        rows = [{"id": person, "name": "", "seen_at": at} for person, at in sorted(seen.items())]
        async with self.engine.begin() as connection:
            await connection.execute(change, rows)

    async def unseen_since(self, before: int, limit: int) -> list[str]:
        """Return people who have not come since that time, the longest away first; not those being erased.

        Others at a device and programs are erased with their owner.
        """
        query = select(people.c.id).where(
            people.c.seen_at < before,
            people.c.id.not_in(select(erasures.c.person)),
            *(people.c.id.not_like("%" + one) for one in BELONGING),
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.order_by(people.c.seen_at).limit(limit))).scalars())

    async def finished_before(self, before: int, limit: int) -> list[str]:
        """Return tables that were over before that time, the oldest first."""
        query = select(tables.c.id).where(tables.c.phase == "over", tables.c.ended_at < before)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.order_by(tables.c.ended_at).limit(limit))).scalars())

    async def note_chat(self, table_id: str, at: int | None) -> None:
        """Store when the last line of chat was written at a table; None if there is none."""
        async with self.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(chat_at=at))

    async def silent_chats(self, before: int, limit: int) -> list[str]:
        """Return tables whose last line of chat is older than that time."""
        query = select(tables.c.id).where(tables.c.chat_at < before).order_by(tables.c.chat_at)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.limit(limit))).scalars())


def _of(column: Any, person: str) -> Any:
    """Match a person, the others at their device and their programs."""
    begins = person.replace("_", r"\_")  # the only wildcard that ids can hold
    return or_(column == person, *(column.like(begins + ending, escape="\\") for ending in BELONGING))
