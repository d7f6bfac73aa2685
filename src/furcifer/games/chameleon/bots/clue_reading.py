"""What clues say about the sixteen words of a topic card, in the eyes of people.

A clue is related to some words more than to others. The more related, the likelier it means that word; the
probabilities of the sixteen words sum to one. Givers, voters and the Chameleon all use the scale of readers,
in which two unrelated words score about 0 and two that belong together 3 and more: a giver with another scale
would misjudge what the others understand. The giver's judgement of links only says which ones are clear.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from furcifer.words.relatedness import lexicon

Chances = NDArray[np.float64]  # one for each word of the card

CARDS = 64  # remembered topic cards
CLUES = 256  # remembered clues of a card
MOST = 3.0  # how far one word of the card counts when a clue suits all of them
FITS, SHARP = 2.0, 2.0  # the relatedness at which half the clues may be for a word, and its slope
FAR = 0.05  # how likely a clue without any link is for a word
LEAST = 1e-3  # no word is ruled out: people think in ways that no evidence covers


@lru_cache(maxsize=CARDS)
def reading(language: str, words: tuple[str, ...]) -> Reading:
    return Reading(language, words)


class Reading:
    """A topic card as a bot reads it: every clue it could give, and how related each is to each word."""

    def __init__(self, language: str, words: Sequence[str]) -> None:
        self.lexicon, self.words = lexicon(language), words
        self.clues = [self.lexicon.words[place] for place in self.lexicon.clues]  # commonest first
        near, given = self.lexicon.both_layers(words)
        self.nearness = near.astype(np.float64)
        self.links = given.sum(axis=0, dtype=np.float64)
        self.clear = self.lexicon.giving.clear(given)
        self.near = lru_cache(maxsize=CLUES)(self._near)  # every voter asks for the same clues

    def _near(self, clue: str) -> Chances:
        """Return how related a clue is to each word; a clue that cannot be read is related to none."""
        found = self.lexicon.reading_layers(clue, self.words)
        return np.zeros(len(self.words)) if found is None else found.sum(axis=0, dtype=np.float64)

    def meaning(self, clue: str | None, sharp: float) -> Chances:
        """Return how likely a clue means each word; a pass means any."""
        return chances(self.near(clue) if clue else np.zeros(len(self.words)), sharp)

    def belief(self, clues: Iterable[str | None], sharp: float) -> Chances:
        """Return how likely each word is the secret one after these clues."""
        return together([self.meaning(clue, sharp) for clue in clues], len(self.words))


def chances(near: NDArray[np.float64], sharp: float) -> Chances:
    """Turn relatedness into probabilities; the sharper, the more the most related word has."""
    weights = np.exp(sharp * (near - near.max(axis=-1, keepdims=True))) + LEAST
    return np.asarray(weights / weights.sum(axis=-1, keepdims=True), dtype=np.float64)


def plausible(near: NDArray[np.float64]) -> Chances:
    """Return how likely somebody who knows each word, and hides it, gives a clue so related to it.

    Such a player says what clearly fits the word and fits another word even better, so that only the words
    with hardly a link are unlikely.
    """
    return np.asarray(FAR + 1.0 / (1.0 + np.exp(SHARP * (FITS - near))), dtype=np.float64)


def generality(near: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return how well a clue suits the whole card. A clue for the topic alone is often a bluff."""
    return np.asarray(np.clip(near, 0, MOST).mean(axis=-1), dtype=np.float64)


def together(each: Sequence[Chances], count: int) -> Chances:
    """Combine independent probabilities over the same words."""
    product = np.prod(np.stack([np.full(count, 1.0), *each]), axis=0)
    return np.asarray(product / product.sum(), dtype=np.float64)
