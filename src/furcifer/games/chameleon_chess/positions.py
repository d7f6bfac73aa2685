"""Positions of Chameleon 5×5: which cannot occur, and how they look with the sides exchanged."""

from __future__ import annotations

from furcifer.core import Seat

from .state import Move
from .tables import BLUE, HOME, PIECES, RED, SIDES, SIZE, SQUARES, START

FAR = (HOME[BLUE], HOME[RED])
NATURES = {"W": "white", "B": "black"}


def impossible(board: str, turn: Seat) -> str | None:
    """Return why no game can reach this position, not even at its end, or None."""
    for side in (RED, BLUE):
        if why := _too_many(board, side):
            return why
        if len(invaders(board, side)) > 1:  # R5: the first of them has won
            return f"{SIDES[side]} has two invaders, but the first must have been captured or have won"
    moved = 1 - turn
    if PIECES[moved].isdisjoint(board):
        return f"{SIDES[moved]} has just moved but has no piece"
    return None


def over(board: str, turn: Seat) -> str | None:
    """Return why R5 has ended the game in this position, or None."""
    if standing := invaders(board, turn):
        return f"{SIDES[turn]}'s invader on {standing[0]} was not captured, so the game is over"
    return None


def invaders(board: str, side: int) -> list[str]:
    """Return the squares of the enemy's home rank on which a side has pieces."""
    return [
        SQUARES[square] for square in range(*FAR[side].indices(len(board))) if board[square] in PIECES[side]
    ]


def _too_many(board: str, side: int) -> str | None:
    for nature, name in NATURES.items():
        there = board.count(nature if side == RED else nature.lower())
        if there > (most := START.count(nature)):  # R1; natures never change
            return f"{SIDES[side]} has {there} pieces of {name} nature, but a side has only {most}"
    return None


# The game is the same for both sides: with the ranks in reverse order, Blue plays as Red does.


def exchanged(board: str) -> str:
    """Return a board with the sides exchanged.

    >>> exchanged("WBWBW" + "." * 19 + "b")
    '....B...............wbwbw'
    """
    ranks = [board[at : at + SIZE] for at in range(0, SIZE * SIZE, SIZE)]
    return "".join(reversed(ranks)).swapcase()


def exchanged_move(move: Move) -> Move:
    """Return a move on the board with the sides exchanged.

    >>> str(exchanged_move(Move("b1", "c3"))), str(exchanged_move(Move("a5", "b4", takes=True)))
    ('b5-c3', 'a1xb2')
    """
    origin, target = (f"{square[0]}{SIZE + 1 - int(square[1])}" for square in (move.origin, move.target))
    return Move(origin, target, move.takes)


# It is the same for mirror images, too: the files in reverse order.


def mirrored(board: str) -> str:
    """Return the mirror image of a board.

    >>> mirrored("WBW.." + "." * 19 + "b")
    '..WBW...............b....'
    """
    return "".join(board[at : at + SIZE][::-1] for at in range(0, SIZE * SIZE, SIZE))


def mirrored_move(move: Move) -> Move:
    """Return a move on the mirror image.

    >>> str(mirrored_move(Move("b1", "c3")))
    'd1-c3'
    """
    origin, target = ("edcba"["abcde".index(square[0])] + square[1] for square in (move.origin, move.target))
    return Move(origin, target, move.takes)
