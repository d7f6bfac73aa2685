"""Verify a puzzle: by the rulebook, and by the solver, search, playouts or item behind its solution."""

from __future__ import annotations

from furcifer.core import (
    Match,
    Puzzle,
    PuzzleError,
    Puzzles,
    SampledPuzzles,
    SearchedPuzzles,
    SolvedPuzzles,
    WrittenPuzzles,
)

from .files import declared
from .solving import played, start


def verify(puzzle: Puzzle) -> None:
    """Raise PuzzleError if a puzzle does not hold."""
    verify_by_rules(puzzle)
    if why := _judged(puzzle, start(puzzle), declared(puzzle.game)):
        raise PuzzleError(f"The puzzle {puzzle.id} does not hold: {why}.")


def verify_by_rules(puzzle: Puzzle) -> None:
    """Raise PuzzleError if the position cannot arise or the solution cannot be played."""
    match, texts = start(puzzle), declared(puzzle.game).texts
    if not puzzle.solution or not all(puzzle.solution):
        raise PuzzleError(f"The puzzle {puzzle.id} has no solution.")
    for number, step in enumerate(puzzle.solution, start=1):
        if puzzle.seat not in match.to_act:
            raise PuzzleError(f"Step {number} of puzzle {puzzle.id} is not the solver's turn.")
        match = played(match, puzzle, step)[0]
    if puzzle.solution[-1][1:]:
        raise PuzzleError(f"The puzzle {puzzle.id} goes on after its last answer.")
    missing = {puzzle.question, *(f"{puzzle.game}-theme-{theme}" for theme in puzzle.themes)} - set(texts)
    if missing:
        raise PuzzleError(f"The puzzle {puzzle.id} has no text for {', '.join(sorted(missing))}.")


def _judged(puzzle: Puzzle, match: Match, kind: Puzzles) -> str | None:
    """Return why the solution is not the one right answer, or None."""
    if isinstance(kind, SolvedPuzzles | WrittenPuzzles):
        return kind.verify(puzzle, match)
    # The searches are imported lazily so that only games that use them load numba.
    if isinstance(kind, SearchedPuzzles):
        from . import searched

        return searched.verify(puzzle, match, kind)
    assert isinstance(kind, SampledPuzzles)
    from . import sampled

    return sampled.verify(puzzle, match, kind)
