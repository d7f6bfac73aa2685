"""Which positions of Chameleon 5×5 cannot occur, and why not."""

from __future__ import annotations

from furcifer.core import Seat

from .tables import BLUE, HOME, PIECES, RED, SIDES, SQUARES, START

FAR = (HOME[BLUE], HOME[RED])
NATURES = {"W": "white", "B": "black"}


def impossible(board: str, turn: Seat) -> str | None:
    """Why no game comes to this position, not even at its end; None where one may."""
    for side in (RED, BLUE):
        if why := _too_many(board, side):
            return why
        if len(invaders(board, side)) > 1:  # R5: the first of them has won
            return f"{SIDES[side]} has two invaders, and the first must have been captured or have won"
    moved = 1 - turn
    if PIECES[moved].isdisjoint(board):
        return f"{SIDES[moved]} has just moved, and has no piece"
    return None


def over(board: str, turn: Seat) -> str | None:
    """Why a game that comes to this position is over by R5; None where it goes on."""
    if stands := invaders(board, turn):
        return f"{SIDES[turn]}'s invader on {stands[0]} was not captured, so the game is over"
    return None


def invaders(board: str, side: int) -> list[str]:
    """The squares of the enemy's home rank on which a side stands."""
    return [
        SQUARES[square] for square in range(*FAR[side].indices(len(board))) if board[square] in PIECES[side]
    ]


def _too_many(board: str, side: int) -> str | None:
    for nature, name in NATURES.items():
        there = board.count(nature if side == RED else nature.lower())
        if there > (most := START.count(nature)):  # R1; natures never change
            return f"{SIDES[side]} has {there} pieces of {name} nature, and a side has {most}"
    return None
