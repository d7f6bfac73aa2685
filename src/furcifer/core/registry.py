"""The games there are: every folder of `furcifer.games` that holds one. No list names them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from .errors import UnknownGame
from .game import AnyGame

SHELF = "furcifer.games"


@cache
def _shelf() -> dict[str, AnyGame]:
    shelf = import_module(SHELF)
    found = [import_module(f"{SHELF}.{folder.name}").game for folder in iter_modules(shelf.__path__)]
    return {game.meta.slug: game for game in sorted(found, key=lambda game: game.meta.slug)}


def games() -> dict[str, AnyGame]:
    """Every game by its slug.

    >>> games()["chameleon-chess"].meta.seats
    (2,)
    """
    return dict(_shelf())


def find(slug: str) -> AnyGame:
    """The game of that slug, or UnknownGame with the slugs there are."""
    try:
        return _shelf()[slug]
    except (KeyError, TypeError):
        raise UnknownGame(f"There is no game {slug!r}; the games are: {', '.join(_shelf())}.") from None


def part(slug: str, name: str) -> ModuleType | None:
    """An optional file of a game's folder (`bots`, `encoding`, `terminal`, ...); None where it has none."""
    find(slug)
    module = f"{SHELF}.{slug.replace('-', '_')}.{name}"
    return import_module(module) if find_spec(module) else None
