"""Puzzles as the page shows them: the position, the verdict on an answer, the solution step by step.

Everything here is work for a thread: reading the files and replaying a position takes time. Only `judge` and
`solution` look at the solution, and only `solution` tells what was not found.
"""

from __future__ import annotations

import datetime
from collections.abc import Container, Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from furcifer import puzzles
from furcifer.core import Match, Message, Outcome, Puzzle, PuzzleError, Rng, all_games, fresh_seed
from furcifer.server.store.puzzles.results import Result, Strength
from furcifer.server.table.sync import Choice

Mark: TypeAlias = Literal["new", "solved", "failed"]
Answer: TypeAlias = Annotated[str, Meta(max_length=200, examples=["b1-c3"])]
NEAREST = 12  # puzzles nearest to a person's rating, among which chance chooses
ENGLISH = "en"
ALL_SEEN = "You have answered every puzzle of this game."


class Answers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The right answers given so far."""

    so_far: Annotated[list[Answer], Meta(max_length=40)] = []


class Try(Answers, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer, an action in notation, after the right ones so far."""

    given: Answer


class PuzzleSummary(Struct, frozen=True):
    """A puzzle in a list; `mark` says how you did on it."""

    id: str
    game: str
    question: Message
    rating: int
    mark: Mark


class GamePuzzles(Struct, frozen=True):
    """The puzzles of a game, and what you have solved of them. `rating` is null before your first answer."""

    game: str
    count: int
    today: PuzzleSummary
    solved: int
    rating: int | None


class PuzzleList(Struct, frozen=True):
    """The games with puzzles, and the days in a row on which you solved one."""

    games: list[GamePuzzles]
    streak: int


class PuzzlePosition(Struct, frozen=True):
    """A position as the solver sees it, and the solver's legal actions. No action is left at the end."""

    view: Any
    legal: list[Choice]
    to_act: list[int]
    outcome: Outcome | None


class ShownPuzzle(Struct, frozen=True):
    """A puzzle without its solution. `facts` tell what happened just before."""

    id: str
    game: str
    language: str
    seats: int
    seat: int
    question: Message
    rating: int
    mark: Mark
    today: bool
    position: PuzzlePosition
    facts: list[Any]


class PuzzleStep(Struct, frozen=True):
    """One action of a solution, as the solver sees it; `choice` is null where the action is a secret."""

    seat: int
    choice: Choice | None
    facts: list[Any]
    view: Any


class Standing(Struct, frozen=True):
    """Your rating in the game after a result, what the result changed, and your streak of days."""

    rating: int
    change: int
    streak: int


class Tried(Struct, frozen=True):
    """The verdict on an answer: what was played (your action first) and the position after it.

    A wrong answer is taken back: `position` is null, and only in games without secrets and chance is the
    answer played, to be seen. `standing` is null for strangers and while the result is open.
    """

    right: bool
    done: bool
    played: list[PuzzleStep] = []
    position: PuzzlePosition | None = None
    themes: list[str] = []  # told at the end
    standing: Standing | None = None


class Solution(Struct, frozen=True):
    """The solution from the first action to the last."""

    steps: list[PuzzleStep]
    themes: list[str]
    standing: Standing | None = None


# Finding puzzles


def languages(slug: str) -> tuple[str, ...]:
    """Return the languages of a game's puzzles; raise PuzzleError if there are no puzzles."""
    found = puzzles.languages_of(slug) if slug in all_games() else ()
    if not found:
        raise PuzzleError("There are no puzzles of this game.")
    return found


def language_for(slug: str, wanted: str) -> str:
    """Return the language of a game's puzzles for a reader: empty if the puzzles have no words."""
    known = languages(slug)
    return next((one for one in (wanted, ENGLISH) if one in known), known[0])


def offered(day: datetime.date, wanted: str) -> list[tuple[Sequence[Puzzle], Puzzle]]:
    """Return the puzzles of every game that has some, and the puzzle of the day."""
    found = []
    for slug in (slug for slug in all_games() if puzzles.offers(slug) and puzzles.languages_of(slug)):
        language = language_for(slug, wanted)
        if several := puzzles.puzzles_of(slug, language):
            found.append((several, puzzles.puzzle_of_the_day(slug, day, language)))
    return found


def today(slug: str, day: datetime.date, wanted: str) -> Puzzle:
    """Return the puzzle of the day."""
    return puzzles.puzzle_of_the_day(slug, day, language_for(slug, wanted))


def find(slug: str, name: str) -> Puzzle:
    """Return the puzzle of a game with this id, in whichever language it is."""
    for language in languages(slug):
        for puzzle in puzzles.puzzles_of(slug, language):
            if puzzle.id == name:
                return puzzle
    raise PuzzleError(f"There is no puzzle {name!r}.")


def unanswered(slug: str, wanted: str, answered: Container[str]) -> list[Puzzle]:
    """Return the puzzles of a game without those that were answered."""
    found = [one for one in puzzles.puzzles_of(slug, language_for(slug, wanted)) if one.id not in answered]
    if not found:
        raise PuzzleError(ALL_SEEN)
    return found


def near(rating: float, several: Sequence[Puzzle], ratings: Mapping[str, Strength]) -> Puzzle:
    """Return one of the puzzles nearest to a rating."""
    nearest = sorted(several, key=lambda one: abs(rating_of(one, ratings) - rating))[:NEAREST]
    return Rng(fresh_seed()).choice(nearest)


def rating_of(puzzle: Puzzle, ratings: Mapping[str, Strength]) -> int:
    """Return the rating of a puzzle: its maker's estimate until somebody has answered it."""
    return round(ratings[puzzle.id].rating) if puzzle.id in ratings else puzzle.rating


def mark_of(result: Result | None) -> Mark:
    """Return how a person did on a puzzle. Somebody who solved it after an error has solved it."""
    if result is None or result.score is None:
        return "new"
    return "failed" if result.solved_day is None else "solved"


# Showing and judging


def position_of(puzzle: Puzzle, match: Match) -> PuzzlePosition:
    """Return a position as the solver sees it."""
    legal = [Choice(str(action), action) for action in match.legal(puzzle.seat)]
    return PuzzlePosition(match.view(puzzle.seat), legal, list(match.to_act), match.outcome)


def shown(puzzle: Puzzle, rating: int, mark: Mark, day: datetime.date) -> ShownPuzzle:
    """Return a puzzle for the page."""
    match = puzzles.start(puzzle)
    of_today = puzzles.puzzle_of_the_day(puzzle.game, day, puzzle.language)
    return ShownPuzzle(
        id=puzzle.id,
        game=puzzle.game,
        language=puzzle.language,
        seats=puzzle.seats,
        seat=puzzle.seat,
        question=Message(puzzle.question, puzzle.arguments),
        rating=rating,
        mark=mark,
        today=of_today.id == puzzle.id,
        position=position_of(puzzle, match),
        facts=list(match.told(puzzle.seat, max(0, len(match.entries) - 1))),
    )


def judge(puzzle: Puzzle, so_far: Sequence[str], given: str) -> Tried:
    """Return the verdict on an answer, without a standing. Raise IllegalAction if the rules refuse it."""
    verdict = puzzles.answer(puzzle, so_far, given)
    if not verdict.right:
        return Tried(right=False, done=False, played=_wrong_step(puzzle, so_far, given))
    match, steps = puzzles.after(puzzle, so_far), []
    for seat, notation in ((int(puzzle.seat), given), *verdict.replies):
        match, step = _played(puzzle, match, seat, notation)
        steps.append(step)
    themes = list(puzzle.themes) if verdict.done else []
    return Tried(True, verdict.done, steps, position_of(puzzle, match), themes)


def _wrong_step(puzzle: Puzzle, so_far: Sequence[str], given: str) -> list[PuzzleStep]:
    """Return a wrong answer as it looks on the board; nothing in games where it would turn over cards."""
    match = puzzles.after(puzzle, so_far)
    return [_played(puzzle, match, int(puzzle.seat), given)[1]] if match.game.meta.analysable else []


def solution(puzzle: Puzzle) -> Solution:
    """Return the solution, without a standing."""
    match, steps = puzzles.start(puzzle), []
    for line in puzzle.solution:
        for place, notation in enumerate(line):
            seat = match.to_act[0] if place else puzzle.seat
            match, step = _played(puzzle, match, int(seat), notation)
            steps.append(step)
    return Solution(steps, list(puzzle.themes))


def _played(puzzle: Puzzle, match: Match, seat: int, notation: str) -> tuple[Match, PuzzleStep]:
    after, game = match.record(seat, notation), match.game
    acting, action = after.entries[-1]
    facts = list(game.tell(match.state, acting, action, after.state, puzzle.seat))
    known = seat == puzzle.seat or not game.meta.hidden
    choice = Choice(str(action), action) if known else None
    return after, PuzzleStep(seat, choice, facts, after.view(puzzle.seat))
