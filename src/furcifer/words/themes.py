"""The themes of the built-in codenames: headings of `pack.txt`, and groups of topic cards (`themes.txt`)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal, TypeAlias

from furcifer.core.errors import ConfigError

from .files import find_file, headed, read_file
from .packs import topics
from .spelling import normalized, tidy

Theme: TypeAlias = Literal[
    "animals", "body", "home", "machines", "nature", "people", "food", "travel", "stories", "play"
]


@cache
def themes(language: str) -> dict[str, tuple[str, ...]]:
    """Return the words of each theme of a language. A language may have fewer themes than others.

    >>> len(themes("en")["food"]) > 60, "OCTOPUS" in themes("en")["animals"]
    (True, True)
    """
    ours = {title: _cards(lines) for _, title, lines in headed(read_file("pack", language)) if title}
    return ours | _from_topics(language)


def themed(language: str, chosen: Iterable[str]) -> tuple[str, ...]:
    """Return the words of these themes, each once."""
    known = themes(language)
    return without_repeats(word for theme in chosen for word in known[theme])


def without_repeats(words: Iterable[str]) -> tuple[str, ...]:
    """Return the words without those that are spelled like an earlier one, accents aside.

    >>> without_repeats(["OWL", "PÊCHE", "PECHE"])
    ('OWL', 'PÊCHE')
    """
    found: dict[str, str] = {}
    for word in words:
        found.setdefault(normalized(word), word)
    return tuple(found.values())


def _from_topics(language: str) -> dict[str, tuple[str, ...]]:
    if (text := find_file("themes", language)) is None:
        return {}
    words = {topic.title: topic.words for topic in topics(language)}
    made: dict[str, tuple[str, ...]] = {}
    for _, theme, lines in headed(text):
        left_out = {line[1:].strip() for _, line in lines if line.startswith("-")}
        titles = [(number, line) for number, line in lines if not line.startswith("-")]
        for number, title in titles:
            if title not in words:
                raise ConfigError(f"{language}/themes.txt, line {number}: there is no topic “{title}”.")
        chosen = (word for _, title in titles for word in words[title] if word not in left_out)
        made[theme] = without_repeats(tidy(word).upper() for word in chosen)
    return made


def _cards(lines: Iterable[tuple[int, str]]) -> tuple[str, ...]:
    return tuple(tidy(line).upper() for _, line in lines)
