"""Queries about results on puzzles and the ratings that follow from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Table, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from furcifer.server.store.schema import puzzle_ratings, puzzle_results, puzzle_skills


class Strength(NamedTuple):
    """A Glicko-2 rating: of a person in a game, or of a puzzle."""

    rating: float
    deviation: float
    volatility: float


class Result(NamedTuple):
    """A person's result on a puzzle; `score` is None before the first answer."""

    hinted: bool = False
    shown: bool = False
    score: float | None = None
    solved_day: int | None = None


class Attempt(NamedTuple):
    """A person, a puzzle, and the ratings both have if nothing is stored."""

    person: str
    game: str
    puzzle: str
    novice: Strength
    estimate: Strength

    @property
    def of_result(self) -> dict[str, str]:
        return {"person": self.person, "game": self.game, "puzzle": self.puzzle}

    @property
    def of_person(self) -> dict[str, str]:
        return {"person": self.person, "game": self.game}

    @property
    def of_puzzle(self) -> dict[str, str]:
        return {"game": self.game, "puzzle": self.puzzle}


Rate = Callable[[Strength, Strength, float], tuple[Strength, Strength]]
"""Return the ratings of a person and a puzzle after a score."""


class PuzzleResults:
    def __init__(self, engine: AsyncEngine, dialect: Any) -> None:
        self.engine = engine
        self._dialect = dialect

    async def of(self, person: str, game: str, puzzle: str | None = None) -> dict[str, Result]:
        """Return a person's results in a game, by puzzle; or only that on one puzzle."""
        columns = [puzzle_results.c[name] for name in ("puzzle", *Result._fields)]
        query = select(*columns).where(puzzle_results.c.person == person, puzzle_results.c.game == game)
        if puzzle is not None:
            query = query.where(puzzle_results.c.puzzle == puzzle)
        async with self.engine.connect() as connection:
            return {row[0]: Result(*row[1:]) for row in await connection.execute(query)}

    async def solved(self, person: str) -> dict[str, int]:
        """Return how many puzzles a person has solved, by game."""
        query = select(puzzle_results.c.game, func.count()).group_by(puzzle_results.c.game)
        query = query.where(puzzle_results.c.person == person, puzzle_results.c.solved_day.is_not(None))
        async with self.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def days(self, person: str) -> list[int]:
        """Return the days on which a person solved a puzzle, the last first."""
        day = puzzle_results.c.solved_day
        query = select(day).where(puzzle_results.c.person == person, day.is_not(None)).distinct()
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.order_by(day.desc()))).scalars())

    async def skills(self, person: str) -> dict[str, Strength]:
        """Return the ratings of a person, by game."""
        columns = [puzzle_skills.c[name] for name in ("game", *Strength._fields)]
        query = select(*columns).where(puzzle_skills.c.person == person)
        async with self.engine.connect() as connection:
            return {row[0]: Strength(*row[1:]) for row in await connection.execute(query)}

    async def ratings(self, game: str, puzzle: str | None = None) -> dict[str, Strength]:
        """Return the ratings of the puzzles of a game, or of one, if somebody has answered them."""
        columns = [puzzle_ratings.c[name] for name in ("puzzle", *Strength._fields)]
        query = select(*columns).where(puzzle_ratings.c.game == game)
        if puzzle is not None:
            query = query.where(puzzle_ratings.c.puzzle == puzzle)
        async with self.engine.connect() as connection:
            return {row[0]: Strength(*row[1:]) for row in await connection.execute(query)}

    async def note_hint(self, attempt: Attempt) -> None:
        """Note that a person asked for a hint. After the first answer this changes nothing."""
        async with self.engine.begin() as connection:
            await self._open(connection, attempt)
            await self._change(connection, attempt, puzzle_results.c.score.is_(None), hinted=True)

    async def note_shown(self, attempt: Attempt, rate: Rate) -> None:
        """Note that a person asked for the solution: a puzzle without an answer counts as not solved."""
        async with self.engine.begin() as connection:
            await self._open(connection, attempt)
            await self._rate(connection, attempt, False, rate)
            await self._change(connection, attempt, shown=True)

    async def note_wrong(self, attempt: Attempt, rate: Rate) -> None:
        """Note a wrong answer. Only the first answer changes ratings."""
        async with self.engine.begin() as connection:
            await self._open(connection, attempt)
            await self._rate(connection, attempt, False, rate)

    async def note_solved(self, attempt: Attempt, day: int, rate: Rate) -> None:
        """Note that a person found the solution. After it was shown, this counts for nothing."""
        fresh = (puzzle_results.c.solved_day.is_(None), puzzle_results.c.shown.is_(False))
        async with self.engine.begin() as connection:
            await self._open(connection, attempt)
            await self._rate(connection, attempt, True, rate)
            await self._change(connection, attempt, *fresh, solved_day=day)

    async def _open(self, connection: AsyncConnection, attempt: Attempt) -> None:
        """Make sure there is a row. Writing first, a transaction waits for others with the same puzzle."""
        row = self._dialect.insert(puzzle_results).values(**attempt.of_result, hinted=False, shown=False)
        await connection.execute(row.on_conflict_do_nothing())

    async def _change(
        self, connection: AsyncConnection, attempt: Attempt, *conditions: Any, **values: Any
    ) -> None:
        place = _at(puzzle_results, attempt.of_result)
        await connection.execute(update(puzzle_results).where(*place, *conditions).values(**values))

    async def _rate(self, connection: AsyncConnection, attempt: Attempt, right: bool, rate: Rate) -> None:
        """Score the first answer, and store the ratings after it."""
        query = select(puzzle_results.c.hinted, puzzle_results.c.score)
        query = query.where(*_at(puzzle_results, attempt.of_result)).with_for_update()
        hinted, known = (await connection.execute(query)).one()
        if known is not None:
            return
        score = 0.0 if not right else 0.5 if hinted else 1.0
        await self._change(connection, attempt, score=score)
        person = await _strength(connection, puzzle_skills, attempt.of_person) or attempt.novice
        puzzle = await _strength(connection, puzzle_ratings, attempt.of_puzzle) or attempt.estimate
        person, puzzle = rate(person, puzzle, score)
        await self._keep(connection, puzzle_skills, attempt.of_person, person)
        await self._keep(connection, puzzle_ratings, attempt.of_puzzle, puzzle)

    async def _keep(
        self, connection: AsyncConnection, table: Table, key: dict[str, str], strength: Strength
    ) -> None:
        values = strength._asdict()
        change = self._dialect.insert(table).values(**key, **values)
        await connection.execute(change.on_conflict_do_update(index_elements=list(key), set_=values))


def _at(table: Table, key: dict[str, str]) -> list[Any]:
    return [table.c[name] == value for name, value in key.items()]


async def _strength(connection: AsyncConnection, table: Table, key: dict[str, str]) -> Strength | None:
    columns = [table.c[name] for name in Strength._fields]
    query = select(*columns).where(*_at(table, key)).with_for_update()
    row = (await connection.execute(query)).first()
    return None if row is None else Strength(*row)
