"""Evidence through translation: a French or Italian pair by the English evidence for its translations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .vectors import Floats, Places

if TYPE_CHECKING:
    from .lexicon import Lexicon

UNIT = np.float32(2.5)  # points of a reader in a unit of a giver
LONG = 1000  # a list of words from which on its translations are cached
VERY = 8.0  # English relatedness beyond this counts by its square root only


class Translated(NamedTuple):
    """Words with all their translations."""

    known: Places  # the places in the list of the words that have translations
    there: Places  # their translations, one after the other
    starts: Places  # where each word's translations begin in `there`
    worths: Floats


class Bridge:
    """The English evidence for the translations of two words. The best pair of translations counts."""

    name = "bridge"

    def __init__(self, file: Mapping[str, NDArray[Any]], english: Lexicon) -> None:
        self.english = english
        self.starts = np.concatenate([[0], np.cumsum(file["counts"], dtype=np.int64)])
        self.there = file["there"].astype(np.int64)
        self.worths = file["worths"].astype(np.float32) / 255
        self.mean, self.spread, self.weight = map(float, file["scale"])
        self.kept: tuple[Places | None, Translated, Places, Places] | None = None

    def has(self, place: int) -> bool:
        """Return whether a word has a translation."""
        return bool(self.starts[place] < self.starts[place + 1])

    def block(self, clues: Places, cards: Places) -> Floats:
        return self._score(clues, cards, careful=False)

    def careful_block(self, clues: Places, cards: Places) -> Floats:
        """Score as a giver should: half of it is the mean over the translations of the clue.

        An English word with two meanings links words that have nothing in common: `drop` is in both a tear
        and a cliff. The other translations of the clue show which meaning it has.
        """
        return self._score(clues, cards, careful=True)

    def _score(self, clues: Places, cards: Places, *, careful: bool) -> Floats:
        found = np.zeros((len(clues), len(cards)), dtype=np.float32)
        theirs = self.translated(cards)
        ours, unique, back = self._unique(clues)
        if len(ours.known) and len(theirs.known):
            near = self._english(unique, theirs.there, careful=careful) * theirs.worths
            near = np.maximum.reduceat(np.ascontiguousarray(near.T), theirs.starts, axis=0).T  # faster so
            near = near[back] * ours.worths[:, None]
            best = np.maximum.reduceat(near, ours.starts, axis=0)
            if careful:
                mean = np.add.reduceat(near, ours.starts, axis=0)
                best = (best + mean / np.add.reduceat(ours.worths, ours.starts)[:, None]) / 2
            found[np.ix_(ours.known, theirs.known)] = (best - self.mean) * (self.weight / self.spread)
        return found

    def _english(self, clues: Places, cards: Places, *, careful: bool) -> Floats:
        if careful:
            return self.english.giving_block(clues, cards) * UNIT
        near = self.english.block(clues, cards)
        return np.asarray(np.minimum(near, VERY + np.sqrt(np.maximum(near - VERY, 0))), dtype=np.float32)

    def from_english(self, clues: Places, cards: Places) -> Floats:
        """Score English words, such as names that are the same in both languages, against cards."""
        found = np.zeros((len(clues), len(cards)), dtype=np.float32)
        theirs = self.translated(cards)
        if len(theirs.known):
            near = self._english(clues, theirs.there, careful=False) * theirs.worths
            best = np.maximum.reduceat(near, theirs.starts, axis=1)
            found[:, theirs.known] = (best - self.mean) * (self.weight / self.spread)
        return found

    def best_pair(self, clue: int, card: int) -> tuple[int, int] | None:
        """Return the English translations of two words that are most related; None if one has none."""
        ours, theirs = self.translated(np.array([clue])), self.translated(np.array([card]))
        if not len(ours.there) or not len(theirs.there):
            return None
        near = self.english.block(ours.there, theirs.there) * ours.worths[:, None] * theirs.worths
        one, other = np.unravel_index(int(near.argmax()), near.shape)
        return int(ours.there[one]), int(theirs.there[other])

    def _unique(self, clues: Places) -> tuple[Translated, Places, Places]:
        """Return the distinct translations of the clues and where they belong. A long list is cached."""
        if self.kept is not None and clues is self.kept[0]:
            return self.kept[1:]
        ours = self.translated(clues)
        said = np.zeros(len(self.english.words), dtype=np.bool_)
        said[ours.there] = True
        unique, back = np.flatnonzero(said), np.cumsum(said)[ours.there] - 1
        if len(clues) >= LONG:
            self.kept = (clues, ours, unique, back)
        return ours, unique, back

    def translated(self, places: Places) -> Translated:
        """Return all translations of a list of words."""
        counts = self.starts[places + 1] - self.starts[places]
        known = np.flatnonzero(counts)
        ends = np.cumsum(counts[known])
        begins = ends - counts[known]
        inside = np.arange(ends[-1] if len(ends) else 0)
        inside = inside + np.repeat(self.starts[places[known]] - begins, counts[known])
        return Translated(known, self.there[inside], begins, self.worths[inside])
