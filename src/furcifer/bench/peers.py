"""Random play in the games of other libraries, where they are installed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import count, repeat
from typing import Any, NamedTuple

from furcifer.core import Rng


class Peer(NamedTuple):
    """A game of another library, and a function that plays one match and returns the number of steps."""

    library: str
    game: str
    play: Callable[[], int]


def peers() -> Iterator[Peer]:
    """Yield the games of each library that is installed."""
    if find_spec("pyspiel"):
        for name in ("tic_tac_toe", "python_tic_tac_toe", "python_kuhn_poker"):
            yield Peer("open_spiel", name, open_spiel_match(name))
    if find_spec("pettingzoo"):
        yield from pettingzoo_peers()


def open_spiel_match(name: str) -> Callable[[], int]:
    """Return a function that plays a random match by legal actions, chance included."""

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    import open_spiel.python.games  # noqa: F401  (registers the games written in Python)
    import pyspiel

    game, rng = pyspiel.load_game(name), Rng(0, name)
    return play


def pettingzoo_peers() -> Iterator[Peer]:
    """Yield a game of PettingZoo, or its example where pygame is missing, which its games need."""
    if find_spec("pygame"):
        from pettingzoo.classic import tictactoe_v3

        yield Peer("pettingzoo", "tictactoe_v3, raw", aec_match(tictactoe_v3.raw_env()))
        yield Peer("pettingzoo", "tictactoe_v3, wrapped", aec_match(tictactoe_v3.env()))
    else:
        from pettingzoo.test.example_envs import generated_agents_env_v0 as example

        seed = 0  # the example ends in a KeyError with one seed in seventy
        yield Peer("pettingzoo", "example, raw", aec_match(example.raw_env(), seed=seed))
        yield Peer("pettingzoo", "example, wrapped", aec_match(example.env(), seed=seed))


def aec_match(environment: Any, most: int = 1_000, seed: int | None = None) -> Callable[[], int]:
    """Return a function that plays a random match of an AEC environment by its masks, if it has any.

    Every match has this seed; without one, each has another.
    """
    rng, seeds = Rng(0, "pettingzoo"), count() if seed is None else repeat(seed)

    def play() -> int:
        environment.reset(seed=next(seeds))
        steps = 0
        for agent in environment.agent_iter(most):
            seen, _, ended, cut, _ = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            masked = isinstance(seen, dict) and "action_mask" in seen
            space = environment.action_space(agent)
            environment.step(rng.choice(seen["action_mask"].nonzero()[0]) if masked else space.sample())
            steps += 1
        return steps

    return play
