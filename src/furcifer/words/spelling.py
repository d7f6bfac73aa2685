"""Spelling, independent of language: normal forms, and the characters allowed in clues and on cards."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

LONGEST = 30  # characters in a card or a clue
REMEMBERED = 1 << 16  # answers in each memory: many tables' worth, and a bound on what strangers can fill

_ALIKE = str.maketrans(dict.fromkeys("‘’ʼ`´′＇", "'") | dict.fromkeys("‐‑‒–—−", "-"))
# letters that Unicode does not take apart, though a keyboard without them does
_SPREAD = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d"})
_BARE = _ALIKE | _SPREAD
_BETWEEN_WORDS = re.compile(r"[\s-]+")
_IN_A_CLUE = frozenset("'- .")


@lru_cache(maxsize=REMEMBERED)
def normalized(text: str) -> str:
    """Return the text without case, accents, and differences of apostrophe, hyphen or space.

    >>> normalized("  Crème   BRÛLÉE "), normalized("Œil"), normalized("o’clock")
    ('creme brulee', 'oeil', "o'clock")
    """
    if text.isascii() and text.isalpha():
        return text.lower()  # nearly every word: nothing else can differ
    spread = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text.translate(_ALIKE)).casefold())
    bare = "".join(character for character in spread if not unicodedata.combining(character))
    return " ".join(bare.translate(_BARE).split())


def tidy(text: str) -> str:
    """Return the text as it will be shown: Unicode and spaces normalized, case and accents kept.

    >>> tidy(" New   York "), tidy("hors-d’œuvre")
    ('New York', "hors-d'œuvre")
    """
    return " ".join(unicodedata.normalize("NFKC", text.translate(_ALIKE)).split())


@lru_cache(maxsize=REMEMBERED)
def written(text: str) -> str:
    """Return the text in small letters and without ligatures, its accents kept: the spelling of the tables.

    >>> written("ŒIL"), written("Forêt")
    ('oeil', 'forêt')
    """
    return tidy(text).lower().replace("œ", "oe").replace("æ", "ae")


@lru_cache(maxsize=REMEMBERED)
def words_of(text: str) -> tuple[str, ...]:
    """Return the words of a text, separated by spaces and hyphens.

    >>> words_of("Hot-air balloon")
    ('Hot', 'air', 'balloon')
    """
    return tuple(word for word in _BETWEEN_WORDS.split(text) if word)


@lru_cache(maxsize=REMEMBERED)
def joined(text: str) -> str:
    """Return the text without spaces and hyphens.

    >>> joined("ice cream")
    'icecream'
    """
    return _BETWEEN_WORDS.sub("", text)


def spelled_out(text: str) -> str | None:
    """Return the word that was spelled letter by letter, or None (R14).

    >>> spelled_out("k-n-i-g-h-t"), spelled_out("N.A.S.A."), spelled_out("x-ray")
    ('knight', 'NASA', None)
    """
    letters = [letter for letter in re.split(r"[\s.-]+", text) if letter]
    return "".join(letters) if len(letters) > 1 and all(len(letter) == 1 for letter in letters) else None


def stranger_in_clue(text: str) -> str | None:
    """Describe the first character that is not allowed in a clue; None if all are.

    Only Latin letters: a Cyrillic а looks like an a, and would slip any card past the referee.
    """
    return next((_described(character) for character in text if not _may_stand(character)), None)


def _may_stand(character: str) -> bool:
    if character in _IN_A_CLUE or character.isdecimal():
        return character.isascii()
    return character.isalpha() and unicodedata.name(character, "").startswith("LATIN ")


def stranger_on_card(text: str) -> str | None:
    """Describe the first character that is not allowed on a card; None if all are.

    Cards are freer than clues, as a group may print what it likes. Not allowed are commas, pictures,
    invisible characters, and those that change the direction of writing.
    """
    return next((_described(character) for character in text if not _may_be_printed(character)), None)


def _may_be_printed(character: str) -> bool:
    kind = unicodedata.category(character)
    unseen = kind[0] == "C" or kind in ("Zl", "Zp")
    turns_the_line = unicodedata.bidirectional(character) in ("R", "AL", "AN")
    return not (unseen or turns_the_line or kind == "So" or character == ",")


def _described(character: str) -> str:
    """Quote the character, or give its number if it is invisible or changes the direction of writing."""
    if character.isprintable() and unicodedata.bidirectional(character) not in ("R", "AL", "AN"):
        return f"“{character}”"
    return f"U+{ord(character):04X}"  # the same in every language
