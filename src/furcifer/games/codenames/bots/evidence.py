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

BOARDS = 4  # remembered boards
CLUES = 256  # remembered clues that somebody said


@lru_cache(maxsize=BOARDS)
def clues_to_cards(language: str, source: str, cards: tuple[str, ...]) -> Halves:
    """Score every clue word, commonest first, against every card: sources by clues by cards."""
    return np.asarray(lexicon(language).giving_layers(cards, source), dtype=np.float16)


@lru_cache(maxsize=CLUES)
def clue_layers(language: str, source: str, clue: str, cards: tuple[str, ...]) -> Floats | None:
    """Score any clue that somebody said against every card, by source; None if it cannot be read."""
    return lexicon(language).reading_layers(clue, cards, source)
