"""The word tables as files: sorted lines of a key, a tab and its values, compressed without a time stamp."""

# mypy: disable-error-code="import-not-found"

from __future__ import annotations

import gzip
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

import wordfreq

from furcifer.words.files import numbered
from furcifer.words.packs import read_pack, read_topics

LANGUAGES = Path(__file__).parents[2] / "src" / "furcifer" / "words" / "languages"

IN_USE = 1.5  # on the Zipf scale

Forms = defaultdict[str, set[str]]  # a form → its lemmas


def written(word: str) -> str:
    """Return the spelling the tables use: small letters, composed accents, no ligatures.

    >>> written("Œil"), written("l’Été")
    ('oeil', "l'été")
    """
    text = unicodedata.normalize("NFC", word).lower().replace("’", "'")
    return text.replace("œ", "oe").replace("æ", "ae")


def bare(word: str) -> str:
    """Return the written spelling without accents."""
    spread = unicodedata.normalize("NFKD", written(word))
    return "".join(character for character in spread if not unicodedata.combining(character))


def soft(word: str) -> str:
    """Return the written spelling without the accents that change as French words grow: flèche, flécher."""
    return written(word).translate(str.maketrans("éèëïüçàòùì", "eeeiucaoui"))


def cards(language: str) -> set[str]:
    """Return every word on a card of the language, and the pieces of those of several words."""
    home = LANGUAGES / language
    words = set(read_pack((home / "pack.txt").read_text(encoding="utf-8")))
    for topic in read_topics((home / "topics.txt").read_text(encoding="utf-8")):
        words |= set(topic.words)
    small = {written(word) for word in words}
    pieces = {piece for word in small for piece in word.replace("'", " ").replace("-", " ").split()}
    return {word for word in small | pieces if word.isalpha()}


def without_rare_verbs(forms: Forms, language: str) -> Forms:
    """Leave out lemmas that nobody uses where the form has another: pino is no form of `piare`."""
    for form, heads in forms.items():
        used = {head for head in heads if wordfreq.zipf_frequency(head, language) >= IN_USE}
        if used and len(heads) > 1:
            forms[form] = used | (heads & {form})
    return forms


def lists(path: Path) -> dict[str, list[list[str]]]:
    """Read a file of sections: the words of every line below each [heading]."""
    sections: dict[str, list[list[str]]] = {}
    lines: list[list[str]] = []
    for _, line in numbered(path.read_text(encoding="utf-8")):
        if line.startswith("["):
            lines = sections.setdefault(line.strip("[]"), [])
        else:
            lines.append([written(word) for word in line.split()])
    return sections


def relative(lemma: str, form: str) -> str:
    """Write a lemma as what it changes in the form: a letter for the characters cut off, then those added.

    >>> relative("cheval", "chevaux"), relative("horse", "horse")
    ('cl', 'a')
    """
    same = 0
    while same < min(len(lemma), len(form)) and lemma[same] == form[same]:
        same += 1
    cut = len(form) - same
    return chr(ord("a") + cut) + lemma[same:] if cut < 26 else "=" + lemma


def write_table(path: Path, table: Mapping[str, Iterable[str]]) -> int:
    """Write a table and return the size of its file."""
    lines = [f"{key}\t{' '.join(sorted(values))}\n" for key, values in sorted(table.items()) if values]
    # the mtime and the name would make every build differ
    path.write_bytes(gzip.compress("".join(lines).encode(), 9, mtime=0))
    return path.stat().st_size


def write_forms(path: Path, forms: Forms) -> int:
    """Write forms and lemmas. The lemma that equals its form goes without saying if it is the only one."""
    return write_table(
        path, {form: [relative(lemma, form) for lemma in heads] for form, heads in forms.items()}
    )
