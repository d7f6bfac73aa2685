"""The sentences of the referee: one for each code, in the language of the table's words.

They are in `languages/<code>/sentences.txt`. The page translates the code and the names by itself.
"""

from __future__ import annotations

from functools import cache

from furcifer.core.errors import ConfigError, Illegal

from .files import numbered, read_file

Ruling = Illegal


@cache
def sentences(language: str) -> dict[str, str]:
    """Return every sentence of a language by its code.

    >>> sentences("fr")["on_card"]
    'Ce mot est sur la carte thème ; personne ne peut dire l’un des seize.'
    """
    name = f"{language}/sentences.txt"
    return dict(_sentence(name, *line) for line in numbered(read_file("sentences", language)))


def _sentence(name: str, number: int, line: str) -> tuple[str, str]:
    code, equals, text = (piece.strip() for piece in line.partition("="))
    if not (code and equals and text):
        raise ConfigError(f"{name}, line {number}: a line is a code, `=`, and its sentence.")
    return code, text


def ruling(code: str, language: str, **names: str | int) -> Ruling:
    """Return the refusal with this code.

    >>> ruling("form_of", "en", clue="mice", card="MOUSE").text
    '“mice” is a form of MOUSE, which is still on the table.'
    """
    return Ruling(code, sentences(language)[code].format_map(names), names)
