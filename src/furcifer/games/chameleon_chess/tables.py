"""The box of Chameleon 5×5: board, pieces, and how far they reach."""

from __future__ import annotations

SIZE = 5
SQUARES = tuple(f"{file}{rank}" for rank in range(1, SIZE + 1) for file in "abcde")  # a1, b1, … e5
INDEX = {name: number for number, name in enumerate(SQUARES)}

RED, BLUE = 0, 1  # R1: Red on rank 1 moves first, Blue on rank 5
SIDES = ("Red", "Blue")
PIECES = (frozenset("WB"), frozenset("wb"))  # by side; the letter is the nature: white or black
HOME = (slice(0, SIZE), slice(SIZE * (SIZE - 1), SIZE * SIZE))  # each side's home rank
EMPTY = "."
START = "WBWBW" + EMPTY * 15 + "wbwbw"  # R1: white natures on black tiles, black natures on white

QUIET_PLIES = 100  # R8: so many plies without a capture are a draw
OCCURRENCES = 3  # R8: and so is a position that stands on the board so many times

KING = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))
BISHOP = ((-1, -1), (1, -1), (-1, 1), (1, 1))
KNIGHT = ((-1, -2), (1, -2), (-2, -1), (2, -1), (-2, 1), (2, 1), (-1, 2), (1, 2))


def is_black(square: int) -> bool:
    """Whether a tile is black: a1 and every corner are (R1).

    >>> [SQUARES[s] for s in range(SIZE) if is_black(s)]
    ['a1', 'c1', 'e1']
    """
    return (square % SIZE + square // SIZE) % 2 == 0


def _step(square: int, by: tuple[int, int]) -> int | None:
    file, rank = square % SIZE + by[0], square // SIZE + by[1]
    return rank * SIZE + file if 0 <= file < SIZE and 0 <= rank < SIZE else None


def _reach(nature: str, square: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Where a piece of that nature gets to from a square, with what must be empty in between (R2)."""
    reach: dict[int, tuple[int, ...]] = {}
    at_home = is_black(square) == (nature == "B")
    for by in (*KING, *(() if at_home else KNIGHT)):
        if (target := _step(square, by)) is not None:
            reach[target] = ()
    for by in BISHOP if at_home else ():
        between: tuple[int, ...] = ()
        target = _step(square, by)
        while target is not None:
            reach[target] = between
            between = (*between, target)
            target = _step(target, by)
    return tuple(sorted(reach.items()))


REACH = {nature: tuple(_reach(nature, square) for square in range(SIZE * SIZE)) for nature in "WB"}
REACH |= {nature.lower(): reach for nature, reach in REACH.items()}
