"""What words mean, as far as a vector can say it: near words have near vectors.

A text outside the vocabulary is read the way a person would: as a form of a known word, as two words in one,
as a slip of the pen. What cannot be read at all has no vector, and bots say nothing about it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from string import ascii_lowercase

import numpy as np
from numpy.typing import NDArray

from . import vectors
from .forms import lemmas
from .grammar import grammar
from .spelling import LONGEST, fold, tidy
from .vectors import sources

LONGEST_READ = 4 * LONGEST  # nothing longer is a word
SHORTEST_PIECE = 3  # letters of a piece of a compound
SHORTEST_SLIP = 5  # letters of a word that is still known when one of them is wrong
REMEMBERED = 1 << 12
_BETWEEN = re.compile(r"[\s'-]+")

Vector = NDArray[np.float32]


@cache
def lexicon(language: str, source: str = "") -> Lexicon:
    """The lexicon of a language by one of its `sources`; the best one where none is named.

    >>> english = lexicon("en")
    >>> english.likeness("piano", "violin") > english.likeness("piano", "onion")
    True
    """
    return Lexicon(language, vectors.read(language, source or "".join(sources(language)[:1])))


class Lexicon:
    """The vocabulary of a language with its vectors, most frequent word first."""

    def __init__(self, language: str, packed: vectors.Packed) -> None:
        self.language = language
        self.words, self.vectors, self._clues = packed.words, packed.vectors, packed.clues
        self._exact = {word.lower(): place for place, word in reversed(list(enumerate(self.words)))}
        self.rank: Mapping[str, int] = {
            word.lower() if word.isascii() else fold(word): place
            for place, word in reversed(list(enumerate(self.words)))
        }
        self._fit = frozenset(self._clues.tolist())
        self._find = lru_cache(maxsize=REMEMBERED)(self._search)

    def clue_words(self) -> NDArray[np.int64]:
        """The places of the words that are fit as clues: common small headwords that hurt nobody."""
        return self._clues

    def vector(self, text: str) -> Vector | None:
        """Where a text lies, or None where nothing in it can be read."""
        return self._find(text) if len(text) <= LONGEST_READ else None

    def likeness(self, one: str, other: str) -> float:
        """How near two texts are, at most 1; 0 where one cannot be read."""
        a, b = self.vector(one), self.vector(other)
        return 0.0 if a is None or b is None else float(a @ b)

    def _search(self, text: str) -> Vector | None:
        whole = tidy(text).lower()
        place = self._known(whole)
        if place is None:
            place = self._known(_BETWEEN.sub("", whole))
        if place is not None:
            return self._row(place)
        small = grammar(self.language).small
        pieces = [piece for piece in _BETWEEN.split(fold(whole)) if piece and piece not in small]
        return _between([row for piece in pieces for row in self._read(piece)])

    def _read(self, word: str) -> list[Vector]:
        """One word: itself, its halves, or what it was meant to be; [] where it is none of these."""
        place = self._known(word)
        if place is not None:
            return [self._row(place)]
        return self._halves(word) or self._slip(word)

    def _known(self, word: str) -> int | None:
        """The place of a word: as it is written, without its accents, or by its headword."""
        if word in self._exact:
            return self._exact[word]
        if (folded := fold(word)) in self.rank:
            return self.rank[folded]
        if not word.isalpha():
            return None
        heads = lemmas(word, self.language)
        return min((self.rank[head] for head in heads if head in self.rank), default=None)

    def _row(self, place: int) -> Vector:
        row: Vector = self.vectors[place]
        return row

    def _halves(self, word: str) -> list[Vector]:
        """The vectors of the two words in a compound, the most common such two; [] where there are none."""
        cuts = range(SHORTEST_PIECE, len(word) - SHORTEST_PIECE + 1)
        pairs = [(self.rank.get(word[:cut], -1), self.rank.get(word[cut:], -1)) for cut in cuts]
        fit = [pair for pair in pairs if self._fit.issuperset(pair)]
        return [self._row(place) for place in min(fit, key=max)] if fit else []

    def _slip(self, word: str) -> list[Vector]:
        """The vector of the most common word that is one slip of the pen away."""
        if len(word) < SHORTEST_SLIP or not word.isalpha():
            return []
        near = [self.rank[slip] for slip in _slips(word) if slip in self.rank]
        return [self._row(min(near))] if near else []


def _between(rows: list[Vector]) -> Vector | None:
    """The middle of several vectors."""
    total = np.sum(rows, axis=0) if rows else np.zeros(1, dtype=np.float32)
    length = float(np.linalg.norm(total))
    return np.asarray(total / length, dtype=np.float32) if length > 0 else None


def _slips(word: str) -> Iterator[str]:
    """Every word with a letter missing, doubled, swapped or wrong."""
    for place in range(len(word) + 1):
        before, after = word[:place], word[place:]
        if after:
            yield before + after[1:]
            yield from (before + letter + after[1:] for letter in ascii_lowercase)
        if len(after) > 1:
            yield before + after[1] + after[0] + after[2:]
        yield from (before + letter + after for letter in ascii_lowercase)
