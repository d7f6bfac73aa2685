"""Judge positions of a game of chance by playouts: everybody plays on as the policy would."""

from __future__ import annotations

import math
from typing import Any

from furcifer.core import AnyGame, MctsBots, Step

from .value import Value, mean

PLAYOUTS = 400  # for a value: a standard error of 2.5 % at most
SIFTING = 60  # for each action, to find the one to compare with


def can_sample(game: AnyGame) -> bool:
    """Return whether playouts can judge every position of this game."""
    return game.bots is not None and isinstance(game.bots(), MctsBots)


def sampled(game: AnyGame, state: Any, seed: int, playouts: int = PLAYOUTS) -> Value:
    """Return each seat's chance of winning from a position. The same seed gives the same value."""
    from furcifer.bots.mcts import sample  # lazily: it loads numba

    assert game.kernel is not None
    totals, squares = sample(game, game.kernel().pack(state), playouts, seed)
    return mean(totals.tolist(), squares.tolist(), playouts)


def sampled_choice(game: AnyGame, step: Step) -> tuple[Any, float, float]:
    """Return the best action, the winning chance lost by the one played, and the standard error of the loss.

    The best action is found by a few playouts of each. New playouts then compare it with the one played, so
    that the luck by which it was found does not count.
    """
    legal = game.legal(step.before, step.seat)
    if len(legal) < 2:
        return None, 0.0, 0.0
    chances = {action: _after(game, step, action, SIFTING).chances[step.seat] for action in legal}
    best = max(legal, key=lambda action: chances[action])
    if chances[best] <= chances[step.action]:
        return step.action, 0.0, 0.0
    found, played = (_after(game, step, action, PLAYOUTS) for action in (best, step.action))
    loss = max(0.0, found.chances[step.seat] - played.chances[step.seat])
    return best, round(loss, 4), round(math.hypot(found.error, played.error), 4)


def _after(game: AnyGame, step: Step, action: Any, playouts: int) -> Value:
    state = game.apply(step.before, step.seat, action)
    return sampled(game, state, step.number * 2 + playouts, playouts)
