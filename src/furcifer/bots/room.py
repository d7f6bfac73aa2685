"""Where a search works: arrays made once and handed to compiled code."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]

DEEPEST = 96  # plies on the stack
WIN = 30_000  # less the actions it takes
SURE = 20_000  # beyond this a value is a forced win or loss
NODES, LIMIT, HALT = range(3)  # the control array: nodes so far, nodes allowed, whether to stop
DEPTH, ALPHA, BETA, FLOOR, BEST, CHOICE, COUNT, NEXT, ACTOR, KEY, NARROW = range(11)  # a frame of the stack
FRAME = 11


class Room(NamedTuple):
    """By ply: rows, moves, frames, killers. Then history by seat, the table of findings, the controls."""

    rows: Ints
    moves: Ints
    frames: Ints
    killers: Ints
    history: Ints
    table: Ints
    control: Ints


def make_room(width: int, most: int, actions: int, entries: int) -> Room:
    """An empty room for a game with rows so wide, so many moves at most and so many numbers for actions."""
    plies = DEEPEST + 2
    shapes = ((plies, width), (plies, most), (plies, FRAME), (plies, 2), (2, actions), (entries, 2), (3,))
    return Room(*(np.zeros(shape, dtype=np.int64) for shape in shapes))
