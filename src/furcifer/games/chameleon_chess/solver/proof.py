"""Can one side force a win within n plies? The search is exact: its table never confuses two boards.

The attacker is always the side that starts on rank 1; to ask about Blue, turn the board round. When the
attacker is to move, n is even, because a game usually ends with a move of the defender that fails to capture
the invader (R5). Capturing the last piece (R4) or invading with the only piece (R6) takes one ply less.

R8 never matters here, since a shortest forced win never repeats a board.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"
# ruff: noqa: PLR0913, PLR0917 - compiled functions get as arguments what an object would hold

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled
from furcifer.compiled.bits import lowest
from furcifer.games.chameleon_chess.kernel.bitboards import (
    BLUE_HOME,
    RED_HOME,
    key_of,
    mirrored,
    reach,
    turned,
)

from .endgames import LOST, NONE, Bytes, seen_by_other, value_of
from .short_wins import SAFE, escapes, moved, wins_in_four, wins_soon
from .transposition import find, store

Ints = NDArray[np.int64]

NO, YES, OPEN, STOPPED = 0, 1, 2, 3
NODES, NODE_LIMIT, STOP = range(3)  # the control array: nodes so far, the limit, a flag to stop
N, KEY, COUNT, NEXT, MOVE = range(3, 8)  # the rest of a frame of the stack, after its board
FRAME = 8
DEEPEST = 62  # the largest bound
LEAF = 4  # attacks of at most this many plies are decided without a frame
ETC = 8  # enhanced transposition cutoffs from this depth on: look up all children before searching one
CAPTURED, RUN = 1 << 21, 1 << 20
FIRST = 1 << 40
NEVER = DEEPEST + 1  # the table's bound of a win that is not known
COUNTED = 4  # count no more escapes than this


# Boards as keys


@compiled
def is_mirrored(att: int, dfn: int, black: int) -> bool:
    """Return whether the table stores the mirror image of a board: the smaller of the two."""
    if mirrored(att) != att:
        return mirrored(att) < att
    if mirrored(dfn) != dfn:
        return mirrored(dfn) < dfn
    return mirrored(black) < black


@compiled
def mirrored_move(move: int) -> int:
    origin, target = move >> 5, move & 31
    return origin // 5 * 5 + 4 - origin % 5 << 5 | target // 5 * 5 + 4 - target % 5


@compiled
def question(att: int, dfn: int, black: int, defending: int) -> int:
    """Return the 61-bit key of a board and the side to move, the same for mirror images."""
    if is_mirrored(att, dfn, black):
        att, dfn, black = mirrored(att), mirrored(dfn), mirrored(black)
    return key_of(att, dfn, black) | defending << 60


# The search


@compiled
def _known(table: Ints, key: int, n: int) -> int:
    """Return the answer of the table: YES, NO or OPEN."""
    found = find(table, key)
    if found >> 12 & 63 <= n:
        return YES
    return NO if found >> 18 & 63 >= n else OPEN


@compiled
def _store_verdict(table: Ints, key: int, n: int, verdict: int, number: int) -> None:
    """Store a verdict and its move plus 1 (0: none), merged with the earlier findings."""
    found = find(table, key)
    no, yes = found >> 18 & 63, found >> 12 & 63
    if verdict == NO:
        no = max(no, n)
    elif yes > n:
        yes = n
    else:
        return
    store(table, key, no << 18 | yes << 12 | (number or found >> 2 & 1023) << 2)


@compiled
def _priority(frame: Ints, defending: int, move: int, history: Ints) -> int:
    """Return the priority of a move; the highest is tried first."""
    att, dfn, black = frame[0], frame[1], frame[2]
    origin, target = move >> 5, move & 31
    step, end = 1 << origin | 1 << target, 1 << target
    if defending:
        value = history[1, move] + CAPTURED * (att >> target & 1)
        return value + RUN * (RED_HOME >> target & 1)
    count = escapes(att ^ step, dfn & ~end, moved(black, origin, target), COUNTED)
    if count == SAFE:
        return 0
    return (SAFE - count << 22) + history[0, move] + CAPTURED * (dfn >> target & 1)


@compiled
def _list_moves(frame: Ints, defending: int, best: int, moves: Ints, history: Ints) -> int:
    """Write the moves that do not lose at once, with their priorities. Return the count."""
    own, enemy = (frame[1], frame[0]) if defending else (frame[0], frame[1])
    invader = enemy & (BLUE_HOME if defending else RED_HOME)
    left, count, occupied = own, 0, own | enemy
    while left:
        origin = lowest(left)
        targets = reach(frame[2], occupied, origin) & ~own
        if invader:
            targets &= invader  # R5: every other move loses
        while targets:
            move = origin << 5 | lowest(targets)
            priority = FIRST if move == best else _priority(frame, defending, move, history)
            moves[count] = priority << 10 | move
            count += 1
            targets &= targets - 1
        left &= left - 1
    return count


@compiled
def _play(frame: Ints, defending: int, move: int, into: Ints) -> None:
    """Write the frame after a move."""
    origin, target = move >> 5, move & 31
    step, end = 1 << origin | 1 << target, 1 << target
    into[0] = frame[0] & ~end if defending else frame[0] ^ step
    into[1] = frame[1] ^ step if defending else frame[1] & ~end
    into[2] = moved(frame[2], origin, target)
    into[N] = frame[N] - 1
    into[KEY] = question(into[0], into[1], into[2], 1 - defending)


@compiled
def _known_move(frame: Ints, spare: Ints, defending: int, moves: Ints, table: Ints) -> int:
    """Return a move that is already known to decide the position, or -1."""
    for move in moves[: frame[COUNT]]:
        _play(frame, defending, move & 1023, spare)
        if _known(table, spare[KEY], frame[N] - 1) == 1 - defending:
            return move & 1023
    return -1


@compiled
def _endgame_verdict(frame: Ints, defending: int, endgames: Bytes) -> int:
    """Return the verdict of the endgame tables, or OPEN if they do not have the board."""
    att, dfn, black = frame[0], frame[1], frame[2]
    if defending:
        own, enemy, natures = seen_by_other(att, dfn, black)
        value = value_of(endgames, own, enemy, natures)
        return OPEN if value == NONE else YES if LOST < value <= LOST + frame[N] else NO
    value = value_of(endgames, att, dfn, black)
    return OPEN if value == NONE else YES if 0 < value <= frame[N] else NO


@compiled
def _known_loss(frame: Ints, defending: int, table: Ints) -> bool:
    """Return whether the table has a win of the defender: then the attacker never wins."""
    key = question(turned(frame[1]), turned(frame[0]), turned(frame[2]), 1 - defending)
    return find(table, key) >> 12 & 63 < NEVER


@compiled
def _static_verdict(frame: Ints, defending: int, table: Ints, endgames: Bytes) -> int:
    """Return the verdict of a frame that needs no search, or OPEN."""
    verdict = _endgame_verdict(frame, defending, endgames)
    if verdict == OPEN:
        verdict = _soon_verdict(frame, defending)
    if verdict == OPEN:
        verdict = _known(table, frame[KEY], frame[N])
    if verdict != OPEN:
        return verdict
    if frame[N] > LEAF:
        if _known_loss(frame, defending, table):
            _store_verdict(table, frame[KEY], DEEPEST, NO, 0)
            return NO
    elif not defending:
        verdict = NO if wins_in_four(frame[0], frame[1], frame[2]) < 0 else YES
        _store_verdict(table, frame[KEY], frame[N], verdict, 0)
    return verdict


@compiled
def _soon_verdict(frame: Ints, defending: int) -> int:
    """Return the verdict of a win within two plies, or of no plies left for one; else OPEN."""
    att, dfn, black = frame[0], frame[1], frame[2]
    if defending:
        safe = att & BLUE_HOME == 0 and wins_soon(dfn, att, black, BLUE_HOME, RED_HOME)
        return NO if safe else OPEN
    if wins_soon(att, dfn, black, RED_HOME, BLUE_HOME):
        return YES
    return NO if frame[N] <= 2 else OPEN


@compiled
def _enter(
    stack: Ints, moves: Ints, ply: int, defending: int, table: Ints, endgames: Bytes, history: Ints
) -> int:
    """Enter a new frame: return its verdict, or OPEN with its moves listed."""
    frame = stack[ply]
    verdict = _static_verdict(frame, defending, table, endgames)
    if verdict != OPEN:
        return verdict
    best = (find(table, frame[KEY]) >> 2 & 1023) - 1
    if best >= 0 and is_mirrored(frame[0], frame[1], frame[2]):
        best = mirrored_move(best)
    frame[COUNT] = _list_moves(frame, defending, best, moves[ply], history)
    frame[NEXT] = 0
    if frame[N] >= ETC:
        move = _known_move(frame, stack[ply + 1], defending, moves[ply], table)
        if move >= 0:
            return _leave(frame, defending, 1 - defending, move, table, history)
    return OPEN


@compiled
def _leave(frame: Ints, defending: int, verdict: int, move: int, table: Ints, history: Ints) -> int:
    """Store the verdict of a frame and the move that decided it. Return the verdict."""
    number = 0
    if move >= 0:
        history[defending, move] += frame[N] * frame[N]
        if history[defending, move] >= RUN:
            history[defending] >>= 1
        number = move + 1
        if is_mirrored(frame[0], frame[1], frame[2]):
            number = mirrored_move(move) + 1
    _store_verdict(table, frame[KEY], frame[N], verdict, number)
    return verdict


@compiled
def _next_move(frame: Ints, moves: Ints) -> int:
    """Return the untried move of the highest priority, or -1."""
    first = frame[NEXT]
    if first >= frame[COUNT]:
        return -1
    best = first
    for place in range(first + 1, frame[COUNT]):
        if moves[place] > moves[best]:
            best = place
    chosen = moves[best]
    moves[best], moves[first] = moves[first], chosen
    frame[NEXT], frame[MOVE] = first + 1, chosen & 1023
    return chosen & 1023


@compiled
def prove(board: Ints, n: int, side: int, table: Ints, endgames: Bytes, history: Ints, control: Ints) -> int:
    """Return YES or NO: does the attacker win within n plies? STOPPED at the limit. `side` 1: defender moves.

    The stack is explicit because a recursive function crashes when numba loads it from its cache.
    """
    stack, moves = np.zeros((n + 2, FRAME), dtype=np.int64), np.empty((n + 2, 80), dtype=np.int64)
    stack[0, :3], stack[0, N] = board, n
    stack[0, KEY] = question(board[0], board[1], board[2], side)
    ply, verdict = 0, _enter(stack, moves, 0, side, table, endgames, history)
    while ply or verdict == OPEN:
        defending = side + ply & 1
        if verdict == OPEN:
            move = _next_move(stack[ply], moves[ply])
            if move < 0:
                verdict = _leave(stack[ply], defending, defending, -1, table, history)
            else:
                _play(stack[ply], defending, move, stack[ply + 1])
                ply += 1
                verdict = _enter(stack, moves, ply, 1 - defending, table, endgames, history)
                control[NODES] += 1
                if control[NODES] >= control[NODE_LIMIT] or control[STOP]:
                    return STOPPED
        else:
            ply, defending = ply - 1, 1 - defending
            if verdict == defending:
                verdict = OPEN
            else:
                verdict = _leave(stack[ply], defending, verdict, stack[ply, MOVE], table, history)
    return verdict
