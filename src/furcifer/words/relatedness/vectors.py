"""Evidence from vectors: of words, and of the glosses of a word's senses."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from .files import lines, load, load_one, unpack

Floats = NDArray[np.float32]
Places = NDArray[np.int64]

ROWS = 2**11  # unpacked at once
AT_ONCE = 2**18  # multiplications in one go: more would wake threads, which cost more than they save


class Source(Protocol):
    """One kind of evidence about pairs of words, in standard deviations times its weight."""

    name: str
    weight: float

    def block(self, clues: Places, cards: Places) -> Floats:
        """Return a row for each clue and a column for each card."""
        ...


class Vectors:
    """Word vectors: related words have similar rows. A word without a vector scores zero."""

    def __init__(self, name: str, file: Mapping[str, NDArray[Any]]) -> None:
        self.name = name
        self.packed = file["rows"]
        known = np.unpackbits(file["known"], count=len(self.packed)).astype(bool)
        self.inverse: Floats = np.where(known, 1 / _lengths(self.packed), 0).astype(np.float32)
        self.mean, self.spread, self.weight = map(float, file["scale"])

    def unit(self, places: Places) -> Floats:
        """Return rows of length one."""
        return np.asarray(unpack(self.packed[places]) * self.inverse[places, None], dtype=np.float32)

    def times(self, columns: Floats, places: Places) -> Floats:
        """Return the products of rows of length one with these columns: columns by places.

        Only a few rows are unpacked at a time, because all of them would need much memory.
        """
        found = np.empty((len(columns), len(places)), dtype=np.float32)
        step = max(1, AT_ONCE // max(1, columns.size))  # no card may be readable
        for start in range(0, len(places), ROWS):
            rows = unpack(self.packed[places[start : start + ROWS]]).astype(np.float32)
            for at in range(0, len(rows), step):
                few = rows[at : at + step].T
                np.matmul(columns, few, out=found[:, start + at : start + at + few.shape[1]])
        found *= self.inverse[places]
        return found

    def block(self, clues: Places, cards: Places) -> Floats:
        near = self.times(self.unit(cards), clues)
        near -= np.float32(self.mean)
        near *= np.float32(self.weight / self.spread)
        near[:, self.inverse[clues] == 0] = 0
        near[self.inverse[cards] == 0] = 0
        return near.T


class Senses:
    """Glosses of the senses of words that may be on cards. The sense nearest to the clue counts."""

    name = "senses"

    def __init__(self, path: Path, words: Vectors) -> None:
        file = load(path)
        self.path, self.words = path, words
        self.packed = file["rows"]
        self.which = file["which"].astype(np.int64)
        self.starts = np.concatenate([[0], np.cumsum(file["counts"], dtype=np.int64)])
        self.mean, self.spread, self.weight = map(float, file["scale"])

    def of(self, place: int) -> Places:
        """Return the places of a word's senses."""
        found: Places = self.which[self.starts[place] : self.starts[place + 1]]
        return found

    def block(self, clues: Places, cards: Places) -> Floats:
        found = np.zeros((len(clues), len(cards)), dtype=np.float32)
        known = [column for column, place in enumerate(cards) if len(self.of(place))]
        if known:
            senses = [self.of(int(cards[column])) for column in known]
            starts = np.cumsum([0, *map(len, senses)])[:-1]
            near = self.words.times(self._unit(np.concatenate(senses)), clues)
            best = np.maximum.reduceat(near, starts, axis=0)  # along rows it would be much slower
            found[:, known] = ((best - self.mean) * (self.weight / self.spread)).T
        return found

    def _unit(self, places: Places) -> Floats:
        rows = unpack(self.packed[places]).astype(np.float32)
        return np.asarray(rows / np.linalg.norm(rows, axis=1, keepdims=True), dtype=np.float32)

    def nearest(self, clue: int, card: int) -> str:
        """Return the gloss of the card's sense that is nearest to a clue, or an empty text."""
        places = self.of(card)
        if not len(places):
            return ""
        near = self._unit(places) @ self.words.unit(np.array([clue]))[0]
        return _glosses(self.path)[int(places[int(near.argmax())])]


def _lengths(packed: NDArray[np.uint8]) -> Floats:
    """Return the length of every row, without unpacking all of them at once."""
    parts = (unpack(packed[start : start + ROWS]) for start in range(0, len(packed), ROWS))
    squares = [np.einsum("ij,ij->i", rows, rows, dtype=np.float32) for rows in parts]
    return np.asarray(np.sqrt(np.concatenate(squares)), dtype=np.float32)


@cache
def _glosses(path: Path) -> tuple[str, ...]:
    return lines(load_one(path, "text"))
