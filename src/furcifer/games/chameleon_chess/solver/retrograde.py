"""Build the endgame tables by retrograde analysis, from the ends of games backwards.

A block is all positions with the same number of pieces. Captures lead to smaller blocks, which are complete:
their values are read once, when a block is opened, and planned. All other moves stay within the block: from
every position decided at one distance, the analysis steps back to the positions that can lead to it.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return,call-arg"
# ruff: noqa: PLR0913, PLR0917 - compiled functions get as arguments what an object would hold

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled
from furcifer.compiled.bits import lowest
from furcifer.core import ConfigError
from furcifer.games.chameleon_chess.kernel.bitboards import BLUE_HOME, CELLS, RED_HOME, reach
from furcifer.games.chameleon_chess.kernel.scoring import result_of
from furcifer.games.chameleon_chess.tables import REACH

from .endgames import (
    DISTANCE,
    FEWEST,
    FIRST,
    LOST,
    MOST,
    NONE,
    Bytes,
    board_at,
    can_occur,
    index_of,
    pieces_of,
    seen_by_other,
)
from .short_wins import moved

Ints = NDArray[np.int64]
Report = Callable[[str], None]
CHUNK = 1 << 20  # positions that a thread handles at a time


def _backward_moves() -> tuple[list[int], list[int]]:
    """Return by nature and square the reachable origins of a piece, and the other origins it can have."""
    reachable, others = [], []
    for nature in "WB":
        for square in range(CELLS):
            forth = {target for target, _ in REACH[nature][square]}
            back = {o for o in range(CELLS) for target, _ in REACH[nature][o] if target == square}
            reachable.append(sum(1 << o for o in back & forth))
            others.append(sum(1 << o for o in back - forth))  # jumps, which nothing blocks
    return reachable, others


REACHABLE_ORIGINS, OTHER_ORIGINS = (np.array(squares, dtype=np.int64) for squares in _backward_moves())


@compiled
def origins(black: int, occupied: int, target: int) -> int:
    """Return the squares from which a piece can have come without a capture."""
    kind = (black >> target & 1) * CELLS + target
    return (reach(black, occupied, target) & REACHABLE_ORIGINS[kind] | OTHER_ORIGINS[kind]) & ~occupied


# One position


@compiled
def _value_by_moves(table: Bytes, own: int, enemy: int, black: int, first: bool) -> int:
    """Return the value of a position by its moves, or 0 if undecided. If `first`, use only captures."""
    best, worst, holds, left, occupied = NONE, 0, False, own, own | enemy
    while left:
        origin = lowest(left)
        targets = reach(black, occupied, origin) & ~own
        while targets:
            target = lowest(targets)
            mine, theirs = own ^ (1 << origin | 1 << target), enemy & ~(1 << target)
            verdict = result_of(mine, theirs, RED_HOME, BLUE_HOME)
            value = 0
            if verdict == 0 and not (first and theirs == enemy):
                after = seen_by_other(mine, theirs, moved(black, origin, target))
                value = table[index_of(after[0], after[1], after[2])]
            if verdict > 0:
                return 1
            if value > NONE:
                best = min(best, value - LOST + 1)
            elif value or verdict < 0:
                worst = max(worst, value)
            else:
                holds = True
            targets &= targets - 1
        left &= left - 1
    return best if best < NONE else 0 if holds else LOST + worst + 1


@compiled
def _open_part(table: Bytes, plan: Bytes, count: int, begin: int, end: int) -> None:
    """Mark impossible positions, and plan the values that captures decide."""
    for index in range(begin, end):
        own, enemy, black = board_at(index, count)
        if can_occur(own, enemy, black):
            plan[index - FIRST[count]] = _value_by_moves(table, own, enemy, black, True)
        else:
            table[index] = NONE


@compiled
def _go_back(table: Bytes, plan: Bytes, count: int, index: int, distance: int) -> int:
    """Decide the positions that lead to one a ply nearer to the end. Return their number."""
    own, enemy, black = board_at(index, count)
    lost, decided, left, occupied = table[index] > NONE, 0, enemy, own | enemy
    while left:
        target = lowest(left)
        sources = origins(black, occupied, target)
        while sources:
            source = lowest(sources)
            theirs = enemy ^ (1 << source | 1 << target)
            before = seen_by_other(own, theirs, moved(black, target, source))
            earlier = index_of(before[0], before[1], before[2])
            if table[earlier] == 0:
                value = distance if lost else _value_by_moves(table, before[0], before[1], before[2], False)
                if value == distance or value == LOST + distance:
                    table[earlier] = value
                    decided += 1
                elif value > LOST:
                    plan[earlier - FIRST[count]] = value  # a capture delays the end
            sources &= sources - 1
        left &= left - 1
    return decided


@compiled
def _sweep_part(table: Bytes, plan: Bytes, count: int, distance: int, begin: int, end: int) -> int:
    """Decide the positions at a distance that follow from this part of the block. Return their number."""
    decided = 0
    for index in range(begin, end):
        value = table[index]
        if value == 0:
            planned = plan[index - FIRST[count]]
            if planned and planned & DISTANCE == distance:
                table[index] = planned
                decided += 1
        elif value != NONE and value & DISTANCE == distance - 1:
            decided += _go_back(table, plan, count, index, distance)
    return decided


# A whole table


def build(pieces: int, threads: int, report: Report) -> Bytes:
    """Build the tables of up to this many pieces."""
    if not FEWEST <= pieces <= MOST:
        raise ConfigError(f"Endgame tables exist for {FEWEST} to {MOST} pieces, not {pieces}.")
    table = np.zeros(int(FIRST[pieces + 1]), dtype=np.uint8)
    with ThreadPoolExecutor(threads) as workers:
        for count in range(FEWEST, pieces + 1):
            _build_block(table, count, workers, report)
    return table


def _build_block(table: Bytes, count: int, workers: ThreadPoolExecutor, report: Report) -> None:
    first, end = int(FIRST[count]), int(FIRST[count + 1])
    plan = np.zeros(end - first, dtype=np.uint8)
    chunks = [(begin, min(begin + CHUNK, end)) for begin in range(first, end, CHUNK)]
    opened = workers.map(partial(_open_part, table, plan, count), *zip(*chunks, strict=True))
    for done, _ in enumerate(opened, start=1):
        report(f"{count} pieces: captures, {done / len(chunks):.0%}")
    planned = _longest_distance(table[:first]) + 1  # the longest delay by a capture
    for distance in range(1, NONE):
        sweep = partial(_sweep_part, table, plan, count, distance)
        decided = sum(workers.map(sweep, *zip(*chunks, strict=True)))
        report(f"{count} pieces: {decided:,} positions end in {distance} plies")
        if not decided and distance > planned:
            return


def _longest_distance(table: Bytes) -> int:
    """Return the longest distance in a table."""
    by_distance = _counts(table).reshape(2, LOST).sum(axis=0)
    return int(np.flatnonzero(by_distance[:NONE]).max(initial=0))


def _counts(table: Bytes) -> Ints:
    """Return how often each value occurs. Counting in parts, since it takes eight times the memory."""
    counts = np.zeros(2 * LOST, dtype=np.int64)
    for begin in range(0, len(table), CHUNK):
        counts += np.bincount(table[begin : begin + CHUNK], minlength=2 * LOST)
    return counts


# Summary


class Tally(NamedTuple):
    """The numbers of positions with this many pieces that the side to move wins, loses or draws."""

    pieces: int
    won: int
    lost: int
    drawn: int
    longest: int  # plies to the end, at most

    def __str__(self) -> str:
        return (
            f"{self.pieces} pieces: {self.won:,} won, {self.lost:,} lost, {self.drawn:,} drawn;"
            f" the longest takes {self.longest} plies."
        )


def tally(table: Bytes) -> list[Tally]:
    """Return the summary of a table, by number of pieces."""
    return [_tally(table, count) for count in range(FEWEST, pieces_of(table) + 1)]


def _tally(table: Bytes, count: int) -> Tally:
    block = table[FIRST[count] : FIRST[count + 1]]
    counts = _counts(block)
    won, lost, drawn = (int(part.sum()) for part in (counts[1:NONE], counts[LOST:], counts[:1]))
    return Tally(count, won, lost, drawn, _longest_distance(block))
