"""Read clues as people do: what they say about the sixteen words of a topic card.

A clue is near a word if the project's list of clues has it for the word, if word tables relate the two, or if
it is related to a listed clue: *arena* is near the Colosseum because of *gladiator*. Givers, voters and
the Chameleon all use this scale, in which two unrelated words score about 0 and two that belong together 3
and more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from furcifer.words import normalized
from furcifer.words.relatedness import lexicon

from .associations import associations

Chances = NDArray[np.float64]  # one for each word of the card
Nearness = NDArray[np.float64]  # the same, or a row of them for each clue

CARDS = 64  # remembered topic cards
CLUES = 256  # remembered clues of a card
COMMON = 8_000  # the clue words a bot chooses from if the list has nothing for a word of the card
LISTED = 6.0  # how near a clue is that is listed for a word
BESIDE = 0.6  # how much a link to such a clue counts
FITS, SLOPE = 3.0, 1.0  # the nearness at which half the clues are for a word, and how sharply that changes
LEAST = 0.05  # people also think in ways that no evidence covers


@lru_cache(maxsize=CARDS)
def reading(language: str, words: tuple[str, ...]) -> Reading:
    return Reading(language, words)


class Reading:
    """A topic card as a bot reads it: every clue it could give, and how near each is to each word."""

    def __init__(self, language: str, words: Sequence[str]) -> None:
        self.lexicon, self.words = lexicon(language), words
        self.written = [tuple(map(normalized, clues)) for clues in associations(language, words)]
        self.beside = list(dict.fromkeys(clue for clues in associations(language, words) for clue in clues))
        self.clues = list(self.beside)
        self.clues_by_tables = self._related(self.clues, self.words)
        self.clear = self._listed(self.clues)
        self.near_clues = np.where(self.clear, np.maximum(self.clues_by_tables, LISTED), self.clues_by_tables)
        if not all(self.written):
            self._add_common_words()
        self.near = lru_cache(maxsize=CLUES)(self._near)  # every voter asks for the same clues
        self.by_tables = lru_cache(maxsize=CLUES)(self._by_tables)

    def _add_common_words(self) -> None:
        """Add clues by the word tables alone, for words without listed clues."""
        near, given = (every[..., :COMMON, :] for every in self.lexicon.both_layers(self.words))
        clear = self.lexicon.giving.clear(given) & ~np.array([bool(clues) for clues in self.written])
        self.clues += [self.lexicon.words[place] for place in self.lexicon.clues[:COMMON]]
        self.clues_by_tables = np.vstack([self.clues_by_tables, near.astype(np.float64)])
        self.near_clues = np.vstack([self.near_clues, near.astype(np.float64)])
        self.clear = np.vstack([self.clear, clear])

    def _near(self, clue: str) -> Chances:
        """Return how near any clue is to each word; a clue that cannot be read is near none."""
        related = self._related([clue], [*self.words, *self.beside])[0]
        near, beside = related[: len(self.words)], BESIDE * related[len(self.words) :]
        beside[[other == normalized(clue) for other in map(normalized, self.beside)]] = 0.0
        links = np.where(self.clear[: len(self.beside)], beside[:, None], 0.0).max(axis=0, initial=0.0)
        listed = self._listed([clue])[0]
        return np.asarray(np.maximum.reduce([near, links, LISTED * listed]), dtype=np.float64)

    def _by_tables(self, clue: str) -> Chances:
        """Return how near a clue is to each word by the word tables alone."""
        found: Chances = self._related([clue], self.words)[0]
        return found

    def _related(self, clues: Sequence[str], cards: Sequence[str]) -> Nearness:
        """Return how related clues are to other words by the word tables: a row for each clue."""
        found = np.zeros((len(clues), len(cards)))
        readings = [self.lexicon.reader.read(clue) for clue in clues]
        places = np.array([one.place for each in readings for one in each], dtype=np.int64)
        costs = np.array([one.cost for each in readings for one in each])
        scores = (self.lexicon.scores(places, cards) - costs[:, None]) / self.lexicon.unit
        start = 0
        for row, each in enumerate(readings):
            if each:
                found[row] = scores[start : start + len(each)].max(axis=0)
            start += len(each)
        return found

    def _listed(self, clues: Sequence[str]) -> NDArray[np.bool_]:
        """Return which clues are listed for which words."""
        found = [[normalized(clue) in written for written in self.written] for clue in clues]
        return np.array(found, dtype=np.bool_).reshape(len(clues), len(self.words))

    def written_down(self, clue: str) -> bool:
        """Return whether a clue is listed for any word of the card."""
        return bool(self._listed([clue]).any())

    def belief(self, clues: Iterable[str | None]) -> Chances:
        """Return how likely each word is the secret one after these clues; a pass says nothing."""
        return together([likely(self.near(clue)) for clue in clues if clue], len(self.words))

    def guess(self, clues: Iterable[str | None]) -> Chances:
        """Return how likely each word seems to the Chameleon after these clues.

        It uses the word tables alone. Bots choose their clues from the list: a Chameleon that
        looked them up there would read the minds of bots, but not of people.
        """
        return together([likely(self.by_tables(clue)) for clue in clues if clue], len(self.words))


def likely(near: Nearness) -> Nearness:
    """Return how likely somebody who knows each word would give a clue so near to it."""
    return np.asarray(LEAST + 1.0 / (1.0 + np.exp((FITS - near) / SLOPE)), dtype=np.float64)


def together(each: Sequence[Chances], count: int) -> Chances:
    """Combine independent probabilities over the same words."""
    product = np.prod(np.stack([np.full(count, 1.0), *each]), axis=0)
    return np.asarray(product / product.sum(), dtype=np.float64)
