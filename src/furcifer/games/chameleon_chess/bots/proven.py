"""The proven facts about Chameleon 5×5, for its strongest bot and for the analysis.

A win is proven by the endgame tables, by a short win that the board shows, or by the certificate, which has
the wins after every first move. All of them hold for both sides, for mirror images, and whoever is to move.
They ignore what happened before, but R8 does not: `holds` says whether a win is certain in a match.
"""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from furcifer.core import CHANCE, Proof, Proven, Seat
from furcifer.games.chameleon_chess import rules
from furcifer.games.chameleon_chess.kernel.bitboards import read_board, turned
from furcifer.games.chameleon_chess.positions import exchanged, exchanged_move, mirrored, mirrored_move
from furcifer.games.chameleon_chess.solver import certificate
from furcifer.games.chameleon_chess.solver.coverage import UNKNOWN, bound_to_defend, bound_to_move
from furcifer.games.chameleon_chess.solver.endgames import NO_ENDGAMES, USUAL, Bytes
from furcifer.games.chameleon_chess.state import Config, Move, State, View
from furcifer.games.chameleon_chess.tables import EMPTY, OCCURRENCES, QUIET_PLIES, RED

from .endgame_tables import build_in_background, endgame_tables

Facts = tuple[NDArray[np.int64], Bytes, Bytes]


def value(view: View) -> Proven | None:
    """Return who wins, and within how many plies at most, or None if that is not proven."""
    if view.turn == CHANCE or rules.outcome(_state(view)):
        return None
    found = _covered(view.board, view.turn)
    return found if found is not None and holds(view, found.within) else None


def after(view: View, actions: Sequence[Move]) -> dict[Move, Proven]:
    """Return who wins after each action for which that is proven; the action itself is one of the plies."""
    if view.turn == CHANCE:
        return {}
    state, found = _state(view), dict[Move, Proven]()
    for action in actions:
        if (proven := _after(rules.apply(state, state.turn, action))) is not None:
            found[action] = proven
    return found


def _after(state: State) -> Proven | None:
    if ended := rules.outcome(state):
        return Proven(ended.winners[0] if ended.winners else None, 1)
    found = _covered(state.board, state.turn)
    if found is None or not holds(state, found.within):
        return None
    return Proven(found.winner, found.within + 1)


def holds(position: View | State, within: int) -> bool:
    """Return whether a win within so many plies is certain after the boards before (R8).

    The winner's way never repeats a board, so a third occurrence needs one that has occurred twice already.
    """
    past = position.past
    same_side = (past[start::2] for start in range(2))
    twice = any(count >= OCCURRENCES - 1 for boards in same_side for count in Counter(boards).values())
    return not twice and len(past) + within < QUIET_PLIES


def _covered(board: str, turn: Seat) -> Proven | None:
    """Return the proven winner of a board, without regard to the boards before."""
    red, blue, black = read_board(board)
    as_red, as_blue = (red, blue, black), (turned(blue), turned(red), turned(black))
    own, other = (as_red, as_blue) if turn == RED else (as_blue, as_red)
    facts = _facts()
    if (plies := bound_to_move(*own, *facts)) != UNKNOWN:
        return Proven(turn, int(plies))
    if (plies := bound_to_defend(*other, *facts)) != UNKNOWN:
        return Proven(Seat(1 - turn), int(plies))
    return None


def _facts() -> Facts:
    tables = endgame_tables()
    return *_shipped(), NO_ENDGAMES if tables is None else tables


@cache
def _shipped() -> tuple[NDArray[np.int64], Bytes]:
    """Return the certificate's keys and bounds. A damaged one causes a warning, and play goes on without."""
    try:
        read = certificate.read()
    except certificate.CertificateError as error:
        warnings.warn(str(error), stacklevel=2)
        return np.empty(0, dtype=np.int64), np.empty(0, dtype=np.uint8)
    return read.keys, read.bounds


def prepare(view: View) -> bool:
    """Build the endgame tables in the background as soon as a position needs them."""
    pieces = len(view.board) - view.board.count(EMPTY)
    return pieces <= USUAL and endgame_tables() is None and build_in_background()


# Equal positions


def canonical(view: View) -> tuple[View, Callable[[Move], Move]]:
    """Return the same position for every mirror image, and how a move here is called there.

    The side to move is Red and nothing happened before, so whatever a search finds holds for all of them.
    """
    board = view.board if view.turn == RED else exchanged(view.board)
    image = mirrored(board)
    plain = View(Seat(RED), Config(draws=False), min(board, image), Seat(RED), ())

    def renamed(move: Move) -> Move:
        seen = move if view.turn == RED else exchanged_move(move)
        twins = [*([seen] if board <= image else []), *([mirrored_move(seen)] if image <= board else [])]
        return min(twins, key=str)  # on a symmetric board both are the same move

    return plain, renamed


def _state(view: View) -> State:
    return State(view.config, view.board, view.turn, view.past)


proof: Proof[View, Move] = Proof(
    value=value,
    after=after,
    holds=holds,
    canonical=canonical,
    endgames=endgame_tables,
    prepare=prepare,
)
