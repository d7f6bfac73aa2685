"""The text files of this room, found by being there: `packs/en.txt` is what makes English a language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from furcifer.core.errors import ConfigError

FOLDERS = ("packs", "topics", "grammar", "sentences")  # a language is complete when it has a file in each
SUFFIX = ".txt"


@cache
def languages() -> tuple[str, ...]:
    """The languages there are.

    >>> "en" in languages()
    True
    """
    return tuple(sorted(set.intersection(*(_languages_in(folder) for folder in FOLDERS))))


def _languages_in(folder: str) -> set[str]:
    names = (entry.name for entry in files(__package__).joinpath(folder).iterdir())
    return {name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)}


def read_file(folder: str, language: str) -> str:
    """The text of a language's file, or ConfigError with the languages there are."""
    # The name is looked up, never joined into a path unseen: it may come from a stranger.
    if language not in languages():
        there_are = ", ".join(languages())
        raise ConfigError(f"There are no words in the language {language!r}; there are: {there_are}.")
    return files(__package__).joinpath(folder, language + SUFFIX).read_text(encoding="utf-8")


def numbered(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers; `#` starts a comment.

    >>> list(numbered("# birds\\n\\nowl  # by night"))
    [(3, 'owl')]
    """
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        if said := line.partition("#")[0].strip():
            yield number, said
