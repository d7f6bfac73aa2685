"""Moves and positions of Chameleon 5×5 as text (R9)."""

from __future__ import annotations

import re

from furcifer.core import NotationError, Seat

from .positions import impossible, over
from .state import Action, Config, First, Move, Opening, State
from .tables import BLUE, EMPTY, RED, SIZE

MOVE = re.compile(r"([a-e][1-5])([-x])([a-e][1-5])")
OPENING = re.compile(r"open (\S+) (\S+)")
LOT = re.compile(r"first (red|blue)")
POSITION = re.compile(r"([WBwb1-5]+(?:/[WBwb1-5]+){4}) ([rb])")
SIDE = {"r": Seat(RED), "b": Seat(BLUE)}


def parse(text: str) -> Action:
    """Return the move, or the opening or side drawn by chance, that a text means.

    >>> parse("b1xc3"), str(parse("open b1-a2 c5-c4")), parse("first blue")
    (Move(origin='b1', target='c3', takes=True), 'open b1-a2 c5-c4', First(side='blue'))
    """
    written = text.strip().lower()
    if found := OPENING.fullmatch(written):
        return _opening(_move(found[1]), _move(found[2]))
    if found := LOT.fullmatch(written):
        return First("blue" if found[1] == "blue" else "red")
    return _move(text)


def _opening(first: Move, second: Move) -> Opening:
    """Return an opening. Whoever starts on rank 5 is Blue."""
    if first.origin.endswith(str(SIZE)):
        return Opening(second, first, blue_first=True)
    return Opening(first, second)


def _move(text: str) -> Move:
    if not (found := MOVE.fullmatch(text.strip().lower())):
        raise NotationError(f"{text!r} is not a move; write b1-c3, or b1xc3 for a capture.")
    origin, sign, target = found.groups()
    return Move(origin, target, takes=sign == "x")


def position(board: str, turn: Seat) -> str:
    """Return a position as one line, ranks from 5 down.

    >>> position("WBWBW" + "." * 15 + "wbwbw", Seat(RED))
    'wbwbw/5/5/5/WBWBW r'
    """
    ranks = [board[at : at + SIZE] for at in range(0, SIZE * SIZE, SIZE)]
    lines = [re.sub(r"\.+", lambda gap: str(len(gap[0])), rank) for rank in reversed(ranks)]
    return f"{'/'.join(lines)} {'rb'[turn]}"


def read_position(text: str, config: Config | None = None) -> State:
    """Return the state of a position line, without a history. The game must not be over."""
    if not (found := POSITION.fullmatch(text.strip())):
        raise NotationError(f"{text!r} is not a position; the start is 'wbwbw/5/5/5/WBWBW r'.")
    lines, side = found.groups()
    ranks = [re.sub(r"\d", lambda gap: EMPTY * int(gap[0]), line) for line in lines.split("/")]
    if wrong := next((rank for rank in ranks if len(rank) != SIZE), None):
        raise NotationError(
            f"{text!r} is not a position: the rank {wrong!r} has {len(wrong)} squares, not {SIZE}."
        )
    board, turn = "".join(reversed(ranks)), SIDE[side]
    if why := impossible(board, turn) or over(board, turn):
        raise NotationError(f"{text!r} cannot be played: {why}.")
    return State(config or Config(), board, turn, ())
