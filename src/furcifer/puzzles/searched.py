"""Puzzles found by a search: one action leads all others by far, and still does when the search is deeper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from furcifer.bots.alphabeta import AlphaBetaPlayer
from furcifer.bots.analysis.judge import search_bots
from furcifer.bots.analysis.value import Value, of_two
from furcifer.core import (
    AlphaBetaSkill,
    Candidate,
    Match,
    Puzzle,
    Rng,
    SearchedPuzzles,
    puzzle_in,
    turn_for,
)

DEEPER = 10  # times the nodes
LONGEST = 5  # steps of a solution
Line = list[tuple[str, ...]]
WORTH = 0.45  # the least winning chance after the best action: it wins something, or saves the match
NOTICED = 0.08  # a lead in the game's own unit counts only if the winning chances differ by so much


def find(match: Match, kind: SearchedPuzzles) -> Puzzle | None:
    """Return the puzzle in the position that a match has reached, or None."""
    seat = match.to_act[0]
    if not _is_open(match, kind) or far_best(match, kind, kind.nodes // DEEPER) is None:
        return None
    line = solution(match, kind)
    if not line or kind.trivial(match, line):
        return None
    line = confirmed(match, kind, line, kind.nodes * DEEPER)
    if not line or kind.trivial(match, line):
        return None
    return puzzle_in(match, seat, line, kind.sketch(match, line))


def _is_open(match: Match, kind: SearchedPuzzles) -> bool:
    """Return whether a seat chooses here among actions that are worth asking about."""
    legal = match.legal(match.to_act[0])
    return len(legal) > 1 and not any(kind.follows(action) for action in legal)


def solution(match: Match, kind: SearchedPuzzles) -> Line:
    """Return the line in which each action of the solver leads all others by far."""
    seat, line = match.to_act[0], Line()
    while len(line) < LONGEST and match.to_act == (seat,):
        action = far_best(match, kind, kind.nodes)
        if action is None:
            break
        step, match = _step(match, kind, action)
        line.append(step)
    return _ended(line)


def confirmed(match: Match, kind: SearchedPuzzles, line: Line, nodes: int) -> Line:
    """Return the line as far as a search with so many nodes agrees."""
    for number, step in enumerate(line):
        if str(far_best(match, kind, nodes)) != step[0]:
            return _ended(line[:number])
        match = _replayed(match, step)
    return line


def _ended(line: Line) -> Line:
    """Return a line that ends with an action of the solver."""
    return [*line[:-1], line[-1][:1]] if line else []


def far_best(match: Match, kind: SearchedPuzzles, nodes: int) -> Any:
    """Return the action that leads the second best by the margins, or None."""
    found = _judged(match, nodes, 2)
    if len(found) < 2:
        return None
    seat = match.to_act[0]
    best, second = (of_two(each, seat, search_bots(match.game).lead_scale) for each in found)
    gained = best.chances[seat] - second.chances[seat]
    clear = gained > kind.margin or (gained > NOTICED and _lead(best, second) >= kind.lead)
    return found[0].action if clear and best.chances[seat] > WORTH else None


def _lead(best: Value, second: Value) -> float:
    """Return by how much the best leads in the game's own unit; 0 where one of them is decided."""
    return best.lead - second.lead if best.lead is not None and second.lead is not None else 0.0


def _judged(match: Match, nodes: int, most: int) -> list[Candidate]:
    seat = match.to_act[0]
    return AlphaBetaPlayer("puzzles", AlphaBetaSkill(nodes=nodes)).explain(
        turn_for(match, seat, Rng(0)), most
    )


def _step(match: Match, kind: SearchedPuzzles, action: Any) -> tuple[tuple[str, ...], Match]:
    """Return a step of the solution and the match after it: the action, what follows, and the reply."""
    seat, played = match.to_act[0], [str(action)]
    match = match.record(seat, action)
    while match.to_act and (match.to_act != (seat,) or any(kind.follows(a) for a in match.legal(seat))):
        legal = match.legal(match.to_act[0])
        best = legal[0] if len(legal) == 1 else _judged(match, kind.nodes, 1)[0].action
        played.append(str(best))
        match = match.record(match.to_act[0], best)
    return tuple(played), match


def verify(puzzle: Puzzle, match: Match, kind: SearchedPuzzles) -> str | None:
    """Return why the solution is not ahead of everything else, or None.

    It repeats both searches that found the puzzle. They are deterministic, so the margins are the same.
    """
    if kind.trivial(match, puzzle.solution):
        return "it is too easy to see"
    for nodes in (kind.nodes, kind.nodes * DEEPER):
        agreed = confirmed(match, kind, list(puzzle.solution), nodes)
        if wrong := puzzle.solution[len(agreed) :]:
            return f"{wrong[0][0]} does not lead all other actions by far"
    return None


def _replayed(match: Match, step: Sequence[str]) -> Match:
    for notation in step:
        match = match.record(match.to_act[0], notation)
    return match
