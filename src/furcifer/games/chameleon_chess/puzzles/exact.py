"""Exact questions about short wins of Chameleon 5×5, answered by the proof search of the solver."""

from __future__ import annotations

from functools import cache

import numpy as np

from furcifer.core import Seat
from furcifer.games.chameleon_chess import rules
from furcifer.games.chameleon_chess.solver.balance import attacks
from furcifer.games.chameleon_chess.solver.endgames import NO_ENDGAMES
from furcifer.games.chameleon_chess.solver.proof import NODE_LIMIT, NODES, STOP, STOPPED, YES, prove
from furcifer.games.chameleon_chess.solver.transposition import SMALLEST, new_table
from furcifer.games.chameleon_chess.state import Config, Move, State

SHORTEST = 2  # plies: a run that cannot be captured, and the reply that fails to


class Unsettled(Exception):
    """The search reached its limit of nodes."""


class Exact:
    """A proof search in one thread. R8 plays no part: a shortest win never repeats a board."""

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes
        self.table = new_table(SMALLEST)
        self.history = np.zeros((2, 1024), dtype=np.int64)
        self.control = np.zeros(3, dtype=np.int64)

    def wins(self, state: State, plies: int) -> bool:
        """Return whether the side to move forces a win within this even number of plies."""
        return self._prove(state, plies, 0)

    def loses(self, state: State, plies: int) -> bool:
        """Return whether the side to move loses within this odd number of plies, whatever it does."""
        return self._prove(state, plies, 1)

    def _prove(self, state: State, plies: int, side: int) -> bool:
        board = attacks(state)[side]
        self.control[NODES], self.control[NODE_LIMIT], self.control[STOP] = 0, self.nodes, 0
        verdict = prove(board, plies, side, self.table, NO_ENDGAMES, self.history, self.control)
        if verdict == STOPPED:
            raise Unsettled
        return bool(verdict == YES)

    def shortest(self, state: State, most: int) -> int | None:
        """Return the plies within which the side to move forces a win, or None if more than `most`."""
        return next((plies for plies in range(SHORTEST, most + 1, 2) if self.wins(state, plies)), None)

    def only_move(self, state: State, plies: int, margin: int) -> Move | None:
        """Return the move that wins within so many plies if no other wins even within `margin` plies more."""
        winning: list[Move] = []
        for bound in range(plies, plies + margin + 1, 2):
            for move in rules.moves(state):
                if move not in winning and self._wins_by(state, move, bound):
                    winning.append(move)
                if len(winning) > 1:
                    return None
        return winning[0] if winning else None

    def _wins_by(self, state: State, move: Move, plies: int) -> bool:
        following = rules.apply(state, state.turn, move)
        if ended := rules.outcome(following):
            return ended.winners == (state.turn,)
        return self.loses(following, plies - 1)

    def hardest(self, state: State, plies: int) -> list[tuple[Move, State]]:
        """Return the loser's moves that delay a loss within this odd number of plies as long as possible."""
        open_after = [
            (move, following)
            for move in rules.moves(state)
            if rules.outcome(following := rules.apply(state, state.turn, move)) is None
        ]
        if plies - 1 == SHORTEST:
            return open_after
        return [pair for pair in open_after if not self.wins(pair[1], plies - 3)]


def without_history(board: str, turn: Seat) -> State:
    """Return a position as if nothing had happened before."""
    return State(Config(draws=False), board, turn, ())


@cache
def exact(nodes: int) -> Exact:
    """Return the search of this process with a limit of nodes for each question."""
    return Exact(nodes)
