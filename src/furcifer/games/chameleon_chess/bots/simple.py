"""The weights of the greedy player of Chameleon 5×5."""

from __future__ import annotations

from furcifer.core import Outcome, Rng, Seat
from furcifer.games.chameleon_chess import knowledge, rules
from furcifer.games.chameleon_chess.state import Move, State, View

WIN = 100.0


def weigh(view: View, action: Move) -> float:
    """Return the material won by a move, less the most damaging immediate reply."""
    mover = view.turn
    after = rules.apply(knowledge.imagine(view, Rng(0)), mover, action)
    if ended := rules.outcome(after):
        return _result(ended, mover)
    return float(action.takes) - max(_damage(after, reply, mover) for reply in rules.moves(after))


def _damage(state: State, reply: Move, mover: Seat) -> float:
    ended = rules.outcome(rules.apply(state, state.turn, reply))
    return -_result(ended, mover) if ended else float(reply.takes)


def _result(ended: Outcome, mover: Seat) -> float:
    return 0.0 if not ended.winners else WIN if ended.winners == (mover,) else -WIN
