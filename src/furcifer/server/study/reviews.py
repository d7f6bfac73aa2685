"""Reviews of finished matches: made in the background, position by position, and kept with the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from furcifer.bots import analysis
from furcifer.bots.analysis import Point, Summary
from furcifer.core import FurciferError, Match
from furcifer.server.logging import log
from furcifer.server.node.bot_pool import BotsBusy
from furcifer.server.node.node import Node

FORMAT = 2  # raised when reviews change, so that old ones are made again
MOST_OF_ALL = 24  # reviews under way
MOST_OF_ONE = 3  # of one address


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


class Reviews:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._jobs: dict[str, _Job] = {}
        self._failed: set[str] = set()

    async def of(self, table_id: str, match: Match, address: str) -> Review:
        """Return the review of a finished match as far as it is done; begin it if nobody has."""
        if table_id in self._failed:
            raise FurciferError("This match could not be reviewed.")
        if (job := self._jobs.get(table_id)) is None:
            if (kept := _read(await self._node.database.reviews.of(table_id), match)) is not None:
                return kept
            job = self._begin(table_id, match, address)
        return job.review()

    def _begin(self, table_id: str, match: Match, address: str) -> _Job:
        own = sum(job.address == address for job in self._jobs.values())
        if own >= MOST_OF_ONE or len(self._jobs) >= MOST_OF_ALL:
            raise BotsBusy
        job = self._jobs[table_id] = _Job(match, address)
        self._node.spawn(self._run(table_id, job))
        return job

    async def _run(self, table_id: str, job: _Job) -> None:
        try:
            await self._look_at_all(job)
            body = msgspec.json.encode(job.review(complete=True)).decode()
            await self._node.database.reviews.keep(table_id, body)
        except Exception as error:  # a fault in a review must not hurt the node
            self._failed.add(table_id)
            log("review_failed", level="error", table=table_id[:6], kind=type(error).__name__)
        finally:
            self._jobs.pop(table_id, None)

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
    outdated = review.preparing and not analysis.preparing(match.game, match.state)
    return review if fits and review.complete and not outdated else None
