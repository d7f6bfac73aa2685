"""A live table: what is wished for here is decided one at a time, made durable, and then told.

Nothing is acknowledged before the log holds it. Two nodes that accept at once are told apart by the log's
key: the later one reads on and decides again on what it finds.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from furcifer.core import Illegal

from . import events, protocol
from .decide import decide
from .fold import fold
from .protocol import Accepted, Refused, Wish
from .store import TROUBLE, Row
from .sync import lobby_line, sync
from .table import Table
from .wishes import SERVER, Answer, Asker, Decision

if TYPE_CHECKING:
    from .hall import Hall

TRIES = 50  # each lost race means that somebody else moved: the table is not stuck
AWAY = Illegal("store_away", "The server cannot save moves at the moment: try again in a little while.")
BUSY = Illegal("busy", "Too much happens at this table at once: try again.")
PLAIN = (
    events.Acted,
    events.Said,
    events.Asked,
    events.Answered,
    events.Hinted,
)  # change nothing the lobby shows


def now_ms() -> int:
    return int(time.time() * 1000)


class Listener:
    """Somebody who is kept in step with a table. One who is slow skips states, never facts."""

    __slots__ = ("answers", "close", "due", "greeted", "live", "person", "sent", "wake")

    def __init__(self, live: Live, person: str | None) -> None:
        self.live = live
        self.person = person
        self.greeted = self.due = False
        self.close = 0  # the code to close with, once everything is said
        self.sent = 0
        self.answers: list[str] = []
        self.wake = asyncio.Event()

    def greet(self, seen: int) -> None:
        """Begin, or begin again, to be told what happens after `seen`."""
        self.greeted = self.due = True
        self.sent = min(seen, self.live.table.seq)
        self.wake.set()

    def answer(self, reply: msgspec.Struct) -> None:
        self.answers.append(protocol.write(reply))
        self.wake.set()

    def take(self) -> str:
        """One frame with everything there is to say now; empty where there is nothing."""
        lines, self.answers = self.answers, []
        seq = self.live.table.seq
        if self.due or (self.greeted and self.sent < seq):
            lines.append(self.live.text_for(self.person, self.sent))
            self.sent, self.due = seq, False
        return "\n".join(lines)


class Live:
    def __init__(self, table: Table, hall: Hall) -> None:
        self.table = table
        self.hall = hall
        self.listeners: set[Listener] = set()
        self.used = time.monotonic()
        self.watched = False  # does this node run its bots and clocks?
        self.thinking: set[int] = set()  # seats whose bots are at it
        self.alarm: asyncio.TimerHandle | None = None
        self._turn = asyncio.Lock()
        self._texts: dict[tuple[int | None, bool, int], str] = {}

    # What is wished for

    async def handle(self, asker: Asker, wish: Wish) -> Accepted | Refused:
        """The answer to a person's message."""
        if isinstance(wish, protocol.Act) and wish.seq is not None and wish.seq > self.table.seq:
            await self.catch_up()  # this client has already seen more, through another node
        idle_ms = self.hall.settings.idle_seconds * 1000
        done = await self.attempt(lambda: decide(self.table, asker, wish, now_ms(), idle_ms), asker, wish.id)
        return answered(wish.id, done)

    async def attempt(
        self, choose: Callable[[], Answer], asker: Asker = SERVER, message: str | None = None
    ) -> int | Illegal:
        """Decide and write, again after every lost race: the seq it has in the log, or why not."""
        async with self._turn:
            for _ in range(TRIES):
                if (seq := self._known(asker, message)) is not None:
                    return seq
                answer = choose()
                try:
                    if isinstance(answer, Illegal):
                        if self.hall.shared and await self._read_on():
                            continue  # that was the answer to an older table
                        return answer
                    if await self._write(answer):
                        return self.table.seq
                    await self._read_on()
                except TROUBLE:
                    return AWAY
        return BUSY

    def _known(self, asker: Asker, message: str | None) -> int | None:
        if asker.person is None or message is None:
            return None
        return self.table.answered.get(asker.person, {}).get(message)

    async def _write(self, decision: Decision) -> bool:
        """Append, and only then lead the table on. False: somebody else was first."""
        event, match = decision
        table, at = self.table, now_ms()
        change: dict[str, Any] | None = None
        ends = match is not None and not match.game.to_act(match.state)
        if ends or not isinstance(event, PLAIN):
            table = table.copy()
            fold(table, event, at, match)
            change = table_row(table)
        row = Row(self.table.id, self.table.seq + 1, at, events.write(event), change)
        if not await self.hall.journal.append(row):
            return False
        if change is None:
            fold(table, event, at, match)
        self.table = table
        if type(event) is events.Acted:
            self.hall.metrics.moves += 1
        self.changed()
        self.hall.bus.tell(table.id, table.seq)
        return True

    # What happened elsewhere

    async def catch_up(self) -> bool:
        async with self._turn:
            return await self._read_on()

    async def _read_on(self) -> bool:
        """Fold what other nodes have written; False where there is nothing new."""
        rows = await self.hall.database.log(self.table.id, after=self.table.seq)
        for row in rows:
            fold(self.table, events.read(row.body), row.at)
        if rows:
            self.changed()
        return bool(rows)

    # Who is told

    def changed(self) -> None:
        self._texts.clear()
        for listener in self.listeners:
            listener.wake.set()
        self.hall.watch.look(self)

    def listen(self, person: str | None) -> Listener:
        listener = Listener(self, person)
        self.listeners.add(listener)
        return listener

    def text_for(self, person: str | None, since: int) -> str:
        """The sync of a listener; those who may know the same share it."""
        table = self.table
        key = (table.seat_of(person), person == table.host, since)
        if (text := self._texts.get(key)) is None:
            self._texts[key] = text = protocol.write(sync(table, person, since, now_ms()))
        return text


def answered(message: str, done: int | Illegal) -> Accepted | Refused:
    """What is said to a message that was done at a seq, or not."""
    if isinstance(done, Illegal):
        return Refused(id=message, code=done.code, text=done.text, names=done.names)
    return Accepted(id=message, seq=done)


def table_row(table: Table) -> dict[str, Any]:
    """What the tables row says after an event that changes more than the match."""
    row = {
        "phase": table.phase,
        "public": table.setup.public,
        "attended": table.attended,
        "summary": msgspec.json.encode(lobby_line(table)).decode(),
    }
    if table.seq == 1:
        row |= {
            "id": table.id,
            "game": table.setup.game,
            "created_at": table.at,
            "seed": str(table.seed),
        }
    return row
