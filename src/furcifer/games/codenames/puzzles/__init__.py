"""The puzzles of Codenames: a clue that a person gave, and the two words it is for."""

from collections.abc import Iterable
from pathlib import Path

from furcifer.core import Match, Message, Puzzle, WrittenPuzzles

TEXTS = {
    "codenames-puzzle-which": "The clue is “{clue}” for {number}. Which two words are meant?",
    "codenames-hint-word": "One of the two is {word}.",
    "codenames-theme-two": "two words",
}


def _hint(match: Match, puzzle: Puzzle, action: str) -> Message:
    return Message("codenames-hint-word", {"word": action.removeprefix("guess ")})


def _write(language: str) -> Iterable[Puzzle]:
    from .written import write  # lazily: it loads word tables

    return write(language)


def _verify(puzzle: Puzzle, match: Match) -> str | None:
    from .written import verify

    return verify(puzzle, match)


puzzles = WrittenPuzzles(folder=Path(__file__).parent, texts=TEXTS, hint=_hint, write=_write, verify=_verify)
