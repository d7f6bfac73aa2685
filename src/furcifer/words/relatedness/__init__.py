"""Relatedness: how near two words are in the eyes of people, from many kinds of evidence added together.

Vectors, glosses of senses, statements, phrases, definitions and a thesaurus each score pairs of words in
their own standard deviations; the weighted scores are added. `tools/words/build.py` makes the files.
"""

from __future__ import annotations

from collections.abc import Sequence

from .explanation import explain
from .files import RelatednessError
from .lexicon import Lexicon, has_evidence, lexicon
from .reasons import Reason, reasons


def related(language: str, clue: str, cards: Sequence[str]) -> list[float] | None:
    """Score each card for a clue, higher is nearer; None if the clue cannot be read.

    >>> bus = related("en", "bus", ["CONDUCTOR", "WHALE"])
    >>> bus is not None and bus[0] > bus[1]
    True
    """
    return lexicon(language).related(clue, cards)


__all__ = [
    "Lexicon",
    "Reason",
    "RelatednessError",
    "explain",
    "has_evidence",
    "lexicon",
    "reasons",
    "related",
]
