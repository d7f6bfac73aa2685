"""Self-play of Le Caméléon in compiled code: positions with the values of a small search, and the results.

A game begins with two to ten random actions. Afterwards one move in twenty is random, so that the positions
differ; such a move says nothing about the position before it, and the record says so.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from uncached import compiled

from furcifer.bots.alphabeta import compile_search
from furcifer.bots.alphabeta.workspace import (
    BEST_ACTION,
    FORCED,
    NODE_LIMIT,
    NODES,
    QUIESCENCE,
    STOP,
    WIN,
    Workspace,
    make_workspace,
)
from furcifer.compiled.cache import digest
from furcifer.compiled.xorshift import bounded, next_number, seed_stream
from furcifer.core import AlphaBetaSkill, Evaluation
from furcifer.games.le_cameleon import rules
from furcifer.games.le_cameleon.bots import evaluation as learned
from furcifer.games.le_cameleon.encoding import ACTIONS
from furcifer.games.le_cameleon.kernel import kernel
from furcifer.games.le_cameleon.kernel.layout import (
    BOXES,
    DRAWN,
    MOST_ACTIONS,
    MOVED,
    OPEN,
    QUIET,
    RESULT,
    ROUNDS_WON,
    TURN,
)
from furcifer.games.le_cameleon.state import Config

Ints = NDArray[np.int64]

STARTS = np.array([kernel.pack(rules.start(Config(layout=layout), 2)) for layout in ("rows", "diagonal")])
NODES_A_MOVE = 500
ENTRIES = 1 << 11  # of the transposition table
LONGEST = 600  # actions of a game
STRAYING, PER_MILLE = 50, 1_000
DEEPEST = 40
# A record has both sides' pieces and boxes as a packed match has them, and then:
SIDE, VALUE, FLAGS, OUTCOME, GAME, WAITED = range(BOXES + 2, BOXES + 8)  # WAITED: moves since a taking
RECORD = WAITED + 1
TAKES, STRAYS = 1, 2  # flags: the best move takes; another move was played, at random

legal, apply = kernel.legal, kernel.apply


def search_by(evaluation: Evaluation) -> Callable[..., int]:
    """Compile the search with an evaluation. The cache knows an evaluation of ours by the sources here."""
    if evaluation is learned.evaluation:
        return compile_search("le-cameleon", kernel, evaluation)
    sources = b"".join(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py")))
    mark = blake2b(sources + digest("le_cameleon").encode(), digest_size=8).hexdigest()
    return compile_search(f"le-cameleon-{mark}", kernel, evaluation)


def workspace(entries: int = ENTRIES) -> Workspace:
    space = make_workspace(kernel.width, kernel.most_actions, ACTIONS, entries)
    space.control[QUIESCENCE] = AlphaBetaSkill().quiescence
    return space


def thinker(search: Callable[..., int]) -> Callable[..., Any]:
    """Return a compiled function for the best action of a position and its value for the actor."""

    @compiled
    def think(space: Workspace, packed: Ints, nodes: int) -> tuple[int, int]:
        space.table[:] = 0
        space.history[:] = 0
        space.killers[:] = 0
        space.control[NODES], space.control[STOP], space.control[NODE_LIMIT] = 0, 0, nodes
        best, value = -1, 0
        for depth in range(1, DEEPEST):
            space.positions[0] = packed
            found = search(space, depth, -WIN, WIN)
            if space.control[STOP] and best >= 0:
                break  # an unfinished depth is worth less than the finished one before it
            best, value = space.frames[0, BEST_ACTION], found
            if space.control[STOP] or abs(found) > FORCED:
                break
        return best, value

    return think


@compiled
def _record(packed: Ints, value: int, best: int, out: Ints) -> None:
    after = packed.copy()
    apply(after, best)
    out[: BOXES + 2] = packed[: BOXES + 2]
    out[SIDE], out[VALUE], out[WAITED] = packed[TURN], value, packed[QUIET]
    out[FLAGS] = TAKES if after[MOVED] or after[RESULT] != OPEN else 0


@compiled
def _write_outcome(packed: Ints, records: Ints) -> None:
    """Write half-points: 2 for the winner's positions, 1 for a draw."""
    result = packed[RESULT]
    for record in records:
        if result in (OPEN, DRAWN):
            record[OUTCOME] = 1
        else:
            record[OUTCOME] = 2 if (result == ROUNDS_WON) == (record[SIDE] == 0) else 0


def game_player(search: Callable[..., int]) -> Callable[..., int]:
    """Return a compiled function that plays the game with a seed, and returns the number of records."""
    think = thinker(search)

    @compiled
    def play(space: Workspace, seed: int, nodes: int, records: Ints) -> int:
        out = np.empty(MOST_ACTIONS, dtype=np.int64)
        stream = next_number(seed_stream(seed))
        packed = STARTS[bounded(stream, 2)].copy()
        stream = next_number(stream)
        opening, count = 2 + bounded(stream, 9), 0
        for ply in range(LONGEST):
            if packed[RESULT] != OPEN:
                break
            listed = legal(packed, out)
            stream = next_number(stream)
            action = out[0] if listed == 1 else out[bounded(stream, listed)]
            if listed > 1 and ply >= opening:
                action, value = think(space, packed, nodes)
                if not packed[MOVED]:
                    _record(packed, value, action, records[count])
                    count += 1
                    if bounded(stream, PER_MILLE) < STRAYING:
                        stream = next_number(stream)
                        other = out[bounded(stream, listed)]
                        records[count - 1, FLAGS] |= STRAYS if other != action else 0
                        action = other
            apply(packed, action)
        _write_outcome(packed, records[:count])
        return count

    return play


def play_games(play: Callable[..., int], seeds: range) -> Ints:
    """Play a game for each seed and return the records of all, in order."""
    space, records, found = workspace(), np.zeros((LONGEST, RECORD), dtype=np.int64), []
    for seed in seeds:
        count = play(space, seed, NODES_A_MOVE, records)
        records[:count, GAME] = seed
        found.append(records[:count].copy())
    return np.concatenate(found)
