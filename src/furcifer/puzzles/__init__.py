"""Puzzles of every game that has them: read them, solve them, make them."""

from .daily import puzzle_of_the_day
from .files import PuzzleWarning, faults_of, find, languages_of, offers, puzzles_of
from .solving import Verdict, after, answer, hint, start

__all__ = [
    "PuzzleWarning",
    "Verdict",
    "after",
    "answer",
    "faults_of",
    "find",
    "hint",
    "languages_of",
    "offers",
    "puzzle_of_the_day",
    "puzzles_of",
    "start",
]
