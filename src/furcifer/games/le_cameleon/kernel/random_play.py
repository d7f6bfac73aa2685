"""Random play on a packed match of Le Caméléon."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np

from furcifer.compiled import compiled
from furcifer.compiled.bits import lowest, size
from furcifer.compiled.xorshift import bounded, next_number, seed_stream

from .apply import apply
from .bitboards import DIRECTIONS, FIELD, FIRST_MOVE, HALF, PASS_NUMBER, Ints, chameleons, pieces, steppers
from .layout import MOST_ACTIONS, MOVED, OPEN, RESULT, TURN
from .legal import legal, slides


@compiled
def _random_move(packed: Ints, out: Ints, stream: int) -> int:
    """Return a random move, each equally likely. Chameleon moves are listed, steps only counted."""
    side = packed[TURN] & 1
    own, sliding, count = pieces(packed, side), chameleons(packed, side), 0
    stepping, free = own ^ sliding, FIELD & ~own
    while sliding:
        count = slides(own, side * HALF + lowest(sliding), out, count)
        sliding &= sliding - 1
    steps = 0
    for direction in range(DIRECTIONS):
        steps += size(steppers(stepping, free, side, direction))
    if not count + steps:
        return PASS_NUMBER
    pick = bounded(stream, count + steps)
    return out[pick] if pick < count else _step(stepping, free, side, pick - count)


@compiled
def _step(stepping: int, free: int, side: int, pick: int) -> int:
    """Return the step with index `pick`."""
    direction, able = 0, steppers(stepping, free, side, 0)
    while pick >= size(able):
        pick -= size(able)
        direction += 1
        able = steppers(stepping, free, side, direction)
    for _ in range(pick):
        able &= able - 1
    return FIRST_MOVE[(side * HALF + lowest(able)) * DIRECTIONS + direction]


@compiled
def playout(packed: Ints, seed: int, most: int) -> int:
    """Play at random to the end, or for `most` actions. Return the number of actions."""
    out = np.empty(MOST_ACTIONS, dtype=np.int64)
    stream = seed_stream(seed)
    played = 0
    while played < most and packed[RESULT] == OPEN:
        stream = next_number(stream)
        if packed[MOVED]:
            apply(packed, out[bounded(stream, legal(packed, out))])
        else:
            apply(packed, _random_move(packed, out, stream))
        played += 1
    return played
