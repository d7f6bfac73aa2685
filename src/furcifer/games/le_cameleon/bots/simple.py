"""The weights of the greedy player of Le Caméléon."""

from __future__ import annotations

from furcifer.core import Outcome, Rng, Seat
from furcifer.games.le_cameleon import knowledge, rules
from furcifer.games.le_cameleon.state import Action, State, View
from furcifer.games.le_cameleon.tables import COLUMNS, EMPTY, GROUND, INDEX, NAMES

WIN = 100.0
CLOSER = 0.01  # each square nearer to an enemy: only breaks ties
VALUES = dict.fromkeys("BRY", 1.0) | dict.fromkeys("VOG", 1.5) | {"K": 3.0}
VALUES |= {kind.lower(): value for kind, value in VALUES.items()}


def _distance(one: int, other: int) -> int:
    return abs(one % COLUMNS - other % COLUMNS) + abs(one // COLUMNS - other // COLUMNS)


DISTANCE = [[_distance(one, other) for other in range(len(NAMES))] for one in range(len(NAMES))]


def weigh(view: View, action: Action) -> float:
    """Return the material after an action and its takings, less the most the enemy can take next."""
    mover = view.turn
    after = rules.apply(knowledge.imagine(view, Rng(0)), mover, action)
    if ended := rules.outcome(after):
        return _result(ended, mover)
    if after.turn == mover:
        return max(weigh(knowledge.view(after, mover), take) for take in rules.legal(after, mover))
    return _balance(after.board, mover) - _danger(after)


def _balance(board: str, mover: Seat) -> float:
    own, enemy = (
        [square for square in GROUND[side] if board[square] != EMPTY] for side in (mover, 1 - mover)
    )
    far = sum(min([DISTANCE[square][other] for other in enemy]) for square in own)
    return sum(VALUES[board[s]] for s in own) - sum(VALUES[board[s]] for s in enemy) - CLOSER * far


def _danger(state: State) -> float:
    """Return the most that the side to move can take."""
    danger = 0.0
    for reply in rules.moves(state.board, state.turn):
        after = rules.apply(state, state.turn, reply)
        if after.moved:
            takings = rules.takings(after.board, after.box[after.turn], after.turn, after.moved)
            victims = {take.victim for take in takings}
            danger = max(danger, sum(VALUES[after.board[INDEX[victim]]] for victim in victims))
    return danger


def _result(ended: Outcome, mover: Seat) -> float:
    return 0.0 if not ended.winners else WIN if ended.winners == (mover,) else -WIN
