"""What clues say about the sixteen words of a card: the one measure all bots of The Chameleon think with.

A clue is near some words and far from others. How near, against how near any clue is to that word, tells how
likely the clue means it; the chances of the sixteen sum to one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from furcifer.words.lexicon import lexicon
from furcifer.words.spelling import LONGEST

from .bots import kinship

Chances = NDArray[np.float64]  # one for each word of the card
CARDS = 32  # cards that are kept in mind
TYPICAL = 40  # clues that stand for all one could say about a word
SOUNDS, CHANCE_LIKENESS = 15.0, 0.2  # a clue may also sound like a word; so much they share by accident
LEAST = 1e-4  # nothing is ruled out: people think in ways that no vector knows


@lru_cache(maxsize=CARDS)
def reading(language: str, words: tuple[str, ...]) -> Reading:
    return Reading(language, words)


class Reading:
    """A card as a bot reads it: every clue it could say, and how near each is to each word."""

    def __init__(self, language: str, words: Sequence[str]) -> None:
        self.lexicon, self.words = lexicon(language), words
        blank = np.zeros(self.lexicon.vectors.shape[1], dtype=np.float32)
        found = [self.lexicon.vector(word) for word in words]
        self.rows = np.stack([blank if row is None else row for row in found])
        places = self.lexicon.clue_words()
        near = self.lexicon.vectors[places] @ self.rows.T
        self.usual, self.spread = near.mean(axis=0), near.std(axis=0) + 1e-6
        self.clues = [self.lexicon.words[place] for place in places]  # most frequent first
        self.nearness = ((near - self.usual) / self.spread).astype(np.float64)
        self._mistaken: dict[float, NDArray[np.float64]] = {}

    def near(self, clue: str) -> Chances:
        """How much nearer a clue is to each word than clues are on the whole, by meaning or by sound."""
        alike = np.array([kinship(clue, word) for word in self.words]) if len(clue) <= LONGEST else 0.0
        sounds = SOUNDS * np.maximum(0.0, alike - CHANCE_LIKENESS) * np.ones(len(self.rows))
        row = self.lexicon.vector(clue)
        if row is None:
            return sounds
        return np.asarray((self.rows @ row - self.usual) / self.spread + sounds, dtype=np.float64)

    def mistaken(self, sharp: float) -> NDArray[np.float64]:
        """Row by row: how likely a clue for that word is taken to mean each of the sixteen."""
        if sharp not in self._mistaken:
            read = chances(self.nearness, sharp)
            best = [np.argsort(-read[:, word], kind="stable")[:TYPICAL] for word in range(len(self.rows))]
            self._mistaken[sharp] = np.stack([read[clues].mean(axis=0) for clues in best])
        return self._mistaken[sharp]

    def meant(self, clue: str | None, sharp: float) -> Chances:
        """How likely the clue means each word; a pass means any."""
        return chances(self.near(clue) if clue else np.zeros(len(self.rows)), sharp)

    def heard(self, clues: Iterable[str | None], sharp: float) -> Chances:
        """How likely each word is the secret one, after these clues."""
        return together([self.meant(clue, sharp) for clue in clues], len(self.rows))


def chances(near: NDArray[np.float64], sharp: float) -> Chances:
    """Nearness as chances that sum to one; the sharper, the more the nearest word has."""
    weights = np.exp(sharp * (near - near.max(axis=-1, keepdims=True))) + LEAST
    return np.asarray(weights / weights.sum(axis=-1, keepdims=True), dtype=np.float64)


def together(each: Sequence[Chances], count: int) -> Chances:
    """What several clues say together."""
    product = np.prod(np.stack([np.full(count, 1.0), *each]), axis=0)
    return np.asarray(product / product.sum(), dtype=np.float64)
