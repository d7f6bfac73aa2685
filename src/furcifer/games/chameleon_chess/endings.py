"""The last plies of Chameleon 5×5, seen at a glance: wins within two and four plies, by sets of squares."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from numba import njit

from furcifer.machine.bits import lowest

from .bitboards import BLUE_HOME, RED_HOME, attacked, reach

SAFE = 100  # more replies than there are: the defender wins first


@njit(cache=True, nogil=True)
def moved(black: int, origin: int, target: int) -> int:
    """The black natures after a move."""
    end = 1 << target
    return black & ~(1 << origin | end) | end * (black >> origin & 1)


@njit(cache=True, nogil=True)
def covered(pieces: int, black: int, occupied: int) -> int:
    """Every square these pieces get to or guard."""
    squares = 0
    while pieces:
        squares |= reach(black, occupied, lowest(pieces))
        pieces &= pieces - 1
    return squares


@njit(cache=True, nogil=True)
def safe_run(own: int, enemy: int, black: int, far: int) -> int:
    """A move onto the far rank that the enemy cannot answer with a capture: origin × 32 + target, or -1."""
    occupied, left = own | enemy, own
    free = far & ~own & ~covered(enemy, black, occupied)
    while left and free:
        origin = lowest(left)
        targets = reach(black, occupied, origin) & free
        while targets:
            target = lowest(targets)
            after = occupied & ~(1 << origin) | 1 << target  # the origin may have stood in an enemy's way
            if not attacked(enemy & ~(1 << target), moved(black, origin, target), after, target):
                return origin << 5 | target
            targets &= targets - 1
        left &= left - 1
    return -1


@njit(cache=True, nogil=True)
def wins_at_once(own: int, enemy: int, black: int, home: int, far: int) -> bool:
    """R4, R6: the move that ends it."""
    if not enemy & (enemy - 1) and attacked(own, black, own | enemy, lowest(enemy)):
        return True
    if enemy & home or own & (own - 1):
        return False
    return reach(black, own | enemy, lowest(own)) & far != 0


@njit(cache=True, nogil=True)
def wins_soon(own: int, enemy: int, black: int, home: int, far: int) -> bool:
    """Within two plies: at once, or by a run that cannot be captured."""
    if wins_at_once(own, enemy, black, home, far):
        return True
    return not enemy & home and safe_run(own, enemy, black, far) >= 0


@njit(cache=True, nogil=True)
def escapes(att: int, dfn: int, black: int, most: int) -> int:
    """How many replies leave the attacker without a win within two plies; counted to `most`."""
    invader = att & BLUE_HOME
    if not invader and wins_soon(dfn, att, black, BLUE_HOME, RED_HOME):
        return SAFE
    count, left, occupied = 0, dfn, att | dfn
    while left:
        origin = lowest(left)
        targets = reach(black, occupied, origin) & ~dfn
        if invader:
            targets &= invader
        while targets:
            start, end = left & -left, targets & -targets
            natures = black & ~(start | end) | end * (black >> origin & 1)
            if not wins_soon(att & ~end, dfn ^ start ^ end, natures, RED_HOME, BLUE_HOME):
                count += 1
                if count >= most:
                    return count
            targets ^= end
        left &= left - 1
    return count


@njit(cache=True, nogil=True)
def wins_in_four(att: int, dfn: int, black: int) -> int:
    """An attacking move without escape, or -1; the attacker has no win within two plies."""
    invader, left, occupied = dfn & RED_HOME, att, att | dfn
    while left:
        origin = lowest(left)
        targets = reach(black, occupied, origin) & ~att
        if invader:
            targets &= invader
        while targets:
            target = lowest(targets)
            step = 1 << origin | 1 << target
            if not escapes(att ^ step, dfn & ~(1 << target), moved(black, origin, target), 1):
                return origin << 5 | target
            targets &= targets - 1
        left &= left - 1
    return -1
