"""Judge positions of a game of chance by playouts: everybody plays on as the policy would.

Close to the end, a game may compute exact values instead.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from furcifer.core import AnyGame, Match, MctsBots, Rng, Step, Turn

from .value import Value, expected, mean

if TYPE_CHECKING:
    from furcifer.bots.mcts.exact import Expectation

PLAYOUTS = 400  # for a value: a standard error of 2.5 % at most
SIFTING = 60  # for each action, to find the one to compare with
PRECISE = 2000  # for each action of one decision: a standard error of 1.1 % at most


class Chance(Struct, frozen=True):
    """An action, the acting seat's chance of winning after it, and the standard error: 0 if it is exact."""

    action: Any
    chance: float
    error: float


class Sampled(Struct, frozen=True):
    """The value before an action, the best action there, and the winning chance that the one played lost."""

    value: Value
    best: Any = None  # None where there was no choice
    loss: float = 0.0
    error: float = 0.0  # the standard error of the loss


def can_sample(game: AnyGame) -> bool:
    """Return whether playouts can judge every position of this game."""
    return game.bots is not None and isinstance(game.bots(), MctsBots)


def sampled(game: AnyGame, state: Any, seed: int, playouts: int = PLAYOUTS) -> Value:
    """Return each seat's chance of winning from a position. The same seed gives the same value."""
    from furcifer.bots.mcts import sample  # lazily: it loads numba

    assert game.kernel is not None
    totals, squares = sample(game, game.kernel().pack(state), playouts, seed)
    return mean(totals.tolist(), squares.tolist(), playouts)


def judged_steps(match: Match) -> Iterator[Sampled]:
    """Judge the position before each action of a match, and the action."""
    drawn: Value | None = None  # the exact value of a position in which chance is to act
    for step in match.steps():
        exact = _exact(match.game, step)
        value = expected(exact[0].shares) if exact else drawn
        value = value or sampled(match.game, step.before, step.number)
        yield Sampled(value, *_choice(match.game, step, exact))
        played = next((one for one in exact if one.action == step.action), None)
        drawn = expected(played.shares) if played else None


def judged_choices(game: AnyGame, step: Step) -> list[Chance]:
    """Return every action of a decision with its chance of winning, best first."""
    if exact := _exact(game, step):
        return [Chance(one.action, round(one.shares[step.seat], 4), 0.0) for one in exact]
    found = []
    for action in game.legal(step.before, step.seat):
        value = _after(game, step, action, PRECISE)
        found.append(Chance(action, value.chances[step.seat], max(value.error, 0.5 / PRECISE)))
    return sorted(found, key=lambda one: -one.chance)


def _choice(game: AnyGame, step: Step, exact: list[Expectation]) -> tuple[Any, float, float]:
    """Return the best action, the winning chance lost by the one played, and the standard error of the loss.

    Without exact values the best action is found by a few playouts of each. New playouts then compare it with
    the one played, so that the luck by which it was found does not count.
    """
    legal = game.legal(step.before, step.seat) if step.seat >= 0 else ()
    if len(legal) < 2:
        return None, 0.0, 0.0
    if exact:
        return _exact_choice(step, exact)
    chances = {action: _after(game, step, action, SIFTING).chances[step.seat] for action in legal}
    best = max(legal, key=lambda action: chances[action])
    if chances[best] <= chances[step.action]:
        return step.action, 0.0, 0.0
    found, played = (_after(game, step, action, PLAYOUTS) for action in (best, step.action))
    loss = max(0.0, found.chances[step.seat] - played.chances[step.seat])
    return best, round(loss, 4), round(math.hypot(found.error, played.error), 4)


def _exact_choice(step: Step, exact: list[Expectation]) -> tuple[Any, float, float]:
    shares = {one.action: one.shares[step.seat] for one in exact}
    best = exact[0].action
    loss = round(shares[best] - shares[step.action], 4)
    return (best, loss, 0.0) if loss > 0 else (step.action, 0.0, 0.0)


def _exact(game: AnyGame, step: Step) -> list[Expectation]:
    """Return the exact values of a decision, the best action first; nothing where they are not computed."""
    from furcifer.bots.mcts.exact import expectations  # lazily: it loads numba

    bots = game.bots() if game.bots else None
    if step.seat < 0 or not isinstance(bots, MctsBots):
        return []
    view, legal = game.view(step.before, step.seat), game.legal(step.before, step.seat)
    return expectations(Turn(game, step.seat, view, legal, None, Rng(0)), bots.policy())


def _after(game: AnyGame, step: Step, action: Any, playouts: int) -> Value:
    state = game.apply(step.before, step.seat, action)
    return sampled(game, state, step.number * 2 + playouts, playouts)
