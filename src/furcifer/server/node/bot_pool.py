"""The bot pool: threads in which bots think, so that no table waits for a search.

Moves and advice have separate threads, so questions never delay a match. Compiled searches release the
interpreter lock. Compiling them takes up to half a minute a game; until a game's search is ready, the greedy
baseline, which needs no compiler, moves for its bots.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from furcifer import bots
from furcifer.core import AlphaBetaBots, Candidate, Match, MctsBots, Rng, all_games, find, fresh_seed
from furcifer.server.logging import log

T = TypeVar("T")
MOST_WAITING = 8  # questions in the queue; more are refused
PATIENCE = 30.0  # seconds before a question is answered with BotsBusy
HINTS = 3
STAND_IN = "greedy"  # moves for a bot whose search is not compiled yet


class BotsBusy(Exception):
    """There are too many questions, or this one takes too long."""


class BotPool:
    def __init__(self, threads: int) -> None:
        self._players = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._advisers = ThreadPoolExecutor(1, thread_name_prefix="adviser")
        self._waiting = 0
        self._compiling: set[str] = set()

    def ready(self, slug: str) -> bool:
        """Return whether the bots of a game can search; False while their search is being compiled."""
        return slug not in self._compiling

    def preparation(self) -> threading.Thread:
        """Return a thread that compiles every search. Until it has done so, a game is not ready."""
        self._compiling = set(all_games())  # the thread finds out which: loading the bots takes a second
        return threading.Thread(target=self._prepare, name="prepare", daemon=True)

    def _prepare(self) -> None:
        self._compiling -= {slug for slug in all_games() if not needs_compiler(slug)}
        log("bots_preparing", games=sorted(self._compiling))
        prepare(self._prepared)

    def _prepared(self, slug: str, seconds: float) -> None:
        self._compiling.discard(slug)
        log("bots_ready", game=slug, seconds=round(seconds, 1))

    async def move(self, level: str, match: Match, seat: int) -> Candidate:
        """Return the move of a bot, with what it meant by it."""
        if not self.ready(match.game.meta.slug) and level not in bots.BASELINES:
            level = STAND_IN
        return await self._loop.run_in_executor(self._players, think, level, match, seat)

    async def advise(self, question: Callable[..., T], *arguments: Any) -> T:
        """Answer a question that takes thought; raise BotsBusy if that is not possible soon."""
        if self._waiting >= MOST_WAITING:
            raise BotsBusy
        self._waiting += 1
        answer = self._loop.run_in_executor(self._advisers, question, *arguments)
        answer.add_done_callback(self._finished)
        try:
            return await asyncio.wait_for(asyncio.shield(answer), PATIENCE)
        except TimeoutError:
            raise BotsBusy from None

    def close(self) -> None:
        for threads in (self._players, self._advisers):
            threads.shutdown(wait=False, cancel_futures=True)

    @property
    def _loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    def _finished(self, answer: asyncio.Future[Any]) -> None:
        self._waiting -= 1
        if not answer.cancelled():
            answer.exception()  # marks it as retrieved: the person who asked may have left


def needs_compiler(slug: str) -> bool:
    """Return whether the bots of a game use a compiled search."""
    load = find(slug).bots
    return load is not None and isinstance(load(), AlphaBetaBots | MctsBots)


def prepare(finished: Callable[[str, float], object] = lambda slug, seconds: None) -> None:
    """Let the strongest bot of every game think once, so that its search is compiled and its data loaded.

    `finished` is called after each game with the seconds it took.
    """
    for slug, game in all_games().items():
        began = time.perf_counter()
        match = Match.start(slug, game.meta.seats[0], seed=0)
        try:
            think(bots.levels(slug)[-1], match, match.to_act[0])
        except Exception as error:
            log("bot_failed", level="error", game=slug, kind=type(error).__name__)
        finished(slug, time.perf_counter() - began)


def think(level: str, match: Match, seat: int) -> Candidate:
    """Return the move of a bot, with what it meant by it. The bot sees its own view, as any player does."""
    player = bots.player(level, match.game.meta.slug)
    return bots.decision(player, bots.turn_for(match, seat, Rng(fresh_seed())))


def hint(match: Match, seat: int) -> list[Candidate]:
    """Return the strongest bot's best moves for a seat. The bot sees only what that seat sees."""
    slug = match.game.meta.slug
    player = bots.player(bots.levels(slug)[-1], slug)
    assert isinstance(player, bots.Explains)
    return player.explain(bots.turn_for(match, seat, Rng(fresh_seed())), HINTS)[:HINTS]
