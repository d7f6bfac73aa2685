"""Pages that the host of a site can edit: privacy and accessibility, a file for each language.

The templates lie beside this module. A file of the same name in `pages_folder` takes the place of one. Pages
are plain text: `# ` begins a heading, `- ` an item of a list, an empty line separates paragraphs. `{contact}`
and `{chat_days}` are filled in from the settings, so that the text says what the server does.
"""

from __future__ import annotations

import re
from pathlib import Path

from furcifer.server.settings import Settings

TEMPLATES = Path(__file__).parent
NAMES = ("privacy", "accessibility")
FALLBACK = "en"
DAYS = ("cookie_days", "finished_days", "chat_days", "people_days", "abandoned_days")
HEAD = re.compile(r"(?:(?:days|forever|nobody): .*\n)+")  # how the language says some values
CODE = re.compile(r"[a-z]{2,3}")


def read_page(name: str, language: str, settings: Settings) -> str | None:
    """Return the text of a page, in English where a language has none; None if there is no such page."""
    if name not in NAMES or not CODE.fullmatch(language):  # never join a stranger's text into a path
        return None
    for code in (language, FALLBACK):
        for folder in (Path(settings.pages_folder) if settings.pages_folder else TEMPLATES, TEMPLATES):
            path = folder / f"{name}.{code}.md"
            if path.is_file():
                return fill_in(path.read_text("utf-8"), settings)
    return None


def fill_in(text: str, settings: Settings) -> str:
    """Return a page with the values of the settings in place of their names.

    >>> fill_in("days: {n} days\\nforever: ever\\n# Chat\\nFor {chat_days}.", Settings(chat_days=9))
    '# Chat\\nFor 9 days.'
    """
    head = HEAD.match(text)
    said = dict(line.split(": ", 1) for line in head[0].splitlines()) if head else {}
    values = {"contact": settings.host_contact or said.get("nobody", "–")}
    for name in DAYS:
        days = getattr(settings, name)
        values[name] = (
            said.get("days", "{n}").replace("{n}", f"{days:g}") if days else said.get("forever", "–")
        )
    body = text[head.end() :] if head else text
    return re.sub(r"\{(\w+)\}", lambda found: values.get(found[1], found[0]), body).strip()
