"""Compare the sampled values of Coloretto's last turns with the exact ones, in matches of the master.

python tools/learn/coloretto/coloretto_endgame.py --seats 2 --matches 20 --seed 1

Before the last round the bots search with fewer playouts than the master, to save time. In the last round
both ways judge every decision, and the best action by the exact values is played where there are any. Time is
that of the processor.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from furcifer.bots import turn_for
from furcifer.bots.mcts import MctsPlayer
from furcifer.bots.mcts.exact import exact_candidates
from furcifer.bots.mcts.player import policy_of
from furcifer.core import Candidate, Match, MctsSkill, Rng, Turn

QUICK = MctsPlayer("quick", MctsSkill(playouts=500, learned=True))
SAMPLED = MctsPlayer("sampled", MctsSkill(playouts=10_000, learned=True))
ALIKE = 1e-9


class Decision(NamedTuple):
    """A decision of the last round within the limit."""

    errors: tuple[float, ...]  # of the sampled chance of winning, for the best action and for the others
    lost: float  # by the action that the search chooses, in exact chances of winning
    changed: bool  # does it choose an action of fewer wins, or of as many and fewer points?
    seconds: float


def compare(turn: Turn, exact: list[Candidate], seconds: float) -> Decision:
    """Compare the search with the exact values."""
    sampled, values = SAMPLED.explain(turn, len(turn.legal)), {line.action: line for line in exact}
    errors = {
        line.action: abs(line.chance - (values[line.action].chance or 0.0))
        for line in sampled
        if line.chance is not None
    }
    best, chosen = exact[0], values[sampled[0].action]
    lost = (best.chance or 0.0) - (chosen.chance or 0.0)
    changed = lost > ALIKE or best.value - chosen.value > ALIKE
    others = [error for action, error in errors.items() if action != best.action]
    return Decision((errors.get(best.action, 1.0), *others), lost, changed, seconds)


def decisions(seats: int, seed: int) -> Iterator[Decision | None]:
    """Play a match. Yield the decisions of its last round, None for those beyond the limit."""
    match, rng, policy = Match.start("coloretto", seats, seed), Rng(seed, "bots"), policy_of("coloretto")
    assert policy is not None
    while match.to_act:
        turn = turn_for(match, match.to_act[0], rng)
        if not match.state.last_round or len(turn.legal) == 1:
            match = match.act(turn.seat, QUICK.choose(turn))
            continue
        began = time.thread_time()
        exact = exact_candidates(turn, policy)
        seconds = time.thread_time() - began
        yield compare(turn, exact, seconds) if exact else None
        match = match.act(turn.seat, exact[0].action if exact else SAMPLED.choose(turn))


def report(found: list[Decision | None]) -> str:
    """Describe the decisions so far in one line."""
    within = [each for each in found if each]
    if not within:
        return f"{len(found)} decisions, none within the limit"
    best = np.array([each.errors[0] for each in within])
    others = np.array([error for each in within for error in each.errors[1:]] or [0.0])
    lost, slowest = np.array([each.lost for each in within]), max(each.seconds for each in within)
    return (
        f"{len(found)} decisions, {len(within) / len(found):.1%} within the limit; "
        f"sampled chances wrong by {best.mean():.4f} for the best action (most {best.max():.3f}), "
        f"{others.mean():.4f} for the others (most {others.max():.3f}); "
        f"worse choices {(lost > ALIKE).sum()} by share, {sum(each.changed for each in within)} by share or "
        f"points; lost {lost.mean():.5f} a decision (most {lost.max():.3f}); slowest {slowest:.3f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    list(decisions(asked.seats, asked.seed))  # compiles
    found = list[Decision | None]()
    for nth in range(asked.matches):
        found += decisions(asked.seats, asked.seed + nth)
        print(f"{nth + 1} matches: {report(found)}", flush=True)


if __name__ == "__main__":
    main()
