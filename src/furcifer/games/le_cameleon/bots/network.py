"""The learned network of the evaluation of Le Caméléon.

Its inputs are the pieces (whose, which kind, where) as the side to move sees them: for Squares the board is
turned round. A row of weights belongs to each input. The rows of a position are added up; the sums, held
between 0 and ONE, are the hidden units, and the output weights make a value of them. The last columns of a
row go straight to the value, one for each phase of the match.

Rows are added four numbers at a time: a word of 64 bits holds four of 16 bits, each raised by RAISED so that
none is negative. The 64 squares of both sides and the row where the sums begin never overflow 16 bits.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled
from furcifer.compiled.bits import lowest, size
from furcifer.games.le_cameleon.kernel.bitboards import HALF, PER_ROW, Ints, kind_at, pieces
from furcifer.games.le_cameleon.tables import KINDS

from .weights import COLUMNS, HIDDEN, INPUTS, LARGEST, PLACES, read

LANE, LANE_MASK = 16, (1 << 16) - 1
LANES = 4  # of a word
RAISED = LARGEST + 1
ONE = 128  # a hidden unit at its largest
OUTPUT_BITS = 12  # a hidden unit times its output weight is a value times 2 ** 12
assert (2 * PLACES + 1) * (RAISED + LARGEST) <= LANE_MASK
assert HIDDEN % LANES == 0
assert COLUMNS == 8 * LANES  # as `_added` has them


def in_words(rows: NDArray[np.int16]) -> Ints:
    """Return rows with LANES numbers in a word."""
    lanes = (rows.astype(np.int64) + RAISED).reshape(len(rows), -1, LANES)
    return np.ascontiguousarray((lanes << LANE * np.arange(LANES)).sum(axis=2))


_weights = read()
ROWS, OUTPUT = in_words(_weights.rows), _weights.output.astype(np.int64)
TERM_WEIGHTS = _weights.terms.astype(np.int64)
Sums = tuple[int, int, int, int, int, int, int, int]


@compiled
def phase(packed: Ints) -> int:
    """Return the phase of a match, from 0, when few pieces are left, to 3."""
    count = size(pieces(packed, 0)) + size(pieces(packed, 1))
    return 0 if count <= 8 else 1 if count <= 14 else 2 if count <= 20 else 3


@compiled
def input_number(side: int, whose: int, kind: int, bit: int) -> int:
    """Return the input for a piece of the side to move (whose = 0) or of the other (1)."""
    seen = HALF - 1 - bit if side else bit
    return (whose * len(KINDS) + kind - 1) * PLACES + seen - whose * PER_ROW


@compiled
def _added(sums: Sums, row: int) -> Sums:
    """Add a row. Numba keeps a tuple in registers, but not an array."""
    return (
        sums[0] + ROWS[row, 0],
        sums[1] + ROWS[row, 1],
        sums[2] + ROWS[row, 2],
        sums[3] + ROWS[row, 3],
        sums[4] + ROWS[row, 4],
        sums[5] + ROWS[row, 5],
        sums[6] + ROWS[row, 6],
        sums[7] + ROWS[row, 7],
    )


@compiled
def _output(word: int, base: int, phase: int, first: int) -> int:
    """Return what the hidden units of a word add to the value."""
    value = 0
    for lane in range(LANES):
        unit = (word >> LANE * lane & LANE_MASK) - base
        value += min(max(unit, 0), ONE) * OUTPUT[phase, first + lane]
    return value


@compiled
def network(packed: Ints, side: int, phase: int) -> int:
    """Return the learned value for the side to move, in hundredths of a primary piece."""
    sums, rows, value = _added((0, 0, 0, 0, 0, 0, 0, 0), INPUTS), 1, 0
    for whose in range(2):
        owner = side ^ whose
        left = pieces(packed, owner)
        while left:
            bit = lowest(left)
            sums = _added(sums, input_number(side, whose, kind_at(packed, owner, bit), bit))
            rows += 1
            left &= left - 1
    base = rows * RAISED
    for word in range(HIDDEN // LANES):
        value += _output(sums[word], base, phase, LANES * word)
    straight = (sums[HIDDEN // LANES] >> LANE * phase & LANE_MASK) - base
    return (value >> OUTPUT_BITS) + straight
