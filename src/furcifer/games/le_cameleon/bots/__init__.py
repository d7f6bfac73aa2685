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
    lead_scale=380.0,  # 240 matches of strong bots fit 380, as many of steady ones 410
    levels={
        # Both look at their own action and at the takings that may follow; gentle does not see most of them.
        "gentle": AlphaBetaSkill(nodes=10_000, depth=1, quiescence=4, misses=0.7),
        "easy": AlphaBetaSkill(nodes=10_000, depth=1, quiescence=4, misses=0.03),
        "steady": AlphaBetaSkill(nodes=10_000, depth=2, overlooks=0.2, misses=0.02),
        # From here on they see everything; each has three to five times the nodes of the one before.
        "skilled": AlphaBetaSkill(nodes=1_000),
        "strong": AlphaBetaSkill(nodes=4_000),
        "expert": AlphaBetaSkill(nodes=12_000),
        "master": AlphaBetaSkill(nodes=60_000, seconds=0.9),
    },
)
