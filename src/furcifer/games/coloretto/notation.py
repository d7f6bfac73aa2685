"""Actions of Coloretto as text."""

from __future__ import annotations

import re

from furcifer.core import NotationError

from .deck import REVEAL_LAST_ROUND, REVEALS
from .rules import DEALS, DRAW, FIRSTS, JOKERS, PLACES, REMOVALS, STARTS, TAKES
from .state import Action, Place, Take

# Every possible action; chance's come last.
ACTIONS: tuple[Action, ...] = (
    DRAW,
    *PLACES,
    *TAKES,
    *STARTS,
    *JOKERS,
    *REMOVALS,
    *FIRSTS,
    *DEALS,
    *REVEALS,
    REVEAL_LAST_ROUND,
)
MEANING = {str(action): action for action in ACTIONS}
ROW = re.compile(r"(place|take) ([1-9][0-9]?)")  # accepts rows that no table has, which the rules then refuse


def parse(text: str) -> Action:
    """Return the action that a text means.

    >>> parse("place 2"), parse("start green")
    (Place(row=1), Start(colour='green'))
    """
    plain = " ".join(text.lower().split())
    if plain in MEANING:
        return MEANING[plain]
    if found := ROW.fullmatch(plain):
        row = int(found[2]) - 1
        return Place(row) if found[1] == "place" else Take(row)
    raise NotationError(
        f"{text!r} is not an action; write draw, place 2, take 1, start green or joker yellow."
    )
