"""The themes of a puzzle of Chameleon 5×5, and an estimate of how hard it is."""

from __future__ import annotations

from collections.abc import Sequence

from furcifer.core import Message, Seat, Sketch
from furcifer.games.chameleon_chess import rules
from furcifer.games.chameleon_chess.state import Move, State
from furcifer.games.chameleon_chess.tables import EMPTY, HOME, SIDES, SQUARES

ENDGAME = 5  # pieces


def themes_of(state: State, line: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Return what a line is about, from a fixed list of themes."""
    first = line[0][0]
    found = {
        "quiet": "x" not in first and first[-2:] not in _far(state),
        "sacrifice": any("x" in reply for step in line for reply in step[1:2]),
        "capture": "x" in first,
        "threatened": _threatened(state),
        "endgame": len(state.board) - state.board.count(EMPTY) <= ENDGAME,
        "race": first[-2:] in _far(state),
    }
    return tuple(theme for theme, there in found.items() if there)


def _far(state: State) -> Sequence[str]:
    """Return the squares of the enemy's home rank."""
    return SQUARES[HOME[1 - state.turn]]


def _threatened(state: State) -> bool:
    """Return whether the enemy, if it were to move, could run to the far rank without being captured."""
    enemy = State(state.config, state.board, Seat(1 - state.turn), ())
    return any(_safe(enemy, move) for move in rules.moves(enemy) if move.target in _far(enemy))


def _safe(state: State, run: Move) -> bool:
    after = rules.apply(state, state.turn, run)
    return not any(move.target == run.target for move in rules.moves(after))


def sketch_of(state: State, line: Sequence[Sequence[str]], moves: int) -> Sketch:
    """Describe a win: long ones, quiet first moves, sacrifices and many choices are hard to see."""
    themes = themes_of(state, line)
    rating = 700 + 190 * moves + 8 * len(rules.moves(state)) + 40 * (len(line) - 2)
    rating += 160 * ("quiet" in themes) + 120 * ("sacrifice" in themes) - 60 * ("capture" in themes)
    asked: dict[str, str | int] = {"side": SIDES[state.turn].lower(), "moves": moves}
    return Sketch(Message("chameleon-chess-puzzle-win", asked), themes, rating)
