"""The puzzles of The Chameleon: who does not know the word?"""

from collections.abc import Iterable
from pathlib import Path

from furcifer.core import Match, Message, Puzzle, WrittenPuzzles

TEXTS = {
    "chameleon-puzzle-who": "The topic is {topic}, the secret word {word}. Who is bluffing?",
    "chameleon-hint-innocent": "Seat {seat} knows the word.",
    "chameleon-theme-bluff": "bluff",
}


def _hint(match: Match, puzzle: Puzzle, action: str) -> Message:
    others = [str(vote) for vote in match.legal(puzzle.seat) if str(vote) != action]
    return Message("chameleon-hint-innocent", {"seat": int(others[0].split()[1])})


def _write(language: str) -> Iterable[Puzzle]:
    from .written import write  # lazily: it loads word tables

    return write(language)


def _verify(puzzle: Puzzle, match: Match) -> str | None:
    from .written import verify

    return verify(puzzle, match)


puzzles = WrittenPuzzles(folder=Path(__file__).parent, texts=TEXTS, hint=_hint, write=_write, verify=_verify)
