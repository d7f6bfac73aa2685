"""Play an action on a packed match."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from furcifer.compiled import compiled
from furcifer.compiled.bits import lowest
from furcifer.games.le_cameleon.tables import PRIMARY

from .bitboards import (
    FIRST_TAKE,
    HALF,
    ORIGIN,
    PASS_NUMBER,
    PER_ROW,
    PIECE_KEYS,
    RESERVES,
    TARGET,
    WAYS_TO_TAKE,
    Ints,
    kind_at,
)
from .layout import ACTION_MASK, BOXES, COUNT_BITS, DRAWS, HASH, MOVED, PAST, QUIET, TURN
from .legal import victims
from .scoring import update_result

FIRST_GAIN = 1 + len(PRIMARY)  # the kind of the first gain


@compiled
def _end_turn(packed: Ints) -> None:
    packed[TURN], packed[MOVED] = 1 - packed[TURN], 0


@compiled
def _remember(packed: Ints, action: int) -> None:
    """R18: record the action with the hash of the board before it."""
    if packed[DRAWS]:
        packed[PAST + packed[QUIET]] = packed[HASH] & ~ACTION_MASK | action
        packed[QUIET] += 1


@compiled
def _put(packed: Ints, side: int, bit: int, kind: int) -> None:
    """Put a piece on an empty square, or remove a piece of this kind from its square."""
    packed[HASH] ^= PIECE_KEYS[side * HALF + bit, kind]
    for digit in range(3):
        packed[3 * side + digit] ^= (kind >> digit & 1) << bit


@compiled
def _move(packed: Ints, action: int) -> None:
    side, origin, target = packed[TURN] & 1, ORIGIN[action], TARGET[action]
    kind = kind_at(packed, side, origin)
    if victims(packed, side, origin, target):
        packed[MOVED], packed[QUIET] = target + 1, 0
    else:
        _remember(packed, action)
        _end_turn(packed)
    _put(packed, side, origin, kind)
    _put(packed, side, target, kind)


@compiled
def _take(packed: Ints, action: int) -> None:
    side, victim, way = packed[TURN] & 1, TARGET[action], (action - FIRST_TAKE) % WAYS_TO_TAKE
    _put(packed, 1 - side, victim, kind_at(packed, 1 - side, victim))
    if way:
        gain, reserve = (way - 1) // PER_ROW, (way - 1) % PER_ROW
        packed[BOXES + side] -= 1 << COUNT_BITS * gain
        _put(packed, side, lowest(RESERVES[side]) + reserve, FIRST_GAIN + gain)
    packed[QUIET] = 0
    if not victims(packed, side, packed[MOVED] - 1, packed[MOVED] - 1):
        _end_turn(packed)


@compiled
def apply(packed: Ints, action: int) -> None:
    """Play a legal action in place."""
    if action < FIRST_TAKE:
        _move(packed, action)
    elif action == PASS_NUMBER:
        _remember(packed, action)
        _end_turn(packed)
    else:
        _take(packed, action)
    update_result(packed)
