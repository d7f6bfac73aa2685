"""Arithmetic on whole vocabularies of vectors: cleaning them, carrying words from one space to another."""

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
        """The row between those of some words, or None where none of them is known."""
        known = [self.rows[self.places[word]] for word in words if word in self.places]
        return unit(np.sum(known, axis=0)) if known else None


def unit(rows: NDArray[np.floating]) -> Matrix:
    lengths = np.linalg.norm(rows, axis=-1, keepdims=True)
    return np.asarray(rows / np.where(lengths > 0, lengths, 1.0), dtype=np.float64)


def cleaned(rows: NDArray[np.floating], drop: int, keep: int) -> Matrix:
    """Centred, without the `drop` strongest directions, in the `keep` after those.

    What all words share says nothing about any; the strongest directions tell frequent words from rare ones.
    """
    centred = unit(rows) - unit(rows).mean(axis=0)
    directions = np.linalg.svd(centred, full_matrices=False)[2]
    directions *= np.sign(directions.sum(axis=1, keepdims=True))  # either sign would do; always the same one
    return unit(centred @ directions[drop : drop + keep].T)


def carrier(origin: Matrix, target: Matrix, weight: float = 1.0) -> Matrix:
    """The linear map that takes rows of one space nearest to their rows in another (ridge regression)."""
    square = origin.T @ origin + weight * np.eye(origin.shape[1])
    return np.asarray(np.linalg.solve(square, origin.T @ target), dtype=np.float64)


def matched(origin: Matrix, target: Matrix, pairs: list[tuple[int, int]], rounds: int = 3) -> Matrix:
    """The map between the spaces of two languages, from words that are spelled alike in both.

    The map turns the one into the other; words that then are each other's nearest are better pairs than those
    it began with, and so on.
    """
    for _ in range(rounds):
        ours, theirs = np.array(pairs).T
        left, _, right = np.linalg.svd(origin[ours].T @ target[theirs])
        pairs = _mutual(unit(origin[:MATCHED] @ (left @ right)), target[:MATCHED])
    ours, theirs = np.array(pairs).T
    return carrier(origin[ours], target[theirs])


def _mutual(origin: Matrix, target: Matrix, crowd: int = 10) -> list[tuple[int, int]]:
    """Rows that are each other's nearest, where a row in a crowd is farther than it looks."""
    near = (origin @ target.T).astype(np.float32)
    crowded = np.partition(near, -crowd, axis=1)[:, -crowd:].mean(axis=1, keepdims=True)
    near -= (crowded + np.partition(near, -crowd, axis=0)[-crowd:].mean(axis=0)) / 2
    there, back = near.argmax(axis=1), near.argmax(axis=0)
    return [(row, int(there[row])) for row in range(len(there)) if back[there[row]] == row]


def packed(rows: Matrix) -> NDArray[np.int8]:
    """A byte for each number; a row's length is lost, and was one."""
    scaled = np.round(rows * (127.0 / np.abs(rows).max(axis=1, keepdims=True)))
    return np.asarray(scaled, dtype=np.int8)
