"""Actions and positions of Le Caméléon as text (R19)."""

from __future__ import annotations

import re

from furcifer.core import NotationError, Seat

from .rules import takings
from .state import Action, Config, Move, Pass, State, Stock, Take
from .tables import (
    COLUMNS,
    EMPTY,
    FIELD,
    GROUND,
    INDEX,
    NAMES,
    PIECES,
    PRIMARY,
    RESERVE,
    ROUNDS,
    SIDES,
    SQUARES,
)

MOVE = re.compile(r"([a-h][1-9])-([a-h][1-9])")
TAKE = re.compile(r"x([a-h][1-9])(?:=([vogk]))?(?:@([a-h][1-9]))?")
ROW, STOCK = r"[BRYVOGKbryvogk1-8]+", r"[0-6]{3}[0-5]"
POSITION = re.compile(rf"({ROW}(?:/{ROW}){{8}}) ([rs]) ({STOCK}) ({STOCK}) (-|[a-h][1-9])")
START_LINE = "8/b1b1b1b1/1r1r1r1r/y1y1y1y1/8/1Y1Y1Y1Y/R1R1R1R1/1B1B1B1B/8 r 6665 6665 -"
SIDE = {"r": Seat(ROUNDS), "s": Seat(SQUARES)}


def parse(text: str) -> Action:
    """Return the action that a text means.

    >>> parse("xc6=O@a1")
    Take(victim='c6', gain='O', reserve='a1')
    """
    written = text.strip().lower()
    if found := MOVE.fullmatch(written):
        return Move(*found.groups())
    if found := TAKE.fullmatch(written):
        victim, gain, reserve = found.groups()
        return Take(victim, gain and gain.upper(), reserve)
    if written == "pass":
        return Pass()
    raise NotationError(f"{text!r} is not an action; write b4-c5, xc6, xc6=O@a1 for a gain, or pass.")


def position(state: State) -> str:
    """Return a position as one line: rows from 9 down, the side to move, both boxes, the piece about to take.

    >>> from . import rules
    >>> position(rules.start(Config(), 2))
    '8/b1b1b1b1/1r1r1r1r/y1y1y1y1/8/1Y1Y1Y1Y/R1R1R1R1/1B1B1B1B/8 r 6665 6665 -'
    """
    rows = [state.board[at : at + COLUMNS] for at in range(0, len(NAMES), COLUMNS)]
    lines = [re.sub(r"\.+", lambda gap: str(len(gap[0])), row) for row in reversed(rows)]
    rounds, squares = ("".join(map(str, stock)) for stock in state.box)
    return f"{'/'.join(lines)} {'rs'[state.turn]} {rounds} {squares} {state.moved or '-'}"


def read_position(text: str, config: Config | None = None) -> State:
    """Return the state of a position line, without a history."""
    if not (found := POSITION.fullmatch(text.strip())):
        raise NotationError(f"{text!r} is not a position; the start is {START_LINE!r}.")
    lines, side, rounds, squares, moved = found.groups()
    rows = [re.sub(r"\d", lambda gap: EMPTY * int(gap[0]), line) for line in lines.split("/")]
    if wrong := next((row for row in rows if len(row) != COLUMNS), None):
        raise NotationError(
            f"{text!r} is not a position: the row {wrong!r} has {len(wrong)} squares, not {COLUMNS}."
        )
    box = _stock(rounds), _stock(squares)
    about_to_take = None if moved == "-" else moved
    state = State(config or Config(), "".join(reversed(rows)), box, SIDE[side], about_to_take, ())
    if fault := _fault(state):
        raise NotationError(f"{text!r} is not a position: {fault}.")
    return state


def _stock(digits: str) -> Stock:
    violet, orange, green, chameleons = map(int, digits)
    return violet, orange, green, chameleons


def _fault(state: State) -> str | None:
    """Return why a position is impossible, or None."""
    for square, piece in enumerate(state.board):
        side = SQUARES if piece.islower() else ROUNDS
        if piece != EMPTY and square not in GROUND[side]:
            return f"{piece} cannot be on {NAMES[square]}"  # R1, R2
        if square in RESERVE[side] and piece.upper() in PRIMARY:
            return f"{piece} cannot be in reserve on {NAMES[square]}"  # R7
    if state.board.count(EMPTY) == len(NAMES):
        return "there are no pieces"
    if state.moved and not _takes(state, state.moved):
        return f"{SIDES[state.turn]} cannot take anything with {state.moved}"
    return None


def _takes(state: State, moved: str) -> bool:
    seat, at = state.turn, INDEX[moved]
    own = at in FIELD and state.board[at] in PIECES[seat]
    return own and bool(takings(state.board, state.box[seat], seat, moved))
