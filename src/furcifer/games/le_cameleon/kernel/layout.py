"""The packed form of a match of Le Caméléon.

It holds the pieces of both sides (three digits each, see `bitboards.py`), the stock of both boxes (four bits
for each gain), the side to move, the piece about to take (its square plus 1, or 0), whether R18 applies, the
result so far, a Zobrist hash of the board, the number of moves since the last taking, and those moves, oldest
first, each with the hash of the board before it. A taking clears them and the hundredth ends the match, so
there is room for a hundred.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from furcifer.compiled.bits import size
from furcifer.games.le_cameleon.tables import GAINS, QUIET_MOVES

from .bitboards import FIELD

BOARD = 6  # numbers for the board
BOXES, TURN, MOVED, DRAWS, RESULT, HASH, QUIET, PAST = BOARD, 8, 9, 10, 11, 12, 13, 14
WIDTH = PAST + QUIET_MOVES

MOST_ACTIONS = 4 * size(FIELD)  # moves: an empty square can be reached from four directions
OVER = -9  # returned by `to_act` when the match is over
OPEN, ROUNDS_WON, SQUARES_WON, DRAWN = range(4)

GAIN_KINDS = len(GAINS)
COUNT_BITS = 4  # for each count in a box
COUNT_MASK = (1 << COUNT_BITS) - 1
ACTION_MASK = (1 << 11) - 1  # the action of a recorded move; the bits above are the hash of the board
