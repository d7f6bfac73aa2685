"""What clues say about the sixteen words of a topic card, in the eyes of people.

A clue is related to some words more than to others. The more related, the likelier it means that word; the
probabilities of the sixteen words sum to one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from furcifer.words.relatedness import lexicon

Chances = NDArray[np.float64]  # one for each word of the card

CARDS = 32  # remembered topic cards
TYPICAL = 40  # clues that stand for all one could say about a word
MOST = 3.0  # how far one word of the card counts when a clue suits all of them
SPIKE = np.float32(1.5)  # the score of one source up to which it counts in full
LEAST = 1e-3  # no word is ruled out: people think in ways that no evidence covers


@lru_cache(maxsize=CARDS)
def reading(language: str, words: tuple[str, ...]) -> Reading:
    return Reading(language, words)


class Reading:
    """A topic card as a bot reads it: every clue it could give, and how related each is to each word."""

    def __init__(self, language: str, words: Sequence[str]) -> None:
        self.lexicon, self.words = lexicon(language), words
        self.clues = [self.lexicon.words[place] for place in self.lexicon.clues]  # commonest first
        layers = self.lexicon.layers_of(self.lexicon.clues, words, careful=True)
        self.nearness = tempered(layers).sum(axis=0, dtype=np.float64)
        self._confused: dict[float, NDArray[np.float64]] = {}

    def near(self, clue: str) -> Chances:
        """Return how related a clue is to each word; a clue that cannot be read is related to none."""
        found = self.lexicon.reading_layers(clue, self.words)
        return np.zeros(len(self.words)) if found is None else found.sum(axis=0, dtype=np.float64)

    def confused(self, sharp: float) -> NDArray[np.float64]:
        """Return for each word how likely a typical clue for it is taken to mean each of the sixteen."""
        if sharp not in self._confused:
            read = chances(self.nearness, sharp)
            best = [np.argsort(-read[:, word], kind="stable")[:TYPICAL] for word in range(len(self.words))]
            self._confused[sharp] = np.stack([read[clues].mean(axis=0) for clues in best])
        return self._confused[sharp]

    def meaning(self, clue: str | None, sharp: float) -> Chances:
        """Return how likely a clue means each word; a pass means any."""
        return chances(self.near(clue) if clue else np.zeros(len(self.words)), sharp)

    def belief(self, clues: Iterable[str | None], sharp: float) -> Chances:
        """Return how likely each word is the secret one after these clues."""
        return together([self.meaning(clue, sharp) for clue in clues], len(self.words))


def tempered(near: NDArray[np.float32]) -> NDArray[np.float32]:
    """Count what goes beyond `SPIKE` by its logarithm, so that a clue needs several kinds of evidence."""
    return np.where(near > 0, SPIKE * np.log1p(np.maximum(near, 0) / SPIKE), near)


def chances(near: NDArray[np.float64], sharp: float) -> Chances:
    """Turn relatedness into probabilities; the sharper, the more the most related word has."""
    weights = np.exp(sharp * (near - near.max(axis=-1, keepdims=True))) + LEAST
    return np.asarray(weights / weights.sum(axis=-1, keepdims=True), dtype=np.float64)


def generality(near: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return how well a clue suits the whole card. A clue for the topic alone is often a bluff."""
    return np.asarray(np.clip(near, 0, MOST).mean(axis=-1), dtype=np.float64)


def together(each: Sequence[Chances], count: int) -> Chances:
    """Combine independent probabilities over the same words."""
    product = np.prod(np.stack([np.full(count, 1.0), *each]), axis=0)
    return np.asarray(product / product.sum(), dtype=np.float64)
