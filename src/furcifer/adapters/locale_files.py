"""The texts of a game for people, from the Fluent files that its page uses too.

This reads the part of Fluent that plain messages need: variables, and choices of a variant by a variable. The
whole of it is in the page; its library for Python would be one more dependency of every installation.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, partial
from importlib.resources import files

from furcifer.core import find

CHOICE = re.compile(r"\{ \$(?P<name>[\w-]+) ->\n(?P<variants>.*?)\n *\}", re.DOTALL)
VARIANT = re.compile(r"^ *(?P<usual>\*?)\[(?P<key>[\w-]+)\] (?P<text>.*)$", re.MULTILINE)
VARIABLE = re.compile(r"\{ \$(?P<name>[\w-]+) \}")

Arguments = Mapping[str, object]


@cache
def texts(slug: str, language: str) -> str:
    """Return the Fluent file of a game in a language; empty if there is none."""
    package = find(slug).view.__module__.rpartition(".")[0]
    file = files(package).joinpath("locale", f"{language}.ftl")
    return file.read_text("utf-8") if file.is_file() else ""


def sentence(slug: str, language: str, message: str, arguments: Arguments) -> str | None:
    """Return a message of a game in a language, or None if it is not there.

    >>> sentence("chameleon-chess", "fr", "chameleon-chess-puzzle-win", {"side": "red", "moves": 2})
    'Les Rouges jouent et gagnent en 2 coups. Trouvez la seule façon d’y arriver.'
    """
    found = re.search(rf"^{re.escape(message)} = (.*(?:\n +.*)*)", texts(slug, language), re.MULTILINE)
    if found is None:
        return None
    chosen = CHOICE.sub(partial(_variant, arguments), found[1])
    return VARIABLE.sub(lambda variable: str(arguments[variable["name"]]), chosen)


def _variant(arguments: Arguments, choice: re.Match[str]) -> str:
    """Return the variant of a choice that fits the value of its variable."""
    variants = list(VARIANT.finditer(choice["variants"]))
    by_key = {variant["key"]: variant["text"] for variant in variants}
    usual = next(variant["text"] for variant in variants if variant["usual"])
    value = arguments[choice["name"]]
    return by_key.get("one" if value == 1 else str(value), usual)
