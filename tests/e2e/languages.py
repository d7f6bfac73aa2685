"""The page's languages and texts, read from its locale files."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SHELL = ROOT / "web" / "locale"
GAMES = ROOT / "src" / "furcifer" / "games"

LANGUAGES = sorted(path.stem for path in SHELL.glob("*.ftl"))


def locale(language: str, slug: str | None = None) -> str:
    """Return the locale file of the shell or of a game."""
    folder = SHELL if slug is None else GAMES / slug.replace("-", "_") / "locale"
    return (folder / f"{language}.ftl").read_text("utf-8")


def text(key: str, language: str, slug: str | None = None) -> str:
    """Return a message that has one line, of the shell or of a game."""
    return re.findall(rf"^{key} = (.+)$", locale(language, slug), re.MULTILINE)[0]
