"""A fast copy of the rules of Chameleon 5×5 for search. It is never an authority: `rules.py` judges a match.

A match is a row of numbers: Red's squares, Blue's, the black natures, whose turn it is (chance's before an
opening is drawn, R10), whether R8 is played, how many boards are remembered, and those boards, oldest first,
two numbers each: the squares of both sides and the black natures. R8 needs nothing else: a capture forgets
them all, and the hundredth ends the match, so a row has room for a hundred.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from furcifer.core import CHANCE, ConfigError, Seat
from furcifer.machine.bits import lowest, size
from furcifer.machine.chance import below, following, scattered

from .bitboards import (
    ALL,
    BLUE_HOME,
    CELLS,
    RED_HOME,
    reach,
    read_board,
    write_board,
)
from .openings import openings
from .positions import impossible
from .state import Config, State
from .tables import INDEX, OCCURRENCES, QUIET_PLIES

Row = NDArray[np.int64]

RED_AT, BLUE_AT, BLACK_AT, TURN, DRAWS, QUIET, PAST = range(7)
WIDTH = PAST + 2 * QUIET_PLIES
OPENINGS = np.array(
    [[INDEX[square] for m in (o.red, o.blue) for square in (m.origin, m.target)] for o in openings()],
    dtype=np.int64,
)
FIRST_OPENING = CELLS * CELLS  # their numbers follow those of the moves
MOST_ACTIONS = max(5 * 16, len(OPENINGS))  # five pieces; none reaches more than sixteen squares
OVER = -9  # who acts when nobody does

OPEN, RED_WON, BLUE_WON, DRAWN = range(4)
SOONEST = 4  # plies after which a board can come again


# To and from the rulebook's State


def pack(state: State) -> Row:
    """A state as a row; ConfigError where no game comes there."""
    if why := state.turn != CHANCE and impossible(state.board, state.turn):
        raise ConfigError(f"This position cannot occur: {why}.")
    row = np.zeros(WIDTH, dtype=np.int64)
    row[:PAST] = *read_board(state.board), state.turn, state.config.draws, len(state.past)
    for place, (red, blue, black) in enumerate(map(read_board, state.past)):
        row[PAST + 2 * place : PAST + 2 * place + 2] = red | blue << CELLS, black
    return row


def unpack(row: Row, config: Config) -> State:
    """The state of a row."""
    red, blue, black, turn, _, quiet, *past = row.tolist()
    pairs = zip(past[: 2 * quiet : 2], past[1 : 2 * quiet : 2], strict=True)
    boards = (write_board(both & ALL, both >> CELLS, natures) for both, natures in pairs)
    return State(config, write_board(red, blue, black), Seat(turn), tuple(boards))


# One match


@njit(cache=True, nogil=True)
def result_of(own: int, enemy: int, own_home: int, enemy_home: int) -> int:
    """R4 to R7 after a move of `own`: 1 where it has won, -1 where it has lost, else 0."""
    if enemy & own_home:
        return -1  # R5, and R7: this goes first
    if not enemy:
        return 1  # R4
    return 1 if own & enemy_home and not own & (own - 1) else 0  # R6


@njit(cache=True, nogil=True)
def _repeats(row: Row, both: int, black: int) -> bool:
    """R8: the same board with the same side to move, seen often enough before."""
    seen, place = 1, PAST + 2 * (row[QUIET] - SOONEST)
    while place >= PAST:
        seen += (row[place] == both) & (row[place + 1] == black)
        place -= 4
    return seen >= OCCURRENCES


@njit(cache=True, nogil=True)
def result(row: Row) -> int:
    """OPEN, RED_WON, BLUE_WON or DRAWN."""
    red, blue = row[RED_AT], row[BLUE_AT]
    if row[TURN]:  # Red moved last
        verdict = result_of(red, blue, RED_HOME, BLUE_HOME)
    else:
        verdict = -result_of(blue, red, BLUE_HOME, RED_HOME)
    if verdict:
        return RED_WON if verdict > 0 else BLUE_WON
    if row[QUIET] >= QUIET_PLIES or _repeats(row, red | blue << CELLS, row[BLACK_AT]):
        return DRAWN
    return OPEN


@njit(cache=True, nogil=True)
def to_act(row: Row) -> int:
    """The seat that is waited for, or OVER."""
    return row[TURN] if result(row) == OPEN else OVER


@njit(cache=True, nogil=True)
def legal(row: Row, out: Row) -> int:
    """Write the numbers of all moves in the order of the rulebook; how many there are."""
    if result(row) != OPEN:
        return 0
    if row[TURN] == CHANCE:
        out[: len(OPENINGS)] = np.arange(FIRST_OPENING, FIRST_OPENING + len(OPENINGS))
        return len(OPENINGS)
    own, black = row[row[TURN] & 1], row[BLACK_AT]
    occupied, left, count = row[RED_AT] | row[BLUE_AT], own, 0
    while left:
        origin = lowest(left)
        targets = reach(black, occupied, origin) & ~own
        while targets:
            out[count] = origin * CELLS + lowest(targets)
            count += 1
            targets &= targets - 1
        left &= left - 1
    return count


@njit(cache=True, nogil=True)
def _move(row: Row, origin: int, target: int) -> None:
    side = row[TURN] & 1
    step, black = 1 << origin | 1 << target, row[BLACK_AT]
    if row[1 - side] >> target & 1:
        row[1 - side] &= ~(1 << target)
        row[QUIET] = 0
    elif row[DRAWS]:
        place = PAST + 2 * row[QUIET]
        row[place], row[place + 1] = row[RED_AT] | row[BLUE_AT] << CELLS, black
        row[QUIET] += 1
    row[side] ^= step
    row[BLACK_AT] = black & ~step | (black >> origin & 1) << target
    row[TURN] = 1 - side


@njit(cache=True, nogil=True)
def apply(row: Row, action: int) -> None:
    """Play a legal move in place, or an opening."""
    if action < FIRST_OPENING:
        _move(row, action // CELLS, action % CELLS)
        return
    opening = OPENINGS[action - FIRST_OPENING]
    row[TURN] = 0
    _move(row, opening[0], opening[1])
    _move(row, opening[2], opening[3])


@njit(cache=True, nogil=True)
def scores(row: Row, out: NDArray[np.float64]) -> None:
    """Write the score of each seat of a finished match."""
    verdict = result(row)
    out[0] = 1.0 if verdict == RED_WON else 0.5 if verdict == DRAWN else 0.0
    out[1] = 1.0 - out[0]


# Counting


def perft(state: State, n: int) -> int:
    """How many sequences of exactly n actions there are; nothing follows the end of a match."""
    row = pack(state)
    if state.turn == CHANCE and n:
        return sum(_perft_after(row, FIRST_OPENING + number, n - 1) for number in range(len(OPENINGS)))
    return _perft(row, n)


def _perft_after(row: Row, action: int, n: int) -> int:
    after = row.copy()
    apply(after, action)
    return _perft(after, n)


def _perft(row: Row, n: int) -> int:
    if n < 2:
        return int(legal(row, np.empty(MOST_ACTIONS, dtype=np.int64))) if n else 1
    never_drawn = n + row[QUIET] <= SOONEST * (OCCURRENCES - 1)
    return int(_count(row, n, never_drawn or not row[DRAWS]))


@njit(cache=True, nogil=True)
def _count_moves(own: int, enemy: int, black: int) -> int:
    count, left, occupied = 0, own, own | enemy
    while left:
        count += size(reach(black, occupied, lowest(left)) & ~own)
        left &= left - 1
    return count


@njit(cache=True, nogil=True)
def _count_two(row: Row) -> int:
    """Sequences of two moves: the second are counted, not played."""
    if result(row) != OPEN:
        return 0
    side, black = row[TURN] & 1, row[BLACK_AT]
    own, enemy = row[side], row[1 - side]
    own_home, enemy_home = (BLUE_HOME, RED_HOME) if side else (RED_HOME, BLUE_HOME)
    count, left = 0, own
    while left:
        origin, start = lowest(left), left & -left
        targets = reach(black, own | enemy, origin) & ~own
        while targets:
            end = targets & -targets
            moved, spared = own ^ start ^ end, enemy & ~end
            if not result_of(moved, spared, own_home, enemy_home):
                count += _count_moves(spared, moved, black & ~(start | end) | end * (black >> origin & 1))
            targets ^= end
        left ^= start
    return count


@njit(cache=True, nogil=True)
def _count(row: Row, n: int, plain: bool) -> int:
    """Sequences of n moves, n > 1; where R8 cannot matter, the last two are counted by themselves.

    The stack is our own: a compiled function that calls itself crashes when it comes from numba's cache.
    """
    rows, moves = np.empty((n, WIDTH), dtype=np.int64), np.empty((n, MOST_ACTIONS), dtype=np.int64)
    left, depth, total = np.zeros(n, dtype=np.int64), 0, 0
    rows[0] = row
    left[0] = legal(row, moves[0])
    while depth >= 0:
        if n - depth == 2 and plain:
            total += _count_two(rows[depth])
            depth -= 1
        elif n - depth == 1:
            total += legal(rows[depth], moves[depth])
            depth -= 1
        elif left[depth]:
            left[depth] -= 1
            used = PAST + 2 * rows[depth, QUIET]
            rows[depth + 1, :used] = rows[depth, :used]
            apply(rows[depth + 1], moves[depth, left[depth]])
            depth += 1
            if n - depth > 1 + plain:
                left[depth] = legal(rows[depth], moves[depth])
        else:
            depth -= 1
    return total


# Random play


@njit(cache=True, nogil=True)
def _random_move(row: Row, reached: Row, chance: int) -> None:
    """Play one of the moves, each as likely."""
    own, black = row[row[TURN] & 1], row[BLACK_AT]
    occupied, left, count, pieces = row[RED_AT] | row[BLUE_AT], own, 0, 0
    while left:
        reached[pieces] = reach(black, occupied, lowest(left)) & ~own
        count += size(reached[pieces])
        pieces += 1
        left &= left - 1
    pick, piece = below(chance, count), 0
    while pick >= size(reached[piece]):
        pick -= size(reached[piece])
        own &= own - 1
        piece += 1
    targets = reached[piece]
    for _ in range(pick):
        targets &= targets - 1
    _move(row, lowest(own), lowest(targets))


@njit(cache=True, nogil=True)
def playout(row: Row, seed: int, most: int) -> int:
    """Play at random to the end, or for `most` plies; how many were played."""
    reached = np.empty(8, dtype=np.int64)
    chance = scattered(seed)
    plies = 0
    while plies < most and result(row) == OPEN:
        chance = following(chance)
        if row[TURN] == CHANCE:
            apply(row, FIRST_OPENING + below(chance, len(OPENINGS)))
        else:
            _random_move(row, reached, chance)
        plies += 1
    return plies
