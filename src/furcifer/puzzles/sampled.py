"""Puzzles of games of chance: exact values, or many playouts, separate the best action from every other."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from furcifer.bots.analysis.sampling import sampled
from furcifer.bots.mcts import MctsPlayer, exact_values
from furcifer.core import Candidate, Match, MctsSkill, Puzzle, Rng, SampledPuzzles, puzzle_in, turn_for

SIFTING = 100  # playouts of each action before many are spent
FAR = 0.25  # a choice this far behind after the sifting is out of the question: four standard errors
CONFIRMING = 5_000  # playouts of the tree search that must agree


def find(match: Match, kind: SampledPuzzles) -> Puzzle | None:
    """Return the puzzle in the position that a match has reached, or None."""
    best = _clear_best(match, kind)
    if best is None:
        return None
    line = [(str(best),)]
    return puzzle_in(match, match.to_act[0], line, kind.sketch(match, line))


def _clear_best(match: Match, kind: SampledPuzzles) -> Any:
    """Return the action that leads all others clearly, or None. Playouts count only without exact values."""
    if exact := _exact(match):
        return exact_best(exact, kind)
    best = far_best(match, kind, len(match.entries), kind.margin)
    return best if best is not None and _confirmed(match, best) else None


def _exact(match: Match) -> list[Candidate]:
    """Return the actions by their exact winning chances, best first; none if there are no exact values."""
    return exact_values(turn_for(match, match.to_act[0], Rng(0)))


def exact_best(exact: Sequence[Candidate], kind: SampledPuzzles) -> Any:
    """Return the action whose exact winning chance is above all others by the margin, or None."""
    if len(exact) < 2:
        return None
    best, second = (candidate.chance or 0.0 for candidate in exact[:2])
    return exact[0].action if best - second > kind.margin else None


def far_best(match: Match, kind: SampledPuzzles, seed: int, margin: float) -> Any:
    """Return the action whose winning chance is surely above all others, and by a margin, or None."""
    legal = match.legal(match.to_act[0])
    if len(legal) < 2:
        return None
    sifted = _chances(match, legal, SIFTING, seed)
    first, second = _best_two(sifted)
    if sifted[first][0] - sifted[second][0] < margin / 2:
        return None
    rivals = [action for action in legal if action == second or sifted[first][0] - sifted[action][0] < FAR]
    chances = _chances(match, rivals, kind.playouts, seed + 1)
    first, second = _best_two(chances)
    (best, error), (other, blur) = chances[first], chances[second]
    needed = max(margin, kind.errors * math.hypot(error, blur))
    return first if best - other > needed else None


def _best_two(chances: Mapping[Any, tuple[float, float]]) -> tuple[Any, Any]:
    first, second, *_ = sorted(chances, key=lambda action: -chances[action][0])
    return first, second


def _chances(
    match: Match, actions: Sequence[Any], playouts: int, seed: int
) -> dict[Any, tuple[float, float]]:
    """Return the winning chance after each action, and its standard error."""
    seat, found = match.to_act[0], dict[Any, tuple[float, float]]()
    for number, action in enumerate(actions):
        state = match.game.apply(match.state, seat, action)
        value = sampled(match.game, state, seed * 64 + number, playouts)
        found[action] = value.chances[seat], max(value.error, 0.5 / playouts)
    return found


def _confirmed(match: Match, action: Any) -> bool:
    """Return whether a tree search, which looks ahead, prefers the same action."""
    player = MctsPlayer("puzzles", MctsSkill(playouts=CONFIRMING))
    return bool(player.choose(turn_for(match, match.to_act[0], Rng(0))) == action)


def verify(puzzle: Puzzle, match: Match, kind: SampledPuzzles) -> str | None:
    """Return why the answer is not clearly the best, or None. Exact values decide, else new playouts."""
    exact = _exact(match)
    best = exact_best(exact, kind) if exact else far_best(match, kind, 1_000_003, margin=0.0)
    return None if str(best) == puzzle.solution[0][0] else f"{puzzle.solution[0][0]} is not clearly the best"
