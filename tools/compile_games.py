"""Compile every game's kernel, bots and batches into the cache, one process per core.

python tools/compile_games.py

Without this, each test worker would compile the same functions again, and the first bot move of each game
would take up to half a minute.
"""

from __future__ import annotations

from joblib import Parallel, delayed  # type: ignore[import-untyped]

from furcifer.core import Match, all_games, find
from furcifer.envs import Many
from furcifer.server.node.bot_pool import warm_up


def compile_batches(slug: str) -> None:
    """Use every function of a batch once."""
    many = Many(slug, find(slug).meta.seats[0], matches=2)
    numbers, _ = many.legal()
    many.step(numbers[:, 0].copy())  # a contiguous array, as callers pass: numba compiles each layout anew
    assert not many.over.any()
    many.step(many.sample())
    many.observe()
    many.mask()
    many.playout()
    many.scores()
    many.shares()


def compile_game(slug: str) -> None:
    game = find(slug)
    if game.kernel:
        game.kernel().perft(Match.start(slug, game.meta.seats[0], seed=0).state, 2)
        warm_up(slug)
        compile_batches(slug)


def main() -> None:
    Parallel(n_jobs=-1)(delayed(compile_game)(slug) for slug in all_games())


if __name__ == "__main__":
    main()
