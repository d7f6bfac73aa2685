"""Compounds, R10: horse is a part of horseshoe, but art is not a part of heart.

A table lists the real compounds of the language with the parts that keep their meaning, and `[sewn]` in
`grammar.txt` adds more. Only a word that no table knows is split by its letters, so that a compound invented
at the table hides no card.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from .forms import apart, heads, inflected, lemmas, listed, own_lemmas, unelided
from .grammar import grammar
from .morphology import morphology
from .spelling import REMEMBERED, joined, normalized, words_of

SHORTEST_PART = 4  # letters of a part of an unknown compound
DEEPEST = 3  # newspaperman: newspaper, news


@lru_cache(maxsize=REMEMBERED)
def holds(whole: str, part: str, language: str) -> bool:
    """Return whether `whole` is a compound, in one word or several, and `part` is a form of one of its parts.

    >>> holds("HORSESHOE", "shoes", "en"), holds("ICE CREAM", "ice", "en"), holds("HEART", "art", "en")
    (True, True, False)
    """
    words = words_of(unelided(whole, language).replace("'", " "))
    small = grammar(language).small
    meant = [word for word in words if normalized(word) not in small]
    if len(words) > 1 and any(inflected(word, part, language) for word in meant):
        return True
    pieces = {piece for word in {*meant, joined(whole)} for piece in parts(word, language)}
    return any(_is_part(piece, joined(part), language) for piece in pieces) and not apart(
        joined(whole), part, language
    )


@lru_cache(maxsize=REMEMBERED)
def parts(word: str, language: str) -> frozenset[str]:
    """Return the parts of a word, and their parts; none if it is not a compound.

    >>> sorted(parts("horseshoes", "en"))
    ['horse', 'shoe', 'shoes']
    """
    found: set[str] = set()
    newest = {word}
    for _ in range(DEEPEST):
        newest = {piece for one in newest for piece in _split(one, language)} - found
        found |= newest
    return frozenset(found)


def _split(word: str, language: str) -> Iterator[str]:
    sewn, known = grammar(language).sewn, morphology(language)
    for head in heads(word, language) | lemmas(word, language):
        yield from known.parts(head)
        yield from sewn.get(normalized(head), ())
    if not listed(word, language):
        yield from _halves(normalized(word), language)


def _halves(word: str, language: str) -> Iterator[str]:
    """Yield the two halves of an unknown word where both are known words."""
    for cut in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1):
        first, second = word[:cut], word[cut:]
        if listed(first, language) and listed(second, language):
            yield first
            yield second


def _is_part(piece: str, part: str, language: str) -> bool:
    if normalized(piece) in grammar(language).prefixes:
        return False
    if normalized(piece) == normalized(part):
        return True
    # Without this a screw (vis) would be a part of survivre, by way of a form of living (vivre).
    if own_lemmas(piece, language).isdisjoint(own_lemmas(part, language)):
        return False
    return listed(piece, language) and inflected(piece, part, language)
