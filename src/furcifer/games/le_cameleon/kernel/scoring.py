"""R17 and R18 on a packed match: has it ended, and who won?"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled
from furcifer.compiled.bits import size
from furcifer.games.le_cameleon.tables import OCCURRENCES, QUIET_MOVES

from .bitboards import ORIGIN, PASS_NUMBER, TARGET, Ints, chameleons, pieces
from .layout import ACTION_MASK, BOARD, DRAWN, HASH, OPEN, PAST, QUIET, RESULT, ROUNDS_WON, SQUARES_WON, TURN


@compiled
def _undo(board: Ints, action: int, side: int) -> None:
    """Take back a move of a side."""
    if action == PASS_NUMBER:
        return
    origin, target = ORIGIN[action], TARGET[action]
    for at in range(3 * side, 3 * side + 3):
        digit = board[at] >> target & 1
        board[at] ^= digit << target | digit << origin


@compiled
def _repeats(packed: Ints) -> bool:
    """R18: return whether this board, with this side to move, is a third occurrence."""
    board_hash, seen = packed[HASH], 1
    for place in range(PAST + packed[QUIET] - 2, PAST - 1, -2):
        seen += (packed[place] ^ board_hash) & ~ACTION_MASK == 0
    return seen >= OCCURRENCES and _repeats_exactly(packed)


@compiled
def _repeats_exactly(packed: Ints) -> bool:
    """Compare the boards themselves, since two boards may share a hash."""
    board, seen, turn, quiet = packed[:BOARD].copy(), 1, packed[TURN], packed[QUIET]
    for back in range(1, quiet + 1):
        _undo(board, packed[PAST + quiet - back] & ACTION_MASK, turn + back & 1)
        if back & 1 == 0:
            seen += (board == packed[:BOARD]).all()
    return seen >= OCCURRENCES


@compiled
def update_result(packed: Ints) -> None:
    """Write the result of the match so far."""
    rounds, squares = size(pieces(packed, 0)), size(pieces(packed, 1))
    packed[RESULT] = OPEN
    if not rounds or not squares:
        packed[RESULT] = ROUNDS_WON if rounds else SQUARES_WON
    elif rounds + squares == 2:
        packed[RESULT] = DRAWN
    elif rounds + squares == 3 and size(chameleons(packed, 0)) + size(chameleons(packed, 1)) == 3:
        packed[RESULT] = ROUNDS_WON if rounds == 2 else SQUARES_WON
    elif packed[QUIET] >= QUIET_MOVES or _repeats(packed):
        packed[RESULT] = DRAWN


@compiled
def scores(packed: Ints, out: NDArray[np.float64]) -> None:
    """Write the score of each seat of a finished match."""
    out[0] = 1.0 if packed[RESULT] == ROUNDS_WON else 0.5 if packed[RESULT] == DRAWN else 0.0
    out[1] = 1.0 - out[0]
