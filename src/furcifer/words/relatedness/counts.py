"""Evidence that is counted: pairs of words in statements and phrases, words in the same definition."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .files import load_one
from .vectors import Floats, Places

# The relation of the first word to the second, by the part of the document that the second is in.
TAXONOMY = ("Synonym", "KindOf", "PartOf", "Linked")


class Pairs:
    """A sparse symmetric table. A pair that is not in it scores zero."""

    def __init__(self, name: str, path: Path, file: Mapping[str, NDArray[Any]]) -> None:
        self.name, self.path = name, path
        self.mean, self.spread, self.weight = map(float, file["scale"])
        counts = file["counts"].astype(np.int64)
        self.size = len(counts)
        columns = np.cumsum(file["steps"], dtype=np.uint16)
        rows = np.repeat(np.arange(self.size, dtype=np.uint16), counts)
        order = np.argsort(columns, kind="stable")
        below = np.bincount(columns, minlength=self.size)
        self.upper = np.concatenate([[0], np.cumsum(counts)])
        self.lower = np.concatenate([[0], np.cumsum(below)])
        self.columns, self.values = columns, file["values"]
        self.rows_below, self.values_below = rows[order], file["values"][order]
        self.step = float(file["most"][0]) / 255

    def column(self, place: int) -> Floats:
        """Return the values of one word with every other."""
        found = np.zeros(self.size, dtype=np.float32)
        here, there = slice(*self.upper[place : place + 2]), slice(*self.lower[place : place + 2])
        found[self.columns[here]] = self.values[here]
        found[self.rows_below[there]] = self.values_below[there]
        return found

    def block(self, clues: Places, cards: Places) -> Floats:
        if len(clues) < len(cards):
            found = np.array([self.column(int(place))[cards] for place in clues], dtype=np.float32)
        else:
            found = np.array([self.column(int(place))[clues] for place in cards], dtype=np.float32).T
        return np.asarray((found * self.step - self.mean) * (self.weight / self.spread), dtype=np.float32)

    def code(self, one: int, other: int) -> int:
        """Return the relation of two words: twice its number, plus one if it leads from `other` to `one`."""
        first, last = min(one, other), max(one, other)
        start, end = self.upper[first : first + 2]
        places = np.flatnonzero(self.columns[start:end] == last)
        if not len(places):
            return 0
        codes = _codes(self.path)
        code = int(codes[start + places[0]]) if len(codes) else 0
        return code ^ 1 if code and one > other else code


class Documents:
    """Words that occur together: in one definition, or in one branch of the taxonomy.

    Two words with n common documents out of N, in d and e documents each, score the pointwise mutual
    information ln(n·N / ((d + s)(e + s))), or zero if that is negative.
    """

    def __init__(self, name: str, file: Mapping[str, NDArray[Any]], size: int) -> None:
        self.name, self.size = name, size
        self.mean, self.spread, self.weight = map(float, file["scale"])
        self.lengths = file["lengths"]
        lengths = self.lengths.sum(axis=0, dtype=np.int64)
        self.starts = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
        self.words = np.cumsum(file["steps"], dtype=np.uint16)
        documents = np.repeat(np.arange(len(lengths), dtype=np.int32), lengths)
        self.holding = documents[np.argsort(self.words, kind="stable")]
        self.counts = np.bincount(self.words, minlength=size)
        self.held = np.concatenate([[0], np.cumsum(self.counts)])
        self.logs = np.log(self.counts + float(file["smooth"][0])).astype(np.float32)
        self.whole = float(np.log(file["whole"][0]))

    def of(self, place: int) -> NDArray[np.int32]:
        """Return the documents that contain a word."""
        found: NDArray[np.int32] = self.holding[self.held[place] : self.held[place + 1]]
        return found

    def column(self, place: int) -> Floats:
        """Return the values of one word with every other."""
        found = np.zeros(self.size, dtype=np.float32)
        documents = self.of(place)
        if len(documents):
            starts, lengths = self.starts[documents], self.starts[documents + 1] - self.starts[documents]
            ends = np.cumsum(lengths)
            inside = np.arange(ends[-1]) + np.repeat(starts - ends + lengths, lengths)
            there, common = np.unique(self.words[inside], return_counts=True)
            values = np.log(common.astype(np.float32)) + self.whole - self.logs[there] - self.logs[place]
            found[there] = np.maximum(values, 0)
            found[place] = 0
        return found

    def block(self, clues: Places, cards: Places) -> Floats:
        if len(clues) < len(cards):
            found = np.array([self.column(int(place))[cards] for place in clues], dtype=np.float32)
        else:
            found = np.array([self.column(int(place))[clues] for place in cards], dtype=np.float32).T
        return np.asarray((found - self.mean) * (self.weight / self.spread), dtype=np.float32)

    def relation(self, one: int, other: int) -> tuple[str, bool]:
        """Return the relation of two words in their smallest common document, and whether it is reversed."""
        common = set(self.of(one).tolist()) & set(self.of(other).tolist())
        if not common or len(self.lengths) == 1:
            return ("Together" if common else ""), False
        document = min(sorted(common), key=lambda number: int(self.lengths[:, number].sum()))
        ends = self.starts[document] + np.cumsum(self.lengths[:, document])
        words = self.words[self.starts[document] : self.starts[document + 1]].tolist()
        first, second = (
            int(np.searchsorted(ends, self.starts[document] + words.index(w), "right")) for w in (one, other)
        )
        if first and second:
            return "SameKind", False
        return TAXONOMY[max(first, second)], first > second


@cache
def _codes(path: Path) -> NDArray[np.uint8]:
    """Return the relations of the pairs in a file; empty if it does not name them."""
    return load_one(path, "codes")
