"""Which words a lexicon knows, in which order, and which of them are fit to be said as clues."""

# mypy: disable-error-code="import-not-found"

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import wordfreq

from furcifer.words.dictionary import entry
from furcifer.words.files import numbered
from furcifer.words.spelling import fold

WORDS = Path(__file__).parents[2] / "src" / "furcifer" / "words"
TOO_COMMON, TOO_RARE = 5.4, 3.0  # on the Zipf scale: "people" says nothing, "chisel" is still known to all
SHORTEST_CLUE = 3


def cards(language: str) -> set[str]:
    """Every word on a card of the language, in small letters; those of two words in their pieces too."""
    found: set[str] = set()
    for folder in ("packs", "topics"):
        text = (WORDS / folder / f"{language}.txt").read_text(encoding="utf-8")
        lines = (line for _, line in numbered(text) if not line.endswith(":"))
        found |= {word.strip().lower() for line in lines for word in line.split(",")}
    return found | {piece for word in found for piece in re.split(r"[\s'’-]+", word) if piece}


def frequent(language: str, count: int) -> list[str]:
    """The most frequent words of the language, letters only."""
    return [word for word in wordfreq.top_n_list(language, count) if word.isalpha()]


def ordered(words: Iterable[str], language: str) -> list[str]:
    """By frequency, most frequent first."""
    return sorted(words, key=lambda word: (-wordfreq.zipf_frequency(word, language), word))


def fit_as_clue(word: str, language: str, headwords: frozenset[str], unpleasant: frozenset[str]) -> bool:
    """Whether a bot may say it: a common small headword that means something, and hurts nobody."""
    if len(word) < SHORTEST_CLUE or not word.isalpha() or word != word.lower():
        return False
    if word not in headwords or word in unpleasant or fold(word) in unpleasant:
        return False
    if entry(word, language) != word:  # an inflection, or a name that is only listed with a capital
        return False
    return TOO_RARE <= float(wordfreq.zipf_frequency(word, language)) <= TOO_COMMON


def clue_places(
    words: Sequence[str], language: str, headwords: frozenset[str], unpleasant: frozenset[str]
) -> list[int]:
    return [place for place, word in enumerate(words) if fit_as_clue(word, language, headwords, unpleasant)]
