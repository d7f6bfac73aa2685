"""Where a search works: arrays made once and handed to compiled code."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]

DEEPEST = 96  # plies on the stack
WIN = 30_000  # less the actions it takes
SURE = 20_000  # beyond this a value is a forced win or loss
# The control array: nodes so far, nodes allowed, whether to stop, how much is overlooked and by which chance,
# and how many plies of takings are looked at below the depth.
NODES, LIMIT, HALT, BLIND, SALT, DOWN = range(6)
SEEING = 1 << 10  # who is BLIND to so many actions of as many overlooks them all
DEPTH, ALPHA, BETA, FLOOR, BEST, CHOICE, COUNT, NEXT, ACTOR, KEY, NARROW = range(11)  # a frame of the stack
FRAME = 11
NO_ENDINGS: Bytes = np.empty(0, dtype=np.uint8)


class Room(NamedTuple):
    """By ply: rows, moves, frames, killers. Then history by seat, findings, controls, the game's endings."""

    rows: Ints
    moves: Ints
    frames: Ints
    killers: Ints
    history: Ints
    table: Ints
    control: Ints
    endings: Bytes  # an endgame table, or nothing


def make_room(width: int, most: int, actions: int, entries: int, endings: Bytes | None = None) -> Room:
    """An empty room for a game with rows so wide, so many moves at most and so many numbers for actions."""
    plies = DEEPEST + 2
    shapes = ((plies, width), (plies, most), (plies, FRAME), (plies, 2), (2, actions), (entries, 2), (6,))
    rows, moves, frames, killers, history, table, control = (np.zeros(s, dtype=np.int64) for s in shapes)
    known = NO_ENDINGS if endings is None else endings
    return Room(rows, moves, frames, killers, history, table, control, known)
