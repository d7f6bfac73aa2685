"""What is known for certain of a position of Chameleon 5×5, for those who play by it."""

from __future__ import annotations

import warnings
from functools import cache

import numpy as np
from numpy.typing import NDArray

from . import certificate, endgames
from .state import Move, View
from .tables import QUIET_PLIES, RED


def proved(view: View) -> tuple[Move, int] | None:
    """The certificate's move and within how many plies it wins; None where Red is off its path."""
    if view.turn != RED or (shipped := _shipped()) is None:
        return None
    found = shipped.look_up(view.board)
    return found if found and len(view.past) + found[1] < QUIET_PLIES else None


@cache
def _shipped() -> certificate.Certificate | None:
    return certificate.read() if certificate.SHIPPED.exists() else None


@cache
def endings() -> NDArray[np.uint8] | None:
    """The endgame tables, where they have been built. Damaged ones are refused aloud, and play goes on."""
    if not endgames.usual_place().exists():
        return None
    try:
        return endgames.read()
    except endgames.EndgameError as error:
        warnings.warn(str(error), stacklevel=2)
        return None
