"""Hand-checked tables `word = gloss …` for cards that have no vector of their own."""

from __future__ import annotations

from pathlib import Path

from furcifer.words.files import numbered

HERE = Path(__file__).parent


def table(language: str, name: str = "bridge") -> dict[str, list[str]]:
    """Return every word of a table with its glosses."""
    text = (HERE / f"{language}_{name}.txt").read_text(encoding="utf-8")
    lines = (line.partition("=") for _, line in numbered(text))
    return {word.strip(): glosses.split() for word, _, glosses in lines}


def glosses(*languages: str) -> set[str]:
    """Return every gloss in the tables of these languages."""
    return {gloss for language in languages for told in table(language).values() for gloss in told}
