"""Find the games: every folder of `furcifer.games`, and the games of other packages. No list names them.

Another package offers a game by an entry point of the group `furcifer.games`, with its `Game` record.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any

from .contract import AnyGame, Game
from .errors import UnknownGame

PACKAGE = GROUP = "furcifer.games"


@cache
def _found() -> dict[str, AnyGame]:
    package = import_module(PACKAGE)
    own: list[AnyGame] = [
        import_module(f"{PACKAGE}.{folder.name}").game for folder in iter_modules(package.__path__)
    ]
    found = {game.meta.slug: game for game in own}
    for name, game in plugins(GROUP):
        if isinstance(game, Game) and game.meta.slug not in found:
            found[game.meta.slug] = game
        else:
            warnings.warn(
                f"The game {name!r} is left out: it is not a Game, or its slug is taken.", stacklevel=2
            )
    return dict(sorted(found.items()))


def plugins(group: str) -> Iterator[tuple[str, Any]]:
    """Yield the name and value of every entry point of a group. One that fails is left out with a warning."""
    for point in sorted(entry_points(group=group), key=lambda point: point.name):
        try:
            yield point.name, point.load()
        except Exception as error:  # somebody else's package must not stop our games
            warnings.warn(f"{point.value} ({group}) cannot be loaded: {error}", stacklevel=2)


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
