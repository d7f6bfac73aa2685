"""Princeton WordNet, read from its own files: synsets, and the senses of each word."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

KINDS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}
KIND_OF = {"n": "n", "v": "v", "a": "a", "s": "a", "r": "r"}


class Synset(NamedTuple):
    kind: str  # n, v, a or r
    lemmas: tuple[str, ...]  # as written, with spaces
    gloss: str
    pointers: tuple[tuple[str, str], ...]  # symbol and key of the other synset


class WordNet(NamedTuple):
    synsets: dict[str, Synset]  # by kind and offset, as "n02084071"
    senses: dict[str, tuple[str, ...]]  # lemma in small letters → keys, nouns first, commonest first


@cache
def wordnet(folder: Path) -> WordNet:
    """Read the files `data.*` and `index.*` of a folder."""
    synsets: dict[str, Synset] = {}
    senses: dict[str, list[str]] = {}
    for name, kind in KINDS.items():
        for line in _lines(folder / f"data.{name}"):
            key, synset = _synset(line)
            synsets[key] = synset
        for line in _lines(folder / f"index.{name}"):
            fields = line.split()
            offsets = [field for field in fields[4:] if len(field) == 8 and field.isdigit()]
            keys = [kind + offset for offset in offsets]
            senses.setdefault(fields[0].replace("_", " "), []).extend(keys)
    return WordNet(synsets, {lemma: tuple(keys) for lemma, keys in senses.items()})


def _lines(path: Path) -> list[str]:
    text = path.read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith("  ")]


def _synset(line: str) -> tuple[str, Synset]:
    head, _, gloss = line.partition(" | ")
    fields = head.split()
    kind, count = KIND_OF[fields[2]], int(fields[3], 16)
    lemmas = tuple(fields[4 + 2 * n].partition("(")[0].replace("_", " ") for n in range(count))
    rest = fields[4 + 2 * count :]
    pairs = [rest[1 + 4 * n : 5 + 4 * n] for n in range(int(rest[0]))]
    pointers = tuple((symbol, KIND_OF[there] + offset) for symbol, offset, there, _ in pairs)
    return kind + fields[0], Synset(kind, lemmas, gloss.strip(), pointers)


def definition(gloss: str) -> str:
    """Return the gloss without its examples."""
    return gloss.partition('; "')[0].strip()
