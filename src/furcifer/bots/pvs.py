"""Principal variation search on a kernel: written once, run once for each game.

`alphabeta.search_for` puts GAME and the functions named below into this module before it is run, so that
numba compiles, and keeps, one search per game. From the game's `kernel.py`: `to_act`, `legal`, `apply` and
`scores`. From its `evaluation.py`:

    identity(row) -> int       a number of at most 62 bits for what stands on the table and who acts
    certain(row) -> int        within how many actions the actor is sure to win; 0 where that takes a search
    evaluate(row) -> int       what the position is worth to the actor, within ±9999
    noisy(row, out) -> int     writes the actions to look at below the depth; -1: look at every action
    promise(row, number)       how early to try an action, 0 to 9; from OBVIOUS on nobody overlooks it
    settled(row, endings)      only where the game has endgame tables: in how many actions the actor wins by
                               them, or loses (negative); DRAWN, or 0 where they do not say

Two seats, what one wins the other loses. An actor may act several times in a row. All values are the actor's.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"
# ruff: noqa: F821 - the game's functions come from outside
# ruff: noqa: PLR0913, PLR0917 - compiled functions are handed what elsewhere an object would hold

from __future__ import annotations

from typing import Any

import numpy as np

from furcifer.machine.loading import compiler_for

from .room import (
    ACTOR,
    ALPHA,
    BEST,
    BETA,
    BLIND,
    CHOICE,
    COUNT,
    DEEPEST,
    DEPTH,
    DOWN,
    FLOOR,
    HALT,
    KEY,
    LIMIT,
    NARROW,
    NEXT,
    NODES,
    SALT,
    SURE,
    WIN,
    Bytes,
    Ints,
    Room,
)

GAME: str = globals().get("GAME", "no game")
OVER: int = globals().get("OVER", -9)
to_act: Any
legal: Any
apply: Any
scores: Any
identity: Any
certain: Any
evaluate: Any
noisy: Any
promise: Any
DRAWN: int = globals().get("DRAWN", 1 << 10)

PENDING = 1 << 20  # no value yet
OBVIOUS = 6  # an action that promises so much is seen by everybody
GLANCE = 0xFFFF  # stands for what `certain` sees, where actions have numbers
WORD = (1 << 31) - 1
DRAWISH = 64  # by the tables a draw: what looks better still is, by so much less, for others err
EXACT, AT_LEAST, AT_MOST = range(3)
FIRST = 1 << 50


compiled = compiler_for(GAME)


# The table


@compiled
def _place(table: Ints, key: int) -> int:
    return (key ^ key >> 29 ^ key >> 17) % len(table)


@compiled
def _remember(table: Ints, key: int, depth: int, value: int, kind: int, choice: int) -> None:
    """The newest finding stays, unless a deeper one of the same position is there."""
    place = _place(table, key)
    if table[place, 0] != key + 1 or table[place, 1] & 255 <= depth:
        table[place, 0] = key + 1
        table[place, 1] = choice + 1 << 32 | value + PENDING << 10 | kind << 8 | depth


@compiled
def _recall(table: Ints, key: int) -> int:
    place = _place(table, key)
    return table[place, 1] if table[place, 0] == key + 1 else 0


@compiled
def _as_kept(value: int, ply: int) -> int:
    """A forced win is kept as actions from here, not from the root."""
    return value + ply if value > SURE else value - ply if value < -SURE else value


# What the game's endgame tables know

if "settled" not in globals():

    @compiled
    def settled(row: Ints, endings: Bytes) -> int:
        return 0


@compiled
def _by_the_tables(row: Ints, endings: Bytes, ply: int) -> int:
    """The value of a node that stands in the endgame tables, or PENDING."""
    away = settled(row, endings)
    if away == 0:
        return PENDING
    if away == DRAWN:
        return evaluate(row) // DRAWISH
    return WIN - ply - away if away > 0 else ply - away - WIN


# What a beginner overlooks


@compiled
def _overlooked(room: Room, key: int, action: int) -> bool:
    """Whether an action is not seen in a position: by a chance that stays the same for the whole turn."""
    word = (key ^ key >> 31 ^ room.control[SALT] ^ action * 0x9E3779B) & WORD
    for _ in range(2):
        word = (word ^ word >> 15) * 0x45D9F3B & WORD
    return word >> 21 < room.control[BLIND]


@compiled
def _overlook(room: Room, ply: int) -> None:
    """Strike out what is not seen; where that would be everything, all is seen."""
    row, moves, frame = room.rows[ply], room.moves[ply], room.frames[ply]
    seen = 0
    for place in range(frame[COUNT]):
        action = moves[place]
        if promise(row, action) >= OBVIOUS or not _overlooked(room, frame[KEY], action):
            moves[place], moves[seen] = moves[seen], action
            seen += 1
    frame[COUNT] = seen or frame[COUNT]


# One node


@compiled
def _ended(row: Ints, ply: int) -> int:
    """The value to seat 0 of a finished match."""
    points = np.empty(2)
    scores(row, points)
    return (WIN - ply) * ((points[0] > points[1]) - (points[0] < points[1]))


@compiled
def _cut(frame: Ints, found: int, ply: int) -> int:
    """What the table lets us answer at once, or PENDING."""
    if not found or found & 255 < frame[DEPTH]:
        return PENDING
    value, kind = (found >> 10 & (1 << 22) - 1) - PENDING, found >> 8 & 3
    value = _as_kept(value, -ply)
    if kind == EXACT or (kind == AT_LEAST and value >= frame[BETA]):
        return value
    return value if kind == AT_MOST and value <= frame[ALPHA] else PENDING


@compiled
def _rank(room: Room, ply: int, best: int) -> None:
    """Put how early each action is tried above its number."""
    row, moves, frame = room.rows[ply], room.moves[ply], room.frames[ply]
    for place in range(frame[COUNT]):
        action = moves[place]
        rank = (promise(row, action) << 40) + (room.history[frame[ACTOR] & 1, action] << 16)
        if action == best:
            rank = FIRST
        elif action == room.killers[ply, 0] or action == room.killers[ply, 1]:
            rank += 1 << 41
        moves[place] = rank | action


@compiled
def _below(room: Room, ply: int) -> int:
    """Below the depth: stand still, or go on with what is noisy. A value, or PENDING with moves listed."""
    row, frame = room.rows[ply], room.frames[ply]
    count = noisy(row, room.moves[ply]) if frame[DEPTH] > -room.control[DOWN] else 0
    if count < 0:
        frame[COUNT] = legal(row, room.moves[ply])
        return PENDING
    frame[COUNT], frame[BEST] = count, evaluate(row)
    frame[ALPHA] = max(frame[ALPHA], frame[BEST])
    return frame[BEST] if frame[ALPHA] >= frame[BETA] or not count else PENDING


@compiled
def _at_sight(room: Room, ply: int) -> int:
    """The value of a node that needs no search, or PENDING."""
    row = room.rows[ply]
    soon = certain(row)
    if soon and not (room.control[BLIND] and _overlooked(room, room.frames[ply, KEY], GLANCE)):
        return WIN - ply - soon
    if len(room.endings):
        value = _by_the_tables(row, room.endings, ply)
        if value != PENDING:
            return value
    return evaluate(row) if ply >= DEEPEST else PENDING


@compiled
def _enter(room: Room, ply: int) -> int:
    """Look at a fresh node: its value, or PENDING with its actions listed in the frame."""
    row, frame = room.rows[ply], room.frames[ply]
    frame[ACTOR], frame[NEXT], frame[BEST], frame[CHOICE] = to_act(row), 0, -WIN, -1
    frame[FLOOR], frame[NARROW] = frame[ALPHA], 0
    if frame[ACTOR] == OVER:
        frame[ACTOR] = 0
        return _ended(row, ply)
    frame[KEY], best = identity(row), -1
    value = _at_sight(room, ply)
    if value != PENDING:
        return value
    if frame[DEPTH] > 0:
        found = _recall(room.table, frame[KEY])
        value = _cut(frame, found, ply)
        if value != PENDING:
            return value
        best = (found >> 32) - 1
        frame[COUNT] = legal(row, room.moves[ply])
        if frame[COUNT] == 1:
            frame[DEPTH] += 1  # a forced action costs nothing
    else:
        value = _below(room, ply)
        if value != PENDING:
            return value
    if room.control[BLIND]:
        _overlook(room, ply)
    _rank(room, ply, best)
    return PENDING


@compiled
def _next(room: Room, ply: int) -> int:
    """The best-ranked action not tried yet, or -1."""
    moves, frame = room.moves[ply], room.frames[ply]
    first = frame[NEXT]
    if first >= frame[COUNT]:
        return -1
    best = first
    for place in range(first + 1, frame[COUNT]):
        if moves[place] > moves[best]:
            best = place
    moves[first], moves[best] = moves[best], moves[first]
    frame[NEXT] = first + 1
    return moves[first] & 0xFFFF


@compiled
def _descend(room: Room, ply: int, action: int, narrow: bool) -> None:
    """Make the child's row and window; a narrow window only asks whether the action beats the best so far."""
    frame, child = room.frames[ply], room.frames[ply + 1]
    room.rows[ply + 1] = room.rows[ply]
    apply(room.rows[ply + 1], action)
    low, high = frame[ALPHA], frame[ALPHA] + 1 if narrow else frame[BETA]
    same = to_act(room.rows[ply + 1]) == frame[ACTOR]
    child[ALPHA], child[BETA] = (low, high) if same else (-high, -low)
    child[DEPTH], frame[NARROW] = frame[DEPTH] - 1, narrow


@compiled
def _leave(room: Room, ply: int) -> int:
    """Keep what was found out about a node; its value."""
    frame = room.frames[ply]
    value, choice, depth = frame[BEST], frame[CHOICE], frame[DEPTH]
    if depth > 0:
        kind = AT_LEAST if value >= frame[BETA] else EXACT if value > frame[FLOOR] else AT_MOST
        _remember(room.table, frame[KEY], min(depth, 255), _as_kept(value, ply), kind, choice)
        if kind == AT_LEAST and room.killers[ply, 0] != choice:
            room.killers[ply, 1], room.killers[ply, 0] = room.killers[ply, 0], choice
        if kind == AT_LEAST:
            room.history[frame[ACTOR] & 1, choice] += depth * depth
            if room.history[frame[ACTOR] & 1, choice] >= 1 << 20:
                room.history[frame[ACTOR] & 1] >>= 1
    return value


@compiled
def _take(room: Room, ply: int, value: int) -> bool:
    """Take in a child's value; whether the action must be searched again with the full window."""
    frame = room.frames[ply]
    action = room.moves[ply, frame[NEXT] - 1] & 0xFFFF
    if frame[NARROW] and frame[ALPHA] < value < frame[BETA]:
        return True
    if value > frame[BEST]:
        frame[BEST], frame[CHOICE] = value, action
    frame[ALPHA] = max(frame[ALPHA], value)
    return False


@compiled
def search(room: Room, depth: int, alpha: int, beta: int) -> int:
    """The value of rows[0] to its actor within a window. Meaningless once control[HALT] is set.

    The stack is our own: a compiled function that calls itself crashes when it comes from numba's cache.
    """
    frames, control = room.frames, room.control
    frames[0, DEPTH], frames[0, ALPHA], frames[0, BETA] = depth, alpha, beta
    ply, value, again = 0, _enter(room, 0), False
    while not control[HALT]:
        if value == PENDING:
            frame = frames[ply]
            action = room.moves[ply, frame[NEXT] - 1] & 0xFFFF if again else _next(room, ply)
            if action < 0 or (frame[ALPHA] >= frame[BETA] and not again):
                value = _leave(room, ply)
                continue
            _descend(room, ply, action, frame[NEXT] > 1 and not again)
            ply += 1
            value = _enter(room, ply)
            control[NODES] += 1
            if control[NODES] >= control[LIMIT]:
                control[HALT] = 1
        elif ply == 0:
            return value
        else:
            ply -= 1
            if frames[ply + 1, ACTOR] != frames[ply, ACTOR]:
                value = -value
            again = _take(room, ply, value)
            value = PENDING
    return 0
