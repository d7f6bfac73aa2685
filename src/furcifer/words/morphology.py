"""The word tables of a language: inflections, derivations, compounds, sounds, names and acronyms.

`tools/morphology/morphology.py` makes them. A table is compressed text of sorted lines: key, tab, values.
A language without tables is judged by its `grammar.txt` and by the endings of its words.
"""

from __future__ import annotations

import gzip
from functools import cache, cached_property
from pathlib import Path

from .files import folder_of

FOLDER = "morphology"


class Table:
    """A sorted table, searched without being parsed: the largest has 400,000 lines and loads in 50 ms.

    It is loaded on first use, because many clues need only some of the tables.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    @cached_property
    def _text(self) -> bytes:
        return gzip.decompress(self._path.read_bytes()) if self._path.is_file() else b""

    def __bool__(self) -> bool:
        return bool(self._text)

    def get(self, key: str) -> tuple[str, ...]:
        """Return the values of a key; nothing if it is not in the table."""
        wanted = key.encode(errors="replace")
        low, high = 0, len(self._text)
        while low < high:
            start = self._text.rfind(b"\n", 0, (low + high) // 2) + 1
            end = self._text.index(b"\n", start)
            found, _, values = self._text[start:end].partition(b"\t")
            if found == wanted:
                return tuple(values.decode().split(" "))
            if found < wanted:
                low = end + 1
            else:
                high = start
        return ()


class Morphology:
    """Everything the tables of one language tell about a word, in its written spelling."""

    def __init__(self, folder: Path) -> None:
        self._forms = Table(folder / "forms.gz")
        self._bases = Table(folder / "families.gz")
        self._parts = Table(folder / "compounds.gz")
        self._sounds = Table(folder / "sounds.gz")
        self._names = Table(folder / "names.gz")

    def __bool__(self) -> bool:
        return bool(self._forms)

    def lemmas(self, word: str) -> frozenset[str]:
        """Return the lemmas of a form; nothing if the word is unknown."""
        return frozenset(_lemma(word, change) for change in self._forms.get(word))

    def bases(self, lemma: str) -> tuple[str, ...]:
        """Return the words that this word is derived from, one step back."""
        return self._bases.get(lemma)

    def parts(self, lemma: str) -> tuple[str, ...]:
        """Return the parts of a compound."""
        return self._parts.get(lemma)

    def sounds(self, word: str) -> frozenset[str]:
        """Return how the word sounds, if another word sounds the same."""
        return frozenset(self._sounds.get(word))

    def kind(self, word: str) -> str | None:
        """Return "name" or "acronym" for such a word, and None for any other."""
        return next(iter(self._names.get(word)), None)


def _lemma(form: str, change: str) -> str:
    """Apply a stored change to a form: a letter for the characters to cut, then those to add.

    >>> _lemma("chevaux", "cl"), _lemma("horse", "a")
    ('cheval', 'horse')
    """
    if change.startswith("="):
        return change[1:]
    cut = ord(change[0]) - ord("a")
    return form[: len(form) - cut] + change[1:]


@cache
def morphology(language: str) -> Morphology:
    """Return the tables of a language, or ConfigError if there is no such language.

    >>> sorted(morphology("en").lemmas("leaves"))
    ['leaf', 'leave']
    """
    return Morphology(folder_of(language) / FOLDER)
