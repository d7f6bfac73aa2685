"""Clean the vectors of a vocabulary and carry words from one vector space to another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float64]
MATCHED = 4_000  # the most frequent words of two languages look for each other


class Model:
    """Words with their rows, most frequent first, and the places of those fit as clues."""

    def __init__(self, words: Sequence[str], rows: Matrix, clues: Sequence[int] = ()) -> None:
        self.words, self.rows, self.clues = words, rows, clues
        self.places = {word.lower(): place for place, word in reversed(list(enumerate(words)))}

    def middle(self, words: Iterable[str]) -> Matrix | None:
        """Return the mean direction of some words, or None if none of them is known."""
        known = [self.rows[self.places[word]] for word in words if word in self.places]
        return unit(np.sum(known, axis=0)) if known else None


def unit(rows: NDArray[np.floating]) -> Matrix:
    lengths = np.linalg.norm(rows, axis=-1, keepdims=True)
    return np.asarray(rows / np.where(lengths > 0, lengths, 1.0), dtype=np.float64)


def cleaned(rows: NDArray[np.floating], drop: int, keep: int) -> Matrix:
    """Centre the rows, drop the `drop` strongest directions and keep the `keep` after those.

    The mean says nothing about any word; the strongest directions only tell frequent words from rare ones.
    """
    centred = unit(rows) - unit(rows).mean(axis=0)
    directions = np.linalg.svd(centred, full_matrices=False)[2]
    directions *= np.sign(directions.sum(axis=1, keepdims=True))  # either sign would do; always the same one
    return unit(centred @ directions[drop : drop + keep].T)


def carrier(origin: Matrix, target: Matrix, weight: float = 1.0) -> Matrix:
    """Return the linear map from rows of one space to their rows in another (ridge regression)."""
    square = origin.T @ origin + weight * np.eye(origin.shape[1])
    return np.asarray(np.linalg.solve(square, origin.T @ target), dtype=np.float64)


def matched(origin: Matrix, target: Matrix, pairs: list[tuple[int, int]], rounds: int = 3) -> Matrix:
    """Return the map between the spaces of two languages, starting from words that are spelled alike.

    After each round, the words that are each other's nearest are better pairs than those before.
    """
    for _ in range(rounds):
        ours, theirs = np.array(pairs).T
        left, _, right = np.linalg.svd(origin[ours].T @ target[theirs])
        pairs = _mutual(unit(origin[:MATCHED] @ (left @ right)), target[:MATCHED])
    ours, theirs = np.array(pairs).T
    return carrier(origin[ours], target[theirs])


def _mutual(origin: Matrix, target: Matrix, crowd: int = 10) -> list[tuple[int, int]]:
    """Return the rows that are each other's nearest, corrected for rows that are near to everything."""
    near = (origin @ target.T).astype(np.float32)
    crowded = np.partition(near, -crowd, axis=1)[:, -crowd:].mean(axis=1, keepdims=True)
    near -= (crowded + np.partition(near, -crowd, axis=0)[-crowd:].mean(axis=0)) / 2
    there, back = near.argmax(axis=1), near.argmax(axis=0)
    return [(row, int(there[row])) for row in range(len(there)) if back[there[row]] == row]
