"""The endgame tables of Chameleon 5×5: every position of few pieces, with the plies to its end.

A position is seen by the side to move, whose home is rank 1: Blue's board is turned. One byte tells all: 0 is
a draw, n a win in n plies, LOST + n a loss in n plies, NONE no position of a game that goes on. Distances are
those of perfect play on both sides: who wins is quick, who loses is slow. R8 is left out, so a draw is a
position that nobody can win: the tables ask what stands on the board, not what stood there before.

With k pieces the places are those of the squares (the k-subsets of 25, in the order of their highest square)
times 4^k: for each piece whose it is and of which nature.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return,call-arg"

from __future__ import annotations

from math import comb
from pathlib import Path

import numpy as np
from numba import njit
from numpy.typing import NDArray
from platformdirs import user_data_path

from furcifer.core import FurciferError
from furcifer.machine.bits import lowest, size

from . import sealed
from .bitboards import BLUE_HOME, CELLS, RED_HOME, turned
from .tables import START

Bytes = NDArray[np.uint8]
Board = tuple[int, int, int]  # the mover's squares, the enemy's, the black natures

FEWEST, USUAL, MOST = 2, 5, 6  # pieces
LOST, NONE, DISTANCE = 128, 127, 127
FORMAT = 1
NAMES = ("head", "places")
WHITES, BLACKS = START.count("W"), START.count("B")  # R1: of each side
SUBSETS = np.array([[comb(n, k) for k in range(MOST + 2)] for n in range(CELLS + 1)], dtype=np.int64)
# Where the places of k pieces begin; those of MOST pieces end at the last.
FIRST = np.cumsum([0] * FEWEST + [0] + [comb(CELLS, k) << 2 * k for k in range(FEWEST, MOST + 1)])
FIRST = FIRST.astype(np.int64)


class EndgameError(FurciferError):
    """Endgame tables that cannot be read, or are not ours."""


@njit(cache=True, nogil=True)
def place_of(own: int, enemy: int, black: int) -> int:
    """The place of a board of two to MOST pieces."""
    left, count, rank, kinds = own | enemy, 0, 0, 0
    while left:
        square = lowest(left)
        kinds |= (enemy >> square & 1 | (black >> square & 1) << 1) << 2 * count
        count += 1
        rank += SUBSETS[square, count]
        left &= left - 1
    return FIRST[count] + (rank << 2 * count | kinds)


@njit(cache=True, nogil=True)
def board_at(place: int, count: int) -> Board:
    """The board at a place, which is one of so many pieces."""
    within = place - FIRST[count]
    kinds, rank = within & (1 << 2 * count) - 1, within >> 2 * count
    own, enemy, black, square = 0, 0, 0, CELLS
    for piece in range(count, 0, -1):
        square -= 1
        while SUBSETS[square, piece] > rank:
            square -= 1
        rank -= SUBSETS[square, piece]
        kind = kinds >> 2 * (piece - 1) & 3
        if kind & 1:
            enemy |= 1 << square
        else:
            own |= 1 << square
        black |= (kind >> 1) << square
    return own, enemy, black


@njit(cache=True, nogil=True)
def passed(own: int, enemy: int, black: int) -> Board:
    """The same board seen by the other side, whose turn it is now."""
    return turned(enemy), turned(own), turned(black)


@njit(cache=True, nogil=True)
def can_stand(own: int, enemy: int, black: int) -> bool:
    """Whether a board can stand in a game that goes on: R1 for the pieces, R4 to R6 for what would end it."""
    if not own or not enemy or own & BLUE_HOME:
        return False  # R5: an invader of the side to move has won
    for side in (own, enemy):
        if size(side & ~black) > WHITES or size(side & black) > BLACKS:
            return False
    invaders = size(enemy & RED_HOME)
    return invaders == 0 or (invaders == 1 and size(enemy) > 1)  # R6


@njit(cache=True, nogil=True)
def value_of(table: Bytes, own: int, enemy: int, black: int) -> int:
    """What a table says of a board; NONE where it has no such board."""
    count = size(own | enemy)
    if count < FEWEST or count > MOST or FIRST[count + 1] > len(table):
        return NONE
    return table[place_of(own, enemy, black)]


# The file


def usual_place() -> Path:
    """Where `furcifer solve chameleon-chess --tables` puts the tables, and players look for them."""
    return user_data_path("furcifer", appauthor=False) / "chameleon-chess-endgames.npz"


def pieces_of(table: Bytes) -> int:
    """Up to how many pieces a table goes."""
    return int(np.searchsorted(FIRST, len(table))) - 1


def write(path: Path, table: Bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    sealed.write(path, {"head": np.array([FORMAT, len(table)]), "places": table})


def read(path: Path | None = None) -> Bytes:
    """Tables whose seal is whole."""
    path = path or usual_place()
    try:
        head, table = sealed.read(path, NAMES)
    except sealed.Unsealed as error:
        raise EndgameError(_refusal(path, str(error))) from None
    if head[0] != FORMAT or len(table) != head[1] or len(table) not in FIRST:
        raise EndgameError(_refusal(path, f"it has format {head[0]}, this program reads {FORMAT}"))
    return table


def _refusal(path: Path, why: str) -> str:
    return f"The endgame tables {path} are damaged or none ({why}); move them away to build them anew."
