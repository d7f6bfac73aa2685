"""A filter for names, which a host can switch on and extend. It knows words, not tricks.

It compares whole words, so that nobody is refused for a name that only contains one. Accents, capitals,
repeated letters, digits that look like letters and signs between single letters make no difference.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from furcifer import words
from furcifer.core import Illegal

REFUSED = Illegal("name_refused", "This name is not welcome here. Choose another one.")
LOOKALIKES = str.maketrans("013457@$!", "oieastasi")
REPEATED = re.compile(r"(.)\1+")


class NameFilter:
    """Refuses names with unwelcome words: those of every language, and those that the host adds."""

    def __init__(self, on: bool, added: Iterable[str] = ()) -> None:
        found = [*added, *(word for language in words.languages() for word in words.rude(language))]
        self._words = {_reduced(word) for word in found} - {""} if on else set()

    def refusal(self, name: str) -> Illegal | None:
        """Return why a name is refused, or None."""
        return REFUSED if self._words and any(part in self._words for part in _parts(name)) else None


def _parts(name: str) -> list[str]:
    """Return the words of a name, and single letters in a row as one word.

    >>> _parts("Anna-Lena d u m m")
    ['ana', 'lena', 'dum']
    """
    parts = [_reduced(part) for part in re.split(r"[^\w@$!]|_", name) if part]
    joined: list[str] = []
    letters = ""
    for part in (*parts, ""):
        if len(part) == 1:
            letters += part
            continue
        joined += [_reduced(letters)] * bool(letters) + [part] * bool(part)
        letters = ""
    return joined


def _reduced(word: str) -> str:
    """Return a word without capitals, accents, lookalikes and repeated letters."""
    plain = unicodedata.normalize("NFKD", word.casefold().translate(LOOKALIKES))
    return REPEATED.sub(r"\1", "".join(sign for sign in plain if sign.isalpha()))
