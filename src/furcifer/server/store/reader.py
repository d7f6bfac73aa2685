"""Reading logs from a PostgreSQL. Requests for many tables are answered together, by one statement.

Several nodes read every event that another node wrote. One by one, and through SQLAlchemy, that costs more
than writing them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy.engine import URL

if TYPE_CHECKING:
    import asyncpg  # type: ignore[import-untyped]

ROUND = 500  # tables in one statement at most
CONNECT_SECONDS = 5.0
# Until it has statistics, PostgreSQL would rather read the events of all tables than use the key.
BY_KEY = "set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off"
QUERY = """select wanted.number, e.seq, e.at, e.body
from unnest($1::text[], $2::int[]) with ordinality as wanted(id, after, number)
join events e on e.table_id = wanted.id and e.seq > wanted.after
order by wanted.number, e.seq"""


class Logged(NamedTuple):
    """One event of a log."""

    seq: int
    at: int
    body: str


class Wish(NamedTuple):
    """A request for the events of a table after a seq."""

    table_id: str
    after: int
    found: asyncio.Future[list[Logged]]


class LogReader:
    """Gathers requests while a statement runs, and answers them with the next one."""

    def __init__(self, url: URL, patience: float) -> None:
        self._patience = patience
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._wishes: list[Wish] = []
        self._connection: asyncpg.Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close(timeout=2)

    async def log(self, table_id: str, after: int) -> list[Logged]:
        """Return the events of a table after a seq."""
        wish = Wish(table_id, after, asyncio.get_running_loop().create_future())
        self._wishes.append(wish)
        if self._task is None:
            self._task = asyncio.create_task(self._read_rounds(), name="log reader")
        return await wish.found

    async def _read_rounds(self) -> None:
        while self._wishes:
            wishes, self._wishes = self._wishes[:ROUND], self._wishes[ROUND:]
            wishes = [wish for wish in wishes if not wish.found.done()]  # some have given up meanwhile
            try:
                async with asyncio.timeout(self._patience):
                    logs = await self._fetch(wishes)
            except Exception as error:
                self._disconnect()
                for wish in wishes:
                    _settle(wish.found, error)
            else:
                for wish, log in zip(wishes, logs, strict=True):
                    _settle(wish.found, log)
        self._task = None

    async def _fetch(self, wishes: Sequence[Wish]) -> list[list[Logged]]:
        if self._connection is None or self._connection.is_closed():
            import asyncpg

            self._connection = await asyncpg.connect(self._dsn, timeout=CONNECT_SECONDS)
            await self._connection.execute(BY_KEY)
        ids, afters = [wish.table_id for wish in wishes], [wish.after for wish in wishes]
        logs: list[list[Logged]] = [[] for _ in wishes]
        for number, *row in await self._connection.fetch(QUERY, ids, afters):
            logs[number - 1].append(Logged(*row))
        return logs

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def _settle(found: asyncio.Future[list[Logged]], result: list[Logged] | Exception) -> None:
    if found.done():
        return
    if isinstance(result, Exception):
        found.set_exception(result)
    else:
        found.set_result(result)
