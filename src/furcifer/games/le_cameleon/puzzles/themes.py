"""The themes of a puzzle of Le Caméléon, and an estimate of how hard it is."""

from __future__ import annotations

from collections.abc import Sequence

from furcifer.core import Match, Message, Sketch
from furcifer.games.le_cameleon.bots.simple import weigh
from furcifer.games.le_cameleon.state import Move, Take
from furcifer.games.le_cameleon.tables import EMPTY, INDEX

ENDGAME = 10  # pieces
SIDES = ("rounds", "squares")


def trivial(match: Match, line: Sequence[tuple[str, ...]]) -> bool:
    """Return whether a line begins by taking back, or is one move that is easy to see.

    That is a move that takes at once, or one that the greedy player finds too.
    """
    first = line[0][0]
    if _takes_back(match, first):
        return True
    return len(line) == 1 and (_own_takings(match, first) > 0 or _greedy(match) == first)


def _greedy(match: Match) -> str:
    """Return the move of the greedy player."""
    seat = match.to_act[0]
    view = match.view(seat)
    return str(max(match.legal(seat), key=lambda move: weigh(view, move)))


def _takes_back(match: Match, move: str) -> bool:
    """Return whether a move takes the piece that has just moved and taken."""
    before = [each for _, each in match.entries][-8:]
    last = next((each for each in reversed(before) if isinstance(each, Move)), None)
    if last is None or not isinstance(before[-1], Take):
        return False
    seat = match.to_act[0]
    return any(str(each).startswith(f"x{last.target}") for each in match.record(seat, move).legal(seat))


def sketch(match: Match, line: Sequence[tuple[str, ...]]) -> Sketch:
    """Describe a line: what is asked, what it is about, and how hard it looks."""
    seat, themes = match.to_act[0], _themes(match, line)
    rating = 900 + 170 * len(line) + 6 * len(match.legal(seat))
    rating += 220 * ("quiet" in themes) + 160 * ("sacrifice" in themes) - 120 * ("chain" in themes)
    question = Message("le-cameleon-puzzle-best", {"side": SIDES[seat], "steps": len(line)})
    return Sketch(question, themes, rating)


def _themes(match: Match, line: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    state, seat, origin = match.state, match.to_act[0], line[0][0][:2]
    takings = _own_takings(match, line[0][0])
    replies = [notation for step in line for notation in _of_enemy(step)]
    found = {
        "taking": bool(takings),
        "quiet": not takings,
        "chain": takings > 1,
        "chameleon": state.board[INDEX[origin]] in "Kk",
        "reserve": origin[1] == "19"[seat],
        "sacrifice": any(notation.startswith("x") for notation in replies),
        "endgame": len(state.board) - state.board.count(EMPTY) <= ENDGAME,
    }
    return tuple(theme for theme, there in found.items() if there)


def _own_takings(match: Match, move: str) -> int:
    """Return how many pieces a move takes at most, with all that follows."""
    seat, count = match.to_act[0], 0
    match = match.record(seat, move)
    while match.to_act == (seat,) and isinstance(match.legal(seat)[0], Take):
        count += 1
        match = match.record(seat, match.legal(seat)[0])
    return count


def _of_enemy(step: Sequence[str]) -> Sequence[str]:
    """Return the enemy's part of a step: from its move on."""
    start = next((place for place, each in enumerate(step[1:], 1) if not each.startswith("x")), len(step))
    return step[start:]
