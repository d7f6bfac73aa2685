"""Play a move, or what chance does at the start, on a packed match."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from furcifer.compiled import compiled

from .bitboards import CELLS
from .layout import BLACK_AT, BLUE_AT, DRAWS, FIRST_START, OPENINGS, PAST, QUIET, RED_AT, TURN, Ints


@compiled
def _move(packed: Ints, origin: int, target: int) -> None:
    side = packed[TURN] & 1
    step, black = 1 << origin | 1 << target, packed[BLACK_AT]
    if packed[1 - side] >> target & 1:
        packed[1 - side] &= ~(1 << target)
        packed[QUIET] = 0
    elif packed[DRAWS]:
        place = PAST + 2 * packed[QUIET]
        packed[place], packed[place + 1] = packed[RED_AT] | packed[BLUE_AT] << CELLS, black
        packed[QUIET] += 1
    packed[side] ^= step
    packed[BLACK_AT] = black & ~step | (black >> origin & 1) << target
    packed[TURN] = 1 - side


@compiled
def apply(packed: Ints, action: int) -> None:
    """Play a legal move, an opening, or the lot, in place."""
    if action < FIRST_START:
        _move(packed, action // CELLS, action % CELLS)
        return
    start = action - FIRST_START
    if start >= len(OPENINGS):
        packed[TURN] = start - len(OPENINGS)
        return
    opening = OPENINGS[start]
    packed[TURN] = 0 if 2 * start < len(OPENINGS) else 1
    _move(packed, opening[0], opening[1])
    _move(packed, opening[2], opening[3])
