"""The hand-made lists of a language, `grammar.txt`. The comments in that file explain each section."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import permutations

from msgspec import Struct

from furcifer.core.errors import ConfigError

from .files import numbered, read_file
from .spelling import normalized, tidy

_LISTS = ("endings", "prefixes", "small", "elided", "names", "everyday", "acronyms")


class Grammar(Struct, frozen=True):
    """Additions and corrections to the word tables of a language."""

    endings: frozenset[str]  # of inflected forms, for words that no table has
    prefixes: frozenset[str]  # they begin compounds, and are no forms of the words they look like
    families: dict[str, frozenset[str]]  # a form → the words it is a form of
    roots: dict[str, frozenset[str]]  # a word → the words it comes from
    suffixes: tuple[tuple[str, str], ...]  # (old ending, new ending)
    vowel_suffixes: tuple[str, ...]  # these take the place of the final vowel
    apart: frozenset[tuple[str, str]]  # pairs, both ways round
    misfiled: frozenset[tuple[str, str]]  # pairs again
    accents: frozenset[tuple[str, str]]  # pairs again, with their accents kept
    sewn: dict[str, frozenset[str]]  # a compound → its parts
    homophones: frozenset[tuple[str, str]]  # pairs, both ways round
    small: frozenset[str]
    elided: frozenset[str]
    names: frozenset[str]
    everyday: frozenset[str]
    acronyms: frozenset[str]


@cache
def grammar(language: str) -> Grammar:
    """Return the grammar of a language, or raise ConfigError if there is no such language.

    >>> "o" in grammar("en").elided
    True
    """
    sections = _sections(read_file("grammar", language), f"{language}/grammar.txt")

    def words(section: str) -> frozenset[str]:
        return frozenset(word for line in sections.get(section, []) for word in line)

    endings = sorted(words("suffixes"))
    return Grammar(
        families=_families(sections.get("families", [])),
        suffixes=tuple(_ending(ending) for ending in endings if not ending.startswith("~")),
        vowel_suffixes=tuple(ending[1:] for ending in endings if ending.startswith("~")),
        roots=_families(sections.get("roots", [])),
        apart=_pairs(sections.get("apart", [])),
        misfiled=_pairs(sections.get("misfiled", [])),
        accents=frozenset(pair for line in sections.get("accents", []) for pair in permutations(line, 2)),
        homophones=frozenset(
            pair for line in sections.get("homophones", []) for pair in permutations(line, 2)
        ),
        sewn={whole: frozenset(parts) for whole, *parts in sections.get("sewn", [])},
        **{name: words(name) for name in _LISTS},
    )


def _sections(text: str, name: str) -> dict[str, list[list[str]]]:
    """Return the words of every line, section by section."""
    sections: dict[str, list[list[str]]] = {}
    lines: list[list[str]] | None = None
    spell: Callable[[str], str] = normalized
    for number, line in numbered(text):
        if line.startswith("[") and line.endswith("]"):
            lines = sections.setdefault(line[1:-1], [])
            spell = tidy if line == "[accents]" else normalized
        elif lines is None:
            raise ConfigError(f"{name}, line {number}: words before the first [section].")
        else:
            lines.append([spell(word) for word in line.split()])
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
