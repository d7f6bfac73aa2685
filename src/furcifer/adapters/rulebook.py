"""The rules of a game in a language, as its page tells them."""

from __future__ import annotations

import re
from functools import cache

from furcifer.core import AnyGame

from .locale_files import texts

USUAL = "en"


def rules(game: AnyGame, language: str = USUAL) -> str:
    """Return the rules of a game, one paragraph a line, in a language or else in English.

    >>> from furcifer.core import find
    >>> rules(find("codenames"), "fr").splitlines()[0]
    'Retrouver ses agents'
    """
    return _rules(game.meta.slug, language) or _rules(game.meta.slug, USUAL)


@cache
def _rules(slug: str, language: str) -> str:
    """Read them from the game's texts for people: plain messages whose names begin with `<slug>-rules-`."""
    message = re.compile(rf"^{re.escape(slug)}-rules-[\w-]+ = (.+)$", re.MULTILINE)
    return "\n".join(message.findall(texts(slug, language)))
