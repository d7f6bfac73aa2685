"""The tables this node watches: it moves their bots and sees that their clocks are heard.

A table that needs watching is claimed in the database for a few seconds at a time. A node that falls silent
loses its claims to the others; a thing done by two nodes at once is in the log once.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from furcifer.core import Illegal

from . import playing
from .live import now_ms
from .logs import log
from .table import PLAYING, Table

if TYPE_CHECKING:
    from .hall import Hall
    from .live import Live


FALLBACK = "random"  # needs no thought, so it cannot fail at it
LONGEST_ALARM = 3600.0  # seconds; one that rings too early is set again


class Watch:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._claiming: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def open(self) -> None:
        if not self.hall.shared:
            await self.hall.database.drop_claims()  # an earlier life of this node held them
        self._task = asyncio.create_task(self._renew())

    async def close(self) -> None:
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for live in self.hall.tables.values():
            self._leave(live)
        try:
            await self.hall.database.drop_claims(self.hall.node)
        except Exception as error:
            log("claims_kept", level="warning", kind=type(error).__name__)

    # Claims

    async def _renew(self) -> None:
        while True:
            try:
                await self._claim_all()
            except Exception as error:
                log("claims_failed", level="warning", kind=type(error).__name__)
            await asyncio.sleep(self.hall.settings.claim_seconds / 3)

    async def _claim_all(self) -> None:
        now = now_ms()
        until = now + int(self.hall.settings.claim_seconds * 1000)
        held, _ = await self.hall.database.claim(self.hall.node, now, until)
        for live in self.hall.tables.values():
            if live.watched and live.table.id not in held:
                self._leave(live)
        for table_id in held:
            live_or_none = await self.hall.find(table_id)
            if live_or_none is not None and not live_or_none.watched:
                live_or_none.watched = True
                if self.hall.shared:
                    await live_or_none.catch_up()
                self.look(live_or_none)

    async def _claim(self, live: Live) -> None:
        now = now_ms()
        until = now + int(self.hall.settings.claim_seconds * 1000)
        try:
            if await self.hall.database.claim_one(live.table.id, self.hall.node, now, until):
                live.watched = True
                self.look(live)
        finally:
            self._claiming.discard(live.table.id)

    def _leave(self, live: Live) -> None:
        live.watched = False
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None

    # What has to be done

    def look(self, live: Live) -> None:
        """See what a table needs next. Called after everything that happens at it."""
        table = live.table
        if self._closed or not table.attended:
            if live.watched and not table.attended:
                self._leave(live)
            return
        if not live.watched:
            if table.id not in self._claiming:
                self._claiming.add(table.id)
                self.hall.spawn(self._claim(live))
            return
        self._set_alarm(live)
        if table.asked is None:
            for seat in table.to_act:
                if table.chairs[seat].bot is not None and seat not in live.thinking:
                    live.thinking.add(seat)
                    self.hall.spawn(self._bot_turn(live, seat))

    def _set_alarm(self, live: Live) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if (due := next_due(live.table)) is not None:
            delay = min(max(0, due - now_ms()) / 1000, LONGEST_ALARM)
            live.alarm = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _ring(self, live: Live) -> None:
        live.alarm = None
        self.hall.spawn(self._time_up(live))

    async def _time_up(self, live: Live) -> None:
        now = now_ms()
        for seat in list(live.table.timers):
            await live.attempt(lambda seat=seat: playing.time_up(live.table, seat, now))  # type: ignore[misc]
        if live.table.setup.clock is not None:
            for seat in live.table.to_act:
                await live.attempt(lambda seat=seat: playing.flag(live.table, seat, now))  # type: ignore[misc]
        self.look(live)

    # Bots

    async def _bot_turn(self, live: Live, seat: int) -> None:
        try:
            table = live.table
            if not _waits_for_bot(table, seat) or not live.watched or self._closed:
                return
            undone = table.undone_seq
            pause = asyncio.sleep(self.hall.settings.bot_pause)  # so that people can follow
            action, _ = await asyncio.gather(self._choice(table, seat), pause)
            if live.table.undone_seq == undone:  # otherwise that was the answer to another position
                await live.attempt(lambda: _bot_plays(live.table, seat, action))
        finally:
            live.thinking.discard(seat)
        self.look(live)

    async def _choice(self, table: Table, seat: int) -> Any:
        level, match, minds = table.chairs[seat].bot or "", table.match, self.hall.minds
        assert match is not None
        began = time.perf_counter()
        try:
            return await minds.move(level, match, seat)
        except Exception as error:
            log("bot_failed", level="error", game=table.setup.game, bot=level, kind=type(error).__name__)
            return await minds.move(FALLBACK, match, seat)
        finally:
            self.hall.metrics.bot_seconds += time.perf_counter() - began
            self.hall.metrics.bot_moves += 1


def _waits_for_bot(table: Table, seat: int) -> bool:
    return table.phase == PLAYING and seat in table.to_act and table.chairs[seat].bot is not None


def _bot_plays(table: Table, seat: int, action: Any) -> Any:
    if not _waits_for_bot(table, seat):
        return Illegal("bot_late", "That seat is no longer a bot's, or no longer to act.")
    return playing.play(table, seat, action)


def next_due(table: Table) -> int | None:
    """When the next timer or clock of a table runs out."""
    dues = [timer.due for timer in table.timers.values()]
    if table.setup.clock is not None and table.phase == PLAYING:
        dues += [playing.flag_at(table, seat) for seat in table.to_act if table.chairs[seat].played_by_person]
    return min(dues, default=None)
