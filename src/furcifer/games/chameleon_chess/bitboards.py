"""Chameleon 5×5 on bitboards: the ground that the kernel, the solver and the search stand on.

A board is three sets of squares, each an integer with bit 0 for a1 and bit 24 for e5: Red's pieces, Blue's
pieces, and the pieces of black nature. A compiled function keeps what it read here when it was compiled:
after a change in this file or in `tables.py`, delete the `__pycache__` folders of the game and of `bots`.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return,call-arg"

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from furcifer.machine.bits import lowest

from .tables import EMPTY, REACH, SIZE

CELLS = SIZE * SIZE
ALL = (1 << CELLS) - 1
RED_HOME = (1 << SIZE) - 1
BLUE_HOME = RED_HOME << SIZE * (SIZE - 1)
FILE_A = sum(1 << SIZE * rank for rank in range(SIZE))
FILE_B = FILE_A << 1
FILE_C = FILE_A << 2

INNER = 4  # a piece has at most so many squares that can stand in its way
WAYS = 1 << INNER


def _fits(factor: int, blockers: list[int], reached: list[int]) -> dict[int, int] | None:
    """What each index stands for when blockers are multiplied by that factor; None where two clash."""
    found: dict[int, int] = {}
    for among, targets in zip(blockers, reached, strict=True):
        if found.setdefault(among * factor >> CELLS & WAYS - 1, targets) != targets:
            return None
    return found


def _squares(bits: int) -> list[int]:
    return [square for square in range(CELLS) if bits >> square & 1]


def _line(nature: str, origin: int) -> tuple[int, int, dict[int, int]]:
    """The mask of squares in the way, a factor that sends them to an index, and the targets by index."""
    reach = REACH[nature][origin]
    mask = sum({1 << square for _, between in reach for square in between})
    inner = _squares(mask)
    blockers = [sum(1 << s for n, s in enumerate(inner) if way >> n & 1) for way in range(1 << len(inner))]
    reached = [
        sum(1 << target for target, between in reach if not any(among >> s & 1 for s in between))
        for among in blockers
    ]
    # Any factor serves that sends different targets to different indices: the first of a fixed stream.
    factor = 0
    while (found := _fits(factor, blockers, reached)) is None:
        factor = factor * 0x5851F42D4C957F2D + 0x14057B7EF767814F & (1 << 38) - 1
    return mask, factor, found


def _tables() -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    masks, factors = (np.zeros(2 * CELLS, dtype=np.int64) for _ in range(2))
    targets = np.zeros(2 * CELLS * WAYS, dtype=np.int64)
    for place in range(2 * CELLS):
        nature, origin = "WB"[place // CELLS], place % CELLS
        masks[place], factors[place], found = _line(nature, origin)
        for way, squares in found.items():
            targets[place * WAYS + way] = squares
    return masks, factors, targets


MASKS, FACTORS, TARGETS = _tables()


@njit(cache=True, nogil=True)
def reach(black: int, occupied: int, origin: int) -> int:
    """R2: where the piece on a square gets to, own pieces not yet taken out."""
    place = (black >> origin & 1) * CELLS + origin
    way = (occupied & MASKS[place]) * FACTORS[place] >> CELLS & WAYS - 1
    return TARGETS[place * WAYS + way]


@njit(cache=True, nogil=True)
def attacked(pieces: int, black: int, occupied: int, target: int) -> bool:
    """Whether one of these pieces gets to a square."""
    while pieces:
        if reach(black, occupied, lowest(pieces)) >> target & 1:
            return True
        pieces &= pieces - 1
    return False


@njit(cache=True, nogil=True)
def mirrored(bits: int) -> int:
    """The same set with the files a to e swapped: the game cannot tell left from right."""
    outer = (bits & FILE_A) << 4 | bits >> 4 & FILE_A
    return outer | (bits & FILE_B) << 2 | bits >> 2 & FILE_B | bits & FILE_C


@njit(cache=True, nogil=True)
def turned(bits: int) -> int:
    """The same set with the ranks 1 to 5 swapped, which makes Red's game Blue's."""
    outer = (bits & RED_HOME) << 20 | bits >> 20 & RED_HOME
    return outer | (bits & RED_HOME << 5) << 10 | bits >> 10 & RED_HOME << 5 | bits & RED_HOME << 10


@njit(cache=True, nogil=True)
def key_of(red: int, blue: int, black: int) -> int:
    """A board in 60 bits, exactly: Red's squares, Blue's, and the natures in the order of the squares."""
    occupied, natures, place = red | blue, 0, 2 * CELLS
    while occupied:
        natures |= (black >> lowest(occupied) & 1) << place
        occupied &= occupied - 1
        place += 1
    return red | blue << CELLS | natures


@njit(cache=True, nogil=True)
def board_of(key: int) -> tuple[int, int, int]:
    """Red's pieces, Blue's and the black natures of a key."""
    red, blue = key & ALL, key >> CELLS & ALL
    occupied, natures, black = red | blue, key >> 2 * CELLS, 0
    while occupied:
        black |= (natures & 1) << lowest(occupied)
        natures >>= 1
        occupied &= occupied - 1
    return red, blue, black


def read_board(board: str) -> tuple[int, int, int]:
    """The bitboards of a board in letters."""
    red, blue, black = (
        sum(1 << s for s, letter in enumerate(board) if letter in kind) for kind in ("WB", "wb", "Bb")
    )
    return red, blue, black


def write_board(red: int, blue: int, black: int) -> str:
    """The letters of a board, from a1 to e5."""
    letters = [EMPTY] * CELLS
    for square in range(CELLS):
        if (red | blue) >> square & 1:
            nature = "wb"[black >> square & 1]
            letters[square] = nature.upper() if red >> square & 1 else nature
    return "".join(letters)
