"""Functions over every match of a batch, on every core: a template that is compiled once for each game.

`many.batch_for` puts GAME and functions of the game's kernel into this module before it runs it: `to_act`,
`legal`, `apply`, `playout`, `scores`, `shares`, `observe`, and optionally `pick`, which draws one of chance's
actions. A log has a row for each match: how many actions were played, or -1 if it was given up, and their
numbers.
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
OVER: int = globals().get("OVER", -9)
to_act: Any
legal: Any
apply: Any
playout: Any
scores: Any
shares: Any
observe: Any

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Log = NDArray[np.int32]

compiled = compile_for(GAME)
on_every_core = compile_for(GAME, parallel=True)


if "pick" not in globals():

    @compiled
    def pick(packed: Ints, out: Ints, random: int) -> int:
        """Draw an action. All are equally likely."""
        number: int = out[bounded(random, legal(packed, out))]
        return number


@compiled
def play(packed: Ints, number: int, record: Log) -> None:
    """Play an action and note it in the match's row of the log."""
    if record[0] >= 0:
        record[0] += 1
        record[record[0]] = number
    apply(packed, number)


@compiled
def settle(packed: Ints, stream: int, record: Log) -> int:
    """Let chance act until a seat must act. Return the match's stream after its draws."""
    if to_act(packed) == CHANCE:
        out = np.empty(MOST_ACTIONS, dtype=np.int64)
        while to_act(packed) == CHANCE:
            stream = next_number(stream)
            play(packed, pick(packed, out, stream), record)
    return stream


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
def mask_all(rows: Ints, out: NDArray[np.int8]) -> None:
    """Write a 1 for each legal action of each match, and 0 for every other."""
    for match in prange(len(rows)):
        numbers = np.empty(MOST_ACTIONS, dtype=np.int64)
        out[match, :] = 0
        for place in range(legal(rows[match], numbers)):
            out[match, numbers[place]] = 1


@on_every_core
def observe_all(rows: Ints, seats: Ints, out: NDArray[np.int8]) -> None:
    """Write what a seat of each match observes."""
    for match in prange(len(rows)):
        observe(rows[match], seats[match], out[match])


@on_every_core
def sample_all(rows: Ints, streams: Ints, out: Ints) -> None:
    """Draw a legal action for each match, all equally likely; -1 where the match is over."""
    for match in prange(len(rows)):
        numbers = np.empty(MOST_ACTIONS, dtype=np.int64)
        count = legal(rows[match], numbers)
        streams[match] = next_number(streams[match])
        out[match] = numbers[bounded(streams[match], count)] if count else -1


@on_every_core
def refused_all(rows: Ints, actions: Ints, out: NDArray[np.bool_]) -> None:
    """Write whether each action is refused. A negative number leaves its match alone and is accepted."""
    for match in prange(len(rows)):
        out[match] = False
        if actions[match] >= 0:
            numbers = np.empty(MOST_ACTIONS, dtype=np.int64)
            place = legal(rows[match], numbers) - 1
            while place >= 0 and numbers[place] != actions[match]:
                place -= 1
            out[match] = place < 0


@on_every_core
def step_all(rows: Ints, actions: Ints, streams: Ints, log: Log, rewards: Floats) -> None:
    """Play one action in each match, then let chance act. Where a match ends, write its rewards."""
    for match in prange(len(rows)):
        rewards[match, :] = 0.0
        if actions[match] >= 0:
            play(rows[match], actions[match], log[match])
            streams[match] = settle(rows[match], streams[match], log[match])
            if to_act(rows[match]) == OVER:
                shares(rows[match], rewards[match])
                for seat in range(rewards.shape[1]):
                    rewards[match, seat] = 2.0 * rewards[match, seat] - 1.0


@on_every_core
def settle_all(rows: Ints, streams: Ints, log: Log) -> None:
    """Let chance act in each match until a seat must act."""
    for match in prange(len(rows)):
        streams[match] = settle(rows[match], streams[match], log[match])


@on_every_core
def playout_all(rows: Ints, seed: int, most: int) -> int:
    """Play each match to its end at random, from its own stream. Return the total number of actions."""
    played = 0
    for match in prange(len(rows)):
        played += playout(rows[match], seed + match, most)
    return played


@on_every_core
def scores_all(rows: Ints, out: Floats) -> None:
    """Write the scores of each match."""
    for match in prange(len(rows)):
        scores(rows[match], out[match])


@on_every_core
def shares_all(rows: Ints, out: Floats) -> None:
    """Write each seat's share of the win in each match that is over, and 0 elsewhere."""
    for match in prange(len(rows)):
        out[match, :] = 0.0
        if to_act(rows[match]) == OVER:
            shares(rows[match], out[match])
