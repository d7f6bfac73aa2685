"""The bots of Le Caméléon and their levels."""

from furcifer.core import AlphaBetaBots, AlphaBetaSkill, Evaluation
from furcifer.games.le_cameleon.state import Action, View

from .simple import weigh


def _evaluation() -> Evaluation:
    from .evaluation import evaluation

    return evaluation


bots: AlphaBetaBots[View, Action] = AlphaBetaBots(
    weigh=weigh,
    evaluation=_evaluation,
    levels={
        "gentle": AlphaBetaSkill(depth=1, quiescence=0),  # considers only its own action
        "easy": AlphaBetaSkill(depth=1, quiescence=4),  # also sees the next takings
        "steady": AlphaBetaSkill(depth=2, overlooks=0.2),
        "strong": AlphaBetaSkill(nodes=4_000),
        "master": AlphaBetaSkill(nodes=60_000, seconds=0.9),
    },
)
