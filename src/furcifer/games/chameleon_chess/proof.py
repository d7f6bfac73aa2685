"""Can one side force a win within n plies? An exact search: its table never takes one board for another.

The attacker is always the side that starts on rank 1: Blue's questions are asked of the turned board. When it
is the attacker's move n is even, because a game ends after a move of the defender: the one that failed to
capture the invader (R5). A capture of the last piece (R4) or a lone run (R6) is a ply shorter, and counts all
the same.

R8 never matters here: a forced win within n plies has no use for a board that came before.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"
# ruff: noqa: PLR0913, PLR0917 - compiled functions are handed what elsewhere an object would hold

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from furcifer.machine.bits import lowest

from .bitboards import BLUE_HOME, RED_HOME, key_of, mirrored, reach
from .endings import SAFE, escapes, moved, wins_in_four, wins_soon
from .table import find, keep

Ints = NDArray[np.int64]

NO, YES, OPEN, STOPPED = 0, 1, 2, 3
NODES, LIMIT, HALT = range(3)  # what a control array holds: nodes so far, nodes allowed, whether to stop
N, KEY, COUNT, NEXT, MOVE = range(3, 8)  # what stands in a frame of the stack after its board
FRAME = 8
DEEPEST = 62  # no bound is larger
LEAF = 4  # attacks of so many plies are answered without a frame of their own
ETC = 8  # from here on, all children are looked up before one is searched
CAPTURED, RUN = 1 << 21, 1 << 20
FIRST = 1 << 40
COUNTED = 4  # so many escapes are as good as any number


# Boards as keys


@njit(cache=True, nogil=True)
def is_mirrored(att: int, dfn: int, black: int) -> bool:
    """Whether a board is known by its mirror image: of the two, the one with smaller numbers is."""
    if mirrored(att) != att:
        return mirrored(att) < att
    if mirrored(dfn) != dfn:
        return mirrored(dfn) < dfn
    return mirrored(black) < black


@njit(cache=True, nogil=True)
def mirrored_move(move: int) -> int:
    origin, target = move >> 5, move & 31
    return origin // 5 * 5 + 4 - origin % 5 << 5 | target // 5 * 5 + 4 - target % 5


@njit(cache=True, nogil=True)
def question(att: int, dfn: int, black: int, defending: int) -> int:
    """The key of a board and of who is to move: 61 bits, the same for mirror images."""
    if is_mirrored(att, dfn, black):
        att, dfn, black = mirrored(att), mirrored(dfn), mirrored(black)
    return key_of(att, dfn, black) | defending << 60


# The search


@njit(cache=True, nogil=True)
def _known(table: Ints, key: int, n: int) -> int:
    """What the table says: YES, NO or OPEN."""
    found = find(table, key)
    if found >> 12 & 63 <= n:
        return YES
    return NO if found >> 18 & 63 >= n else OPEN


@njit(cache=True, nogil=True)
def _learn(table: Ints, key: int, n: int, verdict: int, number: int) -> None:
    """Keep a verdict and the number of its move (0: none) with what was known; the shortest win stays."""
    found = find(table, key)
    no, yes = found >> 18 & 63, found >> 12 & 63
    if verdict == NO:
        no = max(no, n)
    elif yes > n:
        yes = n
    else:
        return
    keep(table, key, no << 18 | yes << 12 | (number or found >> 2 & 1023) << 2)


@njit(cache=True, nogil=True)
def _appeal(frame: Ints, defending: int, move: int, history: Ints) -> int:
    """How early a move is tried."""
    att, dfn, black = frame[0], frame[1], frame[2]
    origin, target = move >> 5, move & 31
    step, end = 1 << origin | 1 << target, 1 << target
    if defending:
        worth = history[1, move] + CAPTURED * (att >> target & 1)
        return worth + RUN * (RED_HOME >> target & 1)
    count = escapes(att ^ step, dfn & ~end, moved(black, origin, target), COUNTED)
    if count == SAFE:
        return 0
    return (SAFE - count << 22) + history[0, move] + CAPTURED * (dfn >> target & 1)


@njit(cache=True, nogil=True)
def _list_moves(frame: Ints, defending: int, best: int, moves: Ints, history: Ints) -> int:
    """Write the moves worth a look with their appeal; how many."""
    own, enemy = (frame[1], frame[0]) if defending else (frame[0], frame[1])
    invader = enemy & (BLUE_HOME if defending else RED_HOME)
    left, count, occupied = own, 0, own | enemy
    while left:
        origin = lowest(left)
        targets = reach(frame[2], occupied, origin) & ~own
        if invader:
            targets &= invader  # R5: every other move has lost
        while targets:
            move = origin << 5 | lowest(targets)
            appeal = FIRST if move == best else _appeal(frame, defending, move, history)
            moves[count] = appeal << 10 | move
            count += 1
            targets &= targets - 1
        left &= left - 1
    return count


@njit(cache=True, nogil=True)
def _child(frame: Ints, defending: int, move: int, into: Ints) -> None:
    """The frame after a move."""
    origin, target = move >> 5, move & 31
    step, end = 1 << origin | 1 << target, 1 << target
    into[0] = frame[0] & ~end if defending else frame[0] ^ step
    into[1] = frame[1] ^ step if defending else frame[1] & ~end
    into[2] = moved(frame[2], origin, target)
    into[N] = frame[N] - 1
    into[KEY] = question(into[0], into[1], into[2], 1 - defending)


@njit(cache=True, nogil=True)
def _look_ahead(frame: Ints, spare: Ints, defending: int, moves: Ints, table: Ints) -> int:
    """Whether some move is already known to settle it: that move, or -1."""
    for move in moves[: frame[COUNT]]:
        _child(frame, defending, move & 1023, spare)
        if _known(table, spare[KEY], frame[N] - 1) == 1 - defending:
            return move & 1023
    return -1


@njit(cache=True, nogil=True)
def _settled(frame: Ints, defending: int, table: Ints) -> int:
    """The verdict of a frame that needs no moves of its own; frame[KEY] is known."""
    att, dfn, black, n = frame[0], frame[1], frame[2], frame[N]
    if defending:
        if not att & BLUE_HOME and wins_soon(dfn, att, black, BLUE_HOME, RED_HOME):
            return NO
    elif wins_soon(att, dfn, black, RED_HOME, BLUE_HOME):
        return YES
    elif n <= 2:
        return NO
    known = _known(table, frame[KEY], n)
    if known != OPEN or defending or n > LEAF:
        return known
    move = wins_in_four(att, dfn, black)
    _learn(table, frame[KEY], n, NO if move < 0 else YES, 0)
    return NO if move < 0 else YES


@njit(cache=True, nogil=True)
def _enter(stack: Ints, moves: Ints, ply: int, defending: int, table: Ints, history: Ints) -> int:
    """Look at a fresh frame: its verdict, or OPEN with its moves listed."""
    frame = stack[ply]
    verdict = _settled(frame, defending, table)
    if verdict != OPEN:
        return verdict
    best = (find(table, frame[KEY]) >> 2 & 1023) - 1
    if best >= 0 and is_mirrored(frame[0], frame[1], frame[2]):
        best = mirrored_move(best)
    frame[COUNT] = _list_moves(frame, defending, best, moves[ply], history)
    frame[NEXT] = 0
    if frame[N] >= ETC:
        move = _look_ahead(frame, stack[ply + 1], defending, moves[ply], table)
        if move >= 0:
            return _leave(frame, defending, 1 - defending, move, table, history)
    return OPEN


@njit(cache=True, nogil=True)
def _leave(frame: Ints, defending: int, verdict: int, move: int, table: Ints, history: Ints) -> int:
    """Keep the verdict of a frame and the move that settled it."""
    number = 0
    if move >= 0:
        history[defending, move] += frame[N] * frame[N]
        if history[defending, move] >= RUN:
            history[defending] >>= 1
        number = move + 1
        if is_mirrored(frame[0], frame[1], frame[2]):
            number = mirrored_move(move) + 1
    _learn(table, frame[KEY], frame[N], verdict, number)
    return verdict


@njit(cache=True, nogil=True)
def _take_next(frame: Ints, moves: Ints) -> int:
    """The most appealing move not tried yet, or -1."""
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


@njit(cache=True, nogil=True)
def prove(board: Ints, n: int, side: int, table: Ints, history: Ints, control: Ints) -> int:
    """YES or NO: the attacker wins within n plies, `side` (1: the defender) to move; STOPPED when told to.

    The stack is our own: a compiled function that calls itself crashes when it comes from numba's cache.
    """
    stack, moves = np.zeros((n + 2, FRAME), dtype=np.int64), np.empty((n + 2, 80), dtype=np.int64)
    stack[0, :3], stack[0, N] = board, n
    stack[0, KEY] = question(board[0], board[1], board[2], side)
    ply, verdict = 0, _enter(stack, moves, 0, side, table, history)
    while ply or verdict == OPEN:
        defending = side + ply & 1
        if verdict == OPEN:
            move = _take_next(stack[ply], moves[ply])
            if move < 0:
                verdict = _leave(stack[ply], defending, defending, -1, table, history)
            else:
                _child(stack[ply], defending, move, stack[ply + 1])
                ply += 1
                verdict = _enter(stack, moves, ply, 1 - defending, table, history)
                control[NODES] += 1
                if control[NODES] >= control[LIMIT] or control[HALT]:
                    return STOPPED
        else:
            ply, defending = ply - 1, 1 - defending
            if verdict == defending:
                verdict = OPEN
            else:
                verdict = _leave(stack[ply], defending, verdict, stack[ply, MOVE], table, history)
    return verdict
