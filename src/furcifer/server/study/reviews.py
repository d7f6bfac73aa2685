"""Reviews of finished matches, made in the background, position by position.

The review of a table's match is kept with the table. Of the logs that people bring along, the latest few
reviews stay in memory.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from furcifer.bots import analysis
from furcifer.bots.analysis import Point, Summary
from furcifer.core import Illegal, IllegalAction, Match
from furcifer.server.logging import log
from furcifer.server.node.bot_pool import BotsBusy
from furcifer.server.node.node import Node

from . import logs

T = TypeVar("T")
FORMAT = 3  # raised when reviews change, so that old ones are made again
MOST_OF_ALL = 24  # reviews under way
MOST_OF_ONE = 3  # of one address
FAILED = Illegal("review_failed", "Something went wrong while the server looked at it.")
MOST_KEPT = 64  # reviews of logs, and failures


class Review(Struct, frozen=True):
    """A review as far as it is done: the point before each action, and the last position.

    Losses, marks and summaries come when it is complete. `preparing`: tables that would tell more were being
    built meanwhile, and the review will be made again with them.
    """

    count: int  # points of the whole match
    points: list[Point]
    summaries: list[Summary]
    complete: bool
    preparing: bool = False
    format: int = FORMAT


class _Job:
    """A review under way."""

    def __init__(self, match: Match, address: str) -> None:
        self.match, self.address = match, address
        self.points: list[Point] = []
        self.preparing = analysis.preparing(match.game, match.state)

    def review(self, complete: bool = False) -> Review:
        found = analysis.summaries(self.match, self.points) if complete else []
        return Review(len(self.match.entries) + 1, list(self.points), found, complete, self.preparing)


Keep = Callable[[str, Review], Awaitable[None]]


class Reviews:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._jobs: dict[str, _Job] = {}
        self._failed: dict[str, bool] = {}
        self._of_logs: dict[str, tuple[Match, Review]] = {}

    async def of(self, table_id: str, match: Match, address: str) -> Review:
        """Return the review of a finished match as far as it is done; begin it if nobody has."""
        if (under_way := self._under_way(table_id)) is not None:
            return under_way
        if (kept := _read(await self._node.database.reviews.of(table_id), match)) is not None:
            return kept
        return self._begin(table_id, match, address, self._keep_with_table)

    def knows_log(self, text: str) -> bool:
        """Return whether somebody has begun the review of this log."""
        key = _key_of(text)
        return key in self._jobs or key in self._of_logs

    async def of_log(self, text: str, address: str) -> Review:
        """Return the review of a finished match by its log. IllegalAction says why there is none."""
        key = _key_of(text)
        if (under_way := self._under_way(key)) is not None:
            return under_way
        match, kept = self._of_logs.get(key, (None, None))
        if match is not None and kept is not None and not _outdated(kept, match):
            return kept
        match = await self._node.bot_pool.look_up(address, logs.read_finished, text)
        if not self._node.bot_pool.ready(match.game.meta.slug):
            raise BotsBusy  # their search is being compiled
        return self._begin(key, match, address, self._keep_of_log)

    def _under_way(self, key: str) -> Review | None:
        if key in self._failed:
            raise IllegalAction(FAILED)
        return self._jobs[key].review() if key in self._jobs else None

    def _begin(self, key: str, match: Match, address: str, keep: Keep) -> Review:
        if (under_way := self._under_way(key)) is not None:
            return under_way  # somebody else was faster
        own = sum(job.address == address for job in self._jobs.values())
        if own >= MOST_OF_ONE or len(self._jobs) >= MOST_OF_ALL:
            raise BotsBusy
        job = self._jobs[key] = _Job(match, address)
        self._node.spawn(self._run(key, job, keep))
        return job.review()

    async def _run(self, key: str, job: _Job, keep: Keep) -> None:
        try:
            await self._look_at_all(job)
            await keep(key, job.review(complete=True))
        except Exception as error:  # a fault in a review must not hurt the node
            _remember(self._failed, key, True)
            log("review_failed", level="error", table=key[:6], kind=type(error).__name__)
        finally:
            self._jobs.pop(key, None)

    async def _keep_with_table(self, table_id: str, review: Review) -> None:
        await self._node.database.reviews.keep(table_id, msgspec.json.encode(review).decode())

    async def _keep_of_log(self, key: str, review: Review) -> None:
        _remember(self._of_logs, key, (self._jobs[key].match, review))

    async def _look_at_all(self, job: _Job) -> None:
        pool, points = self._node.bot_pool, analysis.review(job.match)
        while (point := await pool.work(job.address, _next, points)) is not None:
            job.points.append(point)
        job.points = await pool.work(job.address, analysis.conclude, job.match, job.points)


def _next(points: Iterator[Point]) -> Point | None:
    return next(points, None)


def _read(body: Any, match: Match) -> Review | None:
    """Return a kept review, or None if there is none that fits this match and this program."""
    if body is None:
        return None
    try:
        review = msgspec.json.decode(body, type=Review)
    except msgspec.MsgspecError:
        return None
    fits = review.format == FORMAT and len(review.points) == review.count == len(match.entries) + 1
    return review if fits and review.complete and not _outdated(review, match) else None


def _outdated(review: Review, match: Match) -> bool:
    """Return whether tables that were missing for a review are there now."""
    return review.preparing and not analysis.preparing(match.game, match.state)


def _key_of(text: str) -> str:
    """Return the digest of a log, which is longer than the id of any table."""
    return blake2b(text.encode("utf-8", "surrogatepass")).hexdigest()


def _remember(kept: dict[str, T], key: str, value: T) -> None:
    """Keep a value in place of the oldest one."""
    kept.pop(key, None)
    while len(kept) >= MOST_KEPT:
        del kept[next(iter(kept))]
    kept[key] = value
