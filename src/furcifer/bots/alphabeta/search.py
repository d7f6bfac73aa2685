"""Principal variation search on a kernel: a template that is compiled once for each game.

`player.search_for` puts GAME and these functions into this module before it runs it, so that numba compiles
and caches one search per game. From the game's kernel: `to_act`, `legal`, `apply` and `scores`. From its
evaluation:

    position_key(packed) -> int         a key of at most 62 bits for the position and the side to move
    forced_win(packed) -> int           the actions within which the actor surely wins; 0 if unknown
    evaluate(packed) -> int             the static value of the position for the actor, within ±9999
    noisy(packed, out) -> int           write the actions for quiescence search; -1: search every action
    priority(packed, action) -> int     0 to 9, highest first; what a level may overlook depends on it
    probe_endgames(packed, endgames)    optional: the actions to the actor's win, or loss (negative), by the
                                        endgame tables; DRAWN for a draw, 0 if the tables do not know

The game has two seats and is zero-sum. A seat may act several times in succession. Every value is for the
actor, the seat that acts in that position.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"
# ruff: noqa: F821 - `search_for` provides the game's functions

from __future__ import annotations

from typing import Any

import numpy as np

from furcifer.compiled.cache import compile_for

from .overlooking import OBVIOUS, is_seen
from .transposition import AT_LEAST, AT_MOST, EXACT, PENDING, plies_from_here, probe, store
from .workspace import (
    ACTOR,
    ALPHA,
    BEST_ACTION,
    BEST_VALUE,
    BETA,
    COUNT,
    DEPTH,
    FORCED,
    KEY,
    MAX_PLY,
    MISS_SHARE,
    NEXT,
    NODE_LIMIT,
    NODES,
    NULL_WINDOW,
    ORIGINAL_ALPHA,
    OVERLOOK_SHARE,
    QUIESCENCE,
    REDUCED,
    STOP,
    WIN,
    Bytes,
    Ints,
    Workspace,
)

GAME: str = globals().get("GAME", "no game")
OVER: int = globals().get("OVER", -9)
to_act: Any
legal: Any
apply: Any
scores: Any
position_key: Any
forced_win: Any
evaluate: Any
noisy: Any
priority: Any
DRAWN: int = globals().get("DRAWN", 1 << 10)
MARGIN: int = globals().get("MARGIN", 0)  # by which a value can change in a ply; 0: never prune by it

SHORT_WIN = 0xFFFF  # stands for the win that `forced_win` sees, in place of an action number
DRAW_SCALE = 64  # among table draws prefer the better evaluation, divided by this: opponents err
TABLE_MOVE_RANK = 1 << 50  # the best action of the transposition table is tried first
PRUNED_DEPTH = 3  # with at most so many plies left, a value far above the window needs no search
LATE, REDUCED_DEPTH = 4, 3  # from the action LATE on, quiet ones are first searched less deep
CUT_NO_MORE = -1  # an action that turned out better than expected is searched to the full depth


compiled = compile_for(GAME)


# The game's endgame tables

if "probe_endgames" not in globals():

    @compiled
    def probe_endgames(packed: Ints, endgames: Bytes) -> int:
        return 0


@compiled
def _endgame_value(packed: Ints, endgames: Bytes, ply: int) -> int:
    """Return the value of a node that is in the endgame tables, or PENDING."""
    away = probe_endgames(packed, endgames)
    if away == 0:
        return PENDING
    if away == DRAWN:
        return evaluate(packed) // DRAW_SCALE
    return WIN - ply - away if away > 0 else ply - away - WIN


@compiled
def _drop_overlooked(space: Workspace, ply: int) -> None:
    """Remove overlooked actions from the list. If that would leave nothing to do, remove none."""
    packed, moves, frame = space.positions[ply], space.moves[ply], space.frames[ply]
    seen, may_stand = 0, space.control[MISS_SHARE] and frame[BEST_VALUE] > -WIN
    for place in range(frame[COUNT]):
        action = moves[place]
        if is_seen(space.control, frame[KEY], action, priority(packed, action)):
            moves[place], moves[seen] = moves[seen], action
            seen += 1
    frame[COUNT] = seen if seen or may_stand else frame[COUNT]


# One node


@compiled
def _final_value(packed: Ints, ply: int) -> int:
    """Return the value of a finished match for seat 0."""
    points = np.empty(2)
    scores(packed, points)
    return (WIN - ply) * (int(points[0] > points[1]) - int(points[0] < points[1]))


@compiled
def _cutoff(frame: Ints, found: int, ply: int) -> int:
    """Return the value that the transposition table settles, or PENDING."""
    if not found or found & 255 < frame[DEPTH]:
        return PENDING
    value, kind = (found >> 10 & (1 << 22) - 1) - PENDING, found >> 8 & 3
    value = plies_from_here(value, -ply)
    if kind == EXACT or (kind == AT_LEAST and value >= frame[BETA]):
        return value
    return value if kind == AT_MOST and value <= frame[ALPHA] else PENDING


@compiled
def _rank_moves(space: Workspace, ply: int, best: int) -> None:
    """Combine each listed action with its rank, in the bits above its number."""
    packed, moves, frame = space.positions[ply], space.moves[ply], space.frames[ply]
    for place in range(frame[COUNT]):
        action = moves[place]
        rank = (priority(packed, action) << 40) + (space.history[frame[ACTOR] & 1, action] << 16)
        if action == best:
            rank = TABLE_MOVE_RANK
        elif action == space.killers[ply, 0] or action == space.killers[ply, 1]:
            rank += 1 << 41
        moves[place] = rank | action


@compiled
def _quiescence(space: Workspace, ply: int) -> int:
    """Search beyond the depth: stand pat, or list the noisy actions. Return a value, or PENDING."""
    packed, frame = space.positions[ply], space.frames[ply]
    count = noisy(packed, space.moves[ply]) if frame[DEPTH] > -space.control[QUIESCENCE] else 0
    if count < 0:
        frame[COUNT] = legal(packed, space.moves[ply])
        return PENDING
    frame[COUNT], frame[BEST_VALUE] = count, evaluate(packed)
    frame[ALPHA] = max(frame[ALPHA], frame[BEST_VALUE])
    return frame[BEST_VALUE] if frame[ALPHA] >= frame[BETA] or not count else PENDING


@compiled
def _value_without_search(space: Workspace, ply: int) -> int:
    """Return the value of a node that needs no search, or PENDING."""
    packed = space.positions[ply]
    soon = forced_win(packed)
    if soon and is_seen(space.control, space.frames[ply, KEY], SHORT_WIN, 0):
        return WIN - ply - soon
    if len(space.endgames):
        value = _endgame_value(packed, space.endgames, ply)
        if value != PENDING:
            return value
    return evaluate(packed) if ply >= MAX_PLY else PENDING


@compiled
def _far_above(packed: Ints, frame: Ints) -> int:
    """Return the static value of a node if it is far above the window, where a search is pointless."""
    beta = frame[BETA]
    if frame[DEPTH] > PRUNED_DEPTH or beta - frame[ALPHA] > 1 or not -FORCED < beta < FORCED:
        return PENDING
    value = evaluate(packed)
    return value if value - MARGIN * frame[DEPTH] >= beta else PENDING


@compiled
def _enter(space: Workspace, ply: int) -> int:
    """Enter a new node: return its value, or PENDING with its actions listed in the frame."""
    packed, frame = space.positions[ply], space.frames[ply]
    frame[ACTOR], frame[NEXT], frame[BEST_VALUE], frame[BEST_ACTION] = to_act(packed), 0, -WIN, -1
    frame[ORIGINAL_ALPHA], frame[NULL_WINDOW] = frame[ALPHA], 0
    if frame[ACTOR] == OVER:
        frame[ACTOR] = 0
        return _final_value(packed, ply)
    frame[KEY], best = position_key(packed), -1
    value = _value_without_search(space, ply)
    if value != PENDING:
        return value
    if frame[DEPTH] > 0:
        found = probe(space.table, frame[KEY])
        value = _cutoff(frame, found, ply)
        if value != PENDING:
            return value
        best = (found >> 32) - 1
        if MARGIN:
            value = _far_above(packed, frame)
            if value != PENDING:
                return value
        frame[COUNT] = legal(packed, space.moves[ply])
        if frame[COUNT] == 1:
            frame[DEPTH] += 1  # extension: the only action costs no depth
    else:
        value = _quiescence(space, ply)
        if value != PENDING:
            return value
    if space.control[OVERLOOK_SHARE] or space.control[MISS_SHARE]:
        _drop_overlooked(space, ply)
    _rank_moves(space, ply, best)
    return PENDING


@compiled
def _next_action(space: Workspace, ply: int) -> int:
    """Return the best-ranked action that is not yet tried, or -1."""
    moves, frame = space.moves[ply], space.frames[ply]
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
def _reduction(space: Workspace, ply: int, action: int) -> int:
    """Return by how many plies a late quiet action is searched less deep at first."""
    frame, killers = space.frames[ply], space.killers[ply]
    if not MARGIN or frame[DEPTH] < REDUCED_DEPTH or frame[NEXT] <= LATE or frame[REDUCED] == CUT_NO_MORE:
        return 0
    if action == killers[0] or action == killers[1] or priority(space.positions[ply], action) >= OBVIOUS:
        return 0
    return 2 if frame[NEXT] > 3 * LATE and frame[DEPTH] > REDUCED_DEPTH + 1 else 1


@compiled
def _descend(space: Workspace, ply: int, action: int, null_window: bool) -> None:
    """Set up the child's position and window. A null window only asks whether the action beats alpha."""
    frame, child = space.frames[ply], space.frames[ply + 1]
    space.positions[ply + 1] = space.positions[ply]
    apply(space.positions[ply + 1], action)
    low, high = frame[ALPHA], frame[ALPHA] + 1 if null_window else frame[BETA]
    same = to_act(space.positions[ply + 1]) == frame[ACTOR]
    child[ALPHA], child[BETA] = (low, high) if same else (-high, -low)
    frame[REDUCED] = _reduction(space, ply, action) if null_window else 0
    child[DEPTH], frame[NULL_WINDOW] = frame[DEPTH] - 1 - frame[REDUCED], null_window


@compiled
def _leave(space: Workspace, ply: int) -> int:
    """Store the result of a finished node in the table, killers and history, and return its value."""
    frame = space.frames[ply]
    value, best_action, depth = frame[BEST_VALUE], frame[BEST_ACTION], frame[DEPTH]
    if depth > 0:
        kind = AT_LEAST if value >= frame[BETA] else EXACT if value > frame[ORIGINAL_ALPHA] else AT_MOST
        store(space.table, frame[KEY], min(depth, 255), plies_from_here(value, ply), kind, best_action)
        if kind == AT_LEAST and space.killers[ply, 0] != best_action:
            space.killers[ply, 1], space.killers[ply, 0] = space.killers[ply, 0], best_action
        if kind == AT_LEAST:
            space.history[frame[ACTOR] & 1, best_action] += depth * depth
            if space.history[frame[ACTOR] & 1, best_action] >= 1 << 20:
                space.history[frame[ACTOR] & 1] >>= 1
    return value


@compiled
def _update(space: Workspace, ply: int, value: int) -> bool:
    """Update a node with a child's value. Return whether to search the action again, more fully."""
    frame = space.frames[ply]
    action = space.moves[ply, frame[NEXT] - 1] & 0xFFFF
    if frame[REDUCED] > 0 and value > frame[ALPHA]:
        frame[REDUCED] = CUT_NO_MORE
        return True
    if frame[NULL_WINDOW] and frame[ALPHA] < value < frame[BETA]:
        return True
    if value > frame[BEST_VALUE]:
        frame[BEST_VALUE], frame[BEST_ACTION] = value, action
    frame[ALPHA] = max(frame[ALPHA], value)
    return False


@compiled
def search(space: Workspace, depth: int, alpha: int, beta: int) -> int:
    """Return the value of positions[0] for its actor, within a window. It means nothing once STOP is set.

    The stack is explicit because a recursive function crashes when numba loads it from its cache.
    """
    frames, control = space.frames, space.control
    frames[0, DEPTH], frames[0, ALPHA], frames[0, BETA] = depth, alpha, beta
    ply = int(np.int64(0))  # not the literal 0, for which numba would compile every function once more
    value, again = _enter(space, ply), False
    while not control[STOP]:
        if value == PENDING:
            frame = frames[ply]
            action = space.moves[ply, frame[NEXT] - 1] & 0xFFFF if again else _next_action(space, ply)
            if action < 0 or (frame[ALPHA] >= frame[BETA] and not again):
                value = _leave(space, ply)
                continue
            if not again:
                frame[REDUCED] = 0
            _descend(space, ply, action, frame[NEXT] > 1 and (not again or frame[REDUCED] == CUT_NO_MORE))
            again = False  # the child begins with its own first action
            ply += 1
            value = _enter(space, ply)
            control[NODES] += 1
            if control[NODES] >= control[NODE_LIMIT]:
                control[STOP] = 1
        elif ply == 0:
            return value
        else:
            ply -= 1
            if frames[ply + 1, ACTOR] != frames[ply, ACTOR]:
                value = -value
            again = _update(space, ply, value)
            value = PENDING
    return 0
