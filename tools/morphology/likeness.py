"""Return how similar two words are in meaning, by the word vectors of the bots."""

from __future__ import annotations

from functools import cache

from families import Likeness
from word_tables import written

from furcifer.words.relatedness import lexicon


@cache
def _places(language: str) -> dict[str, int]:
    return {written(word): place for place, word in reversed(list(enumerate(lexicon(language).words)))}


def likeness(language: str) -> Likeness:
    """Return a function that gives the cosine of two words, or None if one of them is not known."""

    def near(one: str, other: str) -> float | None:
        places = _places(language)
        if one not in places or other not in places:
            return None
        return lexicon(language).cosine(places[one], places[other])

    return near
