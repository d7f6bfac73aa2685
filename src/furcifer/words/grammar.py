"""What a language's `grammar/*.txt` says, read once. The file's own comments say what each section is for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from furcifer.core.errors import ConfigError

from .files import numbered, read_file
from .spelling import fold


class Grammar(Struct, frozen=True):
    """What the dictionary and the stemmer of a language cannot know."""

    stemmer: str
    families: dict[str, frozenset[str]]  # a form → the words it is a form of
    suffixes: tuple[tuple[str, str], ...]  # (old ending, new ending)
    apart: frozenset[tuple[str, str]]  # pairs, both ways round
    parts: frozenset[str]
    whole: frozenset[str]
    compounds: frozenset[str]
    small: frozenset[str]
    names: frozenset[str]
    everyday: frozenset[str]
    acronyms: frozenset[str]


@cache
def grammar(language: str) -> Grammar:
    """The grammar of a language, or ConfigError when there is no such language.

    >>> grammar("en").stemmer
    'english'
    """
    sections = _sections(read_file("grammar", language), f"grammar/{language}.txt")

    def words(section: str) -> frozenset[str]:
        return frozenset(word for line in sections.get(section, []) for word in line)

    return Grammar(
        stemmer=next(iter(words("stemmer"))),
        families=_families(sections.get("families", [])),
        suffixes=tuple(sorted(_ending(ending) for ending in words("suffixes"))),
        apart=_pairs(sections.get("apart", [])),
        **{
            name: words(name)
            for name in ("parts", "whole", "compounds", "small", "names", "everyday", "acronyms")
        },
    )


def _sections(text: str, name: str) -> dict[str, list[list[str]]]:
    """The words of every line, section by section."""
    sections: dict[str, list[list[str]]] = {}
    lines: list[list[str]] | None = None
    for number, line in numbered(text):
        if line.startswith("[") and line.endswith("]"):
            lines = sections.setdefault(line[1:-1], [])
        elif lines is None:
            raise ConfigError(f"{name}, line {number}: words before the first [section].")
        else:
            lines.append([fold(word) for word in line.split()])
    return sections


def _families(lines: Iterable[list[str]]) -> dict[str, frozenset[str]]:
    families: dict[str, frozenset[str]] = {}
    for head, *forms in lines:
        for form in (head, *forms):
            families[form] = families.get(form, frozenset()) | {head}
    return families


def _pairs(lines: Iterable[list[str]]) -> frozenset[tuple[str, str]]:
    pairs = {(first, other) for first, *others in lines for other in others}
    return frozenset(pairs | {(other, first) for first, other in pairs})


def _ending(text: str) -> tuple[str, str]:
    old, swap, new = text.partition(">")
    return (old, new) if swap else ("", old)
