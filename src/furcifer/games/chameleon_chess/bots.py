"""What a simple player looks at in Chameleon 5×5."""

from __future__ import annotations

from furcifer.core import Outcome, Rng, Seat

from . import knowledge, rules
from .state import Move, State, View

WIN = 100.0

PLAYS_BY = "alphabeta"
LEVELS = {
    "gentle": {"depth": 1, "exchanges": 2, "overlooks": 0.9},  # sees the next taking, and hopes to take back
    "easy": {"depth": 1, "exchanges": 3, "overlooks": 0.7},
    "steady": {"depth": 2, "overlooks": 0.35},
    "strong": {"nodes": 20_000},
    "master": {"nodes": 200_000, "seconds": 0.9, "knows": True},
}


def weigh(view: View, action: Move) -> float:
    """The worth of a move when the enemy answers with what hurts most at once."""
    mover = view.turn
    after = rules.apply(knowledge.imagine(view, Rng(0)), mover, action)
    if ended := rules.outcome(after):
        return _result(ended, mover)
    return float(action.takes) - max(_hurt(after, reply, mover) for reply in rules.moves(after))


def _hurt(state: State, reply: Move, mover: Seat) -> float:
    ended = rules.outcome(rules.apply(state, state.turn, reply))
    return -_result(ended, mover) if ended else float(reply.takes)


def _result(ended: Outcome, mover: Seat) -> float:
    return 0.0 if not ended.winners else WIN if ended.winners == (mover,) else -WIN
