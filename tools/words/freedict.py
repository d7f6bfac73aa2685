"""FreeDict dictionaries made from Wiktionary: headwords with their translations and definitions.

A definition stands under the translations of its sense, in the language of the headword. So the dictionaries
out of a language, taken together, hold a small monolingual dictionary of it.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HEAD = re.compile(r"^(\S[^/<]*?) (?:(?:/.*/ )?<([^>]*)>|/.*/$)")
SENSE = re.compile(r"^\s*\d+\.\s+(?=\S)")  # the number of a sense, before its translations
LATER = re.compile(r"\s*\d+\.\s*$")  # the number of a second definition, at the end of a line
LEFT = re.compile(r"[{}\[\]|]+|\(.*?\)")


class Sense(NamedTuple):
    head: str
    kind: str
    translations: tuple[str, ...]
    definitions: tuple[str, ...]


def senses(path: Path) -> Iterator[Sense]:
    """Yield every sense of a dictionary file, `*.dict.dz`."""
    head, kind = "", ""
    block: list[str] = []
    text = gzip.decompress(path.read_bytes()).decode("utf-8", "replace")
    for line in text.partition("wikdict.com/")[2].splitlines():
        if found := HEAD.match(line):
            yield from _senses(head, kind, block)
            head, kind, block = found[1].strip(), found[2] or "", []
        else:
            block.append(line)
    yield from _senses(head, kind, block)


def _senses(head: str, kind: str, block: list[str]) -> Iterator[Sense]:
    translations: list[str] = []
    definitions: list[str] = []
    for place, line in enumerate(block):
        numbered = SENSE.match(line)
        said = LATER.sub("", LEFT.sub(" ", SENSE.sub("", line))).strip(" ,;")
        if numbered or place == 0:
            if translations or definitions:
                yield Sense(head, kind, tuple(translations), tuple(definitions))
            translations, definitions = [part.strip() for part in re.split(r"[,;]", said) if part.strip()], []
        elif said:
            definitions.append(said)
    if head and (translations or definitions):
        yield Sense(head, kind, tuple(translations), tuple(definitions))


def definitions(folder: Path, language: str) -> list[tuple[str, str]]:
    """Return headword and definition from every dictionary of a language, each once, in a fixed order."""
    found = {
        (sense.head, definition)
        for path in sorted(folder.glob(f"freedict-{language}-*.dict.dz"))
        for sense in senses(path)
        for definition in sense.definitions
    }
    return sorted(found)
