"""Read the packages without their code: spaCy's vectors and word lists, and GloVe.

A spaCy pipeline names its words by a hash; the first keys own a row of their own, the rest are aliases of the
nearest row. GloVe comes as one line of JSON, too long to parse whole.
"""

# mypy: disable-error-code="import-not-found"

from __future__ import annotations

import json
import re
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Any

import msgpack  # type: ignore[import-untyped, unused-ignore]
import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float32]
Vectors = dict[str, Vector]

GLOVE_KNOWS = 100_000  # by frequency
OWNERS = 20_000  # keys with a row of their own
WHOLE = (1 << 64) - 1
MIX = 0xC6A4A7935BD1E995  # of MurmurHash64A
KINDS = ("noun", "adj", "verb")
MUCH_RARER = 4  # a lower-case spelling this many times later than the capital one is an accident


def hash64(text: str, seed: int = 1) -> int:
    """Return the number by which spaCy knows a string (MurmurHash64A).

    >>> hash64("coffee")
    3197928453018144401
    """
    data = text.encode()
    whole = len(data) - len(data) % 8
    mixed = (seed ^ (len(data) * MIX)) & WHOLE
    for place in range(0, whole, 8):
        block = int.from_bytes(data[place : place + 8], "little") * MIX & WHOLE
        block = (block ^ block >> 47) * MIX & WHOLE
        mixed = (mixed ^ block) * MIX & WHOLE
    if data[whole:]:
        mixed = (mixed ^ int.from_bytes(data[whole:], "little")) * MIX & WHOLE
    mixed = (mixed ^ mixed >> 47) * MIX & WHOLE
    return mixed ^ mixed >> 47


class Pipeline:
    """A spaCy pipeline's folder: words with vectors of their own, aliases, and headwords by kind."""

    def __init__(self, folder: Path) -> None:
        keys = _unpack(folder / "vocab" / "key2row")
        owners = set(list(keys)[:OWNERS])
        self.rows: NDArray[np.float32] = np.load(folder / "vocab" / "vectors")
        self.own: dict[str, int] = {}  # word → row, most frequent first
        self.alias: dict[str, int] = {}
        for text in json.loads((folder / "vocab" / "strings.json").read_text(encoding="utf-8")):
            number = hash64(text)
            if number in keys:
                (self.own if number in owners else self.alias)[text] = keys[number]
        self.own = dict(sorted(self.own.items(), key=lambda item: item[1]))
        listed = _unpack(folder / "lemmatizer" / "lookups" / "lookups.bin")["lemma_index"]
        self.headwords = frozenset(word for kind in KINDS for word in listed[hash64(kind)])

    def spelling(self, lower: str) -> str | None:
        """Return the spelling of a word with a vector of its own, with a small or a capital letter."""
        capital = lower.capitalize()
        small, large = self.own.get(lower), self.own.get(capital)
        if large is not None and (small is None or small > MUCH_RARER * large):
            return capital
        return lower if small is not None else None

    def nearest(self, lower: str) -> int | None:
        """Return the row that a word without its own is an alias of."""
        return self.alias.get(lower, self.alias.get(lower.capitalize()))

    def centred(self) -> NDArray[np.float64]:
        """Return all rows, centred and of length one."""
        rows = self.rows / np.linalg.norm(self.rows, axis=1, keepdims=True)
        rows = rows - rows.mean(axis=0)
        return np.asarray(rows / np.linalg.norm(rows, axis=1, keepdims=True), dtype=np.float64)


def _unpack(path: Path) -> Any:
    return msgpack.unpackb(path.read_bytes(), strict_map_key=False)


def glove(path: Path, wanted: Collection[str]) -> Vectors:
    """The GloVe vectors of the wanted words; those of rare words are noise, and left out."""
    text = path.read_text(encoding="utf-8")
    found: Vectors = {}
    for entry in re.finditer(r'"([^"\\]+)":\[([-0-9.,e]+)\]', text):
        *numbers, _, place = entry[2].split(",")  # the last two: its length, its place by frequency
        if entry[1] in wanted and int(place) < GLOVE_KNOWS:
            found[entry[1]] = np.array(numbers, dtype=np.float32)
    return found


def unpleasant(path: Path, language: str) -> frozenset[str]:
    """Return the words that no bot says: those of a package, and those of `unfit.txt`."""
    words = json.loads((path / f"{language}.json").read_text(encoding="utf-8"))
    ours = (Path(__file__).parent / "unfit.txt").read_text(encoding="utf-8")
    ours = ours.partition(f"[{language}]")[2].partition("[")[0]
    return frozenset(word.lower() for word in (*words, *ours.split()) if " " not in word)


@cache
def glove_ranks(path: Path) -> dict[str, int]:
    """Return the place of every GloVe word by frequency."""
    text = path.read_text(encoding="utf-8")
    entries = re.finditer(r'"([^"\\]+)":\[[-0-9.,e]+,(\d+)\]', text)
    return {entry[1]: int(entry[2]) for entry in entries}
