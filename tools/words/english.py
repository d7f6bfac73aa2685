"""Build the English tables: what each source says about every word of the vocabulary."""

# mypy: disable-error-code="import-untyped"

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import packing
import tables
from conceptnet import RELATIONS, edges
from freedict import definitions
from lexis import Reader, english_words, moby_lines, zipf
from minilm import MiniLM
from numpy.typing import NDArray
from scipy import sparse
from sources import Pipeline, unpleasant
from spaces import unit
from vectors_english import english_rows
from vocabulary import cards, clue_places
from wordnet import definition, wordnet

WEIGHTS = {
    "minilm": 0.7, "senses": 0.35, "spacy": 0.25, "glove": 0.25, "wordnet": 0.4, "wiktionary": 0.3,
    "conceptnet": 0.35, "kinds": 0.15, "moby": 0.15, "phrases": 0.1,
}  # fmt: skip
DROPPED, KEPT = 3, 144  # directions of MiniLM's space
VECTOR = {"spacy": 96, "glove": 72}
ON_CARDS = 8_500  # frequent nouns whose senses count one by one
NOUNS, VERBS, ADJECTIVES = 4, 2, 1  # senses of a word
KEEP = {"moby": 7, "conceptnet": 60, "phrases": 60}  # a word
UP = 3  # steps from a word to what it is a kind of
PARTS = ("#m", "#p", "#s", "%m", "%p", "%s")
OTHERS = (";c", ";u", ";r", "=", "*", ">", "+", "&", "$")
ENDING_LIST = "ship less ness able ing ion ton ted ting red age ally ring man men ate ant ent ist ter"
ENDINGS = frozenset(ENDING_LIST.split())
PARTED = re.compile(r"[ -]")


class English:
    """The vocabulary and its sources, in full precision."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.net = folder, wordnet(folder / "wordnet")
        self.words = english_words(folder)
        self.reader = Reader(self.words, "en", frozenset(self.net.senses) | cards("en"))
        self.places, self.size = self.reader.places, len(self.words)

    def write(self, home: Path) -> None:
        pipeline = Pipeline(self.folder / "spacy-en")
        rough = unpleasant(self.folder / "naughty-words", "en")
        clues = np.array(clue_places(self.words, "en", pipeline.headwords, rough), dtype=np.int32)
        packing.write(home / "words.npz", {"words": packing.text(self.words), "clues": clues})
        self._meanings(home)
        for name, rows in zip(VECTOR, english_rows(self.folder, self.words, VECTOR), strict=True):
            self._dense(home, name, rows)
        for name, groups, smooth in self.documents():
            self._documents(home, name, groups, smooth)
        for name, table in self.tables():
            self._sparse(home, name, tables.pruned(table, KEEP[name]))

    # --- vectors

    def _meanings(self, home: Path) -> None:
        """Run MiniLM on words, and on the glosses of the senses of words that may be on cards."""
        model = MiniLM(self.folder / "minilm")
        rows = model.rows(self.words)
        middle = rows[:20_000].mean(axis=0)
        directions = np.linalg.svd(rows[:20_000] - middle, full_matrices=False)[2]
        directions = directions[DROPPED : DROPPED + KEPT].T
        near_words = unit((rows - middle) @ directions)
        self._dense(home, "minilm", near_words)
        keys, starts, which = self._senses()
        told = [self._told(key) for key in keys]
        glosses = model.rows([f"{', '.join(lemmas)}: {gloss}" for lemmas, gloss in told])
        meanings = unit((glosses - glosses.mean(axis=0)) @ directions)
        near = np.maximum.reduceat(
            (near_words[self._sample()] @ meanings.T)[:, which], starts[:-1][np.diff(starts) > 0], axis=1
        )
        packing.write(
            home / "senses.npz",
            {
                "rows": packing.nibbles(meanings),
                "counts": np.diff(starts).astype(np.uint8),
                "which": which.astype(np.uint16),
                "text": packing.text([gloss for _, gloss in told]),
                "scale": packing.scale(near.mean(), near.std(), WEIGHTS["senses"]),
            },
        )

    def _senses(self) -> tuple[list[str], NDArray[np.int64], NDArray[np.int64]]:
        """Return the keys of all senses, and for each word its part of the list of places among them."""
        ours = cards("en")
        nouns = [word for word in self.words if any(key[0] == "n" for key in self.net.senses.get(word, ()))]
        on_cards = {word for word in nouns if len(word) > 2}
        common = set([word for word in nouns if word in on_cards and " " not in word][:ON_CARDS])
        chosen = common | (on_cards & ours) | {word for word in on_cards if " " in word and zipf(word) > 3.5}
        meant = [self._of_word(word) if word in chosen else [] for word in self.words]
        keys = sorted({key for senses in meant for key in senses})
        place = {key: number for number, key in enumerate(keys)}
        starts = np.cumsum([0, *map(len, meant)])
        return keys, starts, np.array([place[key] for senses in meant for key in senses])

    def _of_word(self, word: str) -> list[str]:
        keys = self.net.senses[word]
        most = {"n": NOUNS, "v": VERBS, "a": ADJECTIVES}
        return [key for kind, count in most.items() for key in [k for k in keys if k[0] == kind][:count]]

    def _told(self, key: str) -> tuple[tuple[str, ...], str]:
        synset = self.net.synsets[key]
        return synset.lemmas[:4], definition(synset.gloss)

    def _dense(self, home: Path, name: str, rows: NDArray[np.floating]) -> None:
        sample = rows[self._sample()]
        near = sample @ sample.T
        near = near[~np.eye(len(near), dtype=bool)]
        known = np.packbits(np.any(rows != 0, axis=1))
        arrays = {"rows": packing.nibbles(rows), "known": known}
        packing.write(
            home / f"{name}.npz", arrays | {"scale": packing.scale(near.mean(), near.std(), WEIGHTS[name])}
        )

    def _sample(self) -> NDArray[np.int64]:
        """Return the places of common words, on which means and spreads are measured."""
        return np.arange(150, 10_000, 7)

    # --- sparse tables

    def documents(self) -> Iterator[tuple[str, list[list[list[int]]], float]]:
        """Yield the sources that name words together, each with its distrust of rare words."""
        read = self.reader.read
        yield (
            "wordnet",
            [[read(" ".join(one.lemmas) + " " + one.gloss)] for one in self.net.synsets.values()],
            10.0,
        )
        told = definitions(self.folder / "freedict", "eng")
        yield "wiktionary", [[read(f"{head} {gloss}")] for head, gloss in told], 5.0
        yield "kinds", list(self._kinds()), 3.0

    def _documents(self, home: Path, name: str, groups: list[list[list[int]]], smooth: float) -> None:
        flat = ([word for part in parts for word in part] for parts in groups)
        near = self._near(tables.from_documents(flat, self.size, smooth))
        arrays = packing.documents(groups)
        arrays["smooth"] = np.array([smooth], dtype=np.float32)
        arrays["scale"] = packing.scale(near.mean(), near.std(), WEIGHTS[name])
        packing.write(home / f"{name}.npz", arrays)

    def _near(self, table: sparse.csr_matrix) -> NDArray[np.float64]:
        return np.asarray(table[self._sample()][:, self._sample()].toarray())

    def tables(self) -> Iterator[tuple[str, sparse.csr_matrix]]:
        yield "conceptnet", tables.from_links(self._links(), self.size)
        yield "moby", tables.from_entries(self._entries(), self.size)
        yield "phrases", tables.from_pairs(self._phrases(), self.size)

    def _sparse(self, home: Path, name: str, table: sparse.csr_matrix) -> None:
        near = self._near(table)
        arrays = packing.triangle(table)
        arrays["scale"] = packing.scale(near.mean(), near.std(), WEIGHTS[name])
        if name in ("conceptnet", "phrases"):
            arrays["codes"] = self._codes(name, table)
        packing.write(home / f"{name}.npz", arrays)

    def _lemmas(self, key: str) -> list[int]:
        return [
            self.places[lemma.lower()]
            for lemma in self.net.synsets[key].lemmas
            if lemma.lower() in self.places
        ]

    def _kinds(self) -> Iterator[list[list[int]]]:
        """Yield a document a synset in four parts: words, their kinds, wholes and parts, and linked words."""
        for key, synset in self.net.synsets.items():
            ours = self._lemmas(key)
            if synset.kind in "nv" and ours:
                parts = [other for symbol, other in synset.pointers if symbol in PARTS]
                linked = [other for symbol, other in synset.pointers if symbol in OTHERS]
                near = (self._above(key), parts, linked)
                yield [
                    ours,
                    *([place for other in others for place in self._lemmas(other)] for others in near),
                ]

    def _above(self, key: str) -> list[str]:
        found, front = [], [key]
        for _ in range(UP):
            front = [
                other for one in front for symbol, other in self.net.synsets[one].pointers if symbol[0] == "@"
            ]
            found += front
        return found

    def _links(self) -> Iterator[tuple[list[int], list[int], float]]:
        for edge in edges(self.folder / "conceptnet.gz"):
            one, other = self.reader.read(edge.one), self.reader.read(edge.other)
            if 0 < len(one) < 7 and 0 < len(other) < 7:
                yield one, other, float(np.log1p(edge.score))

    def _entries(self) -> dict[int, set[int]]:
        entries: dict[int, set[int]] = defaultdict(set)
        for line in moby_lines(self.folder):
            head, *listed = line.split(",")
            if head in self.places:
                entries[self.places[head]] |= {self.places[word] for word in listed if word in self.places}
        return entries

    def _phrases(self) -> set[tuple[int, int]]:
        """Return the two words of every fixed phrase and of every compound written as one word."""
        heads = {line.partition(",")[0] for line in moby_lines(self.folder)}
        concepts: dict[str, int] = defaultdict(int)
        for edge in edges(self.folder / "conceptnet.gz"):
            concepts[edge.one] += 1
            concepts[edge.other] += 1
        said = {concept for concept, count in concepts.items() if count > 2}
        pieces = [PARTED.split(phrase.lower()) for phrase in {*self.net.senses, *heads, *said}]
        pairs = {(pair[0], pair[1]) for pair in pieces if len(pair) == 2} | set(self._compounds())
        fit = [pair for pair in sorted(pairs) if all(self._phrase_word(word) for word in pair)]
        return {(self.places[one], self.places[other]) for one, other in fit}

    def _phrase_word(self, word: str) -> bool:
        return word in self.places and len(word) > 2 and word not in self.reader.empty

    def _compounds(self) -> Iterator[tuple[str, str]]:
        for word in self.words:
            if word in self.net.senses and word.isalpha() and len(word) > 5:
                for cut in range(3, len(word) - 2):
                    one, other = word[:cut], word[cut:]
                    if other not in ENDINGS and all(
                        zipf(p) > 3.5 and p in self.net.senses for p in (one, other)
                    ):
                        yield one, other

    # --- why two words are related, a byte for each entry of a table

    def _codes(self, name: str, table: sparse.csr_matrix) -> NDArray[np.uint8]:
        """Return twice the relation of every entry of the upper half, plus one if it leads backwards."""
        upper = sparse.triu(table, k=1).tocsr()
        upper.sort_indices()
        rows = np.repeat(np.arange(self.size), np.diff(upper.indptr))
        why = {"conceptnet": self._statements, "phrases": self._orders}[name]()
        found = [why.get((int(row), int(column)), 0) for row, column in zip(rows, upper.indices, strict=True)]
        return np.array(found, dtype=np.uint8)

    def _statements(self) -> dict[tuple[int, int], int]:
        best: dict[tuple[int, int], tuple[float, int]] = {}
        for edge in edges(self.folder / "conceptnet.gz"):
            one, other = self.reader.read(edge.one), self.reader.read(edge.other)
            if edge.true and len(one) == len(other) == 1 and edge.relation in RELATIONS and one != other:
                pair = (min(one[0], other[0]), max(one[0], other[0]))
                code = 2 * RELATIONS.index(edge.relation) + (one[0] > other[0])
                best[pair] = max(best.get(pair, (0.0, 0)), (edge.score, code))
        return {pair: code for pair, (_, code) in best.items()}

    def _orders(self) -> dict[tuple[int, int], int]:
        """Return which word of a phrase comes first, and whether the phrase is written as one word."""
        joined = {
            (self.places[a], self.places[b])
            for a, b in self._compounds()
            if a in self.places and b in self.places
        }
        found: dict[tuple[int, int], int] = {}
        for one, other in sorted(self._phrases()):
            code = 2 * (1 + ((one, other) in joined)) + (one > other)
            found.setdefault((min(one, other), max(one, other)), code)
        return found


def english(folder: Path, home: Path) -> None:
    """Write the English files."""
    English(folder).write(home)
