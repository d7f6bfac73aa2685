"""Every match of a batch, on every core: written once, run once for each game.

`many.stepping_for` puts GAME and functions of the game's `kernel.py` into this module before it is run:
`to_act`, `legal`, `apply`, `playout`, `scores`, and `pick`, which chooses one of chance's actions.
"""

# mypy: disable-error-code="untyped-decorator,import-untyped,no-untyped-call"
# ruff: noqa: F821 - the game's functions come from outside

from __future__ import annotations

from typing import Any

import numpy as np
from numba import prange
from numpy.typing import NDArray

from furcifer.core import CHANCE
from furcifer.machine.chance import below, following
from furcifer.machine.loading import compiler_for

GAME: str = globals().get("GAME", "no game")
MOST_ACTIONS: int = globals().get("MOST_ACTIONS", 1)
to_act: Any
legal: Any
apply: Any
playout: Any
scores: Any

Ints = NDArray[np.int64]

compiled = compiler_for(GAME)
on_every_core = compiler_for(GAME, parallel=True)


if "pick" not in globals():

    @compiled
    def pick(row: Ints, out: Ints, chance: int) -> int:
        """Chance's actions are all as likely."""
        number: int = out[below(chance, legal(row, out))]
        return number


@on_every_core
def actors(rows: Ints, out: Ints) -> None:
    """Who is to act in every match."""
    for match in prange(len(rows)):
        out[match] = to_act(rows[match])


@on_every_core
def legal_all(rows: Ints, out: Ints, counts: Ints) -> None:
    """The actions of every match into its row of `out`."""
    for match in prange(len(rows)):
        counts[match] = legal(rows[match], out[match])


@on_every_core
def apply_all(rows: Ints, actions: Ints) -> None:
    """One action in every match; a negative number leaves a match alone."""
    for match in prange(len(rows)):
        if actions[match] >= 0:
            apply(rows[match], actions[match])


@on_every_core
def chance_all(rows: Ints, streams: Ints) -> None:
    """Chance acts in every match until a seat is to act, each from a stream of its own."""
    for match in prange(len(rows)):
        out = np.empty(MOST_ACTIONS, dtype=np.int64)
        while to_act(rows[match]) == CHANCE:
            streams[match] = following(streams[match])
            apply(rows[match], pick(rows[match], out, streams[match]))


@on_every_core
def playout_all(rows: Ints, seed: int, most: int) -> int:
    """A playout of every match, each from a stream of its own; how many actions were played in all."""
    played = 0
    for match in prange(len(rows)):
        played += playout(rows[match], seed + match, most)
    return played


@on_every_core
def scores_all(rows: Ints, out: NDArray[np.float64]) -> None:
    """What each seat has in every match."""
    for match in prange(len(rows)):
        scores(rows[match], out[match])
