"""Extract a strategy from a proof: for every position the winner can face, a move and a falling bound."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return,call-arg"
# ruff: noqa: PLR0913, PLR0917 - compiled functions get as arguments what an object would hold

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled
from furcifer.compiled.bits import lowest
from furcifer.games.chameleon_chess.kernel.bitboards import (
    BLUE_HOME,
    RED_HOME,
    attacked,
    board_of,
    reach,
)
from furcifer.games.chameleon_chess.kernel.scoring import result_of

from .proof import NODE_LIMIT, NODES, STOP, YES, is_mirrored, mirrored_move, prove, question
from .short_wins import moved, safe_run, wins_at_once, wins_in_four
from .transposition import find

Ints = NDArray[np.int64]
SHORTER_WIN_NODES = 20_000  # nodes spent on looking for a shorter win than required
Strategy = dict[int, tuple[int, int]]  # key -> bound, move (origin × 32 + target)


@compiled
def ending_move(att: int, dfn: int, black: int) -> int:
    """Return the move that wins at once, or -1."""
    occupied, left = att | dfn, att
    goals = dfn if not dfn & (dfn - 1) and attacked(att, black, occupied, lowest(dfn)) else BLUE_HOME
    while left:
        targets = reach(black, occupied, lowest(left)) & ~att & goals
        if targets:
            return lowest(left) << 5 | lowest(targets)
        left &= left - 1
    return -1


@compiled
def _short_win(att: int, dfn: int, black: int) -> int:
    """Return bound × 1024 + move of a win within four plies, or -1."""
    if wins_at_once(att, dfn, black, RED_HOME, BLUE_HOME):
        return 1 << 10 | ending_move(att, dfn, black)
    if not dfn & RED_HOME:
        run = safe_run(att, dfn, black, BLUE_HOME)
        if run >= 0:
            return 2 << 10 | run
    move = wins_in_four(att, dfn, black)
    return 4 << 10 | move if move >= 0 else -1


@compiled
def winning_move(board: Ints, most: int, table: Ints, history: Ints, control: Ints) -> int:
    """Return bound × 1024 + move of a proven win within `most` plies, or -1 when stopped."""
    att, dfn, black = board[0], board[1], board[2]
    short = _short_win(att, dfn, black)
    if short >= 0:
        return short
    for n in range(6, most + 1, 2):
        control[NODES] = 0
        control[NODE_LIMIT] = SHORTER_WIN_NODES if n < most else 1 << 60
        if prove(board, n, 0, table, history, control) == YES:
            found = find(table, question(att, dfn, black, 0))
            move = (found >> 2 & 1023) - 1
            if is_mirrored(att, dfn, black):
                move = mirrored_move(move)
            return (found >> 12 & 63) << 10 | move
        if control[STOP]:
            return -1
    return -1


@compiled
def open_replies(att: int, dfn: int, black: int, move: int, out: Ints) -> int:
    """Write the keys of the positions that the attacker may face after its move. Return the count."""
    origin, target = move >> 5, move & 31
    att, dfn, black = att ^ (1 << origin | 1 << target), dfn & ~(1 << target), moved(black, origin, target)
    if result_of(att, dfn, RED_HOME, BLUE_HOME):
        return 0
    count, left = 0, dfn
    while left:
        start = lowest(left)
        targets = reach(black, att | dfn, start) & ~dfn
        while targets:
            end = lowest(targets)
            own, enemy = dfn ^ (1 << start | 1 << end), att & ~(1 << end)
            if not result_of(own, enemy, BLUE_HOME, RED_HOME):
                out[count] = question(enemy, own, moved(black, start, end), 0)
                count += 1
            targets &= targets - 1
        left &= left - 1
    return count


def extract_strategy(
    start: Ints, bound: int, table: Ints, history: Ints, control: Ints, report: Callable[[int], None]
) -> Strategy:
    """Return the strategy of the attacker, who wins within `bound` plies from this board."""
    strategy: Strategy = {}
    replies = np.empty(100, dtype=np.int64)
    waiting = [(int(question(*start, 0)), bound)]
    while waiting:
        key, most = waiting.pop()
        if key in strategy and strategy[key][0] <= most:
            continue
        board = np.array(board_of(key), dtype=np.int64)
        answer = int(winning_move(board, most, table, history, control))
        if answer < 0:
            raise KeyboardInterrupt
        strategy[key] = answer >> 10, answer & 1023
        count = open_replies(*board, answer & 1023, replies)
        waiting += [(key, (answer >> 10) - 2) for key in replies[:count].tolist()]
        report(len(strategy))
    return reachable(strategy, int(question(*start, 0)))


def reachable(strategy: Strategy, start: int) -> Strategy:
    """Return the positions that can still occur; a shorter win found later makes others unreachable."""
    found: Strategy = {}
    replies, waiting = np.empty(100, dtype=np.int64), [start]
    while waiting:
        key = waiting.pop()
        if key not in found:
            found[key] = strategy[key]
            count = open_replies(*board_of(key), found[key][1], replies)
            waiting += replies[:count].tolist()
    return found
