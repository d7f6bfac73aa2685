"""Solve a puzzle: its position, and whether an answer is right. The rulebook alone advances the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from furcifer.core import (
    ConfigError,
    FurciferError,
    IllegalAction,
    LogError,
    Match,
    Message,
    NotationError,
    Puzzle,
    PuzzleError,
    find,
)
from furcifer.core.log import FORMAT, digest_of

from .files import declared


class Verdict(Struct, frozen=True):
    """The verdict on an answer: right or wrong, final or not, and the actions that follow by seat."""

    right: bool
    done: bool = False
    replies: tuple[tuple[int, str], ...] = ()


def start(puzzle: Puzzle) -> Match:
    """Return the position of a puzzle. The match has no seed: `after` and `answer` play it on."""
    try:
        match = Match.replay(_log(puzzle))  # it trusts the referee of the day on which the puzzle was made
    except ConfigError as error:
        raise PuzzleError(f"The puzzle {puzzle.id} cannot be set up: {error}") from None
    except LogError as error:
        raise PuzzleError(f"The position of puzzle {puzzle.id} cannot arise. {error}") from None
    if puzzle.seat not in match.to_act:
        raise PuzzleError(f"The puzzle {puzzle.id} asks seat {puzzle.seat + 1}, who is not to act.")
    return match


def _log(puzzle: Puzzle) -> dict[str, Any]:
    """Return the moves of a puzzle as a log."""
    log = {
        "format": FORMAT,
        "game": puzzle.game,
        "version": find(puzzle.game).meta.version,
        "seats": puzzle.seats,
        "config": puzzle.config,
        "seed": None,
        "actions": [list(move) for move in puzzle.moves],
    }
    return log | {"digest": digest_of(log)}


def after(puzzle: Puzzle, so_far: Sequence[str]) -> Match:
    """Return the position after these right answers and what follows each. PuzzleError if one is wrong."""
    match, given = start(puzzle), list[str]()
    for notation in so_far:
        step = _step(puzzle, match, given, notation)
        if step is None:
            raise PuzzleError(f"{notation!r} is not part of the solution of puzzle {puzzle.id}.")
        match = played(match, puzzle, step)[0]
        given.append(step[0])
    return match


def answer(puzzle: Puzzle, so_far: Sequence[str], given: str) -> Verdict:
    """Judge an answer after the right ones so far; raise IllegalAction if the rules do not allow it."""
    match = after(puzzle, so_far)
    if len(so_far) >= len(puzzle.solution):
        raise PuzzleError(f"The puzzle {puzzle.id} is solved already.")
    step = _step(puzzle, match, so_far, given)
    if step is None:
        return Verdict(right=False)
    return Verdict(
        right=True, done=len(so_far) + 1 == len(puzzle.solution), replies=played(match, puzzle, step)[1]
    )


def hint(puzzle: Puzzle, so_far: Sequence[str] = ()) -> Message:
    """Return half of the next answer, such as the piece that moves, as a message of the game."""
    match = after(puzzle, so_far)
    rest = _remaining(puzzle, match, so_far)
    if not rest:
        raise PuzzleError(f"The puzzle {puzzle.id} is solved already.")
    return declared(puzzle.game).hint(match, puzzle, rest[0][0])


def _step(puzzle: Puzzle, match: Match, so_far: Sequence[str], given: str) -> tuple[str, ...] | None:
    """Return the step of the solution that an answer is, or None if it is wrong."""
    if illegal := match.check(puzzle.seat, given):
        raise IllegalAction(illegal)
    wanted = _plain(match, given)
    return next((step for step in _remaining(puzzle, match, so_far) if step[0] == wanted), None)


def _remaining(puzzle: Puzzle, match: Match, so_far: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the steps that may come next."""
    if puzzle.kind == "line":
        return list(puzzle.solution[len(so_far) : len(so_far) + 1])
    given = {_plain(match, notation) for notation in so_far}
    return [step for step in puzzle.solution if step[0] not in given]


def _plain(match: Match, notation: str) -> str:
    """Return an action in the spelling of a log."""
    try:
        return str(match.game.parse(notation))
    except NotationError as error:
        raise PuzzleError(str(error)) from None


def played(match: Match, puzzle: Puzzle, step: Sequence[str]) -> tuple[Match, tuple[tuple[int, str], ...]]:
    """Return the match after a step of the solution, and what followed the solver's action."""
    replies = []
    try:
        match = match.record(puzzle.seat, step[0])
        for notation in step[1:]:
            if not match.to_act:
                raise PuzzleError("the match is over")
            seat = match.to_act[0]
            match = match.record(seat, notation)
            replies.append((int(seat), notation))
    except FurciferError as error:
        raise PuzzleError(f"The solution of puzzle {puzzle.id} cannot be played: {error}") from None
    return match, tuple(replies)
