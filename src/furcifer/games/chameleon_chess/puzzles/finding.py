"""Find puzzles of Chameleon 5×5: a forced win with one winning move at every step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from furcifer.core import CHANCE, Match, Puzzle, Seat, puzzle_in
from furcifer.games.chameleon_chess import rules
from furcifer.games.chameleon_chess.positions import exchanged, mirrored
from furcifer.games.chameleon_chess.state import State
from furcifer.games.chameleon_chess.tables import HOME, RED, SQUARES

from .exact import SHORTEST, Exact, Unsettled, exact, without_history
from .themes import sketch_of

LONGEST = 10  # plies of a win
MARGIN = 2  # plies: no other move wins even if it may take so many more
GLANCE = 10_000  # nodes to notice a win
NODES = 1_000_000  # nodes to make sure of it
Line = list[tuple[str, ...]]


def find(match: Match) -> Puzzle | None:
    """Return the puzzle in the position that a match has reached, or None."""
    if match.outcome or _lost_before(match):
        return None
    state = without_history(match.state.board, match.state.turn)
    try:
        plies = exact(GLANCE).shortest(state, LONGEST)
        line = solution(exact(NODES), state, plies) if plies and plies > SHORTEST else None
    except Unsettled:
        return None
    if plies is None or not line or len(line) < 2 or _recaptures(line, str(match.entries[-1][1])):
        return None
    return puzzle_in(match, state.turn, line, sketch_of(state, line, plies // 2))


def _lost_before(match: Match) -> bool:
    """Return whether the enemy was lost already before its last move: then many moves win."""
    before = list(match.steps())[-1].before
    return before.turn == CHANCE or _is_lost(before.board, before.turn)


@lru_cache(64)
def _is_lost(board: str, turn: Seat) -> bool:
    try:
        return exact(GLANCE).loses(without_history(board, turn), LONGEST - 1)
    except Unsettled:
        return False


def solution(search: Exact, state: State, plies: int) -> Line | None:
    """Return the line in which each move of the winner is the only one, or None.

    It ends before the last run if several runs win, and before the capture of a last desperate invader.
    """
    line = _only_line(search, state, plies)
    while line and len(line) > 1 and _recaptures(line[-1:], line[-2][-1]):
        line = [*line[:-2], line[-2][:1]]
    return line


def _only_line(search: Exact, state: State, plies: int) -> Line | None:
    move = search.only_move(state, plies, MARGIN)
    if move is None or plies == SHORTEST:
        return None if move is None else [(str(move),)]
    following = rules.apply(state, state.turn, move)
    replies = search.hardest(following, plies - 1)
    for reply, faced in sorted(replies, key=lambda pair: pair[0].target in SQUARES[HOME[state.turn]]):
        rest = _only_line(search, faced, plies - 2)
        if rest is not None:
            return [(str(move), str(reply)), *rest]
    return [(str(move),)] if replies and plies - 2 == SHORTEST else None


def _recaptures(line: Sequence[tuple[str, ...]], before: str) -> bool:
    """Return whether the first move only captures the piece that has just moved."""
    return "x" in line[0][0] and line[0][0][-2:] == before[-2:]


def canonical(board: str, turn: Seat) -> str:
    """Return one text for a position, its mirror image, and both with the sides exchanged."""
    seen = board if turn == RED else exchanged(board)
    return min(seen, mirrored(seen))


# Verification


def verify(puzzle: Puzzle, match: Match) -> str | None:
    """Return why the solution is not the only way to win, or None. The search answers exactly."""
    search, state = exact(10 * NODES), without_history(match.state.board, match.state.turn)
    plies = 2 * int(puzzle.arguments["moves"])
    if len(puzzle.solution) < 2 or _recaptures(puzzle.solution[-1:], puzzle.solution[-2][-1]):
        return "it is a single move, or ends with a forced capture"
    for step in puzzle.solution:
        if plies > SHORTEST and search.wins(state, plies - 2):
            return f"a win comes before {plies // 2} more moves"
        if str(search.only_move(state, plies, MARGIN)) != step[0]:
            return f"{step[0]} is not the only winning move"
        state = _played(state, step)
        plies -= 2
    return None


def _played(state: State, step: Sequence[str]) -> State:
    for notation in step:
        move = next(move for move in rules.moves(state) if str(move) == notation)
        state = rules.apply(state, state.turn, move)
    return state
