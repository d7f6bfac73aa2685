"""How near clues and cards stand by the meaning of words, in one measure for every model of a language.

One unit is the spread of a model's likenesses between clue words and cards: two words that have nothing to
do with each other stand at about 0, two that belong together at 3 and more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from furcifer.words import pack
from furcifer.words.lexicon import Lexicon, lexicon

Floats = NDArray[np.float32]

UNREAD = 1.0  # a card without a meaning may be anything: a little nearer than a stranger to every clue
TABLES = 16  # remembered boards


@cache
def spread(language: str, source: str) -> float:
    """The unit of a model."""
    known = lexicon(language, source)
    cards = _rows(known, pack(language))
    return float((known.vectors[known.clue_words()] @ cards[cards.any(axis=1)].T).std())


def _rows(known: Lexicon, texts: Sequence[str]) -> Floats:
    """A row for each text; one of zeros where it cannot be read."""
    rows = np.zeros((len(texts), known.vectors.shape[1]), dtype=np.float32)
    for place, text in enumerate(texts):
        if (vector := known.vector(text)) is not None:
            rows[place] = vector
    return rows


@lru_cache(maxsize=TABLES)
def clues_to_cards(language: str, source: str, cards: tuple[str, ...]) -> Floats:
    """Every word fit as a clue, most frequent first, against every card of a table: one product."""
    known = lexicon(language, source)
    rows = _rows(known, cards)
    near: Floats = known.vectors[known.clue_words()] @ rows.T / spread(language, source)
    near[:, ~rows.any(axis=1)] = UNREAD
    return near


@lru_cache(maxsize=TABLES)
def cards_to_cards(language: str, source: str, cards: tuple[str, ...]) -> Floats:
    """The likeness of every two cards, at most 1; a card that cannot be read is like itself alone."""
    rows = _rows(lexicon(language, source), cards)
    alike: Floats = rows @ rows.T
    np.fill_diagonal(alike, 1.0)
    return alike


@lru_cache(maxsize=TABLES * TABLES)
def clue_to_cards(language: str, source: str, clue: str, cards: tuple[str, ...]) -> Floats | None:
    """One clue, whatever somebody said, against every card; None where it cannot be read."""
    known = lexicon(language, source)
    said = known.vector(clue)
    if said is None:
        return None
    rows = _rows(known, cards)
    near: Floats = rows @ said / spread(language, source)
    near[~rows.any(axis=1)] = UNREAD
    return near
