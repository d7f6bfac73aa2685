"""What a simple player looks at in Le Caméléon."""

from __future__ import annotations

from furcifer.core import Outcome, Rng, Seat

from . import knowledge, rules
from .state import Action, State, View
from .tables import COLUMNS, EMPTY, GROUND, INDEX, NAMES

# A gentle player looks at its own action alone, an easy one also at what is taken next.
PLAYS_BY = "alphabeta"
LEVELS = {
    "gentle": {"depth": 1, "exchanges": 0},
    "easy": {"depth": 1, "exchanges": 4},
    "steady": {"depth": 2, "overlooks": 0.2},
    "strong": {"nodes": 4_000},
    "master": {"nodes": 60_000, "seconds": 0.9},
}

WIN = 100.0
CLOSER = 0.01  # a square nearer to an enemy matters only where nothing else does
WORTH = dict.fromkeys("BRY", 1.0) | dict.fromkeys("VOG", 1.5) | {"K": 3.0}
WORTH |= {kind.lower(): worth for kind, worth in WORTH.items()}


def _distance(one: int, other: int) -> int:
    return abs(one % COLUMNS - other % COLUMNS) + abs(one // COLUMNS - other // COLUMNS)


DISTANCE = [[_distance(one, other) for other in range(len(NAMES))] for one in range(len(NAMES))]


def weigh(view: View, action: Action) -> float:
    """What stands on the board after an action and the takings it opens, less what the enemy takes next."""
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
    return sum(WORTH[board[s]] for s in own) - sum(WORTH[board[s]] for s in enemy) - CLOSER * far


def _danger(state: State) -> float:
    """The most that the side to move can take at once."""
    danger = 0.0
    for reply in rules.moves(state.board, state.turn):
        after = rules.apply(state, state.turn, reply)
        if after.moved:
            takings = rules.takings(after.board, after.box[after.turn], after.turn, after.moved)
            victims = {take.victim for take in takings}
            danger = max(danger, sum(WORTH[after.board[INDEX[victim]]] for victim in victims))
    return danger


def _result(ended: Outcome, mover: Seat) -> float:
    return 0.0 if not ended.winners else WIN if ended.winners == (mover,) else -WIN
