"""The bots of Chameleon 5×5 and their levels."""

from threading import RLock

from furcifer.core import AlphaBetaBots, AlphaBetaSkill, Evaluation, Proof
from furcifer.games.chameleon_chess.state import Move, View

from .simple import weigh

# A bot and a hint may start at once in two threads. Only one thread may load modules that import each other:
# Python would show the other thread a half-loaded module.
_LOADING = RLock()


def _evaluation() -> Evaluation:
    with _LOADING:
        from .evaluation import evaluation

        return evaluation


def _proof() -> Proof[View, Move]:
    with _LOADING:
        from .proven import proof

        return proof


bots: AlphaBetaBots[View, Move] = AlphaBetaBots(
    weigh=weigh,
    evaluation=_evaluation,
    lead_scale=40.0,  # matches of strong bots fit 16, of steady ones 80
    proof=_proof,
    levels={
        "gentle": AlphaBetaSkill(depth=1, quiescence=2, overlooks=0.9),  # sees the next capture and recapture
        "easy": AlphaBetaSkill(depth=1, quiescence=3, overlooks=0.7),
        "steady": AlphaBetaSkill(depth=2, overlooks=0.35),
        "strong": AlphaBetaSkill(nodes=20_000),
        "master": AlphaBetaSkill(nodes=200_000, seconds=0.9, uses_proof=True),
    },
)
