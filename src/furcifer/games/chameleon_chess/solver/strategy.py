"""Extract a strategy from a proof: for every position the winner can face, a move and a falling bound."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return,call-arg"
# ruff: noqa: PLR0913, PLR0917 - compiled functions get as arguments what an object would hold

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled
from furcifer.compiled.bits import lowest
from furcifer.games.chameleon_chess.kernel.bitboards import (
    BLUE_HOME,
    CELLS,
    RED_HOME,
    attacked,
    board_of,
    key_of,
    mirrored,
    reach,
)
from furcifer.games.chameleon_chess.kernel.scoring import result_of

from .endgames import LOST, NONE, Bytes, seen_by_other, value_of
from .proof import NODE_LIMIT, NODES, STOP, YES, is_mirrored, mirrored_move, prove, question
from .short_wins import moved, safe_run, wins_at_once, wins_in_four
from .transposition import find

Ints = NDArray[np.int64]
SHORT = 4  # plies: shorter wins are seen on the board, so a strategy leaves them out
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
def short_win(att: int, dfn: int, black: int) -> int:
    """Return bound × 1024 + move of a win within SHORT plies, or -1."""
    if wins_at_once(att, dfn, black, RED_HOME, BLUE_HOME):
        return 1 << 10 | ending_move(att, dfn, black)
    if not dfn & RED_HOME:
        run = safe_run(att, dfn, black, BLUE_HOME)
        if run >= 0:
            return 2 << 10 | run
    move = wins_in_four(att, dfn, black)
    return 4 << 10 | move if move >= 0 else -1


@compiled
def endgame_win(att: int, dfn: int, black: int, endgames: Bytes) -> int:
    """Return bound × 1024 + move of the shortest win by the endgame tables; it must be longer than SHORT.

    The bound is even, as those of short wins that may follow are: a win in three plies counts as one in four.
    """
    value, left, occupied = value_of(endgames, att, dfn, black), att, att | dfn
    while left:
        origin = lowest(left)
        targets = reach(black, occupied, origin) & ~att
        while targets:
            target = lowest(targets)
            own, enemy = att ^ (1 << origin | 1 << target), dfn & ~(1 << target)
            other, mine, natures = seen_by_other(own, enemy, moved(black, origin, target))
            if value_of(endgames, other, mine, natures) == LOST + value - 1:
                return value + (value & 1) << 10 | origin << 5 | target
            targets &= targets - 1
        left &= left - 1
    return -1


@compiled
def winning_move(board: Ints, most: int, table: Ints, endgames: Bytes, history: Ints, control: Ints) -> int:
    """Return bound × 1024 + move of a proven win within `most` plies, or -1 when stopped."""
    att, dfn, black = board[0], board[1], board[2]
    short = short_win(att, dfn, black)
    if short >= 0:
        return short
    if value_of(endgames, att, dfn, black) != NONE:
        return endgame_win(att, dfn, black, endgames)
    for n in range(6, most + 1, 2):
        control[NODES] = 0
        control[NODE_LIMIT] = SHORTER_WIN_NODES if n < most - 1 else 1 << 60
        if prove(board, n, 0, table, endgames, history, control) == YES:
            found = find(table, question(att, dfn, black, 0))
            move = (found >> 2 & 1023) - 1
            if is_mirrored(att, dfn, black):
                move = mirrored_move(move)
            return (found >> 12 & 63) << 10 | move
        if control[STOP]:
            return -1
    return -1


@compiled
def faced_after_replies(att: int, dfn: int, black: int, out: Ints) -> int:
    """Write the keys of the positions without a short win that the attacker may face after a reply."""
    count, left = 0, dfn
    while left:
        start = lowest(left)
        targets = reach(black, att | dfn, start) & ~dfn
        while targets:
            end = lowest(targets)
            own, enemy, natures = dfn ^ (1 << start | 1 << end), att & ~(1 << end), moved(black, start, end)
            if not result_of(own, enemy, BLUE_HOME, RED_HOME) and short_win(enemy, own, natures) < 0:
                out[count] = question(enemy, own, natures, 0)
                count += 1
            targets &= targets - 1
        left &= left - 1
    return count


@compiled
def faced_after(att: int, dfn: int, black: int, move: int, out: Ints) -> int:
    """Write the keys of the positions without a short win that the attacker may face after its move."""
    origin, target = move >> 5, move & 31
    att, dfn, black = att ^ (1 << origin | 1 << target), dfn & ~(1 << target), moved(black, origin, target)
    return 0 if result_of(att, dfn, RED_HOME, BLUE_HOME) else faced_after_replies(att, dfn, black, out)


def keys_faced(board: Ints, side: int) -> list[int]:
    """Return the keys of a board with the attacker to move, or after each reply if `side` is 1."""
    if not side:
        return [] if short_win(*board) >= 0 else [int(question(*board, 0))]
    found = np.empty(100, dtype=np.int64)
    return found[: faced_after_replies(*board, found)].tolist()


def extract_strategy(
    roots: Iterable[tuple[int, int]],
    find_move: Callable[[Ints, int], int],
    report: Callable[[int], None],
    known: Strategy | None = None,
) -> Strategy:
    """Return the strategy of the attacker from these keys, each with the bound within which it wins.

    `find_move` returns bound × 1024 + move of a board within a bound, or -1 when stopped. What is `known` is
    complete: nothing that follows its positions is looked for again.
    """
    strategy: Strategy = dict(known or {})
    faced = np.empty(100, dtype=np.int64)
    waiting = list(roots)
    while waiting:
        key, most = waiting.pop()
        if key in strategy and strategy[key][0] <= most:
            continue
        board = np.array(board_of(key), dtype=np.int64)
        answer = find_move(board, most)
        if answer < 0:
            raise KeyboardInterrupt
        strategy[key] = answer >> 10, answer & 1023
        count = faced_after(*board, answer & 1023, faced)
        waiting += [(key, (answer >> 10) - 2) for key in faced[:count].tolist()]
        report(len(strategy))
    return strategy


def reachable(strategy: Strategy, roots: Iterable[int]) -> Strategy:
    """Return the positions that can still occur; a shorter win found later makes others unreachable."""
    found: Strategy = {}
    faced, waiting = np.empty(100, dtype=np.int64), list(roots)
    while waiting:
        key = waiting.pop()
        if key not in found:
            found[key] = strategy[key]
            count = faced_after(*board_of(key), found[key][1], faced)
            waiting += faced[:count].tolist()
    return found


@compiled
def _write_entries(keys: Ints, numbers: Ints, moves: Ints) -> None:
    """Change the keys of a strategy to those of a certificate, and write the moves on its boards."""
    for place in range(len(keys)):
        att, dfn, black = board_of(keys[place])
        here, there = key_of(att, dfn, black), key_of(mirrored(att), mirrored(dfn), mirrored(black))
        move = numbers[place] if here <= there else mirrored_move(numbers[place])
        keys[place] = min(here, there)
        moves[place] = (move >> 5) * CELLS + (move & 31)


def as_entries(strategy: Strategy) -> tuple[Ints, Ints, Ints]:
    """Return a strategy as sorted keys, moves (origin × 25 + target) and bounds of a certificate."""
    keys = np.fromiter(strategy, dtype=np.int64, count=len(strategy))
    found = np.array(list(strategy.values()), dtype=np.int64).reshape(-1, 2)
    moves = np.empty(len(keys), dtype=np.int64)
    _write_entries(keys, np.ascontiguousarray(found[:, 1]), moves)
    order = np.argsort(keys)
    return keys[order], moves[order], found[order, 0]
