"""The bot pool: threads in which bots think, so that no table waits for a search.

Moves, advice and looking at positions have separate threads, so questions never delay a match. Addresses take
turns, so nobody waits for all the bots of somebody else. Compiled searches release the interpreter lock.
Compiling them takes up to half a minute a game; until a game's search is ready, the greedy baseline, which
needs no compiler, moves for its bots.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import lru_cache, partial
from typing import Any, TypeVar

from furcifer import bots
from furcifer.core import (
    Acquaintance,
    AlphaBetaBots,
    Candidate,
    Match,
    MctsBots,
    Rng,
    all_games,
    find,
    fresh_seed,
)
from furcifer.server.logging import log, log_error

from .fair_queue import FairQueue

T = TypeVar("T")
MOST_WAITING = 8  # questions of one address; more are refused
MOST_OF_ALL = 40  # questions of all addresses
PATIENCE = 30.0  # seconds before a question is answered with BotsBusy
HINTS = 3
EVEN = 30.0  # a position within this value, in hundredths of a piece, is about even
ADVANCED = 20  # actions before which a bot plays an even game on
GUESTS = 8  # threads for the bots of others, such as models, which mostly wait for an answer
KEPT = 512  # guests that are remembered with their match
STAND_IN = "greedy"  # moves for a bot whose search is not compiled yet


class BotsBusy(Exception):
    """There are too many questions, or this one takes too long."""


class BotPool:
    def __init__(self, threads: int) -> None:
        self._players = FairQueue(threads, "bot")
        self._guests = FairQueue(GUESTS, "guest")
        self._advisers = FairQueue(1, "adviser")
        self._readers = FairQueue(1, "reader")
        self._asking: Counter[str] = Counter()  # address -> its questions
        self._compiling: set[str] = set()

    def ready(self, slug: str) -> bool:
        """Return whether the bots of a game can search; False while their search is being compiled."""
        return slug not in self._compiling

    def preparation(self, turn: AbstractContextManager[None]) -> threading.Thread:
        """Return a thread that compiles every search when it is its turn. Until then a game is not ready."""
        self._compiling = set(all_games())  # the thread finds out which: loading the bots takes a second
        return threading.Thread(target=self._prepare, args=(turn,), name="prepare", daemon=True)

    def _prepare(self, turn: AbstractContextManager[None]) -> None:
        self._compiling -= {slug for slug in all_games() if not needs_compiler(slug)}
        log("bots_preparing", games=sorted(self._compiling))
        with turn:
            prepare(self._prepared)

    def _prepared(self, slug: str, seconds: float) -> None:
        self._compiling.discard(slug)
        log("bots_ready", game=slug, seconds=round(seconds, 1))

    async def move(
        self, level: str, match: Match, seat: int, address: str = "", partner: Acquaintance | None = None
    ) -> Candidate:
        """Return the move of a bot, with what it meant by it. Bots of one address think one at a time."""
        slug = match.game.meta.slug
        if level in bots.guests(slug):
            answer = self._guests.submit(address, think_as_guest, level, match, seat)
        else:
            known = level if self.ready(slug) or level in bots.BASELINES else STAND_IN
            answer = self._players.submit(address, think, known, match, seat, partner)
        choice: Candidate = await answer
        return choice

    async def acquaint(self, match: Match, seat: int, known: Acquaintance | None) -> Acquaintance:
        """Add what a match told about the person in a seat to what was known."""
        now: Acquaintance = await self._readers.submit("", bots.acquaintance, match, seat, known)
        return now

    async def accepts_draw(self, level: str, match: Match, seat: int, address: str = "") -> bool:
        """Return whether a bot agrees to a draw. It declines while its search is not ready."""
        if not self.ready(match.game.meta.slug):
            return False
        agrees: bool = await self._players.submit(address, accepts_draw, level, match, seat)
        return agrees

    async def advise(self, address: str, question: Callable[..., T], *arguments: Any) -> T:
        """Answer a question that takes thought; raise BotsBusy if that is not possible soon."""
        return await self._ask(self._advisers, address, question, *arguments)

    async def look_up(self, address: str, question: Callable[..., T], *arguments: Any) -> T:
        """Answer a question that takes no thought, without waiting for those that do."""
        return await self._ask(self._readers, address, question, *arguments)

    async def work(self, address: str, job: Callable[..., T], *arguments: Any) -> T:
        """Do a part of a longer job. Questions of other addresses come between its parts."""
        done: T = await self._advisers.submit(address, job, *arguments)
        return done

    async def _ask(self, queue: FairQueue, address: str, question: Callable[..., T], *arguments: Any) -> T:
        if self._asking[address] >= MOST_WAITING or self._asking.total() >= MOST_OF_ALL:
            raise BotsBusy
        self._asking[address] += 1
        answer = queue.submit(address, question, *arguments)
        answer.add_done_callback(partial(self._answered, address))
        try:
            return await asyncio.wait_for(asyncio.shield(answer), PATIENCE)
        except TimeoutError:
            raise BotsBusy from None

    def close(self) -> None:
        for queue in (self._players, self._guests, self._advisers, self._readers):
            queue.close()

    def _answered(self, address: str, answer: asyncio.Future[Any]) -> None:
        self._asking -= Counter([address])
        if not answer.cancelled():
            answer.exception()  # marks it as retrieved: the person who asked may have left


def needs_compiler(slug: str) -> bool:
    """Return whether the bots of a game use a compiled search."""
    load = find(slug).bots
    return load is not None and isinstance(load(), AlphaBetaBots | MctsBots)


def prepare(finished: Callable[[str, float], object] = lambda slug, seconds: None) -> None:
    """Compile the search of every game's bots and load their data.

    `finished` is called after each game with the seconds it took.
    """
    for slug in all_games():
        began = time.perf_counter()
        try:
            warm_up(slug)
        except Exception as error:
            log_error("bot_failed", error, game=slug)
        finished(slug, time.perf_counter() - began)


def warm_up(slug: str) -> None:
    """Let the weakest and the strongest bot move, then explain a move: each compiles and loads what it needs.

    The strongest may open by a proof alone, and then searches nothing.
    """
    match = Match.start(slug, all_games()[slug].meta.seats[0], seed=0)
    for level in (bots.levels(slug)[0], bots.levels(slug)[-1]):
        think(level, match, match.to_act[0])
    if bots.explains(slug):
        hint(match, match.to_act[0])


def think(level: str, match: Match, seat: int, partner: Acquaintance | None = None) -> Candidate:
    """Return the move of a bot, with what it meant by it. The bot sees its own view, as any player does."""
    player = bots.player(level, match.game.meta.slug)
    return bots.decision(player, bots.turn_for(match, seat, Rng(fresh_seed()), partner))


def think_as_guest(level: str, match: Match, seat: int) -> Candidate:
    """Return the move of a bot of others. It stays for the match: it may remember, or have a budget."""
    guest = _guest(level, match.game.meta.slug, match.seed, seat)
    return bots.decision(guest, bots.turn_for(match, seat, Rng(fresh_seed())))


@lru_cache(maxsize=KEPT)
def _guest(level: str, slug: str, seed: int | None, seat: int) -> bots.Player:
    return bots.player(level, slug)


def accepts_draw(level: str, match: Match, seat: int) -> bool:
    """Return whether a bot agrees to a draw: when it is losing, or when an advanced game is about even.

    It judges the position by its own level. Without secrets it can also look at it from the other side.
    """
    to_act = match.to_act[0]
    player = bots.player(level, match.game.meta.slug)
    if not isinstance(player, bots.Explains) or (to_act != seat and match.game.meta.hidden):
        return False
    lines = player.explain(bots.turn_for(match, to_act, Rng(fresh_seed())), 1)
    if not lines:
        return False
    best, mine = lines[0], to_act == seat
    if best.wins_in or best.loses_in:
        return bool(best.loses_in) == mine
    value = best.value if mine else -best.value
    return value < -EVEN or (value <= EVEN and len(match.entries) >= ADVANCED)


def hint(match: Match, seat: int) -> list[Candidate]:
    """Return the strongest bot's best moves for a seat. The bot sees only what that seat sees."""
    slug = match.game.meta.slug
    player = bots.player(bots.levels(slug)[-1], slug)
    assert isinstance(player, bots.Explains)
    return player.explain(bots.turn_for(match, seat, Rng(fresh_seed())), HINTS)[:HINTS]
