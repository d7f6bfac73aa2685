"""Whether two words are one: `inflected` asks the grammar book, `same_word` also asks where it comes from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from .dictionary import entry, stem
from .grammar import grammar
from .spelling import REMEMBERED, fold, joined, tidy, words_of

SHORTEST_ROOT = 3  # letters; below that, everything is the beginning of something
_VOWELS = frozenset("aeiou")
_BEFORE_APOSTROPHE = re.compile(r"(?<!\w)(\w+)'(?=\w)")

__all__ = ["fold", "inflected", "lemmas", "same_word", "unelided"]


@lru_cache(maxsize=REMEMBERED)
def lemmas(word: str, language: str) -> frozenset[str]:
    """The headwords one word may stand under, folded; the word itself is among them.

    >>> sorted(lemmas("Mice", "en")), sorted(lemmas("leaves", "en"))
    (['mice', 'mouse'], ['leaf', 'leave', 'leaves'])
    """
    lower = tidy(word).lower().removesuffix("'s").removesuffix("'")
    bare = fold(lower)
    found = (entry(spelling, language) for spelling in (lower, bare, lower.capitalize()))
    heads = {bare} | {fold(lemma) for lemma in found if lemma}
    rules = grammar(language)
    heads = heads.union(*(rules.families.get(head, ()) for head in heads))
    return frozenset(head for head in heads if (bare, head) not in rules.apart)


@lru_cache(maxsize=REMEMBERED)
def inflected(a: str, b: str, language: str) -> bool:
    """Whether the two are one word in the grammar book's sense: number, tense, degree, spelling.

    >>> inflected("horses", "HORSE", "en"), inflected("ice-creams", "ICE CREAM", "en")
    (True, True)
    >>> inflected("farmer", "FARM", "en")
    False
    """
    if joined(fold(a)) == joined(fold(b)):
        return True
    words, others = words_of(a), words_of(b)
    if len(words) == len(others):
        return all(_one_inflected(word, other, language) for word, other in zip(words, others, strict=True))
    return _one_inflected(joined(a), joined(b), language)


def _one_inflected(a: str, b: str, language: str) -> bool:
    if lemmas(a, language) & lemmas(b, language):
        return True
    if _apart(a, b, language):
        return False
    # The dictionary is silent about invented words and new ones; their endings still speak.
    return not (_listed(a, language) and _listed(b, language)) and _same_stem(a, b, language)


@lru_cache(maxsize=REMEMBERED)
def same_word(a: str, b: str, language: str) -> bool:
    """Whether one is any form of the other: inflected, or made from the same root by an ending (R10).

    >>> same_word("mice", "MOUSE", "en"), same_word("farmer", "FARM", "en"), same_word("corner", "CORN", "en")
    (True, True, False)
    """
    if _accents_part(a, b, language):
        return False
    if inflected(a, b, language):
        return True
    a, b = joined(a), joined(b)
    if _apart(a, b, language):
        return False
    if _one_root(a, b, language) or _derived(a, b, language):
        return True
    # Where the last vowel alone parts two words (porta, porto), the stemmer would make them one.
    return grammar(language).stems_listed and _same_stem(a, b, language)


def unelided(text: str, language: str) -> str:
    """The text without the small words that an apostrophe ties to the next: l'eau is eau.

    >>> unelided("o'clock", "en"), unelided("don't", "en")
    ('clock', "don't")
    """
    elided = grammar(language).elided
    return _BEFORE_APOSTROPHE.sub(lambda tied: "" if fold(tied[1]) in elided else tied[0], text)


def _accents_part(a: str, b: str, language: str) -> bool:
    """Whether the grammar says that these two differ in more than their accents: résumé is not resume."""
    pairs = grammar(language).accents
    return any((one, other) in pairs for one in _accented(a, language) for other in _accented(b, language))


def _accented(word: str, language: str) -> tuple[str, str]:
    lower = tidy(word).lower()
    return lower, tidy(entry(lower, language) or lower)


def _one_root(a: str, b: str, language: str) -> bool:
    return not _roots(a, language).isdisjoint(_roots(b, language))


@lru_cache(maxsize=REMEMBERED)
def _roots(word: str, language: str) -> frozenset[str]:
    roots = grammar(language).roots
    return frozenset(root for lemma in lemmas(word, language) for root in roots.get(lemma, ()))


def _apart(a: str, b: str, language: str) -> bool:
    """Whether the grammar says that the likeness of the two is chance."""
    apart = grammar(language).apart
    return any((one, other) in apart for one in lemmas(a, language) for other in lemmas(b, language))


def _same_stem(a: str, b: str, language: str) -> bool:
    return not _stems(a, language).isdisjoint(_stems(b, language))


def _derived(a: str, b: str, language: str) -> bool:
    made_of_a = not lemmas(b, language).isdisjoint(_made_of(a, language))
    return made_of_a or not lemmas(a, language).isdisjoint(_made_of(b, language))


@lru_cache(maxsize=REMEMBERED)
def _listed(word: str, language: str) -> bool:
    return any(entry(spelling, language) for spelling in (word.lower(), fold(word), word.capitalize()))


@lru_cache(maxsize=REMEMBERED)
def _stems(word: str, language: str) -> frozenset[str]:
    stems = (stem(lemma, language) for lemma in lemmas(word, language))
    return frozenset(root for root in stems if len(root) >= SHORTEST_ROOT)


@lru_cache(maxsize=REMEMBERED)
def _made_of(word: str, language: str) -> frozenset[str]:
    """Everything that could be derived from a word, whichever of its headwords is meant."""
    return frozenset(made for root in lemmas(word, language) for made in _derivatives(root, language))


def _derivatives(root: str, language: str) -> frozenset[str]:
    """What the endings of the language could make of a root; few of them exist, and that does no harm."""
    if len(root) < SHORTEST_ROOT:
        return frozenset()
    rules = grammar(language)
    made = {
        word
        for old, new in rules.suffixes
        if root.endswith(old) and len(root) - len(old) >= SHORTEST_ROOT
        for word in ([root.removesuffix(old) + new] if old else _with_ending(root, new))
    }
    made |= {word for ending in rules.vowel_suffixes for word in _without_vowel(root, ending)}
    return frozenset(made - rules.compounds)


def _with_ending(root: str, ending: str) -> Iterator[str]:
    """The spellings of a root with an ending: painter, baker, swimmer, happiness."""
    yield root + ending
    last, before = root[-1:], root[-2:-1]
    if last == "y":
        yield root[:-1] + "i" + ending
    if ending[0] in _VOWELS or ending[0] == "y":
        if last == "e":
            yield root[:-1] + ending
        elif last not in _VOWELS and before in _VOWELS:
            yield root + last + ending


def _without_vowel(root: str, ending: str) -> Iterator[str]:
    """The spellings of a root whose final vowel gives way: libretto, laghetto, formaggino, barista."""
    bare = root[:-1] if root[-1] in _VOWELS else root
    if len(bare) < SHORTEST_ROOT:
        return
    yield bare + ending
    if bare.endswith("i"):
        yield bare[:-1] + ending
    elif bare.endswith(("c", "g")) and ending[0] in "ei":
        yield bare + "h" + ending
