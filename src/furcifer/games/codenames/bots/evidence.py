"""Relatedness between clues and the cards of a board, in one unit for every language and source.

Two unrelated words score about 0, two words that belong together 3 and more. `layers` are the sources one by
one. A reader adds them up as they are; a giver trusts no single source too far.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from furcifer.words.relatedness import lexicon

Floats = NDArray[np.float32]
Halves = NDArray[np.float16]
Places = NDArray[np.int64]
Sources = tuple[str, ...]  # the names of those that count; none: all of them

BOARDS = 1  # remembered boards: each takes 9 MB, and is made anew in 0.1 s
CARDS = 13  # scored at a time: all of them would need three times the memory
CLUES = 256  # remembered clues that somebody said


@lru_cache(maxsize=BOARDS)
def clues_to_cards(language: str, sources: Sources, cards: tuple[str, ...]) -> Halves:
    """Score every clue word, commonest first, against every card: sources by clues by cards."""
    known = lexicon(language, *sources)
    found = np.empty((len(known.sources), len(known.clues), len(cards)), dtype=np.float16)
    for start in range(0, len(cards), CARDS):
        part = slice(start, start + CARDS)
        found[:, :, part] = known.giving_layers(cards[part])
    return found


@lru_cache(maxsize=CLUES)
def clue_layers(language: str, sources: Sources, clue: str, cards: tuple[str, ...]) -> Floats | None:
    """Score any clue that somebody said against every card, by source; None if it cannot be read."""
    return lexicon(language, *sources).reading_layers(clue, cards)
