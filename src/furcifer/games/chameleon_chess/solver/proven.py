"""The proven facts about Chameleon 5×5 for its strongest bot: the certificate and the endgame tables."""

from __future__ import annotations

import warnings
from functools import cache

import numpy as np
from numpy.typing import NDArray

from furcifer.core import CHANCE, Proof
from furcifer.games.chameleon_chess.positions import exchanged, exchanged_move
from furcifer.games.chameleon_chess.state import Move, View
from furcifer.games.chameleon_chess.tables import QUIET_PLIES, RED

from . import certificate, endgames


def winning(view: View) -> tuple[Move, int] | None:
    """Return the certificate's move and the plies within which it wins, or None if it has none here.

    The certificate is about Red to move. With Blue to move it holds for the board with the sides exchanged.
    """
    if view.turn == CHANCE or (shipped := _shipped()) is None:
        return None
    red = view.turn == RED
    found = shipped.look_up(view.board if red else exchanged(view.board))
    if found is None or len(view.past) + found[1] >= QUIET_PLIES:
        return None
    move, plies = found
    return (move if red else exchanged_move(move)), plies


@cache
def _shipped() -> certificate.Certificate | None:
    return certificate.read() if certificate.SHIPPED.exists() else None


@cache
def endgame_tables() -> NDArray[np.uint8] | None:
    """Return the endgame tables if they exist. Damaged tables cause a warning, and play goes on without."""
    if not endgames.default_path().exists():
        return None
    try:
        return endgames.read()
    except endgames.EndgameError as error:
        warnings.warn(str(error), stacklevel=2)
        return None


proof: Proof[View, Move] = Proof(winning=winning, endgames=endgame_tables)
