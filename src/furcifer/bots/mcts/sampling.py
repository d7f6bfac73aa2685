"""Estimate each seat's chance of winning by playouts of the policy, with the standard error."""

from __future__ import annotations

import numpy as np

from furcifer.core import AnyGame

from .player import compiled_for
from .tree import CONTROLS, MAX_DEPTH, PLAYOUT_DEPTH, Floats, Ints


def sample(game: AnyGame, packed: Ints, playouts: int, seed: int) -> tuple[Floats, Floats]:
    """Return the sums of each seat's shares of the win over the playouts, and of their squares."""
    assert game.kernel is not None
    kernel = game.kernel()
    assert kernel.seats is not None
    seats, control = kernel.seats(packed), np.zeros(CONTROLS, dtype=np.int64)
    control[PLAYOUT_DEPTH] = MAX_DEPTH
    totals, squares = np.zeros(seats), np.zeros(seats)
    compiled_for(game.meta.slug)["sample"](packed, playouts, seed, control, totals, squares)
    return totals, squares
