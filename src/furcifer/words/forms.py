"""Whether two words are one: `inflected` asks the grammar book, `same_word` also asks where it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from .dictionary import entry, stem
from .grammar import grammar
from .spelling import REMEMBERED, fold, joined, tidy, words_of

SHORTEST_ROOT = 3  # letters; below that, everything is the beginning of something
_VOWELS = frozenset("aeiou")

__all__ = ["fold", "inflected", "lemmas", "same_word"]


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
    if inflected(a, b, language):
        return True
    a, b = joined(a), joined(b)
    return not _apart(a, b, language) and (_same_stem(a, b, language) or _derived(a, b, language))


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
        if root.endswith(old)
        for word in _with_ending(root[: len(root) - len(old)], new)
    }
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
