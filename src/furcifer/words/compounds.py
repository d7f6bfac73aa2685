"""Compounds, R10: horse is a part of horseshoe, but art is no part of heart.

A word is a compound when it falls into two words that people know and build with. Short ones are accidents
waiting to happen (car-pet, leg-end), so those of three or four letters count only where the grammar lists
them; longer ones count when the dictionary has them. What still falls apart by chance is listed as `whole`.
"""

from __future__ import annotations

from functools import lru_cache

from .dictionary import entry
from .forms import inflected, lemmas, unelided
from .grammar import grammar
from .spelling import REMEMBERED, fold, joined, words_of

SHORTEST_PART = 3
SHORT = 4  # up to here, the grammar decides what is a part


@lru_cache(maxsize=REMEMBERED)
def holds(whole: str, part: str, language: str) -> bool:
    """Whether `whole` is a compound, in one word or several, and `part` one of its parts in any inflection.

    >>> holds("HORSESHOE", "shoes", "en"), holds("ICE CREAM", "ice", "en"), holds("HEART", "art", "en")
    (True, True, False)
    """
    words = words_of(unelided(whole, language).replace("'", " "))
    small = grammar(language).small
    if len(words) > 1 and any(inflected(word, part, language) for word in words if fold(word) not in small):
        return True
    return any(_word_holds(word, joined(part), language) for word in {*words, joined(whole)})


def _word_holds(word: str, part: str, language: str) -> bool:
    return len(part) >= SHORTEST_PART and any(
        _falls_into(base, part, language) for base in _bases(word, language)
    )


def _bases(word: str, language: str) -> frozenset[str]:
    """What of a word is to be split: its headword where there is one, so that barking is no bar-king."""
    heads = lemmas(word, language)
    return heads - {fold(word)} or heads


def _falls_into(word: str, part: str, language: str) -> bool:
    rules = grammar(language)
    if sewn := rules.sewn.get(word):
        return any(inflected(piece, part, language) for piece in sewn)
    if word in rules.whole or (word, fold(part)) in rules.apart:
        return False
    return any(
        _split_holds(word, cut, part, language) for cut in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1)
    )


def _split_holds(word: str, cut: int, part: str, language: str) -> bool:
    first, second = word[:cut], word[cut:]
    if not _seam(first, second, language):
        return False
    if inflected(first, part, language):
        return True
    if inflected(second, part, language) and not _is_ending(word, second, language):
        return True
    # Either half may be a compound itself: newspaper-man.
    return _falls_into(first, part, language) or _falls_into(second, part, language)


def _seam(first: str, second: str, language: str) -> bool:
    """Whether a compound may be sewn together here."""
    if not (is_part(first, language) and is_part(second, language)):
        return False
    # A bookshop is no books-hop: an s that could open the second half belongs there.
    return not (first.endswith("s") and is_part(first[:-1], language) and is_part("s" + second, language))


@lru_cache(maxsize=REMEMBERED)
def is_part(word: str, language: str) -> bool:
    """Whether compounds are built from this word.

    >>> is_part("shoe", "en"), is_part("thunder", "en"), is_part("ard", "en")
    (True, True, False)
    """
    return word in grammar(language).parts or (len(word) > SHORT and entry(word, language) is not None)


def _is_ending(word: str, half: str, language: str) -> bool:
    """Whether this half is a mere ending, as the ship of friendship."""
    rules = grammar(language)
    return ("", half) in rules.suffixes and word not in rules.compounds
