"""The endgame tables built backwards, from the ends of games to everything that leads there.

A block is all positions of so many pieces. Captures lead into smaller blocks, which are there already: they
are looked at once, when a block is opened, and planned. All other moves stay within the block: from every
position that was settled at a distance one goes back to those that can lead to it.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return,call-arg"
# ruff: noqa: PLR0913, PLR0917 - compiled functions are handed what elsewhere an object would hold

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from furcifer.core import ConfigError
from furcifer.machine.bits import lowest

from .bitboards import BLUE_HOME, CELLS, RED_HOME, reach
from .endgames import (
    DISTANCE,
    FEWEST,
    FIRST,
    LOST,
    MOST,
    NONE,
    Bytes,
    board_at,
    can_stand,
    passed,
    pieces_of,
    place_of,
)
from .endings import moved
from .kernel import result_of
from .tables import REACH

Ints = NDArray[np.int64]
Report = Callable[[str], None]
CHUNK = 1 << 20  # places that a thread takes at a time


def _ways_back() -> tuple[list[int], list[int]]:
    """By nature and square: what of its reach a piece can have come from, and from where else it can have."""
    kept, added = [], []
    for nature in "WB":
        for square in range(CELLS):
            forth = {target for target, _ in REACH[nature][square]}
            back = {o for o in range(CELLS) for target, _ in REACH[nature][o] if target == square}
            kept.append(sum(1 << o for o in back & forth))
            added.append(sum(1 << o for o in back - forth))  # jumps: nothing stands in their way
    return kept, added


KEPT, ADDED = (np.array(squares, dtype=np.int64) for squares in _ways_back())


@njit(cache=True, nogil=True)
def origins(black: int, occupied: int, target: int) -> int:
    """Where the piece on a square can have come from by a move that took nothing."""
    kind = (black >> target & 1) * CELLS + target
    return (reach(black, occupied, target) & KEPT[kind] | ADDED[kind]) & ~occupied


# One position


@njit(cache=True, nogil=True)
def _weigh(table: Bytes, own: int, enemy: int, black: int, first: bool) -> int:
    """What is known of a position by its moves: a win, a loss, or 0. At first only takings tell."""
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
                after = passed(mine, theirs, moved(black, origin, target))
                value = table[place_of(after[0], after[1], after[2])]
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


@njit(cache=True, nogil=True)
def _open_part(table: Bytes, plan: Bytes, count: int, begin: int, end: int) -> None:
    """Strike out what cannot stand, and plan what takings settle."""
    for place in range(begin, end):
        own, enemy, black = board_at(place, count)
        if can_stand(own, enemy, black):
            plan[place - FIRST[count]] = _weigh(table, own, enemy, black, True)
        else:
            table[place] = NONE


@njit(cache=True, nogil=True)
def _go_back(table: Bytes, plan: Bytes, count: int, place: int, distance: int) -> int:
    """From a position settled a ply nearer to the end, settle those that can lead to it; how many."""
    own, enemy, black = board_at(place, count)
    lost, settled, left, occupied = table[place] > NONE, 0, enemy, own | enemy
    while left:
        target = lowest(left)
        sources = origins(black, occupied, target)
        while sources:
            source = lowest(sources)
            theirs = enemy ^ (1 << source | 1 << target)
            before = passed(own, theirs, moved(black, target, source))
            earlier = place_of(before[0], before[1], before[2])
            if table[earlier] == 0:
                value = distance if lost else _weigh(table, before[0], before[1], before[2], False)
                if value == distance or value == LOST + distance:
                    table[earlier] = value
                    settled += 1
                elif value > LOST:
                    plan[earlier - FIRST[count]] = value  # a taking puts the end off
            sources &= sources - 1
        left &= left - 1
    return settled


@njit(cache=True, nogil=True)
def _sweep_part(table: Bytes, plan: Bytes, count: int, distance: int, begin: int, end: int) -> int:
    """Settle what ends at a distance, as far as it follows from this part of the block; how many."""
    settled = 0
    for place in range(begin, end):
        value = table[place]
        if value == 0:
            planned = plan[place - FIRST[count]]
            if planned and planned & DISTANCE == distance:
                table[place] = planned
                settled += 1
        elif value != NONE and value & DISTANCE == distance - 1:
            settled += _go_back(table, plan, count, place, distance)
    return settled


# A whole table


def build(pieces: int, threads: int, report: Report) -> Bytes:
    """The tables of up to so many pieces."""
    if not FEWEST <= pieces <= MOST:
        raise ConfigError(f"Endgame tables are of {FEWEST} to {MOST} pieces, not {pieces}.")
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
        report(f"{count} pieces: takings, {done / len(chunks):.0%}")
    planned = _farthest(table[:first]) + 1  # a taking may put the end off so far
    for distance in range(1, NONE):
        sweep = partial(_sweep_part, table, plan, count, distance)
        settled = sum(workers.map(sweep, *zip(*chunks, strict=True)))
        report(f"{count} pieces: {settled:,} positions end in {distance} plies")
        if not settled and distance > planned:
            return


def _farthest(table: Bytes) -> int:
    """The plies of the longest way to an end that a table holds."""
    by_distance = _counts(table).reshape(2, LOST).sum(axis=0)
    return int(np.flatnonzero(by_distance[:NONE]).max(initial=0))


def _counts(table: Bytes) -> Ints:
    """How often each value stands in a table; in parts, because counting takes eight times the room."""
    counts = np.zeros(2 * LOST, dtype=np.int64)
    for begin in range(0, len(table), CHUNK):
        counts += np.bincount(table[begin : begin + CHUNK], minlength=2 * LOST)
    return counts


# What came out


class Tally(NamedTuple):
    """Of all positions of so many pieces, the side to move wins, loses, or nobody does."""

    pieces: int
    won: int
    lost: int
    drawn: int
    longest: int  # plies of the longest way to an end

    def __str__(self) -> str:
        return (
            f"{self.pieces} pieces: {self.won:,} won, {self.lost:,} lost, {self.drawn:,} drawn;"
            f" the longest way to an end has {self.longest} plies."
        )


def tally(table: Bytes) -> list[Tally]:
    """What a table holds, by the number of pieces."""
    return [_tally(table, count) for count in range(FEWEST, pieces_of(table) + 1)]


def _tally(table: Bytes, count: int) -> Tally:
    block = table[FIRST[count] : FIRST[count + 1]]
    counts = _counts(block)
    won, lost, drawn = (int(part.sum()) for part in (counts[1:NONE], counts[LOST:], counts[:1]))
    return Tally(count, won, lost, drawn, _farthest(block))
