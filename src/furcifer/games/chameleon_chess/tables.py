"""The board and pieces of Chameleon 5×5, and the squares each piece reaches."""

from __future__ import annotations

SIZE = 5
SQUARES = tuple(f"{file}{rank}" for rank in range(1, SIZE + 1) for file in "abcde")  # a1, b1, … e5
INDEX = {name: number for number, name in enumerate(SQUARES)}

RED, BLUE = 0, 1  # R1: Red on rank 1, Blue on rank 5
FIRST = {"red": RED, "blue": BLUE}  # R1: by the name of the option
SIDES = ("Red", "Blue")
PIECES = (frozenset("WB"), frozenset("wb"))  # by side; the letter is the nature: white or black
HOME = (slice(0, SIZE), slice(SIZE * (SIZE - 1), SIZE * SIZE))  # each side's home rank
EMPTY = "."
START = "WBWBW" + EMPTY * 15 + "wbwbw"  # R1: white natures on black tiles, black natures on white

QUIET_PLIES = 100  # R8: plies without a capture that make a draw
OCCURRENCES = 3  # R8: occurrences of a position that make a draw

KING = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))
BISHOP = ((-1, -1), (1, -1), (-1, 1), (1, 1))
KNIGHT = ((-1, -2), (1, -2), (-2, -1), (2, -1), (-2, 1), (2, 1), (-1, 2), (1, 2))


def is_black(square: int) -> bool:
    """Return whether a tile is black, as a1 and every corner are (R1).

    >>> [SQUARES[s] for s in range(SIZE) if is_black(s)]
    ['a1', 'c1', 'e1']
    """
    return (square % SIZE + square // SIZE) % 2 == 0


def _step(square: int, by: tuple[int, int]) -> int | None:
    file, rank = square % SIZE + by[0], square // SIZE + by[1]
    return rank * SIZE + file if 0 <= file < SIZE and 0 <= rank < SIZE else None


def _reach(nature: str, square: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return the squares a piece of this nature reaches, each with the squares that must be empty (R2)."""
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
