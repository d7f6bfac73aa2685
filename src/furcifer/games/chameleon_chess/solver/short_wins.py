"""Wins of Chameleon 5×5 within two and four plies, found on bitboards without a search tree."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from furcifer.compiled import compiled
from furcifer.compiled.bits import lowest
from furcifer.games.chameleon_chess.kernel.bitboards import BLUE_HOME, RED_HOME, attacked, reach

SAFE = 100  # more than any number of replies: the defender wins first


@compiled
def moved(black: int, origin: int, target: int) -> int:
    """Return the black natures after a move."""
    end = 1 << target
    return black & ~(1 << origin | end) | end * (black >> origin & 1)


@compiled
def covered(pieces: int, black: int, occupied: int) -> int:
    """Return every square that these pieces reach or protect."""
    squares = 0
    while pieces:
        squares |= reach(black, occupied, lowest(pieces))
        pieces &= pieces - 1
    return squares


@compiled
def safe_run(own: int, enemy: int, black: int, far: int) -> int:
    """Return a move to the far rank that the enemy cannot capture: origin × 32 + target, or -1."""
    occupied, left = own | enemy, own
    free = far & ~own & ~covered(enemy, black, occupied)
    while left and free:
        origin = lowest(left)
        targets = reach(black, occupied, origin) & free
        while targets:
            target = lowest(targets)
            after = (
                occupied & ~(1 << origin) | 1 << target
            )  # leaving the origin may open a line for the enemy
            if not attacked(enemy & ~(1 << target), moved(black, origin, target), after, target):
                return origin << 5 | target
            targets &= targets - 1
        left &= left - 1
    return -1


@compiled
def wins_at_once(own: int, enemy: int, black: int, home: int, far: int) -> bool:
    """R4, R6: return whether a move ends the game at once."""
    if not enemy & (enemy - 1) and attacked(own, black, own | enemy, lowest(enemy)):
        return True
    if enemy & home or own & (own - 1):
        return False
    return reach(black, own | enemy, lowest(own)) & far != 0


@compiled
def wins_soon(own: int, enemy: int, black: int, home: int, far: int) -> bool:
    """Return whether the side wins within two plies: at once, or by a run that cannot be captured."""
    if wins_at_once(own, enemy, black, home, far):
        return True
    return not enemy & home and safe_run(own, enemy, black, far) >= 0


@compiled
def escapes(att: int, dfn: int, black: int, most: int) -> int:
    """Count the replies that leave the attacker without a win within two plies, up to `most`."""
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


@compiled
def wins_in_four(att: int, dfn: int, black: int) -> int:
    """Return a move that leaves no escape, or -1. The attacker must have no win within two plies."""
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
