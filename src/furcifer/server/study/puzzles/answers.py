"""People and puzzles: what each person is shown, how they did, and what that changes.

Results and ratings are kept for people whom a cookie identifies. The first answer counts, and a hint makes
it count half. An invented list of right answers counts as a wrong answer; otherwise anybody could use
one to test a guess.
"""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from furcifer import puzzles as library
from furcifer.core import Message, Puzzle, PuzzleError
from furcifer.server.node.node import Node
from furcifer.server.store.puzzles.results import Attempt

from . import shown
from .ratings import NOVICE, estimate, rate, streak
from .shown import GamePuzzles, Mark, PuzzleList, PuzzleSummary, ShownPuzzle, Solution, Standing, Tried

T = TypeVar("T")
DAY_MS = 86_400_000
EPOCH = datetime.date(1970, 1, 1).toordinal()


class PuzzleAnswers:
    """Questions and answers of people; a stranger is None. Threads read files and replay positions."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._rows = node.database.puzzles

    # Looking

    async def overview(self, person: str | None, language: str) -> PuzzleList:
        """Return the games with puzzles, with the puzzle of the day and how the person did."""
        offered = await asyncio.to_thread(shown.offered, self._today(), language)
        solved = await self._rows.solved(person) if person else {}
        skills = await self._rows.skills(person) if person else {}
        games = [
            GamePuzzles(
                today.game,
                len(several),
                await self._summary(person, today),
                solved.get(today.game, 0),
                round(skills[today.game].rating) if today.game in skills else None,
            )
            for several, today in offered
        ]
        return PuzzleList(games, await self._streak(person))

    async def today(self, person: str | None, game: str, language: str) -> ShownPuzzle:
        """Return the puzzle of the day."""
        return await self._shown(person, await asyncio.to_thread(shown.today, game, self._today(), language))

    async def another(self, person: str | None, game: str, language: str, but: str) -> ShownPuzzle:
        """Return a puzzle near the person's rating that they have not answered."""
        seen = await self._rows.of(person, game) if person else {}
        skills = await self._rows.skills(person) if person else {}
        answered = {name for name, result in seen.items() if shown.mark_of(result) != "new"}
        several = await asyncio.to_thread(shown.unanswered, game, language, answered | {but})
        rating = skills.get(game, NOVICE).rating
        return await self._shown(person, shown.near(rating, several, await self._rows.ratings(game)))

    async def show(self, person: str | None, game: str, name: str) -> ShownPuzzle:
        """Return a puzzle by its id."""
        return await self._shown(person, await asyncio.to_thread(shown.find, game, name))

    # Answering

    async def hint(self, person: str | None, game: str, name: str, so_far: list[str]) -> Message:
        """Return half of the next answer."""
        puzzle = await asyncio.to_thread(shown.find, game, name)
        found = await self._answer(person, puzzle, library.hint, puzzle, so_far)
        if person:
            await self._rows.note_hint(_attempt(person, puzzle))
        return found

    async def judge(self, person: str | None, game: str, name: str, so_far: list[str], given: str) -> Tried:
        """Return the verdict on an answer, and what it changed."""
        puzzle = await asyncio.to_thread(shown.find, game, name)
        tried = await self._answer(person, puzzle, shown.judge, puzzle, so_far, given)
        if person is None or (tried.right and not tried.done):
            return tried
        attempt, before = _attempt(person, puzzle), await self._rating(person, game)
        if tried.right:
            await self._rows.note_solved(attempt, self._day(), rate)
        else:
            await self._rows.note_wrong(attempt, rate)
        return replace(tried, standing=await self._standing(person, game, before))

    async def solution(self, person: str | None, game: str, name: str) -> Solution:
        """Return the solution. A puzzle that the person has not solved counts as failed."""
        puzzle = await asyncio.to_thread(shown.find, game, name)
        found = await asyncio.to_thread(shown.solution, puzzle)
        if person is None:
            return found
        before = await self._rating(person, game)
        await self._rows.note_shown(_attempt(person, puzzle), rate)
        return replace(found, standing=await self._standing(person, game, before))

    async def _answer(self, person: str | None, puzzle: Puzzle, question: Callable[..., T], *more: Any) -> T:
        """Answer a question that builds on right answers so far. If they are wrong, count a wrong answer."""
        try:
            return await asyncio.to_thread(question, *more)
        except PuzzleError:
            if person:
                await self._rows.note_wrong(_attempt(person, puzzle), rate)
            raise

    # Parts

    async def _shown(self, person: str | None, puzzle: Puzzle) -> ShownPuzzle:
        rating, mark = await self._rating_and_mark(person, puzzle)
        return await asyncio.to_thread(shown.shown, puzzle, rating, mark, self._today())

    async def _summary(self, person: str | None, puzzle: Puzzle) -> PuzzleSummary:
        rating, mark = await self._rating_and_mark(person, puzzle)
        question = Message(puzzle.question, puzzle.arguments)
        return PuzzleSummary(puzzle.id, puzzle.game, question, rating, mark)

    async def _rating_and_mark(self, person: str | None, puzzle: Puzzle) -> tuple[int, Mark]:
        rated = await self._rows.ratings(puzzle.game, puzzle.id)
        results = await self._rows.of(person, puzzle.game, puzzle.id) if person else {}
        return shown.rating_of(puzzle, rated), shown.mark_of(results.get(puzzle.id))

    async def _rating(self, person: str, game: str) -> float:
        return (await self._rows.skills(person)).get(game, NOVICE).rating

    async def _standing(self, person: str, game: str, before: float) -> Standing:
        now = await self._rating(person, game)
        return Standing(round(now), round(now) - round(before), await self._streak(person))

    async def _streak(self, person: str | None) -> int:
        return streak(await self._rows.days(person), self._day()) if person else 0

    def _day(self) -> int:
        return self._node.clock.now() // DAY_MS

    def _today(self) -> datetime.date:
        return datetime.date.fromordinal(EPOCH + self._day())


def _attempt(person: str, puzzle: Puzzle) -> Attempt:
    return Attempt(person, puzzle.game, puzzle.id, NOVICE, estimate(puzzle.rating))
