"""The endgame tables of Chameleon 5×5: every position of few pieces, with the plies to its end.

A position is seen by the side to move, whose home is rank 1: Blue's board is turned round. Each position
takes one byte: 0 is a draw, n a win in n plies, LOST + n a loss in n plies, NONE an impossible or finished
position. Distances assume perfect play: the winner hurries, the loser delays. R8 is left out, since it
depends on earlier boards, so a draw is a position that neither side can win.

With k pieces, the index of a position is that of its squares (the k-subsets of 25, ordered by their highest
square) times 4^k, plus two bits for each piece: its side and its nature.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return,call-arg"

from __future__ import annotations

from math import comb
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from platformdirs import user_data_path

from furcifer.compiled import compiled
from furcifer.compiled.bits import lowest, size
from furcifer.core import FurciferError
from furcifer.games.chameleon_chess.kernel.bitboards import BLUE_HOME, CELLS, RED_HOME, turned
from furcifer.games.chameleon_chess.tables import START

from . import checked_file

Bytes = NDArray[np.uint8]
Board = tuple[int, int, int]  # the mover's squares, the enemy's, the black natures

FEWEST, USUAL, MOST = 2, 5, 6  # pieces
LOST, NONE, DISTANCE = 128, 127, 127
NO_ENDGAMES: Bytes = np.empty(0, dtype=np.uint8)
FORMAT = 1
NAMES = ("header", "places")
WHITES, BLACKS = START.count("W"), START.count("B")  # R1: of each side
SUBSETS = np.array([[comb(n, k) for k in range(MOST + 2)] for n in range(CELLS + 1)], dtype=np.int64)
# The first index with k pieces; the last entry is the end of the positions with MOST pieces.
FIRST = np.cumsum([0] * FEWEST + [0] + [comb(CELLS, k) << 2 * k for k in range(FEWEST, MOST + 1)])
FIRST = FIRST.astype(np.int64)


class EndgameError(FurciferError):
    """Endgame tables that are damaged or of another format."""


@compiled
def index_of(own: int, enemy: int, black: int) -> int:
    """Return the index of a board of two to MOST pieces."""
    left, count, rank, kinds = own | enemy, 0, 0, 0
    while left:
        square = lowest(left)
        kinds |= (enemy >> square & 1 | (black >> square & 1) << 1) << 2 * count
        count += 1
        rank += SUBSETS[square, count]
        left &= left - 1
    return FIRST[count] + (rank << 2 * count | kinds)


@compiled
def board_at(index: int, count: int) -> Board:
    """Return the board at an index, which has this many pieces."""
    within = index - FIRST[count]
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


@compiled
def seen_by_other(own: int, enemy: int, black: int) -> Board:
    """Return the board as the other side sees it when it is to move."""
    return turned(enemy), turned(own), turned(black)


@compiled
def can_occur(own: int, enemy: int, black: int) -> bool:
    """Return whether a board can occur (R1) in a game that is not over (R4 to R6)."""
    if not own or not enemy or own & BLUE_HOME:
        return False  # R5: an invader of the side to move has won
    for side in (own, enemy):
        if size(side & ~black) > WHITES or size(side & black) > BLACKS:
            return False
    invaders = size(enemy & RED_HOME)
    return invaders == 0 or (invaders == 1 and size(enemy) > 1)  # R6


@compiled
def value_of(table: Bytes, own: int, enemy: int, black: int) -> int:
    """Return the table's value of a board; NONE if the table does not have it."""
    count = size(own | enemy)
    if count < FEWEST or count > MOST or FIRST[count + 1] > len(table):
        return NONE
    return table[index_of(own, enemy, black)]


# The file


def default_path() -> Path:
    """Return where `furcifer solve chameleon-chess --tables` writes the tables and players find them."""
    return user_data_path("furcifer", appauthor=False) / "chameleon-chess-endgames.npz"


def pieces_of(table: Bytes) -> int:
    """Return the largest number of pieces in a table."""
    return int(np.searchsorted(FIRST, len(table))) - 1


def write(path: Path, table: Bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    checked_file.write(path, {"header": np.array([FORMAT, len(table)]), "places": table})


def read(path: Path | None = None) -> Bytes:
    """Read tables and check their digest."""
    path = path or default_path()
    try:
        header, table = checked_file.read(path, NAMES)
    except checked_file.DamagedFile as error:
        raise EndgameError(_refusal(path, str(error))) from None
    if header[0] != FORMAT or len(table) != header[1] or len(table) not in FIRST:
        raise EndgameError(_refusal(path, f"it has format {header[0]}, this program reads {FORMAT}"))
    return table


def _refusal(path: Path, why: str) -> str:
    return f"The endgame tables {path} are damaged or not tables ({why}); move them away to rebuild them."
