"""Read a clue or card as words of the vocabulary, the way a person would.

A text is itself, its lemma, a symbol, a name with all that people think of when they hear it, a phrase or
compound written as one word, or a word with a slip in it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from difflib import SequenceMatcher
from functools import cached_property, lru_cache, reduce
from string import ascii_lowercase
from typing import NamedTuple

from furcifer.words.forms import heads
from furcifer.words.spelling import normalized

LONGEST = 60  # characters; nothing longer is a word
SOUNDS = (("ph", "f"), ("qu", "k"), ("ck", "k"), ("c", "k"), ("x", "ks"), ("z", "s"))
ALIKE = 0.75  # the least likeness, from 0 to 1, of a misspelled word
SHORTEST_PIECE, SHORTEST_SLIP = 3, 4  # letters of a part of a compound, and of a word with a letter wrong
PIECE = 1.0  # the cost of reading only a part of a text
NAMED = 15.0  # the cost of reading a name as a word that people think of
REMEMBERED = 1 << 12
_SILENT, _AGAIN = re.compile("[aeiouy]"), re.compile(r"(.)\1+")
_BETWEEN = re.compile(r"[\s'’._-]+")


class Reading(NamedTuple):
    """A word that a text may mean, and the cost of reading it so."""

    place: int
    cost: float


class Lists(NamedTuple):
    """Readings written by hand: texts with the words that people read in them."""

    symbols: Mapping[str, list[str]]
    names: Mapping[str, list[str]]  # by `name_key`


class Reader:
    """The vocabulary as a reader uses it. `explained` says whether a word's meaning is known."""

    def __init__(
        self,
        language: str,
        words: tuple[str, ...],
        lists: Lists,
        explained: Callable[[int], bool],
        translated: Callable[[int], bool],
    ) -> None:
        self.language, self.words = language, words
        self.symbols, self.names = lists
        self.explained, self.translated = explained, translated
        self.exact = {word: place for place, word in enumerate(words)}
        self.places = {_normal_form(word): place for place, word in reversed(list(enumerate(words)))}
        self.read = lru_cache(maxsize=REMEMBERED)(self._read)

    def _read(self, text: str) -> tuple[Reading, ...]:
        """Return the words that a text may mean; empty if it cannot be read."""
        if len(text) > LONGEST:
            return ()
        whole = " ".join(_BETWEEN.sub(" ", text).lower().split()) or text.strip()
        joined = whole.replace(" ", "")
        found = [self.exact[word] for word in self.symbols.get(joined, ()) if word in self.exact]
        found += self._known(whole) + self._known(joined)
        pieces = [place for piece in whole.split() for place in self._known(piece)] if " " in whole else []
        if not found and not pieces:
            found = self._phrase(normalized(joined))
        if not pieces and not any(map(self.explained, found)):
            pieces = self._halves(normalized(joined))
        if (
            not found and name_key(text) not in self.names
        ):  # chiken is a slip rather than a compound of rare words
            slips = self._slips(normalized(joined))
            found = slips if not pieces or (slips and slips[0] < max(pieces)) else []
        told = [self.exact[word] for word in self.names.get(name_key(text), ()) if word in self.exact]
        costs = dict.fromkeys(found, 0.0)
        for places, cost in ((pieces, PIECE if found else 0.0), (told, NAMED)):
            costs |= {place: cost for place in places if place not in costs}
        return tuple(Reading(place, cost) for place, cost in costs.items())

    def knows(self, text: str) -> bool:
        """Return whether a text is in the vocabulary or the list of names: nothing need be guessed."""
        whole = " ".join(_BETWEEN.sub(" ", text).lower().split())
        return name_key(text) in self.names or bool(self._known(whole) or self._phrase(name_key(text)))

    def _known(self, word: str) -> list[int]:
        """Return the places of a word as written, without its accents, and by its lemma."""
        found = [self.exact[word]] if word in self.exact else []
        if not found and normalized(word) in self.places:
            found = [self.places[normalized(word)]]
        if word.isalpha() and len(word) > 2 and not (found and self.translated(found[0])):
            by_lemma = (self._lemma(lemma) for lemma in sorted(heads(word, self.language)))
            found += [place for place in by_lemma if place is not None]
        return list(dict.fromkeys(found))

    def _lemma(self, lemma: str) -> int | None:
        return self.exact.get(lemma, self.places.get(normalized(lemma)))

    def _phrase(self, word: str) -> list[int]:
        """Return a phrase of two words that was written as one: jamesbond."""
        phrases = (f"{word[:cut]} {word[cut:]}" for cut in range(2, len(word) - 1))
        return [self.places[phrase] for phrase in phrases if phrase in self.places][:1]

    def _halves(self, word: str) -> list[int]:
        """Return the two words of a compound, the commonest such two; empty if there are none."""
        cuts = range(SHORTEST_PIECE, len(word) - SHORTEST_PIECE + 1)
        pairs = [(self._half(word[:cut]), self._half(word[cut:])) for cut in cuts]
        fit = [(one, other) for one, other in pairs if one is not None and other is not None]
        return list(min(fit, key=max)) if fit else []

    def _half(self, piece: str) -> int | None:
        if piece in self.places:
            return self.places[piece]
        found = (self._lemma(lemma) for lemma in sorted(heads(piece, self.language)))
        return min((place for place in found if place is not None), default=None)

    def _slips(self, word: str) -> list[int]:
        """Return the word that a misspelled one probably means: it sounds alike or differs by a letter."""
        if len(word) < SHORTEST_SLIP or not word.isalpha():
            return []
        alike = [place for place in self._sounding.get(skeleton(word), ()) if self._is_like(word, place)]
        near = alike or [self.places[slip] for slip in _one_letter_off(word) if slip in self.places]
        return [min(near)] if near else []

    @cached_property
    def _sounding(self) -> dict[str, list[int]]:
        """The words by their skeleton; made at the first slip, because most clues have none."""
        found: dict[str, list[int]] = {}
        for word, place in self.places.items():
            if len(word) >= SHORTEST_SLIP and word.isalpha():
                found.setdefault(skeleton(word), []).append(place)
        return found

    def _is_like(self, word: str, place: int) -> bool:
        return SequenceMatcher(None, word, normalized(self.words[place])).ratio() >= ALIKE


def _normal_form(word: str) -> str:
    """Return the normal form of a word: the word itself, not a copy, where nothing changes."""
    return word if word.isascii() and word.isalpha() and word.islower() else normalized(word)


def name_key(text: str) -> str:
    """Return the letters of a name: New York, newyork and new-york are one."""
    return normalized(_BETWEEN.sub("", text))


def skeleton(word: str) -> str:
    """Return what a misspelled word keeps: its first letter and its consonants, by their sound.

    >>> skeleton("elefant") == skeleton("elephant"), skeleton("hospitle") == skeleton("hospital")
    (True, True)
    """
    sound = reduce(lambda text, pair: text.replace(*pair), SOUNDS, word)
    return _AGAIN.sub(r"\1", sound[0] + _SILENT.sub("", sound[1:]))


def _one_letter_off(word: str) -> Iterator[str]:
    """Yield every text with a letter missing, added, swapped or wrong."""
    for place in range(len(word) + 1):
        before, after = word[:place], word[place:]
        if after:
            yield before + after[1:]
            yield from (before + letter + after[1:] for letter in ascii_lowercase)
        if len(after) > 1:
            yield before + after[1] + after[0] + after[2:]
        yield from (before + letter + after for letter in ascii_lowercase)
