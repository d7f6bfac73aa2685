"""Choose the words of a lexicon, their order, and the words that bots may give as clues."""

# mypy: disable-error-code="import-not-found"

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import wordfreq

import furcifer.words
from furcifer.words.dictionary import entry
from furcifer.words.files import numbered, read_file
from furcifer.words.spelling import normalized

WORDS = Path(furcifer.words.__file__).parent
TOO_COMMON, TOO_RARE = 5.4, 3.0  # on the Zipf scale: "people" says nothing, "chisel" is still known to all
SHORTEST_CLUE = 3


def cards(language: str) -> set[str]:
    """Return every word on a card of the language in lower case, and the parts of those of several words."""
    found: set[str] = set()
    for name in ("pack", "topics"):
        lines = (line for _, line in numbered(read_file(name, language)) if not line.endswith(":"))
        found |= {word.strip().lower() for line in lines for word in line.split(",")}
    return found | {piece for word in found for piece in re.split(r"[\s'’-]+", word) if piece}


def frequent(language: str, count: int) -> list[str]:
    """Return the most frequent words of the language, letters only."""
    return [word for word in wordfreq.top_n_list(language, count) if word.isalpha()]


def ordered(words: Iterable[str], language: str) -> list[str]:
    """Sort words by frequency, most frequent first."""
    return sorted(words, key=lambda word: (-wordfreq.zipf_frequency(word, language), word))


def fit_as_clue(word: str, language: str, headwords: frozenset[str], unpleasant: frozenset[str]) -> bool:
    """Decide whether bots may give a word as a clue: a common lower-case headword that hurts nobody."""
    if len(word) < SHORTEST_CLUE or not word.isalpha() or word != word.lower():
        return False
    if word not in headwords or word in unpleasant or normalized(word) in unpleasant:
        return False
    if entry(word, language) != word:  # an inflection, or a name that is only listed with a capital
        return False
    return TOO_RARE <= float(wordfreq.zipf_frequency(word, language)) <= TOO_COMMON


def clue_places(
    words: Sequence[str], language: str, headwords: frozenset[str], unpleasant: frozenset[str]
) -> list[int]:
    return [place for place, word in enumerate(words) if fit_as_clue(word, language, headwords, unpleasant)]
