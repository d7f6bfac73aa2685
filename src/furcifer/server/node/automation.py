"""Automation: the bots, phase timers and clocks of the tables this node has claimed.

A node claims a table in the database for a few seconds at a time and renews the claim. Other nodes take over
the claims of a node that falls silent. If two nodes act at the same time, the log accepts one of them.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from furcifer.core import CHANCE, Candidate
from furcifer.server.logging import log, log_error
from furcifer.server.metrics import Metrics
from furcifer.server.table.decide import agreement, playing, shares
from furcifer.server.table.state import STARTING, Table

from .people.acquaintances import level_of, partner

if TYPE_CHECKING:
    from .live_table import LiveTable
    from .node import Node


FALLBACK = "random"  # plays for a bot that fails: it needs no search that could fail too
USUAL_CHOICES = 30  # with so many legal actions a bot waits as long as the setting says; with one, half of it
AFTER_A_BOT, LONGEST_PAUSE = 0.5, 1.5  # in usual pauses: by default no bot waits for more than 0.9 seconds
LONGEST_ALARM = 3600.0  # seconds; an alarm that rings too early is set again


@contextmanager
def table_failures(event: str, metrics: Metrics) -> Iterator[None]:
    """Log and count what one table raises, so that the loops over all tables go on."""
    try:
        yield
    except Exception as error:
        metrics.table_failures += 1
        log_error(event, error)


class Automation:
    def __init__(self, node: Node) -> None:
        self.node = node
        self._claiming: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def open(self) -> None:
        if not self.node.shared:
            await self.node.database.drop_claims()  # left over from an earlier run of this node
        self._task = asyncio.create_task(self._renew_claims())

    def stop(self) -> None:
        """Start nothing any more."""
        self._closed = True

    async def close(self) -> None:
        self.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for live in self.node.tables.values():
            self.release(live)
        try:
            await self.node.database.drop_claims(self.node.node_id)
        except Exception as error:
            log("claims_kept", level="warning", kind=type(error).__name__)

    # Claims

    async def _renew_claims(self) -> None:
        while True:
            try:
                await self._claim_all()
            except Exception as error:
                log("claims_failed", level="warning", kind=type(error).__name__)
            await asyncio.sleep(self.node.settings.claim_seconds / 3)

    async def _claim_all(self) -> None:
        now = self.node.clock.now()
        held, _ = await self.node.database.claim(
            self.node.node_id, now, self._until(now), self.node.worker.owns
        )
        for live in self.node.tables.values():
            if live.claimed and live.table.id not in held:
                self.release(live)
        for table_id in held:
            with table_failures("claim_failed", self.node.metrics):
                await self._attend(table_id)

    async def _attend(self, table_id: str) -> None:
        found = await self.node.find(table_id)
        if found is not None and not found.claimed:
            found.claimed = True
            if self.node.shared:
                await found.catch_up()
            self.schedule(found)

    async def _claim(self, live: LiveTable) -> None:
        now = self.node.clock.now()
        try:
            held = await self.node.database.claim_one(live.table.id, self.node.node_id, now, self._until(now))
            if held and not live.gone:  # it may have been deleted meanwhile
                live.claimed = True
                self.schedule(live)
        finally:
            self._claiming.discard(live.table.id)

    def _until(self, now: int) -> int:
        return now + int(self.node.settings.claim_seconds * 1000)

    def release(self, live: LiveTable) -> None:
        """Stop running the bots and clocks of a table."""
        live.claimed = False
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None

    # What a table needs next

    def schedule(self, live: LiveTable) -> None:
        """Start whatever a table needs next. Called after every change of the table."""
        table = live.table
        if not self.node.worker.owns(table.id):
            return  # the worker to which it belongs looks for such tables, or has it already
        if self._closed or live.gone or not table.automated:
            if live.claimed and not table.automated:
                self.release(live)
            return
        if not live.claimed:
            if table.id not in self._claiming:
                self._claiming.add(table.id)
                self.node.spawn(self._claim(live))
            return
        self._set_alarm(live)
        self._answer_draw(live)
        if table.undo_seat is None:
            for seat in table.to_act:
                if table.waits_for_bot(seat) and seat not in live.thinking:
                    live.thinking.add(seat)
                    self.node.spawn(self._play_bot(live, seat))

    def _set_alarm(self, live: LiveTable) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if (due := live.table.next_due()) is not None:
            delay = min(max(0, due - live.clock.now()) / 1000, LONGEST_ALARM)
            live.alarm = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _ring(self, live: LiveTable) -> None:
        live.alarm = None
        self.node.spawn(self._time_up(live))

    async def _time_up(self, live: LiveTable) -> None:
        now = live.clock.now()
        if live.table.phase == STARTING:
            await live.commit(partial(shares.begin_late, now=now))
        for seat in list(live.table.timers):
            await live.commit(partial(playing.time_up, seat=seat, now=now))
        if live.table.setup.clock is not None:
            for seat in live.table.to_act:
                await live.commit(partial(playing.flag, seat=seat, now=now))
        self.schedule(live)

    # Bots

    def _answer_draw(self, live: LiveTable) -> None:
        for seat in range(len(live.table.chairs)):
            if live.table.asks_bot(seat) and seat not in live.answering:
                live.answering.add(seat)
                self.node.spawn(self._reply(live, seat))

    async def _reply(self, live: LiveTable, seat: int) -> None:
        """Let a bot answer the offer of a draw."""
        table, pool = live.table, self.node.bot_pool
        assert table.match is not None
        level, pause = await level_of(self.node, table, seat), asyncio.sleep(self.node.settings.bot_pause)
        address = live.on_behalf_of()
        try:
            yes, _ = await asyncio.gather(pool.accepts_draw(level, table.match, seat, address), pause)
        except Exception as error:
            log_error("bot_failed", error, game=table.setup.game, bot=level)
            yes = False
        try:
            await live.commit(partial(agreement.bot_reply, seat=seat, yes=yes))
        finally:
            live.answering.discard(seat)

    async def _play_bot(self, live: LiveTable, seat: int) -> None:
        try:
            table = live.table
            if not table.waits_for_bot(seat) or not live.claimed or self._closed:
                return
            choice, _ = await asyncio.gather(
                self._choose(table, seat, live.on_behalf_of()), asyncio.sleep(self._pause(live, seat))
            )
            if live.table.undone_seq == table.undone_seq:  # otherwise the move is for another position
                await live.commit(partial(playing.bot_move, seat=seat, choice=choice))
        finally:
            live.thinking.discard(seat)
        self.schedule(live)

    def _pause(self, live: LiveTable, seat: int) -> float:
        """Return the seconds a bot waits: so that people can follow, and until a slip has its answer."""
        table = live.table
        seconds = pause_to_follow(table, seat, self.node.settings.bot_pause)
        if table.retractor() is None:
            return seconds
        since = (live.clock.now() - table.acted_at) / 1000
        return max(seconds, self.node.settings.retract_seconds - since)

    async def _choose(self, table: Table, seat: int, address: str) -> Candidate:
        level, match, pool = await level_of(self.node, table, seat), table.match, self.node.bot_pool
        assert match is not None
        began = time.perf_counter()
        try:
            known = await partner(self.node, table, seat)
            return await pool.move(level, match, seat, address, known)
        except Exception as error:
            log_error("bot_failed", error, game=table.setup.game, bot=level)
            return await pool.move(FALLBACK, match, seat, address)
        finally:
            self.node.metrics.bot_seconds[table.setup.game] += time.perf_counter() - began
            self.node.metrics.bot_moves[table.setup.game] += 1


def pause_to_follow(table: Table, seat: int, usual: float) -> float:
    """Return the seconds a bot waits so that people can follow: longer with many choices, or after a bot."""
    choices = len(table.offers[seat].legal) or USUAL_CHOICES  # none are listed where the action is free text
    share = (1 + math.log(choices, USUAL_CHOICES)) / 2
    before = next((entry for entry in reversed(table.entries) if entry.seat != CHANCE), None)
    if before is not None and before.bot and before.seat != seat:
        share += AFTER_A_BOT
    return usual * min(share, LONGEST_PAUSE)
