"""Choose the English vocabulary of the tables, and turn running text into places in it."""

# mypy: disable-error-code="import-not-found"

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

import simplemma
import wordfreq
from conceptnet import edges
from sources import glove_ranks
from vocabulary import cards, frequent
from wordnet import WordNet, wordnet

from furcifer.words.files import numbered

RARE_WORD, RARE_NAME, RARE_PIECE = 2.3, 2.9, 3.6  # the least frequency on the Zipf scale
LISTED = 120_000
GLOVE_KNOWS = 100_000
SAID = 4  # statements about a phrase that make it a common one
EMPTY = 140  # the most frequent words, which mean nothing by themselves
MEANINGFUL = frozenset(
    ["time", "people", "good", "world", "day", "life", "back", "work", "home", "man", "game", "old"]
)
HOLLOW = frozenset(
    ["something", "someone", "somewhere", "especially", "usually", "consisting", "used", "having", "etc"]
)
WORD = re.compile(r"[^\W\d_]+")


def zipf(word: str, language: str = "en") -> float:
    return float(wordfreq.zipf_frequency(word, language))


def by_frequency(words: Iterable[str], language: str = "en") -> list[str]:
    return sorted(set(words), key=lambda word: (-zipf(word, language), word))


def english_words(folder: Path) -> list[str]:
    """Return the cards, WordNet's words, other frequent words (mostly names) and common two-word phrases."""
    net, ranks = wordnet(folder / "wordnet"), glove_ranks(folder / "glove.json")
    listed = [word for word in frequent("en", LISTED) if word.isascii() and len(word) > 1]
    known = set(listed)
    words = {word for word in listed if word in net.senses and zipf(word) >= RARE_WORD}
    for word in listed:
        if word not in net.senses and zipf(word) >= RARE_NAME and ranks.get(word, GLOVE_KNOWS) < GLOVE_KNOWS:
            lemma = simplemma.lemmatize(word, "en").lower()
            if lemma == word or lemma not in known:
                words.add(word)
    words |= cards("en") | names()
    return by_frequency(words | phrases(folder, net, words))


def names() -> set[str]:
    """Return the names and phrases of `en_names.txt`."""
    text = (Path(__file__).parent / "en_names.txt").read_text(encoding="utf-8")
    return {name.strip() for _, line in numbered(text) for name in line.split(",") if name.strip()}


def phrases(folder: Path, net: WordNet, words: set[str]) -> set[str]:
    """Return nouns and names of two known words that people talk about."""
    said = Counter(concept for edge in edges(folder / "conceptnet.gz") for concept in edge[:2])
    heads = {line.partition(",")[0] for line in moby_lines(folder)}
    found = set()
    for lemma, keys in net.senses.items():
        pieces = lemma.split()
        if len(pieces) != 2 or keys[0][0] != "n" or not words.issuperset(pieces):
            continue
        name = any(
            one.lower() == lemma and one[0].isupper() for key in keys for one in net.synsets[key].lemmas
        )
        common = said[lemma] >= SAID or (said[lemma] > 0 and (lemma in heads or name))
        if common and min(map(zipf, pieces)) > RARE_PIECE:
            found.add(lemma)
    return found


def moby_lines(folder: Path) -> list[str]:
    return (folder / "moby.txt").read_text(encoding="utf-8").splitlines()


class Reader:
    """Turns text into places in a vocabulary, word by word, by headwords."""

    def __init__(self, words: list[str], language: str, headwords: frozenset[str]) -> None:
        self.words, self.language, self.headwords = words, language, headwords
        self.places = {word: place for place, word in enumerate(words)}
        empty = set(wordfreq.top_n_list(language, EMPTY)) - MEANINGFUL
        self.empty = frozenset(empty | HOLLOW)
        self._seen: dict[str, int | None] = {}

    def read(self, text: str) -> list[int]:
        """Return the places of the known words of a text, and of its two-word phrases."""
        words = WORD.findall(text.lower().replace("'s", ""))
        found = [place for word in words if (place := self.word(word)) is not None]
        pairs = (f"{one} {other}" for one, other in pairwise(words))
        return found + [self.places[pair] for pair in pairs if pair in self.places]

    def word(self, word: str) -> int | None:
        if word not in self._seen:
            self._seen[word] = self._look_up(word)
        return self._seen[word]

    def _look_up(self, word: str) -> int | None:
        if word in self.empty:
            return None
        lemma = simplemma.lemmatize(word, self.language).lower()
        if word in self.places and word in self.headwords:
            rarer = lemma not in self.places or zipf(lemma, self.language) < zipf(word, self.language) - 0.3
            return self.places[word if lemma == word or rarer else lemma]
        if lemma in self.empty:
            return None
        return self.places.get(lemma, self.places.get(word))
