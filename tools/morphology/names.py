"""Proper names and acronyms: words that people write with capitals, in any of the languages."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import lexicons
from word_tables import bare, lists, written

MOSTLY = 0.72  # share of a word's uses that have a capital


@cache
def written_with_capitals() -> dict[str, str]:
    """Return the words that English texts write with a capital, and those they write in capitals."""
    found: dict[str, str] = {}
    for word in {word.lower() for word in _logarithms() if word.isalpha() and len(word) > 1}:
        small, capital, capitals = shares(word)
        if len(word) > 2 and capital >= MOSTLY and small:
            found[word] = "name"
        elif capitals >= 0.5 and len(word) <= 6:
            found[word] = "acronym"
    return found


@cache
def _logarithms() -> dict[str, float]:
    return {word: float(str(value)) for word, value in lexicons.spacy_table("en_lexeme_prob").items()}


def shares(word: str) -> tuple[float, float, float]:
    """Return how often a word is written small, with a capital, and in capitals; of its uses, 0 to 1."""
    table = _logarithms()
    uses = [
        math.exp(table[text]) if text in table else 0.0 for text in (word, word.capitalize(), word.upper())
    ]
    total = sum(uses) or 1.0
    return uses[0] / total, uses[1] / total, uses[2] / total


@cache
def instances() -> frozenset[str]:
    """Return WordNet's people, places and other single things."""
    names = (lemma for synset in lexicons.synsets().values() if synset.instance for lemma in synset.lemmas)
    found = {written(name) for name in names if name.isalpha() and name[0].isupper() and len(name) > 2}
    return frozenset(name for name in found if shares(name)[0] < 0.5)


def names(language: str, ordinary: Iterable[str], capitalised: Iterable[str]) -> dict[str, set[str]]:
    """Return every name and acronym that is not an ordinary word of the language."""
    sections = lists(Path(__file__).with_name("names.txt"))
    by_hand = {
        word
        for section in ("names", f"names_{language}")
        for line in sections.get(section, [])
        for word in line
    }
    acronyms = {
        word
        for section in ("acronyms", f"acronyms_{language}")
        for line in sections.get(section, [])
        for word in line
    }
    everyday = {bare(word) for word in ordinary}
    known = written_with_capitals()
    found: dict[str, set[str]] = {}
    guessed = {word for word, kind in known.items() if kind == "name"} | instances() | set(capitalised)
    for word in guessed:
        if bare(word) not in everyday:
            found[word] = found[bare(word)] = {"name"}
    for word, kind in known.items():
        if kind == "acronym" and bare(word) not in everyday:
            found[word] = {"acronym"}
    found |= {text: {"name"} for word in by_hand for text in (word, bare(word))}
    found |= {word: {"acronym"} for word in acronyms}
    return found
