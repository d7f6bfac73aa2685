"""Where bots think: a few threads of their own, so that no table waits for a search.

Bots' moves have their threads, and people who ask for advice another one: questions delay no match.
Compiled searches let go of Python's lock, so the loop answers while they run.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from furcifer import bots
from furcifer.core import Line, Match, Rng, fresh_seed, games

from .logs import log

T = TypeVar("T")
MOST_WAITING = 8  # questions in the queue; whoever comes later is told to come again
PATIENCE = 30.0  # seconds before somebody who asked hears that it takes too long
HINTS = 3


class Overworked(Exception):
    """Too many questions at once, or one that takes too long."""


class Minds:
    def __init__(self, threads: int) -> None:
        self._players = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._advisers = ThreadPoolExecutor(1, thread_name_prefix="adviser")
        self._waiting = 0

    async def move(self, level: str, match: Match, seat: int) -> Any:
        """What a bot does."""
        return await self._loop.run_in_executor(self._players, think, level, match, seat)

    async def advise(self, question: Callable[..., T], *about: Any) -> T:
        """The answer to a question that takes thought; Overworked where that cannot be had soon."""
        if self._waiting >= MOST_WAITING:
            raise Overworked
        self._waiting += 1
        answer = self._loop.run_in_executor(self._advisers, question, *about)
        answer.add_done_callback(self._answered)
        try:
            return await asyncio.wait_for(asyncio.shield(answer), PATIENCE)
        except TimeoutError:
            raise Overworked from None

    def close(self) -> None:
        for threads in (self._players, self._advisers):
            threads.shutdown(wait=False, cancel_futures=True)

    @property
    def _loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    def _answered(self, answer: asyncio.Future[Any]) -> None:
        self._waiting -= 1
        if not answer.cancelled():
            answer.exception()  # whoever asked may have left


def think(level: str, match: Match, seat: int) -> Any:
    """What a bot does. It is shown its own view, as any player is."""
    player = bots.player(level, match.game.meta.slug)
    return player.choose(bots.turn_for(match, seat, Rng(fresh_seed())))


def prepare() -> None:
    """Let every game's strongest bot think once: then what it compiles or reads is there when people wait."""
    for slug, game in games().items():
        match = Match.start(slug, game.meta.seats[0], seed=0)
        try:
            think(bots.levels(slug)[-1], match, match.to_act[0])
        except Exception as error:
            log("bot_failed", level="error", game=slug, kind=type(error).__name__)


def hint(match: Match, seat: int) -> list[Line]:
    """What the strongest bot would do there. It is shown what that seat sees, and nothing else."""
    slug = match.game.meta.slug
    player = bots.player(bots.levels(slug)[-1], slug)
    assert isinstance(player, bots.Explains)
    return player.explain(bots.turn_for(match, seat, Rng(fresh_seed())), HINTS)[:HINTS]
