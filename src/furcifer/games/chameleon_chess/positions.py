"""Positions of Chameleon 5×5 that cannot occur, and why."""

from __future__ import annotations

from furcifer.core import Seat

from .tables import BLUE, HOME, PIECES, RED, SIDES, SQUARES, START

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
