"""The dictionary and the stemmer of a language: two libraries, met only here.

Both are loaded at the first question, not at import: a game without words should not wait for them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import cast

from .grammar import grammar
from .spelling import REMEMBERED


@cache
def _entries(language: str) -> Mapping[str, str]:
    """Every form the dictionary lists, with its lemma."""
    grammar(language)  # an unknown language is refused here, in our words
    from simplemma.strategies.dictionaries import DEFAULT_DICTIONARY_FACTORY

    return DEFAULT_DICTIONARY_FACTORY.get_dictionary(language)


@cache
def _stemmer(language: str) -> Callable[[str], str]:
    from snowballstemmer import stemmer

    return cast("Callable[[str], str]", stemmer(grammar(language).stemmer).stemWord)


@lru_cache(maxsize=REMEMBERED)
def entry(word: str, language: str) -> str | None:
    """The lemma the dictionary gives for exactly this spelling and case, or None where it has none.

    >>> entry("mice", "en"), entry("paris", "en"), entry("Paris", "en")
    ('mouse', None, 'Paris')
    """
    entries = _entries(language)
    try:
        return entries.get(word)
    except UnicodeEncodeError:  # half a character: it is in no dictionary
        return None


@lru_cache(maxsize=REMEMBERED)
def stem(word: str, language: str) -> str:
    """The word without its endings.

    >>> stem("kindness", "en")
    'kind'
    """
    return _stemmer(language)(word)
