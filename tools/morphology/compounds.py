"""Compounds: words that fall into two known words which keep their meaning in them."""

# mypy: disable-error-code="import-not-found"

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import lexicons
import wordfreq
from families import Likeness
from word_tables import Forms, bare, lists

COMMON = 2.9  # on the Zipf scale: rarer words are rarely parts
ALIKE, A_LITTLE = 0.33, 0.15  # of a compound and one of its parts


class Pieces:
    """Read the parts of English compounds from `compounds_en.txt`."""

    def __init__(self, lemmas: set[str]) -> None:
        sections = lists(Path(__file__).with_name("compounds_en.txt"))
        words = {name: {word for line in lines for word in line} for name, lines in sections.items()}
        self.parts, self.no_ends, self.no_starts = words["parts"], words["endings"], words["beginnings"]
        self.lemmas = lemmas

    def is_fit(self, part: str) -> bool:
        return part in self.parts or (len(part) > 3 and bool(wordfreq.zipf_frequency(part, "en") >= COMMON))

    def splits(self, word: str) -> Iterator[tuple[str, str]]:
        """Yield the ways to divide a word into two fit parts; the first one in the singular."""
        for cut in range(2, len(word) - 2):
            first, second = word[:cut], word[cut:]
            known = second in self.lemmas or second in self.parts
            if not known or second in self.no_ends or first in self.no_starts:
                continue
            if self.is_fit(first) and self.is_fit(second):
                plural = first.endswith("s") and first not in self.lemmas and first[:-1] in self.lemmas
                yield (first[:-1] if plural else first), second


def english(lemmas: set[str], new: set[str], near: Likeness) -> dict[str, set[str]]:
    """Return compounds whose gloss or meaning shows a part; the benefit of the doubt is for `new` words."""
    pieces = Pieces(lemmas)
    found: dict[str, set[str]] = {}
    for word in lemmas:
        weighed = (
            (_evidence(word, first, second, near), first, second) for first, second in pieces.splits(word)
        )
        best = max(weighed, default=None)
        if best and best[0] > (-0.1 if word in new else 0):
            found[word] = set(best[1:])
    return found


def _evidence(word: str, first: str, second: str, near: Likeness) -> float:
    """Weigh whether the parts mean themselves: by the glosses of the word, then by likeness."""
    said = _glosses().get(word, frozenset())
    values = {part: near(word, part) or 0 for part in (first, second)}
    shown = {part: _is_shown(part, said) or values[part] >= ALIKE for part in (first, second)}
    score = sum(1.0 for part in shown if shown[part])
    score -= sum(0.5 for part in shown if len(part) < 4 and said and not shown[part])
    score += 0.3 if max(values.values()) >= A_LITTLE else 0.0
    return score + (0.7 if min(len(first), len(second)) >= 4 else 0.0)


def _is_shown(part: str, said: frozenset[str]) -> bool:
    return bool(said & {part, part + "s", part + "es", part + "ing"})


@cache
def _glosses() -> dict[str, frozenset[str]]:
    """Return the words of a lemma's glosses, synonyms and hypernyms."""
    every = lexicons.synsets()
    found: dict[str, set[str]] = defaultdict(set)
    for synset in every.values():
        above = [every[key] for kind, key, _ in synset.pointers if kind in ("@", "\\", "+")]
        words = set(re.findall(r"[a-z]+", synset.gloss.lower()))
        for other in (synset, *above):
            words |= {piece.lower() for lemma in other.lemmas for piece in re.split("[_-]", lemma)}
        for lemma in synset.lemmas:
            found[bare(lemma)] |= words - {bare(lemma)}
    return {lemma: frozenset(words) for lemma, words in found.items()}


def french(segmented: dict[str, list[str]], lemmas: set[str]) -> dict[str, set[str]]:
    """Return the closed compounds that Lexique divides into words: porte-manteau."""
    found: dict[str, set[str]] = {}
    for word, pieces in segmented.items():
        if word not in lemmas or "-" in word or len(pieces) != 2 or pieces[1] not in lemmas:
            continue
        if len(pieces[1]) > 3 and bare(word).endswith(bare(pieces[1])):
            found[word] = {piece for piece in pieces if piece in lemmas and len(piece) > 2}
    return found


def italian(lemmas: set[str], forms: Forms) -> dict[str, set[str]]:
    """Return the words that begin with a word Italian builds compounds from and end in a known noun."""
    sections = lists(Path(__file__).with_name("compounds_it.txt"))
    firsts = {word for line in sections["beginnings"] for word in line}
    no_ends = {word for line in sections["endings"] for word in line}
    found: dict[str, set[str]] = {}
    for word in lemmas:
        for cut in range(3, len(word) - 2):
            first, second = word[:cut], word[cut:]
            doubled = second[1:] if second[:2] == second[:1] * 2 else second
            rest = next((text for text in (second, doubled) if len(text) > 2 and text in forms), None)
            if (
                first in firsts
                and rest
                and rest not in no_ends
                and wordfreq.zipf_frequency(rest, "it") >= COMMON
            ):
                found[word] = {rest, *([first] if first in forms else [])}
    return found
