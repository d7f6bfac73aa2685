"""The working memory of a search: arrays that are allocated once and passed to compiled code."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]

MAX_PLY = 96  # plies on the stack
WIN = 30_000  # the value of a win, less the actions until it
FORCED = 20_000  # values beyond this are forced wins or losses
# The control array: nodes so far, the node limit, a flag to stop, the share of actions to overlook and the
# seed that decides which, the plies of quiescence search, and the share of captures to miss.
NODES, NODE_LIMIT, STOP, OVERLOOK_SHARE, OVERLOOK_SEED, QUIESCENCE, MISS_SHARE = range(7)
CONTROL_SIZE = 7
OVERLOOK_SCALE = 1 << 10  # the share that would mean all actions
# A frame of the stack.
DEPTH, ALPHA, BETA, ORIGINAL_ALPHA, BEST_VALUE, BEST_ACTION, COUNT, NEXT, ACTOR, KEY, NULL_WINDOW = range(11)
REDUCED = 11  # plies that the action under search was cut by, or CUT_NO_MORE
FRAME_SIZE = 12
NO_ENDGAMES: Bytes = np.empty(0, dtype=np.uint8)


class Workspace(NamedTuple):
    """The arrays of one search. The first four have a line for each ply."""

    positions: Ints  # packed matches
    moves: Ints
    frames: Ints
    killers: Ints
    history: Ints  # by seat and action
    table: Ints  # the transposition table: key and result
    control: Ints
    endgames: Bytes  # the game's endgame tables, or empty


def make_workspace(
    width: int, most: int, actions: int, entries: int, endgames: Bytes | None = None
) -> Workspace:
    """Allocate the arrays for packed matches of this width with at most `most` of `actions` legal actions."""
    plies = MAX_PLY + 2
    by_ply = ((plies, width), (plies, most), (plies, FRAME_SIZE), (plies, 2))
    shapes = (*by_ply, (2, actions), (entries, 2), (CONTROL_SIZE,))
    positions, moves, frames, killers, history, table, control = (
        np.zeros(shape, dtype=np.int64) for shape in shapes
    )
    known = NO_ENDGAMES if endgames is None else endgames
    return Workspace(positions, moves, frames, killers, history, table, control, known)
