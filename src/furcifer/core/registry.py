"""Find the games: every folder of `furcifer.games` that holds one. No list names them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from .contract import AnyGame
from .errors import UnknownGame

PACKAGE = "furcifer.games"


@cache
def _found() -> dict[str, AnyGame]:
    package = import_module(PACKAGE)
    found: list[AnyGame] = [
        import_module(f"{PACKAGE}.{folder.name}").game for folder in iter_modules(package.__path__)
    ]
    return {game.meta.slug: game for game in sorted(found, key=lambda game: game.meta.slug)}


def all_games() -> dict[str, AnyGame]:
    """Return every game by its slug.

    >>> all_games()["chameleon-chess"].meta.seats
    (2,)
    """
    return dict(_found())


def find(slug: str) -> AnyGame:
    """Return the game with this slug, or raise UnknownGame with the slugs there are."""
    try:
        return _found()[slug]
    except (KeyError, TypeError):
        raise UnknownGame(f"There is no game {slug!r}; the games are: {', '.join(_found())}.") from None
