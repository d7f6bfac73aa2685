"""The lemmas of the simplemma library. The building of the vectors uses them; the referee has its own tables.

The library is loaded on first use and not at import, because most games need no words.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from .grammar import grammar
from .spelling import REMEMBERED


@cache
def _entries(language: str) -> Mapping[str, str]:
    """Return every form the dictionary lists, with its lemma."""
    grammar(language)  # raises ConfigError for an unknown language
    from simplemma.strategies.dictionaries import DEFAULT_DICTIONARY_FACTORY

    try:
        return DEFAULT_DICTIONARY_FACTORY.get_dictionary(language)
    except ValueError:  # the library does not know this language: its grammar is used instead
        return {}


@lru_cache(maxsize=REMEMBERED)
def entry(word: str, language: str) -> str | None:
    """Return the lemma of exactly this spelling and case, or None if the dictionary has none.

    >>> entry("mice", "en"), entry("paris", "en"), entry("Paris", "en")
    ('mouse', None, 'Paris')
    """
    entries = _entries(language)
    try:
        return entries.get(word)
    except UnicodeEncodeError:  # a lone surrogate: it is in no dictionary
        return None
