"""The shelf: one folder, one game."""

from __future__ import annotations

import sys
from types import ModuleType

from furcifer.core import AnyGame, games


class Shelf(ModuleType):
    """This folder and the function `furcifer.games()` share a name, so the folder answers like it."""

    def __call__(self) -> dict[str, AnyGame]:
        return games()


sys.modules[__name__].__class__ = Shelf
