"""The bots of Coloretto and their levels."""

from furcifer.core import MctsBots, MctsSkill, PlayoutPolicy
from furcifer.games.coloretto.state import Action, View

from .simple import weigh


def _policy() -> PlayoutPolicy:
    from .endgame import exact_values
    from .policy import SCRATCH_SHAPE, action_values, candidates
    from .weights import value

    return PlayoutPolicy(
        scratch=SCRATCH_SHAPE,
        candidates=candidates,
        action_values=action_values,
        value=value,
        exact=exact_values,
    )


bots: MctsBots[View, Action] = MctsBots(
    weigh=weigh,
    policy=_policy,
    levels={
        # Tries things out without judging rows.
        "gentle": MctsSkill(playouts=1_000, naive=True),
        # Takes what looks good for itself in this round.
        "easy": MctsSkill(playouts=4, playout_depth=6, selfish=True),
        "steady": MctsSkill(playouts=25),
        "strong": MctsSkill(playouts=150),
        # Judges the start of the next round instead of playing on to the end, and computes the last turns.
        "master": MctsSkill(playouts=10_000, seconds=0.9, learned=True, exact=True),
    },
)
