"""Functions over every match of a batch, on every core: a template that is compiled once for each game.

`many.batch_for` puts GAME and functions of the game's kernel into this module before it runs it: `to_act`,
`legal`, `apply`, `playout`, `scores`, and optionally `pick`, which draws one of chance's actions.
"""

# mypy: disable-error-code="untyped-decorator,import-untyped,no-untyped-call"
# ruff: noqa: F821 - `batch_for` provides the game's functions

from __future__ import annotations

from typing import Any

import numpy as np
from numba import prange
from numpy.typing import NDArray

from furcifer.compiled.cache import compile_for
from furcifer.compiled.xorshift import bounded, next_number
from furcifer.core import CHANCE

GAME: str = globals().get("GAME", "no game")
MOST_ACTIONS: int = globals().get("MOST_ACTIONS", 1)
to_act: Any
legal: Any
apply: Any
playout: Any
scores: Any

Ints = NDArray[np.int64]

compiled = compile_for(GAME)
on_every_core = compile_for(GAME, parallel=True)


if "pick" not in globals():

    @compiled
    def pick(packed: Ints, out: Ints, random: int) -> int:
        """Draw an action. All are equally likely."""
        number: int = out[bounded(random, legal(packed, out))]
        return number


@on_every_core
def actors(rows: Ints, out: Ints) -> None:
    """Write the seat to act in each match."""
    for match in prange(len(rows)):
        out[match] = to_act(rows[match])


@on_every_core
def legal_all(rows: Ints, out: Ints, counts: Ints) -> None:
    """Write the legal actions of each match, and their count."""
    for match in prange(len(rows)):
        counts[match] = legal(rows[match], out[match])


@on_every_core
def apply_all(rows: Ints, actions: Ints) -> None:
    """Play one action in each match; a negative number leaves the match unchanged."""
    for match in prange(len(rows)):
        if actions[match] >= 0:
            apply(rows[match], actions[match])


@on_every_core
def chance_all(rows: Ints, streams: Ints) -> None:
    """Let chance act in each match until a seat must act. Each match has its own stream."""
    for match in prange(len(rows)):
        out = np.empty(MOST_ACTIONS, dtype=np.int64)
        while to_act(rows[match]) == CHANCE:
            streams[match] = next_number(streams[match])
            apply(rows[match], pick(rows[match], out, streams[match]))


@on_every_core
def playout_all(rows: Ints, seed: int, most: int) -> int:
    """Play each match to its end at random, from its own stream. Return the total number of actions."""
    played = 0
    for match in prange(len(rows)):
        played += playout(rows[match], seed + match, most)
    return played


@on_every_core
def scores_all(rows: Ints, out: NDArray[np.float64]) -> None:
    """Write the scores of each match."""
    for match in prange(len(rows)):
        scores(rows[match], out[match])
