"""Chameleon 5×5 on bitboards. The kernel, the solver and the evaluation build on this file.

A board is three sets of squares, each an integer with bit 0 for a1 and bit 24 for e5: Red's pieces, Blue's
pieces, and the pieces of black nature.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return,call-arg"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled
from furcifer.compiled.bits import lowest
from furcifer.games.chameleon_chess.tables import EMPTY, REACH, SIZE

CELLS = SIZE * SIZE
ALL = (1 << CELLS) - 1
RED_HOME = (1 << SIZE) - 1
BLUE_HOME = RED_HOME << SIZE * (SIZE - 1)
FILE_A = sum(1 << SIZE * rank for rank in range(SIZE))
FILE_B = FILE_A << 1
FILE_C = FILE_A << 2

MAX_BLOCKERS = 4  # no piece has more squares on which it can be blocked
INDICES = 1 << MAX_BLOCKERS


def _targets_by_index(magic: int, blockers: list[int], reached: list[int]) -> dict[int, int] | None:
    """Return the targets by index for a magic factor, or None if different targets share an index."""
    found: dict[int, int] = {}
    for among, targets in zip(blockers, reached, strict=True):
        if found.setdefault(among * magic >> CELLS & INDICES - 1, targets) != targets:
            return None
    return found


def _squares(bits: int) -> list[int]:
    return [square for square in range(CELLS) if bits >> square & 1]


def _magic(nature: str, origin: int) -> tuple[int, int, dict[int, int]]:
    """Return the mask of possible blockers, the magic that maps them to an index, and targets by index."""
    reach = REACH[nature][origin]
    mask = sum({1 << square for _, between in reach for square in between})
    inner = _squares(mask)
    blockers = [sum(1 << s for n, s in enumerate(inner) if way >> n & 1) for way in range(1 << len(inner))]
    reached = [
        sum(1 << target for target, between in reach if not any(among >> s & 1 for s in between))
        for among in blockers
    ]
    # Any magic that maps different targets to different indices works: take the first of a fixed stream.
    magic = 0
    while (found := _targets_by_index(magic, blockers, reached)) is None:
        magic = magic * 0x5851F42D4C957F2D + 0x14057B7EF767814F & (1 << 38) - 1
    return mask, magic, found


def _tables() -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    masks, factors = (np.zeros(2 * CELLS, dtype=np.int64) for _ in range(2))
    targets = np.zeros(2 * CELLS * INDICES, dtype=np.int64)
    for place in range(2 * CELLS):
        nature, origin = "WB"[place // CELLS], place % CELLS
        masks[place], factors[place], found = _magic(nature, origin)
        for way, squares in found.items():
            targets[place * INDICES + way] = squares
    return masks, factors, targets


MASKS, MAGICS, TARGETS = _tables()


@compiled
def reach(black: int, occupied: int, origin: int) -> int:
    """R2: return the squares a piece reaches, including those of its own side."""
    place = (black >> origin & 1) * CELLS + origin
    way = (occupied & MASKS[place]) * MAGICS[place] >> CELLS & INDICES - 1
    return TARGETS[place * INDICES + way]


@compiled
def attacked(pieces: int, black: int, occupied: int, target: int) -> bool:
    """Return whether one of these pieces reaches a square."""
    while pieces:
        if reach(black, occupied, lowest(pieces)) >> target & 1:
            return True
        pieces &= pieces - 1
    return False


@compiled
def mirrored(bits: int) -> int:
    """Return the set with the files reversed. The rules are the same for mirror images."""
    outer = (bits & FILE_A) << 4 | bits >> 4 & FILE_A
    return outer | (bits & FILE_B) << 2 | bits >> 2 & FILE_B | bits & FILE_C


@compiled
def turned(bits: int) -> int:
    """Return the set with the ranks reversed, which exchanges the roles of Red and Blue."""
    outer = (bits & RED_HOME) << 20 | bits >> 20 & RED_HOME
    return outer | (bits & RED_HOME << 5) << 10 | bits >> 10 & RED_HOME << 5 | bits & RED_HOME << 10


@compiled
def key_of(red: int, blue: int, black: int) -> int:
    """Return an exact 60-bit key: Red's squares, Blue's, and the natures in the order of the squares."""
    occupied, natures, place = red | blue, 0, 2 * CELLS
    while occupied:
        natures |= (black >> lowest(occupied) & 1) << place
        occupied &= occupied - 1
        place += 1
    return red | blue << CELLS | natures


@compiled
def board_of(key: int) -> tuple[int, int, int]:
    """Return the bitboards of a key: Red, Blue, black natures."""
    red, blue = key & ALL, key >> CELLS & ALL
    occupied, natures, black = red | blue, key >> 2 * CELLS, 0
    while occupied:
        black |= (natures & 1) << lowest(occupied)
        natures >>= 1
        occupied &= occupied - 1
    return red, blue, black


def read_board(board: str) -> tuple[int, int, int]:
    """Return the bitboards of a board in letters: Red, Blue, black natures."""
    red, blue, black = (
        sum(1 << s for s, letter in enumerate(board) if letter in kind) for kind in ("WB", "wb", "Bb")
    )
    return red, blue, black


def write_board(red: int, blue: int, black: int) -> str:
    """Return a board in letters, from a1 to e5."""
    letters = [EMPTY] * CELLS
    for square in range(CELLS):
        if (red | blue) >> square & 1:
            nature = "wb"[black >> square & 1]
            letters[square] = nature.upper() if red >> square & 1 else nature
    return "".join(letters)
